// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"strings"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/names"
)

// mounting is a Deployment that depends on a ConfigMap.
var mounting = strings.Replace(deployment, "replicas: 2",
	"replicas: 2, template: {spec: {volumes: [{name: v, configMap: {name: settings}}], containers: [{name: c}]}}", 1)

// dependency returns the binding of the ConfigMap, and its Work in a cluster.
func dependency(cluster string, applied bool) []client.Object {
	attached := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{
		Namespace: "default", Name: "settings-configmap",
		Labels: map[string]string{names.BindingID: "cm-id", names.DependedBy("default", "nginx-deployment"): "rb-id"},
	}}
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace(cluster), Name: "settings", Labels: map[string]string{names.BindingID: "cm-id"},
		Annotations: map[string]string{names.BindingNamespace: "default", names.BindingName: "settings-configmap"},
	}}
	if applied {
		w.Status.Conditions = []metav1.Condition{{Type: workv1alpha1.WorkApplied, Status: metav1.ConditionTrue}}
	}
	return []client.Object{attached, w}
}

func TestReconcile_createsWorksAfterThoseOfDependencies(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		objects  []client.Object
		template string
		deps     bool
		waited   time.Duration
		want     []string // clusters of the workload
		retry    time.Duration
	}{
		"not attached yet":             {deps: true, retry: minDependencyInterval},
		"no dependency exists":         {deps: true, waited: attachTimeout, want: []string{"m1", "m2"}},
		"not applied":                  {dependency("m1", false), "", true, 2 * time.Second, nil, time.Second},
		"not applied for too long":     {dependency("m1", false), "", true, dependencyTimeout, []string{"m1", "m2"}, 0},
		"applied in one cluster":       {dependency("m1", true), "", true, 8 * time.Second, []string{"m1"}, maxDependencyInterval},
		"dependencies not propagated":  {dependency("m1", false), "", false, 0, []string{"m1", "m2"}, 0},
		"template has no dependencies": {nil, deployment, true, 0, []string{"m1", "m2"}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := nginxBinding("m1", "m2")
			b.Spec.PropagateDeps = tc.deps
			b.Status.LastScheduledTime = &metav1.Time{Time: time.Unix(1_700_000_000, 0)}
			template := mounting
			if tc.template != "" {
				template = tc.template
			}
			s := newFixture(t, withNative, template, append(tc.objects, b)...)
			s.Controller.Clock.(*clocktesting.FakePassiveClock).SetTime(b.Status.LastScheduledTime.Add(tc.waited))
			result, err := s.reconcile()
			if err != nil || result.RequeueAfter != tc.retry {
				t.Errorf("Reconcile = %+v, %v, want a retry after %v", result, err, tc.retry)
			}
			var got []string
			for _, cluster := range []string{"m1", "m2"} {
				key := client.ObjectKey{Namespace: names.ExecutionNamespace(cluster), Name: "nginx-687f7fb96f"}
				if s.control.Get(t.Context(), key, &workv1alpha1.Work{}) == nil {
					got = append(got, cluster)
				}
			}
			if strings.Join(got, ",") != strings.Join(tc.want, ",") {
				t.Errorf("Works in %v, want %v", got, tc.want)
			}
		})
	}
}

func TestReconcile_updatesWorksWhileDependenciesAreNotApplied(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m1")
	s := newFixture(t, withNative, mounting, append(dependency("m1", false), b)...)
	s.mustReconcile()
	s.editBinding(func(b *workv1alpha2.ResourceBinding) {
		b.Spec.PropagateDeps, b.Spec.Clusters[0].Replicas = true, 7
	})
	if writes := s.mustReconcile(); len(writes) != 1 {
		t.Errorf("writes %q, want the update of the Work", writes)
	}
}

// The failure of an override policy for one cluster does not end the wait for the dependencies in another one.
func TestReconcile_waitsForDependenciesIfOverrideFails(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m1", "m2")
	b.Spec.PropagateDeps = true
	b.Status.LastScheduledTime = &metav1.Time{Time: time.Unix(1_700_000_000, 0)}
	bad := overridePolicy(t, "default", "bad", `{overrideRules: [{targetCluster: {clusterNames: [m1]},
		overriders: {plaintext: [{path: /spec/missing/field, operator: remove}]}}]}`)
	s := newFixture(t, withNative, mounting, append(dependency("m1", true), b, bad.(client.Object),
		memberCluster("m1", nil), memberCluster("m2", nil))...)
	if result, err := s.reconcile(); err != nil || result.RequeueAfter != minDependencyInterval {
		t.Errorf("Reconcile = %+v, %v, want a retry for m2 after %v", result, err, minDependencyInterval)
	}
}

// The clocks of the scheduler and of this process may differ.
func TestReconcile_boundsWaitForDependenciesIfClocksDiffer(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m1")
	b.Spec.PropagateDeps = true
	b.Status.LastScheduledTime = &metav1.Time{Time: time.Unix(1_700_000_000, 0).Add(time.Hour)}
	s := newFixture(t, withNative, mounting, append(dependency("m1", false), b)...)
	s.mustReconcile()
	s.work("m1")
}

// The attached bindings are listed once, not for each cluster.
func TestReconcile_listsDependenciesOnce(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m1", "m2", "m3")
	b.Spec.PropagateDeps = true
	b.Status.LastScheduledTime = &metav1.Time{Time: time.Unix(1_700_000_000, 0)}
	s := newFixture(t, withNative, mounting, append(dependency("m1", false), b)...)
	lists := 0
	s.Controller.control = consistency.NewClient(interceptor.NewClient(s.control, interceptor.Funcs{
		List: func(ctx context.Context, c client.WithWatch, list client.ObjectList, o ...client.ListOption) error {
			if _, ok := list.(*workv1alpha2.ResourceBindingList); ok {
				lists++
			}
			return c.List(ctx, list, o...)
		},
	}))
	if result, err := s.reconcile(); err != nil || result.RequeueAfter != minDependencyInterval || lists != 1 {
		t.Errorf("Reconcile = %+v, %v, and %d lists of bindings, want one", result, err, lists)
	}
}
