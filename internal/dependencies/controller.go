// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package dependencies

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/source"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/template"
)

const (
	defaultWorkers = 5
	// missingInterval is the delay before a missing object of a kind without a watch is read again.
	missingInterval = 30 * time.Second
	// worksInterval is the delay before preserveResourcesOnDeletion is lowered while Works in former clusters still exist.
	worksInterval = 2 * time.Second
	// workDelay is the delay after an event of a Work of a binding that retains dependencies.
	workDelay = time.Second
	// readTimeout bounds reads of a kind whose watch has not synced yet.
	readTimeout = 10 * time.Second
	// maxDependencies bounds the objects that are attached to one binding.
	maxDependencies = 1000
)

// Options configure a Distributor. All fields are required but Workers.
type Options struct {
	Chain  interpret.Chain
	Events events.Recorder
	// Enabled is the gate PropagateDeps. Without it, dependencies are detached only when the requiring binding is deleted.
	Enabled bool
	// Watched reports whether Observe is called for the objects of a kind, and whether the cache holds their metadata.
	Watched func(schema.GroupVersionKind) bool
	// NewID returns a new permanent ID.
	NewID func() string
	// Workers is the number of bindings that are reconciled concurrently; 0 means 5.
	Workers int
}

// Distributor attaches the dependencies of templates to their bindings.
type Distributor struct {
	Options
	control   *consistency.Client
	live      client.Reader
	templates template.Client
	index     *index

	mu    sync.Mutex // guards queue
	queue workqueue.TypedRateLimitingInterface[ctrl.Request]
}

// New returns a Distributor. Setup must be called before it is used.
func New(control client.Client, live client.Reader, o Options) *Distributor {
	if o.Workers <= 0 {
		o.Workers = defaultWorkers
	}
	control = client.WithFieldOwner(control, names.DependenciesSource)
	return &Distributor{
		Options: o, control: consistency.NewClient(control), live: live, templates: template.NewClient(control, live), index: newIndex(),
	}
}

// Setup adds the controller to the manager.
func (d *Distributor) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, names.DependenciesSource).
		For(&workv1alpha2.ResourceBinding{}, builder.WithPredicates(requiring)).
		Watches(&workv1alpha2.ResourceBinding{}, handler.EnqueueRequestsFromMapFunc(requests), builder.WithPredicates(d.attached())).
		Watches(&workv1alpha1.Work{}, d.works()).
		WatchesRawSource(source.Func(func(_ context.Context, queue workqueue.TypedRateLimitingInterface[ctrl.Request]) error {
			d.mu.Lock()
			defer d.mu.Unlock()
			d.queue = queue
			return nil
		})).
		WithOptions(controller.Options{MaxConcurrentReconciles: d.Workers}).
		Complete(d)
}

// Observe requeues the bindings that an object concerns, as their template or as a dependency: created (old is nil), changed, or
// deleted (object is nil). It does not block.
func (d *Distributor) Observe(gvk schema.GroupVersionKind, old, object *metav1.PartialObjectMetadata) {
	d.enqueue(d.index.concerned(gvk.GroupKind(), old, object)...)
}

// Reinterpret requeues the bindings of some kinds because their interpreters changed.
func (d *Distributor) Reinterpret(ctx context.Context, concerned func(schema.GroupVersionKind) bool) error {
	var list workv1alpha2.ResourceBindingList
	if err := d.control.List(ctx, &list, client.UnsafeDisableDeepCopy); err != nil {
		return fmt.Errorf("list bindings: %w", err)
	}
	kinds := map[schema.GroupKind]bool{}
	var keys []types.NamespacedName
	for i := range list.Items {
		b := &list.Items[i]
		if gvk := schema.FromAPIVersionAndKind(b.Spec.Resource.APIVersion, b.Spec.Resource.Kind); b.Spec.PropagateDeps && concerned(gvk) {
			kinds[gvk.GroupKind()] = true
			keys = append(keys, client.ObjectKeyFromObject(b))
		}
	}
	d.index.expire(func(k schema.GroupKind) bool { return kinds[k] })
	d.enqueue(keys...)
	return nil
}

// enqueue requeues bindings. Before the start of the controller it does nothing: the controller reconciles all bindings then.
func (d *Distributor) enqueue(keys ...types.NamespacedName) {
	if len(keys) == 0 {
		return
	}
	d.mu.Lock()
	queue := d.queue
	d.mu.Unlock()
	if queue == nil {
		return
	}
	for _, k := range keys {
		queue.Add(ctrl.Request{NamespacedName: k})
	}
}

// enqueueAfter requeues bindings after a delay.
func (d *Distributor) enqueueAfter(delay time.Duration, requests ...ctrl.Request) {
	d.mu.Lock()
	queue := d.queue
	d.mu.Unlock()
	if queue == nil {
		return
	}
	for _, r := range requests {
		queue.AddAfter(r, delay)
	}
}

// requiring passes bindings that propagate dependencies, or did so before. Of bindings that are being deleted, it passes changes of the
// finalizers.
var requiring = predicate.Funcs{
	CreateFunc: func(e event.CreateEvent) bool { return concerns(e.Object) },
	UpdateFunc: func(e event.UpdateEvent) bool {
		changed := e.ObjectOld.GetGeneration() != e.ObjectNew.GetGeneration() ||
			e.ObjectNew.GetDeletionTimestamp() != nil &&
				(e.ObjectOld.GetDeletionTimestamp() == nil || !slices.Equal(e.ObjectOld.GetFinalizers(), e.ObjectNew.GetFinalizers()))
		return changed && (concerns(e.ObjectOld) || concerns(e.ObjectNew))
	},
	DeleteFunc: func(e event.DeleteEvent) bool { return concerns(e.Object) }, // drops it from the index
}

func concerns(o client.Object) bool {
	b, ok := o.(*workv1alpha2.ResourceBinding)
	return ok && (b.Spec.PropagateDeps || controllerutil.ContainsFinalizer(b, names.DependenciesFinalizer))
}

// attached passes attached bindings that were deleted, or whose requirements another client changed.
func (d *Distributor) attached() predicate.Predicate {
	return predicate.Funcs{
		CreateFunc: func(event.CreateEvent) bool { return false },
		UpdateFunc: func(e event.UpdateEvent) bool {
			old, ok := e.ObjectOld.(*workv1alpha2.ResourceBinding)
			b, isBinding := e.ObjectNew.(*workv1alpha2.ResourceBinding)
			return ok && isBinding && isAttached(old) && !d.control.IsOwnWrite(b) &&
				(!equality.Semantic.DeepEqual(old.Spec.RequiredBy, b.Spec.RequiredBy) || (old.Spec.Placement == nil) != (b.Spec.Placement == nil) ||
					old.DeletionTimestamp == nil && b.DeletionTimestamp != nil)
		},
		DeleteFunc: func(e event.DeleteEvent) bool { return isAttached(e.Object) },
	}
}

func isAttached(o client.Object) bool {
	for k := range o.GetLabels() {
		if strings.HasPrefix(k, names.DependedByPrefix) {
			return true
		}
	}
	return false
}

// requests returns the bindings that require an attached binding.
func requests(_ context.Context, o client.Object) []ctrl.Request {
	b, ok := o.(*workv1alpha2.ResourceBinding)
	if !ok {
		return nil
	}
	var out []ctrl.Request
	for _, s := range b.Spec.RequiredBy {
		out = append(out, ctrl.Request{NamespacedName: types.NamespacedName{Namespace: s.Namespace, Name: s.Name}})
	}
	return out
}
