// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package identity

import (
	"context"
	"crypto/sha256"
	"crypto/x509"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	certutil "k8s.io/client-go/util/cert"
	bootstrapapi "k8s.io/cluster-bootstrap/token/api"
	"k8s.io/cluster-bootstrap/token/jws"
	bootstraputil "k8s.io/cluster-bootstrap/token/util"
)

const (
	// discoveryInterval is the interval between two attempts to read cluster-info.
	discoveryInterval = time.Second
	// signTimeout is the time that a control plane may take to sign its address for a new token.
	signTimeout = 15 * time.Second
	// requestTimeout bounds one request.
	requestTimeout = 10 * time.Second
	// pinPrefix precedes the hash in a CA pin.
	pinPrefix = "sha256:"
)

// Discovery configures Discover.
type Discovery struct {
	// Server is the URL of the control plane.
	Server string
	// Token is a bootstrap token, <id>.<secret>.
	Token string
	// Pins are hashes of public keys, one of which must belong to the CA: sha256:<hex>.
	Pins []string
	// Unpinned permits an empty Pins. The signature by the token is verified in any case.
	Unpinned bool
	// Timeout bounds the time until the control plane can be reached and has signed its address for the token.
	Timeout time.Duration
}

// Pin returns the pin of a CA certificate.
func Pin(ca *x509.Certificate) string {
	sum := sha256.Sum256(ca.RawSubjectPublicKeyInfo)
	return pinPrefix + hex.EncodeToString(sum[:])
}

// Validate returns the reason why the configuration is not valid, or nil.
func (d Discovery) Validate() error {
	if d.Token == "" {
		return errors.New("token is required")
	}
	if !bootstraputil.IsValidBootstrapToken(d.Token) {
		return fmt.Errorf("the bootstrap token was not of the form %q", bootstrapapi.BootstrapTokenPattern)
	}
	if len(d.Pins) == 0 && !d.Unpinned {
		return errors.New("need to verify CACertHashes, or set --discovery-token-unsafe-skip-ca-verification=true")
	}
	for _, pin := range d.Pins {
		sum, ok := strings.CutPrefix(strings.ToLower(pin), pinPrefix)
		if raw, err := hex.DecodeString(sum); !ok || err != nil || len(raw) != sha256.Size {
			return fmt.Errorf("invalid CA hash %q: it must have the form sha256:<64 hexadecimal digits>", pin)
		}
	}
	return nil
}

// unsignedError reports that the control plane has not signed its address for a token.
type unsignedError struct{ token string }

func (e *unsignedError) Error() string {
	return fmt.Sprintf("the control plane does not know bootstrap token %s: it has expired or was deleted, or belongs to another control "+
		"plane; create another one with `karmadactl token create`", e.token)
}

// permanent is an error that another attempt cannot resolve.
type permanent struct{ error }

func (p permanent) Unwrap() error { return p.error }

// Discover reads the public address of the control plane, and returns the CA in it. It verifies that the token has signed the
// address, and that the CA matches a pin. It sends no credentials.
func Discover(ctx context.Context, d Discovery) (ca []byte, err error) {
	if err := d.Validate(); err != nil {
		return nil, err
	}
	var last error
	begun := time.Now() //nolint:forbidigo // bounds the wait for a signature
	err = wait.PollUntilContextTimeout(ctx, discoveryInterval, d.Timeout, true, func(ctx context.Context) (bool, error) {
		if ca, last = d.attempt(ctx); last == nil {
			return true, nil
		}
		var unsigned *unsignedError
		if errors.As(last, &permanent{}) || errors.As(last, &unsigned) && time.Since(begun) > signTimeout {
			return false, last
		}
		return false, nil
	})
	if wait.Interrupted(err) && ctx.Err() == nil && last != nil {
		err = fmt.Errorf("no valid answer within %v: %w", d.Timeout, last)
	}
	if err != nil {
		return nil, fmt.Errorf("verify the control plane %s: %w", d.Server, err)
	}
	return ca, nil
}

func (d Discovery) attempt(ctx context.Context) (ca []byte, err error) {
	info, err := readInfo(ctx, &rest.Config{Host: d.Server, TLSClientConfig: rest.TLSClientConfig{Insecure: true}})
	if err != nil {
		return nil, fmt.Errorf("read ConfigMap %s/%s: %w", metav1.NamespacePublic, bootstrapapi.ConfigMapClusterInfo, err)
	}
	id, secret, _ := strings.Cut(d.Token, ".")
	kubeconfig := info.Data[bootstrapapi.KubeConfigKey]
	signature := info.Data[bootstrapapi.JWSSignatureKeyPrefix+id]
	if kubeconfig == "" {
		return nil, fmt.Errorf("ConfigMap %s/%s has no key %s", info.Namespace, info.Name, bootstrapapi.KubeConfigKey)
	}
	if signature == "" {
		return nil, &unsignedError{token: id}
	}
	if !jws.DetachedTokenIsValid(signature, kubeconfig, id, secret) {
		return nil, permanent{
			fmt.Errorf("the signature of bootstrap token %s is not valid: its secret part is wrong, or another server answers", id),
		}
	}
	ca, err = clusterCA(kubeconfig)
	if err != nil {
		return nil, permanent{err}
	}
	if len(d.Pins) == 0 {
		return ca, nil
	}
	if err := d.checkPins(ca); err != nil {
		return nil, permanent{err}
	}
	// The server must also have a certificate of the pinned CA.
	again, err := readInfo(ctx, &rest.Config{Host: d.Server, TLSClientConfig: rest.TLSClientConfig{CAData: ca}})
	if err != nil {
		return nil, fmt.Errorf("read ConfigMap %s/%s with the pinned CA: %w", metav1.NamespacePublic, bootstrapapi.ConfigMapClusterInfo, err)
	}
	if again.Data[bootstrapapi.KubeConfigKey] != kubeconfig {
		return nil, errors.New("two answers for the same ConfigMap differ: another server may have answered the first request")
	}
	return ca, nil
}

func readInfo(ctx context.Context, config *rest.Config) (*corev1.ConfigMap, error) {
	config.Timeout = requestTimeout
	client, err := kubernetes.NewForConfig(config)
	if err != nil {
		return nil, err
	}
	return client.CoreV1().ConfigMaps(metav1.NamespacePublic).Get(ctx, bootstrapapi.ConfigMapClusterInfo, metav1.GetOptions{})
}

// clusterCA returns the CA in the kubeconfig of cluster-info.
func clusterCA(kubeconfig string) ([]byte, error) {
	config, err := clientcmd.Load([]byte(kubeconfig))
	if err != nil {
		return nil, fmt.Errorf("parse the kubeconfig of the control plane: %w", err)
	}
	cluster := config.Clusters[""]
	if cluster == nil || len(cluster.CertificateAuthorityData) == 0 {
		return nil, errors.New("the kubeconfig of the control plane has no CA")
	}
	return cluster.CertificateAuthorityData, nil
}

func (d Discovery) checkPins(ca []byte) error {
	certificates, err := certutil.ParseCertsPEM(ca)
	if err != nil {
		return fmt.Errorf("parse the CA of the control plane: %w", err)
	}
	found := make([]string, 0, len(certificates))
	for _, c := range certificates {
		found = append(found, Pin(c))
		for _, pin := range d.Pins {
			if strings.EqualFold(pin, Pin(c)) {
				return nil
			}
		}
	}
	return fmt.Errorf("the CA of the control plane has the hash %s, not %s: check the address, and take the hash from "+
		"`karmadactl token create --print-register-command`", strings.Join(found, ","), strings.Join(d.Pins, ","))
}
