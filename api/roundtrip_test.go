// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package api_test

import (
	"math/rand"
	"testing"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/api/apitesting/fuzzer"
	"k8s.io/apimachinery/pkg/api/apitesting/roundtrip"
	metafuzzer "k8s.io/apimachinery/pkg/apis/meta/fuzzer"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"sigs.k8s.io/randfill"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	multiclusterv1beta1 "karmada.io/karmada/api/multicluster/v1beta1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	operatorv1alpha1 "karmada.io/karmada/api/operator/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	remedyv1alpha1 "karmada.io/karmada/api/remedy/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Every object is unchanged after a copy, and after encoding and decoding.
func TestNothingIsLostOverTheWire(t *testing.T) {
	t.Parallel()
	groups := map[string]func(*runtime.Scheme) error{
		"apps": appsv1alpha1.AddToScheme, "autoscaling": autoscalingv1alpha1.AddToScheme, "cluster": clusterv1alpha1.AddToScheme,
		"config": configv1alpha1.AddToScheme, "fleet": fleetv1alpha1.AddToScheme, "multicluster": multiclusterv1alpha1.AddToScheme,
		"multicluster v1beta1": multiclusterv1beta1.AddToScheme,
		"networking":           networkingv1alpha1.AddToScheme, "operator": operatorv1alpha1.AddToScheme,
		"policy": policyv1alpha1.AddToScheme, "remedy": remedyv1alpha1.AddToScheme,
		"review": reviewv1alpha1.AddToScheme, "search": searchv1alpha1.AddToScheme,
		"work v1alpha1": workv1alpha1.AddToScheme, "work v1alpha2": workv1alpha2.AddToScheme,
	}
	for name, add := range groups {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			scheme := runtime.NewScheme()
			if err := add(scheme); err != nil {
				t.Fatal(err)
			}
			codecs := serializer.NewCodecFactory(scheme)
			fill := fuzzer.FuzzerFor(fuzzer.MergeFuzzerFuncs(metafuzzer.Funcs, ourFuncs), rand.NewSource(1), codecs)
			roundtrip.RoundTripExternalTypesWithoutProtobuf(t, scheme, codecs, fill, nil)
		})
	}
}

// ourFuncs fill what holds any JSON.
func ourFuncs(serializer.CodecFactory) []any {
	return []any{
		func(value *apiextensionsv1.JSON, _ randfill.Continue) { value.Raw = []byte(`{"a":[1,"b",true]}`) },
		func(value *runtime.RawExtension, _ randfill.Continue) {
			*value = runtime.RawExtension{Raw: []byte(`{"apiVersion":"v1","kind":"ConfigMap"}`)}
		},
	}
}
