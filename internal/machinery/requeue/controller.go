// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package requeue

import (
	"context"

	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
	"sigs.k8s.io/controller-runtime/pkg/source"
)

// Builder builds a controller like that of controller-runtime.
type Builder struct{ *builder.Builder }

// NewController returns a Builder of a controller whose failures are retried with the delays of Limiter.
func NewController(mgr manager.Manager, name string) Builder {
	return Builder{ctrl.NewControllerManagedBy(mgr).Named(name)}.WithOptions(controller.Options{})
}

// For is like builder.For.
func (b Builder) For(o client.Object, options ...builder.ForOption) Builder {
	return Builder{b.Builder.For(o, options...)}
}

// Watches is like builder.Watches.
func (b Builder) Watches(o client.Object, h handler.EventHandler, options ...builder.WatchesOption) Builder {
	return Builder{b.Builder.Watches(o, h, options...)}
}

// WatchesMetadata is like builder.WatchesMetadata.
func (b Builder) WatchesMetadata(o client.Object, h handler.EventHandler, options ...builder.WatchesOption) Builder {
	return Builder{b.Builder.WatchesMetadata(o, h, options...)}
}

// WatchesRawSource is like builder.WatchesRawSource.
func (b Builder) WatchesRawSource(s source.Source) Builder {
	return Builder{b.Builder.WatchesRawSource(s)}
}

// WithOptions sets the options. Their rate limiter is replaced.
func (b Builder) WithOptions(o controller.Options) Builder {
	o.RateLimiter = Limiter[reconcile.Request]()
	return Builder{b.Builder.WithOptions(o)}
}

// Complete adds the controller to the manager.
func (b Builder) Complete(r reconcile.Reconciler) error { return b.Builder.Complete(Reconciler(r)) }

// Reconciler returns a reconciler whose errors are only those that controller-runtime logs and retries as failures. After others, its
// requests are requeued with the delay of the error or of the result, whichever is shorter.
func Reconciler(r reconcile.Reconciler) reconcile.Reconciler { return &reconciler{inner: r} }

type reconciler struct {
	inner    reconcile.Reconciler
	attempts attempts[reconcile.Request]
}

func (r *reconciler) Reconcile(ctx context.Context, req reconcile.Request) (reconcile.Result, error) {
	result, err := r.inner.Reconcile(ctx, req)
	k, after := r.attempts.observe(ctrl.LoggerFrom(ctx), req, err)
	switch {
	case k == failure, k == panicked:
		return reconcile.Result{}, err
	case k == terminal && result.RequeueAfter == 0:
		return reconcile.Result{}, reconcile.TerminalError(err)
	case k == terminal: // it would end the wait for the result
		ctrl.LoggerFrom(ctx).Error(err, "Failed to reconcile the object; it is not retried before it changes")
	case after > 0 && (result.RequeueAfter == 0 || after < result.RequeueAfter):
		result.RequeueAfter = after
	}
	return result, nil
}
