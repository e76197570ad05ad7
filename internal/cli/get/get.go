// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package get is `karmadactl get`: resources of the control plane, of members, or of both, in one table.
//
//	scope, clusters ──► sources ──► one query each, in parallel ──► answers, in the order of the sources
//	                                                                   │
//	                                tables: one per kind, CLUSTER and ADOPTION added
//	                                documents: one per source
//
// A source that fails costs nothing but its own rows: the others are printed, and its error comes after them.
package get

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	metav1beta1 "k8s.io/apimachinery/pkg/apis/meta/v1beta1"
	"k8s.io/cli-runtime/pkg/resource"
	"k8s.io/client-go/rest"
	kubectlget "k8s.io/kubectl/pkg/cmd/get"
	cmdutil "k8s.io/kubectl/pkg/cmd/util"
	"k8s.io/kubectl/pkg/util/completion"
	"k8s.io/kubectl/pkg/util/templates"

	"karmada.io/karmada/internal/cli/access"
)

// options are the flags and what follows from them.
type options struct {
	session *access.Session
	control *access.Control
	print   *kubectlget.PrintFlags

	scope          access.Scope
	clusters       []string
	allNamespaces  bool
	labels         string
	ignoreNotFound bool
	watch          bool
	watchOnly      bool
	watchEvents    bool

	// args are the resources asked for.
	args []string
	// namespace is the one to look in unless allNamespaces.
	namespace string
}

// NewCommand makes the command `get`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{session: s, control: access.NewControl(s), print: kubectlget.NewGetPrintFlags(), scope: access.Karmada}
	command := &cobra.Command{
		Use: fmt.Sprintf("get [(-o|--output=)%s] (TYPE[.VERSION][.GROUP] [NAME | -l label] | TYPE[.VERSION][.GROUP]/NAME ...) [flags]",
			strings.Join(o.print.AllowedFormats(), "|")),
		DisableFlagsInUseLine: true,
		Short:                 "Show resources of the control plane and of member clusters",
		Long: templates.LongDesc(`
			Show resources of the Karmada control plane, of its member clusters, or of both in one table.

			The column CLUSTER says where an object is. The column ADOPTION says whether Karmada manages the object in that
			member (Y) or leaves it alone (N). A member that cannot be asked does not hide the others.

			Without a namespace, that of the context is meant.`) + "\n\n" + cmdutil.SuggestAPIResources(s.Program()),
		Example: templates.Examples(strings.ReplaceAll(`
			# Deployments in the control plane
			PROGRAM get deployments

			# Deployments in all members
			PROGRAM get deployments --operation-scope members

			# Pods in two members, with their nodes
			PROGRAM get pods -s members -C member1,member2 -o wide

			# A Deployment and its Service, in the control plane and in all members
			PROGRAM get deployment/nginx service/nginx -s all

			# Pods by label, in all namespaces of all members, as they change
			PROGRAM get pods -s members -A -l app=nginx --watch

			# The member clusters themselves
			PROGRAM get clusters`, "PROGRAM", s.Program())),
		SuggestFor: []string{"list", "ls"},
		RunE: func(command *cobra.Command, args []string) error {
			if err := o.complete(command, args); err != nil {
				return err
			}
			return o.run(command.Context())
		},
		ValidArgsFunction: completion.ResourceTypeAndNameCompletionFunc(access.Factory(o.control)),
	}
	o.addFlags(command)
	return command
}

func (o *options) addFlags(command *cobra.Command) {
	flags := command.Flags()
	o.control.AddFlags(flags)
	o.control.AddNamespaceFlag(flags)
	o.print.AddFlags(command)
	o.scope.AddFlag(command, access.Karmada, access.Members, access.All)
	flags.StringSliceVarP(&o.clusters, "clusters", "C", nil, "Members to ask; by default all of them. Has a meaning only in the scopes members and all.")
	flags.BoolVarP(&o.allNamespaces, "all-namespaces", "A", false, "Look in all namespaces, whatever --namespace says.")
	flags.StringVarP(&o.labels, "labels", "l", "", "Label selector to filter by, with the operators =, ==, !=, in, notin.")
	flags.BoolVar(&o.ignoreNotFound, "ignore-not-found", false, "Do not complain about named objects that do not exist.")
	flags.BoolVarP(&o.watch, "watch", "w", false, "After showing the objects, show every change of them.")
	flags.BoolVar(&o.watchOnly, "watch-only", false, "Show changes only, without the objects as they are now.")
	flags.BoolVar(&o.watchEvents, "output-watch-events", false, "With --watch or --watch-only, show what kind of change it is. Objects that exist already are shown as ADDED.")
	// The errors say that a flag does not exist; both were added above.
	_ = command.RegisterFlagCompletionFunc("clusters", access.CompleteClusters(o.control))
	access.CompleteControlFlags(command, o.control)
}

// complete checks the flags and arguments.
func (o *options) complete(command *cobra.Command, args []string) error {
	o.args = args
	output := *o.print.OutputFormat
	switch {
	case *o.print.HumanReadableFlags.ShowLabels && output != "" && output != "wide":
		return fmt.Errorf("--show-labels option cannot be used with %s printer", output)
	case o.watchEvents && !o.watching():
		return errors.New("--output-watch-events option can only be used with --watch or --watch-only")
	case len(args) == 0:
		fmt.Fprintf(o.session.Err, "You must specify the type of resource to get. %s\n\n", cmdutil.SuggestAPIResources(o.session.Program()))
		return cmdutil.UsageErrorf(command, "Required resource not specified.")
	case o.watching() && o.sortBy() != "":
		fmt.Fprintln(o.session.Err, "warning: --sort-by has no effect on changes")
	}
	var err error
	o.namespace, _, err = o.control.ToRawKubeConfigLoader().Namespace()
	return err
}

func (o *options) watching() bool { return o.watch || o.watchOnly }

func (o *options) sortBy() string { return *o.print.HumanReadableFlags.SortBy }

// human says whether tables are wanted rather than documents.
func (o *options) human() bool {
	output, template := *o.print.OutputFormat, *o.print.TemplateFlags.TemplateArgument
	return output == "wide" || output == "" && template == ""
}

func (o *options) run(ctx context.Context) error {
	sources, err := o.sources(ctx)
	if err != nil {
		return err
	}
	if len(sources) == 0 {
		fmt.Fprintln(o.session.Err, "No member Clusters found in Karmada control plane")
		return nil
	}
	switch {
	case o.watching():
		return o.runWatch(ctx, sources)
	case o.human():
		return o.runTables(ctx, sources)
	default:
		return o.runDocuments(ctx, sources)
	}
}

// chunk is how many objects a server is asked for at once.
const chunk = 500

// builder prepares the requests to one source.
func (o *options) builder(from source) *resource.Builder {
	size := int64(chunk)
	if o.sortBy() != "" {
		size = 0
	}
	return resource.NewBuilder(from.getter).
		Unstructured().
		NamespaceParam(o.namespace).DefaultNamespace().AllNamespaces(o.allNamespaces).
		LabelSelectorParam(o.labels).
		RequestChunksOf(size).
		// The builder writes into the arguments, and there is one builder per source.
		ResourceTypeOrNameArgs(true, slices.Clone(o.args)...).
		Latest().
		TransformRequests(o.askForTables)
}

// tableTypes are the representations that a table can come in, the preferred one first; plain objects are the last resort.
var tableTypes = strings.Join([]string{
	fmt.Sprintf("application/json;as=Table;v=%s;g=%s", metav1.SchemeGroupVersion.Version, metav1.GroupName),
	fmt.Sprintf("application/json;as=Table;v=%s;g=%s", metav1beta1.SchemeGroupVersion.Version, metav1beta1.GroupName),
	"application/json",
}, ",")

func (o *options) askForTables(request *rest.Request) {
	if !o.human() {
		return
	}
	request.SetHeader("Accept", tableTypes)
	if o.sortBy() != "" {
		// The field to sort by may be any, so the rows must carry whole objects.
		request.Param("includeObject", "Object")
	}
}

// query gets the objects from one source.
func (o *options) query(ctx context.Context, from source) answer {
	given := answer{source: from}
	if err := from.probe(ctx); err != nil {
		given.errs = []error{err}
		return given
	}
	result := o.builder(from).ContinueOnError().Flatten().Do().IntoSingleItemImplied(&given.single)
	if o.ignoreNotFound {
		result.IgnoreErrors(apierrors.IsNotFound)
	}
	var err error
	given.infos, err = result.Infos()
	given.errs = from.named(err)
	return given
}
