// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package quota computes the usage of FederatedResourceQuotas. It is pure.
//
//	binding ─► Usage ─► Admit: the status of a quota with a reservation, or the exceeded resource
//	bindings, reservations ─► Recompute: the status of a quota
//
// Invariant: status.overallUsed is never below the usage of the stored bindings plus the changes that were admitted and are not
// stored yet. A change is admitted only if status.overallUsed stays within the limit. Therefore usage never exceeds the limit.
//
// A change that was admitted may be stored at any time until its request times out. Its reservation is kept until a list of the
// bindings shows the change, or for ReservationTime.
package quota

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// ReservationTime is the time for which a change that was admitted may be stored. It is longer than the timeout of a request to the
// API server, by default 60 s.
const ReservationTime = 2 * time.Minute

// Usage returns the resources that a binding requests in all its clusters (docs/contract/quota.md#enforcement).
func Usage(spec *workv1alpha2.ResourceBindingSpec) corev1.ResourceList {
	out := corev1.ResourceList{}
	if len(spec.Components) > 0 {
		for i := range spec.Components {
			c := &spec.Components[i]
			if c.ReplicaRequirements != nil {
				addTimes(out, c.ReplicaRequirements.ResourceRequest, int64(c.Replicas)*int64(len(spec.Clusters)))
			}
		}
		return out
	}
	if spec.ReplicaRequirements == nil {
		return out
	}
	replicas := int64(0)
	for _, c := range spec.Clusters {
		replicas += int64(c.Replicas)
	}
	addTimes(out, spec.ReplicaRequirements.ResourceRequest, replicas)
	return out
}

// addTimes adds n times a request to a sum. Negative requests are ignored: they would cancel the usage of other components and
// bindings.
func addTimes(sum, request corev1.ResourceList, n int64) {
	if n <= 0 {
		return
	}
	for name, q := range request {
		if q.Sign() < 0 {
			continue
		}
		product := q.DeepCopy()
		product.Mul(n)
		total := sum[name]
		total.Add(product)
		sum[name] = total
	}
}

// requestsPrefix is the prefix of resource names in a ResourceQuota: requests.cpu limits the same as cpu.
const requestsPrefix = corev1.DefaultResourceRequestsPrefix

// tracked returns the usage of the resources that a limit names, 0 for a resource without usage.
func tracked(usage, limit corev1.ResourceList) corev1.ResourceList {
	out := corev1.ResourceList{}
	for name, l := range limit {
		q, ok := usage[name]
		if !ok {
			q, ok = usage[corev1.ResourceName(strings.TrimPrefix(string(name), requestsPrefix))]
		}
		if !ok {
			q = *resource.NewQuantity(0, l.Format)
		}
		out[name] = q.DeepCopy()
	}
	return out
}

// highest returns the maximum of two usages of the same resources.
func highest(a, b corev1.ResourceList) corev1.ResourceList {
	out := corev1.ResourceList{}
	for name, q := range a {
		if other, ok := b[name]; ok && other.Cmp(q) > 0 {
			q = other
		}
		out[name] = q.DeepCopy()
	}
	return out
}

// Initialized reports whether the status of a quota holds the usage of the bindings, of all resources that the quota limits.
func Initialized(q *policyv1alpha1.FederatedResourceQuota) bool {
	if !q.Status.Enforced {
		return false // a controller without enforcement wrote the usage that members report
	}
	for name := range q.Spec.Overall { // status.overallUsed omits what is not used
		if _, ok := q.Status.Overall[name]; !ok {
			return false
		}
	}
	return true
}

// ExceededError reports that a change of a binding exceeds a quota.
type ExceededError struct {
	Namespace, Name  string
	Resource         corev1.ResourceName
	Requested, Limit resource.Quantity
}

// Error returns the message of the contract (docs/contract/quota.md#enforcement).
func (e *ExceededError) Error() string {
	return fmt.Sprintf("FederatedResourceQuota(%s/%s) exceeded for resource %s: requested sum %s, limit %s.",
		e.Namespace, e.Name, e.Resource, e.Requested.String(), e.Limit.String())
}

// Admit returns the status of a quota after a change of a binding from its stored to a new usage, or an *ExceededError. changed is false
// if the status stays, because the usage does not grow. A decrease takes effect when it is stored. An increase that is reserved
// already changes the time of the reservation. The status then differs, so that a status computed before the admission is not
// written. The status does not hold resources that the quota does not limit: their usage may grow, and is computed again when a
// limit returns. The quota must be Initialized, and the stored usage read after it. status.overallUsed counts the usage of each
// binding that was stored while the quota has this version, but may omit an earlier one.
func Admit(
	q *policyv1alpha1.FederatedResourceQuota, binding string, stored, next corev1.ResourceList, now time.Time,
) (status policyv1alpha1.FederatedResourceQuotaStatus, changed bool, err error) {
	status = *q.Status.DeepCopy()
	limit := q.Spec.Overall
	if status.OverallUsed == nil {
		status.OverallUsed = corev1.ResourceList{}
	}
	unlimited := dropOthers(status.OverallUsed, limit)
	unlimited = dropOthers(status.Overall, limit) || unlimited // Initialized then requires the usage of a limit that returns
	current, want := tracked(stored, limit), tracked(next, limit)
	held, expires := current, metav1.NewTime(now.Add(ReservationTime).Truncate(time.Second))
	for _, r := range status.Reservations {
		if r.Binding != binding || !r.Expires.After(now) {
			continue
		}
		held = highest(held, r.Used)
		if r.Expires.Equal(&expires) {
			expires = metav1.NewTime(expires.Add(time.Second))
		}
	}
	for _, name := range sortedNames(limit) {
		delta := want[name].DeepCopy()
		changed = changed || delta.Cmp(current[name]) > 0
		delta.Sub(held[name])
		if delta.Sign() <= 0 {
			continue
		}
		used := status.OverallUsed[name].DeepCopy()
		used.Add(delta)
		if most := limit[name]; used.Cmp(most) > 0 {
			return q.Status, false, &ExceededError{Namespace: q.Namespace, Name: q.Name, Resource: name, Requested: used, Limit: most}
		}
		status.OverallUsed[name] = used
	}
	if !changed {
		return status, unlimited, nil
	}
	status.Reservations = slices.DeleteFunc(status.Reservations, func(r policyv1alpha1.QuotaReservation) bool {
		return r.Binding == binding || !r.Expires.After(now)
	})
	status.Reservations = append(status.Reservations, policyv1alpha1.QuotaReservation{
		Binding: binding, Used: highest(held, want), Expires: expires,
	})
	sortReservations(status.Reservations)
	return status, true, nil
}

// dropOthers deletes the resources from a usage that a limit does not name, and reports whether there were any.
func dropOthers(usage, limit corev1.ResourceList) (dropped bool) {
	before := len(usage)
	maps.DeleteFunc(usage, func(name corev1.ResourceName, _ resource.Quantity) bool {
		_, ok := limit[name]
		return !ok
	})
	return len(usage) != before
}

func sortReservations(all []policyv1alpha1.QuotaReservation) {
	slices.SortFunc(all, func(a, b policyv1alpha1.QuotaReservation) int { return cmp.Compare(a.Binding, b.Binding) })
}

func sortedNames(list corev1.ResourceList) []corev1.ResourceName {
	out := make([]corev1.ResourceName, 0, len(list))
	for name := range list {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

// Pending returns the reservations that have not expired.
func Pending(all []policyv1alpha1.QuotaReservation, now time.Time) (out []policyv1alpha1.QuotaReservation) {
	for _, r := range all {
		if r.Expires.After(now) {
			out = append(out, r)
		}
	}
	return out
}

// Recompute returns the status of a quota: the usage of all bindings in its namespace, or what they have reserved if that is more.
// The bindings must have been listed after the quota was read, by a live read. Other fields of the status are kept.
func Recompute(
	q *policyv1alpha1.FederatedResourceQuota, bindings []workv1alpha2.ResourceBinding, now time.Time,
) policyv1alpha1.FederatedResourceQuotaStatus {
	status := *q.Status.DeepCopy()
	status.Overall, status.Enforced = q.Spec.Overall.DeepCopy(), true
	status.OverallUsed = corev1.ResourceList{}
	reserved := map[string]policyv1alpha1.QuotaReservation{}
	for _, r := range Pending(status.Reservations, now) {
		reserved[r.Binding] = r
	}
	for i := range bindings {
		b := &bindings[i]
		usage := tracked(Usage(&b.Spec), q.Spec.Overall)
		if r, ok := reserved[b.Name]; ok {
			if covers(usage, r.Used) {
				delete(reserved, b.Name)
			} else {
				usage = highest(usage, r.Used)
			}
		}
		add(status.OverallUsed, usage)
		if r, ok := reserved[b.Name]; ok {
			r.Used = usage
			reserved[b.Name] = r
		}
	}
	listed := map[string]bool{}
	for i := range bindings {
		listed[bindings[i].Name] = true
	}
	status.Reservations = nil
	for name, r := range reserved {
		if !listed[name] {
			add(status.OverallUsed, tracked(r.Used, q.Spec.Overall))
		}
		status.Reservations = append(status.Reservations, r)
	}
	sortReservations(status.Reservations)
	maps.DeleteFunc(status.OverallUsed, func(_ corev1.ResourceName, used resource.Quantity) bool { return used.IsZero() })
	return status
}

// covers reports whether a usage is at least as high as a reserved one.
func covers(usage, reserved corev1.ResourceList) bool {
	for name, r := range reserved {
		if u, ok := usage[name]; ok && u.Cmp(r) < 0 {
			return false
		}
	}
	return true
}

func add(sum, usage corev1.ResourceList) {
	for name, q := range usage {
		total := sum[name]
		total.Add(q)
		sum[name] = total
	}
}
