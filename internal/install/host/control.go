// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"context"
	"fmt"

	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/install"
	"karmada.io/karmada/internal/install/apiservice"
	"karmada.io/karmada/internal/install/manifests"
)

// prepareControlPlane installs the objects of the control plane itself: webhooks, kinds, roles, and the objects for the
// registration of clusters. Components require them when they start.
func (i *Installation) prepareControlPlane(ctx context.Context) error {
	i.report("Install kinds, webhooks and roles in the control plane")
	control, err := i.control(ctx)
	if err != nil {
		return err
	}
	ca := i.issued.Bundle(manifests.CA)
	hook := install.Webhook{
		URL: "https://" + string(manifests.Webhook) + "." + i.Spec.Namespace + ".svc:443", CABundle: ca,
		EnforceQuotas: i.Spec.Gate(manifests.Webhook, features.FederatedQuotaEnforcement),
	}
	if err := install.Apply(ctx, control, hook); err != nil {
		return fmt.Errorf("prepare the control plane: %w", err)
	}
	endpoint := install.Endpoint{Server: i.Spec.Endpoint.Server, CABundle: ca}
	if endpoint.Server == "" {
		endpoint.Server = i.Spec.InternalServer()
	}
	if err := install.Registration(ctx, control, endpoint); err != nil {
		return fmt.Errorf("prepare the registration of clusters: %w", err)
	}
	for _, r := range i.registrations() {
		if err := apiservice.Apply(ctx, control, r); err != nil {
			return err
		}
	}
	return removeAPIs(ctx, control, i.Spec)
}

// registered returns the registration of the APIs of a component at its Service in the host cluster, without their address, or nil.
func registered(c manifests.Component, ca []byte) *apiservice.Registration {
	var r apiservice.Registration
	switch c {
	case manifests.AggregatedAPIServer:
		r = apiservice.Clusters(443, ca)
	case manifests.Search:
		r = apiservice.Search(443, ca)
	case manifests.MetricsAdapter:
		r = apiservice.Metrics(443, ca)
	default:
		return nil
	}
	return &r
}

// registrations returns the aggregated APIs of the enabled components.
func (i *Installation) registrations() (out []apiservice.Registration) {
	for _, c := range manifests.Components() {
		r := registered(c, i.issued.Bundle(manifests.CA))
		if r != nil && i.Spec.Components[c].Enabled {
			r.Host = string(c) + "." + i.Spec.Namespace + ".svc." + i.Spec.ClusterDomain
			out = append(out, *r)
		}
	}
	return out
}

// removeAPIs removes the registrations of disabled components.
func removeAPIs(ctx context.Context, control client.Client, spec manifests.Spec) error {
	for _, c := range manifests.Components() {
		if r := registered(c, nil); r != nil && !spec.Components[c].Enabled {
			if err := apiservice.Remove(ctx, control, *r); err != nil {
				return err
			}
		}
	}
	return nil
}

// awaitAPIs waits until the aggregated APIs are available.
func (i *Installation) awaitAPIs(ctx context.Context) error {
	control, err := i.control(ctx)
	if err != nil {
		return err
	}
	if i.Timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, i.Timeout)
		defer cancel()
	}
	for _, r := range i.registrations() {
		i.report("Wait for the API of " + r.Service)
		if err := apiservice.Await(ctx, control, r); err != nil {
			return err
		}
	}
	return nil
}

// control returns a client of the control plane, once it accepts connections: the address of a Service can take a moment to work.
func (i *Installation) control(ctx context.Context) (client.Client, error) {
	config, err := i.Config()
	if err != nil {
		return nil, err
	}
	var control client.Client
	var last error
	err = i.poll(ctx, func(ctx context.Context) (bool, error) {
		control, last = client.New(config, client.Options{Scheme: Scheme()})
		if last == nil {
			last = ready(ctx, config)
		}
		return last == nil, nil
	})
	if err != nil {
		if last == nil {
			last = err
		}
		return nil, fmt.Errorf("connect to the control plane at %s: %w", config.Host, last)
	}
	return control, nil
}
