// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package namespaces syncs the namespaces of the control plane to members, for the objects that are propagated into them.
//
//	Namespace, Cluster, ResourceBinding ─► a Work for a namespace and a cluster, owned by the namespace
//
// In a small fleet every namespace is synced to every cluster. In a large one a namespace is synced on demand: to the clusters of
// the ResourceBindings in it.
//
// Invariants: reserved namespaces, "default", skipped namespaces and those with the label to skip them are not synced. A
// namespace that exists in a member already stays unmanaged (work/apply). When a namespace is deleted, the garbage collector
// deletes its Works, and with them the namespaces that Karmada created. This controller deletes no Work. A Work that is no longer
// needed is kept up to date until its namespace is deleted. A namespace that exists in the control plane is not deleted in a member
// that it is synced to. If the Work of the namespace is being deleted, because the namespace was recreated or a policy no longer
// propagates it, the Work is released. Another Work then takes the namespace over. A Work has one writer: the binding of a policy
// that selects the namespace takes the Work over (work/sync), and this controller leaves it alone.
package namespaces

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	corev1 "k8s.io/api/core/v1"
	apiequality "k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/names/builtin"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/manifest"
)

// Mode selects the clusters that namespaces are synced to.
type Mode string

// The modes: to all clusters, to the clusters of the ResourceBindings in the namespace, or on demand above MaxClusters clusters.
const (
	All      Mode = "all"
	OnDemand Mode = "on-demand"
	Auto     Mode = "auto"
)

// MaxClusters is the number of clusters up to which Auto syncs all namespaces to all clusters.
const MaxClusters = 100

// Options configure the controller.
type Options struct {
	// Mode selects the clusters; empty means Auto.
	Mode Mode
	// Skipped reports whether a namespace is excluded by a flag; nil excludes none.
	Skipped func(namespace string) bool
	// NewID returns a new permanent ID.
	NewID func() string
	// Events records failures of override policies; may be nil.
	Events events.Recorder
}

// Controller syncs namespaces. The namespace of a request is a cluster, its name a namespace: Reconcile syncs that namespace to
// that cluster, or to all clusters if the request names none.
type Controller struct {
	Options
	control client.Client
	live    client.Reader
	// onDemand reports whether namespaces are synced on demand. Events of clusters set it; reconciling a namespace only sets it
	// to true.
	onDemand atomic.Bool
}

// New returns the controller.
func New(control client.Client, live client.Reader, o Options) *Controller {
	return &Controller{Options: o, control: control, live: live}
}

// Setup adds the controller to the manager. The cache must have indexes.BindingsByTarget.
func (c *Controller) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, "namespace-sync-controller").
		For(&corev1.Namespace{}).
		Watches(&workv1alpha1.Work{}, handler.EnqueueRequestsFromMapFunc(ownerOf), builder.WithPredicates(specChanged)).
		Watches(&clusterv1alpha1.Cluster{}, c.clusterEvents(), builder.WithPredicates(becameUsable)).
		Watches(&clusterv1alpha1.Cluster{}, c.overridesChanged()).
		Watches(&policyv1alpha1.ClusterOverridePolicy{}, c.policyEvents()).
		Watches(&workv1alpha2.ResourceBinding{}, c.demandEvents(targetsOf)).
		Watches(&policyv1alpha1.FederatedResourceQuota{}, c.demandEvents(assignedTo)).
		Complete(c)
}

func request(cluster, namespace string) ctrl.Request {
	return ctrl.Request{NamespacedName: types.NamespacedName{Namespace: cluster, Name: namespace}}
}

// ownerOf returns the request for the namespace that owns a Work.
func ownerOf(_ context.Context, w client.Object) []ctrl.Request {
	owner := metav1.GetControllerOf(w)
	cluster, ok := names.ClusterOf(w.GetNamespace())
	if owner == nil || owner.Kind != "Namespace" || !ok {
		return nil
	}
	return []ctrl.Request{request(cluster, owner.Name)}
}

type queue = workqueue.TypedRateLimitingInterface[ctrl.Request]

// clusterEvents requeues the namespaces that a cluster may need. After a start all namespaces are reconciled anyway.
func (c *Controller) clusterEvents() handler.EventHandler {
	return handler.Funcs{
		CreateFunc: func(ctx context.Context, e event.CreateEvent, q queue) {
			if !e.IsInInitialList {
				c.clusterChanged(ctx, e.Object.GetName(), q)
			}
		},
		UpdateFunc: func(ctx context.Context, e event.UpdateEvent, q queue) {
			c.clusterChanged(ctx, e.ObjectNew.GetName(), q)
		},
		DeleteFunc: func(ctx context.Context, _ event.DeleteEvent, q queue) { c.clusterChanged(ctx, "", q) },
	}
}

// clusterChanged requeues the namespaces that a cluster may need, or all namespaces when syncing on demand ends.
func (c *Controller) clusterChanged(ctx context.Context, cluster string, q queue) {
	onDemand, err := c.mode(ctx)
	if err != nil {
		return // the cache is stopping
	}
	switch before := c.onDemand.Swap(onDemand); {
	case before && !onDemand:
		c.enqueueNamespaces(ctx, "", q)
	case cluster == "":
	case !onDemand:
		c.enqueueNamespaces(ctx, cluster, q)
	default:
		bindings, err := indexes.BindingsByTarget.List(ctx, c.control, cluster, client.UnsafeDisableDeepCopy)
		if err != nil {
			return
		}
		for _, b := range bindings {
			if b.GetNamespace() != "" {
				q.Add(request(cluster, b.GetNamespace()))
			}
		}
		var quotas policyv1alpha1.FederatedResourceQuotaList
		if err := c.control.List(ctx, &quotas, client.UnsafeDisableDeepCopy); err != nil {
			return
		}
		for i := range quotas.Items {
			if assignedTo(&quotas.Items[i]).Has(cluster) {
				q.Add(request(cluster, quotas.Items[i].Namespace))
			}
		}
	}
}

// mode reports whether namespaces are synced on demand.
func (c *Controller) mode(ctx context.Context) (onDemand bool, err error) {
	if c.Mode == All || c.Mode == OnDemand {
		return c.Mode == OnDemand, nil
	}
	var clusters clusterv1alpha1.ClusterList
	// A list of a large fleet takes long to copy.
	if err := c.control.List(ctx, &clusters, client.Limit(MaxClusters+1), client.UnsafeDisableDeepCopy); err != nil {
		return false, err
	}
	return len(clusters.Items) > MaxClusters, nil
}

func (c *Controller) enqueueNamespaces(ctx context.Context, cluster string, q queue) {
	var list corev1.NamespaceList
	if err := c.control.List(ctx, &list, client.UnsafeDisableDeepCopy); err != nil {
		return // the namespaces are enqueued when the cache syncs
	}
	for i := range list.Items {
		if c.synced(&list.Items[i]) {
			q.Add(request(cluster, list.Items[i].Name))
		}
	}
}

// targetsOf returns the clusters of a binding.
func targetsOf(o client.Object) sets.Set[string] {
	return binding.Existing(o.(binding.Binding).BindingSpec())
}

// assignedTo returns the clusters to which a FederatedResourceQuota assigns a part: they get a ResourceQuota in the namespace.
func assignedTo(o client.Object) sets.Set[string] {
	clusters := sets.New[string]()
	for _, a := range o.(*policyv1alpha1.FederatedResourceQuota).Spec.StaticAssignments {
		clusters.Insert(a.ClusterName)
	}
	return clusters
}

// demandEvents requeues the namespace of an object for each cluster that the object newly needs and that has no Work of the namespace.
// If namespaces are not synced on demand, its namespace is synced to all clusters anyway.
func (c *Controller) demandEvents(needs func(client.Object) sets.Set[string]) handler.EventHandler {
	add := func(ctx context.Context, before, after client.Object, q queue) {
		if !c.onDemand.Load() {
			return
		}
		had := sets.New[string]()
		if before != nil {
			had = needs(before)
		}
		for cluster := range needs(after).Difference(had) {
			if r := request(cluster, after.GetNamespace()); !c.hasWork(ctx, r) {
				q.Add(r)
			}
		}
	}
	return handler.Funcs{
		CreateFunc: func(ctx context.Context, e event.CreateEvent, q queue) { add(ctx, nil, e.Object, q) },
		UpdateFunc: func(ctx context.Context, e event.UpdateEvent, q queue) {
			if e.ObjectOld.GetGeneration() != e.ObjectNew.GetGeneration() {
				add(ctx, e.ObjectOld, e.ObjectNew, q)
			}
		},
	}
}

// hasWork reports whether the cache has the Work of a request, owned by the namespace and not being deleted. The deletion of that Work
// is an event of its own, so that a stale cache delays nothing.
func (c *Controller) hasWork(ctx context.Context, r ctrl.Request) bool {
	for _, name := range names.Works(namespaceKind, "", r.Name) {
		var w workv1alpha1.Work
		key := types.NamespacedName{Namespace: names.ExecutionNamespace(r.Namespace), Name: name}
		err := c.control.Get(ctx, key, &w, client.UnsafeDisableDeepCopy)
		if err == nil && w.DeletionTimestamp == nil && slices.Contains(ownerOf(ctx, &w), r) {
			return true
		}
	}
	return false
}

// becameUsable passes clusters whose controller added its finalizer, so that they have an execution namespace, and clusters that were
// approved.
var becameUsable = predicate.Funcs{
	CreateFunc: func(event.CreateEvent) bool { return true },
	UpdateFunc: func(e event.UpdateEvent) bool {
		before, after := e.ObjectOld.(*clusterv1alpha1.Cluster), e.ObjectNew.(*clusterv1alpha1.Cluster)
		return len(before.Finalizers) != len(after.Finalizers) || names.Pending(before.Spec.Taints) != names.Pending(after.Spec.Taints)
	},
}

// specChanged passes Works that were deleted or whose spec changed. Own writes pass, too, because the cache may have been stale
// when they were computed.
var specChanged = predicate.Funcs{
	CreateFunc: func(event.CreateEvent) bool { return false },
	UpdateFunc: func(e event.UpdateEvent) bool {
		deleted := e.ObjectOld.GetDeletionTimestamp() == nil && e.ObjectNew.GetDeletionTimestamp() != nil
		return deleted || e.ObjectOld.GetGeneration() != e.ObjectNew.GetGeneration() && e.ObjectNew.GetDeletionTimestamp() == nil
	},
}

// synced reports whether a namespace is synced to members (docs/contract/controllers.md#namespace-sync).
func (c *Controller) synced(n *corev1.Namespace) bool {
	return n.DeletionTimestamp == nil && builtin.NotSynced(n) == "" && (c.Skipped == nil || !c.Skipped(n.Name))
}

// Reconcile creates and updates the Works of one namespace.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var n corev1.Namespace
	if err := c.control.Get(ctx, types.NamespacedName{Name: req.Name}, &n); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if !c.synced(&n) {
		return ctrl.Result{}, nil // existing Works are kept
	}
	clusters, err := c.clusters(ctx, req.Namespace)
	if err != nil {
		return ctrl.Result{}, err
	}
	policies, err := c.policies(ctx)
	if err != nil {
		return ctrl.Result{}, err
	}
	policies = override.Select(policies, templateOf(&n))
	needed := c.neededIn(ctx, n.Name)
	var errs []error
	for _, cluster := range clusters {
		errs = append(errs, c.syncTo(ctx, &n, cluster, policies, needed))
	}
	return ctrl.Result{}, errors.Join(errs...)
}

// clusters returns the clusters that have an execution namespace and stay: the one of that name, or all if it is empty. The
// creation of an execution namespace requeues the namespaces.
func (c *Controller) clusters(ctx context.Context, name string) ([]string, error) {
	usable := func(cluster *clusterv1alpha1.Cluster) bool {
		return cluster.DeletionTimestamp == nil && len(cluster.Finalizers) > 0 && !names.Pending(cluster.Spec.Taints)
	}
	if name != "" {
		var cluster clusterv1alpha1.Cluster
		err := c.control.Get(ctx, types.NamespacedName{Name: name}, &cluster, client.UnsafeDisableDeepCopy)
		if err != nil || !usable(&cluster) {
			return nil, client.IgnoreNotFound(err)
		}
		return []string{name}, nil
	}
	switch onDemand, err := c.mode(ctx); {
	case err != nil:
		return nil, err
	case onDemand:
		c.onDemand.Store(true)
	} // Only the event of a cluster ends syncing on demand: it requeues all namespaces.
	var list clusterv1alpha1.ClusterList
	if err := c.control.List(ctx, &list, client.UnsafeDisableDeepCopy); err != nil {
		return nil, err
	}
	var out []string
	for i := range list.Items {
		if usable(&list.Items[i]) {
			out = append(out, list.Items[i].Name)
		}
	}
	return out, nil
}

// neededIn returns a function that reports whether a cluster needs a namespace. It lists the bindings at the first call.
func (c *Controller) neededIn(ctx context.Context, namespace string) func(cluster string) (bool, error) {
	if !c.onDemand.Load() {
		return func(string) (bool, error) { return true, nil }
	}
	read := sync.OnceValues(func() (sets.Set[string], error) {
		var list workv1alpha2.ResourceBindingList
		if err := c.control.List(ctx, &list, client.InNamespace(namespace), client.UnsafeDisableDeepCopy); err != nil {
			return nil, err
		}
		clusters := sets.New[string]()
		for i := range list.Items {
			clusters = clusters.Union(targetsOf(&list.Items[i]))
		}
		var quotas policyv1alpha1.FederatedResourceQuotaList
		if err := c.control.List(ctx, &quotas, client.InNamespace(namespace), client.UnsafeDisableDeepCopy); err != nil {
			return nil, err
		}
		for i := range quotas.Items {
			clusters = clusters.Union(assignedTo(&quotas.Items[i]))
		}
		return clusters, nil
	})
	return func(cluster string) (bool, error) {
		clusters, err := read()
		return clusters.Has(cluster), err
	}
}

// errPropagated is returned for a namespace that a policy propagates to the cluster: its binding has taken over the Work, or created it.
// The deletion of the policy's Work does not requeue the namespace.
var errPropagated = requeue.After(30*time.Second, "the namespace is propagated by a policy")

// errReleased is returned for a Work that was released instead of deleting the namespace in the member, or that another writer
// created. The Work is read again.
var errReleased = requeue.After(200*time.Millisecond, "the work was replaced")

// release cancels the removal of a Work if its namespace exists, which is read live. It returns errReleased on success.
func (c *Controller) release(ctx context.Context, n *corev1.Namespace, w, replacement *workv1alpha1.Work) error {
	err := work.CancelRemoval(ctx, c.control, c.live, w, replacement, func(ctx context.Context) (bool, error) {
		var namespace corev1.Namespace
		err := c.live.Get(ctx, client.ObjectKeyFromObject(n), &namespace)
		return err == nil && c.synced(&namespace), err
	})
	if err != nil {
		return err
	}
	return errReleased
}

// syncTo updates the Work of a namespace for a cluster, or creates it if the cluster needs the namespace.
func (c *Controller) syncTo(
	ctx context.Context, n *corev1.Namespace, cluster string, policies []override.Policy, needed func(cluster string) (bool, error),
) error {
	key := types.NamespacedName{Namespace: names.ExecutionNamespace(cluster)}
	existing, free, err := work.Find(
		ctx, c.control, key.Namespace, names.Works(namespaceKind, "", n.Name), namespaceKind, client.ObjectKeyFromObject(n),
	)
	switch {
	case err != nil:
		return err
	case existing == nil:
		if create, err := needed(cluster); err != nil || !create {
			return err
		}
		key.Name = free
		desired, err := c.render(ctx, n, key, policies, c.NewID())
		if err != nil {
			return err
		}
		if err := c.control.Create(ctx, desired); apierrors.IsAlreadyExists(err) {
			return errReleased // another writer created it, and the cache does not show it yet
		} else if err != nil {
			return fmt.Errorf("create work %s: %w", key, err)
		}
		return nil
	case existing.DeletionTimestamp != nil:
		if keep, err := needed(cluster); err != nil || !keep {
			return err
		}
		replacement, err := c.render(ctx, n, client.ObjectKeyFromObject(existing), policies, c.NewID())
		if err != nil {
			return err
		}
		return c.release(ctx, n, existing, replacement)
	case existing.Labels[names.ClusterBindingID] != "":
		return errPropagated // two writers would revert each other's writes
	}
	desired, err := c.render(ctx, n, client.ObjectKeyFromObject(existing), policies, existing.Labels[names.WorkID])
	if err != nil {
		return err
	}
	_, err = patch.Latest(ctx, c.control, existing, func(w *workv1alpha1.Work) {
		if !sameManifests(w, desired) {
			w.Spec.Workload = desired.Spec.Workload
		}
		w.Annotations = override.Annotate(w.Annotations, desired.Annotations)
		w.OwnerReferences = withOwner(w.OwnerReferences, desired.OwnerReferences[0])
	})
	return err
}

// withOwner returns the owners with the namespace as the controller, in place of a namespace of that name that was deleted.
// Owners that others added stay.
func withOwner(owners []metav1.OwnerReference, namespace metav1.OwnerReference) []metav1.OwnerReference {
	same := func(o metav1.OwnerReference) bool {
		return o.Kind == namespace.Kind && o.APIVersion == namespace.APIVersion && o.Name == namespace.Name
	}
	if i := slices.IndexFunc(owners, same); i >= 0 && apiequality.Semantic.DeepEqual(owners[i], namespace) {
		return owners
	}
	return append(slices.DeleteFunc(slices.Clone(owners), same), namespace)
}

func sameManifests(a, b *workv1alpha1.Work) bool {
	return len(a.Spec.Workload.Manifests) == 1 && string(a.Spec.Workload.Manifests[0].Raw) == string(b.Spec.Workload.Manifests[0].Raw)
}

var namespaceKind = schema.GroupKind{Kind: "Namespace"}

// render returns the Work of a namespace for the cluster of an execution namespace. policies are those that override.Select returned.
func (c *Controller) render(
	ctx context.Context, n *corev1.Namespace, key types.NamespacedName, policies []override.Policy, id string,
) (*workv1alpha1.Work, error) {
	out := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: key.Namespace, Name: key.Name, Finalizers: []string{names.ExecutionFinalizer},
		Labels:          map[string]string{names.WorkID: id},
		OwnerReferences: []metav1.OwnerReference{*metav1.NewControllerRef(n, corev1.SchemeGroupVersion.WithKind("Namespace"))},
	}}
	object := &unstructured.Unstructured{Object: map[string]any{}}
	object.SetAPIVersion("v1")
	object.SetKind("Namespace")
	object.SetName(n.Name)
	object.SetLabels(without(n.Labels, corev1.LabelMetadataName)) // set by the API server of the member
	object.SetAnnotations(n.Annotations)
	cluster, _ := names.ClusterOf(key.Namespace)
	object, overrides, err := c.applyOverrides(ctx, n, object, cluster, policies)
	if err != nil {
		return nil, err
	}
	out.Annotations = overrides
	labels, annotations := without(object.GetLabels(), ""), without(object.GetAnnotations(), "")
	labels[names.Managed], labels[names.WorkID] = "true", id
	annotations[names.TemplateUID], annotations[names.WorkNamespace], annotations[names.WorkName] = string(n.UID), key.Namespace, key.Name
	object.SetLabels(labels)
	object.SetAnnotations(annotations)
	manifest.Prune(object)
	manifest.RecordManaged(object)
	raw, err := json.Marshal(object.Object)
	if err != nil {
		return nil, fmt.Errorf("encode namespace %s: %w", n.Name, err)
	}
	out.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: raw}}}
	return out, nil
}

// without returns a copy of a map without a key.
func without(m map[string]string, key string) map[string]string {
	out := make(map[string]string, len(m))
	maps.Copy(out, m)
	delete(out, key)
	return out
}
