// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"context"
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	clientv3 "go.etcd.io/etcd/client/v3"
	"k8s.io/apimachinery/pkg/util/wait"
)

// startEtcdServer runs an etcd for the test and returns its configuration.
func startEtcdServer(t *testing.T, c Config) *Etcd {
	t.Helper()
	cp, err := Open(c)
	if err != nil {
		t.Fatal(err)
	}
	runPart(t, cp.RunEtcd)
	t.Cleanup(func() { cp.Close() })
	storage := cp.Storage()
	return &storage
}

func TestRunEtcdFence(t *testing.T) {
	t.Parallel()
	etcd := startEtcdServer(t, Config{DataDir: t.TempDir(), UnsafeNoFsync: true})
	firstDir, secondDir := t.TempDir(), t.TempDir()
	first := openExternal(t, firstDir, *etcd)
	stop, _ := runPart(t, first.RunEtcdFence)

	second := openExternal(t, secondDir, *etcd)
	var inUse *EtcdInUseError
	err := second.RunEtcdFence(t.Context(), func() { t.Error("a second data directory is ready") })
	if !errors.As(err, &inUse) || inUse.Owner.DataDir != firstDir || inUse.Owner.PID != os.Getpid() || inUse.Lost {
		t.Fatalf("second data directory: %v, want that %s owns etcd", err, firstDir)
	}
	if !strings.Contains(err.Error(), "--etcd-take-over") {
		t.Errorf("error %q does not name the flag", err)
	}

	// Each prefix belongs to a separate control plane.
	elsewhere := *etcd
	elsewhere.Prefix = "/elsewhere"
	runPart(t, openExternal(t, t.TempDir(), elsewhere).RunEtcdFence)

	// A control plane that is stopped still owns its data, and can be started again.
	stop()
	if err := second.RunEtcdFence(t.Context(), func() {}); !errors.As(err, &inUse) {
		t.Errorf("after the first stopped: %v, want an EtcdInUseError", err)
	}
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	_, ended := runPart(t, openExternal(t, firstDir, *etcd).RunEtcdFence)

	taking := *etcd
	taking.TakeOver = true
	second.config.Etcd = &taking
	runPart(t, second.RunEtcdFence)
	select {
	case err := <-ended:
		if !errors.As(err, &inUse) || !inUse.Lost || inUse.Owner.DataDir != secondDir {
			t.Errorf("first after the takeover: %v, want that %s took over", err, secondDir)
		}
	case <-time.After(10 * time.Second):
		t.Error("the first control plane keeps running after the takeover")
	}
}

func TestRunEtcdFence_claimsAgainAfterDeletion(t *testing.T) {
	t.Parallel()
	etcd := startEtcdServer(t, Config{DataDir: t.TempDir(), UnsafeNoFsync: true})
	runPart(t, openExternal(t, t.TempDir(), *etcd).RunEtcdFence)
	config, err := etcd.clientConfig(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	client, err := clientv3.New(config)
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	const key = "/registry/" + fenceKey
	if deleted, err := client.Delete(t.Context(), key); err != nil || deleted.Deleted != 1 {
		t.Fatalf("delete the owner: %+v, %v", deleted, err)
	}
	err = wait.PollUntilContextTimeout(t.Context(), 10*time.Millisecond, 10*time.Second, true, func(ctx context.Context) (bool, error) {
		response, err := client.Get(ctx, key)
		return err == nil && len(response.Kvs) == 1, err
	})
	if err != nil {
		t.Errorf("etcd was not claimed again: %v", err)
	}
}

func TestRunEtcdFence_unreachable(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	cp := openExternal(t, t.TempDir(), Etcd{Servers: []string{"http://127.0.0.1:1"}})
	if err := cp.RunEtcdFence(ctx, func() {}); err == nil || !strings.Contains(err.Error(), "127.0.0.1:1") {
		t.Errorf("error %v, want one that names the server", err)
	}
}

// Without the order, the API server of a second control plane would write before it is rejected.
func TestParts_fenceRunsBeforeTheAPIServer(t *testing.T) {
	t.Parallel()
	cp := openExternal(t, t.TempDir(), Etcd{Servers: []string{"http://127.0.0.1:1"}})
	after := map[string][]string{}
	for _, p := range cp.Parts(nil) {
		after[p.Name] = p.After
	}
	if got := after[PartAPIServer]; len(got) != 1 || got[0] != PartEtcdFence {
		t.Errorf("%s starts after %q, want %s", PartAPIServer, got, PartEtcdFence)
	}
}
