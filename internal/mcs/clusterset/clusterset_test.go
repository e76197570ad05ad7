// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package clusterset

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	multiclusterv1beta1 "karmada.io/karmada/api/multicluster/v1beta1"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/names"
)

var start = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

// hello returns a Service as the conformance tests of the Multi-Cluster Services API create it, changed.
func hello(change ...func(*corev1.ServiceSpec)) *corev1.Service {
	s := &corev1.Service{Spec: corev1.ServiceSpec{
		Type: corev1.ServiceTypeClusterIP, ClusterIP: "10.0.0.1", IPFamilies: []corev1.IPFamily{corev1.IPv4Protocol},
		Ports:           []corev1.ServicePort{port("tcp", corev1.ProtocolTCP, 42), port("udp", corev1.ProtocolUDP, 42)},
		SessionAffinity: corev1.ServiceAffinityClientIP,
		SessionAffinityConfig: &corev1.SessionAffinityConfig{
			ClientIP: &corev1.ClientIPConfig{TimeoutSeconds: new(int32(10))},
		},
		InternalTrafficPolicy: new(corev1.ServiceInternalTrafficPolicyCluster),
		TrafficDistribution:   new(corev1.ServiceTrafficDistributionPreferClose),
	}}
	for _, f := range change {
		f(&s.Spec)
	}
	return s
}

func port(name string, protocol corev1.Protocol, number int32) corev1.ServicePort {
	return corev1.ServicePort{Name: name, Protocol: protocol, Port: number}
}

func ports(all ...corev1.ServicePort) func(*corev1.ServiceSpec) {
	return func(s *corev1.ServiceSpec) { s.Ports = all }
}

func headless(s *corev1.ServiceSpec) { s.ClusterIP = corev1.ClusterIPNone }

// exported returns the exports of Services, each one a second younger than the one before: of c1, c2, and so on.
func exported(t *testing.T, services ...*corev1.Service) (out []Export) {
	t.Helper()
	for i, s := range services {
		e, condition := Propose(fmt.Sprint("c", i+1), &multiclusterv1beta1.ServiceExport{
			ObjectMeta: metav1.ObjectMeta{CreationTimestamp: metav1.NewTime(start.Add(time.Duration(i) * time.Second))},
		}, s)
		if e == nil {
			t.Fatalf("Propose: %v, want an export", condition)
		}
		out = append(out, *e)
	}
	return out
}

func titles(i *Import) (out []string) {
	for _, p := range i.Spec.Ports {
		out = append(out, fmt.Sprintf("%s/%s/%d", p.Name, p.Protocol, p.Port))
	}
	return out
}

// The tests of the conformance suite of the Multi-Cluster Services API about fields of ServiceImports and conditions.
func TestMerge_conformance(t *testing.T) {
	t.Parallel()
	const both = "tcp/TCP/42 udp/UDP/42"
	for name, tc := range map[string]struct {
		services  []*corev1.Service
		ports     string
		kind      multiclusterv1alpha1.ServiceImportType
		conflicts string
	}{
		"Required: ClusterIP Service is imported with its ports": {
			[]*corev1.Service{hello()}, both, multiclusterv1alpha1.ClusterSetIP, "",
		},
		"Required: export from two clusters": {
			[]*corev1.Service{hello(), hello()}, both, multiclusterv1alpha1.ClusterSetIP, "",
		},
		"Required: union of the ports, with a conflict": {
			[]*corev1.Service{hello(), hello(ports(port("tcp", corev1.ProtocolTCP, 42), port("sctp", corev1.ProtocolSCTP, 142)))},
			both + " sctp/SCTP/142", multiclusterv1alpha1.ClusterSetIP, "PortConflict",
		},
		"Required: conflicting port keeps that of the oldest export": {
			[]*corev1.Service{hello(), hello(ports(port("tcp", corev1.ProtocolTCP, 43)))}, both, multiclusterv1alpha1.ClusterSetIP, "PortConflict",
		},
		"Required: headless Service": {
			[]*corev1.Service{hello(headless)}, both, multiclusterv1alpha1.Headless, "",
		},
		"Required: type of the oldest export": {
			[]*corev1.Service{hello(), hello(headless)}, both, multiclusterv1alpha1.ClusterSetIP, "TypeConflict",
		},
		"other name of the same port": {
			[]*corev1.Service{hello(), hello(ports(port("web", corev1.ProtocolTCP, 42)))}, both, multiclusterv1alpha1.ClusterSetIP, "PortConflict",
		},
		"ports in another order": {
			[]*corev1.Service{hello(), hello(ports(port("udp", corev1.ProtocolUDP, 42), port("tcp", corev1.ProtocolTCP, 42)))},
			both, multiclusterv1alpha1.ClusterSetIP, "",
		},
		"several conflicts": {
			[]*corev1.Service{hello(), hello(func(s *corev1.ServiceSpec) {
				s.SessionAffinity, s.SessionAffinityConfig, s.InternalTrafficPolicy, s.TrafficDistribution = "", nil, nil, nil
			})},
			both, multiclusterv1alpha1.ClusterSetIP,
			"SessionAffinityConflict,SessionAffinityConfigConflict,InternalTrafficPolicyConflict,TrafficDistributionConflict",
		},
		"one common family": {
			[]*corev1.Service{hello(), hello(func(s *corev1.ServiceSpec) {
				s.IPFamilies = []corev1.IPFamily{corev1.IPv6Protocol, corev1.IPv4Protocol}
			})},
			both, multiclusterv1alpha1.ClusterSetIP, "",
		},
		"no common family": {
			[]*corev1.Service{hello(), hello(func(s *corev1.ServiceSpec) { s.IPFamilies = []corev1.IPFamily{corev1.IPv6Protocol} })},
			both, multiclusterv1alpha1.ClusterSetIP, "IPFamilyConflict",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			exports := exported(t, tc.services...)
			for range 2 {
				slices.Reverse(exports) // the order must not matter
				got := Merge(exports)
				if p := strings.Join(titles(got), " "); p != tc.ports || got.Spec.Type != tc.kind {
					t.Errorf("Merge = %s %s, want %s %s", got.Spec.Type, p, tc.kind, tc.ports)
				}
				conflict := got.Conditions()[1]
				wanted := metav1.Condition{Status: metav1.ConditionFalse, Reason: ReasonNoConflicts}
				if tc.conflicts != "" {
					wanted = metav1.Condition{Status: metav1.ConditionTrue, Reason: tc.conflicts}
				}
				if conflict.Status != wanted.Status || conflict.Reason != wanted.Reason {
					t.Errorf("Conflict = %v, want %s %s", conflict, wanted.Status, wanted.Reason)
				}
				want := tc.services[0].Spec
				if s := got.Spec; s.SessionAffinity != want.SessionAffinity || *s.SessionAffinityConfig.ClientIP.TimeoutSeconds != 10 ||
					*s.InternalTrafficPolicy != *want.InternalTrafficPolicy || *s.TrafficDistribution != *want.TrafficDistribution ||
					!slices.Equal(s.IPFamilies, want.IPFamilies) {
					t.Errorf("Merge = %v, want the fields of the oldest export", s)
				}
			}
		})
	}
	if got := Merge(nil); got != nil {
		t.Errorf("Merge without exports = %v, want nil", got)
	}
}

// Required: a Service of type ExternalName is not exported. Optional: exported labels are used, those of the Service are not.
func TestPropose_conformance(t *testing.T) {
	t.Parallel()
	export := &multiclusterv1beta1.ServiceExport{}
	for reason, service := range map[string]*corev1.Service{
		ReasonNoService: nil, ReasonType: {Spec: corev1.ServiceSpec{Type: corev1.ServiceTypeExternalName}}, ReasonValid: hello(),
	} {
		got, condition := Propose("c1", export, service)
		if valid := reason == ReasonValid; (got != nil) != valid || (condition.Status == metav1.ConditionTrue) != valid ||
			condition.Type != Valid || condition.Reason != reason {
			t.Errorf("Propose = %v, %v; want reason %s", got, condition, reason)
		}
	}
	service := hello()
	service.Labels, service.Annotations = map[string]string{"own": "x"}, map[string]string{"own": "x"}
	export.Spec = multiclusterv1alpha1.ServiceExportSpec{
		ExportedLabels:      map[string]string{"a": "1", names.Managed: "true"},
		ExportedAnnotations: map[string]string{"b": "2", names.WorkName: "x"},
	}
	first, _ := Propose("c1", export, service)
	second := *first
	second.Cluster, second.Created, second.Labels = "c2", start, map[string]string{"c": "3"}
	merged := Merge([]Export{second, *first})
	o := merged.Object("ns", "hello")
	if len(o.Labels) != 1 || o.Labels["a"] != "1" || len(o.Annotations) != 1 || o.Annotations["b"] != "2" {
		t.Errorf("ServiceImport has the labels %v and the annotations %v, want those of the oldest export", o.Labels, o.Annotations)
	}
	if c := merged.Conditions()[1]; c.Reason != "LabelsConflict" {
		t.Errorf("Conflict = %v, want LabelsConflict", c)
	}
}

// API servers reject an import with an invalid label, and its EndpointSlices are not updated then.
func TestMerge_omitsInvalidLabels(t *testing.T) {
	t.Parallel()
	export := &multiclusterv1beta1.ServiceExport{Spec: multiclusterv1alpha1.ServiceExportSpec{
		ExportedLabels:      map[string]string{"a": "1", "bad key!": "2", "b": "c d", "Example.com/a": "1"},
		ExportedAnnotations: map[string]string{"a": "any text!", "Example.com/a": "1", "/b": "1"},
	}}
	e, condition := Propose("c1", export, &corev1.Service{})
	if condition.Status != metav1.ConditionTrue || !strings.Contains(condition.Message, `["Example.com/a" "b" "bad key!" "/b"]`) {
		t.Errorf("condition %+v, want a valid export with the omitted keys", condition)
	}
	merged := Merge([]Export{*e})
	if len(merged.Labels) != 1 || merged.Labels["a"] != "1" || len(merged.Annotations) != 2 {
		t.Errorf("labels %v, annotations %v, want the valid ones", merged.Labels, merged.Annotations)
	}
}

// Optional: EndpointSlices have the labels of the API. Requests to a port reach only the clusters that export it.
func TestImport_Slice(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		second corev1.ServicePort
		want   string // ports of the EndpointSlice of the second cluster; "none" without EndpointSlice
	}{
		"same port":                      {port("tcp", corev1.ProtocolTCP, 42), "tcp"},
		"other name":                     {port("web", corev1.ProtocolTCP, 42), "tcp"},
		"StrictPortConflict: number":     {port("tcp", corev1.ProtocolTCP, 43), "none"},
		"StrictPortConflict: additional": {port("other", corev1.ProtocolTCP, 43), "other"},
	} {
		exports := exported(t, hello(ports(port("tcp", corev1.ProtocolTCP, 42))), hello(ports(tc.second)))
		r := mcs.Reported{Cluster: "c2", Slice: &discoveryv1.EndpointSlice{
			ObjectMeta: metav1.ObjectMeta{Namespace: "ns", Name: "hello-1"},
			Ports:      []discoveryv1.EndpointPort{{Name: new(tc.second.Name), Port: new(int32(8080))}},
			Endpoints:  []discoveryv1.Endpoint{{Addresses: []string{"10.1.0.1"}, Hostname: new("h"), NodeName: new("n")}},
		}}
		got := Merge(exports).Slice(exports[1], r, "slice", "hello", false)
		if got == nil {
			if tc.want != "none" {
				t.Errorf("%s: no EndpointSlice, want port %s", name, tc.want)
			}
			continue
		}
		if len(got.Ports) != 1 || *got.Ports[0].Name != tc.want || *got.Ports[0].Port != 8080 {
			t.Errorf("%s: ports = %v, want %s with number 8080", name, got.Ports, tc.want)
		}
		if l := got.Labels; l[names.ClusterSetSliceService] != "hello" || l[names.ClusterSetSliceSource] != "c2" ||
			l[discoveryv1.LabelServiceName] != "derived-hello" || got.Namespace != "ns" {
			t.Errorf("%s: labels = %v", name, l)
		}
		if e := got.Endpoints[0]; e.NodeName != nil || *e.Hostname != "h" {
			t.Errorf("%s: endpoint = %v, want its host name and no node", name, e)
		}
	}
}

// The conditions are an annotation of a Work, which has at most 256 KiB, for each of thousands of clusters.
func TestConditions_bounded(t *testing.T) {
	t.Parallel()
	services := []*corev1.Service{hello()}
	for range 3000 {
		services = append(services, hello(headless, ports(port("x", corev1.ProtocolTCP, 1)), func(s *corev1.ServiceSpec) {
			s.SessionAffinity, s.SessionAffinityConfig, s.InternalTrafficPolicy, s.TrafficDistribution = "", nil, nil, nil
		}))
	}
	size := 0
	for _, c := range Merge(exported(t, services...)).Conditions() {
		size += len(c.Message)
	}
	if size > 4<<10 {
		t.Errorf("the messages have %d bytes, want at most 4 KiB", size)
	}
}
