// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package policytest implements `karmadactl test`, which checks policies against expectations in files, without a control plane.
//
//	file with tests ──► objects of its files ──► review.Run: bindings ──► review.Run with the changes of a test ──► compare
//
// The code of the detector, the scheduler and the renderer makes the decisions.
package policytest

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"sigs.k8s.io/yaml"

	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
)

// suite is a file with tests.
type suite struct {
	Tests []testCase `json:"tests"`

	file string
}

// testCase is one test.
type testCase struct {
	// Name describes the test.
	Name string `json:"name"`
	// Objects are the files with policies, clusters and workloads, relative to the file of the test. A directory stands for its files.
	Objects []string `json:"objects"`
	// Changes are made after all workloads are scheduled, as in a PlacementReview.
	Changes []reviewv1alpha1.Change `json:"changes,omitempty"`
	// Expect holds the expected results.
	Expect []expectation `json:"expect"`
}

// expectation is the expected result for one workload.
type expectation struct {
	// Kind, Namespace and Name select the workload.
	Kind      string `json:"kind"`
	Namespace string `json:"namespace,omitempty"`
	Name      string `json:"name"`
	// Policy is the name of the policy that must apply; "" is not checked.
	Policy string `json:"policy,omitempty"`
	// Clusters are the clusters and their replicas, 0 for objects without replicas. Nil is not checked.
	Clusters map[string]int32 `json:"clusters,omitempty"`
	// NotPropagated expects that no policy selects the workload.
	NotPropagated bool `json:"notPropagated,omitempty"`
	// Error is a part of the expected error, such as the reason why the workload is unschedulable.
	Error string `json:"error,omitempty"`
	// Manifests holds fields that the manifest of a cluster must have, by cluster.
	Manifests map[string]map[string]any `json:"manifests,omitempty"`
}

// findSuites returns the files below a directory that have tests, sorted by name.
func findSuites(dir string) (out []*suite, err error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	defer root.Close() //nolint:errcheck // only read
	err = fs.WalkDir(root.FS(), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !isYAML(name) {
			return err
		}
		text, err := root.ReadFile(name)
		if err != nil {
			return err
		}
		path := filepath.Join(dir, name)
		if !bytes.HasPrefix(text, []byte("tests:")) && !bytes.Contains(text, []byte("\ntests:")) {
			return nil
		}
		s := &suite{file: path}
		if err := yaml.UnmarshalStrict(text, s); err != nil {
			return fmt.Errorf("read tests from %s: %w", path, err)
		}
		out = append(out, s)
		return nil
	})
	if err == nil && len(out) == 0 {
		err = fmt.Errorf("no file with tests in %s: a test file has the field tests", dir)
	}
	return out, err
}

func isYAML(path string) bool { return slices.Contains([]string{".yaml", ".yml"}, filepath.Ext(path)) }

// files returns the files that hold the objects of a test.
func (c *testCase) files(suite string) (out []string, err error) {
	if len(c.Objects) == 0 {
		return nil, errors.New("objects: required")
	}
	for _, name := range c.Objects {
		path := filepath.Join(filepath.Dir(suite), filepath.FromSlash(name))
		info, err := os.Stat(path)
		if err != nil {
			return nil, err
		}
		if !info.IsDir() {
			out = append(out, path)
			continue
		}
		entries, err := os.ReadDir(path)
		if err != nil {
			return nil, err
		}
		for _, e := range entries {
			if file := filepath.Join(path, e.Name()); isYAML(file) && !e.IsDir() && file != suite {
				out = append(out, file)
			}
		}
	}
	return out, nil
}

// title names the workload of an expectation.
func (e *expectation) title() string {
	return e.Kind + " " + strings.TrimPrefix(e.Namespace+"/"+e.Name, "/")
}
