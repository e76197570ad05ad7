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

// Where estimators are found unless told otherwise.
const (
	DefaultPort   = 10352
	DefaultPrefix = "karmada-scheduler-estimator"
)

// Options say how estimators are found and how they are spoken to (docs/contract/components.md#estimator-client). Empty fields mean the
// defaults.
type Options struct {
	// Port is that of the Services.
	Port int
	// Namespace and Prefix give the name of a cluster's Service: Namespace/Prefix-<cluster>.
	Namespace, Prefix string
	// Timeout bounds the wait for the answers of all clusters; it is for who asks (estimate.Estimators).
	Timeout time.Duration
	// CAFile is the authority of the estimators' certificates. Without it and without Insecure nothing is encrypted.
	CAFile string
	// CertFile and KeyFile are shown to estimators if both are given.
	CertFile, KeyFile string
	// Insecure encrypts without looking at the estimators' certificates.
	Insecure bool
	// SkipPull leaves out clusters in Pull mode (--disable-scheduler-estimator-in-pull-mode).
	SkipPull bool
	// Registered leaves alone the clusters without a Service, where the names of Services elsewhere would be tried: for
	// whoever is not at home where these names mean something.
	RequireService bool
}

// ErrUnregistered is the answer about clusters without a Service that are left alone for it (Options.Registered). It is an
// estimate.ErrUnknown.
var ErrNoService = fmt.Errorf("the control plane has no Service of it: %w", estimate.ErrUnknown)

// AddFlags adds the contract's flags for whoever asks estimators, with their defaults.
func (o *Options) AddFlags(fs *pflag.FlagSet) {
	fs.IntVar(&o.Port, "scheduler-estimator-port", DefaultPort, "port of the estimators' Services")
	fs.DurationVar(&o.Timeout, "scheduler-estimator-timeout", estimate.DefaultTimeout, "how long the answers of estimators are waited for")
	fs.StringVar(&o.Namespace, "scheduler-estimator-service-namespace", names.SystemNamespace, "namespace of the estimators' Services in the control plane")
	fs.StringVar(&o.Prefix, "scheduler-estimator-service-prefix", DefaultPrefix, "what the names of the estimators' Services begin with; -<cluster> follows")
	fs.StringVar(&o.CAFile, "scheduler-estimator-ca-file", "", "authority of the estimators' certificates")
	fs.StringVar(&o.CertFile, "scheduler-estimator-cert-file", "", "client certificate for estimators")
	fs.StringVar(&o.KeyFile, "scheduler-estimator-key-file", "", "client key for estimators")
	fs.BoolVar(&o.Insecure, "insecure-skip-estimator-verify", false, "do not check the certificates of estimators")
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

// ServiceName is the name of a cluster's Service. One that is longer than names of Services may be cannot exist.
func (o Options) ServiceName(cluster string) string { return o.withDefaults().Prefix + "-" + cluster }

// discover finds out where the estimator of a cluster may be; addresses are to be tried in their order. guessed says that
// there is no Service, so that they may be the names of nothing.
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
		return nil, false, fmt.Errorf("look up Service %s: %w", name, err)
	case service.Spec.Type != corev1.ServiceTypeExternalName:
		return nil, false, fmt.Errorf("Service %s is of type %s, not ExternalName", name, service.Spec.Type) //nolint:staticcheck // a kind begins with a capital
	}
	for _, p := range service.Spec.Ports {
		if int(p.Port) != o.Port {
			continue
		}
		if p.TargetPort.Type != intstr.Int {
			return nil, false, fmt.Errorf("Service %s: targetPort %q of port %d is not a number", name, p.TargetPort.StrVal, o.Port) //nolint:staticcheck // as above
		}
		target := p.TargetPort.IntValue()
		if target == 0 {
			target = o.Port // what the API server makes of none
		}
		return []string{net.JoinHostPort(service.Spec.ExternalName, strconv.Itoa(target))}, false, nil
	}
	return nil, false, fmt.Errorf("Service %s has no port %d", name, o.Port) //nolint:staticcheck // as above
}

// credentials read the files for each connection, for they are renewed.
func (o Options) credentials() (credentials.TransportCredentials, error) {
	if o.CAFile == "" && !o.Insecure {
		return insecure.NewCredentials(), nil
	}
	config := &tls.Config{MinVersion: tls.VersionTLS13, InsecureSkipVerify: o.Insecure}
	if o.CAFile != "" {
		pem, err := os.ReadFile(o.CAFile)
		if err != nil {
			return nil, fmt.Errorf("read the authority of estimators: %w", err)
		}
		config.RootCAs = x509.NewCertPool()
		if !config.RootCAs.AppendCertsFromPEM(pem) {
			return nil, fmt.Errorf("read the authority of estimators: %s holds no certificate", o.CAFile)
		}
	}
	if o.CertFile != "" && o.KeyFile != "" {
		pair, err := tls.LoadX509KeyPair(o.CertFile, o.KeyFile)
		if err != nil {
			return nil, fmt.Errorf("read the client certificate for estimators: %w", err)
		}
		config.Certificates = []tls.Certificate{pair}
	}
	return credentials.NewTLS(config), nil
}
