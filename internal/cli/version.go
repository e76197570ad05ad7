// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/version"
)

func newVersionCommand(s *access.Session) *cobra.Command {
	var provenance string
	c := &cobra.Command{
		Use:   "version",
		Short: "Print the version",
		Long:  "Print the version and build information of " + s.Program() + ".",
		Example: "  # Print the version\n  " + s.Program() + " version\n\n" +
			"  # Check that this program belongs to a release, with the verified provenance of the release\n  " +
			s.Program() + " version --verify=karmada.intoto.json",
		Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			verifies := c.Flags().Changed("verify")
			if verifies && provenance == "" {
				return errors.New("--verify: the path of the provenance is empty")
			}
			if _, err := fmt.Fprintln(s.Out, version.Current().Line(s.Program())); err != nil || !verifies {
				return err
			}
			return verify(s.Out, provenance)
		},
	}
	c.Flags().StringVar(&provenance, "verify", "",
		"File karmada.intoto.json of a release. If set, the checksum of this program must be that of one of its programs.")
	return c
}

// statement is the part of the provenance of a release that verify reads.
type statement struct {
	Subject []struct {
		Name   string            `json:"name"`
		Digest map[string]string `json:"digest"`
	} `json:"subject"`
	Predicate struct {
		BuildDefinition struct {
			ResolvedDependencies []struct {
				Digest map[string]string `json:"digest"`
			} `json:"resolvedDependencies"`
		} `json:"buildDefinition"`
	} `json:"predicate"`
}

// verify prints which program of a release the running one is, and from which commit it was built. It returns an error if the
// provenance does not contain the checksum of the running program.
func verify(out io.Writer, provenance string) error {
	text, err := os.ReadFile(provenance)
	if err != nil {
		return fmt.Errorf("read the provenance: %w", err)
	}
	var s statement
	if err := json.Unmarshal(text, &s); err != nil {
		return fmt.Errorf("parse the provenance %s: %w", provenance, err)
	}
	path, err := os.Executable()
	if err != nil {
		return fmt.Errorf("find the path of this program: %w", err)
	}
	sum, err := checksum(path)
	if err != nil {
		return fmt.Errorf("compute the checksum of %s: %w", path, err)
	}
	for _, subject := range s.Subject {
		if subject.Digest["sha256"] != sum {
			continue
		}
		commit := "unknown"
		for _, source := range s.Predicate.BuildDefinition.ResolvedDependencies {
			if c := source.Digest["gitCommit"]; c != "" {
				commit = c
			}
		}
		_, err := fmt.Fprintf(out, "%s is %s of %s, built from commit %s\n", path, subject.Name, provenance, commit)
		return err
	}
	return fmt.Errorf("verify %s: %s contains no program with its SHA-256 checksum %s", path, provenance, sum)
}

// checksum returns the SHA-256 checksum of a file in hexadecimal digits.
func checksum(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close() //nolint:errcheck // it was only read
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return fmt.Sprintf("%x", h.Sum(nil)), nil
}
