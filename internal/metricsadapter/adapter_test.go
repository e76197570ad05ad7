// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package metricsadapter

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

// fakeMember serves bodies by path, with the query if there is one. Other paths do not exist.
type fakeMember map[string]string

func (f fakeMember) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	path, query := r.URL.Path, r.URL.Query()
	query.Del("timeout") // of the client
	if len(query) > 0 {
		path += "?" + query.Encode()
	}
	body, ok := f[path]
	switch {
	case !ok && f.serves(r.URL.Path):
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(http.StatusNotFound)
		_, _ = fmt.Fprint(w, `{"kind":"Status","apiVersion":"v1","status":"Failure","reason":"NotFound","code":404,"message":"not found"}`)
	case !ok:
		http.NotFound(w, r)
	default:
		w.Header().Set("Content-Type", "application/json")
		_, _ = fmt.Fprint(w, body)
	}
}

// serves reports whether the API of a path exists: the response for a missing object is a Status.
func (f fakeMember) serves(path string) bool {
	parts := strings.SplitN(path, "/", 5)
	for served := range f {
		if len(parts) == 5 && strings.HasPrefix(served, strings.Join(parts[:4], "/")+"/") {
			return true
		}
	}
	return false
}

// withUsage serves the metrics of pods by name, with their CPU usage.
func withUsage(pods map[string]string) fakeMember {
	out := fakeMember{}
	var items []string
	for _, name := range slices.Sorted(maps.Keys(pods)) {
		item := fmt.Sprintf(`{"metadata": {"namespace": "default", "name": %q}, "containers": [{"name": "c", "usage": {"cpu": %q}}]}`,
			name, pods[name])
		out[usageRoot+"/namespaces/default/pods/"+name] = item
		items = append(items, item)
	}
	out[usageRoot+"/namespaces/default/pods"] = `{"items": [` + strings.Join(items, ",") + `]}`
	return out
}

// fixture is an adapter with members.
type fixture struct {
	*adapter
	t       *testing.T
	members map[string]*member.Member
	broken  error // of connections
}

func (f *fixture) Get(cluster string) (*member.Member, error) {
	if m := f.members[cluster]; m != nil {
		return m, nil
	}
	return nil, f.broken
}

func newFixture(t *testing.T, members map[string]http.Handler, notReady ...string) *fixture {
	t.Helper()
	f := &fixture{t: t, members: map[string]*member.Member{}, broken: errors.New("connection refused")}
	var clusters []client.Object
	for _, name := range slices.Sorted(maps.Keys(members)) {
		c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
		status := metav1.ConditionTrue
		if slices.Contains(notReady, name) {
			status = metav1.ConditionFalse
		}
		c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: status}}
		clusters = append(clusters, c)
		if members[name] == nil {
			continue
		}
		server := httptest.NewServer(members[name])
		t.Cleanup(server.Close)
		d, err := discovery.NewDiscoveryClientForConfig(&rest.Config{Host: server.URL, QPS: -1})
		if err != nil {
			t.Fatal(err)
		}
		f.members[name] = &member.Member{Name: name, Discovery: d, Context: t.Context()}
	}
	f.adapter = newAdapter(&fleet{clusters: fakecontrol.WithObjects(t, clusters...), members: f})
	return f
}

// get requests a path and decodes the response. It returns the status code and the warning.
func (f *fixture) get(path string, into any) (code int, warning string) {
	f.t.Helper()
	recorder := httptest.NewRecorder()
	f.handler().ServeHTTP(recorder, httptest.NewRequestWithContext(f.t.Context(), http.MethodGet, path, nil))
	if into != nil {
		if err := json.Unmarshal(recorder.Body.Bytes(), into); err != nil {
			f.t.Fatalf("GET %s: %v: %s", path, err, recorder.Body)
		}
	}
	return recorder.Code, recorder.Header().Get("Warning")
}

type list struct {
	Kind, APIVersion string
	Items            []struct {
		Metadata        metav1.ObjectMeta
		DescribedObject struct{ Name string }
		MetricName      string
		Metric          struct{ Name string }
		Value           string
	}
}

func (l list) values() (out []string) {
	for _, i := range l.Items {
		out = append(out, i.DescribedObject.Name+" "+i.MetricName+i.Metric.Name+" "+i.Value)
	}
	return out
}

func TestUsage_list(t *testing.T) {
	t.Parallel()
	f := newFixture(t, map[string]http.Handler{
		"m1": withUsage(map[string]string{"web-0": "100m", "web-1": "200m"}), "m2": withUsage(map[string]string{"web-0": "300m"}),
		"m3": withUsage(nil), "m4": fakeMember{}, "m5": nil,
	}, "m3")
	var got list
	code, warning := f.get(usageRoot+"/namespaces/default/pods", &got)
	var objects []string
	for _, i := range got.Items {
		objects = append(objects, i.Metadata.Name+" "+i.Metadata.Annotations["resource.karmada.io/query-from-cluster"])
	}
	if diff := cmp.Diff([]string{"web-0 m1", "web-1 m1", "web-0 m2"}, objects); diff != "" || code != http.StatusOK {
		t.Errorf("code %d, objects (-want +got):\n%s", code, diff)
	}
	if got.Kind != "PodMetricsList" || got.APIVersion != "metrics.k8s.io/v1beta1" {
		t.Errorf("type %s %s", got.APIVersion, got.Kind)
	}
	const want = "metrics of 3 clusters are not included: m3 (not ready), m4 (no metrics API), m5 (connection refused)"
	if !strings.Contains(warning, want) {
		t.Errorf("warning %q, want %q", warning, want)
	}
}

// An object whose usage cannot be parsed in reasonable time is omitted alone, and the clusters of a sum exclude its cluster.
func TestUsage_invalidQuantity(t *testing.T) {
	t.Parallel()
	const huge = "1e2147483648"
	f := newFixture(t, map[string]http.Handler{
		"m1": withUsage(map[string]string{"web-0": "100m", "web-1": huge}), "m2": customMember("v1beta2", "web-0="+huge),
		"m3": customMember("v1beta2", "web-0=200m"),
	})
	var got list
	code, warning := f.get(usageRoot+"/namespaces/default/pods", &got)
	if code != http.StatusOK || len(got.Items) != 1 || !strings.Contains(warning, "1 of 2 pods are invalid") {
		t.Errorf("%d, items %v, warning %q", code, got.Items, warning)
	}
	if code, _ := f.get(usageRoot+"/namespaces/default/pods/web-1", nil); code != http.StatusServiceUnavailable {
		t.Errorf("one object: %d", code)
	}
	got = list{}
	code, warning = f.get("/apis/"+customGroup+"/v1beta2/namespaces/default/pods/*/requests?labelSelector=app%3Dweb", &got)
	if code != http.StatusOK || !slices.Equal(got.values(), []string{"web-0 requests 200m"}) || !strings.Contains(warning, "m2") {
		t.Errorf("sum: %d %v, warning %q", code, got.values(), warning)
	}
}

// An empty list would look like workloads without load.
func TestUsage_noMemberResponds(t *testing.T) {
	t.Parallel()
	f := newFixture(t, map[string]http.Handler{"m1": nil})
	var status metav1.Status
	if code, _ := f.get(usageRoot+"/nodes", &status); code != http.StatusServiceUnavailable || !strings.Contains(status.Message, "m1") {
		t.Errorf("list: %d %s, want 503 that names m1", code, status.Message)
	}
	none := newFixture(t, map[string]http.Handler{"m1": fakeMember{}})
	var got list
	if code, _ := none.get(usageRoot+"/nodes", &got); code != http.StatusOK || got.Items == nil || len(got.Items) > 0 {
		t.Errorf("list of a member without metrics: %d %+v, want an empty list", code, got)
	}
}

func TestUsage_get(t *testing.T) {
	t.Parallel()
	f := newFixture(t, map[string]http.Handler{
		"m1": withUsage(map[string]string{"both": "1", "one": "100m"}), "m2": withUsage(map[string]string{"both": "1"}),
	})
	var got struct {
		Kind     string
		Metadata metav1.ObjectMeta
	}
	if code, _ := f.get(usageRoot+"/namespaces/default/pods/one", &got); code != http.StatusOK || got.Kind != "PodMetrics" ||
		got.Metadata.Annotations["resource.karmada.io/query-from-cluster"] != "m1" {
		t.Errorf("get: %d %+v", code, got)
	}
	for name, want := range map[string]struct {
		code int
		text string
	}{
		"both": {http.StatusConflict, "the pod(both) found in more than one clusters"}, "none": {http.StatusNotFound, `"none" not found`},
	} {
		var status metav1.Status
		code, warning := f.get(usageRoot+"/namespaces/default/pods/"+name, &status)
		if code != want.code || !strings.Contains(status.Message, want.text) || warning != "" {
			t.Errorf("get %s: %d %s, want %d %s", name, code, status.Message, want.code, want.text)
		}
	}
}

func customMember(version string, values ...string) fakeMember {
	out := fakeMember{"/apis/" + customGroup: `{"versions": [{"version": "` + version + `"}]}`}
	metric := `"metric": {"name": "requests"}`
	if version == "v1beta1" {
		metric = `"metricName": "requests"`
	}
	var items []string
	for _, v := range values {
		name, value, _ := strings.Cut(v, "=")
		items = append(items, fmt.Sprintf(`{"describedObject": {"kind": "Pod", "namespace": "default", "name": %q}, %s, "value": %q}`,
			name, metric, value))
		out["/apis/"+customGroup+"/"+version+"/namespaces/default/pods/"+name+"/requests"] = `{"items": [` + items[len(items)-1] + `]}`
	}
	all := `{"items": [` + strings.Join(items, ",") + `]}`
	out["/apis/"+customGroup+"/"+version+"/namespaces/default/pods/*/requests?labelSelector=app%3Dweb"] = all
	out["/apis/"+customGroup+"/"+version] = `{"resources": [{"name": "pods/requests", "kind": "MetricValueList", "namespaced": true}]}`
	return out
}

// Values of objects with the same name are added up, also if members serve different versions.
func TestCustom(t *testing.T) {
	t.Parallel()
	f := newFixture(t, map[string]http.Handler{
		"m1": customMember("v1beta2", "web-0=100m", "web-1=1"), "m2": customMember("v1beta1", "web-0=200m"), "m3": fakeMember{},
	})
	for version, kind := range map[string]string{"v1beta1": "custom.metrics.k8s.io/v1beta1", "v1beta2": "custom.metrics.k8s.io/v1beta2"} {
		var got list
		path := "/apis/" + customGroup + "/" + version + "/namespaces/default/pods/"
		code, warning := f.get(path+"*/requests?labelSelector=app%3Dweb", &got)
		if diff := cmp.Diff([]string{"web-0 requests 300m", "web-1 requests 1"}, got.values()); diff != "" || code != http.StatusOK {
			t.Errorf("%s: code %d (-want +got):\n%s", version, code, diff)
		}
		if got.APIVersion != kind || got.Kind != "MetricValueList" || !strings.Contains(warning, "m3 (no metrics API)") {
			t.Errorf("%s: type %s %s, warning %q", version, got.APIVersion, got.Kind, warning)
		}
		got = list{}
		if code, _ := f.get(path+"web-0/requests", &got); code != http.StatusOK || !slices.Equal(got.values(), []string{"web-0 requests 300m"}) {
			t.Errorf("%s: one object: %d %q", version, code, got.values())
		}
		var status metav1.Status
		code, _ = f.get(path+"none/requests", &status)
		if code != http.StatusNotFound || status.Message != "the server could not find the metric requests for pods none" {
			t.Errorf("%s: missing metric: %d %q", version, code, status.Message)
		}
	}
}

// The headers name the clusters of a sum. A cluster without the API has no values, but one that does not respond may have some.
func TestCustom_clustersOfSum(t *testing.T) {
	t.Parallel()
	f := newFixture(t, map[string]http.Handler{
		"m1": customMember("v1beta2", "web-0=1"), "m2": customMember("v1beta2", "web-1=1"), "m3": fakeMember{}, "m4": nil,
		"m5": customMember("v1beta2", "web-0=1"), "m6": customMember("v1beta2", "web-0=1"),
	}, "m5")
	recorder := httptest.NewRecorder()
	path := "/apis/" + customGroup + "/v1beta2/namespaces/default/pods/web-0/requests"
	f.handler().ServeHTTP(recorder, httptest.NewRequestWithContext(t.Context(), http.MethodGet, path, nil))
	got := []string{recorder.Header().Get(names.MetricsIncluded), recorder.Header().Get(names.MetricsMissing)}
	if diff := cmp.Diff([]string{"m1,m6", "m4,m5"}, got); diff != "" {
		t.Errorf("included and missing clusters (-want +got):\n%s", diff)
	}
}

func TestCustom_discovery(t *testing.T) {
	t.Parallel()
	f := newFixture(t, map[string]http.Handler{
		"m1": customMember("v1beta2", "web-0=1"), "m2": customMember("v1beta1", "web-0=1"), "m3": fakeMember{},
	})
	if err := f.refreshAll(t.Context()); err != nil {
		t.Fatal(err)
	}
	var resources metav1.APIResourceList
	if code, _ := f.get("/apis/"+customGroup+"/v1beta2", &resources); code != http.StatusOK || len(resources.APIResources) != 1 ||
		resources.APIResources[0].Name != "pods/requests" {
		t.Errorf("discovery: %d %+v", code, resources)
	}
	if a := f.catalog.aggregated(served{customGroup, "v1beta1"}); len(a.Resources) != 1 || a.Version != "v1beta1" {
		t.Errorf("aggregated discovery: %+v", a)
	}
	// Discovered metrics stay while no member responds.
	f.members = nil
	if err := f.refreshAll(t.Context()); err == nil || len(f.catalog.of(customGroup)) != 1 {
		t.Errorf("refresh without members: %v, %d resources", err, len(f.catalog.of(customGroup)))
	}
	var group metav1.APIGroup
	if code, _ := f.get("/apis/"+customGroup, &group); code != http.StatusOK || group.PreferredVersion.Version != "v1beta2" {
		t.Errorf("group: %d %+v", code, group)
	}
}

// The version of a deleted cluster, and its connection, is not cached after its time.
func TestVersions_forgets(t *testing.T) {
	serves := fakeMember{"/apis/" + customGroup: `{"versions":[{"groupVersion":"custom.metrics.k8s.io/v1beta2","version":"v1beta2"}]}`}
	f := newFixture(t, map[string]http.Handler{"deleted": serves, "m1": serves})
	now := time.Unix(1000, 0)
	v := &versions{now: func() time.Time { return now }, known: map[versionKey]version{}}
	for _, name := range []string{"deleted", "m1", "m1"} {
		if got, err := v.of(t.Context(), f.members[name], customGroup, customVersions); err != nil || got != "v1beta2" {
			t.Fatalf("version of %s = %q, %v", name, got, err)
		}
		now = now.Add(versionTTL)
	}
	if _, ok := v.known[versionKey{"m1", customGroup}]; !ok || len(v.known) != 1 {
		t.Errorf("known versions = %v, want the version of m1", v.known)
	}
}

func TestExternal(t *testing.T) {
	t.Parallel()
	external := func(value string) fakeMember {
		return fakeMember{
			"/apis/" + externalGroup: `{"versions": [{"version": "v1beta1"}]}`,
			"/apis/" + externalGroup + "/v1beta1/namespaces/default/queue": `{"items": [{"metricName": "queue", "value": "` + value + `"}]}`,
		}
	}
	f := newFixture(t, map[string]http.Handler{"m1": external("3"), "m2": external("4"), "m3": fakeMember{}})
	var got list
	code, warning := f.get("/apis/"+externalGroup+"/v1beta1/namespaces/default/queue", &got)
	diff := cmp.Diff([]string{" queue 3", " queue 4"}, got.values())
	if diff != "" || code != http.StatusOK || !strings.Contains(warning, "m3") {
		t.Errorf("code %d, warning %q, values (-want +got):\n%s", code, warning, diff)
	}
}

func TestHandler_rejects(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	for path, want := range map[string]int{
		usageRoot + "/pods?watch=true":                              http.StatusMethodNotAllowed,
		usageRoot + "/services":                                     http.StatusNotFound,
		"/apis/" + customGroup + "/v1beta2/namespaces":              http.StatusNotFound,
		"/apis/" + customGroup + "/v1beta2/namespaces/default/pods": http.StatusNotFound,
		"/apis/" + customGroup + "/v1beta2/pods//requests":          http.StatusNotFound,
	} {
		var status metav1.Status
		if code, _ := f.get(path, nil); code != want && code != http.StatusTemporaryRedirect && code != http.StatusMovedPermanently {
			t.Errorf("GET %s = %d %s, want %d", path, code, status.Message, want)
		}
	}
	recorder := httptest.NewRecorder()
	f.handler().ServeHTTP(recorder, httptest.NewRequestWithContext(t.Context(), http.MethodDelete, usageRoot+"/pods", nil))
	if recorder.Code != http.StatusMethodNotAllowed {
		t.Errorf("DELETE = %d, want 405", recorder.Code)
	}
}

// Members that do not respond delay a request for not longer than its timeout, and are not all asked at once.
func TestAsk_boundedParallelism(t *testing.T) {
	t.Parallel()
	members := map[string]http.Handler{}
	for i := range 4 * parallel {
		members[fmt.Sprintf("m%03d", i)] = nil
	}
	f := newFixture(t, members)
	for name := range members {
		f.members[name] = &member.Member{Name: name}
	}
	var waiting, most atomic.Int64
	ctx, cancel := context.WithCancel(t.Context())
	found, err := ask(ctx, f.fleet, func(ctx context.Context, _ *member.Member) (int, error) {
		n := waiting.Add(1)
		defer waiting.Add(-1)
		for m := most.Load(); n > m && !most.CompareAndSwap(m, n); m = most.Load() {
		}
		if n == parallel {
			cancel()
		}
		<-ctx.Done()
		return 0, ctx.Err()
	})
	if err != nil || len(found.omitted) != 4*parallel || most.Load() > parallel || found.problem() == nil {
		t.Errorf("ask = %v, %d omitted, %d at a time; want %d omitted, at most %d at a time", err, len(found.omitted), most.Load(),
			4*parallel, parallel)
	}
}

// No request is sent to a member whose status shows that it serves no custom metrics.
func TestAdapter_asksMembersThatServeTheGroup(t *testing.T) {
	t.Parallel()
	enablement := clusterv1alpha1.APIEnablement{GroupVersion: customGroup + "/v1beta2"}
	other := clusterv1alpha1.APIEnablement{GroupVersion: customGroup + ".example.com/v1"}
	for name, tc := range map[string]struct {
		complete metav1.ConditionStatus
		served   clusterv1alpha1.APIEnablement
		want     bool
	}{
		"served":          {metav1.ConditionTrue, enablement, false},
		"not served":      {metav1.ConditionTrue, other, true},
		"perhaps":         {metav1.ConditionFalse, other, false},
		"not yet known":   {metav1.ConditionUnknown, other, false},
		"partly, and yet": {metav1.ConditionFalse, enablement, false},
	} {
		c := &clusterv1alpha1.Cluster{}
		c.Status.APIEnablements = []clusterv1alpha1.APIEnablement{tc.served}
		c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionCompleteAPIEnablements, Status: tc.complete}}
		if got := lacks(c, customGroup); got != tc.want {
			t.Errorf("%s: lacks = %v, want %v", name, got, tc.want)
		}
	}
	var requests atomic.Int64
	f := newFixture(t, map[string]http.Handler{"m1": http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		requests.Add(1)
		http.NotFound(w, r)
	})})
	c := &clusterv1alpha1.Cluster{}
	control := f.fleet.clusters.(client.Client)
	if err := control.Get(t.Context(), client.ObjectKey{Name: "m1"}, c); err != nil {
		t.Fatal(err)
	}
	if err := f.refreshAll(t.Context()); err != nil || requests.Load() != 2 {
		t.Errorf("error %v, %d requests before the APIs are known, want 2", err, requests.Load())
	}
	c.Status.Conditions = append(c.Status.Conditions, metav1.Condition{
		Type: clusterv1alpha1.ClusterConditionCompleteAPIEnablements, Status: metav1.ConditionTrue})
	if err := control.Status().Update(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	f.versions.known = map[versionKey]version{}
	if err := f.refreshAll(t.Context()); err != nil || requests.Load() != 2 {
		t.Errorf("error %v, %d requests, want no more", err, requests.Load())
	}
}
