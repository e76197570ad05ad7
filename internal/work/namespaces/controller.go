// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package namespaces syncs the namespaces of the control plane to all members, for the objects that are propagated into them.
//
//	Namespace, Cluster ─► a Work for each cluster, owned by the namespace
//
// Invariants: reserved namespaces, "default", skipped namespaces and those with the label to skip them are not synced. A
// namespace that exists in a member already stays unmanaged (work/apply). When a namespace is deleted, the garbage collector
// deletes its Works, and with them the namespaces that Karmada created.
package namespaces

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	apiequality "k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/backoff"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/patch"
	"karmada.io/karmada/internal/work/manifest"
)

// Options configure the controller.
type Options struct {
	// Skipped reports whether a namespace is excluded by a flag; nil excludes none.
	Skipped func(namespace string) bool
	// NewID returns a new permanent ID.
	NewID func() string
}

// Controller syncs namespaces.
type Controller struct {
	Options
	control client.Client
}

// Setup adds the controller to the manager.
func Setup(mgr manager.Manager, o Options) error {
	c := &Controller{Options: o, control: mgr.GetClient()}
	return ctrl.NewControllerManagedBy(mgr).Named("namespace-sync-controller").
		For(&corev1.Namespace{}).
		Owns(&workv1alpha1.Work{}, builder.WithPredicates(specChanged)).
		Watches(&clusterv1alpha1.Cluster{}, handler.EnqueueRequestsFromMapFunc(c.allNamespaces), builder.WithPredicates(finalizersChanged)).
		WithOptions(controller.Options{RateLimiter: backoff.Limiter[ctrl.Request]()}).
		Complete(c)
}

// finalizersChanged passes clusters whose controller added its finalizer: they have an execution namespace.
var finalizersChanged = predicate.Funcs{
	CreateFunc: func(event.CreateEvent) bool { return true },
	UpdateFunc: func(e event.UpdateEvent) bool {
		return len(e.ObjectOld.GetFinalizers()) != len(e.ObjectNew.GetFinalizers())
	},
	DeleteFunc: func(event.DeleteEvent) bool { return false },
}

// specChanged passes Works that were deleted or whose spec changed. Own writes pass, too, because the cache may have been stale
// when they were computed.
var specChanged = predicate.Funcs{
	CreateFunc: func(event.CreateEvent) bool { return false },
	UpdateFunc: func(e event.UpdateEvent) bool {
		return e.ObjectOld.GetGeneration() != e.ObjectNew.GetGeneration() && e.ObjectNew.GetDeletionTimestamp() == nil
	},
}

func (c *Controller) allNamespaces(ctx context.Context, _ client.Object) []ctrl.Request {
	var list corev1.NamespaceList
	if err := c.control.List(ctx, &list); err != nil {
		return nil // the namespaces are enqueued when the cache syncs
	}
	var out []ctrl.Request
	for i := range list.Items {
		if c.synced(&list.Items[i]) {
			out = append(out, ctrl.Request{NamespacedName: types.NamespacedName{Name: list.Items[i].Name}})
		}
	}
	return out
}

// synced reports whether a namespace is synced to members (docs/contract/controllers.md#namespace-sync).
func (c *Controller) synced(n *corev1.Namespace) bool {
	return n.DeletionTimestamp == nil && n.Name != metav1.NamespaceDefault && !names.Reserved(n.Name) && !strings.HasPrefix(n.Name, "kube-") &&
		!strings.EqualFold(n.Labels[names.SkipAutoPropagation], "true") && (c.Skipped == nil || !c.Skipped(n.Name))
}

// Reconcile creates and updates the Works of one namespace.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var n corev1.Namespace
	if err := c.control.Get(ctx, req.NamespacedName, &n); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if !c.synced(&n) {
		return ctrl.Result{}, nil // existing Works are kept
	}
	var clusters clusterv1alpha1.ClusterList
	if err := c.control.List(ctx, &clusters); err != nil {
		return ctrl.Result{}, err
	}
	var errs []error
	var result ctrl.Result
	for i := range clusters.Items {
		cluster := &clusters.Items[i]
		if cluster.DeletionTimestamp != nil || len(cluster.Finalizers) == 0 {
			continue // the creation of the execution namespace requeues the namespace
		}
		err := c.sync(ctx, &n, cluster.Name)
		if errors.Is(err, errPropagated) {
			result.RequeueAfter = propagatedRetry // the deletion of the policy's Work does not requeue the namespace
			continue
		}
		errs = append(errs, err)
	}
	if err := errors.Join(errs...); err != nil {
		return ctrl.Result{}, err
	}
	return result, nil
}

// errPropagated is returned for a namespace that a policy propagates to the cluster.
var errPropagated = errors.New("the namespace is propagated by a policy")

// propagatedRetry is the delay before a retry after errPropagated.
const propagatedRetry = 30 * time.Second

func (c *Controller) sync(ctx context.Context, n *corev1.Namespace, cluster string) error {
	key := types.NamespacedName{Namespace: names.ExecutionNamespace(cluster), Name: names.Work("Namespace", "", n.Name)}
	var existing workv1alpha1.Work
	err := c.control.Get(ctx, key, &existing)
	switch {
	case apierrors.IsNotFound(err):
		desired, err := render(n, key, c.NewID())
		if err != nil {
			return err
		}
		if err := c.control.Create(ctx, desired); err != nil && !apierrors.IsAlreadyExists(err) {
			return fmt.Errorf("create work %s: %w", key, err)
		}
		return nil
	case err != nil:
		return err
	case existing.DeletionTimestamp != nil:
		return fmt.Errorf("work %s is being deleted", key)
	case existing.Labels[names.ClusterBindingID] != "":
		return errPropagated // two writers would revert each other's writes
	}
	desired, err := render(n, key, existing.Labels[names.WorkID])
	if err != nil {
		return err
	}
	_, err = patch.Object(ctx, c.control, &existing, func(w *workv1alpha1.Work) {
		if !sameManifests(w, desired) {
			w.Spec.Workload = desired.Spec.Workload
		}
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

// render returns the Work of a namespace for one cluster.
func render(n *corev1.Namespace, key types.NamespacedName, id string) (*workv1alpha1.Work, error) {
	work := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: key.Namespace, Name: key.Name, Finalizers: []string{names.ExecutionFinalizer},
		Labels:          map[string]string{names.WorkID: id},
		OwnerReferences: []metav1.OwnerReference{*metav1.NewControllerRef(n, corev1.SchemeGroupVersion.WithKind("Namespace"))},
	}}
	object := &unstructured.Unstructured{Object: map[string]any{}}
	object.SetAPIVersion("v1")
	object.SetKind("Namespace")
	object.SetName(n.Name)
	labels := map[string]string{}
	for k, v := range n.Labels {
		if k != corev1.LabelMetadataName { // set by the API server of the member
			labels[k] = v
		}
	}
	labels[names.Managed], labels[names.WorkID] = "true", id
	object.SetLabels(labels)
	annotations := map[string]string{names.TemplateUID: string(n.UID), names.WorkNamespace: key.Namespace, names.WorkName: key.Name}
	for k, v := range n.Annotations {
		if k != corev1.LastAppliedConfigAnnotation {
			annotations[k] = v
		}
	}
	object.SetAnnotations(annotations)
	manifest.Prune(object)
	manifest.RecordManaged(object)
	raw, err := json.Marshal(object.Object)
	if err != nil {
		return nil, fmt.Errorf("encode namespace %s: %w", n.Name, err)
	}
	work.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: raw}}}
	return work, nil
}
