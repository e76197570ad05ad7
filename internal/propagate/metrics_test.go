// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"errors"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus/testutil"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/machinery/requeue"
)

// It is not parallel: other tests change the counters, too.
func TestRecordApply(t *testing.T) {
	attempts, failed := applyAttempts.WithLabelValues("success"), preemptions.WithLabelValues("error")
	before, beforeFailed := testutil.ToFloat64(attempts), testutil.ToFloat64(failed)
	preempting := &pass{preempted: &policyv1alpha1.PropagationPolicy{}}
	for _, of := range []struct {
		pass *pass
		err  error
	}{{&pass{}, nil}, {preempting, errors.New("rejected")}, {preempting, requeue.After(0, "waiting")}} {
		recordApply(time.Second, of.err)
		recordPreemption(of.pass, of.err)
	}
	if got := testutil.ToFloat64(attempts) - before; got != 1 {
		t.Errorf("policy_apply_attempts_total{result=success} grew by %v, want 1", got)
	}
	if got := testutil.ToFloat64(failed) - beforeFailed; got != 1 {
		t.Errorf("policy_preemption_total{result=error} grew by %v, want 1: waiting is not an attempt", got)
	}
}
