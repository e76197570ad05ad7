// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

const searchAPI = "/apis/search.karmada.io/v1alpha1"

const registryYAML = `
apiVersion: search.karmada.io/v1alpha1
kind: ResourceRegistry
metadata: {name: %[1]s}
spec:
  targetCluster: {clusterNames: [member1, member2, member3]}
  resourceSelectors:
  - {apiVersion: v1, kind: ConfigMap, namespace: %[1]s}
  - {apiVersion: v1, kind: Pod, namespace: %[1]s}
`

// searching is a user of the search API.
type searching struct {
	*fixture
	proxied   *rest.Config
	clientset *kubernetes.Clientset
	informer  cache.SharedIndexInformer // nil before inform
	mu        sync.Mutex                // guards shown
	shown     sets.Set[string]          // names of all objects that the informer received
}

func newSearching(f *fixture) *searching {
	f.Helper()
	config := rest.CopyConfig(f.e.Config)
	config.Host += searchAPI + "/proxying/karmada/proxy"
	clientset, err := kubernetes.NewForConfig(config)
	if err != nil {
		f.Fatal(err)
	}
	return &searching{fixture: f, proxied: config, clientset: clientset, shown: sets.New[string]()}
}

// list sends a request for JSON. It returns the objects as cluster/name, and the warning.
func (s *searching) list(ctx context.Context, path string) (found []string, warning string, err error) {
	httpClient, err := rest.HTTPClientFor(s.e.Config)
	if err != nil {
		return nil, "", err
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, s.e.Config.Host+searchAPI+path, nil)
	if err != nil {
		return nil, "", err
	}
	response, err := httpClient.Do(request)
	if err != nil {
		return nil, "", err
	}
	defer response.Body.Close() //nolint:errcheck // the response was read
	var list unstructured.UnstructuredList
	if err := json.NewDecoder(response.Body).Decode(&list.Object); err != nil {
		return nil, "", fmt.Errorf("%s: %w", response.Status, err)
	}
	if response.StatusCode != http.StatusOK {
		return nil, "", fmt.Errorf("%s: %v", response.Status, list.Object)
	}
	items, _, _ := unstructured.NestedSlice(list.Object, "items")
	for _, item := range items {
		u := unstructured.Unstructured{Object: item.(map[string]any)}
		if u.GetName() != "kube-root-ca.crt" {
			found = append(found, u.GetAnnotations()[names.CachedFromCluster]+"/"+u.GetName())
		}
	}
	return found, response.Header.Get("Warning"), nil
}

// waitListed waits until a list has the objects, and a warning with the words, or none.
func (s *searching) waitListed(path, words string, want ...string) {
	s.Helper()
	s.eventually("list of "+path, func(ctx context.Context) error {
		start := time.Now()
		found, warning, err := s.list(ctx, path)
		switch {
		case err != nil:
			return err
		case !slices.Equal(found, want):
			return fmt.Errorf("found %v, want %v; warning %q", found, want, warning)
		case (warning == "") != (words == "") || !strings.Contains(warning, words):
			return fmt.Errorf("warning %q, want %q", warning, words)
		case time.Since(start) > 5*time.Second:
			return fmt.Errorf("the list took %v", time.Since(start))
		}
		return nil
	})
}

func searchScenario(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	s := newSearching(f)
	control, proxied := kubectlRunner{f, kubeconfig(t, e.Config)}, kubectlRunner{f, kubeconfig(t, s.proxied)}
	t.Cleanup(func() { control.expect("deleted", "", "delete", "resourceregistry", f.ns) })
	control.expect("created", fmt.Sprintf(registryYAML, f.ns), "apply")
	for _, cluster := range []string{member1, member2, member3} {
		for _, name := range []string{"everywhere", "only-in-" + cluster} {
			c := f.configMap(name, map[string]string{"app": "search"})
			c.Data = map[string]string{"from": cluster}
			if err := e.Members[cluster].Client.Create(t.Context(), c); err != nil {
				t.Fatal(err)
			}
		}
	}
	path := "/api/v1/namespaces/" + f.ns + "/configmaps"
	all := []string{
		"member1/everywhere", "member1/only-in-member1", "member2/everywhere", "member2/only-in-member2", "member3/everywhere",
		"member3/only-in-member3",
	}
	s.waitListed("/proxying/karmada/proxy"+path, "", all...)
	s.waitListed("/search/cache"+path, "", all...)
	s.waitListed("/search/cache"+path+"/only-in-member2", "", "member2/only-in-member2")
	s.waitListed("/search/text?query=kind:configmap+label:app%3Dsearch+ns:"+f.ns, "", all...)
	s.waitListed("/search/text?query=only-in-*+-cluster:member1+ns:"+f.ns, "", "member2/only-in-member2", "member3/only-in-member3")
	s.waitListed("/search/cache"+path+"?labelSelector=app%21%3Dsearch", "")
	s.waitListed("/proxying/karmada/proxy"+path+"?fieldSelector=metadata.name%3Deverywhere", "", all[0], all[2], all[4])
	control.expect("condition met", "", "wait", "--for=condition=Synced", "resourceregistry/"+f.ns, "--timeout=90s")

	proxied.read()
	added, updated, deleted := s.inform()
	proxied.write()
	expectName(t, updated, "only-in-member1")
	expectName(t, deleted, "only-in-member2")
	if err := e.Members[member3].Client.Create(t.Context(), f.configMap("new", map[string]string{"app": "search"})); err != nil {
		t.Fatal(err)
	}
	expectName(t, added, "new")
}

// read uses kubectl to read all clusters as one.
func (k kubectlRunner) read() {
	k.Helper()
	for _, flags := range [][]string{{"--chunk-size=1"}, {"--chunk-size=0"}, {"--chunk-size=4"}} {
		out, code := k.run("", append([]string{"get", "configmaps", "-l", "app=search"}, flags...)...)
		if lines := strings.Split(strings.TrimSpace(out), "\n"); code != 0 || len(lines) != 7 || !strings.Contains(lines[0], "CLUSTER") {
			k.Fatalf("get %v: exit code %d:\n%s", flags, code, out)
		}
	}
	k.expect("from: member2", "", "get", "configmap", "only-in-member2", "-o", "yaml")
	k.expect("member3", "", "describe", "configmap", "only-in-member3")
	const ambiguous = "ambiguous objects in clusters [member1, member2, member3]"
	if out, code := k.run("", "get", "configmap", "everywhere"); code == 0 || !contains(out, ambiguous) {
		k.Errorf("get of an object of three clusters: exit code %d:\n%s", code, out)
	}
	if out, code := k.run("", "get", "configmap", "nowhere"); code == 0 || !contains(out, "not found") {
		k.Errorf("get of a missing object: exit code %d:\n%s", code, out)
	}
	k.expect("configmaps", "", "api-resources")
	k.expect(k.ns, "", "get", "namespaces") // not cached: those of the control plane
}

// write uses kubectl to change objects in the cluster that has them.
func (k kubectlRunner) write() {
	k.Helper()
	const manifest = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: %s, labels: {app: search}}\ndata: {from: %s}\n"
	k.expect("configured", fmt.Sprintf(manifest, "only-in-member1", "apply"), "apply")
	k.expect("from: apply", "", "get", "configmap", "only-in-member1", "-o", "yaml")
	k.expect("unchanged", fmt.Sprintf(manifest, "only-in-member1", "apply"), "apply")
	k.expect("serverside-applied", fmt.Sprintf(manifest, "only-in-member1", "server"), "apply", "--server-side", "--force-conflicts")
	k.expect("labeled", "", "label", "configmap", "only-in-member1", "labeled=yes")
	k.edit("edited", "s/server/editor/", "configmap/only-in-member1")
	out, code := k.run("", "get", "configmap", "only-in-member1", "-o", "json")
	if code != 0 {
		k.Fatal(out)
	}
	k.expect("replaced", strings.Replace(out, "editor", "replace", 1), "replace")
	k.eventually("member1 has the last change", func(ctx context.Context) error {
		var c corev1.ConfigMap
		if err := k.e.Members[member1].Client.Get(ctx, client.ObjectKey{Namespace: k.ns, Name: "only-in-member1"}, &c); err != nil {
			return err
		}
		if c.Data["from"] != "replace" || c.Labels["labeled"] != "yes" || c.Annotations[names.CachedFromCluster] != "" {
			return fmt.Errorf("found %v %v", c.Data, c.ObjectMeta)
		}
		return nil
	})
	k.expect("deleted", "", "delete", "configmap", "only-in-member2", "--timeout=60s")
	if out, code := k.run(fmt.Sprintf(manifest, "new", "x"), "create"); code == 0 || !contains(out, "not supported") {
		k.Errorf("create without a cluster: exit code %d:\n%s", code, out)
	}
}

// inform starts an informer of all clusters. The channels receive the names of objects.
func (s *searching) inform() (added, updated, deleted <-chan string) {
	s.Helper()
	factory := informers.NewSharedInformerFactoryWithOptions(s.clientset, 0, informers.WithNamespace(s.ns))
	informer := factory.Core().V1().ConfigMaps().Informer()
	s.informer = informer
	channels := [3]chan string{make(chan string, 100), make(chan string, 100), make(chan string, 100)}
	name := func(o any) string {
		if gone, ok := o.(cache.DeletedFinalStateUnknown); ok {
			o = gone.Obj
		}
		s.mu.Lock()
		defer s.mu.Unlock()
		s.shown.Insert(o.(*corev1.ConfigMap).Name)
		return o.(*corev1.ConfigMap).Name
	}
	_, err := informer.AddEventHandler(cache.ResourceEventHandlerFuncs{
		AddFunc:    func(o any) { channels[0] <- name(o) },
		UpdateFunc: func(_, o any) { channels[1] <- name(o) },
		DeleteFunc: func(o any) { channels[2] <- name(o) },
	})
	if err != nil {
		s.Fatal(err)
	}
	factory.Start(s.Context().Done())
	s.eventually("the informer is synced", func(context.Context) error {
		if !informer.HasSynced() {
			return errors.New("not synced")
		}
		return nil
	})
	return channels[0], channels[1], channels[2]
}

// waitInformed waits until the informer has the objects, and no others.
func (s *searching) waitInformed(want ...string) {
	s.Helper()
	s.eventually("objects of the informer", func(context.Context) error {
		var found []string
		for _, o := range s.informer.GetStore().List() {
			if name := o.(*corev1.ConfigMap).Name; name != "kube-root-ca.crt" {
				found = append(found, name)
			}
		}
		if slices.Sort(found); !slices.Equal(found, want) {
			return fmt.Errorf("found %v, want %v", found, want)
		}
		return nil
	})
}

// expectName waits until a channel receives a name.
func expectName(t *testing.T, names <-chan string, want string) {
	t.Helper()
	timeout := time.After(env.Timeout)
	for {
		select {
		case name := <-names:
			if name == want {
				return
			}
		case <-timeout:
			t.Fatalf("the informer did not report %s", want)
		}
	}
}

// searchOutage stops a member: reads do not wait for it, name it in a warning, and show it again after its start.
func searchOutage(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	s := newSearching(f)
	control, proxied := kubectlRunner{f, kubeconfig(t, e.Config)}, kubectlRunner{f, kubeconfig(t, s.proxied)}
	t.Cleanup(func() { control.expect("deleted", "", "delete", "resourceregistry", f.ns) })
	control.expect("created", fmt.Sprintf(registryYAML, f.ns), "apply")
	for _, cluster := range []string{member1, member2, member3} {
		for _, name := range []string{"in-" + cluster, "spare"} {
			if err := e.Members[cluster].Client.Create(t.Context(), f.configMap(name, map[string]string{"app": "search"})); err != nil {
				t.Fatal(err)
			}
		}
	}
	path := "/proxying/karmada/proxy/api/v1/namespaces/" + f.ns + "/configmaps"
	s.waitListed(path, "", "member1/in-member1", "member1/spare", "member2/in-member2", "member2/spare", "member3/in-member3", "member3/spare")
	added, updated, deleted := s.inform()
	member := e.Members[member3]
	if err := member.Stop(); err != nil {
		t.Fatal(err)
	}
	// A request to the stopped member would take until its timeout.
	bounded, cancel := context.WithTimeout(t.Context(), 10*time.Second)
	if _, _, err := s.list(bounded, path); err != nil {
		t.Errorf("list right after the outage: %v", err)
	}
	cancel()
	s.waitListed(path, "member3 (not ready)", "member1/in-member1", "member1/spare", "member2/in-member2", "member2/spare")
	expectName(t, deleted, "in-member3")
	proxied.useDuringOutage()
	expectName(t, updated, "in-member1")
	expectName(t, deleted, "in-member2")
	control.expect("condition met", "", "wait", "--for=condition=Synced=False", "resourceregistry/"+f.ns, "--timeout=90s")
	if err := member.Start(); err != nil {
		t.Fatal(err)
	}
	s.waitListed(path, "", "member1/in-member1", "member1/spare", "member2/spare", "member3/in-member3", "member3/spare")
	expectName(t, added, "in-member3")
}

// commandBound is far more than a command takes that does not wait for a stopped member: its goal is 2 seconds on an idle machine.
const commandBound = 30 * time.Second

// useDuringOutage uses kubectl to read and change objects while member3 is stopped. No command waits for it, and each prints a warning.
func (k kubectlRunner) useDuringOutage() {
	k.Helper()
	const (
		warning  = "Warning: objects of kind ConfigMap of 1 of 3 clusters are not included: member3 (not ready)"
		manifest = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: %s, labels: {app: search}}\ndata: {from: apply}\n"
	)
	run := func(wantCode int, words, manifest string, args ...string) {
		k.Helper()
		begun := time.Now()
		out, code := k.run(manifest, args...)
		took := time.Since(begun).Round(10 * time.Millisecond)
		k.Logf("kubectl %s: %v", strings.Join(args, " "), took)
		if code != wantCode || !contains(out, words) || !contains(out, warning) || took > commandBound {
			k.Errorf("kubectl %s: exit code %d after %v, want %d, %q and a warning:\n%s", strings.Join(args, " "), code, took, wantCode, words, out)
		}
	}
	run(0, "in-member1", "", "get", "configmaps")
	run(0, "in-member1", "", "get", "configmaps", "-l", "app=search", "--chunk-size=1")
	run(0, "in-member2", "", "get", "configmaps", "--field-selector", "metadata.name=in-member2")
	run(0, "No resources found", "", "get", "configmaps", "--field-selector", "metadata.name=in-member3")
	run(0, "app=search", "", "describe", "configmap", "in-member2")
	run(1, "not found", "", "get", "configmap", "in-member3")
	run(0, "configured", fmt.Sprintf(manifest, "in-member1"), "apply")
	run(0, "unchanged", fmt.Sprintf(manifest, "in-member1"), "apply")
	run(0, "serverside-applied", fmt.Sprintf(manifest, "in-member1"), "apply", "--server-side", "--force-conflicts")
	run(0, "deleted", "", "delete", "configmap", "in-member2", "--timeout=60s")
	// An object of the stopped member is not created again elsewhere, and one that it also has is not taken for the only one.
	run(1, "not supported", fmt.Sprintf(manifest, "in-member3"), "apply")
	run(1, "ambiguous objects in clusters [member1, member2, member3]", "", "delete", "configmap", "spare")
}

// searchRestart restarts the control plane, and with it karmada-search, while an informer watches all clusters through the proxy. Objects
// change while it is stopped.
func searchRestart(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	s := newSearching(f)
	control := kubectlRunner{f, kubeconfig(t, e.Config)}
	t.Cleanup(func() { control.expect("deleted", "", "delete", "resourceregistry", f.ns) })
	control.expect("created", fmt.Sprintf(registryYAML, f.ns), "apply")
	// The control plane has an object of a cached kind, too. It is never shown.
	f.create(f.configMap("template", nil))
	for _, cluster := range []string{member1, member2, member3} {
		for _, name := range []string{"kept-in-" + cluster, "deleted-in-" + cluster} {
			if err := e.Members[cluster].Client.Create(t.Context(), f.configMap(name, nil)); err != nil {
				t.Fatal(err)
			}
		}
	}
	path := "/proxying/karmada/proxy/api/v1/namespaces/" + f.ns + "/configmaps"
	s.waitListed(path, "", "member1/deleted-in-member1", "member1/kept-in-member1", "member2/deleted-in-member2", "member2/kept-in-member2",
		"member3/deleted-in-member3", "member3/kept-in-member3")
	added, _, deleted := s.inform()
	if err := e.StopControlPlane(); err != nil {
		t.Errorf("stop the control plane: %v", err)
	}
	for _, cluster := range []string{member1, member2, member3} {
		in := e.Members[cluster].Client
		if err := errors.Join(in.Delete(t.Context(), f.configMap("deleted-in-"+cluster, nil)),
			in.Create(t.Context(), f.configMap("new-in-"+cluster, nil))); err != nil {
			t.Error(err)
		}
	}
	if err := e.Restart(); err != nil {
		t.Fatalf("start the control plane again: %v", err)
	}
	for _, cluster := range []string{member1, member2, member3} {
		f.waitReady(cluster, true)
	}
	after := newSearching(f)
	after.waitListed(path, "", "member1/kept-in-member1", "member1/new-in-member1", "member2/kept-in-member2", "member2/new-in-member2",
		"member3/kept-in-member3", "member3/new-in-member3")
	s.waitInformed("kept-in-member1", "kept-in-member2", "kept-in-member3", "new-in-member1", "new-in-member2", "new-in-member3")
	// The new process serves the watch that follows.
	if err := errors.Join(e.Members[member1].Client.Create(t.Context(), f.configMap("later", nil)),
		e.Members[member2].Client.Delete(t.Context(), f.configMap("kept-in-member2", nil))); err != nil {
		t.Fatal(err)
	}
	expectName(t, added, "later")
	expectName(t, deleted, "kept-in-member2")
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.shown.Has("template") {
		t.Error("the informer received an object of the control plane")
	}
}
