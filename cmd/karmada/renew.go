// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"

	"github.com/spf13/cobra"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/manifests"
)

// newRenewCertificates returns the command of the CronJob that `karmadactl init` installs.
func newRenewCertificates() *cobra.Command {
	var kubeconfig, namespace string
	cmd := &cobra.Command{
		Use:   "renew-certificates",
		Short: "Renew the certificates of a control plane in a host cluster",
		Long: "renew-certificates issues certificates again that have less than a third of their lifetime left. It runs as a CronJob in the " +
			"host cluster. Use `karmadactl certs renew` to do the same from another machine.",
		Args: cobra.NoArgs,
	}
	cmd.Flags().StringVar(&kubeconfig, "kubeconfig", "",
		"Path to the kubeconfig file of the host cluster. Empty means the service account of the pod.")
	cmd.Flags().StringVar(&namespace, "namespace", manifests.DefaultNamespace, "Namespace of the control plane in the host cluster.")
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		connect := func() (*rest.Config, error) { return clientcmd.BuildConfigFromFlags("", kubeconfig) }
		if kubeconfig == "" {
			connect = rest.InClusterConfig
		}
		config, err := connect()
		if err != nil {
			return fmt.Errorf("read the kubeconfig of the host cluster (--kubeconfig): %w", err)
		}
		c, err := client.New(config, client.Options{Scheme: host.Scheme()})
		if err != nil {
			return fmt.Errorf("connect to the host cluster %s: %w", config.Host, err)
		}
		renewed, err := host.Renewal{Host: c, Namespace: namespace, Now: clock.RealClock{}.Now}.Run(cmd.Context())
		if err != nil {
			return err
		}
		for _, change := range renewed.Changes {
			cmd.Printf("Renewed %s: %s\n", change.Secret, change.Reason)
		}
		cmd.Printf("%d certificates were renewed.\n", len(renewed.Changes))
		return nil
	}
	return cmd
}
