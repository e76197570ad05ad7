// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
	"karmada.io/karmada/internal/interpret/podspec"
	"karmada.io/karmada/internal/names"
)

var serviceAccount = interpret.Kind{Retain: retainServiceAccount, Dependencies: accountDependencies}

// accountDependencies returns the Secrets that a ServiceAccount refers to.
func accountDependencies(_ context.Context, template *Object) ([]interpret.Dependency, error) {
	refs := podspec.References{Namespace: template.GetNamespace()}
	for _, list := range []string{"imagePullSecrets", "secrets"} {
		if err := field.Each(template.Object, list, func(o object) error { return refs.Add("Secret", o, "name") }); err != nil {
			return nil, err
		}
	}
	return refs.Sorted(), nil
}

// retainServiceAccount keeps the secrets that the member has added, such as tokens. imagePullSecrets that Karmada applied before and that
// the manifest no longer has are not kept.
func retainServiceAccount(_ context.Context, desired, observed *Object) (*Object, error) {
	applied := strings.Split(observed.GetAnnotations()[names.ManagedPullSecrets], ",")
	for _, list := range []string{"secrets", "imagePullSecrets"} {
		wanted, err := field.Get[[]any](desired.Object, list)
		if err != nil {
			return nil, err
		}
		known := map[string]bool{}
		err = field.Each(desired.Object, list, func(o object) error {
			name, err := field.Get[string](o, "name")
			known[name] = true
			return err
		})
		if err != nil {
			return nil, err
		}
		all := slices.Clip(wanted)
		err = field.Each(observed.Object, list, func(o object) error {
			name, err := field.Get[string](o, "name")
			if err == nil && !known[name] && (list != "imagePullSecrets" || !slices.Contains(applied, name)) {
				known[name] = true
				all = append(all, o)
			}
			return err
		})
		if err != nil {
			return nil, fmt.Errorf("observed %w", err)
		}
		if len(all) == len(wanted) {
			continue
		}
		if desired, err = change(desired, all, list); err != nil {
			return nil, err
		}
	}
	return desired, nil
}
