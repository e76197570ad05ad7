// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/json"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
)

// stagedRollout is a StagedRollout or a ClusterStagedRollout. It has the name of its binding.
type stagedRollout interface {
	client.Object
	RolloutStatus() *fleetv1alpha1.StagedRolloutStatus
}

func newRollout(s binding.Scope) stagedRollout {
	if s.Namespaced {
		return &fleetv1alpha1.StagedRollout{}
	}
	return &fleetv1alpha1.ClusterStagedRollout{}
}

// rolloutChanged passes rollouts whose revisions, phase or failure changed.
var rolloutChanged = predicate.Funcs{UpdateFunc: func(e event.UpdateEvent) bool {
	a, b := e.ObjectOld.(stagedRollout).RolloutStatus(), e.ObjectNew.(stagedRollout).RolloutStatus()
	return a.Phase != b.Phase || a.Revision != b.Revision || a.TemplateRevision != b.TemplateRevision ||
		a.TemplateGeneration != b.TemplateGeneration || a.Failure() != b.Failure()
}}

// advances reports whether a rollout is changing clusters.
func advances(r *fleetv1alpha1.StagedRolloutStatus) bool {
	return r != nil && (r.Phase == fleetv1alpha1.RolloutProgressing || r.Phase == fleetv1alpha1.RolloutRollingBack)
}

// rolloutOf reads the status of the rollout of a binding from the cache, or returns nil if there is none. It must not be changed.
func (c *Controller) rolloutOf(ctx context.Context, b binding.Binding) (*fleetv1alpha1.StagedRolloutStatus, error) {
	if b.BindingSpec().StagedRollout == nil {
		return nil, nil
	}
	r := newRollout(binding.ScopeOf(b))
	if err := c.control.Get(ctx, client.ObjectKeyFromObject(b), r, client.UnsafeDisableDeepCopy); apierrors.IsNotFound(err) {
		return nil, nil
	} else if err != nil {
		return nil, fmt.Errorf("read rollout %s: %w", client.ObjectKeyFromObject(b), err)
	}
	if !metav1.IsControlledBy(r, b) || r.RolloutStatus().TemplateRevision == 0 {
		return nil, nil
	}
	return r.RolloutStatus(), nil
}

// withoutHeld returns reports in which clusters that do not have the revision of the template report no updated replicas, and an earlier
// generation of the template. A revision of override policies or dependencies has the generation of the template.
func withoutHeld(
	r *fleetv1alpha1.StagedRolloutStatus, template *interpret.Object, works []workv1alpha1.Work, items []item,
) ([]item, error) {
	if r == nil {
		return items, nil
	}
	want, out := strconv.FormatInt(r.TemplateRevision, 10), slices.Clone(items)
	for i := range works {
		cluster, _ := names.ClusterOf(works[i].Namespace)
		at := slices.IndexFunc(out, func(i item) bool { return i.ClusterName == cluster })
		if at < 0 || out[at].Status == nil || works[i].Annotations[names.Revision] == want {
			continue
		}
		var status map[string]any
		if json.Unmarshal(out[at].Status.Raw, &status) != nil || status == nil {
			continue // the interpreter reports it
		}
		delete(status, "updatedReplicas")
		delete(status, "updatedNumberScheduled")
		if n, ok := status["resourceTemplateGeneration"].(int64); ok && n >= template.GetGeneration() {
			status["resourceTemplateGeneration"] = template.GetGeneration() - 1
		}
		raw, err := json.Marshal(status)
		if err != nil {
			return nil, fmt.Errorf("encode the report of cluster %s: %w", cluster, err)
		}
		out[at].Status = &runtime.RawExtension{Raw: raw}
	}
	return out, nil
}

// deadlineExceeded is the reason for which clients such as `kubectl rollout status` report a Deployment as failed.
const deadlineExceeded = "ProgressDeadlineExceeded"

// markFailed sets the condition Progressing of a template to False if its rollout failed, so that clients do not wait for it. They read the
// condition of a Deployment only if its generation is observed. Those of other kinds compare numbers, and would report a success then.
func markFailed(r *fleetv1alpha1.StagedRolloutStatus, template *interpret.Object, status any) any {
	fields, ok := status.(map[string]any)
	if r == nil || !ok || r.Failure() == "" || template.GetGeneration() != r.TemplateGeneration {
		return status
	}
	list, _ := fields["conditions"].([]any)
	at := slices.IndexFunc(list, func(v any) bool {
		c, ok := v.(map[string]any)
		return ok && c["type"] == "Progressing"
	})
	if at < 0 {
		return status
	}
	condition := maps.Clone(list[at].(map[string]any))
	condition["status"], condition["reason"], condition["message"] = "False", deadlineExceeded, "Staged rollout: "+r.Failure()
	since := r.StartedAt
	if r.FinishedAt != nil {
		since = r.FinishedAt
	}
	for _, name := range []string{"lastTransitionTime", "lastUpdateTime"} {
		if _, has := condition[name]; has && since != nil {
			condition[name] = since.UTC().Format(time.RFC3339)
		}
	}
	out := maps.Clone(fields)
	list = slices.Clone(list)
	list[at] = condition
	out["conditions"] = list
	if template.GroupVersionKind().GroupKind() == (schema.GroupKind{Group: "apps", Kind: "Deployment"}) {
		out["observedGeneration"] = template.GetGeneration()
	}
	return out
}
