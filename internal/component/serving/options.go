// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package serving

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/pflag"
	"k8s.io/apiserver/pkg/server/options"
	"k8s.io/apiserver/pkg/storage/storagebackend"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/clientcmd"

	"karmada.io/karmada/internal/component"
)

// Options holds the options of a generic API server, with their defaults.
type Options struct {
	Serving        *options.SecureServingOptionsWithLoopback
	Etcd           *options.EtcdOptions
	Authentication *options.DelegatingAuthenticationOptions
	Authorization  *options.DelegatingAuthorizationOptions
	Audit          *options.AuditOptions

	fromFlags bool // Serving has an address
}

// defaultCertDir is the default of --cert-dir. A generated certificate is written to a directory only if another one is set.
const defaultCertDir = "apiserver.local.config/certificates"

// NewOptions returns the defaults.
func NewOptions() *Options {
	o := &Options{
		Serving:        options.NewSecureServingOptions().WithLoopback(),
		Etcd:           options.NewEtcdOptions(storagebackend.NewDefaultConfig("/registry", nil)),
		Authentication: options.NewDelegatingAuthenticationOptions(),
		Authorization:  options.NewDelegatingAuthorizationOptions(),
		Audit:          options.NewAuditOptions(),
	}
	o.Serving.ServerCert.CertDirectory = defaultCertDir
	o.Authorization.RemoteKubeConfigFileOptional, o.Authentication.RemoteKubeConfigFileOptional = true, true
	// kube-apiserver retries in the same way.
	o.Authentication.WebhookRetryBackoff, o.Authorization.WebhookRetryBackoff = reviewBackoff(), reviewBackoff()
	return o
}

// AddServingFlags adds the flags of a generic API server that stores nothing. It sets the options of c.
func (c *Config) AddServingFlags(fs *pflag.FlagSet) {
	o := c.ensureOptions()
	o.fromFlags = true
	o.Serving.AddFlags(fs)
	o.Authentication.AddFlags(fs)
	o.Authorization.AddFlags(fs)
	o.Audit.AddFlags(fs)
	for flag, usage := range map[string]string{
		"authentication-kubeconfig": "kubeconfig file of the API server that reviews tokens and publishes client CAs. Empty means --kubeconfig.",
		"authorization-kubeconfig":  "kubeconfig file of the API server that reviews access. Empty means --kubeconfig.",
		"tls-min-version":           "Minimum TLS version supported. Possible values: VersionTLS12, VersionTLS13. Empty means VersionTLS13.",
		"cert-dir": "The directory where the TLS certs are located, if it is not the default. It is ignored if --tls-cert-file and " +
			"--tls-private-key-file are provided. With the default, a generated certificate is not written to a file.",
	} {
		fs.Lookup(flag).Usage = usage
	}
	component.MarkNoEffect(fs, "a server without its client CAs rejects all requests; it waits for them",
		"authentication-tolerate-lookup-failure")
	component.AddNoEffect(fs, "profiles are served at --profiling-bind-address only, with --enable-pprof", func(fs *pflag.FlagSet) {
		fs.Bool("profiling", true, "")
		fs.Bool("contention-profiling", false, "")
		fs.String("debug-socket-path", "", "")
	})
	component.AddNoEffect(fs, "kube-apiserver applies priority and fairness to requests before it forwards them", func(fs *pflag.FlagSet) {
		fs.Bool("enable-priority-and-fairness", true, "")
	})
}

// AddEtcdFlags adds the flags about storage. It sets the options of c.
func (c *Config) AddEtcdFlags(fs *pflag.FlagSet) {
	c.ensureOptions().Etcd.AddFlags(fs)
	component.MarkNoEffect(fs, "kube-apiserver compacts and measures the same etcd", "etcd-compaction-interval",
		"etcd-count-metric-poll-period", "etcd-db-metric-poll-interval")
	component.MarkNoEffect(fs, "the server stores objects of one group only", "enable-garbage-collector", "delete-collection-workers",
		"etcd-servers-overrides", "watch-cache-sizes", "default-watch-cache-size", "storage-backend")
}

func (c *Config) ensureOptions() *Options {
	if c.Options == nil {
		c.Options = NewOptions()
	}
	return c.Options
}

// ValidateServing checks the flags of AddServingFlags.
func (c *Config) ValidateServing() error {
	o := c.Options
	if (o.Serving.ServerCert.CertKey.CertFile == "") != (o.Serving.ServerCert.CertKey.KeyFile == "") {
		return errors.New("--tls-cert-file and --tls-private-key-file: must be set together")
	}
	return oneLine(slices.Concat(o.Serving.Validate(), o.Authentication.Validate(), o.Authorization.Validate(), o.Audit.Validate()))
}

// ValidateEtcd checks the flags of AddEtcdFlags.
func (c *Config) ValidateEtcd() error {
	servers := c.Options.Etcd.StorageConfig.Transport.ServerList
	if len(servers) == 0 || strings.TrimSpace(servers[0]) == "" {
		return errors.New("--etcd-servers is required")
	}
	return nil
}

// fromOptions sets the fields that are empty from the options.
func (c Config) fromOptions() Config {
	if c.Options == nil {
		c.Options = NewOptions()
		// The API server of this process removes the header from requests of users.
		c.Options.Authentication.RequestHeader.UIDHeaders = []string{"X-Remote-Uid"}
	}
	o := *c.Options
	if o.fromFlags && c.BindAddress == "" {
		c.BindAddress, c.SecurePort = o.Serving.BindAddress.String(), o.Serving.BindPort
	}
	if transport := o.Etcd.StorageConfig.Transport; len(c.EtcdServers) == 0 {
		c.EtcdServers, c.EtcdCAFile = transport.ServerList, transport.TrustedCAFile
		c.EtcdCertFile, c.EtcdKeyFile = transport.CertFile, transport.KeyFile
	}
	c.EtcdPrefix = cmp.Or(c.EtcdPrefix, o.Etcd.StorageConfig.Prefix)
	if c.CertFile == "" && c.KeyFile == "" {
		c.CertFile, c.KeyFile = o.Serving.ServerCert.CertKey.CertFile, o.Serving.ServerCert.CertKey.KeyFile
	}
	c.ClientCAFile = cmp.Or(c.ClientCAFile, o.Authentication.ClientCert.ClientCA)
	if c.RequestHeaderCAFile == "" {
		c.RequestHeaderCAFile = o.Authentication.RequestHeader.ClientCAFile
		c.RequestHeaderAllowedNames = o.Authentication.RequestHeader.AllowedNames
	}
	return c
}

// oneLine joins errors in one line.
func oneLine(errs []error) error {
	texts := make([]string, len(errs))
	for i, err := range errs {
		texts[i] = err.Error()
	}
	if len(texts) == 0 {
		return nil
	}
	return errors.New(strings.Join(texts, "; "))
}

// reviewer returns the client of an optional kubeconfig, or the default.
func reviewer(kubeconfig, flag string, otherwise kubernetes.Interface) (kubernetes.Interface, error) {
	if kubeconfig == "" {
		return otherwise, nil
	}
	config, err := clientcmd.BuildConfigFromFlags("", kubeconfig)
	if err != nil {
		return nil, fmt.Errorf("read --%s: %w", flag, err)
	}
	config.QPS = -1
	return kubernetes.NewForConfig(config)
}
