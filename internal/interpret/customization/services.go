// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"context"
	"errors"
	"fmt"
	"net"
	"slices"
	"strconv"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/types"
)

// host returns the current address of the hook, with port. The cache of Services starts with the first hook that refers to one;
// reading blocks until it is synced.
func (e *endpoint) host(ctx context.Context) (string, error) {
	if e.service == nil {
		return e.url.Host, nil
	}
	var s corev1.Service
	key := types.NamespacedName{Namespace: e.service.Namespace, Name: e.service.Name}
	switch err := e.reader.Get(ctx, key, &s); {
	case apierrors.IsNotFound(err):
		return e.url.Host, nil // DNS may resolve name.namespace.svc
	case err != nil:
		return "", fmt.Errorf("read Service %s: %w", key, err)
	}
	host, err := serviceHost(&s, portOf(e.service))
	if err != nil {
		return "", fmt.Errorf("service %s: %w", key, err)
	}
	return host, nil
}

// serviceHost returns the address of a port of a Service (docs/contract/protocols.md#webhook-selection).
func serviceHost(s *corev1.Service, port string) (string, error) {
	if s.Spec.Type == corev1.ServiceTypeExternalName {
		if s.Spec.ExternalName == "" {
			return "", errors.New("externalName is empty")
		}
		return net.JoinHostPort(s.Spec.ExternalName, port), nil
	}
	switch s.Spec.ClusterIP {
	case corev1.ClusterIPNone:
		return "", errors.New("headless Services are not supported")
	case "":
		return "", errors.New("clusterIP is not assigned yet")
	}
	if !slices.ContainsFunc(s.Spec.Ports, func(p corev1.ServicePort) bool { return strconv.Itoa(int(p.Port)) == port }) {
		return "", fmt.Errorf("port %s does not exist", port)
	}
	return net.JoinHostPort(s.Spec.ClusterIP, port), nil
}
