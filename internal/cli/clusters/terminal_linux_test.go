// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package clusters

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	"golang.org/x/sys/unix"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cluster"
)

// openTerminal returns a pseudo terminal on which a user has typed a line.
func openTerminal(t *testing.T, line string) *os.File {
	t.Helper()
	user, err := os.OpenFile("/dev/ptmx", os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Skipf("this system has no pseudo terminals: %v", err)
	}
	fd := int(user.Fd())
	if err := unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	number, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	program, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _, _ = program.Close(), user.Close() })
	if _, err := user.WriteString(line + "\n"); err != nil {
		t.Fatal(err)
	}
	return program
}

// On a terminal, unjoin asks before it deletes, except with --yes.
func TestUnjoin_asksOnTerminal(t *testing.T) {
	t.Parallel()
	control, _ := writeKubeconfigs(t)
	for name, test := range map[string]struct {
		typed          string
		args           []string
		asked, removed bool
	}{
		"no":              {"n", nil, true, false},
		"yes":             {"y", nil, true, true},
		"unclear, then y": {"what?\ny", nil, true, true},
		"--yes":           {"n", []string{"--yes"}, false, true},
		"--dry-run":       {"n", []string{"--dry-run"}, false, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var out, errOut bytes.Buffer
			s := &access.Session{Args: []string{"karmadactl"}, In: openTerminal(t, test.typed), Out: &out, Err: &errOut}
			removed := false
			command := newUnjoin(s, func(context.Context, cluster.Options) error { removed = true; return nil })
			command.SilenceErrors, command.SilenceUsage = true, true
			command.SetArgs(append([]string{"m1", "--kubeconfig", control}, test.args...))
			err := command.ExecuteContext(t.Context())
			if asked := strings.Contains(out.String(), "(y)es or (n)o"); asked != test.asked || removed != test.removed {
				t.Errorf("asked %v, removed %v, want %v and %v; output %s", asked, removed, test.asked, test.removed, out.String())
			}
			if (err == nil) != test.removed || err != nil && err.Error() != "canceled" {
				t.Errorf("error %v", err)
			}
		})
	}
}
