// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	apiregistrationv1 "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"

	"karmada.io/karmada/internal/install/apiservice"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/test/hosttest"
)

const namespace = "karmada-system"

// versions returns the resource versions of all objects that an installation writes.
func versions(t *testing.T, c client.Client) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, k := range kinds() {
		if err := c.List(t.Context(), k.list, client.InNamespace(namespace)); err != nil {
			t.Fatal(err)
		}
		for _, o := range items(k.list) {
			out[strings.TrimPrefix(typeName(k.list), "*v1.")+"/"+o.GetName()] = o.GetResourceVersion()
		}
	}
	return out
}

func typeName(list client.ObjectList) string {
	switch list.(type) {
	case *appsv1.DeploymentList:
		return "Deployment"
	case *appsv1.StatefulSetList:
		return "StatefulSet"
	case *corev1.SecretList:
		return "Secret"
	case *corev1.ServiceList:
		return "Service"
	case *corev1.ConfigMapList:
		return "ConfigMap"
	}
	return "other"
}

func installation(c client.Client, spec manifests.Spec, steps *[]string) *Installation {
	return &Installation{
		Host: c, Spec: spec, Now: time.Now, Timeout: time.Second,
		Prepare:     func(context.Context) error { *steps = append(*steps, "prepare"); return nil },
		AwaitServed: func(context.Context) error { *steps = append(*steps, "served"); return nil },
		Report:      func(step string) { *steps = append(*steps, step) },
	}
}

func TestInstall_secondRunWritesNothing(t *testing.T) {
	t.Parallel()
	c := hosttest.New(Scheme())
	var steps []string
	if err := installation(c, manifests.Spec{}, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	// The control plane is prepared after its API server, and before the components that require its kinds.
	order := []int{
		slices.Index(steps, "Install "+manifests.StageAPI), slices.Index(steps, "prepare"),
		slices.Index(steps, "Install "+manifests.StageServers),
		slices.Index(steps, "served"), slices.Index(steps, "Install "+manifests.StageControllers),
	}
	if !slices.IsSorted(order) || order[0] < 0 {
		t.Errorf("steps %q are in the wrong order", steps)
	}
	before := versions(t, c)
	if err := installation(c, manifests.Spec{}, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	for name, version := range versions(t, c) {
		if before[name] != version {
			t.Errorf("%s was written by the second run", name)
		}
	}
}

// An installation that was interrupted continues with the certificates that exist.
func TestInstall_continues(t *testing.T) {
	t.Parallel()
	c := hosttest.New(Scheme())
	c.Broken = "karmada-apiserver"
	var steps []string
	err := installation(c, manifests.Spec{}, &steps).Install(t.Context())
	if err == nil || !strings.Contains(err.Error(), "0 of 1 replicas are available") {
		t.Fatalf("Install() = %v, want an error about replicas", err)
	}
	before := versions(t, c)
	c.Broken = ""
	if err := installation(c, manifests.Spec{}, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	for name, version := range before {
		if versions(t, c)[name] != version {
			t.Errorf("%s was written again", name)
		}
	}
}

func TestInstall_removesDisabledAddons(t *testing.T) {
	t.Parallel()
	c := hosttest.New(Scheme())
	var steps []string
	with := manifests.Spec{Components: map[manifests.Component]manifests.Settings{manifests.Descheduler: {Enabled: true, Replicas: 1}}}
	key := client.ObjectKey{Namespace: namespace, Name: string(manifests.Descheduler)}
	if err := installation(c, with, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := c.Get(t.Context(), key, &appsv1.Deployment{}); err != nil {
		t.Fatal(err)
	}
	if err := installation(c, manifests.Spec{}, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := c.Get(t.Context(), key, &appsv1.Deployment{}); !apierrors.IsNotFound(err) {
		t.Errorf("the descheduler is left: %v", err)
	}
}

// A namespace of the user keeps its labels, also if they make pods fail.
func TestInstall_keepsLabelsOfForeignNamespace(t *testing.T) {
	t.Parallel()
	labels := map[string]string{"pod-security.kubernetes.io/enforce": "baseline"}
	c := hosttest.New(Scheme(), &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace, Labels: labels}})
	var steps []string
	if err := installation(c, manifests.Spec{}, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	var n corev1.Namespace
	if err := c.Get(t.Context(), client.ObjectKey{Name: namespace}, &n); err != nil || len(n.Labels) != 1 {
		t.Errorf("labels = %v, %v; want the labels of the user", n.Labels, err)
	}
}

func remove(t *testing.T, c client.Client, r Removal) []string {
	t.Helper()
	var lines []string
	r.Host, r.Namespace, r.Report = c, namespace, func(line string) { lines = append(lines, line) }
	if err := r.Remove(t.Context()); err != nil {
		t.Fatal(err)
	}
	return lines
}

func TestRemove_deletesItsObjectsOnly(t *testing.T) {
	t.Parallel()
	own := metav1.ObjectMeta{Namespace: namespace, Name: "mine"}
	node := &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: "n", Labels: map[string]string{EtcdLabel: "", "zone": "a"}}}
	c := hosttest.New(Scheme(), &corev1.ConfigMap{ObjectMeta: own}, node)
	var steps []string
	if err := installation(c, manifests.Spec{}, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	before := versions(t, c)
	remove(t, c, Removal{DryRun: true})
	if after := versions(t, c); len(after) != len(before) {
		t.Errorf("the dry run deleted %d objects", len(before)-len(after))
	}
	lines := remove(t, c, Removal{})
	left := versions(t, c)
	if len(left) != 1 || left["ConfigMap/mine"] == "" {
		t.Errorf("left: %v, want the ConfigMap of the user", left)
	}
	for _, want := range []string{`delete deployment "karmada-apiserver"`, `delete StatefulSet: "etcd"`, `delete Secrets "etcd-cert"`,
		`remove node "n" labels "karmada.io/etcd"`, `keep Namespace "karmada-system": it contains ConfigMap mine`} {
		if !slices.Contains(lines, want) {
			t.Errorf("%q is missing in %q", want, lines)
		}
	}
	if err := c.Get(t.Context(), client.ObjectKeyFromObject(node), node); err != nil || len(node.Labels) != 1 {
		t.Errorf("labels of the node = %v, %v; want zone only", node.Labels, err)
	}
}

func TestRemove_namespace(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		existed, purge bool
		gone           bool
	}{
		"created by Install":          {gone: true},
		"existed before":              {existed: true},
		"existed before, and purging": {existed: true, purge: true, gone: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := hosttest.New(Scheme())
			if tc.existed {
				c = hosttest.New(Scheme(), &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace}})
			}
			var steps []string
			if err := installation(c, manifests.Spec{}, &steps).Install(t.Context()); err != nil {
				t.Fatal(err)
			}
			remove(t, c, Removal{PurgeNamespace: tc.purge})
			err := c.Get(t.Context(), client.ObjectKey{Name: namespace}, &corev1.Namespace{})
			if apierrors.IsNotFound(err) != tc.gone {
				t.Errorf("the namespace is deleted: %v, want %v", apierrors.IsNotFound(err), tc.gone)
			}
		})
	}
}

func TestConflicts(t *testing.T) {
	t.Parallel()
	c := hosttest.New(Scheme(), &appsv1.Deployment{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "karmada-apiserver"},
		Spec: appsv1.DeploymentSpec{Replicas: new(int32(1))}})
	p := Preflight{Host: c, Spec: manifests.Spec{}.Complete()}
	if err := p.conflicts(t.Context()); err == nil || !strings.Contains(err.Error(), "was not created by this command") {
		t.Errorf("conflicts() = %v, want an error about the other installation", err)
	}
	p.Installed = true
	if err := p.conflicts(t.Context()); err != nil {
		t.Errorf("conflicts() of an own installation = %v", err)
	}
}

func TestInstalled(t *testing.T) {
	t.Parallel()
	c := hosttest.New(Scheme())
	if s, err := Installed(t.Context(), c, namespace); s != nil || err != nil {
		t.Errorf("Installed() without an installation = %v, %v", s, err)
	}
	var steps []string
	if err := installation(c, manifests.Spec{Release: "v1"}, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	s, err := Installed(t.Context(), c, namespace)
	if err != nil || s.Release != "v1" {
		t.Errorf("Installed() = %+v, %v", s, err)
	}
	// A record of a newer version is not understood, and not overwritten.
	record := &corev1.ConfigMap{}
	if err := c.Get(t.Context(), client.ObjectKey{Namespace: namespace, Name: "karmada-install"}, record); err != nil {
		t.Fatal(err)
	}
	record.Data[recordKey] = `{"version":"v2"}`
	if err := c.Update(t.Context(), record); err != nil {
		t.Fatal(err)
	}
	if _, err := Installed(t.Context(), c, namespace); err == nil {
		t.Error("no error for a newer version")
	}
}

// The APIs of enabled components are registered at their Services in the host cluster. The APIs of disabled ones are removed.
func TestRegistrations(t *testing.T) {
	t.Parallel()
	control := fake.NewClientBuilder().WithScheme(Scheme()).Build()
	spec := manifests.Spec{Namespace: "fleet", Components: map[manifests.Component]manifests.Settings{
		manifests.MetricsAdapter: {Enabled: true, Replicas: 1}}}
	i := &Installation{Spec: spec.Complete()}
	hosts := map[string]string{}
	for _, r := range i.registrations() {
		hosts[r.Service] = r.Host
		if err := apiservice.Apply(t.Context(), control, r); err != nil {
			t.Fatal(err)
		}
	}
	want := map[string]string{
		"karmada-aggregated-apiserver": "karmada-aggregated-apiserver.fleet.svc.cluster.local",
		"karmada-metrics-adapter":      "karmada-metrics-adapter.fleet.svc.cluster.local",
	}
	if diff := cmp.Diff(want, hosts); diff != "" {
		t.Errorf("registrations() -want +got\n%s", diff)
	}
	if err := removeAPIs(t.Context(), control, manifests.Spec{Namespace: "fleet"}.Complete()); err != nil {
		t.Fatal(err)
	}
	var apis apiregistrationv1.APIServiceList
	if err := control.List(t.Context(), &apis); err != nil {
		t.Fatal(err)
	}
	var left []string
	for i := range apis.Items {
		left = append(left, apis.Items[i].Name)
	}
	if diff := cmp.Diff([]string{"v1alpha1.cluster.karmada.io", "v1alpha1.review.karmada.io"}, left); diff != "" {
		t.Errorf("APIServices that are left -want +got\n%s", diff)
	}
}

// Members could not connect to a loopback address.
func TestNodeAddresses(t *testing.T) {
	t.Parallel()
	node := func(address string, labels ...string) corev1.Node {
		n := corev1.Node{ObjectMeta: metav1.ObjectMeta{Labels: map[string]string{}}}
		n.Status.Addresses = []corev1.NodeAddress{{Address: "host"}, {Address: address}}
		for _, l := range labels {
			n.Labels[l] = ""
		}
		return n
	}
	for name, tc := range map[string]struct {
		nodes []corev1.Node
		want  []string
	}{
		"control plane": {[]corev1.Node{node("10.0.0.1"), node("10.0.0.2", "node-role.kubernetes.io/control-plane")}, []string{"10.0.0.2"}},
		"master first": {[]corev1.Node{
			node("10.0.0.2", "node-role.kubernetes.io/control-plane"), node("10.0.0.3", "node-role.kubernetes.io/master"),
		}, []string{"10.0.0.3"}},
		"three nodes": {[]corev1.Node{node("10.0.0.1"), node("10.0.0.2"), node("10.0.0.3"), node("10.0.0.4")},
			[]string{"10.0.0.1", "10.0.0.2", "10.0.0.3"}},
		"loopback": {[]corev1.Node{node("127.0.0.1")}, nil},
	} {
		if diff := cmp.Diff(tc.want, nodeAddresses(tc.nodes, nil)); diff != "" {
			t.Errorf("%s: -want +got\n%s", name, diff)
		}
	}
}

// Only the manager of a control plane changes it.
func TestInstall_otherManager(t *testing.T) {
	t.Parallel()
	c := hosttest.New(Scheme())
	var steps []string
	i := installation(c, manifests.Spec{}, &steps)
	i.By = "another"
	if err := i.Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	writes := c.Writes
	err := installation(c, manifests.Spec{}, &steps).Install(t.Context())
	if managed, ok := errors.AsType[*ManagedError](err); !ok || managed.Manager != "another" {
		t.Errorf("Install() by karmadactl = %v, want a ManagedError", err)
	}
	err = Removal{Host: c, Namespace: namespace, Report: func(string) {}}.Remove(t.Context())
	if _, ok := errors.AsType[*ManagedError](err); !ok || c.Writes != writes {
		t.Errorf("Remove() by karmadactl = %v with %d writes, want a ManagedError", err, c.Writes-writes)
	}
}

// If the node of etcd has lost its label, no other node gets it: etcd would continue there with an empty directory.
func TestLocate_nodeLostLabel(t *testing.T) {
	t.Parallel()
	node := func(name string) *corev1.Node {
		return &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: name}, Status: corev1.NodeStatus{
			Addresses:  []corev1.NodeAddress{{Type: corev1.NodeInternalIP, Address: "10.0.0.7"}},
			Conditions: []corev1.NodeCondition{{Type: corev1.NodeReady, Status: corev1.ConditionTrue}},
		}}
	}
	c := hosttest.New(Scheme(), node("n1"))
	spec, err := Locate(t.Context(), c, manifests.Spec{Namespace: namespace}.Complete(), "")
	if err != nil {
		t.Fatal(err)
	}
	var steps []string
	if err := installation(c, spec, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	c.Put(node("n1"), node("n2"))
	for _, s := range []manifests.Spec{spec, manifests.Spec{Namespace: namespace}.Complete()} {
		if _, err := Locate(t.Context(), c, s, ""); err == nil || !strings.Contains(err.Error(), "kubectl label node NODE karmada.io/etcd=") {
			t.Errorf("Locate() = %v, want an error that names the command", err)
		}
	}
	var nodes corev1.NodeList
	if err := c.List(t.Context(), &nodes, client.HasLabels{EtcdLabel}); err != nil || len(nodes.Items) != 0 {
		t.Errorf("labeled nodes %v, %v", nodes.Items, err)
	}
}

// The address of the API server depends on the type of its Service. The node of etcd is labeled only for a directory of a node.
func TestLocate(t *testing.T) {
	t.Parallel()
	node := &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: "n1"}, Status: corev1.NodeStatus{
		Addresses:  []corev1.NodeAddress{{Type: corev1.NodeInternalIP, Address: "10.0.0.7"}},
		Conditions: []corev1.NodeCondition{{Type: corev1.NodeReady, Status: corev1.ConditionTrue}},
	}}
	service := &corev1.Service{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: string(manifests.APIServer)}}
	service.Status.LoadBalancer.Ingress = []corev1.LoadBalancerIngress{{Hostname: "lb.example.org"}}
	for name, tc := range map[string]struct {
		kind      corev1.ServiceType
		storage   manifests.Storage
		selector  map[string]string
		advertise string
		want      string
		labeled   bool
	}{
		"node port": {kind: corev1.ServiceTypeNodePort, storage: manifests.HostPath, want: "https://10.0.0.7:32443", labeled: true},
		"recorded": {
			kind: corev1.ServiceTypeNodePort, storage: manifests.HostPath, selector: map[string]string{EtcdLabel: ""},
			want: "https://10.0.0.7:32443", labeled: true,
		},
		"advertised":    {kind: corev1.ServiceTypeNodePort, storage: manifests.EmptyDir, advertise: "10.0.0.9", want: "https://10.0.0.9:32443"},
		"load balancer": {kind: corev1.ServiceTypeLoadBalancer, storage: manifests.EmptyDir, want: "https://lb.example.org:5443"},
		"cluster IP":    {kind: corev1.ServiceTypeClusterIP, storage: manifests.EmptyDir},
	} {
		c := hosttest.New(Scheme(), node.DeepCopy(), service.DeepCopy())
		spec := manifests.Spec{Endpoint: manifests.Endpoint{Type: tc.kind}, Etcd: manifests.EtcdSpec{Storage: tc.storage}}.Complete()
		etcd := spec.Components[manifests.Etcd]
		etcd.NodeSelector = tc.selector
		spec.Components[manifests.Etcd] = etcd
		got, err := Locate(t.Context(), c, spec, tc.advertise)
		if err != nil || got.Endpoint.Server != tc.want {
			t.Errorf("%s: Locate() = %q, %v, want %q", name, got.Endpoint.Server, err, tc.want)
		}
		var n corev1.Node
		if err := c.Get(t.Context(), client.ObjectKey{Name: "n1"}, &n); err != nil {
			t.Fatal(err)
		}
		if _, labeled := n.Labels[EtcdLabel]; labeled != tc.labeled || (len(got.Components[manifests.Etcd].NodeSelector) > 0) != tc.labeled {
			t.Errorf("%s: node of etcd labeled: %v, want %v", name, labeled, tc.labeled)
		}
	}
}

// InstallContents writes Secrets and the record only, since another tool installs the workloads. RemoveContents deletes them.
func TestInstallContents(t *testing.T) {
	t.Parallel()
	c := hosttest.New(Scheme())
	var steps []string
	run := func() {
		t.Helper()
		i := installation(c, manifests.Spec{}, &steps)
		i.By = "Helm release karmada-system/karmada"
		if err := i.InstallContents(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	run()
	writes := c.Writes
	if run(); c.Writes != writes {
		t.Errorf("the second run wrote %d objects, want none", c.Writes-writes)
	}
	kinds := map[string]bool{}
	for name := range versions(t, c) {
		kind, _, _ := strings.Cut(name, "/")
		kinds[kind] = true
	}
	if diff := cmp.Diff(map[string]bool{"Secret": true, "ConfigMap": true}, kinds); diff != "" {
		t.Errorf("kinds -want +got\n%s", diff)
	}
	if !slices.Contains(steps, "prepare") || !slices.Contains(steps, "served") {
		t.Errorf("steps = %q", steps)
	}
	removal := Removal{Host: c, Namespace: namespace, Report: func(string) {}}
	if err := removal.RemoveContents(t.Context()); err == nil {
		t.Error("RemoveContents() by another manager succeeds")
	}
	removal.By = "Helm release karmada-system/karmada"
	if err := removal.RemoveContents(t.Context()); err != nil {
		t.Fatal(err)
	}
	if left := versions(t, c); len(left) > 0 {
		t.Errorf("objects are left: %v", left)
	}
}
