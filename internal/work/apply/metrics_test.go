// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"errors"
	"testing"

	"github.com/prometheus/client_golang/prometheus/testutil"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"karmada.io/karmada/internal/interpret"
)

// Errors that are part of normal operation are not counted: alerts use the counters.
func TestCount(t *testing.T) {
	t.Parallel()
	o := &interpret.Object{Object: map[string]any{"apiVersion": "v1", "kind": "Counted"}}
	resource := schema.GroupResource{Resource: "counted"}
	for _, err := range []error{
		nil, errors.New("quota exceeded"), apierrors.NewConflict(resource, "o", nil), apierrors.NewAlreadyExists(resource, "o"),
		apierrors.NewNotFound(resource, "o"),
	} {
		countCreated(o, "m1", err)
		countUpdated(o, "m1", err)
	}
	for _, result := range []string{"success", "error"} {
		for name, got := range map[string]float64{
			"create_resource_to_cluster": testutil.ToFloat64(created.WithLabelValues(result, "v1", "Counted", "m1", "false")),
			"update_resource_to_cluster": testutil.ToFloat64(updated.WithLabelValues(result, "v1", "Counted", "m1", "updated")),
		} {
			if got != 1 {
				t.Errorf("%s{result=%q} = %v, want 1", name, result, got)
			}
		}
	}
}
