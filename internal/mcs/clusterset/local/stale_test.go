// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package local

import (
	"errors"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs/clusterset"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

// A cache may be older than a restore of the control plane, or than the deletion of an import: after a change of the owner of a cluster,
// its first list can be. What exists in the member stays as it is.
func TestReconcile_staleCache(t *testing.T) {
	t.Parallel()
	for name, restored := range map[string]bool{"restored after the deletion of the import": true, "the import was removed": false} {
		f := newFleet(t)
		c1, w := &clusterv1alpha1.Cluster{}, &workv1alpha1.Work{}
		f.edit(t, func(c *clusterv1alpha1.Cluster) {
			c1 = c
			metav1.SetMetaDataAnnotation(&c.ObjectMeta, names.ControlPlane, "own")
		})
		f.lead("", nil)
		f.export(t, "c1", start, corev1.ServicePort{Name: "tcp", Protocol: corev1.ProtocolTCP, Port: 42})
		f.settle(t)
		key := types.NamespacedName{Namespace: names.ExecutionNamespace("c1"), Name: names.ClusterSetImport(hello.Namespace, hello.Name)}
		if err := f.control.Get(t.Context(), key, w); err != nil {
			t.Fatal(err)
		}
		before, stale := f.state(t, "c1"), w.DeepCopy()
		if err := f.control.Delete(t.Context(), w); err != nil {
			t.Fatal(err)
		}
		if restored {
			old := c1.DeepCopy()
			f.edit(t, func(c *clusterv1alpha1.Cluster) {
				c.Annotations[names.RestoredAt] = time.Now().Add(time.Hour).UTC().Format(time.RFC3339)
			})
			f.local.works = fakecontrol.Cache{Client: f.control, Shown: []client.Object{old}}
		} else {
			before = ""
			if err := f.local.reconcile(t.Context(), f.local.clusters["c1"], hello); requeue.IgnoreExpected(err) != nil {
				t.Fatal(err)
			}
			f.local.works = fakecontrol.Cache{Client: f.control, Shown: []client.Object{stale}}
		}
		err := f.local.reconcile(t.Context(), f.local.clusters["c1"], hello)
		_, held := errors.AsType[*member.HeldError](err) // by the restored control plane, until the cache shows it
		if requeue.IgnoreExpected(err) != nil && !held {
			t.Errorf("%s: reconcile: %v", name, err)
		}
		if after := f.state(t, "c1"); after != before {
			t.Errorf("%s: c1 has %q, want %q", name, after, before)
		}
	}
}

// A stale cache may show an earlier version of an import. What the present one needs is not deleted.
func TestReconcile_earlierImport(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	tcp := corev1.ServicePort{Name: "tcp", Protocol: corev1.ProtocolTCP, Port: 42}
	work := func() *workv1alpha1.Work {
		w := &workv1alpha1.Work{}
		key := types.NamespacedName{Namespace: names.ExecutionNamespace("c1"), Name: names.ClusterSetImport(hello.Namespace, hello.Name)}
		if err := f.control.Get(t.Context(), key, w); err != nil {
			t.Fatal(err)
		}
		return w
	}
	f.export(t, "c1", start, tcp)
	f.settle(t)
	oneCluster := work()
	f.export(t, "c2", start, tcp)
	f.settle(t)
	headless := work()
	headless.Generation--
	raw := headless.Spec.Workload.Manifests[0].Raw
	headless.Spec.Workload.Manifests[0].Raw = []byte(strings.Replace(string(raw), "ClusterSetIP", "Headless", 1))
	other := work()
	other.Generation--
	for i := range other.Spec.Workload.Manifests {
		raw := other.Spec.Workload.Manifests[i].Raw
		other.Spec.Workload.Manifests[i].Raw = []byte(strings.Replace(string(raw), "10.1.0.1", "10.1.0.2", 1))
	}
	status, export := work(), work()
	status.Annotations[names.ClusterSetClusters] = `["c1"]`
	export.Annotations[names.ClusterSetConditions] = `[{"type":"Conflict","status":"True","reason":"PortConflict"}]`
	before := f.state(t, "c1")
	for name, stale := range map[string]*workv1alpha1.Work{
		"one cluster": oneCluster, "headless": headless, "other endpoints": other, "other status": status, "other conditions": export,
	} {
		for _, restarted := range []bool{true, false} {
			if restarted {
				f.local.clusters["c1"].known = map[types.NamespacedName]version{}
			}
			f.local.works = fakecontrol.Cache{Client: f.control, Shown: []client.Object{stale}}
			if err := f.local.reconcile(t.Context(), f.local.clusters["c1"], hello); !errors.Is(err, requeue.ErrStale) {
				t.Errorf("%s, restarted = %v: reconcile: %v, want a stale cache", name, restarted, err)
			}
			writes := f.members["c1"].Writes(fakecontrol.Write.ByKind)
			if len(writes) > 0 {
				t.Errorf("%s, restarted = %v: %v, want no write", name, restarted, writes)
			}
			f.local.works = f.control
			f.local.clusters["c1"].known[hello] = versionOf(work())
			f.settle(t)
			if after := f.state(t, "c1"); after != before {
				t.Errorf("%s, restarted = %v: c1 has %q, want %q", name, restarted, after, before)
			}
		}
	}
}

// The ServiceExport reports that the Service of an import cannot be replaced.
func TestReconcile_reportsServiceThatCannotBeReplaced(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	f.export(t, "c1", start, corev1.ServicePort{Name: "tcp", Protocol: corev1.ProtocolTCP, Port: 42})
	f.settle(t)
	m := f.members["c1"]
	key := types.NamespacedName{Namespace: hello.Namespace, Name: names.ClusterSetDerived(hello.Name)}
	var derived corev1.Service
	if err := m.Get(t.Context(), key, &derived); err != nil {
		t.Fatal(err)
	}
	derived.Spec.ClusterIP, derived.Spec.ClusterIPs = corev1.ClusterIPNone, []string{corev1.ClusterIPNone}
	if err := m.Update(t.Context(), &derived); err != nil {
		t.Fatal(err)
	}
	m.Fail = func(w fakecontrol.Write) error {
		if w.Verb == "delete" && w.Kind == "Service" {
			return apierrors.NewForbidden(corev1.Resource("services"), w.Key.Name, errors.New("protected"))
		}
		return nil
	}
	if err := f.local.reconcile(t.Context(), f.local.clusters["c1"], hello); requeue.Expected(err) || !apierrors.IsForbidden(err) {
		t.Errorf("reconcile: %v, want the failure", err)
	}
	if got, want := f.condition(t, "c1", clusterset.Ready), "False "+clusterset.ReasonFailed; got != want {
		t.Errorf("Ready = %q, want %q", got, want)
	}
	m.Fail = nil
	f.settle(t)
	if got := f.condition(t, "c1", clusterset.Ready); !strings.HasPrefix(got, "True") {
		t.Errorf("Ready = %q after the Service was replaced", got)
	}
}

// The response that a Cluster does not exist, as of a load balancer, delays the removal of an import. It is no reason to forget it.
func TestReconcile_removesImportAfterNotFound(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	f.export(t, "c1", start, corev1.ServicePort{Name: "tcp", Protocol: corev1.ProtocolTCP, Port: 42})
	f.settle(t)
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace("c2"), Name: names.ClusterSetImport(hello.Namespace, hello.Name),
	}}
	if err := f.control.Delete(t.Context(), w); err != nil {
		t.Fatal(err)
	}
	f.local.latest = fakecontrol.Cache{
		Client: f.control, Missing: []client.Object{&clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "c2"}}},
	}
	if err := f.local.reconcile(t.Context(), f.local.clusters["c2"], hello); !errors.Is(err, requeue.ErrStale) {
		t.Errorf("reconcile: %v, want a stale cache", err)
	}
	if got := f.state(t, "c2"); got == "" {
		t.Error("the import was removed")
	}
	f.local.latest = f.control
	if err := f.local.reconcile(t.Context(), f.local.clusters["c2"], hello); err != nil {
		t.Fatal(err)
	}
	if got := f.state(t, "c2"); got != "" {
		t.Errorf("c2 has %q, want no import", got)
	}
}
