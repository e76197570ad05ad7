// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package config holds what every installer puts into a control plane: the CustomResourceDefinitions, generated from the
// types in api/ by generate.sh. There is no other copy of them. In goes nothing, out come objects as they are to be
// created; whoever installs them fills in what only an installation knows, such as the address of conversion webhooks.
package config

import (
	"embed"
	"fmt"
	"path"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"sigs.k8s.io/yaml"
)

// CRDs holds the files crds/*.yaml, each with one CustomResourceDefinition.
//
//go:embed crds/*.yaml
var CRDs embed.FS

// CustomResourceDefinitions returns the content of CRDs, sorted by file name, hence by group. The objects belong to the
// caller. ResourceBinding and ClusterResourceBinding come with conversion strategy None, which loses fields between
// their versions: set the webhook before creating them. An error means that this binary was built from a broken file.
func CustomResourceDefinitions() ([]*apiextensionsv1.CustomResourceDefinition, error) {
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
