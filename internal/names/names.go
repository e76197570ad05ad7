// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package names defines the names in the API: namespaces, object names derived from other objects, labels, annotations,
// finalizers and event sources. They are part of the contract (docs/contract/names.md).
package names

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash/fnv"
	"strings"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/rand"
	"k8s.io/apimachinery/pkg/util/validation"
)

// Namespaces of the control plane.
const (
	// SystemNamespace holds objects of Karmada itself, such as leader election leases and Services of its API servers.
	SystemNamespace = "karmada-system"
	// ClusterNamespace holds the credentials and leases of member clusters.
	ClusterNamespace = "karmada-cluster"
	// HoldConfigMap is the name of the ConfigMap in the namespace kube-system of a member that names the control plane that holds it.
	HoldConfigMap = "karmada-control-plane"
	// ExecutionPrefix is the prefix of execution namespaces.
	ExecutionPrefix = "karmada-es-"
)

// ImpersonatorAccount is the service account in members that the proxy uses to impersonate users.
const ImpersonatorAccount = "karmada-impersonator"

// Administrators is the group that has the rights of cluster-admin in the control plane and in members. The proxy sends it in place of the
// group system:masters of the control plane, too, whose rights no member can revoke.
const Administrators = "system:karmada:administrators"

// Administrator is the user of the administrator's certificate, which is of the group Administrators.
const Administrator = "system:karmada:admin"

// APIServerUser is the common name of the client certificate of kube-apiserver for the admission webhooks.
const APIServerUser = "system:karmada:apiserver"

// AdministratorsBinding is the ClusterRoleBinding of Administrators in the control plane.
const AdministratorsBinding = "karmada-administrators"

// WebhookKinds is the ClusterRole by which karmada-webhook lists objects of custom kinds. Its annotation ProtectedSecrets holds the
// namespaces with Secrets that are protected from deletion, as JSON: the webhook may not list Secrets. MetricServers holds the addresses of
// the servers that staged rollouts may query, and DisabledControllers the controllers that --controllers disables, as lists in JSON.
const (
	WebhookKinds        = "system:karmada:webhook:kinds"
	ProtectedSecrets    = "karmada.io/protected-secrets"
	MetricServers       = "karmada.io/rollout-metric-servers"
	DisabledControllers = "karmada.io/disabled-controllers"
)

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

// Binding returns the name of the binding of a template. Templates of several kinds and names can share it: see Bindings.
func Binding(kind, name string) string {
	return valid(strings.ToLower(plain(name)+"-"+kind), name+"-"+kind, kind, "", name)
}

// Bindings returns the names that the binding of a template may have, in the order in which they are used: the second one if the binding of
// another template has the first one. No other template has the second one. All are valid.
func Bindings(kind schema.GroupKind, name string) []string {
	return []string{Binding(kind.Kind, name), distinct(name+"-"+kind.Kind, "."+kind.String(), "", name)}
}

// DependedBy returns the label of an attached binding for a binding that requires it.
func DependedBy(namespace, name string) string {
	if namespace != "" {
		name = namespace + "/" + name
	}
	return DependedByPrefix + Hash(name)
}

// LeftBy returns the annotation of an attached binding for a binding that required it and was deleted, with a removal that was requested
// before a restore of the control plane. It holds the time of the request and the clusters in which the object of that binding may have
// stayed: the attached object stays there, too.
func LeftBy(namespace, name string) string {
	return LeftByPrefix + strings.TrimPrefix(DependedBy(namespace, name), DependedByPrefix)
}

// Work returns the name of the Works of a template. The hash distinguishes templates of the same name in different namespaces
// or of different kinds. It has 32 bits only, and no group: see Works.
func Work(kind, namespace, name string) string {
	plain := strings.ToLower(plain(name))
	key := plain + "-" + kind
	if namespace != "" {
		key = namespace + "-" + key
	}
	return valid(plain+"-"+Hash(strings.ToLower(key)), name, kind, namespace, name)
}

// Works returns the names that the Work of an object may have, in the order in which they are used: the second one if a Work with another
// object has the first one. No other object has the second one. All are valid.
func Works(kind schema.GroupKind, namespace, name string) []string {
	return []string{Work(kind.Kind, namespace, name), distinct(name, "."+kind.String(), namespace, name)}
}

// Policy returns the name of the policy that the CLI creates for one object. gvk has the form "apps/v1, Kind=Deployment".
// A colon, which names of RBAC objects may have, becomes a point; a hash then distinguishes the name from one with a point.
func Policy(namespace, name, gvk string) string {
	if strings.Contains(name, ":") {
		return distinct(strings.ToLower(plain(name)), gvk, namespace, name)
	}
	return valid(strings.ToLower(plain(name)+"-"+Hash(namespace+gvk)), name, gvk, namespace, name)
}

// valid returns a name of the contract if the API server accepts it, and a distinct one otherwise.
func valid(name, readable string, key ...string) string {
	if len(validation.IsDNS1123Subdomain(name)) == 0 {
		return name
	}
	return distinct(readable, key...)
}

// distinct returns a valid name that begins with a readable part, as far as that is valid and fits, and ends in a hash of the key that no
// other key has. Of the elements of a key, only the first one may contain a slash.
func distinct(readable string, key ...string) string {
	sum := sha256.Sum256([]byte(strings.Join(key, "/")))
	hash := hex.EncodeToString(sum[:16])
	readable = strings.Trim(strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return '-'
	}, strings.ToLower(readable)), "-")
	if most := maxObjectName - len(hash) - 1; len(readable) > most {
		readable = strings.TrimRight(readable[:most], "-")
	}
	return strings.TrimPrefix(readable+"-"+hash, "-")
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

// MatchesSecretOfAnother reports whether the Secret with the credentials of a cluster of this name has the name of the Secret of
// another cluster with the token of ImpersonatorAccount.
func MatchesSecretOfAnother(cluster string) bool {
	return strings.HasSuffix(cluster, ImpersonatorSuffix)
}

// CheckNewCluster returns the errors in the name of a cluster to register, or nil.
func CheckNewCluster(name string) []string {
	invalid := CheckCluster(name)
	if MatchesSecretOfAnother(name) {
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
