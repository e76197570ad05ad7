// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package credentials

import (
	"bytes"
	"time"

	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/install/pki"
)

// Keys of the Secret of the CAs during a replacement.
const (
	phaseKey   = "rotation"
	nextPrefix = manifests.NextPrefix
	accounts   = "sa"
)

// Phase returns the phase of the replacement of the CAs.
func Phase(current manifests.Issued) pki.Phase { return pki.Phase(current.Rotation[phaseKey]) }

// Advance sets the phase of the replacement of the CAs and of the key of service account tokens. It creates the next ones in phase Trust.
func Advance(s manifests.Spec, current *manifests.Issued, phase pki.Phase, now time.Time) error {
	if current.Rotation == nil {
		current.Rotation = map[string][]byte{}
	}
	if Phase(*current) == pki.Steady {
		for _, a := range manifests.Authorities() {
			if a == manifests.EtcdCA && s.Etcd.External != nil {
				continue
			}
			pair, err := pki.NewAuthority(a.CommonName(), now)
			if err != nil {
				return err
			}
			current.Rotation[nextPrefix+string(a)+".crt"], current.Rotation[nextPrefix+string(a)+".key"] = pair.Cert, pair.Key
		}
		keys, err := pki.NewServiceAccountKeys()
		if err != nil {
			return err
		}
		current.Rotation[nextPrefix+accounts+".pub"], current.Rotation[nextPrefix+accounts+".key"] = keys.Cert, keys.Key
	}
	current.Rotation[phaseKey] = []byte(phase)
	return nil
}

// Complete makes the next CAs the current ones, after phase Finish.
func Complete(current *manifests.Issued) {
	for a := range current.Authorities {
		if pair := next(*current, a); len(pair.Cert) > 0 {
			current.Authorities[a] = pair
		}
	}
	current.ServiceAccounts = rotatedAccounts(*current)
	current.Rotation = nil
}

func next(current manifests.Issued, a manifests.Authority) manifests.Pair {
	return manifests.Pair{Cert: current.Rotation[nextPrefix+string(a)+".crt"], Key: current.Rotation[nextPrefix+string(a)+".key"]}
}

// rotatedAccounts returns the accepted public keys of service account tokens and the private key that issues them. In phase Issue, the
// stored ones may be those before or after the phase.
func rotatedAccounts(current manifests.Issued) manifests.Pair {
	phase, stored := Phase(current), current.ServiceAccounts
	if phase == pki.Steady {
		return stored
	}
	public, key := current.Rotation[nextPrefix+accounts+".pub"], current.Rotation[nextPrefix+accounts+".key"]
	if phase == pki.Issue && bytes.Equal(stored.Key, key) {
		return stored
	}
	out := manifests.Pair{Cert: phase.Accepted(stored.Cert, public), Key: stored.Key}
	if phase.NextIssues() {
		out.Key = key
	}
	return out
}
