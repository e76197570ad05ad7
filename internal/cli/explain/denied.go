// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"regexp"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
)

// denial matches what the authorizer of Kubernetes denies: verb, resource, and namespace.
var denial = regexp.MustCompile(`cannot (\S+) resource "([^"]+)"(?:.*? in the namespace "([^"]+)")?`)

// Denied returns what the user of a request may not do, and which role permits it, or the text of an error with another reason.
func Denied(err error) string {
	if !apierrors.IsForbidden(err) {
		return err.Error()
	}
	found := denial.FindStringSubmatch(err.Error())
	if found == nil {
		return err.Error()
	}
	text := "no permission to " + found[1] + " " + found[2]
	if found[3] != "" {
		text += " in namespace " + found[3]
	}
	if hint := roleHint(found[2]); hint != "" {
		return text + " (" + hint + ")"
	}
	return text
}

// IsDenied reports whether a request failed because its user lacks a permission.
func IsDenied(err error) bool { return apierrors.IsForbidden(err) && denial.MatchString(err.Error()) }

// RoleHint returns which role permits a request that was denied, or "".
func RoleHint(err error) string {
	if !apierrors.IsForbidden(err) {
		return ""
	}
	if found := denial.FindStringSubmatch(err.Error()); found != nil {
		return roleHint(found[2])
	}
	return ""
}

func roleHint(resource string) string {
	switch resource {
	case "clusters":
		return "the ClusterRole clusters-reader of docs/howto/roles.md permits it"
	case "clusters/proxy":
		return "access to members is granted as in docs/howto/roles.md"
	}
	return ""
}
