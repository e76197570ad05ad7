// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package pb

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"google.golang.org/protobuf/encoding/protowire"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate/demand"
)

// text and number encode a field with the number of the contract.
func text[T string | []byte](field protowire.Number, content T) []byte {
	return protowire.AppendBytes(protowire.AppendTag(nil, field, protowire.BytesType), []byte(content))
}

func number(field protowire.Number, n uint64) []byte {
	return protowire.AppendVarint(protowire.AppendTag(nil, field, protowire.VarintType), n)
}

func join(parts ...[]byte) []byte { return slices.Concat(parts...) }

// quantity encodes a Quantity as Kubernetes does.
func quantity(s string) []byte { return text(1, s) }

func TestWire(t *testing.T) {
	t.Parallel()
	toleration := corev1.Toleration{Key: "k", Operator: corev1.TolerationOpExists}
	selector := &corev1.NodeSelector{NodeSelectorTerms: []corev1.NodeSelectorTerm{{
		MatchExpressions: []corev1.NodeSelectorRequirement{{Key: "a", Operator: "In", Values: []string{"b"}}},
	}}}
	claim := &workv1alpha2.NodeClaim{NodeSelector: map[string]string{"l": "v"}, HardNodeAffinity: selector,
		Tolerations: []corev1.Toleration{toleration}}
	requests := corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("1500m")}
	requirements, err := EncodeRequirements(&workv1alpha2.ReplicaRequirements{
		NodeClaim: claim, ResourceRequest: requests, Namespace: "ns", PriorityClassName: "high",
	})
	if err != nil {
		t.Fatal(err)
	}
	components, err := EncodeComponents([]workv1alpha2.Component{{
		Name: "job", Replicas: 2,
		ReplicaRequirements: &workv1alpha2.ComponentReplicaRequirements{
			NodeClaim: claim, ResourceRequest: requests, PriorityClassName: "high",
		},
	}})
	if err != nil {
		t.Fatal(err)
	}
	assumed, err := EncodeAssumed([]demand.Assumed{{Namespace: "other", Components: []workv1alpha2.Component{{Name: "x", Replicas: 1}}}})
	if err != nil {
		t.Fatal(err)
	}

	term := text(1, text(1, join(text(1, "a"), text(2, "In"), text(3, "b"))))
	claimBytes := join(
		text(2, join(text(1, "l"), text(2, "v"))),
		text(4, term),
		text(5, join(text(1, "k"), text(2, "Exists"), text(3, ""), text(4, ""))),
	)
	cpu := join(text(1, "cpu"), text(2, quantity("1500m")))
	replica := join(text(1, claimBytes), text(3, "ns"), text(4, "high"), text(5, cpu))
	component := join(text(1, "job"), text(2, join(text(1, claimBytes), text(3, "high"), text(4, cpu))), number(3, 2))
	other := join(text(1, "other"), text(2, join(text(1, "x"), number(3, 1))))

	tests := map[string]struct {
		message proto.Message
		want    []byte
	}{
		"MaxAvailableReplicasRequest": {
			&MaxAvailableReplicasRequest{Cluster: "m", ReplicaRequirements: requirements, AssumedWorkloads: assumed},
			join(text(1, "m"), text(2, replica), text(3, other)),
		},
		"MaxAvailableReplicasResponse": {&MaxAvailableReplicasResponse{MaxReplicas: 300}, number(1, 300)},
		"MaxAvailableComponentSetsRequest": {
			&MaxAvailableComponentSetsRequest{Cluster: "m", Components: components, Namespace: "ns", AssumedWorkloads: assumed},
			join(text(1, "m"), text(2, component), text(3, "ns"), text(4, other)),
		},
		"MaxAvailableComponentSetsResponse": {&MaxAvailableComponentSetsResponse{MaxSets: 300}, number(1, 300)},
		"UnschedulableReplicasRequest": {
			&UnschedulableReplicasRequest{Cluster: "m",
				Resource: &ObjectReference{ApiVersion: "apps/v1", Kind: "Deployment", Namespace: "ns", Name: "d"}, UnschedulableThreshold: 5e9},
			join(text(1, "m"), text(2, join(text(1, "apps/v1"), text(2, "Deployment"), text(3, "ns"), text(4, "d"))), number(3, 5e9)),
		},
		"UnschedulableReplicasResponse": {&UnschedulableReplicasResponse{UnschedulableReplicas: 300}, number(1, 300)},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := proto.MarshalOptions{Deterministic: true}.Marshal(tc.message)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tc.want, got); diff != "" {
				t.Errorf("encoding (-want +got)\n%s", diff)
			}
		})
	}
}

func TestNames(t *testing.T) {
	t.Parallel()
	const service = "/github.com.karmada_io.karmada.pkg.estimator.service.Estimator/"
	for got, want := range map[string]string{
		Estimator_MaxAvailableReplicas_FullMethodName:      service + "MaxAvailableReplicas",
		Estimator_MaxAvailableComponentSets_FullMethodName: service + "MaxAvailableComponentSets",
		Estimator_GetUnschedulableReplicas_FullMethodName:  service + "GetUnschedulableReplicas",
	} {
		if got != want {
			t.Errorf("method name %s, want %s", got, want)
		}
	}
	if got := (&NodeClaim{}).ProtoReflect().Descriptor().FullName(); got != "github.com.karmada_io.karmada.pkg.estimator.pb.NodeClaim" {
		t.Errorf("message name %s", got)
	}
	for message, numbers := range map[proto.Message][]protowire.Number{
		&NodeClaim{}: {1, 3}, &ReplicaRequirements{}: {2}, &ComponentReplicaRequirements{}: {2},
	} {
		for _, n := range numbers {
			if d := message.ProtoReflect().Descriptor(); !d.ReservedRanges().Has(n) {
				t.Errorf("field %d of %s is not reserved", n, d.Name())
			}
		}
	}
	if f := (&ReplicaRequirements{}).ProtoReflect().Descriptor().Fields().ByName(protoreflect.Name("nodeClaim")); !f.HasOptionalKeyword() {
		t.Error("nodeClaim is not optional")
	}
}

func TestEncode_roundTrip(t *testing.T) {
	t.Parallel()
	claim := &workv1alpha2.NodeClaim{
		NodeSelector: map[string]string{"a": "b"},
		HardNodeAffinity: &corev1.NodeSelector{NodeSelectorTerms: []corev1.NodeSelectorTerm{{
			MatchFields: []corev1.NodeSelectorRequirement{{Key: "metadata.name", Operator: "In", Values: []string{"n"}}},
		}}},
		Tolerations: []corev1.Toleration{{Key: "a", Value: "b", Effect: corev1.TaintEffectNoSchedule},
			{Operator: corev1.TolerationOpExists}},
	}
	requests := corev1.ResourceList{"cpu": resource.MustParse("100m"), "memory": resource.MustParse("1Gi"),
		"example.com/gpu": resource.MustParse("2")}
	for name, want := range map[string]*workv1alpha2.ReplicaRequirements{
		"nil": nil, "empty": {}, "a claim": {NodeClaim: claim}, "an empty claim": {NodeClaim: &workv1alpha2.NodeClaim{}},
		"everything": {NodeClaim: claim, ResourceRequest: requests, Namespace: "ns", PriorityClassName: "high"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			encoded, err := EncodeRequirements(want)
			if err != nil {
				t.Fatal(err)
			}
			got, err := DecodeRequirements(encoded)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
	components := []workv1alpha2.Component{{Name: "a", Replicas: 3},
		{Name: "b", ReplicaRequirements: &workv1alpha2.ComponentReplicaRequirements{
			NodeClaim: claim, ResourceRequest: requests, PriorityClassName: "low",
		}}}
	assumed := []demand.Assumed{{Namespace: "x", Components: components}}
	encoded, err := EncodeAssumed(assumed)
	if err != nil {
		t.Fatal(err)
	}
	got, err := DecodeAssumed(encoded)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(assumed, got); diff != "" {
		t.Errorf("assumed (-want +got)\n%s", diff)
	}
}

func TestDecode_rejectsInvalidBytes(t *testing.T) {
	t.Parallel()
	junk := []byte{0xff, 0xff, 0xff}
	for name, m := range map[string]*ReplicaRequirements{
		"quantity":            {ResourceRequestBytes: map[string][]byte{"cpu": junk}},
		"quantity of letters": {ResourceRequestBytes: map[string][]byte{"cpu": quantity("much")}},
		"affinity":            {NodeClaim: &NodeClaim{NodeAffinityBytes: junk}},
		"toleration":          {NodeClaim: &NodeClaim{TolerationsBytes: [][]byte{junk}}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got, err := DecodeRequirements(m); err == nil {
				t.Errorf("invalid bytes were decoded as %v", got)
			}
			c := &Component{ReplicaRequirements: &ComponentReplicaRequirements{NodeClaim: m.NodeClaim, ResourceRequestBytes: m.ResourceRequestBytes}}
			if got, err := DecodeComponents([]*Component{c}); err == nil {
				t.Errorf("invalid bytes were decoded as %v", got)
			}
		})
	}
	if _, err := DecodeComponents([]*Component{nil}); err != nil {
		t.Errorf("decode nil component: %v", err)
	}
}
