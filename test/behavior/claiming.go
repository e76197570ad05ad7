// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// using lets the pods of a Deployment refer to a ConfigMap and, if secret is not empty, to a Secret.
func using(d *appsv1.Deployment, configMap, secret string) *appsv1.Deployment {
	pod := &d.Spec.Template.Spec
	pod.Volumes = []corev1.Volume{{Name: "settings", VolumeSource: corev1.VolumeSource{ConfigMap: &corev1.ConfigMapVolumeSource{
		LocalObjectReference: corev1.LocalObjectReference{Name: configMap},
	}}}}
	if secret != "" {
		pod.Containers[0].EnvFrom = []corev1.EnvFromSource{{SecretRef: &corev1.SecretEnvSource{
			LocalObjectReference: corev1.LocalObjectReference{Name: secret},
		}}}
	}
	return d
}

func dependenciesScenario(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	withDependencies := func(name string, clusters ...string) *policyv1alpha1.PropagationPolicy {
		p := f.policy(name, clusters, named("apps/v1", "Deployment", name))
		p.Spec.PropagateDeps = true
		return p
	}
	settings, unrelated := f.configMap("settings", nil), f.configMap("unrelated", nil)
	web, web2 := using(f.deployment("web", 1), "settings", "password"), using(f.deployment("web2", 1), "settings", "")
	f.create(settings, unrelated, web, withDependencies("web", member1))
	f.waitOnlyIn(web, member1)
	f.waitOnlyIn(settings, member1)
	attached := f.waitBinding("ConfigMap", "settings", func(b *workv1alpha2.ResourceBinding) error {
		if b.Spec.Placement != nil || len(b.Spec.RequiredBy) != 1 || b.Spec.RequiredBy[0].Name != names.Binding("Deployment", "web") {
			return fmt.Errorf("spec = %+v", b.Spec)
		}
		return fullyApplied(b.Status.Conditions)
	})
	if attached.Labels[names.DependedBy(f.ns, names.Binding("Deployment", "web"))] == "" {
		t.Errorf("labels = %v", attached.Labels)
	}

	// 1. A missing object follows when it is created; changes of the content are propagated.
	password := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "password"}, Data: map[string][]byte{"p": []byte("x")}}
	f.create(password)
	f.waitOnlyIn(password, member1)
	change(f, settings, func(c *corev1.ConfigMap) { c.Data = map[string]string{"from": "update"} })
	f.eventually("the ConfigMap in member1 is updated", func(ctx context.Context) error {
		var c corev1.ConfigMap
		if err := e.Members[member1].Client.Get(ctx, client.ObjectKeyFromObject(settings), &c); err != nil {
			return err
		}
		if c.Data["from"] != "update" {
			return fmt.Errorf("data = %v", c.Data)
		}
		return nil
	})

	// 2. A second workload with other settings shares the ConfigMap.
	p2 := withDependencies("web2", member2)
	p2.Spec.ConflictResolution = policyv1alpha1.ConflictOverwrite
	f.create(web2, p2)
	f.waitOnlyIn(settings, member1, member2)
	f.waitOnlyIn(password, member1)
	f.waitEvent(attached, names.DependenciesSource, "DependencyPolicyConflict", "ConflictResolution conflicted (Overwrite vs Abort)")
	f.waitBinding("ConfigMap", "settings", func(b *workv1alpha2.ResourceBinding) error {
		if b.Spec.ConflictResolution != policyv1alpha1.ConflictOverwrite {
			return fmt.Errorf("conflictResolution = %s", b.Spec.ConflictResolution)
		}
		return nil
	})

	// 3. The first workload moves, then no longer refers to the Secret, then is deleted.
	var p policyv1alpha1.PropagationPolicy
	p.Namespace, p.Name = f.ns, "web"
	change(f, &p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Placement.ClusterAffinity.ClusterNames = []string{member3}
	})
	f.waitOnlyIn(settings, member2, member3)
	f.waitOnlyIn(password, member3)
	change(f, web, func(d *appsv1.Deployment) { d.Spec.Template.Spec.Containers[0].EnvFrom = nil })
	f.waitOnlyIn(password)
	f.remove(web)
	f.waitPropagationDeleted("Deployment", "web")
	f.waitOnlyIn(settings, member2)
	f.waitOnlyIn(unrelated)

	// 4. A policy selects the ConfigMap as well.
	own := f.policy("own", []string{member1}, named("v1", "ConfigMap", "settings"))
	f.create(own)
	f.waitOnlyIn(settings, member1, member2)
	f.remove(web2)
	f.waitOnlyIn(settings, member1)
}

// placed waits until a Deployment and a ClusterRole exist only in the named members.
func (f *fixture) placed(d, role client.Object, clusters ...string) {
	f.Helper()
	f.waitOnlyIn(d, clusters...)
	f.waitOnlyIn(role, clusters...)
}

func lazyScenario(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	d := f.deployment("nginx", 1)
	role := &rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: f.ns}}
	lazily := func(s *policyv1alpha1.PropagationSpec) { s.ActivationPreference = policyv1alpha1.LazyActivation }
	p := f.policy("nginx", []string{member1}, named("apps/v1", "Deployment", "nginx"))
	cp := &policyv1alpha1.ClusterPropagationPolicy{ObjectMeta: metav1.ObjectMeta{Name: f.ns}, Spec: *p.Spec.DeepCopy()}
	cp.Spec.ResourceSelectors = []policyv1alpha1.ResourceSelector{named("rbac.authorization.k8s.io/v1", "ClusterRole", f.ns)}
	lazily(&p.Spec)
	lazily(&cp.Spec)

	// 1. Templates that exist before their policies are claimed, and propagated after their next change.
	f.create(d)
	f.createForAll(role)
	f.create(p)
	f.createForAll(cp)
	for _, o := range []client.Object{d, role} {
		f.eventually(objectName(o)+" is claimed", func(ctx context.Context) error {
			if err := e.Control.Get(ctx, client.ObjectKeyFromObject(o), o); err != nil {
				return err
			}
			if l := o.GetLabels(); l[names.PolicyID] == "" && l[names.ClusterPolicyID] == "" {
				return fmt.Errorf("labels = %v", l)
			}
			return nil
		})
	}
	f.checkOthersPropagate("first")
	f.placed(d, role)
	touch := func(value string) {
		f.Helper()
		change(f, d, func(d *appsv1.Deployment) { d.Spec.Template.Annotations = map[string]string{"version": value} })
		change(f, role, func(r *rbacv1.ClusterRole) {
			r.Annotations = merged(r.Annotations, map[string]string{"version": value})
		})
	}
	touch("1")
	f.placed(d, role, member1)

	// 2. A change of the policies takes effect with the next change of the templates.
	moveTo := func(cluster string, immediately bool) {
		f.Helper()
		preference := policyv1alpha1.LazyActivation
		if immediately {
			preference = ""
		}
		change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
			p.Spec.ActivationPreference, p.Spec.Placement.ClusterAffinity.ClusterNames = preference, []string{cluster}
		})
		change(f, cp, func(p *policyv1alpha1.ClusterPropagationPolicy) {
			p.Spec.ActivationPreference, p.Spec.Placement.ClusterAffinity.ClusterNames = preference, []string{cluster}
		})
	}
	moveTo(member2, false)
	f.checkOthersPropagate("second")
	f.placed(d, role, member1)
	touch("2")
	f.placed(d, role, member2)

	// 3. Without lazy activation, a pending change takes effect at once.
	moveTo(member3, false)
	f.checkOthersPropagate("third")
	f.placed(d, role, member2)
	moveTo(member3, true)
	f.placed(d, role, member3)
}

// uidIn waits until an object exists in a member and returns its UID.
func (f *fixture) uidIn(cluster string, o client.Object) (uid types.UID) {
	f.Helper()
	f.eventually(objectName(o)+" exists in "+cluster, func(ctx context.Context) error {
		observed, err := newLike(o, f.e.Members[cluster].Client)
		if err != nil {
			return err
		}
		err = f.e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(o), observed)
		uid = observed.GetUID()
		return err
	})
	return uid
}

func handOver(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	d := f.deployment("nginx", 4)
	selector := named("apps/v1", "Deployment", "nginx")
	first, next := f.dividing("first", []string{member1, member2}, selector), f.dividing("next", []string{member2, member3}, selector)
	f.create(d, first)
	f.waitDivided(d, map[string]int32{member1: 2, member2: 2})
	uid := f.uidIn(member2, d)

	// 1. The first policy is deleted.
	f.create(next)
	f.remove(first)
	f.waitDivided(d, map[string]int32{member2: 2, member3: 2})
	// 2. The claim is changed by hand.
	first = f.dividing("first", []string{member1, member2}, selector)
	f.create(first)
	change(f, d, func(d *appsv1.Deployment) {
		d.Annotations = merged(d.Annotations, map[string]string{names.PolicyName: "first"})
	})
	f.waitDivided(d, map[string]int32{member1: 2, member2: 2})
	// 3. The template is replaced without its claim.
	change(f, d, func(d *appsv1.Deployment) {
		d.Labels = map[string]string{"app": "nginx", "replaced": "true"}
		d.Annotations = nil
	})
	f.eventually("the claim is corrected", func(ctx context.Context) error {
		var observed appsv1.Deployment
		if err := e.Control.Get(ctx, client.ObjectKeyFromObject(d), &observed); err != nil {
			return err
		}
		if observed.Annotations[names.PolicyName] != "first" || observed.Labels["replaced"] == "" {
			return fmt.Errorf("labels %v, annotations %v", observed.Labels, observed.Annotations)
		}
		return nil
	})
	f.checkOthersPropagate("other")
	f.waitDivided(d, map[string]int32{member1: 2, member2: 2})
	// 4. The labels of the template no longer match.
	change(f, first, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.ResourceSelectors = []policyv1alpha1.ResourceSelector{labeled("apps/v1", "Deployment", map[string]string{"replaced": "true"})}
	})
	change(f, d, func(d *appsv1.Deployment) { delete(d.Labels, "replaced") })
	f.waitDivided(d, map[string]int32{member2: 2, member3: 2})

	if got := f.uidIn(member2, d); got != uid {
		t.Errorf("the Deployment in %s was recreated: UID %s, was %s", member2, got, uid)
	}
}

func preemption(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	d := f.deployment("nginx", 1)
	role := &rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: f.ns}}
	always := func(s *policyv1alpha1.PropagationSpec, priority int32) {
		s.Preemption, s.Priority = policyv1alpha1.PreemptAlways, new(priority)
	}
	cluster := func(name, member string, selector policyv1alpha1.ResourceSelector) *policyv1alpha1.ClusterPropagationPolicy {
		p := &policyv1alpha1.ClusterPropagationPolicy{ObjectMeta: metav1.ObjectMeta{Name: f.ns + "-" + name}}
		p.Spec = f.policy("", []string{member}, selector).Spec
		return p
	}
	roles := named("rbac.authorization.k8s.io/v1", "ClusterRole", f.ns)
	deployments := named("apps/v1", "Deployment", "nginx")
	deployments.Namespace = f.ns
	low, lowRole := cluster("low", member1, deployments), cluster("low-role", member1, roles)
	f.create(d)
	f.createForAll(role)
	f.createForAll(low)
	f.createForAll(lowRole)
	f.placed(d, role, member1)

	// 1. A cluster policy of higher priority takes over.
	high, highRole := cluster("high", member2, deployments), cluster("high-role", member2, roles)
	always(&high.Spec, 10)
	always(&highRole.Spec, 10)
	f.createForAll(high)
	f.createForAll(highRole)
	f.placed(d, role, member2)
	f.waitEvent(d, names.DetectorSource, "PreemptPolicySucceed", "took over")
	// 2. It lowers its priority, and loses to a policy between.
	middleRole := cluster("middle-role", member3, roles)
	always(&middleRole.Spec, 5)
	f.createForAll(middleRole)
	change(f, highRole, func(p *policyv1alpha1.ClusterPropagationPolicy) { p.Spec.Priority = new(int32(1)) })
	f.waitOnlyIn(role, member3)
	// 3. A namespaced policy takes over from a cluster policy of any priority.
	own := f.policy("own", []string{member3}, named("apps/v1", "Deployment", "nginx"))
	always(&own.Spec, 0)
	f.create(own)
	f.placed(d, role, member3)
}

// orphanScenario deletes a template with the propagation policy Orphan: the objects of the workload stay in the members, unmanaged. member3
// is in Pull mode.
func orphanScenario(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	settings, web := f.configMap("settings", nil), using(f.deployment("web", 1), "settings", "")
	p := f.policy("web", []string{member1, member3}, named("apps/v1", "Deployment", "web"))
	p.Spec.PropagateDeps = true
	f.create(settings, web, p)
	f.waitOnlyIn(web, member1, member3)
	f.waitOnlyIn(settings, member1, member3)
	if err := e.Control.Delete(t.Context(), web, client.PropagationPolicy(metav1.DeletePropagationOrphan)); err != nil {
		t.Fatal(err)
	}
	f.waitPropagationDeleted("Deployment", "web")
	for _, cluster := range []string{member1, member3} {
		for _, o := range []client.Object{web.DeepCopy(), settings.DeepCopy()} {
			f.eventually(objectName(o)+" stays in "+cluster+" unmanaged", func(ctx context.Context) error {
				if err := e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(o), o); err != nil {
					return err
				}
				if o.GetLabels()[names.Managed] != "" || o.GetAnnotations()[names.WorkName] != "" || o.GetDeletionTimestamp() != nil {
					return fmt.Errorf("labels %v, annotations %v", o.GetLabels(), o.GetAnnotations())
				}
				return nil
			})
		}
	}
}
