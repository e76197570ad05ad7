// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"time"

	clientv3 "go.etcd.io/etcd/client/v3"
	"sigs.k8s.io/controller-runtime/pkg/log"

	"karmada.io/karmada/internal/machinery/atomicfile"
)

// fenceKey is the key of the EtcdOwner, relative to the prefix. Kubernetes keeps no objects below it.
const fenceKey = "karmada.io/control-plane"

// idFile contains the random ID of the data directory.
const idFile = "id"

// fenceTimeout bounds the time for claiming external etcd servers, and is the interval of retries afterwards.
const fenceTimeout = 15 * time.Second

// EtcdOwner identifies the control plane that uses external etcd servers. It is stored in etcd as JSON and has no lease: a
// control plane that is stopped still owns its data.
type EtcdOwner struct {
	// ID is the random ID of the data directory; it does not change if the directory is moved.
	ID      string    `json:"id"`
	DataDir string    `json:"dataDir"`
	Host    string    `json:"host"`
	PID     int       `json:"pid"`
	Started time.Time `json:"started"`
}

func (o EtcdOwner) String() string {
	return fmt.Sprintf("data directory %s on host %s (process %d, started %s)", o.DataDir, o.Host, o.PID, o.Started.Format(time.RFC3339))
}

// EtcdInUseError is returned for etcd servers that belong to the control plane of another data directory.
type EtcdInUseError struct {
	Servers []string
	Owner   EtcdOwner
	// Lost is true if the control plane owned the servers before.
	Lost bool
}

func (e *EtcdInUseError) Error() string {
	servers := strings.Join(e.Servers, ",")
	if e.Lost {
		return fmt.Sprintf("etcd %s was taken over by another control plane: %s", servers, e.Owner)
	}
	return fmt.Sprintf("etcd %s belongs to another control plane: %s; stop that one and set --etcd-take-over once to use its data here, "+
		"or choose another --etcd-prefix", servers, e.Owner)
}

// fence claims external etcd servers for one data directory.
type fence struct {
	client   *clientv3.Client
	key      string
	owner    EtcdOwner
	value    string // owner as JSON
	takeOver bool
}

// RunEtcdFence claims the external etcd servers for this data directory and calls ready. It returns an *EtcdInUseError if they
// belong to another data directory, unless Config.Etcd.TakeOver is set, and when another process claims them.
func (c *ControlPlane) RunEtcdFence(ctx context.Context, ready func()) error {
	e := c.config.Etcd
	id, err := ensureID(c.config.DataDir)
	if err != nil {
		return err
	}
	host, err := os.Hostname()
	if err != nil {
		return fmt.Errorf("read the host name: %w", err)
	}
	config, err := e.clientConfig(ctx)
	if err != nil {
		return err
	}
	client, err := clientv3.New(config)
	if err != nil {
		return fmt.Errorf("create a client of etcd: %w", err)
	}
	defer client.Close() //nolint:errcheck // the connection is no longer used
	f := &fence{
		client:   client,
		key:      path.Join("/", cmp.Or(e.Prefix, "/registry"), fenceKey),
		owner:    EtcdOwner{ID: id, DataDir: c.config.DataDir, Host: host, PID: os.Getpid(), Started: c.config.Clock.Now().UTC()},
		takeOver: e.TakeOver,
	}
	data, err := json.Marshal(f.owner)
	if err != nil {
		return fmt.Errorf("encode the owner of etcd: %w", err)
	}
	f.value = string(data)
	if err := f.claim(ctx); err != nil {
		return err
	}
	ready()
	return f.hold(ctx)
}

// claim writes the owner.
func (f *fence) claim(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, fenceTimeout)
	defer cancel()
	for {
		current, revision, _, err := f.read(ctx)
		if err != nil {
			return fmt.Errorf("claim etcd %s: %w", strings.Join(f.client.Endpoints(), ","), err)
		}
		if current.ID != "" && current.ID != f.owner.ID && !f.takeOver {
			return &EtcdInUseError{Servers: f.client.Endpoints(), Owner: current}
		}
		txn, err := f.client.Txn(ctx).If(clientv3.Compare(clientv3.ModRevision(f.key), "=", revision)).
			Then(clientv3.OpPut(f.key, f.value)).Commit()
		if err != nil {
			return fmt.Errorf("claim etcd %s: %w", strings.Join(f.client.Endpoints(), ","), err)
		}
		if txn.Succeeded {
			return nil
		}
	}
}

// read returns the current owner, empty if there is none, and the revisions of its last change and of the store.
func (f *fence) read(ctx context.Context) (owner EtcdOwner, modified, revision int64, err error) {
	response, err := f.client.Get(ctx, f.key)
	if err != nil {
		return owner, 0, 0, err
	}
	if len(response.Kvs) == 0 {
		return owner, 0, response.Header.Revision, nil
	}
	kv := response.Kvs[0]
	if err := json.Unmarshal(kv.Value, &owner); err != nil {
		return owner, 0, 0, fmt.Errorf("decode %s: %w", f.key, err)
	}
	return owner, kv.ModRevision, response.Header.Revision, nil
}

// hold returns nil when ctx ends, or an error when another process claims the servers. While etcd is unreachable it retries.
func (f *fence) hold(ctx context.Context) error {
	for ctx.Err() == nil {
		err := f.holdOnce(ctx)
		if _, lost := errors.AsType[*EtcdInUseError](err); lost {
			return err
		}
		if err != nil && ctx.Err() == nil {
			log.FromContext(ctx).Error(err, "Failed to watch the owner of etcd; retrying", "key", f.key)
			select {
			case <-ctx.Done():
			case <-time.After(fenceTimeout):
			}
		}
	}
	return nil
}

// holdOnce waits for a change of the owner. It returns nil if the watch must be started again.
func (f *fence) holdOnce(ctx context.Context) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	current, _, revision, err := f.read(ctx)
	switch {
	case err != nil:
		return err
	case current.ID == "": // deleted by a user
		f.takeOver = false
		return f.claim(ctx)
	case !current.Started.Equal(f.owner.Started) || current.PID != f.owner.PID || current.Host != f.owner.Host || current.ID != f.owner.ID:
		return &EtcdInUseError{Servers: f.client.Endpoints(), Owner: current, Lost: true}
	}
	for response := range f.client.Watch(ctx, f.key, clientv3.WithRev(revision+1)) {
		if response.Err() != nil || len(response.Events) > 0 {
			return nil
		}
	}
	return ctx.Err()
}

// ensureID returns the random ID of a data directory and creates it if necessary.
func ensureID(dataDir string) (string, error) {
	file := filepath.Join(dataDir, idFile)
	data, err := os.ReadFile(file)
	if id := strings.TrimSpace(string(data)); err == nil && id != "" {
		return id, nil
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", explain("read data directory", dataDir, err)
	}
	id := rand.Text()
	if err := atomicfile.Write(file, []byte(id+"\n"), 0o600); err != nil {
		return "", explain("write to data directory", dataDir, err)
	}
	return id, nil
}
