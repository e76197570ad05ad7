// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	clientv3 "go.etcd.io/etcd/client/v3"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/embeddedkube"
)

// runEtcd runs the etcd of a control plane in this process and calls use with a client.
func runEtcd(t *testing.T, l Layout, quota int64, use func(*clientv3.Client)) {
	t.Helper()
	cp, err := embeddedkube.Open(embeddedkube.Config{DataDir: l.ControlPlane(), EtcdQuota: quota, UnsafeNoFsync: true})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	ready, ended := make(chan struct{}), make(chan error, 1)
	go func() { ended <- cp.RunEtcd(ctx, func() { close(ready) }) }()
	defer func() {
		cancel()
		if err := errors.Join(<-ended, cp.Close()); err != nil {
			t.Error(err)
		}
	}()
	<-ready
	client, err := clientv3.New(clientv3.Config{Endpoints: cp.Storage().Servers, Context: ctx})
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	use(client)
}

// expect runs f, and checks that its output contains all of want.
func expect(t *testing.T, l Layout, f func(context.Context, *bytes.Buffer, Layout) error, want ...string) {
	t.Helper()
	var out bytes.Buffer
	if err := f(t.Context(), &out, l); err != nil {
		t.Errorf("%v\n%s", err, &out)
	}
	for _, w := range want {
		if !strings.Contains(out.String(), w) {
			t.Errorf("output %q, want it to contain %q", &out, w)
		}
	}
}

func TestEtcdCommands(t *testing.T) {
	t.Parallel()
	l := Layout{Dir: t.TempDir()}
	file := filepath.Join(t.TempDir(), "backup.db")
	runEtcd(t, l, 0, func(*clientv3.Client) {})
	expect(t, l, func(ctx context.Context, out *bytes.Buffer, l Layout) error { return PrintEtcdStatus(ctx, out, l) }, "quota 8590 MB", "none")
	expect(t, l, func(ctx context.Context, out *bytes.Buffer, l Layout) error { return SnapshotEtcd(ctx, out, l, file) }, file, "pki")
	expect(t, l, func(ctx context.Context, out *bytes.Buffer, l Layout) error { return RestoreEtcd(ctx, out, l, file) },
		"karmada up", "etcd.before-")
	expect(t, l, func(ctx context.Context, out *bytes.Buffer, l Layout) error { return DefragEtcd(ctx, out, l) }, "after")
	if err := SnapshotEtcd(t.Context(), &bytes.Buffer{}, Layout{Dir: t.TempDir()}, file); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("snapshot of an empty directory: %v", err)
	}
}

func TestPrintStatus_fullDatabase(t *testing.T) {
	t.Parallel()
	l := Layout{Dir: t.TempDir()}
	runEtcd(t, l, 16<<20, func(client *clientv3.Client) {
		p := Progress{PID: os.Getpid(), Parts: []PartProgress{{Name: embeddedkube.PartEtcd, State: component.Ready}}}
		if err := p.write(l.ControlPlane()); err != nil {
			t.Fatal(err)
		}
		status := func(ctx context.Context, out *bytes.Buffer, l Layout) error { return PrintStatus(ctx, out, l) }
		expect(t, l, status, "quota 17 MB")
		value := strings.Repeat("x", 1<<20)
		var err error
		for i := 0; i < 100 && err == nil; i++ {
			_, err = client.Put(t.Context(), "key", value)
		}
		if err == nil {
			t.Fatal("etcd accepts more than its quota")
		}
		expect(t, l, status, "NOSPACE", "karmada etcd defrag")
		expect(t, l, func(ctx context.Context, out *bytes.Buffer, l Layout) error { return DefragEtcd(ctx, out, l) }, "accepts writes again")
	})
}

// A user of a control plane in a host cluster learns which program shows its state.
func TestPrintStatus_otherProgram(t *testing.T) {
	t.Parallel()
	err := PrintStatus(t.Context(), &bytes.Buffer{}, Layout{Dir: t.TempDir()})
	if !errors.Is(err, errNotRunning) || !strings.Contains(err.Error(), "karmadactl status") {
		t.Errorf("PrintStatus without a control plane: %v, want the command of the other program", err)
	}
}
