// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package processes

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	rbacv1 "k8s.io/api/rbac/v1"
	"k8s.io/apiserver/pkg/audit/policy"
)

func TestAuditPolicy(t *testing.T) {
	t.Parallel()
	p, err := policy.LoadPolicyFromBytes(fmt.Appendf(nil, auditPolicy, "system:karmada:scheduler', 'system:karmada:webhook"))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"system:karmada:scheduler", "system:karmada:webhook"}, p.Rules[0].Users); diff != "" {
		t.Errorf("users (-want +got):\n%s", diff)
	}
}

func TestReadAudit(t *testing.T) {
	t.Parallel()
	installed := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	event := func(after time.Duration, user, fields string) string {
		return fmt.Sprintf(`{"kind":"Event","apiVersion":"audit.k8s.io/v1","requestReceivedTimestamp":%q,`+
			`"user":{"username":%q,"groups":["g"]},%s}`,
			installed.Add(after).Format("2006-01-02T15:04:05.000000Z"), user, fields)
	}
	const (
		allowed = `"responseStatus":{"code":200},"annotations":{"authorization.k8s.io/decision":"allow"}`
		denied  = `"responseStatus":{"code":403},"annotations":{"authorization.k8s.io/decision":"forbid"}`
	)
	users, err := readAudit(strings.NewReader(strings.Join([]string{
		event(-time.Second, "a", `"verb":"get","objectRef":{"resource":"pods","namespace":"n","name":"x"},`+denied), // before the installation
		event(time.Second, "a", `"verb":"get","objectRef":{"resource":"pods","namespace":"n","name":"x"},`+allowed),
		event(time.Second, "a", `"verb":"update","objectRef":{"resource":"works","apiGroup":"g","subresource":"status"},`+denied),
		event(time.Second, "a", `"verb":"create","objectRef":{"resource":"pods"},"responseStatus":{"code":403},`+
			`"annotations":{"authorization.k8s.io/decision":"allow"}`), // by admission
		event(time.Second, "a", `"verb":"get","requestURI":"/version?x=y",`+allowed),
		event(time.Second, "b", `"verb":"list","objectRef":{"resource":"pods"},`+
			`"impersonatedUser":{"username":"u","groups":["h"],"extra":{"e":["v"]}},`+denied),
		event(time.Second, "b", `"verb":"list","objectRef":{"resource":"pods"},"impersonatedUser":{"username":"system:serviceaccount:n:s"},`+
			`"responseStatus":{"code":403,"message":"User \"b\" cannot impersonate resource"}`),
		`{"kind":"Ev`, // being written
	}, "\n")), installed)
	if err != nil {
		t.Fatal(err)
	}
	lines := func(rights map[right]int) (out []string) {
		for r := range rights {
			out = append(out, r.String())
		}
		slices.Sort(out)
		return out
	}
	for user, want := range map[string][2][]string{
		"a": {{"create pods", "get /version", "get pods named x in n"}, {"update works/status.g"}},
		"b": {
			{"impersonate groups named h", "impersonate userextras/e.authentication.k8s.io", "impersonate users named u"},
			{"impersonate serviceaccounts named system:serviceaccount:n:s"},
		},
	} {
		if diff := cmp.Diff(want, [2][]string{lines(users[user].requests), lines(users[user].refused)}); diff != "" {
			t.Errorf("requests and refusals of %s (-want +got):\n%s", user, diff)
		}
	}
	if got := slices.Collect(maps.Keys(users["a"].groups)); !slices.Equal(got, []string{"g"}) {
		t.Errorf("groups %v", got)
	}
}

func TestUnused(t *testing.T) {
	t.Parallel()
	u := &usage{requests: map[right]int{
		{namespace: "n", resource: "pods", objects: "x", verb: "get"}:                          1,
		{namespace: "n", resource: "pods", verb: "list"}:                                       1,
		{group: "g", resource: "works/status", verb: "update"}:                                 1,
		{path: "/version", verb: "get"}:                                                        1,
		{group: "authentication.k8s.io", resource: "userextras/key", verb: "impersonate"}:      1,
		{namespace: "other", group: "coordination.k8s.io", resource: "leases", verb: "create"}: 1,
	}}
	var held []right
	for _, r := range []struct {
		namespace string
		rule      rbacv1.PolicyRule
	}{
		{"", rbacv1.PolicyRule{
			APIGroups: []string{""}, Resources: []string{"pods"}, ResourceNames: []string{"x", "y"}, Verbs: []string{"get", "patch"},
		}},
		{"", rbacv1.PolicyRule{APIGroups: []string{"*"}, Resources: []string{"*"}, Verbs: []string{"list", "delete"}}},
		{"", rbacv1.PolicyRule{APIGroups: []string{"g"}, Resources: []string{"works", "works/status", "*/status"}, Verbs: []string{"update"}}},
		{"", rbacv1.PolicyRule{NonResourceURLs: []string{"*", "/healthz"}, Verbs: []string{"get"}}},
		{"", rbacv1.PolicyRule{
			APIGroups: []string{"authentication.k8s.io"}, Resources: []string{"userextras/*", "uids"}, Verbs: []string{"impersonate"},
		}},
		{"system", rbacv1.PolicyRule{APIGroups: []string{"coordination.k8s.io"}, Resources: []string{"leases"}, Verbs: []string{"create"}}},
	} {
		held = append(held, expand(r.rule, r.namespace)...)
	}
	want := []string{
		"create leases.coordination.k8s.io in system", "delete *.*", "get /healthz", "impersonate uids.authentication.k8s.io",
		"patch pods named x,y", "update works.g",
	}
	if diff := cmp.Diff(want, u.unused(held)); diff != "" {
		t.Errorf("unused rights (-want +got):\n%s", diff)
	}
}

func TestUnused_listBeforeWatch(t *testing.T) {
	t.Parallel()
	u := &usage{requests: map[right]int{
		{resource: "pods", verb: "watch"}:                 1,
		{namespace: "n", resource: "leases", verb: "get"}: 1,
	}}
	held := slices.Concat(
		expand(rbacv1.PolicyRule{APIGroups: []string{""}, Resources: []string{"pods", "secrets"}, Verbs: []string{"list", "watch"}}, ""),
		expand(rbacv1.PolicyRule{APIGroups: []string{""}, Resources: []string{"leases"}, Verbs: []string{"list"}}, "n"),
	)
	want := []string{"list leases in n", "list secrets", "watch secrets"}
	if diff := cmp.Diff(want, u.unused(held)); diff != "" {
		t.Errorf("unused rights (-want +got):\n%s", diff)
	}
}

func TestUnjustified(t *testing.T) {
	t.Parallel()
	got := unjustified("webhook", []string{
		"get clusters.cluster.karmada.io", "get clusters.cluster.karmada.io named m1", "delete secrets", "patch events in karmada-system",
	})
	want := []string{"get clusters.cluster.karmada.io named m1", "delete secrets", "patch events in karmada-system"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("rights without an exception (-want +got):\n%s", diff)
	}
}

func TestUndocumented(t *testing.T) {
	t.Parallel()
	const page = "| `u` | get, list | `pods`, `works/status.g` named a and b | n |\n" +
		"| `u` | get | `path /version` |  |\n| `v` | get | `secrets` |  |\n"
	held := slices.Concat(
		expand(rbacv1.PolicyRule{
			APIGroups: []string{""}, Resources: []string{"pods"}, ResourceNames: []string{"a", "b"}, Verbs: []string{"get", "list"},
		}, "n"),
		expand(rbacv1.PolicyRule{
			APIGroups: []string{"g"}, Resources: []string{"works/status"}, ResourceNames: []string{"a", "b"}, Verbs: []string{"get"},
		}, "n"),
		expand(rbacv1.PolicyRule{NonResourceURLs: []string{"/version", "/metrics"}, Verbs: []string{"get"}}, ""),
		expand(rbacv1.PolicyRule{APIGroups: []string{""}, Resources: []string{"configmaps"}, Verbs: []string{"get"}}, "kube-system"),
	)
	want := []string{"get /metrics is not documented", "list works/status.g named a,b in n is documented, but not granted"}
	if diff := cmp.Diff(want, undocumented(page, "u", held)); diff != "" {
		t.Errorf("differences (-want +got):\n%s", diff)
	}
}
