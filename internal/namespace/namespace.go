// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package namespace makes every namespace of the control plane in every member, so that what is propagated finds its place.
//
//	Namespace, Cluster ─► a Work for each cluster, owned by the namespace
//
// Invariants: reserved namespaces, "default", those of the operator's patterns and those labelled to be skipped are left
// alone. A namespace that a member has already stays whose it is (work/apply). When the namespace goes, the garbage
// collector removes the Works, and with them the namespaces that Karmada made.
package namespace

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/patch"
	"karmada.io/karmada/internal/work/manifest"
)

// Options are the surroundings of the controller.
type Options struct {
	// Skipped says whether the operator keeps a namespace from being propagated; nil skips none.
	Skipped func(namespace string) bool
	// NewID makes permanent IDs.
	NewID func() string
}

// Syncer is the controller.
type Syncer struct {
	Options
	control client.Client
}

// Setup adds the controller to the manager.
func Setup(mgr manager.Manager, o Options) error {
	s := &Syncer{Options: o, control: mgr.GetClient()}
	return ctrl.NewControllerManagedBy(mgr).Named("namespace-sync-controller").
		For(&corev1.Namespace{}).
		Owns(&workv1alpha1.Work{}, builder.WithPredicates(rewritten)).
		Watches(&clusterv1alpha1.Cluster{}, handler.EnqueueRequestsFromMapFunc(s.everyNamespace), builder.WithPredicates(prepared)).
		Complete(s)
}

// prepared passes a cluster that has become able to hold Works: its controller has finished with it.
var prepared = predicate.Funcs{
	CreateFunc: func(event.CreateEvent) bool { return true },
	UpdateFunc: func(e event.UpdateEvent) bool {
		return len(e.ObjectOld.GetFinalizers()) != len(e.ObjectNew.GetFinalizers())
	},
	DeleteFunc: func(event.DeleteEvent) bool { return false },
}

// rewritten passes Works that are gone or say something else than before, whoever wrote that: what was compared with an
// older version, or changed by hand, is brought in line again.
var rewritten = predicate.Funcs{
	CreateFunc: func(event.CreateEvent) bool { return false },
	UpdateFunc: func(e event.UpdateEvent) bool {
		return e.ObjectOld.GetGeneration() != e.ObjectNew.GetGeneration() && e.ObjectNew.GetDeletionTimestamp() == nil
	},
}

func (s *Syncer) everyNamespace(ctx context.Context, _ client.Object) []ctrl.Request {
	var list corev1.NamespaceList
	if err := s.control.List(ctx, &list); err != nil {
		return nil // the cache is being filled; their own events come
	}
	var out []ctrl.Request
	for i := range list.Items {
		if s.concerns(&list.Items[i]) {
			out = append(out, ctrl.Request{NamespacedName: types.NamespacedName{Name: list.Items[i].Name}})
		}
	}
	return out
}

// concerns says whether a namespace is made in the members (semantics §19).
func (s *Syncer) concerns(n *corev1.Namespace) bool {
	return n.DeletionTimestamp == nil && n.Name != metav1.NamespaceDefault && !names.Reserved(n.Name) && !strings.HasPrefix(n.Name, "kube-") &&
		!strings.EqualFold(n.Labels[names.SkipAutoPropagation], "true") && (s.Skipped == nil || !s.Skipped(n.Name))
}

// Reconcile brings the Works of one namespace in line.
func (s *Syncer) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var n corev1.Namespace
	if err := s.control.Get(ctx, req.NamespacedName, &n); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if !s.concerns(&n) {
		return ctrl.Result{}, nil // Works that were made before stay: to stop is not to take away
	}
	var clusters clusterv1alpha1.ClusterList
	if err := s.control.List(ctx, &clusters); err != nil {
		return ctrl.Result{}, err
	}
	var errs []error
	var result ctrl.Result
	for i := range clusters.Items {
		c := &clusters.Items[i]
		if c.DeletionTimestamp != nil || len(c.Finalizers) == 0 {
			continue // it goes, or its execution namespace is still to come, which is an event
		}
		err := s.sync(ctx, &n, c.Name)
		if errors.Is(err, errPlaced) {
			result.RequeueAfter = untilFree // no event says when the policy leaves the cluster
			continue
		}
		errs = append(errs, err)
	}
	if err := errors.Join(errs...); err != nil {
		return ctrl.Result{}, err
	}
	return result, nil
}

// errPlaced says that the namespace is in the cluster by a policy.
var errPlaced = errors.New("a policy places the namespace")

// untilFree is how soon a namespace is looked at again that a policy places.
const untilFree = 30 * time.Second

func (s *Syncer) sync(ctx context.Context, n *corev1.Namespace, cluster string) error {
	key := types.NamespacedName{Namespace: names.ExecutionNamespace(cluster), Name: names.Work("Namespace", "", n.Name)}
	var existing workv1alpha1.Work
	err := s.control.Get(ctx, key, &existing)
	switch {
	case apierrors.IsNotFound(err):
		desired, err := render(n, key, s.NewID())
		if err != nil {
			return err
		}
		if err := s.control.Create(ctx, desired); err != nil && !apierrors.IsAlreadyExists(err) {
			return fmt.Errorf("create work %s: %w", key, err)
		}
		return nil
	case err != nil:
		return err
	case existing.DeletionTimestamp != nil:
		return fmt.Errorf("work %s is being deleted", key)
	case existing.Labels[names.ClusterBindingID] != "":
		return errPlaced // two writers would undo each other's work without end
	}
	desired, err := render(n, key, existing.Labels[names.WorkID])
	if err != nil {
		return err
	}
	_, err = patch.Object(ctx, s.control, &existing, func(w *workv1alpha1.Work) {
		if !sameManifests(w, desired) {
			w.Spec.Workload = desired.Spec.Workload
		}
		w.OwnerReferences = desired.OwnerReferences
	})
	return err
}

func sameManifests(a, b *workv1alpha1.Work) bool {
	return len(a.Spec.Workload.Manifests) == 1 && string(a.Spec.Workload.Manifests[0].Raw) == string(b.Spec.Workload.Manifests[0].Raw)
}

// render is the Work of a namespace for one cluster.
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
		if k != corev1.LabelMetadataName { // the member's API server sets it
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
