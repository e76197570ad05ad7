// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

// stamp returns the stamp of the control plane that holds a member. It returns false if there is none.
func stamp(ctx context.Context, observed client.Client, cluster string) (member.Stamp, bool, error) {
	var found corev1.ConfigMap
	key := types.NamespacedName{Namespace: metav1.NamespaceSystem, Name: names.HoldConfigMap}
	if err := observed.Get(ctx, key, &found); err != nil {
		if client.IgnoreNotFound(err) != nil {
			err = fmt.Errorf("read which control plane holds cluster %s: %w", cluster, err)
			return member.Stamp{}, false, err
		}
		return member.Stamp{}, false, nil
	}
	s, ok := member.StampOf(found.Data)
	return s, ok, nil
}

// takeOver returns the time of the take-over to record in the Cluster, or "" if none is needed because no other control plane holds the
// member. The error is a *member.HeldError if another one holds it, unless TakeOver is set.
func (o Options) takeOver(ctx context.Context, control, observed client.Client) (string, error) {
	s, ok, err := stamp(ctx, observed, o.Name)
	if err != nil || !ok || o.Shared {
		return "", err
	}
	now := clock.RealClock{}.Now()
	found := clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: o.Name, CreationTimestamp: metav1.NewTime(now)}}
	if err := control.Get(ctx, types.NamespacedName{Name: o.Name}, &found); client.IgnoreNotFound(err) != nil {
		return "", fmt.Errorf("read cluster %s: %w", o.Name, err)
	}
	claim, err := claimOf(ctx, control, &found)
	if err != nil {
		return "", err
	}
	refused := claim.Refused(s)
	switch held, _ := errors.AsType[*member.HeldError](refused); {
	case refused == nil, member.Shared(&found), o.Rejoin && !o.TakeOver && found.UID != "": // the condition of the Cluster reports it
		return "", nil
	case !o.TakeOver:
		return "", fmt.Errorf("%w. To join it here and take it over, use --take-over; if both control planes are to write to it, set the "+
			"annotation %s=true on its Cluster in the other one, and use --shared", held, names.Shared)
	}
	return later(now, s.Since), nil
}

// later returns the time to record for a take-over: it must be after the stamp, also if the clocks differ.
func later(now, since time.Time) string {
	if after := since.Add(time.Second); after.After(now) {
		now = after
	}
	return now.UTC().Format(time.RFC3339)
}

// claimOf returns the claim of the control plane that has a Cluster, also if cluster-controller has not recorded it.
func claimOf(ctx context.Context, control client.Client, cluster *clusterv1alpha1.Cluster) (member.Claim, error) {
	claim := member.ClaimOf(cluster)
	if claim.ControlPlane != "" {
		return claim, nil
	}
	own, err := identity(ctx, control)
	if err != nil {
		return claim, fmt.Errorf("identify the control plane: %w", err)
	}
	claim.ControlPlane = own
	return claim, nil
}

// TakeOver records in a Cluster that its control plane takes the member over from another one.
func TakeOver(ctx context.Context, control client.Client, name string, now time.Time) error {
	var found clusterv1alpha1.Cluster
	if err := control.Get(ctx, types.NamespacedName{Name: name}, &found); err != nil {
		return err
	}
	before := client.MergeFrom(found.DeepCopy())
	metav1.SetMetaDataAnnotation(&found.ObjectMeta, names.TakenOver, later(now, member.HeldSince(&found)))
	return control.Patch(ctx, &found, before, client.FieldOwner("karmadactl"))
}

// Release removes the stamp of a former control plane, identified by the UID of its namespace kube-system, from a member. The stamp of
// another control plane stays.
func Release(ctx context.Context, config *rest.Config, former string) error {
	observed, err := newClient(config, clientgoscheme.Scheme)
	if err != nil {
		return err
	}
	return releaseFormer(ctx, observed, former)
}

func releaseFormer(ctx context.Context, observed client.Client, former string) error {
	var found corev1.ConfigMap
	key := types.NamespacedName{Namespace: metav1.NamespaceSystem, Name: names.HoldConfigMap}
	if err := observed.Get(ctx, key, &found); err != nil {
		return client.IgnoreNotFound(err)
	}
	if s, _ := member.StampOf(found.Data); s.ControlPlane != former {
		return nil
	}
	unchanged := client.Preconditions{UID: &found.UID, ResourceVersion: &found.ResourceVersion}
	return client.IgnoreNotFound(observed.Delete(ctx, &found, unchanged))
}

// toClean returns observed, the client of the member, or nil if another control plane holds or shares the member: the accounts and the
// agent in it may be those of the other one.
func (o Options) toClean(ctx context.Context, control, observed client.Client, cluster *clusterv1alpha1.Cluster) (client.Client, error) {
	if observed == nil {
		return nil, nil
	}
	s, ok, err := stamp(ctx, observed, cluster.Name)
	if err != nil && !o.Force {
		return nil, err
	}
	if member.Shared(cluster) {
		err = fmt.Errorf("cluster %s is shared with other control planes (annotation %s)", cluster.Name, names.Shared)
	} else if err == nil && ok {
		claim, failure := claimOf(ctx, control, cluster)
		switch err = claim.Refused(s); {
		case apierrors.IsForbidden(failure): // an agent has no access to the namespace, and its Cluster names no control plane
			err = nil
		case failure != nil && !o.Force:
			return nil, failure
		case failure != nil:
			err = failure
		}
	}
	if err != nil {
		logr.FromContextOrDiscard(ctx).Info("Leaving the accounts and the agent in the cluster, which may be those of another control plane",
			"cluster", o.Name, "err", err.Error())
		return nil, nil
	}
	return observed, nil
}
