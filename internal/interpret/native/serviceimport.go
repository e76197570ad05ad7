// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"

	discoveryv1 "k8s.io/api/discovery/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"karmada.io/karmada/internal/interpret"
)

var serviceImport = interpret.Kind{Dependencies: importDependencies}

// derivedPrefix is the prefix of the name of the Service that represents an imported one.
const derivedPrefix = "derived-"

// importDependencies returns the Service that represents the imported one, and its endpoints.
func importDependencies(_ context.Context, template *Object) ([]interpret.Dependency, error) {
	name := derivedPrefix + template.GetName()
	return []interpret.Dependency{
		{APIVersion: "discovery.k8s.io/v1", Kind: "EndpointSlice", Namespace: template.GetNamespace(),
			LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{discoveryv1.LabelServiceName: name}}},
		{APIVersion: "v1", Kind: "Service", Namespace: template.GetNamespace(), Name: name},
	}, nil
}
