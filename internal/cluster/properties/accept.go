// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package properties

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"k8s.io/apimachinery/pkg/util/validation"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// Names of properties that the About API defines.
const (
	// ClusterID identifies a cluster in its clusterset.
	ClusterID = "cluster.clusterset.k8s.io"
	// ClusterSet is the name of the clusterset of a cluster.
	ClusterSet = "clusterset.k8s.io"
)

// Versions returns the versions of the About API, in the order of preference.
func Versions() []string { return []string{"about.k8s.io/v1beta1", "about.k8s.io/v1alpha1"} }

const (
	// MaxCount is the maximum number of properties of a cluster.
	MaxCount = 64
	// MaxValue is the maximum length of a value, in characters: that of a property of a ClusterProfile.
	MaxValue = 1024
	// maxBytes is the maximum size of the values of a cluster together.
	maxBytes = 16 << 10
	// maxNamed bounds the properties that a message names.
	maxNamed = 5
)

// Accept returns the properties that are valid and within the limits, sorted by name, and describes the others, "" if there are none. Those
// of the About API come first, the others by name. list comes from a member or its agent.
func Accept(list []clusterv1alpha1.ClusterProperty) (accepted []clusterv1alpha1.ClusterProperty, skipped string) {
	wellKnown := func(p clusterv1alpha1.ClusterProperty) int {
		if p.Name == ClusterID || p.Name == ClusterSet {
			return 0
		}
		return 1
	}
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b clusterv1alpha1.ClusterProperty) int {
		return cmp.Or(cmp.Compare(wellKnown(a), wellKnown(b)), strings.Compare(a.Name, b.Name), strings.Compare(a.Value, b.Value))
	})
	var reasons []string
	size, more := 0, 0
	for i, p := range list {
		reason := invalid(p)
		switch {
		case reason != "":
		case i > 0 && list[i-1].Name == p.Name:
			reason = p.Name + " exists twice"
		case len(accepted) == MaxCount || size+len(p.Value) > maxBytes:
			more++
			continue
		default:
			size += len(p.Value)
			accepted = append(accepted, p)
			continue
		}
		reasons = append(reasons, reason)
	}
	slices.SortFunc(accepted, func(a, b clusterv1alpha1.ClusterProperty) int { return strings.Compare(a.Name, b.Name) })
	named := reasons[:min(len(reasons), maxNamed)]
	if others := len(reasons) - len(named); others > 0 {
		named = append(slices.Clone(named), fmt.Sprintf("%d more are not valid", others))
	}
	if more > 0 {
		named = append(slices.Clone(named), fmt.Sprintf("%d exceed the limits of %d properties and %d bytes", more, MaxCount, maxBytes))
	}
	return accepted, strings.Join(named, "; ")
}

// invalid returns why a property is not valid, or "".
func invalid(p clusterv1alpha1.ClusterProperty) string {
	switch {
	case len(validation.IsDNS1123Subdomain(p.Name)) > 0:
		return "a name is not a DNS subdomain"
	case p.Value == "":
		return p.Name + " has no value"
	case utf8.RuneCountInString(p.Value) > MaxValue:
		return fmt.Sprintf("%s has more than %d characters", p.Name, MaxValue)
	case !utf8.ValidString(p.Value) || strings.ContainsFunc(p.Value, control):
		return p.Name + " has control characters"
	}
	return ""
}

// control reports whether a character could change the output of a terminal.
func control(r rune) bool { return unicode.IsControl(r) && r != '\n' && r != '\t' }
