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

// host is the address, with port, to which the hook is called now. Services are read from a cache that begins to be filled
// with the first hook that refers to one; until it is, reading waits.
func (e *endpoint) host(ctx context.Context) (string, error) {
	if e.service == nil {
		return e.url.Host, nil
	}
	var s corev1.Service
	key := types.NamespacedName{Namespace: e.service.Namespace, Name: e.service.Name}
	switch err := e.reader.Get(ctx, key, &s); {
	case apierrors.IsNotFound(err):
		return e.url.Host, nil // name.namespace.svc: whoever resolves names may know it
	case err != nil:
		return "", fmt.Errorf("read Service %s: %w", key, err)
	}
	host, err := hostOf(&s, portOf(e.service))
	if err != nil {
		return "", fmt.Errorf("service %s: %w", key, err)
	}
	return host, nil
}

// hostOf is where a Service listens on a port (extension-protocols §3).
func hostOf(s *corev1.Service, port string) (string, error) {
	if s.Spec.Type == corev1.ServiceTypeExternalName {
		if s.Spec.ExternalName == "" {
			return "", errors.New("it has no externalName")
		}
		return net.JoinHostPort(s.Spec.ExternalName, port), nil
	}
	switch s.Spec.ClusterIP {
	case corev1.ClusterIPNone:
		return "", errors.New("it is headless, and has no address to call")
	case "":
		return "", errors.New("it has no clusterIP yet")
	}
	if !slices.ContainsFunc(s.Spec.Ports, func(p corev1.ServicePort) bool { return strconv.Itoa(int(p.Port)) == port }) {
		return "", fmt.Errorf("it has no port %s", port)
	}
	return net.JoinHostPort(s.Spec.ClusterIP, port), nil
}
