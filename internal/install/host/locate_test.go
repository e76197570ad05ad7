// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/test/hosttest"
)

// located is a control plane whose address is determined again after each change of the host cluster.
type located struct {
	*hosttest.Cluster
	spec manifests.Spec // as the user specifies it
	got  manifests.Spec
}

func (l *located) run(t *testing.T, advertise string) {
	t.Helper()
	var err error
	if l.got, err = Locate(t.Context(), l, l.spec.Complete(), advertise); err != nil {
		t.Fatal(err)
	}
	i := &Installation{Host: l, Spec: l.got}
	if err := i.writeRecord(t.Context()); err != nil {
		t.Fatal(err)
	}
}

func (l *located) want(t *testing.T, step, server string, names ...string) {
	t.Helper()
	if l.got.Endpoint.Server != server {
		t.Errorf("%s: server = %s, want %s", step, l.got.Endpoint.Server, server)
	}
	if diff := cmp.Diff(names, l.got.Certificates.Names); diff != "" {
		t.Errorf("%s: names -want +got\n%s", step, diff)
	}
}

// nodes adds and removes the nodes with addresses 10.0.0.<n>.
func (l *located) nodes(t *testing.T, add, remove []int) {
	t.Helper()
	node := func(n int) *corev1.Node {
		return &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: fmt.Sprintf("n%02d", n)}, Status: corev1.NodeStatus{
			Addresses: []corev1.NodeAddress{{Type: corev1.NodeInternalIP, Address: fmt.Sprintf("10.0.0.%d", n)}},
		}}
	}
	for _, n := range add {
		l.Put(node(n))
	}
	for _, n := range remove {
		if err := l.Delete(t.Context(), node(n)); err != nil {
			t.Fatal(err)
		}
	}
}

func newLocated(kind corev1.ServiceType, names ...string) *located {
	return &located{Cluster: hosttest.New(Scheme()), spec: manifests.Spec{
		Namespace: namespace, Endpoint: manifests.Endpoint{Type: kind}, Etcd: manifests.EtcdSpec{Storage: manifests.EmptyDir},
		Certificates: manifests.Certificates{Names: names},
	}}
}

// Autoscaling of the host cluster does not change the address of the API server while its node exists, and removes no name.
func TestLocate_keepsAddressOfNode(t *testing.T) {
	t.Parallel()
	l := newLocated(corev1.ServiceTypeNodePort, "api.example.org")
	l.nodes(t, []int{5, 6, 7}, nil)
	l.run(t, "")
	initial := []string{"api.example.org", "10.0.0.5", "10.0.0.6", "10.0.0.7"}
	l.want(t, "installation", "https://10.0.0.5:32443", initial...)
	l.nodes(t, []int{1, 2, 3, 8}, nil)
	writes := l.Writes
	l.run(t, "")
	l.want(t, "new nodes", "https://10.0.0.5:32443", initial...)
	if l.Writes != writes {
		t.Errorf("%d objects were written, want none", l.Writes-writes)
	}
	l.nodes(t, nil, []int{6})
	l.run(t, "")
	l.want(t, "removed node", "https://10.0.0.5:32443", "10.0.0.6", "api.example.org", "10.0.0.5", "10.0.0.7", "10.0.0.1")
	l.nodes(t, nil, []int{5})
	l.run(t, "")
	l.want(t, "removed node of the server", "https://10.0.0.1:32443", "10.0.0.6", "10.0.0.5", "api.example.org", "10.0.0.1", "10.0.0.7",
		"10.0.0.2")
	l.nodes(t, []int{5}, nil)
	l.run(t, "")
	if got := l.got.Endpoint.Server; got != "https://10.0.0.1:32443" {
		t.Errorf("server = %s after another node was added, want the one of the record", got)
	}
	l.spec.Endpoint.NodePort = 32444
	l.run(t, "")
	if got := l.got.Endpoint.Server; got != "https://10.0.0.1:32444" {
		t.Errorf("server = %s after the port was changed", got)
	}
}

// An advertised address is used at once and kept; a Service of another type gets an address of its own.
func TestLocate_advertised(t *testing.T) {
	t.Parallel()
	l := newLocated(corev1.ServiceTypeNodePort)
	l.nodes(t, []int{5}, nil)
	l.run(t, "")
	l.run(t, "10.1.0.1")
	l.want(t, "advertised", "https://10.1.0.1:32443", "10.0.0.5", "10.1.0.1")
	l.run(t, "")
	l.want(t, "without the flag", "https://10.1.0.1:32443", "10.0.0.5", "10.1.0.1")
	l.run(t, "10.1.0.2")
	l.want(t, "changed", "https://10.1.0.2:32443", "10.0.0.5", "10.1.0.1", "10.1.0.2")
	l.spec.Endpoint.Type = corev1.ServiceTypeLoadBalancer
	l.run(t, "")
	l.want(t, "other type", "", "10.0.0.5", "10.1.0.1", "10.1.0.2")
}

// The address of a load balancer is kept while it has it, or has none for a moment.
func TestLocate_keepsAddressOfLoadBalancer(t *testing.T) {
	t.Parallel()
	l := newLocated(corev1.ServiceTypeLoadBalancer)
	service := &corev1.Service{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: string(manifests.APIServer)}}
	if err := l.Create(t.Context(), service); err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		step    string
		ingress []string
		want    string
	}{
		{"two addresses", []string{"10.2.0.1", "10.2.0.2"}, "10.2.0.1"}, {"other order", []string{"10.2.0.2", "10.2.0.1"}, "10.2.0.1"},
		{"none", nil, "10.2.0.1"}, {"replaced", []string{"10.2.0.3"}, "10.2.0.3"},
	} {
		service.Status.LoadBalancer.Ingress = nil
		for _, ip := range tc.ingress {
			service.Status.LoadBalancer.Ingress = append(service.Status.LoadBalancer.Ingress, corev1.LoadBalancerIngress{IP: ip})
		}
		if err := l.Status().Update(t.Context(), service); err != nil {
			t.Fatal(err)
		}
		l.run(t, "")
		if want := "https://" + tc.want + ":5443"; l.got.Endpoint.Server != want {
			t.Errorf("%s: server = %s, want %s", tc.step, l.got.Endpoint.Server, want)
		}
		if awaits, err := AwaitsAddress(t.Context(), l, l.got); err != nil || awaits != (len(tc.ingress) == 0) {
			t.Errorf("%s: AwaitsAddress = %v, %v", tc.step, awaits, err)
		}
	}
	if diff := cmp.Diff([]string{"10.2.0.2", "10.2.0.1", "10.2.0.3"}, l.got.Certificates.Names); diff != "" {
		t.Errorf("names -want +got\n%s", diff)
	}
}

// The certificate does not grow without bound. The names of the user are never dropped.
func TestLocate_boundsFormerNames(t *testing.T) {
	t.Parallel()
	l := newLocated(corev1.ServiceTypeNodePort, "api.example.org")
	for n := range 50 {
		l.nodes(t, []int{n + 1}, nil)
		if n > 0 {
			l.nodes(t, nil, []int{n})
		}
		l.run(t, "")
	}
	names := l.got.Certificates.Names
	want := []string{"10.0.0.30", "10.0.0.49", "api.example.org", "10.0.0.50"}
	if len(names) != maxFormerNames+2 {
		t.Fatalf("%d names, want %d: %q", len(names), maxFormerNames+2, names)
	}
	if diff := cmp.Diff(want, []string{names[0], names[19], names[20], names[21]}); diff != "" {
		t.Errorf("names -want +got\n%s", diff)
	}
}
