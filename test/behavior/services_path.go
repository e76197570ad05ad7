// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"sync"
	"testing"

	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	networkingv1 "k8s.io/api/networking/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/test/env"
)

// echoPath is a Service without pods in two clusters, which a third imports.
const echoPath = `
apiVersion: v1
kind: Service
metadata: {name: echo}
spec: {ports: [{name: http, port: 80}]}
---
apiVersion: multicluster.x-k8s.io/v1alpha1
kind: ServiceExport
metadata: {name: echo}
---
apiVersion: multicluster.x-k8s.io/v1alpha1
kind: ServiceImport
metadata: {name: echo}
spec:
  type: ClusterSetIP
  ports: [{name: http, port: 80, protocol: TCP}]
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: echo}
spec:
  resourceSelectors:
  - {apiVersion: v1, kind: Service, name: echo}
  - {apiVersion: multicluster.x-k8s.io/v1alpha1, kind: ServiceExport, name: echo}
  placement: {clusterAffinity: {clusterNames: [member1, member2]}}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: echo-import}
spec:
  resourceSelectors: [{apiVersion: multicluster.x-k8s.io/v1alpha1, kind: ServiceImport, name: echo}]
  placement: {clusterAffinity: {clusterNames: [member3]}}
`

// endpoints are HTTP servers by the address that EndpointSlices show. The API rejects loopback addresses, so that the network of the
// clusters is a table.
type endpoints map[string]string

// serve starts a server of a cluster and creates its EndpointSlice in the member.
func (n endpoints) serve(f *fixture, cluster, address string) *discoveryv1.EndpointSlice {
	f.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, cluster) }))
	f.Cleanup(server.Close)
	host := server.Listener.Addr().String()
	_, text, err := net.SplitHostPort(host)
	if err != nil {
		f.Fatal(err)
	}
	number, err := strconv.ParseInt(text, 10, 32)
	if err != nil {
		f.Fatal(err)
	}
	n[net.JoinHostPort(address, text)] = host
	slice := &discoveryv1.EndpointSlice{
		ObjectMeta:  metav1.ObjectMeta{Namespace: f.ns, Name: "echo-1", Labels: map[string]string{discoveryv1.LabelServiceName: "echo"}},
		AddressType: discoveryv1.AddressTypeIPv4,
		Endpoints:   []discoveryv1.Endpoint{{Addresses: []string{address}, Conditions: discoveryv1.EndpointConditions{Ready: new(true)}}},
		Ports:       []discoveryv1.EndpointPort{{Name: new("http"), Port: new(int32(number)), Protocol: new(corev1.ProtocolTCP)}},
	}
	if err := f.e.Members[cluster].Client.Create(f.Context(), slice); err != nil {
		f.Fatal(err)
	}
	return slice
}

// answers sends a request to each ready endpoint of a Service in a cluster, as kube-proxy selects them, and returns the responses.
func (n endpoints) answers(ctx context.Context, f *fixture, cluster, service string) (out []string, err error) {
	all, err := f.slicesOf(ctx, f.e.Members[cluster].Client, service)
	if err != nil {
		return nil, err
	}
	httpClient := &http.Client{Transport: &http.Transport{
		DisableKeepAlives: true,
		DialContext: func(ctx context.Context, network, address string) (net.Conn, error) {
			to, ok := n[address]
			if !ok {
				return nil, fmt.Errorf("no route to %s", address)
			}
			return (&net.Dialer{}).DialContext(ctx, network, to)
		},
	}}
	for name, slice := range all {
		for _, address := range addresses(map[string]discoveryv1.EndpointSlice{name: slice}) {
			for _, port := range slice.Ports {
				at := net.JoinHostPort(address, strconv.Itoa(int(*port.Port)))
				request, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+at, nil)
				if err != nil {
					return nil, err
				}
				response, err := httpClient.Do(request)
				if err != nil {
					return nil, err
				}
				body, err := io.ReadAll(response.Body)
				if err = errors.Join(err, response.Body.Close()); err != nil {
					return nil, err
				}
				out = append(out, string(body))
			}
		}
	}
	slices.Sort(out)
	return out, nil
}

// expect waits until clients of a Service in a cluster reach exactly the servers of some clusters.
func (n endpoints) expect(f *fixture, cluster, service string, want ...string) {
	f.Helper()
	f.eventually(fmt.Sprintf("a client of %s in %s reaches %v", service, cluster, want), func(ctx context.Context) error {
		got, err := n.answers(ctx, f, cluster, service)
		if err == nil && !slices.Equal(got, want) {
			err = fmt.Errorf("it reaches %v", got)
		}
		return err
	})
}

func serviceDataPath(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	f.createYAML(fmt.Sprintf(serviceKinds, f.ns))
	f.createYAML(echoPath)
	network := endpoints{}
	// The EndpointSlices have the same name in both clusters.
	slice := network.serve(f, member1, "198.51.100.1")
	network.serve(f, member2, "198.51.100.2")
	expect := func(want ...string) {
		t.Helper()
		network.expect(f, member3, "derived-echo", want...)
	}
	expect(member1, member2)
	// A cluster without endpoints gets no requests.
	changeIn(f, e.Members[member1].Client, slice, func(s *discoveryv1.EndpointSlice) { s.Endpoints[0].Conditions.Ready = new(false) })
	expect(member2)
	changeIn(f, e.Members[member1].Client, slice, func(s *discoveryv1.EndpointSlice) { s.Endpoints[0].Conditions.Ready = new(true) })
	expect(member1, member2)
	f.checkRoutes(slice)
	if err := e.Members[member1].Client.Delete(t.Context(), slice); err != nil {
		t.Fatal(err)
	}
	expect(member2)
}

// echoIngress is a MultiClusterIngress to the exported Service.
const echoIngress = `
apiVersion: networking.karmada.io/v1alpha1
kind: MultiClusterIngress
metadata: {name: echo}
spec:
  rules:
  - host: echo.example.com
    http: {paths: [{path: /, pathType: Prefix, backend: {service: {name: echo, port: {number: 80}}}}]}
`

// checkRoutes creates a MultiClusterIngress to the exported Service, whose endpoint in member1 becomes not ready and ready again.
func (f *fixture) checkRoutes(slice *discoveryv1.EndpointSlice) {
	f.Helper()
	f.createYAML(echoIngress)
	f.expectBackends(map[string]string{member1: "echo", member2: "echo", member3: "derived-echo"})
	first := f.e.Members[member1].Client
	changeIn(f, first, slice, func(s *discoveryv1.EndpointSlice) { s.Endpoints[0].Conditions.Ready = new(false) })
	f.expectBackends(map[string]string{member1: "", member2: "echo", member3: "derived-echo"})
	changeIn(f, first, slice, func(s *discoveryv1.EndpointSlice) { s.Endpoints[0].Conditions.Ready = new(true) })
	f.expectBackends(map[string]string{member1: "echo", member2: "echo", member3: "derived-echo"})
	f.remove(&networkingv1alpha1.MultiClusterIngress{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "echo"}})
	f.waitOnlyIn(&networkingv1.Ingress{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "echo"}})
}

// expectBackends waits until the Ingress of each cluster leads to a Service, or to none if the name is empty.
func (f *fixture) expectBackends(want map[string]string) {
	f.Helper()
	f.eventually(fmt.Sprintf("the Ingresses lead to %v", want), func(ctx context.Context) error {
		got := map[string]string{}
		for cluster := range want {
			var i networkingv1.Ingress
			if err := f.e.Members[cluster].Client.Get(ctx, client.ObjectKey{Namespace: f.ns, Name: "echo"}, &i); err != nil {
				return err
			}
			if got[cluster] = ""; i.Spec.Rules[0].HTTP != nil {
				got[cluster] = i.Spec.Rules[0].HTTP.Paths[0].Backend.Service.Name
			}
		}
		if !maps.Equal(got, want) {
			return fmt.Errorf("they lead to %v", got)
		}
		return nil
	})
}

// serviceOutage changes the readiness of the endpoints of a Service in all clusters, stops one of the clusters and restarts the
// control plane. Only ready endpoints of healthy clusters are used, and nothing is deleted. A ServiceImport, a MultiClusterService
// and a MultiClusterIngress lead to the Service.
func serviceOutage(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	f.createYAML(fmt.Sprintf(serviceKinds, f.ns))
	f.createYAML(echoPath)
	f.createYAML(sharedEcho)
	network := endpoints{}
	all := map[string]*discoveryv1.EndpointSlice{
		member1: network.serve(f, member1, "198.51.100.1"), member2: network.serve(f, member2, "198.51.100.2"),
	}
	expect := func(want ...string) {
		t.Helper()
		for _, service := range []string{"derived-echo", "echo"} {
			network.expect(f, member3, service, want...)
		}
	}
	setReady := func(cluster string, ready bool) {
		t.Helper()
		changeIn(f, e.Members[cluster].Client, all[cluster], func(s *discoveryv1.EndpointSlice) {
			s.Endpoints[0].Conditions.Ready = new(ready)
		})
	}
	expect(member1, member2)
	before := f.uidsOfImported(member3)
	f.createYAML(echoIngress)
	everywhere := map[string]string{member1: "echo", member2: "echo", member3: "echo"}
	f.expectBackends(everywhere)

	// First one cluster has no endpoints, then no cluster has. Without ready endpoints anywhere, no route is better than another.
	setReady(member1, false)
	expect(member2)
	f.expectBackends(map[string]string{member1: "", member2: "echo", member3: "echo"})
	setReady(member2, false)
	expect()
	f.expectBackends(everywhere)
	setReady(member1, true)
	setReady(member2, true)
	expect(member1, member2)

	f.setIngressAddress(member1, "192.0.2.1")
	f.setIngressAddress(member2, "192.0.2.2")
	f.expectIngressAddresses("192.0.2.1", "192.0.2.2")
	start := f.stopMember(member2)
	expect(member1)
	f.expectIngressAddresses("192.0.2.1")
	if err := errors.Join(e.StopControlPlane(), e.Restart()); err != nil {
		t.Fatal(err)
	}
	f.waitReady(member2, false)
	expect(member1)
	f.expectIngressAddresses("192.0.2.1")
	start()
	expect(member1, member2)
	f.expectIngressAddresses("192.0.2.1", "192.0.2.2")
	f.expectBackends(everywhere)
	if after := f.uidsOfImported(member3); !maps.Equal(before, after) || len(after) != 4 {
		t.Errorf("EndpointSlices were recreated: %v, before %v", after, before)
	}

	// The third cluster, in Pull mode, provides endpoints, too.
	shared := &networkingv1alpha1.MultiClusterService{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "echo"}}
	change(f, shared, func(s *networkingv1alpha1.MultiClusterService) {
		s.Spec.ProviderClusters = append(s.Spec.ProviderClusters, networkingv1alpha1.ClusterSelector{Name: member3})
		s.Spec.ConsumerClusters = append(s.Spec.ConsumerClusters, networkingv1alpha1.ClusterSelector{Name: member1})
	})
	network.serve(f, member3, "198.51.100.3")
	network.expect(f, member1, "echo", member1, member2, member3)
	of := metav1.ObjectMeta{Namespace: f.ns, Name: "echo"}
	f.remove(&networkingv1alpha1.MultiClusterIngress{ObjectMeta: of}, shared)
	f.waitOnlyIn(&networkingv1.Ingress{ObjectMeta: of})
	network.expect(f, member1, "echo", member1)
	network.expect(f, member3, "echo", member3)
	network.expect(f, member3, "derived-echo", member1, member2) // the ServiceExport still requests them
}

// uidsOfImported returns the UIDs of the EndpointSlices of the Service echo that a cluster has from others, by name.
func (f *fixture) uidsOfImported(cluster string) map[string]types.UID {
	f.Helper()
	out := map[string]types.UID{}
	for _, service := range []string{"derived-echo", "echo"} {
		all, err := f.slicesOf(f.Context(), f.e.Members[cluster].Client, service)
		if err != nil {
			f.Fatal(err)
		}
		for name, s := range all {
			out[name] = s.UID
		}
	}
	return out
}

// setIngressAddress sets the address of the load balancer of the Ingress echo in a member.
func (f *fixture) setIngressAddress(cluster, ip string) {
	f.Helper()
	i := &networkingv1.Ingress{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "echo"}}
	in := f.e.Members[cluster].Client
	f.eventually("the status of the Ingress in "+cluster+" is written", func(ctx context.Context) error {
		if err := in.Get(ctx, client.ObjectKeyFromObject(i), i); err != nil {
			return err
		}
		i.Status.LoadBalancer.Ingress = []networkingv1.IngressLoadBalancerIngress{{IP: ip}}
		return in.Status().Update(ctx, i)
	})
}

// expectIngressAddresses waits until the MultiClusterIngress echo shows these addresses.
func (f *fixture) expectIngressAddresses(want ...string) {
	f.Helper()
	f.eventually(fmt.Sprintf("the MultiClusterIngress shows the addresses %v", want), func(ctx context.Context) error {
		var i networkingv1alpha1.MultiClusterIngress
		if err := f.e.Control.Get(ctx, client.ObjectKey{Namespace: f.ns, Name: "echo"}, &i); err != nil {
			return err
		}
		var got []string
		for _, a := range i.Status.LoadBalancer.Ingress {
			got = append(got, a.IP)
		}
		if !slices.Equal(got, want) {
			return fmt.Errorf("it shows %v", got)
		}
		return nil
	})
}

// sharedIngress is a MultiClusterIngress to the Service of a MultiClusterService.
const sharedIngress = `
apiVersion: networking.karmada.io/v1alpha1
kind: MultiClusterIngress
metadata: {name: nginx-mci}
spec:
  template:
    spec:
      rules:
      - host: nginx.example.com
        http: {paths: [{path: /, pathType: Prefix, backend: {service: {name: nginx-mcs, port: {number: 80}}}}]}
`

// checkIngress creates a MultiClusterIngress to a Service in clusters, and deletes it.
func (f *fixture) checkIngress(clusters ...string) {
	f.Helper()
	f.createYAML(sharedIngress)
	routed := &networkingv1.Ingress{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "nginx-mci"}}
	f.waitOnlyIn(routed, clusters...)
	first := f.e.Members[clusters[0]].Client
	if err := first.Get(f.Context(), client.ObjectKeyFromObject(routed), routed); err != nil {
		f.Fatal(err)
	}
	if rules := routed.Spec.Rules; len(rules) != 1 || rules[0].HTTP.Paths[0].Backend.Service.Name != "nginx-mcs" {
		f.Errorf("rules of the Ingress: %+v", rules)
	}
	routed.Status.LoadBalancer.Ingress = []networkingv1.IngressLoadBalancerIngress{{IP: "192.0.2.1"}}
	if err := first.Status().Update(f.Context(), routed); err != nil {
		f.Fatal(err)
	}
	shared := &networkingv1alpha1.MultiClusterIngress{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "nginx-mci"}}
	f.eventually("the MultiClusterIngress shows the address", func(ctx context.Context) error {
		if err := f.e.Control.Get(ctx, client.ObjectKeyFromObject(shared), shared); err != nil {
			return err
		}
		if all := shared.Status.LoadBalancer.Ingress; len(all) != 1 || all[0].IP != "192.0.2.1" {
			return fmt.Errorf("addresses %+v", all)
		}
		return nil
	})
	f.remove(shared)
	f.waitOnlyIn(routed)
}

// federatedQuota creates many workloads at once, and restarts the control plane meanwhile: exactly those within the quota are scheduled.
func federatedQuota(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	const workloads, allowed = 50, 20
	q := &policyv1alpha1.FederatedResourceQuota{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "limit"}}
	q.Spec.Overall = corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("200m")} // of 10m each
	q.Spec.StaticAssignments = []policyv1alpha1.StaticClusterAssignment{{
		ClusterName: member1, Hard: corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("100m")},
	}}
	f.create(q)
	f.waitOnlyIn(&corev1.ResourceQuota{ObjectMeta: q.ObjectMeta}, member1)
	f.create(f.policy("all", []string{member2}, labeled("apps/v1", "Deployment", map[string]string{"limited": "true"})))
	var wg sync.WaitGroup
	errs := make([]error, workloads)
	for i := range workloads {
		d := f.deployment(fmt.Sprintf("web-%d", i), 1)
		d.Labels["limited"] = "true"
		d.Spec.Template.Spec.Containers[0].Resources.Requests = corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("10m")}
		wg.Go(func() { errs[i] = e.Control.Create(t.Context(), d) })
	}
	wg.Wait()
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
	f.waitScheduled("the first workloads are scheduled", allowed, func(scheduled, _ int) bool { return scheduled > 0 })
	if err := errors.Join(e.StopControlPlane(), e.Restart()); err != nil {
		t.Fatal(err)
	}
	done := func(scheduled, exceeded int) bool { return scheduled == allowed && exceeded == workloads-allowed }
	names := f.waitScheduled("as many workloads as the quota allows are scheduled, the others exceed it", allowed, done)
	f.waitQuotaUsed(q, "200m")
	// A deleted workload frees its share for another one.
	gone := f.deployment(names[0], 1)
	f.remove(gone)
	f.waitPropagationDeleted("Deployment", gone.Name)
	f.waitScheduled("another workload is scheduled", allowed, func(scheduled, exceeded int) bool {
		return scheduled == allowed && exceeded == workloads-allowed-1
	})
	f.waitQuotaUsed(q, "200m")
}

// waitScheduled waits for the wanted numbers of workloads that are scheduled or exceed a quota. It returns the names of the
// scheduled ones. It fails as soon as more than the allowed number is scheduled.
func (f *fixture) waitScheduled(what string, allowed int, done func(scheduled, exceeded int) bool) (scheduled []string) {
	f.Helper()
	f.eventually(what, func(ctx context.Context) error {
		var list workv1alpha2.ResourceBindingList
		if err := f.e.Control.List(ctx, &list, client.InNamespace(f.ns)); err != nil {
			return err
		}
		exceeded := 0
		scheduled = nil
		for i := range list.Items {
			b := &list.Items[i]
			if len(b.Spec.Clusters) > 0 {
				scheduled = append(scheduled, b.Spec.Resource.Name)
				continue
			}
			c := meta.FindStatusCondition(b.Status.Conditions, workv1alpha2.Scheduled)
			if c != nil && c.Reason == workv1alpha2.BindingReasonQuotaExceeded {
				exceeded++
			}
		}
		if len(scheduled) > allowed {
			f.Fatalf("%d workloads are scheduled, more than the limit of %d", len(scheduled), allowed)
		}
		if !done(len(scheduled), exceeded) {
			return fmt.Errorf("%d are scheduled, %d exceed the quota", len(scheduled), exceeded)
		}
		return nil
	})
	return scheduled
}

// waitQuotaUsed waits until the status of a quota shows the usage of CPUs.
func (f *fixture) waitQuotaUsed(q *policyv1alpha1.FederatedResourceQuota, cpus string) {
	f.Helper()
	f.eventually("the quota shows the usage "+cpus, func(ctx context.Context) error {
		if err := f.e.Control.Get(ctx, client.ObjectKeyFromObject(q), q); err != nil {
			return err
		}
		if used := q.Status.OverallUsed[corev1.ResourceCPU]; used.String() != cpus || len(q.Status.AggregatedStatus) != 1 {
			return fmt.Errorf("status %+v", q.Status)
		}
		return nil
	})
}
