// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package ui implements `karmadactl ui`, which opens the web console with a login link.
//
//	kubeconfig ──► credentials ──► POST api/links of the console ──► code, valid once and for a minute ──► browser
package ui

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"os/exec"
	"runtime"
	"strings"

	"github.com/spf13/cobra"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
)

// maxResponse is the maximum size of a response, in bytes.
const maxResponse = 1 << 20

type options struct {
	command.Base
	url     string
	ca      string
	noOpen  bool
	browser func(ctx context.Context, address string) error
}

// NewCommand returns the command `ui`.
func NewCommand(s *access.Session) *cobra.Command { return newCommand(s, openBrowser) }

func newCommand(s *access.Session, browser func(ctx context.Context, address string) error) *cobra.Command {
	o := &options{Base: command.NewBase(s), browser: browser}
	c := command.WithoutArgs(o.Command(command.Help{
		Use:   "ui [--url=URL] [--no-open]",
		Short: "Open the web console",
		Long: `
			Open the web console in a browser, logged in with your credentials.

			The command sends the credentials of the kubeconfig to the console, and prints a link that can be used once and for one minute.
			The console keeps the credentials in memory until you log out. By default, the console is at the address of the control
			plane, as with "karmada up". The address of a console that runs by itself is set with --url.`,
		Example: `
			# Open the console of a control plane of "karmada up"
			PROGRAM ui

			# Print the link instead of opening a browser
			PROGRAM ui --no-open

			# Open the console that "karmada ui" serves
			PROGRAM ui --url=http://127.0.0.1:7700`,
	}, o.run))
	c.Flags().StringVar(&o.url, "url", "", "Address of the console. Empty means the address of the control plane.")
	c.Flags().StringVar(&o.ca, "console-certificate-authority", "",
		"Path to the CA certificate of the address in --url. Empty means the CAs of the system.")
	c.Flags().BoolVar(&o.noOpen, "no-open", false, "If true, print the link only.")
	return c
}

func (o *options) run(ctx context.Context, _ []string) error {
	config, err := o.Control.ToRESTConfig()
	if err != nil {
		return err
	}
	namespace, _, err := o.Control.ToRawKubeConfigLoader().Namespace()
	if err != nil {
		return err
	}
	base, server, err := o.console(config)
	if err != nil {
		return err
	}
	credentials, err := credentialsOf(ctx, config, namespace)
	if err != nil {
		return err
	}
	code, err := requestLink(ctx, server, base, credentials)
	if err != nil {
		return err
	}
	link := base + "#login=" + code
	fmt.Fprintf(o.Session.Out, "%s\n", link)
	fmt.Fprintln(o.Session.Err, "The link can be used once, within one minute.")
	if o.noOpen {
		return nil
	}
	if err := o.browser(ctx, link); err != nil {
		fmt.Fprintf(o.Session.Err, "No browser was opened (%v): open the link yourself.\n", err)
	}
	return nil
}

// console returns the address of the console, and the configuration of its client, without credentials.
func (o *options) console(config *rest.Config) (base string, client *rest.Config, err error) {
	client = rest.AnonymousClientConfig(config)
	address := config.Host
	if o.url != "" {
		client, address = &rest.Config{TLSClientConfig: rest.TLSClientConfig{CAFile: o.ca}}, o.url
	}
	if !strings.Contains(address, "://") {
		address = "https://" + address
	}
	u, err := url.Parse(address)
	if err != nil || u.Host == "" {
		return "", nil, fmt.Errorf("the address %q of the console is not a URL", address)
	}
	if u.Scheme != "https" && !isLoopback(u.Hostname()) {
		return "", nil, fmt.Errorf("the console at %s does not use TLS: your credentials would be readable on the network; use https", address)
	}
	path := strings.TrimSuffix(strings.TrimSuffix(u.Path, "/"), "/ui")
	return u.Scheme + "://" + u.Host + path + "/ui/", client, nil
}

func isLoopback(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || ip != nil && ip.IsLoopback()
}

// credentialsOf returns a kubeconfig with the credentials of a client: those of programs and files are resolved.
func credentialsOf(ctx context.Context, config *rest.Config, namespace string) ([]byte, error) {
	token, err := tokenOf(ctx, config)
	if err != nil {
		return nil, err
	}
	user := &clientcmdapi.AuthInfo{
		Token: token, Impersonate: config.Impersonate.UserName, ImpersonateUID: config.Impersonate.UID,
		ImpersonateGroups: config.Impersonate.Groups, ImpersonateUserExtra: config.Impersonate.Extra,
	}
	if token == "" {
		loaded := rest.CopyConfig(config)
		if err := rest.LoadTLSFiles(loaded); err != nil {
			return nil, fmt.Errorf("read the client certificate: %w", err)
		}
		if len(loaded.CertData) == 0 || len(loaded.KeyData) == 0 {
			return nil, errors.New("the kubeconfig has neither a token nor a client certificate that can be passed on")
		}
		user.ClientCertificateData, user.ClientKeyData = loaded.CertData, loaded.KeyData
	}
	const name = "console"
	out := clientcmdapi.NewConfig()
	out.AuthInfos[name], out.Clusters[name] = user, &clientcmdapi.Cluster{Server: config.Host}
	out.Contexts[name] = &clientcmdapi.Context{AuthInfo: name, Cluster: name, Namespace: namespace}
	out.CurrentContext = name
	return clientcmd.Write(*out)
}

var errCaptured = errors.New("captured")

// tokenOf returns the bearer token that requests have, or "". The request is not sent.
func tokenOf(ctx context.Context, config *rest.Config) (token string, err error) {
	config = rest.CopyConfig(config)
	config.Wrap(func(http.RoundTripper) http.RoundTripper {
		return roundTripper(func(r *http.Request) (*http.Response, error) {
			token, _ = strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
			return nil, errCaptured
		})
	})
	client, err := rest.HTTPClientFor(config)
	if err != nil {
		return "", fmt.Errorf("read the credentials: %w", err)
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, "https://localhost/", http.NoBody)
	if err != nil {
		return "", err
	}
	response, err := client.Do(request)
	if err == nil {
		_ = response.Body.Close()
	} else if !errors.Is(err, errCaptured) {
		return "", fmt.Errorf("read the credentials: %w", err)
	}
	return token, nil
}

type roundTripper func(*http.Request) (*http.Response, error)

// RoundTrip implements http.RoundTripper.
func (f roundTripper) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

// requestLink asks the console at base for a login code.
func requestLink(ctx context.Context, config *rest.Config, base string, kubeconfig []byte) (code string, err error) {
	client, err := rest.HTTPClientFor(config)
	if err != nil {
		return "", err
	}
	// A redirect would send the credentials to another server.
	client.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	body, err := json.Marshal(map[string]string{"kubeconfig": string(kubeconfig)})
	if err != nil {
		return "", err
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, base+"api/links", bytes.NewReader(body))
	if err != nil {
		return "", err
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return "", fmt.Errorf("request a login link from the console at %s: %w", base, err)
	}
	defer func() { _ = response.Body.Close() }()
	var result struct{ Code, Error string }
	data, err := io.ReadAll(io.LimitReader(response.Body, maxResponse))
	if err != nil {
		return "", fmt.Errorf("request a login link from the console at %s: %w", base, err)
	}
	known := json.Unmarshal(data, &result) == nil
	switch {
	case known && result.Code != "":
		return result.Code, nil
	case known && result.Error != "":
		return "", fmt.Errorf("request a login link from the console at %s: %s", base, result.Error)
	default:
		return "", fmt.Errorf("no web console at %s (%s); start one with `karmada ui` and name it with --url", base, response.Status)
	}
}

// openBrowser opens an address in the default browser.
func openBrowser(ctx context.Context, address string) error {
	program, args := "xdg-open", []string{address}
	switch runtime.GOOS {
	case "darwin":
		program = "open"
	case "windows":
		program, args = "rundll32", []string{"url.dll,FileProtocolHandler", address}
	}
	return exec.CommandContext(ctx, program, args...).Run()
}
