// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package certs

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"k8s.io/client-go/tools/clientcmd"

	"karmada.io/karmada/internal/install/credentials"
	"karmada.io/karmada/internal/install/pki"
	"karmada.io/karmada/internal/machinery/atomicfile"
)

// directory is the data directory of a control plane of `karmada up`, which renews its certificates by itself while it runs.
type directory string

func (d directory) pki() string { return filepath.Join(string(d), "control-plane", "pki") }

// kubeconfigs returns the files with the certificate of the administrator.
func (d directory) kubeconfigs() []string {
	return []string{filepath.Join(string(d), "karmada-apiserver.config"), filepath.Join(string(d), "kubeconfig"), d.superAdmin()}
}

// superAdmin returns the kubeconfig of the super administrator.
func (d directory) superAdmin() string { return filepath.Join(string(d), "karmada-super-admin.config") }

// certificates returns the certificates in files, and those of the administrator in kubeconfigs.
func (d directory) certificates() (out []credentials.Entry, err error) {
	add := func(location string, data []byte) error {
		details, err := pki.Describe(data)
		if err != nil {
			return fmt.Errorf("read the certificate in %s: %w", location, err)
		}
		out = append(out, credentials.Entry{Location: location, Details: details})
		return nil
	}
	files, err := os.ReadDir(d.pki())
	if err != nil {
		return nil, fmt.Errorf("read the certificates of the control plane in %s: %w", d, err)
	}
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".crt") {
			continue
		}
		path := filepath.Join(d.pki(), f.Name())
		data, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		if err := add(path, data); err != nil {
			return nil, err
		}
	}
	for _, path := range d.kubeconfigs() {
		config, err := clientcmd.LoadFromFile(path)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("read %s: %w", path, err)
		}
		if user := config.AuthInfos[administrator]; user != nil {
			if err := add(path, user.ClientCertificateData); err != nil {
				return nil, err
			}
		}
	}
	return out, nil
}

// administrator is the user of the control plane in kubeconfigs.
const administrator = "karmada-apiserver"

// renew renews certificates with the state Due, and updates the kubeconfigs. A running control plane reads the new files.
func (d directory) renew(now time.Time, all, dryRun bool) ([]credentials.Change, error) {
	changes, err := d.due(now, all)
	if err != nil || dryRun {
		return changes, err
	}
	bundle, err := pki.Ensure(d.pki(), now, pki.Options{})
	if err != nil {
		return nil, err
	}
	if all {
		if _, err := bundle.RenewAll(now); err != nil {
			return nil, err
		}
	}
	for _, path := range d.kubeconfigs() {
		pem := bundle.AdminPEM
		if path == d.superAdmin() {
			pem = bundle.SuperAdminPEM
		}
		cert, key, err := pem()
		if err != nil {
			return nil, err
		}
		if err := updateKubeconfig(path, cert, key); err != nil {
			return nil, err
		}
	}
	return changes, nil
}

// due returns the certificates that renew issues again.
func (d directory) due(now time.Time, all bool) (changes []credentials.Change, err error) {
	entries, err := d.certificates()
	if err != nil {
		return nil, err
	}
	if len(entries) == 0 { // pki.Ensure would create new CAs
		return nil, fmt.Errorf("%s contains no certificates: restore it from a backup, or start the control plane to create them", d.pki())
	}
	for _, e := range entries {
		state := e.State(now)
		switch {
		case e.Authority:
		case state == pki.Due || state == pki.Expired:
			changes = append(changes, credentials.Change{Secret: e.Location, Reason: "expires on " + e.NotAfter.Format(time.DateOnly)})
		case all:
			changes = append(changes, credentials.Change{Secret: e.Location, Reason: "requested"})
		}
	}
	return changes, nil
}

// updateKubeconfig replaces the certificate of the administrator in a kubeconfig, if it differs.
func updateKubeconfig(path string, cert, key []byte) error {
	config, err := clientcmd.LoadFromFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil // karmada up writes it at the next start
	}
	if err != nil {
		return fmt.Errorf("read %s: %w", path, err)
	}
	user := config.AuthInfos[administrator]
	if user == nil || bytes.Equal(user.ClientCertificateData, cert) {
		return nil
	}
	user.ClientCertificateData, user.ClientKeyData = cert, key
	data, err := clientcmd.Write(*config)
	if err != nil {
		return fmt.Errorf("encode %s: %w", path, err)
	}
	return atomicfile.Write(path, data, 0o600)
}

// Local returns the certificates in the data directory of a control plane of `karmada up`.
func Local(dataDir string) ([]credentials.Entry, error) { return directory(dataDir).certificates() }
