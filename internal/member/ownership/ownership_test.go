// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package ownership

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func drawView(t *rapid.T) []string {
	return rapid.SliceOfNDistinct(rapid.StringMatching(`[a-z]{1,3}`), 1, 6, rapid.ID[string]).Draw(t, "view")
}

func drawCluster(t *rapid.T) string { return rapid.StringMatching(`m[0-9]{1,4}`).Draw(t, "cluster") }

func TestOwner_isOneOfTheView(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		view, cluster := drawView(t), drawCluster(t)
		owner := Owner(view, cluster)
		if !slices.Contains(view, owner) {
			t.Fatalf("Owner(%v, %s) = %q", view, cluster, owner)
		}
		shuffled := rapid.Permutation(view).Draw(t, "shuffled")
		if got := Owner(shuffled, cluster); got != owner {
			t.Fatalf("Owner(%v) = %s, Owner(%v) = %s", view, owner, shuffled, got)
		}
	})
}

func TestOwner_movesNoMoreThanNecessary(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		view, cluster := drawView(t), drawCluster(t)
		owner := Owner(view, cluster)
		for _, gone := range view {
			rest := slices.DeleteFunc(slices.Clone(view), func(id string) bool { return id == gone })
			if got := Owner(rest, cluster); gone != owner && got != owner {
				t.Fatalf("without %s, the owner of %s changes from %s to %s", gone, cluster, owner, got)
			}
		}
		if got := Owner(append(slices.Clone(view), "new"), cluster); got != owner && got != "new" {
			t.Fatalf("with a new replica, the owner of %s changes from %s to %s", cluster, owner, got)
		}
	})
}

// The owner of a cluster must not depend on the version of the program.
func TestOwner_isStable(t *testing.T) {
	t.Parallel()
	view := []string{"a", "b", "c"}
	var got []string
	for i := range 12 {
		got = append(got, Owner(view, fmt.Sprintf("m%d", i)))
	}
	want := []string{"c", "b", "b", "a", "a", "b", "a", "b", "c", "b", "a", "a"}
	if !slices.Equal(got, want) {
		t.Errorf("owners = %v, want %v", got, want)
	}
	if got := Owner(nil, "m1"); got != "" {
		t.Errorf("Owner(nil) = %q", got)
	}
}

func TestOwner_balances(t *testing.T) {
	t.Parallel()
	count := map[string]int{}
	for i := range 3000 {
		count[Owner([]string{"a", "b", "c"}, fmt.Sprintf("member%d", i))]++
	}
	for id, n := range count {
		if n < 900 || n > 1100 {
			t.Errorf("replica %s owns %d of 3000 clusters, want about 1000", id, n)
		}
	}
}

// clustersOwned returns those of m0 to m29 that the replica owns.
func clustersOwned(r *Replica) map[string]bool {
	out := map[string]bool{}
	for i := range 30 {
		if name := fmt.Sprintf("m%d", i); r.Assignment().Owns(name) {
			out[name] = true
		}
	}
	return out
}

func TestReplica_ownsEverythingAlone(t *testing.T) {
	t.Parallel()
	r := &Replica{ID: "a"}
	steps := []struct {
		name string
		do   func()
		want int
	}{
		{"start", func() {}, 0},
		{"listed", func() { r.Listed(nil) }, 0},
		{"publishing", func() { r.Publish() }, 0},
		{"published", r.Published, 0},
		{"listed again", func() { r.Listed(nil) }, 30},
		{"renewed", func() { r.Publish(); r.Published() }, 30},
		{"lapsed", r.Lapsed, 0},
		{"published after lapse", func() { r.Publish(); r.Published() }, 0},
		{"listed after lapse", func() { r.Listed(nil) }, 30},
	}
	for _, s := range steps {
		s.do()
		if got := len(clustersOwned(r)); got != s.want {
			t.Errorf("%s: owns %d clusters, want %d", s.name, got, s.want)
		}
	}
	if _, changed := r.Publish(); changed {
		t.Error("a renewal changes the view")
	}
}

func TestReplica_releasesBeforeItPublishes(t *testing.T) {
	t.Parallel()
	a := &Replica{ID: "a"}
	a.Listed(nil)
	a.Publish()
	a.Published()
	a.Listed([]Peer{{ID: "b", View: []string{"a", "b"}}})
	view, changed := a.Publish()
	if !changed || !slices.Equal(view, []string{"a", "b"}) {
		t.Fatalf("Publish = %v, %v", view, changed)
	}
	before := clustersOwned(a)
	if len(before) == 0 || len(before) == 30 {
		t.Errorf("owns %d of 30 clusters while it publishes the new view", len(before))
	}
	// A failed request may have been executed, so both views apply until one is confirmed.
	a.Listed([]Peer{})
	a.Publish()
	if got := clustersOwned(a); len(got) != len(before) {
		t.Errorf("owns %d clusters after a failed request, want %d", len(got), len(before))
	}
	a.Published()
	if got := clustersOwned(a); len(got) != len(before) {
		t.Errorf("owns %d clusters before it has read the views of others, want %d", len(got), len(before))
	}
	a.Listed(nil)
	if got := clustersOwned(a); len(got) != 30 {
		t.Errorf("owns %d clusters, want 30", len(got))
	}
}
