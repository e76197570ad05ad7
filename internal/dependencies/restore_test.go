// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package dependencies

import (
	"slices"
	"strings"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/names"
	removal "karmada.io/karmada/internal/work/remove"
	"karmada.io/karmada/internal/work/sync"
)

// removing is a fixture in which the Deployment web and the ConfigMap settings run in m1.
type removing struct {
	*fixture
	sync *sync.Controller
}

func newRemoving(t *testing.T) *removing {
	t.Helper()
	m1 := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}
	f := newFixture(t, append(deployment("web", "m1"), configMap("settings"), m1)...)
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("settings")}
	s := &removing{fixture: f}
	s.sync = sync.New(client.WithFieldOwner(f.control, names.BindingSource), f.control, sync.Options{
		Chain: interpret.Chain{native.Layer()}, Events: f.events, Clock: clocktesting.NewFakePassiveClock(time.Now()), NewID: f.NewID,
	})
	f.run("web")
	s.works()
	return s
}

// works reconciles the Works of settings and returns them.
func (s *removing) works() []workv1alpha1.Work {
	s.t.Helper()
	if _, err := s.sync.Reconcile(s.t.Context(), binding.Namespaced, request("settings-configmap")); err != nil {
		s.t.Fatal(err)
	}
	var works workv1alpha1.WorkList
	if err := s.control.List(s.t.Context(), &works, client.InNamespace(names.ExecutionNamespace("m1"))); err != nil {
		s.t.Fatal(err)
	}
	return works.Items
}

// restore records a restore of the control plane.
func (s *removing) restore(at time.Time) *clusterv1alpha1.Cluster {
	s.t.Helper()
	c := &clusterv1alpha1.Cluster{}
	if err := s.control.Get(s.t.Context(), client.ObjectKey{Name: "m1"}, c); err != nil {
		s.t.Fatal(err)
	}
	c.Annotations = map[string]string{names.RestoredAt: at.UTC().Format(time.RFC3339)}
	if err := s.control.Update(s.t.Context(), c); err != nil {
		s.t.Fatal(err)
	}
	return c
}

// removed deletes the binding of a workload and lets its dependencies be detached.
func (s *removing) removed(name string) {
	s.t.Helper()
	s.removeBinding(name)
	s.run(name)
}

// A workload whose removal was requested before a restore stays in its clusters. Its dependencies stay there, too, until it is managed
// again.
func TestReconcile_keepsDependenciesOfRemovalBeforeRestore(t *testing.T) {
	t.Parallel()
	before, after := time.Now().Add(-time.Hour), time.Now().Add(time.Hour)
	for name, tc := range map[string]struct {
		restored time.Time
		remove   func(s *removing)
		left     bool
	}{
		"requested after":  {restored: before, remove: func(s *removing) { s.removed("web") }},
		"requested before": {restored: after, remove: func(s *removing) { s.removed("web") }, left: true},
		"another workload needs it for a while": {restored: after, left: true, remove: func(s *removing) {
			s.layer.dependencies["api"] = s.layer.dependencies["web"]
			for _, o := range deployment("api", "m1") {
				s.create(o)
			}
			s.run("api")
			s.removed("web")
			s.works()
			s.restore(before)
			s.removed("api")
			s.restore(after)
		}},
		"the workload is applied again and deleted": {restored: after, remove: func(s *removing) {
			s.removed("web")
			s.create(deployment("web", "m1")[1])
			s.restart() // resource versions of the test begin again with each object
			s.run("web")
			s.works()
			s.restore(before)
			s.removed("web")
			s.restore(after)
		}},
		"the dependency is deleted": {restored: after, remove: func(s *removing) {
			s.removed("web")
			s.restore(before)
			s.remove(s.binding("settings-configmap"))
			s.works()
			s.restore(after)
		}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newRemoving(t)
			cluster := s.restore(tc.restored)
			tc.remove(s)
			works := s.works()
			if len(works) != 1 || works[0].DeletionTimestamp == nil {
				t.Fatalf("works %+v, want one that is being deleted", works)
			}
			// The API server of the test sets the time of the deletion, which is before the restore.
			works[0].DeletionTimestamp = new(metav1.NewTime(after.Add(time.Hour)))
			r := removal.Remover{Control: s.control, Live: s.control, Events: s.events, Clock: clocktesting.NewFakePassiveClock(time.Now())}
			err := r.Remove(t.Context(), removal.Removal{Work: &works[0], Cluster: cluster})
			left := err == nil && slices.ContainsFunc(s.reasons(), func(r string) bool { return strings.HasSuffix(r, "RemovalBeforeRestore") })
			if left != tc.left {
				t.Fatalf("Remove = %v, events %v; the objects are left: %v, want %v", err, s.reasons(), left, tc.left)
			}
			if !tc.left {
				return
			}
			s.works()
			if a := s.binding("settings-configmap"); a.Annotations[names.LeftBy("default", "web")] != "" {
				t.Errorf("annotations %v after the Work was deleted", a.Annotations)
			}
		})
	}
}
