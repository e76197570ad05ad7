// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/retry"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

func nginx(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	d := article(f, "002-line0359.yaml", 0, f.ns, &appsv1.Deployment{})
	p := article(f, "002-line0395.yaml", 0, f.ns, &policyv1alpha1.PropagationPolicy{})
	f.create(d, p)

	f.waitDivided(d, map[string]int32{member1: 1, member2: 1})
	for _, ev := range []struct{ source, reason, message string }{
		{names.DetectorSource, "ApplyPolicySucceed", fmt.Sprintf("Apply policy(%s/nginx-propagation) succeed", f.ns)},
		{names.DefaultScheduler, "ScheduleBindingSucceed", "Binding has been scheduled successfully."},
		{names.BindingStatusSource, "AggregateStatusSucceed", "AggregatedStatus successfully."},
	} {
		f.waitEvent(d, ev.source, ev.reason, ev.message)
	}
	f.checkPropagatedObjects(d, p)
}

// checkPropagatedObjects compares all objects between template and member with the example of
// docs/contract/names.md#example.
func (f *fixture) checkPropagatedObjects(d *appsv1.Deployment, p *policyv1alpha1.PropagationPolicy) {
	f.Helper()
	policyID := p.Labels[names.PolicyID]
	if policyID == "" {
		f.Fatal("the policy has no permanent ID")
	}
	claimLabels := map[string]string{names.PolicyID: policyID}
	claim := map[string]string{names.PolicyNamespace: f.ns, names.PolicyName: p.Name}

	var template appsv1.Deployment
	if err := f.e.Control.Get(f.Context(), client.ObjectKeyFromObject(d), &template); err != nil {
		f.Fatal(err)
	}
	f.expectEqual("template labels", template.Labels, merged(claimLabels, map[string]string{"app": d.Name}))
	f.expectEqual("template annotations", template.Annotations, claim)

	b := f.waitBinding("Deployment", d.Name, func(b *workv1alpha2.ResourceBinding) error {
		return fullyApplied(b.Status.Conditions)
	})
	bindingID := b.Labels[names.BindingID]
	f.expectEqual("binding labels", b.Labels, merged(claimLabels, map[string]string{names.BindingID: bindingID}))
	placement, err := json.Marshal(b.Spec.Placement)
	if err != nil {
		f.Fatal(err)
	}
	annotations := maps.Clone(b.Annotations)
	delete(annotations, names.TemplateGeneration) // it exists while tracing is on
	f.expectEqual("binding annotations", annotations, merged(claim, map[string]string{names.AppliedPlacement: string(placement)}))
	if !slices.Equal(b.Finalizers, []string{names.BindingFinalizer}) || !metav1.IsControlledBy(b, &template) {
		f.Errorf("binding: finalizers %v, owners %+v", b.Finalizers, b.OwnerReferences)
	}
	if b.Spec.Replicas != 2 || b.Spec.SchedulerName != names.DefaultScheduler || b.Spec.ConflictResolution != policyv1alpha1.ConflictAbort ||
		b.Spec.Resource.UID != template.UID {
		f.Errorf("binding: %+v", b.Spec)
	}
	want := []workv1alpha2.TargetCluster{{Name: member1, Replicas: 1}, {Name: member2, Replicas: 1}}
	if diff := cmp.Diff(want, b.Spec.Clusters); diff != "" {
		f.Errorf("clusters of the binding (-want +got):\n%s", diff)
	}
	for _, cluster := range []string{member1, member2} {
		f.checkPropagatedWork(cluster, &template, b, claim)
	}
}

func (f *fixture) checkPropagatedWork(
	cluster string,
	template *appsv1.Deployment,
	b *workv1alpha2.ResourceBinding,
	claim map[string]string,
) {
	f.Helper()
	w := f.waitWork(cluster, "Deployment", template.Name, func(w *workv1alpha1.Work) error {
		return isTrue(w.Status.Conditions, workv1alpha1.WorkApplied)
	})
	bindingID, workID := b.Labels[names.BindingID], w.Labels[names.WorkID]
	if bindingID == "" || workID == "" {
		f.Fatalf("permanent IDs: binding %q, work %q", bindingID, workID)
	}
	owner := map[string]string{names.BindingNamespace: f.ns, names.BindingName: b.Name, names.ConflictResolution: names.Abort}
	f.expectEqual("work labels", w.Labels, map[string]string{names.BindingID: bindingID, names.WorkID: workID})
	f.expectEqual("work annotations", w.Annotations, owner)
	if !slices.Equal(w.Finalizers, []string{names.ExecutionFinalizer}) {
		f.Errorf("work in %s: finalizers %v", cluster, w.Finalizers)
	}
	if w.Spec.SuspendDispatching == nil || *w.Spec.SuspendDispatching || w.Spec.PreserveResourcesOnDeletion == nil ||
		*w.Spec.PreserveResourcesOnDeletion {
		f.Errorf("work in %s: suspendDispatching and preserveResourcesOnDeletion must both be false", cluster)
	}
	if len(w.Spec.Workload.Manifests) != 1 {
		f.Fatalf("work in %s has %d manifests", cluster, len(w.Spec.Workload.Manifests))
	}
	var manifest unstructured.Unstructured
	if err := manifest.UnmarshalJSON(w.Spec.Workload.Manifests[0].Raw); err != nil {
		f.Fatal(err)
	}
	labels := merged(template.Labels, map[string]string{names.Managed: "true", names.BindingID: bindingID, names.WorkID: workID})
	annotations := merged(claim, owner, map[string]string{
		names.TemplateUID: string(
			template.UID,
		),
		names.TemplateGeneration: strconv.FormatInt(template.Generation, 10),
		names.WorkNamespace:      w.Namespace,
		names.WorkName:           w.Name,
	})
	keys := slices.Sorted(maps.Keys(merged(annotations, map[string]string{names.ManagedAnnotations: "", names.ManagedLabels: ""})))
	annotations[names.ManagedAnnotations] = strings.Join(keys, ",")
	annotations[names.ManagedLabels] = strings.Join(slices.Sorted(maps.Keys(labels)), ",")
	f.expectEqual("manifest labels", manifest.GetLabels(), labels)
	f.expectEqual("manifest annotations", manifest.GetAnnotations(), annotations)

	var observed appsv1.Deployment
	if err := f.e.Members[cluster].Client.Get(f.Context(), client.ObjectKeyFromObject(template), &observed); err != nil {
		f.Fatal(err)
	}
	f.expectEqual("labels in "+cluster, observed.Labels, labels)
	delete(observed.Annotations, "deployment.kubernetes.io/revision") // set in the member
	f.expectEqual("annotations in "+cluster, observed.Annotations, annotations)
}

func (f *fixture) expectEqual(what string, got, want map[string]string) {
	f.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		f.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

func merged(all ...map[string]string) map[string]string {
	out := map[string]string{}
	for _, m := range all {
		maps.Copy(out, m)
	}
	return out
}

func isTrue(conditions []metav1.Condition, kind string) error {
	for _, c := range conditions {
		if c.Type == kind {
			if c.Status == metav1.ConditionTrue {
				return nil
			}
			return fmt.Errorf("%s is %s: %s: %s", kind, c.Status, c.Reason, c.Message)
		}
	}
	return fmt.Errorf("no condition %s", kind)
}

func fullyApplied(conditions []metav1.Condition) error {
	return isTrue(conditions, workv1alpha2.FullyApplied)
}

func move(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	d := f.deployment("nginx", 2)
	p := f.policy("nginx", []string{member1}, named("apps/v1", "Deployment", "nginx"))
	f.create(p, d) // the policy first
	f.waitDivided(d, map[string]int32{member1: 2})
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Placement.ClusterAffinity.ClusterNames = []string{member2}
	})
	f.waitDivided(d, map[string]int32{member2: 2})
}

func selectClusters(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	for cluster, patch := range map[string]string{
		member1: `{"metadata":{"labels":{"app":"cluster01","deploy-type":"kind"}},
			"spec":{"provider":"kind","region":"local","zone":"cluster01"}}`,
		member2: `{"metadata":{"labels":{"app":"cluster02","deploy-type":"kind"}},
			"spec":{"provider":"kind","region":"local","zone":"cluster02"}}`,
	} {
		f.patchCluster(cluster, patch)
	}
	d := f.deployment("nginx", 2)
	p := f.policy("nginx", nil, named("apps/v1", "Deployment", "nginx"))
	for i, step := range []struct {
		affinity policyv1alpha1.ClusterAffinity
		want     map[string]int32
	}{
		{
			policyv1alpha1.ClusterAffinity{LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{"app": "cluster01"}}},
			map[string]int32{member1: 2},
		},
		{policyv1alpha1.ClusterAffinity{LabelSelector: &metav1.LabelSelector{MatchExpressions: []metav1.LabelSelectorRequirement{
			{Key: "app", Operator: metav1.LabelSelectorOpIn, Values: []string{"cluster01", "cluster02"}},
		}}}, map[string]int32{member1: 2, member2: 2}},
		{
			policyv1alpha1.ClusterAffinity{FieldSelector: &policyv1alpha1.FieldSelector{
				MatchExpressions: fields("provider", "kind", "region", "local", "zone", "cluster02"),
			}},
			map[string]int32{member2: 2},
		},
	} {
		p.Spec.Placement.ClusterAffinity = &step.affinity
		if i == 0 {
			f.create(p, d)
		} else {
			change(f, p, func(p *policyv1alpha1.PropagationPolicy) { p.Spec.Placement.ClusterAffinity = &step.affinity })
		}
		f.waitDivided(d, step.want)
	}
}

// fields returns requirements on fields of clusters from pairs of key and value.
func fields(pairs ...string) (out []corev1.NodeSelectorRequirement) {
	for i := 0; i < len(pairs); i += 2 {
		out = append(out, corev1.NodeSelectorRequirement{Key: pairs[i], Operator: corev1.NodeSelectorOpIn, Values: []string{pairs[i+1]}})
	}
	return out
}

// patchCluster patches a Cluster as kubectl does and restores it when the test ends.
func (f *fixture) patchCluster(name, patch string) {
	f.Helper()
	var before clusterv1alpha1.Cluster
	if err := f.e.Control.Get(f.Context(), client.ObjectKey{Name: name}, &before); err != nil {
		f.Fatal(err)
	}
	cluster := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
	if err := f.e.Control.Patch(f.Context(), cluster, client.RawPatch(types.StrategicMergePatchType, []byte(patch))); err != nil {
		f.Fatalf("patch cluster %s: %v", name, err)
	}
	f.Cleanup(func() {
		// The context of the test has ended.
		ctx, cancel := context.WithTimeout(context.Background(), env.Timeout)
		defer cancel()
		err := retry.RetryOnConflict(retry.DefaultBackoff, func() error {
			var now clusterv1alpha1.Cluster
			if err := f.e.Control.Get(ctx, client.ObjectKey{Name: name}, &now); err != nil {
				return err
			}
			now.Labels = before.Labels
			now.Spec.Provider, now.Spec.Region = before.Spec.Provider, before.Spec.Region
			now.Spec.Zone, now.Spec.Zones = before.Spec.Zone, before.Spec.Zones
			return f.e.Control.Update(ctx, &now)
		})
		if err != nil {
			f.Errorf("restore cluster %s: %v", name, err)
		}
	})
}
