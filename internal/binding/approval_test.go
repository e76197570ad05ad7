// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package binding

import (
	"testing"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

func TestApproveCommand(t *testing.T) {
	t.Parallel()
	namespaced, cluster := &workv1alpha2.ResourceBinding{}, &workv1alpha2.ClusterResourceBinding{}
	namespaced.Namespace, namespaced.Name, cluster.Name = "shop", "web-deployment", "foos.example.io-customresourcedefinition"
	for want, b := range map[string]Binding{
		"karmadactl approve web-deployment -n shop":                                          namespaced,
		"karmadactl approve clusterresourcebinding/foos.example.io-customresourcedefinition": cluster,
	} {
		if got := ApproveCommand(b); got != want {
			t.Errorf("ApproveCommand() = %q, want %q", got, want)
		}
	}
}
