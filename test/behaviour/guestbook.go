// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behaviour

import (
	"context"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/yaml"

	"karmada.io/karmada/samples"
	"karmada.io/karmada/test/env"
)

func guestbook(t *testing.T, e *env.Env) {
	g := stand(t, e)
	crd := g.sample("guestbook/guestbooks-crd.yaml")
	book := g.sample("guestbook/guestbook.yaml")
	book.SetNamespace(g.ns)
	policy := g.sample("guestbook/guestbooks-propagationpolicy.yaml")
	policy.SetNamespace(g.ns)
	g.createForAll(g.sample("guestbook/guestbooks-clusterpropagationpolicy.yaml"))
	g.createForAll(crd)
	// The control plane itself takes a moment until it knows the kind.
	g.eventually("the guestbook is accepted", func(ctx context.Context) error {
		return client.IgnoreAlreadyExists(e.Control.Create(ctx, book.DeepCopy()))
	})
	g.create(policy)

	g.onlyIn(book, member1)
	g.onlyIn(crd, member1)
	var observed unstructured.Unstructured
	observed.SetGroupVersionKind(book.GroupVersionKind())
	if err := e.Members[member1].Client.Get(t.Context(), client.ObjectKeyFromObject(book), &observed); err != nil {
		t.Fatal(err)
	}
	if size, _, _ := unstructured.NestedInt64(observed.Object, "spec", "size"); size != 2 {
		t.Errorf("the guestbook in member1 has size %d", size)
	}
	g.remove(book)
	g.onlyIn(book)
	g.noTrace("Guestbook", book.GetName())
}

// sample reads an object from the samples.
func (g *ground) sample(path string) *unstructured.Unstructured {
	g.Helper()
	raw, err := samples.Files.ReadFile(path)
	if err != nil {
		g.Fatal(err)
	}
	o := &unstructured.Unstructured{}
	if err := yaml.Unmarshal(raw, &o.Object); err != nil {
		g.Fatalf("%s: %v", path, err)
	}
	return o
}

// createForAll creates an object that has no namespace, and removes it when the test ends, from everywhere.
func (g *ground) createForAll(o client.Object) {
	g.Helper()
	gvk, err := g.e.Control.GroupVersionKindFor(o)
	if err != nil {
		g.Fatalf("the kind of %s: %v", title(o), err)
	}
	g.create(o)
	g.Cleanup(func() {
		// The test's own context has ended.
		ctx, cancel := context.WithTimeout(context.Background(), env.Patience)
		defer cancel()
		if err := client.IgnoreNotFound(g.e.Control.Delete(ctx, o)); err != nil {
			g.Errorf("delete %s: %v", title(o), err)
		}
		err := env.Poll(ctx, func(ctx context.Context) error {
			observed, err := newLike(o, g.e.Control)
			if err != nil {
				return err
			}
			if err := gone("what the control plane has", g.e.Control.Get(ctx, client.ObjectKeyFromObject(o), observed)); err != nil {
				return err
			}
			if strings.HasSuffix(gvk.Group, ".karmada.io") {
				return nil // a kind that no member knows
			}
			return g.checkOnlyIn(ctx, o)
		})
		if err != nil {
			g.Errorf("%s is not gone: %v", title(o), err)
		}
	})
}
