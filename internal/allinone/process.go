// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/embeddedkube"
)

// Timeouts of processes, generous for a loaded machine.
const (
	// stallTimeout limits the wait for a process whose parts do not change their state.
	stallTimeout = 2 * time.Minute
	// slowAfter is the time after which a part that is starting is reported, and the interval between reports.
	slowAfter    = 30 * time.Second
	stopTimeout  = 30 * time.Second
	pollInterval = 50 * time.Millisecond
)

// Spawn starts this program with args, detached from the terminal and with its output in a file in dir. It waits until the
// process is ready.
func Spawn(ctx context.Context, dir string, args ...string) error {
	return spawn(ctx, starting{dir: dir, clock: clock.RealClock{}}, args...)
}

// spawn is Spawn with the progress that it waits for.
func spawn(ctx context.Context, s starting, args ...string) error {
	dir := s.dir
	self, err := os.Executable()
	if err != nil {
		return fmt.Errorf("find the executable: %w", err)
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return fmt.Errorf("create %s: %w", dir, err)
	}
	output, begin, err := openOutput(Layout{}.output(dir))
	if err != nil {
		return err
	}
	defer output.Close()                            //nolint:errcheck // the child has its own descriptor
	_ = os.Remove(filepath.Join(dir, progressFile)) // of an earlier process
	child := exec.Command(self, args...)            //nolint:noctx // it outlives this process
	child.Stdout, child.Stderr = output, output
	child.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	if err := child.Start(); err != nil {
		return fmt.Errorf("start %s: %w", strings.Join(args[:2], " "), err)
	}
	exited := make(chan error, 1)
	go func() {
		child.Wait() //nolint:errcheck // the output contains more than the exit status
		exited <- fmt.Errorf("process exited before it was ready: %s (see %s)", lastLine(output.Name(), begin), output.Name())
	}()
	s.exited = exited
	return s.wait(ctx)
}

// maxOutput is the size in bytes above which the output file of a process is rotated; one older file is kept.
const maxOutput = 1 << 20

// openOutput opens a file for appending and returns its size.
func openOutput(path string) (file *os.File, size int64, err error) {
	if info, err := os.Stat(path); err == nil && info.Size() < maxOutput {
		size = info.Size()
	} else if err == nil {
		if err := os.Rename(path, path+".old"); err != nil {
			return nil, 0, fmt.Errorf("rotate the output file: %w", err)
		}
	}
	file, err = os.OpenFile(path, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, 0, fmt.Errorf("open the output file: %w", err)
	}
	return file, size, nil
}

// isOwner reports whether process pid owns dir: the progress file of a killed process is still there.
func isOwner(dir string, pid int) bool {
	owner, running, err := embeddedkube.Owner(dir)
	return err == nil && running && owner == pid
}

// Stop terminates the process that owns dir and waits until it has exited. stopped is false if no process owns dir.
func Stop(ctx context.Context, dir string) (stopped bool, err error) {
	pid, running, err := embeddedkube.Owner(dir)
	if err != nil || !running {
		return false, err
	}
	if pid == 0 {
		return false, fmt.Errorf("the process in %s is still starting; try again", dir)
	}
	if err := syscall.Kill(pid, syscall.SIGTERM); err != nil && !errors.Is(err, syscall.ESRCH) {
		return false, fmt.Errorf("stop process %d: %w", pid, err)
	}
	deadline := time.NewTimer(stopTimeout)
	defer deadline.Stop()
	for {
		owner, running, err := embeddedkube.Owner(dir)
		if err != nil {
			return false, err
		}
		if !running || owner != 0 && owner != pid {
			return true, nil
		}
		select {
		case <-ctx.Done():
			return false, ctx.Err()
		case <-deadline.C:
			return false, fmt.Errorf("process %d did not exit within %s", pid, stopTimeout)
		case <-time.After(pollInterval):
		}
	}
}

// lastLine returns the last line of a file after the first begin bytes.
func lastLine(path string, begin int64) string {
	data, err := os.ReadFile(path)
	if err != nil || int64(len(data)) <= begin {
		return "no output"
	}
	lines := strings.Split(strings.TrimSpace(string(data[begin:])), "\n")
	return strings.TrimPrefix(lines[len(lines)-1], "error: ")
}
