// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"

	networkingv1 "k8s.io/api/networking/v1"
	"k8s.io/apimachinery/pkg/runtime"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
	"karmada.io/karmada/internal/interpret/podspec"
)

var ingress = interpret.Kind{
	Reflect:      reflectIngress,
	Aggregate:    aggregateIngress,
	Healthy:      ingressHealthy,
	Dependencies: ingressDependencies,
}

func reflectIngress(_ context.Context, observed *Object) (*runtime.RawExtension, error) {
	return interpret.WholeStatus(observed)
}

func aggregateIngress(_ context.Context, template *Object, items []Item) (*Object, error) {
	var all []address[networkingv1.IngressLoadBalancerIngress]
	for _, item := range items {
		status, _, err := report[networkingv1.IngressStatus](item)
		if err != nil {
			return nil, err
		}
		for _, e := range status.LoadBalancer.Ingress {
			all = append(all, address[networkingv1.IngressLoadBalancerIngress]{entry: e, ip: e.IP, hostname: e.Hostname})
		}
	}
	return union(template, all)
}

func ingressHealthy(_ context.Context, observed *Object) (bool, error) { return hasAddress(observed) }

// ingressDependencies returns the Secrets of the certificates.
func ingressDependencies(_ context.Context, template *Object) ([]interpret.Dependency, error) {
	spec, err := field.Get[object](template.Object, "spec")
	if err != nil {
		return nil, err
	}
	refs := podspec.References{Namespace: template.GetNamespace()}
	if err := field.Each(spec, "tls", func(o object) error { return refs.Add("Secret", o, "secretName") }); err != nil {
		return nil, err
	}
	return refs.Sorted(), nil
}
