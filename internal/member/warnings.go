// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"context"
	"slices"
	"sync"

	"k8s.io/client-go/rest"
)

// Warnings holds the warnings of the API server of a member in its responses to some requests.
type Warnings struct {
	mu    sync.Mutex // guards texts
	texts []string
}

// miscWarning is the code of the warnings of API servers.
const miscWarning = 299

type warningsKey struct{}

// CollectWarnings returns a context whose requests to members add their warnings to the result.
func CollectWarnings(ctx context.Context) (context.Context, *Warnings) {
	w := &Warnings{}
	return context.WithValue(ctx, warningsKey{}, w), w
}

// Texts returns the warnings, sorted and without duplicates.
func (w *Warnings) Texts() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	out := slices.Clone(w.texts)
	slices.Sort(out)
	return slices.Compact(out)
}

// WarningHandler is a rest.WarningHandlerWithContext for CollectWarnings. Warnings of other requests are logged.
type WarningHandler struct{}

// HandleWarningHeaderWithContext implements rest.WarningHandlerWithContext.
func (WarningHandler) HandleWarningHeaderWithContext(ctx context.Context, code int, agent, text string) {
	w, collected := ctx.Value(warningsKey{}).(*Warnings)
	if !collected {
		rest.WarningLogger{}.HandleWarningHeaderWithContext(ctx, code, agent, text)
		return
	}
	if code == miscWarning && text != "" {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.texts = append(w.texts, text)
	}
}
