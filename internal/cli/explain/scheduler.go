// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/estimate"
	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/scheduler/decide"
)

// Scheduler makes the decisions of a scheduler with the same flags. It is used for one run of a command.
//
// A scheduler-estimator that does not respond causes no error; the report names it with the reason. All requests to
// estimators together take no longer than their timeout.
type Scheduler struct {
	options scheduler.Options
	remote  *remoteEstimators // nil if scheduler-estimators are disabled
}

// NewScheduler returns a scheduler with these flags. It finds scheduler-estimators by the Services of the control plane. The
// caller must call Close.
func (f *SchedulerFlags) NewScheduler(control client.Reader) (*Scheduler, error) {
	profile, err := decide.New(strings.Join(f.plugins, ","))
	if err != nil {
		return nil, fmt.Errorf("--plugins: %w", err)
	}
	s := &Scheduler{options: scheduler.Options{
		Profile: profile, KeepEmpty: f.keepEmpty, ResourceModels: f.gates.Enabled(features.CustomizedClusterResourceModeling),
	}}
	if f.mode != estimatorsDisabled {
		o := f.estimators
		o.RequireService = f.mode == estimatorsRegistered
		s.remote = &remoteEstimators{
			Client:  estimators.New(&serviceCache{Reader: control}, o, clock.RealClock{}),
			options: o,
			skipped: map[string]string{},
		}
		s.options.Estimators = &estimate.Estimators{Others: []estimate.Estimator{s.remote}, Timeout: o.Timeout}
	}
	return s, nil
}

// DefaultScheduler returns a scheduler with the default flags, except that it queries no scheduler-estimators.
func DefaultScheduler() *Scheduler {
	return &Scheduler{options: scheduler.Options{ResourceModels: true}}
}

// Options returns the options of the scheduler, for decisions that are made without Read and Decide.
func (s *Scheduler) Options() scheduler.Options { return s.options }

// WithoutEstimators returns the options without scheduler-estimators, for decisions without a control plane.
func (s *Scheduler) WithoutEstimators() scheduler.Options {
	o := s.options
	o.Estimators = nil
	return o
}

// Close closes the connections to estimators.
func (s *Scheduler) Close() {
	if s.remote != nil {
		s.remote.Close()
	}
}

// Read reads everything that the decision for a binding depends on.
func (s *Scheduler) Read(ctx context.Context, control client.Reader, b binding.Binding) (*scheduler.Simulation, error) {
	return scheduler.NewSimulation(ctx, control, b, s.options)
}

// Decide makes the decision. The sources of its estimates do not include estimators that were skipped. If the binding is
// unschedulable, Decide returns the error with an outcome that has the trace.
func (s *Scheduler) Decide(ctx context.Context, c *scheduler.Simulation) (scheduler.Result, EstimatorReport, error) {
	outcome, err := c.Decide(ctx)
	return outcome, s.report(outcome.Estimates), err
}

// WithClusters reads the control plane with another list of clusters.
type WithClusters struct {
	client.Reader
	Clusters []clusterv1alpha1.Cluster
}

// List implements client.Reader.
func (r WithClusters) List(ctx context.Context, list client.ObjectList, o ...client.ListOption) error {
	if l, ok := list.(*clusterv1alpha1.ClusterList); ok {
		l.Items = slices.Clone(r.Clusters)
		return nil
	}
	return r.Reader.List(ctx, list, o...)
}
