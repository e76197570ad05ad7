// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package upgrade

import (
	"context"
	"fmt"
	"reflect"

	"sigs.k8s.io/controller-runtime/pkg/client"
)

// listOnce is a reader that sends equal list requests once: all bindings are rendered with the same policies, customizations and
// clusters. Its lists share their items, which callers must not change. It is not safe for concurrent use.
type listOnce struct {
	client.Reader
	lists map[string]client.ObjectList
}

// List implements client.Reader.
func (l *listOnce) List(ctx context.Context, list client.ObjectList, opts ...client.ListOption) error {
	var o client.ListOptions
	o.ApplyOptions(opts)
	key := fmt.Sprintf("%T %s %s %v %v", list, list.GetObjectKind().GroupVersionKind(), o.Namespace, o.LabelSelector, o.FieldSelector)
	if known, ok := l.lists[key]; ok {
		reflect.ValueOf(list).Elem().Set(reflect.ValueOf(known).Elem())
		return nil
	}
	if err := l.Reader.List(ctx, list, opts...); err != nil {
		return err
	}
	known := reflect.New(reflect.TypeOf(list).Elem())
	known.Elem().Set(reflect.ValueOf(list).Elem())
	l.lists[key] = known.Interface().(client.ObjectList)
	return nil
}
