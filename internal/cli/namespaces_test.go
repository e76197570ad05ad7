// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"cmp"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakeapi"
)

// syncedFleet has a namespace that is synced to m1, and not to m2.
const syncedFleet = `
apiVersion: v1
kind: Namespace
metadata: {name: shop, uid: u-shop}
---
apiVersion: cluster.karmada.io/v1alpha1
kind: Cluster
metadata: {name: m1}
status: {conditions: [{type: Ready, status: "True"}]}
---
apiVersion: cluster.karmada.io/v1alpha1
kind: Cluster
metadata: {name: m2}
status: {conditions: [{type: Ready, status: "True"}]}
---
apiVersion: work.karmada.io/v1alpha1
kind: Work
metadata: {name: WORK, namespace: karmada-es-m1, generation: 1}
spec: {workload: {manifests: [{apiVersion: v1, kind: Namespace, metadata: {name: shop}}]}}
status:
  conditions: [{type: Applied, status: "True", reason: AppliedSuccessful, observedGeneration: 1}]
  manifestStatuses: [{health: Healthy, identifier: {version: v1, kind: Namespace, name: shop}, status: {phase: Active}}]
`

// A namespace is synced to clusters without a policy and a binding, unless a rule excludes it.
func TestObserve_namespace(t *testing.T) {
	t.Parallel()
	fleet := strings.ReplaceAll(syncedFleet, "WORK", names.Work("Namespace", "", "shop"))
	for name, tc := range map[string]struct {
		change func([]*unstructured.Unstructured) []*unstructured.Unstructured
		member *unstructured.Unstructured
		// want is the text of each command, lacks what none has.
		want  map[string][]string
		lacks string
	}{
		"synced": {
			want: map[string][]string{
				"why": {"Policy:    none (a namespace needs no policy: it is synced to m1)\n", "Binding:   none (the namespace has a Work"},
				"trace": {
					"Done    Claimed", "it is synced to m1", "Done    Rendered   m1", "Done    Applied    m1", "Done    Healthy    m1", "Complete",
				},
				"tree": {"Namespace shop", "Done", "it is synced to m1", "Cluster m1", "Work karmada-es-m1/", "Namespace shop"},
			},
			lacks: "not propagated",
		},
		"exists in the member": {
			member: fakeapi.Object("v1", "Namespace", "", "shop"),
			want:   map[string][]string{"tree": {"Work karmada-es-m1/", "existed in the cluster before, not managed by Karmada"}},
			lacks:  "Failed",
		},
		"skipped": {
			change: func(objects []*unstructured.Unstructured) []*unstructured.Unstructured {
				return modify(without(objects, "Work"), "Namespace", fakeapi.Labels(map[string]string{names.SkipAutoPropagation: "True"}))
			},
			want: map[string][]string{
				"why":   {"it is not synced without one: it has the label " + names.SkipAutoPropagation + "=True", "the object is not propagated"},
				"trace": {"Waiting", "Claimed", "it has the label", "Incomplete"},
				"tree":  {"Waiting", "it has the label"},
			},
			lacks: "m1",
		},
		"no Work": {
			change: func(objects []*unstructured.Unstructured) []*unstructured.Unstructured {
				return without(objects, "Work")
			},
			want: map[string][]string{
				"why": {"it has no Work: no cluster needs it"}, "trace": {"it has no Work"}, "tree": {"it has no Work"},
			},
			lacks: "no policy selects",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			objects := parseObjects(t, fleet)
			if tc.change != nil {
				objects = tc.change(objects)
			}
			member := cmp.Or(tc.member, fakeapi.Object("v1", "Namespace", "", "shop", managed))
			servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: objects}, Members: map[string]*fakeapi.Cluster{
				"m1": {Objects: []*unstructured.Unstructured{member}}, "m2": {},
			}}
			kubeconfig := servers.Start(t)
			for command, want := range tc.want {
				got := run(t, command, "namespace/shop", "--kubeconfig", kubeconfig)
				assertInOrder(t, got.Out, want)
				if got.Code != 0 || strings.Contains(got.Out, tc.lacks) {
					t.Errorf("%s = %+v, want no %q", command, got, tc.lacks)
				}
			}
		})
	}
	got := run(t, "trace", "namespace/shop", "-C", "m2", "--kubeconfig",
		(&fakeapi.Server{Control: &fakeapi.Cluster{Objects: parseObjects(t, fleet)}}).Start(t))
	if got.Code == 0 || !strings.Contains(got.Err, "namespace/shop is not in cluster m2") {
		t.Errorf("trace -C m2 = %+v, want an error", got)
	}
}
