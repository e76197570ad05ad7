// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"fmt"
	"slices"
	"strings"

	"karmada.io/karmada/internal/cluster/argocd"
	"karmada.io/karmada/internal/cluster/decision"
	"karmada.io/karmada/internal/cluster/multikueue"
	"karmada.io/karmada/internal/cluster/profile"
)

// Names of the controllers of --controllers (docs/contract/components.md#controller-manager).
func onByDefault() []string {
	return []string{
		"agentcsrapproving", "applicationFailover", "binding", "bindingStatus", "cluster", "clusterStatus", "clustertaintpolicy",
		"cronFederatedHorizontalPodAutoscaler", "endpointSlice", "endpointsliceCollect", "endpointsliceDispatch", "execution",
		"federatedHorizontalPodAutoscaler", "federatedResourceQuotaEnforcement", "federatedResourceQuotaStatus",
		"federatedResourceQuotaSync", "gracefulEviction", "multiclusterservice", "namespace", "remedy", "serviceExport", "serviceImport",
		"stagedRollout",
		"unifiedAuth", "workStatus", "workloadRebalancer",
	}
}

// ClusterSet is the name that enables the clusterset: exports that users create in members.
const ClusterSet = "clusterset"

func offByDefault() []string {
	return []string{argocd.Name, profile.Name, ClusterSet, "deploymentReplicasSyncer", "hpaScaleTargetMarker", multikueue.Name, decision.Name}
}

// Selection holds whether --controllers enables a controller. A nil Selection enables the default controllers.
type Selection map[string]bool

// Select parses the values of --controllers: "*" enables the controllers that are on by default, "name" enables one and "-name"
// disables one. A later value overrides an earlier one, except that "*" does not enable a controller that is disabled by name.
func Select(values []string) (Selection, error) {
	s := Selection{}
	known := append(onByDefault(), offByDefault()...)
	for _, v := range values {
		name, disabled := strings.CutPrefix(strings.TrimSpace(v), "-")
		if name == "*" && !disabled {
			for _, n := range onByDefault() {
				if _, ok := s[n]; !ok {
					s[n] = true
				}
			}
			continue
		}
		if !slices.Contains(known, name) {
			slices.Sort(known)
			return nil, fmt.Errorf("--controllers: unknown controller %q; known are *, %s", v, strings.Join(known, ", "))
		}
		s[name] = !disabled
	}
	return s, nil
}

// Enabled reports whether a controller runs. Controllers that --controllers does not list always run.
func (s Selection) Enabled(name string) bool {
	if s == nil {
		return !slices.Contains(offByDefault(), name)
	}
	return s[name] || !slices.Contains(append(onByDefault(), offByDefault()...), name)
}

// Disabled returns the controllers of --controllers that do not run, sorted.
func (s Selection) Disabled() (out []string) {
	for _, name := range append(onByDefault(), offByDefault()...) {
		if !s.Enabled(name) {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}
