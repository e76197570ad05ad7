// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"context"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metainternalversion "k8s.io/apimachinery/pkg/apis/meta/internalversion"
	metainternalversionscheme "k8s.io/apimachinery/pkg/apis/meta/internalversion/scheme"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/fields"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/types"
	utilnet "k8s.io/apimachinery/pkg/util/net"
	"k8s.io/apiserver/pkg/endpoints/request"
	"k8s.io/apiserver/pkg/storage"

	"karmada.io/karmada/internal/component/serving"
	"karmada.io/karmada/internal/search/cache"
	"karmada.io/karmada/internal/search/revision"
)

// readBound bounds how long a read waits for members whose first list is in progress, or for a write to be visible.
const readBound = 2 * time.Second

// maxMatched limits the results of a label selector that a request keeps. Watches are long.
const maxMatched = 10_000

// read is a request to read cached objects of one kind.
type read struct {
	*output
	caches    *cache.Caches
	namespace string
	label     labels.Selector
	field     fields.Selector
	options   metainternalversion.ListOptions
	// matched holds results of label, by labels: most objects share their labels with others.
	matched map[cache.Pairs]bool
}

// newRead parses a request.
func (p *proxy) newRead(r *http.Request, mapping *meta.RESTMapping, info *request.RequestInfo) (*read, error) {
	chosen, ok := formatOf(r)
	if !ok {
		return nil, serving.NewError(http.StatusNotAcceptable, metav1.StatusReasonNotAcceptable,
			"only the following media types are accepted: application/json")
	}
	out := &read{
		caches: p.caches, namespace: info.Namespace, matched: map[cache.Pairs]bool{}, label: labels.Everything(), field: fields.Everything(),
		output: &output{
			format: chosen, mapping: mapping, tables: p.tables, include: metav1.IncludeObjectPolicy(r.URL.Query().Get("includeObject")),
		},
	}
	if mapping.GroupVersionKind.Group == "" && mapping.GroupVersionKind.Kind == "Namespace" {
		out.namespace = "" // the namespace in the path is the name of the object
	}
	if err := metainternalversionscheme.ParameterCodec.DecodeParameters(r.URL.Query(), metav1.SchemeGroupVersion, &out.options); err != nil {
		return nil, apierrors.NewBadRequest(err.Error())
	}
	if out.options.LabelSelector != nil {
		out.label = out.options.LabelSelector
	}
	if out.options.FieldSelector != nil {
		out.field = out.options.FieldSelector
	}
	for _, requirement := range out.field.Requirements() {
		if !cache.Selectable(mapping.GroupVersionKind.GroupKind(), requirement.Field) {
			return nil, apierrors.NewBadRequest(fmt.Sprintf("field label not supported: %s", requirement.Field))
		}
	}
	return out, nil
}

// selects reports whether the selectors of the request select an object with labels and fields.
func (r *read) selects(o *cache.Object, s cache.Selected) bool {
	if r.namespace != "" && o.Namespace() != r.namespace || !r.label.Empty() && !r.matches(s.Labels) {
		return false
	}
	return r.field.Empty() || r.field.Matches(objectFields{o, s.Fields})
}

// matches reports whether the label selector selects labels. It must not be called concurrently.
func (r *read) matches(l cache.Pairs) bool {
	matches, known := r.matched[l]
	if known {
		return matches
	}
	matches = r.label.Matches(l)
	if len(r.matched) < maxMatched {
		r.matched[l] = matches
	}
	return matches
}

func selected(o *cache.Object) cache.Selected {
	return cache.Selected{Labels: o.Labels(), Fields: o.Fields()}
}

// objectFields implements fields.Fields.
type objectFields struct {
	object *cache.Object
	values cache.Pairs
}

func (f objectFields) Has(field string) bool { return f.Get(field) != "" }

func (f objectFields) Get(field string) string {
	switch field {
	case "metadata.name":
		return f.object.Name()
	case "metadata.namespace":
		return f.object.Namespace()
	}
	return f.values.Get(field)
}

// sources returns the caches to read from. It adds a warning to the response about clusters that are omitted or outdated.
func (p *proxy) sources(ctx context.Context, w http.ResponseWriter, r *read) []cache.Source {
	kind := r.mapping.GroupVersionKind
	sources, omitted := p.caches.Sources(ctx, kind, readBound)
	if r.options.ResourceVersion == "" {
		p.written.wait(ctx, kind, sources)
	}
	if text := warning(kind.Kind, sources, omitted); text != "" {
		if header, err := utilnet.NewWarningHeader(299, "karmada-search", text); err == nil {
			w.Header().Add("Warning", header)
		}
	}
	return sources
}

// warning describes the clusters that are omitted or outdated, or returns "".
func warning(kind string, sources []cache.Source, omitted map[string]cache.Reason) string {
	const shown = 5
	list := func(names []string) string {
		if len(names) > shown {
			return fmt.Sprintf("%s and %d more", strings.Join(names[:shown], ", "), len(names)-shown)
		}
		return strings.Join(names, ", ")
	}
	var parts []string
	if len(omitted) > 0 {
		parts = append(parts, fmt.Sprintf("objects of kind %s of %d of %d clusters are not included: %s", kind, len(omitted),
			len(omitted)+len(sources), list(described(omitted))))
	}
	var outdated []string
	for _, s := range sources {
		if s.Outdated {
			outdated = append(outdated, s.Cluster)
		}
	}
	if len(outdated) > 0 {
		parts = append(parts, fmt.Sprintf("objects of kind %s may be outdated, because these clusters are not reachable: %s", kind,
			list(outdated)))
	}
	return strings.Join(parts, "; ")
}

// described returns clusters with the reasons why they are omitted, sorted.
func described(omitted map[string]cache.Reason) (out []string) {
	for _, cluster := range slices.Sorted(maps.Keys(omitted)) {
		out = append(out, fmt.Sprintf("%s (%s)", cluster, omitted[cluster]))
	}
	return out
}

// list serves a list from the caches: clusters in the order of their names, objects in the order of namespaces and names.
func (p *proxy) list(w http.ResponseWriter, req *http.Request, r *read) error {
	sources := p.sources(req.Context(), w, r)
	if err := r.awaitVersion(req.Context(), sources); err != nil {
		return err
	}
	from := revision.Continue{}
	if token := r.options.Continue; token != "" {
		var ok bool
		if from, ok = revision.DecodeContinue(token); !ok {
			return apierrors.NewBadRequest("continue key is not valid: it must be the value that the previous page returned")
		}
	}
	items, next, versions := r.page(sources, from, r.options.Limit)
	list := metav1.ListMeta{ResourceVersion: versions.Encode()}
	if from.Version != "" {
		// All pages have the version of the first: a watch from it repeats what changed while the list was read.
		list.ResourceVersion = from.Version
	}
	if next.Cluster != "" {
		next.Version = list.ResourceVersion
		list.Continue = next.Encode()
	}
	return r.writeList(req.Context(), w, list, items)
}

// awaitVersion waits until the caches have the resource version of the request, but not longer than readBound. If one of them has not,
// the error is the one of kube-apiserver for a resource version of the future; clients list again.
func (r *read) awaitVersion(ctx context.Context, sources []cache.Source) error {
	wanted, ok := revision.Decode(r.options.ResourceVersion)
	if !ok {
		return nil
	}
	deadline := time.Now().Add(readBound) //nolint:forbidigo // it bounds a wait
	for i := range sources {
		s := &sources[i]
		for wanted[s.Cluster] > s.Current() {
			if s.Outdated || !time.Now().Before(deadline) { //nolint:forbidigo // see above
				return tooLarge(s.Cluster, wanted[s.Cluster], s.Current())
			}
			select {
			case <-ctx.Done():
				return ctx.Err()
			case <-time.After(5 * time.Millisecond):
			}
		}
	}
	return nil
}

// tooLarge returns the error for a resource version that a cluster has not reached. Clients recognize its cause.
func tooLarge(cluster string, wanted, current uint64) *apierrors.StatusError {
	err := storage.NewTooLargeResourceVersionError(wanted, current, 1).(*apierrors.StatusError) //nolint:errorlint // always
	err.ErrStatus.Message = fmt.Sprintf("cluster %s: %s", cluster, err.ErrStatus.Message)
	return err
}

// page returns up to limit objects; 0 means all. If there may be more, next is the position of the first one.
func (r *read) page(sources []cache.Source, from revision.Continue, limit int64) (
	items []*cache.Object, next revision.Continue, versions revision.Set,
) {
	versions = revision.Set{}
	for _, s := range sources {
		view, _ := s.View()
		versions[s.Cluster] = view.Version
		if s.Cluster < from.Cluster || next.Cluster != "" {
			continue
		}
		if limit > 0 && int64(len(items)) >= limit {
			next = revision.Continue{Cluster: s.Cluster}
			continue
		}
		after := types.NamespacedName{}
		if s.Cluster == from.Cluster {
			namespace, name, _ := strings.Cut(from.Position, "/")
			after = types.NamespacedName{Namespace: namespace, Name: name}
		}
		view.Ascend(r.namespace, after, func(o *cache.Object) bool {
			if !r.selects(o, selected(o)) {
				return true
			}
			if limit > 0 && int64(len(items)) >= limit {
				last := items[len(items)-1]
				next = revision.Continue{Cluster: s.Cluster, Position: last.Namespace() + "/" + last.Name()}
				return false
			}
			items = append(items, o)
			return true
		})
	}
	return items, next, versions
}

// find returns the caches that hold an object.
func find(sources []cache.Source, key types.NamespacedName) (objects []*cache.Object, holders []cache.Source) {
	for _, s := range sources {
		view, _ := s.View()
		if o, ok := view.Get(key); ok {
			objects, holders = append(objects, o), append(holders, s)
		}
	}
	return objects, holders
}

// one returns the only cache that holds an object. The contract defines its errors.
func one(sources []cache.Source, mapping *meta.RESTMapping, key types.NamespacedName) (*cache.Object, cache.Source, error) {
	objects, holders := find(sources, key)
	resource := mapping.Resource.GroupResource()
	switch len(objects) {
	case 0:
		return nil, cache.Source{}, apierrors.NewNotFound(resource, key.Name)
	case 1:
		return objects[0], holders[0], nil
	}
	var clusters []string
	for _, h := range holders {
		clusters = append(clusters, h.Cluster)
	}
	return nil, cache.Source{}, apierrors.NewConflict(resource, key.Name,
		fmt.Errorf("ambiguous objects in clusters [%s]", strings.Join(clusters, ", ")))
}

// orUnavailable returns an error if clusters without a cache of the kind may have an object, in addition to other clusters or
// alone. Otherwise it returns err, the result of the search in the caches.
func (p *proxy) orUnavailable(ctx context.Context, err error, mapping *meta.RESTMapping, name string) error {
	if err != nil && !apierrors.IsNotFound(err) {
		return err
	}
	_, omitted := p.caches.Sources(ctx, mapping.GroupVersionKind, 0)
	for _, s := range p.caches.Stores()[mapping.GroupVersionKind] {
		if s.Synced() {
			delete(omitted, s.Cluster)
		}
	}
	if len(omitted) == 0 {
		return err
	}
	return serving.NewError(http.StatusServiceUnavailable, metav1.StatusReasonServiceUnavailable, fmt.Sprintf(
		"%s %q may exist in clusters that are not cached: %s; repeat the request later, or with the "+
			"metadata.resourceVersion of the object that was read",
		mapping.Resource.GroupResource(), name, strings.Join(described(omitted), ", ")))
}

// get serves one object. An object of which parts are not cached is read from its cluster by toMember.
func (p *proxy) get(w http.ResponseWriter, req *http.Request, r *read, name string, toMember func(cluster string) error) error {
	key := types.NamespacedName{Namespace: r.namespace, Name: name}
	object, source, err := one(p.sources(req.Context(), w, r), r.mapping, key)
	if err != nil {
		return err
	}
	if !source.Complete && r.format == formatObject {
		return toMember(source.Cluster)
	}
	raw, err := r.appendObject(req.Context(), nil, object, revision.Set{source.Cluster: object.Version()}.Encode())
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Content-Length", strconv.Itoa(len(raw)))
	_, _ = w.Write(raw) //nolint:gosec // JSON, not HTML; the client may have disconnected
	return nil
}
