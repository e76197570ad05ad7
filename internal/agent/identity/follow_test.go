// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package identity

import (
	"bytes"
	"context"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	testingclock "k8s.io/utils/clock/testing"

	"karmada.io/karmada/internal/install/pki"
)

// The agent follows each phase of a replacement of the CA: it trusts both CAs, gets a certificate of the next one, and forgets the former.
// It writes nothing when nothing changed, and keeps a CA that the control plane does not publish.
func TestRotation_followsCA(t *testing.T) {
	t.Parallel()
	newCA := func() (pki.KeyPair, *pki.Authority) {
		pair, err := pki.NewAuthority("karmada", epoch)
		if err != nil {
			t.Fatal(err)
		}
		a, err := pki.ParseAuthority(pair, epoch)
		if err != nil {
			t.Fatal(err)
		}
		return pair, a
	}
	issue := func(a *pki.Authority) Credentials {
		pair, _, err := a.Ensure(pki.KeyPair{}, pki.Request{User: "system:karmada:agent:m1", Client: true}, epoch)
		if err != nil {
			t.Fatal(err)
		}
		return Credentials{Certificate: pair.Cert, Key: pair.Key}
	}
	former, formerCA := newCA()
	next, nextCA := newCA()
	foreign, _ := newCA()
	store := FileStore(filepath.Join(t.TempDir(), "config"))
	kubeconfig, err := clientcmd.Write(*Kubeconfig("m1", "https://hub:5443", former.Cert, issue(formerCA)))
	if err != nil {
		t.Fatal(err)
	}
	if err := store.Write(t.Context(), kubeconfig); err != nil {
		t.Fatal(err)
	}
	var published []byte
	requests := 0
	r := Rotation{Cluster: "follows-ca", Store: store, Threshold: 0.2, Clock: testingclock.NewFakeClock(epoch),
		bundle: func(context.Context, *rest.Config) ([]byte, error) { return published, nil },
		request: func(_ context.Context, by *rest.Config, _ string, _, _ time.Duration) (Credentials, error) {
			requests++
			if !bytes.Equal(by.CAData, published) {
				t.Error("the request does not trust the published CAs")
			}
			return issue(nextCA), nil
		}}
	for _, step := range []struct {
		name                string
		published, want     []byte
		requested, unchange bool
	}{
		{"not published", nil, former.Cert, false, true},
		{"the same", former.Cert, former.Cert, false, true},
		{"another CA only", foreign.Cert, former.Cert, false, true},
		{"phase trust", slices.Concat(former.Cert, next.Cert), slices.Concat(former.Cert, next.Cert), false, false},
		{"phase issue", slices.Concat(next.Cert, former.Cert), slices.Concat(next.Cert, former.Cert), true, false},
		{"phase issue again", slices.Concat(next.Cert, former.Cert), slices.Concat(next.Cert, former.Cert), false, true},
		{"phase finish", next.Cert, next.Cert, false, false},
	} {
		published, requests = step.published, 0
		before, err := store.Read(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if renewed, err := r.check(t.Context()); err != nil || renewed != step.requested || (requests > 0) != step.requested {
			t.Errorf("%s: check() = %v, %v after %d requests, want %v", step.name, renewed, err, requests, step.requested)
		}
		after, err := store.Read(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Equal(before, after) != step.unchange {
			t.Errorf("%s: written: %v", step.name, !step.unchange)
		}
		config, err := clientcmd.Load(after)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(config.Clusters["karmada-apiserver"].CertificateAuthorityData, step.want) {
			t.Errorf("%s: the agent does not trust the expected CAs", step.name)
		}
	}
}
