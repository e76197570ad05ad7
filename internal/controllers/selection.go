// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"fmt"
	"slices"
	"strings"
	"sync"
)

// Names of the controllers of --controllers (docs/contract/components.md#controller-manager).
func onByDefault() []string {
	return []string{
		"agentcsrapproving", "applicationFailover", "binding", "bindingStatus", "cluster", "clusterStatus", "clustertaintpolicy",
		"cronFederatedHorizontalPodAutoscaler", "endpointSlice", "endpointsliceCollect", "endpointsliceDispatch", "execution",
		"federatedHorizontalPodAutoscaler", "federatedResourceQuotaEnforcement", "federatedResourceQuotaStatus",
		"federatedResourceQuotaSync", "gracefulEviction", "multiclusterservice", "namespace", "remedy", "serviceExport", "serviceImport",
		"unifiedAuth", "workStatus", "workloadRebalancer",
	}
}

func offByDefault() []string { return []string{"deploymentReplicasSyncer", "hpaScaleTargetMarker"} }

// Selection is the set of controllers that --controllers enables. A nil Selection enables those that are on by default.
type Selection struct {
	enabled map[string]bool

	mu    sync.Mutex // guards asked
	asked map[string]bool
}

// Select parses the values of --controllers: "*" enables the controllers that are on by default, "name" enables one and "-name"
// disables one. A later value overrides an earlier one, except that "*" does not enable a controller that is disabled by name.
func Select(values []string) (*Selection, error) {
	s := &Selection{enabled: map[string]bool{}, asked: map[string]bool{}}
	known := append(onByDefault(), offByDefault()...)
	for _, v := range values {
		name, disabled := strings.CutPrefix(strings.TrimSpace(v), "-")
		if name == "*" && !disabled {
			for _, n := range onByDefault() {
				if _, ok := s.enabled[n]; !ok {
					s.enabled[n] = true
				}
			}
			continue
		}
		if !slices.Contains(known, name) {
			slices.Sort(known)
			return nil, fmt.Errorf("--controllers: unknown controller %q; known are *, %s", v, strings.Join(known, ", "))
		}
		s.enabled[name] = !disabled
	}
	return s, nil
}

// Enabled reports whether a controller runs. Controllers that --controllers does not list always run.
func (s *Selection) Enabled(name string) bool {
	if s == nil {
		return !slices.Contains(offByDefault(), name)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.asked[name] = true
	if slices.Contains(onByDefault(), name) || slices.Contains(offByDefault(), name) {
		return s.enabled[name]
	}
	return true
}

// Missing returns the enabled controllers that nothing has asked about: this version does not implement them.
func (s *Selection) Missing() (out []string) {
	if s == nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for name, enabled := range s.enabled {
		if enabled && !s.asked[name] {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}
