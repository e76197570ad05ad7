// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package backup

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/test/hosttest"
)

// installed returns a host cluster, with a control plane unless release is empty.
func installed(t *testing.T, release, manager string, suspended bool) *hosttest.Cluster {
	t.Helper()
	scheme := host.Scheme()
	kind := schema.GroupVersionKind{Group: "operator.karmada.io", Version: "v1alpha1", Kind: "Karmada"}
	scheme.AddKnownTypeWithName(kind, &unstructured.Unstructured{})
	k := &unstructured.Unstructured{Object: map[string]any{"spec": map[string]any{"suspend": suspended}}}
	k.SetGroupVersionKind(kind)
	k.SetNamespace(manifests.DefaultNamespace)
	k.SetName("fleet")
	c := hosttest.New(scheme, k)
	if release == "" {
		return c
	}
	done := func(context.Context) error { return nil }
	i := host.Installation{
		Host: c, Spec: manifests.Spec{Release: release}, Now: time.Now, Timeout: time.Second, Prepare: done, AwaitServed: done, By: manager,
	}
	if err := i.Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	return c
}

func TestTarget(t *testing.T) {
	t.Parallel()
	const release = "v1.2.3"
	const operator, helm = "Karmada karmada-system/fleet", "Helm release karmada-system/karmada"
	for name, test := range map[string]struct {
		// release and manager describe the installed control plane.
		release, manager string
		suspended        bool
		contents         Contents
		want             string
	}{
		"installed":             {release: release},
		"lost":                  {contents: Contents{Spec: manifests.Spec{Release: release}}},
		"installed by Helm":     {release: release, manager: helm, contents: Contents{Manager: helm}},
		"lost, by Helm":         {contents: Contents{Manager: helm}, want: "was installed by " + helm},
		"suspended operator":    {release: release, manager: operator, suspended: true},
		"operator":              {release: release, manager: operator, want: "spec.suspend"},
		"not a version":         {release: "dev", manager: helm},
		"another version":       {release: "v1.0.0", want: "use karmadactl v1.0.0"},
		"lost, another version": {contents: Contents{Spec: manifests.Spec{Release: "v1.0.0"}}, want: "use karmadactl v1.0.0"},
		"another namespace":     {contents: Contents{Spec: manifests.Spec{Namespace: "fleet"}}, want: "namespace fleet"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := installed(t, test.release, test.manager, test.suspended)
			r := Restore{Host: c, Operator: c, Namespace: manifests.DefaultNamespace, Release: release}
			s, manager, _, err := r.Target(t.Context(), test.contents)
			if (err == nil) != (test.want == "") || err != nil && !strings.Contains(err.Error(), test.want) {
				t.Fatalf("Target() = %v, want %q", err, test.want)
			}
			if err == nil && manager != test.manager {
				t.Errorf("Target() = manager %q, want %q", manager, test.manager)
			}
			if err == nil && test.release != "" && s.Release != test.release {
				t.Errorf("Target() = release %q, want the installed %q", s.Release, test.release)
			}
		})
	}
}

// The suspension may be requested during a run of the operator. The restore begins after this run.
func TestAwaitSuspension(t *testing.T) {
	t.Parallel()
	const manager = "Karmada karmada-system/fleet"
	for name, test := range map[string]struct {
		manager   string
		suspend   bool
		condition map[string]any
		want      string
	}{
		"without an operator": {manager: "Helm release karmada-system/karmada"},
		"confirmed":           {manager: manager, suspend: true, condition: map[string]any{"status": "True", "observedGeneration": int64(2)}},
		"an older suspension": {manager, true, map[string]any{"status": "True", "observedGeneration": int64(1)}, "has not confirmed"},
		"not confirmed":       {manager, true, map[string]any{"status": "False", "observedGeneration": int64(2)}, "has not confirmed"},
		"no condition":        {manager: manager, suspend: true, want: "has not confirmed"},
		"resumed in between": {
			manager: manager, condition: map[string]any{"status": "True", "observedGeneration": int64(2)}, want: "spec.suspend",
		},
		"of a deleted Karmada": {manager: "Karmada karmada-system/other", want: "read Karmada karmada-system/other"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := installed(t, "", "", test.suspend)
			k := &unstructured.Unstructured{}
			k.SetGroupVersionKind(schema.GroupVersionKind{Group: "operator.karmada.io", Version: "v1alpha1", Kind: "Karmada"})
			if err := c.Get(t.Context(), client.ObjectKey{Namespace: manifests.DefaultNamespace, Name: "fleet"}, k); err != nil {
				t.Fatal(err)
			}
			k.SetGeneration(2)
			if test.condition != nil {
				test.condition["type"] = "Suspended"
				k.Object["status"] = map[string]any{"conditions": []any{test.condition}}
			}
			c.Put(k)
			err := Restore{Operator: c, Timeout: time.Second}.AwaitSuspension(t.Context(), test.manager, func() {})
			if (err == nil) != (test.want == "") || err != nil && !strings.Contains(err.Error(), test.want) {
				t.Errorf("AwaitSuspension() = %v, want %q", err, test.want)
			}
		})
	}
}

func TestCheckEncryption(t *testing.T) {
	t.Parallel()
	with := func(secret, prefix string) manifests.Spec {
		return manifests.Spec{EncryptionSecret: secret, Etcd: manifests.EtcdSpec{External: &manifests.ExternalEtcd{KeyPrefix: prefix}}}
	}
	for name, test := range map[string]struct {
		backup, installed manifests.Spec
		want              string
	}{
		"not encrypted":                 {with("", ""), with("", "/fleet"), ""},
		"encrypted later":               {with("", ""), with("keys", ""), ""},
		"same":                          {with("keys", ""), with("keys", "/registry"), ""},
		"forgotten":                     {with("keys", ""), with("", ""), "Secret keys"},
		"encrypted for another place":   {with("keys", ""), with("keys", "fleet"), "prefix /fleet/"},
		"encrypted with another Secret": {with("keys", ""), with("other", ""), "Secret keys"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			err := checkEncryption(test.backup, test.installed)
			if (err == nil) != (test.want == "") || err != nil && !strings.Contains(err.Error(), test.want) {
				t.Errorf("checkEncryption() = %v, want %q", err, test.want)
			}
		})
	}
}

func TestMissing(t *testing.T) {
	t.Parallel()
	enabled := map[manifests.Component]manifests.Settings{
		manifests.Search: {Enabled: true}, manifests.Descheduler: {Enabled: true}, manifests.Scheduler: {Enabled: true},
	}
	backup := manifests.Spec{Components: enabled, Estimators: []string{"m1", "m2"}}
	installed := manifests.Spec{
		Components: map[manifests.Component]manifests.Settings{manifests.Descheduler: {Enabled: true}}, Estimators: []string{"m2"}}
	got := strings.Join(Missing(backup, installed), " ")
	if want := "karmada-search karmada-scheduler-estimator-m1"; got != want {
		t.Errorf("Missing() = %q, want %q", got, want)
	}
	if got := Missing(backup, backup); len(got) != 0 {
		t.Errorf("Missing() of the same control plane = %v", got)
	}
}

func TestReadyPod(t *testing.T) {
	t.Parallel()
	pod := func(name string, ready corev1.ConditionStatus) *corev1.Pod {
		return &corev1.Pod{
			ObjectMeta: metav1.ObjectMeta{Namespace: "fleet", Name: name, Labels: map[string]string{"app": "etcd"}},
			Status:     corev1.PodStatus{Conditions: []corev1.PodCondition{{Type: corev1.PodReady, Status: ready}}},
		}
	}
	for name, test := range map[string]struct {
		pods []client.Object
		want string
	}{
		"ready": {[]client.Object{pod("etcd-0", corev1.ConditionFalse), pod("etcd-1", corev1.ConditionTrue)}, "etcd-1"},
		"none":  {[]client.Object{pod("etcd-0", corev1.ConditionFalse)}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := Host{Client: hosttest.New(host.Scheme(), test.pods...)}.readyPod(t.Context(), "fleet")
			if got != test.want || (err == nil) != (test.want != "") {
				t.Errorf("readyPod() = %q, %v; want %q", got, err, test.want)
			}
		})
	}
}

// The time of a restore is that of the host cluster, however wrong the clock of this host is.
func TestHost_Now(t *testing.T) {
	t.Parallel()
	want := time.Date(2001, 2, 3, 4, 5, 6, 0, time.UTC)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Date", want.Format(http.TimeFormat))
		w.WriteHeader(http.StatusForbidden)
	}))
	defer server.Close()
	if got, err := (Host{Config: &rest.Config{Host: server.URL}}).Now(t.Context()); err != nil || !got.Equal(want) {
		t.Errorf("Now() = %v, %v; want %v", got, err, want)
	}
}
