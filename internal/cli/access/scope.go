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

// Scope says which side of the fleet a command talks to. It is a pflag.Value.
type Scope string

// The scopes. Only `get` can talk to All.
const (
	Karmada Scope = "karmada"
	Members Scope = "members"
	All     Scope = "all"
)

var _ pflag.Value = (*Scope)(nil)

// String implements pflag.Value.
func (s *Scope) String() string { return string(*s) }

// Set implements pflag.Value. The empty text changes nothing.
func (s *Scope) Set(text string) error {
	switch scope := Scope(text); scope {
	case "":
	case Karmada, Members, All:
		*s = scope
	default:
		return fmt.Errorf("not support OperationScope: %s", text)
	}
	return nil
}

// Type implements pflag.Value.
func (s *Scope) Type() string { return "operationScope" }

// AddFlag adds the flag for the scope, offering the given ones.
func (s *Scope) AddFlag(command *cobra.Command, offered ...Scope) {
	command.Flags().VarP(s, "operation-scope", "s", fmt.Sprintf("Which side to talk to; one of %q.", offered))
	completions := make([]cobra.Completion, 0, len(offered))
	for _, scope := range offered {
		completions = append(completions, string(scope))
	}
	// The error says that the flag does not exist; it was added two lines above.
	_ = command.RegisterFlagCompletionFunc("operation-scope", cobra.FixedCompletions(completions, cobra.ShellCompDirectiveNoFileComp))
}

// Target reaches either the control plane or one member, as the scope says.
type Target struct {
	*Control
	// Scope is Karmada or Members.
	Scope Scope
	// Cluster is the member to talk to; without meaning in the scope Karmada.
	Cluster string

	picking sync.Once
	picked  genericclioptions.RESTClientGetter
	err     error
}

var _ genericclioptions.RESTClientGetter = (*Target)(nil)

// NewTarget makes a Target that reaches the control plane unless told otherwise.
func NewTarget(control *Control) *Target { return &Target{Control: control, Scope: Karmada} }

// Validate says whether the flags name one API server.
func (t *Target) Validate() error {
	switch {
	case t.Scope == All:
		return fmt.Errorf("not support operation scope: %s", t.Scope)
	case t.Scope == Members && t.Cluster == "":
		return errors.New("must specify a member cluster")
	}
	return nil
}

func (t *Target) pick() (genericclioptions.RESTClientGetter, error) {
	t.picking.Do(func() {
		if t.err = t.Validate(); t.err != nil {
			return
		}
		t.picked = t.Control
		if t.Scope == Members {
			// kubectl's commands hand no context down to here.
			t.picked, t.err = t.Member(context.Background(), t.Cluster) //nolint:forbidigo // see above
		}
	})
	return t.picked, t.err
}

// ToRESTConfig implements genericclioptions.RESTClientGetter.
func (t *Target) ToRESTConfig() (*rest.Config, error) {
	getter, err := t.pick()
	if err != nil {
		return nil, err
	}
	return getter.ToRESTConfig()
}

// ToDiscoveryClient implements genericclioptions.RESTClientGetter.
func (t *Target) ToDiscoveryClient() (discovery.CachedDiscoveryInterface, error) {
	getter, err := t.pick()
	if err != nil {
		return nil, err
	}
	return getter.ToDiscoveryClient()
}

// ToRESTMapper implements genericclioptions.RESTClientGetter.
func (t *Target) ToRESTMapper() (meta.RESTMapper, error) {
	getter, err := t.pick()
	if err != nil {
		return nil, err
	}
	return getter.ToRESTMapper()
}

// ToRawKubeConfigLoader implements genericclioptions.RESTClientGetter. Members share the context of the control plane.
func (t *Target) ToRawKubeConfigLoader() clientcmd.ClientConfig {
	return t.Control.ToRawKubeConfigLoader()
}

// Factory hands a getter to kubectl's commands, with the defaults that they expect in its REST config.
func Factory(getter genericclioptions.RESTClientGetter) cmdutil.Factory {
	return cmdutil.NewFactory(cmdutil.NewMatchVersionFlags(getter))
}
