// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"maps"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"k8s.io/apiserver/pkg/endpoints/request"
	"k8s.io/apiserver/pkg/registry/rest"
	apinames "k8s.io/apiserver/pkg/storage/names"
	"k8s.io/utils/clock"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/admission/marks"
	"karmada.io/karmada/internal/component/serving"
)

// strategy prepares and validates a Cluster for the main endpoint.
type strategy struct {
	runtime.ObjectTyper
	apinames.NameGenerator
	clock  clock.PassiveClock
	models bool // feature gate CustomizedClusterResourceModeling
}

func (strategy) NamespaceScoped() bool          { return false }
func (strategy) AllowCreateOnUpdate() bool      { return false }
func (strategy) AllowUnconditionalUpdate() bool { return true }

func (s strategy) PrepareForCreate(_ context.Context, obj runtime.Object) {
	Default(obj.(*clusterv1alpha1.Cluster), s.models)
}

// setTransitionTimes replaces the transition times of the conditions that an agent reports by times of the control plane's clock.
// Periods of toleration start there: the clock of a cluster must not decide when workloads leave it.
func (s strategy) setTransitionTimes(ctx context.Context, cluster, before *clusterv1alpha1.Cluster) {
	if requester, ok := request.UserFrom(ctx); !ok || !isAgent(requester) {
		return
	}
	for i := range cluster.Status.Conditions {
		c := &cluster.Status.Conditions[i]
		if last := meta.FindStatusCondition(before.Status.Conditions, c.Type); last != nil && last.Status == c.Status {
			c.LastTransitionTime = last.LastTransitionTime
		} else {
			c.LastTransitionTime = metav1.NewTime(s.clock.Now()).Rfc3339Copy()
		}
	}
}

func (s strategy) PrepareForUpdate(_ context.Context, obj, old runtime.Object) {
	cluster, before := obj.(*clusterv1alpha1.Cluster), old.(*clusterv1alpha1.Cluster)
	cluster.Status = before.Status
	keepTimes(cluster.Spec.Taints, before.Spec.Taints)
	if s.models {
		StandardizeModels(cluster.Spec.ResourceModels)
	}
	if !equality.Semantic.DeepEqual(before.Spec, cluster.Spec) {
		cluster.Generation = before.Generation + 1
	}
	keepManagedFields(cluster, before)
}

// keepManagedFields restores the times of managedFields if nothing else changed. An applied taint without timeAdded seems to be a change
// until keepTimes has run. Applying it again would write an object that differs in these times only.
func keepManagedFields(cluster, before *clusterv1alpha1.Cluster) {
	withoutTimes := func(c *clusterv1alpha1.Cluster) *clusterv1alpha1.Cluster {
		c = c.DeepCopy()
		for i := range c.ManagedFields {
			c.ManagedFields[i].Time = nil
		}
		return c
	}
	if equality.Semantic.DeepEqual(withoutTimes(cluster), withoutTimes(before)) {
		cluster.ManagedFields = before.ManagedFields
	}
}

// keepTimes copies timeAdded of existing taints to taints without it, because toleration periods start there.
func keepTimes(taints, before []corev1.Taint) {
	for i := range taints {
		if taints[i].TimeAdded != nil {
			continue
		}
		for j := range before {
			if taints[i].Key == before[j].Key && taints[i].Value == before[j].Value && taints[i].Effect == before[j].Effect {
				taints[i].TimeAdded = before[j].TimeAdded
			}
		}
	}
}

func (strategy) Validate(_ context.Context, obj runtime.Object) field.ErrorList {
	return Validate(obj.(*clusterv1alpha1.Cluster))
}

func (strategy) ValidateUpdate(_ context.Context, obj, old runtime.Object) field.ErrorList {
	return ValidateUpdate(obj.(*clusterv1alpha1.Cluster), old.(*clusterv1alpha1.Cluster))
}

var clusterKind = clusterv1alpha1.GroupVersion.WithKind(clusterv1alpha1.ResourceKindCluster).GroupKind()

func (s strategy) WarningsOnCreate(_ context.Context, obj runtime.Object) []string {
	cluster := obj.(*clusterv1alpha1.Cluster)
	warnings := marks.Check(clusterKind, cluster)
	if cluster.Spec.InsecureSkipTLSVerification && cluster.Spec.SyncMode != clusterv1alpha1.Pull { // nothing connects to those
		warnings = append(warnings, "spec.insecureSkipTLSVerification: connections to the cluster can be intercepted and modified")
	}
	return warnings
}

// WarningsOnUpdate does not repeat warnings about labels and annotations that do not change.
func (s strategy) WarningsOnUpdate(_ context.Context, obj, old runtime.Object) []string {
	cluster, before := obj.(*clusterv1alpha1.Cluster), old.(*clusterv1alpha1.Cluster)
	return marks.Check(clusterKind, &metav1.ObjectMeta{
		Labels: changed(cluster.Labels, before.Labels), Annotations: changed(cluster.Annotations, before.Annotations),
	})
}

// changed returns the labels, or annotations, that are new or have another value than before.
func changed(now, before map[string]string) map[string]string {
	now = maps.Clone(now)
	maps.DeleteFunc(now, func(key, value string) bool {
		last, found := before[key]
		return found && last == value
	})
	return now
}

func (s strategy) Canonicalize(obj runtime.Object) {
	Canonicalize(obj.(*clusterv1alpha1.Cluster), metav1.NewTime(s.clock.Now()).Rfc3339Copy())
}

// GetResetFields returns the fields that the main endpoint ignores in server-side apply.
func (strategy) GetResetFields() map[fieldpath.APIVersion]*fieldpath.Set {
	return serving.ResetFields(clusterv1alpha1.GroupVersion, "status")
}

// statusStrategy is the strategy of the status subresource. It changes only the status and does not validate it.
type statusStrategy struct{ strategy }

func (s statusStrategy) PrepareForUpdate(ctx context.Context, obj, old runtime.Object) {
	cluster, before := obj.(*clusterv1alpha1.Cluster), old.(*clusterv1alpha1.Cluster)
	cluster.Spec = before.Spec
	serving.KeepMetadata(&cluster.ObjectMeta, &before.ObjectMeta)
	s.setTransitionTimes(ctx, cluster, before)
}

func (statusStrategy) ValidateUpdate(context.Context, runtime.Object, runtime.Object) field.ErrorList {
	return nil
}

func (statusStrategy) Canonicalize(runtime.Object) {}

func (statusStrategy) GetResetFields() map[fieldpath.APIVersion]*fieldpath.Set {
	return serving.ResetFields(clusterv1alpha1.GroupVersion, "spec")
}

var (
	_ rest.RESTCreateStrategy = strategy{}
	_ rest.RESTUpdateStrategy = strategy{}
	_ rest.RESTUpdateStrategy = statusStrategy{}
)
