// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package similar finds names that a misspelled name may mean.
package similar

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// maxNames is the number of similar names in a message.
const maxNames = 3

// Clause returns the existing names that are most similar to a name, as the end of a message:
// `; similar names: "web"`. It returns "" if there are none.
func Clause(name string, existing []string) string {
	type candidate struct {
		name     string
		distance int
	}
	var found []candidate
	for _, other := range existing {
		if d, ok := Distance(name, other); ok && d > 0 {
			found = append(found, candidate{other, d})
		}
	}
	if len(found) == 0 {
		return ""
	}
	slices.SortFunc(found, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.distance, b.distance), strings.Compare(a.name, b.name))
	})
	found = slices.Compact(found)
	var texts []string
	for _, c := range found[:min(len(found), maxNames)] {
		if c.distance == found[0].distance {
			texts = append(texts, fmt.Sprintf("%q", c.name))
		}
	}
	return "; similar names: " + strings.Join(texts, ", ")
}

// Distance returns the number of letters to add, remove, replace, or swap with the next one to turn a name into another, and whether they
// are similar. It does not compare the letters of names whose lengths differ too much to be similar: hostile names can be long.
func Distance(name, other string) (distance int, similar bool) {
	limit := max(1, len(name)/3)
	if distance = max(len(name)-len(other), len(other)-len(name)); distance > limit {
		return distance, false
	}
	earlier, last := make([]int, len(other)+1), make([]int, len(other)+1) // rows of the table of distances
	for j := range last {
		last[j] = j
	}
	for i := range len(name) {
		row := make([]int, len(other)+1)
		row[0] = i + 1
		for j := range len(other) {
			row[j+1] = min(row[j], last[j+1], last[j]) + 1
			if name[i] == other[j] {
				row[j+1] = min(row[j+1], last[j])
			}
			if i > 0 && j > 0 && name[i] == other[j-1] && name[i-1] == other[j] {
				row[j+1] = min(row[j+1], earlier[j-1]+1)
			}
		}
		earlier, last = last, row
	}
	distance = last[len(other)]
	return distance, distance <= limit
}
