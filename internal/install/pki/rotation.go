// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package pki

import (
	"bytes"
	"encoding/pem"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"karmada.io/karmada/internal/machinery/atomicfile"
)

// Phase is a phase of the replacement of CAs and of the key of service account tokens. Each phase is one write: everything else is derived
// from it, so that an interrupted phase can be repeated.
type Phase string

// Phases, in their order. Between two phases, all servers and clients must have read the results of the former one.
const (
	// Steady means that nothing is being replaced.
	Steady Phase = ""
	// Trust means that the next CAs and keys are accepted besides the current ones, which still issue certificates and tokens.
	Trust Phase = "trust"
	// Issue means that the next CAs and keys issue certificates and tokens, and that the former ones are still accepted.
	Issue Phase = "issue"
	// Finish means that only the next CAs and keys are accepted. They then become the current ones.
	Finish Phase = "finish"
)

// Phases returns the phases of a replacement.
func Phases() []Phase { return []Phase{Trust, Issue, Finish} }

// Check returns an error if a phase must not follow p. A phase may be repeated: Steady follows Finish, which then has no effect.
func (p Phase) Check(next Phase) error {
	order := Phases()
	at, to := slices.Index(order, p), slices.Index(order, next)
	switch {
	case to < 0:
		return fmt.Errorf("unknown phase %q: use %s, %s or %s", next, Trust, Issue, Finish)
	case to == at, to == at+1, p == Steady && next == Finish:
		return nil
	case p == Steady:
		return fmt.Errorf("phase %s must follow phase %s, and no CA is being replaced: begin with phase %s", next, order[to-1], Trust)
	}
	return fmt.Errorf("phase %s must not follow phase %s", next, p)
}

// NextIssues reports whether the next CAs and keys issue certificates and tokens.
func (p Phase) NextIssues() bool { return p == Issue || p == Finish }

// Accepted returns the accepted certificates or public keys, PEM-encoded. The first one issues.
func (p Phase) Accepted(current, next []byte) []byte {
	current, next = firstBlock(current), firstBlock(next)
	switch p {
	case Trust:
		return slices.Concat(current, next)
	case Issue:
		return slices.Concat(next, current)
	case Finish:
		return next
	case Steady:
	}
	return current
}

func firstBlock(data []byte) []byte {
	block, _ := pem.Decode(data)
	if block == nil {
		return data
	}
	return pem.EncodeToMemory(block)
}

// Names of files during a replacement. The file phaseName selects the others: without it, they are ignored.
const (
	phaseName    = "rotation"
	nextPrefix   = "next-"
	bundleSuffix = "-bundle"
)

// Rotate writes a phase of the replacement of all CAs and of the key of service account tokens in a directory. Ensure, of the next start,
// derives the other files from it.
func Rotate(dir string, phase Phase, now time.Time) error {
	current, err := readPhase(dir)
	if err != nil {
		return err
	}
	if err := current.Check(phase); err != nil || current == phase || current == Steady && phase == Finish {
		return err
	}
	if phase == Trust {
		for _, name := range []string{caName, frontCAName} {
			pair, err := NewAuthority("karmada-"+name, now)
			if err != nil {
				return err
			}
			if err := writePair(dir, nextPrefix+name+".crt", nextPrefix+name+".key", pair); err != nil {
				return err
			}
		}
		keys, err := NewServiceAccountKeys()
		if err != nil {
			return err
		}
		if err := writePair(dir, nextPrefix+servicePublic, nextPrefix+serviceKey, keys); err != nil {
			return err
		}
	}
	return atomicfile.Write(filepath.Join(dir, phaseName), []byte(phase), publicMode)
}

// RotationPhase returns the phase of the directory.
func RotationPhase(dir string) (Phase, error) { return readPhase(dir) }

func readPhase(dir string) (Phase, error) {
	data, err := os.ReadFile(filepath.Join(dir, phaseName))
	if errors.Is(err, fs.ErrNotExist) {
		return Steady, nil
	}
	phase := Phase(strings.TrimSpace(string(data)))
	if err == nil && !slices.Contains(Phases(), phase) {
		err = fmt.Errorf("unknown phase %q", phase)
	}
	if err != nil {
		return Steady, fmt.Errorf("read the phase in %s: %w", filepath.Join(dir, phaseName), err)
	}
	return phase, nil
}

func writePair(dir, cert, key string, pair KeyPair) error {
	if err := atomicfile.Write(filepath.Join(dir, key), pair.Key, privateMode); err != nil {
		return err
	}
	return atomicfile.Write(filepath.Join(dir, cert), pair.Cert, publicMode)
}

// applyPhase derives the files of a directory from its phase. It replaces the current CAs and keys in phase Finish.
func applyPhase(dir string) (Phase, error) {
	phase, err := readPhase(dir)
	if err != nil {
		return phase, err
	}
	pairs := [][2]string{{caName + ".crt", caName + ".key"}, {frontCAName + ".crt", frontCAName + ".key"}, {servicePublic, serviceKey}}
	if phase == Finish {
		for _, p := range pairs {
			for i, mode := range []fs.FileMode{publicMode, privateMode} {
				if err := copyFile(dir, nextPrefix+p[i], p[i], mode); err != nil {
					return phase, err
				}
			}
		}
		if err := os.Remove(filepath.Join(dir, phaseName)); err != nil {
			return phase, err
		}
		phase = Steady
	}
	for _, p := range pairs {
		bundle := filepath.Join(dir, bundleOf(p[0]))
		if phase == Steady {
			for _, left := range []string{bundle, filepath.Join(dir, nextPrefix+p[0]), filepath.Join(dir, nextPrefix+p[1])} {
				if err := os.Remove(left); err != nil && !errors.Is(err, fs.ErrNotExist) {
					return phase, err
				}
			}
			continue
		}
		current, err := os.ReadFile(filepath.Join(dir, p[0]))
		if err != nil {
			return phase, err
		}
		next, err := os.ReadFile(filepath.Join(dir, nextPrefix+p[0]))
		if err != nil {
			return phase, err
		}
		wanted := phase.Accepted(current, next)
		if found, err := os.ReadFile(bundle); err == nil && bytes.Equal(found, wanted) {
			continue
		}
		if err := atomicfile.Write(bundle, wanted, publicMode); err != nil {
			return phase, err
		}
	}
	return phase, nil
}

func bundleOf(file string) string {
	extension := filepath.Ext(file)
	return strings.TrimSuffix(file, extension) + bundleSuffix + extension
}

func copyFile(dir, from, to string, mode fs.FileMode) error {
	data, err := os.ReadFile(filepath.Join(dir, from))
	if err != nil {
		return err
	}
	return atomicfile.Write(filepath.Join(dir, to), data, mode)
}
