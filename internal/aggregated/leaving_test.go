// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"errors"
	"slices"
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/warning"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
)

type recorder struct{ texts []string }

// AddWarning implements warning.Recorder.
func (r *recorder) AddWarning(_, text string) { r.texts = append(r.texts, text) }

// The deletion of a cluster warns about the objects in it.
func TestAdmission_warnsAboutDeletion(t *testing.T) {
	t.Parallel()
	workOf := func(binding string, preserved bool) (w workv1alpha1.Work) {
		w.Spec.PreserveResourcesOnDeletion = &preserved
		w.Labels = map[string]string{names.BindingID: binding}
		return w
	}
	namespace := workOf("", false)
	namespace.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{
		Raw: []byte(`{"apiVersion":"v1","kind":"Namespace","metadata":{"name":"argo"}}`),
	}}}
	works := []workv1alpha1.Work{workOf("a", false), workOf("b", false), workOf("", false), workOf("c", true)}
	now := metav1.Now()
	for name, tc := range map[string]struct {
		mode     clusterv1alpha1.ClusterSyncMode
		ready    metav1.ConditionStatus
		works    []workv1alpha1.Work
		err      error
		deletion *metav1.Time
		want     string
	}{
		"ready": {
			mode: clusterv1alpha1.Push, ready: metav1.ConditionTrue, works: works,
			want: "2 propagated objects are deleted from cluster m1, and 1 stay in it, unmanaged, because their policies preserve them; " +
				"to list them before, run: karmadactl unjoin m1 --dry-run",
		},
		"Pull mode": {
			mode: clusterv1alpha1.Pull, ready: metav1.ConditionTrue, works: works[:2],
			want: "2 propagated objects are deleted from cluster m1; to list them before, run: kubectl get works -n karmada-es-m1",
		},
		"namespace": {
			mode: clusterv1alpha1.Pull, ready: metav1.ConditionTrue, works: []workv1alpha1.Work{workOf("a", false), namespace},
			want: "1 propagated objects are deleted from cluster m1; namespace argo is deleted from cluster m1, unless it existed there before " +
				"or has objects that Karmada does not manage; to list them before, run: kubectl get works -n karmada-es-m1",
		},
		"namespace only": {
			mode: clusterv1alpha1.Push, ready: metav1.ConditionTrue, works: []workv1alpha1.Work{namespace},
			want: "namespace argo is deleted from cluster m1, unless it existed there before or has objects that Karmada does not manage; " +
				"to list them before, run: karmadactl unjoin m1 --dry-run",
		},
		"namespace of a cluster that is not ready": {
			mode: clusterv1alpha1.Push, ready: metav1.ConditionFalse, works: []workv1alpha1.Work{namespace},
			want: "cluster m1 is not ready: namespace argo stays in cluster m1",
		},
		"not ready": {
			mode: clusterv1alpha1.Push, ready: metav1.ConditionFalse, works: works,
			want: "cluster m1 is not ready: 3 propagated objects stay in it, and are no longer managed",
		},
		"no object of a binding": {mode: clusterv1alpha1.Push, ready: metav1.ConditionTrue, works: works[2:3]},
		"already being deleted":  {mode: clusterv1alpha1.Push, ready: metav1.ConditionTrue, works: works, deletion: &now},
		"Works cannot be read": {
			mode: clusterv1alpha1.Push, ready: metav1.ConditionTrue, err: errors.New("no"),
			want: "all objects that are propagated to cluster m1 are deleted from it; to list them before, run: karmadactl unjoin m1 --dry-run",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			cluster := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1", DeletionTimestamp: tc.deletion}}
			cluster.Spec.SyncMode = tc.mode
			cluster.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: tc.ready}}
			checks := &clusterAdmission{works: func(context.Context, string) ([]workv1alpha1.Work, error) { return tc.works, tc.err }}
			seen := &recorder{}
			err := checks.Validate(warning.WithWarningRecorder(t.Context(), seen), admission.NewAttributesRecord(nil, cluster,
				clusterv1alpha1.GroupVersion.WithKind("Cluster"), "", "m1", clusterv1alpha1.GroupVersion.WithResource("clusters"), "",
				admission.Delete, nil, false, &user.DefaultInfo{Name: "admin"}), nil)
			want := slices.DeleteFunc([]string{tc.want}, func(s string) bool { return s == "" })
			if err != nil || !slices.Equal(seen.texts, want) {
				t.Errorf("Validate = %v, warnings %q, want %q", err, seen.texts, want)
			}
		})
	}
}
