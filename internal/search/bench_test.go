// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	searchbench "karmada.io/karmada/test/bench/search"
)

// The benchmark is tested here, because a test package of its own would link Kubernetes once more.
func TestBench(t *testing.T) {
	r, err := searchbench.Run(t.Context(), searchbench.Options{
		Clusters: 4, Pods: 1200, FanOut: []int{1, 2}, Watchers: 3, Changes: 20, Rounds: 2, Timeout: time.Minute,
		Progress: func(string) {},
	})
	if err != nil {
		t.Fatal(err)
	}
	items := map[string]int{}
	for _, l := range r.Lists {
		items[l.Name] = l.Items
		if l.P50 <= 0 || l.Bytes == 0 {
			t.Errorf("list %s: p50 %v, %d bytes", l.Name, l.P50, l.Bytes)
		}
	}
	for name, want := range map[string]int{
		"by label": 1000, "by label, as kubectl reads it": 1000, "by label, without a match": 0, "a page of 500": 500, "all": 1200,
	} {
		if items[name] != want {
			t.Errorf("list %s returned %d items, want %d", name, items[name], want)
		}
	}
	if len(r.Memory) != 2 || r.Memory[1].PerPod <= 0 {
		t.Errorf("memory = %+v", r.Memory)
	}
	if len(r.Watches) != 2 || r.Watches[1].Clusters != 2 || r.Watches[1].PerSecond <= 0 || r.Watches[1].Bytes < 4000 {
		t.Errorf("watches = %+v", r.Watches)
	}
	if r.Index.Found != 40 {
		t.Errorf("the full-text index has %d pods of an image, want 40", r.Index.Found)
	}
	var out bytes.Buffer
	if err := r.Print(&out); err != nil || !strings.Contains(out.String(), "2 clusters") {
		t.Errorf("Print: %v\n%s", err, &out)
	}
}
