// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package access

import (
	"errors"
	"fmt"
	"slices"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/discovery"

	"karmada.io/karmada/internal/names/builtin"
)

// NotServed adds to the error of a kind of Karmada that the API server does not serve whether the server is a Karmada control plane, and
// what to do. It returns other errors unchanged, and also if the API groups of the server cannot be read.
func (c *Control) NotServed(err error) error {
	group, what := unserved(err)
	if !slices.Contains(builtin.NeverPropagated(), group) {
		return err
	}
	config, configErr := c.ToRESTConfig()
	if configErr != nil {
		return err
	}
	api, configErr := discovery.NewDiscoveryClientForConfig(config)
	if configErr != nil {
		return err
	}
	groups, readErr := api.ServerGroups()
	if readErr != nil {
		return err
	}
	if slices.ContainsFunc(groups.Groups, func(g metav1.APIGroup) bool { return slices.Contains(builtin.NeverPropagated(), g.Name) }) {
		return fmt.Errorf("%s is not installed in this Karmada control plane: %w; to check the control plane, use: %s",
			what, err, c.CommandLine("", "doctor"))
	}
	hint := c.Hint()
	if hint != "" { // a control plane of karmada up exists
		hint += "; the processes of `karmada up` are shown by: karmada status"
	}
	return fmt.Errorf("the API server is not a Karmada control plane: %w; set --kubeconfig%s", err, hint)
}

// unserved returns what an API server does not serve according to an error: the kind or the group in words, and its API group. Other errors
// yield "".
func unserved(err error) (group, what string) {
	if kind, ok := errors.AsType[*meta.NoKindMatchError](err); ok {
		return kind.GroupKind.Group, "the kind " + kind.GroupKind.Kind
	}
	if resource, ok := errors.AsType[*meta.NoResourceMatchError](err); ok { // the discovery of the group failed
		return resource.PartialResource.Group, "the API group " + resource.PartialResource.Group
	}
	return "", ""
}
