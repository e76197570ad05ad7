// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package render decides which EndpointSlices the consumers of a MultiClusterService have, and in which Works. It is pure.
//
//	reported EndpointSlices, clusters, ports ─► Copies: an EndpointSlice for each consumer but its source
//	Copies, existing Works ─► Obsolete: Works that hold no copy, or one under a former name
package render

import (
	"fmt"
	"slices"

	discoveryv1 "k8s.io/api/discovery/v1"
	"k8s.io/apimachinery/pkg/types"

	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/names"
)

// Input holds the inputs of the EndpointSlices of a MultiClusterService.
type Input struct {
	Service *networkingv1alpha1.MultiClusterService
	Fleet   mcs.Fleet
	// Works are all Works of the Service. They are not changed.
	Works []workv1alpha1.Work
	// Reported are the EndpointSlices in Works that were reported for MultiClusterServices, sorted.
	Reported []mcs.Reported
	// Exposed holds the ports of the Service that consumers get; nil means all.
	Exposed mcs.Exposed

	// Providers and Consumers are the clusters that take part.
	Providers, Consumers []string
}

// Copy is a reported EndpointSlice in a consumer.
type Copy struct {
	Source   mcs.Reported
	Consumer string
	// Slice has the name names.DispatchedSlice, or a distinct one if that is taken. The name in a Work never changes: the object of the
	// former name would stay in the consumer.
	Slice *discoveryv1.EndpointSlice
	// Key is the Work that holds the copy: it has the name of the reported Work, or Other if that is taken.
	Key types.NamespacedName
	// Existing is the Work with the name Key; nil if there is none.
	Existing *workv1alpha1.Work
	// Basis identifies the version of the source and how it is dispatched.
	Basis string
	// Written must be set if the Work is known to hold the copy.
	Written bool

	formerName string // the name that Slice does not have
}

// Copies returns the EndpointSlices of all consumers.
func Copies(in Input) (out []*Copy) {
	reported := slices.DeleteFunc(slices.Clone(in.Reported), func(r mcs.Reported) bool { return !slices.Contains(in.Providers, r.Cluster) })
	withdrawn := mcs.Withdrawn(reported, in.Fleet.Healthy)
	byKey := map[types.NamespacedName]*workv1alpha1.Work{}
	for i := range in.Works {
		byKey[types.NamespacedName{Namespace: in.Works[i].Namespace, Name: in.Works[i].Name}] = &in.Works[i]
	}
	for i, name := range mcs.Copies(reported, names.DispatchedSlice) {
		r := reported[i]
		former := names.DispatchedSlice(r.Cluster, r.Slice.Name)
		if former == name {
			former = names.DistinctSlice(name, r.Cluster)
		}
		leaves := withdrawn.Has(r.Cluster)
		slice := mcs.Dispatch(r, name, in.Service.Name, in.Exposed, leaves)
		basis := fmt.Sprint(r.Work, r.Version, name, leaves, in.Exposed)
		for _, consumer := range in.Consumers {
			if consumer == r.Cluster {
				continue
			}
			c := &Copy{Source: r, Consumer: consumer, Slice: slice, Basis: basis, formerName: former}
			c.Key = types.NamespacedName{Namespace: names.ExecutionNamespace(consumer), Name: r.Work.Name}
			if w := byKey[c.Other()]; w != nil && c.Owns(w) {
				c.Key = c.Other()
			}
			c.Existing = byKey[c.Key]
			out = append(out, c)
		}
	}
	return out
}

// Other returns the name of the Work if an EndpointSlice of another cluster, or with another name, has the name of the reported
// Work.
func (c *Copy) Other() types.NamespacedName {
	name := names.Work("EndpointSlice", c.Slice.Namespace, c.Slice.Name)
	return types.NamespacedName{Namespace: names.ExecutionNamespace(c.Consumer), Name: name}
}

// Owns reports whether a Work holds this EndpointSlice.
func (c *Copy) Owns(w *workv1alpha1.Work) bool {
	held, err := mcs.ParseWork(w)
	return w.Annotations[names.ProvisionCluster] == c.Source.Cluster && (err != nil || held.Slice.Name == c.Slice.Name)
}

// Obsolete is a Work that holds none of the copies.
type Obsolete struct {
	Work *workv1alpha1.Work
	// Source and Consumer are the clusters of its EndpointSlice, and Slice the name; "" if the Work is invalid.
	Source, Consumer, Slice string
	// Renamed reports that another Work holds the EndpointSlice under another name.
	Renamed bool
}

// Diff returns the dispatched Works that hold none of the copies.
func Diff(copies []*Copy, works []workv1alpha1.Work) (out []Obsolete) {
	type at struct{ consumer, source, name string }
	desired, renamed := map[types.NamespacedName][]*Copy{}, map[at]bool{}
	for _, c := range copies {
		desired[c.Key] = append(desired[c.Key], c)
		if c.Written {
			renamed[at{c.Consumer, c.Source.Cluster, c.formerName}] = true
		}
	}
	for i := range works {
		w := &works[i]
		source := w.Annotations[names.ProvisionCluster]
		if source == "" || w.DeletionTimestamp != nil {
			continue
		}
		key := types.NamespacedName{Namespace: w.Namespace, Name: w.Name}
		if slices.ContainsFunc(desired[key], func(c *Copy) bool { return c.Owns(w) }) {
			continue
		}
		o := Obsolete{Work: w, Source: source}
		o.Consumer, _ = names.ClusterOf(w.Namespace)
		if held, err := mcs.ParseWork(w); err == nil { // nothing can be dispatched from an invalid Work
			o.Slice = held.Slice.Name
		}
		o.Renamed = renamed[at{o.Consumer, source, o.Slice}]
		out = append(out, o)
	}
	return out
}

// Names returns the names that an EndpointSlice of a cluster may have in consumers.
func Names(cluster, slice string) []string {
	name := names.DispatchedSlice(cluster, slice)
	return []string{name, names.DistinctSlice(name, cluster)}
}
