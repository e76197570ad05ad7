// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package standalone

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"karmada.io/karmada/internal/component"
)

// Layout is the data directory.
type Layout struct{ Dir string }

// ControlPlane is the directory of the embedded control plane, Members that of all member clusters, Member that of one.
func (l Layout) ControlPlane() string { return filepath.Join(l.Dir, "control-plane") }

// Members is the directory that holds one directory for each member.
func (l Layout) Members() string { return filepath.Join(l.Dir, "members") }

// Member is the directory of one member.
func (l Layout) Member(name string) string { return filepath.Join(l.Members(), name) }

// Log is the log of the detached process that works on a directory.
func (l Layout) Log(dir string) string { return filepath.Join(dir, "karmada.log") }

// ControlKubeconfig has the context of the control plane. This one and the next two are for users.
func (l Layout) ControlKubeconfig() string { return filepath.Join(l.Dir, "karmada-apiserver.config") }

// MembersKubeconfig has a context for each member.
func (l Layout) MembersKubeconfig() string { return filepath.Join(l.Dir, "members.config") }

// Kubeconfig has all contexts; the control plane's is the current one.
func (l Layout) Kubeconfig() string { return filepath.Join(l.Dir, "kubeconfig") }

// MemberNames lists the members there are, running or not.
func (l Layout) MemberNames() ([]string, error) {
	entries, err := os.ReadDir(l.Members())
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("list the member clusters: %w", err)
	}
	var out []string
	for _, e := range entries {
		if e.IsDir() {
			out = append(out, e.Name())
		}
	}
	slices.Sort(out)
	return out, nil
}

// Progress is what a process tells of itself in its data directory, for status and for those who wait for it.
type Progress struct {
	PID     int       `json:"pid"`
	Started time.Time `json:"started"`
	// Ready says that all parts are; Error why the process ended.
	Ready bool   `json:"ready"`
	Error string `json:"error,omitempty"`
	URL   string `json:"url,omitempty"`
	// Parts are in the order in which they were first heard of.
	Parts []PartProgress `json:"parts"`
}

// PartProgress is the state of one part.
type PartProgress struct {
	Name  string          `json:"name"`
	State component.State `json:"state"`
	Since time.Time       `json:"since"`
}

const progressFile = "progress.json"

// ReadProgress reads what the process that works, or last worked, on a directory told of itself.
func ReadProgress(dir string) (Progress, error) {
	var p Progress
	data, err := os.ReadFile(filepath.Join(dir, progressFile))
	if err != nil {
		return p, err
	}
	if err := json.Unmarshal(data, &p); err != nil {
		return p, fmt.Errorf("%s is damaged: %w", filepath.Join(dir, progressFile), err)
	}
	return p, nil
}

// write replaces the file at once: readers see the old or the new, never a part.
func (p Progress) write(dir string) error {
	data, err := json.MarshalIndent(p, "", "  ")
	if err != nil {
		return err
	}
	return replace(filepath.Join(dir, progressFile), data)
}

func replace(path string, data []byte) error {
	if old, err := os.ReadFile(path); err == nil && string(old) == string(data) {
		return nil
	}
	draft, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"-*")
	if err != nil {
		return err
	}
	_, err = draft.Write(data)
	if err := errors.Join(err, draft.Close()); err != nil {
		_ = os.Remove(draft.Name())
		return err
	}
	if err := os.Rename(draft.Name(), path); err != nil {
		_ = os.Remove(draft.Name())
		return err
	}
	return nil
}
