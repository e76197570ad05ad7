// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package properties

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
)

// ValidateLabels returns an error if a name cannot be the key of a label that a member sets: labels of Karmada and Kubernetes have an
// effect in the control plane.
func ValidateLabels(selected []string) error {
	for _, name := range selected {
		reserved := name == "karmada.io" || strings.HasSuffix(name, ".karmada.io") ||
			strings.HasSuffix(name, "kubernetes.io") || strings.HasSuffix(name, "k8s.io") && name != ClusterID && name != ClusterSet
		if len(validation.IsDNS1123Subdomain(name)) > 0 || len(validation.IsQualifiedName(name)) > 0 || reserved {
			return fmt.Errorf("%q cannot be a label: it must be a DNS subdomain of at most 63 characters, and not one of "+
				"Karmada or Kubernetes except for %s and %s", name, ClusterID, ClusterSet)
		}
	}
	return nil
}

// Controller copies selected properties to the labels of Clusters, so that the affinity of a placement can select them, and reports
// clusters with the same ID.
type Controller struct {
	control  *consistency.Client
	clock    clock.PassiveClock
	selected []string
}

// New returns the controller. selected are the names of the properties that become labels.
func New(control client.Client, c clock.PassiveClock, selected []string) *Controller {
	return &Controller{control: consistency.NewClient(control), clock: c, selected: selected}
}

// Setup adds the controller to the manager. The cache must have the index of Register.
func (c *Controller) Setup(mgr manager.Manager) error {
	labels := predicate.NewPredicateFuncs(func(o client.Object) bool {
		return len(c.selected) > 0 || o.GetAnnotations()[names.PropertyLabels] != ""
	})
	return requeue.NewController(mgr, "clusterPropertyLabels").
		For(&clusterv1alpha1.Cluster{}, builder.WithPredicates(predicate.Or(labels, changed))).
		Watches(&clusterv1alpha1.Cluster{}, handler.EnqueueRequestsFromMapFunc(c.othersWithID), builder.WithPredicates(idChanged)).
		Complete(c)
}

// Reconcile updates the labels of a Cluster, and its condition UniqueClusterID.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var cluster clusterv1alpha1.Cluster
	if current, err := c.control.Current(ctx, req.NamespacedName, &cluster); !current {
		return ctrl.Result{}, err
	}
	if _, err := patch.Object(ctx, c.control, &cluster, c.label); err != nil {
		return ctrl.Result{}, err
	}
	return ctrl.Result{}, c.compareID(ctx, &cluster)
}

// label sets the labels of the selected properties, and removes those that it set before.
func (c *Controller) label(cluster *clusterv1alpha1.Cluster) {
	own := map[string]bool{}
	for name := range strings.SplitSeq(cluster.Annotations[names.PropertyLabels], ",") {
		own[name] = name != ""
	}
	accepted, _ := Accept(cluster.Status.Properties) // an agent may write any status
	wanted := map[string]string{}
	for _, p := range accepted {
		_, exists := cluster.Labels[p.Name]
		if slices.Contains(c.selected, p.Name) && (own[p.Name] || !exists) && len(validation.IsValidLabelValue(p.Value)) == 0 {
			wanted[p.Name] = p.Value
		}
	}
	for name := range own {
		if _, ok := wanted[name]; !ok && own[name] {
			delete(cluster.Labels, name)
		}
	}
	for name, value := range wanted {
		metav1.SetMetaDataLabel(&cluster.ObjectMeta, name, value)
	}
	if len(wanted) == 0 {
		delete(cluster.Annotations, names.PropertyLabels)
		return
	}
	metav1.SetMetaDataAnnotation(&cluster.ObjectMeta, names.PropertyLabels, strings.Join(slices.Sorted(maps.Keys(wanted)), ","))
}
