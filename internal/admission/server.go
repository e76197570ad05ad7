// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"crypto/tls"
	"fmt"
	"net/http"

	"github.com/spf13/pflag"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/healthz"
	"sigs.k8s.io/controller-runtime/pkg/webhook"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/component"
)

var tlsVersions = map[string]uint16{
	"1.0": tls.VersionTLS10, "1.1": tls.VersionTLS11, "1.2": tls.VersionTLS12, "1.3": tls.VersionTLS13,
}

// Server returns karmada-webhook (docs/contract/components.md#webhook).
func Server() component.Server {
	var (
		o          webhook.Options
		tlsVersion string
		deps       Deps
	)
	return component.Server{
		Name: "webhook", Short: "Run the admission webhooks", Connects: component.ControlPlane, QPS: 40, Burst: 60,
		Endpoints: component.Endpoints{Metrics: ":8080", Health: ":8000"},
		AddFlags: func(fs *pflag.FlagSet) {
			fs.StringVar(&o.Host, "bind-address", "0.0.0.0", "The IP address on which to listen for the --secure-port port.")
			fs.IntVar(&o.Port, "secure-port", 8443, "The secure port on which to serve HTTPS.")
			fs.StringVar(&o.CertDir, "cert-dir", "/tmp/k8s-webhook-server/serving-certs",
				"The directory that contains the server key and certificate.")
			fs.StringVar(&o.CertName, "tls-cert-file-name", "tls.crt", "The name of the server certificate in --cert-dir.")
			fs.StringVar(&o.KeyName, "tls-private-key-file-name", "tls.key", "The name of the server key in --cert-dir.")
			fs.Var(component.Enum(&tlsVersion, "1.3", "1.2", "1.1", "1.0"), "tls-min-version",
				"Minimum TLS version supported. Possible values: 1.0, 1.1, 1.2, 1.3.")
			fs.BoolVar(&deps.NoExecuteTaints, "allow-no-execute-taint-policy", false,
				"Allows configuring taints with NoExecute effect in ClusterTaintPolicy.")
		},
		Run: func(ctx context.Context, config *rest.Config, ready func()) error {
			scheme := runtime.NewScheme()
			if err := configv1alpha1.AddToScheme(scheme); err != nil {
				return err
			}
			control, err := client.New(config, client.Options{Scheme: scheme})
			if err != nil {
				return fmt.Errorf("connect to the control plane %s: %w", config.Host, err)
			}
			deps.Customizations = ListCustomizations(control)
			o.TLSOpts = []func(*tls.Config){func(c *tls.Config) { c.MinVersion = tlsVersions[tlsVersion] }}
			server := webhook.NewServer(o)
			Register(server, deps)
			server.Register("/readyz/", http.StripPrefix("/readyz", &healthz.Handler{}))
			ready()
			return server.Start(ctx)
		},
	}
}

// ListCustomizations returns a function for Deps.Customizations. control should not read from a cache.
func ListCustomizations(control client.Reader) func(context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error) {
	return func(ctx context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error) {
		var list configv1alpha1.ResourceInterpreterCustomizationList
		err := control.List(ctx, &list)
		return list.Items, err
	}
}
