// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package install

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var update = flag.Bool("update", false, "write the table of rights in the documentation")

const (
	securityPage  = "../../docs/security.md"
	rightsHeading = "| user | verbs | objects | namespace |\n|---|---|---|---|\n"
)

// rightRow returns the row of a rule.
func rightRow(user, namespace string, r rbacv1.PolicyRule) string {
	var objects []string
	for _, path := range r.NonResourceURLs {
		objects = append(objects, "path "+path)
	}
	for _, group := range r.APIGroups {
		for _, resource := range r.Resources {
			objects = append(objects, strings.TrimSuffix(resource+"."+group, "."))
		}
	}
	names := ""
	if len(r.ResourceNames) > 0 {
		names = " named " + strings.Join(r.ResourceNames, " and ")
	}
	return fmt.Sprintf("| `%s` | %s | `%s`%s | %s |\n", user, strings.Join(r.Verbs, ", "), strings.Join(objects, "`, `"), names, namespace)
}

// newControl returns a control plane that also has CustomResourceDefinitions.
func newControl(t *testing.T, objects ...client.Object) *fakecontrol.Control {
	t.Helper()
	scheme := runtime.NewScheme()
	if err := errors.Join(apiextensionsv1.AddToScheme(scheme), corev1.AddToScheme(scheme), rbacv1.AddToScheme(scheme)); err != nil {
		t.Fatal(err)
	}
	return fakecontrol.New(t, fakecontrol.Options{Scheme: scheme, Objects: objects})
}

// In an upgrade, the former webhook can list all kinds until it is replaced, and the new one waits for the recorded Secrets. A new control
// plane has none.
func TestApplyComponents_upgrade(t *testing.T) {
	t.Parallel()
	list := func(group, resource string) rbacv1.PolicyRule {
		return rbacv1.PolicyRule{APIGroups: []string{group}, Resources: []string{resource}, Verbs: []string{"list"}}
	}
	widgets := &apiextensionsv1.CustomResourceDefinition{ObjectMeta: metav1.ObjectMeta{Name: "widgets.example.io"}}
	secret := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{
		Namespace: "shop", Name: "key", Labels: map[string]string{names.DeletionProtected: names.ProtectedAlways},
	}}
	former := &rbacv1.ClusterRole{
		ObjectMeta: metav1.ObjectMeta{Name: ComponentUser("webhook")}, Rules: []rbacv1.PolicyRule{list("*", "*")},
	}
	outdated := &rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{
		Name: names.WebhookKinds, Annotations: map[string]string{names.ProtectedSecrets: "{}"},
	}}
	for name, tc := range map[string]struct {
		objects []client.Object
		fresh   bool
	}{
		"new":               {nil, true},
		"upgrade":           {[]client.Object{former}, false},
		"after a rollback":  {[]client.Object{former, outdated}, false},
		"of another origin": {[]client.Object{secret}, false},
	} {
		control := newControl(t, append(tc.objects, widgets)...)
		for range 2 { // the second run changes nothing
			if err := applyComponents(t.Context(), control); err != nil {
				t.Fatal(err)
			}
		}
		var role rbacv1.ClusterRole
		if err := control.Get(t.Context(), client.ObjectKey{Name: names.WebhookKinds}, &role); err != nil {
			t.Fatal(err)
		}
		has := func(r rbacv1.PolicyRule) bool {
			return slices.ContainsFunc(role.Rules, func(o rbacv1.PolicyRule) bool { return cmp.Equal(o, r) })
		}
		if recorded := role.Annotations[names.ProtectedSecrets]; (recorded == "{}") != tc.fresh || recorded != "" && !tc.fresh ||
			has(list("", "secrets")) == tc.fresh || !has(list("example.io", "widgets")) {
			t.Errorf("%s: protected Secrets %q, rules %v", name, recorded, role.Rules)
		}
	}
}

// The documented rights of the components are those that the installation grants. test/processes compares them with those in a control
// plane, and these with the requests of the components.
func TestDocumentedRights(t *testing.T) {
	t.Parallel()
	want := rightsHeading
	for _, a := range componentAccess() {
		user := ComponentUser(a.component)
		for _, r := range a.rules {
			want += rightRow(user, "", r)
		}
		for _, o := range a.namespaced() {
			if role, ok := o.(*rbacv1.Role); ok {
				for _, r := range role.Rules {
					want += rightRow(user, role.Namespace, r)
				}
			}
		}
	}
	control := newControl(t)
	if err := applyCustomKinds(t.Context(), control); err != nil {
		t.Fatal(err)
	}
	var role rbacv1.ClusterRole
	if err := control.Get(t.Context(), client.ObjectKey{Name: names.WebhookKinds}, &role); err != nil {
		t.Fatal(err)
	}
	for _, r := range role.Rules {
		want += rightRow(ComponentUser("webhook"), "", r)
	}
	page, err := os.ReadFile(securityPage)
	if err != nil {
		t.Fatal(err)
	}
	before, table, found := strings.Cut(string(page), rightsHeading)
	if !found {
		t.Fatalf("%s has no table of rights", securityPage)
	}
	table, after, _ := strings.Cut(table, "\n\n")
	if got := rightsHeading + table + "\n"; got != want {
		if *update {
			err = os.WriteFile(securityPage, []byte(before+want+"\n"+after), 0o600)
		}
		t.Errorf("the table of rights is outdated, repeat with -update (%v):\n%s", err, cmp.Diff(got, want))
	}
}
