// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"k8s.io/utils/clock"
	clocktesting "k8s.io/utils/clock/testing"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/embeddedkube"
)

// TestMain also runs the processes that tests start: "fake <behavior> <dir>".
func TestMain(m *testing.M) {
	if len(os.Args) == 4 && os.Args[1] == "fake" {
		os.Exit(runFake(os.Args[2], os.Args[3]))
	}
	os.Exit(m.Run())
}

// runFake behaves like a process that owns dir.
func runFake(behavior, dir string) int {
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, syscall.SIGTERM)
	cp, err := embeddedkube.Open(embeddedkube.Config{DataDir: dir, KubeControllers: []string{}})
	if err != nil {
		fmt.Println("error:", err)
		return 1
	}
	t := newTracker(dir, "https://x", 1, clock.RealClock{}, nil, nil)
	t.observe("part", component.Starting, nil)
	switch behavior {
	case "exits":
		fmt.Println("first line")
		fmt.Println("error: disk full")
		return 1
	case "fails":
		t.ended(errors.New("part: disk full"))
		return 1
	}
	t.observe("part", component.Ready, nil)
	<-stop
	t.ended(nil)
	_ = cp.Close()
	return 0
}

func TestSpawnAndStop(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "new")
	if stopped, err := Stop(t.Context(), dir); stopped || err != nil {
		t.Errorf("Stop without a process = %v, %v", stopped, err)
	}
	if err := Spawn(t.Context(), dir, "fake", "runs", dir); err != nil {
		t.Fatal(err)
	}
	p, err := ReadProgress(dir)
	if err != nil || !p.Ready || p.PID == os.Getpid() || p.URL != "https://x" {
		t.Errorf("progress %+v, %v", p, err)
	}
	if !isOwner(dir, p.PID) || isOwner(dir, p.PID+1) {
		t.Errorf("isOwner does not identify process %d", p.PID)
	}
	if err := (starting{dir: dir, clock: clock.RealClock{}}).wait(t.Context()); err != nil {
		t.Errorf("wait() = %v", err)
	}
	if stopped, err := Stop(t.Context(), dir); !stopped || err != nil {
		t.Errorf("Stop = %v, %v", stopped, err)
	}
	if p, err := ReadProgress(dir); err != nil || p.Ready {
		t.Errorf("progress after the end: %+v, %v", p, err)
	}
}

func TestSpawn_reportsTheError(t *testing.T) {
	t.Parallel()
	for behavior, want := range map[string]string{"fails": "part: disk full", "exits": "process exited before it was ready: disk full (see "} {
		t.Run(behavior, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			if err := (Progress{Ready: true}).write(dir); err != nil { // of an earlier process
				t.Fatal(err)
			}
			for range 2 {
				if err := Spawn(t.Context(), dir, "fake", behavior, dir); err == nil || !strings.HasPrefix(err.Error(), want) {
					t.Errorf("Spawn = %v, want %q", err, want)
				}
			}
			output, err := os.ReadFile(Layout{}.output(dir))
			if got := strings.Count(string(output), "first line"); behavior == "exits" && got != 2 {
				t.Errorf("output of %d processes, %v; want the output of both", got, err)
			}
		})
	}
}

// The progress file of a killed process says ready.
func TestStarting_ignoresKilledProcess(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := (Progress{PID: os.Getpid(), Ready: true}).write(dir); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 3*pollInterval)
	defer cancel()
	if err := (starting{dir: dir, clock: clock.RealClock{}}).wait(ctx); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("wait() = %v, want DeadlineExceeded", err)
	}
}

func TestStartMember_unknown(t *testing.T) {
	t.Parallel()
	err := StartMember(t.Context(), Layout{Dir: t.TempDir()}, "m1")
	if err == nil || !strings.Contains(err.Error(), "karmada member create m1") {
		t.Errorf("StartMember = %v, want the command that creates the member", err)
	}
}

func TestTracker(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	start := time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)
	c := clocktesting.NewFakeClock(start)
	var observed []string
	ready := 0
	tr := newTracker(
		dir,
		"https://x",
		2,
		c,
		func(part string, s component.State, _ error) { observed = append(observed, part+" "+string(s)) },
		func() { ready++ },
	)
	expect := func(want Progress) {
		t.Helper()
		want.PID, want.Started, want.URL = os.Getpid(), start, "https://x"
		got, err := ReadProgress(dir)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
	tr.observe("a", component.Starting, nil)
	expect(Progress{Parts: []PartProgress{{"a", component.Starting, start}}})
	tr.observe("a", component.Ready, nil)
	if ready != 0 {
		t.Error("ready was called with one of two parts ready")
	}
	c.Step(time.Second)
	later := start.Add(time.Second)
	tr.observe("b", component.Starting, nil)
	tr.observe("b", component.Ready, nil)
	tr.observe("b", component.Ready, nil)
	expect(Progress{Ready: true, Parts: []PartProgress{{"a", component.Ready, start}, {"b", component.Ready, later}}})
	if ready != 1 {
		t.Errorf("ready was called %d times, want once", ready)
	}
	tr.observe("b", component.Failed, errors.New("disk full"))
	tr.observe("a", component.Failed, errors.New("because of b"))
	expect(Progress{Error: "b: disk full", Parts: []PartProgress{{"a", component.Failed, later}, {"b", component.Failed, later}}})
	tr.ended(nil)
	if p, err := ReadProgress(dir); err != nil || p.Ready || p.Error != "b: disk full" {
		t.Errorf("progress after the end: %+v, %v", p, err)
	}
	if len(observed) != 7 {
		t.Errorf("observed %q", observed)
	}
}

func TestLayout(t *testing.T) {
	t.Parallel()
	l := Layout{Dir: t.TempDir()}
	if got, err := l.MemberNames(); len(got) > 0 || err != nil {
		t.Errorf("members of an empty directory: %q, %v", got, err)
	}
	for _, name := range []string{"m2", "m1"} {
		if err := os.MkdirAll(l.Member(name), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(l.Members(), "a-file"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	got, err := l.MemberNames()
	if diff := cmp.Diff([]string{"m1", "m2"}, got); diff != "" || err != nil {
		t.Errorf("members (-want +got), %v:\n%s", err, diff)
	}
}

func TestReadProgress_damaged(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, progressFile), []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadProgress(dir); err == nil || !strings.Contains(err.Error(), progressFile) {
		t.Errorf("ReadProgress = %v", err)
	}
}

// kubeconfigWith returns a kubeconfig with one context and a token.
func kubeconfigWith(name, token string) *clientcmdapi.Config {
	c := clientcmdapi.NewConfig()
	c.Clusters[name] = &clientcmdapi.Cluster{Server: "https://" + name}
	c.AuthInfos[name] = &clientcmdapi.AuthInfo{Token: token}
	c.Contexts[name] = &clientcmdapi.Context{Cluster: name, AuthInfo: name}
	c.CurrentContext = name
	return c
}

// Processes renew their certificates at any time. The write of one must not be replaced by a state that another one read before.
func TestWriteMemberKubeconfig_byManyProcesses(t *testing.T) {
	t.Parallel()
	l := Layout{Dir: t.TempDir()}
	const writes = 20
	writers := map[string]func(*clientcmdapi.Config) error{
		Context: func(c *clientcmdapi.Config) error { return writeControlKubeconfig(l, c) },
	}
	for _, name := range []string{"m1", "m2", "m3"} {
		if err := os.MkdirAll(l.Member(name), 0o700); err != nil {
			t.Fatal(err)
		}
		writers[name] = func(c *clientcmdapi.Config) error { return writeMemberKubeconfig(l, name, c) }
	}
	var wg sync.WaitGroup
	for name, write := range writers {
		wg.Go(func() {
			for i := range writes {
				if err := write(kubeconfigWith(name, strconv.Itoa(i+1))); err != nil {
					t.Errorf("write %d of %s: %v", i+1, name, err)
				}
			}
		})
	}
	wg.Wait()
	merged, err := clientcmd.LoadFromFile(l.Kubeconfig())
	if err != nil {
		t.Fatal(err)
	}
	for name := range writers {
		if user := merged.AuthInfos[name]; user == nil || user.Token != strconv.Itoa(writes) {
			t.Errorf("user %s = %+v, want the last one written", name, user)
		}
	}
}

func TestWriteMembersKubeconfig(t *testing.T) {
	t.Parallel()
	l := Layout{Dir: t.TempDir()}
	config := func(name string) *clientcmdapi.Config { return kubeconfigWith(name, name) }
	for _, name := range []string{"m1", "m2", "not-started"} {
		if err := os.MkdirAll(l.Member(name), 0o700); err != nil {
			t.Fatal(err)
		}
		if name == "not-started" {
			continue
		}
		if err := writeKubeconfig(l.memberKubeconfig(name), config(name)); err != nil {
			t.Fatal(err)
		}
	}
	if err := writeKubeconfig(l.ControlKubeconfig(), config(Context)); err != nil {
		t.Fatal(err)
	}
	if err := WriteMembersKubeconfig(l); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]struct {
		current  string
		contexts int
	}{l.MembersKubeconfig(): {"m1", 2}, l.Kubeconfig(): {Context, 3}} {
		got, err := clientcmd.LoadFromFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if got.CurrentContext != want.current || len(got.Contexts) != want.contexts || len(got.Clusters) != want.contexts ||
			len(got.AuthInfos) != want.contexts {
			t.Errorf(
				"%s: current %q, %d contexts; want %q, %d",
				filepath.Base(path),
				got.CurrentContext,
				len(got.Contexts),
				want.current,
				want.contexts,
			)
		}
	}
}
