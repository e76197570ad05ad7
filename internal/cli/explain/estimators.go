// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/estimate"
	estimators "karmada.io/karmada/internal/estimate/client"
)

// remoteEstimators queries the scheduler-estimators and records which of them were skipped.
type remoteEstimators struct {
	*estimators.Client
	options estimators.Options

	mu      sync.Mutex        // guards the field below
	skipped map[string]string // cluster name to the reason
}

// Estimate implements estimate.Estimator.
func (r *remoteEstimators) Estimate(ctx context.Context, cluster *clusterv1alpha1.Cluster, q estimate.Request) (int32, error) {
	n, err := r.Client.Estimate(ctx, cluster, q)
	reason := ""
	switch {
	case err == nil:
	case r.options.SkipPull && cluster.Spec.SyncMode == clusterv1alpha1.Pull:
		reason = "scheduler-estimators of Pull-mode clusters are not queried"
	case errors.Is(err, estimators.ErrNoService):
		reason = "no scheduler-estimator is registered"
	case apierrors.IsForbidden(err):
		reason = "no permission to read Services in namespace " + r.options.Namespace + ", which locate scheduler-estimators"
	}
	if reason != "" {
		r.mu.Lock()
		defer r.mu.Unlock()
		r.skipped[cluster.Name] = reason
	}
	return n, err
}

// serviceCache lists the Services of a namespace once instead of reading the Service of every cluster.
type serviceCache struct {
	client.Reader

	mu   sync.Mutex // guards the fields below
	list *corev1.ServiceList
	// listForbidden is set if the user may not list Services; then they are read one by one.
	listForbidden bool
}

// Get returns Services from the cached list and reads other objects.
func (c *serviceCache) Get(ctx context.Context, key client.ObjectKey, object client.Object, o ...client.GetOption) error {
	service, ok := object.(*corev1.Service)
	if !ok {
		return c.Reader.Get(ctx, key, object, o...)
	}
	list, err := c.services(ctx, key.Namespace)
	if err != nil {
		return err
	}
	if list == nil {
		return c.Reader.Get(ctx, key, object, o...)
	}
	i := slices.IndexFunc(list.Items, func(s corev1.Service) bool { return client.ObjectKeyFromObject(&s) == key })
	if i < 0 {
		return apierrors.NewNotFound(corev1.Resource("services"), key.Name)
	}
	list.Items[i].DeepCopyInto(service)
	return nil
}

// services returns the Services of a namespace, or nil if listing is forbidden.
func (c *serviceCache) services(ctx context.Context, namespace string) (*corev1.ServiceList, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.list != nil || c.listForbidden {
		return c.list, nil
	}
	var list corev1.ServiceList
	err := c.List(ctx, &list, client.InNamespace(namespace))
	switch {
	case apierrors.IsForbidden(err):
		c.listForbidden = true
	case err != nil:
		return nil, err
	default:
		c.list = &list
	}
	return c.list, nil
}

// EstimatorReport records for which clusters a decision used no scheduler-estimator, and why.
type EstimatorReport struct {
	clusters int                 // number of clusters that were estimated
	skipped  map[string][]string // reason to the sorted names of clusters whose scheduler-estimators were not queried
	failed   []estimatorFailure
}

type estimatorFailure struct{ cluster, reason string }

// disabledByFlag is the reason why no scheduler-estimator is queried if the flags disable them.
const disabledByFlag = "scheduler-estimators are disabled"

// report builds the report for the estimates of a decision. It removes skipped scheduler-estimators from the estimates.
func (s *Scheduler) report(estimates map[string]estimate.Estimate) EstimatorReport {
	out := EstimatorReport{skipped: map[string][]string{}}
	skipped := map[string]string{}
	if s.remote != nil {
		s.remote.mu.Lock()
		skipped = maps.Clone(s.remote.skipped)
		s.remote.mu.Unlock()
	}
	for _, cluster := range slices.Sorted(maps.Keys(estimates)) {
		e := estimates[cluster]
		if len(e.Sources) == 0 {
			continue // the decision needed no estimate
		}
		out.clusters++
		i := slices.IndexFunc(e.Sources, func(s estimate.Source) bool { return s.Name == estimators.Name })
		reason, wasSkipped := skipped[cluster]
		switch {
		case s.remote == nil:
			out.skipped[disabledByFlag] = append(out.skipped[disabledByFlag], cluster)
		case wasSkipped && i >= 0 && e.Sources[i].Error != "":
			out.skipped[reason] = append(out.skipped[reason], cluster)
			e.Sources = slices.Delete(slices.Clone(e.Sources), i, i+1)
			estimates[cluster] = e
		case i >= 0 && e.Sources[i].Error != "":
			out.failed = append(out.failed, estimatorFailure{cluster, oneLine(e.Sources[i].Error)})
		}
	}
	return out
}

// maxFailures is the number of failed estimators that the notes name by default.
const maxFailures = 5

// Notes returns a sentence, without the full stop, for each reason why the capacity of clusters is taken from the cluster
// status alone. It returns none if all scheduler-estimators responded or the decision needed no estimate. If all is false,
// long lists are truncated.
func (r EstimatorReport) Notes(all bool) (out []string) {
	const fallback = " is taken from the cluster status: "
	for _, reason := range slices.Sorted(maps.Keys(r.skipped)) {
		capacity := "capacity"
		if clusters := r.skipped[reason]; len(clusters) < r.clusters {
			capacity += " of " + Names(clusters)
		}
		out = append(out, capacity+fallback+reason)
	}
	for i, f := range r.failed {
		if left := len(r.failed) - i; i == maxFailures && left > 1 && !all {
			out = append(out,
				fmt.Sprintf("capacity of %d more clusters%stheir scheduler-estimators failed (use --all to list them)", left, fallback))
			break
		}
		out = append(out, "capacity of "+f.cluster+fallback+"its scheduler-estimator failed: "+strings.TrimSuffix(f.reason, "."))
	}
	return out
}
