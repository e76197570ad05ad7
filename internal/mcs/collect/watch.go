// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package collect

import (
	"context"
	"strings"
	"sync"
	"time"

	discoveryv1 "k8s.io/api/discovery/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	apiwatch "k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/dynamic"
	toolscache "k8s.io/client-go/tools/cache"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"

	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/names"
)

var slicesResource = discoveryv1.SchemeGroupVersion.WithResource("endpointslices")

const (
	// maxSelector is the maximum length of the names of Services in the selector of a watch. With more Services, the EndpointSlices
	// of all Services are watched: proxies limit the length of a URL.
	maxSelector = 4096
	// byService is the index of EndpointSlices by their Service.
	byService = "service"
)

// sliceWatch watches the EndpointSlices of Services in one member. The zero value watches nothing.
type sliceWatch struct {
	changed func(service types.NamespacedName)
	synced  func()
	// connected is called after each list and each start of a watch, before their objects are used.
	connected func()
	clock     clock.PassiveClock

	mu      sync.Mutex // guards the fields below
	started time.Time  // time of the last start
	current *selection // nil if nothing is watched
	next    *selection // replaces current when its first list is complete; nil if none is starting
}

// selection is a watch of the EndpointSlices of some Services.
type selection struct {
	names    sets.Set[string] // names of the watched Services; nil means all
	informer toolscache.SharedIndexInformer
	stop     context.CancelFunc
}

func (s *selection) includes(service string) bool {
	return s != nil && (s.names == nil || s.names.Has(service))
}

func (s *selection) end() {
	if s != nil {
		s.stop()
	}
}

// cover starts the watch, or another one if it does not include a Service. It reports whether the first list is complete; if not, wait
// is the delay before the next call, or 0 if synced will be called. requested returns the names of all Services to watch. A watch
// is not stopped before the one that replaces it has listed: the Services that it includes are reported without interruption.
func (w *sliceWatch) cover(
	ctx context.Context, member dynamic.Interface, service string, requested func() sets.Set[string],
) (synced bool, wait time.Duration) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.current.includes(service) || w.next.includes(service) {
		return w.current.includes(service) && w.current.informer.HasSynced(), 0
	}
	if w.current != nil {
		// Many Services may be requested one after the other. Each restart lists the EndpointSlices of all of them.
		if wait := minInterval - w.clock.Since(w.started); wait > 0 {
			return false, wait
		}
	}
	w.started = w.clock.Now()
	services := requested()
	services.Insert(service)
	s := &selection{names: services}
	ctx, s.stop = context.WithCancel(ctx)
	selector := discoveryv1.LabelManagedBy + " notin (" + names.ImportedBy + "," + names.DispatchedBy + "," + names.ClusterSetBy + "),"
	if list := strings.Join(sets.List(services), ","); len(list) <= maxSelector {
		selector += discoveryv1.LabelServiceName + " in (" + list + ")"
	} else {
		selector += discoveryv1.LabelServiceName
		s.names = nil
	}
	s.informer = newInformer(member, selector, w.changed, w.connected)
	if w.current == nil {
		w.current = s
	} else {
		w.next.end()
		w.next = s
	}
	go s.informer.RunWithContext(ctx)
	go func() {
		if toolscache.WaitForCacheSync(ctx.Done(), s.informer.HasSynced) {
			w.use(s)
			w.synced()
		}
	}()
	return false, 0
}

// use replaces the current watch with the next one.
func (w *sliceWatch) use(s *selection) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.next == s {
		w.current.end()
		w.current, w.next = s, nil
	}
}

// end stops the watch.
func (w *sliceWatch) end() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.current.end()
	w.next.end()
	w.current, w.next = nil, nil
}

// slices returns the EndpointSlices of a Service.
func (w *sliceWatch) slices(service types.NamespacedName) (out []*discoveryv1.EndpointSlice, err error) {
	w.mu.Lock()
	current := w.current
	w.mu.Unlock()
	if current == nil {
		return nil, nil
	}
	found, err := current.informer.GetIndexer().ByIndex(byService, service.String())
	for _, o := range found {
		if slice, ok := o.(*discoveryv1.EndpointSlice); ok {
			out = append(out, slice)
		}
	}
	return out, err
}

func serviceOf(slice metav1.Object) types.NamespacedName {
	return types.NamespacedName{Namespace: slice.GetNamespace(), Name: slice.GetLabels()[discoveryv1.LabelServiceName]}
}

// newInformer returns an informer of EndpointSlices. It keeps only the part that is reported.
func newInformer(
	member dynamic.Interface, selector string, changed func(types.NamespacedName), connected func(),
) toolscache.SharedIndexInformer {
	resource := member.Resource(slicesResource)
	lw := &toolscache.ListWatch{
		ListWithContextFunc: func(ctx context.Context, o metav1.ListOptions) (runtime.Object, error) {
			o.LabelSelector = selector
			defer connected()
			return resource.List(ctx, o)
		},
		WatchFuncWithContext: func(ctx context.Context, o metav1.ListOptions) (apiwatch.Interface, error) {
			o.LabelSelector = selector
			defer connected()
			return resource.Watch(ctx, o)
		},
	}
	informer := toolscache.NewSharedIndexInformer(unlistened{lw}, &unstructured.Unstructured{}, 0, toolscache.Indexers{
		byService: func(o any) ([]string, error) {
			slice, ok := o.(metav1.Object)
			if !ok {
				return nil, nil
			}
			return []string{serviceOf(slice).String()}, nil
		},
	})
	_ = informer.SetTransform(collected) // it fails only if the informer runs
	_ = informer.SetWatchErrorHandlerWithContext(func(ctx context.Context, _ *toolscache.Reflector, err error) {
		log := ctrl.LoggerFrom(ctx)
		if apierrors.IsBadRequest(err) || apierrors.IsForbidden(err) {
			// The member is reachable: no condition of the cluster reports the failure.
			log.Error(err, "Failed to watch EndpointSlices; their Services are not reported")
			return
		}
		log.V(1).Info("Failed to watch EndpointSlices; retrying", "err", err.Error())
	})
	notify := func(o any) {
		if gone, ok := o.(toolscache.DeletedFinalStateUnknown); ok {
			o = gone.Obj
		}
		if slice, ok := o.(metav1.Object); ok {
			changed(serviceOf(slice))
		}
	}
	_, _ = informer.AddEventHandler(toolscache.ResourceEventHandlerFuncs{ // it fails only if the informer has stopped
		AddFunc: notify, DeleteFunc: notify,
		UpdateFunc: func(old, o any) {
			notify(old)
			notify(o)
		},
	})
	return informer
}

// unlistened lists before it watches: the stream of a watch of all objects would be kept in memory until it is complete.
type unlistened struct{ *toolscache.ListWatch }

// IsWatchListSemanticsUnSupported returns true.
func (unlistened) IsWatchListSemanticsUnSupported() bool { return true }

// collected is the transformation of the informer: it returns the reported part of an EndpointSlice.
func collected(o any) (any, error) {
	u, ok := o.(*unstructured.Unstructured)
	if !ok {
		return o, nil
	}
	slice, err := decode(u)
	if err != nil {
		return nil, err
	}
	out := mcs.Collect(slice)
	out.UID, out.ResourceVersion, out.DeletionTimestamp = slice.UID, slice.ResourceVersion, slice.DeletionTimestamp
	return out, nil
}

func decode(u *unstructured.Unstructured) (*discoveryv1.EndpointSlice, error) {
	slice := &discoveryv1.EndpointSlice{}
	return slice, runtime.DefaultUnstructuredConverter.FromUnstructured(u.Object, slice)
}
