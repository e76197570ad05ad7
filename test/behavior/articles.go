// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"bytes"
	"context"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	appsv1 "k8s.io/api/apps/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/yaml"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/test/controlplane"
	"karmada.io/karmada/test/env"
)

// article returns an object of an article, by file and index. Like kubectl, it sets the namespace of objects that have none. The names
// member-cluster-1 and member-cluster-2 become those of members.
func article[O client.Object](f *fixture, file string, index int, namespace string, o O) O {
	f.Helper()
	objects, err := controlplane.Article(file)
	if err != nil || index >= len(objects) {
		f.Fatalf("object %d of article %s: %d objects, %v", index, file, len(objects), err)
	}
	raw, err := objects[index].MarshalJSON()
	if err != nil {
		f.Fatalf("object %d of article %s: %v", index, file, err)
	}
	if err := yaml.UnmarshalStrict(bytes.ReplaceAll(raw, []byte("member-cluster-"), []byte("member")), o); err != nil {
		f.Fatalf("object %d of article %s: %v", index, file, err)
	}
	if o.GetNamespace() == "" {
		o.SetNamespace(namespace)
	}
	return o
}

// articleOverrides applies the policies of an article as they are written. It completes only what the article leaves out.
func articleOverrides(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	// The properties of the Cluster in the article, and the label that its JSON patch selects.
	f.patchCluster(member1, `{"spec":{"provider":"AWS","region":"us-west-2","zone":"us-west-2a"}}`)
	f.patchCluster(member2, `{"metadata":{"labels":{"environment":"production"}},"spec":{"provider":"AWS","region":"us-east-1"}}`)

	d := article(f, "002-line0359.yaml", 0, metav1.NamespaceDefault, &appsv1.Deployment{})
	*d.Spec.Replicas = 3 // the ResourceBinding of the article divides 3 replicas
	override := article(f, "000-line0416.yaml", 0, metav1.NamespaceDefault, &policyv1alpha1.OverridePolicy{})
	patch := article(f, "000-line0416.yaml", 1, metav1.NamespaceDefault, &policyv1alpha1.OverridePolicy{})
	for _, o := range []client.Object{
		override, patch, article(f, "000-line0309.yaml", 0, metav1.NamespaceDefault, &policyv1alpha1.PropagationPolicy{}), d,
	} {
		f.createForAll(o)
	}
	first := articleDeployment{
		Replicas: 3, Image: "registry-1.example.com/nginx:v1.0.0-cluster1", Args: "[--config=/etc/nginx/cluster1.conf]",
		Resources: "cpu 500m-2, memory 512Mi-2Gi", Env: "map[]",
	}
	second := articleDeployment{
		Replicas: 1, Image: "registry-2.example.com/nginx:1.7.9", Args: "[]", Resources: "cpu 0-0, memory 0-0", Label: member2,
		Annotation: "true", Env: "map[ENVIRONMENT:production LOG_LEVEL:warn]", Affinity: "100 app=nginx kubernetes.io/hostname",
	}
	f.waitArticleDeployments("overridden", d, first, second)
	f.waitBindingOf(d, func(b binding.Binding) error {
		want := []workv1alpha2.TargetCluster{{Name: member1, Replicas: 2}, {Name: member2, Replicas: 1}}
		if diff := cmp.Diff(want, b.BindingSpec().Clusters); diff != "" {
			return fmt.Errorf("clusters (-want +got):\n%s", diff)
		}
		return nil
	})
	// addIfAbsent keeps a label of the template.
	change(f, d, func(d *appsv1.Deployment) { d.Labels["cluster"] = "own" })
	first.Label, second.Label = "own", "own"
	f.waitArticleDeployments("with a label of the template", d, first, second)
	f.remove(override, patch)
	plain := articleDeployment{Image: "nginx:1.7.9", Args: "[]", Resources: "cpu 0-0, memory 0-0", Label: "own", Env: "map[]"}
	first, second = plain, plain
	first.Replicas, second.Replicas = 2, 1
	f.waitArticleDeployments("without policies", d, first, second)
	f.checkArticleRegistry()
}

// articleDeployment has the fields of a Deployment that the policies of an article change.
type articleDeployment struct {
	Replicas                                                 int32
	Image, Args, Resources, Label, Annotation, Env, Affinity string
}

func describeArticleDeployment(d *appsv1.Deployment) articleDeployment {
	c := &d.Spec.Template.Spec.Containers[0]
	variables := map[string]string{}
	for _, v := range c.Env {
		variables[v.Name] = v.Value
	}
	out := articleDeployment{
		Replicas: *d.Spec.Replicas, Image: c.Image, Args: fmt.Sprint(c.Args), Label: d.Labels["cluster"],
		Annotation: d.Annotations["monitoring.example.com/enabled"], Env: fmt.Sprint(variables),
		Resources: fmt.Sprintf("cpu %s-%s, memory %s-%s", c.Resources.Requests.Cpu(), c.Resources.Limits.Cpu(),
			c.Resources.Requests.Memory(), c.Resources.Limits.Memory()),
	}
	if a := d.Spec.Template.Spec.Affinity; a != nil && a.PodAntiAffinity != nil {
		for _, term := range a.PodAntiAffinity.PreferredDuringSchedulingIgnoredDuringExecution {
			out.Affinity += fmt.Sprint(term.Weight, " ", metav1.FormatLabelSelector(term.PodAffinityTerm.LabelSelector), " ",
				term.PodAffinityTerm.TopologyKey)
		}
	}
	return out
}

// waitArticleDeployments waits until the Deployment has these fields in the two clusters, and is in no other.
func (f *fixture) waitArticleDeployments(what string, d *appsv1.Deployment, first, second articleDeployment) {
	f.Helper()
	f.eventually(what, func(ctx context.Context) error {
		for cluster, want := range map[string]articleDeployment{member1: first, member2: second} {
			var observed appsv1.Deployment
			if err := f.e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(d), &observed); err != nil {
				return fmt.Errorf("in %s: %w", cluster, err)
			}
			if diff := cmp.Diff(want, describeArticleDeployment(&observed)); diff != "" {
				return fmt.Errorf("in %s (-want +got):\n%s", cluster, diff)
			}
		}
		return f.checkOnlyIn(ctx, d, member1, member2)
	})
}

// checkArticleRegistry applies the image override of another article. Both objects are fragments there, without selectors.
func (f *fixture) checkArticleRegistry() {
	f.Helper()
	labels := map[string]string{"app": "myapp"}
	d := article(f, "002-line0767.yaml", 0, f.ns, &appsv1.Deployment{})
	d.Spec.Selector, d.Spec.Template.Labels = &metav1.LabelSelector{MatchLabels: labels}, labels
	override := article(f, "002-line0783.yaml", 0, f.ns, &policyv1alpha1.OverridePolicy{})
	override.Spec.ResourceSelectors = []policyv1alpha1.ResourceSelector{named("apps/v1", "Deployment", d.Name)}
	f.create(override, d, f.policy("myapp", []string{member1}, named("apps/v1", "Deployment", d.Name)))
	f.eventually("the image has the registry", func(ctx context.Context) error {
		var observed appsv1.Deployment
		if err := f.e.Members[member1].Client.Get(ctx, client.ObjectKeyFromObject(d), &observed); err != nil {
			return err
		}
		if got := observed.Spec.Template.Spec.Containers[0].Image; got != "test-repo/myapp:1.0.0" {
			return fmt.Errorf("image %s", got)
		}
		return nil
	})
}
