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

// change is one object, or one table of objects, to be shown.
type change struct {
	from    source
	mapping *meta.RESTMapping
	kind    watch.EventType
	object  runtime.Object
}

// errSeveralKinds says what cannot be watched.
var errSeveralKinds = errors.New("watch is only supported on individual resources and resource collections - more than 1 resource was found")

// runWatch shows changes until the user interrupts it or all sources have ended. A source that fails says so at once; the
// others go on.
func (o *options) runWatch(ctx context.Context, sources []source) error {
	changes := make(chan change)
	var watching sync.WaitGroup
	failures := make([][]error, len(sources))
	for i, from := range sources {
		watching.Go(func() { failures[i] = o.watchOne(ctx, from, changes) })
	}
	go func() {
		watching.Wait()
		close(changes)
	}()

	show, err := o.changePrinter()
	if err != nil {
		return err
	}
	var errs []error
	for {
		select {
		case <-ctx.Done():
			return nil
		case next, open := <-changes:
			if !open {
				for _, failed := range failures {
					errs = append(errs, failed...)
				}
				return utilerrors.NewAggregate(errs)
			}
			if err := show(next); err != nil {
				return fmt.Errorf("print change in cluster(%s): %w", next.from.title(), err)
			}
		}
	}
}

// watchOne sends the objects of one source as they are, then every change.
func (o *options) watchOne(ctx context.Context, from source, changes chan<- change) []error {
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
		return from.named(err)
	}
	send := func(kind watch.EventType, object runtime.Object) bool {
		select {
		case changes <- change{from: from, mapping: infos[0].Mapping, kind: kind, object: object}:
			return true
		case <-ctx.Done():
			return false
		}
	}
	for _, info := range infos {
		if o.watchOnly {
			// An empty table still brings the columns, which servers send only once.
			if o.human() {
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
		return from.named(err)
	}
	defer watched.Stop()
	return o.follow(ctx, from, watched, send)
}

// watchable says whether the objects found are all of one kind, and either one object or a list.
func watchable(infos []*resource.Info) error {
	if len(infos) == 0 {
		return errors.New("there is nothing to watch")
	}
	for _, info := range infos {
		if info.Mapping.Resource != infos[0].Mapping.Resource || info.Name != "" && len(infos) > 1 {
			return errSeveralKinds
		}
	}
	return nil
}

func (o *options) follow(ctx context.Context, from source, watched watch.Interface, send func(watch.EventType, runtime.Object) bool) []error {
	for {
		select {
		case <-ctx.Done():
			return nil
		case event, open := <-watched.ResultChan():
			switch {
			case !open && o.scope == access.Karmada:
				return nil
			case !open:
				// The other sources go on, so the user would take silence for peace.
				fmt.Fprintf(o.session.Err, "warning: cluster(%s) ended the watch\n", from.title())
				return nil
			case event.Type == watch.Error:
				return from.named(apierrors.FromObject(event.Object))
			case event.Type == watch.Bookmark:
			case !send(event.Type, event.Object):
				return nil
			}
		}
	}
}

// changePrinter makes the function that shows one change.
func (o *options) changePrinter() (func(change) error, error) {
	if o.human() {
		return o.changeTable(), nil
	}
	printer, err := o.documentPrinter()
	if err != nil {
		return nil, err
	}
	return func(next change) error {
		objects := []runtime.Object{next.object}
		if meta.IsListType(next.object) {
			if objects, err = meta.ExtractList(next.object); err != nil {
				return err
			}
		}
		for _, object := range objects {
			if err := printer.PrintObj(o.withEvent(next.kind, object), o.session.Out); err != nil {
				return err
			}
		}
		return nil
	}, nil
}

// changeTable shows changes as rows of one table.
func (o *options) changeTable() func(change) error {
	var printer printers.ResourcePrinter
	// Servers send the columns with the first table of a watch only.
	columns := map[string][]metav1.TableColumnDefinition{}
	writer := printers.GetNewTabWriter(o.session.Out)
	return func(next change) error {
		table, err := asTable(next.object)
		if err != nil {
			return err
		}
		if len(table.ColumnDefinitions) > 0 {
			columns[next.from.cluster] = table.ColumnDefinitions
		}
		table.ColumnDefinitions = columns[next.from.cluster]
		if next.kind == "" {
			table.Rows = nil
		}
		// Karmada compatible: in a watch, rows of the control plane say whether they carry the label, too.
		addClusterColumns(table, next.from, false)
		if next.mapping.Resource.GroupResource() == pods {
			hideLastColumn(table)
		}
		for i := range table.ColumnDefinitions {
			// The printer repeats the headers whenever anything about the columns changes.
			table.ColumnDefinitions[i].Description = ""
		}
		if printer == nil {
			printer = o.printer(next.mapping, false)
		}
		if len(table.Rows) == 0 {
			return nil
		}
		if err := printer.PrintObj(o.withEvent(next.kind, table), writer); err != nil {
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
