// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"

	"github.com/spf13/pflag"
	"k8s.io/klog/v2"
	ctrl "sigs.k8s.io/controller-runtime"
)

// logging says where the logs of a long-running command go.
type logging struct{ verbosity int }

func (l *logging) addFlags(fs *pflag.FlagSet) {
	fs.IntVarP(&l.verbosity, "v", "v", 0, "how much to log: 0 what changes, 1 decisions, 2 why not")
}

// start sends the logs of everything linked in to w.
func (l *logging) start(w io.Writer) error {
	fs := flag.NewFlagSet("klog", flag.ContinueOnError)
	klog.InitFlags(fs)
	for name, value := range map[string]string{"logtostderr": "false", "alsologtostderr": "false", "stderrthreshold": "FATAL", "one_output": "true", "v": strconv.Itoa(l.verbosity)} {
		if err := fs.Set(name, value); err != nil {
			return fmt.Errorf("set up logs: %w", err)
		}
	}
	klog.SetOutput(w)
	ctrl.SetLogger(klog.NewKlogr())
	return nil
}

// toFile sends the logs to a file of this process's own.
func (l *logging) toFile(path string) (io.Closer, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, fmt.Errorf("create %s: %w", filepath.Dir(path), err)
	}
	file, err := os.OpenFile(path, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, fmt.Errorf("open the log: %w", err)
	}
	return file, l.start(file)
}
