// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"net/http"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"karmada.io/karmada/internal/component/serving"
)

// gate rejects requests until the caches have been declared after a start. Before, the kinds of members are not known. A list
// through the proxy would return the objects of the control plane instead, and watching clients would treat their objects as
// deleted.
type gate struct{ opened chan struct{} }

func newGate() *gate { return &gate{opened: make(chan struct{})} }

// open must be called once.
func (g *gate) open() { close(g.opened) }

// check returns an error for clients to try again, or nil if the gate is open. A nil gate is open.
func (g *gate) check() error {
	if g == nil {
		return nil
	}
	select {
	case <-g.opened:
		return nil
	default:
	}
	err := serving.NewError(http.StatusServiceUnavailable, metav1.StatusReasonServiceUnavailable,
		"the search API server is starting: registries and clusters are not known yet")
	err.ErrStatus.Details = &metav1.StatusDetails{RetryAfterSeconds: 1}
	return err
}
