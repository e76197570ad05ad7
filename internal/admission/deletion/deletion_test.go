// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package deletion

import (
	"strings"
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

func TestForbiddenNamespace(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		protected []string
		want      string
	}{
		"none": {},
		"one": {
			protected: []string{"deployments.apps web"},
			want: "namespace shop holds protected resources (deployments.apps web), please make sure to remove their label: " +
				"resourcetemplate.karmada.io/deletion-protected",
		},
		"many": {
			protected: []string{"d 1", "b 1", "c 1", "a 1"},
			want: "namespace shop holds protected resources (a 1, b 1, c 1 and others), please make sure to remove their label: " +
				"resourcetemplate.karmada.io/deletion-protected",
		},
	} {
		if got := ForbiddenNamespace("shop", tc.protected); got != tc.want {
			t.Errorf("%s: %q, want %q", name, got, tc.want)
		}
	}
}

func TestForbiddenExecutionNamespace(t *testing.T) {
	t.Parallel()
	for mode, want := range map[clusterv1alpha1.ClusterSyncMode]string{
		clusterv1alpha1.Push: "karmadactl unjoin m1", clusterv1alpha1.Pull: "karmadactl unregister m1",
	} {
		cluster := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}, Spec: clusterv1alpha1.ClusterSpec{SyncMode: mode}}
		if got := ForbiddenExecutionNamespace(cluster); !strings.Contains(got, "karmada-es-m1") || !strings.HasSuffix(got, want) {
			t.Errorf("%s: %q, want karmada-es-m1 and %q", mode, got, want)
		}
	}
}

func TestForbidden(t *testing.T) {
	t.Parallel()
	const (
		label  = "resourcetemplate.karmada.io/deletion-protected"
		reason = "This resource is protected, please make sure to remove the label: resourcetemplate.karmada.io/deletion-protected"
	)
	for name, tc := range map[string]struct {
		labels map[string]string
		want   string
	}{
		"no labels":        {},
		"another label":    {labels: map[string]string{"a": "Always"}},
		"protected":        {labels: map[string]string{label: "Always"}, want: reason},
		"lower-case value": {labels: map[string]string{label: "always"}},
		"another value":    {labels: map[string]string{label: "Never"}},
		"empty value":      {labels: map[string]string{label: ""}},
	} {
		if got := Forbidden(tc.labels); got != tc.want {
			t.Errorf("%s: %q, want %q", name, got, tc.want)
		}
	}
}
