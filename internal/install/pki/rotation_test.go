// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package pki

import (
	"bytes"
	"crypto/x509"
	"encoding/pem"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// pool returns the certificates in a file.
func pool(t *testing.T, file string) *x509.CertPool {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	p := x509.NewCertPool()
	if !p.AppendCertsFromPEM(data) {
		t.Fatalf("%s contains no certificate", file)
	}
	return p
}

// trusted returns an error unless all certificates in b are accepted by those who have only read a.
func trusted(t *testing.T, a *x509.CertPool, b *Bundle) error {
	t.Helper()
	for _, p := range []Pair{b.Serving(), b.Admin(), b.SuperAdmin()} {
		cert, err := readCert(p.CertFile)
		if err != nil {
			t.Fatal(err)
		}
		_, err = cert.Verify(x509.VerifyOptions{Roots: a, CurrentTime: start, KeyUsages: []x509.ExtKeyUsage{x509.ExtKeyUsageAny}})
		if err != nil {
			return err
		}
	}
	return nil
}

// In every phase, processes that have read the files of the phase before or after it accept one another's certificates. In the end, the
// former CA and key are not accepted.
func TestRotate(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "pki")
	before := ensure(t, dir, start, Options{Revocable: true})
	first, former := pool(t, before.CA().CertFile), before.CAPEM()
	accepted := first
	for _, phase := range Phases() {
		if err := Rotate(dir, phase, start); err != nil {
			t.Fatal(err)
		}
		files := contents(t, dir)
		if err := Rotate(dir, phase, start); err != nil {
			t.Errorf("repeated phase %s: %v", phase, err)
		}
		if diff := cmp.Diff(files, contents(t, dir)); diff != "" {
			t.Errorf("repeated phase %s wrote files: %s", phase, diff)
		}
		b := ensure(t, dir, start, Options{})
		if err := trusted(t, accepted, b); err != nil {
			t.Errorf("before phase %s, certificates of the phase are not accepted: %v", phase, err)
		}
		accepted = pool(t, b.CA().CertFile)
		if err := trusted(t, accepted, b); err != nil {
			t.Errorf("phase %s: %v", phase, err)
		}
		if got, want := trusted(t, first, b) == nil, phase == Trust; got != want {
			t.Errorf("phase %s: accepted by the former CA: %v, want %v", phase, got, want)
		}
		signing, err := readCert(b.SigningCA().CertFile)
		if err != nil {
			t.Fatal(err)
		}
		block, _ := pem.Decode(b.CAPEM())
		if !bytes.Equal(block.Bytes, signing.Raw) {
			t.Errorf("phase %s: the first CA of the bundle does not issue", phase)
		}
		keys, err := os.ReadFile(b.ServiceAccountKeys().CertFile)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := strings.Count(string(keys), "BEGIN"), map[Phase]int{Trust: 2, Issue: 2, Finish: 1}[phase]; got != want {
			t.Errorf("phase %s: %d keys of service account tokens, want %d", phase, got, want)
		}
	}
	if bytes.Contains(ensure(t, dir, start, Options{}).CAPEM(), former) {
		t.Error("the former CA is accepted after the last phase")
	}
	for name := range contents(t, dir) {
		if strings.Contains(name, "next") || strings.Contains(name, "bundle") || name == phaseName {
			t.Errorf("file %s is left", name)
		}
	}
}

// A process that is killed in the last phase leaves some of the files of the former CA: the next start completes it.
func TestRotate_killedInLastPhase(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "pki")
	ensure(t, dir, start, Options{})
	for _, phase := range []Phase{Trust, Issue} {
		if err := Rotate(dir, phase, start); err != nil {
			t.Fatal(err)
		}
		ensure(t, dir, start, Options{})
	}
	want := ensure(t, dir, start, Options{}).Serving()
	if err := Rotate(dir, Finish, start); err != nil {
		t.Fatal(err)
	}
	if err := copyFile(dir, nextPrefix+caName+".crt", caName+".crt", publicMode); err != nil { // without its key
		t.Fatal(err)
	}
	b := ensure(t, dir, start, Options{})
	if _, err := os.Stat(want.CertFile); err != nil || trusted(t, pool(t, b.CA().CertFile), b) != nil {
		t.Errorf("certificates after an interrupted phase: %v", trusted(t, pool(t, b.CA().CertFile), b))
	}
}

func TestPhase_order(t *testing.T) {
	t.Parallel()
	for _, tc := range []struct {
		from, to Phase
		valid    bool
	}{
		{Steady, Trust, true}, {Steady, Issue, false}, {Steady, Finish, true}, {Trust, Trust, true}, {Trust, Issue, true},
		{Trust, Finish, false}, {Issue, Trust, false}, {Issue, Finish, true}, {Finish, Finish, true}, {Trust, "other", false},
	} {
		if err := tc.from.Check(tc.to); (err == nil) != tc.valid {
			t.Errorf("%q.Check(%q) = %v, want valid: %v", tc.from, tc.to, err, tc.valid)
		}
	}
}
