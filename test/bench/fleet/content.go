// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fleet

import (
	"fmt"

	"karmada.io/karmada/test/simapi"
)

type content = simapi.Content

// fill creates the objects that a new cluster contains.
func (c *Cluster) fill(nodes, pods int) error {
	var all []content
	for _, name := range []string{"default", "kube-system", "kube-public", "kube-node-lease"} {
		all = append(all, content{"apiVersion": "v1", "kind": "Namespace", "metadata": content{"name": name}})
	}
	all = append(all, content{
		"apiVersion": "storage.k8s.io/v1", "kind": "StorageClass", "metadata": content{"name": "standard"}, "provisioner": "example.com/disk",
		"reclaimPolicy": "Delete",
	})
	for n := range nodes {
		name := fmt.Sprintf("%s-node-%d", c.Name, n)
		all = append(all, node(name))
		for p := range pods {
			all = append(all, pod(fmt.Sprintf("system-%d-%d", n, p), name))
		}
	}
	for _, o := range all {
		if err := c.Create("kubelet", o); err != nil {
			return err
		}
	}
	return nil
}

func node(name string) content {
	resources := content{"cpu": "16", "memory": "64Gi", "ephemeral-storage": "200Gi", "pods": "110"}
	return content{
		"apiVersion": "v1", "kind": "Node",
		"metadata": content{"name": name, "labels": content{
			"kubernetes.io/hostname": name, "kubernetes.io/os": "linux", "kubernetes.io/arch": "amd64", "topology.kubernetes.io/zone": "zone-a",
		}},
		"spec": content{"podCIDR": "10.244.0.0/24", "providerID": "fleet://" + name},
		"status": content{
			"capacity": resources, "allocatable": resources,
			"conditions": []any{
				content{
					"type": "Ready", "status": "True", "reason": "KubeletReady", "message": "kubelet is posting ready status",
					"lastTransitionTime": "2026-01-01T00:00:00Z", "lastHeartbeatTime": "2026-01-01T00:00:00Z",
				},
			},
			"addresses": []any{content{"type": "InternalIP", "address": "10.0.0.1"}, content{"type": "Hostname", "address": name}},
			"nodeInfo": content{
				"architecture": "amd64", "operatingSystem": "linux", "kubeletVersion": "v1.36.0", "kernelVersion": "6.1.0", "osImage": "Linux",
				"containerRuntimeVersion": "containerd://2.0.0", "machineID": name, "systemUUID": name, "bootID": name,
				"kubeProxyVersion": "",
			},
		},
	}
}

func pod(name, node string) content {
	return content{
		"apiVersion": "v1", "kind": "Pod", "metadata": content{"namespace": "kube-system", "name": name},
		"spec": content{
			"nodeName": node, "restartPolicy": "Always",
			"containers": []any{content{
				"name": "main", "image": "registry.example.com/system:1", "resources": content{"requests": content{"cpu": "100m", "memory": "128Mi"}},
			}},
		},
		"status": content{"phase": "Running", "podIP": "10.244.0.2"},
	}
}
