// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package mcs

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/apimachinery/pkg/util/sets"
	"pgregory.net/rapid"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
)

func slice(name string, ready bool, ports ...discoveryv1.EndpointPort) *discoveryv1.EndpointSlice {
	return &discoveryv1.EndpointSlice{
		TypeMeta: sliceType,
		ObjectMeta: metav1.ObjectMeta{
			Namespace: "default", Name: name, UID: "uid", ResourceVersion: "5", Annotations: map[string]string{"a": "b"},
			Labels: map[string]string{discoveryv1.LabelServiceName: "web", discoveryv1.LabelManagedBy: "endpointslice-controller.k8s.io"},
		},
		AddressType: discoveryv1.AddressTypeIPv4,
		Endpoints: []discoveryv1.Endpoint{{
			Addresses: []string{"10.0.0.1"}, Conditions: discoveryv1.EndpointConditions{Ready: &ready}, NodeName: new("node-1"),
			Hostname: new("web-0"), Hints: &discoveryv1.EndpointHints{ForZones: []discoveryv1.ForZone{{Name: "a"}}},
		}},
		Ports: ports,
	}
}

func port(name string, number int32) discoveryv1.EndpointPort {
	return discoveryv1.EndpointPort{Name: &name, Port: &number, Protocol: new(corev1.ProtocolTCP)}
}

func reported(cluster, name string, ready bool, ports ...discoveryv1.EndpointPort) Reported {
	return Reported{Cluster: cluster, Slice: slice(name, ready, ports...), WorkID: "id", Kinds: sets.New(Export),
		Work: types.NamespacedName{Namespace: names.ExecutionNamespace(cluster), Name: "w"}}
}

func TestCollect(t *testing.T) {
	t.Parallel()
	observed := slice("web-1", true, port("http", 80))
	observed.Labels[names.Managed], observed.Labels["app"] = "true", "web" // Kubernetes copies the labels of the Service
	got := Collect(observed)
	if _, ok := got.Labels[names.Managed]; ok || got.Labels["app"] != "web" {
		t.Errorf("Collect: labels %v", got.Labels)
	}
	if got.UID != "" || got.ResourceVersion != "" || got.Annotations != nil || got.Endpoints[0].Hints != nil ||
		*got.Endpoints[0].NodeName != "node-1" {
		t.Errorf("Collect = %+v", got)
	}
	if observed.Endpoints[0].Hints == nil {
		t.Error("Collect changed its argument")
	}
	for name, tc := range map[string]struct {
		change func(*discoveryv1.EndpointSlice)
		want   bool
	}{
		"of a member":                {func(*discoveryv1.EndpointSlice) {}, true},
		"of a managed service":       {func(s *discoveryv1.EndpointSlice) { s.Labels[names.Managed] = "true" }, true},
		"imported":                   {func(s *discoveryv1.EndpointSlice) { s.Labels[discoveryv1.LabelManagedBy] = names.ImportedBy }, false},
		"dispatched":                 {func(s *discoveryv1.EndpointSlice) { s.Labels[discoveryv1.LabelManagedBy] = names.DispatchedBy }, false},
		"without a service":          {func(s *discoveryv1.EndpointSlice) { delete(s.Labels, discoveryv1.LabelServiceName) }, false},
		"created by a user":          {func(s *discoveryv1.EndpointSlice) { delete(s.Labels, discoveryv1.LabelManagedBy) }, true},
		"in the process of deletion": {func(s *discoveryv1.EndpointSlice) { s.DeletionTimestamp = &metav1.Time{} }, false},
	} {
		s := slice("web-1", true)
		tc.change(s)
		if got := Collectable(s); got != tc.want {
			t.Errorf("Collectable(%s) = %v", name, got)
		}
	}
}

// Names, labels and annotations are a contract (docs/contract/services.md).
func TestImportAndDispatch(t *testing.T) {
	t.Parallel()
	r := reported("m1", "web-1", true, port("http", 80), port("metrics", 9090))
	imported := Import(r, names.ImportedSlice("m1", "web-1"), "web", false)
	wantLabels := map[string]string{
		names.WorkID: "id", discoveryv1.LabelServiceName: "derived-web", discoveryv1.LabelManagedBy: "endpointslice-controller.karmada.io",
	}
	if diff := cmp.Diff(wantLabels, imported.Labels); diff != "" || imported.Name != "imported-m1-web-1" {
		t.Errorf("Import: name %s, labels -want +got:\n%s", imported.Name, diff)
	}
	if e := imported.Endpoints[0]; e.NodeName != nil || !*e.Conditions.Ready || *e.Hostname != "web-0" || len(imported.Ports) != 2 {
		t.Errorf("Import: endpoint %+v", e)
	}
	if service, ok := ImportedFor(imported); !ok || service.Name != "web" || service.Namespace != "default" {
		t.Errorf("ImportedFor = %v, %v", service, ok)
	}
	dispatched := Dispatch(r, names.DispatchedSlice("m1", "web-1"), "web", Exposed{"http": 8080}, true)
	wantLabels = map[string]string{
		discoveryv1.LabelServiceName: "web", discoveryv1.LabelManagedBy: "endpointslice-dispatch-controller.karmada.io",
	}
	if diff := cmp.Diff(wantLabels, dispatched.Labels); diff != "" || dispatched.Name != "m1-web-1" ||
		dispatched.Annotations["endpointslice.karmada.io/provision-cluster"] != "m1" {
		t.Errorf("Dispatch: name %s, annotations %v, labels -want +got:\n%s", dispatched.Name, dispatched.Annotations, diff)
	}
	if e := dispatched.Endpoints[0]; *e.Conditions.Ready || len(dispatched.Ports) != 1 || *dispatched.Ports[0].Port != 8080 {
		t.Errorf("Dispatch of a withdrawn cluster: %+v, ports %+v", e, dispatched.Ports)
	}
	if *r.Slice.Endpoints[0].NodeName != "node-1" || *r.Slice.Ports[0].Port != 80 {
		t.Error("the reported EndpointSlice was changed")
	}
}

func TestCopies(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("a", 252)
	all := []Reported{
		reported("eu", "west-web", true), reported("eu-west", "web", true), reported("us", "web", true),
		reported("us", long+"a", true), reported("us", long+"b", true),
	}
	got := Copies(all, names.ImportedSlice)
	for i, name := range got {
		if len(name) > 253 || slices.Index(got, name) != i {
			t.Errorf("Copies = %q, want different names of up to 253 characters", got)
		}
	}
	if got[0] != "imported-eu-west-web" || got[2] != "imported-us-web" {
		t.Errorf("Copies = %q, want the names of the contract for the first and the third", got)
	}
}

func TestWithdrawn(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		all       []Reported
		unhealthy string
		want      []string
	}{
		"healthy clusters":          {[]Reported{reported("m1", "a", true), reported("m2", "b", true)}, "", []string{}},
		"another cluster is ready":  {[]Reported{reported("m1", "a", true), reported("m2", "b", true)}, "m1", []string{"m1"}},
		"no other cluster is ready": {[]Reported{reported("m1", "a", true), reported("m2", "b", false)}, "m1", []string{}},
		"the only cluster":          {[]Reported{reported("m1", "a", true)}, "m1", []string{}},
		"several slices of a cluster": {
			[]Reported{reported("m1", "a", true), reported("m1", "b", true), reported("m2", "c", true)}, "m1", []string{"m1"},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := sets.List(Withdrawn(tc.all, func(c string) bool { return c != tc.unhealthy }))
			if diff := cmp.Diff(tc.want, got); diff != "" {
				t.Errorf("Withdrawn: -want +got:\n%s", diff)
			}
		})
	}
}

// If any cluster has ready endpoints, some ready endpoints remain; and those of unhealthy clusters remain only if all are unhealthy.
func TestWithdrawn_keepsReadyEndpoints(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var all []Reported
		healthy := map[string]bool{}
		for i := range rapid.IntRange(0, 6).Draw(t, "slices") {
			cluster := rapid.SampledFrom([]string{"m1", "m2", "m3"}).Draw(t, "cluster")
			all = append(all, reported(cluster, string(rune('a'+i)), rapid.Bool().Draw(t, "ready")))
		}
		for _, c := range []string{"m1", "m2", "m3"} {
			healthy[c] = rapid.Bool().Draw(t, c)
		}
		withdrawn := Withdrawn(all, func(c string) bool { return healthy[c] })
		ready := ReadyClusters(all)
		if ready.Len() > 0 && ready.Difference(withdrawn).Len() == 0 {
			t.Fatalf("no ready endpoints remain: withdrawn %v of %v", withdrawn, ready)
		}
		for c := range withdrawn {
			if healthy[c] {
				t.Fatalf("the healthy cluster %s is withdrawn", c)
			}
		}
		for c := range ready {
			if healthy[c] {
				for other := range ready {
					if !healthy[other] && !withdrawn.Has(other) {
						t.Fatalf("%s is not withdrawn although %s is healthy", other, c)
					}
				}
			}
		}
	})
}

func TestKinds(t *testing.T) {
	t.Parallel()
	both := sets.New(Export, MultiCluster)
	if got := FormatKinds(both); got != "MultiClusterService.ServiceExport" || !ParseKinds(got).Equal(both) {
		t.Errorf("FormatKinds = %s", got)
	}
	if got := ParseKinds(""); got.Len() != 0 {
		t.Errorf("ParseKinds of an empty label = %v", got)
	}
}

func TestParseWork(t *testing.T) {
	t.Parallel()
	raw, err := json.Marshal(slice("web-1", true))
	if err != nil {
		t.Fatal(err)
	}
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-es-m1", Name: "w", Labels: map[string]string{
		names.EndpointSliceManagedBy: "ServiceExport", names.EndpointSliceNamespace: "default", names.EndpointSliceName: "web",
		names.WorkID: "id",
	}}}
	if _, err := ParseWork(w); err == nil {
		t.Error("ParseWork of a Work without manifest: no error")
	}
	w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: raw}}}
	r, err := ParseWork(w)
	if err != nil || r.Cluster != "m1" || r.Slice.Name != "web-1" || !r.Kinds.Has(Export) || r.WorkID != "id" {
		t.Errorf("ParseWork = %+v, %v", r, err)
	}
	if service, ok := ServiceOf(w); !ok || service.String() != "default/web" {
		t.Errorf("ServiceOf = %v, %v", service, ok)
	}
	w.Namespace = "default"
	if _, err := ParseWork(w); err == nil {
		t.Error("ParseWork of a Work outside of execution namespaces: no error")
	}
}

func TestExpose(t *testing.T) {
	t.Parallel()
	service := []corev1.ServicePort{{Name: "http", Port: 80}, {Name: "metrics", Port: 9090}}
	target := func(v intstr.IntOrString) *intstr.IntOrString { return &v }
	tests := map[string]struct {
		ports   []networkingv1alpha1.ExposurePort
		want    Exposed
		missing []string
	}{
		"all ports": {nil, nil, nil},
		"one port":  {[]networkingv1alpha1.ExposurePort{{Port: 80}}, Exposed{"http": 0}, nil},
		"target port": {
			[]networkingv1alpha1.ExposurePort{{Name: "x", Port: 80, TargetPort: target(intstr.FromInt32(8080))}}, Exposed{"http": 8080}, nil,
		},
		"named target":  {[]networkingv1alpha1.ExposurePort{{Port: 80, TargetPort: target(intstr.FromString("web"))}}, Exposed{"http": 0}, nil},
		"unknown ports": {[]networkingv1alpha1.ExposurePort{{Port: 81}, {Port: 82}}, Exposed{}, []string{"81", "82"}},
	}
	for name, tc := range tests {
		got, missing := Expose(service, tc.ports)
		if !cmp.Equal(tc.want, got) || !cmp.Equal(tc.missing, missing) {
			t.Errorf("%s: Expose = %v, %v, want %v, %v", name, got, missing, tc.want, tc.missing)
		}
	}
	if got := (Exposed{}).filter([]discoveryv1.EndpointPort{port("http", 80)}); len(got) != 0 {
		t.Errorf("nothing is exposed, but filter = %v", got)
	}
}

func TestDerivedService(t *testing.T) {
	t.Parallel()
	i := &multiclusterv1alpha1.ServiceImport{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web"},
		Spec: multiclusterv1alpha1.ServiceImportSpec{
			Type: multiclusterv1alpha1.ClusterSetIP, Ports: []multiclusterv1alpha1.ServicePort{{Port: 80}},
		}}
	s := DerivedService(i, nil)
	if s.Name != "derived-web" || s.Spec.ClusterIP != "" || len(s.Spec.Ports) != 1 || s.Spec.Ports[0].Protocol != corev1.ProtocolTCP {
		t.Errorf("DerivedService = %+v", s)
	}
	i.Spec.Type = multiclusterv1alpha1.Headless
	if s := DerivedService(i, nil); s.Spec.ClusterIP != corev1.ClusterIPNone {
		t.Errorf("DerivedService of a headless import = %+v", s.Spec)
	}
}

func TestConflictAndMismatch(t *testing.T) {
	t.Parallel()
	same := []Reported{reported("m1", "a", true, port("http", 80)), reported("m2", "b", true, port("http", 8080)), reported("m3", "c", true)}
	if _, got := Conflict(nil, same); got != "" {
		t.Errorf("Conflict of equal port names = %q", got)
	}
	different := []Reported{reported("m1", "a", true, port("http", 80)), reported("m2", "b", true, port("", 80))}
	reason, got := Conflict(nil, different)
	if reason != "PortConflict" || !strings.Contains(got, "m1 exports http/TCP, m2 exports unnamed/TCP") {
		t.Errorf("Conflict = %s, %q", reason, got)
	}
	i := &multiclusterv1alpha1.ServiceImport{ObjectMeta: metav1.ObjectMeta{Name: "web"},
		Spec: multiclusterv1alpha1.ServiceImportSpec{Ports: []multiclusterv1alpha1.ServicePort{{Port: 80}}}}
	if got := Mismatch(i, same); !strings.Contains(got, "unnamed/TCP") || !strings.Contains(got, "http/TCP") {
		t.Errorf("Mismatch = %q", got)
	}
	if _, got := Conflict(i, different); !strings.HasSuffix(got, "ports of the ServiceImport: unnamed/TCP.") {
		t.Errorf("Conflict of ports that are imported = %q", got)
	}
	headless := slices.Clone(same)
	for n := range headless[:2] {
		headless[n].Slice = headless[n].Slice.DeepCopy()
		headless[n].Slice.Labels = map[string]string{discoveryv1.LabelManagedBy: sliceController}
	}
	headless[1].Slice.Labels[corev1.IsHeadlessService] = ""
	reason, got = Conflict(i, headless)
	if reason != "TypeConflict" || !strings.Contains(got, "m1 exports a cluster IP, m2 exports no cluster IP") {
		t.Errorf("Conflict of types = %s, %q", reason, got)
	}
	i.Spec.Ports[0].Name = "http"
	if got := Mismatch(i, same); got != "" {
		t.Errorf("Mismatch of an exported port = %q", got)
	}
	if got := Mismatch(i, nil); got != "" {
		t.Errorf("Mismatch without endpoints = %q", got)
	}
}

func TestFleet(t *testing.T) {
	t.Parallel()
	cluster := func(name string, change func(*clusterv1alpha1.Cluster)) clusterv1alpha1.Cluster {
		c := clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name, Finalizers: []string{names.ClusterFinalizer}}}
		change(&c)
		return c
	}
	complete := metav1.Condition{Type: clusterv1alpha1.ClusterConditionCompleteAPIEnablements, Status: metav1.ConditionTrue}
	f := NewFleet([]clusterv1alpha1.Cluster{
		cluster("m1", func(c *clusterv1alpha1.Cluster) { c.Status.Conditions = []metav1.Condition{complete} }),
		cluster("m2", func(c *clusterv1alpha1.Cluster) { c.DeletionTimestamp = &metav1.Time{} }),
		cluster("m3", func(c *clusterv1alpha1.Cluster) { c.Finalizers = nil }),
		cluster("m4", func(c *clusterv1alpha1.Cluster) {
			c.Status.Conditions = []metav1.Condition{complete, {Type: "Ready", Status: metav1.ConditionFalse}}
			c.Status.APIEnablements = []clusterv1alpha1.APIEnablement{{GroupVersion: "discovery.k8s.io/v1",
				Resources: []clusterv1alpha1.APIResource{{Kind: "EndpointSlice"}}}}
		}),
		cluster("m5", func(c *clusterv1alpha1.Cluster) { c.Status.RemedyActions = []string{"TrafficControl"} }),
	})
	f["m6"] = &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m6", Finalizers: []string{names.ClusterFinalizer}}}
	f["m6"].Spec.Taints = []corev1.Taint{{Key: names.PendingTaint, Effect: corev1.TaintEffectNoSchedule}}
	if all, missing := f.Select(nil); !cmp.Equal(all, []string{"m1", "m4", "m5"}) || missing != nil {
		t.Errorf("Select all = %v, %v", all, missing)
	}
	named := []networkingv1alpha1.ClusterSelector{{Name: "m4"}, {Name: "m6"}, {Name: "m2"}, {Name: "x"}, {Name: "m4"}}
	if some, missing := f.Select(named); !cmp.Equal(some, []string{"m4"}) || !cmp.Equal(missing, []string{"x"}) {
		t.Errorf("Select some = %v, %v", some, missing)
	}
	if !f.LacksSlices("m1") || f.LacksSlices("m4") || f.LacksSlices("m3") {
		t.Error("LacksSlices must be true only for a complete list without EndpointSlices")
	}
	if !f.Healthy("m1") || f.Healthy("m2") || f.Healthy("m4") || f.Healthy("m5") || f.Healthy("x") {
		t.Error("Healthy must be false for clusters that are not ready, removed, unknown or under TrafficControl")
	}
}

// The endpoints of a headless Service keep their host names, by which clients find the pods of a StatefulSet. IPv6 endpoints stay
// in EndpointSlices of their own.
func TestImport_headlessAndDualStack(t *testing.T) {
	t.Parallel()
	r := reported("m1", "web-1", true, port("http", 80))
	r.Slice.Labels[corev1.IsHeadlessService], r.Slice.AddressType = "", discoveryv1.AddressTypeIPv6
	r.Slice.Endpoints[0].Addresses = []string{"fd00::1"}
	for name, got := range map[string]*discoveryv1.EndpointSlice{
		"Import": Import(r, "copy", "web", false), "Dispatch": Dispatch(r, "copy", "web", nil, false),
	} {
		_, headless := got.Labels[corev1.IsHeadlessService]
		e := got.Endpoints[0]
		if !headless || *e.Hostname != "web-0" || e.Addresses[0] != "fd00::1" || got.AddressType != discoveryv1.AddressTypeIPv6 {
			t.Errorf("%s = %+v", name, got)
		}
	}
	i := &multiclusterv1alpha1.ServiceImport{}
	if s := DerivedService(i, []Reported{r}); s.Spec.IPFamilyPolicy == nil || *s.Spec.IPFamilyPolicy != corev1.IPFamilyPolicyPreferDualStack {
		t.Errorf("DerivedService with IPv6 endpoints = %+v", s.Spec)
	}
	if s := DerivedService(i, []Reported{reported("m1", "web-1", true)}); s.Spec.IPFamilyPolicy != nil {
		t.Errorf("DerivedService with IPv4 endpoints = %+v", s.Spec)
	}
}

// A cluster keeps its routes unless another healthy cluster has ready endpoints; at least one cluster keeps them.
func TestLocation_withdrawn(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		flag := rapid.Bool()
		l := Location{Own: sets.New("m1", "m2", "m3"), Endpoints: map[string]Endpoints{}}
		for cluster := range l.Own {
			if flag.Draw(t, "known") {
				l.Endpoints[cluster] = Endpoints{
					Ready: flag.Draw(t, "ready"), Settled: flag.Draw(t, "settled"), Healthy: flag.Draw(t, "healthy"),
				}
			}
		}
		kept := 0
		for cluster := range l.Own {
			if !l.Withdrawn(cluster) {
				kept++
				continue
			}
			better := false
			for other, o := range l.Endpoints {
				better = better || other != cluster && o.Healthy && o.Settled
			}
			if e := l.Endpoints[cluster]; e.Settled || !better {
				t.Errorf("%s is withdrawn: %+v", cluster, l.Endpoints)
			}
		}
		if kept == 0 {
			t.Errorf("all routes are withdrawn: %+v", l.Endpoints)
		}
	})
}

func TestObservation_settle(t *testing.T) {
	t.Parallel()
	start := time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)
	o, wait := Observation{Ready: true}.Settle(true, start)
	if !o.Ready || wait != 0 {
		t.Errorf("Settle of the same value = %+v, %v", o, wait)
	}
	if o, wait = o.Settle(false, start); !o.Ready || wait != SettleTime {
		t.Errorf("Settle of another value = %+v, %v", o, wait)
	}
	if o, wait = o.Settle(false, start.Add(SettleTime/2)); !o.Ready || wait != SettleTime/2 {
		t.Errorf("Settle after half of the time = %+v, %v", o, wait)
	}
	if back, wait := o.Settle(true, start.Add(SettleTime)); !back.Ready || !back.Since.IsZero() || wait != 0 {
		t.Errorf("Settle of the first value = %+v, %v", back, wait)
	}
	if o, wait = o.Settle(false, start.Add(SettleTime)); o.Ready || wait != 0 {
		t.Errorf("Settle after the whole time = %+v, %v", o, wait)
	}
}
