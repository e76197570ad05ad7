// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"slices"
	"time"

	appsv1 "k8s.io/api/apps/v1"
)

// Stages of Deployments.
const (
	inMembers = iota // all members have it, with the current image
	complete         // it is complete in all members
	reported         // its template reports that it is complete
)

// memberState is the state of a Deployment in a member.
type memberState struct {
	replicas int32 // desired number
	complete bool
}

// begin starts a burst: names are created with an image, or their image is changed. It returns its start.
func (b *bench) begin(names []string, image string) time.Time {
	b.tracker.mu.Lock()
	b.image = image
	b.tracker.mu.Unlock()
	return b.tracker.begin(names)
}

// observeMember records a change of a Deployment in a member.
func (b *bench) observeMember(cluster string, d *appsv1.Deployment, deleted bool) {
	b.tracker.observe(d, deleted, func(o *tracked) {
		if !b.current(d) || d.Spec.Replicas == nil {
			return
		}
		o.members[cluster] = memberState{replicas: *d.Spec.Replicas, complete: isComplete(d, *d.Spec.Replicas)}
		if len(o.members) < len(b.Members) {
			return
		}
		b.tracker.reach(o, inMembers)
		var replicas int32
		for _, m := range o.members {
			if m.complete {
				replicas += m.replicas
			}
		}
		if replicas == b.Replicas {
			b.tracker.reach(o, complete)
		}
	})
}

// observeTemplate records a change of a template.
func (b *bench) observeTemplate(_, d *appsv1.Deployment, deleted bool) {
	b.tracker.observe(d, deleted, func(o *tracked) {
		if b.current(d) && isComplete(d, b.Replicas) {
			b.tracker.reach(o, reported)
		}
	})
}

// current reports whether a Deployment has the image of the burst. It must be called with tracker.mu held.
func (b *bench) current(d *appsv1.Deployment) bool {
	return d.Spec.Template.Spec.Containers[0].Image == b.image
}

// isComplete reports whether the status is of the current generation, and all replicas are updated and available.
func isComplete(d *appsv1.Deployment, replicas int32) bool {
	s := d.Status
	return s.ObservedGeneration == d.Generation && s.Replicas == replicas && s.UpdatedReplicas == replicas &&
		s.ReadyReplicas == replicas && s.AvailableReplicas == replicas
}

// maxRatio is the goal for the time until a template is complete, in relation to the time until its members are.
const maxRatio = 1.5

// Reporting compares the times until members are complete with the times until templates report it, from a change of Deployments
// at once.
type Reporting struct {
	Change string `json:"change"`
	// Members and Template are the times of each Deployment, in seconds; Ratio is Template / Members of each Deployment.
	Members  Spread `json:"members"`
	Template Spread `json:"template"`
	Ratio    Spread `json:"ratio"`
	// All are the same figures from the start of the change until the last Deployment is complete.
	All struct {
		Members  float64 `json:"members"`
		Template float64 `json:"template"`
		Ratio    float64 `json:"ratio"`
	} `json:"all"`
	// WithinGoal is the number of Deployments whose ratio is at most maxRatio, of Deployments.
	WithinGoal  int `json:"withinGoal"`
	Deployments int `json:"deployments"`
}

// Spread describes the distribution of figures.
type Spread struct {
	P50 float64 `json:"p50"`
	P90 float64 `json:"p90"`
	Max float64 `json:"max"`
}

func spread(all []float64) Spread {
	if len(all) == 0 {
		return Spread{}
	}
	slices.Sort(all)
	at := func(p float64) float64 { return all[min(int(p*float64(len(all))), len(all)-1)] }
	return Spread{P50: at(0.50), P90: at(0.90), Max: at(1)}
}

// reporting returns the figures of the Deployments of a burst that are complete in their members and reported.
func (t *tracker) reporting(change string) Reporting {
	t.mu.Lock()
	defer t.mu.Unlock()
	r := Reporting{Change: change}
	var members, template, ratios []float64
	for _, o := range t.objects {
		if o.at[complete].IsZero() || o.at[reported].IsZero() {
			continue
		}
		m, of := o.at[complete].Sub(o.created).Seconds(), o.at[reported].Sub(o.created).Seconds()
		members, template, ratios = append(members, m), append(template, of), append(ratios, ratio(of, m))
		r.All.Members = max(r.All.Members, o.at[complete].Sub(t.started).Seconds())
		r.All.Template = max(r.All.Template, o.at[reported].Sub(t.started).Seconds())
		if ratio(of, m) <= maxRatio {
			r.WithinGoal++
		}
	}
	r.Deployments, r.All.Ratio = len(ratios), ratio(r.All.Template, r.All.Members)
	r.Members, r.Template, r.Ratio = spread(members), spread(template), spread(ratios)
	return r
}

// ratio returns a / b, or 0 if b is 0.
func ratio(a, b float64) float64 {
	if b <= 0 {
		return 0
	}
	return a / b
}

// printReports prints a table with a row for the members, one for the templates and one for their ratio, for each change.
func printReports(w table, reports []Reporting) {
	if len(reports) == 0 {
		return
	}
	w.row("\nFROM A CHANGE UNTIL ALL REPLICAS ARE UPDATED AND READY\tp50\tp90\tmax\tall\tgoal")
	for _, r := range reports {
		w.row("%s: in the members\t%.3f s\t%.3f s\t%.3f s\t%.1f s", r.Change, r.Members.P50, r.Members.P90, r.Members.Max, r.All.Members)
		w.row("%s: in the template\t%.3f s\t%.3f s\t%.3f s\t%.1f s", r.Change, r.Template.P50, r.Template.P90, r.Template.Max, r.All.Template)
		w.row("%s: ratio\t%.2f\t%.2f\t%.2f\t%.2f\t≤ %.1f: %d of %d", r.Change, r.Ratio.P50, r.Ratio.P90, r.Ratio.Max, r.All.Ratio,
			maxRatio, r.WithinGoal, r.Deployments)
	}
}
