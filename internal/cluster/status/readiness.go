// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"fmt"
	"strings"
	"sync"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// readyState is the status, reason and message of a condition.
type readyState struct {
	status          metav1.ConditionStatus
	reason, message string
}

// noAccess reports whether only the credentials are known to be the cause of an observation.
func (s readyState) noAccess() bool {
	return s == unauthorized || s.reason == clusterv1alpha1.ClusterReasonCredentialsMissing
}

var (
	healthy = readyState{
		metav1.ConditionTrue, clusterv1alpha1.ClusterReasonReady, "cluster is healthy and ready to accept workloads",
	}
	unhealthy = readyState{
		metav1.ConditionFalse, clusterv1alpha1.ClusterReasonNotReady, "cluster is reachable but health endpoint responded without ok",
	}
	// unauthorized is the observation that the API server of the member rejects the credentials. Ready reports it as unhealthy.
	unauthorized = readyState{unhealthy.status, unhealthy.reason, "the API server rejects the credentials"}
	unreachable  = readyState{
		metav1.ConditionFalse, clusterv1alpha1.ClusterReasonNotReachable, "cluster is not reachable",
	}
)

// The states of the condition CredentialsRejected.
var (
	rejected = readyState{
		metav1.ConditionTrue, clusterv1alpha1.ClusterReasonCredentialsRejected, "The API server of the cluster responds, and rejects the " +
			"credentials of Karmada: renew them. Meanwhile no workload is evicted from the cluster.",
	}
	notRejected = readyState{metav1.ConditionFalse, clusterv1alpha1.ClusterReasonCredentialsNotRejected, ""}
)

func collectionFailed(err error) readyState {
	return readyState{metav1.ConditionFalse, clusterv1alpha1.ClusterReasonStatusCollectionFailed, err.Error()}
}

// withoutCredentials is the observation that the control plane has no usable credentials of the member. Ready reports it as a failed
// collection.
func withoutCredentials(err error) readyState {
	return readyState{metav1.ConditionFalse, clusterv1alpha1.ClusterReasonCredentialsMissing, err.Error()}
}

// credentialsState returns the state of the condition CredentialsRejected for an observation that the credentials cause.
func credentialsState(observation readyState) readyState {
	if observation == unauthorized {
		return rejected
	}
	return readyState{metav1.ConditionTrue, clusterv1alpha1.ClusterReasonCredentialsMissing, observation.message +
		": restore the credentials, or join the cluster again. Meanwhile no workload is evicted from the cluster."}
}

// readiness holds, by cluster, how long the observed state has lasted, so that short disturbances do not change the Ready
// condition. After a restart the durations start from zero.
type readiness struct {
	success, failure time.Duration

	mu       sync.Mutex // guards observed
	observed map[string]observed
}

type observed struct {
	ready bool
	since time.Time
	// lost is the time since which the member has failed without rejecting the credentials; zero if it has not.
	lost time.Time
}

func newReadiness(success, failure time.Duration) *readiness {
	return &readiness{success: success, failure: failure, observed: map[string]observed{}}
}

// next returns the new state of the Ready condition from its current value (nil if missing) and an observation. It changes
// between ready and not ready once the observation has lasted for the threshold; the message reports a recovery meanwhile. The
// first observation of a process takes effect immediately, unless the cluster was ready: the network of a process that has just
// started may not be up yet.
func (r *readiness) next(cluster string, current *metav1.Condition, now time.Time, observation readyState) readyState {
	r.mu.Lock()
	defer r.mu.Unlock()
	if observation == unauthorized {
		observation = unhealthy
	} else if observation.noAccess() {
		observation.reason = clusterv1alpha1.ClusterReasonStatusCollectionFailed
	}
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
	changes := ready != (current.Status == metav1.ConditionTrue)
	if changes && now.Sub(before.since) < threshold {
		message := current.Message
		if ready {
			message = r.recovering(message, before.since)
		}
		return readyState{current.Status, current.Reason, message}
	}
	return observation
}

// recovered separates the message of the last failure from the progress since.
const recovered = "; healthy since "

// recovering returns the message of a cluster that is not ready yet, and healthy since a time.
func (r *readiness) recovering(message string, since time.Time) string {
	failure, _, _ := strings.Cut(message, recovered)
	return fmt.Sprintf("%s%s%s, and ready after %v without a failure", failure, recovered, since.UTC().Format(time.RFC3339), r.success)
}

// rejects reports whether the condition CredentialsRejected, with its current value (nil if missing), is True. next is the new state of
// the Ready condition. It changes together with Ready. Other failures count only once they have lasted for the threshold. A cluster
// whose credentials were rejected for a long time must not count as lost after a short disturbance.
func (r *readiness) rejects(cluster string, current *metav1.Condition, now time.Time, observation, next readyState) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	o := r.observed[cluster]
	if observation.noAccess() || observation.status == metav1.ConditionTrue {
		o.lost = time.Time{}
	} else if o.lost.IsZero() {
		o.lost = now
	}
	r.observed[cluster] = o
	switch {
	case next.status == metav1.ConditionTrue:
		return false
	case observation.noAccess():
		return true
	case current == nil || current.Status != metav1.ConditionTrue:
		return false
	}
	return o.lost.IsZero() || now.Sub(o.lost) < r.failure
}

// lasted returns for how long the observed state of a cluster has lasted.
func (r *readiness) lasted(cluster string, now time.Time) (d time.Duration, known bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	o, known := r.observed[cluster]
	return max(now.Sub(o.since), 0), known
}

func (r *readiness) forget(cluster string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.observed, cluster)
}
