// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"slices"

	corev1 "k8s.io/api/core/v1"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/interpret/field"
)

// podSpecs holds the position of the pod spec by kind. The group is ignored, as in the contract.
var podSpecs = map[string][]string{
	"Pod":         {"spec"},
	"ReplicaSet":  {"spec", "template", "spec"},
	"Deployment":  {"spec", "template", "spec"},
	"DaemonSet":   {"spec", "template", "spec"},
	"StatefulSet": {"spec", "template", "spec"},
	"Job":         {"spec", "template", "spec"},
	"CronJob":     {"spec", "jobTemplate", "spec", "template", "spec"},
}

// The lists of containers in a pod spec.
const (
	containers          = "containers"
	initContainers      = "initContainers"
	ephemeralContainers = "ephemeralContainers"
)

// eachContainer calls visit with the containers of an object, which visit may change. Objects of other kinds have none.
func eachContainer(o *Object, lists []string, visit func(container field.Object) error) error {
	path, ok := podSpecs[o.GetKind()]
	if !ok {
		return nil
	}
	spec, err := field.Get[field.Object](o.Object, path...)
	if err != nil {
		return err
	}
	for _, list := range lists {
		if err := field.Each(spec, list, visit); err != nil {
			return err
		}
	}
	return nil
}

// overrideItems changes the list at key of one container: its command or its args.
func overrideItems(o *Object, key string, x *policyv1alpha1.CommandArgsOverrider) error {
	return eachContainer(o, []string{containers}, func(container field.Object) error {
		if container["name"] != x.ContainerName {
			return nil
		}
		items, found, err := field.Lookup[[]any](container, key)
		if err != nil {
			return err
		}
		switch x.Operator {
		case policyv1alpha1.OverriderOpAdd:
			if len(x.Value) == 0 {
				return nil // no list is created
			}
			for _, value := range x.Value {
				items = append(items, value)
			}
			container[key] = items
		case policyv1alpha1.OverriderOpRemove:
			if found {
				container[key] = slices.DeleteFunc(items, func(item any) bool {
					text, ok := item.(string)
					return ok && slices.Contains(x.Value, text)
				})
			}
		default: // rejected by the schema
		}
		return nil
	})
}

// overrideResources merges requests and limits into those of one container.
func overrideResources(o *Object, x *policyv1alpha1.ResourcesOverrider) error {
	return eachContainer(o, []string{containers, initContainers}, func(container field.Object) error {
		if container["name"] != x.ContainerName {
			return nil
		}
		resources, err := child(container, "resources")
		if err != nil {
			return err
		}
		for key, values := range map[string]corev1.ResourceList{"limits": x.Value.Limits, "requests": x.Value.Requests} {
			if len(values) == 0 {
				continue
			}
			list, err := child(resources, key)
			if err != nil {
				return err
			}
			for name, quantity := range values {
				list[string(name)] = quantity.String()
			}
		}
		return nil
	})
}

// child returns the object at key and creates it if it is missing.
func child(parent field.Object, key string) (field.Object, error) {
	value, found, err := field.Lookup[field.Object](parent, key)
	if err == nil && !found {
		value = field.Object{}
		parent[key] = value
	}
	return value, err
}
