// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"maps"
	"testing"

	"karmada.io/karmada/internal/component"
)

// The defaults match docs/contract/components.md.
func TestServers_flags(t *testing.T) {
	t.Parallel()
	leaderElection := map[string]string{
		"leader-elect": "true", "leader-elect-lease-duration": "15s", "leader-elect-renew-deadline": "10s", "leader-elect-retry-period": "2s",
		"leader-elect-resource-namespace": "karmada-system", "kubeconfig": "", "enable-pprof": "false", "metrics-bind-address": ":8080",
	}
	estimators := map[string]string{
		"scheduler-estimator-port": "10352", "scheduler-estimator-timeout": "3s", "scheduler-estimator-service-namespace": "karmada-system",
		"scheduler-estimator-service-prefix": "karmada-scheduler-estimator", "insecure-skip-estimator-verify": "false",
	}
	for name, tc := range map[string]struct {
		server component.Server
		want   []map[string]string
	}{
		"controller-manager": {ControllerManager(), []map[string]string{leaderElection, {
			"health-probe-bind-address": ":10357", "cluster-status-update-frequency": "10s", "cluster-success-threshold": "30s",
			"cluster-failure-threshold": "30s", "skipped-propagating-apis": "", "skipped-propagating-namespaces": "[kube-.*]",
			"success-events": "essential", "feature-gates": "", "namespace-sync": "auto", "removal-guard-share": "0.2", "removal-guard-min": "100",
			"removal-guard-max": "1000", "removal-guard-window": "5m0s", "restart-guard-share": "0", "restart-guard-min": "100",
		}}},
		"scheduler": {Scheduler(), []map[string]string{leaderElection, estimators, {
			"health-probe-bind-address": ":10351", "scheduler-name": "default-scheduler",
			"leader-elect-resource-name": "karmada-scheduler", "plugins": "[*]", "enable-scheduler-estimator": "false",
			"disable-scheduler-estimator-in-pull-mode": "false", "enable-empty-workload-propagation": "false",
			"success-events": "essential", "unschedulable-workloads": "Keep", "feature-gates": "",
		}}},
		"descheduler": {Descheduler(), []map[string]string{leaderElection, estimators, {
			"health-probe-bind-address": ":10358", "descheduling-interval": "2m0s", "unschedulable-threshold": "5m0s",
			"kube-api-qps": "40", "kube-api-burst": "60", "master": "",
		}}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			want := map[string]string{}
			for _, m := range tc.want {
				maps.Copy(want, m)
			}
			fs := component.Command(tc.server).Flags()
			for flag, value := range want {
				if f := fs.Lookup(flag); f == nil || f.DefValue != value {
					t.Errorf("--%s: %+v, want default %q", flag, f, value)
				}
			}
		})
	}
}

func TestSchedulerLock(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		lease, scheduler, want string
	}{
		"default":              {"karmada-scheduler", "default-scheduler", "karmada-scheduler"},
		"another scheduler":    {"karmada-scheduler", "batch", "karmada-scheduler-batch"},
		"the flag overrides":   {"mine", "batch", "mine"},
		"invalid name":         {"karmada-scheduler", "Batch/1", ""},
		"invalid name by flag": {"Mine", "default-scheduler", ""},
	} {
		got, err := schedulerLock(tc.lease, tc.scheduler)
		if got != tc.want || (err != nil) != (tc.want == "") {
			t.Errorf("%s: schedulerLock(%s, %s) = %q, %v; want %q", name, tc.lease, tc.scheduler, got, err, tc.want)
		}
	}
}
