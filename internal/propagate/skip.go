// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/runtime/schema"

	"karmada.io/karmada/internal/names/builtin"
)

// Skip holds the kinds and namespaces that flags exclude from propagation.
type Skip struct {
	apis       []skippedAPI
	namespaces []*regexp.Regexp
}

type skippedAPI struct {
	group, version string // an empty version matches all versions
	kinds          []string
}

// DefaultSkippedNamespaces returns the default of --skipped-propagating-namespaces.
func DefaultSkippedNamespaces() []string { return []string{"kube-.*"} }

// Empty reports whether the flags exclude nothing.
func (s Skip) Empty() bool { return len(s.apis) == 0 && len(s.namespaces) == 0 }

// ParseSkip parses the flags --skipped-propagating-apis ("group;group/version;group/version/Kind,Kind"; the core group is
// written "v1/Kind") and --skipped-propagating-namespaces (regular expressions that must match the whole name).
func ParseSkip(apis string, namespaces []string) (Skip, error) {
	var s Skip
	for entry := range strings.SplitSeq(apis, ";") {
		if entry = strings.TrimSpace(entry); entry == "" {
			continue
		}
		api, err := parseAPI(entry)
		if err != nil {
			return s, err
		}
		s.apis = append(s.apis, api)
	}
	for _, n := range namespaces {
		re, err := regexp.Compile("^(?:" + n + ")$")
		if err != nil {
			return s, fmt.Errorf("skipped namespace %q: %w", n, err)
		}
		s.namespaces = append(s.namespaces, re)
	}
	return s, nil
}

func parseAPI(entry string) (skippedAPI, error) {
	parts := strings.Split(entry, "/")
	if parts[0] == "v1" { // the core group has no name
		parts = append([]string{""}, parts...)
	}
	switch len(parts) {
	case 1:
		return skippedAPI{group: parts[0]}, nil
	case 2:
		return skippedAPI{group: parts[0], version: parts[1]}, nil
	case 3:
		return skippedAPI{group: parts[0], version: parts[1], kinds: strings.Split(parts[2], ",")}, nil
	default:
		return skippedAPI{}, fmt.Errorf("invalid API string %q: want group, group/version or group/version/Kind,Kind", entry)
	}
}

func (s Skip) kind(gvk schema.GroupVersionKind) bool {
	return neverPropagated(gvk) || slices.ContainsFunc(s.apis, func(a skippedAPI) bool {
		return a.group == gvk.Group && (a.version == "" || a.version == gvk.Version) && (len(a.kinds) == 0 || slices.Contains(a.kinds, gvk.Kind))
	})
}

// object returns why an object is not propagated, as a clause whose subject is the object, or "" if it may be.
func (s Skip) object(kind schema.GroupKind, m metadata) string {
	if rule := builtin.Rule(kind, m); rule != "" {
		return rule
	}
	if m.Namespace != "" && s.Namespace(m.Namespace) {
		return "is in a namespace that --skipped-propagating-namespaces excludes"
	}
	return ""
}

// Namespace reports whether the flags exclude a namespace from propagation.
func (s Skip) Namespace(name string) bool {
	return slices.ContainsFunc(s.namespaces, func(re *regexp.Regexp) bool { return re.MatchString(name) })
}
