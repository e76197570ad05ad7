// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package changes

import (
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/runtime"

	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
)

// A quantity that takes hours to compute with is rejected before the object is decoded, in fields of any name.
func TestDecode_hugeQuantities(t *testing.T) {
	t.Parallel()
	d, err := NewDecoder()
	if err != nil {
		t.Fatal(err)
	}
	for name, object := range map[string]string{
		"template": `{"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "a"},
			"spec": {"containers": [{"resources": {"limits": {"cpu": "1e2147483648"}}}]}}`,
		"quota": `{"apiVersion": "policy.karmada.io/v1alpha1", "kind": "FederatedResourceQuota", "metadata": {"name": "a", "namespace": "a"},
			"spec": {"overall": {"cpu": "1e2147483648"}}}`,
		"cluster": `{"apiVersion": "cluster.karmada.io/v1alpha1", "kind": "Cluster", "metadata": {"name": "a"},
			"spec": {"resourceModels": [{"grade": 0, "ranges": [{"name": "cpu", "min": "0", "max": "1e2147483648"}]}]}}`,
	} {
		change := reviewv1alpha1.Change{Operation: reviewv1alpha1.ChangeApply, Object: &runtime.RawExtension{Raw: []byte(object)}}
		if _, err := d.Decode([]reviewv1alpha1.Change{change}); err == nil || !strings.Contains(err.Error(), "exponent is out of range") {
			t.Errorf("Decode(%s) = %v, want that the exponent is out of range", name, err)
		}
	}
}
