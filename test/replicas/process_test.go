// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package replicas

import (
	"bytes"
	"os"
	"os/exec"
	"syscall"
	"testing"
	"time"
)

// Durations of leader election. They are shorter than the defaults, but long enough for a busy machine.
const (
	leaseDuration = 8 * time.Second
	renewDeadline = 6 * time.Second
	retryPeriod   = time.Second
)

// process is one replica of karmada-controller-manager.
type process struct {
	cmd    *exec.Cmd
	output bytes.Buffer
	ended  chan struct{}
}

func buildBinary(t *testing.T, path string) {
	t.Helper()
	if out, err := exec.CommandContext(t.Context(), "go", "build", "-o", path, "karmada.io/karmada/cmd/karmada").CombinedOutput(); err != nil {
		t.Fatalf("build karmada: %v\n%s", err, out)
	}
}

func startProcess(t *testing.T, binary, kubeconfig string) *process {
	t.Helper()
	p := &process{ended: make(chan struct{})}
	p.cmd = exec.Command(binary, "controller-manager", "--kubeconfig", kubeconfig,
		"--metrics-bind-address=0", "--health-probe-bind-address=0", "--cluster-status-update-frequency=5s",
		"--leader-elect-lease-duration="+leaseDuration.String(), "--leader-elect-renew-deadline="+renewDeadline.String(),
		"--leader-elect-retry-period="+retryPeriod.String())
	p.cmd.Stdout, p.cmd.Stderr = &p.output, &p.output
	p.cmd.Env = append(os.Environ(), "GOGC=100")
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		_ = p.cmd.Wait() // the error reports the signal
		close(p.ended)
	}()
	return p
}

func (p *process) signal(t *testing.T, s syscall.Signal) {
	t.Helper()
	if err := p.cmd.Process.Signal(s); err != nil {
		t.Errorf("send %v to a replica: %v\n%s", s, err, p.tail())
	}
}

// wait waits for the end of the process.
func (p *process) wait(t *testing.T) {
	t.Helper()
	select {
	case <-p.ended:
	case <-time.After(time.Minute):
		t.Fatal("the replica does not end")
	}
}

func (p *process) running() bool {
	select {
	case <-p.ended:
		return false
	default:
		return true
	}
}

// tail returns the end of the log.
func (p *process) tail() string {
	if p.running() {
		return "(running)"
	}
	b := p.output.Bytes()
	return string(b[max(0, len(b)-3000):])
}
