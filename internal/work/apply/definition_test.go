// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/metadata"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/observe"
)

var definitions = schema.GroupVersionResource{Group: "apiextensions.k8s.io", Version: "v1", Resource: "customresourcedefinitions"}

// lampFixture has the Work of a CustomResourceDefinition, which is applied in the member.
type lampFixture struct {
	*fixture
	lamps schema.GroupVersionResource
	work  types.NamespacedName
}

// newLampFixture also applies more manifests of the same Work.
func newLampFixture(t *testing.T, more ...string) *lampFixture {
	t.Helper()
	s := newFixture(t)
	l := &lampFixture{fixture: s, lamps: schema.GroupVersionResource{Group: s.cluster + ".example.com", Version: "v1", Resource: "lamps"}}
	mapper := meta.NewDefaultRESTMapper(nil)
	mapper.Add(schema.GroupVersionKind{Group: "apiextensions.k8s.io", Version: "v1", Kind: "CustomResourceDefinition"}, meta.RESTScopeRoot)
	mapper.Add(corev1.SchemeGroupVersion.WithKind("Namespace"), meta.RESTScopeRoot)
	mapper.AddSpecific(l.lamps.GroupVersion().WithKind("Lamp"), l.lamps, l.lamps, meta.RESTScopeNamespace)
	s.worker.cache.Member.Mapper = mapper
	mapper.Add(configMaps.GroupVersion().WithKind("ConfigMap"), meta.RESTScopeNamespace)
	definition := fmt.Sprintf(`{apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition,
		metadata: {name: %s}, spec: {group: %s, scope: Namespaced,
		names: {plural: lamps, singular: lamp, kind: Lamp, listKind: LampList},
		versions: [{name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object, properties: {
			spec: {type: object, x-kubernetes-preserve-unknown-fields: true, properties: {
				parents: {type: array, items: {type: object, properties: {
					name: {type: string}, kind: {type: string, default: Room}}}}}}}}}}]}}`, l.name(), l.lamps.Group)
	l.work = s.put("crd", func(w *workv1alpha1.Work) {
		w.Labels = map[string]string{names.ClusterBindingID: "id"}
		raw := &w.Spec.Workload.Manifests[0].Raw
		*raw = bytes.Replace(*raw, []byte(`,"namespace":"`+s.cluster+`"`), nil, 1)
	}, append([]string{definition}, more...)...)
	s.settle(l.work)
	s.eventually("the kind is served", func() bool {
		_, err := apiServer.Resource(l.lamps).Namespace(s.cluster).List(t.Context(), metav1.ListOptions{})
		return err == nil
	})
	t.Cleanup(func() { _ = apiServer.Resource(definitions).Delete(s.ctx, l.name(), metav1.DeleteOptions{}) })
	return l
}

// name returns the name of the CustomResourceDefinition.
func (l *lampFixture) name() string { return l.lamps.GroupResource().String() }

// lamp returns the manifest of a custom resource with more metadata.
func (l *lampFixture) lamp(metadata string) string {
	return fmt.Sprintf(`{apiVersion: %s, kind: Lamp, metadata: {name: l%s}}`, l.lamps.GroupVersion(), metadata)
}

// definition returns the CustomResourceDefinition in the member, or nil if it does not exist or is being deleted.
func (l *lampFixture) definition() *unstructured.Unstructured {
	l.t.Helper()
	o, err := apiServer.Resource(definitions).Get(l.t.Context(), l.name(), metav1.GetOptions{})
	if observe.IsAbsent(err) || err == nil && o.GetDeletionTimestamp() != nil {
		return nil
	}
	if err != nil {
		l.t.Fatal(err)
	}
	return o
}

// patchDefinition changes the CustomResourceDefinition.
func (l *lampFixture) patchDefinition(patch string, subresources ...string) {
	l.t.Helper()
	_, err := apiServer.Resource(definitions).
		Patch(l.t.Context(), l.name(), types.MergePatchType, []byte(patch), metav1.PatchOptions{}, subresources...)
	if err != nil {
		l.t.Fatal(err)
	}
}

// A CustomResourceDefinition whose objects Karmada does not manage stays, as its deletion would delete them.
func TestRemove_keepsDefinitionOfUnmanagedObjects(t *testing.T) {
	t.Parallel()
	const marks = `, labels: {karmada.io/managed: "true"}`
	for name, tc := range map[string]struct {
		metadata             string
		none, leaving        bool
		deleted, waits, kept bool
	}{
		"no objects":                       {none: true, deleted: true},
		"no objects, the cluster leaves":   {none: true, leaving: true, deleted: true},
		"unmanaged":                        {waits: true},
		"managed, without a Work":          {metadata: marks, waits: true},
		"unmanaged, the cluster leaves":    {leaving: true, kept: true},
		"without Work, the cluster leaves": {metadata: marks, leaving: true, kept: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := newLampFixture(t)
			if !tc.none {
				l.user(l.lamps, l.lamp(tc.metadata))
			}
			if tc.leaving {
				l.setCluster(true, true)
			}
			l.delete(l.work)
			err := l.run(l.work)
			if l.deleted(l.work) == tc.waits {
				t.Fatalf("finalizer removed: %v, want %v; %v", l.deleted(l.work), !tc.waits, err)
			}
			if tc.waits {
				want := "False KindInUse: CustomResourceDefinition " + l.name() + " in cluster " + l.cluster + " is kept"
				object := l.name() + " " + l.cluster + "/l"
				if got := l.condition(l.work, workv1alpha1.WorkRemoved); !strings.HasPrefix(got, want) || !strings.Contains(got, object) {
					t.Errorf("Removed: %s", got)
				}
				l.writes()
				_ = l.run(l.work)
				l.expectWrites()
			}
			if (tc.waits || tc.kept) && len(l.eventsOf("KindInUse")) != 1 {
				t.Errorf("events = %v", l.events.All())
			}
			o := l.definition()
			if (o == nil) != tc.deleted || o != nil && (o.GetLabels()[names.Managed] == "") != tc.kept {
				t.Errorf("definition exists: %v, want deleted = %v, released = %v", o != nil, tc.deleted, tc.kept)
			}
			if !tc.none && l.in(l.lamps, "l") == nil {
				t.Error("the object was deleted")
			}
			if !tc.waits {
				return
			}
			if err := apiServer.Resource(l.lamps).Namespace(l.cluster).Delete(t.Context(), "l", metav1.DeleteOptions{}); err != nil {
				t.Fatal(err)
			}
			if err := l.run(l.work); err != nil || !l.deleted(l.work) || l.definition() != nil {
				t.Errorf("removal after the object was deleted: %v", err)
			}
		})
	}
}

// A CustomResourceDefinition stays while the Works of its objects exist. If they are deleted, too, they end first, in any order of
// reconciling, also while the cluster leaves.
func TestRemove_keepsDefinitionOfOtherWorks(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct{ deleted, leaving, objectFirst bool }{
		"a Work exists":                         {},
		"the Work is deleted":                   {deleted: true},
		"the cluster leaves":                    {leaving: true},
		"the cluster leaves, Works are deleted": {deleted: true, leaving: true},
		"the Work ended before":                 {deleted: true, objectFirst: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := newLampFixture(t)
			w := l.put("l", nil, l.lamp(""))
			l.settle(w)
			if tc.leaving {
				l.setCluster(true, true)
			}
			l.delete(l.work)
			if tc.deleted {
				l.delete(w)
			}
			if tc.objectFirst {
				l.settle(w)
			} else {
				if err := l.run(l.work); err == nil || l.deleted(l.work) {
					t.Fatalf("finalizer removed: %v; %v", l.deleted(l.work), err)
				}
				if got := l.condition(l.work, workv1alpha1.WorkRemoved); got != "none" {
					t.Errorf("Removed at once: %s", got)
				}
				for range inUseRetries {
					l.worker.queue.AddRateLimited(l.work)
				}
				_ = l.run(l.work)
				want := "work " + w.String() + " has objects of its kind"
				if got := l.condition(l.work, workv1alpha1.WorkRemoved); !strings.Contains(got, want) {
					t.Errorf("Removed after some retries: %s, want %s", got, want)
				}
				if l.definition() == nil || l.in(l.lamps, "l") == nil {
					t.Fatal("the definition or its object was deleted")
				}
				if !tc.deleted {
					l.delete(w)
				}
				l.settle(w)
			}
			if err := l.run(l.work); err != nil || !l.deleted(l.work) || l.definition() != nil {
				t.Errorf("removal: %v, finalizer removed: %v, definition exists: %v", err, l.deleted(l.work), l.definition() != nil)
			}
		})
	}
}

// Other objects of the Work do not wait: they may be what keeps the definition or namespace of another Work.
func TestRemove_removesOthersOfWork(t *testing.T) {
	t.Parallel()
	l := newLampFixture(t, config)
	l.user(l.lamps, l.lamp(""))
	l.delete(l.work)
	if err := l.run(l.work); err == nil || l.deleted(l.work) || l.definition() == nil {
		t.Fatalf("removal: %v, finalizer removed: %v", err, l.deleted(l.work))
	}
	if l.in(configMaps, "c") != nil {
		t.Error("the ConfigMap of the Work is left")
	}
}

// Nothing of a kind is applied while its definition is examined and deleted.
func TestSync_waitsForRemovalOfDefinition(t *testing.T) {
	t.Parallel()
	l := newLampFixture(t)
	w := l.put("l", nil, l.lamp(""))
	objects, _ := work.Manifests(l.fixture.work(l.work))
	done := l.worker.containers.Remove(objects)
	var wait *requeue.WaitError
	if err := l.run(w); !errors.As(err, &wait) || wait.Delay == 0 {
		t.Errorf("apply while the definition is being removed: %v", err)
	}
	done()
	l.settle(w)
	if l.in(l.lamps, "l") == nil {
		t.Error("not applied")
	}
}

// A CustomResourceDefinition stays if objects of its kind are preserved, in any order of the deletion of Works.
func TestRemove_keepsDefinitionOfPreservedObjects(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct{ definitionFirst, leaving bool }{
		"object first": {}, "definition first": {definitionFirst: true},
		"object first, the cluster leaves": {leaving: true}, "definition first, the cluster leaves": {true, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := newLampFixture(t)
			w := l.put("l", func(w *workv1alpha1.Work) { w.Spec.PreserveResourcesOnDeletion = new(true) }, l.lamp(""))
			l.settle(w)
			if tc.leaving {
				l.setCluster(true, true)
			}
			l.delete(l.work)
			l.delete(w)
			order := []types.NamespacedName{w, l.work}
			if tc.definitionFirst {
				order = []types.NamespacedName{l.work, w}
			}
			for _, key := range append(order, l.work) {
				_ = l.run(key) // the definition may wait
			}
			if o := l.in(l.lamps, "l"); l.definition() == nil || o == nil || o.GetLabels()[names.Managed] != "" {
				t.Errorf("definition exists: %v, object exists: %v, want both, and the object released", l.definition() != nil, o != nil)
			}
			if !l.deleted(w) || l.deleted(l.work) != tc.leaving {
				t.Errorf("finalizers removed: %v, %v, want true, %v", l.deleted(w), l.deleted(l.work), tc.leaving)
			}
		})
	}
}

// A CustomResourceDefinition whose kind is not served has no objects, and does not block the removal. A kind that cannot be listed may
// have objects.
func TestRemove_ofDefinitionThatIsNotServed(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		change        func(l *lampFixture)
		leaving, kept bool
	}{
		"not established": {change: func(l *lampFixture) {
			l.patchDefinition(`{"status":{"conditions":[]}}`, "status")
		}},
		"no version is served": {change: func(l *lampFixture) {
			if _, err := apiServer.Resource(definitions).Patch(l.t.Context(), l.name(), types.JSONPatchType,
				[]byte(`[{"op":"replace","path":"/spec/versions/0/served","value":false}]`), metav1.PatchOptions{}); err != nil {
				l.t.Fatal(err)
			}
		}},
		"the list fails":                     {change: failMetadata, kept: true},
		"the list fails, the cluster leaves": {change: failMetadata, leaving: true, kept: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := newLampFixture(t)
			w := l.put("l", nil, l.lamp(""))
			l.settle(w)
			tc.change(l)
			if tc.leaving {
				l.setCluster(true, true)
			}
			l.delete(l.work)
			l.delete(w)
			l.eventually("both Works are reconciled", func() bool {
				_ = l.run(w)
				return l.deleted(w)
			})
			_ = l.run(l.work)
			if waits := tc.kept && !tc.leaving; l.deleted(l.work) == waits || (l.definition() != nil) != tc.kept {
				t.Errorf("finalizer removed: %v, definition exists: %v", l.deleted(l.work), l.definition() != nil)
			}
		})
	}
}

func failMetadata(l *lampFixture) {
	l.worker.cache.Metadata = func() (metadata.Interface, error) { return nil, errors.New("no") }
}

// A definition of another owner is not examined, and stays.
func TestRemove_leavesUnmanagedDefinition(t *testing.T) {
	t.Parallel()
	l := newLampFixture(t)
	l.user(l.lamps, l.lamp(""))
	l.patchDefinition(`{"metadata":{"labels":{"karmada.io/managed":null}}}`)
	l.delete(l.work)
	if err := l.run(l.work); err != nil || !l.deleted(l.work) || l.definition() == nil || l.in(l.lamps, "l") == nil {
		t.Errorf("removal: %v, finalizer removed: %v, definition exists: %v", err, l.deleted(l.work), l.definition() != nil)
	}
}
