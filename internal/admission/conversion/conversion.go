// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package conversion converts ResourceBindings and ClusterResourceBindings between work.karmada.io/v1alpha1 and v1alpha2, as
// JSON. The metadata does not change. Fields that both versions have survive a round trip; v1alpha1 loses all other fields
// (docs/contract/admission.md#conversion). It is pure.
package conversion

import (
	"encoding/json"
	"fmt"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// envelope is a binding of either scope. The metadata is copied verbatim: API servers reject conversions that change it.
type envelope[Spec, Status any] struct {
	metav1.TypeMeta `json:",inline"`
	Metadata        json.RawMessage `json:"metadata,omitempty"`
	Spec            Spec            `json:"spec"`
	Status          Status          `json:"status,omitempty,omitzero"`
}

type v1alpha1 = envelope[workv1alpha1.ResourceBindingSpec, workv1alpha1.ResourceBindingStatus]

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
		out, err = convert(raw, want, ToV1alpha2, statusToV1alpha2)
	case header.APIVersion == hub && want == old:
		out, err = convert(raw, want, ToV1alpha1, statusToV1alpha1)
	default:
		err = fmt.Errorf("unsupported conversion from %q to %q", header.APIVersion, want)
	}
	if err != nil {
		return nil, fmt.Errorf("convert %s %s/%s: %w", header.Kind, header.Metadata.Namespace, header.Metadata.Name, err)
	}
	return out, nil
}

func convert[FromSpec, FromStatus, ToSpec, ToStatus any](
	raw []byte, version string, spec func(FromSpec) ToSpec, status func(FromStatus) ToStatus,
) ([]byte, error) {
	var from envelope[FromSpec, FromStatus]
	if err := json.Unmarshal(raw, &from); err != nil {
		return nil, err
	}
	return json.Marshal(envelope[ToSpec, ToStatus]{
		TypeMeta: metav1.TypeMeta{APIVersion: version, Kind: from.Kind},
		Metadata: from.Metadata, Spec: spec(from.Spec), Status: status(from.Status),
	})
}

// ToV1alpha2 converts the spec of a binding to v1alpha2.
func ToV1alpha2(from workv1alpha1.ResourceBindingSpec) workv1alpha2.ResourceBindingSpec {
	r := from.Resource
	to := workv1alpha2.ResourceBindingSpec{
		Resource: workv1alpha2.ObjectReference{
			APIVersion: r.APIVersion, Kind: r.Kind, Namespace: r.Namespace, Name: r.Name, ResourceVersion: r.ResourceVersion,
		},
		Replicas: r.Replicas,
		Clusters: convertEach(from.Clusters, func(c workv1alpha1.TargetCluster) workv1alpha2.TargetCluster {
			return workv1alpha2.TargetCluster{Name: c.Name, Replicas: c.Replicas}
		}),
	}
	if len(r.ReplicaResourceRequirements) > 0 {
		to.ReplicaRequirements = &workv1alpha2.ReplicaRequirements{ResourceRequest: r.ReplicaResourceRequirements.DeepCopy()}
	}
	return to
}

// ToV1alpha1 converts the spec of a binding to v1alpha1 and drops fields that v1alpha1 lacks.
func ToV1alpha1(from workv1alpha2.ResourceBindingSpec) workv1alpha1.ResourceBindingSpec {
	r := from.Resource
	to := workv1alpha1.ResourceBindingSpec{
		Resource: workv1alpha1.ObjectReference{
			APIVersion: r.APIVersion, Kind: r.Kind, Namespace: r.Namespace, Name: r.Name, ResourceVersion: r.ResourceVersion,
			Replicas: from.Replicas,
		},
		Clusters: convertEach(from.Clusters, func(c workv1alpha2.TargetCluster) workv1alpha1.TargetCluster {
			return workv1alpha1.TargetCluster{Name: c.Name, Replicas: c.Replicas}
		}),
	}
	if from.ReplicaRequirements != nil {
		to.Resource.ReplicaResourceRequirements = from.ReplicaRequirements.ResourceRequest.DeepCopy()
	}
	return to
}

func statusToV1alpha2(from workv1alpha1.ResourceBindingStatus) workv1alpha2.ResourceBindingStatus {
	return workv1alpha2.ResourceBindingStatus{
		Conditions: from.Conditions,
		AggregatedStatus: convertEach(from.AggregatedStatus, func(s workv1alpha1.AggregatedStatusItem) workv1alpha2.AggregatedStatusItem {
			return workv1alpha2.AggregatedStatusItem{
				ClusterName: s.ClusterName, Status: s.Status, Applied: s.Applied, AppliedMessage: s.AppliedMessage,
			}
		}),
	}
}

func statusToV1alpha1(from workv1alpha2.ResourceBindingStatus) workv1alpha1.ResourceBindingStatus {
	return workv1alpha1.ResourceBindingStatus{
		Conditions: from.Conditions,
		AggregatedStatus: convertEach(from.AggregatedStatus, func(s workv1alpha2.AggregatedStatusItem) workv1alpha1.AggregatedStatusItem {
			return workv1alpha1.AggregatedStatusItem{
				ClusterName: s.ClusterName, Status: s.Status, Applied: s.Applied, AppliedMessage: s.AppliedMessage,
			}
		}),
	}
}

func convertEach[From, To any](in []From, to func(From) To) []To {
	if in == nil {
		return nil
	}
	out := make([]To, len(in))
	for i := range in {
		out[i] = to(in[i])
	}
	return out
}
