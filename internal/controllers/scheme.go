// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/runtime"
	utilruntime "k8s.io/apimachinery/pkg/util/runtime"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	apiregistrationv1 "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	multiclusterv1beta1 "karmada.io/karmada/api/multicluster/v1beta1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	remedyv1alpha1 "karmada.io/karmada/api/remedy/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Scheme returns a scheme with all kinds that Karmada components read or write as Go types.
func Scheme() *runtime.Scheme {
	s := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		clientgoscheme.AddToScheme, apiextensionsv1.AddToScheme, apiregistrationv1.AddToScheme,
		appsv1alpha1.AddToScheme, autoscalingv1alpha1.AddToScheme, clusterv1alpha1.AddToScheme, configv1alpha1.AddToScheme,
		fleetv1alpha1.AddToScheme, multiclusterv1alpha1.AddToScheme, multiclusterv1beta1.AddToScheme,
		networkingv1alpha1.AddToScheme, policyv1alpha1.AddToScheme,
		remedyv1alpha1.AddToScheme, searchv1alpha1.AddToScheme, workv1alpha1.AddToScheme, workv1alpha2.AddToScheme,
	} {
		utilruntime.Must(add(s)) // it fails only if two types have the same name
	}
	return s
}
