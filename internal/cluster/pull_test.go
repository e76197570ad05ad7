// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/client-go/rest"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// The API server refuses an agent that changes the location of its cluster.
func TestPullOptions_keepsLocation(t *testing.T) {
	t.Parallel()
	location := func(provider, region string, zones ...string) clusterv1alpha1.ClusterSpec {
		return clusterv1alpha1.ClusterSpec{ID: "id", Provider: provider, Region: region, Zones: zones}
	}
	o := PullOptions{Options: Options{Provider: "p", Region: "r", Zones: []string{"z"}, Member: &rest.Config{}}}
	for name, test := range map[string]struct{ observed, want clusterv1alpha1.ClusterSpec }{
		"none":    {location("", ""), location("p", "r", "z")},
		"partial": {location("", "moved"), location("p", "moved", "z")},
		"other":   {location("q", "moved", "y", "x"), location("q", "moved", "y", "x")},
		"a zone of an earlier version": {
			clusterv1alpha1.ClusterSpec{ID: "id", Zone: "y"}, clusterv1alpha1.ClusterSpec{ID: "id", Provider: "p", Region: "r", Zone: "y"},
		},
	} {
		spec := test.observed
		o.setConnection(&spec, "id")
		if diff := cmp.Diff(test.want, spec); diff != "" {
			t.Errorf("%s: setConnection (-want +got):\n%s", name, diff)
		}
	}
}
