// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	schedulingv1 "k8s.io/api/scheduling/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/patch"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/match"
	"karmada.io/karmada/internal/propagate/measure"
)

// waitError says that something must happen first; it is tried again and not worth a line in the log.
type waitError struct {
	message string
	after   time.Duration // when to try again; 0 leaves it to the backoff
}

func (e *waitError) Error() string { return e.message }

func quiet(err error) bool {
	var wait *waitError
	return errors.As(err, &wait) || apierrors.IsConflict(err) || errors.Is(err, interpret.ErrNotReady) ||
		apierrors.HasStatusCause(err, corev1.NamespaceTerminatingCause)
}

// reconcile finds the policy of one template and applies it.
func (d *Detector) reconcile(ctx context.Context, t template) error {
	k, served := d.kindOf(t.kind)
	if !served {
		if k, left := d.seen.left(t); left {
			return d.gone(ctx, t, k)
		}
		d.seen.forget(t) // the kind was removed, and its objects with it
		return nil
	}
	m := blank(t.kind)
	if err := d.control.Get(ctx, t.key, m); err != nil {
		if apierrors.IsNotFound(err) {
			return d.gone(ctx, t, k)
		}
		return err
	}
	m.SetGroupVersionKind(t.kind)
	if m.DeletionTimestamp != nil || m.Labels[names.ClaimedBy] != "" || d.Skip.object(m) {
		return nil
	}
	p, err := d.policyFor(ctx, t, m)
	if err != nil || p == nil {
		return err
	}
	if err := d.checkOverrides(ctx, p); err != nil {
		return err
	}
	if err := d.apply(ctx, t, m, p); err != nil {
		if !quiet(err) {
			d.emit(m, "ApplyPolicyFailed", true, fmt.Sprintf("Apply %s failed: %v", policy.Title(p), err), "")
		}
		return err
	}
	return nil
}

// collectorPatience is how long the garbage collector has for the binding of a template that is gone.
const collectorPatience = 2 * time.Second

// gone looks after the binding of a template that is not there any more. The garbage collector removes it, but for kinds
// that it has not heard of yet, which it looks for every half minute only: those are removed here.
// The kind may go in the meantime: the collector would never hear of it, nor of its objects.
func (d *Detector) gone(ctx context.Context, t template, k kind) error {
	justNow := d.seen.forget(t)
	b, err := d.bindingOf(ctx, t)
	if err != nil {
		d.seen.leave(t, k)
		return err
	}
	if b == nil || b.GetDeletionTimestamp() != nil || !stands(b, t) {
		return nil
	}
	owner := metav1.GetControllerOf(b)
	if owner == nil || owner.UID != b.BindingSpec().Resource.UID {
		return nil // whoever made it looks after it
	}
	if justNow {
		d.seen.leave(t, k)
		return &waitError{message: "the garbage collector goes first", after: collectorPatience}
	}
	// The cache says that the template is gone; only the server knows for certain.
	live, err := d.resourceOf(t, k).Get(ctx, t.key.Name, metav1.GetOptions{})
	switch {
	case err == nil && live.GetUID() == owner.UID:
		return nil
	case err != nil && !apierrors.IsNotFound(err):
		d.seen.leave(t, k)
		return fmt.Errorf("read %s %s: %w", t.kind.Kind, t.key, err)
	}
	uid := b.GetUID()
	err = d.control.Delete(ctx, b, client.Preconditions{UID: &uid})
	if err != nil && !apierrors.IsNotFound(err) {
		d.seen.leave(t, k)
		return fmt.Errorf("delete %s: %w", binding.Title(b), err)
	}
	return nil
}

// policyFor gives the policy that the template belongs to, or nil when there is nothing to do: no policy selects it, or
// the one that claimed it selects it no more and will let go of it itself.
func (d *Detector) policyFor(ctx context.Context, t template, m metadata) (policy.Policy, error) {
	for _, s := range policy.Scopes {
		c, claimed := claimOn(m, s)
		if !claimed {
			continue
		}
		p := s.New()
		err := d.control.Get(ctx, types.NamespacedName{Namespace: c.namespace, Name: c.name}, p)
		switch {
		case apierrors.IsNotFound(err):
			// The policies' cache has synced, but only the server knows for certain.
			return nil, d.releaseLost(ctx, t, m, c)
		case err != nil:
			return nil, err
		case p.GetDeletionTimestamp() != nil:
			return nil, &waitError{message: policy.Title(p) + " is being deleted"}
		case match.Selectors(p.PolicySpec().ResourceSelectors, see(t, m)) == match.No:
			if id := claimBy(p).id; id != "" && id != c.id {
				// Another policy of the name, which will never ask for what it did not claim.
				return nil, d.release(ctx, t, m, c)
			}
			return nil, nil
		}
		return p, nil
	}
	for _, s := range policy.Scopes {
		if s.NamespaceAnnotation != "" && t.key.Namespace == "" {
			continue // a namespaced policy has no say over the cluster's own objects
		}
		list := s.NewList()
		var where []client.ListOption
		if s.NamespaceAnnotation != "" {
			where = append(where, client.InNamespace(t.key.Namespace))
		}
		if err := d.control.List(ctx, list, where...); err != nil {
			return nil, err
		}
		if p, ok := match.Best(policy.Items(list), see(t, m)); ok {
			return p, nil
		}
	}
	return nil, nil
}

func see(t template, m metadata) match.Template {
	return match.Template{APIVersion: t.kind.GroupVersion().String(), Kind: t.kind.Kind, Namespace: m.Namespace, Name: m.Name, Labels: m.Labels}
}

// releaseLost lets go of a template whose policy is gone, so that another may have it.
func (d *Detector) releaseLost(ctx context.Context, t template, m metadata, c claim) error {
	err := d.live.Get(ctx, types.NamespacedName{Namespace: c.namespace, Name: c.name}, c.scope.New())
	if err == nil {
		return &waitError{message: "the cache of policies is behind"}
	}
	if !apierrors.IsNotFound(err) {
		return err
	}
	return d.release(ctx, t, m, c)
}

// apply claims the template and brings its binding in line: at most one write each.
func (d *Detector) apply(ctx context.Context, t template, m metadata, p policy.Policy) error {
	if p.GetLabels()[policy.ScopeOf(p).IDLabel] == "" {
		return &waitError{message: policy.Title(p) + " has no permanent ID yet"}
	}
	current, err := d.bindingOf(ctx, t)
	if err != nil {
		return err
	}
	object, err := d.claim(ctx, t, m, p)
	if err != nil {
		return err
	}
	if object == nil && (current == nil || d.seen.doubted(t) || current.BindingSpec().Resource.UID != m.UID || d.seen.applied(t) != m.ResourceVersion && current.BindingSpec().Resource.ResourceVersion != m.ResourceVersion) {
		if object, err = d.read(ctx, t, m); err != nil {
			return err
		}
	}
	w, err := d.wishes(ctx, m, p)
	if err != nil {
		return err
	}
	if current == nil {
		return d.create(ctx, t, m, object, w, p)
	}
	return d.update(ctx, t, m, object, w, p, current)
}

// wishes looks up what the policy only names.
func (d *Detector) wishes(ctx context.Context, m metadata, p policy.Policy) (wishes, error) {
	var w wishes
	spec := p.PolicySpec()
	if d.Gates.Enabled(features.WorkloadAffinity) {
		w.groups = measure.Groups(m.Labels, &spec.Placement)
	}
	wanted := spec.SchedulePriority
	if wanted == nil || !d.Gates.Enabled(features.PriorityBasedScheduling) {
		return w, nil
	}
	if wanted.PriorityClassSource != policyv1alpha1.KubePriorityClass {
		return w, fmt.Errorf("priority class source %q is not supported yet; use %s", wanted.PriorityClassSource, policyv1alpha1.KubePriorityClass)
	}
	var class schedulingv1.PriorityClass
	if err := d.control.Get(ctx, client.ObjectKey{Name: wanted.PriorityClassName}, &class); err != nil {
		return w, fmt.Errorf("look up the priority class %s, which %s names: %w", wanted.PriorityClassName, policy.Title(p), err)
	}
	w.priority = &workv1alpha2.SchedulePriority{Priority: class.Value}
	return w, nil
}

// bindingOf reads the template's binding; nil when there is none.
func (d *Detector) bindingOf(ctx context.Context, t template) (binding.Binding, error) {
	b := binding.ScopeFor(t.key.Namespace).New()
	key := types.NamespacedName{Namespace: t.key.Namespace, Name: names.Binding(t.kind.Kind, t.key.Name)}
	err := d.control.Get(ctx, key, b)
	if apierrors.IsNotFound(err) && d.seen.applied(t) != "" {
		// It was made, perhaps so recently that the cache does not show it.
		err = d.live.Get(ctx, key, b)
	}
	if apierrors.IsNotFound(err) {
		return nil, nil
	}
	if err == nil && d.control.Stale(b) {
		return nil, &waitError{message: "the cache of bindings is behind"}
	}
	return b, err
}

// claim marks the template as the policy's; it gives the template as it is after the write, nil when none was needed.
func (d *Detector) claim(ctx context.Context, t template, m metadata, p policy.Policy) (*interpret.Object, error) {
	marked := m.DeepCopy()
	claimBy(p).put(marked)
	return d.remark(ctx, t, m, marked)
}

// remark writes the labels and annotations in which marked differs from m.
func (d *Detector) remark(ctx context.Context, t template, m, marked metadata) (*interpret.Object, error) {
	labels, annotations := difference(m.Labels, marked.Labels), difference(m.Annotations, marked.Annotations)
	if len(labels) == 0 && len(annotations) == 0 {
		return nil, nil
	}
	// The UID keeps the patch off an object of the same name that was made since.
	change := map[string]any{"uid": m.UID}
	if len(labels) > 0 {
		change["labels"] = labels
	}
	if len(annotations) > 0 {
		change["annotations"] = annotations
	}
	patch, err := json.Marshal(map[string]any{"metadata": change})
	if err != nil {
		return nil, err
	}
	resource, err := d.resource(t)
	if err != nil {
		return nil, err
	}
	object, err := resource.Patch(ctx, t.key.Name, types.MergePatchType, patch, metav1.PatchOptions{FieldManager: names.DetectorSource})
	if err != nil {
		return nil, fmt.Errorf("mark %s %s: %w", t.kind.Kind, t.key, err)
	}
	return object, nil
}

// difference is a merge patch between two maps; a nil value removes a key.
func difference(from, to map[string]string) map[string]any {
	out := map[string]any{}
	for k, v := range to {
		if old, ok := from[k]; !ok || old != v {
			out[k] = v
		}
	}
	for k := range from {
		if _, ok := to[k]; !ok {
			out[k] = nil
		}
	}
	return out
}

func (d *Detector) read(ctx context.Context, t template, m metadata) (*interpret.Object, error) {
	resource, err := d.resource(t)
	if err != nil {
		return nil, err
	}
	object, err := resource.Get(ctx, t.key.Name, metav1.GetOptions{})
	if err != nil {
		return nil, fmt.Errorf("read %s %s: %w", t.kind.Kind, t.key, err)
	}
	if object.GetUID() != m.UID {
		return nil, &waitError{message: "the template was replaced"}
	}
	return object, nil
}

func (d *Detector) create(ctx context.Context, t template, m metadata, object *interpret.Object, w wishes, p policy.Policy) error {
	s, err := d.measure(ctx, m, object)
	if err != nil {
		return err
	}
	b := binding.ScopeFor(t.key.Namespace).New()
	b.SetNamespace(t.key.Namespace)
	b.SetName(names.Binding(t.kind.Kind, t.key.Name))
	if err := fill(b, m, reference(m, object.GetResourceVersion()), s, w, p, d.NewID); err != nil {
		return err
	}
	if err := d.control.Create(ctx, b); err != nil {
		return fmt.Errorf("create %s: %w", binding.Title(b), err)
	}
	d.seen.note(t, object)
	d.emit(m, "ApplyPolicySucceed", false, fmt.Sprintf("Apply %s succeed", policy.Title(p)), object.GetResourceVersion())
	return nil
}

func (d *Detector) update(ctx context.Context, t template, m metadata, object *interpret.Object, w wishes, p policy.Policy, b binding.Binding) error {
	s, version := measure.Of(b.BindingSpec()), b.BindingSpec().Resource.ResourceVersion
	rerender := false
	if object != nil {
		var err error
		if s, err = d.measure(ctx, m, object); err != nil {
			return err
		}
		switch d.seen.compare(t, object) {
		case differs:
			version = object.GetResourceVersion()
		case unknown:
			// After a start nobody knows whether the content changed or only the status. The Works are rendered from
			// what is there now, which writes nothing if nothing changed.
			rerender = true
		case same:
			rerender = d.seen.doubted(t)
		}
		if b.BindingSpec().Resource.UID != m.UID {
			version = object.GetResourceVersion()
		}
	}
	var filled error
	wrote, err := patch.Object(ctx, d.control, client.Object(b), func(client.Object) {
		filled = fill(b, m, reference(m, version), s, w, p, d.NewID)
	})
	if err := errors.Join(filled, err); err != nil {
		return err
	}
	if object != nil {
		d.seen.note(t, object)
	}
	if wrote {
		d.emit(m, "ApplyPolicySucceed", false, fmt.Sprintf("Apply %s succeed", policy.Title(p)), b.GetResourceVersion())
	} else if rerender && d.Rerender != nil {
		select {
		case d.Rerender <- event.GenericEvent{Object: b}:
		case <-ctx.Done():
		}
	}
	return nil
}

func (d *Detector) measure(ctx context.Context, m metadata, object *interpret.Object) (measure.Size, error) {
	s, _, err := measure.Template(ctx, d.Chain, measure.Options{
		Components: d.Gates.Enabled(features.MultiplePodTemplatesScheduling), Quotas: d.Gates.Enabled(features.ResourceQuotaEstimate),
	}, object)
	if err != nil && !quiet(err) {
		d.emit(m, "GetReplicasFailed", true, err.Error(), "")
	}
	return s, err
}

func (d *Detector) emit(m metadata, reason string, warning bool, message, once string) {
	d.Events.Emit(events.Event{On: objectReference(m), Source: names.DetectorSource, Reason: reason, Warning: warning, Message: message, Once: once})
}

// contents remembers what the templates looked like when their bindings were last brought in line, to tell a change of
// content from one of status in kinds that do not count generations. It is a memory, not a state: losing it costs reads.
type contents struct {
	mu         sync.Mutex
	byTemplate map[template]content
	// doubt holds the templates whose interpreter changed since they were last read.
	doubt map[template]bool
	// leaving holds the templates that are gone and whose bindings are still there, with their kinds.
	leaving map[template]kind
}

type content struct {
	hash    uint64
	version string // resourceVersion
}

type comparison int

const (
	unknown comparison = iota
	same
	differs
)

func (c *contents) compare(t template, object *interpret.Object) comparison {
	c.mu.Lock()
	defer c.mu.Unlock()
	last, ok := c.byTemplate[t]
	switch {
	case !ok:
		return unknown
	case last.hash == hash(object):
		return same
	default:
		return differs
	}
}

func (c *contents) note(t template, object *interpret.Object) {
	h := hash(object)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.byTemplate[t] = content{hash: h, version: object.GetResourceVersion()}
	delete(c.doubt, t)
	delete(c.leaving, t)
}

// suspect has a template read, measured and rendered again although it did not change.
func (c *contents) suspect(t template) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.doubt[t] = true
}

// doubted says whether a template is to be read again.
func (c *contents) doubted(t template) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.doubt[t]
}

// applied is the version of the template that its binding stands for, as far as is remembered.
func (c *contents) applied(t template) string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.byTemplate[t].version
}

// forget drops what is remembered of a template, and says whether there was anything.
func (c *contents) forget(t template) (known bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	_, known = c.byTemplate[t]
	delete(c.byTemplate, t)
	delete(c.doubt, t)
	delete(c.leaving, t)
	return known
}

// leave remembers that a template was seen to be gone.
func (c *contents) leave(t template, k kind) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.leaving[t] = k
}

// left says whether a template was seen to be gone, and of which kind it was.
func (c *contents) left(t template) (k kind, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	k, ok = c.leaving[t]
	return k, ok
}

// hash is over all of an object but its status and what the server keeps about it.
func hash(o *interpret.Object) uint64 {
	content := map[string]any{"labels": o.GetLabels(), "annotations": o.GetAnnotations(), "uid": o.GetUID()}
	for k, v := range o.Object {
		if k != "metadata" && k != "status" {
			content[k] = v
		}
	}
	h := fnv.New64a()
	_ = json.NewEncoder(h).Encode(content) // what came as JSON goes as JSON
	return h.Sum64()
}
