// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"
	"fmt"
	"slices"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
)

var serviceAccount = interpret.Kind{Retain: retainServiceAccount}

// retainServiceAccount keeps the secrets that the member has added, such as tokens.
func retainServiceAccount(_ context.Context, desired, observed *Object) (*Object, error) {
	for _, name := range []string{"secrets", "imagePullSecrets"} {
		list, err := field.Get[[]any](desired.Object, name)
		if err != nil {
			return nil, err
		}
		known := map[string]bool{}
		err = field.Each(desired.Object, name, func(o object) error {
			name, err := field.Get[string](o, "name")
			known[name] = true
			return err
		})
		if err != nil {
			return nil, err
		}
		all := slices.Clip(list)
		err = field.Each(observed.Object, name, func(o object) error {
			name, err := field.Get[string](o, "name")
			if err == nil && !known[name] {
				known[name] = true
				all = append(all, o)
			}
			return err
		})
		if err != nil {
			return nil, fmt.Errorf("observed %w", err)
		}
		if len(all) == len(list) {
			continue
		}
		if desired, err = change(desired, all, name); err != nil {
			return nil, err
		}
	}
	return desired, nil
}
