// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package podspec

import (
	"fmt"
	"maps"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret/field"
	"karmada.io/karmada/internal/machinery/quantity"
)

// Requirements returns the requirements of one pod, or nil if it has no node claim and no resource request
// (docs/contract/interpreter.md#replicas). The priority class selects quotas; alone it is not a requirement.
func Requirements(pod field.Object) (*workv1alpha2.ReplicaRequirements, error) {
	nodes, err := nodeClaim(pod)
	if err != nil {
		return nil, err
	}
	request, err := podRequest(pod)
	if err != nil {
		return nil, err
	}
	if nodes == nil && request == nil {
		return nil, nil
	}
	class, err := field.Get[string](pod, "priorityClassName")
	if err != nil {
		return nil, err
	}
	return &workv1alpha2.ReplicaRequirements{NodeClaim: nodes, ResourceRequest: request, PriorityClassName: class}, nil
}

func nodeClaim(pod field.Object) (*workv1alpha2.NodeClaim, error) {
	var claim workv1alpha2.NodeClaim
	labels, err := field.Get[field.Object](pod, "nodeSelector")
	if err != nil {
		return nil, err
	}
	for key, v := range labels {
		value, ok := v.(string)
		if !ok {
			return nil, field.Mistyped[string](v, []string{"nodeSelector", key})
		}
		if claim.NodeSelector == nil {
			claim.NodeSelector = make(map[string]string, len(labels))
		}
		claim.NodeSelector[key] = value
	}
	err = field.Each(pod, "tolerations", func(o field.Object) error {
		var toleration corev1.Toleration
		if err := runtime.DefaultUnstructuredConverter.FromUnstructured(o, &toleration); err != nil {
			return fmt.Errorf("decode: %w", err)
		}
		claim.Tolerations = append(claim.Tolerations, toleration)
		return nil
	})
	if err != nil {
		return nil, err
	}
	affinity, found, err := field.Lookup[field.Object](
		pod, "affinity", "nodeAffinity", "requiredDuringSchedulingIgnoredDuringExecution")
	if err != nil {
		return nil, err
	}
	if found {
		claim.HardNodeAffinity = new(corev1.NodeSelector)
		if err := runtime.DefaultUnstructuredConverter.FromUnstructured(affinity, claim.HardNodeAffinity); err != nil {
			return nil, fmt.Errorf("affinity.nodeAffinity: decode: %w", err)
		}
	}
	if claim.NodeSelector == nil && claim.Tolerations == nil && claim.HardNodeAffinity == nil {
		return nil, nil
	}
	return &claim, nil
}

// podRequest returns the resource request of a pod. Its containers run together, after each of the init containers has run
// alone.
func podRequest(pod field.Object) (corev1.ResourceList, error) {
	total := corev1.ResourceList{}
	err := field.Each(pod, "containers", func(container field.Object) error {
		request, err := containerRequest(container)
		for name, q := range request {
			addTo(total, name, q)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	err = field.Each(pod, "initContainers", func(container field.Object) error {
		request, err := containerRequest(container)
		for name, q := range request {
			if q.Cmp(total[name]) > 0 {
				total[name] = q
			}
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	overhead, err := quantities(pod, "overhead")
	if err != nil {
		return nil, err
	}
	for name, q := range overhead {
		addTo(total, name, q)
	}
	maps.DeleteFunc(total, func(_ corev1.ResourceName, q resource.Quantity) bool { return q.IsZero() })
	if len(total) == 0 {
		return nil, nil
	}
	return total, nil
}

func addTo(total corev1.ResourceList, name corev1.ResourceName, q resource.Quantity) {
	sum, ok := total[name]
	if !ok {
		total[name] = q
		return
	}
	sum.Add(q)
	total[name] = sum
}

// containerRequest returns the request of a container. The limit is the default of a missing request.
func containerRequest(container field.Object) (corev1.ResourceList, error) {
	requests, err := quantities(container, "resources", "requests")
	if err != nil {
		return nil, err
	}
	limits, err := quantities(container, "resources", "limits")
	if err != nil {
		return nil, err
	}
	if requests == nil {
		return limits, nil
	}
	for name, q := range limits {
		if _, ok := requests[name]; !ok {
			requests[name] = q
		}
	}
	return requests, nil
}

func quantities(o field.Object, path ...string) (corev1.ResourceList, error) {
	values, err := field.Get[field.Object](o, path...)
	if err != nil || len(values) == 0 {
		return nil, err
	}
	out := make(corev1.ResourceList, len(values))
	for name, v := range values {
		var q resource.Quantity
		switch v := v.(type) {
		case string:
			q, err = quantity.Parse(v)
		case int64:
			q = *resource.NewQuantity(v, resource.DecimalSI)
		case float64:
			q, err = quantity.Parse(fmt.Sprint(v))
		default:
			err = fmt.Errorf("want a quantity, found %s", field.TypeName(v))
		}
		if err != nil {
			return nil, fmt.Errorf("%s[%s]: %w", strings.Join(path, "."), name, err)
		}
		if q.Sign() < 0 {
			return nil, fmt.Errorf("%s[%s]: %s is negative", strings.Join(path, "."), name, q.String())
		}
		out[corev1.ResourceName(name)] = q
	}
	return out, nil
}
