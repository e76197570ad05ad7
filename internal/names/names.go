// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package names defines the names in the API: namespaces, object names derived from other objects, labels, annotations,
// finalizers and event sources. They are part of the contract (docs/contract/names.md).
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
	// SystemNamespace holds objects of Karmada itself, such as leader election leases and Services of its API servers.
	SystemNamespace = "karmada-system"
	// ClusterNamespace holds the credentials and leases of member clusters.
	ClusterNamespace = "karmada-cluster"
	// ExecutionPrefix is the prefix of execution namespaces.
	ExecutionPrefix = "karmada-es-"
)

// ImpersonatorAccount is the service account in members that the proxy uses to impersonate users.
const ImpersonatorAccount = "karmada-impersonator"

// DefaultScheduler is the scheduler of bindings that name none.
const DefaultScheduler = "default-scheduler"

// MaxClusterName is the maximum length of a cluster name, in bytes. The name of the execution namespace, which is longer,
// must be a DNS label.
const MaxClusterName = 48

// ExecutionNamespace returns the namespace of the Works of a cluster.
func ExecutionNamespace(cluster string) string { return ExecutionPrefix + cluster }

// ClusterOf returns the cluster of an execution namespace; ok is false for other namespaces.
func ClusterOf(namespace string) (cluster string, ok bool) {
	return strings.CutPrefix(namespace, ExecutionPrefix)
}

// Reserved reports whether objects in the namespace are never propagated.
func Reserved(namespace string) bool {
	return namespace == SystemNamespace || namespace == ClusterNamespace || strings.HasPrefix(namespace, ExecutionPrefix)
}

// Binding returns the name of the binding of a template.
func Binding(kind, name string) string {
	return strings.ToLower(plain(name) + "-" + kind)
}

// DependedBy returns the label of an attached binding for a binding that requires it.
func DependedBy(namespace, name string) string {
	if namespace != "" {
		name = namespace + "/" + name
	}
	return DependedByPrefix + Hash(name)
}

// Work returns the name of the Works of a template. The hash distinguishes templates of the same name in different namespaces
// or of different kinds.
func Work(kind, namespace, name string) string {
	name = strings.ToLower(plain(name))
	key := name + "-" + kind
	if namespace != "" {
		key = namespace + "-" + key
	}
	return name + "-" + Hash(strings.ToLower(key))
}

// Policy returns the name of the policy that the CLI creates for one object. gvk has the form "apps/v1, Kind=Deployment".
func Policy(namespace, name, gvk string) string {
	return strings.ToLower(plain(name) + "-" + Hash(namespace+gvk))
}

// plain replaces colons, which are valid in the names of RBAC objects only.
func plain(name string) string { return strings.ReplaceAll(name, ":", ".") }

// Hash returns the decimal FNV-1a-32 hash of a key, encoded with characters that form no words.
func Hash(key string) string {
	h := fnv.New32a()
	_, _ = h.Write([]byte(key)) // never fails
	return rand.SafeEncodeString(fmt.Sprint(h.Sum32()))
}

// ImpersonatorSuffix is appended to the name of a cluster to name the Secret with the token of ImpersonatorAccount. The Secret with the
// credentials of the control plane has the name of the cluster.
const ImpersonatorSuffix = "-impersonator"

// ImpersonatorSecret returns the name of the Secret in ClusterNamespace with the token of ImpersonatorAccount.
func ImpersonatorSecret(cluster string) string { return cluster + ImpersonatorSuffix }

// NamesSecretOfAnother reports whether the Secret with the credentials of a cluster of this name has the name of the Secret of
// another cluster with the token of ImpersonatorAccount.
func NamesSecretOfAnother(cluster string) bool { return strings.HasSuffix(cluster, ImpersonatorSuffix) }

// CheckNewCluster returns the errors in the name of a cluster to register, or nil.
func CheckNewCluster(name string) []string {
	invalid := CheckCluster(name)
	if NamesSecretOfAnother(name) {
		invalid = append(invalid, "must not end in "+ImpersonatorSuffix+", like the name of a Secret of another cluster")
	}
	return invalid
}

// CheckCluster returns the errors in a cluster name, or nil.
func CheckCluster(name string) []string {
	if name == "" {
		return []string{"cluster name is required"}
	}
	if len(name) > MaxClusterName {
		return []string{fmt.Sprintf("must be no more than %d characters", MaxClusterName)}
	}
	return validation.IsDNS1123Label(name)
}
