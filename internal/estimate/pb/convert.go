// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package pb

import (
	"fmt"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate/demand"
)

// EncodeRequirements converts the requirements of a replica to a message. Nil stays nil.
func EncodeRequirements(r *workv1alpha2.ReplicaRequirements) (*ReplicaRequirements, error) {
	if r == nil {
		return nil, nil
	}
	claim, err := encodeClaim(r.NodeClaim)
	if err != nil {
		return nil, err
	}
	request, err := encodeRequest(r.ResourceRequest)
	if err != nil {
		return nil, err
	}
	return &ReplicaRequirements{
		NodeClaim: claim, Namespace: r.Namespace, PriorityClassName: r.PriorityClassName, ResourceRequestBytes: request,
	}, nil
}

// EncodeComponents converts the components of a workload to messages.
func EncodeComponents(components []workv1alpha2.Component) ([]*Component, error) {
	out := make([]*Component, 0, len(components))
	for i := range components {
		c := &components[i]
		m := &Component{Name: c.Name, Replicas: c.Replicas}
		if r := c.ReplicaRequirements; r != nil {
			claim, err := encodeClaim(r.NodeClaim)
			if err != nil {
				return nil, fmt.Errorf("component %s: %w", c.Name, err)
			}
			request, err := encodeRequest(r.ResourceRequest)
			if err != nil {
				return nil, fmt.Errorf("component %s: %w", c.Name, err)
			}
			m.ReplicaRequirements = &ComponentReplicaRequirements{
				NodeClaim: claim, PriorityClassName: r.PriorityClassName, ResourceRequestBytes: request,
			}
		}
		out = append(out, m)
	}
	return out, nil
}

// EncodeAssumed converts assumed workloads to messages.
func EncodeAssumed(workloads []demand.Assumed) ([]*AssumedWorkload, error) {
	out := make([]*AssumedWorkload, 0, len(workloads))
	for i := range workloads {
		components, err := EncodeComponents(workloads[i].Components)
		if err != nil {
			return nil, fmt.Errorf("assumed workload in namespace %s: %w", workloads[i].Namespace, err)
		}
		out = append(out, &AssumedWorkload{Namespace: workloads[i].Namespace, Components: components})
	}
	return out, nil
}

func encodeClaim(c *workv1alpha2.NodeClaim) (*NodeClaim, error) {
	if c == nil {
		return nil, nil
	}
	m := &NodeClaim{NodeSelector: c.NodeSelector}
	if c.HardNodeAffinity != nil {
		raw, err := c.HardNodeAffinity.Marshal()
		if err != nil {
			return nil, fmt.Errorf("encode node affinity: %w", err)
		}
		m.NodeAffinityBytes = raw
	}
	for i := range c.Tolerations {
		raw, err := c.Tolerations[i].Marshal()
		if err != nil {
			return nil, fmt.Errorf("encode toleration: %w", err)
		}
		m.TolerationsBytes = append(m.TolerationsBytes, raw)
	}
	return m, nil
}

func encodeRequest(list corev1.ResourceList) (map[string][]byte, error) {
	if len(list) == 0 {
		return nil, nil
	}
	out := make(map[string][]byte, len(list))
	for name, q := range list {
		raw, err := q.Marshal()
		if err != nil {
			return nil, fmt.Errorf("encode request of %s: %w", name, err)
		}
		out[string(name)] = raw
	}
	return out, nil
}

// DecodeRequirements converts a message to the requirements of a replica. Nil stays nil; invalid bytes are an error.
func DecodeRequirements(m *ReplicaRequirements) (*workv1alpha2.ReplicaRequirements, error) {
	if m == nil {
		return nil, nil
	}
	claim, err := decodeClaim(m.NodeClaim)
	if err != nil {
		return nil, err
	}
	request, err := decodeRequest(m.ResourceRequestBytes)
	if err != nil {
		return nil, err
	}
	return &workv1alpha2.ReplicaRequirements{
		NodeClaim: claim, Namespace: m.Namespace, PriorityClassName: m.PriorityClassName, ResourceRequest: request,
	}, nil
}

// DecodeComponents converts messages to the components of a workload.
func DecodeComponents(messages []*Component) ([]workv1alpha2.Component, error) {
	out := make([]workv1alpha2.Component, 0, len(messages))
	for _, m := range messages {
		c := workv1alpha2.Component{Name: m.GetName(), Replicas: m.GetReplicas()}
		if r := m.GetReplicaRequirements(); r != nil {
			claim, err := decodeClaim(r.NodeClaim)
			if err != nil {
				return nil, fmt.Errorf("component %s: %w", c.Name, err)
			}
			request, err := decodeRequest(r.ResourceRequestBytes)
			if err != nil {
				return nil, fmt.Errorf("component %s: %w", c.Name, err)
			}
			c.ReplicaRequirements = &workv1alpha2.ComponentReplicaRequirements{
				NodeClaim: claim, PriorityClassName: r.PriorityClassName, ResourceRequest: request,
			}
		}
		out = append(out, c)
	}
	return out, nil
}

// DecodeAssumed converts messages to assumed workloads.
func DecodeAssumed(messages []*AssumedWorkload) ([]demand.Assumed, error) {
	out := make([]demand.Assumed, 0, len(messages))
	for _, m := range messages {
		components, err := DecodeComponents(m.GetComponents())
		if err != nil {
			return nil, fmt.Errorf("assumed workload in namespace %s: %w", m.GetNamespace(), err)
		}
		out = append(out, demand.Assumed{Namespace: m.GetNamespace(), Components: components})
	}
	return out, nil
}

func decodeClaim(m *NodeClaim) (*workv1alpha2.NodeClaim, error) {
	if m == nil {
		return nil, nil
	}
	c := &workv1alpha2.NodeClaim{NodeSelector: m.NodeSelector}
	if len(m.NodeAffinityBytes) > 0 {
		c.HardNodeAffinity = &corev1.NodeSelector{}
		if err := c.HardNodeAffinity.Unmarshal(m.NodeAffinityBytes); err != nil {
			return nil, fmt.Errorf("decode node affinity: %w", err)
		}
	}
	for _, raw := range m.TolerationsBytes {
		var t corev1.Toleration
		if err := t.Unmarshal(raw); err != nil {
			return nil, fmt.Errorf("decode toleration: %w", err)
		}
		c.Tolerations = append(c.Tolerations, t)
	}
	return c, nil
}

func decodeRequest(m map[string][]byte) (corev1.ResourceList, error) {
	if len(m) == 0 {
		return nil, nil
	}
	list := make(corev1.ResourceList, len(m))
	for name, raw := range m {
		var q resource.Quantity
		if err := q.Unmarshal(raw); err != nil {
			return nil, fmt.Errorf("decode request of %s: %w", name, err)
		}
		list[corev1.ResourceName(name)] = q
	}
	return list, nil
}
