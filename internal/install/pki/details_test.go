// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package pki

import (
	"slices"
	"testing"
	"time"
)

func TestDetails_state(t *testing.T) {
	t.Parallel()
	pair, err := NewAuthority("karmada", start)
	if err != nil {
		t.Fatal(err)
	}
	signer, err := ParseAuthority(pair, start)
	if err != nil {
		t.Fatal(err)
	}
	leaf, _, err := signer.Ensure(KeyPair{}, Request{User: "u", Groups: []string{"g"}, Names: []string{"a.example.org", "10.0.0.1"}}, start)
	if err != nil {
		t.Fatal(err)
	}
	d, err := Describe(leaf.Cert)
	if err != nil {
		t.Fatal(err)
	}
	if d.Subject != "CN=u,O=g" || d.Issuer != "CN=karmada" || !slices.Equal(d.Names, []string{"a.example.org", "10.0.0.1"}) || d.Authority {
		t.Errorf("Describe() = %+v", d)
	}
	for at, want := range map[time.Duration]State{
		-time.Hour: NotYetValid, time.Hour: Valid, 300 * 24 * time.Hour: Due, 364 * 24 * time.Hour: Due, 366 * 24 * time.Hour: Expired,
	} {
		if got := d.State(start.Add(at)); got != want {
			t.Errorf("State(%v after the issue) = %s, want %s", at, got, want)
		}
	}
	if ca, err := Describe(pair.Cert); err != nil || !ca.Authority {
		t.Errorf("Describe(CA) = %+v, %v", ca, err)
	}
	if _, err := Describe([]byte("damaged")); err == nil {
		t.Error("Describe() accepts data without a certificate")
	}
}
