// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	utilyaml "k8s.io/apimachinery/pkg/util/yaml"
	"sigs.k8s.io/controller-runtime/pkg/client"

	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// serviceKinds propagates the kinds of the Multi-Cluster Services API to all members.
const serviceKinds = `
apiVersion: policy.karmada.io/v1alpha1
kind: ClusterPropagationPolicy
metadata: {name: %s-service-kinds}
spec:
  resourceSelectors:
  - {apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, name: serviceexports.multicluster.x-k8s.io}
  - {apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, name: serviceimports.multicluster.x-k8s.io}
  placement: {clusterAffinity: {clusterNames: [member1, member2, member3]}}
`

// exportedNginx is a Deployment with a Service in two clusters, which both export and one imports.
const exportedNginx = `
apiVersion: v1
kind: Service
metadata: {name: nginx-service}
spec:
  ports: [{port: 80, targetPort: 80}]
  selector: {app: nginx}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: nginx-propagation}
spec:
  resourceSelectors:
  - {apiVersion: apps/v1, kind: Deployment, name: nginx}
  - {apiVersion: v1, kind: Service, name: nginx-service}
  placement:
    clusterAffinity: {clusterNames: [member1, member2]}
    replicaScheduling:
      replicaDivisionPreference: Weighted
      replicaSchedulingType: Divided
      weightPreference:
        staticWeightList:
        - {targetCluster: {clusterNames: [member1]}, weight: 1}
        - {targetCluster: {clusterNames: [member2]}, weight: 1}
---
apiVersion: multicluster.x-k8s.io/v1alpha1
kind: ServiceExport
metadata: {name: nginx-service}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: serve-export-policy}
spec:
  resourceSelectors: [{apiVersion: multicluster.x-k8s.io/v1alpha1, kind: ServiceExport, name: nginx-service}]
  placement: {clusterAffinity: {clusterNames: [member1, member2]}}
---
apiVersion: multicluster.x-k8s.io/v1alpha1
kind: ServiceImport
metadata: {name: nginx-service}
spec:
  type: ClusterSetIP
  ports: [{port: 80, protocol: TCP}]
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: serve-import-policy}
spec:
  resourceSelectors: [{apiVersion: multicluster.x-k8s.io/v1alpha1, kind: ServiceImport, name: nginx-service}]
  placement: {clusterAffinity: {clusterNames: [member1]}}
`

// createYAML creates the objects of a YAML text. Namespaced objects are created in the namespace of the scenario.
func (f *fixture) createYAML(text string) {
	f.Helper()
	decoder := utilyaml.NewYAMLOrJSONDecoder(bytes.NewReader([]byte(text)), len(text))
	for {
		o := &unstructured.Unstructured{}
		err := decoder.Decode(&o.Object)
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			f.Fatal(err)
		}
		if strings.HasPrefix(o.GetKind(), "Cluster") {
			f.createForAll(o)
			continue
		}
		o.SetNamespace(f.ns)
		f.create(o)
	}
}

// slicesOf returns the EndpointSlices of a Service in the namespace of the scenario in a cluster, by name.
func (f *fixture) slicesOf(ctx context.Context, in client.Client, service string) (map[string]discoveryv1.EndpointSlice, error) {
	var list discoveryv1.EndpointSliceList
	err := in.List(ctx, &list, client.InNamespace(f.ns), client.MatchingLabels{discoveryv1.LabelServiceName: service})
	out := map[string]discoveryv1.EndpointSlice{}
	for _, s := range list.Items {
		out[s.Name] = s
	}
	return out, err
}

// addresses returns the ready addresses of EndpointSlices, sorted.
func addresses(all map[string]discoveryv1.EndpointSlice) (out []string) {
	for _, s := range all {
		for _, e := range s.Endpoints {
			if e.Conditions.Ready == nil || *e.Conditions.Ready {
				out = append(out, e.Addresses...)
			}
		}
	}
	slices.Sort(out)
	return out
}

// dispatchedSlice reports whether an EndpointSlice came from another cluster.
func dispatchedSlice(s *discoveryv1.EndpointSlice) bool {
	return s.Labels[discoveryv1.LabelManagedBy] == names.DispatchedBy
}

// ownSlices returns the EndpointSlices of a Service that a member created itself, by cluster. Each cluster must have some.
func (f *fixture) ownSlices(
	ctx context.Context, service string, clusters ...string,
) (map[string]map[string]discoveryv1.EndpointSlice, error) {
	out := map[string]map[string]discoveryv1.EndpointSlice{}
	for _, cluster := range clusters {
		all, err := f.slicesOf(ctx, f.e.Members[cluster].Client, service)
		if err != nil {
			return nil, err
		}
		maps.DeleteFunc(all, func(_ string, s discoveryv1.EndpointSlice) bool { return dispatchedSlice(&s) })
		if len(all) == 0 {
			return nil, fmt.Errorf("%s has no EndpointSlices of its own", cluster)
		}
		out[cluster] = all
	}
	return out, nil
}

// waitImported waits until a member has exactly the imported EndpointSlices of the exporting clusters.
func (f *fixture) waitImported(importer, service string, exporters ...string) {
	f.Helper()
	f.eventually(fmt.Sprintf("%s imports %s from %v", importer, service, exporters), func(ctx context.Context) error {
		own, err := f.ownSlices(ctx, service, exporters...)
		if err != nil {
			return err
		}
		want := map[string][]string{}
		for cluster, all := range own {
			ready := addresses(all)
			if len(ready) == 0 {
				return fmt.Errorf("%s has no ready endpoints", cluster)
			}
			for name, s := range all {
				want[names.ImportedSlice(cluster, name)] = addresses(map[string]discoveryv1.EndpointSlice{name: s})
			}
		}
		got, err := f.slicesOf(ctx, f.e.Members[importer].Client, names.DerivedPrefix+service)
		if err != nil {
			return err
		}
		if len(got) != len(want) {
			return fmt.Errorf("it has %v, want %v", slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)))
		}
		for name, ready := range want {
			s, ok := got[name]
			if !ok || !slices.Equal(addresses(map[string]discoveryv1.EndpointSlice{name: s}), ready) {
				return fmt.Errorf("%s has %v, want %v", name, s.Endpoints, ready)
			}
			if by := s.Labels[discoveryv1.LabelManagedBy]; by != names.ImportedBy {
				return fmt.Errorf("%s is managed by %s", name, by)
			}
		}
		return nil
	})
}

func exportedService(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	f.createYAML(fmt.Sprintf(serviceKinds, f.ns))
	d := f.deployment("nginx", 2)
	f.create(d)
	f.createYAML(exportedNginx)
	f.waitImported(member1, "nginx-service", member1, member2)

	derived := &corev1.Service{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "derived-nginx-service"}}
	f.waitOnlyIn(derived, member1)
	if err := e.Members[member1].Client.Get(t.Context(), client.ObjectKeyFromObject(derived), derived); err != nil {
		t.Fatal(err)
	}
	if len(derived.Spec.Ports) != 1 || derived.Spec.Ports[0].Port != 80 || derived.Spec.ClusterIP == "" || len(derived.Spec.Selector) > 0 {
		t.Errorf("derived service: %+v", derived.Spec)
	}
	export := &multiclusterv1alpha1.ServiceExport{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "nginx-service"}}
	imported := &multiclusterv1alpha1.ServiceImport{ObjectMeta: export.ObjectMeta}
	f.eventually("the statuses show both clusters", func(ctx context.Context) error {
		if err := errors.Join(e.Control.Get(ctx, client.ObjectKeyFromObject(export), export),
			e.Control.Get(ctx, client.ObjectKeyFromObject(imported), imported)); err != nil {
			return err
		}
		if !meta.IsStatusConditionTrue(export.Status.Conditions, "Valid") ||
			!meta.IsStatusConditionFalse(export.Status.Conditions, "Conflict") || len(imported.Status.Clusters) != 2 {
			return fmt.Errorf("conditions %+v, clusters %+v", export.Status.Conditions, imported.Status.Clusters)
		}
		return nil
	})
	change(f, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 6 })
	f.waitDivided(d, map[string]int32{member1: 3, member2: 3})
	f.waitImported(member1, "nginx-service", member1, member2)

	f.remove(export)
	f.eventually("no EndpointSlice is imported", func(ctx context.Context) error {
		for _, in := range []client.Client{e.Control, e.Members[member1].Client} {
			if left, err := f.slicesOf(ctx, in, derived.Name); err != nil || len(left) > 0 {
				return fmt.Errorf("left: %v, %w", slices.Sorted(maps.Keys(left)), err)
			}
		}
		return f.noReports(ctx)
	})
	own, err := f.ownSlices(t.Context(), "nginx-service", member1, member2)
	if err != nil || len(own[member1]) == 0 || len(own[member2]) == 0 {
		t.Errorf("EndpointSlices of the members: %v, %v", own, err)
	}
	f.remove(imported)
	f.waitOnlyIn(derived)
}

// noReports returns an error if a Work of the namespace of the scenario holds an EndpointSlice or a request for some.
func (f *fixture) noReports(ctx context.Context) error {
	for _, label := range []string{names.EndpointSliceNamespace, names.MultiClusterServiceNamespace} {
		var works workv1alpha1.WorkList
		if err := f.e.Control.List(ctx, &works, client.MatchingLabels{label: f.ns}); err != nil {
			return err
		}
		for _, w := range works.Items {
			return fmt.Errorf("work %s/%s exists with finalizers %v", w.Namespace, w.Name, w.Finalizers)
		}
	}
	return nil
}

// sharedNginx is the Service of a MultiClusterService.
const sharedNginx = `
apiVersion: v1
kind: Service
metadata: {name: nginx-mcs}
spec:
  ports: [{name: http, port: 80, targetPort: 8080}, {name: metrics, port: 9090}]
  selector: {app: nginx}
---
apiVersion: networking.karmada.io/v1alpha1
kind: MultiClusterService
metadata: {name: nginx-mcs}
spec:
  types: [CrossCluster]
  consumerClusters: [{name: member1}, {name: member2}]
  providerClusters: [{name: member1}, {name: member2}]
  ports: [{name: http, port: 80, targetPort: 8080}]
`

func multiClusterService(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	d := f.deployment("nginx", 2)
	f.create(d, f.dividing("nginx", []string{member1, member2}, named("apps/v1", "Deployment", "nginx")))
	f.createYAML(sharedNginx)
	service := &networkingv1alpha1.MultiClusterService{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "nginx-mcs"}}
	f.waitDispatched(service.Name, map[string][]string{member1: {member2}, member2: {member1}})
	f.waitServiceConditions(service)

	// Another consumer gets the endpoints of both providers. A restart changes nothing.
	change(f, service, func(s *networkingv1alpha1.MultiClusterService) {
		s.Spec.ConsumerClusters = append(s.Spec.ConsumerClusters, networkingv1alpha1.ClusterSelector{Name: member3})
	})
	all := map[string][]string{member1: {member2}, member2: {member1}, member3: {member1, member2}}
	f.waitDispatched(service.Name, all)
	before := f.uidsOfSlices(service.Name)
	if err := errors.Join(e.StopControlPlane(), e.Restart()); err != nil {
		t.Fatal(err)
	}
	change(f, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 4 })
	f.waitDivided(d, map[string]int32{member1: 2, member2: 2})
	f.waitDispatched(service.Name, all)
	if after := f.uidsOfSlices(service.Name); !maps.Equal(before, after) {
		t.Errorf("EndpointSlices were recreated by a restart: %v, before %v", after, before)
	}

	f.checkIngress(member1, member2, member3)
	change(f, service, func(s *networkingv1alpha1.MultiClusterService) {
		s.Spec.ProviderClusters = []networkingv1alpha1.ClusterSelector{{Name: member1}}
	})
	f.waitDispatched(service.Name, map[string][]string{member1: nil, member2: {member1}, member3: {member1}})
	f.remove(service)
	f.waitDispatched(service.Name, map[string][]string{member1: nil, member2: nil, member3: nil})
	f.eventually("nothing of the MultiClusterService is left", func(ctx context.Context) error {
		if err := expectNotFound("the MultiClusterService", e.Control.Get(ctx, client.ObjectKeyFromObject(service), service)); err != nil {
			return err
		}
		return f.noReports(ctx)
	})
	template := &corev1.Service{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: "nginx-mcs"}}
	f.waitOnlyIn(template, member1, member2, member3) // until the template is deleted or a policy claims it
	f.remove(template)
	f.waitOnlyIn(template)
	f.waitPropagationDeleted("Service", "nginx-mcs")
}

// waitDispatched waits until each consumer has exactly the EndpointSlices of its source clusters, with the exposed port.
func (f *fixture) waitDispatched(service string, sources map[string][]string) {
	f.Helper()
	f.eventually(fmt.Sprintf("the EndpointSlices of %s are dispatched: %v", service, sources), func(ctx context.Context) error {
		for consumer, clusters := range sources {
			own, err := f.ownSlices(ctx, service, clusters...)
			if err != nil {
				return err
			}
			want := map[string][]string{}
			for cluster, all := range own {
				for name, s := range all {
					want[names.DispatchedSlice(cluster, name)] = addresses(map[string]discoveryv1.EndpointSlice{name: s})
				}
			}
			got, err := f.slicesOf(ctx, f.e.Members[consumer].Client, service)
			if err != nil {
				return err
			}
			maps.DeleteFunc(got, func(_ string, s discoveryv1.EndpointSlice) bool { return !dispatchedSlice(&s) })
			if len(got) != len(want) {
				return fmt.Errorf("%s has %v, want %v", consumer, slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)))
			}
			for name, ready := range want {
				s := got[name]
				if a := addresses(map[string]discoveryv1.EndpointSlice{name: s}); len(ready) == 0 || !slices.Equal(a, ready) {
					return fmt.Errorf("%s in %s has %v, want %v", name, consumer, a, ready)
				}
				if len(s.Ports) != 1 || *s.Ports[0].Name != "http" || *s.Ports[0].Port != 8080 {
					return fmt.Errorf("%s in %s has the ports %+v", name, consumer, s.Ports)
				}
			}
		}
		return nil
	})
}

func (f *fixture) waitServiceConditions(service *networkingv1alpha1.MultiClusterService) {
	f.Helper()
	f.eventually("the conditions of the MultiClusterService", func(ctx context.Context) error {
		if err := f.e.Control.Get(ctx, client.ObjectKeyFromObject(service), service); err != nil {
			return err
		}
		c := service.Status.Conditions
		if !meta.IsStatusConditionTrue(c, networkingv1alpha1.MCSServiceAppliedConditionType) ||
			!meta.IsStatusConditionTrue(c, networkingv1alpha1.EndpointSliceDispatched) ||
			!meta.IsStatusConditionTrue(c, networkingv1alpha1.EndpointsReady) {
			return fmt.Errorf("conditions: %+v", c)
		}
		return nil
	})
}

// uidsOfSlices returns the UIDs of the dispatched EndpointSlices of a Service in all members.
func (f *fixture) uidsOfSlices(service string) map[string]types.UID {
	f.Helper()
	out := map[string]types.UID{}
	for name, m := range f.e.Members {
		all, err := f.slicesOf(f.Context(), m.Client, service)
		if err != nil {
			f.Fatal(err)
		}
		for _, s := range all {
			if dispatchedSlice(&s) {
				out[name+"/"+s.Name] = s.UID
			}
		}
	}
	return out
}
