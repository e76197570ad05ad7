// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package access

import (
	"errors"
	"fmt"
	"slices"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/discovery"

	"karmada.io/karmada/internal/names/builtin"
)

// foreignError is an error of an API server that is not a Karmada control plane.
type foreignError struct {
	err  error
	hint string
}

func (e *foreignError) Error() string {
	return fmt.Sprintf("the API server is not a Karmada control plane: %v; set --kubeconfig%s", e.err, e.hint)
}

func (e *foreignError) Unwrap() error { return e.err }

// NotServed adds to the error of a kind of Karmada that the API server does not serve, or of an object that it does not have, whether the
// server is a Karmada control plane, and what to do. It returns other errors unchanged, and also if the API groups of the server cannot be
// read.
func (c *Control) NotServed(err error) error {
	if _, known := errors.AsType[*foreignError](err); known || err == nil {
		return err
	}
	group, what := unserved(err)
	karmada := slices.Contains(builtin.NeverPropagated(), group)
	if !karmada && !apierrors.IsNotFound(err) && !meta.IsNoMatchError(err) {
		return err
	}
	groups, readErr := c.groups()
	switch {
	case readErr != nil:
		return err
	case !IsKarmada(groups):
		return c.foreign(err)
	case karmada:
		return fmt.Errorf("%s is not installed in this Karmada control plane: %w; to check the control plane, use: %s",
			what, err, c.CommandLine("", "doctor"))
	}
	return err
}

// ErrNoGroups is the cause for which an API server is not a Karmada control plane.
var ErrNoGroups = errors.New("it serves no API group of Karmada")

// Require returns an error if the API server is not a Karmada control plane. Commands that succeed on any API server call it before they
// write. It returns nil if the API groups of the server cannot be read.
func (c *Control) Require() error {
	if groups, err := c.groups(); err != nil || IsKarmada(groups) {
		return nil
	}
	return c.foreign(ErrNoGroups)
}

// foreign returns the error of an API server that is not a Karmada control plane, and what to do.
func (c *Control) foreign(err error) error {
	hint := c.Hint()
	if hint != "" { // a control plane of karmada up exists
		hint += "; the processes of `karmada up` are shown by: karmada status"
	}
	return &foreignError{err, hint}
}

// groups returns the API groups of the server.
func (c *Control) groups() (*metav1.APIGroupList, error) {
	config, err := c.ToRESTConfig()
	if err != nil {
		return nil, err
	}
	api, err := discovery.NewDiscoveryClientForConfig(config)
	if err != nil {
		return nil, err
	}
	return api.ServerGroups()
}

// IsKarmada reports whether the API groups of a server are those of a Karmada control plane.
func IsKarmada(groups *metav1.APIGroupList) bool {
	return slices.ContainsFunc(groups.Groups, func(g metav1.APIGroup) bool { return slices.Contains(builtin.NeverPropagated(), g.Name) })
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
