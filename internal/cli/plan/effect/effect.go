// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package effect returns the effect of changes on all objects, for `karmadactl plan` and the web console.
package effect

import (
	"context"
	"fmt"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	"karmada.io/karmada/internal/admission/changes"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/propagate"
	"karmada.io/karmada/internal/review"
)

// Review returns the effect of changes on the objects of a namespace, or on all that the user may read if namespace is "", with at most
// limit bindings. The control plane computes it, if it serves PlacementReviews and the user may create them; otherwise this process does,
// without scheduler-estimators.
func Review(
	ctx context.Context, control client.Client, specs []reviewv1alpha1.Change, namespace string, limit int32,
) (*reviewv1alpha1.PlacementReviewStatus, error) {
	r := &reviewv1alpha1.PlacementReview{Spec: reviewv1alpha1.PlacementReviewSpec{Changes: specs, Limit: limit}}
	if namespace != "" {
		r.Spec.Namespaces = []string{namespace}
	}
	reviewed := control.Create(ctx, r)
	switch {
	case reviewed == nil:
		return &r.Status, nil
	case !NotServed(reviewed):
		return nil, fmt.Errorf("create PlacementReview: %w", reviewed)
	}
	status, err := Load(ctx, control, explain.DefaultScheduler(), specs, namespace)
	err = Unavailable(reviewed, err)
	if err == nil {
		status.Bindings = status.Bindings[:min(len(status.Bindings), int(limit))]
	}
	return status, err
}

// Unavailable returns the error of Load. If it is a missing permission, the error names what would make it unnecessary: reviewed is why
// the control plane did not compute the review, or nil.
func Unavailable(reviewed, err error) error {
	if reviewed == nil || !apierrors.IsForbidden(err) {
		return err
	}
	return fmt.Errorf("plan in this process, which requires the permission to list clusters, policies and bindings: %w; the control plane, "+
		"which requires none, did not compute the plan: create PlacementReview: %w", err, reviewed)
}

// Load reads the fleet and reviews changes in this process.
func Load(
	ctx context.Context, control client.Client, scheduler *explain.Scheduler, specs []reviewv1alpha1.Change, namespace string,
) (*reviewv1alpha1.PlacementReviewStatus, error) {
	fleet, err := review.Load(ctx, control, control.RESTMapper(), namespace)
	if err != nil {
		return nil, err
	}
	chain, note, err := explain.Interpreters(ctx, control)
	if err != nil {
		return nil, err
	}
	var notes []string
	if note != "" {
		notes = []string{note}
	}
	return Compute(ctx, fleet, specs, namespace, review.Options{Chain: chain, Scheduler: scheduler.Options()}, notes)
}

// Compute reviews changes in this process.
func Compute(
	ctx context.Context, fleet *review.Fleet, specs []reviewv1alpha1.Change, namespace string, with review.Options, notes []string,
) (*reviewv1alpha1.PlacementReviewStatus, error) {
	decoder, err := changes.NewDecoder()
	if err != nil {
		return nil, err
	}
	var all []review.Change
	if len(specs) > 0 {
		if all, err = decoder.Decode(specs); err != nil {
			return nil, err
		}
	}
	skip, err := propagate.ParseSkip("", propagate.DefaultSkippedNamespaces())
	if err != nil {
		return nil, err
	}
	with.Gates, with.Skip, with.Now, with.Everything = features.New(), skip, clock.RealClock{}.Now(), len(specs) == 0
	if namespace != "" {
		with.Visible = func(_ schema.GroupKind, n string) bool { return n == namespace }
	}
	result, err := review.Run(ctx, fleet, all, with)
	if err != nil {
		return nil, err
	}
	result.Incomplete = append(result.Incomplete, notes...)
	status, err := result.Status(all)
	return &status, err
}

// Served creates PlacementReviews for all pages.
func Served(
	ctx context.Context, control client.Client, specs []reviewv1alpha1.Change, namespace string,
) (*reviewv1alpha1.PlacementReviewStatus, error) {
	return allPages(func(from string) (reviewv1alpha1.PlacementReviewStatus, error) {
		r := &reviewv1alpha1.PlacementReview{Spec: reviewv1alpha1.PlacementReviewSpec{Changes: specs, Continue: from}}
		if namespace != "" {
			r.Spec.Namespaces = []string{namespace}
		}
		if err := control.Create(ctx, r); err != nil {
			return r.Status, err // it names the resource
		}
		return r.Status, nil
	})
}

// NotServed reports whether the control plane has no PlacementReviews, does not compute this one in time, or the user may not create it.
func NotServed(err error) bool {
	return err != nil && (meta.IsNoMatchError(err) || runtime.IsNotRegisteredError(err) || apierrors.IsNotFound(err) ||
		apierrors.IsForbidden(err) || apierrors.IsServiceUnavailable(err) || apierrors.IsTimeout(err))
}

// allPages returns a status with the bindings of all pages.
func allPages(
	page func(from string) (reviewv1alpha1.PlacementReviewStatus, error),
) (*reviewv1alpha1.PlacementReviewStatus, error) {
	out, err := page("")
	for err == nil && out.Continue != "" {
		var next reviewv1alpha1.PlacementReviewStatus
		next, err = page(out.Continue)
		out.Bindings, out.Continue = append(out.Bindings, next.Bindings...), next.Continue
	}
	return &out, err
}
