// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"

	"github.com/google/uuid"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/webhook"
	"sigs.k8s.io/controller-runtime/pkg/webhook/admission"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/features"
)

// Deps holds the dependencies of the handlers. The zero value is valid.
type Deps struct {
	// NewID returns a new permanent ID. Nil means random UUIDs.
	NewID func() string
	// Clusters returns the names of all member clusters. The namespace of their credentials is protected while there are any. Nil means that
	// there are none.
	Clusters func(context.Context) (sets.Set[string], error)
	// Fleet returns all member clusters, for warnings about names and selectors that match none. If it is nil or fails, they are omitted.
	Fleet func(context.Context) ([]clusterv1alpha1.Cluster, error)
	// Groups returns the kinds of an API group in all versions that the control plane serves, the preferred one first, for warnings about
	// references to other kinds. If it is nil or fails, these warnings are omitted.
	Groups func(ctx context.Context, group string) ([]*metav1.APIResourceList, error)
	// Find returns an object, or the names of others if it does not exist, and Recorded the annotations of the ClusterRole
	// names.WebhookKinds, for warnings. If one is nil or fails, its warnings are omitted.
	Find func(ctx context.Context, kind schema.GroupVersionKind, key client.ObjectKey) (o *unstructured.Unstructured, others []string,
		err error)
	Recorded func(context.Context) (map[string]string, error)
	// Gates are the feature gates of this process, for warnings about kinds and fields whose gate is off. Nil means no such warnings.
	Gates features.Gates
	// Customizations returns all ResourceInterpreterCustomizations, to detect conflicting scripts. It should be a live read: a
	// stale cache misses conflicts. If it fails, the request is denied. Nil means no check for conflicts.
	Customizations func(context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error)
	// Cluster returns a cluster, or nil if it does not exist. It must be a live read. Nil means that execution namespaces are not
	// protected.
	Cluster func(ctx context.Context, name string) (*clusterv1alpha1.Cluster, error)
	// Protected returns objects of a namespace that are protected from deletion, at least one of each kind. It must be a live read.
	// Nil means that namespaces are not protected by their objects.
	Protected func(ctx context.Context, namespace string) ([]string, error)
	// AdmitUsage reserves the usage of a change of a binding, or returns an error; the old binding is nil on creation. Nil means that
	// quotas are not enforced.
	AdmitUsage func(ctx context.Context, old, next *workv1alpha2.ResourceBinding, dryRun bool) error
	// Reports returns the number of Works in an execution namespace that report EndpointSlices, and HasWork reports whether a Work exists.
	// Nil means that the number of reports, and the objects of the events of agents, are not limited.
	Reports func(ctx context.Context, namespace string) (int, error)
	HasWork func(ctx context.Context, key client.ObjectKey) (bool, error)
	// Review returns the effect of changes. It fails with the deadline of its context unless the spec has a timeout. Nil means no warnings
	// about effects, and that no policy with an approved plan can be written.
	Review func(context.Context, *reviewv1alpha1.PlacementReviewSpec) (*reviewv1alpha1.PlacementReviewStatus, error)
	// Clients authenticates the clients. Nil means that all are accepted.
	Clients *Clients
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
		server.Register(h.path, deps.Clients.require(&admission.Webhook{Handler: h.handler(deps)}))
	}
	server.Register(conversionPath, converter{})
}
