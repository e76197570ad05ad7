// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"k8s.io/apimachinery/pkg/util/sets"
	"sigs.k8s.io/controller-runtime/pkg/log"
	"sigs.k8s.io/controller-runtime/pkg/webhook"
	"sigs.k8s.io/controller-runtime/pkg/webhook/admission"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
)

// Deps are what the handlers need to know about the world. The zero value works.
type Deps struct {
	// NewID makes permanent IDs. Nil makes random UUIDs.
	NewID func() string
	// Clusters gives the names of all member clusters, best from a cache, for warnings about policies that name others.
	// Nil, or an error, gives no such warnings.
	Clusters func(context.Context) (sets.Set[string], error)
	// Customizations gives all ResourceInterpreterCustomizations, of which no two may have a script for the same operation on
	// the same kind; best not from a cache, which may not know yet the one that was made a moment ago. An error refuses what is to
	// be checked. Nil does not compare.
	Customizations func(context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error)
	// Components checks the components of bindings: the feature gate MultiplePodTemplatesScheduling.
	Components bool
	// NoExecuteTaints lets ClusterTaintPolicies drive workloads out of clusters: the flag allow-no-execute-taint-policy.
	NoExecuteTaints bool
}

// Register serves all webhooks, and the conversion of bindings, on a server that has none of them yet.
func Register(server webhook.Server, deps Deps) {
	if deps.NewID == nil {
		deps.NewID = uuid.NewString
	}
	for _, h := range hooks {
		server.Register(h.path, &admission.Webhook{Handler: h.handler(deps)})
	}
	server.Register(conversionPath, converter{})
}

// lookupTimeout bounds the wait for what exists. It is well below the timeout of the webhooks: a warning is not worth a failed
// request, and a refusal says more than a timeout.
const lookupTimeout = time.Second

// customizations are those that exist.
func (d Deps) customizations(ctx context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error) {
	if d.Customizations == nil {
		return nil, nil
	}
	ctx, cancel := context.WithTimeout(ctx, lookupTimeout)
	defer cancel()
	existing, err := d.Customizations(ctx)
	if err != nil {
		return nil, fmt.Errorf("list the customizations that exist: %w", err)
	}
	return existing, nil
}

// known says whether a cluster exists; nil when nobody can tell.
func (d Deps) known(ctx context.Context) func(cluster string) bool {
	if d.Clusters == nil {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, lookupTimeout)
	defer cancel()
	clusters, err := d.Clusters(ctx)
	if err != nil {
		log.FromContext(ctx).V(1).Info("no warnings about missing clusters", "reason", err.Error())
		return nil
	}
	return clusters.Has
}
