// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/test/fakeapi"
)

// workloads is the part of the list that tests read.
type workloads struct {
	Counts map[string]int `json:"counts"`
	Page   []struct {
		Namespace, Name string
		Problem         *struct{ Kind, Message string }
	} `json:"page"`
	Matching   int      `json:"matching"`
	Unreadable []string `json:"unreadable"`
}

func (w workloads) names() (out []string) {
	for _, row := range w.Page {
		out = append(out, row.Namespace+"/"+row.Name)
	}
	return out
}

func TestServer_loginIsRequired(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	c := f.anonymous(t)
	for _, view := range []string{"session", "fleet", "workloads", "workload?version=v1&kind=ConfigMap&name=a", "why", "inbox"} {
		if code := c.get(view, nil); code != http.StatusUnauthorized {
			t.Errorf("GET %s without a session = %d, want 401", view, code)
		}
	}
	for _, action := range []string{"approve-held", "approve-cluster", "logout"} {
		if code := c.post(action, map[string]any{}, nil); code != http.StatusUnauthorized {
			t.Errorf("POST %s without a session = %d, want 401", action, code)
		}
	}
	for _, body := range []map[string]any{{"token": "wrong"}, {"code": "wrong"}} {
		if code := c.post("login", body, nil); code != http.StatusUnauthorized {
			t.Errorf("login with %v = %d, want 401", body, code)
		}
	}
}

func TestServer_sessionEnds(t *testing.T) {
	t.Parallel()
	c := newFleet(t).login(t, adminToken)
	if code := c.get("session", nil); code != http.StatusOK {
		t.Fatalf("session = %d", code)
	}
	if code := c.post("logout", map[string]any{}, nil); code != http.StatusOK {
		t.Fatalf("logout = %d", code)
	}
	if code := c.get("session", nil); code != http.StatusUnauthorized {
		t.Errorf("session after logout = %d, want 401", code)
	}
}

func TestServer_linkIsUsedOnce(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	var link struct{ Code string }
	if code := f.anonymous(t).post("links", map[string]any{"token": tenantToken}, &link); code != http.StatusOK || link.Code == "" {
		t.Fatalf("links = %d %+v", code, link)
	}
	var session struct{ User string }
	if code := f.anonymous(t).post("login", map[string]any{"code": link.Code}, &session); code != http.StatusOK || session.User != "tenant" {
		t.Fatalf("login with the code = %d %+v", code, session)
	}
	if code := f.anonymous(t).post("login", map[string]any{"code": link.Code}, nil); code != http.StatusUnauthorized {
		t.Errorf("second login with the code = %d, want 401", code)
	}
}

func TestServer_refusesOtherOrigins(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	c := f.login(t, adminToken)
	body := map[string]any{"cluster": "oregon"}
	for name, header := range map[string][]string{
		"site":   {"Sec-Fetch-Site", "cross-site"},
		"origin": {"Origin", "https://other.example"},
		"form":   {"Content-Type", "text/plain"},
	} {
		if code := c.post("approve-cluster", body, nil, header...); code < 400 || code >= 500 {
			t.Errorf("%s: approve-cluster = %d, want a refusal", name, code)
		}
	}
	if writes := f.api.Control.Writes(); len(writes) > 0 {
		t.Errorf("writes = %v, want none", writes)
	}
	if code := c.post("approve-cluster", body, nil, "Sec-Fetch-Site", "same-origin"); code != http.StatusOK {
		t.Errorf("approve-cluster of the same origin = %d", code)
	}
	o := f.api.Control.Find("cluster.karmada.io/v1alpha1", "Cluster", "", "oregon")
	if strings.Contains(fmt.Sprint(o.Object["spec"]), "pending") {
		t.Errorf("oregon = %v, want no taint", o.Object["spec"])
	}
}

func TestServer_headers(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	nonces := map[string]bool{}
	for _, path := range []string{"", "workloads?search=a", "app.js", "app.css", "nothing.js"} {
		request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, f.url+path, http.NoBody)
		if err != nil {
			t.Fatal(err)
		}
		response, err := http.DefaultClient.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(response.Body)
		response.Body.Close()
		if err != nil {
			t.Fatal(err)
		}
		policy := response.Header.Get("Content-Security-Policy")
		if !strings.Contains(policy, "default-src 'none'") || strings.Contains(policy, "unsafe") {
			t.Errorf("%s: Content-Security-Policy = %q", path, policy)
		}
		if got := response.Header.Get("X-Content-Type-Options"); got != "nosniff" {
			t.Errorf("%s: X-Content-Type-Options = %q", path, got)
		}
		if strings.HasPrefix(response.Header.Get("Content-Type"), "text/html") {
			if strings.Contains(policy, "script-src") && !strings.Contains(policy, "script-src 'self';") {
				t.Errorf("%s: Content-Security-Policy = %q, want scripts of the bundle only", path, policy)
			}
			_, nonce, _ := strings.Cut(policy, "nonce-")
			nonce, _, _ = strings.Cut(nonce, "'")
			if nonces[nonce] || !strings.Contains(string(body), `content="`+nonce+`"`) {
				t.Errorf("%s: nonce %q is not new, or not in the page", path, nonce)
			}
			nonces[nonce] = true
		}
	}
}

func TestServer_cookie(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	body := strings.NewReader(`{"token":"` + adminToken + `"}`)
	request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, f.url+"api/login", body)
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	response.Body.Close()
	cookies := response.Cookies()
	if len(cookies) != 1 {
		t.Fatalf("cookies = %v", cookies)
	}
	got := cookies[0]
	if !got.HttpOnly || !got.Secure || got.SameSite != http.SameSiteStrictMode || got.Path != "/ui/" ||
		strings.Contains(got.Value, adminToken) {
		t.Errorf("cookie = %v", got)
	}
}

func TestServer_tenantSeesOneNamespace(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	c := f.login(t, tenantToken)
	var list workloads
	if code := c.get("workloads", &list); code != http.StatusOK {
		t.Fatalf("workloads = %d", code)
	}
	if got := list.names(); !slices.Equal(got, []string{"shop/cart", "shop/legacy"}) {
		t.Errorf("workloads of the tenant = %v", got)
	}
	if !slices.Contains(list.Unreadable, "clusters") {
		t.Errorf("unreadable = %v, want clusters", list.Unreadable)
	}
	for _, namespace := range []string{"default", ""} {
		var other workloads
		c.get("workloads?namespace="+namespace, &other)
		if len(other.Page) > 0 {
			t.Errorf("workloads in %q = %v, want none", namespace, other.names())
		}
	}
	if code := c.get("workload?group=apps&version=v1&kind=Deployment&namespace=default&name=web", nil); code != http.StatusForbidden {
		t.Errorf("workload of another namespace = %d, want 403", code)
	}
	if code := c.get("why?group=apps&version=v1&kind=Deployment&namespace=default&name=web", nil); code != http.StatusForbidden {
		t.Errorf("why of another namespace = %d, want 403", code)
	}
	if code := c.post("approve-cluster", map[string]any{"cluster": "oregon"}, nil); code != http.StatusForbidden {
		t.Errorf("approve-cluster = %d, want 403", code)
	}
	if writes := f.api.Control.Writes(); len(writes) > 0 {
		t.Errorf("writes = %v, want none", writes)
	}
}

func TestServer_workloadsArePagedAndFiltered(t *testing.T) {
	t.Parallel()
	var more []*unstructured.Unstructured
	for i := range 250 {
		more = append(more, fakeapi.Object("work.karmada.io/v1alpha2", "ResourceBinding", "many", fmt.Sprintf("app-%03d", i), fakeapi.Field(
			map[string]any{"apiVersion": "v1", "kind": "ConfigMap", "namespace": "many", "name": fmt.Sprintf("app-%03d", i)}, "spec", "resource",
		)))
	}
	c := newFleet(t, more...).login(t, adminToken)
	var first, second, failing, found workloads
	c.get("workloads?limit=100&sort=name&namespace=many", &first)
	c.get("workloads?limit=100&offset=100&sort=name&namespace=many", &second)
	if len(first.Page) != 100 || first.Matching != 250 || first.Page[0].Name != "app-000" || second.Page[0].Name != "app-100" {
		t.Errorf("pages = %d of %d from %v, then %v", len(first.Page), first.Matching, first.Page[0], second.Page[0])
	}
	c.get("workloads?filter=notScheduled", &failing)
	if got := failing.names(); !slices.Equal(got, []string{"shop/cart"}) {
		t.Errorf("not scheduled = %v", got)
	}
	c.get("workloads?search=webhook+denied", &found)
	if got := found.names(); !slices.Equal(got, []string{"default/hostile"}) || found.Page[0].Problem.Kind != "NotApplied" {
		t.Errorf("search in messages = %v", got)
	}
}

// unclaimed returns a workload without a policy, the policy that almost selects it, and objects that need no policy.
func unclaimed() []*unstructured.Unstructured {
	selector := map[string]any{
		"apiVersion": "apps/v1", "kind": "Deployment", "labelSelector": map[string]any{"matchLabels": map[string]any{"tier": "back-end"}},
	}
	owned := fakeapi.Field([]any{map[string]any{"apiVersion": "example.org/v1", "kind": "Shop", "name": "s", "uid": "u", "controller": true}},
		"metadata", "ownerReferences")
	return []*unstructured.Unstructured{
		fakeapi.Object("apps/v1", "Deployment", "orders", "basket", fakeapi.Labels(map[string]string{"tier": "backend"})),
		fakeapi.Object("policy.karmada.io/v1alpha1", "PropagationPolicy", "orders", "basket",
			fakeapi.Field([]any{selector}, "spec", "resourceSelectors")),
		fakeapi.Object("apps/v1", "Deployment", "kube-system", "coredns"),
		fakeapi.Object("apps/v1", "Deployment", "orders", "owned", owned),
	}
}

func TestServer_workloadWithoutPolicyIsListed(t *testing.T) {
	t.Parallel()
	f := newFleet(t, unclaimed()...)
	c := f.login(t, adminToken)
	var list, tenant workloads
	c.get("workloads?filter=noPolicy", &list)
	if got := list.names(); !slices.Equal(got, []string{"orders/basket"}) || list.Counts["noPolicy"] != 1 {
		t.Fatalf("without a policy = %v, counts = %v", got, list.Counts)
	}
	const difference = "selects labels tier=back-end, the object has tier=backend"
	if p := list.Page[0].Problem; p.Kind != "NoPolicy" || !strings.Contains(p.Message, difference) {
		t.Errorf("problem = %+v, want the selector of the policy that almost matches", p)
	}
	var page struct {
		Objects, Healthy int
		Worst            []struct {
			Kind     string
			Template *struct{ Kind, Name string }
		}
	}
	c.get("fleet", &page)
	last := page.Worst[len(page.Worst)-1]
	if page.Objects != 5 || last.Kind != "NoPolicy" || last.Template == nil || last.Template.Name != "basket" {
		t.Errorf("fleet = %+v", page)
	}
	f.login(t, tenantToken).get("workloads", &tenant)
	if got := tenant.names(); !slices.Equal(got, []string{"shop/cart", "shop/legacy"}) || slices.Contains(tenant.Unreadable, "Deployment") {
		t.Errorf("workloads of the tenant = %v, unreadable = %v", got, tenant.Unreadable)
	}
}

// A kind that the control plane cannot list does not fail the pages: they show the rest, name the kind, and show it later.
func TestServer_failingKindIsNamed(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	f.set(func() { f.failing["clusters"], f.failing["overridepolicies"] = true, true })
	c := f.login(t, adminToken)
	type page struct {
		Objects, Clusters, Matching int
		Failed                      []struct{ Kind, Error string }
	}
	var fleet, policies page
	if code := c.get("fleet", &fleet); code != http.StatusOK || fleet.Objects == 0 || fleet.Clusters != 0 {
		t.Errorf("fleet = %d, %+v, want its workloads", code, fleet)
	}
	if len(fleet.Failed) != 1 || fleet.Failed[0].Kind != "clusters" || !strings.Contains(fleet.Failed[0].Error, "InternalError") {
		t.Errorf("failed = %+v, want clusters with the error", fleet.Failed)
	}
	if code := c.get("policies", &policies); code != http.StatusOK || policies.Matching == 0 || len(policies.Failed) != 1 {
		t.Errorf("policies = %d, %+v, want the other kinds", code, policies)
	}
	next := c.stream("fleet")
	f.set(func() { clear(f.failing) })
	for event := next(); !strings.Contains(event, `"clusters":3`) || strings.Contains(event, `"failed"`); event = next() {
		if event == "" {
			t.Fatal("the stream ended before it had the clusters")
		}
	}
}

func TestServer_workloadExplainsItself(t *testing.T) {
	t.Parallel()
	c := newFleet(t).login(t, adminToken)
	var detail struct {
		Tree     json.RawMessage `json:"tree"`
		Manifest string          `json:"manifest"`
		Clusters []struct{ Cluster, State, Stage string }
	}
	if code := c.get("workload?group=apps&version=v1&kind=Deployment&namespace=default&name=web", &detail); code != http.StatusOK {
		t.Fatalf("workload = %d", code)
	}
	for _, word := range []string{"PropagationPolicy", "ResourceBinding", "frankfurt", "Work"} {
		if !strings.Contains(string(detail.Tree), word) {
			t.Errorf("tree = %s, want %s", detail.Tree, word)
		}
	}
	if !strings.Contains(detail.Manifest, "name: web") || len(detail.Clusters) != 1 {
		t.Errorf("detail = %+v", detail)
	}
	var why struct {
		Terms []struct {
			Clusters []struct {
				Cluster, Reason string
				Chosen          bool
			}
		}
	}
	if code := c.get("why?group=apps&version=v1&kind=Deployment&namespace=shop&name=cart", &why); code != http.StatusOK {
		t.Fatalf("why = %d", code)
	}
	if len(why.Terms) != 1 || len(why.Terms[0].Clusters) != 3 || why.Terms[0].Clusters[0].Chosen || why.Terms[0].Clusters[0].Reason == "" {
		t.Errorf("why = %+v, want a reason for each cluster", why)
	}
}

func TestServer_removalIsApprovedForTheGenerationThatTheUserSaw(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	c := f.login(t, tenantToken)
	var inbox struct{ Items []map[string]any }
	c.get("inbox", &inbox)
	if len(inbox.Items) != 1 || inbox.Items[0]["binding"] != "legacy-configmap" || inbox.Items[0]["generation"] != 4.0 {
		t.Fatalf("inbox = %v", inbox)
	}
	body := map[string]any{"namespace": "shop", "binding": "legacy-configmap", "generation": 3, "keep": false}
	if code := c.post("approve-held", body, nil); code != http.StatusConflict {
		t.Errorf("approval for an old generation = %d, want 409", code)
	}
	if writes := f.api.Control.Writes(); len(writes) > 0 {
		t.Errorf("writes = %v, want none", writes)
	}
	body["generation"], body["keep"] = 4, true
	if code := c.post("approve-held", body, nil); code != http.StatusOK {
		t.Errorf("approval = %d", code)
	}
	b := f.api.Control.Find("work.karmada.io/v1alpha2", "ResourceBinding", "shop", "legacy-configmap")
	if got := b.GetAnnotations()["work.karmada.io/removal-approved"]; got != "keep/4" {
		t.Errorf("annotation = %q, want keep/4", got)
	}
}
