// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package command

import (
	"bufio"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/pflag"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/manifests"
)

// Host selects a control plane in a host cluster.
type Host struct{ Kubeconfig, Context, Namespace string }

// AddFlags adds the flags that select the host cluster, and --namespace.
func (h *Host) AddFlags(fs *pflag.FlagSet) {
	fs.StringVar(&h.Kubeconfig, "kubeconfig", "", "Path to the kubeconfig file of the host cluster.")
	fs.StringVar(&h.Context, "context", "", "Name of the context in --kubeconfig. Empty means the current context.")
	fs.StringVarP(&h.Namespace, "namespace", "n", manifests.DefaultNamespace, "Namespace of the control plane in the host cluster.")
}

// Client returns a client of the host cluster.
func (h *Host) Client(s *access.Session) (client.Client, *rest.Config, error) {
	rules := access.LoadingRules(s, h.Kubeconfig)
	overrides := &clientcmd.ConfigOverrides{CurrentContext: h.Context}
	config, err := clientcmd.NewNonInteractiveDeferredLoadingClientConfig(rules, overrides).ClientConfig()
	if err != nil {
		return nil, nil, fmt.Errorf("read the kubeconfig of the host cluster: %w", err)
	}
	config.QPS = -1
	c, err := client.New(config, client.Options{Scheme: host.Scheme()})
	if err != nil {
		return nil, nil, fmt.Errorf("connect to the host cluster %s: %w", config.Host, err)
	}
	return c, config, nil
}

// CommandLine returns the line by which a user runs a command on the same control plane.
func (h *Host) CommandLine(s *access.Session, args ...string) string {
	flags := []access.Flag{{Name: "--context", Value: h.Context}, {Name: "--kubeconfig", Value: h.Kubeconfig}}
	if h.Namespace != manifests.DefaultNamespace {
		flags = slices.Insert(flags, 0, access.Flag{Name: "-n", Value: h.Namespace})
	}
	return s.CommandLine(flags, args...)
}

// JoinArgs joins flags of components that were split at commas: a part without dashes belongs to the value of the flag before it.
func JoinArgs(args []string) ([]string, error) {
	var out []string
	for _, a := range args {
		switch {
		case strings.HasPrefix(a, "--"):
			out = append(out, a)
		case len(out) == 0:
			return nil, fmt.Errorf("%q must begin with --", a)
		default:
			out[len(out)-1] += "," + a
		}
	}
	return out, nil
}

// Confirm asks the user for confirmation until the input is yes or no.
func Confirm(s *access.Session) bool {
	in := bufio.NewScanner(s.In)
	for {
		fmt.Fprint(s.Out, "Please type (y)es or (n)o and then press enter:")
		if !in.Scan() {
			return false
		}
		switch strings.ToLower(strings.TrimSpace(in.Text())) {
		case "y", "yes":
			return true
		case "n", "no":
			return false
		}
	}
}
