// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	"karmada.io/karmada/internal/estimate"
	estimators "karmada.io/karmada/internal/estimate/client"
)

// estimateOf returns an estimate of 5 with the response or the error of the scheduler-estimator.
func estimateOf(remote int32, err string) estimate.Estimate {
	return estimate.Estimate{
		Min:     5,
		Sources: []estimate.Source{{Name: "general", Value: 5}, {Name: estimators.Name, Value: remote, Error: err}},
	}
}

func TestEstimatorReport_Notes(t *testing.T) {
	t.Parallel()
	const unregistered = "no scheduler-estimator is registered"
	skipping := func(reasons map[string]string) *Scheduler {
		return &Scheduler{remote: &remoteEstimators{skipped: reasons}}
	}
	many := map[string]estimate.Estimate{}
	for i := range 8 {
		many[fmt.Sprintf("m%d", i)] = estimateOf(0, "late")
	}
	six := maps.Clone(many)
	delete(six, "m6")
	delete(six, "m7")
	for name, test := range map[string]struct {
		s         *Scheduler
		estimates map[string]estimate.Estimate
		all       bool
		want      []string
	}{
		"no estimates":             {s: skipping(nil)},
		"estimate without sources": {s: skipping(nil), estimates: map[string]estimate.Estimate{"a": {Min: estimate.Unlimited}}},
		"all responded": {
			s: skipping(nil), estimates: map[string]estimate.Estimate{"a": estimateOf(3, ""), "b": estimateOf(0, "")},
		},
		"skipped cluster without an estimate": {
			s: skipping(map[string]string{"z": unregistered}), estimates: map[string]estimate.Estimate{"a": estimateOf(3, "")},
		},
		"disabled": {s: &Scheduler{}, estimates: map[string]estimate.Estimate{"a": {Sources: []estimate.Source{{Name: "general"}}}},
			want: []string{"capacity is taken from the cluster status: " + disabledByFlag}},
		"none is registered": {
			s:         skipping(map[string]string{"a": unregistered, "b": unregistered}),
			estimates: map[string]estimate.Estimate{"a": estimateOf(0, "x"), "b": estimateOf(0, "x")},
			want:      []string{"capacity is taken from the cluster status: " + unregistered},
		},
		"some are skipped and one failed": {
			s: skipping(map[string]string{"a": unregistered, "b": "pull mode", "c": unregistered}),
			estimates: map[string]estimate.Estimate{
				"a": estimateOf(0, "x"), "b": estimateOf(0, "x"), "c": estimateOf(0, "x"), "d": estimateOf(1, ""),
				"e": estimateOf(0, "refused\nno route."),
			},
			want: []string{
				"capacity of a, c is taken from the cluster status: " + unregistered, "capacity of b is taken from the cluster status: pull mode",
				"capacity of e is taken from the cluster status: its scheduler-estimator failed: refused; no route",
			},
		},
		"one failure above the limit": {s: skipping(nil), estimates: six, want: slices.Collect(failures(6))},
		"many failures": {s: skipping(nil), estimates: many, want: append(slices.Collect(failures(5)),
			"capacity of 3 more clusters is taken from the cluster status: their scheduler-estimators failed (use --all to list them)")},
		"many failures with --all": {s: skipping(nil), estimates: many, all: true, want: slices.Collect(failures(8))},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(test.want, test.s.report(maps.Clone(test.estimates)).Notes(test.all)); diff != "" {
				t.Errorf("-want +got\n%s", diff)
			}
		})
	}
}

func failures(n int) func(func(string) bool) {
	return func(yield func(string) bool) {
		for i := range n {
			if !yield(fmt.Sprintf("capacity of m%d is taken from the cluster status: its scheduler-estimator failed: late", i)) {
				return
			}
		}
	}
}

func TestScheduler_reportRemovesSkippedSources(t *testing.T) {
	t.Parallel()
	before := map[string]estimate.Estimate{"skipped": estimateOf(0, "x"), "failed": estimateOf(0, "late"), "responded": estimateOf(7, "")}
	got := maps.Clone(before)
	s := &Scheduler{remote: &remoteEstimators{skipped: map[string]string{"skipped": "unregistered", "responded": "unregistered earlier"}}}
	s.report(got)
	want := maps.Clone(before)
	want["skipped"] = estimate.Estimate{Min: 5, Sources: []estimate.Source{{Name: "general", Value: 5}}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	if len(before["skipped"].Sources) != 2 {
		t.Error("report changed the sources of the caller")
	}
}

func TestServiceCache_listsOnce(t *testing.T) {
	t.Parallel()
	forbidden := apierrors.NewForbidden(corev1.Resource("services"), "", errors.New("denied"))
	broken := apierrors.NewInternalError(errors.New("broken"))
	for name, test := range map[string]struct {
		list        error
		lists, gets int
		err         error
	}{
		"list":                   {nil, 1, 0, nil},
		"list forbidden":         {forbidden, 1, 3, nil},
		"list fails and retries": {broken, 3, 0, broken},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			lists, gets := 0, 0
			control := fake.NewClientBuilder().WithObjects(
				&corev1.Service{ObjectMeta: metav1.ObjectMeta{Namespace: "ns", Name: "a", Labels: map[string]string{"app": "estimator"}}},
				&corev1.Service{ObjectMeta: metav1.ObjectMeta{Namespace: "other", Name: "b"}},
			).WithInterceptorFuncs(interceptor.Funcs{
				List: func(ctx context.Context, c client.WithWatch, l client.ObjectList, o ...client.ListOption) error {
					if lists++; test.list != nil {
						return test.list
					}
					return c.List(ctx, l, o...)
				},
				Get: func(ctx context.Context, c client.WithWatch, key client.ObjectKey, object client.Object, o ...client.GetOption) error {
					gets++
					return c.Get(ctx, key, object, o...)
				},
			}).Build()
			s := &serviceCache{Reader: control}
			for _, name := range []string{"a", "b", "a"} {
				var got corev1.Service
				err := s.Get(t.Context(), client.ObjectKey{Namespace: "ns", Name: name}, &got)
				switch {
				case test.err != nil:
					if !errors.Is(err, test.err) {
						t.Errorf("error %v, want %v", err, test.err)
					}
				case name == "a" && (err != nil || got.Labels["app"] != "estimator"):
					t.Errorf("got %v, error %v", got, err)
				case name == "b" && !apierrors.IsNotFound(err):
					t.Errorf("Get of a Service in another namespace: error %v, want NotFound", err)
				}
			}
			if lists != test.lists || gets != test.gets {
				t.Errorf("%d lists and %d gets, want %d and %d", lists, gets, test.lists, test.gets)
			}
		})
	}
}

func TestEstimatorMode_Set(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]estimatorMode{
		"registered": estimatorsRegistered, "true": estimatorsAll, "1": estimatorsAll, "false": estimatorsDisabled, "F": estimatorsDisabled,
	} {
		var got estimatorMode
		if err := got.Set(text); err != nil || got != want {
			t.Errorf("Set(%q) = %q, error %v", text, got, err)
		}
	}
	var got estimatorMode
	if err := got.Set("some"); err == nil {
		t.Errorf("Set(%q) succeeded", "some")
	}
}
