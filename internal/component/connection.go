// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"slices"
	"strings"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/version"
	apimachineryversion "k8s.io/apimachinery/pkg/version"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"
	ctrl "sigs.k8s.io/controller-runtime"
)

const (
	// connectTimeout bounds how long a component waits at its start for a server that cannot be reached.
	connectTimeout = 30 * time.Second
	// connectInterval is the interval of attempts, and connectRequestTimeout bounds each of them.
	connectInterval, connectRequestTimeout = time.Second, 10 * time.Second
	// oldestVersion is the oldest Kubernetes version of the control plane that has all required APIs: match conditions of
	// webhooks are stable since 1.30.
	oldestVersion = "1.30.0"
)

// CheckConnection returns an error that an operator can act on if the server cannot be used. It waits some time for a server that
// cannot be reached.
func CheckConnection(ctx context.Context, config *rest.Config, side Side) error {
	return checkConnection(ctx, config, side, nil)
}

// checkConnection returns an error that an operator can act on if the server cannot be used. The server rejects the credentials, is
// too old, or does not serve a required kind. It waits some time for a server that cannot be reached.
func checkConnection(ctx context.Context, config *rest.Config, side Side, required []schema.GroupVersionResource) error {
	client, err := discoveryFor(config)
	if err != nil {
		return fmt.Errorf("connect to the %s %s: %w", side, config.Host, err)
	}
	return retryConnection(ctx, func() error { return checkServer(client, config, side, required) })
}

func discoveryFor(config *rest.Config) (discovery.DiscoveryInterface, error) {
	config = rest.CopyConfig(config)
	config.Timeout = connectRequestTimeout
	return discovery.NewDiscoveryClientForConfig(config)
}

// retryConnection calls try until it succeeds, fails for good, or connectTimeout has passed.
func retryConnection(ctx context.Context, try func() error) error {
	ctx, cancel := context.WithTimeout(ctx, connectTimeout)
	defer cancel()
	for {
		err := try()
		if err == nil || !isTemporary(err) {
			return err
		}
		ctrl.LoggerFrom(ctx).Info("Waiting for the API server", "reason", err.Error())
		select {
		case <-ctx.Done():
			return err
		case <-time.After(connectInterval):
		}
	}
}

// isTemporary reports whether a server may respond later. An expired or foreign certificate does not change.
func isTemporary(err error) bool {
	var (
		certificate *tls.CertificateVerificationError
		authority   x509.UnknownAuthorityError
		network     net.Error
	)
	switch {
	case errors.As(err, &certificate), errors.As(err, &authority), strings.Contains(err.Error(), "tls: "):
		return false
	case apierrors.IsServiceUnavailable(err), apierrors.IsTooManyRequests(err), apierrors.IsInternalError(err), apierrors.IsServerTimeout(err):
		return true
	}
	return errors.As(err, &network)
}

func checkServer(client discovery.DiscoveryInterface, config *rest.Config, side Side, required []schema.GroupVersionResource) error {
	target := fmt.Sprintf("%s %s", side, config.Host)
	info, err := client.ServerVersion()
	if apierrors.IsForbidden(err) {
		info, err = &apimachineryversion.Info{}, nil // the credentials are accepted, and the version is only a precaution
	}
	if err != nil {
		return fmt.Errorf("connect to the %s: %w%s", target, err, hint(err, config))
	}
	if side == ControlPlane {
		if v, err := version.ParseGeneric(info.GitVersion); err == nil && v.LessThan(version.MustParseGeneric(oldestVersion)) {
			return fmt.Errorf("the %s has Kubernetes %s: at least v%s is required", target, info.GitVersion, oldestVersion)
		}
	}
	var missing []string
	for groupVersion, resources := range byGroupVersion(required) {
		list, err := client.ServerResourcesForGroupVersion(groupVersion)
		if err != nil && !apierrors.IsNotFound(err) {
			return fmt.Errorf("discover %s in the %s: %w%s", groupVersion, target, err, hint(err, config))
		}
		served := map[string]bool{}
		if err == nil {
			for i := range list.APIResources {
				served[list.APIResources[i].Name] = true
			}
		}
		for _, r := range resources {
			if !served[r] {
				missing = append(missing, r+"."+groupVersion)
			}
		}
	}
	if len(missing) > 0 {
		slices.Sort(missing)
		return fmt.Errorf("the %s does not serve %s: run `karmada install` of this version, and check karmada-aggregated-apiserver",
			target, strings.Join(missing, ", "))
	}
	return nil
}

func byGroupVersion(required []schema.GroupVersionResource) map[string][]string {
	out := map[string][]string{}
	for _, r := range required {
		out[r.GroupVersion().String()] = append(out[r.GroupVersion().String()], r.Resource)
	}
	return out
}

// hint returns what to do about an error, after "; ".
func hint(err error, config *rest.Config) string {
	var expired x509.CertificateInvalidError
	switch {
	case errors.As(err, &expired) && expired.Reason == x509.Expired:
		return "; the certificate of the server has expired or the clock of this machine is wrong"
	case errors.As(err, new(x509.UnknownAuthorityError)):
		return "; the certificate-authority in the kubeconfig did not sign the certificate of the server"
	case apierrors.IsUnauthorized(err), strings.Contains(err.Error(), "tls: "):
		if end, ok := clientCertificateEnd(config); ok {
			return "; the client certificate in the kubeconfig expired at " + end.Format(time.RFC3339)
		}
		return "; the credentials in the kubeconfig are not accepted"
	}
	return ""
}

// clientCertificateEnd returns the end of the validity of an expired client certificate.
func clientCertificateEnd(config *rest.Config) (time.Time, bool) {
	config = rest.CopyConfig(config)
	if err := rest.LoadTLSFiles(config); err != nil {
		return time.Time{}, false
	}
	pair, err := tls.X509KeyPair(config.CertData, config.KeyData)
	if err != nil || pair.Leaf == nil {
		return time.Time{}, false
	}
	now := time.Now() //nolint:forbidigo // the handshake uses the clock of this machine, too
	return pair.Leaf.NotAfter, now.After(pair.Leaf.NotAfter)
}
