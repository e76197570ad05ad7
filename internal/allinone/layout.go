// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/machinery/atomicfile"
)

// Layout is the data directory.
type Layout struct{ Dir string }

// AddFlags adds --data-dir, which every local command has.
func (l *Layout) AddFlags(fs *pflag.FlagSet) {
	home, err := os.UserHomeDir()
	if err != nil {
		home = "."
	}
	fs.StringVar(&l.Dir, "data-dir", filepath.Join(home, ".karmada"), "The directory for all data, certificates, kubeconfigs and logs.")
}

// Complete makes the path of the directory absolute.
func (l *Layout) Complete() (err error) {
	if l.Dir, err = filepath.Abs(l.Dir); err != nil {
		return fmt.Errorf("data directory %s: %w", l.Dir, err)
	}
	return nil
}

// ControlPlane returns the directory of the embedded control plane.
func (l Layout) ControlPlane() string { return filepath.Join(l.Dir, "control-plane") }

// pki returns the directory of the certificates and keys of the control plane.
func (l Layout) pki() string { return filepath.Join(l.ControlPlane(), "pki") }

// Members returns the directory that contains one directory for each member.
func (l Layout) Members() string { return filepath.Join(l.Dir, "members") }

// Member returns the directory of one member.
func (l Layout) Member(name string) string { return filepath.Join(l.Members(), name) }

// Log returns the log file of the process that owns dir.
func (l Layout) Log(dir string) string { return filepath.Join(dir, "karmada.log") }

// output returns the file with the output of the detached process that owns dir, such as the trace of a crash.
func (l Layout) output(dir string) string { return filepath.Join(dir, "karmada.out") }

// ControlKubeconfig returns the user's kubeconfig with the context of the control plane.
func (l Layout) ControlKubeconfig() string { return filepath.Join(l.Dir, "karmada-apiserver.config") }

// superAdminKubeconfig returns the kubeconfig of the user whose rights cannot be revoked. Clients do not use it.
func (l Layout) superAdminKubeconfig() string {
	return filepath.Join(l.Dir, "karmada-super-admin.config")
}

// MembersKubeconfig returns the user's kubeconfig with a context for each member.
func (l Layout) MembersKubeconfig() string { return filepath.Join(l.Dir, "members.config") }

// Kubeconfig returns the user's kubeconfig with all contexts; the current one selects the control plane.
func (l Layout) Kubeconfig() string { return filepath.Join(l.Dir, "kubeconfig") }

// MemberNames lists the members that have a directory, running or not.
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

// memberDirs returns the directories of the members, as far as they can be listed.
func (l Layout) memberDirs() (out []string) {
	members, _ := l.MemberNames()
	for _, name := range members {
		out = append(out, l.Member(name))
	}
	return out
}

// Progress is the state that a process records in its data directory, for `karmada status` and for processes that wait.
type Progress struct {
	PID     int       `json:"pid"`
	Started time.Time `json:"started"`
	// Ready is true while all parts are ready.
	Ready bool `json:"ready"`
	// Error is the reason why the process ended.
	Error string `json:"error,omitempty"`
	URL   string `json:"url,omitempty"`
	// Parts are in the order in which they start.
	Parts []PartProgress `json:"parts"`
}

// PartProgress is the state of one part.
type PartProgress struct {
	Name  string          `json:"name"`
	State component.State `json:"state"`
	Since time.Time       `json:"since"`
}

const progressFile = "progress.json"

// ReadProgress returns the state that the current or last owner of dir recorded.
func ReadProgress(dir string) (Progress, error) {
	var p Progress
	data, err := os.ReadFile(filepath.Join(dir, progressFile))
	if err != nil {
		return p, err
	}
	if err := json.Unmarshal(data, &p); err != nil {
		return p, fmt.Errorf("decode %s: %w", filepath.Join(dir, progressFile), err)
	}
	return p, nil
}

func (p Progress) write(dir string) error {
	data, err := json.MarshalIndent(p, "", "  ")
	if err != nil {
		return err
	}
	return atomicfile.WriteVolatile(filepath.Join(dir, progressFile), data, 0o600)
}
