// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"fmt"
	"runtime"
	"sync"

	"k8s.io/klog/v2"
)

// exits tells the running servers when Kubernetes wants to end the process. klog knows no instances, so all of them hear
// of it.
var exits = struct {
	once      sync.Once
	mu        sync.Mutex
	listeners map[chan error]struct{}
}{listeners: map[chan error]struct{}{}}

// watchExit returns a channel that gets an error should Kubernetes try to exit the process. The caller must call stop.
func watchExit() (wanted <-chan error, stop func()) {
	exits.once.Do(func() {
		klog.OsExit = func(code int) {
			exits.mu.Lock()
			for l := range exits.listeners {
				select {
				case l <- fmt.Errorf("embedded Kubernetes gave up (exit code %d); the last lines of the log say why", code):
				default: // the first one counts
				}
			}
			exits.mu.Unlock()
			runtime.Goexit()
		}
	})
	l := make(chan error, 1)
	exits.mu.Lock()
	defer exits.mu.Unlock()
	exits.listeners[l] = struct{}{}
	return l, func() {
		exits.mu.Lock()
		defer exits.mu.Unlock()
		delete(exits.listeners, l)
	}
}
