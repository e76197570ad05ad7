// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package client

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"net"
	"os"
	"strconv"
	"time"

	"github.com/spf13/pflag"
	"google.golang.org/grpc/credentials"
	"google.golang.org/grpc/credentials/insecure"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/intstr"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/names"
)

// Defaults of Options.
const (
	DefaultPort   = 10352
	DefaultPrefix = "karmada-scheduler-estimator"
)

// Options configures how estimators are found and connected to (docs/contract/components.md#estimator-client). Empty fields
// mean the defaults.
type Options struct {
	// Port is the port of the Services.
	Port int
	// Namespace and Prefix determine the Service of a cluster: Namespace/Prefix-<cluster>.
	Namespace, Prefix string
	// Timeout limits the wait for the results of all clusters. It is used by estimate.Estimators, not by Client.
	Timeout time.Duration
	// CAFile is the CA of the estimators' certificates. Without it and without Insecure connections are not encrypted.
	CAFile string
	// CertFile and KeyFile are the client certificate and key, used if both are set.
	CertFile, KeyFile string
	// Insecure encrypts connections without verifying the estimators' certificates.
	Insecure bool
	// SkipPull disables estimators of pull-mode clusters (--disable-scheduler-estimator-in-pull-mode).
	SkipPull bool
	// RequireService skips clusters without a Service. Otherwise the in-cluster DNS name of the Service is tried, which
	// resolves only in the cluster that runs the control plane.
	RequireService bool
}

// ErrNoService is returned for clusters without a Service (Options.RequireService). It wraps estimate.ErrUnknown.
var ErrNoService = fmt.Errorf("no Service in the control plane: %w", estimate.ErrUnknown)

// AddFlags adds the flags of clients of estimators.
func (o *Options) AddFlags(fs *pflag.FlagSet) {
	fs.IntVar(&o.Port, "scheduler-estimator-port", DefaultPort, "port of the scheduler-estimator Services")
	fs.DurationVar(&o.Timeout, "scheduler-estimator-timeout", estimate.DefaultTimeout,
		"timeout of requests to scheduler-estimators, for all clusters together")
	fs.StringVar(&o.Namespace, "scheduler-estimator-service-namespace", names.SystemNamespace,
		"namespace of the scheduler-estimator Services in the control plane")
	fs.StringVar(&o.Prefix, "scheduler-estimator-service-prefix", DefaultPrefix,
		"prefix of the names of the scheduler-estimator Services: <prefix>-<cluster>")
	fs.StringVar(&o.CAFile, "scheduler-estimator-ca-file", "",
		"file with the CA of the scheduler-estimators' certificates; if empty, connections are not encrypted")
	fs.StringVar(&o.CertFile, "scheduler-estimator-cert-file", "", "file with the client certificate for scheduler-estimators")
	fs.StringVar(&o.KeyFile, "scheduler-estimator-key-file", "", "file with the client key for scheduler-estimators")
	fs.BoolVar(&o.Insecure, "insecure-skip-estimator-verify", false,
		"encrypt connections without verifying the scheduler-estimators' certificates")
}

func (o Options) withDefaults() Options {
	if o.Port == 0 {
		o.Port = DefaultPort
	}
	if o.Namespace == "" {
		o.Namespace = names.SystemNamespace
	}
	if o.Prefix == "" {
		o.Prefix = DefaultPrefix
	}
	return o
}

// ServiceName returns the name of the Service of a cluster. A name that is too long for a Service cannot exist.
func (o Options) ServiceName(cluster string) string { return o.withDefaults().Prefix + "-" + cluster }

// discover returns the addresses of the estimator of a cluster in the order to try. guessed is true if there is no Service. The
// addresses are then DNS names that may not exist.
func (o Options) discover(ctx context.Context, control client.Reader, cluster string) (addresses []string, guessed bool, err error) {
	name := types.NamespacedName{Namespace: o.Namespace, Name: o.ServiceName(cluster)}
	var service corev1.Service
	err = control.Get(ctx, name, &service)
	switch {
	case apierrors.IsNotFound(err) && o.RequireService:
		return nil, false, fmt.Errorf("Service %s: %w", name, ErrNoService) //nolint:staticcheck // a kind begins with a capital
	case apierrors.IsNotFound(err):
		port := strconv.Itoa(o.Port)
		inCluster := name.Name + "." + name.Namespace + ".svc"
		return []string{net.JoinHostPort(inCluster+".cluster.local", port), net.JoinHostPort(inCluster, port)}, true, nil
	case err != nil:
		return nil, false, fmt.Errorf("get Service %s: %w", name, err)
	case service.Spec.Type != corev1.ServiceTypeExternalName:
		//nolint:staticcheck // a kind begins with a capital
		return nil, false, fmt.Errorf("Service %s is of type %s, not ExternalName", name, service.Spec.Type)
	}
	for _, p := range service.Spec.Ports {
		if int(p.Port) != o.Port {
			continue
		}
		if p.TargetPort.Type != intstr.Int {
			//nolint:staticcheck // as above
			return nil, false, fmt.Errorf("Service %s: targetPort %q of port %d is not a number", name, p.TargetPort.StrVal, o.Port)
		}
		target := p.TargetPort.IntValue()
		if target == 0 {
			target = o.Port // as the API server defaults it
		}
		return []string{net.JoinHostPort(service.Spec.ExternalName, strconv.Itoa(target))}, false, nil
	}
	return nil, false, fmt.Errorf("Service %s has no port %d", name, o.Port) //nolint:staticcheck // as above
}

// credentials returns those of a connection to an estimator.
func (o Options) credentials() (credentials.TransportCredentials, error) {
	if o.CAFile == "" && !o.Insecure {
		return insecure.NewCredentials(), nil
	}
	config, err := o.tls()
	if err != nil {
		return nil, err
	}
	return credentials.NewTLS(config), nil
}

// tls reads the client certificate again for each handshake: it may be renewed while the connection exists.
func (o Options) tls() (*tls.Config, error) {
	config := &tls.Config{MinVersion: tls.VersionTLS13, InsecureSkipVerify: o.Insecure}
	if o.CAFile != "" {
		pem, err := os.ReadFile(o.CAFile)
		if err != nil {
			return nil, fmt.Errorf("read estimator CA: %w", err)
		}
		config.RootCAs = x509.NewCertPool()
		if !config.RootCAs.AppendCertsFromPEM(pem) {
			return nil, fmt.Errorf("read estimator CA: no certificate in %s", o.CAFile)
		}
	}
	if o.CertFile != "" && o.KeyFile != "" {
		load := func() (*tls.Certificate, error) {
			pair, err := tls.LoadX509KeyPair(o.CertFile, o.KeyFile)
			if err != nil {
				return nil, fmt.Errorf("read estimator client certificate: %w", err)
			}
			return &pair, nil
		}
		if _, err := load(); err != nil {
			return nil, err
		}
		config.GetClientCertificate = func(*tls.CertificateRequestInfo) (*tls.Certificate, error) { return load() }
	}
	return config, nil
}
