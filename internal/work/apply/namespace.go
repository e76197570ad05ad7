// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strconv"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/discovery"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

// The deletion of a namespace, as when a cluster is removed, deletes all objects in it. Karmada deletes a namespace that it
// manages only if nothing else uses it:
//
//   - A namespace that Karmada created is released before a preserved object in it, and not deleted while a Work preserves objects
//     in it.
//   - A namespace that other Works apply objects to stays until these Works are deleted. While it is examined and deleted, nothing
//     is applied to it (clusterWorker.removing).
//   - A namespace with objects that are unmanaged, or that no Work deletes, stays. Its Work waits, or, if the cluster is being removed,
//     the namespace is released.

var namespaceKind = corev1.SchemeGroupVersion.WithKind("Namespace")

const (
	// contentPage and contentPages bound the objects of one kind that are examined. More are as unmanaged as the first ones.
	contentPage, contentPages = 250, 20
	// maxReported is the number of objects in a message.
	maxReported = 5
	// removalRetry is the delay before an object is applied to a namespace that is being removed.
	removalRetry = 500 * time.Millisecond
	// inUseRetries is the number of retries before it is reported that other Works apply objects to a namespace: some seconds.
	inUseRetries = 8
)

// namespaceInUseError reports that a namespace is kept because of objects in it.
type namespaceInUseError struct {
	namespace, cluster, reason string
	// temporary is set if it usually ends by itself.
	temporary bool
}

func (e *namespaceInUseError) Error() string {
	return fmt.Sprintf("namespace %s in cluster %s is kept, because %s", e.namespace, e.cluster, e.reason)
}

// preserveNamespace releases the namespace of a preserved object.
func (e *Executor) preserveNamespace(ctx context.Context, r removal, namespace string) error {
	ref, err := r.cache.locate(namespaceKind, "")
	if err != nil {
		return err
	}
	observed, err := ref.live(ctx, namespace)
	if err != nil {
		return fmt.Errorf("read namespace %s in cluster %s: %w", namespace, r.cache.member.Name, err)
	}
	if observed == nil || observed.GetLabels()[names.Managed] != "true" || observed.GetLabels()[names.ClusterBindingID] != "" ||
		observed.GetAnnotations()[names.WorkNamespace] != r.work.Namespace {
		return nil
	}
	if err := e.confirm(ctx, r.work); err != nil {
		return err
	}
	if _, err := ref.update(ctx, withoutMarks(observed)); err != nil && !absent(err) {
		return fmt.Errorf("release namespace %s in cluster %s: %w", namespace, r.cache.member.Name, err)
	}
	return nil
}

// keepsNamespace reports whether a namespace is released instead of deleted. The error is a *namespaceInUseError if neither may
// happen yet. It returns false for objects of other kinds.
func (e *Executor) keepsNamespace(ctx context.Context, r removal, manifest *interpret.Object) (bool, error) {
	if manifest.GroupVersionKind() != namespaceKind {
		return false, nil
	}
	preserved, err := e.preservesObjects(ctx, r, manifest.GetName())
	if preserved || err != nil {
		return preserved, err
	}
	ref, err := r.cache.locate(namespaceKind, "")
	if err != nil {
		return false, err
	}
	observed, err := ref.live(ctx, manifest.GetName())
	if err != nil || observed == nil || !belongs(observed, r.work) || observed.GetDeletionTimestamp() != nil {
		return false, err
	}
	objects, err := r.cache.unmanagedObjects(ctx, manifest.GetName(), func(o metav1.Object) (bool, error) { return e.hasWork(ctx, r, o) })
	if err != nil || len(objects) == 0 {
		return false, err
	}
	inUse := &namespaceInUseError{namespace: manifest.GetName(), cluster: r.cache.member.Name}
	inUse.reason = fmt.Sprintf("it contains objects that Karmada does not manage, or that no Work deletes: %s. Delete or move them",
		joinNames(objects, maxReported))
	if r.cluster.DeletionTimestamp == nil {
		return false, inUse
	}
	e.Events.Emit(events.Event{
		On: corev1.ObjectReference{
			APIVersion: clusterv1alpha1.GroupVersion.String(), Kind: clusterv1alpha1.ResourceKindCluster,
			Name: r.cluster.Name, UID: r.cluster.UID,
		},
		Source: names.ExecutionSource, Reason: workv1alpha1.WorkNamespaceInUse, Warning: true, Message: inUse.Error(),
	})
	return true, nil
}

// preservesObjects reports whether a namespace, whose Work is w, contains objects that other Works preserve, which is of no interest
// for one that a policy propagates. The error is a *namespaceInUseError while another Work applies objects to the namespace: it was
// created again in the control plane, or its objects are still being deleted there.
func (e *Executor) preservesObjects(ctx context.Context, r removal, namespace string) (bool, error) {
	propagated := r.work.Labels[names.ClusterBindingID] != ""
	var works workv1alpha1.WorkList
	if err := e.control.List(ctx, &works, client.InNamespace(r.work.Namespace), client.UnsafeDisableDeepCopy); err != nil {
		return false, fmt.Errorf("list works in %s: %w", r.work.Namespace, err)
	}
	user := ""
	for i := range works.Items {
		other := &works.Items[i]
		keep := !propagated && other.Spec.PreserveResourcesOnDeletion != nil && *other.Spec.PreserveResourcesOnDeletion
		applied := other.DeletionTimestamp == nil && r.cluster.DeletionTimestamp == nil && !work.ReportOnly(other)
		switch {
		case !keep && (!applied || user != ""), !usesNamespace(other, namespace):
		case keep:
			return true, nil
		default:
			user = other.Name
		}
	}
	if user != "" {
		return false, &namespaceInUseError{
			namespace: namespace, cluster: r.cache.member.Name, temporary: true,
			reason: fmt.Sprintf("work %s/%s applies objects to it", r.work.Namespace, user),
		}
	}
	return false, nil
}

// usesNamespace reports whether a Work has an object in a namespace of the member. It decodes only manifests that contain the name.
func usesNamespace(w *workv1alpha1.Work, namespace string) bool {
	quoted := []byte(strconv.Quote(namespace))
	if !slices.ContainsFunc(w.Spec.Workload.Manifests, func(m workv1alpha1.Manifest) bool { return bytes.Contains(m.Raw, quoted) }) {
		return false
	}
	objects, _ := manifests(w)
	return slices.ContainsFunc(objects, func(o *interpret.Object) bool { return o != nil && o.GetNamespace() == namespace })
}

// hasWork reports whether a managed object of the member has a Work whose deletion deletes it.
func (e *Executor) hasWork(ctx context.Context, r removal, o metav1.Object) (bool, error) {
	a := o.GetAnnotations()
	if a[names.WorkNamespace] != r.work.Namespace {
		return false, nil
	}
	key := client.ObjectKey{Namespace: a[names.WorkNamespace], Name: a[names.WorkName]}
	var w workv1alpha1.Work
	err := e.control.Get(ctx, key, &w)
	if apierrors.IsNotFound(err) {
		err = e.live.Get(ctx, key, &w) // the cache may not show it yet
	}
	if apierrors.IsNotFound(err) {
		return false, nil
	}
	preserve := w.Spec.PreserveResourcesOnDeletion
	return err == nil && (preserve == nil || !*preserve), err
}

// unmanagedObjects returns the objects in a namespace of the member that no other object owns, and that Karmada does not manage, or that
// have no Work and are not being deleted. A kind that cannot be listed counts as an object.
func (c *memberCache) unmanagedObjects(
	ctx context.Context, namespace string, hasWork func(metav1.Object) (bool, error),
) (objects []string, err error) {
	_, lists, err := c.member.Discovery.ServerGroupsAndResources()
	if err != nil && !discovery.IsGroupDiscoveryFailedError(err) {
		return nil, fmt.Errorf("list the kinds of cluster %s: %w", c.member.Name, requestError(err))
	}
	if err != nil {
		objects = append(objects, "unknown kinds: "+err.Error())
	}
	seen := map[schema.GroupResource]bool{}
	for _, list := range discovery.FilteredBy(discovery.SupportsAllVerbs{Verbs: []string{"list", "create"}}, lists) {
		version, err := schema.ParseGroupVersion(list.GroupVersion)
		if err != nil {
			continue
		}
		for _, r := range list.APIResources {
			gvr := version.WithResource(r.Name)
			if !r.Namespaced || seen[gvr.GroupResource()] || generated[gvr.GroupResource()] {
				continue
			}
			seen[gvr.GroupResource()] = true
			found, err := c.unmanagedOf(ctx, gvr, namespace, hasWork)
			if classify(err) == connectionError {
				return nil, fmt.Errorf("list %s of cluster %s: %w", gvr.GroupResource(), c.member.Name, requestError(err))
			}
			if err != nil && !unknownPath(err) {
				found = append(found, fmt.Sprintf("%s cannot be listed: %v", gvr.GroupResource(), err))
			}
			objects = append(objects, found...)
		}
	}
	slices.Sort(objects)
	return objects, nil
}

// generated are the kinds whose objects controllers derive from others.
var generated = map[schema.GroupResource]bool{
	{Resource: "events"}:                                    true,
	{Group: "events.k8s.io", Resource: "events"}:            true,
	{Resource: "endpoints"}:                                 true,
	{Group: "discovery.k8s.io", Resource: "endpointslices"}: true,
	{Group: "coordination.k8s.io", Resource: "leases"}:      true,
}

// unmanagedOf returns the unmanaged objects of one kind, at most a few.
func (c *memberCache) unmanagedOf(
	ctx context.Context, gvr schema.GroupVersionResource, namespace string, hasWork func(metav1.Object) (bool, error),
) (out []string, err error) {
	options := metav1.ListOptions{Limit: contentPage}
	for range contentPages {
		page, err := c.listMetadata(ctx, gvr, namespace, options)
		if err != nil {
			return out, err
		}
		for i := range page.Items {
			o := &page.Items[i]
			if derived(gvr, o) {
				continue
			}
			if o.Labels[names.Managed] == "true" {
				if o.DeletionTimestamp != nil {
					continue
				}
				if known, err := hasWork(o); err != nil {
					return out, fmt.Errorf("read the work of %s %s: %w", gvr.GroupResource(), o.Name, err)
				} else if known {
					continue
				}
			}
			out = append(out, gvr.GroupResource().String()+" "+o.GetName())
		}
		if options.Continue = page.Continue; options.Continue == "" || len(out) > maxReported {
			return out, nil
		}
	}
	return append(out, gvr.GroupResource().String()+": too many objects"), nil
}

func (c *memberCache) listMetadata(
	ctx context.Context, gvr schema.GroupVersionResource, namespace string, o metav1.ListOptions,
) (*metav1.PartialObjectMetadataList, error) {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	lister, err := c.metadata()
	if err != nil {
		return nil, fmt.Errorf("create a client for metadata: %w", err)
	}
	return lister.Resource(gvr).Namespace(namespace).List(ctx, o)
}

// derived reports whether an object was created by Kubernetes in every namespace, or is owned by another object. The owner is
// examined itself.
func derived(gvr schema.GroupVersionResource, o metav1.Object) bool {
	switch gvr.GroupResource() {
	case schema.GroupResource{Resource: "configmaps"}:
		if o.GetName() == "kube-root-ca.crt" {
			return true
		}
	case schema.GroupResource{Resource: "serviceaccounts"}:
		if o.GetName() == "default" {
			return true
		}
	case schema.GroupResource{Resource: "secrets"}:
		if o.GetAnnotations()[corev1.ServiceAccountNameKey] != "" {
			return true // a token
		}
	}
	return len(o.GetOwnerReferences()) > 0
}
