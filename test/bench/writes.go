// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/prometheus/common/expfmt"
	"github.com/prometheus/common/model"
	"k8s.io/client-go/rest"
)

// Write counts one kind of writing request.
type Write struct {
	Verb     string `json:"verb"`
	Resource string `json:"resource"` // with its subresource
	Count    int    `json:"count"`
}

// counts maps verb and resource to the number of requests.
type counts map[[2]string]int

// writeVerbs lists the verbs of writing requests in the metrics of the API server.
var writeVerbs = []string{"POST", "PUT", "PATCH", "APPLY", "DELETE", "DELETECOLLECTION"}

// ignored lists resources that are written periodically or per request, not per Deployment. They are leases, reviews, and the
// status of clusters, which is collected every ten seconds.
var ignored = []string{"leases", "tokenreviews", "subjectaccessreviews", "selfsubjectreviews", "clusters/status"}

// reviews lists the ignored resources that are requested for authentication and authorization only.
var reviews = ignored[1:4]

// scrape reads the number of writes that the API server has counted since it started, including failed ones.
func scrape(ctx context.Context, control rest.Interface) (counts, error) {
	return scrapeExcept(ctx, control, ignored)
}

// scrapeAll is scrape with the periodic writes.
func scrapeAll(ctx context.Context, control rest.Interface) (counts, error) {
	return scrapeExcept(ctx, control, reviews)
}

func scrapeExcept(ctx context.Context, control rest.Interface, ignored []string) (counts, error) {
	raw, err := control.Get().AbsPath("/metrics").DoRaw(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the metrics of the API server: %w", err)
	}
	return countRequests(raw, ignored)
}

// requests is the metric of the requests to the API server.
const requests = "apiserver_request_total"

// countRequests returns the writes in the metrics of an API server. It parses the lines of one metric alone: all of them are many
// megabytes, and parsing them every second would take most of a CPU.
func countRequests(raw []byte, ignored []string) (counts, error) {
	lines := bytes.NewBufferString("# TYPE " + requests + " counter\n")
	for line := range bytes.Lines(raw) {
		if bytes.HasPrefix(line, []byte(requests+"{")) {
			lines.Write(line)
		}
	}
	parser := expfmt.NewTextParser(model.LegacyValidation)
	families, err := parser.TextToMetricFamilies(lines)
	if err != nil {
		return nil, fmt.Errorf("read the metrics of the API server: %w", err)
	}
	out := counts{}
	family := families[requests]
	if family == nil {
		return out, nil
	}
	for _, m := range family.GetMetric() {
		labels := map[string]string{}
		for _, l := range m.GetLabel() {
			labels[l.GetName()] = l.GetValue()
		}
		resource := labels["resource"]
		if sub := labels["subresource"]; sub != "" {
			resource += "/" + sub
		}
		if !slices.Contains(writeVerbs, labels["verb"]) || slices.Contains(ignored, resource) || labels["dry_run"] != "" {
			continue
		}
		out[[2]string{labels["verb"], resource}] += int(m.GetCounter().GetValue())
	}
	return out, nil
}

// since returns the writes after before was scraped, most frequent first, without own, the requests of the caller.
func (c counts) since(before counts, own counts) []Write {
	var out []Write
	for k, n := range c {
		if n -= before[k] + own[k]; n > 0 {
			out = append(out, Write{Verb: k[0], Resource: k[1], Count: n})
		}
	}
	slices.SortFunc(out, func(a, b Write) int {
		return cmp.Or(cmp.Compare(b.Count, a.Count), cmp.Compare(a.Resource, b.Resource), cmp.Compare(a.Verb, b.Verb))
	})
	return out
}

// split counts writes of events and of other objects.
func split(all []Write) (objects, events int) {
	for _, w := range all {
		if w.Resource == "events" {
			events += w.Count
		} else {
			objects += w.Count
		}
	}
	return objects, events
}
