// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package names holds every name that Karmada's objects carry on the wire: namespaces, object names derived from other
// objects, labels, annotations, finalizers and event sources. Scripts and dashboards read them, so a change here is a
// change of the contract (semantics §1, §2).
package names

import (
	"fmt"
	"hash/fnv"
	"strings"

	"k8s.io/apimachinery/pkg/util/rand"
	"k8s.io/apimachinery/pkg/util/validation"
)

// Namespaces of the control plane.
const (
	// SystemNamespace holds what Karmada itself needs: leader locks, services of its API servers.
	SystemNamespace = "karmada-system"
	// ClusterNamespace holds the credentials and leases of member clusters.
	ClusterNamespace = "karmada-cluster"
	// ExecutionPrefix starts the name of the namespace that holds the Works of one cluster.
	ExecutionPrefix = "karmada-es-"
)

// DefaultScheduler is the scheduler that handles a binding which names none.
const DefaultScheduler = "default-scheduler"

// MaxClusterName is the longest name of a cluster, in bytes: the execution namespace must still be a DNS label.
const MaxClusterName = 48

// ExecutionNamespace is where the Works of a cluster live.
func ExecutionNamespace(cluster string) string { return ExecutionPrefix + cluster }

// ClusterOf is the cluster whose Works live in namespace; ok is false when it is not an execution namespace.
func ClusterOf(namespace string) (cluster string, ok bool) {
	return strings.CutPrefix(namespace, ExecutionPrefix)
}

// Reserved says whether nothing in the namespace may ever be propagated.
func Reserved(namespace string) bool {
	return namespace == SystemNamespace || namespace == ClusterNamespace || strings.HasPrefix(namespace, ExecutionPrefix)
}

// Binding is the name of the (Cluster)ResourceBinding of a template.
func Binding(kind, name string) string {
	return strings.ToLower(plain(name) + "-" + kind)
}

// Work is the name of the Work of a template in any execution namespace. The hash keeps apart templates of one name in
// different namespaces or of different kinds.
func Work(kind, namespace, name string) string {
	name = strings.ToLower(plain(name))
	key := name + "-" + kind
	if namespace != "" {
		key = namespace + "-" + key
	}
	return name + "-" + Hash(strings.ToLower(key))
}

// Policy is the name of the policy that the CLI makes for one object; gvk is printed as "apps/v1, Kind=Deployment".
func Policy(namespace, name, gvk string) string {
	return strings.ToLower(plain(name) + "-" + Hash(namespace+gvk))
}

// plain replaces what RBAC names allow and other object names do not.
func plain(name string) string { return strings.ReplaceAll(name, ":", ".") }

// Hash is the short form of a key in names: the decimal FNV-1a-32 of its bytes, spelled in letters that make no words.
func Hash(key string) string {
	h := fnv.New32a()
	_, _ = h.Write([]byte(key)) // never fails
	return rand.SafeEncodeString(fmt.Sprint(h.Sum32()))
}

// CheckCluster says what is wrong with the name of a cluster; nil means nothing.
func CheckCluster(name string) []string {
	if name == "" {
		return []string{"cluster name is required"}
	}
	if len(name) > MaxClusterName {
		return []string{fmt.Sprintf("must be no more than %d characters", MaxClusterName)}
	}
	return validation.IsDNS1123Label(name)
}
