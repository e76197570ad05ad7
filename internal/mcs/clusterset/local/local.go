// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package local connects one member with the clusterset: it reports the ServiceExports that users create in the member, and applies the
// imports of the clusterset to it.
//
//	ServiceExport, Service in the member ──► a suspended Work: the report, with a clusterset.Export
//	suspended Work: the import           ──► ServiceImport, Service, EndpointSlices in the member; conditions of the ServiceExport
//
// It runs where the Works of the member are applied: in the owner of the cluster, or in its agent.
//
// Invariants: a report is deleted only after live reads in the member show that nothing is exported. Objects of an import are deleted only
// if the import in the control plane is being deleted, or no longer contains them. A Work has a finalizer before the first object of its
// import exists. Objects that Karmada propagates from the control plane, and objects of users, are not changed. Nothing is written to a
// member that another control plane holds, or deleted in it.
package local

import (
	"context"
	"fmt"
	"net/http"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/rest"
	toolscache "k8s.io/client-go/tools/cache"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	multiclusterv1beta1 "karmada.io/karmada/api/multicluster/v1beta1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs/collect"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/writer"
)

const (
	// servedInterval is the time between two attempts to read the kinds of a member that does not serve ServiceExports.
	servedInterval = 30 * time.Second
	// reconcileTimeout bounds all requests for one Service: a request that is never answered must not hold up other Services.
	reconcileTimeout = time.Minute
)

// Controller connects members with the clusterset. It is a member.Engager.
type Controller struct {
	works   client.Reader // Works and Clusters, from the cache
	control client.Client
	latest  client.Reader // the control plane, uncached
	writer  writer.Writer
	clock   clock.Clock
	scheme  *runtime.Scheme
	cleanup bool

	mu       sync.Mutex // guards clusters
	clusters map[string]*cluster
}

// Options configure a Controller. NewID, Clock and Scheme are required.
type Options struct {
	// NewID returns a new permanent ID.
	NewID  func() string
	Clock  clock.Clock
	Scheme *runtime.Scheme
	// CleanupOnly means that the controller is disabled: only imports that are being deleted are handled.
	CleanupOnly bool
}

// Setup adds a Controller to the members. control writes to the control plane, and latest reads it uncached.
func Setup(members *member.Members, works collect.Works, control client.Client, latest client.Reader, o Options) {
	c := newController(works.Works(), control, latest, o)
	works.ObserveWorks(toolscache.ResourceEventHandlerFuncs{
		AddFunc: c.observe, UpdateFunc: func(_, o any) { c.observe(o) },
		DeleteFunc: func(o any) {
			if gone, ok := o.(toolscache.DeletedFinalStateUnknown); ok {
				o = gone.Obj
			}
			c.observe(o)
		},
	})
	members.Register(c)
}

func newController(works client.Reader, control client.Client, latest client.Reader, o Options) *Controller {
	return &Controller{
		works: works, control: control, latest: latest, clock: o.Clock, scheme: o.Scheme, cleanup: o.CleanupOnly, clusters: map[string]*cluster{},
		writer: writer.Writer{Control: writer.Reading(control, works), NewID: o.NewID},
	}
}

// cluster is one member for as long as the connection to it exists.
type cluster struct {
	ctx      context.Context //nolint:containedctx // ends with the connection
	member   *member.Member
	identity member.Identity

	once  sync.Once                                                  // guards the first assignment of the fields below
	queue workqueue.TypedRateLimitingInterface[types.NamespacedName] // Services
	live  client.Client                                              // reads and writes the member, uncached

	mu sync.Mutex // guards the fields below
	// cached reads and writes the member. It is nil until the member serves the kinds, and their caches are synced.
	cached client.Client
	// known are the Services with Works, with the newest import that an uncached read has confirmed or that followed it.
	known map[types.NamespacedName]version
}

// version identifies the Work of an import.
type version struct {
	uid        types.UID
	generation int64
	// clusters and conditions are annotations, whose changes do not increase the generation.
	clusters, conditions string
}

func versionOf(w *workv1alpha1.Work) version {
	return version{w.UID, w.Generation, w.Annotations[names.ClusterSetClusters], w.Annotations[names.ClusterSetConditions]}
}

// follows reports whether an import is the newest confirmed one or has a greater generation, and records it.
func (s *cluster) follows(service types.NamespacedName, w *workv1alpha1.Work) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	last, next := s.known[service], versionOf(w)
	if last != next && (last.uid != next.uid || last.generation >= next.generation) {
		return false
	}
	s.known[service] = next
	return true
}

// Engage implements member.Engager.
func (c *Controller) Engage(ctx context.Context, m *member.Member) {
	log := ctrl.LoggerFrom(ctx).WithName("clusterset").WithValues("cluster", m.Name)
	s := &cluster{ctx: ctrl.LoggerInto(ctx, log), member: m, known: map[types.NamespacedName]version{}}
	if !c.cleanup && c.started(s) {
		go c.watch(s)
	}
	c.connect(s)
}

// started starts the queue of a cluster once, and reports whether it runs. A cluster without imports needs none if the controller is
// disabled.
func (c *Controller) started(s *cluster) bool {
	s.once.Do(func() {
		live, err := client.New(config(s.member), client.Options{Scheme: c.scheme, Mapper: mapper()})
		if err != nil {
			ctrl.LoggerFrom(s.ctx).Error(err, "Failed to create a client of the cluster")
			return
		}
		s.live, s.queue = live, newQueue()
		go c.serve(s)
	})
	return s.queue != nil
}

// reconnecting calls connected after each response, before it is used: a new list or watch may reach another cluster.
type reconnecting struct {
	next      http.RoundTripper
	connected func()
}

// RoundTrip implements http.RoundTripper.
func (r reconnecting) RoundTrip(request *http.Request) (*http.Response, error) {
	defer r.connected()
	return r.next.RoundTrip(request)
}

// config omits warnings of the member, such as those about deprecated values that the Service of a user has.
func config(m *member.Member) *rest.Config {
	out := rest.CopyConfig(m.Config)
	out.WarningHandler = rest.NoWarnings{}
	return out
}

func newQueue() workqueue.TypedRateLimitingInterface[types.NamespacedName] {
	return workqueue.NewTypedRateLimitingQueue(requeue.Limiter[types.NamespacedName]())
}

// connect makes a cluster observe its Works.
func (c *Controller) connect(s *cluster) {
	c.mu.Lock()
	c.clusters[s.member.Name] = s
	c.mu.Unlock()
	context.AfterFunc(s.ctx, func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		if c.clusters[s.member.Name] == s {
			delete(c.clusters, s.member.Name)
		}
	})
	var works workv1alpha1.WorkList
	inNamespace := client.InNamespace(names.ExecutionNamespace(s.member.Name))
	if err := c.works.List(s.ctx, &works, inNamespace, client.UnsafeDisableDeepCopy); err == nil {
		for i := range works.Items {
			c.observeIn(s, &works.Items[i])
		}
	}
}

// observe handles an event of a Work.
func (c *Controller) observe(o any) {
	w, ok := o.(*workv1alpha1.Work)
	if !ok {
		return
	}
	name, ok := names.ClusterOf(w.Namespace)
	if !ok {
		return
	}
	c.mu.Lock()
	s := c.clusters[name]
	c.mu.Unlock()
	if s != nil {
		c.observeIn(s, w)
	}
}

func (c *Controller) observeIn(s *cluster, w *workv1alpha1.Work) {
	key := types.NamespacedName{Namespace: w.Labels[names.ClusterSetNamespace], Name: w.Labels[names.ClusterSetName]}
	if key.Name == "" || c.cleanup && w.DeletionTimestamp == nil || !c.started(s) {
		return
	}
	s.mu.Lock()
	if _, ok := s.known[key]; !ok {
		s.known[key] = version{}
	}
	s.mu.Unlock()
	s.queue.Add(key)
}

// verify returns an error unless the member is the cluster that a Cluster describes, and this control plane holds it according to a stamp
// that was read within maxAge.
func (s *cluster) verify(ctx context.Context, control *clusterv1alpha1.Cluster, maxAge time.Duration) error {
	if err := s.identity.Verify(ctx, s.member, control.Spec.ID); err != nil {
		return err
	}
	return s.member.Hold(ctx, member.ClaimOf(control), maxAge)
}

// requeueNamespace requeues the Services of a namespace, which exists now.
func (s *cluster) requeueNamespace(namespace string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for key := range s.known {
		if namespace == "" || key.Namespace == namespace {
			s.queue.Add(key)
		}
	}
}

func (c *Controller) serve(s *cluster) {
	runner := requeue.Runner[types.NamespacedName]{
		Queue: s.queue, Values: func(service types.NamespacedName) []any { return []any{"service", service} }, Reported: true,
		Reconcile: func(ctx context.Context, service types.NamespacedName) error {
			ctx, cancel := context.WithTimeout(ctx, reconcileTimeout)
			defer cancel()
			return c.reconcile(ctx, s, service)
		},
	}
	runner.Run(s.ctx)
}

// watch starts the caches of the member when it serves ServiceExports.
func (c *Controller) watch(s *cluster) {
	log := ctrl.LoggerFrom(s.ctx)
	for {
		_, err := s.member.Mapper.RESTMapping(multiclusterv1beta1.GroupVersion.WithKind("ServiceExport").GroupKind(), "v1beta1")
		if err == nil {
			if err = c.start(s); err == nil {
				return
			}
		}
		log.V(1).Info("ServiceExports of the cluster are not read", "err", err.Error())
		select {
		case <-s.ctx.Done():
			return
		case <-c.clock.After(servedInterval):
		}
	}
}

// start starts the caches of the member, and requeues all Services when they are synced.
func (c *Controller) start(s *cluster) error {
	own := cache.ByObject{Label: labels.SelectorFromSet(labels.Set{discoveryv1.LabelManagedBy: names.ClusterSetBy})}
	options := cache.Options{
		Scheme: c.scheme, Mapper: mapper(), DefaultTransform: cache.TransformStripManagedFields(),
		ByObject: map[client.Object]cache.ByObject{&discoveryv1.EndpointSlice{}: own},
	}
	watching := config(s.member)
	watching.Wrap(func(next http.RoundTripper) http.RoundTripper { return reconnecting{next, s.identity.Forget} })
	objects, err := cache.New(watching, options)
	if err != nil {
		return fmt.Errorf("create caches of cluster %s: %w", s.member.Name, err)
	}
	cached, err := client.New(config(s.member), client.Options{
		Scheme: c.scheme, Mapper: mapper(), Cache: &client.CacheOptions{Reader: objects},
	})
	if err != nil {
		return fmt.Errorf("create a client of cluster %s: %w", s.member.Name, err)
	}
	for _, o := range []client.Object{
		&multiclusterv1beta1.ServiceExport{}, &multiclusterv1beta1.ServiceImport{}, &corev1.Service{}, &discoveryv1.EndpointSlice{},
		namespaceMetadata(),
	} {
		informer, err := objects.GetInformer(s.ctx, o, cache.BlockUntilSynced(false))
		if err != nil {
			return fmt.Errorf("watch objects of cluster %s: %w", s.member.Name, err)
		}
		if _, err := informer.AddEventHandler(toolscache.ResourceEventHandlerFuncs{
			AddFunc: s.changed, UpdateFunc: func(_, o any) { s.changed(o) }, DeleteFunc: s.changed,
		}); err != nil {
			return fmt.Errorf("watch objects of cluster %s: %w", s.member.Name, err)
		}
	}
	go func() {
		if err := objects.Start(s.ctx); err != nil {
			ctrl.LoggerFrom(s.ctx).Error(err, "Failed to run the caches of exports")
		}
	}()
	go func() {
		if objects.WaitForCacheSync(s.ctx) {
			s.mu.Lock()
			s.cached = cached
			s.mu.Unlock()
			s.requeueNamespace("")
			var exports multiclusterv1beta1.ServiceExportList
			if err := objects.List(s.ctx, &exports, client.UnsafeDisableDeepCopy); err == nil {
				for i := range exports.Items {
					s.queue.Add(client.ObjectKeyFromObject(&exports.Items[i]))
				}
			}
		}
	}()
	return nil
}

// changed requeues the Service of an object of the member.
func (s *cluster) changed(o any) {
	if gone, ok := o.(toolscache.DeletedFinalStateUnknown); ok {
		o = gone.Obj
	}
	switch o := o.(type) {
	case *metav1.PartialObjectMetadata:
		s.requeueNamespace(o.Name)
	case *discoveryv1.EndpointSlice:
		s.queue.Add(types.NamespacedName{Namespace: o.Namespace, Name: o.Labels[names.ClusterSetSliceService]})
	case *corev1.Service:
		s.queue.Add(client.ObjectKeyFromObject(o))
		if name := o.Labels[names.ClusterSetService]; name != "" {
			s.queue.Add(types.NamespacedName{Namespace: o.Namespace, Name: name})
		}
	case client.Object:
		s.queue.Add(client.ObjectKeyFromObject(o))
	}
}

func namespaceMetadata() *metav1.PartialObjectMetadata {
	o := &metav1.PartialObjectMetadata{}
	o.SetGroupVersionKind(corev1.SchemeGroupVersion.WithKind("Namespace"))
	return o
}

// mapper returns the resources of the kinds that are read, without discovery.
func mapper() meta.RESTMapper {
	m := meta.NewDefaultRESTMapper(nil)
	m.Add(corev1.SchemeGroupVersion.WithKind("Namespace"), meta.RESTScopeRoot)
	m.Add(corev1.SchemeGroupVersion.WithKind("Service"), meta.RESTScopeNamespace)
	m.Add(discoveryv1.SchemeGroupVersion.WithKind("EndpointSlice"), meta.RESTScopeNamespace)
	m.Add(multiclusterv1beta1.GroupVersion.WithKind("ServiceExport"), meta.RESTScopeNamespace)
	m.Add(multiclusterv1beta1.GroupVersion.WithKind("ServiceImport"), meta.RESTScopeNamespace)
	return m
}
