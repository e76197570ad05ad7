// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package processes

import (
	"bytes"
	"os"
	"os/exec"
	"syscall"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/servers"
)

// Durations of leader election. They are shorter than the defaults, but long enough for a busy machine.
const (
	leaseDuration = 8 * time.Second
	renewDeadline = 6 * time.Second
	retryPeriod   = time.Second
)

// replica is a process of karmada-controller-manager.
type replica struct {
	cmd    *exec.Cmd
	output bytes.Buffer
	ended  chan struct{}
}

// replicaVariable makes the test binary run karmada-controller-manager, so that the test need not link it once more.
const replicaVariable = "KARMADA_TEST_REPLICA"

// runReplica runs the component named by the arguments of this process.
func runReplica() int {
	pflag.CommandLine = pflag.NewFlagSet("karmada", pflag.ContinueOnError) // drops the flags of Kubernetes
	root := &cobra.Command{Use: "karmada", SilenceUsage: true, SilenceErrors: true}
	for _, s := range servers.Servers() {
		root.AddCommand(component.Command(s))
	}
	return component.Main(root, os.Args)
}

func startReplica(t *testing.T, binary, kubeconfig string) *replica {
	t.Helper()
	p := &replica{ended: make(chan struct{})}
	p.cmd = exec.Command(binary, "controller-manager", "--kubeconfig", kubeconfig,
		"--metrics-bind-address=0", "--health-probe-bind-address=0", "--cluster-status-update-frequency=5s",
		"--leader-elect-lease-duration="+leaseDuration.String(), "--leader-elect-renew-deadline="+renewDeadline.String(),
		"--leader-elect-retry-period="+retryPeriod.String())
	p.cmd.Stdout, p.cmd.Stderr = &p.output, &p.output
	p.cmd.Env = append(os.Environ(), "GOGC=100", replicaVariable+"=true")
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		_ = p.cmd.Wait() // the error reports the signal
		close(p.ended)
	}()
	return p
}

func (p *replica) signal(t *testing.T, s syscall.Signal) {
	t.Helper()
	if err := p.cmd.Process.Signal(s); err != nil {
		t.Errorf("send %v to a replica: %v\n%s", s, err, p.tail())
	}
}

// wait waits for the end of the process.
func (p *replica) wait(t *testing.T) {
	t.Helper()
	select {
	case <-p.ended:
	case <-time.After(time.Minute):
		t.Fatal("the replica does not end")
	}
}

func (p *replica) running() bool {
	select {
	case <-p.ended:
		return false
	default:
		return true
	}
}

// tail returns the end of the log.
func (p *replica) tail() string {
	if p.running() {
		return "(running)"
	}
	b := p.output.Bytes()
	return string(b[max(0, len(b)-3000):])
}
