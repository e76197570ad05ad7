// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/discovery"
	toolscache "k8s.io/client-go/tools/cache"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/panics"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/template"
)

// metadata is the cached part of a template.
type metadata = *metav1.PartialObjectMetadata

// templateKey identifies a template.
type templateKey struct {
	kind schema.GroupVersionKind
	key  types.NamespacedName
}

// Options configure a Detector. All fields are required but Skip, Rerender, Observe, Clock and Workers.
type Options struct {
	Chain  interpret.Chain
	Events events.Recorder
	Gates  features.Gates
	// Skip excludes kinds and namespaces in addition to those that are never propagated.
	Skip Skip
	// Rerender receives bindings whose Works must be rendered again although the binding did not change.
	Rerender chan<- event.GenericEvent
	// Observe is called with each created, changed and deleted object of every watched kind: with (nil, new), (old, new) and
	// (old, nil). It must not block and must not change the objects.
	Observe func(kind schema.GroupVersionKind, old, object *metav1.PartialObjectMetadata)
	// NewID returns a new permanent ID.
	NewID func() string
	// Clock is the source of time; nil means the system clock.
	Clock clock.PassiveClock
	// Workers is the number of templates that are reconciled concurrently; 0 means 10.
	Workers int
}

// Detector creates and updates the bindings of templates of all kinds.
type Detector struct {
	Options
	control   *consistency.Client // reads policies and bindings from the cache
	live      client.Reader       // reads objects that the cache may not show yet
	templates template.Client
	discover  discovery.DiscoveryInterface
	cache     cache.Cache
	queue     workqueue.TypedRateLimitingInterface[templateKey]
	again     chan struct{} // requests discovery

	mu       sync.RWMutex                         // guards the fields below
	kinds    map[schema.GroupVersionKind]resource // that are watched
	versions map[schema.GroupKind]string          // of the watched kinds
	served   sets.Set[schema.GroupVersionKind]    // in all versions
	failed   sets.Set[schema.GroupVersion]        // whose kinds are not known

	records *records
}

const (
	defaultWorkers = 10
	// rediscovery is the interval of discovery.
	rediscovery = 30 * time.Second
	// kindInterval is the delay before a policy is reconciled again that claimed templates of kinds that are not watched yet.
	kindInterval = 5 * time.Second
	// afterCRD is the delay of discovery after a change of a CustomResourceDefinition, because changes come in bursts.
	afterCRD = 100 * time.Millisecond
)

// Setup adds the detector and the controllers of both kinds of policies to the manager.
func (d *Detector) Setup(mgr manager.Manager) error {
	if err := mgr.Add(d); err != nil {
		return err
	}
	return d.setupPolicies(mgr)
}

// New returns the detector. It watches templates in c, and live reads uncached.
func New(control client.Client, live client.Reader, disco discovery.DiscoveryInterface, c cache.Cache, o Options) *Detector {
	if o.Workers <= 0 {
		o.Workers = defaultWorkers
	}
	if o.Clock == nil {
		o.Clock = clock.RealClock{}
	}
	control = client.WithFieldOwner(control, names.DetectorSource)
	return &Detector{
		Options:   o,
		control:   consistency.NewClient(control),
		live:      live,
		templates: template.NewClient(control, live),
		discover:  disco,
		cache:     c,
		queue: workqueue.NewTypedRateLimitingQueueWithConfig(
			requeue.Limiter[templateKey](),
			workqueue.TypedRateLimitingQueueConfig[templateKey]{Name: "resource-detector"},
		),
		again: make(chan struct{}, 1),
		kinds: map[schema.GroupVersionKind]resource{}, versions: map[schema.GroupKind]string{},
		records: newRecords(),
	}
}

// NeedLeaderElection implements manager.LeaderElectionRunnable: only one process claims templates.
func (d *Detector) NeedLeaderElection() bool { return true }

// Start watches all kinds and reconciles templates until ctx ends.
func (d *Detector) Start(ctx context.Context) error {
	if err := d.watchBindings(ctx); err != nil {
		return err
	}
	// No template is reconciled before the caches of policies and bindings have synced.
	if !d.cache.WaitForCacheSync(ctx) {
		return ctx.Err()
	}
	var wg sync.WaitGroup
	defer wg.Wait()
	wg.Go(func() { d.runner().Run(ctx) })
	ticker := time.NewTicker(rediscovery)
	defer ticker.Stop()
	for {
		if err := d.discoverKinds(ctx); err != nil {
			ctrl.LoggerFrom(ctx).Error(err, "Failed to discover all kinds of templates; keeping the known ones")
		}
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
		case <-d.again:
			select {
			case <-ctx.Done():
				return nil
			case <-time.After(afterCRD):
			}
			select {
			case <-d.again: // of the same burst
			default:
			}
		}
	}
}

// runner returns the workers of the queue.
func (d *Detector) runner() *requeue.Runner[templateKey] {
	return &requeue.Runner[templateKey]{
		Queue: d.queue, Workers: d.Workers, Name: "resource-detector",
		Values: func(t templateKey) []any { return []any{"kind", t.kind.Kind, "template", t.key} },
		Reconcile: func(ctx context.Context, t templateKey) error {
			err := panics.Recover(func() error { return d.reconcile(ctx, t) })
			if p, ok := errors.AsType[*panics.Error](err); ok {
				d.emitPanic(ctx, t, p)
			}
			return err
		},
	}
}

// emitPanic records the panic of a reconcile on the template.
func (d *Detector) emitPanic(ctx context.Context, t templateKey, p *panics.Error) {
	m := metadataOfKind(t.kind)
	if err := d.control.Get(ctx, t.key, m); err != nil {
		return // the template was deleted, or the log must suffice
	}
	m.SetGroupVersionKind(t.kind)
	d.emit(m, "ApplyPolicyFailed", fmt.Sprintf("Internal error: %v; the log of the controller manager has the stack.", p))
}

// watchBindings requeues the template of a binding that was deleted or that lost its owner.
func (d *Detector) watchBindings(ctx context.Context) error {
	for _, s := range binding.Scopes {
		informer, err := d.cache.GetInformer(ctx, s.New())
		if err != nil {
			return fmt.Errorf("watch %s: %w", s.Name, err)
		}
		_, err = informer.AddEventHandler(toolscache.ResourceEventHandlerFuncs{
			AddFunc:    func(o any) { d.observeOwner(nil, o) },
			UpdateFunc: d.observeOwner,
			DeleteFunc: deletions(func(o any) {
				if b, ok := o.(binding.Binding); ok {
					d.records.forget(d.keyOf(b))
					d.Enqueue(b)
				}
			}).OnDelete,
		})
		if err != nil {
			return fmt.Errorf("watch %s: %w", s.Name, err)
		}
	}
	return nil
}

// Enqueue requeues the template of a binding.
func (d *Detector) Enqueue(b binding.Binding) {
	d.queue.Add(d.keyOf(b))
}

// Reinterpret requeues the templates of some kinds that are claimed or have a binding because their interpreters changed.
func (d *Detector) Reinterpret(ctx context.Context, concerned func(schema.GroupVersionKind) bool) error {
	bindings, err := binding.List(func(list binding.ObjectList) error { return d.control.List(ctx, list, client.UnsafeDisableDeepCopy) })
	if err != nil {
		return err
	}
	bound := map[schema.GroupKind]sets.Set[types.NamespacedName]{}
	for _, b := range bindings {
		t := keyOf(b)
		if kind := t.kind.GroupKind(); bound[kind] == nil {
			bound[kind] = sets.New(t.key)
		} else {
			bound[kind].Insert(t.key)
		}
	}
	claimed := func(m metadata) bool {
		return slices.ContainsFunc(policy.Scopes, func(s policy.Scope) bool { _, claimed := claimOn(m, s); return claimed })
	}
	for gvk := range d.watchedKinds() {
		if !slices.ContainsFunc(d.servedVersions(gvk), concerned) { // a template may be rendered in another version than the watched one
			continue
		}
		items, err := d.list(ctx, gvk)
		if err != nil {
			return fmt.Errorf("list templates: %w", err)
		}
		for i := range items {
			m := &items[i]
			t := templateKey{kind: gvk, key: types.NamespacedName{Namespace: m.Namespace, Name: m.Name}}
			if d.Skip.object(gvk.GroupKind(), m) != "" || !claimed(m) && !bound[gvk.GroupKind()].Has(t.key) {
				continue
			}
			d.records.forceRefresh(t)
			d.queue.Add(t)
		}
	}
	return nil
}

// Watched reports whether the objects of a kind are watched in a version, so that Observe is called for them.
func (d *Detector) Watched(gvk schema.GroupVersionKind) bool { return d.watched(gvk) }

func (d *Detector) watched(gvk schema.GroupVersionKind) bool {
	d.mu.RLock()
	defer d.mu.RUnlock()
	_, ok := d.kinds[gvk]
	return ok
}

func (d *Detector) watchedKinds() sets.Set[schema.GroupVersionKind] {
	d.mu.RLock()
	defer d.mu.RUnlock()
	return sets.KeySet(d.kinds)
}
