// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package collect

import (
	"bytes"
	"testing"

	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/names"
)

// The report of an export of the clusterset requests the EndpointSlices of its Service.
func TestReconcile_requestOfClusterSet(t *testing.T) {
	t.Parallel()
	report := export("web")
	report.Name, report.Finalizers, report.Spec.SuspendDispatching = names.ClusterSetReport("default", "web"), nil, new(true)
	report.Labels = map[string]string{
		names.EndpointSliceManagedBy: string(mcs.ClusterSet), names.ClusterSetNamespace: "default", names.ClusterSetName: "web",
	}
	report.Spec.Workload.Manifests[0].Raw = bytes.ReplaceAll(report.Spec.Workload.Manifests[0].Raw, []byte("Export"), []byte("Import"))
	f := newFixture(t, report)
	f.Kinds.Insert(mcs.ClusterSet)
	f.engage(t)
	f.put(t, slice("web-1", "web", "10.0.0.1"))
	f.run(t, web)
	f.expect(t, "web-1 ClusterSet 10.0.0.1")
	if err := f.control.Delete(t.Context(), report); err != nil {
		t.Fatal(err)
	}
	f.run(t, web)
	f.expect(t)
}
