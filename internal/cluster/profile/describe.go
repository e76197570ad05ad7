// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package profile

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	about "karmada.io/karmada/internal/cluster/properties"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/placement"
)

const (
	// execExtension is the name of the extension that client-go passes to credential plugins.
	execExtension = "client.authentication.k8s.io/exec"
	// maxValue is the limit of the API for the value of a property, in characters.
	maxValue = 1024
	// maxName is its limit for the name of a property.
	maxName = 253
)

// validReason matches the reasons of conditions that the API accepts. Agents report the condition Ready.
var validReason = regexp.MustCompile(`^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$`)

// The reasons of the conditions. ControlPlaneHealthy has the reason of the condition Ready of the cluster, if it has one.
const (
	reasonNotReported     = "NotReported"
	reasonJoined          = "ClusterJoined"
	reasonPendingApproval = "PendingApproval"
	reasonLeaving         = "ClusterIsLeaving"
)

// describe sets the status of the profile of a cluster, whose proxy is part of the API server at endpoint. Amounts that change
// with each pod are omitted.
func describe(p *multiclusterv1alpha1.ClusterProfile, c *clusterv1alpha1.Cluster, endpoint Endpoint, now metav1.Time) {
	set := func(kind string, status metav1.ConditionStatus, reason, message string) {
		conditions.Set(&p.Status.Conditions, now, kind, status, reason, message, 0)
	}
	if ready := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady); ready == nil {
		set(multiclusterv1alpha1.ClusterConditionControlPlaneHealthy, metav1.ConditionUnknown, reasonNotReported,
			"The cluster has not reported its status yet.")
	} else {
		reason := ready.Reason
		if len(reason) > maxValue || !validReason.MatchString(reason) {
			reason = reasonNotReported
		}
		set(multiclusterv1alpha1.ClusterConditionControlPlaneHealthy, ready.Status, reason, ready.Message)
	}
	switch {
	case c.DeletionTimestamp != nil:
		set(multiclusterv1alpha1.ClusterConditionJoined, metav1.ConditionFalse, reasonLeaving, "The cluster is being removed.")
	case names.Pending(c.Spec.Taints):
		set(multiclusterv1alpha1.ClusterConditionJoined, metav1.ConditionFalse, reasonPendingApproval,
			fmt.Sprintf("The cluster is not approved yet; approve it with karmadactl approve cluster %s.", c.Name))
	default:
		set(multiclusterv1alpha1.ClusterConditionJoined, metav1.ConditionTrue, reasonJoined, "The cluster is a member of the control plane.")
	}
	p.Status.Version.Kubernetes = c.Status.KubernetesVersion
	p.Status.Properties = append(properties(c), reported(c, p.Status.Properties, now)...)
	slices.SortFunc(p.Status.Properties, func(a, b multiclusterv1alpha1.Property) int { return strings.Compare(a.Name, b.Name) })
	p.Status.AccessProviders = []multiclusterv1alpha1.AccessProvider{access(c.Name, endpoint)}
	p.Status.CredentialProviders = nil
}

// access returns the access to a cluster through the proxy of the control plane.
func access(cluster string, endpoint Endpoint) multiclusterv1alpha1.AccessProvider {
	data, _ := json.Marshal(map[string]string{"clusterName": cluster}) // a map of strings
	return multiclusterv1alpha1.AccessProvider{Name: names.ProxyAccessProvider, Cluster: multiclusterv1alpha1.AccessEndpoint{
		Server:                   strings.TrimSuffix(strings.TrimSuffix(endpoint.Server, "/")+names.ProxyPath(cluster), "/"),
		CertificateAuthorityData: endpoint.CABundle,
		Extensions:               []multiclusterv1alpha1.NamedExtension{{Name: execExtension, Extension: runtime.RawExtension{Raw: data}}},
	}}
}

// properties returns the properties that Karmada itself adds. Values that the API does not accept are omitted.
func properties(c *clusterv1alpha1.Cluster) []multiclusterv1alpha1.Property {
	values := map[string]string{
		"provider": c.Spec.Provider, "region": c.Spec.Region,
		"zones": strings.Join(placement.Zones(c), ","), "sync-mode": string(c.Spec.SyncMode),
	}
	if n := c.Status.NodeSummary; n != nil {
		values["nodes"], values["ready-nodes"] = strconv.Itoa(int(n.TotalNum)), strconv.Itoa(int(n.ReadyNum))
	}
	if s := c.Status.ResourceSummary; s != nil {
		for _, name := range slices.Sorted(maps.Keys(s.Allocatable)) { // a/b and a.b share a property
			q := s.Allocatable[name]
			values["allocatable-"+strings.ReplaceAll(string(name), "/", ".")] = q.String()
		}
	}
	var out []multiclusterv1alpha1.Property
	for name, value := range values {
		if name = names.PropertyPrefix + name; value != "" && len(value) <= maxValue && len(name) <= maxName {
			out = append(out, multiclusterv1alpha1.Property{Name: name, Value: value})
		}
	}
	return out
}

// reported returns the properties that the cluster reports itself. The time of a value that is not new is kept.
func reported(c *clusterv1alpha1.Cluster, before []multiclusterv1alpha1.Property, now metav1.Time) (out []multiclusterv1alpha1.Property) {
	accepted, _ := about.Accept(c.Status.Properties) // an agent may write any status
	out = make([]multiclusterv1alpha1.Property, 0, len(accepted))
	for _, p := range accepted {
		next := multiclusterv1alpha1.Property{Name: p.Name, Value: p.Value, LastObservedTime: now.Rfc3339Copy()}
		for _, b := range before {
			if b.Name == p.Name && b.Value == p.Value && !b.LastObservedTime.IsZero() {
				next.LastObservedTime = b.LastObservedTime
			}
		}
		out = append(out, next)
	}
	return out
}
