// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package collect

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	discoveryv1 "k8s.io/api/discovery/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/writer"
)

const (
	// minInterval is the minimum time between two reports of a Service. Changes of a rollout in between are reported together.
	minInterval = time.Second
	// requestTimeout bounds one request to a member.
	requestTimeout = 30 * time.Second
)

// request is a Work that requests the EndpointSlices of a Service.
type request struct {
	service types.NamespacedName
	kind    mcs.Kind
	// active is false while the ServiceExport has not been applied in the member yet.
	active bool
}

var exportKind = []byte(`"ServiceExport"`)

// requestOf returns the request in a Work. A name that no Service can have is no request. The API server of the member rejects a
// selector with a value that is too long for a label, and with it the watch of all Services. A condition of the ServiceExport
// reports the name.
func requestOf(w *workv1alpha1.Work) (request, bool) {
	l := w.Labels
	if l[names.MultiClusterServiceName] != "" && w.Spec.SuspendDispatching != nil && w.Annotations[names.ProvisionCluster] == "" {
		key := types.NamespacedName{Namespace: l[names.MultiClusterServiceNamespace], Name: l[names.MultiClusterServiceName]}
		if slices.Contains(mcs.MultiCluster.RequestNames(key), w.Name) {
			return request{service: key, kind: mcs.MultiCluster, active: w.DeletionTimestamp == nil}, true
		}
	}
	if key := (types.NamespacedName{Namespace: l[names.ClusterSetNamespace], Name: l[names.ClusterSetName]}); key.Name != "" {
		return request{service: key, kind: mcs.ClusterSet, active: w.DeletionTimestamp == nil}, l[names.EndpointSliceManagedBy] != ""
	}
	m := w.Spec.Workload.Manifests
	if len(m) != 1 || !bytes.Contains(m[0].Raw, exportKind) {
		return request{}, false
	}
	var export metav1.PartialObjectMetadata
	if json.Unmarshal(m[0].Raw, &export) != nil || export.Kind != string(mcs.Export) ||
		export.GroupVersionKind().Group != multiclusterv1alpha1.GroupName {
		return request{}, false
	}
	key := types.NamespacedName{Namespace: export.Namespace, Name: export.Name}
	if len(validation.IsDNS1123Label(key.Name)) > 0 {
		return request{}, false
	}
	if !slices.Contains(mcs.Export.RequestNames(key), w.Name) {
		return request{}, false
	}
	applied := meta.IsStatusConditionTrue(w.Status.Conditions, workv1alpha1.WorkApplied)
	return request{service: key, kind: mcs.Export, active: applied && w.DeletionTimestamp == nil}, true
}

// reconcile reports the EndpointSlices of one Service. It returns the delay after which it must run again, or 0.
func (c *Collector) reconcile(ctx context.Context, s *clusterCollector, service types.NamespacedName) (time.Duration, error) {
	s.mu.Lock()
	kinds, reports := s.works.of(service)
	unused := len(s.works.requested) == 0
	s.mu.Unlock()
	if unused {
		s.watch.end()
	}
	if kinds.Len() == 0 && len(reports) == 0 {
		s.mu.Lock()
		delete(s.written, service)
		s.mu.Unlock()
		return 0, nil
	}
	var cluster clusterv1alpha1.Cluster
	if err := c.works.Get(ctx, types.NamespacedName{Name: s.member.Name}, &cluster); err != nil {
		return 0, client.IgnoreNotFound(err)
	}
	if cluster.DeletionTimestamp != nil {
		return 0, nil // its Works are deleted with its execution namespace
	}
	if kinds.Len() > 0 {
		synced, wait := s.watch.cover(s.ctx, s.member.Dynamic, service.Name, s.watched) //nolint:contextcheck // it outlives this call
		if !synced {
			return wait, nil // without a wait, the complete list requeues the Service
		}
	}
	if err := s.verify(ctx, cluster.Spec.ID); err != nil {
		return 0, err
	}
	s.mu.Lock()
	wait := minInterval - c.Clock.Since(s.written[service])
	s.mu.Unlock()
	if wait > 0 {
		return wait, nil
	}
	wrote, err := c.sync(ctx, s, cluster.Spec.ID, service, kinds, reports)
	if wrote {
		s.mu.Lock()
		s.written[service] = c.Clock.Now()
		s.mu.Unlock()
	}
	return 0, err
}

// watched returns the names of all requested Services.
func (s *clusterCollector) watched() sets.Set[string] {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.works.watched()
}

func (c *Collector) sync(
	ctx context.Context, s *clusterCollector, id string, service types.NamespacedName, kinds mcs.Kinds, reports []string,
) (wrote bool, err error) {
	var errs []error
	left := sets.New(reports...)
	if kinds.Len() > 0 {
		observed, err := s.watch.slices(service)
		if err != nil {
			return false, err
		}
		for _, slice := range observed {
			if !mcs.Collectable(slice) {
				continue
			}
			name, changed, err := c.report(ctx, s, slice, kinds)
			wrote, errs = wrote || changed, append(errs, err)
			left.Delete(name)
		}
	}
	for name := range left {
		removed, err := c.withdraw(ctx, s, id, service, name, kinds)
		wrote, errs = wrote || removed, append(errs, err)
	}
	return wrote, errors.Join(errs...)
}

// report creates or updates the Work of an EndpointSlice, and returns its name.
func (c *Collector) report(
	ctx context.Context, s *clusterCollector, slice *discoveryv1.EndpointSlice, kinds mcs.Kinds,
) (name string, changed bool, err error) {
	service := serviceOf(slice)
	object := mcs.Collect(slice)
	desired := writer.Work{Object: object, Report: true, Owns: func(w *workv1alpha1.Work) bool {
		r, err := mcs.ParseWork(w)
		return w.Labels[names.EndpointSliceManagedBy] != "" && (err != nil || r.Slice.Name == slice.Name && r.Slice.Namespace == slice.Namespace)
	}}
	keys, err := c.workKeys(ctx, s, slice, desired.Owns)
	if err != nil {
		return "", false, err
	}
	for _, desired.Key = range keys {
		var kept mcs.Kinds
		if kept, err = c.keptKinds(ctx, s, desired.Key, service, kinds); err != nil {
			return desired.Key.Name, false, err
		}
		desired.Labels, desired.Finalizers = labelsFor(service, kinds.Union(kept))
		changed, err = c.writer.Write(ctx, desired)
		if _, ok := errors.AsType[*writer.OwnedError](err); !ok {
			break
		}
	}
	return desired.Key.Name, changed, err
}

// workKeys returns the possible names of the Work of an EndpointSlice: the name of the contract, and the one that is used if a Work
// with the EndpointSlice of another cluster has it. A Work with the other name is kept.
func (c *Collector) workKeys(
	ctx context.Context, s *clusterCollector, slice *discoveryv1.EndpointSlice, owns func(*workv1alpha1.Work) bool,
) ([]types.NamespacedName, error) {
	key := func(name string) types.NamespacedName {
		return types.NamespacedName{
			Namespace: names.ExecutionNamespace(s.member.Name), Name: names.Work("EndpointSlice", slice.Namespace, name),
		}
	}
	first, second := key(slice.Name), key(names.DispatchedSlice(s.member.Name, slice.Name))
	var existing workv1alpha1.Work
	err := c.works.Get(ctx, second, &existing)
	switch {
	case apierrors.IsNotFound(err):
		return []types.NamespacedName{first, second}, nil
	case err != nil:
		return nil, err
	case owns(&existing):
		return []types.NamespacedName{second}, nil
	}
	return []types.NamespacedName{first}, nil
}

// keptKinds returns the kinds in the label of a Work that must stay although they are not in requested. A request for them still
// exists, or the kind is not enabled.
func (c *Collector) keptKinds(
	ctx context.Context, s *clusterCollector, work, service types.NamespacedName, requested mcs.Kinds,
) (mcs.Kinds, error) {
	var existing workv1alpha1.Work
	if err := c.works.Get(ctx, work, &existing); err != nil {
		return nil, client.IgnoreNotFound(err)
	}
	kept := sets.New[mcs.Kind]()
	of, ok := mcs.ServiceOf(&existing)
	if !ok || of != service {
		return kept, nil
	}
	for kind := range mcs.ParseKinds(existing.Labels[names.EndpointSliceManagedBy]).Difference(requested) {
		still, err := c.stillRequested(ctx, s, service, kind)
		if err != nil {
			return nil, err
		}
		if still {
			kept.Insert(kind)
		}
	}
	return kept, nil
}

// stillRequested reports whether a kind requests a Service, by a live read.
func (c *Collector) stillRequested(ctx context.Context, s *clusterCollector, service types.NamespacedName, kind mcs.Kind) (bool, error) {
	if !c.Kinds.Has(kind) {
		return true, nil
	}
	w, _, err := work.Find(
		ctx, c.live, names.ExecutionNamespace(s.member.Name), kind.RequestNames(service), kind.GroupKind(), service,
	)
	return err != nil || w != nil && w.DeletionTimestamp == nil, err
}

// labelsFor returns the labels and finalizers of the Work of an EndpointSlice.
func labelsFor(service types.NamespacedName, kinds mcs.Kinds) (labels map[string]string, finalizers []string) {
	labels = map[string]string{
		names.EndpointSliceManagedBy: mcs.FormatKinds(kinds),
		names.EndpointSliceNamespace: "", names.EndpointSliceName: "",
		names.MultiClusterServiceNamespace: "", names.MultiClusterServiceName: "",
	}
	if kinds.HasAny(mcs.Export, mcs.ClusterSet) {
		maps.Copy(labels, map[string]string{names.EndpointSliceNamespace: service.Namespace, names.EndpointSliceName: service.Name})
	}
	if kinds.Has(mcs.Export) {
		finalizers = append(finalizers, names.ImportFinalizer)
	}
	if kinds.Has(mcs.MultiCluster) {
		maps.Copy(labels, map[string]string{names.MultiClusterServiceNamespace: service.Namespace, names.MultiClusterServiceName: service.Name})
		finalizers = append(finalizers, names.DispatchFinalizer)
	}
	return labels, finalizers
}

// withdraw deletes the Work of an EndpointSlice that was not observed, or that is no longer requested, if a live read confirms it.
func (c *Collector) withdraw(
	ctx context.Context, s *clusterCollector, id string, service types.NamespacedName, name string, kinds mcs.Kinds,
) (removed bool, err error) {
	var w workv1alpha1.Work
	key := types.NamespacedName{Namespace: names.ExecutionNamespace(s.member.Name), Name: name}
	if err := c.works.Get(ctx, key, &w); err != nil || w.DeletionTimestamp != nil {
		return false, client.IgnoreNotFound(err)
	}
	reported, err := mcs.ParseWork(&w)
	if err != nil {
		return false, err
	}
	if kinds.Len() > 0 {
		gone, err := s.gone(ctx, reported.Slice, service)
		if err != nil || !gone {
			return false, err
		}
		s.identity.Forget() // the read may have reached another cluster
		if err := s.verify(ctx, id); err != nil {
			return false, err
		}
		return true, c.writer.Remove(ctx, &w)
	}
	for kind := range reported.Kinds {
		if still, err := c.stillRequested(ctx, s, service, kind); err != nil || still {
			return false, err
		}
	}
	return true, c.writer.Remove(ctx, &w)
}

// gone reports whether an EndpointSlice of a Service does not exist in the member, by a live read.
func (s *clusterCollector) gone(ctx context.Context, slice *discoveryv1.EndpointSlice, service types.NamespacedName) (bool, error) {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	o, err := s.member.Dynamic.Resource(slicesResource).Namespace(slice.Namespace).Get(ctx, slice.Name, metav1.GetOptions{})
	// The response that a path does not exist, as of a load balancer, is no evidence.
	if apierrors.IsNotFound(err) && !apierrors.HasStatusCause(err, metav1.CauseTypeUnexpectedServerResponse) {
		return true, nil
	}
	if err != nil {
		return false, fmt.Errorf("read EndpointSlice %s/%s in cluster %s: %w", slice.Namespace, slice.Name, s.member.Name, err)
	}
	return serviceOf(o) != service || !mcs.Collectable(o), nil
}

// verify returns an error unless the member is the cluster with the ID. An empty ID is not compared.
func (s *clusterCollector) verify(ctx context.Context, id string) error {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	return s.identity.Verify(ctx, s.member, id)
}
