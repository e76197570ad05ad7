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

// room is an estimate of 5, with the answer of the estimator beside the cluster, or its error.
func room(beside int32, err string) estimate.Estimate {
	return estimate.Estimate{Min: 5, Sources: []estimate.Source{{Name: "general", Value: 5}, {Name: estimators.Name, Value: beside, Error: err}}}
}

func TestNotes(t *testing.T) {
	t.Parallel()
	const absent = "the control plane knows of no estimator there"
	alone := func(reasons map[string]string) *Scheduler { return &Scheduler{beside: &beside{alone: reasons}} }
	many := map[string]estimate.Estimate{}
	for i := range 8 {
		many[fmt.Sprintf("m%d", i)] = room(0, "late")
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
		"the decision depended on no room": {s: alone(nil)},
		"nobody had to be asked":           {s: alone(nil), estimates: map[string]estimate.Estimate{"a": {Min: estimate.Unlimited}}},
		"all answered":                     {s: alone(nil), estimates: map[string]estimate.Estimate{"a": room(3, ""), "b": room(0, "")}},
		"an answer of another cluster's":   {s: alone(map[string]string{"z": absent}), estimates: map[string]estimate.Estimate{"a": room(3, "")}},
		"none is to be asked": {s: &Scheduler{}, estimates: map[string]estimate.Estimate{"a": {Sources: []estimate.Source{{Name: "general"}}}},
			want: []string{"room is what clusters report: estimators beside them are not asked"}},
		"none is known": {s: alone(map[string]string{"a": absent, "b": absent}), estimates: map[string]estimate.Estimate{"a": room(0, "x"), "b": room(0, "x")},
			want: []string{"room is what clusters report: " + absent}},
		"some are known, of which one is silent": {
			s: alone(map[string]string{"a": absent, "b": "it is pulled", "c": absent}),
			estimates: map[string]estimate.Estimate{
				"a": room(0, "x"), "b": room(0, "x"), "c": room(0, "x"), "d": room(1, ""), "e": room(0, "here: nobody\nthere: nobody."),
			},
			want: []string{
				"room in b is what the cluster reports: it is pulled", "room in a, c is what the clusters report: " + absent,
				"room in e is what the cluster reports: its estimator has no answer: here: nobody; there: nobody",
			},
		},
		"one more than people read about is no longer a list": {s: alone(nil), estimates: six, want: slices.Collect(silent(6))},
		"many are silent": {s: alone(nil), estimates: many, want: append(slices.Collect(silent(5)),
			"room in 3 more clusters is what they report: their estimators have no answer (--all shows each)")},
		"many are silent, and all are shown": {s: alone(nil), estimates: many, all: true, want: slices.Collect(silent(8))},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(test.want, test.s.asked(maps.Clone(test.estimates)).Notes(test.all)); diff != "" {
				t.Errorf("-want +got\n%s", diff)
			}
		})
	}
}

func silent(n int) func(func(string) bool) {
	return func(yield func(string) bool) {
		for i := range n {
			if !yield(fmt.Sprintf("room in m%d is what the cluster reports: its estimator has no answer: late", i)) {
				return
			}
		}
	}
}

// Estimators that were left alone are no sources, whose answers are kept as they are.
func TestAsked_sources(t *testing.T) {
	t.Parallel()
	before := map[string]estimate.Estimate{"alone": room(0, "x"), "silent": room(0, "late"), "well": room(7, "")}
	got := maps.Clone(before)
	s := &Scheduler{beside: &beside{alone: map[string]string{"alone": "why", "well": "a while ago"}}}
	s.asked(got)
	want := maps.Clone(before)
	want["alone"] = estimate.Estimate{Min: 5, Sources: []estimate.Source{{Name: "general", Value: 5}}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	if len(before["alone"].Sources) != 2 {
		t.Error("the sources of the caller changed")
	}
}

// One list serves all clusters, where it may be read.
func TestServices(t *testing.T) {
	t.Parallel()
	forbidden := apierrors.NewForbidden(corev1.Resource("services"), "", errors.New("not for you"))
	broken := apierrors.NewInternalError(errors.New("broken"))
	for name, test := range map[string]struct {
		list        error
		lists, gets int
		err         error
	}{
		"a list":                 {nil, 1, 0, nil},
		"single ones":            {forbidden, 1, 3, nil},
		"broken, and tried anew": {broken, 3, 0, broken},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			lists, gets := 0, 0
			control := fake.NewClientBuilder().WithObjects(
				&corev1.Service{ObjectMeta: metav1.ObjectMeta{Namespace: "ns", Name: "a", Labels: map[string]string{"is": "ours"}}},
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
			s := &services{Reader: control}
			for _, name := range []string{"a", "b", "a"} {
				var got corev1.Service
				err := s.Get(t.Context(), client.ObjectKey{Namespace: "ns", Name: name}, &got)
				switch {
				case test.err != nil:
					if !errors.Is(err, test.err) {
						t.Errorf("error %v, want %v", err, test.err)
					}
				case name == "a" && (err != nil || got.Labels["is"] != "ours"):
					t.Errorf("got %v, error %v", got, err)
				case name == "b" && !apierrors.IsNotFound(err):
					t.Errorf("error %v of what is in another namespace", err)
				}
			}
			if lists != test.lists || gets != test.gets {
				t.Errorf("%d lists and %d single reads, want %d and %d", lists, gets, test.lists, test.gets)
			}
		})
	}
}

func TestReach(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]reach{"registered": registered, "true": everybody, "1": everybody, "false": nobody, "F": nobody} {
		var got reach
		if err := got.Set(text); err != nil || got != want {
			t.Errorf("%q is %q, error %v", text, got, err)
		}
	}
	var got reach
	if err := got.Set("some"); err == nil {
		t.Errorf("%q was taken", got)
	}
}
