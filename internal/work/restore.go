// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

// RemovalBeforeRestore returns the time when the removal of a deleted binding was requested, and those of its clusters whose control plane
// was restored from a backup since. Objects stay there, because they may have been created again after the backup.
func RemovalBeforeRestore(
	ctx context.Context, control client.Reader, b binding.Binding, clusters ...string,
) (at time.Time, restored []string, err error) {
	if b.GetDeletionTimestamp() == nil {
		return at, nil, nil
	}
	times := map[string]time.Time{}
	for _, name := range clusters {
		var cluster clusterv1alpha1.Cluster
		if err := control.Get(ctx, client.ObjectKey{Name: name}, &cluster); client.IgnoreNotFound(err) != nil {
			return at, nil, fmt.Errorf("read cluster %s: %w", name, err)
		}
		if at := member.RestoredAt(&cluster); !at.IsZero() {
			times[name] = at
		}
	}
	if len(times) == 0 {
		return at, nil, nil
	}
	if at, err = requested(ctx, control, b); err != nil {
		return at, nil, err
	}
	for _, name := range clusters {
		if times[name].After(at) {
			restored = append(restored, name)
		}
	}
	return at, restored, nil
}

// requested returns the time when the removal of a deleted binding was requested: its deletion, or the earlier one of its namespace or, as
// the binding records it, of its template.
func requested(ctx context.Context, control client.Reader, b binding.Binding) (time.Time, error) {
	at := b.GetDeletionTimestamp().Time
	text, uid, _ := strings.Cut(b.GetAnnotations()[names.RemovalRequested], "/")
	if recorded, err := time.Parse(time.RFC3339, text); err == nil && recorded.Before(at) && uid == string(b.BindingSpec().Resource.UID) {
		at = recorded
	}
	if b.GetNamespace() == "" {
		return at, nil
	}
	ns := &metav1.PartialObjectMetadata{}
	ns.SetGroupVersionKind(corev1.SchemeGroupVersion.WithKind("Namespace"))
	if err := control.Get(ctx, client.ObjectKey{Name: b.GetNamespace()}, ns); client.IgnoreNotFound(err) != nil {
		return at, fmt.Errorf("read namespace %s: %w", b.GetNamespace(), err)
	}
	if deleted := ns.DeletionTimestamp; deleted != nil && deleted.Time.Before(at) {
		at = deleted.Time
	}
	return at, nil
}

// LeftIn is the value of the annotation names.LeftBy of an attached binding: clusters in which the object of a binding that required it may
// have stayed, and the time when the removal of that binding was requested.
func LeftIn(at time.Time, clusters []string) string {
	return at.UTC().Format(time.RFC3339) + "/" + strings.Join(clusters, ",")
}

// ParseLeftIn returns the parts of a value of LeftIn. Those of an invalid one are empty.
func ParseLeftIn(value string) (time.Time, []string) {
	text, list, _ := strings.Cut(value, "/")
	at, err := time.Parse(time.RFC3339, text)
	if err != nil || list == "" {
		return time.Time{}, nil
	}
	return at, strings.Split(list, ",")
}

// leftBy returns the time when the removal of a binding was requested that required b, and whose object may have stayed in a cluster.
func leftBy(b binding.Binding, cluster string) (at time.Time) {
	for key, value := range b.GetAnnotations() {
		if !strings.HasPrefix(key, names.LeftByPrefix) {
			continue
		}
		if requested, clusters := ParseLeftIn(value); slices.Contains(clusters, cluster) && (at.IsZero() || requested.Before(at)) {
			at = requested
		}
	}
	return at
}

// RemovalRequested returns the time for the annotation names.RemovalRequested of a Work that is removed from a cluster, or zero: the
// removal of its binding, or of another one that required it, was requested before the control plane was restored from a backup.
func RemovalRequested(ctx context.Context, control client.Reader, b binding.Binding, cluster string) (time.Time, error) {
	if b.GetDeletionTimestamp() == nil {
		return leftBy(b, cluster), nil
	}
	at, restored, err := RemovalBeforeRestore(ctx, control, b, cluster)
	if err != nil || len(restored) == 0 {
		return time.Time{}, err
	}
	return at, nil
}
