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
	"time"

	"github.com/spf13/cobra"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"

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
	kubeconfig, address, certFile, keyFile string
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
		"Path to the kubeconfig file of the control plane. Empty means the service account of the pod.")
	cmd.Flags().StringVar(&o.address, "bind-address", "127.0.0.1:7700", "Address and port to serve on.")
	cmd.Flags().StringVar(&o.certFile, "tls-cert-file", "", "Path to the certificate of the console. Empty means HTTP.")
	cmd.Flags().StringVar(&o.keyFile, "tls-private-key-file", "", "Path to the private key of the certificate.")
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
	connect := func() (*rest.Config, error) { return clientcmd.BuildConfigFromFlags("", o.kubeconfig) }
	if o.kubeconfig == "" {
		connect = rest.InClusterConfig
	}
	config, err := connect()
	if err != nil {
		return fmt.Errorf("read the kubeconfig (--kubeconfig): %w", err)
	}
	c, err := console.New(ctx, console.Config{Control: config})
	if err != nil {
		return err
	}
	mux := http.NewServeMux()
	mux.Handle(console.Prefix, c)
	mux.Handle("GET /{$}", http.RedirectHandler(console.Prefix, http.StatusFound))
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte("ok")) })
	server := &http.Server{
		Handler: mux, ReadHeaderTimeout: uiHeaderTimeout, TLSConfig: &tls.Config{MinVersion: tls.VersionTLS12},
		BaseContext: func(net.Listener) context.Context { return ctx },
	}
	listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", o.address)
	if err != nil {
		return fmt.Errorf("listen on %s: %w", o.address, err)
	}
	scheme := map[bool]string{true: "https", false: "http"}[secure]
	cmd.Printf("Web console of %s: %s://%s%s\n", config.Host, scheme, listener.Addr(), console.Prefix)
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
		err = server.ServeTLS(listener, o.certFile, o.keyFile)
	} else {
		err = server.Serve(listener)
	}
	if errors.Is(err, http.ErrServerClosed) {
		<-stopped
		return nil
	}
	return err
}
