// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package simapi_test

import (
	"io"
	"net/http"
	"testing"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"

	"karmada.io/karmada/test/simapi"
)

func TestServer_apply(t *testing.T) {
	s, _, client := start(t, simapi.Options{Ready: true})
	ctx, of := t.Context(), client.Resource(deployments).Namespace("default")
	first := deployment("web")
	first.SetAnnotations(map[string]string{"a": "1", "b": "1"})
	made, err := of.Apply(ctx, "web", first, metav1.ApplyOptions{FieldManager: "installer"})
	if err != nil {
		t.Fatal(err)
	}
	if made.GetUID() == "" || made.GetGeneration() != 1 {
		t.Errorf("applied object: UID %q, generation %d", made.GetUID(), made.GetGeneration())
	}
	version := s.Version()
	if _, err := of.Apply(ctx, "web", first, metav1.ApplyOptions{FieldManager: "installer"}); err != nil || s.Version() != version {
		t.Errorf("the second apply of the same object: %v, version %d, want %d", err, s.Version(), version)
	}
	other := &unstructured.Unstructured{Object: map[string]any{
		"apiVersion": "apps/v1", "kind": "Deployment", "metadata": map[string]any{"name": "web", "namespace": "default"},
		"spec": map[string]any{"replicas": int64(5)},
	}}
	if _, err := of.Apply(ctx, "web", other, metav1.ApplyOptions{FieldManager: "other"}); !apierrors.IsConflict(err) {
		t.Errorf("apply of a field of another manager: %v, want Conflict", err)
	}
	dry := metav1.ApplyOptions{FieldManager: "other", Force: true, DryRun: []string{metav1.DryRunAll}}
	if would, err := of.Apply(ctx, "web", other, dry); err != nil || replicas(would) != 5 || s.Version() != version {
		t.Errorf("dry run: %v, %v, version %d, want %d", would, err, s.Version(), version)
	}
	if _, err := of.Apply(ctx, "web", other, metav1.ApplyOptions{FieldManager: "other", Force: true}); err != nil {
		t.Fatal(err)
	}
	annotate := []byte(`{"metadata":{"annotations":{"c":"1"}}}`)
	if _, err := of.Patch(ctx, "web", types.MergePatchType, annotate, metav1.PatchOptions{}); err != nil {
		t.Fatal(err)
	}
	second := deployment("web")
	unstructured.RemoveNestedField(second.Object, "spec", "replicas")
	second.SetAnnotations(map[string]string{"b": "2"})
	got, err := of.Apply(ctx, "web", second, metav1.ApplyOptions{FieldManager: "installer"})
	if err != nil {
		t.Fatal(err)
	}
	annotations := got.GetAnnotations()
	delete(annotations, "deployment.kubernetes.io/revision")
	if diff := cmp.Diff(map[string]string{"b": "2", "c": "1"}, annotations); diff != "" || replicas(got) != 5 {
		t.Errorf("after an apply without a field: %d replicas, annotations (-want +got):\n%s", replicas(got), diff)
	}
}

func replicas(o *unstructured.Unstructured) int64 {
	n, _, _ := unstructured.NestedInt64(o.Object, "spec", "replicas")
	return n
}

func TestServer_dryRun(t *testing.T) {
	s, _, client := start(t, simapi.Options{})
	ctx, of, all := t.Context(), client.Resource(deployments).Namespace("default"), []string{metav1.DryRunAll}
	if made, err := of.Create(ctx, deployment("dry"), metav1.CreateOptions{DryRun: all}); err != nil || made.GetUID() == "" {
		t.Errorf("dry run of a creation: %v, %v", made, err)
	}
	if err := s.Create("test", deployment("web").Object); err != nil {
		t.Fatal(err)
	}
	version := s.Version()
	scale := []byte(`{"spec":{"replicas":7}}`)
	scaled, err := of.Patch(ctx, "web", types.StrategicMergePatchType, scale, metav1.PatchOptions{DryRun: all})
	if err != nil || replicas(scaled) != 7 {
		t.Errorf("dry run of a patch: %v, %v", scaled, err)
	}
	if err := of.Delete(ctx, "web", metav1.DeleteOptions{DryRun: all}); err != nil {
		t.Error(err)
	}
	left := s.List("apps/v1", "Deployment", "default")
	if len(left) != 1 || s.Version() != version {
		t.Errorf("after dry runs: %d objects, version %d, want 1 and %d", len(left), s.Version(), version)
	}
}

func TestServer_tables(t *testing.T) {
	kinds, err := simapi.NewCatalog([]simapi.Group{{Version: "v1", Kinds: []string{"ConfigMap/configmaps///Name,+Data"}}})
	if err != nil {
		t.Fatal(err)
	}
	s, config, _ := start(t, simapi.Options{Catalog: kinds})
	if err := s.Put(simapi.Content{
		"apiVersion": "v1", "kind": "ConfigMap", "metadata": simapi.Content{"namespace": "default", "name": "c"}, "cells": []any{"3"},
	}); err != nil {
		t.Fatal(err)
	}
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, config.Host+"/api/v1/namespaces/default/configmaps?limit=500", nil)
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Accept", "application/json;as=Table;v=v1;g=meta.k8s.io,application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	want := `{"apiVersion":"meta.k8s.io/v1","columnDefinitions":[` +
		`{"name":"Name","type":"string","format":"name","description":"Name","priority":0},` +
		`{"name":"Data","type":"string","format":"","description":"Data","priority":1}],"kind":"Table","metadata":{"resourceVersion":"2"},` +
		`"rows":[{"cells":["c","3"],"object":{"kind":"PartialObjectMetadata","apiVersion":"meta.k8s.io/v1",` +
		`"metadata":{"name":"c","namespace":"default","resourceVersion":"2"}}}]}`
	if diff := cmp.Diff(want, string(body)); diff != "" {
		t.Errorf("table (-want +got):\n%s", diff)
	}
}
