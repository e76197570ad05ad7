// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behaviour

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/test/env"
)

// slot is a resource that only the scenario's own pods ask for: room in exact numbers, in nobody else's way.
func (g *ground) slot() corev1.ResourceName { return corev1.ResourceName("slots.example.org/" + g.ns) }

// slotted is a Deployment each of whose pods takes a slot.
func (g *ground) slotted(name string, replicas int32) *appsv1.Deployment {
	d := g.deployment(name, replicas)
	one := corev1.ResourceList{g.slot(): resource.MustParse("1")}
	d.Spec.Template.Spec.Containers[0].Resources = corev1.ResourceRequirements{Requests: one, Limits: one}
	return d
}

// slots gives one node of a member so many slots until the test ends, and waits until the control plane knows.
func (g *ground) slots(cluster string, n int64) {
	g.Helper()
	var nodes corev1.NodeList
	control := g.e.Members[cluster].Client
	if err := control.List(g.Context(), &nodes); err != nil || len(nodes.Items) == 0 {
		g.Fatalf("the nodes of %s: %d, %v", cluster, len(nodes.Items), err)
	}
	node := &nodes.Items[0]
	offer := func(ctx context.Context, n string) error {
		patch := fmt.Appendf(nil, `{"status":{"capacity":{%[1]q:%[2]s},"allocatable":{%[1]q:%[2]s}}}`, g.slot(), n)
		return control.Status().Patch(ctx, node, client.RawPatch(types.MergePatchType, patch))
	}
	if err := offer(g.Context(), fmt.Sprintf("%q", fmt.Sprint(n))); err != nil {
		g.Fatalf("give %s %d slots: %v", cluster, n, err)
	}
	g.Cleanup(func() {
		// The test's own context has ended.
		if err := offer(context.Background(), "null"); err != nil {
			g.Errorf("take the slots from %s: %v", cluster, err)
		}
	})
	g.reports(cluster, fmt.Sprintf("%d slots", n), func(s *clusterv1alpha1.ResourceSummary) bool {
		offered, ok := s.Allocatable[g.slot()]
		return ok && offered.Value() == n
	})
}

// taken waits until the control plane knows that so many slots of a cluster are in use.
func (g *ground) taken(in map[string]int32) {
	g.Helper()
	for cluster, n := range in {
		g.reports(cluster, fmt.Sprintf("%d slots in use", n), func(s *clusterv1alpha1.ResourceSummary) bool {
			used := s.Allocated[g.slot()]
			return used.Value() == int64(n)
		})
	}
}

// reports waits until what a cluster reports of its resources is as it should be.
func (g *ground) reports(cluster, what string, check func(s *clusterv1alpha1.ResourceSummary) bool) {
	g.Helper()
	g.eventually(cluster+" reports "+what, func(ctx context.Context) error {
		var c clusterv1alpha1.Cluster
		if err := g.e.Control.Get(ctx, client.ObjectKey{Name: cluster}, &c); err != nil {
			return err
		}
		if s := c.Status.ResourceSummary; s == nil || !check(s) {
			return fmt.Errorf("it reports %+v", s)
		}
		return nil
	})
}

// unschedulable waits until the scheduler says of a binding that it cannot be placed, with such a message.
func (g *ground) unschedulable(kind, name, message string) {
	g.Helper()
	g.bindingOf(kind, name, func(b *workv1alpha2.ResourceBinding) error {
		said := meta.FindStatusCondition(b.Status.Conditions, workv1alpha2.Scheduled)
		if said == nil || said.Status != metav1.ConditionFalse || said.Reason != workv1alpha2.BindingReasonUnschedulable || !contains(said.Message, message) {
			return fmt.Errorf("condition %+v", said)
		}
		return nil
	})
}

// afresh orders that a Deployment is placed as if for the first time.
func (g *ground) afresh(name string) {
	g.Helper()
	g.create(&appsv1alpha1.WorkloadRebalancer{
		ObjectMeta: metav1.ObjectMeta{Name: g.ns},
		Spec: appsv1alpha1.WorkloadRebalancerSpec{
			Workloads:               []appsv1alpha1.ObjectReference{{APIVersion: "apps/v1", Kind: "Deployment", Namespace: g.ns, Name: name}},
			TTLSecondsAfterFinished: new(int32(0)),
		},
	})
}

func overflow(t *testing.T, e *env.Env) {
	g := stand(t, e)
	g.slots(member1, 3)
	g.slots(member2, 2)
	g.slots(member3, 6)
	d := g.slotted("nginx", 3)
	p := g.policy("nginx", nil, named("apps/v1", "Deployment", "nginx"))
	p.Spec.Placement = policyv1alpha1.Placement{
		ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{{
			AffinityName: "own", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{member1}},
			OverflowAffinities: []policyv1alpha1.OverflowAffinity{
				{AffinityName: "near", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{member2}}},
				{AffinityName: "cloud", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{member3}}},
			},
		}},
		ReplicaScheduling: aggregated(),
	}
	g.create(p, d)
	scaled := func(n int32, want map[string]int32) {
		t.Helper()
		change(g, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = n })
		g.divided(d, want)
		g.taken(want)
	}
	// Each tier is filled before the next one, and the last is left first.
	scaled(3, map[string]int32{member1: 3})
	scaled(4, map[string]int32{member1: 3, member2: 1})
	scaled(9, map[string]int32{member1: 3, member2: 2, member3: 4})
	scaled(4, map[string]int32{member1: 3, member2: 1})
	// More than all tiers can take: it is said, and what runs goes on.
	change(g, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 12 })
	g.unschedulable("Deployment", "nginx", "not enough to schedule")
	g.divided(d, map[string]int32{member1: 3, member2: 1})
	scaled(6, map[string]int32{member1: 3, member2: 2, member3: 1})
	// Room that comes in the group itself draws nothing back, however often the scheduler looks, until that is asked for.
	g.slots(member1, 6)
	g.lookAgain(d)
	g.divided(d, map[string]int32{member1: 3, member2: 2, member3: 1})
	g.afresh("nginx")
	g.divided(d, map[string]int32{member1: 6})
}

// lookAgain changes a Deployment in a way that means nothing, and waits until the scheduler has seen it.
func (g *ground) lookAgain(d *appsv1.Deployment) {
	g.Helper()
	before := g.bindingOf("Deployment", d.Name, func(*workv1alpha2.ResourceBinding) error { return nil })
	change(g, d, func(d *appsv1.Deployment) { d.Labels["looked-at"] = "again" })
	g.bindingOf("Deployment", d.Name, func(b *workv1alpha2.ResourceBinding) error {
		if b.Generation == before.Generation || b.Status.SchedulerObservedGeneration != b.Generation {
			return fmt.Errorf("observed generation %d of %d; it was %d", b.Status.SchedulerObservedGeneration, b.Generation, before.Generation)
		}
		return nil
	})
}

func components(t *testing.T, e *env.Env) {
	g := stand(t, e)
	g.slots(member1, 2)
	g.slots(member2, 4)
	g.slots(member3, 3)
	g.pipelines()

	// The head and its workers need four slots in one cluster; three clusters together would have nine.
	p := g.policy("pipelines", nil, labelled(pipelineVersion, "Pipeline", map[string]string{"place": "one"}))
	p.Spec.Placement = policyv1alpha1.Placement{
		SpreadConstraints: []policyv1alpha1.SpreadConstraint{{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 1, MaxGroups: 1}},
		ReplicaScheduling: aggregated(),
	}
	g.create(p)
	first := g.pipeline("first", 3)
	g.eventually("the pipeline is accepted", func(ctx context.Context) error {
		return client.IgnoreAlreadyExists(e.Control.Create(ctx, first.DeepCopy()))
	})
	g.onlyIn(first, member2)
	g.set("first", member2, 3)

	// One more worker has room nowhere: the set stays, and so does what runs of it.
	g.grow(first, 4)
	g.bindingOf("Pipeline", "first", func(b *workv1alpha2.ResourceBinding) error {
		if len(b.Spec.Components) != 2 || b.Spec.Components[1].Replicas != 4 {
			return fmt.Errorf("components %+v", b.Spec.Components)
		}
		return nil
	})
	second := g.pipeline("second", 4)
	g.create(second)
	g.bindingOf("Pipeline", "second", func(b *workv1alpha2.ResourceBinding) error {
		said := meta.FindStatusCondition(b.Status.Conditions, workv1alpha2.Scheduled)
		if said == nil || said.Status != metav1.ConditionFalse || len(b.Spec.Clusters) != 0 {
			return fmt.Errorf("clusters %+v, condition %+v", b.Spec.Clusters, said)
		}
		return nil
	})
	g.onlyIn(second)
	// Room for it comes, and it comes by itself.
	g.slots(member3, 5)
	g.onlyIn(second, member3)
	g.set("second", member3, 4)
	g.onlyIn(first, member2)
	// Without a constraint every cluster gets the whole of it.
	third := g.pipeline("third", 2)
	third.SetLabels(map[string]string{"place": "all"})
	g.create(third, g.policy("all", nil, labelled(pipelineVersion, "Pipeline", third.GetLabels())))
	g.onlyIn(third, member1, member2, member3)
}

// set waits until a Pipeline is placed as a whole.
func (g *ground) set(name, cluster string, workers int32) {
	g.Helper()
	g.bindingOf("Pipeline", name, func(b *workv1alpha2.ResourceBinding) error {
		got := map[string]int32{}
		for _, c := range b.Spec.Components {
			if c.ReplicaRequirements == nil {
				return fmt.Errorf("component %s has no requirements", c.Name)
			}
			if n := c.ReplicaRequirements.ResourceRequest[g.slot()]; n.Value() != 1 {
				return fmt.Errorf("component %s asks for %+v", c.Name, c.ReplicaRequirements.ResourceRequest)
			}
			got[c.Name] = c.Replicas
		}
		want := map[string]int32{"head": 1, "worker": workers}
		if !maps.Equal(got, want) {
			return fmt.Errorf("components %v, want %v", got, want)
		}
		if len(b.Spec.Clusters) != 1 || b.Spec.Clusters[0].Name != cluster {
			return fmt.Errorf("clusters %+v, want %s", b.Spec.Clusters, cluster)
		}
		placed := map[string]int32{}
		for _, c := range b.Spec.Clusters[0].Components {
			placed[c.Name] = c.Replicas
		}
		if !maps.Equal(placed, want) {
			return fmt.Errorf("%s gets %v, want %v", cluster, placed, want)
		}
		if b.Spec.Replicas != 0 {
			return errors.New("it has replicas beside its components")
		}
		return nil
	})
}

// pipelineVersion is that of Pipeline, a kind of the user's own.
const pipelineVersion = "behaviour.example.org/v1"

// pipelines teaches every cluster what a Pipeline is, and the control plane what it is made of, until the test ends.
func (g *ground) pipelines() {
	g.Helper()
	g.createForAll(&policyv1alpha1.ClusterPropagationPolicy{
		ObjectMeta: metav1.ObjectMeta{Name: g.ns},
		Spec: policyv1alpha1.PropagationSpec{ResourceSelectors: []policyv1alpha1.ResourceSelector{
			named("apiextensions.k8s.io/v1", "CustomResourceDefinition", "pipelines.behaviour.example.org"),
		}},
	})
	g.createForAll(&configv1alpha1.ResourceInterpreterCustomization{
		ObjectMeta: metav1.ObjectMeta{Name: g.ns},
		Spec: configv1alpha1.ResourceInterpreterCustomizationSpec{
			Target:         configv1alpha1.CustomizationTarget{APIVersion: pipelineVersion, Kind: "Pipeline"},
			Customizations: configv1alpha1.CustomizationRules{ComponentResource: &configv1alpha1.ComponentResourceRequirement{LuaScript: parts}},
		},
	})
	g.createForAll(&apiextensionsv1.CustomResourceDefinition{
		ObjectMeta: metav1.ObjectMeta{Name: "pipelines.behaviour.example.org"},
		Spec: apiextensionsv1.CustomResourceDefinitionSpec{
			Group: "behaviour.example.org", Scope: apiextensionsv1.NamespaceScoped,
			Names: apiextensionsv1.CustomResourceDefinitionNames{Kind: "Pipeline", ListKind: "PipelineList", Plural: "pipelines", Singular: "pipeline"},
			Versions: []apiextensionsv1.CustomResourceDefinitionVersion{{
				Name: "v1", Served: true, Storage: true,
				Schema: &apiextensionsv1.CustomResourceValidation{OpenAPIV3Schema: &apiextensionsv1.JSONSchemaProps{
					Type: "object", XPreserveUnknownFields: new(true),
				}},
			}},
		},
	})
}

// parts tells what a Pipeline is made of.
const parts = `
local function part(obj, name, replicas)
  local request = {}
  request[obj.spec.resource] = "1"
  return {name = name, replicas = replicas, replicaRequirements = {resourceRequest = request}}
end

function GetComponents(obj)
  return {part(obj, "head", 1), part(obj, "worker", obj.spec.workers)}
end`

// pipeline is a head and some workers, each of which takes a slot.
func (g *ground) pipeline(name string, workers int64) *unstructured.Unstructured {
	p := &unstructured.Unstructured{Object: map[string]any{"spec": map[string]any{"resource": string(g.slot()), "workers": workers}}}
	p.SetAPIVersion(pipelineVersion)
	p.SetKind("Pipeline")
	p.SetNamespace(g.ns)
	p.SetName(name)
	p.SetLabels(map[string]string{"place": "one"})
	return p
}

// grow gives a Pipeline other workers.
func (g *ground) grow(p *unstructured.Unstructured, workers int64) {
	g.Helper()
	change(g, p, func(p *unstructured.Unstructured) {
		if err := unstructured.SetNestedField(p.Object, workers, "spec", "workers"); err != nil {
			g.Fatal(err)
		}
	})
}
