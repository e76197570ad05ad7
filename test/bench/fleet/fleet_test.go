// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fleet_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/dynamic"

	"karmada.io/karmada/test/bench/fleet"
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

func start(t *testing.T, o fleet.Options) (*fleet.Fleet, *fleet.Cluster, dynamic.Interface) {
	t.Helper()
	f, err := fleet.Start(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(f.Close)
	c := f.Clusters()[0]
	client, err := dynamic.NewForConfig(c.Config())
	if err != nil {
		t.Fatal(err)
	}
	return f, c, client
}

func TestCluster_down(t *testing.T) {
	var mu sync.Mutex
	written := map[string]int{}
	f, c, client := start(t, fleet.Options{Clusters: 1, Nodes: 1, Pods: 2, OnWrite: func(cluster string, w simapi.Write) {
		mu.Lock()
		defer mu.Unlock()
		written[cluster+" "+w.Verb+" "+w.Name]++
	}})
	ctx, of := t.Context(), client.Resource(deployments).Namespace("default")
	if pods := c.List("v1", "Pod", "kube-system"); len(pods) != 2 || c.UID() == "" {
		t.Errorf("%d pods, UID %q, want 2 pods", len(pods), c.UID())
	}
	c.Down()
	if _, err := of.List(ctx, metav1.ListOptions{}); err == nil {
		t.Error("a cluster that is down responded")
	}
	if err := c.Up(); err != nil {
		t.Fatal(err)
	}
	if _, err := of.Create(ctx, deployment("late"), metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	added, err := f.Add()
	if err != nil || added.Name != "fleet-0001" || len(c.List("apps/v1", "Deployment", "default")) != 1 {
		t.Errorf("Add: %v, %v", added, err)
	}
	mu.Lock()
	defer mu.Unlock()
	if diff := cmp.Diff(map[string]int{"fleet-0000 POST late": 1}, written); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
}

func TestCluster_hang(t *testing.T) {
	_, c, client := start(t, fleet.Options{Clusters: 1})
	of := client.Resource(deployments).Namespace("default")
	c.Hang()
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	if _, err := of.List(ctx, metav1.ListOptions{}); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("error of a list while the cluster hangs: %v, want a timeout", err)
	}
	created := make(chan error, 1)
	go func() {
		_, err := of.Create(t.Context(), deployment("web"), metav1.CreateOptions{})
		created <- err
	}()
	select {
	case err := <-created:
		t.Errorf("a cluster that hangs responded: %v", err)
	case <-time.After(100 * time.Millisecond):
	}
	c.Resume()
	if err := <-created; err != nil {
		t.Errorf("create after Resume: %v", err)
	}
}
