// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

const (
	// resolutionReportAge is the time after which a report about name resolution is ignored. A detector reports every minute.
	resolutionReportAge = 5 * time.Minute
	// maxNamedNodes bounds the nodes that a message names.
	maxNamedNodes = 5
)

// resolution is the last report of the detector of a node (package nameresolution). The zero value means no report.
type resolution struct {
	status    corev1.ConditionStatus
	heartbeat time.Time // by the clock of the member, which may differ
	observed  time.Time // when the heartbeat was seen first
}

var noResolutionReports = readyState{
	metav1.ConditionUnknown, clusterv1alpha1.ClusterReasonNoResolutionReports,
	"no ready node has reported about name resolution recently: check the pods of the detector",
}

// resolutionOf returns the state of the condition ServiceDomainNameResolutionReady from the reports of the nodes and the current
// condition. ok is false if the condition does not change. Without any report, a condition that this package set becomes Unknown.
func resolutionOf(reports readyState, current *metav1.Condition) (next readyState, ok bool) {
	switch {
	case reports.status != "":
		return reports, true
	case current == nil:
		return readyState{}, false
	case current.Reason == clusterv1alpha1.ClusterReasonNamesResolve, current.Reason == clusterv1alpha1.ClusterReasonNamesDoNotResolve:
		return noResolutionReports, true
	}
	return readyState{}, false
}

// resolves returns what the nodes report about the condition ServiceDomainNameResolutionReady: False if names do not resolve on most of
// the ready nodes that report. The zero value means that no node has ever reported: an external detector may set the condition.
func (u *usage) resolves() readyState {
	u.mu.Lock()
	defer u.mu.Unlock()
	known, recent := false, 0
	var failing []string
	for _, name := range slices.Sorted(maps.Keys(u.nodes)) {
		n := u.nodes[name]
		known = known || n.resolution.status != ""
		if n.resolution.status == "" || !n.ready || u.clock.Since(n.resolution.observed) >= resolutionReportAge {
			continue
		}
		recent++
		if n.resolution.status == corev1.ConditionFalse {
			failing = append(failing, name)
		}
	}
	switch {
	case !known:
		return readyState{}
	case recent == 0:
		return noResolutionReports
	case len(failing) == 0:
		return readyState{metav1.ConditionTrue, clusterv1alpha1.ClusterReasonNamesResolve, "names of services resolve"}
	}
	named := strings.Join(failing[:min(len(failing), maxNamedNodes)], ", ")
	if more := len(failing) - maxNamedNodes; more > 0 {
		named += fmt.Sprintf(" and %d more", more)
	}
	message := fmt.Sprintf("names of services do not resolve on %d of %d nodes: %s", len(failing), recent, named)
	if 2*len(failing) > recent {
		return readyState{metav1.ConditionFalse, clusterv1alpha1.ClusterReasonNamesDoNotResolve, message}
	}
	return readyState{metav1.ConditionTrue, clusterv1alpha1.ClusterReasonNamesResolve, message}
}
