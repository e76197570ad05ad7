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

// Deps holds the dependencies of the handlers. The zero value is valid.
type Deps struct {
	// NewID returns a new permanent ID. Nil means random UUIDs.
	NewID func() string
	// Clusters returns the names of all member clusters, for warnings about clusters that do not exist. It may read from a
	// cache. If it is nil or fails, these warnings are omitted.
	Clusters func(context.Context) (sets.Set[string], error)
	// Customizations returns all ResourceInterpreterCustomizations, to detect conflicting scripts. It should be a live read: a
	// stale cache misses conflicts. If it fails, the request is denied. Nil means no check for conflicts.
	Customizations func(context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error)
	// Components enables validation of the components of bindings: the feature gate MultiplePodTemplatesScheduling.
	Components bool
	// NoExecuteTaints allows NoExecute taints in ClusterTaintPolicies: the flag allow-no-execute-taint-policy.
	NoExecuteTaints bool
}

// Register registers all admission webhooks and the conversion webhook at the server. It must be called once per server.
func Register(server webhook.Server, deps Deps) {
	if deps.NewID == nil {
		deps.NewID = uuid.NewString
	}
	for _, h := range hooks {
		server.Register(h.path, &admission.Webhook{Handler: h.handler(deps)})
	}
	server.Register(conversionPath, converter{})
}

// lookupTimeout bounds one call of Clusters or Customizations. It is below the timeout of the webhooks, so that a slow call
// omits warnings, or denies the request with a reason.
const lookupTimeout = time.Second

// customizations returns the existing customizations.
func (d Deps) customizations(ctx context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error) {
	if d.Customizations == nil {
		return nil, nil
	}
	ctx, cancel := context.WithTimeout(ctx, lookupTimeout)
	defer cancel()
	existing, err := d.Customizations(ctx)
	if err != nil {
		return nil, fmt.Errorf("list ResourceInterpreterCustomizations: %w", err)
	}
	return existing, nil
}

// clusterExists returns a function that reports whether a cluster exists, or nil if the clusters cannot be listed.
func (d Deps) clusterExists(ctx context.Context) func(cluster string) bool {
	if d.Clusters == nil {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, lookupTimeout)
	defer cancel()
	clusters, err := d.Clusters(ctx)
	if err != nil {
		log.FromContext(ctx).V(1).Info("Failed to list clusters, omitting warnings about missing clusters", "err", err.Error())
		return nil
	}
	return clusters.Has
}
