// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/console"
)

const (
	// uiHeaderTimeout limits the time in which a client sends the header of a request.
	uiHeaderTimeout = 10 * time.Second
	// uiShutdownTimeout limits the wait for open requests at the end.
	uiShutdownTimeout = 3 * time.Second
)

// uiOptions are the flags of `karmada ui`.
type uiOptions struct {
	kubeconfig, server, caFile, address, certFile, keyFile                string
	issuer, clientID, clientSecretFile, issuerCAFile, redirectURL, scopes string
}

// newUI returns the command that serves the web console of any control plane.
func newUI() *cobra.Command {
	o := uiOptions{}
	cmd := &cobra.Command{
		Use:   "ui",
		Short: "Serve the web console of a control plane",
		Long: "ui serves the web console as a process of its own. Only the address and the CA of the kubeconfig are used: each user logs in " +
			"with own credentials, for example by `karmadactl ui --url`. Without a certificate, the console listens on loopback addresses only.",
		Args: cobra.NoArgs,
	}
	cmd.Flags().StringVar(&o.kubeconfig, "kubeconfig", "",
		"Path to the kubeconfig file of the control plane. Empty means --server, or the service account of the pod.")
	cmd.Flags().StringVar(&o.server, "server", "", "URL of the control plane, instead of --kubeconfig.")
	cmd.Flags().StringVar(&o.caFile, "certificate-authority", "", "Path to the CA of --server. Empty means the CAs of the system.")
	cmd.Flags().StringVar(&o.address, "bind-address", "127.0.0.1:7700", "Address and port to serve on.")
	cmd.Flags().StringVar(&o.certFile, "tls-cert-file", "", "Path to the certificate of the console. Empty means HTTP.")
	cmd.Flags().StringVar(&o.keyFile, "tls-private-key-file", "", "Path to the private key of the certificate.")
	cmd.Flags().StringVar(&o.issuer, "oidc-issuer-url", "",
		"URL of an OpenID Connect issuer by which users log in. The API server must accept its ID tokens. Empty means none.")
	cmd.Flags().StringVar(&o.clientID, "oidc-client-id", "", "Client ID of the console at the issuer, which is an audience of the API server.")
	cmd.Flags().StringVar(&o.clientSecretFile, "oidc-client-secret-file", "", "Path to the client secret. Empty means a public client.")
	cmd.Flags().StringVar(&o.issuerCAFile, "oidc-ca-file", "", "Path to the CA of the issuer. Empty means the CAs of the system.")
	cmd.Flags().StringVar(&o.redirectURL, "oidc-redirect-url", "",
		"URL of /ui/api/oidc/callback of this console, as the issuer knows it. Empty means the address of the request.")
	cmd.Flags().StringVar(&o.scopes, "oidc-scopes", "email,profile", "Comma-separated scopes that are requested besides openid.")
	cmd.RunE = func(cmd *cobra.Command, _ []string) error { return o.run(cmd.Context(), cmd) }
	return cmd
}

func (o *uiOptions) run(ctx context.Context, cmd *cobra.Command) error {
	host, _, err := net.SplitHostPort(o.address)
	if err != nil {
		return fmt.Errorf("--bind-address=%s: %w", o.address, err)
	}
	secure := o.certFile != "" && o.keyFile != ""
	if ip := net.ParseIP(host); !secure && host != "localhost" && (ip == nil || !ip.IsLoopback()) {
		return errors.New("credentials must not be sent without TLS: set --tls-cert-file and --tls-private-key-file, " +
			"or a loopback --bind-address")
	}
	settings, err := o.config()
	if err != nil {
		return err
	}
	c, err := console.New(ctx, settings)
	if err != nil {
		return err
	}
	mux := http.NewServeMux()
	mux.Handle(console.Prefix, c)
	mux.Handle("GET /{$}", http.RedirectHandler(console.Prefix, http.StatusFound))
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte("ok")) })
	server := &http.Server{
		Handler: mux, ReadHeaderTimeout: uiHeaderTimeout,
		BaseContext: func(net.Listener) context.Context { return ctx },
	}
	listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", o.address)
	if err != nil {
		return fmt.Errorf("listen on %s: %w", o.address, err)
	}
	scheme := map[bool]string{true: "https", false: "http"}[secure]
	cmd.Printf("Web console of %s: %s://%s%s\n", settings.Control.Host, scheme, listener.Addr(), console.Prefix)
	stopped := make(chan struct{})
	go func() {
		defer close(stopped)
		<-ctx.Done()
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), uiShutdownTimeout)
		defer cancel()
		_ = server.Shutdown(ctx) // it stops anyway
		_ = server.Close()
	}()
	if secure {
		certificate, loadErr := component.LoadCertificate(o.certFile, o.keyFile)
		if loadErr != nil {
			return loadErr
		}
		server.TLSConfig = &tls.Config{MinVersion: tls.VersionTLS12, GetCertificate: certificate.GetCertificate}
		err = server.ServeTLS(listener, "", "")
	} else {
		err = server.Serve(listener)
	}
	if errors.Is(err, http.ErrServerClosed) {
		<-stopped
		return nil
	}
	return err
}

// config returns the configuration of the console.
func (o *uiOptions) config() (out console.Config, err error) {
	switch {
	case o.kubeconfig != "" && o.server != "":
		return out, errors.New("--kubeconfig and --server must not both be set")
	case o.server != "":
		out.Control = &rest.Config{Host: o.server, TLSClientConfig: rest.TLSClientConfig{CAFile: o.caFile}}
	case o.kubeconfig != "":
		out.Control, err = clientcmd.BuildConfigFromFlags("", o.kubeconfig)
	default:
		out.Control, err = rest.InClusterConfig()
	}
	if err != nil {
		return out, fmt.Errorf("read the kubeconfig (--kubeconfig): %w", err)
	}
	if o.issuer == "" {
		return out, nil
	}
	if o.clientID == "" {
		return out, errors.New("--oidc-client-id is required with --oidc-issuer-url")
	}
	out.Issuer = &console.Issuer{
		URL: o.issuer, ClientID: o.clientID, SecretFile: o.clientSecretFile, RedirectURL: o.redirectURL,
		Scopes: strings.FieldsFunc(o.scopes, func(r rune) bool { return r == ',' }),
	}
	if o.issuerCAFile != "" {
		if out.Issuer.CA, err = os.ReadFile(o.issuerCAFile); err != nil {
			return out, fmt.Errorf("--oidc-ca-file: %w", err)
		}
	}
	return out, nil
}
