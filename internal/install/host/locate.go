// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"net"
	"net/url"
	"slices"
	"strconv"

	corev1 "k8s.io/api/core/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/manifests"
)

const (
	// maxAddresses is the number of nodes whose addresses are used if no node is labeled as one of the control plane.
	maxAddresses = 3
	// maxFormerNames is the number of former names that the certificate of the API server keeps. The oldest are dropped.
	maxFormerNames = 20
)

// Locate sets the address of the API server, the names of its certificate and the node of etcd where the Spec needs one. Without an
// advertised address, clients reach a NodePort at nodes of the host cluster and a LoadBalancer at its address. They reach a
// ClusterIP only in the host cluster. If the type of the Service is unchanged, an installed control plane keeps an advertised
// address, or one of a node or the LoadBalancer that still exists. It also keeps former names: agents and kubeconfigs use them.
func Locate(ctx context.Context, c client.Client, spec manifests.Spec, advertise string) (manifests.Spec, error) {
	var nodes corev1.NodeList
	if err := c.List(ctx, &nodes); err != nil {
		return spec, fmt.Errorf("list the nodes of the host cluster: %w", err)
	}
	installed, err := Installed(ctx, c, spec.Namespace)
	if err != nil {
		return spec, err
	}
	var former string
	known := slices.Clone(spec.Certificates.Names)
	if installed != nil {
		known = append(known, installed.Certificates.Names...)
		if e := installed.Complete().Endpoint; e.Type == spec.Endpoint.Type {
			former = hostname(e.Server)
			if e.Advertised {
				advertise = cmp.Or(advertise, former)
			}
		}
	}
	addresses, port, err := addresses(ctx, c, spec, nodes.Items, advertise, former, known)
	if err != nil {
		return spec, err
	}
	spec.Endpoint.Advertised = advertise != ""
	if len(addresses) > 0 {
		spec.Endpoint.Server = "https://" + net.JoinHostPort(addresses[0], strconv.Itoa(int(port)))
	}
	spec.Certificates.Names = certificateNames(append(slices.Clone(spec.Certificates.Names), addresses...), known)
	etcd := spec.Components[manifests.Etcd]
	labeled := map[string]string{EtcdLabel: ""} // of a recorded description, for example in a backup
	if spec.Etcd.External == nil && spec.Etcd.Storage == manifests.HostPath &&
		(len(etcd.NodeSelector) == 0 || maps.Equal(etcd.NodeSelector, labeled)) {
		if err := labelNode(ctx, c, installed, nodes.Items); err != nil {
			return spec, err
		}
		etcd.NodeSelector = labeled
		spec.Components = maps.Clone(spec.Components)
		spec.Components[manifests.Etcd] = etcd
	}
	return spec, nil
}

// hostname returns the host of a URL, or "".
func hostname(server string) string {
	u, err := url.Parse(server)
	if err != nil {
		return ""
	}
	return u.Hostname()
}

// certificateNames returns the current names after the latest known ones that are no longer current. The order is that in which names
// were added, so that the oldest former names are dropped first.
func certificateNames(current, known []string) []string {
	var out []string
	for _, name := range known {
		if !slices.Contains(current, name) && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	out = out[max(0, len(out)-maxFormerNames):]
	for _, name := range current {
		if !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

// apiServerPort is the port of the Service of the API server.
const apiServerPort = 5443

// addresses returns the port of the API server, and the addresses at which clients outside of the host cluster reach it. The
// previous address is the first if it can still be used. There are none for a ClusterIP, and for a new LoadBalancer without an
// address.
func addresses(
	ctx context.Context, c client.Client, spec manifests.Spec, nodes []corev1.Node, advertise, former string, known []string,
) ([]string, int32, error) {
	port := int32(apiServerPort)
	if spec.Endpoint.Type == corev1.ServiceTypeNodePort {
		port = spec.Endpoint.NodePort
	}
	switch {
	case advertise != "":
		return []string{advertise}, port, nil
	case spec.Endpoint.Type == corev1.ServiceTypeLoadBalancer:
		out, err := loadBalancer(ctx, c, spec)
		if err != nil {
			return nil, 0, err
		}
		if former != "" && (len(out) == 0 || slices.Contains(out, former)) {
			out = first(former, out)
		}
		return out, port, nil
	case spec.Endpoint.Type == corev1.ServiceTypeClusterIP:
		return nil, 0, nil
	}
	out := nodeAddresses(nodes, known)
	if len(out) == 0 {
		return nil, 0, errors.New("no node of the host cluster has an IP address: set the address of the API server " +
			"(--karmada-apiserver-advertise-address)")
	}
	for _, n := range nodes {
		if slices.ContainsFunc(n.Status.Addresses, func(a corev1.NodeAddress) bool { return a.Address == former }) {
			return first(former, out), port, nil
		}
	}
	return out, port, nil
}

// loadBalancer returns the addresses of the LoadBalancer of the API server. It has none for some time after the Service was created.
func loadBalancer(ctx context.Context, c client.Client, spec manifests.Spec) ([]string, error) {
	var service corev1.Service
	err := c.Get(ctx, client.ObjectKey{Namespace: spec.Namespace, Name: string(manifests.APIServer)}, &service)
	if client.IgnoreNotFound(err) != nil {
		return nil, fmt.Errorf("read Service %s/%s of the host cluster: %w", spec.Namespace, manifests.APIServer, err)
	}
	var out []string
	for _, i := range service.Status.LoadBalancer.Ingress {
		out = append(out, cmp.Or(i.IP, i.Hostname))
	}
	return out, nil
}

// AwaitsAddress reports whether the LoadBalancer of an API server has no address yet. The Spec then has the former address, or none.
func AwaitsAddress(ctx context.Context, c client.Client, spec manifests.Spec) (bool, error) {
	if spec.Endpoint.Type != corev1.ServiceTypeLoadBalancer || spec.Endpoint.Advertised {
		return false, nil
	}
	addresses, err := loadBalancer(ctx, c, spec)
	return len(addresses) == 0, err
}

// first returns addresses with one of them, or another one, at the front.
func first(address string, addresses []string) []string {
	return append([]string{address}, slices.DeleteFunc(addresses, func(a string) bool { return a == address })...)
}

// nodeAddresses returns the addresses at which clients reach the API server. They belong to a node of the host's control plane,
// otherwise to some nodes; known addresses come first. Loopback addresses are never used: members could not connect.
func nodeAddresses(nodes []corev1.Node, known []string) []string {
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
	var out, others []string
	for _, n := range nodes {
		for _, a := range address(n) {
			if slices.Contains(known, a) {
				out = append(out, a)
			} else {
				others = append(others, a)
			}
		}
	}
	out = append(out, others...)
	return out[:min(len(out), maxAddresses)]
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

// labelNode labels the node of etcd, whose data stays on it. A node that is labeled already is kept. If the control plane exists, its node
// has lost the label, for example because it was registered again, and no other node has the data.
func labelNode(ctx context.Context, c client.Client, installed *manifests.Spec, nodes []corev1.Node) error {
	for _, n := range nodes {
		if _, ok := n.Labels[EtcdLabel]; ok {
			return nil
		}
	}
	if installed != nil && installed.Etcd.External == nil && installed.Etcd.Storage == manifests.HostPath {
		return fmt.Errorf("no node of the host cluster has the label %s, and the data of etcd is in %s of one of them: label that node, with "+
			"kubectl label node NODE %[1]s=", EtcdLabel, installed.Etcd.DataPath)
	}
	index := slices.IndexFunc(nodes, suitable)
	if index < 0 {
		return errors.New("no node of the host cluster is ready and without taints, for the data of etcd: " +
			"set labels of its node (--etcd-node-selector-labels) or another storage (--etcd-storage-mode)")
	}
	node := &nodes[index]
	patch := client.MergeFrom(node.DeepCopy())
	if node.Labels == nil {
		node.Labels = map[string]string{}
	}
	node.Labels[EtcdLabel] = ""
	if err := c.Patch(ctx, node, patch); err != nil {
		return fmt.Errorf("label node %s of the host cluster with %s: %w", node.Name, EtcdLabel, err)
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
