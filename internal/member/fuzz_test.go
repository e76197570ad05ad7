// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fuzzbound"
)

// Kubeconfigs and the other fields are those of agents and of users who register clusters; stamps are data of members.
func FuzzConfig(f *testing.F) {
	f.Add([]byte(kubeconfig(f, nil)), "https://m1:6443", "socks5://p", "a, b", "2024-01-01T00:00:00Z")
	f.Add([]byte("a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n"), "", "%", "", "")
	f.Add([]byte(`{"clusters":[{"name":1}]}`), "https://[", "http://", ",,,", "0000-00-00T00:00:00Z")
	f.Fuzz(func(t *testing.T, raw []byte, endpoint, proxy, header, at string) {
		cluster := clusterWith(func(s *clusterv1alpha1.ClusterSpec) {
			s.APIEndpoint, s.ProxyURL, s.ProxyHeader = endpoint, proxy, map[string]string{"k": header}
		})
		metav1.SetMetaDataAnnotation(&cluster.ObjectMeta, names.TakenOver, at)
		fuzzbound.Check(t, func() {
			for _, data := range []map[string][]byte{{KubeconfigKey: raw}, {TokenKey: raw, CAKey: raw}} {
				_, _ = Config(cluster, &corev1.Secret{Data: data})
			}
			_, _ = Fingerprint(cluster, nil)
		})
	})
}
