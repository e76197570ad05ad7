// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/spf13/pflag"
	"gopkg.in/natefinch/lumberjack.v2"
	"k8s.io/component-base/featuregate"
	logsapi "k8s.io/component-base/logs/api/v1"
	_ "k8s.io/component-base/logs/json/register" // --logging-format=json
	"k8s.io/klog/v2"
	ctrl "sigs.k8s.io/controller-runtime"
)

// Logging configures the log of a process. The zero value logs in text format without verbose messages.
type Logging struct{ config *logsapi.LoggingConfiguration }

// AddFlags adds the logging flags of Kubernetes components.
func (l *Logging) AddFlags(fs *pflag.FlagSet) {
	l.config = logsapi.NewLoggingConfiguration()
	logsapi.AddFlags(l.config, fs)
}

// Start writes the log of this process to w. It must be called once, before anything is logged.
func (l *Logging) Start(w io.Writer) error {
	if l.config == nil {
		l.config = logsapi.NewLoggingConfiguration()
	}
	gates := featuregate.NewFeatureGate()
	err := logsapi.AddFeatureGates(gates)
	if err == nil {
		err = logsapi.ValidateAndApplyWithOptions(l.config, &logsapi.LoggingOptions{ErrorStream: w, InfoStream: w}, gates)
	}
	if err != nil {
		return fmt.Errorf("set up logging: %w", err)
	}
	ctrl.SetLogger(klog.Background())
	return nil
}

// Bounds of a log file: its size in MB before it is rotated, and the number of compressed older files.
const (
	maxLogSize = 20
	maxOldLogs = 5
)

// StartFile appends the log of this process to the file at path, which is rotated by size.
func (l *Logging) StartFile(path string) (io.Closer, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, fmt.Errorf("create %s: %w", filepath.Dir(path), err)
	}
	file, err := openLog(path)
	if err != nil {
		return nil, err
	}
	if err := l.Start(file); err != nil {
		return nil, err
	}
	ctrl.Log.Info("Process started", "pid", os.Getpid())
	return file, nil
}

func openLog(path string) (*lumberjack.Logger, error) {
	file := &lumberjack.Logger{Filename: path, MaxSize: maxLogSize, MaxBackups: maxOldLogs, Compress: true}
	if _, err := file.Write(nil); err != nil { // opens the file
		return nil, fmt.Errorf("open the log: %w", err)
	}
	return file, nil
}
