// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// Keys of a credentials Secret.
const (
	// TokenKey and CAKey hold a bearer token and the PEM-encoded CA of the member's serving certificate.
	TokenKey = "token"
	CAKey    = "caBundle"
	// KubeconfigKey holds a kubeconfig. It takes precedence over the other keys; its current context is used.
	KubeconfigKey = "kubeconfig"
)

// maxKubeconfig limits the size of a kubeconfig that is parsed, in bytes. One context with certificates needs about 10 KiB.
const maxKubeconfig = 256 << 10

// ConfigFor reads the credentials Secret of a cluster and returns its client configuration, as Config does.
func ConfigFor(ctx context.Context, control client.Reader, cluster *clusterv1alpha1.Cluster) (*rest.Config, error) {
	secret, err := credentials(ctx, control, cluster)
	if err != nil {
		return nil, err
	}
	return Config(cluster, secret)
}

var errNoSecretRef = errors.New("no secretRef")

func credentials(ctx context.Context, control client.Reader, cluster *clusterv1alpha1.Cluster) (*corev1.Secret, error) {
	ref := cluster.Spec.SecretRef
	if ref == nil {
		return nil, fmt.Errorf("cluster %s has %w; join it again", cluster.Name, errNoSecretRef)
	}
	var secret corev1.Secret
	if err := control.Get(ctx, client.ObjectKey{Namespace: ref.Namespace, Name: ref.Name}, &secret); err != nil {
		return nil, fmt.Errorf("read the credentials of cluster %s: %w", cluster.Name, err)
	}
	return &secret, nil
}

// Config returns the client configuration of a cluster: address, CA, proxy, and the credentials of the Secret. A nil Secret
// yields a configuration without credentials. The configuration has no client-side rate limit and no timeout, because a
// timeout would end watches; callers bound their requests by context.
func Config(cluster *clusterv1alpha1.Cluster, secret *corev1.Secret) (*rest.Config, error) {
	config, err := configWithoutProxy(cluster, secret)
	if err != nil {
		return nil, err
	}
	config.QPS = -1
	if err := setProxy(config, cluster); err != nil {
		return nil, err
	}
	return config, nil
}

func configWithoutProxy(cluster *clusterv1alpha1.Cluster, secret *corev1.Secret) (*rest.Config, error) {
	config := &rest.Config{Host: cluster.Spec.APIEndpoint}
	config.Insecure = cluster.Spec.InsecureSkipTLSVerification
	if secret != nil {
		source := fmt.Sprintf("secret %s/%s of cluster %s", secret.Namespace, secret.Name, cluster.Name)
		if raw := secret.Data[KubeconfigKey]; len(raw) > 0 {
			return fromKubeconfig(raw, source)
		}
		if config.BearerToken = string(secret.Data[TokenKey]); config.BearerToken == "" {
			return nil, fmt.Errorf("%s has neither key %q nor key %q", source, TokenKey, KubeconfigKey)
		}
		if !config.Insecure {
			config.CAData = secret.Data[CAKey]
		}
	}
	if config.Host == "" {
		return nil, fmt.Errorf("cluster %s has no apiEndpoint", cluster.Name)
	}
	return config, nil
}

// fromKubeconfig returns the configuration of the current context. It rejects a kubeconfig that runs programs or reads files:
// they would run in, or be read by, this process.
func fromKubeconfig(raw []byte, source string) (*rest.Config, error) {
	if len(raw) > maxKubeconfig {
		return nil, fmt.Errorf("%s: kubeconfig has %d bytes, more than %d", source, len(raw), maxKubeconfig)
	}
	loaded, err := clientcmd.Load(raw)
	if err != nil {
		return nil, fmt.Errorf("%s: kubeconfig cannot be parsed", source) // the parser's error may quote secrets
	}
	for name, user := range loaded.AuthInfos {
		if user.Exec != nil || user.AuthProvider != nil || user.TokenFile != "" || user.ClientKey != "" || user.ClientCertificate != "" {
			return nil, fmt.Errorf("%s: kubeconfig user %q runs a program or reads files; embed its credentials instead", source, name)
		}
	}
	for name, cluster := range loaded.Clusters {
		if cluster.CertificateAuthority != "" {
			return nil, fmt.Errorf("%s: kubeconfig cluster %q reads its CA from a file; embed certificate-authority-data instead", source,
				name)
		}
	}
	config, err := clientcmd.NewDefaultClientConfig(*loaded, &clientcmd.ConfigOverrides{}).ClientConfig()
	if err != nil {
		return nil, fmt.Errorf("%s: kubeconfig: %w", source, err)
	}
	if server, _, err := rest.DefaultServerUrlFor(config); err != nil || server.Scheme != "https" {
		return nil, fmt.Errorf("%s: the server of the kubeconfig must be an https URL", source)
	}
	return config, nil
}

// setProxy makes the configuration use the proxy of the cluster, unless its kubeconfig names one.
func setProxy(config *rest.Config, cluster *clusterv1alpha1.Cluster) error {
	if config.Proxy == nil && cluster.Spec.ProxyURL != "" {
		proxy, err := url.Parse(cluster.Spec.ProxyURL)
		if err != nil {
			return fmt.Errorf("cluster %s: proxyURL cannot be parsed", cluster.Name) // it may contain a password
		}
		config.Proxy = http.ProxyURL(proxy)
	}
	header := ProxyHeader(cluster)
	if config.Proxy == nil || len(header) == 0 {
		return nil
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

// ProxyHeader returns the headers of the CONNECT request to the cluster's proxy. Values of one key are separated by commas.
func ProxyHeader(cluster *clusterv1alpha1.Cluster) http.Header {
	header := http.Header{}
	for key, values := range cluster.Spec.ProxyHeader {
		for v := range strings.SplitSeq(values, ",") {
			header.Add(key, strings.TrimSpace(v))
		}
	}
	return header
}

// Fingerprint returns a hash of everything that Config reads. It hashes the input because a rest.Config contains functions,
// which cannot be compared.
func Fingerprint(cluster *clusterv1alpha1.Cluster, secret *corev1.Secret) (string, error) {
	var data map[string][]byte
	if secret != nil {
		data = secret.Data
	}
	b, err := json.Marshal([]any{
		cluster.Spec.SyncMode, cluster.Spec.APIEndpoint,
		cluster.Spec.InsecureSkipTLSVerification, cluster.Spec.ProxyURL, cluster.Spec.ProxyHeader,
		data[TokenKey], data[CAKey], data[KubeconfigKey],
	})
	if err != nil {
		return "", fmt.Errorf("fingerprint the connection to cluster %s: %w", cluster.Name, err)
	}
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:]), nil
}

// WithoutURL removes the URL from an error of a request, because its query or password may be confidential.
func WithoutURL(err error) error {
	if e, ok := errors.AsType[*TooLargeError](err); ok {
		return e
	}
	if e, ok := errors.AsType[*url.Error](err); ok {
		return e.Err
	}
	return err
}
