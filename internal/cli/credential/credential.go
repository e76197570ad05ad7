// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package credential implements `karmadactl credential`, the exec plugin with which tools that read ClusterProfiles authenticate at
// the proxy of the control plane.
//
//	KUBERNETES_EXEC_INFO (server of the client) ──► allowed? ──► credentials of the kubeconfig ──► ExecCredential on stdout
//
// A client runs it for a server that a ClusterProfile names. The credentials are printed only for servers of the control plane, so
// that a changed ClusterProfile cannot send them elsewhere.
package credential

import (
	"context"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/url"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	clientauthenticationv1 "k8s.io/client-go/pkg/apis/clientauthentication/v1"
	clientauthenticationv1beta1 "k8s.io/client-go/pkg/apis/clientauthentication/v1beta1"
	"k8s.io/client-go/rest"
	certutil "k8s.io/client-go/util/cert"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/names"
)

// execInfo is the environment variable with the request of the client.
const execInfo = "KUBERNETES_EXEC_INFO"

// options holds the flags.
type options struct {
	session      *access.Session
	control      *access.Control
	servers      []string
	providerFile bool
}

// NewCommand returns the command.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{session: s, control: access.NewControl(s)}
	c := command.WithoutArgs(command.New(s, command.Help{
		Use: "credential", Short: "Print the credentials of a kubeconfig for clients that read ClusterProfiles",
		Long: `
			Print the token or the client certificate of a kubeconfig of the control plane, as an exec plugin of client-go.

			Tools that read ClusterProfiles, such as Kueue and Headlamp, run the command to reach members through the proxy of the control
			plane. The credentials are printed only if the client connects to the server of the kubeconfig, or to one of --server.`,
		Example: `
			# Print the file for --clusterprofile-provider-file of a tool that reads ClusterProfiles
			PROGRAM credential --provider-file --kubeconfig /etc/karmada/kubeconfig`,
	}, func(context.Context, []string) error { return o.run() }))
	o.control.Bind(c, false)
	flags := c.Flags()
	flags.StringSliceVar(&o.servers, "server", nil,
		"URLs of the control plane, besides the server of the kubeconfig, for which the credentials are printed.")
	flags.BoolVar(&o.providerFile, "provider-file", false,
		"If true, print the file that makes tools run this command with the other flags, instead of credentials.")
	return c
}

func (o *options) run() error {
	if o.providerFile {
		return o.printProviders()
	}
	request, err := parseRequest(o.session.Env[execInfo])
	if err != nil {
		return err
	}
	config, err := o.control.ToRESTConfig()
	if err != nil {
		return err
	}
	if err := o.check(request.Spec.Cluster, config); err != nil {
		return err
	}
	if request.Status, err = credentials(config); err != nil {
		return fmt.Errorf("read the credentials of the kubeconfig: %w", err)
	}
	request.Spec = clientauthenticationv1.ExecCredentialSpec{}
	return json.NewEncoder(o.session.Out).Encode(request)
}

// parseRequest decodes the request of the client. Both versions of the API have the same fields.
func parseRequest(text string) (*clientauthenticationv1.ExecCredential, error) {
	if text == "" {
		return nil, errors.New(execInfo + " is not set: clients run this command; use --provider-file to configure them")
	}
	request := &clientauthenticationv1.ExecCredential{}
	if err := json.Unmarshal([]byte(text), request); err != nil {
		return nil, fmt.Errorf("decode %s: %w", execInfo, err)
	}
	supported := []string{clientauthenticationv1.SchemeGroupVersion.String(), clientauthenticationv1beta1.SchemeGroupVersion.String()}
	if !slices.Contains(supported, request.APIVersion) || request.Kind != "ExecCredential" {
		return nil, fmt.Errorf("%s has %s of %q, not ExecCredential of %s",
			execInfo, request.Kind, request.APIVersion, strings.Join(supported, " or "))
	}
	if request.Spec.Cluster == nil {
		return nil, fmt.Errorf("%s has no cluster: set provideClusterInfo of the exec plugin to true", execInfo)
	}
	return request, nil
}

// check returns an error unless the credentials of config may be sent to the server of the client. A client that trusts other CAs or
// expects another name than the kubeconfig could be connected to another server with the same address.
func (o *options) check(to *clientauthenticationv1.Cluster, config *rest.Config) error {
	if to.InsecureSkipTLSVerify && !config.Insecure {
		return fmt.Errorf("the client does not verify the certificate of %s: the credentials are not printed", to.Server)
	}
	if err := rest.LoadTLSFiles(config); err != nil {
		return fmt.Errorf("read the certificates of the kubeconfig: %w", err)
	}
	if !config.Insecure && !trusted(to.CertificateAuthorityData, config.CAData) {
		return fmt.Errorf("the client trusts a CA for %s that the kubeconfig does not name: the credentials are not printed; if it is the CA "+
			"of the control plane, add its certificate to the kubeconfig", to.Server)
	}
	if to.TLSServerName != "" && to.TLSServerName != config.ServerName {
		return fmt.Errorf("the client expects a certificate for %s, which the kubeconfig does not name as tls-server-name: the credentials "+
			"are not printed", to.TLSServerName)
	}
	want, err := authority(to.Server)
	if err != nil {
		return fmt.Errorf("server of the client: %w", err)
	}
	for _, server := range append([]string{config.Host}, o.servers...) {
		allowed, err := authority(server)
		if err != nil {
			return fmt.Errorf("server of the control plane: %w", err)
		}
		if allowed == want {
			return nil
		}
	}
	return fmt.Errorf("the client connects to %s, but the kubeconfig is for %s: the credentials are not printed; if %s is the control plane, "+
		"add --server=%s", to.Server, config.Host, want, want)
}

// trusted reports whether a client trusts no other CAs than those of the kubeconfig. Without CAs, it trusts those of its system.
func trusted(client, kubeconfig []byte) bool {
	if len(client) == 0 {
		return true
	}
	certificates, err := certutil.ParseCertsPEM(client)
	if err != nil {
		return false
	}
	known, _ := certutil.ParseCertsPEM(kubeconfig)
	return !slices.ContainsFunc(certificates, func(c *x509.Certificate) bool { return !slices.ContainsFunc(known, c.Equal) })
}

// authority returns the URL of a server without path, with its port.
func authority(server string) (string, error) {
	u, err := url.Parse(server)
	if err != nil {
		return "", err
	}
	if u.Scheme != "https" || u.Hostname() == "" {
		return "", fmt.Errorf("%q is not a URL of the scheme https", server)
	}
	port := u.Port()
	if port == "" {
		port = "443"
	}
	return "https://" + net.JoinHostPort(strings.ToLower(u.Hostname()), port), nil
}

// credentials returns the token and the client certificate of a kubeconfig. It refuses a kubeconfig whose user they do not identify.
func credentials(config *rest.Config) (*clientauthenticationv1.ExecCredentialStatus, error) {
	switch {
	case config.ExecProvider != nil || config.AuthProvider != nil:
		return nil, errors.New("the user has a credential plugin; use a token, a token file or a client certificate")
	case config.Impersonate.UserName != "":
		return nil, fmt.Errorf("the user impersonates %s, which a credential cannot express; use credentials of %s",
			config.Impersonate.UserName, config.Impersonate.UserName)
	case config.Username != "":
		return nil, errors.New("the user has a password; use a token, a token file or a client certificate")
	}
	status := &clientauthenticationv1.ExecCredentialStatus{Token: config.BearerToken}
	if config.BearerTokenFile != "" { // it may have been rotated
		data, err := os.ReadFile(config.BearerTokenFile)
		if err != nil {
			return nil, fmt.Errorf("read the token: %w", err)
		}
		status.Token = strings.TrimSpace(string(data))
	}
	if err := rest.LoadTLSFiles(config); err != nil {
		return nil, fmt.Errorf("read the client certificate: %w", err)
	}
	status.ClientCertificateData, status.ClientKeyData = string(config.CertData), string(config.KeyData)
	if status.Token == "" && status.ClientCertificateData == "" {
		return nil, errors.New("the user has neither a token nor a client certificate")
	}
	status.ExpirationTimestamp = expiration(status.Token, config.CertData)
	return status, nil
}

// expiration returns the earliest end of the validity of a token and a certificate, or nil if neither has one.
func expiration(token string, certificate []byte) *metav1.Time {
	var end time.Time
	earlier := func(t time.Time) {
		if end.IsZero() || t.Before(end) {
			end = t
		}
	}
	if parts := strings.Split(token, "."); len(parts) == 3 { // a JWT; the server verifies it
		var claims struct {
			Expires int64 `json:"exp"`
		}
		data, err := base64.RawURLEncoding.DecodeString(parts[1])
		if err == nil && json.Unmarshal(data, &claims) == nil && claims.Expires > 0 {
			earlier(time.Unix(claims.Expires, 0))
		}
	}
	if certificates, err := certutil.ParseCertsPEM(certificate); err == nil {
		earlier(certificates[0].NotAfter)
	}
	if end.IsZero() {
		return nil
	}
	return &metav1.Time{Time: end.UTC()}
}

// provider is an entry of the file for --clusterprofile-provider-file.
type provider struct {
	Name       string `json:"name"`
	ExecConfig struct {
		APIVersion         string   `json:"apiVersion"`
		Command            string   `json:"command"`
		Args               []string `json:"args"`
		ProvideClusterInfo bool     `json:"provideClusterInfo"`
		InstallHint        string   `json:"installHint"`
	} `json:"execConfig"`
}

// printProviders prints the file that makes tools run this command with the same flags.
func (o *options) printProviders() error {
	p := provider{Name: names.ProxyAccessProvider}
	e := &p.ExecConfig
	e.APIVersion, e.Command, e.ProvideClusterInfo = clientauthenticationv1.SchemeGroupVersion.String(), o.session.Name(), true
	e.InstallHint = "Install karmadactl in the image of the tool, to reach members through the proxy of Karmada."
	e.Args = []string{"credential"}
	if o.control.Kubeconfig != "" {
		e.Args = append(e.Args, "--kubeconfig="+o.control.Kubeconfig)
	}
	if o.control.Context != "" {
		e.Args = append(e.Args, "--karmada-context="+o.control.Context)
	}
	for _, server := range o.servers {
		e.Args = append(e.Args, "--server="+server)
	}
	out, err := json.MarshalIndent(map[string][]provider{"providers": {p}}, "", "  ")
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(o.session.Out, string(out))
	return err
}
