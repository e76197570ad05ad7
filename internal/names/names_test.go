// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package names

import (
	"strings"
	"testing"
)

// The examples of the contract: docs/contract/names.md#object-names and docs/contract/names.md#example.
func TestNames(t *testing.T) {
	t.Parallel()
	tests := map[string]struct{ got, want string }{
		"work of a namespaced template":     {Work("Deployment", "default", "nginx"), "nginx-687f7fb96f"},
		"hash of a namespaced key":          {Hash("default-nginx-deployment"), "687f7fb96f"},
		"hash of a cluster-scoped key":      {Hash("nginx-deployment"), "76f645955c"},
		"work of a cluster-scoped template": {Work("Deployment", "", "nginx"), "nginx-76f645955c"},
		"binding":                           {Binding("Deployment", "nginx"), "nginx-deployment"},
		"binding of an RBAC name":           {Binding("ClusterRole", "system:Admin"), "system.admin-clusterrole"},
		"execution namespace":               {ExecutionNamespace("member1"), "karmada-es-member1"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if tc.got != tc.want {
				t.Errorf("got %q, want %q", tc.got, tc.want)
			}
		})
	}
}

func TestReserved(t *testing.T) {
	t.Parallel()
	for namespace, want := range map[string]bool{"karmada-system": true, "karmada-cluster": true, "karmada-es-m1": true, "default": false,
		"karmada": false, "": false} {
		if got := Reserved(namespace); got != want {
			t.Errorf("Reserved(%q) = %v, want %v", namespace, got, want)
		}
	}
}

func TestCheckCluster(t *testing.T) {
	t.Parallel()
	for name, ok := range map[string]bool{"member1": true, "": false, "Member": false, "a.b": false, strings.Repeat("a", 48): true,
		strings.Repeat("a", 49): false} {
		if got := len(CheckCluster(name)) == 0; got != ok {
			t.Errorf("CheckCluster(%q) ok = %v, want %v", name, got, ok)
		}
	}
}

func TestCheckNewCluster(t *testing.T) {
	t.Parallel()
	for name, ok := range map[string]bool{
		"member1": true, "Member": false, "impersonator": true, "impersonator-1": true, "member1-impersonator": false,
	} {
		if got := len(CheckNewCluster(name)) == 0; got != ok {
			t.Errorf("CheckNewCluster(%q) ok = %v, want %v", name, got, ok)
		}
	}
}
