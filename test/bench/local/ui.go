// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package local

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/spf13/pflag"

	uibench "karmada.io/karmada/test/bench/ui"
)

// defaultUI is the number of workloads of --ui without a value.
const defaultUI = 10_000

func (b *Benchmark) addUIFlags(fs *pflag.FlagSet) {
	fs.IntVar(&b.ui.Workloads, "ui", 0,
		"Number of simulated workloads of the web console. If it is not 0, only the console is measured, in a browser. "+
			fmt.Sprintf("Without a value, it is %d.", defaultUI))
	fs.Lookup("ui").NoOptDefVal = fmt.Sprint(defaultUI)
	fs.IntVar(&b.ui.Clusters, "ui-clusters", 1000, "Number of simulated clusters for the measurement of the web console.")
	fs.IntVar(&b.ui.Changes, "ui-changes", 100, "Number of changes of workloads and clusters in a second of that measurement.")
	fs.DurationVar(&b.ui.Period, "ui-period", 20*time.Second, "Duration of the measurement of each page of the web console.")
	fs.StringVar(&b.ui.Browser, "ui-browser", "chromium", "Browser for the measurement of the web console: a program of Chromium or Chrome.")
}

func (b *Benchmark) measureUI(ctx context.Context, out io.Writer, r *result) error {
	b.ui.Progress = func(step string) { fmt.Fprintf(out, "  %s\n", step) }
	measured, err := uibench.Run(ctx, b.ui)
	r.UI = &measured
	return errors.Join(err, measured.Print(out))
}
