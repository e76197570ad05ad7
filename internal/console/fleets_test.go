// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/watch"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
)

// Kinds that the user may not list at login are listed after the rights are granted, while the session lasts.
func TestFleet_listsKindsGrantedLater(t *testing.T) {
	t.Parallel()
	control := fake.NewClientBuilder().WithScheme(newScheme()).
		WithObjects(&clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}).Build()
	var granted atomic.Bool
	denied := interceptor.NewClient(control, interceptor.Funcs{
		List: func(ctx context.Context, c client.WithWatch, list client.ObjectList, options ...client.ListOption) error {
			if _, clusters := list.(*clusterv1alpha1.ClusterList); clusters && !granted.Load() {
				return apierrors.NewForbidden(schema.GroupResource{Resource: "clusters"}, "", nil)
			}
			return c.List(ctx, list, options...)
		},
		Watch: func(_ context.Context, _ client.WithWatch, _ client.ObjectList, options ...client.ListOption) (watch.Interface, error) {
			if o := (&client.ListOptions{}).ApplyOptions(options); o.Raw.SendInitialEvents != nil {
				return nil, apierrors.NewInvalid(schema.GroupKind{}, "", nil) // the reflector lists instead
			}
			return watch.NewFake(), nil
		},
	})
	f, changed := watchedFleet()
	f.recheck = time.Millisecond
	if err := f.load(t.Context(), denied, ""); err != nil {
		t.Fatal(err)
	}
	if got := f.reading().Unreadable; !slices.Equal(got, []string{"clusters"}) {
		t.Errorf("unreadable = %v, want clusters", got)
	}
	granted.Store(true)
	eventually(t, changed, "the cluster is listed", func() bool { return f.clusters.get(types.NamespacedName{Name: "m1"}) != nil })
	if got := f.reading().Unreadable; len(got) != 0 {
		t.Errorf("unreadable = %v after the rights were granted", got)
	}
}

// Kinds that the control plane does not serve at login are listed as soon as it does. Those that only add rows are no failure until then.
func TestFleet_listsKindsServedLater(t *testing.T) {
	t.Parallel()
	control := fake.NewClientBuilder().WithScheme(newScheme()).WithObjects(
		&clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}},
		&fleetv1alpha1.StagedRollout{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web"}},
	).Build()
	var served atomic.Bool
	loaded := make(chan struct{})
	missing := func(list client.ObjectList) error {
		switch list.(type) {
		case *clusterv1alpha1.ClusterList, *fleetv1alpha1.StagedRolloutList:
			if !served.Load() {
				return &meta.NoKindMatchError{GroupKind: schema.GroupKind{Kind: "Missing"}}
			}
		}
		return nil
	}
	unserved := interceptor.NewClient(control, interceptor.Funcs{
		List: func(ctx context.Context, c client.WithWatch, list client.ObjectList, options ...client.ListOption) error {
			if o := (&client.ListOptions{}).ApplyOptions(options); o.Raw != nil { // of a reflector
				<-loaded
			}
			if err := missing(list); err != nil {
				return err
			}
			return c.List(ctx, list, options...)
		},
		Watch: func(_ context.Context, _ client.WithWatch, list client.ObjectList, options ...client.ListOption) (watch.Interface, error) {
			if o := (&client.ListOptions{}).ApplyOptions(options); o.Raw.SendInitialEvents != nil {
				if err := missing(list); err != nil {
					return nil, err
				}
				return nil, apierrors.NewInvalid(schema.GroupKind{}, "", nil) // the reflector lists instead
			}
			return watch.NewFake(), nil
		},
	})
	f, changed := watchedFleet()
	if err := f.load(t.Context(), unserved, ""); err != nil {
		t.Fatal(err)
	}
	if got := f.reading().Failed; len(got) != 1 || got[0].Kind != "clusters" {
		t.Errorf("failed = %v, want clusters", got)
	}
	served.Store(true)
	close(loaded)
	eventually(t, changed, "the clusters and rollouts are listed", func() bool {
		return len(f.staged("")) == 1 && f.clusters.get(types.NamespacedName{Name: "m1"}) != nil
	})
	if got := f.reading().Failed; len(got) != 0 {
		t.Errorf("failed = %v after the kinds were served", got)
	}
}

// watchedFleet returns a fleet, and a channel that has a value after its rows changed.
func watchedFleet() (f *fleet, changed chan struct{}) {
	changed = make(chan struct{}, 1)
	return newFleet(func() {
		select {
		case changed <- struct{}{}:
		default:
		}
	}), changed
}

// eventually waits until done returns true, which it calls after each change.
func eventually(t *testing.T, changed <-chan struct{}, what string, done func() bool) {
	t.Helper()
	deadline := time.After(time.Minute)
	for !done() {
		select {
		case <-changed:
		case <-deadline:
			t.Fatalf("timed out waiting until %s", what)
		}
	}
}
