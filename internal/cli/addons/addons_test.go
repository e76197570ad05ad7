// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package addons

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	appsv1 "k8s.io/api/apps/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/install/host"
)

func TestChoose(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		args    []string
		cluster string
		want    []string
		err     string
	}{
		"none":    {err: "addonNames must be not be null"},
		"unknown": {args: []string{"x"}, err: "addon x is not be supported now"},
		"two": {
			args: []string{"karmada-search", "karmada-descheduler"}, want: []string{"karmada-descheduler", "karmada-search"},
		},
		"estimator without a cluster": {args: []string{"karmada-scheduler-estimator"}, err: "--cluster is required"},
		"cluster without estimator":   {args: []string{"karmada-search"}, cluster: "m1", err: "cluster is needed only when"},
		"invalid cluster":             {args: []string{"all"}, cluster: "M", err: "invalid cluster name"},
		"all": {args: []string{"all"},
			want: []string{"karmada-descheduler", "karmada-metrics-adapter", "karmada-search", "karmada-ui"}},
		"all with a cluster": {args: []string{"all"}, cluster: "m1",
			want: []string{"karmada-descheduler", "karmada-metrics-adapter", "karmada-scheduler-estimator", "karmada-search", "karmada-ui"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := &options{session: &access.Session{Err: &bytes.Buffer{}}, cluster: tc.cluster}
			got, err := o.choose(tc.args)
			if tc.err != "" {
				if err == nil || !strings.Contains(err.Error(), tc.err) {
					t.Errorf("choose(%q) = %v, want error %q", tc.args, err, tc.err)
				}
				return
			}
			if diff := cmp.Diff(tc.want, got); err != nil || diff != "" {
				t.Errorf("choose(%q): %v, -want +got\n%s", tc.args, err, diff)
			}
		})
	}
}

func TestList(t *testing.T) {
	t.Parallel()
	deployment := func(name string, available int32) *appsv1.Deployment {
		return &appsv1.Deployment{
			ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-system", Name: name}, Spec: appsv1.DeploymentSpec{Replicas: new(int32(1))},
			Status: appsv1.DeploymentStatus{ReadyReplicas: available, AvailableReplicas: available},
		}
	}
	c := fake.NewClientBuilder().WithScheme(host.Scheme()).
		WithObjects(deployment("karmada-descheduler", 1), deployment("karmada-search", 0)).Build()
	var out bytes.Buffer
	o := &options{session: &access.Session{Out: &out}, Host: command.Host{Namespace: "karmada-system"}}
	if err := o.list(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	want := `+-----------------------------+-----------+
| ADDON NAME                  | STATUS    |
+-----------------------------+-----------+
| karmada-descheduler         | enabled   |
| karmada-metrics-adapter     | disabled  |
| karmada-scheduler-estimator | unknown   |
| karmada-search              | unhealthy |
| karmada-ui                  | disabled  |
+-----------------------------+-----------+
`
	if diff := cmp.Diff(want, out.String()); diff != "" {
		t.Errorf("list -want +got\n%s", diff)
	}
}
