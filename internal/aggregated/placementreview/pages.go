// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package placementreview

import (
	"slices"
	"sync"
	"time"

	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
)

const (
	// keep is the time for which the result of a review is kept, so that all of its pages are parts of one result.
	keep = time.Minute
	// maxKept is the number of results that are kept.
	maxKept = 4
)

// pages holds the results of reviews with more than one page.
type pages struct {
	mu  sync.Mutex // guards all
	all []kept
}

type kept struct {
	key    string
	at     time.Time
	status reviewv1alpha1.PlacementReviewStatus
}

func (p *pages) get(key string, now time.Time) (status reviewv1alpha1.PlacementReviewStatus, found bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.all = slices.DeleteFunc(p.all, func(k kept) bool { return now.Sub(k.at) > keep })
	if i := slices.IndexFunc(p.all, func(k kept) bool { return k.key == key }); i >= 0 {
		return p.all[i].status, true
	}
	return status, false
}

func (p *pages) add(key string, status reviewv1alpha1.PlacementReviewStatus, now time.Time) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.all = slices.DeleteFunc(p.all, func(k kept) bool { return k.key == key || now.Sub(k.at) > keep })
	if len(p.all) == maxKept {
		p.all = slices.Delete(p.all, 0, 1)
	}
	p.all = append(p.all, kept{key, now, status})
}
