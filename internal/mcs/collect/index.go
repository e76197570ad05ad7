// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package collect

import (
	"maps"
	"slices"

	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/mcs"
)

// index holds the requests and the reports among the Works of one member. The cost of an operation does not depend on the number of
// Services, except for watched.
type index struct {
	enabled  mcs.Kinds
	services map[types.NamespacedName]*serviceWorks
	byWork   map[string]types.NamespacedName
	// requested holds the number of requested Services by name: the watch selects them by name, in all namespaces.
	requested map[string]int
}

// serviceWorks holds the names of the Works of one Service.
type serviceWorks struct {
	requests map[string]mcs.Kind // active requests of enabled kinds
	reports  sets.Set[string]
	others   sets.Set[string] // requests that are not active
}

func newIndex(enabled mcs.Kinds) index {
	return index{
		enabled: enabled, services: map[types.NamespacedName]*serviceWorks{}, byWork: map[string]types.NamespacedName{},
		requested: map[string]int{},
	}
}

// add adds a Work that remove has removed. It returns its Service; ok is false for a Work that is no request and no report.
func (x *index) add(w *workv1alpha1.Work) (service types.NamespacedName, ok bool) {
	service, isReport := mcs.ServiceOf(w)
	r, isRequest := request{}, false
	if !isReport {
		r, isRequest = requestOf(w)
		service = r.service
	}
	if !isReport && !isRequest {
		return service, false
	}
	s := x.services[service]
	if s == nil {
		s = &serviceWorks{requests: map[string]mcs.Kind{}, reports: sets.New[string](), others: sets.New[string]()}
		x.services[service] = s
	}
	x.byWork[w.Name] = service
	switch {
	case isReport:
		s.reports.Insert(w.Name)
	case r.active && x.enabled.Has(r.kind):
		if s.requests[w.Name] = r.kind; len(s.requests) == 1 {
			x.requested[service.Name]++
		}
	default:
		s.others.Insert(w.Name)
	}
	return service, true
}

// remove removes a Work and returns the Service that it was of.
func (x *index) remove(work string) (service types.NamespacedName, ok bool) {
	if service, ok = x.byWork[work]; !ok {
		return service, false
	}
	delete(x.byWork, work)
	s := x.services[service]
	if _, request := s.requests[work]; request {
		if delete(s.requests, work); len(s.requests) == 0 {
			if x.requested[service.Name]--; x.requested[service.Name] == 0 {
				delete(x.requested, service.Name)
			}
		}
	}
	s.reports.Delete(work)
	s.others.Delete(work)
	if len(s.requests)+s.reports.Len()+s.others.Len() == 0 {
		delete(x.services, service)
	}
	return service, true
}

// of returns the kinds that request a Service, and the names of its reports, sorted.
func (x *index) of(service types.NamespacedName) (kinds mcs.Kinds, reports []string) {
	kinds = sets.New[mcs.Kind]()
	if s := x.services[service]; s != nil {
		kinds, reports = sets.New(slices.Collect(maps.Values(s.requests))...), sets.List(s.reports)
	}
	return kinds, reports
}

// watched returns the names of all requested Services.
func (x *index) watched() sets.Set[string] { return sets.KeySet(x.requested) }
