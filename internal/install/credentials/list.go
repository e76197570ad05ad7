// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package credentials

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/install/pki"
)

// Entry is a certificate and the place where it is stored: a Secret or a file, with the key in it.
type Entry struct {
	Location string `json:"location"`
	pki.Details
}

// List returns all certificates of a control plane, CAs first.
func List(issued manifests.Issued) ([]Entry, error) {
	var out []Entry
	add := func(location string, cert []byte) error {
		details, err := pki.Describe(cert)
		if err != nil {
			return fmt.Errorf("read the certificate in Secret %s: %w", location, err)
		}
		out = append(out, Entry{location, details})
		return nil
	}
	for _, a := range manifests.Authorities() {
		if pair := issued.Authorities[a]; len(pair.Cert) > 0 {
			if err := add(manifests.AuthoritiesSecret+"/"+string(a)+".crt", pair.Cert); err != nil {
				return nil, err
			}
		}
		if pair := next(issued, a); len(pair.Cert) > 0 {
			if err := add(manifests.AuthoritiesSecret+"/"+nextPrefix+string(a)+".crt", pair.Cert); err != nil {
				return nil, err
			}
		}
	}
	for _, name := range slices.SortedFunc(maps.Keys(issued.Certificates), strings.Compare) {
		if err := add(name+"/"+manifests.CertKey, issued.Certificates[name].Cert); err != nil {
			return nil, err
		}
	}
	return out, nil
}
