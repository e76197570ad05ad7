// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"k8s.io/client-go/rest"
	testclock "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// The API server refuses an agent that changes the location of its cluster.
func TestPullOptions_keepsLocation(t *testing.T) {
	t.Parallel()
	location := func(provider, region string, zones ...string) clusterv1alpha1.ClusterSpec {
		return clusterv1alpha1.ClusterSpec{ID: "id", Provider: provider, Region: region, Zones: zones}
	}
	o := PullOptions{Options: Options{Provider: "p", Region: "r", Zones: []string{"z"}, Member: &rest.Config{}}}
	for name, test := range map[string]struct{ observed, want clusterv1alpha1.ClusterSpec }{
		"none":    {location("", ""), location("p", "r", "z")},
		"partial": {location("", "moved"), location("p", "moved", "z")},
		"other":   {location("q", "moved", "y", "x"), location("q", "moved", "y", "x")},
		"a zone of an earlier version": {
			clusterv1alpha1.ClusterSpec{ID: "id", Zone: "y"}, clusterv1alpha1.ClusterSpec{ID: "id", Provider: "p", Region: "r", Zone: "y"},
		},
	} {
		spec := test.observed
		o.setConnection(&spec, "id")
		if diff := cmp.Diff(test.want, spec); diff != "" {
			t.Errorf("%s: setConnection (-want +got):\n%s", name, diff)
		}
	}
}

// Tokens without expiration, which were reported because the cluster limits the lifetime of others, are kept by this process. The tokens
// of an earlier process are replaced.
func TestTokens_fallback(t *testing.T) {
	t.Parallel()
	const namespace = "karmada-cluster"
	requests := 0
	control, observed := fake.NewClientBuilder().Build(), newMember(namespace, time.Hour, &requests)
	run := func(o PullOptions, want bool) {
		t.Helper()
		creds, renewed, err := o.tokens(t.Context(), control, observed)
		if err != nil || renewed != want || string(creds.token) != "static" || string(creds.impersonator) != "static" {
			t.Fatalf("tokens %q and %q, renewed %v, want %v, error %v", creds.token, creds.impersonator, renewed, want, err)
		}
		if err := o.report(t.Context(), control, creds, nil); err != nil {
			t.Fatal(err)
		}
	}
	o := PullOptions{
		Options:       Options{Name: "m1", ClusterNamespace: namespace, TokenLifetime: 24 * time.Hour, Member: &rest.Config{}},
		ReportSecrets: []string{ReportCredentials, ReportImpersonator}, Clock: testclock.NewFakePassiveClock(time.Unix(2000, 0)),
		Fallback: new(atomic.Bool),
	}
	run(o, true)
	run(o, false)
	if requests != 2 {
		t.Errorf("%d requests for tokens, want 2", requests)
	}
	o.Fallback = new(atomic.Bool)
	run(o, true)
}
