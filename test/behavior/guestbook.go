// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/yaml"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
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
	f.waitGuestbook(book, 2, "")
	// The OverridePolicy of the article, as it is written.
	override := article(f, "002-line0687.yaml", 0, f.ns, &policyv1alpha1.OverridePolicy{})
	f.create(override)
	f.waitGuestbook(book, 4, "test")
	f.remove(override)
	f.waitGuestbook(book, 2, "")
	f.remove(book)
	f.waitOnlyIn(book)
	f.waitPropagationDeleted("Guestbook", book.GetName())
}

// waitGuestbook waits until a Guestbook has a size and the annotation OverridePolicy in member1, and the other fields of its template.
func (f *fixture) waitGuestbook(book *unstructured.Unstructured, size int64, annotation string) {
	f.Helper()
	f.eventually(fmt.Sprintf("size %d of the Guestbook in %s", size, member1), func(ctx context.Context) error {
		var observed unstructured.Unstructured
		observed.SetGroupVersionKind(book.GroupVersionKind())
		if err := f.e.Members[member1].Client.Get(ctx, client.ObjectKeyFromObject(book), &observed); err != nil {
			return err
		}
		want := map[string]any{"size": size, "configMapName": "test", "alias": "Name"}
		if diff := cmp.Diff(want, observed.Object["spec"]); diff != "" {
			return fmt.Errorf("spec (-want +got):\n%s", diff)
		}
		if got := observed.GetAnnotations()["OverridePolicy"]; got != annotation {
			return fmt.Errorf("annotation OverridePolicy %q, want %q", got, annotation)
		}
		return nil
	})
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
