// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package upgrade

import (
	"context"
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
)

// counted counts list requests.
type counted struct {
	client.Reader
	lists int
}

func (c *counted) List(ctx context.Context, list client.ObjectList, opts ...client.ListOption) error {
	c.lists++
	return c.Reader.List(ctx, list, opts...)
}

func TestListOnce(t *testing.T) {
	t.Parallel()
	inner := &counted{Reader: fake.NewClientBuilder().WithObjects(
		&corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: "a", Name: "x"}},
		&corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: "b", Name: "y"}},
	).Build()}
	r := &listOnce{inner, map[string]client.ObjectList{}}
	for range 2 {
		for namespace, want := range map[string]int{"a": 1, "": 2} {
			var list corev1.ConfigMapList
			if err := r.List(t.Context(), &list, client.InNamespace(namespace)); err != nil || len(list.Items) != want {
				t.Errorf("List(%q) = %d objects, %v, want %d", namespace, len(list.Items), err, want)
			}
		}
	}
	if inner.lists != 2 {
		t.Errorf("%d requests were sent, want one for each namespace", inner.lists)
	}
}
