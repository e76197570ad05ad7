// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"testing"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/rest"
)

// completeDeployment returns a Deployment whose status is complete.
func completeDeployment(b *bench, name string, replicas int32, image string) *appsv1.Deployment {
	d := b.deployment(name)
	d.UID, d.Generation, d.Spec.Replicas = types.UID(name), 2, &replicas
	d.Spec.Template.Spec.Containers[0].Image = image
	d.Status = appsv1.DeploymentStatus{
		ObservedGeneration: 2, Replicas: replicas, UpdatedReplicas: replicas, ReadyReplicas: replicas, AvailableReplicas: replicas,
	}
	return d
}

// reportingBench returns a benchmark of two members in which a burst of Deployments with image has begun.
func reportingBench(image string, names ...string) *bench {
	b := &bench{
		Options: Options{Members: map[string]*rest.Config{"a": nil, "b": nil}, Replicas: 3},
		tracker: newTracker("were in all members", "were complete in all members", "were reported"),
	}
	b.begin(names, image)
	for _, name := range names {
		b.tracker.starting(name)
	}
	return b
}

func TestObserve_incomplete(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(d *appsv1.Deployment){
		"former image":         func(d *appsv1.Deployment) { d.Spec.Template.Spec.Containers[0].Image = image },
		"former generation":    func(d *appsv1.Deployment) { d.Status.ObservedGeneration = 1 },
		"former pods":          func(d *appsv1.Deployment) { d.Status.Replicas++ },
		"pods not updated":     func(d *appsv1.Deployment) { d.Status.UpdatedReplicas-- },
		"pods not ready":       func(d *appsv1.Deployment) { d.Status.ReadyReplicas-- },
		"pods not available":   func(d *appsv1.Deployment) { d.Status.AvailableReplicas-- },
		"no status":            func(d *appsv1.Deployment) { d.Status = appsv1.DeploymentStatus{} },
		"replicas are missing": func(d *appsv1.Deployment) { *d = *completeDeployment(&bench{}, d.Name, *d.Spec.Replicas-1, newImage) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := reportingBench(newImage, "web")
			b.observeMember("a", completeDeployment(b, "web", 1, newImage), false)
			inB, template := completeDeployment(b, "web", 2, newImage), completeDeployment(b, "web", 3, newImage)
			change(inB)
			change(template)
			b.observeMember("b", inB, false)
			b.observeTemplate(nil, template, false)
			if b.tracker.all(complete) || b.tracker.all(reported) {
				t.Errorf("complete = %v, reported = %v, want neither", b.tracker.all(complete), b.tracker.all(reported))
			}
			b.observeMember("b", completeDeployment(b, "web", 2, newImage), false)
			b.observeTemplate(nil, completeDeployment(b, "web", 3, newImage), false)
			if !b.tracker.all(inMembers) || !b.tracker.all(complete) || !b.tracker.all(reported) {
				t.Error("not complete with both members and the template")
			}
		})
	}
}

func TestReporting(t *testing.T) {
	t.Parallel()
	b := reportingBench(image, "a", "b", "c", "d", "unreported")
	second := func(n float64) time.Time { return b.tracker.started.Add(time.Duration(n * float64(time.Second))) }
	for _, o := range []struct {
		name                       string
		created, members, template float64
	}{
		{"a", 0, 1, 1}, {"b", 1, 3, 4}, {"c", 1, 5, 7}, {"d", 2, 4, 12}, {"unreported", 0, 20, 0},
	} {
		tracked := b.tracker.objects[o.name]
		tracked.created, tracked.at[complete] = second(o.created), second(o.members)
		if o.template > 0 {
			tracked.at[reported] = second(o.template)
		}
	}
	got := b.tracker.reporting("creation")
	want := Reporting{
		Change: "creation", Deployments: 4, WithinGoal: 3, // ratios: 1, 1.5, 1.5 and 5
		Members: Spread{P50: 2, P90: 4, Max: 4}, Template: Spread{P50: 6, P90: 10, Max: 10}, Ratio: Spread{P50: 1.5, P90: 5, Max: 5},
	}
	want.All.Members, want.All.Template, want.All.Ratio = 5, 12, 2.4
	if got != want {
		t.Errorf("reporting = %+v, want %+v", got, want)
	}
	b.begin([]string{"a"}, newImage)
	if got := b.tracker.reporting("image change"); got != (Reporting{Change: "image change"}) {
		t.Errorf("reporting of the next burst = %+v", got)
	}
}
