// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"errors"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus/testutil"

	"karmada.io/karmada/internal/machinery/requeue"
)

// It is not parallel: other tests change the counters, too.
func TestRecordApply(t *testing.T) {
	attempts, failed := applyAttempts.WithLabelValues("success"), preemptions.WithLabelValues("error")
	before, beforeFailed := testutil.ToFloat64(attempts), testutil.ToFloat64(failed)
	recordApply(time.Second, false, nil)
	recordApply(time.Second, true, errors.New("rejected"))
	recordApply(time.Second, true, requeue.After(0, "waiting"))
	if got := testutil.ToFloat64(attempts) - before; got != 1 {
		t.Errorf("policy_apply_attempts_total{result=success} grew by %v, want 1", got)
	}
	if got := testutil.ToFloat64(failed) - beforeFailed; got != 1 {
		t.Errorf("policy_preemption_total{result=error} grew by %v, want 1: waiting is not an attempt", got)
	}
}
