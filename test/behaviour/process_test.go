// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behaviour

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

	"karmada.io/karmada/internal/standalone"
	"karmada.io/karmada/test/env"
)

// killsVariable says how often TestKill kills the control plane; 1 if it is not set.
const killsVariable = "KARMADA_KILLS"

// program is `karmada`, built, with a data directory of its own.
type program struct {
	path   string
	layout standalone.Layout
	up     *exec.Cmd
	output *bytes.Buffer
}

func build(t *testing.T) *program {
	t.Helper()
	// Not t.TempDir: paths of sockets must be short.
	dir, err := os.MkdirTemp("", "kt")
	if err != nil {
		t.Fatal(err)
	}
	p := &program{path: filepath.Join(dir, "karmada"), layout: standalone.Layout{Dir: filepath.Join(dir, "data")}}
	t.Cleanup(func() {
		if err := os.RemoveAll(dir); err != nil {
			t.Error(err)
		}
	})
	if out, err := exec.Command("go", "build", "-o", p.path, "karmada.io/karmada/cmd/karmada").CombinedOutput(); err != nil {
		t.Fatalf("build karmada: %v\n%s", err, out)
	}
	t.Cleanup(func() {
		out, err := exec.Command(p.path, "down", "--data-dir", p.layout.Dir).CombinedOutput()
		if err != nil {
			t.Errorf("karmada down: %v\n%s", err, out)
		}
		if p.up != nil {
			_ = p.up.Wait() // it has been told to end
		}
	})
	return p
}

// start runs `karmada up` and waits until it is ready.
func (p *program) start(t *testing.T) {
	t.Helper()
	p.output = &bytes.Buffer{}
	p.up = exec.Command(p.path, "up", "--members=2", "--nodes=1", "--data-dir", p.layout.Dir)
	p.up.Stdout, p.up.Stderr = p.output, p.output
	if err := p.up.Start(); err != nil {
		t.Fatal(err)
	}
	pid := p.up.Process.Pid
	env.Eventually(t, "karmada up is ready", func(context.Context) error {
		progress, err := standalone.ReadProgress(p.layout.ControlPlane())
		switch {
		case err != nil:
			return err
		case progress.PID != pid:
			return fmt.Errorf("process %d has told nothing yet", pid)
		case progress.Error != "":
			return fmt.Errorf("it ended: %s", progress.Error)
		case !progress.Ready:
			return fmt.Errorf("parts: %+v", progress.Parts)
		}
		return nil
	})
}

// kill ends the control plane as a power cut would; members go on.
func (p *program) kill(t *testing.T) {
	t.Helper()
	if err := p.up.Process.Kill(); err != nil {
		t.Fatalf("kill karmada up: %v", err)
	}
	_ = p.up.Wait() // it was killed, and says so
	p.up = nil
}

// TestProcess plays what only a control plane in a process of its own can show: the scenarios that need it, and that
// kill -9 in the middle of 50 propagations, at another moment each time, costs nothing.
func TestProcess(t *testing.T) {
	kills := 1
	if v := os.Getenv(killsVariable); v != "" {
		var err error
		if kills, err = strconv.Atoi(v); err != nil {
			t.Fatalf("%s: %v", killsVariable, err)
		}
	}
	p := build(t)
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
	for i := range kills {
		t.Run(fmt.Sprintf("kill-%02d", i+1), func(t *testing.T) { p.killHalfway(t, e, time.Duration(i+1)*150*time.Millisecond) })
	}
}

// killHalfway kills the control plane a while after the first of 50 objects was created.
func (p *program) killHalfway(t *testing.T, e *env.Env, after time.Duration) {
	g := stand(t, e)
	clusters := []string{member1, member2}
	g.create(g.policy("crowd", clusters, labelled("v1", "ConfigMap", crowdLabel)))
	// These are there already, and must stay.
	g.createCrowd("settled")
	for _, cluster := range clusters {
		g.arrived(cluster, "settled")
	}
	lost := g.watchLosses(clusters...)
	// Somebody goes on applying whatever happens.
	created := make(chan error, 1)
	go func() { created <- g.insist(t.Context(), "halfway") }()
	<-time.After(after) // the moment is what is being varied
	p.kill(t)
	n, err := g.count(t.Context(), member1, "halfway")
	if err != nil {
		t.Errorf("member1 does not answer without its control plane: %v", err)
	}
	t.Logf("killed after %v with %d of %d in member1", after, n, crowd)
	begun := time.Now()
	p.start(t)
	t.Logf("ready again after %v", time.Since(begun).Round(100*time.Millisecond))
	begun = time.Now()
	if err := <-created; err != nil {
		t.Fatal(err)
	}
	for _, cluster := range clusters {
		g.arrived(cluster, "settled")
		g.arrived(cluster, "halfway")
	}
	arrived := time.Since(begun).Round(100 * time.Millisecond)
	g.allApplied("settled")
	g.allApplied("halfway")
	t.Logf("all in members %v later, all reported %v later", arrived, time.Since(begun).Round(100*time.Millisecond))
	lost.check(t)
}
