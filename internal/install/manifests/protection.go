// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package manifests

import (
	_ "embed" // the audit policy
	"path"
)

// auditPolicy is the policy of the audit log.
//
//go:embed audit.yaml
var auditPolicy []byte

const (
	auditSecret   = "karmada-apiserver-audit-policy"
	auditKey      = "policy.yaml"
	auditDir      = "audit"
	encryptionDir = "encryption"
)

// protect adds encryption at rest, the audit log and the files for OpenID Connect to the API server. It reads a changed
// EncryptionConfiguration without a restart.
func (s Spec) protect(w workload) workload {
	if s.EncryptionSecret != "" {
		w.command = append(w.command, "--encryption-provider-config="+file(encryptionDir, EncryptionKey),
			"--encryption-provider-config-automatic-reload=true")
		w.mounts = append(w.mounts, mount{s.EncryptionSecret, path.Join(pkiDir, encryptionDir)})
	}
	if s.Audit {
		w.command = append(w.command, "--audit-policy-file="+file(auditDir, auditKey), "--audit-log-path=-")
		w.mounts = append(w.mounts, mount{auditSecret, path.Join(pkiDir, auditDir)})
	}
	return s.addOIDC(w)
}

// addOIDC mounts the files for OpenID Connect.
func (s Spec) addOIDC(w workload) workload {
	if s.OIDCSecret != "" {
		w.mounts = append(w.mounts, mount{s.OIDCSecret, OIDCDir})
	}
	return w
}
