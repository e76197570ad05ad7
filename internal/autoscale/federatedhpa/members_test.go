// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package federatedhpa

import (
	"context"
	"errors"
	"fmt"
	goruntime "runtime"
	"sync/atomic"
	"testing"

	autoscalingv2 "k8s.io/api/autoscaling/v2"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime/schema"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/member"
)

// hangingMember maps no kind until it is released.
type hangingMember struct {
	release chan struct{}
	waiting atomic.Int64
	most    atomic.Int64
}

func (h *hangingMember) Get(cluster string) (*member.Member, error) {
	return &member.Member{Name: cluster, Mapper: h}, nil
}

func (h *hangingMember) RESTMapping(schema.GroupKind, ...string) (*meta.RESTMapping, error) {
	n := h.waiting.Add(1)
	for most := h.most.Load(); n > most && !h.most.CompareAndSwap(most, n); most = h.most.Load() {
	}
	<-h.release
	h.waiting.Add(-1)
	return nil, errors.New("unreachable")
}

// Members that do not respond neither delay an evaluation without end nor are all read at once.
func TestRead_boundedParallelism(t *testing.T) {
	t.Parallel()
	h := &hangingMember{release: make(chan struct{})}
	spec := &workv1alpha2.ResourceBindingSpec{Replicas: 1}
	for i := range 4 * parallel {
		spec.Clusters = append(spec.Clusters, workv1alpha2.TargetCluster{Name: fmt.Sprint("m", i), Replicas: 1})
	}
	ctx, cancel := context.WithCancel(t.Context())
	ref := autoscalingv2.CrossVersionObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Name: "web"}
	done := make(chan workload)
	go func() {
		w, _ := read(ctx, h, "default", ref, spec, func(string) bool { return true }, true)
		done <- w
	}()
	for h.waiting.Load() < parallel && t.Context().Err() == nil {
		goruntime.Gosched()
	}
	cancel()
	w := <-done
	close(h.release)
	if len(w.failures) != 4*parallel || h.most.Load() > parallel {
		t.Errorf("%d failures, %d at a time; want %d, at most %d at a time", len(w.failures), h.most.Load(), 4*parallel, parallel)
	}
}
