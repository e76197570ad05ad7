// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/metadata"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

// A namespace that Karmada created is kept if an object in it is preserved, in any order of the deletion of Works.
func TestRemove_keepsNamespaceOfPreservedObjects(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct{ preserve, namespaceFirst, kept bool }{
		"object first":                   {preserve: true, kept: true},
		"namespace first":                {preserve: true, namespaceFirst: true, kept: true},
		"not preserved":                  {},
		"not preserved, namespace first": {namespaceFirst: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			kind := apiServer.Resource(namespaces)
			made := "made-" + s.cluster
			n := s.put("n", func(w *workv1alpha1.Work) {
				raw := &w.Spec.Workload.Manifests[0].Raw
				*raw = bytes.Replace(*raw, []byte(`,"namespace":"`+s.cluster+`"`), nil, 1)
			}, "{apiVersion: v1, kind: Namespace, metadata: {name: "+made+"}}")
			w := s.put("w", func(w *workv1alpha1.Work) {
				w.Spec.PreserveResourcesOnDeletion = new(tc.preserve)
				raw := &w.Spec.Workload.Manifests[0].Raw
				*raw = bytes.Replace(*raw, []byte(`,"namespace":"`+s.cluster+`"`), []byte(`,"namespace":"`+made+`"`), 1)
			}, config)
			s.settle(n)
			s.settle(w)
			order := []types.NamespacedName{w, n}
			if tc.namespaceFirst {
				order = []types.NamespacedName{n, w}
			}
			s.delete(n)
			s.delete(w)
			for _, key := range order {
				if err := s.run(key); err != nil || !s.deleted(key) {
					t.Fatalf("deletion of %s: %v, deleted = %v", key, err, s.deleted(key))
				}
			}
			o, err := kind.Get(t.Context(), made, metav1.GetOptions{})
			if err != nil {
				t.Fatal(err) // its finalizer is kept: no controller empties it in this test
			}
			if deleting := o.GetDeletionTimestamp() != nil; deleting == tc.kept {
				t.Errorf("namespace is being deleted: %v", deleting)
			}
			if tc.kept && o.GetLabels()[names.Managed] != "" {
				t.Errorf("labels %v, want it unmanaged", o.GetLabels())
			}
		})
	}
}

// A namespace that a policy propagates stays, too, when it is deleted before or after a preserved object in it.
func TestRemove_keepsPropagatedNamespaceOfPreservedObjects(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct{ namespaceFirst, leaving bool }{
		"object first": {}, "namespace first": {namespaceFirst: true},
		"object first, the cluster leaves": {leaving: true}, "namespace first, the cluster leaves": {true, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			made := "made-" + s.cluster
			in := func(namespace string) func(*workv1alpha1.Work) {
				return func(w *workv1alpha1.Work) {
					raw := &w.Spec.Workload.Manifests[0].Raw
					*raw = bytes.Replace(*raw, []byte(`,"namespace":"`+s.cluster+`"`), []byte(namespace), 1)
				}
			}
			n := s.put("n", func(w *workv1alpha1.Work) {
				in("")(w)
				w.Labels = map[string]string{names.ClusterBindingID: "id"}
			}, "{apiVersion: v1, kind: Namespace, metadata: {name: "+made+", labels: {"+names.ClusterBindingID+": id}}}")
			w := s.put("w", func(w *workv1alpha1.Work) {
				w.Spec.PreserveResourcesOnDeletion = new(true)
				in(`,"namespace":"` + made + `"`)(w)
			}, config)
			s.settle(n)
			s.settle(w)
			if tc.leaving {
				s.setCluster(true, true)
			}
			s.delete(n)
			s.delete(w)
			order := []types.NamespacedName{w, n}
			if tc.namespaceFirst {
				order = []types.NamespacedName{n, w}
			}
			for _, key := range append(order, n) {
				_ = s.run(key) // the namespace may wait
			}
			o, err := apiServer.Resource(namespaces).Get(t.Context(), made, metav1.GetOptions{})
			if err != nil || o.GetDeletionTimestamp() != nil {
				t.Errorf("the namespace of a preserved object is deleted: %v", err)
			}
			if released := s.deleted(n); released != tc.leaving {
				t.Errorf("released = %v, want %v", released, tc.leaving)
			}
		})
	}
}

// A namespace with objects that Karmada does not manage stays. Its Work waits, and reports the objects. When the cluster is removed,
// the namespace is released.
func TestRemove_keepsNamespaceWithUnmanagedObjects(t *testing.T) {
	t.Parallel()
	const marks = `labels: {karmada.io/managed: "true"}, `
	const works = `annotations: {work.karmada.io/namespace: NAMESPACE, work.karmada.io/name: other}, `
	for name, tc := range map[string]struct {
		object               string
		permitted            bool
		propagated, leaving  bool
		deleted, waits, kept bool
	}{
		"empty":                         {deleted: true},
		"unmanaged":                     {object: `metadata: {name: users}`, waits: true},
		"unmanaged, of a policy":        {object: `metadata: {name: users}`, propagated: true, waits: true},
		"managed, without a Work":       {object: `metadata: {` + marks + `name: c}`, waits: true},
		"managed, with a Work":          {object: `metadata: {` + marks + works + `name: c}`, deleted: true},
		"created in every namespace":    {object: `metadata: {name: kube-root-ca.crt}`, deleted: true},
		"created by a platform":         {object: `metadata: {name: istio-ca-root-cert}`, deleted: true},
		"unmanaged, permitted":          {object: `metadata: {name: users}`, permitted: true, deleted: true},
		"unmanaged, the cluster leaves": {object: `metadata: {name: users}`, leaving: true, kept: true},
		"managed, the cluster leaves":   {object: `metadata: {` + marks + `name: c}`, leaving: true, kept: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			made := "made-" + s.cluster
			n := s.put("n", func(w *workv1alpha1.Work) {
				raw := &w.Spec.Workload.Manifests[0].Raw
				*raw = bytes.Replace(*raw, []byte(`,"namespace":"`+s.cluster+`"`), nil, 1)
				if tc.propagated {
					w.Labels = map[string]string{names.ClusterBindingID: "x"}
				}
			}, "{apiVersion: v1, kind: Namespace, metadata: {name: "+made+"}}")
			s.settle(n)
			if strings.Contains(tc.object, works) {
				other := s.put("other", nil, config)
				s.settle(other)
				s.delete(other) // and not reconciled yet
			}
			if tc.object != "" {
				object := strings.ReplaceAll(tc.object, "NAMESPACE", n.Namespace)
				o := fakecontrol.Parse(t, "{apiVersion: v1, kind: ConfigMap, "+object+"}")
				if _, err := apiServer.Resource(configMaps).Namespace(made).Create(t.Context(), o, metav1.CreateOptions{}); err != nil {
					t.Fatal(err)
				}
			}
			if tc.permitted {
				patch := []byte(`{"metadata":{"annotations":{"work.karmada.io/remove-contents":"true"}}}`)
				if _, err := apiServer.Resource(namespaces).Patch(t.Context(), made, types.MergePatchType, patch,
					metav1.PatchOptions{}); err != nil {
					t.Fatal(err)
				}
			}
			if tc.leaving {
				s.setCluster(true, true)
			}
			s.delete(n)
			err := s.run(n)
			if s.deleted(n) == tc.waits {
				t.Fatalf("finalizer removed: %v, want %v; %v", s.deleted(n), !tc.waits, err)
			}
			if tc.waits {
				want := "False NamespaceInUse: namespace " + made + " in cluster " + s.cluster + " is kept"
				if got := s.condition(n, workv1alpha1.WorkRemoved); !strings.HasPrefix(got, want) || !strings.Contains(got, "configmaps ") {
					t.Errorf("Removed: %s", got)
				}
				if len(s.eventsOf("NamespaceInUse")) != 1 {
					t.Errorf("events = %v", s.events.All())
				}
				s.writes()
				s.clock.Step(40 * time.Minute)
				_, after := requeueAfter(s.run(n))
				s.clock.Step(time.Hour)
				if _, last := requeueAfter(s.run(n)); after != 40*time.Minute || last != time.Hour {
					t.Errorf("delays after 40 and 100 minutes = %v, %v", after, last)
				}
				s.expectWrites()
			}
			o, err := apiServer.Resource(namespaces).Get(t.Context(), made, metav1.GetOptions{})
			if err != nil {
				t.Fatal(err) // its finalizer is kept: no controller empties it in this test
			}
			if deleting := o.GetDeletionTimestamp() != nil; deleting != tc.deleted {
				t.Errorf("namespace is being deleted: %v, want %v", deleting, tc.deleted)
			}
			if managed := o.GetLabels()[names.Managed] != ""; managed == tc.kept {
				t.Errorf("managed: %v", managed)
			}
			if tc.kept && len(s.eventsOf("NamespaceInUse")) != 1 {
				t.Errorf("events = %v", s.events.All())
			}
		})
	}
}

// requeueAfter returns the delay that an error requests.
func requeueAfter(err error) (ok bool, after time.Duration) {
	wait, ok := errors.AsType[interface {
		error
		RequeueAfter() (time.Duration, bool)
	}](err)
	if ok {
		after, _ = wait.RequeueAfter()
	}
	return ok, after
}

// Objects whose owner is in the namespace do not keep it. Those of other owners do, unless the garbage collector deletes them soon.
func TestRemove_keepsNamespaceWithObjectsOfOtherOwners(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct{ inside, managed, leaving bool }{
		"owner in the namespace":                              {inside: true},
		"cluster-scoped owner":                                {},
		"cluster-scoped owner, managed":                       {managed: true},
		"cluster-scoped owner, the cluster leaves":            {leaving: true},
		"owner in the namespace, the cluster leaves, managed": {inside: true, managed: true, leaving: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			made := "made-" + s.cluster
			n := s.put("n", func(w *workv1alpha1.Work) {
				raw := &w.Spec.Workload.Manifests[0].Raw
				*raw = bytes.Replace(*raw, []byte(`,"namespace":"`+s.cluster+`"`), nil, 1)
			}, "{apiVersion: v1, kind: Namespace, metadata: {name: "+made+"}}")
			s.settle(n)
			s.put("other", nil, config)
			inside := apiServer.Resource(configMaps).Namespace(made)
			create := func(text string) *interpret.Object {
				t.Helper()
				o, err := inside.Create(t.Context(), fakecontrol.Parse(t, text), metav1.CreateOptions{})
				if err != nil {
					t.Fatal(err)
				}
				return o
			}
			owner, err := apiServer.Resource(namespaces).Get(t.Context(), s.cluster, metav1.GetOptions{})
			if err != nil {
				t.Fatal(err)
			}
			if tc.inside {
				owner = create(`{apiVersion: v1, kind: ConfigMap, metadata: {name: owner, labels: {karmada.io/managed: "true"},
					annotations: {work.karmada.io/namespace: ` + n.Namespace + `, work.karmada.io/name: other}}}`)
			}
			create(fmt.Sprintf(`{apiVersion: v1, kind: ConfigMap, metadata: {name: a-child, labels: {karmada.io/managed: "%v"},
				ownerReferences: [{apiVersion: v1, kind: %s, name: %s, uid: %s}]}}`, tc.managed, owner.GetKind(), owner.GetName(), owner.GetUID()))
			if tc.leaving {
				s.setCluster(true, true)
			}
			s.delete(n)
			deleting := func() bool {
				t.Helper()
				o, err := apiServer.Resource(namespaces).Get(t.Context(), made, metav1.GetOptions{})
				if err != nil {
					t.Fatal(err)
				}
				return o.GetDeletionTimestamp() != nil
			}
			if tc.inside {
				if err := s.run(n); err != nil || !s.deleted(n) || !deleting() {
					t.Errorf("removal: %v, finalizer removed: %v", err, s.deleted(n))
				}
				return
			}
			var wait *requeue.WaitError
			if err := s.run(n); !errors.As(err, &wait) || wait.Delay > 0 || wait.Event ||
				s.condition(n, workv1alpha1.WorkRemoved) != "none" || deleting() {
				t.Fatalf("removal = %v, want a retry, as the garbage collector may delete the object", err)
			}
			for range inUseRetries {
				s.worker.queue.AddRateLimited(n)
			}
			_ = s.run(n)
			if s.deleted(n) != tc.leaving || deleting() || len(s.eventsOf("NamespaceInUse")) != 1 {
				t.Errorf("finalizer removed: %v, events %v", s.deleted(n), s.events.All())
			}
			if tc.leaving {
				return
			}
			if got := s.condition(n, workv1alpha1.WorkRemoved); !strings.Contains(got, "configmaps a-child") {
				t.Errorf("Removed after some retries: %s", got)
			}
			if err := inside.Delete(t.Context(), "a-child", metav1.DeleteOptions{}); err != nil {
				t.Fatal(err)
			}
			if err := s.run(n); err != nil || !s.deleted(n) || !deleting() {
				t.Errorf("removal after the garbage collection: %v", err)
			}
		})
	}
}

// A namespace stays while another Work applies objects to it: it was created again in the control plane.
func TestRemove_keepsNamespaceOfOtherWorks(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	made := "made-" + s.cluster
	n := s.put("n", func(w *workv1alpha1.Work) {
		raw := &w.Spec.Workload.Manifests[0].Raw
		*raw = bytes.Replace(*raw, []byte(`,"namespace":"`+s.cluster+`"`), nil, 1)
	}, "{apiVersion: v1, kind: Namespace, metadata: {name: "+made+"}}")
	s.settle(n)
	other := s.put("c", func(w *workv1alpha1.Work) {
		raw := &w.Spec.Workload.Manifests[0].Raw
		*raw = bytes.Replace(*raw, []byte(`"namespace":"`+s.cluster+`"`), []byte(`"namespace":"`+made+`"`), 1)
	}, config)
	s.settle(other)
	s.delete(n)
	if err := s.run(n); err == nil || s.deleted(n) {
		t.Fatalf("finalizer removed: %v; %v", s.deleted(n), err)
	}
	if got := s.condition(n, workv1alpha1.WorkRemoved); got != "none" {
		t.Errorf("Removed at once: %s", got)
	}
	for range inUseRetries {
		s.worker.queue.AddRateLimited(n)
	}
	_ = s.run(n)
	if got := s.condition(n, workv1alpha1.WorkRemoved); !strings.Contains(got, "work "+n.Namespace+"/c applies objects to it") {
		t.Errorf("Removed after some retries: %s", got)
	}
	o, err := apiServer.Resource(namespaces).Get(t.Context(), made, metav1.GetOptions{})
	if err != nil || o.GetDeletionTimestamp() != nil {
		t.Fatalf("namespace is deleted; %v", err)
	}
	// Nothing is applied while the namespace is examined.
	removed := fakecontrol.Parse(t, "{apiVersion: v1, kind: Namespace, metadata: {name: "+made+"}}")
	done := s.worker.containers.Remove([]*interpret.Object{removed})
	var wait *requeue.WaitError
	if err := s.run(other); !errors.As(err, &wait) || wait.Delay == 0 {
		t.Errorf("apply to a namespace that is being removed: %v", err)
	}
	done()
	if err := s.run(other); err != nil {
		t.Errorf("apply: %v", err)
	}
	s.delete(other)
	if err := s.run(other); err != nil {
		t.Fatal(err)
	}
	if err := s.run(n); err != nil || !s.deleted(n) {
		t.Errorf("finalizer removed: %v; %v", s.deleted(n), err)
	}
}

// Kinds that cannot be listed may have objects.
func TestRemove_keepsNamespaceIfAListFails(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	made := "made-" + s.cluster
	n := s.put("n", func(w *workv1alpha1.Work) {
		raw := &w.Spec.Workload.Manifests[0].Raw
		*raw = bytes.Replace(*raw, []byte(`,"namespace":"`+s.cluster+`"`), nil, 1)
	}, "{apiVersion: v1, kind: Namespace, metadata: {name: "+made+"}}")
	s.settle(n)
	metadataClient := s.worker.cache.Metadata
	s.worker.cache.Metadata = func() (metadata.Interface, error) { return nil, errors.New("no") }
	s.delete(n)
	if err := s.run(n); err == nil || s.deleted(n) {
		t.Errorf("reconcile = %v, deleted = %v, want it kept", err, s.deleted(n))
	}
	s.writes()
	s.worker.cache.Metadata = metadataClient
	if err := s.run(n); err != nil || !s.deleted(n) {
		t.Errorf("reconcile = %v, deleted = %v", err, s.deleted(n))
	}
}
