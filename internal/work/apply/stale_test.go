// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"errors"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/test/fakecontrol"
)

// A condition must be reverted although the cache does not show it yet.
func TestSync_retriesIfTheWorkIsStale(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	var failure error
	kind := &interpret.Kind{Reflect: func(context.Context, *interpret.Object) (*runtime.RawExtension, error) {
		return &runtime.RawExtension{Raw: []byte(`{"seen":1}`)}, failure
	}}
	s.Chain = append(interpret.Chain{custom{kind}}, s.Chain...)
	w := s.put("w", nil, config)
	for _, failure = range []error{nil, errors.New("line 3: no"), nil} {
		s.reinterpret()
		if err := s.run(w); !errors.Is(err, failure) {
			t.Fatal(err)
		}
	}
	before := s.work(w)
	failure = errors.New("line 4: no")
	s.reinterpret()
	if err := s.run(w); !errors.Is(err, failure) {
		t.Fatal(err)
	}
	failure = nil
	s.Executor.control.Client = fakecontrol.Cache{Client: s.control, Shown: []client.Object{before}}
	var wait *waitError
	if err := s.reconcile(t.Context(), s.worker, w); !errors.As(err, &wait) || wait.after != syncWait {
		t.Fatalf("reconcile: %v, want a retry", err)
	}
	s.Executor.control.Client = s.control
	s.settle(w)
	if got := s.condition(w, workv1alpha1.WorkInterpreted); !strings.HasPrefix(got, "True") {
		t.Errorf("condition %q after the interpreter recovered", got)
	}
}
