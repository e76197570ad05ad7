// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/yaml"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// overridePolicy is an override policy of either scope.
type overridePolicy interface {
	client.Object
	OverrideSpec() *policyv1alpha1.OverrideSpec
}

// overriders returns the rule for one cluster.
func overriders(f *fixture, cluster, text string) policyv1alpha1.RuleWithCluster {
	f.Helper()
	r := policyv1alpha1.RuleWithCluster{TargetCluster: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{cluster}}}
	if err := yaml.UnmarshalStrict([]byte(text), &r.Overriders); err != nil {
		f.Fatal(err)
	}
	return r
}

// overrideScopes returns an empty policy of each scope, and the annotation of Works that records it. The policies can select
// templates in the namespace of the scenario.
func (f *fixture) overrideScopes() map[string]struct {
	policy     overridePolicy
	annotation string
} {
	return map[string]struct {
		policy     overridePolicy
		annotation string
	}{
		"OverridePolicy": {
			&policyv1alpha1.OverridePolicy{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "override"}}, names.AppliedOverrides,
		},
		"ClusterOverridePolicy": {
			&policyv1alpha1.ClusterOverridePolicy{ObjectMeta: metav1.ObjectMeta{Name: f.ns}}, names.AppliedClusterOverrides,
		},
	}
}

func overrides(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	d, settings := f.deployment("nginx", 1), f.configMap("settings", nil)
	settings.Data["app.yaml"] = "host: db\nport: 1\n"
	f.create(d, settings, f.policy("all", []string{member1, member2},
		named("apps/v1", "Deployment", "nginx"), named("v1", "ConfigMap", "settings")))
	f.waitDivided(d, map[string]int32{member1: 1, member2: 1})
	f.waitOnlyIn(settings, member1, member2)
	elsewhere := f.memberConfigMap(member2)
	for scope, tc := range f.overrideScopes() {
		f.checkOverrides(scope, tc.policy, tc.annotation, d)
	}
	if now := f.memberConfigMap(member2); now.ResourceVersion != elsewhere.ResourceVersion {
		t.Errorf("the ConfigMap in %s, which no rule selects, was written", member2)
	}
}

func (f *fixture) memberConfigMap(cluster string) *corev1.ConfigMap {
	f.Helper()
	var c corev1.ConfigMap
	if err := f.e.Members[cluster].Client.Get(f.Context(), client.ObjectKey{Namespace: f.ns, Name: "settings"}, &c); err != nil {
		f.Fatal(err)
	}
	return &c
}

// checkOverrides creates, updates and deletes a policy that changes the objects in member1.
func (f *fixture) checkOverrides(scope string, p overridePolicy, annotation string, d *appsv1.Deployment) {
	f.Helper()
	p.OverrideSpec().ExpandVariables = true
	for kind, apiVersion := range map[string]string{"Deployment": "apps/v1", "ConfigMap": "v1"} {
		p.OverrideSpec().ResourceSelectors = append(p.OverrideSpec().ResourceSelectors,
			policyv1alpha1.ResourceSelector{APIVersion: apiVersion, Kind: kind, Namespace: f.ns})
	}
	p.OverrideSpec().OverrideRules = []policyv1alpha1.RuleWithCluster{overriders(f, member1, `
imageOverrider: [{component: Registry, operator: replace, value: "registry.${cluster.name}.example.com"},
  {component: Tag, operator: add, value: -slim}]
commandOverrider: [{containerName: nginx, operator: add, value: [nginx]}]
argsOverrider: [{containerName: nginx, operator: add, value: [-q]}]
resourcesOverrider: [{containerName: nginx, value: {requests: {cpu: 1m}}}]
labelsOverrider: [{operator: add, value: {in: "${cluster.name}"}}]
annotationsOverrider: [{operator: addIfAbsent, value: {their.own/note: hello}}]
`)}
	byKind := func(kind, text string) {
		f.Helper()
		other := p.DeepCopyObject().(overridePolicy)
		other.SetName(p.GetName() + "-" + strings.ToLower(kind))
		other.SetResourceVersion("")
		apiVersion := map[string]string{"Deployment": "apps/v1", "ConfigMap": "v1"}[kind]
		other.OverrideSpec().ResourceSelectors = []policyv1alpha1.ResourceSelector{{APIVersion: apiVersion, Kind: kind, Namespace: f.ns}}
		other.OverrideSpec().OverrideRules = []policyv1alpha1.RuleWithCluster{overriders(f, member1, text)}
		f.create(other)
		f.Cleanup(func() { f.removeAfterTest(other) })
	}
	f.create(p)
	f.Cleanup(func() { f.removeAfterTest(p) })
	byKind("Deployment", `plaintext: [{path: /spec/minReadySeconds, operator: add, value: 1}]`)
	byKind(
		"ConfigMap",
		`fieldOverrider: [{fieldPath: /data/app.yaml, yaml: [{subPath: /host, operator: replace, value: "db.${cluster.name}"}]}]`,
	)

	const slim = "registry." + member1 + ".example.com/nginx:1.27-slim"
	f.waitOverridden(scope+": created", slim, true)
	f.waitWork(member1, "Deployment", "nginx", func(w *workv1alpha1.Work) error {
		if got := w.Annotations[annotation]; !contains(got, `{"policyName":"`+p.GetName()+`","overriders":{`) ||
			!contains(got, p.GetName()+"-deployment") {
			return fmt.Errorf("annotation %s", got)
		}
		return nil
	})
	title := "override policy(" + client.ObjectKeyFromObject(p).String()
	if p.GetNamespace() == "" {
		title = "cluster override policy(" + p.GetName()
	}
	f.waitEvent(d, names.OverrideSource, "ApplyOverridePolicySucceed", "Apply "+title+") for cluster(member1) successfully.")

	change(f, p, func(p overridePolicy) {
		p.OverrideSpec().OverrideRules[0].Overriders.ImageOverrider[1].Value = "-alpine"
	})
	f.waitOverridden(scope+": updated", strings.Replace(slim, "slim", "alpine", 1), true)

	for _, name := range []string{p.GetName(), p.GetName() + "-deployment", p.GetName() + "-configmap"} {
		other := p.DeepCopyObject().(overridePolicy)
		other.SetName(name)
		f.remove(other)
	}
	f.waitOverridden(scope+": deleted", "nginx:1.27", false)
	f.waitWork(member1, "Deployment", "nginx", func(w *workv1alpha1.Work) error {
		if got, found := w.Annotations[annotation]; found {
			return fmt.Errorf("annotation %s", got)
		}
		return nil
	})
}

// removeAfterTest deletes an object if it still exists.
func (f *fixture) removeAfterTest(o client.Object) {
	f.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), env.Timeout) // the context of the test has ended
	defer cancel()
	if err := client.IgnoreNotFound(f.e.Control.Delete(ctx, o)); err != nil {
		f.Errorf("delete %s: %v", objectName(o), err)
	}
}

// waitOverridden waits until the objects in member1 have the image and, if overridden, all other changes; those in member2 have
// none.
func (f *fixture) waitOverridden(what, image string, overridden bool) {
	f.Helper()
	f.eventually(what, func(ctx context.Context) error {
		for _, cluster := range []string{member1, member2} {
			var d appsv1.Deployment
			var c corev1.ConfigMap
			reader := f.e.Members[cluster].Client
			if err := errors.Join(reader.Get(ctx, client.ObjectKey{Namespace: f.ns, Name: "nginx"}, &d),
				reader.Get(ctx, client.ObjectKey{Namespace: f.ns, Name: "settings"}, &c)); err != nil {
				return err
			}
			wantImage, want := image, overridden
			if cluster == member2 {
				wantImage, want = "nginx:1.27", false
			}
			container := &d.Spec.Template.Spec.Containers[0]
			_, labeled := d.Labels["in"]
			_, noted := c.Annotations["their.own/note"]
			changes := map[string]bool{
				"command":         slices.Equal(container.Command, []string{"nginx"}),
				"args":            slices.Equal(container.Args, []string{"-q"}),
				"requests":        !container.Resources.Requests.Cpu().IsZero(),
				"minReadySeconds": d.Spec.MinReadySeconds == 1,
				"label":           labeled && (d.Labels["in"] == cluster || !want),
				"annotation":      noted,
				"data":            c.Data["app.yaml"] == "host: db."+cluster+"\nport: 1\n",
			}
			for name, got := range changes {
				if got != want {
					return fmt.Errorf("%s: override of %s = %v, want %v", cluster, name, got, want)
				}
			}
			if container.Image != wantImage || d.Labels["app"] != "nginx" || !want && c.Data["app.yaml"] != "host: db\nport: 1\n" {
				return fmt.Errorf("%s: image %s, want %s; labels %v, data %v", cluster, container.Image, wantImage, d.Labels, c.Data)
			}
		}
		return nil
	})
}

// failingOverride checks each kind of override policy that can select templates of the scope.
func failingOverride(s subject) {
	o := s.template("settings", map[string]string{"from": "template"})
	apiVersion, kind := s.kindOf(o)
	s.place("settings", []string{member1, member2}, nil, s.selecting(o, true))
	s.add(o)
	s.waitOnlyIn(o, member1, member2)
	version := func() string {
		s.Helper()
		observed, err := s.in(s.Context(), member1, o)
		if err != nil {
			s.Fatal(err)
		}
		return observed.GetResourceVersion()
	}
	before := version()
	for scope, tc := range s.overrideScopes() {
		p := tc.policy
		if p.GetNamespace() != o.GetNamespace() && p.GetNamespace() != "" {
			continue
		}
		p.OverrideSpec().ResourceSelectors = []policyv1alpha1.ResourceSelector{
			{APIVersion: apiVersion, Kind: kind, Namespace: o.GetNamespace(), Name: o.GetName()},
		}
		p.OverrideSpec().OverrideRules = []policyv1alpha1.RuleWithCluster{
			overriders(s.fixture, member1, `plaintext: [{path: /metadata/labels/missing, operator: remove}]`),
			overriders(s.fixture, member2, `plaintext: [{path: /metadata/labels/by, operator: add, value: `+scope+`}]`),
		}
		s.create(p)
		s.Cleanup(func() { s.removeAfterTest(p) })
		s.waitEvent(o, names.OverrideSource, "ApplyOverridePolicyFailed", "for cluster(member1) failed.")
		s.label(s.e.Control, o, map[string]any{"from": scope})
		s.waitLabels(member2, o, map[string]string{"from": scope, "by": scope})
		s.waitBindingOf(o, func(b binding.Binding) error {
			c := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.Rendered)
			if c == nil || c.Status != metav1.ConditionFalse || !contains(c.Message, "cluster member1: "+scope) || contains(c.Message, member2) {
				return fmt.Errorf("condition %+v", c)
			}
			return nil
		})
		if now := version(); now != before {
			s.Errorf("%s: the object in member1 was written although its override fails", scope)
		}
		// The corrected policy applies at once.
		change(s.fixture, p, func(p overridePolicy) {
			p.OverrideSpec().OverrideRules[0].Overriders.Plaintext[0] = policyv1alpha1.PlaintextOverrider{
				Path: "/metadata/labels/by", Operator: policyv1alpha1.OverriderOpAdd, Value: apiextensionsv1.JSON{Raw: []byte(`"corrected"`)},
			}
		})
		s.waitLabels(member1, o, map[string]string{"from": scope, "by": "corrected"})
		s.remove(p)
		for _, cluster := range []string{member1, member2} {
			s.waitLabels(cluster, o, map[string]string{"from": scope, "by": ""})
		}
		before = version()
	}
}

func clusterScopedOverride(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	role := &rbacv1.ClusterRole{
		ObjectMeta: metav1.ObjectMeta{Name: f.ns, Labels: map[string]string{"of": f.ns}},
		Rules:      []rbacv1.PolicyRule{{APIGroups: []string{""}, Resources: []string{"pods"}, Verbs: []string{"get"}}},
	}
	o := &policyv1alpha1.ClusterOverridePolicy{ObjectMeta: metav1.ObjectMeta{Name: f.ns}}
	o.Spec.ResourceSelectors = []policyv1alpha1.ResourceSelector{
		labeled("rbac.authorization.k8s.io/v1", "ClusterRole", map[string]string{"of": f.ns}),
	}
	o.Spec.OverrideRules = []policyv1alpha1.RuleWithCluster{
		overriders(f, member1, `plaintext: [{path: /rules/0/verbs/-, operator: add, value: list}]`),
	}
	p := &policyv1alpha1.ClusterPropagationPolicy{ObjectMeta: metav1.ObjectMeta{Name: f.ns}}
	p.Spec.ResourceSelectors = []policyv1alpha1.ResourceSelector{named("rbac.authorization.k8s.io/v1", "ClusterRole", f.ns)}
	p.Spec.Placement.ClusterAffinity = &policyv1alpha1.ClusterAffinity{ClusterNames: []string{member1, member2}}
	f.createForAll(o)
	f.createForAll(p)
	f.createForAll(role)
	verbs := func(what string, want map[string]int) {
		t.Helper()
		f.eventually(what, func(ctx context.Context) error {
			for cluster, n := range want {
				var observed rbacv1.ClusterRole
				if err := e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(role), &observed); err != nil {
					return err
				}
				if got := observed.Rules[0].Verbs; len(got) != n {
					return fmt.Errorf("%s: verbs %v, want %d", cluster, got, n)
				}
			}
			return nil
		})
	}
	verbs("the role is overridden in member1", map[string]int{member1: 2, member2: 1})
	// A policy that no longer selects the role has no effect.
	change(f, o, func(o *policyv1alpha1.ClusterOverridePolicy) {
		o.Spec.ResourceSelectors[0].LabelSelector.MatchLabels["of"] = "another"
	})
	verbs("the role equals the template", map[string]int{member1: 1, member2: 1})
	change(f, role, func(r *rbacv1.ClusterRole) { r.Labels["of"] = "another" })
	verbs("a changed label is selected", map[string]int{member1: 2, member2: 1})
}

func namespaceOverride(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	n := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: f.ns + "-synced"}} // f.ns is unmanaged in members
	o := &policyv1alpha1.ClusterOverridePolicy{ObjectMeta: metav1.ObjectMeta{Name: f.ns}}
	o.Spec.ResourceSelectors = []policyv1alpha1.ResourceSelector{named("v1", "Namespace", n.Name)}
	o.Spec.OverrideRules = []policyv1alpha1.RuleWithCluster{overriders(f, member1, `labelsOverrider: [{operator: add, value: {tier: gold}}]`)}
	tiers := func(what string, want map[string]string) {
		t.Helper()
		f.eventually(what, func(ctx context.Context) error {
			for cluster, tier := range want {
				var observed corev1.Namespace
				if err := e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(n), &observed); err != nil {
					return err
				}
				if got := observed.Labels["tier"]; got != tier {
					return fmt.Errorf("%s: tier %q, want %q", cluster, got, tier)
				}
			}
			return nil
		})
	}
	f.createForAll(n)
	tiers("the namespace is synced", map[string]string{member1: "", member2: ""})
	f.createForAll(o)
	tiers("the namespace is overridden in member1", map[string]string{member1: "gold", member2: ""})
	f.remove(o)
	tiers("the namespace equals the template", map[string]string{member1: "", member2: ""})
}
