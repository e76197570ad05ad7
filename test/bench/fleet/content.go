// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fleet

import (
	"fmt"
)

// fill creates the objects that a new cluster contains.
func (c *Cluster) fill(nodes, pods int) error {
	for _, name := range []string{"default", "kube-system", "kube-public", "kube-node-lease"} {
		if err := c.add("Namespace", "", name, content{}); err != nil {
			return err
		}
	}
	if err := c.add("StorageClass", "", "standard", content{"provisioner": "example.com/disk", "reclaimPolicy": "Delete"}); err != nil {
		return err
	}
	for n := range nodes {
		name := fmt.Sprintf("%s-node-%d", c.Name, n)
		if err := c.add("Node", "", name, node(name)); err != nil {
			return err
		}
		for p := range pods {
			if err := c.add("Pod", "kube-system", fmt.Sprintf("system-%d-%d", n, p), pod(name)); err != nil {
				return err
			}
		}
	}
	return nil
}

// add stores an object with its status.
func (c *Cluster) add(name, namespace, object string, o content) error {
	var k *kind
	for _, known := range c.store.catalog.all {
		if known.name == name {
			k = known
		}
	}
	status := o["status"]
	o["apiVersion"], o["kind"] = k.apiVersion(), k.name
	child(o, "metadata")["name"] = object
	made, err := c.store.create(k, namespace, o, "kubelet")
	if err != nil || status == nil {
		return err
	}
	_, err = c.store.update(k, namespace, made.name, change{status: true, next: func(current content) (content, error) {
		current["status"] = status
		return current, nil
	}})
	return err
}

func node(name string) content {
	resources := content{"cpu": "16", "memory": "64Gi", "ephemeral-storage": "200Gi", "pods": "110"}
	return content{
		"metadata": content{"labels": content{
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

func pod(node string) content {
	return content{
		"spec": content{
			"nodeName": node, "restartPolicy": "Always",
			"containers": []any{content{
				"name": "main", "image": "registry.example.com/system:1", "resources": content{"requests": content{"cpu": "100m", "memory": "128Mi"}},
			}},
		},
		"status": content{"phase": "Running", "podIP": "10.244.0.2"},
	}
}
