// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package conversion converts ResourceBindings and ClusterResourceBindings between work.karmada.io/v1alpha1 and v1alpha2, as
// JSON. Values are moved, not decoded: the metadata and the fields of both versions do not change. Even the notation of quantities
// and times stays. v1alpha1 loses all other fields (docs/contract/admission.md#conversion). The package is pure.
package conversion

import (
	"encoding/json"
	"fmt"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// envelope is a binding of either scope. Fields that the target version lacks are not in the types, and are dropped.
type envelope[Spec any] struct {
	metav1.TypeMeta `json:",inline"`
	Metadata        json.RawMessage `json:"metadata,omitempty"`
	Spec            *Spec           `json:"spec,omitempty"`
	Status          *status         `json:"status,omitempty"`
}

type reference struct {
	APIVersion      json.RawMessage `json:"apiVersion,omitempty"`
	Kind            json.RawMessage `json:"kind,omitempty"`
	Namespace       json.RawMessage `json:"namespace,omitempty"`
	Name            json.RawMessage `json:"name,omitempty"`
	ResourceVersion json.RawMessage `json:"resourceVersion,omitempty"`
}

type target struct {
	Name     json.RawMessage `json:"name,omitempty"`
	Replicas json.RawMessage `json:"replicas,omitempty"`
}

// oldSpec is the spec in v1alpha1.
type oldSpec struct {
	Resource struct {
		reference
		ResourcePerReplicas json.RawMessage `json:"resourcePerReplicas,omitempty"`
		Replicas            json.RawMessage `json:"replicas,omitempty"`
	} `json:"resource"`
	Clusters []target `json:"clusters,omitempty"`
}

// hubSpec is the part of the spec in v1alpha2 that v1alpha1 has as well.
type hubSpec struct {
	Resource            reference       `json:"resource"`
	ReplicaRequirements *requirements   `json:"replicaRequirements,omitempty"`
	Replicas            json.RawMessage `json:"replicas,omitempty"`
	Clusters            []target        `json:"clusters,omitempty"`
}

type requirements struct {
	ResourceRequest json.RawMessage `json:"resourceRequest,omitempty"`
}

// status is the part of the status that both versions have.
type status struct {
	Conditions       json.RawMessage    `json:"conditions,omitempty"`
	AggregatedStatus []aggregatedStatus `json:"aggregatedStatus,omitempty"`
}

type aggregatedStatus struct {
	ClusterName    json.RawMessage `json:"clusterName,omitempty"`
	Status         json.RawMessage `json:"status,omitempty"`
	Applied        json.RawMessage `json:"applied,omitempty"`
	AppliedMessage json.RawMessage `json:"appliedMessage,omitempty"`
}

// Versions between which bindings are converted.
var (
	old = workv1alpha1.GroupVersion.String()
	hub = workv1alpha2.GroupVersion.String()
)

// Binding converts a binding to the wanted version, such as "work.karmada.io/v1alpha1". Another kind or an unknown version
// is an error.
func Binding(raw []byte, want string) ([]byte, error) {
	var header struct {
		metav1.TypeMeta `json:",inline"`
		Metadata        struct{ Namespace, Name string } `json:"metadata"`
	}
	if err := json.Unmarshal(raw, &header); err != nil {
		return nil, fmt.Errorf("decode object: %w", err)
	}
	if header.Kind != "ResourceBinding" && header.Kind != "ClusterResourceBinding" {
		return nil, fmt.Errorf("convert %s %q: unsupported kind, want ResourceBinding or ClusterResourceBinding", header.Kind, header.APIVersion)
	}
	var out []byte
	var err error
	switch {
	case header.APIVersion == want && (want == old || want == hub):
		return raw, nil
	case header.APIVersion == old && want == hub:
		out, err = convert(raw, want, toHub)
	case header.APIVersion == hub && want == old:
		out, err = convert(raw, want, toOld)
	default:
		err = fmt.Errorf("unsupported conversion from %q to %q", header.APIVersion, want)
	}
	if err != nil {
		return nil, fmt.Errorf("convert %s %s/%s: %w", header.Kind, header.Metadata.Namespace, header.Metadata.Name, err)
	}
	return out, nil
}

func convert[From, To any](raw []byte, version string, spec func(From) To) ([]byte, error) {
	var from envelope[From]
	if err := json.Unmarshal(raw, &from); err != nil {
		return nil, err
	}
	to := envelope[To]{
		TypeMeta: metav1.TypeMeta{APIVersion: version, Kind: from.Kind}, Metadata: from.Metadata, Status: from.Status,
	}
	if from.Spec != nil {
		converted := spec(*from.Spec)
		to.Spec = &converted
	}
	return json.Marshal(to)
}

func toHub(from oldSpec) hubSpec {
	to := hubSpec{Resource: from.Resource.reference, Replicas: from.Resource.Replicas, Clusters: from.Clusters}
	if len(from.Resource.ResourcePerReplicas) > 0 {
		to.ReplicaRequirements = &requirements{ResourceRequest: from.Resource.ResourcePerReplicas}
	}
	return to
}

func toOld(from hubSpec) (to oldSpec) {
	to.Resource.reference, to.Resource.Replicas, to.Clusters = from.Resource, from.Replicas, from.Clusters
	if from.ReplicaRequirements != nil {
		to.Resource.ResourcePerReplicas = from.ReplicaRequirements.ResourceRequest
	}
	return to
}
