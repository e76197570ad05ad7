// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package client

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/spf13/pflag"
)

func TestFlags(t *testing.T) {
	t.Parallel()
	var o Options
	fs := pflag.NewFlagSet("", pflag.ContinueOnError)
	o.AddFlags(fs)
	want := Options{Port: 10352, Namespace: "karmada-system", Prefix: "karmada-scheduler-estimator", Timeout: 3 * time.Second}
	if diff := cmp.Diff(want, o); diff != "" {
		t.Errorf("defaults (-want +got)\n%s", diff)
	}
	for _, name := range []string{
		"scheduler-estimator-port", "scheduler-estimator-timeout", "scheduler-estimator-service-namespace", "scheduler-estimator-service-prefix",
		"scheduler-estimator-ca-file", "scheduler-estimator-cert-file", "scheduler-estimator-key-file", "insecure-skip-estimator-verify",
	} {
		if fs.Lookup(name) == nil {
			t.Errorf("missing flag --%s", name)
		}
	}
}
