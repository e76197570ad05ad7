// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"fmt"

	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/scheduler/decide"
)

// Explain decides anew, from what the control plane says now, where a binding goes and why. It is the code that places
// bindings; nothing is written. The error is that of the decision, whose Trace is given all the same.
func Explain(ctx context.Context, control client.Reader, b binding.Binding) (decide.Decision, error) {
	s, err := snapshot(ctx, control)
	if err != nil {
		return decide.Decision{}, err
	}
	r := RequestFor(b, false)
	r.Explain = true
	return decide.Default().Decide(s, r, nil)
}

func snapshot(ctx context.Context, control client.Reader) (*decide.Snapshot, error) {
	var list clusterv1alpha1.ClusterList
	if err := control.List(ctx, &list); err != nil {
		return nil, fmt.Errorf("list the clusters: %w", err)
	}
	clusters := make([]*clusterv1alpha1.Cluster, 0, len(list.Items))
	for i := range list.Items {
		clusters = append(clusters, &list.Items[i])
	}
	return decide.NewSnapshot(clusters), nil
}
