// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"strings"
	"testing"
)

func TestCompleteServiceAccounts(t *testing.T) {
	t.Parallel()
	const issuer = "--service-account-issuer=https://kubernetes.default.svc.cluster.local"
	for args, want := range map[string]string{
		"--secure-port=5443":                  "--secure-port=5443 " + issuer,
		"--tls-private-key-file=a.key":        "--tls-private-key-file=a.key " + issuer + " --service-account-signing-key-file=a.key",
		"--tls-private-key-file a.key":        "--tls-private-key-file a.key " + issuer + " --service-account-signing-key-file=a.key",
		"--service-account-issuer=https://me": "--service-account-issuer=https://me",
		"--tls-private-key-file=a.key --service-account-issuer=i --service-account-signing-key-file=b.key": "--tls-private-key-file=a.key " +
			"--service-account-issuer=i --service-account-signing-key-file=b.key",
		"--help": "--help",
	} {
		if got := strings.Join(completeServiceAccounts(strings.Fields(args)), " "); got != want {
			t.Errorf("%s: %s, want %s", args, got, want)
		}
	}
}
