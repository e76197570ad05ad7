// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package promote implements `karmadactl promote`, which makes an object of a member a template of the control plane.
//
//	member ──► object, and the objects that it depends on ──► without runtime fields ─┐
//	                                                                                  ├─► dry run of all, then create
//	                  policy for this cluster, override policy for its own fields ────┘
//
// The object in the member is adopted, not recreated: the policy has conflictResolution Overwrite, and preserves the object if the
// template is deleted. Nothing that was created is deleted after a failure. Another policy may have claimed it, and then its
// deletion would delete the object in the member. A second run continues.
package promote

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/cli-runtime/pkg/genericclioptions"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/kubectl/pkg/util/completion"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/manifest"
)

// pollInterval is the delay between two reads of the object in the member.
const pollInterval = 200 * time.Millisecond

type options struct {
	session *access.Session
	control *access.Control

	cluster           string
	clusterKubeconfig string
	clusterContext    string
	autoCreatePolicy  bool
	autoPolicy        bool
	policyName        string
	dependencies      bool
	output            string
	dryRun            bool
	timeout           time.Duration

	namespace string
}

// NewCommand returns the command `promote`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{session: s, control: access.NewControl(s)}
	c := command.New(s, command.Help{
		Use:   "promote RESOURCE_TYPE RESOURCE_NAME -n NAMESPACE -C CLUSTER",
		Short: "Make an object of a member cluster a template of the control plane",
		Long: `
			Make an object of a member cluster a template of the control plane, with a policy that propagates it to this cluster.

			The object in the member stays and is adopted. Fields that have a meaning only in the member, such as the status, are not
			copied. If the template is deleted later, the object in the member is preserved.

			With --auto-policy, fields whose values are valid only in this cluster, such as node ports, node selectors and storage
			classes, become an override policy for this cluster, so that the template can be propagated to others.

			All objects are validated by the control plane before the first one is created. If the command fails, it can be repeated;
			objects that exist are kept.

			If the command creates a policy, it waits until Karmada manages the object in the member, and fails after --timeout.`,
		Example: `
			# Promote the deployment nginx of the cluster member1
			PROGRAM promote deployment nginx -n default -C member1

			# Promote it with the ConfigMaps and Secrets that it refers to
			PROGRAM promote deployment nginx -n default -C member1 --dependencies

			# Print the template and the policies without creating them
			PROGRAM promote deployment nginx -n default -C member1 --auto-policy -o yaml

			# Promote it from a cluster whose API server the control plane cannot reach
			PROGRAM promote deployment nginx -n default -C member1 --cluster-kubeconfig=member1.config`,
	}, o.run)
	c.ValidArgsFunction = completion.ResourceTypeAndNameCompletionFunc(access.Factory(o.control))
	flags := c.Flags()
	o.control.Bind(c, true)
	flags.StringVarP(&o.cluster, "cluster", "C", "", "Name of the member that has the object.")
	flags.StringVar(&o.clusterKubeconfig, "cluster-kubeconfig", "",
		"Path of the kubeconfig of the member. Empty means the cluster proxy of the control plane.")
	flags.StringVar(&o.clusterContext, "cluster-context", "", "Context in the kubeconfig of the member. Empty means the name of the cluster.")
	flags.BoolVar(&o.autoCreatePolicy, "auto-create-policy", true, "If true, create a policy that propagates the object to the cluster.")
	flags.BoolVar(&o.autoPolicy, "auto-policy", false,
		"If true, create an override policy with the fields that are valid in this cluster only.")
	flags.StringVar(&o.policyName, "policy-name", "", "Name of the policies. Empty means a name derived from the object.")
	flags.BoolVarP(&o.dependencies, "dependencies", "d", false, "If true, also promote the objects that the object depends on.")
	flags.StringVarP(&o.output, "output", "o", "", "Output format. One of: (json, yaml). If set, the objects are printed and not created.")
	flags.BoolVar(&o.dryRun, "dry-run", false, "If true, validate the objects in the control plane without creating them.")
	flags.DurationVar(&o.timeout, "timeout", time.Minute, "Length of time to wait until Karmada manages the object in the member.")
	// The registration fails only for unknown flags.
	_ = c.RegisterFlagCompletionFunc("cluster", access.CompleteClusters(o.control))
	_ = c.RegisterFlagCompletionFunc("output",
		cobra.FixedCompletions([]cobra.Completion{output.JSON, output.YAML}, cobra.ShellCompDirectiveNoFileComp))
	return c
}

func (o *options) run(ctx context.Context, args []string) (err error) {
	switch {
	case len(args) != 2:
		return errors.New("incorrect command format, please use correct command format")
	case o.cluster == "":
		return errors.New("the cluster cannot be empty")
	case o.output != "" && !output.Encodes(o.output):
		return errors.New("invalid output format: supported formats are json and yaml")
	}
	if o.namespace, _, err = o.control.ToRawKubeConfigLoader().Namespace(); err != nil {
		return err
	}
	member, err := o.member(ctx)
	if err != nil {
		return err
	}
	p := &promotion{options: o}
	if p.from, err = newServer(member); err != nil {
		return err
	}
	if p.to, err = newServer(o.control); err != nil {
		return err
	}
	if err := p.read(ctx, args[0], args[1]); err != nil {
		return err
	}
	if o.output != "" {
		return p.print()
	}
	return p.create(ctx)
}

// member returns the connection to the member.
func (o *options) member(ctx context.Context) (genericclioptions.RESTClientGetter, error) {
	if o.clusterKubeconfig == "" {
		return o.control.Member(ctx, o.cluster)
	}
	context := cmp.Or(o.clusterContext, o.cluster)
	flags := genericclioptions.NewConfigFlags(false)
	flags.KubeConfig, flags.Context = &o.clusterKubeconfig, &context
	if _, err := clientcmd.LoadFromFile(o.clusterKubeconfig); err != nil {
		return nil, fmt.Errorf("--cluster-kubeconfig: %w", err)
	}
	// The cluster must exist in the control plane, because the policy selects it.
	_, err := o.control.Member(ctx, o.cluster)
	return flags, err
}

// server is an API server with its kinds.
type server struct {
	mapper meta.RESTMapper
	api    dynamic.Interface
}

func newServer(getter genericclioptions.RESTClientGetter) (*server, error) {
	config, err := getter.ToRESTConfig()
	if err != nil {
		return nil, err
	}
	mapper, err := getter.ToRESTMapper()
	if err != nil {
		return nil, err
	}
	api, err := dynamic.NewForConfig(config)
	return &server{mapper: mapper, api: api}, err
}

// item is an object that is promoted, or a policy for it.
type item struct {
	object  *unstructured.Unstructured
	mapping *meta.RESTMapping
	// exists reports whether the control plane has it.
	exists bool
}

func (i *item) namespaced() bool { return i.mapping.Scope.Name() == meta.RESTScopeNameNamespace }

// name returns the name of the object in messages: "NAMESPACE/NAME" or "NAME".
func (i *item) name() string {
	if i.namespaced() {
		return i.object.GetNamespace() + "/" + i.object.GetName()
	}
	return i.object.GetName()
}

// promotion promotes one object.
type promotion struct {
	*options
	from, to *server
	template *item
	required []*item
	policies []*item
}

// read reads the object and its dependencies from the member and makes the policies.
func (p *promotion) read(ctx context.Context, resource, name string) error {
	absent := func(reason string) error {
		return fmt.Errorf("the %s or %s don't exist in cluster(%s): %s", resource, name, p.cluster, reason)
	}
	mapping, err := p.from.mapping(resource)
	switch {
	case meta.IsNoMatchError(err):
		return absent("the cluster serves no kind " + resource)
	case err != nil:
		return err
	}
	observed, err := p.from.get(ctx, mapping, p.namespace, name)
	switch {
	case apierrors.IsNotFound(err) && mapping.Scope.Name() == meta.RESTScopeNameNamespace:
		return absent(fmt.Sprintf("%s %q not found in namespace %q", mapping.Resource.GroupResource(), name, p.namespace))
	case apierrors.IsNotFound(err):
		return absent(fmt.Sprintf("%s %q not found", mapping.Resource.GroupResource(), name))
	case err != nil:
		return fmt.Errorf("get %s %s in cluster %s: %w", resource, name, p.cluster, err)
	}
	specific := clusterFields(observed)
	if p.template, err = p.newItem(observed); err != nil {
		return err
	}
	if p.dependencies {
		if err := p.readDependencies(ctx, observed); err != nil {
			return err
		}
	}
	return p.addPolicies(specific)
}

// mapping finds a resource by its argument: "deploy", "deployments.apps" or "deployments.v1.apps".
func (s *server) mapping(argument string) (*meta.RESTMapping, error) {
	full, partial := schema.ParseResourceArg(argument)
	var gvk schema.GroupVersionKind
	var err error
	if full != nil {
		gvk, err = s.mapper.KindFor(*full)
	}
	if full == nil || err != nil {
		if gvk, err = s.mapper.KindFor(partial.WithVersion("")); err != nil {
			return nil, err
		}
	}
	return s.mapper.RESTMapping(gvk.GroupKind(), gvk.Version)
}

func (s *server) resource(mapping *meta.RESTMapping, namespace string) dynamic.ResourceInterface {
	if mapping.Scope.Name() == meta.RESTScopeNameNamespace {
		return s.api.Resource(mapping.Resource).Namespace(namespace)
	}
	return s.api.Resource(mapping.Resource)
}

func (s *server) get(ctx context.Context, mapping *meta.RESTMapping, namespace, name string) (*unstructured.Unstructured, error) {
	return s.resource(mapping, namespace).Get(ctx, name, metav1.GetOptions{})
}

// newItem returns the template of an object of the member.
func (p *promotion) newItem(observed *unstructured.Unstructured) (*item, error) {
	object := explain.WithoutMarks(observed)
	manifest.Prune(object)
	annotations := object.GetAnnotations()
	if annotations == nil {
		annotations = map[string]string{}
	}
	if applied := observed.GetAnnotations()[corev1.LastAppliedConfigAnnotation]; applied != "" { // kubectl apply goes on with it
		annotations[corev1.LastAppliedConfigAnnotation] = applied
	}
	annotations[names.ConflictResolution] = cmp.Or(observed.GetAnnotations()[names.ConflictResolution], names.Overwrite)
	object.SetAnnotations(annotations)
	return p.itemOf(object)
}

// itemOf returns the item of an object of the control plane.
func (p *promotion) itemOf(object *unstructured.Unstructured) (*item, error) {
	gvk := object.GroupVersionKind()
	mapping, err := p.to.mapper.RESTMapping(gvk.GroupKind(), gvk.Version)
	if err != nil {
		return nil, fmt.Errorf("the control plane does not serve %s %s; apply its CustomResourceDefinition first: %w",
			gvk.GroupVersion(), gvk.Kind, err)
	}
	return &item{object: object, mapping: mapping}, nil
}

// print prints the objects without creating them.
func (p *promotion) print() error {
	for i, it := range append(append([]*item{p.template}, p.policies...), p.required...) {
		if err := output.Encode(p.session.Out, p.output, it.object.Object, i > 0); err != nil {
			return err
		}
	}
	return nil
}

// create creates the objects: dependencies, override policy, template, policy. The override policy precedes the template, so that
// the first manifest has the fields of the cluster.
func (p *promotion) create(ctx context.Context) error {
	if err := p.findExisting(ctx); err != nil {
		return err
	}
	if p.template.exists {
		fmt.Fprintf(p.session.Err, "Warning: the resource %s %s already exists in the control plane; nothing was changed\n",
			p.template.object.GetKind(), p.template.name())
		return nil
	}
	var overrides, propagation []*item
	for _, it := range p.policies {
		if strings.HasSuffix(it.object.GetKind(), "OverridePolicy") {
			overrides = append(overrides, it)
		} else {
			propagation = append(propagation, it)
		}
	}
	var ordered []*item
	ordered = append(ordered, p.required...)
	ordered = append(ordered, overrides...)
	ordered = append(ordered, p.template)
	ordered = append(ordered, propagation...)
	for _, it := range ordered {
		if err := p.createOne(ctx, it, true); err != nil {
			return fmt.Errorf("nothing was created: %w", err)
		}
	}
	suffix := ""
	if p.dryRun {
		suffix = " (dry run)"
	}
	created := 0
	for _, it := range ordered {
		if !p.dryRun {
			if err := p.createOne(ctx, it, false); err != nil {
				return fmt.Errorf("%d of %d objects were created, repeat the command to continue: %w", created, len(ordered), err)
			}
		}
		created++
		p.report(it, suffix)
	}
	if len(propagation) > 0 && !p.dryRun {
		if err := p.awaitManaged(ctx); err != nil {
			return err
		}
	}
	fmt.Fprintf(p.session.Out, "Resource %q(%s) is promoted successfully%s\n", p.template.mapping.Resource.String(), p.template.name(), suffix)
	return nil
}

// awaitManaged waits until Karmada manages the object in the member.
func (p *promotion) awaitManaged(ctx context.Context) error {
	object := p.template.object
	var last error
	managed := func(ctx context.Context) (bool, error) {
		observed, err := p.from.get(ctx, p.template.mapping, object.GetNamespace(), object.GetName())
		if ctx.Err() == nil {
			last = err
		}
		return err == nil && observed.GetLabels()[names.Managed] == "true", nil
	}
	err := wait.PollUntilContextTimeout(ctx, pollInterval, p.timeout, true, managed)
	if err == nil || ctx.Err() != nil {
		return ctx.Err()
	}
	namespace := ""
	if p.template.namespaced() {
		namespace = object.GetNamespace()
	}
	why := p.control.CommandLine(namespace, "why", strings.ToLower(object.GetKind())+"/"+object.GetName())
	failure := fmt.Errorf("all objects were created, but Karmada does not manage %s %s in cluster %s after %v; "+
		`show the reason with "%s"`, object.GetKind(), p.template.name(), p.cluster, p.timeout, why)
	if last != nil {
		return fmt.Errorf("%w: %w", failure, last)
	}
	return failure
}

// report prints that an object was created.
func (p *promotion) report(it *item, suffix string) {
	out, kind := p.session.Out, it.object.GetKind()
	switch {
	case it == p.template:
		fmt.Fprintf(out, "ResourceTemplate (%s) is created successfully%s\n", it.name(), suffix)
	case it.exists:
		fmt.Fprintf(p.session.Err, "Warning: the dependency %s %s already exists in the control plane\n", kind, it.name())
	case it.mapping.Resource.Group == policyGroup && it.namespaced():
		fmt.Fprintf(out, "%s (%s) is created successfully%s\n", kind, it.name(), suffix)
	case it.mapping.Resource.Group == policyGroup:
		fmt.Fprintf(out, "%s %s is created successfully%s\n", kind, it.name(), suffix)
	default:
		fmt.Fprintf(out, "Dependency resource %q(%s) is promoted successfully%s\n", it.mapping.Resource.String(), it.name(), suffix)
	}
}

// findExisting reads which objects the control plane has. An existing policy is an error, because its placement may differ from the
// requested one.
func (p *promotion) findExisting(ctx context.Context) error {
	for _, it := range append(append([]*item{p.template}, p.required...), p.policies...) {
		_, err := p.to.get(ctx, it.mapping, it.object.GetNamespace(), it.object.GetName())
		switch {
		case apierrors.IsNotFound(err):
		case err != nil:
			return err
		default:
			it.exists = true
		}
	}
	if p.template.exists {
		return nil
	}
	for _, it := range p.policies {
		if it.exists && !strings.HasSuffix(it.object.GetKind(), "OverridePolicy") {
			return fmt.Errorf("the %s(%s) already exist, please edit it to propagate resource", it.object.GetKind(), it.name())
		}
	}
	return nil
}

func (p *promotion) createOne(ctx context.Context, it *item, dryRun bool) error {
	if it.exists {
		return nil
	}
	create := metav1.CreateOptions{FieldManager: "karmadactl-promote"}
	if dryRun {
		create.DryRun = []string{metav1.DryRunAll}
	}
	_, err := p.to.resource(it.mapping, it.object.GetNamespace()).Create(ctx, it.object, create)
	if err != nil {
		return fmt.Errorf("create %s %s: %w", it.object.GetKind(), it.name(), err)
	}
	return nil
}
