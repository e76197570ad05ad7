// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"slices"
	"testing"

	"karmada.io/karmada/internal/localmember"
)

// The third of the members that are created is in Pull mode. Members that exist keep their mode.
func TestDefineMembers(t *testing.T) {
	t.Parallel()
	o, _ := parse(t, "--members=4", "--data-dir="+t.TempDir())
	if _, err := defineMember(o.Layout, localmember.Config{Name: "member2", Pull: true}); err != nil {
		t.Fatal(err)
	}
	names, err := o.defineMembers()
	if err != nil {
		t.Fatal(err)
	}
	var pull []string
	for _, name := range names {
		c, err := localmember.Load(o.Layout.Member(name))
		if err != nil {
			t.Fatal(err)
		}
		if c.Pull {
			pull = append(pull, name)
		}
	}
	if len(names) != 4 || !slices.Equal(pull, []string{"member2", "member3"}) {
		t.Errorf("members %q, in Pull mode %q", names, pull)
	}
}
