// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package names

import (
	"maps"
	"slices"
	"strings"

	rbacv1 "k8s.io/api/rbac/v1"
)

// ProtectedAlways is the value of DeletionProtected that protects an object.
const ProtectedAlways = "Always"

// ListRules returns the rules to list objects of kinds, which are given by the names of their CustomResourceDefinitions.
func ListRules(definitions []string) []rbacv1.PolicyRule {
	byGroup := map[string][]string{}
	for _, name := range definitions {
		if resource, group, ok := strings.Cut(name, "."); ok {
			byGroup[group] = append(byGroup[group], resource)
		}
	}
	var rules []rbacv1.PolicyRule
	for _, group := range slices.Sorted(maps.Keys(byGroup)) {
		slices.Sort(byGroup[group])
		rules = append(rules, rbacv1.PolicyRule{APIGroups: []string{group}, Resources: byGroup[group], Verbs: []string{"list"}})
	}
	return rules
}
