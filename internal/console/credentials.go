// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"errors"
	"fmt"
	"strings"

	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
)

// Credentials hold a token or a kubeconfig, with which a user logs in.
type Credentials struct {
	Token      string `json:"token,omitempty"`
	Kubeconfig string `json:"kubeconfig,omitempty"`
}

// apply returns the configuration of a client with these credentials, and the namespace of the kubeconfig.
//
// Only the credentials of a kubeconfig are used, never its servers: requests go to the control plane of the console. Entries that
// would run programs or read files of this machine are refused.
func (c Credentials) apply(base *rest.Config) (config *rest.Config, namespace string, err error) {
	config = rest.AnonymousClientConfig(base)
	if token := strings.TrimSpace(c.Token); token != "" {
		config.BearerToken = token
		return config, "", nil
	}
	if strings.TrimSpace(c.Kubeconfig) == "" {
		return nil, "", errors.New("a token or a kubeconfig is required")
	}
	loaded, err := clientcmd.Load([]byte(c.Kubeconfig))
	if err != nil {
		return nil, "", fmt.Errorf("read the kubeconfig: %w", err)
	}
	current, ok := loaded.Contexts[loaded.CurrentContext]
	if !ok {
		return nil, "", fmt.Errorf("the kubeconfig has no context %q", loaded.CurrentContext)
	}
	user, ok := loaded.AuthInfos[current.AuthInfo]
	switch {
	case !ok:
		return nil, "", fmt.Errorf("the kubeconfig has no user %q", current.AuthInfo)
	case user.Exec != nil, user.AuthProvider != nil:
		return nil, "", fmt.Errorf("user %q of the kubeconfig runs a program; log in with the token that it returns", current.AuthInfo)
	case user.ClientCertificate != "", user.ClientKey != "", user.TokenFile != "":
		return nil, "", fmt.Errorf("user %q of the kubeconfig refers to files; use the output of: kubectl config view --flatten --minify",
			current.AuthInfo)
	case user.Token != "":
		config.BearerToken = user.Token
	case len(user.ClientCertificateData) > 0 && len(user.ClientKeyData) > 0:
		config.CertData, config.KeyData = user.ClientCertificateData, user.ClientKeyData
	default:
		return nil, "", fmt.Errorf("user %q of the kubeconfig has no token and no client certificate", current.AuthInfo)
	}
	config.Impersonate = rest.ImpersonationConfig{
		UserName: user.Impersonate, UID: user.ImpersonateUID, Groups: user.ImpersonateGroups, Extra: user.ImpersonateUserExtra,
	}
	return config, current.Namespace, nil
}
