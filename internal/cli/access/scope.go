// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package access

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/cli-runtime/pkg/genericclioptions"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	cmdutil "k8s.io/kubectl/pkg/cmd/util"
)

// Scope selects the API servers of a command: the control plane, members, or both. It is a pflag.Value.
type Scope string

// The scopes. Only `get` supports All.
const (
	Karmada Scope = "karmada"
	Members Scope = "members"
	All     Scope = "all"
)

var _ pflag.Value = (*Scope)(nil)

// String implements pflag.Value.
func (s *Scope) String() string { return string(*s) }

// Set implements pflag.Value. It ignores an empty text.
func (s *Scope) Set(text string) error {
	switch scope := Scope(text); scope {
	case "":
	case Karmada, Members, All:
		*s = scope
	default:
		return fmt.Errorf("karmadactl does not support OperationScope: %s; use karmada, members or all", text)
	}
	return nil
}

// Type implements pflag.Value.
func (s *Scope) Type() string { return "operationScope" }

// AddFlag adds the flag --operation-scope with the supported scopes.
func (s *Scope) AddFlag(command *cobra.Command, supported ...Scope) {
	command.Flags().VarP(s, "operation-scope", "s", fmt.Sprintf("API servers that the command talks to. One of: %q.", supported))
	completions := make([]cobra.Completion, 0, len(supported))
	for _, scope := range supported {
		completions = append(completions, string(scope))
	}
	// The registration fails only for unknown flags.
	_ = command.RegisterFlagCompletionFunc("operation-scope", cobra.FixedCompletions(completions, cobra.ShellCompDirectiveNoFileComp))
}

// Target connects to the control plane or to one member, depending on the scope.
type Target struct {
	*Control
	// Scope is Karmada or Members.
	Scope Scope
	// Cluster is the name of the member. It is ignored if the scope is Karmada.
	Cluster string

	// flags holds the flags of the command; nil if the scope is not a flag.
	flags *pflag.FlagSet

	resolve  sync.Once
	resolved genericclioptions.RESTClientGetter
	err      error
}

var _ genericclioptions.RESTClientGetter = (*Target)(nil)

// NewTarget returns a Target that connects to the control plane by default.
func NewTarget(control *Control) *Target { return &Target{Control: control, Scope: Karmada} }

// Validate returns an error unless the flags select exactly one API server.
func (t *Target) Validate() error {
	if t.Cluster != "" && !t.explicit() {
		t.Scope = Members
	}
	switch {
	case t.Scope == All:
		return fmt.Errorf("the command does not support operation scope: %s; use karmada or members", t.Scope)
	case t.Scope == Members && t.Cluster == "":
		return errors.New("must specify a member cluster")
	}
	return nil
}

// explicit reports whether the user set the scope.
func (t *Target) explicit() bool { return t.flags != nil && t.flags.Changed("operation-scope") }

// UseFlags makes --cluster select the scope Members unless the user set --operation-scope.
func (t *Target) UseFlags(flags *pflag.FlagSet) { t.flags = flags }

// NeedsMember returns an error unless the flags select a member: the control plane runs no containers.
func (t *Target) NeedsMember() error {
	if t.Cluster == "" && !t.explicit() {
		return errors.New("must specify a cluster: the control plane runs no containers (use -C CLUSTER)")
	}
	return t.Validate()
}

func (t *Target) getter() (genericclioptions.RESTClientGetter, error) {
	t.resolve.Do(func() {
		if t.err = t.Validate(); t.err != nil {
			return
		}
		t.resolved = t.Control
		if t.Scope == Members {
			// The commands of kubectl pass no context.
			t.resolved, t.err = t.Member(context.Background(), t.Cluster) //nolint:forbidigo // see above
		}
	})
	return t.resolved, t.err
}

// ToRESTConfig implements genericclioptions.RESTClientGetter.
func (t *Target) ToRESTConfig() (*rest.Config, error) {
	getter, err := t.getter()
	if err != nil {
		return nil, err
	}
	return getter.ToRESTConfig()
}

// ToDiscoveryClient implements genericclioptions.RESTClientGetter.
func (t *Target) ToDiscoveryClient() (discovery.CachedDiscoveryInterface, error) {
	getter, err := t.getter()
	if err != nil {
		return nil, err
	}
	return getter.ToDiscoveryClient()
}

// ToRESTMapper implements genericclioptions.RESTClientGetter.
func (t *Target) ToRESTMapper() (meta.RESTMapper, error) {
	getter, err := t.getter()
	if err != nil {
		return nil, err
	}
	return getter.ToRESTMapper()
}

// ToRawKubeConfigLoader implements genericclioptions.RESTClientGetter. Members use the context of the control plane.
func (t *Target) ToRawKubeConfigLoader() clientcmd.ClientConfig {
	return t.Control.ToRawKubeConfigLoader()
}

// Factory returns a factory for kubectl commands, which sets the defaults that they expect in the REST config.
func Factory(getter genericclioptions.RESTClientGetter) cmdutil.Factory {
	return cmdutil.NewFactory(cmdutil.NewMatchVersionFlags(getter))
}
