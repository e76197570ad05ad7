// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package unifiedauth implements unified-auth-controller.
//
//	ClusterRoles and ClusterRoleBindings that authorize the proxy to a cluster ──► Works with RBAC objects of its impersonator
//
// Invariant: in each member, the proxy can impersonate exactly the subjects that are authorized to use the proxy to it, and
// names.Administrators in place of the group system:masters.
package unifiedauth

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apiserver/pkg/authentication/user"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/cluster/clusters"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/manifest"
)

// source is the name of the controller in events and logs.
const source = "unified-auth-controller"

// Controller implements unified-auth-controller.
type Controller struct {
	control client.Client
	events  events.Recorder
}

// New returns the controller.
func New(control client.Client, recorder events.Recorder) *Controller {
	return &Controller{control: control, events: recorder}
}

// Setup adds unified-auth-controller to a manager.
func (r *Controller) Setup(mgr manager.Manager) error {
	allClusters := clusters.All(r.control)
	err := requeue.NewController(mgr, source).
		For(&clusterv1alpha1.Cluster{}).
		Owns(&workv1alpha1.Work{}).
		Watches(&rbacv1.ClusterRole{}, allClusters).
		Watches(&rbacv1.ClusterRoleBinding{}, allClusters).
		Complete(r)
	if err != nil {
		return fmt.Errorf("add %s: %w", source, err)
	}
	return nil
}

// Reconcile creates or updates the Works with the proxy's permissions in one member.
func (r *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var cluster clusterv1alpha1.Cluster
	if err := r.control.Get(ctx, req.NamespacedName, &cluster); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if !cluster.DeletionTimestamp.IsZero() || cluster.Spec.ImpersonatorSecretRef == nil || names.Pending(cluster.Spec.Taints) ||
		!controllerutil.ContainsFinalizer(&cluster, names.ClusterFinalizer) {
		return ctrl.Result{}, nil
	}
	wrote, err := r.sync(ctx, &cluster)
	event := events.Event{
		On: events.ClusterReference(&cluster), Source: source,
		Reason: "SyncImpersonationConfigSucceed", Message: "Sync impersonation config succeed.",
	}
	switch {
	case err != nil:
		event.Reason, event.Warning, event.Message = "SyncImpersonationConfigFailed", true, err.Error()
		r.events.Emit(event)
		return ctrl.Result{}, err
	case wrote:
		r.events.Emit(event)
	}
	return ctrl.Result{}, nil
}

func (r *Controller) sync(ctx context.Context, cluster *clusterv1alpha1.Cluster) (wrote bool, err error) {
	var roles rbacv1.ClusterRoleList
	if err := r.control.List(ctx, &roles, client.UnsafeDisableDeepCopy); err != nil {
		return false, fmt.Errorf("list cluster roles: %w", err)
	}
	var bindings rbacv1.ClusterRoleBindingList
	if err := r.control.List(ctx, &bindings, client.UnsafeDisableDeepCopy); err != nil {
		return false, fmt.Errorf("list cluster role bindings: %w", err)
	}
	for _, object := range impersonatorObjects(cluster, impersonationRules(cluster.Name, roles.Items, bindings.Items)) {
		w, err := r.ensureWork(ctx, cluster, object)
		if err != nil {
			return wrote, err
		}
		wrote = wrote || w
	}
	return wrote, nil
}

// impersonationRules returns the rules to impersonate the subjects that are authorized to use the proxy to a cluster.
func impersonationRules(cluster string, roles []rbacv1.ClusterRole, bindings []rbacv1.ClusterRoleBinding) []rbacv1.PolicyRule {
	granting := sets.New[string]()
	for i := range roles {
		if slices.ContainsFunc(roles[i].Rules, func(r rbacv1.PolicyRule) bool { return grantsProxy(r, cluster) }) {
			granting.Insert(roles[i].Name)
		}
	}
	users, groups, accounts := sets.New[string](), sets.New[string](), sets.New[string]()
	for i := range bindings {
		if bindings[i].RoleRef.Kind != "ClusterRole" || !granting.Has(bindings[i].RoleRef.Name) {
			continue
		}
		for _, s := range bindings[i].Subjects {
			switch s.Kind {
			case rbacv1.UserKind:
				users.Insert(s.Name)
			case rbacv1.GroupKind:
				if s.Name == user.SystemPrivilegedGroup {
					s.Name = names.Administrators
				}
				groups.Insert(s.Name)
			case rbacv1.ServiceAccountKind:
				// Members add the groups of the service account. A permission to impersonate them would allow acting as any
				// other account.
				accounts.Insert(s.Name)
			}
		}
	}
	var rules []rbacv1.PolicyRule
	for _, kind := range []struct {
		resource string
		names    sets.Set[string]
	}{{"users", users}, {"serviceaccounts", accounts}, {"groups", groups}} {
		if kind.names.Len() > 0 {
			rules = append(rules, rbacv1.PolicyRule{
				APIGroups: []string{""}, Resources: []string{kind.resource}, Verbs: []string{"impersonate"},
				ResourceNames: sets.List(kind.names),
			})
		}
	}
	return rules
}

// grantsProxy reports whether a rule authorizes the use of the proxy to a cluster, or of the search proxy to all clusters. The
// proxy uses the resource name * for requests to all clusters.
func grantsProxy(rule rbacv1.PolicyRule, cluster string) bool {
	has := func(list []string, wanted ...string) bool {
		return slices.ContainsFunc(wanted, func(s string) bool { return slices.Contains(list, s) })
	}
	if len(rule.Verbs) == 0 {
		return false
	}
	if has(rule.APIGroups, clusterv1alpha1.GroupName, "*") && has(rule.Resources, "clusters/proxy", "*/proxy", "*") {
		return len(rule.ResourceNames) == 0 || has(rule.ResourceNames, cluster, "*")
	}
	return has(rule.APIGroups, searchv1alpha1.GroupName) && has(rule.Resources, "proxying/proxy", "*/proxy", "*")
}

// administratorsBinding is the ClusterRoleBinding of names.Administrators in members. Like the other objects of the impersonator, it has
// the label of managed objects.
const administratorsBinding = names.ImpersonatorAccount + "-administrators"

// impersonatorObjects returns the ClusterRole and the ClusterRoleBindings in the member.
func impersonatorObjects(cluster *clusterv1alpha1.Cluster, rules []rbacv1.PolicyRule) []client.Object {
	meta := func(name string) metav1.ObjectMeta {
		return metav1.ObjectMeta{Name: name, Labels: map[string]string{names.System: "true"}}
	}
	kind := func(k string) metav1.TypeMeta {
		return metav1.TypeMeta{APIVersion: rbacv1.SchemeGroupVersion.String(), Kind: k}
	}
	bind := func(name, role string, subject rbacv1.Subject) client.Object {
		return &rbacv1.ClusterRoleBinding{
			TypeMeta: kind("ClusterRoleBinding"), ObjectMeta: meta(name), Subjects: []rbacv1.Subject{subject},
			RoleRef: rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: role},
		}
	}
	return []client.Object{
		&rbacv1.ClusterRole{TypeMeta: kind("ClusterRole"), ObjectMeta: meta(names.ImpersonatorAccount), Rules: rules},
		bind(names.ImpersonatorAccount, names.ImpersonatorAccount, rbacv1.Subject{
			Kind: rbacv1.ServiceAccountKind, Namespace: cluster.Spec.ImpersonatorSecretRef.Namespace, Name: names.ImpersonatorAccount,
		}),
		bind(administratorsBinding, "cluster-admin", rbacv1.Subject{
			APIGroup: rbacv1.GroupName, Kind: rbacv1.GroupKind, Name: names.Administrators,
		}),
	}
}

// ensureWork creates or updates the Work of an object and reports whether it wrote.
func (r *Controller) ensureWork(ctx context.Context, cluster *clusterv1alpha1.Cluster, object client.Object) (wrote bool, err error) {
	namespace, kind := names.ExecutionNamespace(cluster.Name), object.GetObjectKind().GroupVersionKind().GroupKind()
	w, free, err := work.Find(ctx, r.control, namespace, names.Works(kind, "", object.GetName()), kind, client.ObjectKeyFromObject(object))
	if err != nil {
		return false, err
	}
	exists := w != nil
	if !exists {
		w = &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: free}}
	}
	desired, err := manifestOf(object, w)
	if err != nil {
		return false, err
	}
	mutate := func(w *workv1alpha1.Work) {
		if w.Labels == nil {
			w.Labels = map[string]string{}
		}
		w.Labels[names.System] = "true"
		controllerutil.AddFinalizer(w, names.ExecutionFinalizer)
		_ = controllerutil.SetControllerReference(cluster, w, r.control.Scheme()) // fails if there is another controller, which is kept
		if len(w.Spec.Workload.Manifests) != 1 || !manifest.SameJSON(w.Spec.Workload.Manifests[0].Raw, desired) {
			w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: desired}}}
		}
	}
	if exists {
		if !w.DeletionTimestamp.IsZero() {
			return false, nil // its deletion requeues the cluster
		}
		return patch.Object(ctx, r.control, w, mutate)
	}
	mutate(w)
	if err := r.control.Create(ctx, w); err != nil {
		if apierrors.IsAlreadyExists(err) {
			return false, nil // the cache is stale
		}
		return false, fmt.Errorf("create work %s/%s: %w", w.Namespace, w.Name, err)
	}
	return true, nil
}

// manifestOf returns the manifest of an object as it is in the Work after the mutating webhook.
func manifestOf(object client.Object, w *workv1alpha1.Work) ([]byte, error) {
	content, err := runtime.DefaultUnstructuredConverter.ToUnstructured(object)
	if err != nil {
		return nil, fmt.Errorf("encode %s: %w", object.GetName(), err)
	}
	u := &unstructured.Unstructured{Object: content}
	labels := map[string]string{names.System: "true", names.Managed: "true"}
	if id := w.Labels[names.WorkID]; id != "" {
		labels[names.WorkID] = id
	}
	u.SetLabels(labels)
	u.SetAnnotations(map[string]string{
		names.WorkNamespace: w.Namespace, names.WorkName: w.Name, names.ConflictResolution: names.Overwrite,
	})
	manifest.Prune(u)
	manifest.RecordManaged(u)
	raw, err := json.Marshal(u.Object)
	if err != nil {
		return nil, fmt.Errorf("encode %s: %w", object.GetName(), err)
	}
	return raw, nil
}
