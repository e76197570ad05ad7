// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package manifests

import "fmt"

// AdmissionConfiguration returns the file of the flag --admission-control-config-file of kube-apiserver. Its admission webhooks get the
// client certificates in a file of AdmissionCredentials.
func AdmissionConfiguration(credentials string) []byte {
	const plugin = `- name: %s
  configuration:
    apiVersion: apiserver.config.k8s.io/v1
    kind: WebhookAdmissionConfiguration
    kubeConfigFile: %q
`
	return fmt.Appendf(nil, "apiVersion: apiserver.config.k8s.io/v1\nkind: AdmissionConfiguration\nplugins:\n"+plugin+plugin,
		"MutatingAdmissionWebhook", credentials, "ValidatingAdmissionWebhook", credentials)
}

// AdmissionCredentials returns the kubeconfig by which kube-apiserver sends a client certificate to the admission webhooks of a host. Other
// webhooks get none.
func AdmissionCredentials(host, certFile, keyFile string) []byte {
	return fmt.Appendf(nil, "apiVersion: v1\nkind: Config\nusers:\n- name: %q\n  user:\n    client-certificate: %q\n    client-key: %q\n",
		host, certFile, keyFile)
}
