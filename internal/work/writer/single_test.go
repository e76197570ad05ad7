// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package writer

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/test/fakecontrol"
)

// A Work that another service or cluster uses since it was read is not deleted. The caller must decide again: no event may follow.
func TestRemove_keepsChangedWork(t *testing.T) {
	t.Parallel()
	control := fakecontrol.WithObjects(t, &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: "karmada-es-m1", Name: "report", UID: "1", Labels: map[string]string{"service": "old"},
	}})
	key := client.ObjectKey{Namespace: "karmada-es-m1", Name: "report"}
	var read, latest workv1alpha1.Work
	for _, w := range []*workv1alpha1.Work{&read, &latest} {
		if err := control.Get(t.Context(), key, w); err != nil {
			t.Fatal(err)
		}
	}
	latest.Labels["service"] = "new"
	if err := control.Update(t.Context(), &latest); err != nil {
		t.Fatal(err)
	}
	writer := Writer{Control: control}
	if err := writer.Remove(t.Context(), &read); !apierrors.IsConflict(err) {
		t.Errorf("Remove of an old version: %v, want a conflict", err)
	}
	if err := control.Get(t.Context(), key, &read); err != nil {
		t.Fatalf("the changed Work: %v, want it to exist", err)
	}
	for range 2 {
		if err := writer.Remove(t.Context(), &read); err != nil {
			t.Errorf("Remove: %v", err)
		}
	}
	if err := control.Get(t.Context(), key, &latest); !apierrors.IsNotFound(err) {
		t.Errorf("the Work: %v, want not found", err)
	}
}

// If a Work is being deleted and should exist, Write replaces it by a Work with the same ID. The object in the member stays.
func TestWrite_cancelsPendingRemoval(t *testing.T) {
	t.Parallel()
	errRead := errors.New("read failed")
	for name, tc := range map[string]struct {
		finalizers []string
		wanted     func(context.Context) (bool, error)
		noCluster  bool
		canceled   bool
	}{
		"wanted":                 {wanted: func(context.Context) (bool, error) { return true, nil }, canceled: true},
		"not confirmed":          {wanted: func(context.Context) (bool, error) { return false, nil }},
		"failed read":            {wanted: func(context.Context) (bool, error) { return false, errRead }},
		"no condition":           {},
		"cluster does not exist": {wanted: func(context.Context) (bool, error) { return true, nil }, noCluster: true},
		"finalizer of another controller": {
			wanted: func(context.Context) (bool, error) { return true, nil }, finalizers: []string{"x/y"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			control := fakecontrol.WithObjects(t)
			if !tc.noCluster {
				if err := control.Create(t.Context(), &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}); err != nil {
					t.Fatal(err)
				}
			}
			writer := Writer{Control: control, Live: control, NewID: func() string { return "new" }}
			desired := Work{
				Key: client.ObjectKey{Namespace: "karmada-es-m1", Name: "w"}, Wanted: tc.wanted,
				Object:     &corev1.ConfigMap{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "ConfigMap"}},
				Finalizers: append([]string{names.ExecutionFinalizer}, tc.finalizers...),
			}
			before := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
				Namespace: desired.Key.Namespace, Name: desired.Key.Name, Labels: map[string]string{names.WorkID: "first"},
				Finalizers: desired.Finalizers,
			}}
			if err := control.Create(t.Context(), before); err != nil {
				t.Fatal(err)
			}
			if err := control.Delete(t.Context(), before); err != nil {
				t.Fatal(err)
			}
			changed, err := writer.Write(t.Context(), desired)
			if _, pending := errors.AsType[*work.RemovalPendingError](err); changed != tc.canceled || pending == tc.canceled {
				t.Errorf("Write = %t, %v", changed, err)
			}
			var after workv1alpha1.Work
			if err := control.Get(t.Context(), desired.Key, &after); err != nil {
				t.Fatal(err)
			}
			if got := after.DeletionTimestamp == nil; got != tc.canceled || after.Labels[names.WorkID] != "first" {
				t.Errorf("Work %+v", after.ObjectMeta)
			}
		})
	}
}

// If the process is killed after the finalizer of a Work was removed, its successor creates the Work again. Nothing is deleted: the new
// Work has the name that the object in the member records.
func TestWrite_continuesKilledReplacement(t *testing.T) {
	t.Parallel()
	control := fakecontrol.WithObjects(t, &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}})
	writer := Writer{Control: control, Live: control, NewID: func() string { return "new" }}
	desired := Work{
		Key:    client.ObjectKey{Namespace: "karmada-es-m1", Name: "w"},
		Object: &corev1.ConfigMap{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "ConfigMap"}}, Finalizers: []string{names.ExecutionFinalizer},
		Wanted: func(context.Context) (bool, error) { return true, nil },
	}
	if _, err := writer.Write(t.Context(), desired); err != nil {
		t.Fatal(err)
	}
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: desired.Key.Namespace, Name: desired.Key.Name}}
	if err := control.Delete(t.Context(), w); err != nil {
		t.Fatal(err)
	}
	control.Writes(fakecontrol.Write.ByName)
	killed := errors.New("killed")
	control.Fail = func(w fakecontrol.Write) error {
		if w.Verb == "create" && !w.DryRun {
			return killed
		}
		return nil
	}
	if _, err := writer.Write(t.Context(), desired); !errors.Is(err, killed) {
		t.Fatalf("Write = %v, want the failure of the creation", err)
	}
	control.Fail = nil
	if changed, err := writer.Write(t.Context(), desired); err != nil || !changed {
		t.Errorf("Write of the successor = %v, %v, want a new Work", changed, err)
	}
	if diff := cmp.Diff([]string{"patch w", "create w", "create w"}, control.Writes(fakecontrol.Write.ByName)); diff != "" {
		t.Errorf("writes -want +got\n%s", diff)
	}
	if err := control.Get(t.Context(), desired.Key, w); err != nil || w.DeletionTimestamp != nil ||
		!strings.Contains(string(w.Spec.Workload.Manifests[0].Raw), `"`+names.WorkName+`":"w"`) {
		t.Errorf("Work %+v, %v, want one that names itself in the object", w, err)
	}
}

// A Work with another object may have the first name.
func TestWrite_usesTheFirstFreeName(t *testing.T) {
	t.Parallel()
	other := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-es-m1", Name: "first"}}
	other.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{
		Raw: []byte(`{"apiVersion":"v1","kind":"Secret","metadata":{"name":"c"}}`),
	}}}
	control := fakecontrol.WithObjects(t, other)
	writer := Writer{Control: control, Live: control, NewID: func() string { return "new" }}
	desired := Work{
		Key: client.ObjectKey{Namespace: "karmada-es-m1"}, Names: []string{"first", "second"}, Labels: map[string]string{"of": "this"},
		Object: &corev1.ConfigMap{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "ConfigMap"}, ObjectMeta: metav1.ObjectMeta{Name: "c"}},
	}
	for _, want := range []bool{true, false} {
		if changed, err := writer.Write(t.Context(), desired); err != nil || changed != want {
			t.Errorf("Write = %v, %v, want %v", changed, err, want)
		}
	}
	var w workv1alpha1.Work
	err := control.Get(t.Context(), client.ObjectKey{Namespace: "karmada-es-m1", Name: "second"}, &w)
	if err != nil || w.Labels["of"] != "this" {
		t.Errorf("second work: %v, %v", w.Labels, err)
	}
	if err := control.Get(t.Context(), client.ObjectKeyFromObject(other), &w); err != nil || len(w.Labels) > 0 {
		t.Errorf("first work: %v, %v", w.Labels, err)
	}
	if err := control.Delete(t.Context(), other); err != nil {
		t.Fatal(err)
	}
	if changed, err := writer.Write(t.Context(), desired); err != nil || changed {
		t.Errorf("Write after the first name became free = %v, %v", changed, err)
	}
}
