// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"context"
	"errors"
	"fmt"
	"slices"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/names"
)

// RemovalPendingError reports that a Work is being deleted, so that it can be created only after its removal.
type RemovalPendingError struct{ Namespace, Name string }

func (e *RemovalPendingError) Error() string {
	return fmt.Sprintf("work %s/%s is being deleted", e.Namespace, e.Name)
}

// CancelRemoval removes the execution finalizer of a Work that is being deleted although its object is wanted again. The member object
// stays, and the Work that the caller creates next, with the same permanent ID, takes it over. Without this, a removal that is pending
// because the member is unreachable would delete the object when the member returns.
//
// The API server must accept the replacement, which a dry run finds out, before the finalizer is removed: without a Work, the object would
// stay in the member when it is no longer wanted.
//
// wanted reports whether live reads confirm that the Work should exist: the removal may follow from a decision that a cache does not
// show yet. CancelRemoval returns a RemovalPendingError if they do not, or if the cluster does not exist or is being removed.
//
// work/apply reads a Work live before it deletes the object. If it has begun to do so, the object is deleted and created again. If
// this process is killed before it creates the Work, the next one creates it. wanted is called last, so that it can record the replacement
// for the case that the Work is no longer wanted then.
func CancelRemoval(
	ctx context.Context, control client.Client, live client.Reader, w, replacement *workv1alpha1.Work,
	wanted func(context.Context) (bool, error),
) error {
	pending := &RemovalPendingError{Namespace: w.Namespace, Name: w.Name}
	if !slices.Contains(w.Finalizers, names.ExecutionFinalizer) {
		return pending
	}
	name, _ := names.ClusterOf(w.Namespace)
	var cluster clusterv1alpha1.Cluster
	if err := live.Get(ctx, client.ObjectKey{Name: name}, &cluster); err != nil {
		return errors.Join(pending, client.IgnoreNotFound(err))
	}
	if cluster.DeletionTimestamp != nil {
		return pending // the removal of the cluster deletes its Works
	}
	err := control.Create(ctx, replacement.DeepCopy(), client.DryRunAll)
	if err != nil && !apierrors.IsAlreadyExists(err) { // as it does, after admission
		return fmt.Errorf("replace work %s/%s, which is being deleted: %w", w.Namespace, w.Name, err)
	}
	if ok, err := wanted(ctx); err != nil || !ok {
		return errors.Join(pending, client.IgnoreNotFound(err))
	}
	if err := patch.RemoveFinalizer(ctx, control, w, names.ExecutionFinalizer); err != nil {
		return err
	}
	if len(w.Finalizers) > 0 {
		return pending // of other controllers
	}
	return nil
}
