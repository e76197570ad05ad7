// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package serving

import (
	"context"
	"errors"
	"fmt"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/util/wait"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// kindTimeout is how long a server waits at its start until the control plane serves Clusters, and kindInterval the time between two
// attempts.
const kindTimeout, kindInterval = time.Minute, 500 * time.Millisecond

// WaitForClusters waits until the control plane serves Clusters. The aggregated API server may start at the same time, and the
// control plane may not find it for a moment after that.
func WaitForClusters(ctx context.Context, mapper meta.RESTMapper) error {
	kind := clusterv1alpha1.GroupVersion.WithKind(clusterv1alpha1.ResourceKindCluster)
	var last error
	err := wait.PollUntilContextTimeout(ctx, kindInterval, kindTimeout, true, func(context.Context) (bool, error) {
		_, last = mapper.RESTMapping(kind.GroupKind(), kind.Version)
		return last == nil, nil
	})
	if err != nil {
		return fmt.Errorf("wait for the API of clusters, which karmada-aggregated-apiserver serves: %w", errors.Join(last, context.Cause(ctx)))
	}
	return nil
}
