// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"sync"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// verdict is what an observation says about the condition Ready.
type verdict struct {
	status          metav1.ConditionStatus
	reason, message string
}

var (
	healthy = verdict{
		metav1.ConditionTrue, clusterv1alpha1.ClusterReasonReady, "cluster is healthy and ready to accept workloads",
	}
	unhealthy = verdict{
		metav1.ConditionFalse, clusterv1alpha1.ClusterReasonNotReady, "cluster is reachable but health endpoint responded without ok",
	}
	unreached = verdict{
		metav1.ConditionFalse, clusterv1alpha1.ClusterReasonNotReachable, "cluster is not reachable",
	}
)

func uncollected(err error) verdict {
	return verdict{metav1.ConditionFalse, clusterv1alpha1.ClusterReasonStatusCollectionFailed, err.Error()}
}

func verdictOf(c *metav1.Condition) verdict { return verdict{c.Status, c.Reason, c.Message} }

// readiness remembers since when each cluster has been observed as it is now, so that a short disturbance changes
// nothing. It is a memory, not a state: losing it begins the observation anew.
type readiness struct {
	success, failure time.Duration

	mu       sync.Mutex // guards observed
	observed map[string]observed
}

type observed struct {
	ready bool
	since time.Time
}

func newReadiness(success, failure time.Duration) *readiness {
	return &readiness{success: success, failure: failure, observed: map[string]observed{}}
}

// judge says what the condition is to be, given what it is (nil for none) and what was observed. It changes between ready
// and not only after as long an observation as the threshold says. The first one counts at once, unless it speaks against a
// cluster that was ready: a process that has just begun may look while its members, or its own way to them, come up.
func (r *readiness) judge(cluster string, current *metav1.Condition, now time.Time, observation verdict) verdict {
	r.mu.Lock()
	defer r.mu.Unlock()
	ready := observation.status == metav1.ConditionTrue
	before, known := r.observed[cluster]
	if !known || before.ready != ready {
		before.ready, before.since = ready, now
		r.observed[cluster] = before
	}
	if current == nil || !known && (ready || current.Status != metav1.ConditionTrue) {
		return observation
	}
	threshold := r.failure
	if ready {
		threshold = r.success
	}
	flips := ready != (current.Status == metav1.ConditionTrue)
	if flips && now.Sub(before.since) < threshold {
		return verdictOf(current)
	}
	return observation
}

func (r *readiness) forget(cluster string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.observed, cluster)
}
