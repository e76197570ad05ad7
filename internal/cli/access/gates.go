// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package access

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"k8s.io/client-go/rest"
	"k8s.io/component-base/featuregate"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

// warnings collects the warnings of responses.
type warnings []string

// HandleWarningHeader implements rest.WarningHandler.
func (w *warnings) HandleWarningHeader(_ int, _, text string) { *w = append(*w, text) }

// GatesOff returns those of the feature gates that an object needs and that are off in the webhook. It creates a copy of the object without
// persisting it, because only the webhook knows its gates. It returns none to a user who may not do so.
func (c *Control) GatesOff(ctx context.Context, o client.Object, gates ...featuregate.Feature) (off []featuregate.Feature, err error) {
	var seen warnings
	api, err := c.ClientWith(func(config *rest.Config) { config.WarningHandler = &seen })
	if err != nil {
		return nil, err
	}
	o = o.DeepCopyObject().(client.Object)
	o.SetName("")
	o.SetGenerateName("status-")
	o.SetUID("")
	o.SetResourceVersion("")
	o.SetManagedFields(nil)
	o.SetFinalizers(nil)
	o.SetOwnerReferences(nil)
	o.SetDeletionTimestamp(nil)
	_ = api.Create(ctx, o, client.DryRunAll) // only the warnings count
	for _, gate := range gates {
		if slices.ContainsFunc(seen, func(text string) bool {
			return strings.Contains(text, fmt.Sprintf("without the feature gate %s,", gate))
		}) {
			off = append(off, gate)
		}
	}
	return off, nil
}
