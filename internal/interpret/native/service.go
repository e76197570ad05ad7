// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
)

var service = interpret.Kind{
	Retain:    retainService,
	Reflect:   reflectService,
	Aggregate: aggregateService,
	Healthy:   serviceHealthy,
}

// isLoadBalancer reports whether the Service has the type LoadBalancer. Services of other types have no status.
func isLoadBalancer(o *Object) (bool, error) {
	kind, err := field.Get[string](o.Object, "spec", "type")
	return kind == string(corev1.ServiceTypeLoadBalancer), err
}

// retainService keeps the IP and the health check port that the member has allocated.
func retainService(_ context.Context, desired, observed *Object) (*Object, error) {
	ip, err := field.Get[string](observed.Object, "spec", "clusterIP")
	if err != nil {
		return nil, err
	}
	if ip != "" {
		if desired, err = change(desired, ip, "spec", "clusterIP"); err != nil {
			return nil, err
		}
	}
	port, err := field.Get[int64](observed.Object, "spec", "healthCheckNodePort")
	if err != nil || port <= 0 {
		return desired, err
	}
	return change(desired, port, "spec", "healthCheckNodePort")
}

func reflectService(_ context.Context, observed *Object) (*runtime.RawExtension, error) {
	if ok, err := isLoadBalancer(observed); err != nil || !ok {
		return nil, err
	}
	balancer, err := field.Get[object](observed.Object, "status", "loadBalancer")
	if err != nil {
		return nil, err
	}
	return interpret.Raw(object{"loadBalancer": clone(balancer)})
}

func aggregateService(_ context.Context, template *Object, items []Item) (*Object, error) {
	if ok, err := isLoadBalancer(template); err != nil || !ok {
		return template, err
	}
	var all []address[corev1.LoadBalancerIngress]
	for _, item := range items {
		status, _, err := report[corev1.ServiceStatus](item)
		if err != nil {
			return nil, err
		}
		for _, e := range status.LoadBalancer.Ingress {
			if e.IP != "" && e.IPMode == nil {
				// The default of the API server. Members before Kubernetes 1.30 do not report the mode.
				mode := corev1.LoadBalancerIPModeVIP
				e.IPMode = &mode
			}
			all = append(all, address[corev1.LoadBalancerIngress]{entry: e, ip: e.IP, hostname: e.Hostname})
		}
	}
	return union(template, all)
}

func serviceHealthy(_ context.Context, observed *Object) (bool, error) {
	if ok, err := isLoadBalancer(observed); err != nil || !ok {
		return err == nil, err
	}
	return hasAddress(observed)
}
