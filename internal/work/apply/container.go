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
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

// The deletion of a container, which is a namespace or a CustomResourceDefinition, deletes all objects of the namespace or of the kind.
// Karmada deletes a container that it manages only if nothing else uses it:
//
//   - A namespace that Karmada created is released before a preserved object in it, and not deleted while a Work preserves objects
//     in it.
//   - A container that other Works apply objects to stays until these Works are deleted. While it is examined and deleted, nothing
//     is applied to it (clusterWorker.removing).
//   - A CustomResourceDefinition stays until the deleted Works of its objects have removed them.
//   - A container with objects that are unmanaged, or that no Work deletes, stays. Its Work waits, or, if the cluster is being removed,
//     the container is released.

var (
	namespaceKind  = corev1.SchemeGroupVersion.WithKind("Namespace")
	definitionKind = schema.GroupVersionKind{Group: "apiextensions.k8s.io", Version: "v1", Kind: "CustomResourceDefinition"}
)

const (
	// removalInterval is the delay before an object is applied to a container that is being removed.
	removalInterval = 500 * time.Millisecond
	// inUseRetries is the number of retries before it counts that other Works use a container, or that it contains objects that the
	// garbage collector may be about to delete: about a minute.
	inUseRetries = 8
	// maxReported is the number of objects in a message.
	maxReported = 5
)

// container identifies a namespace, or the kind of a CustomResourceDefinition.
type container struct {
	namespace string
	kind      schema.GroupKind
}

// containerOf returns the container that an object defines. It returns false for other objects.
func containerOf(o *interpret.Object) (container, bool) {
	switch gvk := o.GroupVersionKind(); {
	case gvk == namespaceKind:
		return container{namespace: o.GetName()}, true
	case gvk.GroupKind() == definitionKind.GroupKind():
		group, _, _ := unstructured.NestedString(o.Object, "spec", "group")
		kind, _, _ := unstructured.NestedString(o.Object, "spec", "names", "kind")
		return container{kind: schema.GroupKind{Group: group, Kind: kind}}, true
	}
	return container{}, false
}

// definedBy returns the kind of the object that defines the container.
func (c container) definedBy() schema.GroupVersionKind {
	if c.namespace != "" {
		return namespaceKind
	}
	return definitionKind
}

// holds reports whether an object is deleted with the container.
func (c container) holds(o *interpret.Object) bool {
	if c.namespace != "" {
		return o.GetNamespace() == c.namespace
	}
	return o.GroupVersionKind().GroupKind() == c.kind
}

// quoted returns a JSON string that each object in the container contains.
func (c container) quoted() []byte {
	if c.namespace != "" {
		return []byte(strconv.Quote(c.namespace))
	}
	return []byte(strconv.Quote(c.kind.Kind))
}

// inUseError reports that a container is kept because of objects in it.
type inUseError struct {
	container container
	// name is that of the object that defines the container.
	name, cluster, reason string
	// temporary is set if it usually ends by itself.
	temporary bool
}

func (e *inUseError) Error() string {
	kind := "namespace"
	if e.container.namespace == "" {
		kind = definitionKind.Kind
	}
	return fmt.Sprintf("%s %s in cluster %s is kept, because %s", kind, e.name, e.cluster, e.reason)
}

// conditionReason returns the reason of the condition Removed and of events.
func (e *inUseError) conditionReason() string {
	if e.container.namespace != "" {
		return workv1alpha1.WorkNamespaceInUse
	}
	return workv1alpha1.WorkKindInUse
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

// keepsContainer reports whether a container is released instead of deleted. The error is an *inUseError if neither may happen yet. It
// returns false for objects that are no containers.
func (e *Executor) keepsContainer(ctx context.Context, r removal, manifest *interpret.Object) (bool, error) {
	c, ok := containerOf(manifest)
	if !ok {
		return false, nil
	}
	inUse := &inUseError{container: c, name: manifest.GetName(), cluster: r.cache.member.Name}
	preserved, user, err := e.usersOf(ctx, r, c)
	if preserved || err != nil {
		return preserved, err
	}
	if user != "" {
		inUse.reason, inUse.temporary = fmt.Sprintf("work %s/%s applies objects to it", r.work.Namespace, user), true
		if c.namespace == "" {
			inUse.reason = fmt.Sprintf("work %s/%s has objects of its kind", r.work.Namespace, user)
		}
		return false, inUse
	}
	ref, err := r.cache.locate(c.definedBy(), "")
	if err != nil {
		return false, err
	}
	observed, err := ref.live(ctx, manifest.GetName())
	if err != nil || observed == nil || !belongs(observed, r.work) || observed.GetDeletionTimestamp() != nil {
		return false, err
	}
	found := &contents{hasWork: func(o metav1.Object) (bool, error) { return e.hasWork(ctx, r, o) }, uids: sets.New[types.UID]()}
	if c.namespace != "" {
		err = r.cache.ofNamespace(ctx, c.namespace, found)
	} else {
		err = r.cache.ofDefinition(ctx, observed, found)
	}
	objects, temporary := found.blocking()
	if err != nil || len(objects) == 0 {
		return false, err
	}
	inUse.temporary = temporary
	inUse.reason = fmt.Sprintf("it contains objects that Karmada does not manage, or that no Work deletes: %s. Delete or move them",
		joinNames(objects, maxReported))
	if c.namespace == "" {
		inUse.reason = fmt.Sprintf("its deletion would delete objects that Karmada does not manage, or that no Work deletes: %s. Delete them",
			joinNames(objects, maxReported))
	}
	if r.cluster.DeletionTimestamp == nil || temporary && r.retries < inUseRetries {
		return false, inUse
	}
	e.Events.Emit(events.Event{
		On: corev1.ObjectReference{
			APIVersion: clusterv1alpha1.GroupVersion.String(), Kind: clusterv1alpha1.ResourceKindCluster,
			Name: r.cluster.Name, UID: r.cluster.UID,
		},
		Source: names.ExecutionSource, Reason: inUse.conditionReason(), Warning: true, Message: inUse.Error(),
	})
	return true, nil
}

// usersOf returns the name of another Work that uses a container. It applies objects to the container, which was created again in the
// control plane, or whose objects are still being deleted there. For a CustomResourceDefinition, it may also be a Work that has not removed
// its objects yet. preserved reports whether the container, unless a policy propagates it, contains objects that other Works preserve.
func (e *Executor) usersOf(ctx context.Context, r removal, c container) (preserved bool, user string, err error) {
	definition := c.namespace == ""
	propagated := definition || r.work.Labels[names.ClusterBindingID] != ""
	var works workv1alpha1.WorkList
	if err := e.control.List(ctx, &works, client.InNamespace(r.work.Namespace), client.UnsafeDisableDeepCopy); err != nil {
		return false, "", fmt.Errorf("list works in %s: %w", r.work.Namespace, err)
	}
	for i := range works.Items {
		other := &works.Items[i]
		preserves := other.Spec.PreserveResourcesOnDeletion != nil && *other.Spec.PreserveResourcesOnDeletion
		keep := preserves && !propagated
		uses := other.DeletionTimestamp == nil && r.cluster.DeletionTimestamp == nil ||
			definition && !preserves && other.UID != r.work.UID && controllerutil.ContainsFinalizer(other, names.ExecutionFinalizer)
		uses = uses && !work.ReportOnly(other)
		switch {
		case !keep && (!uses || user != ""), !hasObjectIn(other, c):
		case keep:
			return true, "", nil
		default:
			user = other.Name
		}
	}
	return false, user, nil
}

// hasObjectIn reports whether a Work has an object in a container of the member. It decodes only manifests that contain the name.
func hasObjectIn(w *workv1alpha1.Work, c container) bool {
	quoted := c.quoted()
	if !slices.ContainsFunc(w.Spec.Workload.Manifests, func(m workv1alpha1.Manifest) bool { return bytes.Contains(m.Raw, quoted) }) {
		return false
	}
	objects, _ := manifests(w)
	return slices.ContainsFunc(objects, func(o *interpret.Object) bool { return o != nil && c.holds(o) })
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
