// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"errors"
	"fmt"
	"testing"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime/schema"
)

func TestDenied(t *testing.T) {
	t.Parallel()
	forbidden := func(resource, name, text string) error {
		return fmt.Errorf("context: %w", apierrors.NewForbidden(schema.ParseGroupResource(resource), name, errors.New(text)))
	}
	for want, err := range map[string]error{
		"no permission to list clusters (the ClusterRole clusters-reader of docs/howto/roles.md permits it)": forbidden(
			"clusters.cluster.karmada.io", "", `User "ann" cannot list resource "clusters" in API group "cluster.karmada.io" at the cluster scope`),
		"no permission to get clusters/proxy (access to members is granted as in docs/howto/roles.md)": forbidden(
			"clusters.cluster.karmada.io", "m1",
			`User "ann" cannot get resource "clusters/proxy" in API group "cluster.karmada.io" at the cluster scope`),
		"no permission to get deployments in namespace shop": forbidden(
			"deployments.apps", "web", `User "ann" cannot get resource "deployments" in API group "apps" in the namespace "shop"`),
		`context: pods "web" is forbidden: exceeded quota`: forbidden("pods", "web", "exceeded quota"),
		"broken": errors.New("broken"),
	} {
		if got := Denied(err); got != want {
			t.Errorf("Denied(%v) = %q, want %q", err, got, want)
		}
	}
}
