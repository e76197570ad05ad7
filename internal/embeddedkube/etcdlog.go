// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync"
	_ "unsafe" // for linkname

	"github.com/go-logr/logr"
	"go.uber.org/zap"
	"go.uber.org/zap/zapcore"
	"sigs.k8s.io/controller-runtime/pkg/log"
)

// storageLogger is the logger of all etcd clients in the API servers of this process. Kubernetes offers no other way to change
// it from JSON on stderr. If a later version renames it, the assignment has no effect.
//
//go:linkname storageLogger k8s.io/apiserver/pkg/storage/storagebackend/factory.etcd3ClientLogger
var storageLogger *zap.Logger

var storageLoggerOnce sync.Once

// setStorageLogger must be called before the first API server is built.
func setStorageLogger(ctx context.Context) {
	storageLoggerOnce.Do(func() {
		storageLogger = etcdClientLogger(ctx)
	})
}

// etcdClientLogger returns a logger for etcd clients that writes to the logger of ctx.
func etcdClientLogger(ctx context.Context) *zap.Logger {
	return zap.New(&logrCore{LevelEnabler: zapcore.WarnLevel, to: log.FromContext(ctx).WithName("etcd-client")})
}

// etcdLogger returns a logger for etcd that writes to the logger of ctx. Fatal entries end the goroutine instead of the process
// and are sent to the channel.
func etcdLogger(ctx context.Context) (*zap.Logger, <-chan error) {
	hook := &fatalHook{fatal: make(chan error, 1)}
	core := &logrCore{LevelEnabler: zapcore.WarnLevel, to: log.FromContext(ctx).WithName(PartEtcd), ended: ctx.Done()}
	return zap.New(core, zap.WithFatalHook(hook), zap.WithPanicHook(hook)), hook.fatal
}

type fatalHook struct{ fatal chan error }

func (h *fatalHook) OnWrite(entry *zapcore.CheckedEntry, fields []zapcore.Field) {
	err := errors.New(entry.Message)
	for _, f := range fields {
		if cause, ok := f.Interface.(error); ok && f.Type == zapcore.ErrorType {
			err = fmt.Errorf("%s: %w", entry.Message, cause)
		}
	}
	select {
	case h.fatal <- err:
	default: // only the first one is reported
	}
	runtime.Goexit()
}

// logrCore writes entries to a logr.Logger. Warnings, which are mostly about slow disks, and errors while stopping are logged
// at level 1.
type logrCore struct {
	zapcore.LevelEnabler
	to     logr.Logger
	fields []zapcore.Field
	ended  <-chan struct{} // closed when etcd is stopping; may be nil
}

func (c *logrCore) With(fields []zapcore.Field) zapcore.Core {
	all := append(append([]zapcore.Field{}, c.fields...), fields...)
	return &logrCore{LevelEnabler: c.LevelEnabler, to: c.to, fields: all, ended: c.ended}
}

func (c *logrCore) Check(entry zapcore.Entry, checked *zapcore.CheckedEntry) *zapcore.CheckedEntry {
	if c.Enabled(entry.Level) {
		return checked.AddCore(entry, c)
	}
	return checked
}

func (c *logrCore) Write(entry zapcore.Entry, fields []zapcore.Field) error {
	values := zapcore.NewMapObjectEncoder()
	for _, f := range append(append([]zapcore.Field{}, c.fields...), fields...) {
		f.AddTo(values)
	}
	keysAndValues := make([]any, 0, 2*len(values.Fields))
	for key, value := range values.Fields {
		keysAndValues = append(keysAndValues, key, value)
	}
	select {
	case <-c.ended:
	default:
		if entry.Level >= zapcore.ErrorLevel {
			c.to.Error(nil, entry.Message, keysAndValues...)
			return nil
		}
	}
	c.to.V(1).Info(entry.Message, keysAndValues...)
	return nil
}

func (c *logrCore) Sync() error { return nil }
