// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package remove

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
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
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/observe"
)

// The deletion of a container, which is a namespace or a CustomResourceDefinition, deletes all objects of the namespace or of the kind.
// Karmada deletes a container that it manages only if nothing else uses it:
//
//   - A namespace that Karmada created is released before a preserved object in it, and not deleted while a Work preserves objects
//     in it.
//   - A container that other Works apply objects to stays until these Works are deleted. While it is examined and deleted, nothing
//     is applied to it (Containers).
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
	// minInUse and maxInUse bound the delay before a container is examined again; it is the time since it was reported.
	minInUse, maxInUse = 30 * time.Second, time.Hour
	// inUseRetries is the number of retries, in about a minute, before a container counts as used. Other Works use it, or it contains
	// objects that the garbage collector may be about to delete.
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

// Containers holds the containers of a member whose removal is in progress. The zero value is ready to use.
type Containers struct {
	// inventory is held while the objects of a container are listed.
	inventory sync.Mutex

	mu       sync.RWMutex      // guards removing
	removing map[container]int // number of removals
}

// Remove announces the removal of the containers among objects until done is called.
func (c *Containers) Remove(objects []*interpret.Object) (done func()) {
	add := func(n int) {
		c.mu.Lock()
		defer c.mu.Unlock()
		for _, o := range objects {
			if o == nil {
				continue
			}
			if removed, ok := containerOf(o); ok {
				if c.removing == nil {
					c.removing = map[container]int{}
				}
				if c.removing[removed] += n; c.removing[removed] == 0 {
					delete(c.removing, removed)
				}
			}
		}
	}
	add(1)
	return func() { add(-1) }
}

// Await returns a *requeue.WaitError while the namespace of an object, or the definition of its kind, may be deleted in the member. Nothing
// is applied to such a container: it would be deleted with it.
func (c *Containers) Await(o *interpret.Object) error {
	c.mu.RLock()
	defer c.mu.RUnlock()
	if namespace := o.GetNamespace(); namespace != "" && c.removing[container{namespace: namespace}] > 0 {
		return requeue.After(removalInterval, "namespace "+namespace+" is being removed")
	}
	if kind := o.GroupVersionKind().GroupKind(); c.removing[container{kind: kind}] > 0 {
		return requeue.After(removalInterval, "the CustomResourceDefinition of "+kind.String()+" is being removed")
	}
	return nil
}

// inUseError reports that a container is kept because of objects in it.
type inUseError struct {
	container container
	// name is the name of the object that defines the container.
	name, cluster, reason string
	// temporary is set if it usually ends by itself.
	temporary bool
	// delay is that before the next attempt; 0 means that it grows.
	delay time.Duration
}

// RequeueAfter returns the delay for package requeue.
func (e *inUseError) RequeueAfter() (delay time.Duration, event bool) { return e.delay, false }

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
func (r *Remover) preserveNamespace(ctx context.Context, d Removal, namespace string) error {
	ref, err := d.Cache.Locate(namespaceKind, "")
	if err != nil {
		return err
	}
	observed, err := ref.Live(ctx, namespace)
	if err != nil || observed == nil {
		return err
	}
	if !work.Managed(observed) || observed.GetLabels()[names.ClusterBindingID] != "" ||
		observed.GetAnnotations()[names.WorkNamespace] != d.Work.Namespace {
		return nil
	}
	if err := r.confirm(ctx, d.Work); err != nil {
		return err
	}
	if _, err := ref.Update(ctx, withoutMarks(observed)); err != nil && !observe.IsAbsent(err) {
		return fmt.Errorf("release namespace %s in cluster %s: %w", namespace, d.Cache.Member.Name, err)
	}
	return nil
}

// keepsContainer reports whether a container is released instead of deleted. The error is an *inUseError if neither may happen yet. It
// returns false for objects that are no containers.
func (r *Remover) keepsContainer(ctx context.Context, d Removal, manifest *interpret.Object) (bool, error) {
	c, ok := containerOf(manifest)
	if !ok {
		return false, nil
	}
	inUse := &inUseError{container: c, name: manifest.GetName(), cluster: d.Cache.Member.Name}
	preserved, user, err := r.usersOf(ctx, d, c)
	if preserved || err != nil {
		return preserved, err
	}
	if user != "" {
		inUse.reason, inUse.temporary = fmt.Sprintf("work %s/%s applies objects to it", d.Work.Namespace, user), true
		if c.namespace == "" {
			inUse.reason = fmt.Sprintf("work %s/%s has objects of its kind", d.Work.Namespace, user)
		}
		return false, inUse
	}
	ref, err := d.Cache.Locate(c.definedBy(), "")
	if err != nil {
		return false, err
	}
	observed, err := ref.Live(ctx, manifest.GetName())
	if err != nil || observed == nil || !belongs(observed, d.Work) || observed.GetDeletionTimestamp() != nil {
		return false, err
	}
	if observed.GetAnnotations()[names.RemoveContents] == "true" {
		return false, nil
	}
	if !d.Containers.inventory.TryLock() {
		return false, requeue.After(removalInterval, "the objects of another container are being listed")
	}
	defer d.Containers.inventory.Unlock()
	found := &contents{hasWork: func(o metav1.Object) (bool, error) { return r.hasWork(ctx, d, o) }, uids: sets.New[types.UID]()}
	if c.namespace != "" {
		err = ofNamespace(ctx, d.Cache, c.namespace, found)
	} else {
		err = ofDefinition(ctx, d.Cache, observed, found)
	}
	objects, temporary := found.blocking()
	if err != nil || len(objects) == 0 {
		return false, err
	}
	inUse.temporary = temporary
	inUse.reason = fmt.Sprintf("it contains objects that Karmada does not manage, or that no Work deletes: %s. Delete or move them, "+
		"or set the annotation %s=true on it to delete it with them", joinNames(objects), names.RemoveContents)
	if c.namespace == "" {
		inUse.reason = fmt.Sprintf("its deletion would delete objects that Karmada does not manage, or that no Work deletes: %s. Delete them, "+
			"or set the annotation %s=true on it to delete it with them", joinNames(objects), names.RemoveContents)
	}
	if d.Cluster.DeletionTimestamp == nil || temporary && d.Retries < inUseRetries {
		return false, inUse
	}
	r.Events.Emit(events.Event{
		On:     reference(d.Cluster),
		Source: names.ExecutionSource, Reason: inUse.conditionReason(), Warning: true, Message: inUse.Error(),
	})
	return true, nil
}

// usersOf returns the name of another Work that uses a container. It applies objects to the container, which was created again in the
// control plane, or whose objects are still being deleted there. For a CustomResourceDefinition, it may also be a Work that has not removed
// its objects yet. preserved reports whether the container, unless a policy propagates it, contains objects that other Works preserve.
func (r *Remover) usersOf(ctx context.Context, d Removal, c container) (preserved bool, user string, err error) {
	definition := c.namespace == ""
	propagated := definition || d.Work.Labels[names.ClusterBindingID] != ""
	var works workv1alpha1.WorkList
	if err := r.Control.List(ctx, &works, client.InNamespace(d.Work.Namespace), client.UnsafeDisableDeepCopy); err != nil {
		return false, "", fmt.Errorf("list works in %s: %w", d.Work.Namespace, err)
	}
	for i := range works.Items {
		other := &works.Items[i]
		keep := preserves(other) && !propagated
		uses := other.DeletionTimestamp == nil && d.Cluster.DeletionTimestamp == nil ||
			definition && !preserves(other) && other.UID != d.Work.UID && controllerutil.ContainsFinalizer(other, names.ExecutionFinalizer)
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
	objects, _ := work.Manifests(w)
	return slices.ContainsFunc(objects, func(o *interpret.Object) bool { return o != nil && c.holds(o) })
}

// hasWork reports whether a managed object of the member has a Work whose deletion deletes it.
func (r *Remover) hasWork(ctx context.Context, d Removal, o metav1.Object) (bool, error) {
	a := o.GetAnnotations()
	if a[names.WorkNamespace] != d.Work.Namespace {
		return false, nil
	}
	key := client.ObjectKey{Namespace: a[names.WorkNamespace], Name: a[names.WorkName]}
	var w workv1alpha1.Work
	err := r.Control.Get(ctx, key, &w)
	if apierrors.IsNotFound(err) {
		err = r.Live.Get(ctx, key, &w) // the cache may not show it yet
	}
	if apierrors.IsNotFound(err) {
		return false, nil
	}
	return err == nil && !preserves(&w), err
}

// reference returns a reference to a cluster for events.
func reference(c *clusterv1alpha1.Cluster) corev1.ObjectReference {
	return corev1.ObjectReference{
		APIVersion: clusterv1alpha1.GroupVersion.String(), Kind: clusterv1alpha1.ResourceKindCluster, Name: c.Name, UID: c.UID,
	}
}

// joinNames lists up to maxReported names.
func joinNames(list []string) string {
	if len(list) <= maxReported {
		return strings.Join(list, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(list[:maxReported], ", "), len(list)-maxReported)
}
