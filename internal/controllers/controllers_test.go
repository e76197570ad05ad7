// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spf13/pflag"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/util/flowcontrol"

	"karmada.io/karmada/internal/dependencies"
	"karmada.io/karmada/internal/propagate"
)

func TestUnlimited(t *testing.T) {
	t.Parallel()
	given := &rest.Config{Host: "https://control.example", QPS: 5, Burst: 10, RateLimiter: flowcontrol.NewFakeAlwaysRateLimiter()}
	got := unlimited(given)
	if got.QPS >= 0 || got.RateLimiter != nil || got.Host != given.Host {
		t.Errorf("unlimited = %+v", got)
	}
	if given.QPS != 5 || given.RateLimiter == nil {
		t.Error("unlimited modified its argument")
	}
}

// The help names the numbers that are used unless a flag is set: 0 leaves the choice to the controller.
func TestWorkers(t *testing.T) {
	t.Parallel()
	for args, want := range map[string]Workers{
		"": {}, "--concurrent-resource-template-syncs=5": {Templates: 5},
		"--concurrent-dependent-resource-syncs=2": {Dependencies: 2},
	} {
		var w workerFlags
		fs := pflag.NewFlagSet("", pflag.ContinueOnError)
		w.addFlags(fs)
		if err := fs.Parse(strings.Fields(args)); err != nil {
			t.Fatal(err)
		}
		if got, err := w.workers(); err != nil || got != want {
			t.Errorf("workers with %q = %+v, %v, want %+v", args, got, err, want)
		}
		for flag, number := range map[string]int{
			"concurrent-resource-template-syncs":  propagate.New(nil, nil, nil, nil, propagate.Options{}).Workers,
			"concurrent-dependent-resource-syncs": dependencies.New(nil, nil, dependencies.Options{}).Workers,
		} {
			if usage := fs.Lookup(flag).Usage; !strings.HasSuffix(usage, fmt.Sprintf("Unless the flag is set, it is %d.", number)) {
				t.Errorf("help of --%s: %s, want the number %d", flag, usage, number)
			}
		}
	}
}

func TestStrip(t *testing.T) {
	t.Parallel()
	meta := metav1.ObjectMeta{
		Name: "web", ManagedFields: []metav1.ManagedFieldsEntry{{Manager: "kubectl"}},
		Annotations: map[string]string{corev1.LastAppliedConfigAnnotation: "{}", "team": "a"},
	}
	partial, err := strip(&metav1.PartialObjectMetadata{ObjectMeta: *meta.DeepCopy()})
	if err != nil {
		t.Fatal(err)
	}
	p := partial.(*metav1.PartialObjectMetadata)
	if len(p.ManagedFields) != 0 || p.Annotations["team"] != "a" || p.Annotations[corev1.LastAppliedConfigAnnotation] != "" {
		t.Errorf("metadata = %+v", p.ObjectMeta)
	}
	// An object that is cached as a whole keeps all its annotations.
	whole, err := strip(&corev1.ConfigMap{ObjectMeta: meta})
	if err != nil {
		t.Fatal(err)
	}
	if c := whole.(*corev1.ConfigMap); len(c.ManagedFields) != 0 || c.Annotations[corev1.LastAppliedConfigAnnotation] == "" {
		t.Errorf("object = %+v", c.ObjectMeta)
	}
	if other, err := strip("tombstone"); err != nil || other != "tombstone" {
		t.Errorf("strip = %v, %v", other, err)
	}
}

func TestScheme(t *testing.T) {
	t.Parallel()
	s := Scheme()
	for _, group := range []string{"apps", "autoscaling", "cluster", "config", "fleet", "networking", "policy", "remedy", "search", "work"} {
		if !s.IsGroupRegistered(group + ".karmada.io") {
			t.Errorf("group %s.karmada.io is not registered", group)
		}
	}
}
