// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"strings"
	"testing"
)

func TestPolicyShow(t *testing.T) {
	t.Parallel()
	kubeconfig := statusServers(t).Start(t)
	got := run(t, "policy", "show", "web-too", "--kubeconfig", kubeconfig)
	assertInOrder(t, got.Out, []string{
		"CLAIMED BY", "deployment.apps/web", "PropagationPolicy default/web", "m1=2", "NotHealthy: m1: the object",
	})
	got = run(t, "why", "pp/web", "--kubeconfig", kubeconfig)
	assertInOrder(t, got.Out, []string{"CLAIMED BY", "deployment.apps/web", "PropagationPolicy default/web", "m1=2"})
	got = run(t, "why", "deployment/web", "--kubeconfig", kubeconfig)
	assertInOrder(t, got.Out, []string{
		"Policy:         PropagationPolicy default/web\n",
		"Also selects:   PropagationPolicy default/web-too: it has the same priority, and the name web comes first\n",
		"Not ready:      m1: pod web-1 is not scheduled: 0/1 nodes: Insufficient cpu\n",
	})
	got = run(t, "why", "cpp/typo", "--kubeconfig", kubeconfig)
	if got.Code != 0 || !strings.Contains(got.Err, `does not serve kind "Deploymnt"`) || !strings.Contains(got.Out, "selects no object") {
		t.Errorf("why cpp/typo = %+v, want a warning about the kind", got)
	}
	got = run(t, "diff", "pp/web", "--kubeconfig", kubeconfig)
	if got.Code != 2 || !strings.Contains(got.Err, "karmadactl policy show propagationpolicy/web") {
		t.Errorf("diff pp/web = %+v, want the command that shows a policy", got)
	}
}
