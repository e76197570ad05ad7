// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package config holds the CustomResourceDefinitions that every installer creates in a control plane, generated from the
// types in api/ by generate.sh. The installer completes what depends on the installation, such as the address of conversion
// webhooks.
package config

import (
	"embed"
	"fmt"
	"path"
	"sync"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"sigs.k8s.io/yaml"
)

// CRDs holds the files crds/*.yaml, each with one CustomResourceDefinition.
//
//go:embed crds/*.yaml
var CRDs embed.FS

// operatorCRD is the CustomResourceDefinition of Karmada.
//
//go:embed operator/operator.karmada.io_karmadas.yaml
var operatorCRD []byte

// OperatorDefinition returns the CustomResourceDefinition of Karmada, which karmada-operator requires in its cluster. It is not part of
// a control plane. An error means that this binary was built from a broken file.
func OperatorDefinition() (*apiextensionsv1.CustomResourceDefinition, error) {
	crd := &apiextensionsv1.CustomResourceDefinition{}
	if err := yaml.UnmarshalStrict(operatorCRD, crd); err != nil {
		return nil, fmt.Errorf("decode embedded CRD of Karmada: %w", err)
	}
	return crd, nil
}

// CustomResourceDefinitions returns the content of CRDs, sorted by file name, that is by group. The caller owns the objects.
// ResourceBinding and ClusterResourceBinding have conversion strategy None, which loses fields between their versions: set the
// webhook before creating them. An error means that this binary was built from a broken file.
func CustomResourceDefinitions() ([]*apiextensionsv1.CustomResourceDefinition, error) {
	decoded, err := definitions()
	if err != nil {
		return nil, err
	}
	crds := make([]*apiextensionsv1.CustomResourceDefinition, len(decoded))
	for i := range decoded {
		crds[i] = decoded[i].DeepCopy()
	}
	return crds, nil
}

// definitions decodes CRDs once: that takes 25 times as long as a copy, and a start needs them several times. They take 2 MB.
var definitions = sync.OnceValues(decodeDefinitions)

func decodeDefinitions() ([]*apiextensionsv1.CustomResourceDefinition, error) {
	files, err := CRDs.ReadDir("crds")
	if err != nil {
		return nil, fmt.Errorf("list embedded CRDs: %w", err)
	}
	crds := make([]*apiextensionsv1.CustomResourceDefinition, 0, len(files))
	for _, file := range files {
		content, err := CRDs.ReadFile(path.Join("crds", file.Name()))
		if err != nil {
			return nil, fmt.Errorf("read embedded CRD: %w", err)
		}
		crd := &apiextensionsv1.CustomResourceDefinition{}
		if err := yaml.UnmarshalStrict(content, crd); err != nil {
			return nil, fmt.Errorf("decode embedded CRD %s: %w", file.Name(), err)
		}
		crds = append(crds, crd)
	}
	return crds, nil
}
