// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"strings"
	"testing"

	"karmada.io/karmada/test/fakeapi"
)

// The controller of namespaces created the Works of argo, shop and kept. The namespace kept has a preserved object, and a policy propagates
// the namespace listed.
const namespaceWorks = `
apiVersion: work.karmada.io/v1alpha1
kind: Work
metadata: {name: argo, namespace: karmada-es-m1}
spec: {workload: {manifests: [{apiVersion: v1, kind: Namespace, metadata: {name: argo}}]}}
---
apiVersion: work.karmada.io/v1alpha1
kind: Work
metadata: {name: shop, namespace: karmada-es-m1}
spec: {workload: {manifests: [{apiVersion: v1, kind: Namespace, metadata: {name: shop}}]}}
---
apiVersion: work.karmada.io/v1alpha1
kind: Work
metadata: {name: kept, namespace: karmada-es-m1}
spec: {workload: {manifests: [{apiVersion: v1, kind: Namespace, metadata: {name: kept}}]}}
---
apiVersion: work.karmada.io/v1alpha1
kind: Work
metadata: {name: preserved, namespace: karmada-es-m1, labels: {resourcebinding.karmada.io/permanent-id: id}}
spec: {preserveResourcesOnDeletion: true, workload: {manifests: [{apiVersion: v1, kind: ConfigMap, metadata: {name: c, namespace: kept}}]}}
---
apiVersion: work.karmada.io/v1alpha1
kind: Work
metadata: {name: listed, namespace: karmada-es-m1, labels: {clusterresourcebinding.karmada.io/permanent-id: id}}
spec: {workload: {manifests: [{apiVersion: v1, kind: Namespace, metadata: {name: listed}}]}}
`

func TestUnjoin_preview(t *testing.T) {
	t.Parallel()
	servers := statusServers(t)
	servers.Control.Objects = append(servers.Control.Objects, parseObjects(t, namespaceWorks)...)
	got := run(t, "unjoin", "m1", "--dry-run", "--kubeconfig", servers.Start(t))
	assertInOrder(t, got.Out, []string{
		"2 propagated objects would be deleted from cluster(m1):\n", "  deployment.apps/old in namespace default", "deployment.apps/web",
		"To keep them in the cluster, unmanaged, set preserveResourcesOnDeletion",
		"Namespaces argo, shop are deleted from cluster(m1), unless they existed there before or have objects that Karmada does not manage.\n",
		"cluster(m1) can be removed",
	})
}

// The error of a cluster that does not exist has no warning before it.
func TestUnjoin_missing(t *testing.T) {
	t.Parallel()
	got := run(t, "unjoin", "m9", "--dry-run", "--kubeconfig", statusServers(t).Start(t))
	if got.Code == 0 || strings.Contains(got.Err, "Warning") || !strings.Contains(got.Err, "m9") {
		t.Errorf("unjoin = %+v, want only the error", got)
	}
}

// The completions of a Job are immutable: the other cluster cannot take those of m1.
func TestUnjoin_previewJob(t *testing.T) {
	t.Parallel()
	for completions, want := range map[string]string{
		"2":    " (cannot leave while its quota is exceeded, so that the cluster stays)\n",
		"3":    " (does not move: no policy claims it)\n",
		"4":    " (moves to m2=4; spec.completions of a Job is immutable, so that m2 keeps its share, and the Job is NotApplied)\n",
		"null": " (moves to m2=4)\n",
		"5":    " (moves to m2=4; m2 is not ready; spec.completions of a Job is immutable, so that m2 keeps its share",
	} {
		servers, labels := statusServers(t), "propagationpolicy.karmada.io/permanent-id: p"
		if strings.Contains(want, "no policy") {
			labels = ""
		}
		reason := "Success"
		if strings.Contains(want, "quota") {
			reason = "QuotaExceeded"
		}
		servers.Control.Objects = append(servers.Control.Objects, parseObjects(t, `
apiVersion: cluster.karmada.io/v1alpha1
kind: Cluster
metadata: {name: m2}
status: {apiEnablements: [{groupVersion: batch/v1, resources: [{name: jobs, kind: Job}]}]}
---
apiVersion: batch/v1
kind: Job
metadata: {name: report, namespace: default, uid: u-report}
spec: {completions: `+completions+`}
---
apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata: {name: report-job, namespace: default, labels: {`+labels+`}}
spec:
  resource: {apiVersion: batch/v1, kind: Job, namespace: default, name: report, uid: u-report}
  replicas: 4
  clusters: [{name: m1, replicas: 2}, {name: m2, replicas: 2}]
  placement:
    replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Weighted,
      weightPreference: {staticWeightList: [{weight: 1, targetCluster: {clusterNames: [m1, m2]}}]}}
status: {conditions: [{type: Scheduled, status: "False", reason: `+reason+`, message: m, lastTransitionTime: "2026-01-01T00:00:00Z"}]}
`)...)
		if strings.Contains(want, "not ready") {
			for _, o := range servers.Control.Objects {
				if o.GetKind() == "Cluster" && o.GetName() == "m2" {
					fakeapi.Field([]any{map[string]any{"type": "Ready", "status": "False"}}, "status", "conditions")(o)
				}
			}
		}
		got := run(t, "unjoin", "m1", "--dry-run", "--kubeconfig", servers.Start(t))
		assertInOrder(t, got.Out, []string{"job.batch/report in namespace default" + want})
	}
}

// Nothing is deleted from a cluster that is not ready.
func TestUnjoin_previewNotReady(t *testing.T) {
	t.Parallel()
	servers := statusServers(t)
	servers.Control.Objects = modify(servers.Control.Objects, "Cluster", fakeapi.Field([]any{map[string]any{
		"type": "Ready", "status": "False", "lastTransitionTime": "2026-01-01T00:00:00Z",
	}}, "status", "conditions"))
	servers.Control.Objects = append(servers.Control.Objects, parseObjects(t, `
apiVersion: work.karmada.io/v1alpha1
kind: Work
metadata: {name: former, namespace: karmada-es-m1, finalizers: [karmada.io/execution-controller],
  deletionTimestamp: "2026-01-01T00:00:00Z"}
spec: {workload: {manifests: [{apiVersion: v1, kind: ConfigMap, metadata: {name: former, namespace: default}}]}}
`)...)
	got := run(t, "unjoin", "m1", "--dry-run", "--kubeconfig", servers.Start(t))
	assertInOrder(t, got.Out, []string{"cluster(m1) is not ready: 3 propagated objects would stay in it, unmanaged.\n", "can be removed"})
}

// Another write to the cluster between the read and the patch, such as that of its status, is no failure.
func TestCordon_conflict(t *testing.T) {
	t.Parallel()
	servers := statusServers(t)
	servers.Control.Conflicts = 2
	got := run(t, "cordon", "m1", "--kubeconfig", servers.Start(t))
	if got.Code != 0 || got.Out != "m1 cluster cordoned\n" || len(servers.Control.Writes()) != 1 {
		t.Errorf("cordon = %+v, writes = %q; want success after conflicts", got, servers.Control.Writes())
	}
}

// A change in the member between the read and the dry run is no failure.
func TestDiff_conflict(t *testing.T) {
	t.Parallel()
	servers := statusServers(t)
	servers.Members["m1"].Conflicts = 2
	got := run(t, "diff", "deployment/web", "-C", "m1", "--kubeconfig", servers.Start(t))
	if got.Code != 1 || !strings.Contains(got.Out, "Update in m1") || servers.Members["m1"].Conflicts != 0 {
		t.Errorf("diff = %+v, %d conflicts left; want the differences after conflicts", got, servers.Members["m1"].Conflicts)
	}
}
