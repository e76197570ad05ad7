// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package setup

import (
	"context"
	"errors"
	"fmt"
	"net"
	"slices"
	"strconv"

	corev1 "k8s.io/api/core/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/plane"
)

// maxAddresses is the number of nodes whose addresses are used if no node is labeled as one of the control plane.
const maxAddresses = 3

// locate sets the address of the API server and the node of etcd.
func (i *initialization) locate(ctx context.Context, spec plane.Spec) (plane.Spec, error) {
	var nodes corev1.NodeList
	if err := i.host.List(ctx, &nodes); err != nil {
		return spec, fmt.Errorf("list the nodes of the host cluster: %w", err)
	}
	addresses := []string{i.options.advertise}
	if i.options.advertise == "" {
		addresses = nodeAddresses(nodes.Items)
	}
	if len(addresses) == 0 {
		return spec, errors.New("no node of the host cluster has an IP address: set --karmada-apiserver-advertise-address")
	}
	spec.Endpoint.Server = "https://" + net.JoinHostPort(addresses[0], strconv.Itoa(int(spec.Endpoint.NodePort)))
	for _, a := range addresses {
		if !slices.Contains(spec.Certificates.Names, a) {
			spec.Certificates.Names = append(spec.Certificates.Names, a)
		}
	}
	etcd := spec.Components[plane.Etcd]
	if spec.Etcd.External == nil && spec.Etcd.Storage == plane.HostPath && len(etcd.NodeSelector) == 0 {
		if err := i.labelNode(ctx, nodes.Items); err != nil {
			return spec, err
		}
		etcd.NodeSelector = map[string]string{host.EtcdLabel: ""}
		spec.Components[plane.Etcd] = etcd
	}
	return spec, nil
}

// nodeAddresses returns the addresses at which clients reach the API server: those of a node of the host's control plane, otherwise
// of some nodes. Loopback addresses are never used: members could not connect.
func nodeAddresses(nodes []corev1.Node) []string {
	for _, role := range []string{"node-role.kubernetes.io/master", "node-role.kubernetes.io/control-plane"} {
		var out []string
		for _, n := range nodes {
			if _, ok := n.Labels[role]; ok {
				out = append(out, address(n)...)
			}
		}
		if len(out) > 0 {
			return out
		}
	}
	var out []string
	for _, n := range nodes {
		if len(out) < maxAddresses {
			out = append(out, address(n)...)
		}
	}
	return out
}

// address returns the first IP address of a node that others can reach.
func address(n corev1.Node) []string {
	for _, a := range n.Status.Addresses {
		if ip := net.ParseIP(a.Address); ip != nil && !ip.IsLoopback() && !ip.IsUnspecified() {
			return []string{a.Address}
		}
	}
	return nil
}

// labelNode labels the node of etcd, whose data stays on it. A node that is labeled already is kept.
func (i *initialization) labelNode(ctx context.Context, nodes []corev1.Node) error {
	for _, n := range nodes {
		if _, ok := n.Labels[host.EtcdLabel]; ok {
			return nil
		}
	}
	index := slices.IndexFunc(nodes, suitable)
	if index < 0 {
		return errors.New("no node of the host cluster is ready and without taints, for the data of etcd: " +
			"set --etcd-node-selector-labels or --etcd-storage-mode")
	}
	node := &nodes[index]
	patch := client.MergeFrom(node.DeepCopy())
	if node.Labels == nil {
		node.Labels = map[string]string{}
	}
	node.Labels[host.EtcdLabel] = ""
	if err := i.host.Patch(ctx, node, patch); err != nil {
		return fmt.Errorf("label node %s of the host cluster with %s: %w", node.Name, host.EtcdLabel, err)
	}
	return nil
}

// suitable reports whether a node is ready and schedulable.
func suitable(n corev1.Node) bool {
	ready := slices.ContainsFunc(n.Status.Conditions, func(c corev1.NodeCondition) bool {
		return c.Type == corev1.NodeReady && c.Status == corev1.ConditionTrue
	})
	return ready && !n.Spec.Unschedulable && len(n.Spec.Taints) == 0
}
