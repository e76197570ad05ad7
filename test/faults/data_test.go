// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package faults

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// TestInProcess runs a few operations, and faults of the data of the control plane, on a fleet in this process.
func TestInProcess(t *testing.T) {
	p := startInProcess(t)
	_ = t.Run("operations", func(t *testing.T) {
		r := newRunner(t, p.fleet)
		speed := pace{pause: 40 * time.Millisecond, duration: time.Second, faults: faultsOf(r.state.clusters, false)}
		mixed(r, plan(1, 2, 20, r.state.clusters, speed))
	}) && t.Run("evictions", func(t *testing.T) {
		r := newRunner(t, p.fleet)
		speed := pace{pause: 100 * time.Millisecond, duration: time.Second, faults: faultsOf(r.state.clusters, false)}
		evictions(r, evictionPlan(1, 1, 20, r.state.clusters, speed))
	}) && t.Run("data", func(t *testing.T) {
		r := newRunner(t, p.fleet)
		d := &dataFaults{runner: r, inProcess: p, templates: r.prepare(dataNamespace)}
		d.full()
		d.older()
		d.empty()
	})
}

const dataNamespace = "faults-data"

// dataFaults are faults of the data of the control plane. No member object is removed by any of them.
type dataFaults struct {
	*runner
	*inProcess
	templates []template
}

// put creates or updates a template.
func (d *dataFaults) put(t template) {
	d.Helper()
	d.do(operation{verb: putTemplate, namespace: dataNamespace, template: t})
}

// restart stops the control plane, calls between, and starts it.
func (d *dataFaults) restart(between func() error) {
	d.Helper()
	d.inProcess.kill()
	if err := between(); err != nil {
		d.Fatal(err)
	}
	if err := d.inProcess.start(d.Context()); err != nil {
		d.Fatal(err)
	}
}

// noRemovals fails the test if a removal was observed in the round.
func (r *runner) noRemovals() {
	r.Helper()
	if removals := r.removals(); len(removals) > 0 {
		r.Fatalf("%d objects were removed: %v", len(removals), removals)
	}
}

// full fills the database of the control plane. Propagation continues after a restart with a higher quota.
func (d *dataFaults) full() {
	d.Helper()
	err := poll(d.Context(), func(ctx context.Context) error {
		filler := &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: dataNamespace, GenerateName: "filler-"}}
		filler.Data = map[string]string{"x": strings.Repeat("x", 900<<10)}
		for range 2 * quota >> 20 {
			filler.Name, filler.ResourceVersion = "", ""
			if err := d.runner.control.Create(ctx, filler); err != nil {
				return fullError(err)
			}
		}
		return errors.New("the database is not full")
	})
	if err != nil {
		d.Fatal(err)
	}
	t := &d.templates[0]
	t.revision = 20
	if err := fullError(d.request(d.Context(), operation{verb: putTemplate, namespace: dataNamespace, template: *t})); err != nil {
		d.Fatal(err)
	}
	d.restart(func() error {
		d.EtcdQuota = 0
		return copyFiles(d.Layout.ControlPlane(), d.backup())
	})
	d.put(*t)
	d.settle()
}

// backup is the directory of the data of an earlier time.
func (d *dataFaults) backup() string { return filepath.Join(d.Layout.Dir, "backup") }

// fullError returns nil if err reports that the database is full.
func fullError(err error) error {
	if err == nil || !strings.Contains(err.Error(), "database space exceeded") {
		return fmt.Errorf("error %w, want that the database is full", err)
	}
	return nil
}

// older replaces the data of the control plane by earlier data. Objects that are missing from it stay in the members, and others
// return to their earlier state.
func (d *dataFaults) older() {
	d.Helper()
	changed, deleted, added := d.templates[0], d.templates[1], template{kind: configMap, name: "t4", revision: 50}
	earlier := content{revision: 1}
	changed.revision = 40
	d.put(changed)
	d.put(added)
	d.do(operation{verb: deleteTemplate, namespace: dataNamespace, template: deleted})
	d.settle()

	d.restart(func() error {
		if err := os.RemoveAll(d.Layout.ControlPlane()); err != nil {
			return err
		}
		return os.Rename(d.backup(), d.Layout.ControlPlane())
	})
	want := map[objectRef]content{
		{configMap, dataNamespace, added.name}:   {revision: added.revision}, // unknown to the control plane
		{configMap, dataNamespace, changed.name}: earlier,
		{configMap, dataNamespace, deleted.name}: {revision: deleted.revision},
	}
	for name, m := range d.members {
		err := poll(d.Context(), func(ctx context.Context) error {
			observed, err := m.read(ctx)
			if err != nil {
				return err
			}
			for ref, c := range want {
				if got, ok := observed[ref]; !ok || got != c {
					return fmt.Errorf("%s: %+v is %+v (exists: %v), want %+v", name, ref, got, ok, c)
				}
			}
			return nil
		})
		if err != nil {
			d.Fatal(err)
		}
	}
	d.noRemovals()
	// The user applies all templates again.
	d.templates = append(d.templates, added)
	for _, t := range d.templates {
		d.put(t)
	}
	d.settle()
}

// empty removes the data of the control plane. The members join the new one, and the user applies the same templates: they take over
// the objects.
func (d *dataFaults) empty() {
	d.Helper()
	d.restart(func() error { return os.RemoveAll(d.Layout.ControlPlane()) })
	for _, m := range d.members {
		if err := d.join(d.Context(), m); err != nil {
			d.Fatal(err)
		}
	}
	d.noRemovals()
	uids := map[string]map[objectRef]string{}
	for name, m := range d.members {
		uids[name] = m.known()
	}
	d.state = newState(d.state.clusters...)
	d.do(operation{verb: createNamespace, namespace: dataNamespace, clusters: d.state.clusters, others: d.state.clusters})
	for _, t := range d.templates {
		d.put(t)
	}
	if err := poll(d.Context(), d.converged); err != nil {
		d.Fatal(err)
	}
	d.noRemovals()
	for name, m := range d.members {
		known := m.known()
		for ref, uid := range uids[name] {
			if ref.namespace == dataNamespace && known[ref] != uid {
				d.Errorf("%s: UID of %+v is %q, want %q", name, ref, known[ref], uid)
			}
		}
	}
}

// copyFiles copies the regular files of a directory.
func copyFiles(from, to string) error {
	return filepath.WalkDir(from, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		relative, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		target := filepath.Join(to, relative)
		if d.IsDir() {
			return os.MkdirAll(target, 0o700)
		}
		if !d.Type().IsRegular() {
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(target, data, 0o600)
	})
}
