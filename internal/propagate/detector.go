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
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/consistency"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/policy"
)

// metadata is what is watched of a template.
type metadata = *metav1.PartialObjectMetadata

// template names an object that may be propagated.
type template struct {
	kind schema.GroupVersionKind
	key  types.NamespacedName
}

// Options are the detector's surroundings. All fields are required but Skip and Workers.
type Options struct {
	Chain  interpret.Chain
	Events events.Recorder
	Gates  features.Gates
	// Skip leaves out kinds and namespaces beside those that are never propagated.
	Skip Skip
	// Rerender asks for the Works of a binding to be rendered again although nothing in the binding changed.
	Rerender chan<- event.GenericEvent
	// NewID makes permanent IDs.
	NewID func() string
	// Workers is how many templates are handled at once; 0 means 10.
	Workers int
}

// Detector finds the policy of every template and keeps its binding. It is one Runnable for all kinds.
type Detector struct {
	Options
	control   *consistency.Client // reads policies and bindings from the cache
	live      client.Reader       // reads bindings that the cache may not have yet
	templates dynamic.Interface
	discover  discovery.DiscoveryInterface
	cache     cache.Cache
	queue     workqueue.TypedRateLimitingInterface[template]
	again     chan struct{} // asks for discovery

	mu    sync.RWMutex // guards kinds
	kinds map[schema.GroupVersionKind]kind

	seen contents
}

// kind is a kind of template that is watched.
type kind struct {
	resource   schema.GroupVersionResource
	namespaced bool
}

const (
	defaultWorkers = 10
	// minBackoff and maxBackoff space the attempts at one template or policy.
	minBackoff, maxBackoff = 50 * time.Millisecond, 30 * time.Second
	// rediscovery is how often kinds are listed without a reason.
	rediscovery = 30 * time.Second
	// untilKnown is how soon a policy is looked at again that claimed templates of kinds which are not listed yet.
	untilKnown = 5 * time.Second
	// afterCRD is how long after a change of a CustomResourceDefinition kinds are listed: changes come in bursts.
	afterCRD = 100 * time.Millisecond
)

// Setup adds the detector and the controllers of both kinds of policies to the manager.
func Setup(mgr manager.Manager, o Options) (*Detector, error) {
	dyn, err := dynamic.NewForConfigAndClient(mgr.GetConfig(), mgr.GetHTTPClient())
	if err != nil {
		return nil, fmt.Errorf("client for templates: %w", err)
	}
	disco, err := discovery.NewDiscoveryClientForConfigAndClient(mgr.GetConfig(), mgr.GetHTTPClient())
	if err != nil {
		return nil, fmt.Errorf("discovery of templates: %w", err)
	}
	d := newDetector(o, mgr.GetClient(), mgr.GetAPIReader(), dyn, disco, mgr.GetCache())
	if err := mgr.Add(d); err != nil {
		return nil, err
	}
	return d, d.setupPolicies(mgr)
}

func newDetector(o Options, control client.Client, live client.Reader, dyn dynamic.Interface, disco discovery.DiscoveryInterface, c cache.Cache) *Detector {
	if o.Workers <= 0 {
		o.Workers = defaultWorkers
	}
	return &Detector{
		Options: o, control: consistency.NewClient(control), live: live, templates: dyn, discover: disco, cache: c,
		queue: workqueue.NewTypedRateLimitingQueueWithConfig(workqueue.NewTypedItemExponentialFailureRateLimiter[template](minBackoff, maxBackoff),
			workqueue.TypedRateLimitingQueueConfig[template]{Name: "resource-detector"}),
		again: make(chan struct{}, 1),
		kinds: map[schema.GroupVersionKind]kind{},
		seen:  contents{byTemplate: map[template]content{}, doubt: map[template]bool{}, leaving: map[template]kind{}},
	}
}

// NeedLeaderElection keeps two processes from claiming at once.
func (d *Detector) NeedLeaderElection() bool { return true }

// Start watches every kind and works until ctx ends.
func (d *Detector) Start(ctx context.Context) error {
	if err := d.watchBindings(ctx); err != nil {
		return err
	}
	// Nothing is decided before every policy and binding is known.
	if !d.cache.WaitForCacheSync(ctx) {
		return ctx.Err()
	}
	var wg sync.WaitGroup
	defer wg.Wait()
	defer d.queue.ShutDown()
	for range d.Workers {
		wg.Go(func() {
			for d.next(ctx) {
			}
		})
	}
	ticker := time.NewTicker(rediscovery)
	defer ticker.Stop()
	for {
		if err := d.discoverKinds(ctx); err != nil {
			ctrl.LoggerFrom(ctx).Error(err, "Cannot list all kinds of templates; keeping those that are known")
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
			case <-d.again: // the burst is over
			default:
			}
		}
	}
}

func (d *Detector) next(ctx context.Context) bool {
	t, down := d.queue.Get()
	if down {
		return false
	}
	defer d.queue.Done(t)
	log := ctrl.LoggerFrom(ctx).WithName("resource-detector").WithValues("kind", t.kind.Kind, "template", t.key)
	if err := d.reconcile(ctrl.LoggerInto(ctx, log), t); err != nil {
		var wait *waitError
		if errors.As(err, &wait) && wait.after > 0 {
			d.queue.AddAfter(t, wait.after)
			return true
		}
		if !quiet(err) {
			log.Error(err, "Cannot propagate the template; trying again")
		}
		d.queue.AddRateLimited(t)
		return true
	}
	d.queue.Forget(t)
	return true
}

// watchBindings brings a template back when its binding was deleted by hand.
func (d *Detector) watchBindings(ctx context.Context) error {
	for _, s := range binding.Scopes {
		informer, err := d.cache.GetInformer(ctx, s.New())
		if err != nil {
			return fmt.Errorf("watch %s: %w", s.Name, err)
		}
		_, err = informer.AddEventHandler(deletions(func(o any) {
			if b, ok := o.(binding.Binding); ok {
				d.seen.forget(templateOf(b))
				d.Enqueue(b)
			}
		}))
		if err != nil {
			return fmt.Errorf("watch %s: %w", s.Name, err)
		}
	}
	return nil
}

// Enqueue looks at the template of a binding again.
func (d *Detector) Enqueue(b binding.Binding) {
	r := b.BindingSpec().Resource
	d.queue.Add(template{kind: binding.TemplateKind(b), key: types.NamespacedName{Namespace: r.Namespace, Name: r.Name}})
}

// Reinterpret reads the templates of some kinds again, those without a binding included: what interprets them changed.
func (d *Detector) Reinterpret(ctx context.Context, concerned func(schema.GroupVersionKind) bool) error {
	d.mu.RLock()
	var kinds []schema.GroupVersionKind
	for gvk := range d.kinds {
		if concerned(gvk) {
			kinds = append(kinds, gvk)
		}
	}
	d.mu.RUnlock()
	for _, gvk := range kinds {
		list := &metav1.PartialObjectMetadataList{}
		list.SetGroupVersionKind(gvk)
		if err := d.control.List(ctx, list); err != nil {
			return fmt.Errorf("list the templates of %s: %w", gvk, err)
		}
		for i := range list.Items {
			m := &list.Items[i]
			if d.Skip.object(m) || !slices.ContainsFunc(policy.Scopes, func(s policy.Scope) bool { _, claimed := claimOn(m, s); return claimed }) {
				continue
			}
			t := template{kind: gvk, key: types.NamespacedName{Namespace: m.Namespace, Name: m.Name}}
			d.seen.suspect(t)
			d.queue.Add(t)
		}
	}
	return nil
}

func (d *Detector) kindOf(gvk schema.GroupVersionKind) (kind, bool) {
	d.mu.RLock()
	defer d.mu.RUnlock()
	k, ok := d.kinds[gvk]
	return k, ok
}

// resource gives access to the templates of a kind in a namespace.
func (d *Detector) resource(t template) (dynamic.ResourceInterface, error) {
	k, ok := d.kindOf(t.kind)
	if !ok {
		return nil, fmt.Errorf("kind %s is not served any more", t.kind)
	}
	return d.resourceOf(t, k), nil
}

func (d *Detector) resourceOf(t template, k kind) dynamic.ResourceInterface {
	if k.namespaced {
		return d.templates.Resource(k.resource).Namespace(t.key.Namespace)
	}
	return d.templates.Resource(k.resource)
}
