// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"crypto/sha512"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
)

// defaultRegistry is used if neither the environment nor .npmrc names another one.
const defaultRegistry = "https://registry.npmjs.org"

// maxTarball is the maximum size of a package, packed and unpacked, in bytes.
const maxTarball = 256 << 20

// pkg is a package of the lock file.
type pkg struct {
	Version   string   `json:"version"`
	Integrity string   `json:"integrity"`
	License   string   `json:"license"`
	Dev       bool     `json:"dev"`
	Optional  bool     `json:"optional"`
	OS        []string `json:"os"`
	CPU       []string `json:"cpu"`

	// dir is the directory in the lock file, name that of the package.
	dir, name string
}

// unreachableError is an error of the connection to the registry.
type unreachableError struct{ err error }

func (e *unreachableError) Error() string { return e.err.Error() }
func (e *unreachableError) Unwrap() error { return e.err }

// nodeOS and nodeArch return the platform as the lock file names it.
func nodeOS() string {
	if runtime.GOOS == "windows" {
		return "win32"
	}
	return runtime.GOOS
}

func nodeArch() string {
	if runtime.GOARCH == "amd64" {
		return "x64"
	}
	return runtime.GOARCH
}

// readLock returns the packages of a lock file that this platform needs, by directory, and the hash of the file.
func readLock(file string) (packages []pkg, hash string, err error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, "", err
	}
	var lock struct {
		Packages map[string]pkg `json:"packages"`
	}
	if err := json.Unmarshal(data, &lock); err != nil {
		return nil, "", fmt.Errorf("decode %s: %w", file, err)
	}
	for dir, p := range lock.Packages {
		if dir == "" || len(p.OS) > 0 && !slices.Contains(p.OS, nodeOS()) || len(p.CPU) > 0 && !slices.Contains(p.CPU, nodeArch()) {
			continue
		}
		if dir != path.Clean(dir) || !strings.HasPrefix(dir, "node_modules/") {
			return nil, "", fmt.Errorf("%s: invalid directory %q", file, dir)
		}
		p.dir, p.name = dir, dir[strings.LastIndex(dir, "node_modules/")+len("node_modules/"):]
		packages = append(packages, p)
	}
	slices.SortFunc(packages, func(a, b pkg) int { return strings.Compare(a.dir, b.dir) })
	sum := sha256.Sum256(data)
	return packages, hex.EncodeToString(sum[:]), nil
}

// install unpacks the packages of the lock file below source/node_modules, unless they are there already. It returns all packages.
func install(ctx context.Context, source string) ([]pkg, error) {
	packages, hash, err := readLock(filepath.Join(source, "package-lock.json"))
	if err != nil {
		return nil, err
	}
	target := filepath.Join(source, "node_modules")
	marker := filepath.Join(target, ".verified")
	if done, err := os.ReadFile(marker); err == nil && string(done) == hash {
		return packages, nil
	}
	if err := os.RemoveAll(target); err != nil {
		return nil, err
	}
	registry := registryURL(source)
	errs := make([]error, len(packages))
	slots := make(chan struct{}, 8)
	var group sync.WaitGroup
	for i := range packages {
		slots <- struct{}{}
		group.Go(func() {
			defer func() { <-slots }()
			if err := packages[i].install(ctx, registry, source); err != nil {
				errs[i] = fmt.Errorf("install package %s %s: %w", packages[i].name, packages[i].Version, err)
			}
		})
	}
	group.Wait()
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	return packages, os.WriteFile(marker, []byte(hash), 0o644)
}

// registryURL returns the registry of the environment, of .npmrc, or the default one.
func registryURL(source string) string {
	if url := os.Getenv("npm_config_registry"); url != "" {
		return strings.TrimSuffix(url, "/")
	}
	home, _ := os.UserHomeDir()
	for _, dir := range []string{source, home, "/usr/etc", "/etc", "/usr/local/etc"} {
		name := ".npmrc"
		if dir != source && dir != home {
			name = "npmrc"
		}
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			continue
		}
		for line := range strings.Lines(string(data)) {
			if key, value, found := strings.Cut(line, "="); found && strings.TrimSpace(key) == "registry" {
				return strings.TrimSuffix(strings.Trim(strings.TrimSpace(value), `"`), "/")
			}
		}
	}
	return defaultRegistry
}

// install downloads, verifies and unpacks a package.
func (p *pkg) install(ctx context.Context, registry, source string) error {
	url := registry + "/" + p.name + "/-/" + path.Base(p.name) + "-" + p.Version + ".tgz"
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, url, http.NoBody)
	if err != nil {
		return err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return &unreachableError{err}
	}
	defer func() { _ = response.Body.Close() }() // the content is verified
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("the registry responded %s", response.Status)
	}
	tarball, err := io.ReadAll(io.LimitReader(response.Body, maxTarball))
	if err != nil {
		return &unreachableError{err}
	}
	if err := p.verify(tarball); err != nil {
		return err
	}
	return unpack(tarball, filepath.Join(source, filepath.FromSlash(p.dir)))
}

// verify compares the SHA-512 of a tarball with that of the lock file.
func (p *pkg) verify(tarball []byte) error {
	want, found := strings.CutPrefix(p.Integrity, "sha512-")
	sum := sha512.Sum512(tarball)
	if !found || base64.StdEncoding.EncodeToString(sum[:]) != want {
		return fmt.Errorf("integrity of the tarball does not match the lock file (%q)", p.Integrity)
	}
	return nil
}

// unpack writes the regular files of a tarball, whose names begin with a top-level directory, below dir.
func unpack(tarball []byte, dir string) error {
	zipped, err := gzip.NewReader(bytes.NewReader(tarball))
	if err != nil {
		return err
	}
	for r := tar.NewReader(io.LimitReader(zipped, maxTarball)); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		_, name, _ := strings.Cut(path.Clean(h.Name), "/")
		if h.Typeflag != tar.TypeReg || name == "" {
			continue
		}
		if !filepath.IsLocal(name) {
			return fmt.Errorf("file name %q is not below the package", h.Name)
		}
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		content, err := io.ReadAll(r)
		if err != nil {
			return err
		}
		if err := os.WriteFile(file, content, os.FileMode(h.Mode)&0o755|0o644); err != nil {
			return err
		}
	}
}
