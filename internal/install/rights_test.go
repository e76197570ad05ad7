// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package install

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	rbacv1 "k8s.io/api/rbac/v1"
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
	control := fakecontrol.WithObjects(t)
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
