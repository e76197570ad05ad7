// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package access

import (
	"fmt"
	"io"
	"os"
	"strings"
)

// maxToken limits the size of a token that is read, in bytes.
const maxToken = 64 << 10

// Stdin is the name of the standard input in flags and arguments that name a file.
const Stdin = "-"

// ReadToken returns the contents of a file, or of the standard input, without space around it. Other users of a machine can read the
// arguments of a process, but not these.
func (s *Session) ReadToken(file string) (string, error) {
	in := s.In
	if file != Stdin {
		f, err := os.Open(file)
		if err != nil {
			return "", fmt.Errorf("read the token: %w", err)
		}
		defer f.Close() //nolint:errcheck // it was only read
		in = f
	}
	data, err := io.ReadAll(io.LimitReader(in, maxToken+1))
	if err != nil {
		return "", fmt.Errorf("read the token from %s: %w", file, err)
	}
	token := strings.TrimSpace(string(data))
	if token == "" || len(data) > maxToken {
		return "", fmt.Errorf("read the token from %s: the length must be between 1 and %d bytes", file, maxToken)
	}
	return token, nil
}
