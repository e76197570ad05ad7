// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package access

import "testing"

func TestControl_CommandLine(t *testing.T) {
	t.Parallel()
	for want, c := range map[string]*Control{
		"karmadactl why deploy/web -n shop": {session: &Session{}},
		"kubectl karmada why deploy/web -n shop --karmada-context dev --kubeconfig '/home/a b/it'\\''s'": {
			Context: "dev", Kubeconfig: "/home/a b/it's", session: &Session{Args: []string{"/bin/kubectl-karmada"}},
		},
	} {
		if got := c.CommandLine("shop", "why", "deploy/web"); got != want {
			t.Errorf("command line %s, want %s", got, want)
		}
	}
	if got := (&Control{session: &Session{}}).CommandLine("", "drift"); got != "karmadactl drift" {
		t.Errorf("command line without a namespace: %s", got)
	}
}
