// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"bytes"
	"io"
)

// heldResult writes the output of kubectl. While hold is set, it keeps the lines that report the end of a rollout: kubectl reads only the
// template, and clusters may not have the latest manifest yet.
type heldResult struct {
	out  io.Writer
	hold bool
	held bytes.Buffer
}

// ends are the texts by which kubectl reports the end of a rollout.
var ends = [][]byte{
	[]byte(" successfully rolled out"), []byte("partitioned roll out complete: "), []byte("statefulset rolling update complete "),
}

// Write implements io.Writer. kubectl writes each line at once.
func (h *heldResult) Write(line []byte) (int, error) {
	if h.hold {
		for _, end := range ends {
			if bytes.Contains(line, end) {
				return h.held.Write(line)
			}
		}
	}
	return h.out.Write(line)
}

// release writes the kept lines.
func (h *heldResult) release() error {
	_, err := h.held.WriteTo(h.out)
	return err
}
