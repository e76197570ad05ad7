// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package search implements `karmadactl search`: objects of all members that a full-text query selects.
//
//	query ──► search/text of karmada-search, in pages ──► one table, or a List
//
// It reads the caches of karmada-search, so that no member must respond. Warnings name the clusters that are missing.
package search

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/duration"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"

	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/machinery/similar"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/search/query"
)

const (
	// path is the path of the API.
	path           = "/apis/search.karmada.io/v1alpha1/search/text"
	registriesPath = "/apis/search.karmada.io/v1alpha1/resourceregistries"
	clustersPath   = "/apis/cluster.karmada.io/v1alpha1/clusters"
	// pageSize is the number of objects in a request.
	pageSize = 500
	// defaultLimit is the default of --limit.
	defaultLimit = 500
)

// options holds the flags and arguments.
type options struct {
	command.Base
	clock clock.PassiveClock

	limit     int
	noHeaders bool
	query     string
}

// NewCommand returns the command `search`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{Base: command.NewBase(s), clock: clock.RealClock{}}
	c := command.New(s, command.Help{
		Use: "search QUERY", Short: "Search the objects of all member clusters by words and fields",
		Long: `
			Search the objects of all member clusters that ResourceRegistries cache.

			A query has terms that are separated by spaces, and selects the objects that all terms match. A term is a word, or
			FIELD:VALUE. A word is searched for in names, labels, annotations and the content of objects, except the status and the
			values of Secrets. * stands for any characters, ? for one, and - before a term excludes the objects that it matches.
			Quotes keep spaces. Upper and lower case are the same.

			Fields: `,
		Example: `
			# List the pods with an image in one cluster
			PROGRAM search "image:nginx:1.2* cluster:member1 kind:pod"

			# List all objects of an application that are not in a namespace
			PROGRAM search "label:app=shop -namespace:test" -o wide

			# Find the ConfigMaps that contain a host name
			PROGRAM search "kind:configmap db.example.com"

			# Print pending pods as YAML
			PROGRAM search kind:pod phase:pending -o yaml`,
	}, o.run)
	c.Long += " " + strings.Join(query.Names(), ", ") + "."
	c.ValidArgsFunction = func(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
		var out []cobra.Completion
		for _, name := range query.Names() {
			out = append(out, name+":")
		}
		return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
	}
	o.Control.Bind(c, false)
	o.Output.AddTo(c, output.JSON, output.YAML, output.Wide)
	c.Flags().IntVar(&o.limit, "limit", defaultLimit, "The maximum number of objects to print. 0 means no limit.")
	c.Flags().BoolVar(&o.noHeaders, "no-headers", false, "If true, omit the headers.")
	return c
}

func (o *options) run(ctx context.Context, args []string) error {
	if err := o.Output.Check(); err != nil {
		return err
	}
	if o.limit < 0 {
		return fmt.Errorf("--limit: must be 0 or greater, got %d", o.limit)
	}
	if len(args) == 0 {
		return errors.New("required argument missing: QUERY, such as image:nginx*")
	}
	o.query = strings.Join(args, " ")
	if _, err := query.Parse(o.query); err != nil {
		return err
	}
	config, err := o.Control.ToRESTConfig()
	if err != nil {
		return err
	}
	config = rest.CopyConfig(config)
	config.WarningHandler = rest.NewWarningWriter(o.Session.Err, rest.WarningWriterOptions{Deduplicate: true})
	client, err := kubernetes.NewForConfig(config)
	if err != nil {
		return err
	}
	found, more, err := o.read(ctx, client.CoreV1().RESTClient())
	if err != nil {
		return err
	}
	if len(found) == 0 && !o.Output.Encodes() {
		if reason := o.uncached(ctx, client.CoreV1().RESTClient()); reason != "" {
			fmt.Fprintf(o.Session.Err, "No resources found: %s.\n", reason)
			return nil
		}
	}
	if err := o.print(found); err != nil {
		return err
	}
	if more {
		fmt.Fprintf(o.Session.Err, "More objects match; the first %d are shown. Use --limit to show more.\n", o.limit)
	}
	return nil
}

// read reads pages up to the limit. more is true if there are other objects.
func (o *options) read(ctx context.Context, client rest.Interface) (found []unstructured.Unstructured, more bool, err error) {
	token := ""
	for {
		size := pageSize
		if o.limit > 0 {
			size = min(size, o.limit-len(found))
		}
		request := client.Get().AbsPath(path).Param("query", o.query).Param("limit", fmt.Sprint(size))
		if token != "" {
			request = request.Param("continue", token)
		}
		raw, err := request.Do(ctx).Raw()
		if err != nil {
			return nil, false, o.explain(raw, err)
		}
		var page struct {
			Metadata metav1.ListMeta  `json:"metadata"`
			Items    []map[string]any `json:"items"`
		}
		if err := json.Unmarshal(raw, &page); err != nil {
			return nil, false, fmt.Errorf("read the response of %s: %w", path, err)
		}
		for _, item := range page.Items {
			if item != nil {
				found = append(found, unstructured.Unstructured{Object: item})
			}
		}
		token = page.Metadata.Continue
		if token == "" || o.limit > 0 && len(found) >= o.limit {
			return found, token != "", nil
		}
	}
}

// unknownCluster returns that a cluster does not exist, with similar names, or "" if it exists, or if the clusters cannot be read.
func unknownCluster(ctx context.Context, client rest.Interface, cluster string) string {
	var list metav1.PartialObjectMetadataList
	raw, err := client.Get().AbsPath(clustersPath).Do(ctx).Raw()
	if err != nil || json.Unmarshal(raw, &list) != nil {
		return ""
	}
	var existing []string
	for i := range list.Items {
		existing = append(existing, list.Items[i].Name)
	}
	if slices.Contains(existing, cluster) {
		return ""
	}
	return fmt.Sprintf("cluster %q does not exist%s", cluster, similar.Clause(cluster, existing))
}

// uncached returns why the caches do not have the objects of a cluster, kind or namespace of the query, or "" if they have, or if the
// registries cannot be read.
func (o *options) uncached(ctx context.Context, client rest.Interface) string {
	terms, err := query.Parse(o.query)
	if err != nil {
		return ""
	}
	only := map[string]string{}
	for _, t := range terms {
		if !t.Exclude && !strings.ContainsAny(t.Value, "*?") {
			only[t.Field] = t.Value
		}
	}
	if cluster, named := only["cluster"]; named {
		if reason := unknownCluster(ctx, client, cluster); reason != "" {
			return reason
		}
	}
	var list searchv1alpha1.ResourceRegistryList
	raw, err := client.Get().AbsPath(registriesPath).Do(ctx).Raw()
	if err != nil || json.Unmarshal(raw, &list) != nil {
		return ""
	}
	kind, selected, namespaces := only["kind"], false, sets.New[string]()
	for i := range list.Items {
		for _, s := range list.Items[i].Spec.ResourceSelectors {
			plural, _ := meta.UnsafeGuessKindToResource(schema.FromAPIVersionAndKind(s.APIVersion, s.Kind))
			if kind == "" || slices.Contains([]string{strings.ToLower(s.Kind), plural.Resource, plural.GroupResource().String()}, kind) {
				selected = true
				namespaces.Insert(s.Namespace)
			}
		}
	}
	switch namespace := only["namespace"]; {
	case !selected && kind != "":
		return fmt.Sprintf("no ResourceRegistry selects the kind %q", kind)
	case !selected || namespaces.HasAny("", namespace): // "" selects all namespaces
		return ""
	default:
		return "ResourceRegistries select only the namespaces " + strings.Join(sets.List(namespaces), ", ")
	}
}

// explain returns the error of a request.
func (o *options) explain(raw []byte, err error) error {
	var body struct {
		Error string `json:"error"`
	}
	if json.Unmarshal(raw, &body) == nil && body.Error != "" {
		return fmt.Errorf("search %q: %s", o.query, body.Error)
	}
	if apierrors.IsNotFound(err) {
		return fmt.Errorf("the control plane has no search API: install it with `%s addons enable karmada-search`, "+
			"and create a ResourceRegistry", o.Session.Program())
	}
	return fmt.Errorf("search %q: %w", o.query, err)
}

func (o *options) print(found []unstructured.Unstructured) error {
	if o.Output.Encodes() {
		items := make([]any, len(found))
		for i := range found {
			items[i] = found[i].Object
		}
		return o.Output.Encode(o.Session.Out, map[string]any{"apiVersion": "v1", "kind": "List", "items": items}, false)
	}
	if len(found) == 0 {
		fmt.Fprintln(o.Session.Err, "No resources found")
		return nil
	}
	printTable(o.Session.Out, found, o.Output.Wide(), o.noHeaders, o.clock.Now())
	return nil
}

func printTable(out io.Writer, found []unstructured.Unstructured, wide, noHeaders bool, now time.Time) {
	header := []string{"CLUSTER", "NAMESPACE", "KIND", "NAME", "AGE"}
	if wide {
		header = append(header, "IMAGES", "LABELS")
	}
	rows := [][]output.Cell{output.Text(header...)}
	for i := range found {
		f := &found[i]
		age := ""
		if created := f.GetCreationTimestamp(); !created.IsZero() {
			age = duration.HumanDuration(now.Sub(created.Time))
		}
		row := []string{f.GetAnnotations()[names.CachedFromCluster], f.GetNamespace(), f.GetKind(), f.GetName(), age}
		if wide {
			var labels []string
			for _, key := range slices.Sorted(maps.Keys(f.GetLabels())) {
				labels = append(labels, key+"="+f.GetLabels()[key])
			}
			row = append(row, strings.Join(images(f.Object["spec"]), ","), strings.Join(labels, ","))
		}
		rows = append(rows, output.Text(row...))
	}
	if noHeaders {
		for i := range rows[0] {
			rows[0][i].Text = ""
		}
	}
	output.Terminal{Writer: out}.Table(rows)
}

// images returns the images of all containers in a value, without duplicates.
func images(value any) (out []string) {
	switch v := value.(type) {
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			if image, ok := v[key].(string); ok && key == "image" {
				out = append(out, image)
			} else {
				out = append(out, images(v[key])...)
			}
		}
	case []any:
		for i := range v {
			out = append(out, images(v[i])...)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
