// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package state reads the state of a workload that is passed to its replacement as labels (feature gate StatefulFailoverInjection).
//
//	status that the cluster reported ── JSONPath of each rule ──► labels
//
// A value that the status does not have is taken from the last eviction. A replacement that fails before it reports its own state
// must not lose the state that it was given.
package state

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/client-go/util/jsonpath"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Labels returns the labels that the rules read from the status of an object in a cluster. It returns an error if a value is neither
// in the status nor known from an earlier eviction, or is not a valid label value.
func Labels(
	p *policyv1alpha1.StatePreservation, cluster string, spec *workv1alpha2.ResourceBindingSpec, st *workv1alpha2.ResourceBindingStatus,
) (map[string]string, error) {
	if p == nil || len(p.Rules) == 0 {
		return nil, nil
	}
	var status any
	for i := range st.AggregatedStatus {
		if item := &st.AggregatedStatus[i]; item.ClusterName == cluster && item.Status != nil {
			if err := json.Unmarshal(item.Status.Raw, &status); err != nil {
				return nil, fmt.Errorf("decode the status of cluster %s: %w", cluster, err)
			}
		}
	}
	last, out := Last(spec, st, cluster), map[string]string{}
	for _, rule := range p.Rules {
		value, err := read(rule.JSONPath, status)
		if err != nil || value == "" {
			known, ok := last[rule.AliasLabelName]
			switch {
			case ok:
				value = known
			case err != nil:
				return nil, fmt.Errorf("read label %s from the status in cluster %s: %w", rule.AliasLabelName, cluster, err)
			}
		}
		if problems := validation.IsValidLabelValue(value); len(problems) > 0 {
			return nil, fmt.Errorf("label %s from the status in cluster %s: %s", rule.AliasLabelName, cluster, strings.Join(problems, "; "))
		}
		out[rule.AliasLabelName] = value
	}
	return out, nil
}

// maxRepeated is the number of commas in a JSONPath: each one can double the number of results.
const maxRepeated = 8

// ranges matches the beginning of a loop in a JSONPath.
var ranges = regexp.MustCompile(`\{\s*range\b`)

// bounded returns an error if the results of a JSONPath can be much more than the values in a status: users write both.
func bounded(path string) error {
	loops := strings.Count(path, "..") + len(ranges.FindAllString(path, -1))
	if loops > 1 || strings.Contains(path, "@..") || strings.Count(path, ",") > maxRepeated {
		return fmt.Errorf("it is too complex: it may have one of .. and range, no @.., and %d commas", maxRepeated)
	}
	return nil
}

// parse parses a JSONPath of kubectl.
func parse(path string) (*jsonpath.JSONPath, error) {
	j := jsonpath.New("state")
	err := bounded(path)
	if err == nil {
		err = j.Parse(path)
	}
	if err != nil {
		return nil, fmt.Errorf("parse JSONPath %q: %w", path, err)
	}
	return j, nil
}

// ValidatePath returns an error if a JSONPath of a rule is invalid or too complex. A workload with such a rule would never be evicted.
func ValidatePath(path string) error {
	_, err := parse(path)
	return err
}

// read evaluates a JSONPath. A missing field is an error.
func read(path string, status any) (string, error) {
	j, err := parse(path)
	if err != nil {
		return "", err
	}
	var out bytes.Buffer
	if err := j.Execute(&out, status); err != nil {
		return "", fmt.Errorf("evaluate JSONPath %q: %w", path, err)
	}
	return strings.TrimSpace(out.String()), nil
}

// Last returns the labels that the copy in a cluster got from the last eviction, ended or in progress. It returns nil if the copy
// is no replacement.
func Last(spec *workv1alpha2.ResourceBindingSpec, st *workv1alpha2.ResourceBindingStatus, cluster string) map[string]string {
	for i := len(spec.GracefulEvictionTasks) - 1; i >= 0; i-- {
		task := &spec.GracefulEvictionTasks[i]
		if task.FromCluster != cluster && len(task.PreservedLabelState) > 0 && !slices.Contains(task.ClustersBeforeFailover, cluster) {
			return maps.Clone(task.PreservedLabelState)
		}
	}
	for i := len(st.FailoverHistory) - 1; i >= 0; i-- {
		r := &st.FailoverHistory[i]
		if len(r.PreservedLabelState) > 0 && slices.Contains(r.ToClusters, cluster) {
			return maps.Clone(r.PreservedLabelState)
		}
	}
	return nil
}
