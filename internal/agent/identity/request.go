// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package identity

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"fmt"
	"time"

	certificatesv1 "k8s.io/api/certificates/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/uuid"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	certutil "k8s.io/client-go/util/cert"
	"k8s.io/client-go/util/keyutil"

	"karmada.io/karmada/internal/names"
)

const (
	// pollInterval is the interval at which the state of a request is read.
	pollInterval = 250 * time.Millisecond
	// settleTimeout is how long 401 and 403 are retried: a new token or role is not effective immediately.
	settleTimeout = 30 * time.Second
	// minExpiration is the shortest lifetime that the API accepts.
	minExpiration = 10 * time.Minute
)

// RefusedError reports that the control plane does not issue a certificate.
type RefusedError struct{ Cluster, Request, Reason string }

func (e *RefusedError) Error() string {
	return fmt.Sprintf("the control plane does not issue a certificate for the agent of cluster %s (request %s): %s",
		e.Cluster, e.Request, e.Reason)
}

// Credentials are a client certificate and its private key, in PEM.
type Credentials struct{ Certificate, Key []byte }

// Request requests a certificate for the agent of a cluster and waits until it is issued, up to timeout. requester is a bootstrap token,
// for a new registration, or the agent itself, for the same registration. lifetime is the requested validity. The error is a
// *RefusedError if the control plane has refused the request.
func Request(ctx context.Context, requester *rest.Config, cluster string, lifetime, timeout time.Duration) (Credentials, error) {
	bounded := rest.CopyConfig(requester)
	bounded.Timeout = requestTimeout
	client, err := kubernetes.NewForConfig(bounded)
	if err != nil {
		return Credentials{}, fmt.Errorf("connect to the control plane: %w", err)
	}
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return Credentials{}, fmt.Errorf("generate a private key: %w", err)
	}
	out := Credentials{}
	if out.Key, err = keyutil.MarshalPrivateKeyToPEM(private); err != nil {
		return Credentials{}, fmt.Errorf("encode the private key: %w", err)
	}
	id, err := registrationOf(requester, cluster)
	if err != nil {
		return Credentials{}, err
	}
	csr, err := newRequest(private, cluster, id, lifetime)
	if err != nil {
		return Credentials{}, err
	}
	r := request{client: client, csr: csr, cluster: cluster}
	if err := r.create(ctx); err != nil {
		return Credentials{}, fmt.Errorf("request a certificate for the agent of cluster %s: %w", cluster, err)
	}
	if out.Certificate, err = r.await(ctx, timeout); err != nil {
		return Credentials{}, err
	}
	return out, nil
}

// registrationOf returns the ID of the registration in the certificate of the requester, or a new one if the requester has none. A
// certificate without an ID, of a cluster that was registered by another version, stays without.
func registrationOf(requester *rest.Config, cluster string) (string, error) {
	if len(requester.CertData) == 0 && requester.CertFile == "" {
		return string(uuid.NewUUID()), nil
	}
	loaded := rest.CopyConfig(requester)
	if err := rest.LoadTLSFiles(loaded); err != nil {
		return "", fmt.Errorf("read the certificate of the agent of cluster %s: %w", cluster, err)
	}
	return Registration(cluster, loaded.CertData)
}

// Registration returns the ID of the registration of a cluster in the certificate of its agent, or "".
func Registration(cluster string, certificate []byte) (string, error) {
	certificates, err := certutil.ParseCertsPEM(certificate)
	if err != nil {
		return "", fmt.Errorf("parse the certificate of the agent of cluster %s: %w", cluster, err)
	}
	return names.RegistrationOf(cluster, certificates[0].Subject.Organization), nil
}

func newRequest(
	private *ecdsa.PrivateKey, cluster, registration string, lifetime time.Duration,
) (*certificatesv1.CertificateSigningRequest, error) {
	organizations := []string{names.AgentsGroup}
	if registration != "" {
		organizations = append(organizations, names.RegistrationGroup(cluster, registration))
	}
	der, err := x509.CreateCertificateRequest(rand.Reader, &x509.CertificateRequest{
		Subject: pkix.Name{CommonName: names.AgentUser(cluster), Organization: organizations},
	}, private)
	if err != nil {
		return nil, fmt.Errorf("create a certificate request: %w", err)
	}
	csr := &certificatesv1.CertificateSigningRequest{
		ObjectMeta: metav1.ObjectMeta{GenerateName: cluster + "-", Labels: map[string]string{names.System: "true"}},
		Spec: certificatesv1.CertificateSigningRequestSpec{
			Request:    pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE REQUEST", Bytes: der}),
			SignerName: certificatesv1.KubeAPIServerClientSignerName,
			Usages: []certificatesv1.KeyUsage{
				certificatesv1.UsageDigitalSignature, certificatesv1.UsageKeyEncipherment, certificatesv1.UsageClientAuth,
			},
		},
	}
	if lifetime > 0 {
		csr.Spec.ExpirationSeconds = new(int32(max(lifetime, minExpiration) / time.Second))
	}
	return csr, nil
}

// request is a signing request that was created or is to be created.
type request struct {
	client  kubernetes.Interface
	csr     *certificatesv1.CertificateSigningRequest
	cluster string
}

func (r *request) create(ctx context.Context) error {
	return Settle(ctx, func(ctx context.Context) error {
		created, err := r.client.CertificatesV1().CertificateSigningRequests().Create(ctx, r.csr, metav1.CreateOptions{})
		if err == nil {
			r.csr = created
		}
		return err
	})
}

// Settle retries do while the control plane rejects its credentials or lacks its role, up to 30 seconds, because neither is effective
// immediately.
func Settle(ctx context.Context, do func(context.Context) error) error {
	var last error
	err := wait.PollUntilContextTimeout(ctx, pollInterval, settleTimeout, true, func(ctx context.Context) (bool, error) {
		last = do(ctx)
		if apierrors.IsUnauthorized(last) || apierrors.IsForbidden(last) {
			return false, nil
		}
		return true, last
	})
	if wait.Interrupted(err) && last != nil {
		return last
	}
	return err
}

// await waits until the certificate is issued or refused.
func (r *request) await(ctx context.Context, timeout time.Duration) ([]byte, error) {
	var certificate []byte
	err := wait.PollUntilContextTimeout(ctx, pollInterval, timeout, true, func(ctx context.Context) (bool, error) {
		csr, err := r.client.CertificatesV1().CertificateSigningRequests().Get(ctx, r.csr.Name, metav1.GetOptions{})
		switch {
		case apierrors.IsNotFound(err):
			return false, &RefusedError{Cluster: r.cluster, Request: r.csr.Name, Reason: "the request was deleted"}
		case err != nil:
			return false, nil //nolint:nilerr // the connection or the role may recover
		}
		for _, c := range csr.Status.Conditions {
			if c.Type == certificatesv1.CertificateDenied || c.Type == certificatesv1.CertificateFailed {
				return false, &RefusedError{Cluster: r.cluster, Request: csr.Name, Reason: fmt.Sprintf("%s: %s", c.Reason, c.Message)}
			}
		}
		if certificate = csr.Status.Certificate; len(certificate) > 0 {
			return true, nil
		}
		if reason := csr.Annotations[names.RequestRefused]; reason != "" {
			return false, &RefusedError{Cluster: r.cluster, Request: csr.Name, Reason: reason}
		}
		return false, nil
	})
	if wait.Interrupted(err) && ctx.Err() == nil {
		return nil, fmt.Errorf("certificate signing request %s of the agent of cluster %s is still pending after %v; see its events in the "+
			"control plane: kubectl describe certificatesigningrequest %s", r.csr.Name, r.cluster, timeout, r.csr.Name)
	}
	if err != nil {
		return nil, err
	}
	return certificate, nil
}

// Kubeconfig returns the kubeconfig of an agent (docs/contract/clusters.md#registration).
func Kubeconfig(cluster, server string, ca []byte, c Credentials) *clientcmdapi.Config {
	const control = "karmada-apiserver"
	context := cluster + "@" + control
	config := clientcmdapi.NewConfig()
	config.Clusters[control] = &clientcmdapi.Cluster{Server: server, CertificateAuthorityData: ca}
	config.AuthInfos[cluster] = &clientcmdapi.AuthInfo{ClientCertificateData: c.Certificate, ClientKeyData: c.Key}
	config.Contexts[context] = &clientcmdapi.Context{Cluster: control, AuthInfo: cluster}
	config.CurrentContext = context
	return config
}
