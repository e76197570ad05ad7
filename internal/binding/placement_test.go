// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package binding

import (
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

func TestAppliedPlacement(t *testing.T) {
	t.Parallel()
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web-deployment"}}
	if p, err := AppliedPlacement(b); p != nil || err != nil {
		t.Errorf("never scheduled: %v, %v", p, err)
	}
	b.Annotations = map[string]string{names.AppliedPlacement: `{"clusterAffinity":{"clusterNames":["m1"]}}`}
	if p, err := AppliedPlacement(b); err != nil || p.ClusterAffinity.ClusterNames[0] != "m1" {
		t.Errorf("scheduled: %v, %v", p, err)
	}
	b.Annotations[names.AppliedPlacement] = "{"
	if p, err := AppliedPlacement(b); p != nil || err == nil {
		t.Errorf("invalid: %v, %v", p, err)
	}
}
