// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package get

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"sync"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/cli-runtime/pkg/printers"
	"k8s.io/cli-runtime/pkg/resource"

	"karmada.io/karmada/internal/cli/access"
)

// watchEvent is an event with one object or one table of objects.
type watchEvent struct {
	from    source
	mapping *meta.RESTMapping
	kind    watch.EventType
	object  runtime.Object
}

var errSeveralKinds = errors.New(
	"watch is only supported on individual resources and resource collections - more than 1 resource was found")

// runWatch prints events until ctx is done or the watches of all sources have ended. If a source fails, the others continue.
func (o *options) runWatch(ctx context.Context, sources []source) error {
	printEvent, err := o.eventPrinter()
	if err != nil {
		return err
	}
	events := make(chan watchEvent)
	var watches sync.WaitGroup
	responses := make([]response, len(sources))
	for i, from := range sources {
		watches.Go(func() { responses[i] = o.watchOne(ctx, from, events) })
	}
	go func() {
		watches.Wait()
		close(events)
	}()
	for {
		select {
		case <-ctx.Done():
			return nil
		case event, open := <-events:
			if !open {
				var failed failures
				for _, r := range responses {
					failed.add(r)
				}
				return o.report(&failed, failed.all())
			}
			if err := printEvent(event); err != nil {
				return fmt.Errorf("print event of cluster(%s): %w", event.from.title(), err)
			}
		}
	}
}

// retryDelays are the delays between attempts to watch a member that does not respond.
const (
	minRetryDelay = time.Second
	maxRetryDelay = 30 * time.Second
)

// watchOne sends the existing objects of one source, then all events. If the watch ends, it lists the objects again and sends those
// that changed. It returns if ctx is done, or if a retry would not help. A watch of the control plane only ends as in kubectl.
func (o *options) watchOne(ctx context.Context, from source, events chan<- watchEvent) response {
	w := &watcher{options: o, source: from, events: events}
	delay := minRetryDelay
	for {
		listed, err := w.listAndWatch(ctx)
		switch {
		case ctx.Err() != nil:
			return response{source: from}
		case o.scope == access.Karmada && isConnectionError(err):
			return response{source: from, unreachable: err}
		case o.scope == access.Karmada, err != nil && !transient(err):
			return response{source: from, errs: from.wrap(err)}
		case o.requireAll && !w.listed:
			return response{source: from, unreachable: err}
		case listed:
			delay = minRetryDelay
		}
		// The other watches continue, so the user would not notice.
		if err != nil && !w.warned {
			fmt.Fprintf(o.session.Err, "warning: cluster(%s) does not respond, trying again: %v\n", from.title(), err)
		}
		w.warned = err != nil
		select {
		case <-ctx.Done():
			return response{source: from}
		case <-time.After(delay):
		}
		delay = min(2*delay, maxRetryDelay)
	}
}

func isConnectionError(err error) bool {
	_, failed := errors.AsType[*url.Error](err)
	return failed
}

// transient reports whether a watch that failed can succeed later.
func transient(err error) bool {
	if _, isStatus := errors.AsType[*apierrors.StatusError](err); !isStatus {
		return !errors.Is(err, errSeveralKinds) && !isUnknownKind(err)
	}
	return apierrors.IsServerTimeout(err) || apierrors.IsTimeout(err) || apierrors.IsTooManyRequests(err) ||
		apierrors.IsServiceUnavailable(err) || apierrors.IsInternalError(err) ||
		apierrors.IsResourceExpired(err) ||
		apierrors.IsGone(err)
}

// watcher watches one source.
type watcher struct {
	*options
	source
	events chan<- watchEvent
	// listed reports whether the objects were listed before; warned whether the user was warned since the last response.
	listed, warned bool
	// known holds the objects as they were sent last, by UID.
	known map[types.UID]known
}

// known is an object that was sent.
type known struct {
	version string
	object  runtime.Object
}

// listAndWatch lists the objects and watches them until the watch ends. listed reports whether the source responded.
func (w *watcher) listAndWatch(ctx context.Context) (listed bool, err error) {
	if err := w.probe(ctx, w.warnForeign); err != nil {
		return false, err
	}
	single := false
	result := w.builder(w.source, w.args).Do().IntoSingleItemImplied(&single)
	infos, err := result.Infos()
	if w.ignoreNotFound && apierrors.IsNotFound(err) {
		return true, nil
	}
	if err == nil {
		err = watchable(infos)
	}
	if err != nil {
		return false, err
	}
	send := func(kind watch.EventType, object runtime.Object) bool {
		select {
		case w.events <- watchEvent{from: w.source, mapping: infos[0].Mapping, kind: kind, object: object}:
			return true
		case <-ctx.Done():
			return false
		}
	}
	if !w.sendListed(infos, send) {
		return true, nil
	}
	w.listed, w.warned = true, false
	watched, err := result.Watch(infos[0].ResourceVersion)
	if err != nil {
		return true, err
	}
	defer watched.Stop()
	return true, w.forwardEvents(ctx, watched, send)
}

// sendListed sends all objects the first time, and later those that differ from their last sent version.
func (w *watcher) sendListed(infos []*resource.Info, send func(watch.EventType, runtime.Object) bool) bool {
	before := w.known
	w.known = map[types.UID]known{}
	for _, info := range infos {
		var changed []watchEvent
		for _, one := range separate(info.Object) {
			id, version := identity(one)
			old, found := before[id]
			delete(before, id)
			w.known[id] = known{version, one}
			switch {
			case !found:
				changed = append(changed, watchEvent{kind: watch.Added, object: one})
			case old.version != version:
				changed = append(changed, watchEvent{kind: watch.Modified, object: one})
			}
		}
		switch {
		case w.listed:
		case w.watchOnly && w.printsTables():
			// Servers send the columns with the first table only, so print its header without rows.
			changed = []watchEvent{{object: info.Object}}
		case w.watchOnly:
			changed = nil
		default:
			changed = []watchEvent{{kind: watch.Added, object: info.Object}}
		}
		for _, event := range changed {
			if !send(event.kind, event.object) {
				return false
			}
		}
	}
	for _, old := range before {
		if !send(watch.Deleted, old.object) {
			return false
		}
	}
	return true
}

// separate returns the objects in a list, or a table for each row.
func separate(object runtime.Object) []runtime.Object {
	if raw, ok := object.(*unstructured.Unstructured); ok && raw.GetKind() == "Table" {
		rows, _, _ := unstructured.NestedSlice(raw.Object, "rows")
		out := make([]runtime.Object, 0, len(rows))
		for _, row := range rows {
			one := &unstructured.Unstructured{Object: map[string]any{
				"apiVersion": raw.GetAPIVersion(), "kind": "Table", "columnDefinitions": raw.Object["columnDefinitions"], "rows": []any{row},
			}}
			out = append(out, one)
		}
		return out
	}
	if meta.IsListType(object) {
		if items, err := meta.ExtractList(object); err == nil {
			return items
		}
	}
	return []runtime.Object{object}
}

// identity returns the UID and the resource version of an object, or of the first row of a table.
func identity(object runtime.Object) (id types.UID, version string) {
	raw, ok := object.(*unstructured.Unstructured)
	if !ok {
		return "", ""
	}
	if rows, _, _ := unstructured.NestedSlice(raw.Object, "rows"); raw.GetKind() == "Table" && len(rows) > 0 {
		row, _ := rows[0].(map[string]any)
		content, _ := row["object"].(map[string]any)
		raw = &unstructured.Unstructured{Object: content}
	}
	id = raw.GetUID()
	if id == "" {
		id = types.UID(raw.GetNamespace() + "/" + raw.GetName())
	}
	return id, raw.GetResourceVersion()
}

// watchable returns an error unless the objects are one object or one list.
func watchable(infos []*resource.Info) error {
	if len(infos) == 0 {
		return errors.New("no resources to watch")
	}
	for _, info := range infos {
		if info.Mapping.Resource != infos[0].Mapping.Resource || info.Name != "" && len(infos) > 1 {
			return errSeveralKinds
		}
	}
	return nil
}

// forwardEvents sends the events of a watch until it ends.
func (w *watcher) forwardEvents(ctx context.Context, watched watch.Interface, send func(watch.EventType, runtime.Object) bool) error {
	for {
		select {
		case <-ctx.Done():
			return nil
		case event, open := <-watched.ResultChan():
			switch {
			case !open:
				return nil // servers end a watch after some minutes, and when they stop
			case event.Type == watch.Error:
				return apierrors.FromObject(event.Object)
			case event.Type == watch.Bookmark:
				continue
			}
			id, version := identity(event.Object)
			if w.known[id] = (known{version, event.Object}); event.Type == watch.Deleted {
				delete(w.known, id)
			}
			if !send(event.Type, event.Object) {
				return nil
			}
		}
	}
}

// eventPrinter returns a function that prints one event.
func (o *options) eventPrinter() (func(watchEvent) error, error) {
	if o.printsTables() {
		return o.eventTable(), nil
	}
	printer, err := o.documentPrinter()
	if err != nil {
		return nil, err
	}
	return func(event watchEvent) error {
		objects := []runtime.Object{event.object}
		if meta.IsListType(event.object) {
			if objects, err = meta.ExtractList(event.object); err != nil {
				return err
			}
		}
		for _, object := range objects {
			if err := printer.PrintObj(o.withEvent(event.kind, object), o.session.Out); err != nil {
				return err
			}
		}
		return nil
	}, nil
}

// eventTable returns a function that prints events as rows of one table.
func (o *options) eventTable() func(watchEvent) error {
	var printer printers.ResourcePrinter
	// Columns by cluster: servers send them with the first table of a watch only.
	columns := map[string][]metav1.TableColumnDefinition{}
	writer := printers.GetNewTabWriter(o.session.Out)
	return func(event watchEvent) error {
		table, err := asTable(event.object)
		if err != nil {
			return err
		}
		if len(table.ColumnDefinitions) > 0 {
			columns[event.from.cluster] = table.ColumnDefinitions
		}
		table.ColumnDefinitions = columns[event.from.cluster]
		if event.kind == "" {
			table.Rows = nil
		}
		// Karmada compatible: in a watch, rows of the control plane show the label, too.
		o.addClusterColumns(table, &response{source: event.from}, false)
		if event.mapping.Resource.GroupResource() == pods {
			hideLastColumn(table)
		}
		for i := range table.ColumnDefinitions {
			// The printer repeats the headers if a description changes.
			table.ColumnDefinitions[i].Description = ""
		}
		if printer == nil {
			printer = o.printer(event.mapping, false)
		}
		if len(table.Rows) == 0 {
			return nil
		}
		if err := printer.PrintObj(o.withEvent(event.kind, table), writer); err != nil {
			return err
		}
		return writer.Flush()
	}
}

func (o *options) withEvent(kind watch.EventType, object runtime.Object) runtime.Object {
	if !o.watchEvents {
		return object
	}
	return &metav1.WatchEvent{Type: string(kind), Object: runtime.RawExtension{Object: object}}
}
