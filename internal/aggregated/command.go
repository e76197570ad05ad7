// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"errors"
	"strings"

	"github.com/spf13/pflag"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/component"
)

// Server returns karmada-aggregated-apiserver (docs/contract/components.md#aggregated-apiserver).
func Server() component.Server {
	var o Config
	return component.Server{
		Name: "aggregated-apiserver", Short: "Run the aggregated API server", Connects: component.ControlPlane,
		AddFlags: func(fs *pflag.FlagSet) {
			fs.StringVar(&o.BindAddress, "bind-address", "0.0.0.0", "The IP address on which to listen for the --secure-port port.")
			fs.IntVar(&o.SecurePort, "secure-port", 443, "The port on which to serve HTTPS with authentication and authorization.")
			fs.StringVar(&o.CertFile, "tls-cert-file", "", "File containing the default x509 Certificate for HTTPS.")
			fs.StringVar(&o.KeyFile, "tls-private-key-file", "", "File containing the default x509 private key matching --tls-cert-file.")
			fs.StringSliceVar(
				&o.EtcdServers,
				"etcd-servers",
				nil,
				"List of etcd servers to connect with (scheme://ip:port), comma separated. Required.",
			)
			fs.StringVar(&o.EtcdPrefix, "etcd-prefix", "/registry", "The prefix to prepend to all resource paths in etcd.")
			fs.StringVar(&o.EtcdCAFile, "etcd-cafile", "", "SSL Certificate Authority file used to secure etcd communication.")
			fs.StringVar(&o.EtcdCertFile, "etcd-certfile", "", "SSL certification file used to secure etcd communication.")
			fs.StringVar(&o.EtcdKeyFile, "etcd-keyfile", "", "SSL key file used to secure etcd communication.")
		},
		Validate: func() error {
			if len(o.EtcdServers) == 0 || strings.TrimSpace(o.EtcdServers[0]) == "" {
				return errors.New("--etcd-servers is required")
			}
			return nil
		},
		Run: func(ctx context.Context, control *rest.Config, ready func()) error {
			o.Control = control
			return Run(ctx, o, func(int) { ready() })
		},
	}
}
