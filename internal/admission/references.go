// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	rbacv1 "k8s.io/api/rbac/v1"
	schedulingv1 "k8s.io/api/scheduling/v1"
	apiequality "k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/fields"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/log"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	remedyv1alpha1 "karmada.io/karmada/api/remedy/v1alpha1"
	"karmada.io/karmada/internal/admission/policy"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/names"
	propagationpolicy "karmada.io/karmada/internal/policy"
)

// warningHooks are webhooks that only warn. They have no counterpart upstream.
var warningHooks = []hook{
	{
		path: "/validate-rolloutapproval", name: "rolloutapproval.karmada.io",
		group: fleetv1alpha1.GroupName, resource: "rolloutapprovals", scope: namespaced, operations: onCreate, optional: true,
		handler: validator("RolloutApproval", validateApproval),
	},
	{
		path: "/validate-clusterrolloutapproval", name: "clusterrolloutapproval.karmada.io",
		group: fleetv1alpha1.GroupName, resource: "clusterrolloutapprovals", scope: clusterScoped, operations: onCreate, optional: true,
		handler: validator("ClusterRolloutApproval", validateClusterApproval),
	},
	{
		path: "/validate-workloadrebalancer", name: "workloadrebalancer.karmada.io",
		group: appsv1alpha1.GroupName, resource: "workloadrebalancers", scope: clusterScoped, operations: onWrite, optional: true,
		handler: validator("WorkloadRebalancer", validateRebalancer),
	},
	{
		path: "/validate-remedy", name: "remedy.karmada.io",
		group: remedyv1alpha1.GroupName, resource: "remedies", scope: clusterScoped, operations: onWrite, optional: true,
		handler: validator("Remedy", validateRemedy),
	},
}

// referred is an object that a field of a valid object names. effect is what its absence causes, or "".
type referred struct {
	path   *field.Path
	kind   schema.GroupVersionKind
	key    client.ObjectKey
	effect string
}

// findObject returns a function that reports whether an object of a served kind exists. It lists, because the webhook may list objects of
// most kinds, and get few. The other kinds cause errors.
func findObject(
	control rest.Interface, objects metadata.Interface,
) func(context.Context, schema.GroupVersionKind, client.ObjectKey) (bool, error) {
	return func(ctx context.Context, kind schema.GroupVersionKind, key client.ObjectKey) (bool, error) {
		var resources metav1.APIResourceList
		if err := control.Get().AbsPath(versionPath(kind.GroupVersion())).Do(ctx).Into(&resources); err != nil {
			return false, err
		}
		at := slices.IndexFunc(resources.APIResources, func(r metav1.APIResource) bool {
			return r.Kind == kind.Kind && !strings.Contains(r.Name, "/")
		})
		if at < 0 {
			return false, fmt.Errorf("the control plane does not serve %s", kind)
		}
		resource := kind.GroupVersion().WithResource(resources.APIResources[at].Name)
		found, err := objects.Resource(resource).Namespace(key.Namespace).List(ctx, metav1.ListOptions{
			FieldSelector: fields.OneTermEqualSelector(metav1.ObjectNameField, key.Name).String(), Limit: 1,
		})
		if err != nil {
			return false, err
		}
		return len(found.Items) > 0, nil
	}
}

// missingWarnings returns a warning for each object that does not exist. It omits those of objects that cannot be read.
func (d Deps) missingWarnings(ctx context.Context, objects ...referred) (warnings []string) {
	if d.Exists == nil || len(objects) == 0 {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, lookupTimeout)
	defer cancel()
	for _, o := range objects {
		exists, err := d.Exists(ctx, o.kind, o.key)
		if err != nil {
			log.FromContext(ctx).V(1).Info("Failed to look for an object, omitting the warning", "kind", o.kind.Kind, "name", o.key.Name,
				"err", err.Error())
			continue
		}
		if !exists {
			warnings = append(warnings, fmt.Sprintf("%s: %s %q does not exist%s", o.path, o.kind.Kind, o.key.Name, o.effect))
		}
	}
	return warnings
}

// requiredBy returns the objects without which a policy is not applied.
func (d Deps) requiredBy(p propagationpolicy.Policy) (out []referred) {
	spec, path := p.PolicySpec(), field.NewPath("spec")
	kind := policyv1alpha1.GroupVersion.WithKind("ClusterOverridePolicy")
	if p.GetNamespace() != "" {
		kind.Kind = "OverridePolicy"
	}
	for i, name := range spec.DependentOverrides {
		out = append(out, referred{
			path.Child("dependentOverrides").Index(i), kind, client.ObjectKey{Namespace: p.GetNamespace(), Name: name},
			"; until it does, the policy is not applied",
		})
	}
	if priority := policy.RequiredClass(p); priority != "" && d.Gates != nil && d.Gates.Enabled(features.PriorityBasedScheduling) {
		out = append(out, referred{
			path.Child("schedulePriority", "priorityClassName"), schedulingv1.SchemeGroupVersion.WithKind("PriorityClass"),
			client.ObjectKey{Name: priority}, "; until it does, the policy is not applied",
		})
	}
	return out
}

// serverWarnings returns a warning for each query of a staged rollout to a server that the administrator has not listed.
func (d Deps) serverWarnings(ctx context.Context, spec *policyv1alpha1.PropagationSpec) []string {
	if d.MetricServers == nil || len(policy.MetricServers(spec)) == 0 {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, lookupTimeout)
	defer cancel()
	listed, err := d.MetricServers(ctx)
	if err != nil {
		log.FromContext(ctx).V(1).Info("Failed to read the listed metric servers, omitting warnings about others", "err", err.Error())
		return nil
	}
	return policy.ServerWarnings(spec, listed)
}

// readServers returns a function that reads the metric servers that karmada-controller-manager recorded.
func readServers(control client.Reader) func(context.Context) ([]string, error) {
	return func(ctx context.Context) (listed []string, err error) {
		var role rbacv1.ClusterRole
		if err := control.Get(ctx, client.ObjectKey{Name: names.WebhookKinds}, &role); err != nil {
			return nil, err
		}
		return listed, json.Unmarshal([]byte(role.Annotations[names.MetricServers]), &listed)
	}
}

// readRollout returns a function that reads the state of a staged rollout; an empty namespace means a ClusterStagedRollout. It returns nil
// if the rollout does not exist. It lists, because the webhook may not get rollouts.
func readRollout(control client.Reader) func(context.Context, client.ObjectKey) (*fleetv1alpha1.StagedRolloutStatus, error) {
	return func(ctx context.Context, key client.ObjectKey) (*fleetv1alpha1.StagedRolloutStatus, error) {
		named := client.MatchingFields{metav1.ObjectNameField: key.Name}
		if key.Namespace == "" {
			var list fleetv1alpha1.ClusterStagedRolloutList
			if err := control.List(ctx, &list, named); err != nil || len(list.Items) == 0 {
				return nil, err
			}
			return &list.Items[0].Status, nil
		}
		var list fleetv1alpha1.StagedRolloutList
		if err := control.List(ctx, &list, named, client.InNamespace(key.Namespace)); err != nil || len(list.Items) == 0 {
			return nil, err
		}
		return &list.Items[0].Status, nil
	}
}

// approvalWarnings returns warnings about an approval that has no effect.
func (d Deps) approvalWarnings(ctx context.Context, namespace string, spec *fleetv1alpha1.RolloutApprovalSpec) []string {
	if d.Rollout == nil {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, lookupTimeout)
	defer cancel()
	status, err := d.Rollout(ctx, client.ObjectKey{Namespace: namespace, Name: spec.Rollout})
	if err != nil {
		log.FromContext(ctx).V(1).Info("Failed to read a rollout, omitting warnings about its approval", "rollout", spec.Rollout,
			"err", err.Error())
		return nil
	}
	return policy.ApprovalWarnings(spec, status)
}

func validateApproval(ctx context.Context, deps Deps, r review[*fleetv1alpha1.RolloutApproval]) ([]string, field.ErrorList) {
	return deps.approvalWarnings(ctx, r.namespace, &r.object.Spec), nil
}

func validateClusterApproval(ctx context.Context, deps Deps, r review[*fleetv1alpha1.ClusterRolloutApproval]) ([]string, field.ErrorList) {
	return deps.approvalWarnings(ctx, "", &r.object.Spec), nil
}

func validateRemedy(ctx context.Context, deps Deps, r review[*remedyv1alpha1.Remedy]) ([]string, field.ErrorList) {
	if r.updating && apiequality.Semantic.DeepEqual(r.object.Spec, r.old.Spec) {
		return nil, nil
	}
	clusters, _ := deps.fleet(ctx)
	return policy.RemedyWarnings(r.object, clusters), nil
}

// validateRebalancer warns about workloads that do not exist: their rebalancing fails, and the rebalancer then ends.
func validateRebalancer(ctx context.Context, deps Deps, r review[*appsv1alpha1.WorkloadRebalancer]) ([]string, field.ErrorList) {
	if r.updating && apiequality.Semantic.DeepEqual(r.object.Spec, r.old.Spec) {
		return nil, nil
	}
	var kinds []reference
	var workloads []referred
	for i, w := range r.object.Spec.Workloads {
		at := field.NewPath("spec", "workloads").Index(i)
		kinds = append(kinds, reference{at.String(), w.APIVersion, w.Kind, false})
		workloads = append(workloads, referred{
			at, schema.FromAPIVersionAndKind(w.APIVersion, w.Kind), client.ObjectKey{Namespace: w.Namespace, Name: w.Name}, "",
		})
	}
	return append(deps.kindWarnings(ctx, kinds...), deps.missingWarnings(ctx, workloads...)...), nil
}

// fleet returns all clusters. It returns false if they cannot be listed.
func (d Deps) fleet(ctx context.Context) ([]clusterv1alpha1.Cluster, bool) {
	if d.Fleet == nil {
		return nil, false
	}
	ctx, cancel := context.WithTimeout(ctx, lookupTimeout)
	defer cancel()
	clusters, err := d.Fleet(ctx)
	if err != nil {
		log.FromContext(ctx).V(1).Info("Failed to list clusters, omitting warnings about them", "err", err.Error())
		return nil, false
	}
	return clusters, true
}
