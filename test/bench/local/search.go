// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package local

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/pflag"

	searchbench "karmada.io/karmada/test/bench/search"
)

// defaultSearch is the number of pods of --search without a value.
const defaultSearch = 100_000

func (b *Benchmark) addSearchFlags(fs *pflag.FlagSet) {
	fs.IntVar(&b.search.Pods, "search", 0,
		"Number of pods of simulated clusters to cache for searching. If it is not 0, only the caches and the multi-cluster proxy are "+
			fmt.Sprintf("measured. Without a value, it is %d.", defaultSearch))
	fs.Lookup("search").NoOptDefVal = fmt.Sprint(defaultSearch)
	fs.IntVar(&b.search.Clusters, "search-clusters", 50, "Number of simulated clusters for the measurement of searching.")
	b.search.FanOut, b.search.Watchers, b.search.Changes, b.search.Rounds = []int{1, 10, 50}, 50, 500, 10
}

func (b *Benchmark) measureSearch(ctx context.Context, out io.Writer, r *result) error {
	b.search.Timeout = b.timeout
	b.search.Progress = func(step string) { fmt.Fprintf(out, "  %s\n", step) }
	measured, err := searchbench.Run(ctx, b.search)
	r.Search = &measured
	return errors.Join(err, measured.Print(out))
}
