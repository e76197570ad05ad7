// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package simapi

import (
	"fmt"
	"hash/fnv"
	"time"
)

// setDefault sets a field that has no value.
func setDefault(o content, key string, value any) {
	if o[key] == nil {
		o[key] = value
	}
}

// setDefaults sets the defaults that kube-apiserver sets in frequent kinds.
func setDefaults(k *kind, o content) {
	switch k.name {
	case "Deployment":
		spec := child(o, "spec")
		setDefault(spec, "replicas", int64(1))
		setDefault(spec, "revisionHistoryLimit", int64(10))
		setDefault(spec, "progressDeadlineSeconds", int64(600))
		setDefault(spec, "strategy", content{"type": "RollingUpdate", "rollingUpdate": content{"maxSurge": "25%", "maxUnavailable": "25%"}})
		setPodDefaults(child(spec, "template"))
	case "Namespace":
		metadata := o["metadata"].(content)
		child(metadata, "labels")["kubernetes.io/metadata.name"] = metadata["name"]
		setDefault(child(o, "spec"), "finalizers", []any{"kubernetes"})
		setDefault(o, "status", content{"phase": "Active"})
	case "Service":
		spec := child(o, "spec")
		setDefault(spec, "type", "ClusterIP")
		setDefault(spec, "sessionAffinity", "None")
		if spec["clusterIP"] == nil {
			sum := fnv.New32a()
			_, _ = fmt.Fprint(sum, o["metadata"].(content)["uid"])
			ip := fmt.Sprintf("10.%d.%d.%d", sum.Sum32()>>16&255, sum.Sum32()>>8&255, sum.Sum32()&255)
			spec["clusterIP"], spec["clusterIPs"] = ip, []any{ip}
		}
		setDefault(spec, "ipFamilies", []any{"IPv4"})
		setDefault(spec, "ipFamilyPolicy", "SingleStack")
		setDefault(spec, "internalTrafficPolicy", "Cluster")
	case "Secret":
		setDefault(o, "type", "Opaque")
	}
}

// setPodDefaults sets the defaults of a pod template.
func setPodDefaults(template content) {
	child(template, "metadata")
	spec := child(template, "spec")
	setDefault(spec, "restartPolicy", "Always")
	setDefault(spec, "terminationGracePeriodSeconds", int64(30))
	setDefault(spec, "dnsPolicy", "ClusterFirst")
	setDefault(spec, "schedulerName", "default-scheduler")
	setDefault(spec, "securityContext", content{})
	containers, _ := spec["containers"].([]any)
	for _, item := range containers {
		c, ok := item.(content)
		if !ok {
			continue
		}
		setDefault(c, "terminationMessagePath", "/dev/termination-log")
		setDefault(c, "terminationMessagePolicy", "File")
		setDefault(c, "imagePullPolicy", "IfNotPresent")
		setDefault(c, "resources", content{})
		ports, _ := c["ports"].([]any)
		for _, p := range ports {
			if port, ok := p.(content); ok {
				setDefault(port, "protocol", "TCP")
			}
		}
	}
}

// setStatus sets the status of a Deployment whose pods are ready. It reports whether the status changed.
func setStatus(k *kind, o content, now time.Time) bool {
	if k.name != "Deployment" {
		return false
	}
	metadata := o["metadata"].(content)
	replicas, _ := child(o, "spec")["replicas"].(int64)
	status := child(o, "status")
	if status["observedGeneration"] == metadata["generation"] || metadata["deletionTimestamp"] != nil {
		return false
	}
	at := now.UTC().Format(time.RFC3339)
	condition := func(kind, reason, message string) content {
		return content{
			"type": kind, "status": "True", "reason": reason, "message": message, "lastTransitionTime": at, "lastUpdateTime": at,
		}
	}
	o["status"] = content{
		"observedGeneration": metadata["generation"], "replicas": replicas, "readyReplicas": replicas, "updatedReplicas": replicas,
		"availableReplicas": replicas,
		"conditions": []any{
			condition("Available", "MinimumReplicasAvailable", "Deployment has minimum availability."),
			condition("Progressing", "NewReplicaSetAvailable", "ReplicaSet has successfully progressed."),
		},
	}
	child(metadata, "annotations")["deployment.kubernetes.io/revision"] = fmt.Sprint(metadata["generation"])
	return true
}
