// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	"net/url"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/conversion"
	"k8s.io/apimachinery/pkg/runtime"
)

// ClusterProxyOptions are the options of clusters/{name}/proxy.
// +kubebuilder:object:root=true
type ClusterProxyOptions struct {
	metav1.TypeMeta `json:",inline"`

	// Path below the root of the API server of the cluster, with its query, such as /api/v1/pods. Empty means the root.
	// +optional
	Path string `json:"path,omitempty"`
}

// addConversionFuncs lets the API server read the options from the query of a request.
func addConversionFuncs(scheme *runtime.Scheme) error {
	return scheme.AddConversionFunc((*url.Values)(nil), (*ClusterProxyOptions)(nil),
		func(from, to any, _ conversion.Scope) error {
			to.(*ClusterProxyOptions).Path = from.(*url.Values).Get("path")
			return nil
		})
}
