// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package local

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"

	"karmada.io/karmada/test/bench"
	"karmada.io/karmada/test/bench/fleet"
	"karmada.io/karmada/test/env"
)

func TestMain(m *testing.M) { os.Exit(env.Main(m)) }

// testHub is a control plane in this process.
type testHub struct {
	t       *testing.T
	env     *env.Env
	running bool
}

func (h *testHub) Start(context.Context) (err error) {
	if h.env != nil {
		err = h.env.Restart()
	} else {
		h.env, err = env.Start(h.t.TempDir(), env.Options{})
		h.t.Cleanup(func() {
			if err := h.Stop(context.WithoutCancel(h.t.Context())); err != nil {
				h.t.Error(err)
			}
		})
	}
	h.running = err == nil
	return err
}

func (h *testHub) Stop(context.Context) error {
	if !h.running {
		return nil
	}
	h.running = false
	return h.env.StopControlPlane()
}

func (h *testHub) Control() (*rest.Config, error) { return h.env.Config, nil }

func (h *testHub) Processes() []bench.Process {
	return []bench.Process{{Name: "control plane", PID: os.Getpid()}}
}

func TestFleet(t *testing.T) {
	const clusters, workloads = 10, 50
	hub := &testHub{t: t}
	r, err := bench.Fleet(t.Context(), bench.FleetOptions{
		Hub: hub, Clusters: clusters, Workloads: workloads, Singles: 2, Idle: time.Second, Quiet: 2 * time.Second, Timeout: env.Timeout,
		Progress: func(step string) { t.Log(step) },
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Print(io.Discard); err != nil {
		t.Error(err)
	}
	if len(r.Steps) != 9 || len(r.Samples) != 5 || r.ToMembers.P50 <= 0 || r.Drained <= 0 {
		t.Errorf("incomplete result: %+v", r)
	}
	checked := 0
	for _, s := range r.Steps {
		switch s.Name {
		case "load":
			if got := written(s.MemberWrites, "deployments"); got != 2*workloads {
				t.Errorf("%s: %d deployments were written to members, want %d", s.Name, got, 2*workloads)
			}
		case "an edit of a policy that concerns no manifest":
			// Each binding of the pair gets the placement, and no Work is written.
			if got := written(s.Writes, "resourcebindings"); got == 0 {
				t.Errorf("%s: no binding was written: %v", s.Name, s.Writes)
			}
		}
		if control, members, ok := s.Needless(); ok {
			checked++
			if control+members > 0 {
				t.Errorf("%s: %d writes to the control plane, %d to members: %v, %v", s.Name, control, members, s.Writes, s.MemberWrites)
			}
		}
	}
	if checked != 3 {
		t.Errorf("%d steps must write nothing, want 3", checked)
	}
}

// written returns the number of writes to resources.
func written(all []bench.Write, resources ...string) (n int) {
	for _, w := range all {
		if slices.Contains(resources, w.Resource) {
			n += w.Count
		}
	}
	return n
}

func TestBenchmark_remote(t *testing.T) {
	hub := &testHub{t: t}
	if err := hub.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	members, err := fleet.Start(fleet.Options{Clusters: 2})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(members.Close)
	file := clientcmdapi.NewConfig()
	for i, c := range members.Clusters() {
		if err := fleet.Register(t.Context(), hub.env.Control, i, c); err != nil {
			t.Fatal(err)
		}
		file.Clusters[c.Name] = &clientcmdapi.Cluster{Server: c.URL, CertificateAuthorityData: c.CA}
		file.AuthInfos[c.Name] = &clientcmdapi.AuthInfo{Token: c.Token}
		file.Contexts[c.Name] = &clientcmdapi.Context{Cluster: c.Name, AuthInfo: c.Name}
	}
	dir := t.TempDir()
	memberFile := filepath.Join(dir, "members")
	if err := clientcmd.WriteToFile(*file, memberFile); err != nil {
		t.Fatal(err)
	}
	b := Benchmark{kubeconfig: hub.env.Layout.ControlKubeconfig(), memberFile: memberFile, dir: dir, output: filepath.Join(dir, "out.json")}
	b.timeout = env.Timeout
	b.propagation.Deployments, b.propagation.Singles, b.propagation.Replicas = 4, 1, 2
	var r result
	b.propagation.Timeout, b.propagation.Pods, b.propagation.Progress = b.timeout, true, func(string) {}
	if err := b.measure(t.Context(), io.Discard, &r); err != nil {
		t.Fatal(err)
	}
	if p := r.Propagation; p == nil || p.Members != 2 || p.Reported != 4 || len(p.Costs) != 0 {
		t.Errorf("result: %+v", r.Propagation)
	}
}

func TestBenchmark_remoteRequiresBothFiles(t *testing.T) {
	b := Benchmark{kubeconfig: "hub"}
	if err := b.measure(t.Context(), io.Discard, &result{}); err == nil {
		t.Error("measure without --members-kubeconfig succeeded")
	}
}
