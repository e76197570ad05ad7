// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package standalone

import (
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/features"
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
