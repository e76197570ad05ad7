// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"strings"
	"testing"
	"time"

	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/features"
)

func TestServer_invalidFlags(t *testing.T) {
	t.Parallel()
	valid := []string{"--karmada-kubeconfig=x", "--cluster-name=m1"}
	for name, test := range map[string]struct {
		flags []string
		want  string
	}{
		"valid":                   {valid, ""},
		"no control plane":        {[]string{"--cluster-name=m1"}, "--karmada-kubeconfig is required"},
		"no name":                 {[]string{"--karmada-kubeconfig=x"}, "--cluster-name is required"},
		"an invalid name":         {append(valid[:1:1], "--cluster-name=A_1"), "invalid cluster name(A_1)"},
		"a fraction of 1":         {append(valid, "--cluster-lease-renew-interval-fraction=1"), "must be between 0 and 1"},
		"a threshold of 2":        {append(valid, "--cert-rotation-remaining-time-threshold=2"), "must be between 0 and 1"},
		"a short lease":           {append(valid, "--cluster-lease-duration=10ms"), "must be at least 1s"},
		"an unknown secret":       {append(valid, "--report-secrets=Kube"), `"Kube" is none of`},
		"None and another secret": {append(valid, "--report-secrets=None,KubeCredentials"), "None excludes all others"},
		"an unknown controller":   {append(valid, "--controllers=*,rotation"), `"rotation" is none of`},
		"no execution":            {append(valid, "--controllers=*,-execution"), "cannot be disabled"},
		"rotation and no export":  {append(valid, "--controllers=*,certRotation,-serviceExport"), ""},
		"the flags of register":   {append(valid, "--cluster-zones=", "--cluster-provider=", "--proxy-server-address="), ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := Server()
			fs := pflag.NewFlagSet("agent", pflag.ContinueOnError)
			s.AddFlags(fs)
			if err := fs.Parse(test.flags); err != nil {
				t.Fatal(err)
			}
			err := s.Validate()
			if test.want == "" && err != nil || test.want != "" && (err == nil || !strings.Contains(err.Error(), test.want)) {
				t.Errorf("Validate = %v, want %q", err, test.want)
			}
		})
	}
	if component.Command(Server()).Flags().Lookup("leader-elect") == nil {
		t.Error("the agent has no leader election")
	}
}

// Nodes are counted by the grades of resource models unless the flag or the gate is off.
func TestOptions_resourceModels(t *testing.T) {
	t.Parallel()
	for gate, flag := range map[string]bool{"=true": true, "=false": true, "=true,AllAlpha=true": false} {
		gates := features.New()
		if err := gates.Set(string(features.CustomizedClusterResourceModeling) + gate); err != nil {
			t.Fatal(err)
		}
		o := Options{Kubeconfig: "x", Cluster: "m1", LeaseDuration: time.Minute, LeaseRenewFraction: 0.5}
		o.Rotation.Threshold, o.Rotation.Interval, o.Controllers.Gates = 0.5, time.Minute, gates
		if err := o.complete(&flags{controllers: []string{"*"}, modeling: flag}); err != nil {
			t.Fatal(err)
		}
		if got, want := !o.Controllers.Cluster.NoResourceModels, flag && gate == "=true"; got != want {
			t.Errorf("gate%s, flag %v: counts nodes by grade: %v, want %v", gate, flag, got, want)
		}
	}
}

func TestRotates(t *testing.T) {
	t.Parallel()
	for list, want := range map[string]bool{"*": false, "*,certRotation": true, "certRotation": true, "certRotation,-certRotation": false} {
		if got := rotates(strings.Split(list, ",")); got != want {
			t.Errorf("rotates(%s) = %v, want %v", list, got, want)
		}
	}
}
