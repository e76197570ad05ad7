// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package get

import (
	"context"
	"errors"
	"fmt"
	"sync"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	utilerrors "k8s.io/apimachinery/pkg/util/errors"
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
	events := make(chan watchEvent)
	var watches sync.WaitGroup
	failures := make([][]error, len(sources))
	for i, from := range sources {
		watches.Go(func() { failures[i] = o.watchOne(ctx, from, events) })
	}
	go func() {
		watches.Wait()
		close(events)
	}()

	printEvent, err := o.eventPrinter()
	if err != nil {
		return err
	}
	var errs []error
	for {
		select {
		case <-ctx.Done():
			return nil
		case event, open := <-events:
			if !open {
				for _, failed := range failures {
					errs = append(errs, failed...)
				}
				return utilerrors.NewAggregate(errs)
			}
			if err := printEvent(event); err != nil {
				return fmt.Errorf("print event of cluster(%s): %w", event.from.title(), err)
			}
		}
	}
}

// watchOne sends the existing objects of one source, then all events.
func (o *options) watchOne(ctx context.Context, from source, events chan<- watchEvent) []error {
	if err := from.probe(ctx); err != nil {
		return []error{err}
	}
	single := false
	result := o.builder(from).Do().IntoSingleItemImplied(&single)
	infos, err := result.Infos()
	if o.ignoreNotFound && apierrors.IsNotFound(err) {
		return nil
	}
	if err == nil {
		err = watchable(infos)
	}
	if err != nil {
		return from.wrap(err)
	}
	send := func(kind watch.EventType, object runtime.Object) bool {
		select {
		case events <- watchEvent{from: from, mapping: infos[0].Mapping, kind: kind, object: object}:
			return true
		case <-ctx.Done():
			return false
		}
	}
	for _, info := range infos {
		if o.watchOnly {
			// Servers send the columns with the first table only, so print its header without rows.
			if o.printsTables() {
				send("", info.Object)
			}
			continue
		}
		if !send(watch.Added, info.Object) {
			return nil
		}
	}
	watched, err := result.Watch(infos[0].ResourceVersion)
	if err != nil {
		return from.wrap(err)
	}
	defer watched.Stop()
	return o.forwardEvents(ctx, from, watched, send)
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
func (o *options) forwardEvents(
	ctx context.Context, from source, watched watch.Interface, send func(watch.EventType, runtime.Object) bool,
) []error {
	for {
		select {
		case <-ctx.Done():
			return nil
		case event, open := <-watched.ResultChan():
			switch {
			case !open && o.scope == access.Karmada:
				return nil
			case !open:
				// The other watches continue, so the user would not notice.
				fmt.Fprintf(o.session.Err, "warning: cluster(%s) ended the watch\n", from.title())
				return nil
			case event.Type == watch.Error:
				return from.wrap(apierrors.FromObject(event.Object))
			case event.Type == watch.Bookmark:
			case !send(event.Type, event.Object):
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
		addClusterColumns(table, event.from, false)
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
