// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

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
	f := newFixture(t, e)
	crd := f.sample("guestbook/guestbooks-crd.yaml")
	book := f.sample("guestbook/guestbook.yaml")
	book.SetNamespace(f.ns)
	policy := f.sample("guestbook/guestbooks-propagationpolicy.yaml")
	policy.SetNamespace(f.ns)
	f.createForAll(f.sample("guestbook/guestbooks-clusterpropagationpolicy.yaml"))
	f.createForAll(crd)
	// The API server serves the kind after a moment.
	f.eventually("the kind Guestbook is served", func(ctx context.Context) error {
		return client.IgnoreAlreadyExists(e.Control.Create(ctx, book.DeepCopy()))
	})
	f.create(policy)

	f.waitOnlyIn(book, member1)
	f.waitOnlyIn(crd, member1)
	var observed unstructured.Unstructured
	observed.SetGroupVersionKind(book.GroupVersionKind())
	if err := e.Members[member1].Client.Get(t.Context(), client.ObjectKeyFromObject(book), &observed); err != nil {
		t.Fatal(err)
	}
	if size, _, _ := unstructured.NestedInt64(observed.Object, "spec", "size"); size != 2 {
		t.Errorf("the guestbook in member1 has size %d", size)
	}
	f.remove(book)
	f.waitOnlyIn(book)
	f.waitPropagationDeleted("Guestbook", book.GetName())
}

// sample returns an object from the samples.
func (f *fixture) sample(path string) *unstructured.Unstructured {
	f.Helper()
	raw, err := samples.Files.ReadFile(path)
	if err != nil {
		f.Fatal(err)
	}
	o := &unstructured.Unstructured{}
	if err := yaml.Unmarshal(raw, &o.Object); err != nil {
		f.Fatalf("%s: %v", path, err)
	}
	return o
}

// createForAll creates a cluster-scoped object and deletes it everywhere when the test ends.
func (f *fixture) createForAll(o client.Object) {
	f.Helper()
	gvk, err := f.e.Control.GroupVersionKindFor(o)
	if err != nil {
		f.Fatalf("the kind of %s: %v", objectName(o), err)
	}
	f.create(o)
	f.Cleanup(func() {
		// The context of the test has ended.
		ctx, cancel := context.WithTimeout(context.Background(), env.Timeout)
		defer cancel()
		if err := client.IgnoreNotFound(f.e.Control.Delete(ctx, o)); err != nil {
			f.Errorf("delete %s: %v", objectName(o), err)
		}
		err := env.Poll(ctx, func(ctx context.Context) error {
			observed, err := newLike(o, f.e.Control)
			if err != nil {
				return err
			}
			if err := expectNotFound("what the control plane has", f.e.Control.Get(ctx, client.ObjectKeyFromObject(o), observed)); err != nil {
				return err
			}
			if strings.HasSuffix(gvk.Group, ".karmada.io") {
				return nil // no member serves the kind
			}
			return f.checkOnlyIn(ctx, o)
		})
		if err != nil {
			f.Errorf("%s is not deleted: %v", objectName(o), err)
		}
	})
}
