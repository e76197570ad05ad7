// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package serving

import (
	"context"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime/schema"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// lateMapper maps Clusters from the third request on.
type lateMapper struct {
	meta.RESTMapper
	requests int
	fail     func()
}

func (m *lateMapper) RESTMapping(gk schema.GroupKind, versions ...string) (*meta.RESTMapping, error) {
	if m.requests++; m.requests < 3 {
		m.fail()
		return nil, &meta.NoKindMatchError{GroupKind: gk, SearchedVersions: versions}
	}
	return m.RESTMapper.RESTMapping(gk, versions...)
}

func TestWaitForClusters(t *testing.T) {
	t.Parallel()
	known := meta.NewDefaultRESTMapper(nil)
	known.Add(clusterv1alpha1.GroupVersion.WithKind(clusterv1alpha1.ResourceKindCluster), meta.RESTScopeRoot)
	if err := WaitForClusters(t.Context(), &lateMapper{RESTMapper: known, fail: func() {}}); err != nil {
		t.Errorf("WaitForClusters = %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	err := WaitForClusters(ctx, &lateMapper{RESTMapper: known, fail: cancel})
	if err == nil || !strings.Contains(err.Error(), "karmada-aggregated-apiserver") {
		t.Errorf("WaitForClusters = %v after the end of the context, want an error that names the component", err)
	}
}
