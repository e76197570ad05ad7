// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package scheduling decides for `karmadactl why` and `karmadactl plan` as the scheduler does: by its flags, with its code,
// and by the word of the estimators beside the clusters.
//
//	flags ──► Scheduler ──► Read: scheduler.Case ──► Decide: scheduler.Outcome, and Asked, which estimators had a say in it
//	              └── Services of the control plane ──► estimators, over gRPC ──┘
//
// Invariant: an estimator that does not answer fails nothing and is named with the reason; all of them together take no more
// time than the timeout.
package explain

import (
	"context"
	"fmt"
	"strings"

	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/estimate"
	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/scheduler/decide"
)

// Scheduler decides as a scheduler does that was started with the same flags. It is for one run of a command.
type Scheduler struct {
	options scheduler.Options
	beside  *beside // nil when no estimator beside a cluster is to be asked
}

// Start makes the scheduler that the flags describe. The control plane tells where estimators are. Close ends it.
func (f *Flags) Start(control client.Reader) (*Scheduler, error) {
	profile, err := decide.New(strings.Join(f.plugins, ","))
	if err != nil {
		return nil, fmt.Errorf("--plugins: %w", err)
	}
	s := &Scheduler{options: scheduler.Options{
		Profile: profile, KeepEmpty: f.keepEmpty, Models: f.gates.Enabled(features.CustomizedClusterResourceModeling),
	}}
	if f.reach != nobody {
		o := f.estimators
		o.RequireService = f.reach == registered
		s.beside = &beside{Client: estimators.New(&services{Reader: control}, o, clock.RealClock{}), options: o, alone: map[string]string{}}
		s.options.Estimators = &estimate.Estimators{Others: []estimate.Estimator{s.beside}, Timeout: o.Timeout}
	}
	return s, nil
}

// Close ends the connections to estimators.
func (s *Scheduler) Close() {
	if s.beside != nil {
		s.beside.Close()
	}
}

// Read reads the case of a binding.
func (s *Scheduler) Read(ctx context.Context, control client.Reader, b binding.Binding) (*scheduler.Case, error) {
	return scheduler.Read(ctx, control, b, s.options)
}

// Decide decides a case. Estimators that were left alone on purpose are not among the sources of its estimates. The error is
// that of the decision, whose Trace is given all the same.
func (s *Scheduler) Decide(ctx context.Context, c *scheduler.Case) (scheduler.Outcome, Asked, error) {
	outcome, err := c.Decide(ctx)
	return outcome, s.asked(outcome.Estimates), err
}
