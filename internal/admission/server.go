// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"crypto/tls"
	"fmt"
	"net"
	"net/http"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"github.com/spf13/pflag"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/healthz"
	"sigs.k8s.io/controller-runtime/pkg/webhook"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/names"
)

var tlsVersions = map[string]uint16{
	"1.0": tls.VersionTLS10, "1.1": tls.VersionTLS11, "1.2": tls.VersionTLS12, "1.3": tls.VersionTLS13,
}

// Server returns karmada-webhook (docs/contract/components.md#webhook).
func Server() component.Server {
	var (
		o               webhook.Options
		tlsVersion      string
		clientCA        string
		clientNames     []string
		noExecuteTaints bool
	)
	gates := features.New()
	return component.Server{
		Name: "webhook", Short: "Run the admission webhooks", Connects: component.ControlPlane, QPS: 40, Burst: 60,
		Endpoints: component.Endpoints{Metrics: ":8080", Health: ":8000"}, Gates: gates,
		AddFlags: func(fs *pflag.FlagSet) {
			fs.StringVar(&o.Host, "bind-address", "0.0.0.0", "The IP address on which to listen for the --secure-port port.")
			fs.IntVar(&o.Port, "secure-port", 8443, "The secure port on which to serve HTTPS.")
			fs.StringVar(&o.CertDir, "cert-dir", "/tmp/k8s-webhook-server/serving-certs",
				"The directory that contains the server key and certificate.")
			fs.StringVar(&o.CertName, "tls-cert-file-name", "tls.crt", "The name of the server certificate in --cert-dir.")
			fs.StringVar(&o.KeyName, "tls-private-key-file-name", "tls.key", "The name of the server key in --cert-dir.")
			fs.Var(component.Enum(&tlsVersion, "1.3", "1.2", "1.1", "1.0"), "tls-min-version",
				"Minimum TLS version supported. Possible values: 1.0, 1.1, 1.2, 1.3.")
			fs.StringVar(&clientCA, "client-ca-file", "",
				"File with the CAs of the client certificates that admission webhooks require. Empty means that all clients are accepted.")
			fs.StringSliceVar(&clientNames, "client-names", []string{names.APIServerUser},
				"Common names of the client certificates that are accepted with --client-ca-file.")
			fs.BoolVar(&noExecuteTaints, "allow-no-execute-taint-policy", false,
				"Allows configuring taints with NoExecute effect in ClusterTaintPolicy.")
		},
		Validate: func() error {
			if net.ParseIP(o.Host) == nil {
				return fmt.Errorf("--bind-address: must be an IP address, got %q", o.Host)
			}
			if o.Port < 1 || o.Port > 65535 {
				return fmt.Errorf("--secure-port: must be between 1 and 65535, got %d", o.Port)
			}
			return nil
		},
		Run: func(ctx context.Context, config *rest.Config, ready func()) error {
			deps, err := Connect(config, gates)
			if err != nil {
				return err
			}
			deps.NoExecuteTaints = noExecuteTaints
			certificate, err := component.LoadCertificate(filepath.Join(o.CertDir, o.CertName), filepath.Join(o.CertDir, o.KeyName))
			if err != nil {
				return fmt.Errorf("--cert-dir: %w", err)
			}
			if deps.Clients, err = NewClients(clientCA, clientNames); err != nil {
				return fmt.Errorf("--client-ca-file: %w", err)
			}
			o.TLSOpts = []func(*tls.Config){func(c *tls.Config) {
				c.MinVersion, c.GetCertificate = tlsVersions[tlsVersion], certificate.GetCertificate
			}}
			return Serve(ctx, o, deps, ready)
		},
	}
}

// startInterval is the interval at which Serve checks whether the server accepts connections.
const startInterval = 10 * time.Millisecond

// Serve serves the webhooks until ctx ends. It calls ready when the server accepts connections. The options must set the
// certificate with TLSOpts: a server that watches files cannot start if other processes use all inotify instances of the user.
func Serve(ctx context.Context, o webhook.Options, deps Deps, ready func()) error {
	o.TLSOpts = append(slices.Clip(o.TLSOpts), deps.Clients.Configure)
	server := webhook.NewServer(o)
	Register(server, deps)
	server.Register("/readyz/", http.StripPrefix("/readyz", &healthz.Handler{}))
	started := server.StartedChecker()
	var wg sync.WaitGroup
	defer wg.Wait()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	wg.Go(func() {
		err := wait.PollUntilContextCancel(ctx, startInterval, true, func(context.Context) (bool, error) { return started(nil) == nil, nil })
		if err == nil {
			ready()
		}
	})
	return server.Start(ctx)
}
