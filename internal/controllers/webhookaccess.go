// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/rollout/metric"
)

// webhookAccess lets karmada-webhook list all custom kinds, and records for it which namespaces have protected Secrets, which it may not
// list, and, for warnings, the metric servers of staged rollouts and the controllers that do not run. All are in the ClusterRole
// names.WebhookKinds.
type webhookAccess struct {
	control  client.Client
	servers  *metric.Servers // nil means none
	disabled []string
}

// webhookAccessName is the name of the controller in logs and metrics.
const webhookAccessName = "webhook-access-controller"

// Setup implements the setup of a controller.
func (a webhookAccess) Setup(mgr manager.Manager) error {
	toRole := handler.EnqueueRequestsFromMapFunc(func(context.Context, client.Object) []reconcile.Request {
		return []reconcile.Request{{NamespacedName: types.NamespacedName{Name: names.WebhookKinds}}}
	})
	protected := func(o client.Object) bool { _, ok := o.GetLabels()[names.DeletionProtected]; return ok }
	err := requeue.NewController(mgr, webhookAccessName).
		For(&rbacv1.ClusterRole{}, builder.WithPredicates(predicate.NewPredicateFuncs(
			func(o client.Object) bool { return o.GetName() == names.WebhookKinds }))).
		WatchesMetadata(&apiextensionsv1.CustomResourceDefinition{}, toRole).
		// An update calls the predicate with both objects.
		WatchesMetadata(&corev1.Secret{}, toRole, builder.WithPredicates(predicate.Or(predicate.NewPredicateFuncs(protected),
			predicate.LabelChangedPredicate{}))).
		Complete(a)
	if err != nil {
		return fmt.Errorf("add %s: %w", webhookAccessName, err)
	}
	return nil
}

// Reconcile creates or updates the ClusterRole. The annotation is always set: the webhook denies deletions of namespaces without it.
func (a webhookAccess) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var role rbacv1.ClusterRole
	err := a.control.Get(ctx, req.NamespacedName, &role)
	if client.IgnoreNotFound(err) != nil {
		return ctrl.Result{}, fmt.Errorf("get ClusterRole %s: %w", req.Name, err)
	}
	missing := err != nil
	crds, err := a.list(ctx, apiextensionsv1.SchemeGroupVersion.WithKind("CustomResourceDefinitionList"))
	if err != nil {
		return ctrl.Result{}, err
	}
	definitions := make([]string, len(crds))
	for i := range crds {
		definitions[i] = crds[i].Name
	}
	secrets, err := a.list(ctx, corev1.SchemeGroupVersion.WithKind("SecretList"),
		client.MatchingLabels{names.DeletionProtected: names.ProtectedAlways})
	if err != nil {
		return ctrl.Result{}, err
	}
	protected := map[string]string{}
	for i := range secrets {
		if first := protected[secrets[i].Namespace]; first == "" || secrets[i].Name < first {
			protected[secrets[i].Namespace] = secrets[i].Name
		}
	}
	recorded, err := json.Marshal(protected)
	if err != nil {
		return ctrl.Result{}, err
	}
	servers, err := json.Marshal(a.servers.Addresses())
	if err != nil {
		return ctrl.Result{}, err
	}
	disabled, err := json.Marshal(a.disabled)
	if err != nil {
		return ctrl.Result{}, err
	}
	rules := names.ListRules(definitions)
	set := func(role *rbacv1.ClusterRole) {
		if !equality.Semantic.DeepEqual(role.Rules, rules) {
			role.Rules = rules
		}
		metav1.SetMetaDataAnnotation(&role.ObjectMeta, names.ProtectedSecrets, string(recorded))
		metav1.SetMetaDataAnnotation(&role.ObjectMeta, names.MetricServers, string(servers))
		metav1.SetMetaDataAnnotation(&role.ObjectMeta, names.DisabledControllers, string(disabled))
	}
	if missing { // a user deleted it; without the binding of the installation it grants nothing
		role = rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: req.Name, Labels: map[string]string{names.System: "true"}}}
		set(&role)
		err = a.control.Create(ctx, &role)
	} else {
		_, err = patch.Object(ctx, a.control, &role, set)
	}
	if err != nil {
		return ctrl.Result{}, fmt.Errorf("apply ClusterRole %s: %w", req.Name, err)
	}
	return ctrl.Result{}, nil
}

// list lists the metadata of objects.
func (a webhookAccess) list(ctx context.Context, kind schema.GroupVersionKind, options ...client.ListOption,
) ([]metav1.PartialObjectMetadata, error) {
	var list metav1.PartialObjectMetadataList
	list.SetGroupVersionKind(kind)
	if err := a.control.List(ctx, &list, slices.Concat(options, []client.ListOption{client.UnsafeDisableDeepCopy})...); err != nil {
		return nil, fmt.Errorf("list %s: %w", kind.Kind, err)
	}
	return list.Items, nil
}
