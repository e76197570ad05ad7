// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"fmt"
	"runtime"
	"sync"

	"k8s.io/klog/v2"
)

// exits reports to all running servers that Kubernetes code called klog's exit function. klog does not report which server the
// call belongs to.
var exits = struct {
	once      sync.Once
	mu        sync.Mutex
	listeners map[chan error]struct{}
}{listeners: map[chan error]struct{}{}}

// watchExit returns a channel that receives an error if Kubernetes code tries to exit the process. The caller must call stop.
func watchExit() (wanted <-chan error, stop func()) {
	exits.once.Do(func() {
		klog.OsExit = func(code int) {
			exits.mu.Lock()
			for l := range exits.listeners {
				select {
				case l <- fmt.Errorf("embedded Kubernetes tried to exit (exit code %d); see the end of the log", code):
				default: // only the first one is reported
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
