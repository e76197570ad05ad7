// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package observe

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/json"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/coalesce"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/panics"
	"karmada.io/karmada/internal/machinery/truncate"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/threeway"
)

// Observer compares objects of members with their Works, and interprets them. All fields are required.
type Observer struct {
	Chain  interpret.Chain
	Events events.Recorder
	Clock  clock.PassiveClock
	Delays coalesce.Delays
	// Control reads Works from a cache. An unsynced one returns another error than that a Work does not exist.
	Control client.Client

	mu sync.Mutex // guards epochs
	// epochs counts the changes of the interpreters of a kind.
	epochs map[schema.GroupVersionKind]uint64
}

// Manifest is an object of a Work, and access to it in the member.
type Manifest struct {
	Resource
	Work    *workv1alpha1.Work
	Desired *interpret.Object
}

// Key returns the namespace and name of the object.
func (m Manifest) Key() client.ObjectKey { return client.ObjectKeyFromObject(m.Desired) }

// CreatesOnly reports whether the object is not changed after it was created.
func (m Manifest) CreatesOnly() bool {
	return m.Work.Spec.ApplyStrategy == policyv1alpha1.ApplyCreateOnly
}

// Reinterpret discards the observations of kinds whose interpreters changed.
func (o *Observer) Reinterpret(kinds ...schema.GroupVersionKind) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.epochs == nil {
		o.epochs = map[schema.GroupVersionKind]uint64{}
	}
	for _, kind := range kinds {
		o.epochs[kind]++
	}
}

func (o *Observer) epoch(kind schema.GroupVersionKind) uint64 {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.epochs[kind]
}

// Observe returns the observation of an object that the watch shows, and the object itself if it is still in memory. It reads the
// object from the member only if the last observation no longer holds and the object was dropped. The observation is nil if the
// object no longer exists.
func (o *Observer) Observe(ctx context.Context, m Manifest, shown Entry) (*Observation, *interpret.Object, error) {
	if shown.seen.isFor(m.Work, o.epoch(m.Desired.GroupVersionKind())) && shown.seen.version == shown.Version && shown.seen.failure == nil {
		if shown.Whole != nil {
			m.watch.observed(m.Key(), isSecret(m.Desired), shown.seen)
		}
		return shown.seen, shown.Whole, nil
	}
	object := shown.Whole
	if object == nil {
		var err error
		if object, err = m.Live(ctx, m.Desired.GetName()); err != nil || object == nil {
			return nil, nil, err
		}
	}
	seen, err := o.compare(ctx, m, object, shown.seen)
	if err != nil {
		return nil, nil, err
	}
	m.watch.observed(m.Key(), isSecret(m.Desired), seen)
	return seen, object, nil
}

// Written observes an object as the member returned it. It counts as up to date even if the member changed fields of the manifest, as an
// admission webhook may do. They are written again only after the next change. warnings are those of the member: they name fields that its
// API does not have.
func (o *Observer) Written(ctx context.Context, m Manifest, object *interpret.Object, warnings []string) (*Observation, error) {
	accepted := &Observation{
		work: m.Work.UID, generation: m.Work.Generation, epoch: o.epoch(m.Desired.GroupVersionKind()), content: contentOf(object),
		UpToDate: !m.CreatesOnly(), notApplied: unknownFields(warnings),
	}
	seen, err := o.compare(ctx, m, object, accepted)
	if err == nil && work.Managed(object) {
		m.watch.put(object, seen)
	}
	return seen, err
}

// unknownFields returns the warnings that name fields that the API of a member does not have.
func unknownFields(warnings []string) []string {
	out := binding.UnknownFields(warnings)
	for i := range out {
		out[i] = truncate.Text(out[i], maxField)
	}
	return out[:min(len(out), maxFields)]
}

// compare observes an object. prior is its last observation, whose verdict holds while the content stays the same.
func (o *Observer) compare(ctx context.Context, m Manifest, object *interpret.Object, prior *Observation) (*Observation, error) {
	seen := &Observation{
		work: m.Work.UID, generation: m.Work.Generation, epoch: o.epoch(m.Desired.GroupVersionKind()),
		version: object.GetResourceVersion(), content: contentOf(object), Applied: prior.hasApplied(m.Work),
	}
	if prior.isFor(m.Work, seen.epoch) && prior.content == seen.content && threeway.ContainsMetadata(m.Desired, object) {
		seen.UpToDate, seen.notApplied = prior.UpToDate, prior.notApplied
	}
	switch {
	case seen.UpToDate:
	case m.CreatesOnly(): // the differences are reported
		paths, err := threeway.Differences(ctx, o.Chain, m.Desired, object)
		if err != nil {
			return nil, err
		}
		seen.UpToDate, seen.notApplied = true, paths.WithoutMetadata(bookkeeping).Texts(maxFields)
	default:
		next, err := threeway.Plan(ctx, o.Chain, m.Desired, object, seen.Applied)
		if err != nil {
			return nil, err
		}
		seen.UpToDate = next == nil
	}
	seen.Applied = seen.Applied || seen.UpToDate
	if seen.status, seen.Health, seen.failure = o.interpret(ctx, m.Work, object); errors.Is(seen.failure, interpret.ErrNotReady) {
		return nil, seen.failure
	}
	return seen, nil
}

// bookkeeping reports whether a label or an annotation records the state of Karmada or of kubectl, and was not set by the user.
func bookkeeping(key string) bool {
	return strings.Contains(key, "karmada.io/") || key == corev1.LastAppliedConfigAnnotation
}

// Preview returns the Preview of a cluster, which observes objects of lists, so that they need not be kept. started reports whether
// the absence of a Work in the cache is final.
func (o *Observer) Preview(cluster string, started func() bool) Preview {
	return func(ctx context.Context, object *interpret.Object) (seen *Observation, settled bool) {
		key := WorkOf(object, cluster)
		if key.Name == "" {
			return nil, true
		}
		err := panics.Recover(func() (err error) {
			var w workv1alpha1.Work
			if err := o.Control.Get(ctx, key, &w); err != nil {
				settled = apierrors.IsNotFound(err) && started()
				return err
			}
			if w.DeletionTimestamp != nil {
				settled = true
				return nil
			}
			objects, _ := work.Manifests(&w)
			for _, desired := range objects {
				if desired != nil && work.SameObject(desired, object) {
					seen, err = o.compare(ctx, Manifest{Work: &w, Desired: desired}, object, nil)
					settled = err == nil && (seen.failure == nil || isSecret(desired)) && seen.UpToDate
					return err
				}
			}
			return nil
		})
		if err != nil && !apierrors.IsNotFound(err) {
			ctrl.LoggerFrom(ctx).V(2).Info("Failed to observe an object of the first list", "work", key, "err", err.Error())
		}
		return seen, settled
	}
}

func isSecret(o *interpret.Object) bool {
	return o.GroupVersionKind() == schema.GroupVersionKind{Version: "v1", Kind: "Secret"}
}

// interpret returns the status and health of a member object. The status is nil after a failure to reflect it.
func (o *Observer) interpret(
	ctx context.Context, w *workv1alpha1.Work, object *interpret.Object,
) (status *runtime.RawExtension, health workv1alpha1.ResourceHealth, failure error) {
	title := object.GetKind() + "/" + work.ObjectName(object)
	status, reflectErr := canonical(o.Chain.Reflect(ctx, object))
	o.emitInterpreted(w, "ReflectStatus", "Reflect status for object("+title+")", "succeed.", reflectErr)
	judged, healthErr := o.Chain.Health(ctx, object)
	o.emitInterpreted(w, "InterpretHealth", "Interpret health of object("+title+")", "as "+strings.ToLower(string(judged))+".", healthErr)
	return status, workv1alpha1.ResourceHealth(judged), errors.Join(reflectErr, healthErr)
}

// canonical encodes a status as the API server does, so that equal statuses have equal bytes.
func canonical(raw *runtime.RawExtension, err error) (*runtime.RawExtension, error) {
	if raw == nil || err != nil {
		return nil, err
	}
	var value any
	if err := json.Unmarshal(raw.Raw, &value); err != nil {
		return nil, fmt.Errorf("decode reflected status: %w", err)
	}
	return interpret.Raw(value)
}

// emitInterpreted records the outcome of an operation of an interpreter as an event of the Work. Success is verbose.
func (o *Observer) emitInterpreted(w *workv1alpha1.Work, operation, attempt, outcome string, err error) {
	e := events.Event{
		On: work.Reference(w), Source: names.WorkStatusSource, Reason: operation + "Succeed", Message: attempt + " " + outcome, Verbose: true,
	}
	switch {
	case errors.Is(err, interpret.ErrNotReady):
		return
	case err != nil:
		e.Reason, e.Message = operation+"Failed", fmt.Sprintf("%s failed: %v", attempt, err)
		e.Warning, e.Verbose = true, false
	}
	o.Events.Emit(e)
}

// EmitOnTemplate records an event on the template of a manifest: its reason, type and message. A Work that a user created has no
// template.
func (o *Observer) EmitOnTemplate(w *workv1alpha1.Work, manifest *interpret.Object, e events.Event) {
	if e.On = work.TemplateReference(manifest); e.On.UID != "" {
		e.Source, e.Once = names.ExecutionSource, fmt.Sprint(w.Generation)
		o.Events.Emit(e)
	}
}
