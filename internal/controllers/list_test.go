// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"slices"
	"testing"

	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/features"
)

// Every name of --controllers selects a controller of the leader, or of single clusters.
func TestNewControllers_names(t *testing.T) {
	t.Parallel()
	mgr, err := newManager(&rest.Config{Host: "https://127.0.0.1:1"}, Options{})
	if err != nil {
		t.Fatal(err)
	}
	o := Options{Gates: features.New()}
	s := shared{fleet: &fleet{}}
	s.changes = newInterpreterChanges(mgr, s, o)
	names := []string{"clusterStatus", "execution", "workStatus", "serviceExport", "endpointsliceCollect", ClusterSet} // setupFleet
	for _, c := range newControllers(mgr, s, o) {
		names = append(names, c.name)
	}
	for _, name := range append(onByDefault(), offByDefault()...) {
		if !slices.Contains(names, name) {
			t.Errorf("--controllers=%s selects no controller", name)
		}
	}
}
