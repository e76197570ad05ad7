// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/machinery/events"
)

func parse(t *testing.T, args ...string) (*UpOptions, *pflag.FlagSet) {
	t.Helper()
	o, fs := &UpOptions{}, pflag.NewFlagSet("up", pflag.ContinueOnError)
	o.AddFlags(fs)
	if err := fs.Parse(args); err != nil {
		t.Fatal(err)
	}
	if err := o.Complete(); err != nil {
		t.Fatal(err)
	}
	return o, fs
}

// The flags of a component set its options, and leave the options of karmada up and of the other components.
func TestUpOptions_component(t *testing.T) {
	t.Parallel()
	args := []string{
		"--component=controller-manager=--cluster-status-update-frequency=1s", "--component=controller-manager=--controllers=*,-binding",
		"--component=scheduler=--plugins=*,-TaintToleration", "--component=descheduler=--unschedulable-threshold=1m", "--descheduler=true",
		"--success-events=all",
	}
	o, fs := parse(t, args...)
	c := o.Components
	if c.Cluster.Frequency != time.Second || c.Selection == nil || c.Profile == nil || o.RunDescheduler == nil || o.WithoutEstimators ||
		c.SuccessEvents != events.AllSuccessEvents || !c.Failover.NoExecute || c.Failover.Rate != 0 {
		t.Errorf("options: %+v", o)
	}
	got := DetachedFlags(fs)
	slices.Sort(got)
	want := slices.Sorted(slices.Values(args))
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("flags of the detached process (-want +got):\n%s", diff)
	}
	o, _ = parse(t, "--resource-eviction-rate=0.5", "--component=controller-manager=--cluster-status-update-frequency=1s")
	if o.Components.Failover.Rate != 0.5 {
		t.Errorf("eviction rate %v, want the one that is set, which does not adapt", o.Components.Failover.Rate)
	}
	o, _ = parse(t, "--component=scheduler=--enable-scheduler-estimator=false", "--component=scheduler=--success-events=all")
	if !o.WithoutEstimators || o.Components.Profile == nil || o.Components.SuccessEvents != events.AllSuccessEvents ||
		o.Components.Selection != nil {
		t.Errorf("options: %+v", o)
	}
}

func TestUpOptions_componentErrors(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		args []string
		want []string
	}{
		"no flag":           {[]string{"--component=scheduler"}, []string{"NAME=--FLAG=VALUE", `"scheduler"`}},
		"unknown component": {[]string{"--component=agent=--v=2"}, []string{`"agent"`, "controller-manager, descheduler, scheduler"}},
		"unknown flag":      {[]string{"--component=scheduler=--controllers=*"}, []string{"--component scheduler: ", "--controllers"}},
		"flag of processes": {[]string{"--component=scheduler=--kubeconfig=/x"}, []string{"--component scheduler: ", "--kubeconfig"}},
		"invalid value": {
			[]string{"--component=controller-manager=--cluster-monitor-period=soon"}, []string{"--component controller-manager: ", "soon"},
		},
		"value out of range": {
			[]string{"--component=controller-manager=--cluster-monitor-period=0s"}, []string{"--component controller-manager: ", "greater than 0"},
		},
		"not running":      {[]string{"--component=descheduler=--unschedulable-threshold=1m"}, []string{"only with --descheduler"}},
		"separate process": {[]string{"--without-components", "--component=scheduler=--plugins=*"}, []string{"--without-components"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o, fs := &UpOptions{}, pflag.NewFlagSet("up", pflag.ContinueOnError)
			o.AddFlags(fs)
			if err := fs.Parse(tc.args); err != nil {
				t.Fatal(err)
			}
			err := o.Complete()
			if err == nil || strings.Contains(err.Error(), "\n") {
				t.Fatalf("Complete() = %v, want an error of one line", err)
			}
			for _, want := range tc.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("Complete() = %v, want %q", err, want)
				}
			}
			for _, flag := range regexp.MustCompile(`--[a-z-]+`).FindAllString(err.Error(), -1) {
				given := slices.ContainsFunc(tc.args, func(a string) bool { return strings.Contains(a, flag) })
				if !given && fs.Lookup(strings.TrimPrefix(flag, "--")) == nil {
					t.Errorf("the error names %s, which karmada up does not have: %v", flag, err)
				}
			}
		})
	}
}

func TestUpOptions(t *testing.T) {
	t.Parallel()
	o, _ := parse(t)
	if o.Components.SuccessEvents != events.EssentialSuccessEvents || o.Components.UnschedulableWorkloads != controllers.KeepUnschedulable ||
		o.Etcd != nil || o.Endpoints.Enabled() || o.NewMembers.Config().Nodes != 3 || !filepath.IsAbs(o.Dir) {
		t.Errorf("defaults: %+v", o)
	}
	args := []string{
		"--bind-address=0.0.0.0", "--etcd-servers=https://a:2379,https://b:2379", "--feature-gates=Failover=true", "--no-nodes=true",
		"--success-events=all", "--unschedulable-workloads=Remove",
	}
	o, fs := parse(t, append(args, "--detach", "--data-dir=/data")...)
	if o.Components.SuccessEvents != events.AllSuccessEvents || o.Components.UnschedulableWorkloads != controllers.RemoveUnschedulable ||
		o.Etcd == nil || len(o.Etcd.Servers) != 2 || !o.Components.Gates.Enabled(features.Failover) || o.NewMembers.Config().Nodes != 0 {
		t.Errorf("options: %+v", o)
	}
	if diff := cmp.Diff(args, DetachedFlags(fs)); diff != "" {
		t.Errorf("flags of the detached process (-want +got):\n%s", diff)
	}
	o.Members = -1
	if err := o.Complete(); err == nil {
		t.Error("no error for a negative number of members")
	}
}
