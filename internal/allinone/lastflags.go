// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"karmada.io/karmada/internal/machinery/atomicfile"
)

// flagsFile has the flags of the last start, as a JSON list.
const flagsFile = "flags.json"

// onceOnly are the flags of `karmada up` whose effect remains, or that are for one start.
func onceOnly() []string {
	return []string{"members", "nodes", "node-cpu", "node-memory", "node-pods", "no-nodes", "secure-port", "etcd-take-over", "v"}
}

// PrintLostFlags prints the flags of the last start that are not among flags: a restart without them can switch off what the user expects,
// such as the servers that gates of rollouts query.
func PrintLostFlags(out io.Writer, l Layout, flags []string) {
	if lost := lostFlags(l, flags); len(lost) > 0 {
		fmt.Fprintf(out, "Warning: the last start had flags that are not set now: %s\n", strings.Join(lost, " "))
	}
}

func lostFlags(l Layout, flags []string) []string {
	data, err := os.ReadFile(filepath.Join(l.ControlPlane(), flagsFile))
	var last []string
	if err != nil || json.Unmarshal(data, &last) != nil {
		return nil
	}
	identity := func(flag string) string { // that of a flag that can be repeated includes its value
		if name, _, _ := strings.Cut(flag, "="); name != "--component" {
			return name
		}
		return flag
	}
	return slices.DeleteFunc(last, func(flag string) bool {
		id := identity(flag)
		return slices.Contains(onceOnly(), strings.TrimPrefix(id, "--")) ||
			slices.ContainsFunc(flags, func(f string) bool { return identity(f) == id })
	})
}

// recordFlags records the flags of a start.
func recordFlags(l Layout, flags []string) error {
	data, err := json.Marshal(flags)
	if err != nil {
		return fmt.Errorf("encode the flags: %w", err)
	}
	return atomicfile.Write(filepath.Join(l.ControlPlane(), flagsFile), data, 0o600)
}
