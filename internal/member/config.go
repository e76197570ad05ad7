// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// Keys of a credentials Secret.
const (
	// TokenKey and CAKey hold a bearer token and the PEM of the authority that signed the member's serving certificate.
	TokenKey = "token"
	CAKey    = "caBundle"
	// KubeconfigKey may hold a whole kubeconfig instead; its current context is used as it is.
	KubeconfigKey = "kubeconfig"
)

// ConfigFor reads how to reach a cluster: its address and its Secret from the control plane. The config has no client-side
// rate limit and no timeout, which would end watches: callers bound their requests by context.
func ConfigFor(ctx context.Context, control client.Reader, cluster *clusterv1alpha1.Cluster) (*rest.Config, error) {
	secret, err := credentials(ctx, control, cluster)
	if err != nil {
		return nil, err
	}
	return configFrom(cluster, secret)
}

var errNoSecretRef = errors.New("no secretRef")

func credentials(ctx context.Context, control client.Reader, cluster *clusterv1alpha1.Cluster) (*corev1.Secret, error) {
	ref := cluster.Spec.SecretRef
	if ref == nil {
		return nil, fmt.Errorf("cluster %s has %w: join it again", cluster.Name, errNoSecretRef)
	}
	var secret corev1.Secret
	if err := control.Get(ctx, client.ObjectKey{Namespace: ref.Namespace, Name: ref.Name}, &secret); err != nil {
		return nil, fmt.Errorf("read the credentials of cluster %s: %w", cluster.Name, err)
	}
	return &secret, nil
}

func configFrom(cluster *clusterv1alpha1.Cluster, secret *corev1.Secret) (*rest.Config, error) {
	where := fmt.Sprintf("secret %s/%s of cluster %s", secret.Namespace, secret.Name, cluster.Name)
	if raw := secret.Data[KubeconfigKey]; len(raw) > 0 {
		return fromKubeconfig(raw, where)
	}
	token := string(secret.Data[TokenKey])
	if token == "" {
		return nil, fmt.Errorf("%s has neither key %q nor key %q", where, TokenKey, KubeconfigKey)
	}
	if cluster.Spec.APIEndpoint == "" {
		return nil, fmt.Errorf("cluster %s has no apiEndpoint", cluster.Name)
	}
	config := &rest.Config{Host: cluster.Spec.APIEndpoint, BearerToken: token, QPS: -1}
	if cluster.Spec.InsecureSkipTLSVerification {
		config.TLSClientConfig.Insecure = true
	} else {
		config.TLSClientConfig.CAData = secret.Data[CAKey]
	}
	if err := throughProxy(config, cluster); err != nil {
		return nil, err
	}
	return config, nil
}

// fromKubeconfig takes a kubeconfig that somebody put into a Secret. What it may not do is make this process run programs
// or read files: such a kubeconfig is refused.
func fromKubeconfig(raw []byte, where string) (*rest.Config, error) {
	loaded, err := clientcmd.Load(raw)
	if err != nil {
		return nil, fmt.Errorf("%s: kubeconfig: %w", where, errors.New("cannot be parsed")) // the parser's words may quote secrets
	}
	for name, user := range loaded.AuthInfos {
		if user.Exec != nil || user.AuthProvider != nil || user.TokenFile != "" || user.ClientKey != "" || user.ClientCertificate != "" {
			return nil, fmt.Errorf("%s: kubeconfig user %q runs a program or reads files; embed its credentials instead", where, name)
		}
	}
	for name, cluster := range loaded.Clusters {
		if cluster.CertificateAuthority != "" {
			return nil, fmt.Errorf("%s: kubeconfig cluster %q reads its CA from a file; embed certificate-authority-data instead", where, name)
		}
	}
	config, err := clientcmd.NewDefaultClientConfig(*loaded, &clientcmd.ConfigOverrides{ClusterDefaults: clientcmdapi.Cluster{}}).ClientConfig()
	if err != nil {
		return nil, fmt.Errorf("%s: kubeconfig: %w", where, err)
	}
	config.QPS = -1
	return config, nil
}

func throughProxy(config *rest.Config, cluster *clusterv1alpha1.Cluster) error {
	if cluster.Spec.ProxyURL == "" {
		return nil
	}
	proxy, err := url.Parse(cluster.Spec.ProxyURL)
	if err != nil {
		return fmt.Errorf("cluster %s: proxyURL cannot be parsed", cluster.Name) // it may hold a password
	}
	config.Proxy = http.ProxyURL(proxy)
	if len(cluster.Spec.ProxyHeader) == 0 {
		return nil
	}
	header := http.Header{}
	for key, values := range cluster.Spec.ProxyHeader {
		for v := range strings.SplitSeq(values, ",") {
			header.Add(key, strings.TrimSpace(v))
		}
	}
	config.Wrap(func(rt http.RoundTripper) http.RoundTripper {
		if t, ok := rt.(*http.Transport); ok {
			t = t.Clone()
			t.ProxyConnectHeader = header
			return t
		}
		return rt
	})
	return nil
}
