// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package openapi_test

import (
	"testing"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/kube-openapi/pkg/validation/spec"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	"karmada.io/karmada/internal/aggregated/openapi"
)

// An API server fails to start if a definition refers to a missing one.
func TestEveryReferenceResolves(t *testing.T) {
	t.Parallel()
	var wanted []string
	definitions := openapi.GetOpenAPIDefinitions(func(path string) spec.Ref {
		wanted = append(wanted, path)
		return spec.MustCreateRef("#/definitions/" + path)
	})
	if len(wanted) == 0 {
		t.Fatal("no references found")
	}
	for _, name := range wanted {
		if _, ok := definitions[name]; !ok {
			t.Errorf("no definition of %s", name)
		}
	}
}

func TestEveryServedKindIsDefined(t *testing.T) {
	t.Parallel()
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		clusterv1alpha1.AddToScheme, reviewv1alpha1.AddToScheme, searchv1alpha1.AddToScheme,
	} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	definitions := openapi.GetOpenAPIDefinitions(spec.MustCreateRef)
	for gvk := range scheme.AllKnownTypes() {
		name, err := scheme.ToOpenAPIDefinitionName(gvk)
		if err != nil {
			t.Errorf("%s: %v", gvk, err)
			continue
		}
		if _, ok := definitions[name]; !ok && gvk.Kind != "WatchEvent" && gvk.Version != runtime.APIVersionInternal {
			t.Errorf("no definition %s of %s", name, gvk)
		}
	}
	cluster, err := scheme.ToOpenAPIDefinitionName(clusterv1alpha1.GroupVersion.WithKind("Cluster"))
	if err != nil {
		t.Fatal(err)
	}
	syncMode := definitions["io.karmada.cluster.v1alpha1.ClusterSpec"].Schema.Properties["syncMode"]
	if cluster != "io.karmada.cluster.v1alpha1.Cluster" || len(syncMode.Enum) != 2 || syncMode.Description == "" {
		t.Errorf("%s: syncMode = %+v", cluster, syncMode)
	}
}
