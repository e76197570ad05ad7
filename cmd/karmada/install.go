// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/component-base/featuregate"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/aggregated"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/install"
	"karmada.io/karmada/internal/install/apiservice"
	"karmada.io/karmada/internal/metricsadapter"
	"karmada.io/karmada/internal/search"
)

// installFlags holds the flags of `karmada install`.
type installFlags struct {
	kubeconfig, server                         string
	caFile, webhook, webhookCA, aggregatedHost string
	metricsHost, searchHost                    string
	aggregatedPort, metricsPort, searchPort    int
	wait                                       time.Duration
	gates                                      featuregate.MutableFeatureGate
}

func newInstall() *cobra.Command {
	var f installFlags
	cmd := &cobra.Command{
		Use:   "install",
		Short: "Install or update what the components require in a control plane",
		Long: "install writes the kinds of Karmada, the webhook configurations, the APIService of Clusters, the access of the components, and " +
			"what clusters need to register. It can be repeated, and must be after an update of Karmada. `karmada up` does the same.",
		Args: cobra.NoArgs,
	}
	f.addFlags(cmd.Flags())
	cmd.AddCommand(newInstallPlane())
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if err := new(component.Logging).Start(io.Discard); err != nil {
			return err
		}
		return f.run(cmd.Context(), cmd.OutOrStdout())
	}
	return cmd
}

func (f *installFlags) addFlags(fs *pflag.FlagSet) {
	fs.StringVar(&f.kubeconfig, "kubeconfig", "", "Path to the kubeconfig file of an administrator of the control plane. Required.")
	fs.StringVar(&f.server, "advertise-url", "", "The URL at which member clusters reach the API server. Empty means that in --kubeconfig.")
	fs.StringVar(&f.caFile, "ca-file", "",
		"File with the CA of the serving certificates of the components. Empty means the CA in --kubeconfig.")
	fs.StringVar(&f.webhook, "webhook-url", "https://karmada-webhook.karmada-system.svc:443",
		"The URL at which the API server reaches karmada-webhook, without a path.")
	fs.StringVar(&f.webhookCA, "webhook-ca-file", "", "File with the CA of the serving certificate of karmada-webhook. Empty means --ca-file.")
	fs.StringVar(&f.aggregatedHost, "aggregated-apiserver-host", aggregated.ServerName,
		"The DNS name at which the API server reaches karmada-aggregated-apiserver.")
	fs.IntVar(&f.aggregatedPort, "aggregated-apiserver-port", 443, "The port of karmada-aggregated-apiserver.")
	fs.StringVar(&f.metricsHost, "metrics-adapter-host", metricsadapter.ServerName,
		"The DNS name at which the API server reaches karmada-metrics-adapter.")
	fs.IntVar(&f.metricsPort, "metrics-adapter-port", 0,
		"The port of karmada-metrics-adapter. 0 means that the metrics APIs are not registered.")
	fs.StringVar(&f.searchHost, "search-host", search.ServerName, "The DNS name at which the API server reaches karmada-search.")
	fs.IntVar(&f.searchPort, "search-port", 0, "The port of karmada-search. 0 means that the search API is not registered.")
	f.gates = features.New()
	f.gates.AddFlag(fs)
	fs.DurationVar(&f.wait, "wait", 0, "How long to wait for the registered servers to be available. 0 means not to wait.")
}

func (f *installFlags) run(ctx context.Context, out io.Writer) error {
	if f.kubeconfig == "" {
		return errors.New("--kubeconfig is required")
	}
	if f.aggregatedPort < 1 || f.aggregatedPort > 65535 {
		return fmt.Errorf("--aggregated-apiserver-port: must be between 1 and 65535, got %d", f.aggregatedPort)
	}
	if f.metricsPort < 0 || f.metricsPort > 65535 {
		return fmt.Errorf("--metrics-adapter-port: must be between 0 and 65535, got %d", f.metricsPort)
	}
	if f.searchPort < 0 || f.searchPort > 65535 {
		return fmt.Errorf("--search-port: must be between 0 and 65535, got %d", f.searchPort)
	}
	if !strings.HasPrefix(f.webhook, "https://") {
		return fmt.Errorf("--webhook-url: must begin with https://, got %q", f.webhook)
	}
	config, err := clientcmd.BuildConfigFromFlags("", f.kubeconfig)
	if err != nil {
		return fmt.Errorf("read the kubeconfig of the Karmada control plane (--kubeconfig): %w", err)
	}
	if err := component.CheckConnection(ctx, config, component.ControlPlane); err != nil {
		return err
	}
	ca, webhookCA, err := f.authorities(config)
	if err != nil {
		return err
	}
	config.QPS = -1
	control, err := client.New(config, client.Options{Scheme: controllers.Scheme()})
	if err != nil {
		return fmt.Errorf("connect to the control plane %s: %w", config.Host, err)
	}
	if f.server == "" {
		f.server = config.Host
	}
	hook := install.Webhook{URL: strings.TrimSuffix(f.webhook, "/"), CABundle: webhookCA,
		EnforceQuotas: f.gates.Enabled(features.FederatedQuotaEnforcement)}
	if err := install.Apply(ctx, control, hook); err != nil {
		return err
	}
	if err := install.Registration(ctx, control, install.Endpoint{Server: f.server, CABundle: ca}); err != nil {
		return fmt.Errorf("prepare the registration of clusters: %w", err)
	}
	if err := f.register(ctx, control, ca); err != nil {
		return err
	}
	fmt.Fprintf(out, "Installed in %s. The API server expects karmada-webhook at %s and karmada-aggregated-apiserver at %s.\n",
		config.Host, hook.URL, f.aggregatedHost+":"+strconv.Itoa(f.aggregatedPort))
	return nil
}

// registrations returns the aggregated API servers to register: that of Clusters, and those whose ports are given.
func (f *installFlags) registrations(ca []byte) []apiservice.Registration {
	api := apiservice.Clusters(f.aggregatedPort, ca)
	api.Host = f.aggregatedHost
	all := []apiservice.Registration{api}
	if f.metricsPort > 0 {
		metrics := apiservice.Metrics(f.metricsPort, ca)
		metrics.Host = f.metricsHost
		all = append(all, metrics)
	}
	if f.searchPort > 0 {
		registration := apiservice.Search(f.searchPort, ca)
		registration.Host = f.searchHost
		all = append(all, registration)
	}
	return all
}

// register registers the aggregated API servers, and waits for them.
func (f *installFlags) register(ctx context.Context, control client.Client, ca []byte) error {
	all := f.registrations(ca)
	for _, r := range all {
		if err := apiservice.Apply(ctx, control, r); err != nil {
			return err
		}
	}
	if f.wait == 0 {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, f.wait)
	defer cancel()
	for _, r := range all {
		if err := apiservice.Await(ctx, control, r); err != nil {
			return err
		}
	}
	return nil
}

// authorities returns the CAs of the components and of the webhook.
func (f *installFlags) authorities(config *rest.Config) (ca, webhook []byte, err error) {
	if err := rest.LoadTLSFiles(config); err != nil {
		return nil, nil, fmt.Errorf("read the certificates of --kubeconfig: %w", err)
	}
	ca = config.CAData
	if f.caFile != "" {
		if ca, err = os.ReadFile(f.caFile); err != nil {
			return nil, nil, fmt.Errorf("--ca-file: %w", err)
		}
	}
	if len(ca) == 0 {
		return nil, nil, errors.New("--ca-file is required: the kubeconfig has no CA")
	}
	if f.webhookCA == "" {
		return ca, ca, nil
	}
	if webhook, err = os.ReadFile(f.webhookCA); err != nil {
		return nil, nil, fmt.Errorf("--webhook-ca-file: %w", err)
	}
	return ca, webhook, nil
}
