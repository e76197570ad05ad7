// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"strings"
	"testing"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// drain drains the cluster m1, which has workloads that can move to m2, and calls cordoned when it is cordoned.
type drain struct {
	objects  []client.Object
	cordoned func(control client.Client)
	// rejected is the binding whose PlacementEviction is rejected.
	rejected string
}

// run returns the bindings with a PlacementEviction, and why other objects stay.
func (d drain) run(ctx context.Context, t *testing.T) (evicted, stays []string) {
	t.Helper()
	for _, name := range []string{"m1", "m2"} {
		c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
		c.Status.APIEnablements = []clusterv1alpha1.APIEnablement{
			{GroupVersion: "apps/v1", Resources: []clusterv1alpha1.APIResource{{Name: "deployments", Kind: "Deployment"}}},
		}
		d.objects = append(d.objects, c)
	}
	control := fake.NewClientBuilder().WithScheme(newScheme()).WithObjects(d.objects...).Build()
	s := &session{client: interceptor.NewClient(control, interceptor.Funcs{
		Create: func(ctx context.Context, c client.WithWatch, o client.Object, options ...client.CreateOption) error {
			switch o := o.(type) {
			case *reviewv1alpha1.PlacementReview:
				o.Status.PlanHash = "plan"
				return ctx.Err()
			case *fleetv1alpha1.PlacementEviction:
				if o.Spec.Binding == d.rejected {
					return apierrors.NewForbidden(fleetv1alpha1.Resource("placementevictions"), "", errors.New("the quota is exceeded"))
				}
			}
			return errors.Join(ctx.Err(), c.Create(ctx, o, options...))
		},
		Patch: func(ctx context.Context, c client.WithWatch, o client.Object, patch client.Patch, options ...client.PatchOption) error {
			err := errors.Join(ctx.Err(), c.Patch(ctx, o, patch, options...))
			if d.cordoned != nil {
				d.cordoned(control)
			}
			return err
		},
		List: func(ctx context.Context, c client.WithWatch, list client.ObjectList, options ...client.ListOption) error {
			_, bindings := list.(*workv1alpha2.ResourceBindingList)
			if peers := (&client.ListOptions{}).ApplyOptions(options).Limit == 0; bindings && peers {
				return errors.New("the peers cannot be read")
			}
			return errors.Join(ctx.Err(), c.List(ctx, list, options...))
		},
	})}
	out, err := drainCluster(nil, (&http.Request{}).WithContext(ctx), s, func(into any) error {
		return json.Unmarshal([]byte(`{"cluster":"m1","planHash":"plan"}`), into)
	})
	if err != nil {
		t.Fatal(err)
	}
	var evictions fleetv1alpha1.PlacementEvictionList
	if err := control.List(t.Context(), &evictions); err != nil {
		t.Fatal(err)
	}
	for i := range evictions.Items {
		evicted = append(evicted, evictions.Items[i].Spec.Binding)
	}
	slices.Sort(evicted)
	result := out.(map[string]any)
	if n := result["evicted"].(int); n != len(evicted) {
		t.Errorf("%d evictions are reported, want %d", n, len(evicted))
	}
	return evicted, result["stays"].([]string)
}

// inM1 returns the binding of a workload that runs in m1 and may run in m2.
func inM1(name string) *workv1alpha2.ResourceBinding {
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{
		Namespace: "default", Name: name, Labels: map[string]string{names.PolicyID: "id"},
	}}
	b.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: name}
	b.Spec.Placement = &policyv1alpha1.Placement{ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1", "m2"}}}
	b.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1"}}
	return b
}

// A scheduler may place a workload until it observes the cordon: the drain reads the workloads afterwards.
func TestDrainCluster_listsAfterTheCordon(t *testing.T) {
	t.Parallel()
	evicted, stays := drain{cordoned: func(control client.Client) {
		if err := control.Create(t.Context(), inM1("late")); err != nil {
			t.Error(err)
		}
	}}.run(t.Context(), t)
	if !slices.Equal(evicted, []string{"late"}) || len(stays) > 0 {
		t.Errorf("evicted = %v, stays = %v, want the workload that was scheduled before the cordon", evicted, stays)
	}
}

// An error about one workload does not keep the others in the cluster.
func TestDrainCluster_continuesAfterErrors(t *testing.T) {
	t.Parallel()
	unreadable := inM1("a-unreadable")
	unreadable.Spec.WorkloadAffinityGroups = &workv1alpha2.WorkloadAffinityGroups{AntiAffinityGroup: "apart"}
	evicted, stays := drain{
		objects: []client.Object{unreadable, inM1("b-rejected"), inM1("c-web")}, rejected: "b-rejected",
	}.run(t.Context(), t)
	if !slices.Equal(evicted, []string{"c-web"}) {
		t.Errorf("evicted = %v, want c-web", evicted)
	}
	if len(stays) != 2 || !strings.Contains(stays[0], "peers cannot be read") || !strings.Contains(stays[1], "quota is exceeded") {
		t.Errorf("stays = %q, want both errors", stays)
	}
}

// A drain that has begun ends, although the browser closed its connection.
func TestDrainCluster_survivesAClosedTab(t *testing.T) {
	t.Parallel()
	ctx, closeTab := context.WithCancel(t.Context())
	evicted, stays := drain{
		objects: []client.Object{inM1("web"), inM1("api")}, cordoned: func(client.Client) { closeTab() },
	}.run(ctx, t)
	if !slices.Equal(evicted, []string{"api", "web"}) || len(stays) > 0 {
		t.Errorf("evicted = %v, stays = %v, want both workloads", evicted, stays)
	}
}
