// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/test/env"
)

// namesScenario propagates objects whose bindings or Works cannot have the name of the contract: it is too long, invalid, or that of
// another object. member3 is in Pull mode.
func namesScenario(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	long := f.configMap(strings.Repeat("a", 250)+"-cm", nil)
	web := using(f.deployment("web", 1), long.Name, "")
	p := f.policy("web", []string{member1}, named("apps/v1", "Deployment", "web"))
	p.Spec.PropagateDeps = true
	all := []string{member1, member3}
	f.create(long, web, p, f.policy("roles", all, named("rbac.authorization.k8s.io/v1", "Role", "")))
	roles := map[string]*rbacv1.Role{}
	for _, name := range []string{"System:Foo_Bar@x", "x:y", "x.y", "X.Y"} {
		roles[name] = &rbacv1.Role{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: name}}
		f.create(roles[name])
	}
	f.waitOnlyIn(long, member1)
	for _, r := range roles {
		f.waitOnlyIn(r, all...)
	}
	f.remove(roles["x:y"])
	f.waitOnlyIn(roles["x:y"])
	f.waitOnlyIn(roles["x.y"], all...)

	// The hashes in the names of the Works are equal.
	first, second := &fixture{t, e, "n512789"}, &fixture{t, e, "n749192"}
	content := func(f *fixture, value string) {
		f.Helper()
		for _, cluster := range all {
			f.eventually("content of the ConfigMap in "+cluster, func(ctx context.Context) error {
				observed := f.configMap("web", nil)
				err := e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(observed), observed)
				if err == nil && observed.Data["from"] != value {
					err = fmt.Errorf("%q, want %q", observed.Data["from"], value)
				}
				return err
			})
		}
	}
	for _, f := range []*fixture{first, second} {
		namespace := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: f.ns}}
		f.create(namespace)
		t.Cleanup(func() { _ = e.Control.Delete(context.WithoutCancel(t.Context()), namespace) })
		c := f.configMap("web", nil)
		c.Data["from"] = f.ns
		f.create(f.policy("all", all, named("v1", "ConfigMap", "web")), c)
		content(f, f.ns)
	}
	content(first, first.ns)
	second.remove(second.configMap("web", nil))
	second.waitOnlyIn(second.configMap("web", nil))
	change(first, first.configMap("web", nil), func(c *corev1.ConfigMap) { c.Data["from"] = "changed" })
	content(first, "changed")
}

// largeScenario propagates a ConfigMap near the limit of the API whose text has characters that JSON escapes, and reports one whose Work is
// too large. member3 is in Pull mode.
func largeScenario(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	const line = "<entry key=\"name\"><value a='1'>some text &amp; more of it</value></entry>\n"
	large, tooLarge := f.configMap("large", nil), f.configMap("too-large", nil)
	large.Data["xml"] = strings.Repeat(line, 980*1024/len(line))
	tooLarge.Data["xml"] = strings.Repeat("<", 420*1024)
	f.create(f.policy("all", []string{member1, member3}, labeled("v1", "ConfigMap", nil)), large, tooLarge)
	f.waitOnlyIn(large, member1, member3)
	f.waitBinding("ConfigMap", "too-large", func(b *workv1alpha2.ResourceBinding) error {
		c := meta.FindStatusCondition(b.Status.Conditions, workv1alpha2.Rendered)
		if c == nil || c.Status != metav1.ConditionFalse || !contains(c.Message, "is too large") {
			return fmt.Errorf("condition %+v", c)
		}
		return nil
	})
	change(f, tooLarge, func(c *corev1.ConfigMap) { c.Data["xml"] = "<" })
	f.waitOnlyIn(tooLarge, member1, member3)
}
