// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apiequality "k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/fields"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/log"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	remedyv1alpha1 "karmada.io/karmada/api/remedy/v1alpha1"
	"karmada.io/karmada/internal/admission/lint"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/propagate/match"
)

// warningHooks are webhooks that only warn. They have no counterpart upstream.
var warningHooks = []hook{
	warningHook[fleetv1alpha1.RolloutApproval]("RolloutApproval", fleetv1alpha1.GroupName, "rolloutapprovals", namespaced),
	warningHook[fleetv1alpha1.ClusterRolloutApproval]("ClusterRolloutApproval", fleetv1alpha1.GroupName, "clusterrolloutapprovals",
		clusterScoped),
	warningHook[fleetv1alpha1.PlacementEviction]("PlacementEviction", fleetv1alpha1.GroupName, "placementevictions", namespaced),
	warningHook[appsv1alpha1.WorkloadRebalancer]("WorkloadRebalancer", appsv1alpha1.GroupName, "workloadrebalancers", clusterScoped),
	warningHook[configv1alpha1.ReplicaSchedulingPolicy]("ReplicaSchedulingPolicy", configv1alpha1.GroupName, "replicaschedulingpolicies",
		clusterScoped),
	warningHook[remedyv1alpha1.Remedy]("Remedy", remedyv1alpha1.GroupName, "remedies", clusterScoped),
	warningHook[multiclusterv1alpha1.ServiceExport]("ServiceExport", multiclusterv1alpha1.GroupName, "serviceexports", namespaced),
	warningHook[multiclusterv1alpha1.ServiceImport]("ServiceImport", multiclusterv1alpha1.GroupName, "serviceimports", namespaced),
}

// immutable are the kinds whose spec does not change.
var immutable = sets.New("RolloutApproval", "ClusterRolloutApproval", "PlacementEviction")

// warningHook returns a webhook that warns about the fields of a kind.
func warningHook[O any, P pointer[O]](kind, group, resource string, scope admissionregistrationv1.ScopeType) hook {
	lower, operations := strings.ToLower(kind), onWrite
	if immutable.Has(kind) {
		operations = onCreate
	}
	return hook{
		path: "/validate-" + lower, name: lower + ".karmada.io", group: group, resource: resource, scope: scope, operations: operations,
		optional: true,
		handler: validator[O](kind, func(ctx context.Context, deps Deps, r review[P]) ([]string, field.ErrorList) {
			return fieldWarnings(ctx, deps, kind, r), nil
		}),
	}
}

// fieldWarnings returns warnings about fields that have no effect. It does not repeat them if only the metadata or the status changed.
func fieldWarnings[P client.Object](ctx context.Context, deps Deps, kind string, r review[P]) []string {
	object, err := runtime.DefaultUnstructuredConverter.ToUnstructured(r.object)
	if err != nil {
		return nil // it was decoded from JSON
	}
	if r.updating {
		old, err := runtime.DefaultUnstructuredConverter.ToUnstructured(r.old)
		if err != nil || apiequality.Semantic.DeepEqual(content(old), content(object)) {
			return nil
		}
	}
	if r.namespace != "" {
		_ = unstructured.SetNestedField(object, r.namespace, "metadata", "namespace")
	}
	ctx, cancel := context.WithTimeout(ctx, lookupTimeout)
	defer cancel()
	return lint.Texts(lint.Check(kind, object, deps.environment(ctx)))
}

// content returns the fields of an object besides metadata and status.
func content(object map[string]any) map[string]any {
	out := maps.Clone(object)
	delete(out, "metadata")
	delete(out, "status")
	return out
}

// environment returns what the control plane has. It reads each part once, when it is needed, and omits what cannot be read.
func (d Deps) environment(ctx context.Context) lint.Environment {
	omit := func(what string, err error) {
		log.FromContext(ctx).V(1).Info("Failed to read, omitting warnings", "what", what, "err", err.Error())
	}
	e := lint.Environment{Prioritized: d.Gates != nil && d.Gates.Enabled(features.PriorityBasedScheduling)}
	if d.Fleet != nil {
		e.Clusters = sync.OnceValues(func() ([]clusterv1alpha1.Cluster, bool) {
			clusters, err := d.Fleet(ctx)
			if err != nil {
				omit("clusters", err)
			}
			return clusters, err == nil
		})
	}
	if d.Groups != nil {
		kinds, read := &match.Kinds{}, sets.New[string]()
		e.Kinds = func(group string) *match.Kinds {
			if !read.Has(group) {
				read.Insert(group)
				versions, err := d.Groups(ctx, group)
				if kinds.Add(versions...); err != nil {
					kinds.AddUnknown(group)
					omit("kinds of "+group, err)
				}
			}
			return kinds
		}
	}
	if d.Find != nil {
		e.Find = func(kind schema.GroupVersionKind, key client.ObjectKey) (*unstructured.Unstructured, []string, bool) {
			o, others, err := d.Find(ctx, kind, key)
			if err != nil {
				omit(kind.Kind, err)
			}
			return o, others, err == nil
		}
	}
	if d.Recorded != nil {
		annotations := sync.OnceValues(func() (map[string]string, error) { return d.Recorded(ctx) })
		e.Recorded = func(annotation string) (list []string, known bool) {
			recorded, err := annotations()
			if err != nil {
				omit(annotation, err)
				return nil, false
			}
			return list, json.Unmarshal([]byte(recorded[annotation]), &list) == nil
		}
	}
	return e
}

// maxOthers is the number of objects among which similar names are looked for.
const maxOthers = 500

// findObject returns a function that returns an object of a served kind, or the names of others. It lists, because the webhook may list
// objects of most kinds, and get few. The other kinds cause errors.
func findObject(
	control rest.Interface, objects metadata.Interface,
) func(context.Context, schema.GroupVersionKind, client.ObjectKey) (*unstructured.Unstructured, []string, error) {
	return func(ctx context.Context, kind schema.GroupVersionKind, key client.ObjectKey) (*unstructured.Unstructured, []string, error) {
		var resources metav1.APIResourceList
		if err := control.Get().AbsPath(versionPath(kind.GroupVersion())).Do(ctx).Into(&resources); err != nil {
			return nil, nil, err
		}
		at := slices.IndexFunc(resources.APIResources, func(r metav1.APIResource) bool {
			return r.Kind == kind.Kind && !strings.Contains(r.Name, "/")
		})
		if at < 0 {
			return nil, nil, fmt.Errorf("the control plane does not serve %s", kind)
		}
		resource := resources.APIResources[at].Name
		raw, err := control.Get().AbsPath(versionPath(kind.GroupVersion())).NamespaceIfScoped(key.Namespace, key.Namespace != "").
			Resource(resource).Param("fieldSelector", fields.OneTermEqualSelector(metav1.ObjectNameField, key.Name).String()).Do(ctx).Raw()
		if err != nil {
			return nil, nil, err
		}
		var found unstructured.UnstructuredList
		if err := found.UnmarshalJSON(raw); err != nil {
			return nil, nil, err
		}
		if len(found.Items) > 0 {
			return &found.Items[0], nil, nil
		}
		list, err := objects.Resource(kind.GroupVersion().WithResource(resource)).Namespace(key.Namespace).
			List(ctx, metav1.ListOptions{Limit: maxOthers})
		if err != nil {
			return nil, nil, err
		}
		var others []string
		for i := range list.Items {
			others = append(others, list.Items[i].Name)
		}
		return nil, others, nil
	}
}

// versionPath returns the path of the kinds of an API version.
func versionPath(version schema.GroupVersion) string {
	if version.Group == "" {
		return "/api/" + version.Version
	}
	return "/apis/" + version.String()
}

// readRecorded returns a function that reads what karmada-controller-manager recorded for warnings.
func readRecorded(control client.Reader) func(context.Context) (map[string]string, error) {
	return func(ctx context.Context) (map[string]string, error) {
		var role rbacv1.ClusterRole
		err := control.Get(ctx, client.ObjectKey{Name: names.WebhookKinds}, &role)
		return role.Annotations, err
	}
}
