// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package registration

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"testing"

	certificatesv1 "k8s.io/api/certificates/v1"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fuzzbound"
)

// Bootstrap tokens and agents write signing requests.
func FuzzRecognize(f *testing.F) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		f.Fatal(err)
	}
	valid, err := x509.CreateCertificateRequest(rand.Reader, &x509.CertificateRequest{Subject: pkix.Name{
		CommonName: names.AgentUser("m1"), Organization: []string{names.AgentsGroup, names.RegistrationGroup("m1", "0123456789abcdef")},
	}}, key)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(valid, "system:bootstrap:abcdef", "client auth", true)
	f.Add(valid, names.AgentUser("m1"), "digital signature", true)
	f.Add([]byte("-----BEGIN CERTIFICATE REQUEST-----\nAA==\n-----END CERTIFICATE REQUEST-----\n"), "", "", false)
	f.Fuzz(func(t *testing.T, request []byte, username, usage string, encode bool) {
		if encode {
			request = pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE REQUEST", Bytes: request})
		}
		csr := &certificatesv1.CertificateSigningRequest{Spec: certificatesv1.CertificateSigningRequestSpec{
			Request: request, SignerName: certificatesv1.KubeAPIServerClientSignerName, Username: username,
			Usages: []certificatesv1.KeyUsage{certificatesv1.UsageDigitalSignature, certificatesv1.KeyUsage(usage)},
		}}
		fuzzbound.Check(t, func() {
			r, concerned, refusal := recognize(csr)
			if concerned && refusal == "" && len(names.CheckCluster(r.cluster)) > 0 {
				t.Errorf("accepted a request for the agent of cluster %q", r.cluster)
			}
		})
	})
}
