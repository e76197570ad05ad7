// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package serving

import (
	"context"
	"errors"
	"fmt"
	"os"
	"sync"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/apiserver/pkg/apis/apiserver"
	"k8s.io/apiserver/pkg/authentication/authenticatorfactory"
	"k8s.io/apiserver/pkg/authentication/request/headerrequest"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/authorization/authorizerfactory"
	"k8s.io/apiserver/pkg/authorization/path"
	"k8s.io/apiserver/pkg/authorization/union"
	genericserver "k8s.io/apiserver/pkg/server"
	"k8s.io/apiserver/pkg/server/dynamiccertificates"
	"k8s.io/client-go/kubernetes"
)

const (
	// reviewTimeout bounds a token review.
	reviewTimeout = 10 * time.Second
	// publishTimeout bounds how long a new kube-apiserver may take to publish its CAs.
	publishTimeout = 30 * time.Second
	// authConfigMap is the ConfigMap in kube-system with the CAs that kube-apiserver publishes.
	authConfigMap = "extension-apiserver-authentication"
)

// reviewBackoff returns the backoff of failed reviews: 500 ms, 750 ms, 1.1 s.
func reviewBackoff() *wait.Backoff {
	return &wait.Backoff{Duration: 500 * time.Millisecond, Factor: 1.5, Jitter: 0.2, Steps: 4}
}

// authenticate configures authentication by the request headers of kube-apiserver, by client certificates, and by tokens
// that kube-apiserver reviews.
func (c Config) authenticate(ctx context.Context, control kubernetes.Interface, g *genericserver.Config) error {
	control, err := reviewer(c.Options.Authentication.RemoteKubeConfigFile, "authentication-kubeconfig", control)
	if err != nil {
		return err
	}
	clientCA, err := c.clientCA(control)
	if err != nil {
		return err
	}
	headers, err := c.requestHeaders(ctx, control)
	if err != nil {
		return err
	}
	if clientCA != nil {
		err = g.Authentication.ApplyClientCert(clientCA, g.SecureServing)
	}
	if headers != nil {
		err = errors.Join(err, g.Authentication.ApplyClientCert(headers.CAContentProvider, g.SecureServing))
	}
	if err != nil {
		return fmt.Errorf("configure client certificates: %w", err)
	}
	authenticator, _, err := authenticatorfactory.DelegatingAuthenticatorConfig{
		Anonymous:                          &apiserver.AnonymousAuthConfig{Enabled: true}, // for health checks
		TokenAccessReviewClient:            control.AuthenticationV1(),
		TokenAccessReviewTimeout:           reviewTimeout,
		WebhookRetryBackoff:                reviewBackoff(),
		CacheTTL:                           c.Options.Authentication.CacheTTL,
		ClientCertificateCAContentProvider: clientCA,
		RequestHeaderConfig:                headers,
	}.New()
	if err != nil {
		return fmt.Errorf("configure authentication: %w", err)
	}
	g.Authentication.Authenticator = authenticator
	g.Authentication.RequestHeaderConfig = headers
	return nil
}

func (c Config) clientCA(control kubernetes.Interface) (dynamiccertificates.CAContentProvider, error) {
	if c.ClientCAFile != "" {
		return c.readCA("client-ca", c.ClientCAFile)
	}
	if c.Options.Authentication.SkipInClusterLookup {
		return nil, nil //nolint:nilnil // client certificates are not accepted
	}
	return dynamiccertificates.NewDynamicCAFromConfigMapController("client-ca", metav1.NamespaceSystem, authConfigMap, "client-ca-file",
		control)
}

// readCA returns the CA in a file, which is read again when it changes unless the CAs are fixed.
func (c Config) readCA(purpose, file string) (dynamiccertificates.CAContentProvider, error) {
	if !c.FixedCAs {
		return dynamiccertificates.NewDynamicCAContentFromFile(purpose, file)
	}
	pem, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return dynamiccertificates.NewStaticCAContent(purpose, pem)
}

func (c Config) requestHeaders(ctx context.Context, control kubernetes.Interface) (*authenticatorfactory.RequestHeaderConfig, error) {
	if c.RequestHeaderCAFile != "" {
		ca, err := c.readCA("request-header", c.RequestHeaderCAFile)
		if err != nil {
			return nil, fmt.Errorf("read the request header CA: %w", err)
		}
		o := c.Options.Authentication.RequestHeader
		return &authenticatorfactory.RequestHeaderConfig{
			CAContentProvider:   ca,
			UsernameHeaders:     headerrequest.StaticStringSlice(o.UsernameHeaders),
			UIDHeaders:          headerrequest.StaticStringSlice(o.UIDHeaders),
			GroupHeaders:        headerrequest.StaticStringSlice(o.GroupHeaders),
			ExtraHeaderPrefixes: headerrequest.StaticStringSlice(o.ExtraHeaderPrefixes),
			AllowedClientNames:  headerrequest.StaticStringSlice(c.RequestHeaderAllowedNames),
		}, nil
	}
	if c.Options.Authentication.SkipInClusterLookup {
		return nil, nil //nolint:nilnil // requests of kube-apiserver are not accepted
	}
	p, err := newPublished(control)
	if err != nil {
		return nil, err
	}
	if err := p.await(ctx); err != nil {
		return nil, err
	}
	return &authenticatorfactory.RequestHeaderConfig{
		CAContentProvider:   p,
		UsernameHeaders:     headerrequest.StringSliceProviderFunc(p.headers.UsernameHeaders),
		UIDHeaders:          headerrequest.StringSliceProviderFunc(p.headers.UIDHeaders),
		GroupHeaders:        headerrequest.StringSliceProviderFunc(p.headers.GroupHeaders),
		ExtraHeaderPrefixes: headerrequest.StringSliceProviderFunc(p.headers.ExtraHeaderPrefixes),
		AllowedClientNames:  headerrequest.StringSliceProviderFunc(p.headers.AllowedClientNames),
	}, nil
}

// published follows the request header configuration that kube-apiserver publishes: a CA and the names of the headers.
type published struct {
	*dynamiccertificates.ConfigMapCAController
	headers *headerrequest.RequestHeaderAuthRequestController
	running sync.Once
}

func newPublished(control kubernetes.Interface) (*published, error) {
	ca, err := dynamiccertificates.NewDynamicCAFromConfigMapController("request-header", metav1.NamespaceSystem, authConfigMap,
		"requestheader-client-ca-file", control)
	if err != nil {
		return nil, fmt.Errorf("watch the ConfigMap %s: %w", authConfigMap, err)
	}
	return &published{ConfigMapCAController: ca, headers: headerrequest.NewRequestHeaderAuthRequestController(
		authConfigMap, metav1.NamespaceSystem, control,
		"requestheader-username-headers", "requestheader-uid-headers", "requestheader-group-headers",
		"requestheader-extra-headers-prefix", "requestheader-allowed-names")}, nil
}

// await waits until the configuration has been read once.
func (p *published) await(ctx context.Context) error {
	go p.Run(ctx, 1) // fills the cache that the CA is read from
	var last error
	err := wait.PollUntilContextTimeout(ctx, 25*time.Millisecond, publishTimeout, true, func(ctx context.Context) (bool, error) {
		last = p.RunOnce(ctx)
		return last == nil && len(p.CurrentCABundleContent()) > 0, nil
	})
	if err != nil {
		return fmt.Errorf("read the ConfigMap %s/%s: %w", metav1.NamespaceSystem, authConfigMap, errors.Join(err, last))
	}
	return nil
}

// RunOnce implements dynamiccertificates.ControllerRunner.
func (p *published) RunOnce(ctx context.Context) error {
	return errors.Join(p.ConfigMapCAController.RunOnce(ctx), p.headers.RunOnce(ctx))
}

// Run implements dynamiccertificates.ControllerRunner.
func (p *published) Run(ctx context.Context, workers int) {
	p.running.Do(func() {
		go p.ConfigMapCAController.Run(ctx, workers)
		go p.headers.Run(ctx, workers)
	})
	<-ctx.Done()
}

// authorize delegates authorization to kube-apiserver, except for administrators and for health checks, which are always
// allowed.
func (c Config) authorize(control kubernetes.Interface, g *genericserver.Config) error {
	control, err := reviewer(c.Options.Authorization.RemoteKubeConfigFile, "authorization-kubeconfig", control)
	if err != nil {
		return err
	}
	health, err := path.NewAuthorizer(c.Options.Authorization.AlwaysAllowPaths)
	if err != nil {
		return fmt.Errorf("configure authorization: %w", err)
	}
	delegated, err := authorizerfactory.DelegatingAuthorizerConfig{
		SubjectAccessReviewClient: control.AuthorizationV1(),
		AllowCacheTTL:             c.Options.Authorization.AllowCacheTTL,
		DenyCacheTTL:              c.Options.Authorization.DenyCacheTTL,
		WebhookRetryBackoff:       reviewBackoff(),
	}.New()
	if err != nil {
		return fmt.Errorf("configure authorization: %w", err)
	}
	g.Authorization.Authorizer = union.New(authorizerfactory.NewPrivilegedGroups(user.SystemPrivilegedGroup), health, delegated)
	return nil
}

var (
	_ dynamiccertificates.CAContentProvider = (*published)(nil)
	_ dynamiccertificates.ControllerRunner  = (*published)(nil)
)
