// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package argocd

import (
	"bufio"
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cluster/profile"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var update = flag.Bool("update", false, "update golden files")

// compare compares text with a file in testdata. test/neighbors/argocd reads these files with the code of Argo CD.
func compare(t *testing.T, file, got string) {
	t.Helper()
	file = filepath.Join("testdata", file)
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", file, diff)
	}
}

var now = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

const token = "a-token-of-16-characters-or-more"

type address struct{}

func (address) Address(context.Context) (profile.Endpoint, error) {
	return profile.Endpoint{Server: "https://hub:6443/", CABundle: []byte("ca")}, nil
}

func member(name string, mutate ...func(*clusterv1alpha1.Cluster)) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{
		Name: name, Labels: map[string]string{"tier": "gold", "argocd.argoproj.io/secret-type": "x", "cluster.karmada.io/a": "b"},
	}}
	c.Spec.Region, c.Spec.Zones = "north", []string{"a"}
	for _, m := range mutate {
		m(c)
	}
	return c
}

// fleet returns a control plane with clusters, a Placement that chose m2, and a policy with two templates.
func fleet(t *testing.T, objects ...client.Object) *fakecontrol.Control {
	t.Helper()
	meta := func(name string, labels ...string) metav1.ObjectMeta {
		out := metav1.ObjectMeta{Namespace: "default", Name: name, Labels: map[string]string{}}
		for i := 0; i < len(labels); i += 2 {
			out.Labels[labels[i]] = labels[i+1]
		}
		return out
	}
	chosen := fleetv1alpha1.PlacementStatus{ObservedGeneration: 1}
	chosen.Clusters = []fleetv1alpha1.PlacementCluster{{Name: "m2", Replicas: 3}, {Name: "gone"}}
	bind := func(name string, clusters ...workv1alpha2.TargetCluster) *workv1alpha2.ResourceBinding {
		b := &workv1alpha2.ResourceBinding{ObjectMeta: meta(name, names.PolicyID, "id")}
		b.Spec.Clusters = clusters
		return b
	}
	return fakecontrol.WithObjects(t, append(objects,
		member("m1"), member("m2", func(c *clusterv1alpha1.Cluster) { c.Labels, c.Spec.Zones = nil, nil }),
		member("pending", func(c *clusterv1alpha1.Cluster) {
			c.Spec.Taints = []corev1.Taint{{Key: names.PendingTaint, Effect: corev1.TaintEffectNoSchedule}}
		}),
		&fleetv1alpha1.Placement{ObjectMeta: meta("shop"), Status: chosen}, &fleetv1alpha1.Placement{ObjectMeta: meta("new")},
		&fleetv1alpha1.Placement{ObjectMeta: meta("none"), Status: fleetv1alpha1.PlacementStatus{ObservedGeneration: 1}},
		&policyv1alpha1.PropagationPolicy{ObjectMeta: meta("web", names.PolicyID, "id")},
		&policyv1alpha1.PropagationPolicy{ObjectMeta: meta("unused")},
		bind("a", workv1alpha2.TargetCluster{Name: "m1", Replicas: 2}),
		bind("b", workv1alpha2.TargetCluster{Name: "m1", Replicas: 1}, workv1alpha2.TargetCluster{Name: "m2"}),
	)...)
}

// The requests and responses have the form of those of Argo CD's applicationset/services/plugin.
func TestGenerator(t *testing.T) {
	t.Parallel()
	secret := &corev1.Secret{
		ObjectMeta: metav1.ObjectMeta{Namespace: names.SystemNamespace, Name: names.ArgoCDGenerator},
		Data:       map[string][]byte{"token": []byte(token + "\n")},
	}
	g := NewGenerator(fleet(t, secret), address{}, clocktesting.NewFakePassiveClock(now), GeneratorOptions{})
	server := httptest.NewServer(g.Handler())
	t.Cleanup(server.Close)
	for name, tc := range map[string]struct {
		parameters, token string
		code              int
		want              string // clusters with replicas
		message           string
	}{
		"a placement":        {parameters: `{"namespace":"default","placement":"shop"}`, code: 200, want: "m2=3"},
		"a policy":           {parameters: `{"namespace":"default","policy":"web"}`, code: 200, want: "m1=3 m2=0"},
		"all clusters":       {parameters: `{}`, code: 200, want: "m1=0 m2=0"},
		"a selector":         {parameters: `{"selector":"tier=gold"}`, code: 200, want: "m1=0"},
		"both":               {parameters: `{"namespace":"default","policy":"web","selector":"!tier"}`, code: 200, want: "m2=0"},
		"another token":      {token: "Bearer other", code: 401, message: "token"},
		"no token":           {token: "-", code: 401, message: "token"},
		"an unknown one":     {parameters: `{"namespace":"default","placement":"shops"}`, code: 404, message: "default/shops does not exist"},
		"an undecided one":   {parameters: `{"namespace":"default","placement":"new"}`, code: 503, message: "not decided"},
		"an empty decision":  {parameters: `{"namespace":"default","placement":"none"}`, code: 404, message: "no cluster is chosen"},
		"an unused policy":   {parameters: `{"namespace":"default","policy":"unused"}`, code: 503, message: "claimed no template"},
		"no namespace":       {parameters: `{"placement":"shop"}`, code: 400, message: "namespace is required"},
		"a misspelled key":   {parameters: `{"placements":"shop"}`, code: 400, message: "placements"},
		"an invalid one":     {parameters: `{"selector":"a b"}`, code: 400, message: "selector"},
		"two":                {parameters: `{"namespace":"default","placement":"shop","policy":"web"}`, code: 400, message: "more than one"},
		"too long a request": {parameters: `{"selector":"` + strings.Repeat("a", maxRequest) + `"}`, code: 400, message: "decode"},
	} {
		parameters := tc.parameters
		if parameters == "" {
			parameters = "{}"
		}
		body := `{"applicationSetName":"apps","input":{"parameters":` + parameters + `}}`
		r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, server.URL+"/api/v1/getparams.execute", strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", "application/json")
		switch tc.token {
		case "":
			r.Header.Set("Authorization", "Bearer "+token)
		case "-":
		default:
			r.Header.Set("Authorization", tc.token)
		}
		response, err := server.Client().Do(r)
		if err != nil {
			t.Fatal(err)
		}
		var got struct {
			Message string
			Output  struct{ Parameters []map[string]any }
		}
		if err := json.NewDecoder(response.Body).Decode(&got); err != nil {
			t.Fatal(err)
		}
		_ = response.Body.Close()
		var clusters []string
		for _, p := range got.Output.Parameters {
			clusters = append(clusters, fmt.Sprintf("%v=%v", p["name"], p["replicas"]))
			if server := fmt.Sprintf("https://hub:6443/apis/cluster.karmada.io/v1alpha1/clusters/%v/proxy", p["name"]); p["server"] != server ||
				p["generator"] != nil || p["values"] != nil || p["labels"] == nil || p["zones"] == nil || p["region"] != "north" {
				t.Errorf("%s: parameters %v", name, p)
			}
		}
		if list := strings.Join(clusters, " "); response.StatusCode != tc.code || list != tc.want || !strings.Contains(got.Message, tc.message) {
			t.Errorf("%s: response %d %q, clusters %q, want %d %q, %q", name, response.StatusCode, got.Message, list, tc.code, tc.message, tc.want)
		}
	}
}

// The request was recorded from the client of Argo CD 3.5.7, whose test compares it again (test/neighbors/argocd).
func TestGenerator_recorded(t *testing.T) {
	t.Parallel()
	g := NewGenerator(fleet(t, &corev1.Secret{
		ObjectMeta: metav1.ObjectMeta{Namespace: names.SystemNamespace, Name: names.ArgoCDGenerator},
		Data:       map[string][]byte{"token": []byte(token)},
	}), address{}, clocktesting.NewFakePassiveClock(now), GeneratorOptions{})
	for _, name := range []string{"chosen", "undecided"} {
		request, err := os.ReadFile(filepath.Join("testdata", name+".request.txt"))
		if err != nil {
			t.Fatal(err)
		}
		r, err := http.ReadRequest(bufio.NewReader(bytes.NewReader(request)))
		if err != nil {
			t.Fatal(err)
		}
		w := httptest.NewRecorder()
		g.Handler().ServeHTTP(w, r)
		compare(t, name+".response.json", fmt.Sprintf("{\"code\":%d,\"body\":%s}\n", w.Code, strings.TrimSpace(w.Body.String())))
	}
}

// Without a Secret, or with an empty token, nothing is disclosed.
func TestGenerator_withoutToken(t *testing.T) {
	t.Parallel()
	for _, objects := range [][]client.Object{nil, {&corev1.Secret{
		ObjectMeta: metav1.ObjectMeta{Namespace: names.SystemNamespace, Name: names.ArgoCDGenerator},
	}}} {
		g := NewGenerator(fleet(t, objects...), address{}, clocktesting.NewFakePassiveClock(now), GeneratorOptions{})
		r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, generatorPath, strings.NewReader("{}"))
		r.Header.Set("Authorization", "Bearer ")
		w := httptest.NewRecorder()
		if g.Handler().ServeHTTP(w, r); w.Code != http.StatusUnauthorized {
			t.Errorf("response %d %s", w.Code, w.Body)
		}
	}
}

type secretsFixture struct {
	*testing.T

	control *fakecontrol.Control
	c       *Secrets
	clock   *clocktesting.FakePassiveClock
	events  *events.Fake
	issued  int
}

func newSecrets(t *testing.T, objects ...client.Object) *secretsFixture {
	t.Helper()
	ns := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "argocd", Labels: map[string]string{names.ArgoCDClusters: "true"}}}
	account := &corev1.ServiceAccount{ObjectMeta: metav1.ObjectMeta{
		Namespace: "argocd", Name: "argocd-clusters", CreationTimestamp: metav1.NewTime(now.Add(-time.Hour)),
	}}
	f := &secretsFixture{T: t, control: fleet(t, append(objects, ns, account)...), events: &events.Fake{}}
	f.clock = clocktesting.NewFakePassiveClock(now)
	f.c = NewSecrets(f.control, f.control, address{}, f.events, f.clock)
	f.c.issue = func(_ context.Context, namespace, account string) ([]byte, error) {
		f.issued++
		claims := fmt.Sprintf(`{"sub":"system:serviceaccount:%s:%s","iat":%d,"exp":%d}`, namespace, account, f.clock.Now().Unix(),
			f.clock.Now().Add(lifetime).Unix())
		return []byte("e30." + base64.RawURLEncoding.EncodeToString([]byte(claims)) + ".sig"), nil
	}
	return f
}

func (f *secretsFixture) reconcile() ([]string, error) {
	f.Helper()
	f.control.Writes(fakecontrol.Write.ByName)
	_, err := f.c.Reconcile(f.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: "argocd"}})
	writes := f.control.Writes(fakecontrol.Write.ByName)
	slices.Sort(writes)
	return writes, err
}

func (f *secretsFixture) expect(want ...string) {
	f.Helper()
	if got, err := f.reconcile(); err != nil || !slices.Equal(got, want) {
		f.Fatalf("Reconcile() wrote %q, %v; want %q", got, err, want)
	}
}

func (f *secretsFixture) secret(cluster string) *corev1.Secret {
	f.Helper()
	s := &corev1.Secret{}
	if err := f.control.Get(f.Context(), client.ObjectKey{Namespace: "argocd", Name: "cluster-" + cluster}, s); err != nil {
		f.Fatal(err)
	}
	return s
}

func TestSecrets_followsClusters(t *testing.T) {
	t.Parallel()
	f := newSecrets(t)
	f.expect("create cluster-m1", "create cluster-m2")
	f.expect()
	s := f.secret("m1")
	want := map[string]string{
		"argocd.argoproj.io/secret-type": "cluster", names.ArgoCDCluster: "m1", "tier": "gold", "topology.kubernetes.io/region": "north",
	}
	if diff := cmp.Diff(want, s.Labels); diff != "" {
		t.Errorf("labels (-want +got):\n%s", diff)
	}
	var config struct {
		BearerToken     string
		TLSClientConfig struct {
			Insecure bool
			CAData   []byte
		}
	}
	if err := json.Unmarshal(s.Data["config"], &config); err != nil || config.BearerToken == "" || config.TLSClientConfig.Insecure ||
		string(config.TLSClientConfig.CAData) != "ca" || string(s.Data["name"]) != "m1" ||
		string(s.Data["server"]) != "https://hub:6443/apis/cluster.karmada.io/v1alpha1/clusters/m1/proxy" {
		t.Errorf("data %s, %v", s.Data, err)
	}

	s.TypeMeta, s.ResourceVersion, s.UID = metav1.TypeMeta{APIVersion: "v1", Kind: "Secret"}, "", ""
	text, err := yaml.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, "secret.yaml", string(text))

	// Labels of others stay; those of the Cluster follow it.
	s = f.secret("m1")
	metav1.SetMetaDataLabel(&s.ObjectMeta, "argocd.argoproj.io/kubernetes-version", "1.36")
	if err := f.control.Update(t.Context(), s); err != nil {
		t.Fatal(err)
	}
	m1 := &clusterv1alpha1.Cluster{}
	if err := f.control.Get(t.Context(), client.ObjectKey{Name: "m1"}, m1); err != nil {
		t.Fatal(err)
	}
	delete(m1.Labels, "tier")
	if err := f.control.Update(t.Context(), m1); err != nil {
		t.Fatal(err)
	}
	f.expect("patch cluster-m1")
	if got := f.secret("m1").Labels; got["tier"] != "" || got["argocd.argoproj.io/kubernetes-version"] == "" {
		t.Errorf("labels %v", got)
	}

	// One token for all, renewed after half of its lifetime.
	if f.issued != 1 {
		t.Errorf("%d tokens were requested", f.issued)
	}
	f.clock.SetTime(now.Add(lifetime/2 + time.Second))
	f.expect("patch cluster-m1", "patch cluster-m2")
	f.expect()

	// The Secret is deleted with its cluster.
	if err := f.control.Delete(t.Context(), member("m2")); err != nil {
		t.Fatal(err)
	}
	f.expect("delete cluster-m2")
	f.expect()
}

// A Secret of a user is neither changed nor deleted. Without the label of the namespace, everything stays.
func TestSecrets_keepsOthers(t *testing.T) {
	t.Parallel()
	secret := func(name string, labels map[string]string) *corev1.Secret {
		return &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: "argocd", Name: name, Labels: labels}}
	}
	f := newSecrets(t, secret("cluster-m1", map[string]string{"argocd.argoproj.io/secret-type": "cluster"}),
		secret("cluster-old", map[string]string{"argocd.argoproj.io/secret-type": "cluster"}),
		secret("mine", map[string]string{names.ArgoCDCluster: "gone"}))
	writes, err := f.reconcile()
	if err == nil || !strings.Contains(err.Error(), "cluster-m1") || len(f.events.All()) != 1 {
		t.Errorf("Reconcile() = %v, events %v", err, f.events.All())
	}
	if slices.ContainsFunc(writes, func(w string) bool { return w != "create cluster-m2" && w != "create cluster-m1" }) {
		t.Errorf("writes %q", writes)
	}
	ns := &corev1.Namespace{}
	if err := f.control.Get(t.Context(), client.ObjectKey{Name: "argocd"}, ns); err != nil {
		t.Fatal(err)
	}
	ns.Labels = nil
	if err := f.control.Update(t.Context(), ns); err != nil {
		t.Fatal(err)
	}
	if err := f.control.Delete(t.Context(), member("m2")); err != nil {
		t.Fatal(err)
	}
	f.expect()
}

// Another client that changes a Secret back each time does not cause a write, and an event, at once each time.
func TestSecrets_correctsRarely(t *testing.T) {
	t.Parallel()
	f := newSecrets(t)
	f.expect("create cluster-m1", "create cluster-m2")
	edit := func(cluster string) {
		t.Helper()
		s := f.secret(cluster)
		s.Data["server"] = []byte("https://other")
		if err := f.control.Update(t.Context(), s); err != nil {
			t.Fatal(err)
		}
	}
	edit("m1")
	f.expect("patch cluster-m1")
	f.expect()
	f.clock.SetTime(now.Add(time.Second))
	edit("m1")
	edit("m2") // is not delayed by the other one
	writes, err := f.reconcile()
	if wait, ok := errors.AsType[*requeue.WaitError](err); !ok || wait.Delay != correctionInterval-time.Second ||
		!slices.Equal(writes, []string{"patch cluster-m2"}) {
		t.Errorf("Reconcile() after a second change wrote %q, %v", writes, err)
	}
	f.clock.SetTime(now.Add(correctionInterval))
	f.expect("patch cluster-m1")
	if got := string(f.secret("m1").Data["server"]); !strings.Contains(got, "/clusters/m1/") {
		t.Errorf("server %s", got)
	}
}

func TestSecrets_withoutAccount(t *testing.T) {
	t.Parallel()
	f := newSecrets(t)
	account := &corev1.ServiceAccount{ObjectMeta: metav1.ObjectMeta{Namespace: "argocd", Name: "argocd-clusters"}}
	if err := f.control.Delete(t.Context(), account); err != nil {
		t.Fatal(err)
	}
	writes, err := f.reconcile()
	if err == nil || len(writes) > 0 || len(f.events.All()) != 1 || !strings.Contains(f.events.All()[0].Message, names.ArgoCDAccount) {
		t.Errorf("Reconcile() wrote %q, %v, events %v", writes, err, f.events.All())
	}
}
