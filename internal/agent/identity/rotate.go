// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package identity

import (
	"bytes"
	"context"
	"crypto/x509"
	"errors"
	"fmt"
	"os"
	"slices"
	"time"

	"github.com/go-logr/logr"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	certutil "k8s.io/client-go/util/cert"
	bootstrapapi "k8s.io/cluster-bootstrap/token/api"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/machinery/atomicfile"
	"karmada.io/karmada/internal/machinery/metric"
)

// KubeconfigSecret is the name of the Secret in the cluster with the kubeconfig of the agent, and the key in it.
const KubeconfigSecret = "karmada-kubeconfig"

// Store holds the kubeconfig of an agent.
type Store interface {
	Read(ctx context.Context) ([]byte, error)
	Write(ctx context.Context, kubeconfig []byte) error
}

// SecretStore is the Secret in the cluster that karmadactl register creates.
type SecretStore struct {
	Client    kubernetes.Interface
	Namespace string
}

// Read implements Store.
func (s SecretStore) Read(ctx context.Context) ([]byte, error) {
	secret, err := s.Client.CoreV1().Secrets(s.Namespace).Get(ctx, KubeconfigSecret, metav1.GetOptions{})
	if err != nil {
		return nil, fmt.Errorf("read secret %s/%s: %w", s.Namespace, KubeconfigSecret, err)
	}
	return secret.Data[KubeconfigSecret], nil
}

// Write implements Store. It fails with a conflict if another process writes the Secret meanwhile.
func (s SecretStore) Write(ctx context.Context, kubeconfig []byte) error {
	secret, err := s.Client.CoreV1().Secrets(s.Namespace).Get(ctx, KubeconfigSecret, metav1.GetOptions{})
	if err == nil {
		if secret.Data == nil {
			secret.Data = map[string][]byte{}
		}
		secret.Data[KubeconfigSecret] = kubeconfig
		_, err = s.Client.CoreV1().Secrets(s.Namespace).Update(ctx, secret, metav1.UpdateOptions{})
	}
	if err != nil {
		return fmt.Errorf("write secret %s/%s: %w", s.Namespace, KubeconfigSecret, err)
	}
	return nil
}

// FileStore is a file, for an agent that does not run in a pod.
type FileStore string

// Read implements Store.
func (f FileStore) Read(context.Context) ([]byte, error) { return os.ReadFile(string(f)) }

// Write implements Store.
func (f FileStore) Write(_ context.Context, kubeconfig []byte) error {
	return atomicfile.Write(string(f), kubeconfig, 0o600)
}

// Rotation renews the certificate of an agent before it expires, and follows a replacement of the CA of the control plane: it stores the
// CAs that the control plane publishes, of which the first one issues certificates.
type Rotation struct {
	Cluster string
	Store   Store
	// Interval is the delay between two checks.
	Interval time.Duration
	// Threshold is the part of the lifetime, from 0 to 1, that remains when the certificate is renewed.
	Threshold float64
	Clock     clock.Clock
	// bundle is publishedCA and request is Request, except in tests.
	bundle  func(ctx context.Context, control *rest.Config) ([]byte, error)
	request func(ctx context.Context, requester *rest.Config, cluster string, lifetime, timeout time.Duration) (Credentials, error)
}

// expiry is not part of the contract (docs/howto/monitoring.md).
var expiry = metric.Gauge("karmada_agent_certificate_expiration_timestamp_seconds",
	"Time at which the certificate of the agent for the control plane expires, as a Unix time.", "member_cluster")

// issueTimeout bounds the time until a renewed certificate is issued.
const issueTimeout = 5 * time.Minute

// Run checks the certificate at each Interval until ctx ends. A certificate that cannot be renewed is tried again at the next check.
func (r Rotation) Run(ctx context.Context) error {
	for {
		if renewed, err := r.check(ctx); err != nil && ctx.Err() == nil {
			logr.FromContextOrDiscard(ctx).Error(err, "Failed to renew the certificate of the agent; retrying", "cluster", r.Cluster)
		} else if renewed {
			logr.FromContextOrDiscard(ctx).Info("Renewed the certificate of the agent", "cluster", r.Cluster)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-r.Clock.After(r.Interval):
		}
	}
}

// check stores the CAs of the control plane, and renews the certificate if little of its lifetime remains or another CA issues now.
func (r Rotation) check(ctx context.Context) (renewed bool, err error) {
	raw, err := r.Store.Read(ctx)
	if err != nil {
		return false, err
	}
	config, err := clientcmd.Load(raw)
	if err != nil {
		return false, fmt.Errorf("parse the kubeconfig of the agent: %w", err)
	}
	user, err := currentUser(config)
	if err != nil {
		return false, err
	}
	trusted, unknown := r.trust(ctx, config)
	if renewed, err = r.renew(ctx, config, user); renewed || trusted {
		encoded, encodeErr := clientcmd.Write(*config)
		if encodeErr != nil {
			return false, errors.Join(err, fmt.Errorf("encode the kubeconfig of the agent: %w", encodeErr))
		}
		err = errors.Join(err, r.Store.Write(ctx, encoded))
	}
	return renewed, errors.Join(err, unknown)
}

// trust sets the CAs in a kubeconfig to those that the control plane publishes, and reports whether they have changed. The connection is
// verified by the former ones. A CA that the control plane does not publish, such as that of a proxy, is kept.
func (r Rotation) trust(ctx context.Context, config *clientcmdapi.Config) (changed bool, err error) {
	cluster := config.Clusters[config.Contexts[config.CurrentContext].Cluster]
	if cluster == nil {
		return false, nil
	}
	former, err := certutil.ParseCertsPEM(cluster.CertificateAuthorityData)
	if err != nil {
		return false, nil //nolint:nilerr // the CA is not embedded
	}
	control, err := clientcmd.NewDefaultClientConfig(*config, &clientcmd.ConfigOverrides{}).ClientConfig()
	if err != nil {
		return false, fmt.Errorf("read the kubeconfig of the agent: %w", err)
	}
	read := r.bundle
	if read == nil {
		read = publishedCA
	}
	bundle, err := read(ctx, control)
	if err != nil {
		return false, fmt.Errorf("read the CA that the control plane publishes: %w", err)
	}
	published, err := certutil.ParseCertsPEM(bundle)
	if err != nil || bytes.Equal(bundle, cluster.CertificateAuthorityData) ||
		!slices.ContainsFunc(published, func(c *x509.Certificate) bool { return slices.ContainsFunc(former, c.Equal) }) {
		return false, nil //nolint:nilerr // nothing that the agent can verify
	}
	cluster.CertificateAuthorityData = bundle
	return true, nil
}

// publishedCA reads the CAs in the ConfigMap cluster-info, which is public. They are empty if it cannot be read.
func publishedCA(ctx context.Context, control *rest.Config) ([]byte, error) {
	info, err := readInfo(ctx, rest.AnonymousClientConfig(control))
	if apierrors.IsNotFound(err) || apierrors.IsForbidden(err) || apierrors.IsUnauthorized(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return clusterCA(info.Data[bootstrapapi.KubeConfigKey])
}

// superseded reports whether a certificate was issued by another one of several CAs than the first.
func superseded(config *clientcmdapi.Config, certificate *x509.Certificate) bool {
	cluster := config.Clusters[config.Contexts[config.CurrentContext].Cluster]
	if cluster == nil {
		return false
	}
	accepted, err := certutil.ParseCertsPEM(cluster.CertificateAuthorityData)
	return err == nil && certificate.CheckSignatureFrom(accepted[0]) != nil &&
		slices.ContainsFunc(accepted, func(ca *x509.Certificate) bool { return certificate.CheckSignatureFrom(ca) == nil })
}

// renew replaces the certificate in a kubeconfig if it must be renewed.
func (r Rotation) renew(ctx context.Context, config *clientcmdapi.Config, user *clientcmdapi.AuthInfo) (renewed bool, err error) {
	certificates, err := certutil.ParseCertsPEM(user.ClientCertificateData)
	if err != nil {
		return false, fmt.Errorf("parse the certificate of the agent: %w", err)
	}
	expiry.WithLabelValues(r.Cluster).Set(float64(certificates[0].NotAfter.Unix()))
	lifetime := certificates[0].NotAfter.Sub(certificates[0].NotBefore)
	remaining := certificates[0].NotAfter.Sub(r.Clock.Now())
	switch {
	case float64(remaining) > float64(lifetime)*r.Threshold && !superseded(config, certificates[0]):
		return false, nil
	case remaining <= 0:
		return false, fmt.Errorf("the certificate of the agent has expired at %s; register the cluster again with a token of "+
			"`karmadactl token create --cluster %s`", certificates[0].NotAfter.UTC().Format(time.RFC3339), r.Cluster)
	}
	requester, err := clientcmd.NewDefaultClientConfig(*config, &clientcmd.ConfigOverrides{}).ClientConfig()
	if err != nil {
		return false, fmt.Errorf("read the kubeconfig of the agent: %w", err)
	}
	do := r.request
	if do == nil {
		do = Request
	}
	issued, err := do(ctx, requester, r.Cluster, lifetime.Round(time.Minute), issueTimeout)
	if err != nil {
		return false, err
	}
	user.ClientCertificateData, user.ClientKeyData = issued.Certificate, issued.Key
	return true, nil
}

// currentUser returns the user of the current context, with an embedded certificate.
func currentUser(config *clientcmdapi.Config) (*clientcmdapi.AuthInfo, error) {
	context := config.Contexts[config.CurrentContext]
	if context == nil {
		return nil, errors.New("the kubeconfig of the agent has no current context")
	}
	user := config.AuthInfos[context.AuthInfo]
	if user == nil || len(user.ClientCertificateData) == 0 {
		return nil, fmt.Errorf("user %q in the kubeconfig of the agent has no embedded certificate", context.AuthInfo)
	}
	return user, nil
}
