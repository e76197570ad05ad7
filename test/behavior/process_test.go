// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"karmada.io/karmada/internal/allinone"
	"karmada.io/karmada/internal/machinery/tracing"
	"karmada.io/karmada/test/env"
	"karmada.io/karmada/test/program"
	"karmada.io/karmada/test/spans"
)

// killsVariable names the environment variable with the number of kills in TestProcess. The default is 1.
const killsVariable = "KARMADA_KILLS"

// process is the built karmada binary with a data directory of its own.
type process struct {
	path   string
	layout allinone.Layout
	spans  *spans.Receiver
	up     *exec.Cmd
	output *bytes.Buffer
}

func buildProcess(t *testing.T) *process {
	t.Helper()
	// Paths of sockets must be shorter than those of t.TempDir.
	dir, err := os.MkdirTemp("", "kt")
	if err != nil {
		t.Fatal(err)
	}
	path, err := program.Karmada(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	p := &process{path: path, layout: allinone.Layout{Dir: filepath.Join(dir, "data")}, spans: spans.Receive(t)}
	t.Cleanup(func() {
		if err := os.RemoveAll(dir); err != nil {
			t.Error(err)
		}
	})
	t.Cleanup(func() {
		out, err := exec.Command(p.path, "down", "--data-dir", p.layout.Dir).CombinedOutput()
		if err != nil {
			t.Errorf("karmada down: %v\n%s", err, out)
		}
		if p.up != nil {
			_ = p.up.Wait() // it was asked to exit
		}
	})
	return p
}

// start runs `karmada up` and waits until it is ready.
func (p *process) start(t *testing.T) {
	t.Helper()
	p.output = &bytes.Buffer{}
	p.up = exec.Command(p.path, "up", "--members=3", "--nodes=1", "--data-dir", p.layout.Dir, "--tracing-endpoint", p.spans.Address)
	p.up.Stdout, p.up.Stderr = p.output, p.output
	p.up.Env = append(os.Environ(), spans.Environment()...)
	if err := p.up.Start(); err != nil {
		t.Fatal(err)
	}
	pid := p.up.Process.Pid
	env.Eventually(t, "karmada up is ready", func(context.Context) error {
		progress, err := allinone.ReadProgress(p.layout.ControlPlane())
		switch {
		case err != nil:
			return err
		case progress.PID != pid:
			return fmt.Errorf("process %d has not reported progress yet", pid)
		case progress.Error != "":
			return fmt.Errorf("process failed: %s", progress.Error)
		case !progress.Ready:
			return fmt.Errorf("parts: %+v", progress.Parts)
		}
		return nil
	})
}

// kill kills the control plane with SIGKILL; members keep running.
func (p *process) kill(t *testing.T) {
	t.Helper()
	if err := p.up.Process.Kill(); err != nil {
		t.Fatalf("kill karmada up: %v", err)
	}
	_ = p.up.Wait() // the error reports the signal
	p.up = nil
}

// TestProcess runs the scenarios that need a control plane in a process of its own. It kills the process in the middle of 50
// propagations, each time at another moment. Nothing is lost.
func TestProcess(t *testing.T) {
	kills := 1
	if v := os.Getenv(killsVariable); v != "" {
		var err error
		if kills, err = strconv.Atoi(v); err != nil {
			t.Fatalf("%s: %v", killsVariable, err)
		}
	}
	p := buildProcess(t)
	p.start(t)
	e, err := env.Existing(p.layout.Kubeconfig())
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range All {
		if s.Needs == OwnProcess {
			t.Run(s.Name, func(t *testing.T) { s.Run(t, e) })
		}
	}
	t.Parallel() // until here, no other test of the package runs: how many statuses are combined in one write depends on the load
	t.Run("traced", func(t *testing.T) { p.traced(t, e) })
	for i := range kills {
		t.Run(fmt.Sprintf("kill-%02d", i+1), func(t *testing.T) { p.killDuringPropagation(t, e, time.Duration(i+1)*150*time.Millisecond) })
	}
}

// traced checks that one trace has the steps of a template from its creation to members in Push and in Pull mode.
func (p *process) traced(t *testing.T, e *env.Env) {
	Traced(t, e, p.spans, map[string]string{
		tracing.Propagate: "karmada-up", tracing.Schedule: "karmada-up", tracing.SyncWorks: "karmada-up",
		tracing.Apply + " " + member1: "karmada-up", tracing.Apply + " member3": allinone.PartAgent,
	})
}

// killDuringPropagation kills the control plane some time after the creation of the first of 50 objects.
func (p *process) killDuringPropagation(t *testing.T, e *env.Env, after time.Duration) {
	f := newFixture(t, e)
	clusters := []string{member1, member2}
	f.create(f.policy("burst", clusters, labeled("v1", "ConfigMap", burstLabel)))
	// These objects exist before and must stay.
	f.createConfigMaps("settled")
	for _, cluster := range clusters {
		f.waitConfigMaps(cluster, "settled")
	}
	lost := f.watchDeletions(clusters...)
	// A user keeps applying during the outage.
	created := make(chan error, 1)
	go func() { created <- f.createConfigMapsWithRetry(t.Context(), "halfway") }()
	<-time.After(after) // the varied moment of the kill
	p.kill(t)
	n, err := f.count(t.Context(), member1, "halfway")
	if err != nil {
		t.Errorf("member1 does not respond without its control plane: %v", err)
	}
	t.Logf("killed after %v with %d of %d in member1", after, n, burstSize)
	begun := time.Now()
	p.start(t)
	t.Logf("ready again after %v", time.Since(begun).Round(100*time.Millisecond))
	begun = time.Now()
	if err := <-created; err != nil {
		t.Fatal(err)
	}
	for _, cluster := range clusters {
		f.waitConfigMaps(cluster, "settled")
		f.waitConfigMaps(cluster, "halfway")
	}
	arrived := time.Since(begun).Round(100 * time.Millisecond)
	f.waitAllApplied("settled")
	f.waitAllApplied("halfway")
	t.Logf("all in members %v later, all reported %v later", arrived, time.Since(begun).Round(100*time.Millisecond))
	lost.check(t)
}
