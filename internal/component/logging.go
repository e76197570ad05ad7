// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"fmt"
	"io"
	"math"
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
type Logging struct {
	config *logsapi.LoggingConfiguration
	// gates holds the feature gates of logging; nil means their defaults.
	gates featuregate.FeatureGate
	file  logFile
}

// logFile configures a log file as klog does.
type logFile struct {
	path, dir          string
	size               uint64 // in MB
	toStderr, alsoText bool
}

// AddFlags adds the logging flags of Kubernetes components.
func (l *Logging) AddFlags(fs *pflag.FlagSet) {
	l.config = logsapi.NewLoggingConfiguration()
	logsapi.AddFlags(l.config, fs)
}

// AddFileFlags adds the flags of klog about log files, and accepts those about headers and thresholds.
func (l *Logging) AddFileFlags(fs *pflag.FlagSet) {
	fs.BoolVar(&l.file.toStderr, "logtostderr", true, "Log to standard error instead of files.")
	fs.BoolVar(&l.file.alsoText, "alsologtostderr", false, "Log to standard error as well as to a file, used with --logtostderr=false.")
	fs.StringVar(&l.file.path, "log-file", "", "The log file, used with --logtostderr=false.")
	fs.StringVar(&l.file.dir, "log-dir", "", "The directory of the log file, used with --logtostderr=false and without --log-file. "+
		"The file has the name of the component.")
	fs.Uint64Var(&l.file.size, "log-file-max-size", 1800, "Maximum size of the log file in megabytes before it is rotated. "+
		"0 means 100.")
	AddNoEffect(fs, "the log has one destination and one format of lines", func(fs *pflag.FlagSet) {
		fs.Bool("add-dir-header", false, "")
		fs.String("alsologtostderrthreshold", "0", "")
		fs.Bool("legacy-stderr-threshold-behavior", true, "")
		fs.String("log-backtrace-at", ":0", "")
		fs.Bool("one-output", false, "")
		fs.Bool("skip-headers", false, "")
		fs.Bool("skip-log-headers", false, "")
		fs.String("stderrthreshold", "2", "")
	})
}

// StartComponent writes the log of a component to stderr, or to the file of the flags.
func (l *Logging) StartComponent(stderr io.Writer, name string) error {
	path := l.file.path
	if path == "" && l.file.dir != "" {
		path = filepath.Join(l.file.dir, name+".log")
	}
	if l.file.toStderr || path == "" {
		return l.Start(stderr)
	}
	file, err := openLog(path)
	if err != nil {
		return err
	}
	file.MaxSize = int(min(l.file.size, math.MaxInt32))
	if l.file.alsoText {
		return l.Start(io.MultiWriter(stderr, file))
	}
	return l.Start(file)
}

// Start writes the log of this process to w. It must be called once, before anything is logged.
func (l *Logging) Start(w io.Writer) error {
	if l.config == nil {
		l.config = logsapi.NewLoggingConfiguration()
	}
	gates := l.gates
	if gates == nil {
		defaults := featuregate.NewFeatureGate()
		if err := logsapi.AddFeatureGates(defaults); err != nil {
			return fmt.Errorf("set up logging: %w", err)
		}
		gates = defaults
	}
	err := logsapi.ValidateAndApplyWithOptions(l.config, &logsapi.LoggingOptions{ErrorStream: w, InfoStream: w}, gates)
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
