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

// Write is a kind of request that changes something.
type Write struct {
	Verb     string `json:"verb"`
	Resource string `json:"resource"` // with its subresource
	Count    int    `json:"count"`
}

// counts are requests by verb and resource.
type counts map[[2]string]int

// writeVerbs are how the API server's metrics name what changes something.
var writeVerbs = []string{"POST", "PUT", "PATCH", "APPLY", "DELETE", "DELETECOLLECTION"}

// notOurs are written by the clock, or for whoever asks, and not for a Deployment: leases, reviews, and the status of the
// clusters, which is collected every ten seconds.
var notOurs = []string{"leases", "tokenreviews", "subjectaccessreviews", "selfsubjectreviews", "clusters/status"}

// scrape reads the writes that the API server has counted since it started, failed ones included.
func scrape(ctx context.Context, control rest.Interface) (counts, error) {
	raw, err := control.Get().AbsPath("/metrics").DoRaw(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the metrics of the API server: %w", err)
	}
	parser := expfmt.NewTextParser(model.LegacyValidation)
	families, err := parser.TextToMetricFamilies(bytes.NewReader(raw))
	if err != nil {
		return nil, fmt.Errorf("read the metrics of the API server: %w", err)
	}
	out := counts{}
	family := families["apiserver_request_total"]
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
		if !slices.Contains(writeVerbs, labels["verb"]) || slices.Contains(notOurs, resource) || labels["dry_run"] != "" {
			continue
		}
		out[[2]string{labels["verb"], resource}] += int(m.GetCounter().GetValue())
	}
	return out, nil
}

// since lists what was written after before was taken, most first, without own, the caller's requests.
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

// split tells events from the rest.
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
