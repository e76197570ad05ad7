// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package upgrade

import (
	"context"
	"encoding/json"
	"fmt"
	"reflect"

	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

// Writes is the number of writes to members that this version causes. Programs read its JSON: fields are added, never renamed.
type Writes struct {
	// Manifests is the number of manifests that this version renders.
	Manifests int `json:"manifests"`
	// Changed are the Works with a manifest that differs from the current one, as namespace/name. Each leads to a write.
	Changed []string `json:"changed,omitempty"`
	// Skipped are templates that could not be rendered, each with the reason.
	Skipped []string `json:"skipped,omitempty"`
}

// expectedWrites renders the manifests of all bindings with the code of this version, and compares them with the current ones.
func expectedWrites(ctx context.Context, control client.Reader) (w Writes, err error) {
	bindings, err := binding.List(func(list binding.ObjectList) error { return control.List(ctx, list) })
	if err != nil {
		return w, err
	}
	control = &listOnce{control, map[string]client.ObjectList{}}
	for _, b := range bindings {
		if !b.GetDeletionTimestamp().IsZero() || len(b.BindingSpec().Clusters) == 0 {
			continue
		}
		if err := w.add(ctx, control, b); err != nil {
			if ctx.Err() != nil {
				return w, err
			}
			w.Skipped = append(w.Skipped, fmt.Sprintf("%s %s: %v", binding.ScopeOf(b).Name, client.ObjectKeyFromObject(b), err))
		}
	}
	return w, nil
}

// add compares the manifests of a binding.
func (w *Writes) add(ctx context.Context, control client.Reader, b binding.Binding) error {
	s, err := explain.FromBinding(ctx, control, b)
	if err != nil {
		return err
	}
	if s.Template == nil {
		return nil // the control plane removes the binding
	}
	_, plan, _, err := explain.RenderPlan(ctx, control, b, s, nil)
	if err != nil {
		return err
	}
	for _, target := range b.BindingSpec().Clusters {
		current, err := work.InCluster(ctx, control, b, target.Name)
		if err != nil {
			return err
		}
		exists := current != nil
		if !exists {
			current = &workv1alpha1.Work{}
			current.Name = plan.Names()[0]
		}
		desired, _, err := plan.Work(ctx, target, current.Name, current.Labels[names.WorkID])
		if err != nil {
			return err
		}
		w.Manifests++
		if !exists || !sameManifests(current.Spec.Workload.Manifests, desired.Spec.Workload.Manifests) {
			w.Changed = append(w.Changed, client.ObjectKeyFromObject(desired).String())
		}
	}
	return nil
}

// sameManifests compares manifests as JSON values.
func sameManifests(a, b []workv1alpha1.Manifest) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		var x, y any
		if json.Unmarshal(a[i].Raw, &x) != nil || json.Unmarshal(b[i].Raw, &y) != nil || !reflect.DeepEqual(x, y) {
			return false
		}
	}
	return true
}
