// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package placementreview

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	schedulingv1 "k8s.io/api/scheduling/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/authorization/authorizer"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/apiutil"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/admission/changes"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/customization"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/interpret/thirdparty"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/propagate"
	"karmada.io/karmada/internal/review"
	"karmada.io/karmada/internal/scheduler"
)

const (
	// maxTime bounds a review without spec.timeout.
	maxTime = 30 * time.Second
	// maxChanges is the maximum number of changes of a review.
	maxChanges = 1000
	// concurrent is the number of reviews that are computed at once. Others wait.
	concurrent = 2
	// pendingOfUser is the number of reviews that a user who may not review all bindings can have at once.
	pendingOfUser = 2
)

// Config configures a Reviewer.
type Config struct {
	// Control is the configuration of kube-apiserver.
	Control *rest.Config
	// Authorizer decides which bindings a user may review.
	Authorizer authorizer.Authorizer
	Clock      clock.WithDelayedExecution
	// ResourceModels is the feature gate CustomizedClusterResourceModeling.
	ResourceModels bool
}

// Reviewer reviews changes with cached state.
type Reviewer struct {
	authorizer authorizer.Authorizer
	mapper     meta.RESTMapper
	clock      clock.PassiveClock
	models     bool
	skip       propagate.Skip
	decoder    *changes.Decoder
	// cached returns the state of the control plane, live reads single objects.
	cached func(context.Context) (client.Reader, error)
	live   client.Reader
	slots  chan struct{}
	// tenants limits the reviews of users who may not review all bindings: they cannot delay approved plans.
	tenants chan struct{}
	pages   pages

	mu      sync.Mutex     // guards pending
	pending map[string]int // reviews by tenant
}

// New returns a Reviewer, whose caches end with ctx.
func New(ctx context.Context, c Config) (*Reviewer, error) {
	scheme := runtime.NewScheme()
	if err := errors.Join(clusterv1alpha1.AddToScheme(scheme), configv1alpha1.AddToScheme(scheme), fleetv1alpha1.AddToScheme(scheme),
		policyv1alpha1.AddToScheme(scheme), workv1alpha2.AddToScheme(scheme), schedulingv1.AddToScheme(scheme)); err != nil {
		return nil, fmt.Errorf("register kinds: %w", err)
	}
	unlimited := rest.CopyConfig(c.Control)
	unlimited.QPS = -1
	httpClient, err := rest.HTTPClientFor(unlimited)
	if err != nil {
		return nil, fmt.Errorf("connect to the control plane: %w", err)
	}
	mapper, err := apiutil.NewDynamicRESTMapper(unlimited, httpClient)
	if err != nil {
		return nil, fmt.Errorf("connect to the control plane: %w", err)
	}
	live, err := client.New(unlimited, client.Options{Scheme: scheme, HTTPClient: httpClient, Mapper: mapper})
	if err != nil {
		return nil, fmt.Errorf("connect to the control plane: %w", err)
	}
	state := &caches{ctx: ctx, clock: c.Clock, control: c.Control, scheme: scheme, mapper: mapper}
	r, err := newReviewer(state.reader, live, mapper, c.Authorizer, c.Clock)
	if err == nil {
		r.models = c.ResourceModels
	}
	return r, err
}

func newReviewer(
	cached func(context.Context) (client.Reader, error), live client.Reader, mapper meta.RESTMapper, a authorizer.Authorizer,
	clk clock.PassiveClock,
) (*Reviewer, error) {
	decoder, err := changes.NewDecoder()
	if err != nil {
		return nil, err
	}
	skip, err := propagate.ParseSkip("", propagate.DefaultSkippedNamespaces())
	if err != nil {
		return nil, err
	}
	return &Reviewer{
		authorizer: a, mapper: mapper, clock: clk, skip: skip, decoder: decoder, cached: cached, live: live,
		slots: make(chan struct{}, concurrent), tenants: make(chan struct{}, concurrent-1), pending: map[string]int{},
	}, nil
}

// Review returns the effect of changes on the bindings that a user may read.
func (r *Reviewer) Review(
	ctx context.Context, requester user.Info, spec *reviewv1alpha1.PlacementReviewSpec,
) (status reviewv1alpha1.PlacementReviewStatus, err error) {
	if slices.ContainsFunc(requester.GetGroups(), func(g string) bool { return g == names.AgentsGroup || g == names.BootstrapGroup }) {
		return status, apierrors.NewForbidden(reviewv1alpha1.SchemeGroupVersion.WithResource("placementreviews").GroupResource(), "",
			errors.New("agents may not review changes"))
	}
	if len(spec.Changes) > maxChanges {
		return status, apierrors.NewBadRequest(fmt.Sprintf("spec.changes: must have at most %d items", maxChanges))
	}
	limit := maxTime
	if spec.Timeout != nil {
		limit = min(limit, max(spec.Timeout.Duration, 0))
	}
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	all, err := r.decoder.Decode(spec.Changes)
	if err != nil {
		return status, apierrors.NewBadRequest(err.Error())
	}
	rights := &access{ctx: ctx, user: requester, authorizer: r.authorizer, mapper: r.mapper, decisions: map[question]bool{}}
	if err := rights.check(spec); err != nil {
		return status, err
	}
	key, err := keyOf(requester, spec)
	if err != nil {
		return status, err
	}
	status, found := r.pages.get(key, r.clock.Now())
	if !found || spec.Continue == "" {
		if !rights.all {
			free, err := r.occupyAs(ctx, requester.GetName())
			if err != nil {
				return status, asStatus(err)
			}
			defer free()
		}
		if status, err = r.Effect(ctx, all, rights.visible, spec.Timeout != nil); rights.err != nil {
			err = rights.err
		}
		if err != nil {
			return reviewv1alpha1.PlacementReviewStatus{}, asStatus(err)
		}
		if rights.hidden {
			status.Incomplete = append(status.Incomplete, "objects of kinds that the user may not read")
		}
	}
	page, err := review.Page(status, int(spec.Limit), spec.Continue)
	if err != nil {
		return reviewv1alpha1.PlacementReviewStatus{}, apierrors.NewResourceExpired(err.Error())
	}
	if page.Continue != "" {
		r.pages.add(key, status, r.clock.Now())
	}
	return page, nil
}

// occupyAs waits for a slot of the users who may not review all bindings. A user with many reviews does not delay those of others.
func (r *Reviewer) occupyAs(ctx context.Context, user string) (free func(), err error) {
	r.mu.Lock()
	if r.pending[user] >= pendingOfUser {
		r.mu.Unlock()
		return nil, apierrors.NewTooManyRequests(fmt.Sprintf("user %s has %d reviews that are not finished", user, pendingOfUser), 1)
	}
	r.pending[user]++
	r.mu.Unlock()
	leave := func() {
		r.mu.Lock()
		defer r.mu.Unlock()
		if r.pending[user]--; r.pending[user] == 0 {
			delete(r.pending, user)
		}
	}
	release, err := occupy(ctx, r.tenants)
	if err != nil {
		leave()
		return nil, err
	}
	return func() { release(); leave() }, nil
}

// occupy waits for a slot, and returns the function that frees it.
func occupy(ctx context.Context, slots chan struct{}) (free func(), err error) {
	select {
	case slots <- struct{}{}:
		return func() { <-slots }, nil
	case <-ctx.Done():
		return nil, fmt.Errorf("wait for other reviews: %w", ctx.Err())
	}
}

// keyOf identifies a review of a user, without its page.
func keyOf(requester user.Info, spec *reviewv1alpha1.PlacementReviewSpec) (string, error) {
	whole := *spec
	whole.Continue, whole.Limit, whole.Timeout = "", 0, nil
	return review.PlanHash([]any{requester.GetName(), requester.GetUID(), requester.GetGroups(), requester.GetExtra()}, whole)
}

// asStatus returns the error of a review as an error of the API.
func asStatus(err error) error {
	change := &review.ChangeError{}
	switch {
	case apierrors.IsTooManyRequests(err):
		return err
	case errors.Is(err, context.DeadlineExceeded):
		return apierrors.NewTimeoutError(fmt.Sprintf("the review was not computed in time: %v", err), 1)
	case errors.As(err, &change):
		return apierrors.NewBadRequest(fmt.Sprintf("spec.changes[%d]: %v", change.Index, change.Err))
	}
	return apierrors.NewInternalError(err)
}

// Effect returns the effect of changes on visible bindings; nil means all. If it is partial, it ends with ctx without an error.
func (r *Reviewer) Effect(
	ctx context.Context, all []review.Change, visible func(schema.GroupKind, string) bool, partial bool,
) (status reviewv1alpha1.PlacementReviewStatus, err error) {
	free, err := occupy(ctx, r.slots)
	if err != nil {
		return status, err
	}
	defer free()
	cached, err := r.cached(ctx)
	if err != nil {
		return status, err
	}
	fleet, err := review.Load(ctx, cached, r.mapper, "")
	if err != nil {
		return status, err
	}
	fleet.ReadFrom(r.live)
	var list configv1alpha1.ResourceInterpreterCustomizationList
	if err := cached.List(ctx, &list); err != nil {
		return status, fmt.Errorf("list ResourceInterpreterCustomizations: %w", err)
	}
	customizations := make([]*configv1alpha1.ResourceInterpreterCustomization, len(list.Items))
	for i := range list.Items {
		customizations[i] = &list.Items[i]
	}
	var webhooks configv1alpha1.ResourceInterpreterWebhookConfigurationList
	if err := cached.List(ctx, &webhooks); err != nil {
		return status, fmt.Errorf("list ResourceInterpreterWebhookConfigurations: %w", err)
	}
	result, err := review.Run(ctx, fleet, all, review.Options{
		Chain: interpret.Chain{customization.Scripts(customizations), thirdparty.Layer(), native.Layer()},
		Gates: features.New(), Skip: r.skip, Scheduler: scheduler.Options{ResourceModels: r.models}, Now: r.clock.Now(),
		Visible: visible, Partial: partial,
	})
	if err != nil {
		return status, err
	}
	if len(webhooks.Items) > 0 {
		result.Incomplete = append(result.Incomplete, "interpreter webhooks, which are not called")
	}
	if result.Divides() {
		result.Incomplete = append(result.Incomplete,
			"scheduler-estimators, which are not asked for available replicas")
	}
	return result.Status(all)
}
