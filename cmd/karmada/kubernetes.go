// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"k8s.io/apiserver/pkg/util/compatibility"
	kubefeatures "k8s.io/apiserver/pkg/util/feature"
	basecompatibility "k8s.io/component-base/compatibility"
	apiserver "k8s.io/kubernetes/cmd/kube-apiserver/app"

	"karmada.io/karmada/internal/embeddedkube/controllers"
	"karmada.io/karmada/internal/version/kubeversion"
)

// newKubernetes returns the commands that run components of Kubernetes with their own flags and the global flags of Kubernetes.
func newKubernetes(global *pflag.FlagSet) []*cobra.Command {
	run := func(use, short, long string, command func() *cobra.Command, complete func([]string) []string) *cobra.Command {
		return &cobra.Command{Use: use, Short: short, Long: long, DisableFlagParsing: true, RunE: func(_ *cobra.Command, args []string) error {
			// The process runs only this component, because its constructor registers names and signal handlers.
			registry := basecompatibility.NewComponentGlobalsRegistry()
			err := registry.Register(basecompatibility.DefaultKubeComponent, kubeversion.Effective(), kubefeatures.DefaultMutableFeatureGate)
			if err != nil {
				return fmt.Errorf("register the version: %w", err)
			}
			compatibility.DefaultComponentGlobalsRegistry = registry
			pflag.CommandLine = global
			// The components handle signals by themselves.
			signal.Reset(os.Interrupt, syscall.SIGTERM)
			component := command()
			component.SilenceErrors, component.SilenceUsage = true, true
			component.SetArgs(complete(args))
			return component.Execute()
		}}
	}
	return []*cobra.Command{
		run("apiserver", "Run kube-apiserver", "The API server of the control plane is kube-apiserver, with its flags.",
			apiserver.NewAPIServerCommand, completeServiceAccounts),
		run("kube-controller-manager", "Run kube-controller-manager",
			"It has the flags of kube-controller-manager, and its controllers except for those of nodes, volume plugins and cloud providers.",
			controllers.NewCommand, func(args []string) []string { return args }),
	}
}

// completeServiceAccounts adds the flags about tokens of service accounts that kube-apiserver requires. Published manifests do not
// have them. The key defaults to that of the serving certificate, as it did in older versions of kube-apiserver.
func completeServiceAccounts(args []string) []string {
	const issuer, key, tlsKey = "--service-account-issuer", "--service-account-signing-key-file", "--tls-private-key-file"
	has := func(flag string) bool {
		return slices.ContainsFunc(args, func(a string) bool { return a == flag || strings.HasPrefix(a, flag+"=") })
	}
	if !has(issuer) && !slices.Contains(args, "--help") && !slices.Contains(args, "-h") {
		args = append(slices.Clone(args), issuer+"=https://kubernetes.default.svc.cluster.local")
	}
	for i, a := range args {
		value, ok := strings.CutPrefix(a, tlsKey+"=")
		if !ok && a == tlsKey && i+1 < len(args) {
			value, ok = args[i+1], true
		}
		if ok && !has(key) {
			return append(slices.Clone(args), key+"="+value)
		}
	}
	return args
}
