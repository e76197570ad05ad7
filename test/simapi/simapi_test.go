// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package simapi_test

import (
	"context"
	"fmt"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/dynamic/dynamicinformer"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/rest"
	toolscache "k8s.io/client-go/tools/cache"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"

	"karmada.io/karmada/test/simapi"
)

var deployments = schema.GroupVersionResource{Group: "apps", Version: "v1", Resource: "deployments"}

func deployment(name string) *unstructured.Unstructured {
	return &unstructured.Unstructured{Object: map[string]any{
		"apiVersion": "apps/v1", "kind": "Deployment",
		"metadata": map[string]any{"name": name, "namespace": "default", "labels": map[string]any{"app": name, "managed": "true"}},
		"spec": map[string]any{
			"replicas": int64(2), "selector": map[string]any{"matchLabels": map[string]any{"app": name}},
			"template": map[string]any{
				"metadata": map[string]any{"labels": map[string]any{"app": name}},
				"spec": map[string]any{"containers": []any{map[string]any{
					"name": "main", "image": "nginx", "ports": []any{map[string]any{"containerPort": int64(80)}},
				}}},
			},
		},
	}}
}

func pod(name, node string) simapi.Content {
	return simapi.Content{
		"apiVersion": "v1", "kind": "Pod", "metadata": simapi.Content{"name": name, "namespace": "default"},
		"spec": simapi.Content{"nodeName": node}, "status": simapi.Content{"phase": "Running"},
	}
}

func start(t testing.TB, o simapi.Options) (*simapi.Server, *rest.Config, dynamic.Interface) {
	t.Helper()
	builtin := o.Catalog == nil
	if builtin {
		var err error
		if o.Catalog, err = simapi.NewCatalog(simapi.Builtin()); err != nil {
			t.Fatal(err)
		}
	}
	s := simapi.New(o)
	for _, namespace := range []string{"default", "kube-system"} {
		if !builtin {
			break
		}
		o := simapi.Content{"apiVersion": "v1", "kind": "Namespace", "metadata": simapi.Content{"name": namespace}}
		if err := s.Create("test", o); err != nil {
			t.Fatal(err)
		}
	}
	listener := httptest.NewServer(s)
	t.Cleanup(listener.Close)
	t.Cleanup(listener.CloseClientConnections)
	config := &rest.Config{Host: listener.URL, BearerToken: o.Token, QPS: -1}
	client, err := dynamic.NewForConfig(config)
	if err != nil {
		t.Fatal(err)
	}
	return s, config, client
}

func eventually(t *testing.T, what string, done func() bool) {
	t.Helper()
	for deadline := time.Now().Add(30 * time.Second); !done(); {
		if time.Now().After(deadline) {
			t.Fatalf("timed out waiting for: %s", what)
		}
		time.Sleep(5 * time.Millisecond)
	}
}

func TestServer_writes(t *testing.T) {
	var mu sync.Mutex
	var writes []simapi.Write
	_, _, client := start(t, simapi.Options{Ready: true, OnWrite: func(w simapi.Write) {
		mu.Lock()
		defer mu.Unlock()
		writes = append(writes, w)
	}})
	ctx, of := t.Context(), client.Resource(deployments).Namespace("default")
	made, err := of.Create(ctx, deployment("web"), metav1.CreateOptions{FieldManager: "karmada"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := of.Create(ctx, deployment("web"), metav1.CreateOptions{}); !apierrors.IsAlreadyExists(err) {
		t.Errorf("Create of an existing object: %v, want AlreadyExists", err)
	}
	if _, err := client.Resource(deployments).Namespace("missing").Create(ctx, deployment("web"), metav1.CreateOptions{}); err == nil {
		t.Error("Create in a missing namespace succeeded")
	}
	ready, err := of.Get(ctx, "web", metav1.GetOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if n, _, _ := unstructured.NestedInt64(ready.Object, "status", "readyReplicas"); n != 2 || ready.GetGeneration() != 1 {
		t.Errorf("readyReplicas = %d, generation = %d, want 2 and 1", n, ready.GetGeneration())
	}
	if _, err := of.Update(ctx, made, metav1.UpdateOptions{}); !apierrors.IsConflict(err) {
		t.Errorf("Update of an old version: %v, want Conflict", err)
	}
	same, err := of.Update(ctx, ready, metav1.UpdateOptions{})
	if err != nil || same.GetResourceVersion() != ready.GetResourceVersion() {
		t.Errorf("Update without a change: version %s, %v, want %s", same.GetResourceVersion(), err, ready.GetResourceVersion())
	}
	scaled, err := of.Patch(ctx, "web", types.MergePatchType, []byte(`{"spec":{"replicas":3}}`), metav1.PatchOptions{FieldManager: "hpa"})
	if err != nil || scaled.GetGeneration() != 2 {
		t.Fatalf("Patch: generation %d, %v, want 2", scaled.GetGeneration(), err)
	}
	if _, err := of.Patch(ctx, "web", types.JSONPatchType, []byte(`[{"op":"remove","path":"/metadata/labels/managed"}]`),
		metav1.PatchOptions{}); err != nil {
		t.Fatal(err)
	}
	wrong := types.UID("other")
	err = of.Delete(ctx, "web", metav1.DeleteOptions{Preconditions: &metav1.Preconditions{UID: &wrong}})
	if !apierrors.IsConflict(err) {
		t.Errorf("Delete with another UID: %v, want Conflict", err)
	}
	if err := of.Delete(ctx, "web", metav1.DeleteOptions{}); err != nil {
		t.Fatal(err)
	}
	if _, err := of.Get(ctx, "web", metav1.GetOptions{}); !apierrors.IsNotFound(err) {
		t.Errorf("Get of a deleted object: %v, want NotFound", err)
	}
	mu.Lock()
	defer mu.Unlock()
	if got := writes[0]; got.Verb != "POST" || got.Resource != "deployments" || got.Name != "web" || got.Code != 201 {
		t.Errorf("first write: %+v", got)
	}
}

func TestServer_finalizers(t *testing.T) {
	_, _, client := start(t, simapi.Options{})
	ctx, of := t.Context(), client.Resource(deployments).Namespace("default")
	d := deployment("web")
	d.SetFinalizers([]string{"example.com/hold"})
	if _, err := of.Create(ctx, d, metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	if err := of.Delete(ctx, "web", metav1.DeleteOptions{}); err != nil {
		t.Fatal(err)
	}
	held, err := of.Get(ctx, "web", metav1.GetOptions{})
	if err != nil || held.GetDeletionTimestamp() == nil {
		t.Fatalf("object with a finalizer after its deletion: %v, %v", held, err)
	}
	held.SetFinalizers(nil)
	if _, err := of.Update(ctx, held, metav1.UpdateOptions{}); err != nil {
		t.Fatal(err)
	}
	if _, err := of.Get(ctx, "web", metav1.GetOptions{}); !apierrors.IsNotFound(err) {
		t.Errorf("Get after the finalizer was removed: %v, want NotFound", err)
	}
}

func managedBy(t *testing.T, o *unstructured.Unstructured, manager string) *fieldpath.Set {
	t.Helper()
	for _, e := range o.GetManagedFields() {
		if e.Manager == manager {
			var set fieldpath.Set
			if err := set.FromJSON(e.FieldsV1.GetRawReader()); err != nil {
				t.Fatal(err)
			}
			return &set
		}
	}
	return &fieldpath.Set{}
}

func TestServer_managedFields(t *testing.T) {
	_, _, client := start(t, simapi.Options{})
	ctx, of := t.Context(), client.Resource(deployments).Namespace("default")
	if _, err := of.Create(ctx, deployment("web"), metav1.CreateOptions{FieldManager: "karmada"}); err != nil {
		t.Fatal(err)
	}
	replicas := fieldpath.MakePathOrDie("spec", "replicas")
	container := fieldpath.MakePathOrDie("spec", "template", "spec", "containers", fieldpath.KeyByFields("name", "main"))
	port := append(container.Copy(), fieldpath.MakePathOrDie("ports", fieldpath.KeyByFields("containerPort", 80, "protocol", "TCP"))...)
	label := fieldpath.MakePathOrDie("metadata", "labels", "app")
	patched, err := of.Patch(ctx, "web", types.MergePatchType,
		[]byte(`{"metadata":{"labels":{"app":null}},"spec":{"replicas":3}}`), metav1.PatchOptions{FieldManager: "hpa"})
	if err != nil {
		t.Fatal(err)
	}
	karmada, hpa := managedBy(t, patched, "karmada"), managedBy(t, patched, "hpa")
	for _, c := range []struct {
		path         fieldpath.Path
		karmada, hpa bool
	}{{replicas, false, true}, {container, true, false}, {port, true, false}, {label, false, false}} {
		if karmada.Has(c.path) != c.karmada || hpa.Has(c.path) != c.hpa {
			t.Errorf("%s: managed by karmada %v, by hpa %v, want %v and %v", c.path, karmada.Has(c.path), hpa.Has(c.path), c.karmada, c.hpa)
		}
	}
}

func TestServer_listsAndWatches(t *testing.T) {
	s, config, client := start(t, simapi.Options{})
	for i := range 3 {
		if err := s.Create("kubelet", pod(fmt.Sprint("pod-", i), fmt.Sprint("node-", i%2))); err != nil {
			t.Fatal(err)
		}
	}
	ctx, of := t.Context(), client.Resource(deployments).Namespace("default")
	for i := range 5 {
		if _, err := of.Create(ctx, deployment(fmt.Sprint("web-", i)), metav1.CreateOptions{}); err != nil {
			t.Fatal(err)
		}
	}
	page, err := of.List(ctx, metav1.ListOptions{Limit: 2, LabelSelector: "managed=true"})
	if err != nil || len(page.Items) != 2 || page.GetRemainingItemCount() == nil || *page.GetRemainingItemCount() != 3 {
		t.Fatalf("first page: %v, %v", page, err)
	}
	page, err = of.List(ctx, metav1.ListOptions{Limit: 5, Continue: page.GetContinue()})
	if err != nil || len(page.Items) != 3 || page.Items[0].GetName() != "web-2" {
		t.Fatalf("second page: %v, %v", page, err)
	}
	clientset, err := kubernetes.NewForConfig(config)
	if err != nil {
		t.Fatal(err)
	}
	running := metav1.ListOptions{FieldSelector: "status.phase!=Succeeded,spec.nodeName=node-0"}
	pods, err := clientset.CoreV1().Pods("").List(ctx, running)
	if err != nil || len(pods.Items) != 2 || pods.Items[0].Status.Phase != corev1.PodRunning {
		t.Errorf("pods: %v, %v, want 2", pods, err)
	}
	meta, err := metadata.NewForConfig(config)
	if err != nil {
		t.Fatal(err)
	}
	if all, err := meta.Resource(deployments).List(ctx, metav1.ListOptions{Limit: 1}); err != nil || len(all.Items) != 1 {
		t.Errorf("metadata: %v, %v", all, err)
	}
	informer := dynamicinformer.NewFilteredDynamicInformer(client, deployments, "", 0, toolscache.Indexers{},
		func(o *metav1.ListOptions) { o.LabelSelector = "managed=true" }).Informer()
	watching, stop := context.WithCancel(ctx)
	defer stop()
	go informer.RunWithContext(watching)
	eventually(t, "the informer synced", informer.HasSynced)
	eventually(t, "5 objects", func() bool { return len(informer.GetStore().List()) == 5 })
	if err := of.Delete(ctx, "web-0", metav1.DeleteOptions{}); err != nil {
		t.Fatal(err)
	}
	release := []byte(`{"metadata":{"labels":{"managed":"no"}}}`)
	if _, err := of.Patch(ctx, "web-1", types.MergePatchType, release, metav1.PatchOptions{}); err != nil {
		t.Fatal(err)
	}
	eventually(t, "3 selected objects", func() bool { return len(informer.GetStore().List()) == 3 })

	s.EndWatches()
	if _, err := of.Create(ctx, deployment("late"), metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	eventually(t, "the informer watches again", func() bool { return len(informer.GetStore().List()) == 4 })
	s.Reset()
	s.EndWatches()
	eventually(t, "no objects after a reset", func() bool { return len(informer.GetStore().List()) == 0 })
}

func TestServer_namespaces(t *testing.T) {
	s, _, client := start(t, simapi.Options{})
	ctx, namespaces := t.Context(), client.Resource(corev1.SchemeGroupVersion.WithResource("namespaces"))
	ns := &unstructured.Unstructured{Object: map[string]any{
		"apiVersion": "v1", "kind": "Namespace", "metadata": map[string]any{"name": "shop"},
	}}
	if _, err := namespaces.Create(ctx, ns, metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	d := deployment("web")
	d.SetNamespace("shop")
	if _, err := client.Resource(deployments).Namespace("shop").Create(ctx, d, metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	if err := namespaces.Delete(ctx, "shop", metav1.DeleteOptions{}); err != nil {
		t.Fatal(err)
	}
	if left := s.List("apps/v1", "Deployment", "shop"); len(left) != 0 {
		t.Errorf("deployments in a deleted namespace: %v", left)
	}
}

func TestServer_discovery(t *testing.T) {
	_, config, _ := start(t, simapi.Options{Token: "secret"})
	for _, legacy := range []bool{false, true} {
		d, err := discovery.NewDiscoveryClientForConfig(config)
		if err != nil {
			t.Fatal(err)
		}
		d.UseLegacyDiscovery = legacy
		_, resources, err := d.ServerGroupsAndResources()
		if err != nil {
			t.Fatal(err)
		}
		found := map[string]bool{}
		for _, l := range resources {
			for _, r := range l.APIResources {
				found[l.GroupVersion+"/"+r.Name] = true
			}
		}
		for _, want := range []string{"apps/v1/deployments", "apps/v1/deployments/status", "v1/namespaces", "storage.k8s.io/v1/storageclasses"} {
			if !found[want] {
				t.Errorf("legacy %v: %s is missing", legacy, want)
			}
		}
		if v, err := d.ServerVersion(); err != nil || v.GitVersion == "" {
			t.Errorf("version: %v, %v", v, err)
		}
	}
	config.BearerToken = "wrong"
	d, err := discovery.NewDiscoveryClientForConfig(config)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.ServerVersion(); !apierrors.IsUnauthorized(err) {
		t.Errorf("wrong token: %v, want Unauthorized", err)
	}
}

func BenchmarkServer_create(b *testing.B) {
	_, _, client := start(b, simapi.Options{Ready: true})
	for i := 0; b.Loop(); i++ {
		if _, err := client.Resource(deployments).Namespace("default").Create(b.Context(), deployment(fmt.Sprint("web-", i)),
			metav1.CreateOptions{}); err != nil {
			b.Fatal(err)
		}
	}
}
