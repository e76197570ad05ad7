// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"path/filepath"

	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/install/pki"
	"karmada.io/karmada/internal/machinery/atomicfile"
)

// writeAdmission writes the configuration by which the API server sends a client certificate to the admission webhook at an address.
func writeAdmission(dir, webhook string, client pki.Pair) (file string, err error) {
	file, credentials := filepath.Join(dir, "admission.yaml"), filepath.Join(dir, "admission.config")
	if err := atomicfile.Write(credentials, manifests.AdmissionCredentials(webhook, client.CertFile, client.KeyFile), 0o600); err != nil {
		return "", err
	}
	return file, atomicfile.Write(file, manifests.AdmissionConfiguration(credentials), 0o600)
}
