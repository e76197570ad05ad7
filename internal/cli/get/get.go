// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package get implements `karmadactl get`: resources of the control plane and of members in one table.
//
//	scope, clusters ──► sources ──► one query per source, in parallel ──► responses, in the order of the sources
//	                                                                        │
//	                                tables: one per kind, with columns CLUSTER and ADOPTION
//	                                documents: one per source
//
// If a source fails, the command prints the rows of the others, then the error. Objects and kinds that a source lacks cause an error
// only if every source that responded lacks them. Unreachable members are reported once, at the end.
package get

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

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
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/drift"
)

// options holds the flags and arguments.
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
	// requireAll makes an unreachable member an error.
	requireAll bool

	// args are the requested resources.
	args []string
	// namespace is the namespace of the request unless allNamespaces is set.
	namespace string
	// warnForeign prints once that the API server is not a Karmada control plane.
	warnForeign func()
}

// NewCommand returns the command `get`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{session: s, control: access.NewControl(s), print: kubectlget.NewGetPrintFlags(), scope: access.Karmada}
	o.warnForeign = sync.OnceFunc(func() {
		fmt.Fprintf(s.Err, "Warning: the API server is not a Karmada control plane, although it is shown as %s; set --kubeconfig or "+
			"--context\n", controlTitle)
	})
	command := &cobra.Command{
		Use: fmt.Sprintf("get [(-o|--output=)%s] (TYPE[.VERSION][.GROUP] [NAME | -l label] | TYPE[.VERSION][.GROUP]/NAME ...) [flags]",
			strings.Join(o.print.AllowedFormats(), "|")),
		DisableFlagsInUseLine: true,
		Short:                 "Display resources of the control plane and of member clusters",
		Long: templates.LongDesc(`
			Display resources of the Karmada control plane, of its member clusters, or of both in one table.

			The column CLUSTER shows the cluster of an object; a kind of the control plane with a column CLUSTER of its own keeps that
			instead. The column ADOPTION shows whether Karmada manages the object in a member (Y) or not (N).

			With several clusters, an object that some of them lack is no error. Unreachable members are reported after the resources
			of the others; they cause an error only with --require-all-clusters, or if no cluster responded. A watch of members
			continues after a member was unreachable.`) +
			"\n\n" + cmdutil.SuggestAPIResources(s.Program()),
		Example: templates.Examples(strings.ReplaceAll(`
			# List deployments in the control plane
			PROGRAM get deployments

			# List deployments in all members
			PROGRAM get deployments --operation-scope members

			# List pods in two members, with their nodes
			PROGRAM get pods -s members -C member1,member2 -o wide

			# List a deployment and its service in the control plane and all members
			PROGRAM get deployment/nginx service/nginx -s all

			# Watch pods with a label in all namespaces of all members
			PROGRAM get pods -s members -A -l app=nginx --watch

			# List the changes of propagated objects that were made in members
			PROGRAM get drift

			# List the member clusters
			PROGRAM get clusters`, "PROGRAM", s.Program())),
		SuggestFor: []string{"list", "ls"},
		RunE: func(command *cobra.Command, args []string) error {
			if slices.Equal(args, []string{"drift"}) && o.scope == access.Karmada {
				return drift.Run(command.Context(), s, o.control, drift.Options{
					Output: *o.print.OutputFormat, AllNamespaces: o.allNamespaces, Clusters: o.clusters, Clock: clock.RealClock{},
				})
			}
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
	o.control.Bind(command, true)
	o.print.AddFlags(command)
	o.scope.AddFlag(command, access.Karmada, access.Members, access.All)
	flags.StringSliceVarP(&o.clusters, "clusters", "C", nil,
		"Names of the members to query. Empty means all members. It implies --operation-scope=members.")
	flags.BoolVarP(&o.allNamespaces, "all-namespaces", "A", false, "If true, list objects of all namespaces and ignore --namespace.")
	flags.StringVarP(&o.labels, "labels", "l", "", "Label selector. Supports =, ==, !=, in, notin.")
	flags.BoolVar(&o.ignoreNotFound, "ignore-not-found", false, "If true, exit with code 0 if a requested object does not exist.")
	flags.BoolVarP(&o.watch, "watch", "w", false, "If true, watch for changes after listing the objects.")
	flags.BoolVar(&o.watchOnly, "watch-only", false, "If true, watch for changes without listing the objects first.")
	flags.BoolVar(&o.watchEvents, "output-watch-events", false,
		"If true, print the event type with --watch or --watch-only. Existing objects have the type ADDED.")
	flags.BoolVar(&o.requireAll, "require-all-clusters", false, "If true, an unreachable member causes an error.")
	// The registration fails only for unknown flags.
	_ = command.RegisterFlagCompletionFunc("clusters", access.CompleteClusters(o.control))
}

// complete validates the flags and arguments.
func (o *options) complete(command *cobra.Command, args []string) error {
	o.args = args
	if len(o.clusters) > 0 && !command.Flags().Changed("operation-scope") {
		o.scope = access.Members
	}
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
		fmt.Fprintln(o.session.Err, "warning: --sort-by is ignored with --watch")
	}
	var err error
	o.namespace, _, err = o.control.ToRawKubeConfigLoader().Namespace()
	return err
}

func (o *options) watching() bool { return o.watch || o.watchOnly }

func (o *options) sortBy() string { return *o.print.HumanReadableFlags.SortBy }

// printsTables reports whether the output format is a table.
func (o *options) printsTables() bool {
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
	case o.printsTables():
		return o.runTables(ctx, sources)
	default:
		return o.runDocuments(ctx, sources)
	}
}

// chunkSize is the number of objects per list request.
const chunkSize = 500

// builder returns a builder for requests to one source.
func (o *options) builder(from source, args []string) *resource.Builder {
	size := int64(chunkSize)
	if o.sortBy() != "" {
		size = 0
	}
	return resource.NewBuilder(from.getter).
		Unstructured().
		NamespaceParam(o.namespace).DefaultNamespace().AllNamespaces(o.allNamespaces).
		LabelSelectorParam(o.labels).
		RequestChunksOf(size).
		// The builder modifies its arguments; each source has its own.
		ResourceTypeOrNameArgs(true, slices.Clone(args)...).
		Latest().
		TransformRequests(o.requestTables)
}

// tableTypes are the accepted media types of tables in order of preference. The fallback is plain objects.
var tableTypes = strings.Join([]string{
	fmt.Sprintf("application/json;as=Table;v=%s;g=%s", metav1.SchemeGroupVersion.Version, metav1.GroupName),
	fmt.Sprintf("application/json;as=Table;v=%s;g=%s", metav1beta1.SchemeGroupVersion.Version, metav1beta1.GroupName),
	"application/json",
}, ",")

func (o *options) requestTables(request *rest.Request) {
	if !o.printsTables() {
		return
	}
	request.SetHeader("Accept", tableTypes)
	if o.sortBy() != "" {
		// Sorting needs the whole objects in the rows.
		request.Param("includeObject", "Object")
	}
}

// byKind returns the arguments for each requested kind: those of "deployments,services web" are "deployments web" and "services web".
func byKind(args []string) (out [][]string) {
	if strings.Contains(args[0], "/") {
		for _, arg := range args {
			out = append(out, []string{arg})
		}
		return out
	}
	for kind := range strings.SplitSeq(args[0], ",") {
		out = append(out, append([]string{kind}, args[1:]...))
	}
	return out
}

// query reads the objects from one source. A source that lacks some of several kinds is asked for each, because it answers none otherwise.
func (o *options) query(ctx context.Context, from source) response {
	r := response{source: from}
	if err := from.probe(ctx, o.warnForeign); err != nil {
		r.unreachable = err
		return r
	}
	infos := func(args []string) (err error) {
		result := o.builder(from, args).ContinueOnError().Flatten().Do().IntoSingleItemImplied(&r.single)
		if o.ignoreNotFound {
			result.IgnoreErrors(apierrors.IsNotFound)
		}
		found, err := result.Infos()
		r.infos = append(r.infos, found...)
		return err
	}
	err := infos(o.args)
	if each := byKind(o.args); err != nil && len(each) > 1 && isUnknownKind(err) {
		err, r.infos = nil, nil // the kinds that the server has
		for _, args := range each {
			if one := infos(args); one != nil {
				r.errs = append(r.errs, from.wrap(one)...)
			}
		}
		r.single = false
	}
	r.errs = append(r.errs, from.wrap(err)...)
	if o.printsTables() && !from.isControl() {
		r.works = o.missingWorks(ctx, from.cluster, r.infos)
	}
	return r
}
