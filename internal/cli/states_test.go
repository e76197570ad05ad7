// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"net/http"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakeapi"
)

// A binding that no scheduler has observed for a minute names the scheduler that should.
func TestStatus_missingScheduler(t *testing.T) {
	t.Parallel()
	for scheduler, want := range map[string]string{
		"":     "karmada-scheduler has not observed the binding yet; check that it runs",
		"mine": "the scheduler mine, which schedulerName of the policy selects, has not observed the binding yet; check that it runs",
	} {
		objects := modify(parseObjects(t, statusFleet), "ResourceBinding", func(o *unstructured.Unstructured) {
			delete(o.Object, "status")
			fakeapi.Field("2026-01-01T00:00:00Z", "metadata", "creationTimestamp")(o)
			fakeapi.Field(int64(1), "metadata", "generation")(o)
			fakeapi.Field(map[string]any{}, "spec", "placement")(o)
			fakeapi.Field(scheduler, "spec", "schedulerName")(o)
		})
		got := runReadOnly(t, objects, "status")
		assertInOrder(t, got.Out, []string{"NotScheduled ", "deployment.apps/web", want})
	}
}

// No object below a cluster that waits is shown as done, except its Work.
func TestTree_notHealthy(t *testing.T) {
	t.Parallel()
	servers := statusServers(t)
	work := fakeapi.Object("work.karmada.io/v1alpha1", "Work", "karmada-es-m1", names.Work("Deployment", "default", "web"),
		fakeapi.Field([]any{map[string]any{"type": "Applied", "status": "True"}}, "status", "conditions"),
		fakeapi.Field([]any{map[string]any{"health": "Unhealthy"}}, "status", "manifestStatuses"))
	servers.Control.Objects = append(servers.Control.Objects, work)
	got := run(t, "tree", "deployment/web", "--kubeconfig", servers.Start(t))
	assertInOrder(t, got.Out, []string{
		"ResourceBinding default/web-deployment", "Waiting", "Cluster m1", "Waiting", "Work ", "Done", "Deployment default/web", "Waiting",
	})
}

// A cluster in Pull mode cannot be unjoined: nothing is listed before the error.
func TestUnjoin_pull(t *testing.T) {
	t.Parallel()
	servers := statusServers(t)
	servers.Control.Objects = modify(servers.Control.Objects, "Cluster", fakeapi.Field("Pull", "spec", "syncMode"))
	got := run(t, "unjoin", "m1", "--kubeconfig", servers.Start(t))
	if got.Code != 1 || got.Out != "" || !strings.Contains(got.Err, "use command `unregister`") {
		t.Errorf("unjoin of a Pull cluster = %+v, want the error alone", got)
	}
}

// A user who may neither create reviews nor list clusters learns which permission a plan for the fleet requires.
func TestPlan_fleetWithoutPermission(t *testing.T) {
	t.Parallel()
	kubeconfig := startWithForbidden(t, parseObjects(t, statusFleet), func(r *http.Request) bool {
		return strings.HasSuffix(r.URL.Path, "/clusters") || strings.HasSuffix(r.URL.Path, "/placementreviews")
	})
	got := run(t, "plan", "--drain", "m1", "--kubeconfig", kubeconfig)
	assertContains(t, "plan", got.Err, []string{"requires the permission to list clusters", "denied", "create PlacementReview"})
	if got.Code == 0 {
		t.Errorf("plan = %+v, want an error", got)
	}
}
