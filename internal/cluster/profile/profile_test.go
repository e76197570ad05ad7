// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package profile

import (
	"errors"
	"flag"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/rest"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var update = flag.Bool("update", false, "update golden files")

var now = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

const golden = "testdata/profile.yaml"

// info is the ConfigMap cluster-info, in which the installation publishes the address of the control plane.
const info = `
apiVersion: v1
kind: ConfigMap
metadata: {namespace: kube-public, name: cluster-info}
data:
  kubeconfig: |
    apiVersion: v1
    kind: Config
    clusters: [{name: "", cluster: {server: "https://hub.example.com:6443", certificate-authority-data: Y2VydGlmaWNhdGU=}}]
`

func cluster() *clusterv1alpha1.Cluster {
	return &clusterv1alpha1.Cluster{
		ObjectMeta: metav1.ObjectMeta{Name: "m1"},
		Spec: clusterv1alpha1.ClusterSpec{
			SyncMode: clusterv1alpha1.Pull, Provider: "acme", Region: "north", Zones: []string{"north-1", "north-2"},
		},
		Status: clusterv1alpha1.ClusterStatus{
			KubernetesVersion: "v1.36.3",
			Properties: []clusterv1alpha1.ClusterProperty{
				{Name: "cluster.clusterset.k8s.io", Value: "m1.example.com"},
				{Name: "too.long.example.com", Value: strings.Repeat("x", maxValue+1)}, // an agent may write any status
			},
			NodeSummary: &clusterv1alpha1.NodeSummary{TotalNum: 3, ReadyNum: 2},
			ResourceSummary: &clusterv1alpha1.ResourceSummary{
				Allocatable: corev1.ResourceList{"cpu": resource.MustParse("12"), "acme.com/gpu": resource.MustParse("8")},
				Allocated:   corev1.ResourceList{"cpu": resource.MustParse("2")},
			},
			Conditions: []metav1.Condition{{
				Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionTrue, Reason: "ClusterReady", Message: "cluster is healthy",
			}},
		},
	}
}

type fixture struct {
	*testing.T

	control *fakecontrol.Control
	c       *Controller
	clock   *clocktesting.FakePassiveClock
}

func newFixture(t *testing.T, o Options, objects ...client.Object) *fixture {
	t.Helper()
	f := &fixture{T: t, control: fakecontrol.WithObjects(t, objects...), clock: clocktesting.NewFakePassiveClock(now)}
	f.c = New(f.control, f.control, &rest.Config{Host: "https://127.0.0.1:5443"}, f.clock, o)
	return f
}

// reconcile reconciles the profile of m1 in a namespace, and returns the writes.
func (f *fixture) reconcile(namespace string) (string, error) {
	f.Helper()
	_, err := f.c.Reconcile(f.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Namespace: namespace, Name: "m1"}})
	return strings.Join(f.control.Writes(fakecontrol.Write.ByKind), ", "), err
}

func (f *fixture) expect(namespace, want string) {
	f.Helper()
	if got, err := f.reconcile(namespace); err != nil || got != want {
		f.Fatalf("Reconcile(%s/m1) wrote %q, %v; want %q", namespace, got, err, want)
	}
}

func (f *fixture) profile() *multiclusterv1alpha1.ClusterProfile {
	f.Helper()
	p := &multiclusterv1alpha1.ClusterProfile{}
	if err := f.control.Get(f.Context(), client.ObjectKey{Namespace: names.ClusterNamespace, Name: "m1"}, p); err != nil {
		f.Fatal(err)
	}
	return p
}

func TestReconcile_writesProfile(t *testing.T) {
	t.Parallel()
	f := newFixture(t, Options{}, cluster(), fakecontrol.Parse(t, info))
	f.expect(names.ClusterNamespace, "create ClusterProfile, update status ClusterProfile")
	f.clock.SetTime(now.Add(time.Hour))
	f.expect(names.ClusterNamespace, "")

	p := f.profile()
	p.APIVersion, p.Kind = multiclusterv1alpha1.GroupVersion.String(), "ClusterProfile"
	p.UID, p.ResourceVersion, p.Generation = "", "", 0
	got, err := yaml.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(golden, got, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("ClusterProfile (-want +got):\n%s", diff)
	}
}

func TestReconcile_reportsConditions(t *testing.T) {
	t.Parallel()
	const healthy, joined = multiclusterv1alpha1.ClusterConditionControlPlaneHealthy, multiclusterv1alpha1.ClusterConditionJoined
	tests := map[string]struct {
		change func(*clusterv1alpha1.Cluster)
		want   map[string]string
	}{
		"not reported": {
			func(c *clusterv1alpha1.Cluster) { c.Status = clusterv1alpha1.ClusterStatus{} },
			map[string]string{healthy: "Unknown NotReported", joined: "True ClusterJoined"},
		},
		"lost": {
			func(c *clusterv1alpha1.Cluster) {
				c.Status.Conditions[0].Status, c.Status.Conditions[0].Reason = metav1.ConditionFalse, "ClusterNotReachable"
			},
			map[string]string{healthy: "False ClusterNotReachable"},
		},
		"reason that the API refuses": {
			func(c *clusterv1alpha1.Cluster) { c.Status.Conditions[0].Reason = "no reason" },
			map[string]string{healthy: "True NotReported"},
		},
		"not approved": {
			func(c *clusterv1alpha1.Cluster) {
				c.Spec.Taints = []corev1.Taint{{Key: names.PendingTaint, Effect: corev1.TaintEffectNoSchedule}}
			},
			map[string]string{joined: "False PendingApproval"},
		},
		"leaving": {
			func(c *clusterv1alpha1.Cluster) {
				c.Finalizers, c.DeletionTimestamp = []string{"f"}, &metav1.Time{Time: now}
			},
			map[string]string{joined: "False ClusterIsLeaving"},
		},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := cluster()
			tt.change(c)
			f := newFixture(t, Options{}, c, fakecontrol.Parse(t, info))
			if _, err := f.reconcile(names.ClusterNamespace); err != nil {
				t.Fatal(err)
			}
			for kind, want := range tt.want {
				condition := meta.FindStatusCondition(f.profile().Status.Conditions, kind)
				if condition == nil || string(condition.Status)+" "+condition.Reason != want {
					t.Errorf("%s = %+v, want %s", kind, condition, want)
				}
			}
		})
	}
}

func TestReconcile_omitsInvalidProperties(t *testing.T) {
	t.Parallel()
	c := cluster()
	c.Spec.Provider, c.Spec.Region = strings.Repeat("x", maxValue+1), ""
	for _, p := range properties(c) {
		if p.Name == "karmada.io/provider" || p.Name == "karmada.io/region" || p.Value == "" {
			t.Errorf("properties() has %+v", p)
		}
	}
}

func TestReconcile_keepsForeignProfile(t *testing.T) {
	t.Parallel()
	other := &multiclusterv1alpha1.ClusterProfile{ObjectMeta: metav1.ObjectMeta{Namespace: names.ClusterNamespace, Name: "m1"}}
	other.Spec.ClusterManager.Name = "other"
	f := newFixture(t, Options{}, cluster(), fakecontrol.Parse(t, info), other)
	f.expect(names.ClusterNamespace, "")
	if err := f.control.Delete(t.Context(), cluster()); err != nil {
		t.Fatal(err)
	}
	f.control.Writes(fakecontrol.Write.ByKind)
	f.expect(names.ClusterNamespace, "")
}

// A profile is deleted with its cluster, on the evidence of a live read, and if its namespace is not selected.
func TestReconcile_deletesProfile(t *testing.T) {
	t.Parallel()
	own := &multiclusterv1alpha1.ClusterProfile{ObjectMeta: metav1.ObjectMeta{Namespace: names.ClusterNamespace, Name: "m1"}}
	own.Spec.ClusterManager.Name = Manager
	f := newFixture(t, Options{}, own, cluster())
	f.c = New(fakecontrol.WithObjects(t, own), f.control, &rest.Config{}, f.clock, Options{}) // a cache without the cluster
	if got, err := f.reconcile(names.ClusterNamespace); !errors.Is(err, requeue.ErrStale) {
		t.Fatalf("Reconcile() with a stale cache wrote %q, %v; want %v", got, err, requeue.ErrStale)
	}

	f = newFixture(t, Options{Namespaces: []string{"elsewhere"}}, own.DeepCopy(), cluster())
	f.expect(names.ClusterNamespace, "delete ClusterProfile")

	f = newFixture(t, Options{}, own.DeepCopy())
	f.expect(names.ClusterNamespace, "delete ClusterProfile")
	err := f.control.Get(t.Context(), client.ObjectKeyFromObject(own), &multiclusterv1alpha1.ClusterProfile{})
	if !apierrors.IsNotFound(err) {
		t.Errorf("the profile of a deleted cluster exists: %v", err)
	}
}

func TestAddress(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		options Options
		objects []client.Object
		want    string
	}{
		"published":     {Options{}, []client.Object{fakecontrol.Parse(t, info)}, "https://hub.example.com:6443 certificate"},
		"not published": {Options{}, nil, "https://127.0.0.1:5443 "},
		"flag": {
			Options{Server: "https://lb.example.com/hub/"}, []client.Object{fakecontrol.Parse(t, info)},
			"https://lb.example.com/hub/ certificate",
		},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := newFixture(t, tt.options, tt.objects...).c.Address(t.Context())
			if err != nil || got.Server+" "+string(got.CABundle) != tt.want {
				t.Errorf("address() = %s %s, %v; want %s", got.Server, got.CABundle, err, tt.want)
			}
			const want = "/apis/cluster.karmada.io/v1alpha1/clusters/m1/proxy"
			if server := access("m1", got).Cluster.Server; server != strings.TrimSuffix(got.Server, "/")+want {
				t.Errorf("access() has server %s", server)
			}
		})
	}
}
