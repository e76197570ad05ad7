// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/test/hosttest"
)

// A plan lists what the installation of another release changes, and writes nothing.
func TestPlan(t *testing.T) {
	t.Parallel()
	c := hosttest.New(Scheme())
	var steps []string
	if err := installation(c, manifests.Spec{Release: "v1", Components: map[manifests.Component]manifests.Settings{
		manifests.Search: {Enabled: true, Replicas: 1},
	}}, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	before := versions(t, c)
	same := manifests.Spec{Release: "v1", Components: map[manifests.Component]manifests.Settings{
		manifests.Search: {Enabled: true, Replicas: 1}}}
	if changes, err := installation(c, same, &steps).Plan(t.Context()); err != nil || len(changes) > 0 {
		t.Errorf("Plan() of the same Spec = %v, %v", changes, err)
	}
	changes, err := installation(c, manifests.Spec{Release: "v2"}, &steps).Plan(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	image := []string{"spec.template.spec.containers[0].image"}
	want := []Change{
		{Action: Update, Object: "Deployment karmada-system/karmada-aggregated-apiserver", Fields: image},
		{Action: Update, Object: "Deployment karmada-system/karmada-webhook", Fields: image},
		{Action: Update, Object: "Deployment karmada-system/karmada-controller-manager", Fields: image},
		{Action: Update, Object: "Deployment karmada-system/karmada-scheduler", Fields: image},
		{Action: Update, Object: "CronJob karmada-system/karmada-certificate-renewal",
			Fields: []string{"spec.jobTemplate.spec.template.spec.containers[0].image"}},
		{Action: Delete, Object: "Deployment karmada-search"},
		{Action: Delete, Object: "Service karmada-search"}, {Action: "Delete", Object: "NetworkPolicy karmada-search"},
	}
	if diff := cmp.Diff(want, changes); diff != "" {
		t.Errorf("Plan() -want +got\n%s", diff)
	}
	if diff := cmp.Diff(before, versions(t, c)); diff != "" {
		t.Errorf("a plan wrote objects:\n%s", diff)
	}
}
