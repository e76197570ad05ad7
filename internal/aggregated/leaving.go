// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

const (
	// leavingTimeout limits the time to read the Works of a cluster that is deleted.
	leavingTimeout = 5 * time.Second
	// worksPerPage is the number of Works that are read at once.
	worksPerPage = 500
)

// worksOf returns the Works of a cluster, which are read in pages.
func worksOf(ctx context.Context, control kubernetes.Interface, cluster string) (out []workv1alpha1.Work, err error) {
	path := "/apis/" + workv1alpha1.GroupVersion.String() + "/namespaces/" + names.ExecutionNamespace(cluster) + "/works"
	for token := ""; ; {
		raw, err := control.Discovery().RESTClient().Get().AbsPath(path).
			Param("limit", fmt.Sprint(worksPerPage)).Param("continue", token).Do(ctx).Raw()
		if err != nil {
			return nil, err
		}
		var list workv1alpha1.WorkList
		if err := json.Unmarshal(raw, &list); err != nil {
			return nil, err
		}
		out = append(out, list.Items...)
		if token = list.Continue; token == "" {
			return out, nil
		}
	}
}

// leavingWarning returns a warning about the objects that the deletion of a cluster deletes in it, or that stay in it unmanaged; "" if
// there are none. If the Works could not be read, it does not state their number.
func leavingWarning(cluster *clusterv1alpha1.Cluster, works []workv1alpha1.Work, err error) string {
	const preview = "; to list them before, run: "
	command := preview + "karmadactl unjoin " + cluster.Name + " --dry-run"
	if cluster.Spec.SyncMode == clusterv1alpha1.Pull { // unregister needs access to the member
		command = preview + "kubectl get works -n " + names.ExecutionNamespace(cluster.Name)
	}
	if err != nil {
		return fmt.Sprintf("all objects that are propagated to cluster %s are deleted from it%s", cluster.Name, command)
	}
	deleted, kept, namespaces := 0, 0, work.NewNamespaces()
	for i := range works {
		namespaces.Add(&works[i])
		if w := &works[i]; work.BindingID(w) == "" {
			continue // of a controller, such as the access of the control plane
		} else if p := w.Spec.PreserveResourcesOnDeletion; p != nil && *p {
			kept++
		} else {
			deleted++
		}
	}
	condition := meta.FindStatusCondition(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	ready := condition != nil && condition.Status == metav1.ConditionTrue
	var parts []string
	switch {
	case deleted+kept == 0:
	case !ready:
		parts = append(parts, fmt.Sprintf("%d propagated objects stay in it, and are no longer managed", deleted+kept))
	case kept > 0:
		parts = append(parts, fmt.Sprintf("%d propagated objects are deleted from cluster %s, and %d stay in it, unmanaged, because their "+
			"policies preserve them", deleted, cluster.Name, kept))
	default:
		parts = append(parts, fmt.Sprintf("%d propagated objects are deleted from cluster %s", deleted, cluster.Name))
	}
	if note := namespaces.Note("cluster "+cluster.Name, ready); note != "" {
		parts = append(parts, note)
	}
	text := strings.Join(parts, "; ")
	switch {
	case text == "":
		return ""
	case !ready:
		return fmt.Sprintf("cluster %s is not ready: %s", cluster.Name, text)
	}
	return text + command
}
