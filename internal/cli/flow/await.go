// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package flow

import (
	"encoding/json"
	"slices"
	"strings"
	"time"

	appsv1 "k8s.io/api/apps/v1"

	"karmada.io/karmada/internal/binding"
)

// Unrendered returns why the latest manifests of an object that a policy propagates do not exist yet, or "". A binding keeps its targets if
// the object is no longer claimed, or if no scheduler changes them. Their manifests are then the latest ones.
func Unrendered(o *Objects, now time.Time) string {
	if o.Binding == nil && o.Policy == "" {
		return ""
	}
	for _, s := range NewTimeline(o, now).Steps {
		switch {
		case s.State == Done || s.Stage == Claimed && o.Binding != nil || s.Stage == Scheduled && o.keepsTargets(s.State):
		case slices.Contains([]Stage{Claimed, Bound, Scheduled, Rendered}, s.Stage):
			return strings.TrimPrefix(s.Cluster+": ", ": ") + s.Message
		}
	}
	return ""
}

// keepsTargets reports whether a binding has targets that karmada-scheduler is not about to change. scheduled is the state of the step.
func (o *Objects) keepsTargets(scheduled State) bool {
	spec := o.Binding.BindingSpec()
	return len(binding.Targets(spec)) > 0 && (o.Held != "" || scheduled == Failed || hasOwnScheduler(spec))
}

// DeadlineExceeded reports whether a Deployment has exceeded its progress deadline in a cluster that has the latest manifest.
func (o *Objects) DeadlineExceeded(c *Cluster) bool {
	if o.Binding == nil || c.Target == nil || o.StateOf(c).Stage != Healthy || len(c.Work.Status.ManifestStatuses) == 0 ||
		binding.TemplateKind(o.Binding).GroupKind() != appsv1.SchemeGroupVersion.WithKind("Deployment").GroupKind() {
		return false
	}
	raw := c.Work.Status.ManifestStatuses[0].Status
	var status appsv1.DeploymentStatus
	if r := parseReported(raw); raw == nil || r.stale(o.generationIn(c)) != "" || o.staleInMember(c, r) != "" ||
		json.Unmarshal(raw.Raw, &status) != nil {
		return false
	}
	return slices.ContainsFunc(status.Conditions, func(c appsv1.DeploymentCondition) bool {
		return c.Type == appsv1.DeploymentProgressing && c.Reason == "ProgressDeadlineExceeded"
	})
}
