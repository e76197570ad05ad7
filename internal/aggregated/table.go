// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"net/url"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/duration"
	"k8s.io/utils/clock"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// column is a column of `kubectl get clusters`.
type column struct {
	metav1.TableColumnDefinition
	cell func(*clusterv1alpha1.Cluster) string
}

// columns converts Clusters to tables.
type columns struct{ clock clock.PassiveClock }

func (c columns) all() []column {
	narrow := func(name, description string, cell func(*clusterv1alpha1.Cluster) string) column {
		return column{metav1.TableColumnDefinition{Name: name, Type: "string", Description: description}, cell}
	}
	wide := func(name, description string, cell func(*clusterv1alpha1.Cluster) string) column {
		return column{metav1.TableColumnDefinition{Name: name, Type: "string", Description: description, Priority: 1}, cell}
	}
	list := []column{
		narrow("Name", "Name of the cluster.", func(o *clusterv1alpha1.Cluster) string { return o.Name }),
		narrow("Version", "Version of the API server.", func(o *clusterv1alpha1.Cluster) string { return o.Status.KubernetesVersion }),
		narrow("Mode", "Push: the control plane applies objects in the cluster. Pull: an agent in the cluster does.",
			func(o *clusterv1alpha1.Cluster) string { return string(o.Spec.SyncMode) }),
		narrow("Ready", "Status of the Ready condition.", readyCell),
		narrow("Age", "Time since the cluster joined.", c.age),
		wide("Zones", "Zones of the cluster.", zonesCell),
		wide("Region", "Region of the cluster.", func(o *clusterv1alpha1.Cluster) string { return valueOrNone(o.Spec.Region) }),
		wide("Provider", "Provider of the cluster.", func(o *clusterv1alpha1.Cluster) string { return valueOrNone(o.Spec.Provider) }),
		wide("API-Endpoint", "Address of the API server.", func(o *clusterv1alpha1.Cluster) string { return valueOrNone(o.Spec.APIEndpoint) }),
		wide("Proxy-URL", "Proxy to the API server, without its password.", proxyCell),
	}
	list[0].Format = "name"
	return list
}

// ConvertToTable implements rest.TableConvertor.
func (c columns) ConvertToTable(_ context.Context, object, tableOptions runtime.Object) (*metav1.Table, error) {
	table := &metav1.Table{}
	list := c.all()
	row := func(o *clusterv1alpha1.Cluster) {
		r := metav1.TableRow{Object: runtime.RawExtension{Object: o}}
		for _, col := range list {
			r.Cells = append(r.Cells, col.cell(o))
		}
		table.Rows = append(table.Rows, r)
	}
	switch o := object.(type) {
	case *clusterv1alpha1.Cluster:
		table.ResourceVersion = o.ResourceVersion
		row(o)
	case *clusterv1alpha1.ClusterList:
		table.ListMeta = o.ListMeta
		for i := range o.Items {
			row(&o.Items[i])
		}
	}
	if options, ok := tableOptions.(*metav1.TableOptions); !ok || !options.NoHeaders {
		for _, col := range list {
			table.ColumnDefinitions = append(table.ColumnDefinitions, col.TableColumnDefinition)
		}
	}
	return table, nil
}

func (c columns) age(o *clusterv1alpha1.Cluster) string {
	if o.CreationTimestamp.IsZero() {
		return "<unknown>"
	}
	return duration.HumanDuration(c.clock.Since(o.CreationTimestamp.Time))
}

// readyCell returns the status of the condition Ready, and whether the cluster is cordoned, as kubectl get nodes prints it, or is being
// deleted.
func readyCell(o *clusterv1alpha1.Cluster) string {
	text := string(metav1.ConditionUnknown)
	if ready := meta.FindStatusCondition(o.Status.Conditions, clusterv1alpha1.ClusterConditionReady); ready != nil {
		text = string(ready.Status)
	}
	cordoned := func(t corev1.Taint) bool {
		return t.Key == names.UnschedulableTaint && t.Effect == corev1.TaintEffectNoSchedule
	}
	if slices.ContainsFunc(o.Spec.Taints, cordoned) {
		text += ",SchedulingDisabled"
	}
	if o.DeletionTimestamp != nil {
		text += ",Deleting"
	}
	return text
}

func zonesCell(o *clusterv1alpha1.Cluster) string {
	return valueOrNone(strings.Join(o.Spec.Zones, ","))
}

// proxyCell omits the password, which must not be disclosed to users who may list clusters.
func proxyCell(o *clusterv1alpha1.Cluster) string {
	u, err := url.Parse(o.Spec.ProxyURL)
	if err != nil {
		return "<invalid>"
	}
	return valueOrNone(u.Redacted())
}

func valueOrNone(s string) string {
	if s == "" {
		return "<none>"
	}
	return s
}
