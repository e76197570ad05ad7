// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/utils/clock"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
)

// Two control planes can have a Cluster of the same member: a restored copy beside the one that was backed up, or two that it has joined.
// The one that holds the member writes to it. The member has its stamp, a ConfigMap:
//
//	no stamp                                          ──► the claim is written
//	stamp of this control plane, not newer than claim ──► held
//	any other stamp, older than a take-over           ──► the claim is written
//	otherwise                                         ──► nothing is written to or deleted in the member

// Keys of the stamp.
const (
	stampControlPlane = "controlPlane"
	stampSince        = "since"
	stampCluster      = "cluster"
)

const (
	// HoldMaxAge is the maximum age of the stamp for requests that create or update objects.
	HoldMaxAge = 30 * time.Second
	// RemovalMaxAge is the maximum age of the stamp for requests that delete objects.
	RemovalMaxAge = time.Second
	// stampAttempts limits the attempts to write a stamp that another control plane writes, too.
	stampAttempts = 3
)

// Claim identifies the control plane that has a Cluster. Claims can be compared.
type Claim struct {
	Cluster string
	// ControlPlane is the UID of the namespace kube-system of the control plane; empty if the Cluster does not name it yet, or is shared.
	ControlPlane string
	// Copied is set if the Cluster names the control plane of the Cluster that it was copied from.
	Copied bool
	// Since is the time of the latest creation, restore or take-over of the Cluster.
	Since time.Time
	// TakenOver is the time of the last take-over, zero if there was none.
	TakenOver time.Time
}

// ClaimOf returns the claim of the control plane that has a Cluster.
func ClaimOf(cluster *clusterv1alpha1.Cluster) Claim {
	of := cluster.Annotations[names.ControlPlaneOf]
	c := Claim{
		Cluster: cluster.Name, Copied: of != "" && of != string(cluster.UID) && !Shared(cluster),
		Since: cluster.CreationTimestamp.UTC().Truncate(time.Second), TakenOver: timeOf(cluster.Annotations[names.TakenOver]),
	}
	if !c.Copied && !Shared(cluster) {
		c.ControlPlane = cluster.Annotations[names.ControlPlane]
	}
	for _, t := range []time.Time{RestoredAt(cluster), c.TakenOver} {
		if t.After(c.Since) {
			c.Since = t
		}
	}
	return c
}

// Shared reports whether other control planes write to a member on purpose.
func Shared(cluster *clusterv1alpha1.Cluster) bool {
	return cluster.Annotations[names.Shared] == "true"
}

// RestoredAt returns the time when the database with a Cluster was restored from a backup, or zero.
func RestoredAt(cluster *clusterv1alpha1.Cluster) time.Time {
	return timeOf(cluster.Annotations[names.RestoredAt])
}

// timeOf returns the zero time for a malformed one.
func timeOf(text string) time.Time {
	t, err := time.Parse(time.RFC3339, text)
	if err != nil {
		return time.Time{}
	}
	return t.UTC().Truncate(time.Second)
}

// HeldError reports that another control plane, or a newer copy of this one, holds a member.
type HeldError struct {
	Cluster, ControlPlane, By string
	// Since is the time of the stamp.
	Since time.Time
}

func (e *HeldError) Error() string {
	by := fmt.Sprintf("control plane %s (UID of its namespace kube-system), and this one is %s", e.By, e.ControlPlane)
	if e.By == e.ControlPlane {
		by = "a copy of this control plane that was restored from a backup or has taken it over"
	}
	return fmt.Sprintf("cluster %s is held by %s%s%s. Nothing is written to it or deleted in it. To take it over, run `karmadactl "+
		"takeover %s`", e.Cluster, by, heldSince, e.Since.Format(time.RFC3339), e.Cluster)
}

// heldSince precedes the time of the stamp in the message of a HeldError.
const heldSince = ", since "

// HeldSince returns the time since which another control plane holds a cluster according to its condition, or zero.
func HeldSince(cluster *clusterv1alpha1.Cluster) time.Time {
	c := meta.FindStatusCondition(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionHeldElsewhere)
	if c == nil || c.Status != metav1.ConditionTrue {
		return time.Time{}
	}
	_, after, _ := strings.Cut(c.Message, heldSince)
	text, _, _ := strings.Cut(after, ". ")
	return timeOf(text)
}

// Stamp is the content of the ConfigMap in a member that names the control plane that holds it.
type Stamp struct {
	ControlPlane string
	Since        time.Time
}

// StampOf returns the stamp in a ConfigMap. It returns false without a control plane.
func StampOf(data map[string]string) (Stamp, bool) {
	return Stamp{data[stampControlPlane], timeOf(data[stampSince])}, data[stampControlPlane] != ""
}

// verdict is what follows from a claim and the stamp of a member.
type verdict int

const (
	held verdict = iota
	claimed
	refused
)

// compare returns whether the claim holds a member with a stamp, may replace the stamp, or neither.
func (c Claim) compare(s Stamp) verdict {
	own := s.ControlPlane == c.ControlPlane
	switch {
	case own && s.Since.Equal(c.Since):
		return held
	case own && c.Since.After(s.Since), c.TakenOver.After(s.Since):
		return claimed
	}
	return refused
}

// Refused returns a *HeldError if the claim may not replace a stamp.
func (c Claim) Refused(s Stamp) error {
	if c.compare(s) != refused {
		return nil
	}
	return &HeldError{Cluster: c.Cluster, ControlPlane: c.ControlPlane, By: s.ControlPlane, Since: s.Since}
}

// holder holds the stamp that was read or written last.
type holder struct {
	mu sync.Mutex // guards the fields below
	// found is the ConfigMap, nil if there is none.
	found *unstructured.Unstructured
	read  time.Time // zero if it must be read
	// claim is the last one that was compared with the stamp.
	claim    Claim
	released bool
}

var stampResource = corev1.SchemeGroupVersion.WithResource("configmaps")

// Hold returns nil if the control plane of the claim holds the member, and writes its stamp if it may. The error is a *HeldError if another
// one holds it. The stamp is read unless it was read within maxAge. A claim without a control plane is not compared, and nothing is read.
// The caller sets the deadline.
func (m *Member) Hold(ctx context.Context, claim Claim, maxAge time.Duration) error {
	if claim.Copied {
		return fmt.Errorf("hold cluster %s: the Cluster was copied, and names another control plane until cluster-controller corrects it",
			m.Name)
	}
	if claim.ControlPlane == "" {
		return nil
	}
	if err := m.setClaim(claim); err != nil {
		return err
	}
	var err error
	for range stampAttempts {
		var found *unstructured.Unstructured
		if found, err = m.stamp(ctx, maxAge); err != nil {
			return fmt.Errorf("read which control plane holds cluster %s: %w", m.Name, err)
		}
		if s, ok := stampIn(found); ok {
			if claim.compare(s) == held {
				return nil
			}
			if err := claim.Refused(s); err != nil {
				return err
			}
		}
		err = m.writeStamp(ctx, claim, found)
		switch {
		case err == nil:
			return nil
		case !requeue.Expected(err) && !apierrors.IsAlreadyExists(err) && !apierrors.IsNotFound(err):
			return fmt.Errorf("record in cluster %s that this control plane holds it: %w", m.Name, err)
		}
	}
	// Not wrapped: callers take a NotFound error for the absence of the object that they remove.
	return fmt.Errorf("record in cluster %s that this control plane holds it: %v", m.Name, err) //nolint:errorlint // see above
}

func stampIn(o *unstructured.Unstructured) (Stamp, bool) {
	if o == nil {
		return Stamp{}, false
	}
	data, _, _ := unstructured.NestedStringMap(o.Object, "data")
	return StampOf(data)
}

// stamp returns the ConfigMap, or nil if there is none.
func (m *Member) stamp(ctx context.Context, maxAge time.Duration) (*unstructured.Unstructured, error) {
	now := m.now()
	m.holder.mu.Lock()
	found, read := m.holder.found, m.holder.read
	m.holder.mu.Unlock()
	if age := now.Sub(read); !read.IsZero() && age >= 0 && age < maxAge {
		return found, nil
	}
	found, err := m.Dynamic.Resource(stampResource).Namespace(metav1.NamespaceSystem).Get(ctx, names.HoldConfigMap, metav1.GetOptions{})
	if apierrors.IsNotFound(err) || apierrors.IsForbidden(err) { // credentials without access to stamps: nothing is compared
		found, err = nil, nil
	}
	if err == nil {
		m.setStamp(found, now)
	}
	return found, err
}

// setStamp records the stamp that was requested at a time. An older response does not replace a newer one.
func (m *Member) setStamp(found *unstructured.Unstructured, at time.Time) {
	m.holder.mu.Lock()
	defer m.holder.mu.Unlock()
	if !at.Before(m.holder.read) {
		m.holder.found, m.holder.read = found, at
	}
}

// writeStamp creates or replaces the ConfigMap. The resource version rejects the request if another control plane has changed it.
func (m *Member) writeStamp(ctx context.Context, claim Claim, found *unstructured.Unstructured) error {
	at := m.now()
	client := m.Dynamic.Resource(stampResource).Namespace(metav1.NamespaceSystem)
	o := NewStamp(claim)
	var written *unstructured.Unstructured
	var err error
	if found == nil {
		written, err = client.Create(ctx, o, metav1.CreateOptions{})
	} else {
		o.SetResourceVersion(found.GetResourceVersion())
		written, err = client.Update(ctx, o, metav1.UpdateOptions{})
	}
	switch {
	case apierrors.IsForbidden(err):
		written = o // tried again after the maximum age
	case err != nil:
		m.forgetStamp()
		return err
	}
	m.setStamp(written, at)
	return nil
}

// Release removes the stamp by which Hold held the member. A later stamp, or one of another control plane, stays. Hold fails afterwards.
func (m *Member) Release(ctx context.Context) error {
	m.holder.mu.Lock()
	claim := m.holder.claim
	m.holder.released = true
	m.holder.mu.Unlock()
	if claim.ControlPlane == "" {
		return nil
	}
	found, err := m.stamp(ctx, 0)
	if s, ok := stampIn(found); err == nil && ok && claim.compare(s) == held {
		uid, version := found.GetUID(), found.GetResourceVersion()
		err = m.Dynamic.Resource(stampResource).Namespace(metav1.NamespaceSystem).Delete(ctx, names.HoldConfigMap,
			metav1.DeleteOptions{Preconditions: &metav1.Preconditions{UID: &uid, ResourceVersion: &version}})
	}
	if apierrors.IsNotFound(err) || requeue.Expected(err) {
		return nil
	}
	if err != nil {
		err = fmt.Errorf("remove the stamp of this control plane from cluster %s: %w", m.Name, err)
	}
	return err
}

// setClaim records a claim that Hold compares. It returns an error after Release.
func (m *Member) setClaim(claim Claim) error {
	m.holder.mu.Lock()
	defer m.holder.mu.Unlock()
	if m.holder.released {
		return fmt.Errorf("hold cluster %s: its Cluster was removed", m.Name)
	}
	m.holder.claim = claim
	return nil
}

// forgetStamp makes the next Hold read the stamp.
func (m *Member) forgetStamp() {
	m.holder.mu.Lock()
	defer m.holder.mu.Unlock()
	m.holder.found, m.holder.read = nil, time.Time{}
}

// NewStamp returns the ConfigMap of a claim.
func NewStamp(c Claim) *unstructured.Unstructured {
	return &unstructured.Unstructured{Object: map[string]any{
		"apiVersion": "v1", "kind": "ConfigMap",
		"metadata": map[string]any{
			"namespace": metav1.NamespaceSystem, "name": names.HoldConfigMap, "labels": map[string]any{names.System: "true"},
		},
		"data": map[string]any{
			stampControlPlane: c.ControlPlane, stampSince: c.Since.UTC().Format(time.RFC3339), stampCluster: c.Cluster,
		},
	}}
}

func (m *Member) now() time.Time {
	if m.clock == nil {
		return clock.RealClock{}.Now()
	}
	return m.clock.Now()
}
