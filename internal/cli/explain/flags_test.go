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

// What the flags say is what the scheduler has.
func TestStart(t *testing.T) {
	t.Parallel()
	all := decide.Default().Plugins()
	beside := estimators.Options{Port: 10352, Timeout: 3 * time.Second, Namespace: "karmada-system", Prefix: "karmada-scheduler-estimator"}
	registered, guessed := beside, beside
	registered.RequireService = true
	guessed.Timeout, guessed.CAFile, guessed.SkipPull = time.Second, "ca", true
	for name, test := range map[string]struct {
		args    []string
		plugins []string
		options scheduler.Options // without what is compared by itself
		beside  *estimators.Options
	}{
		"by default": {nil, all, scheduler.Options{Models: true}, &registered},
		"as a scheduler with all that": {
			[]string{"--plugins=ClusterAffinity,TaintToleration", "--enable-empty-workload-propagation", "--feature-gates=CustomizedClusterResourceModeling=false",
				"--enable-scheduler-estimator", "--scheduler-estimator-timeout=1s", "--scheduler-estimator-ca-file=ca", "--disable-scheduler-estimator-in-pull-mode"},
			[]string{"ClusterAffinity", "TaintToleration"}, scheduler.Options{KeepEmpty: true}, &guessed,
		},
		"without estimators": {[]string{"--enable-scheduler-estimator=false"}, all, scheduler.Options{Models: true}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var f Flags
			command := &cobra.Command{Use: "c"}
			f.Add(command)
			if err := command.ParseFlags(test.args); err != nil {
				t.Fatal(err)
			}
			s, err := f.Start(fake.NewClientBuilder().Build())
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			if diff := cmp.Diff(test.plugins, s.options.Profile.Plugins()); diff != "" {
				t.Errorf("plugins (-want +got)\n%s", diff)
			}
			if s.options.KeepEmpty != test.options.KeepEmpty || s.options.Models != test.options.Models {
				t.Errorf("options %+v", s.options)
			}
			if (s.beside == nil) != (test.beside == nil) || (s.options.Estimators == nil) != (test.beside == nil) {
				t.Fatalf("estimators: %+v", s.options.Estimators)
			}
			if test.beside == nil {
				return
			}
			if diff := cmp.Diff(*test.beside, s.beside.options); diff != "" {
				t.Errorf("estimators (-want +got)\n%s", diff)
			}
			if e := s.options.Estimators; e.Timeout != test.beside.Timeout || len(e.Others) != 1 || e.Others[0].Name() != estimators.Name {
				t.Errorf("they are asked as %+v", e)
			}
		})
	}
}
