// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package apiserver starts a real API server with its etcd in the test process, without controllers and Karmada components.
// Package env starts a whole control plane with members.
package apiserver

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/embeddedkube"
)

// timeout bounds the time until all parts are ready. It is long because the machine may be busy.
const timeout = 3 * time.Minute

// Start starts an API server that stops when the test ends. See Run.
func Start(t testing.TB, configure ...func(*embeddedkube.Config)) *embeddedkube.ControlPlane {
	t.Helper()
	cp, stop, err := Run(t.TempDir(), configure...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := stop(); err != nil {
			t.Errorf("control plane: %v", err)
		}
	})
	return cp
}

// Run starts an API server with its data in dir. configure may change the configuration. The caller must call stop.
func Run(dir string, configure ...func(*embeddedkube.Config)) (cp *embeddedkube.ControlPlane, stop func() error, err error) {
	c := embeddedkube.Config{DataDir: dir, UnsafeNoFsync: true, KubeControllers: []string{}}
	for _, change := range configure {
		change(&c)
	}
	if cp, err = embeddedkube.Open(c); err != nil {
		return nil, nil, err
	}
	stop, err = RunParts(cp.Parts(nil), cp.Close)
	return cp, stop, err
}

// RunParts runs parts and returns when all are ready. stop stops the parts and calls closing; only the first call has an effect.
// RunParts does so itself if it returns an error.
func RunParts(parts []component.Part, closing func() error) (stop func() error, err error) {
	ctx, cancel := context.WithCancel(context.Background())
	var mu sync.Mutex
	left := len(parts)
	ready, ended := make(chan struct{}), make(chan error, 1)
	go func() {
		ended <- component.RunParts(ctx, parts, func(_ string, s component.State, _ error) {
			mu.Lock()
			defer mu.Unlock()
			if s == component.Ready {
				if left--; left == 0 {
					close(ready)
				}
			}
		})
	}()
	var once sync.Once
	stop = func() (err error) {
		once.Do(func() {
			cancel()
			err = errors.Join(<-ended, closing())
		})
		return err
	}
	select {
	case <-ready:
		return stop, nil
	case err := <-ended:
		ended <- err
		return nil, errors.Join(errors.New("process ended before it was ready"), stop())
	case <-time.After(timeout):
		return nil, errors.Join(fmt.Errorf("not ready after %s", timeout), stop())
	}
}
