// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package remove

import (
	"errors"
	"testing"

	"github.com/prometheus/client_golang/prometheus/testutil"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"karmada.io/karmada/internal/interpret"
)

func TestCount(t *testing.T) {
	t.Parallel()
	o := &interpret.Object{Object: map[string]any{"apiVersion": "v1", "kind": "Counted"}}
	for _, err := range []error{nil, errors.New("forbidden"), apierrors.NewNotFound(schema.GroupResource{}, "o")} {
		count(o, "m1", err)
	}
	for _, result := range []string{"success", "error"} {
		if got := testutil.ToFloat64(deleted.WithLabelValues(result, "v1", "Counted", "m1")); got != 1 {
			t.Errorf("delete_resource_from_cluster{result=%q} = %v, want 1", result, got)
		}
	}
}
