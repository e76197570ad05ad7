// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/spf13/cobra"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"

	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/scheduler/decide"
)

func TestSchedulerFlags_NewScheduler(t *testing.T) {
	t.Parallel()
	all := decide.Default().Plugins()
	defaults := estimators.Options{Port: 10352, Timeout: 3 * time.Second, Namespace: "karmada-system", Prefix: "karmada-scheduler-estimator"}
	registered, changed := defaults, defaults
	registered.RequireService = true
	changed.Timeout, changed.CAFile, changed.SkipPull = time.Second, "ca", true
	for name, test := range map[string]struct {
		args    []string
		plugins []string
		options scheduler.Options // only KeepEmpty and Models
		remote  *estimators.Options
	}{
		"defaults": {nil, all, scheduler.Options{ResourceModels: true}, &registered},
		"all flags": {
			[]string{"--plugins=ClusterAffinity,TaintToleration", "--enable-empty-workload-propagation",
				"--feature-gates=CustomizedClusterResourceModeling=false", "--enable-scheduler-estimator", "--scheduler-estimator-timeout=1s",
				"--scheduler-estimator-ca-file=ca", "--disable-scheduler-estimator-in-pull-mode"},
			[]string{"ClusterAffinity", "TaintToleration"}, scheduler.Options{KeepEmpty: true}, &changed,
		},
		"without estimators": {[]string{"--enable-scheduler-estimator=false"}, all, scheduler.Options{ResourceModels: true}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var f SchedulerFlags
			command := &cobra.Command{Use: "c"}
			f.AddTo(command)
			if err := command.ParseFlags(test.args); err != nil {
				t.Fatal(err)
			}
			s, err := f.NewScheduler(fake.NewClientBuilder().Build())
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			if diff := cmp.Diff(test.plugins, s.options.Profile.Plugins()); diff != "" {
				t.Errorf("plugins (-want +got)\n%s", diff)
			}
			if s.options.KeepEmpty != test.options.KeepEmpty || s.options.ResourceModels != test.options.ResourceModels {
				t.Errorf("options %+v", s.options)
			}
			if (s.remote == nil) != (test.remote == nil) || (s.options.Estimators == nil) != (test.remote == nil) {
				t.Fatalf("estimators: %+v", s.options.Estimators)
			}
			if test.remote == nil {
				return
			}
			if diff := cmp.Diff(*test.remote, s.remote.options); diff != "" {
				t.Errorf("estimators (-want +got)\n%s", diff)
			}
			if e := s.options.Estimators; e.Timeout != test.remote.Timeout || len(e.Others) != 1 || e.Others[0].Name() != estimators.Name {
				t.Errorf("estimators = %+v", e)
			}
		})
	}
}
