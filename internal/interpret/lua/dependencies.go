// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"context"
	"errors"
	"fmt"

	glua "github.com/yuin/gopher-lua"

	"karmada.io/karmada/internal/interpret"
)

func (o opinion) dependencies(ctx context.Context, template *interpret.Object) (out []interpret.Dependency, err error) {
	err = o.ask(ctx, template, []any{content(template)}, 1, func(m *machine, results []glua.LValue) error {
		list, err := m.list(results[0])
		if err != nil {
			return err
		}
		found := make([]interpret.Dependency, len(list))
		for i, v := range list {
			err := decode(v, &found[i])
			if err == nil {
				err = complete(found[i])
			}
			if err != nil {
				return fmt.Errorf("the result[%d]: %w", i+1, err)
			}
		}
		out = interpret.Union(found)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return out, nil
}

// complete says what is missing in a reference.
func complete(d interpret.Dependency) error {
	switch {
	case d.APIVersion == "":
		return errors.New("apiVersion is missing")
	case d.Kind == "":
		return errors.New("kind is missing")
	case d.Name == "" && d.LabelSelector == nil:
		return errors.New("name is missing, and so is labelSelector; one of them is needed")
	}
	return nil
}
