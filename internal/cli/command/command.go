// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package command is the base of the commands of karmadactl that are not commands of kubectl.
//
//	Help            ──► New, Group: the command of cobra
//	--output,       ──► Base: the connection to the control plane and the output
//	--color
//	TYPE/NAME ...   ──► Objects: the templates with their bindings
package command

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/kubectl/pkg/util/completion"
	"k8s.io/kubectl/pkg/util/templates"
	"sigs.k8s.io/controller-runtime/pkg/client"

	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	admissionpolicy "karmada.io/karmada/internal/admission/policy"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/output"
)

// Help is the help of a command. PROGRAM in the examples stands for the name of the program.
type Help struct{ Use, Short, Long, Example string }

// Run runs a command with its arguments.
type Run func(ctx context.Context, args []string) error

// New returns a command.
func New(s *access.Session, h Help, run Run) *cobra.Command {
	return &cobra.Command{
		Use: h.Use, DisableFlagsInUseLine: true, Short: h.Short, Long: templates.LongDesc(h.Long),
		Example: templates.Examples(strings.ReplaceAll(h.Example, "PROGRAM", s.Program())),
		RunE:    func(c *cobra.Command, args []string) error { return run(c.Context(), args) },
	}
}

// WithoutArgs makes a command reject arguments.
func WithoutArgs(c *cobra.Command) *cobra.Command {
	c.Args, c.ValidArgsFunction = cobra.NoArgs, cobra.NoFileCompletions
	return c
}

// WithFile returns a Run for a command with the argument FILE.
func WithFile(run func(ctx context.Context, file string) error) Run {
	return func(ctx context.Context, args []string) error {
		if len(args) != 1 {
			return errors.New("required argument missing: FILE")
		}
		return run(ctx, args[0])
	}
}

// Group returns a command that only has other commands.
func Group(name, short, long string, children ...*cobra.Command) *cobra.Command {
	c := &cobra.Command{
		Use: name, DisableFlagsInUseLine: true, Short: short, Long: templates.LongDesc(long), Args: cobra.NoArgs,
		Run: func(c *cobra.Command, _ []string) { _ = c.Help() },
	}
	c.AddCommand(children...)
	return c
}

// Base is the common part of the commands of the control plane.
type Base struct {
	Session *access.Session
	Control *access.Control
	// Output is the flag --output. A command without formats does not have it.
	Output output.Flag
	color  output.ColorFlag
}

// NewBase returns a Base with the default flags.
func NewBase(s *access.Session) Base { return Base{Session: s, Control: access.NewControl(s)} }

// Command returns a command with the flags that select the control plane, --namespace, and --output if there are formats.
func (b *Base) Command(h Help, run Run, formats ...string) *cobra.Command {
	c := New(b.Session, h, func(ctx context.Context, args []string) error { return b.Control.NotServed(run(ctx, args)) })
	b.Control.Bind(c, true)
	if len(formats) > 0 {
		b.Output.AddTo(c, formats...)
	}
	return c
}

// AddClusters adds the flag --clusters, which selects some clusters of the objects.
func (b *Base) AddClusters(c *cobra.Command, clusters *[]string) {
	c.Flags().StringSliceVarP(clusters, "clusters", "C", nil, "Names of the clusters. Empty means all clusters of the object.")
	_ = c.RegisterFlagCompletionFunc("clusters", access.CompleteClusters(b.Control)) // fails only for unknown flags
}

// CheckClusters returns an error if one of the clusters of --clusters does not exist.
func (b *Base) CheckClusters(ctx context.Context, clusters []string) error {
	if len(clusters) == 0 {
		return nil
	}
	_, err := b.Control.ChooseClusters(ctx, clusters)
	if apierrors.IsForbidden(err) {
		return nil // whether they exist is not known
	}
	return err
}

// AddColor adds the flag --color.
func (b *Base) AddColor(c *cobra.Command) { b.color.AddTo(c) }

// OpenTerminal returns the terminal of the output. It returns an error if --output or --color is invalid.
func (b *Base) OpenTerminal() (output.Terminal, error) {
	if err := b.Output.Check(); err != nil {
		return output.Terminal{}, err
	}
	return b.color.Terminal(b.Session.Out, b.Session.Env["NO_COLOR"])
}

// Print prints a value in the format of --output, or calls text. following is set for all values of a run but the first.
func (b *Base) Print(value any, following bool, text func()) error {
	if b.Output.Encodes() {
		return b.Output.Encode(b.Session.Out, value, following)
	}
	if following {
		fmt.Fprintln(b.Session.Out)
	}
	text()
	return nil
}

// Objects is the base of commands about objects of the control plane.
type Objects struct {
	Base
	output.Terminal
	// Client is set by Connect.
	Client client.Client
	// Deleted accepts an object that does not exist and has a binding.
	Deleted bool
}

// NewObjects returns an Objects with the default flags.
func NewObjects(s *access.Session) Objects { return Objects{Base: NewBase(s)} }

// Command is like that of Base, and completes types and names.
func (o *Objects) Command(h Help, run Run, formats ...string) *cobra.Command {
	c := o.Base.Command(h, run, formats...)
	c.ValidArgsFunction = completion.ResourceTypeAndNameCompletionFunc(access.Factory(o.Control))
	return c
}

// Validate returns an error if an argument is missing or a flag of the output is invalid.
func (o *Objects) Validate(args []string) (err error) {
	if o.Terminal, err = o.OpenTerminal(); err == nil && len(args) == 0 {
		err = errors.New("required argument missing: TYPE/NAME")
	}
	return err
}

// Connect connects to the control plane.
func (o *Objects) Connect() (err error) {
	o.Client, err = o.Control.Client()
	return err
}

// Subjects reads the templates or bindings that the arguments name, "TYPE NAME…" or "TYPE/NAME…". It calls Validate, and Connect if it
// was not called.
func (o *Objects) Subjects(ctx context.Context, args []string) ([]*explain.Subject, error) {
	if err := o.Validate(args); err != nil {
		return nil, err
	}
	if o.Client == nil {
		if err := o.Connect(); err != nil {
			return nil, err
		}
	}
	subjects, err := o.Control.Subjects(ctx, o.Client, args)
	if single := len(args) == 1 || len(args) == 2 && !strings.ContainsAny(args[0], "/,"); err != nil && o.Deleted && single {
		if s := o.Control.Deleted(ctx, o.Client, err); s != nil {
			return []*explain.Subject{s}, nil
		}
	}
	for _, s := range subjects {
		isPolicy := strings.HasSuffix(s.Kind.Kind, "PropagationPolicy") || strings.HasSuffix(s.Kind.Kind, "OverridePolicy")
		if s.Kind.Group == policyv1alpha1.GroupName && isPolicy {
			name := strings.ToLower(s.Kind.Kind) + "/" + s.Name
			return nil, PolicyError{fmt.Sprintf("%s is a policy; for what it selects, and where that is, see: %s", s.FullTitle(),
				o.Control.CommandLine(s.Namespace, "policy", "show", name)), name}
		}
	}
	return subjects, err
}

// PolicyError is returned if an argument names a propagation policy.
type PolicyError struct {
	message string
	// Policy is the name of the policy as TYPE/NAME.
	Policy string
}

// Error implements error.
func (e PolicyError) Error() string { return e.message }

// Subject is like Subjects for exactly one object.
func (o *Objects) Subject(ctx context.Context, args []string) (*explain.Subject, error) {
	subjects, err := o.Subjects(ctx, args)
	if err == nil && len(subjects) != 1 {
		err = fmt.Errorf("exactly one object must be specified, got %d", len(subjects))
	}
	if err != nil {
		return nil, err
	}
	return subjects[0], nil
}

// ServiceNote returns why a ServiceImport, a MultiClusterService, or that of a Service, has no effect, or "": no ServiceExport exists, the
// feature gate is off, or no provider has endpoints. What cannot be read has no note.
func (o *Objects) ServiceNote(ctx context.Context, s *explain.Subject) string {
	if s.Kind.GroupKind() == (schema.GroupKind{Group: multiclusterv1alpha1.GroupName, Kind: "ServiceImport"}) {
		return o.importNote(ctx, client.ObjectKey{Namespace: s.Namespace, Name: s.Name})
	}
	isService := s.Kind.Group == "" && s.Kind.Kind == "Service"
	if !isService && s.Kind.GroupKind() != (schema.GroupKind{Group: networkingv1alpha1.GroupName, Kind: "MultiClusterService"}) {
		return ""
	}
	service := &networkingv1alpha1.MultiClusterService{}
	if o.Client.Get(ctx, client.ObjectKey{Namespace: s.Namespace, Name: s.Name}, service) != nil {
		return ""
	}
	gate := admissionpolicy.ServiceGate
	if off, err := o.Control.GatesOff(ctx, service, gate.Feature); err != nil || len(off) == 0 {
		ready := meta.FindStatusCondition(service.Status.Conditions, networkingv1alpha1.EndpointsReady)
		if ready == nil || ready.Status != metav1.ConditionFalse {
			return ""
		}
		return fmt.Sprintf("MultiClusterService %s/%s: %s", s.Namespace, s.Name, strings.TrimSuffix(ready.Message, "."))
	}
	return fmt.Sprintf("MultiClusterService %s/%s has no effect without the feature gate %s, which is off in the webhook",
		s.Namespace, s.Name, gate.Feature)
}

// importNote returns that a ServiceImport has neither exporting clusters nor a ServiceExport, or "".
func (o *Objects) importNote(ctx context.Context, key client.ObjectKey) string {
	var imported multiclusterv1alpha1.ServiceImport
	if o.Client.Get(ctx, key, &imported) != nil || len(imported.Status.Clusters) > 0 ||
		!apierrors.IsNotFound(o.Client.Get(ctx, key, &multiclusterv1alpha1.ServiceExport{})) {
		return ""
	}
	return fmt.Sprintf("ServiceExport %q does not exist; until it does, the derived Service has no endpoints", key.Name)
}

// FailWith makes a command end with an exit code if it fails, also because of its flags. An ExitError keeps its own code.
func FailWith(c *cobra.Command, code int) *cobra.Command {
	run := c.RunE
	withCode := func(err error) error {
		if _, decided := errors.AsType[access.ExitError](err); err == nil || decided {
			return err
		}
		e := access.ToExitError(err)
		e.Code = code
		return e
	}
	c.RunE = func(c *cobra.Command, args []string) error { return withCode(run(c, args)) }
	c.SetFlagErrorFunc(func(c *cobra.Command, err error) error { return withCode(c.Root().FlagErrorFunc()(c, err)) })
	return c
}
