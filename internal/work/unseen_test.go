// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"context"
	"errors"
	"testing"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// server answers reads of Works.
type server struct {
	client.Reader
	works map[types.NamespacedName]workv1alpha1.Work
	err   error
	reads int
}

func (s *server) Get(_ context.Context, key client.ObjectKey, o client.Object, _ ...client.GetOption) error {
	s.reads++
	w, ok := s.works[key]
	switch {
	case s.err != nil:
		return s.err
	case !ok:
		return apierrors.NewNotFound(workv1alpha1.Resource("works"), key.Name)
	}
	w.DeepCopyInto(o.(*workv1alpha1.Work))
	return nil
}

func TestUnseen(t *testing.T) {
	t.Parallel()
	of := func(binding string) (types.NamespacedName, workv1alpha1.Work) {
		key := types.NamespacedName{Namespace: "karmada-es-m1", Name: "web"}
		return key, workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: key.Namespace, Name: key.Name, Labels: map[string]string{names.BindingID: binding}}}
	}
	complete := func(t *testing.T, u *unseen, s *server, cached ...workv1alpha1.Work) int {
		t.Helper()
		got, err := u.complete(t.Context(), s, "b", names.BindingID, cached)
		if err != nil {
			t.Fatal(err)
		}
		return len(got)
	}
	key, w := of("b")

	t.Run("what the cache lacks is read, until the cache shows it", func(t *testing.T) {
		t.Parallel()
		u, s := &unseen{}, &server{works: map[types.NamespacedName]workv1alpha1.Work{key: w}}
		u.add("b", key)
		if got := complete(t, u, s); got != 1 {
			t.Fatalf("%d works, want the one that was made", got)
		}
		if got := complete(t, u, s); got != 1 {
			t.Fatalf("%d works the second time", got)
		}
		if got := complete(t, u, s, w); got != 1 || s.reads != 2 {
			t.Fatalf("%d works after %d reads, want 1 after 2", got, s.reads)
		}
		if len(u.works) != 0 {
			t.Errorf("still remembered: %v", u.works)
		}
	})
	t.Run("what was never made is forgotten", func(t *testing.T) {
		t.Parallel()
		u, s := &unseen{}, &server{}
		u.add("b", key)
		if got := complete(t, u, s); got != 0 || len(u.works) != 0 {
			t.Errorf("%d works, remembered %v", got, u.works)
		}
	})
	t.Run("another binding's is not ours", func(t *testing.T) {
		t.Parallel()
		_, other := of("other")
		u, s := &unseen{}, &server{works: map[types.NamespacedName]workv1alpha1.Work{key: other}}
		u.add("b", key)
		if got := complete(t, u, s); got != 0 {
			t.Errorf("%d works, want none", got)
		}
	})
	t.Run("a failed read is no evidence", func(t *testing.T) {
		t.Parallel()
		boom := errors.New("boom")
		u, s := &unseen{}, &server{err: boom}
		u.add("b", key)
		if _, err := u.complete(t.Context(), s, "b", names.BindingID, nil); !errors.Is(err, boom) {
			t.Fatalf("error = %v", err)
		}
		s.err, s.works = nil, map[types.NamespacedName]workv1alpha1.Work{key: w}
		if got := complete(t, u, s); got != 1 {
			t.Errorf("%d works after the read works again", got)
		}
	})
}
