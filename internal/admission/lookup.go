// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/rest"
	apiregistrationv1 "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/admission/deletion"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/quota/enforcement"
)

// Timeouts of lookups. They are below the timeouts of the webhooks, so that a slow lookup omits warnings, or denies the request with
// a reason.
const (
	lookupTimeout    = time.Second
	namespaceTimeout = 8 * time.Second
)

// concurrentLists limits the number of concurrent requests for one deletion of a namespace.
const concurrentLists = 8

// Connect returns Deps with live reads from the control plane. The client does not limit the rate of requests: a delayed response
// would exceed the timeout of the webhook.
func Connect(config *rest.Config, gates features.Gates) (Deps, error) {
	unlimited := rest.CopyConfig(config)
	unlimited.Timeout = namespaceTimeout
	if unlimited.QPS == 0 {
		unlimited.QPS = -1
	}
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		clusterv1alpha1.AddToScheme, configv1alpha1.AddToScheme, fleetv1alpha1.AddToScheme, apiregistrationv1.AddToScheme,
		policyv1alpha1.AddToScheme, rbacv1.AddToScheme, reviewv1alpha1.AddToScheme, workv1alpha2.AddToScheme,
	} {
		if err := add(scheme); err != nil {
			return Deps{}, err
		}
	}
	control, err := client.New(unlimited, client.Options{Scheme: scheme})
	if err != nil {
		return Deps{}, fmt.Errorf("connect to the control plane %s: %w", config.Host, err)
	}
	resources, err := discovery.NewDiscoveryClientForConfig(unlimited)
	if err != nil {
		return Deps{}, fmt.Errorf("connect to the control plane %s: %w", config.Host, err)
	}
	objects, err := metadata.NewForConfig(unlimited)
	if err != nil {
		return Deps{}, fmt.Errorf("connect to the control plane %s: %w", config.Host, err)
	}
	var admitUsage func(context.Context, *workv1alpha2.ResourceBinding, *workv1alpha2.ResourceBinding, bool) error
	if gates.Enabled(features.FederatedQuotaEnforcement) {
		admitUsage = (&enforcement.Admission{Control: control, Clock: clock.RealClock{}}).Admit
	}
	return Deps{
		AdmitUsage:     admitUsage,
		Clusters:       listClusters(control),
		Fleet:          listFleet(control),
		Groups:         listGroups(resources.RESTClient()),
		Find:           findObject(resources.RESTClient(), objects),
		Recorded:       readRecorded(control),
		Gates:          gates,
		Customizations: listCustomizations(control),
		Cluster:        getCluster(control),
		Reports:        countReports(control),
		HasWork:        hasWork(control),
		Protected:      (&protectedLister{control, resources, objects}).list,
		Review:         createReview(control),
		Components:     gates.Enabled(features.MultiplePodTemplatesScheduling),
	}, nil
}

func listFleet(control client.Reader) func(context.Context) ([]clusterv1alpha1.Cluster, error) {
	return func(ctx context.Context) ([]clusterv1alpha1.Cluster, error) {
		var list clusterv1alpha1.ClusterList
		err := control.List(ctx, &list)
		return list.Items, err
	}
}

func listClusters(control client.Reader) func(context.Context) (sets.Set[string], error) {
	return func(ctx context.Context) (sets.Set[string], error) {
		clusters, err := listFleet(control)(ctx)
		if err != nil {
			return nil, err
		}
		out := sets.New[string]()
		for i := range clusters {
			out.Insert(clusters[i].Name)
		}
		return out, nil
	}
}

func listCustomizations(control client.Reader) func(context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error) {
	return func(ctx context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error) {
		var list configv1alpha1.ResourceInterpreterCustomizationList
		err := control.List(ctx, &list)
		return list.Items, err
	}
}

func getCluster(control client.Reader) func(context.Context, string) (*clusterv1alpha1.Cluster, error) {
	return func(ctx context.Context, name string) (*clusterv1alpha1.Cluster, error) {
		var cluster clusterv1alpha1.Cluster
		if err := control.Get(ctx, client.ObjectKey{Name: name}, &cluster); err != nil {
			return nil, client.IgnoreNotFound(err)
		}
		return &cluster, nil
	}
}

// protectedLister lists objects that are protected from deletion.
type protectedLister struct {
	control  client.Reader
	resource discovery.ServerResourcesInterface
	metadata metadata.Interface
}

// secrets returns the protected Secret of a namespace that the controller manager has recorded, if any.
func (l *protectedLister) secrets(ctx context.Context, namespace string) ([]string, error) {
	var role rbacv1.ClusterRole
	err := l.control.Get(ctx, client.ObjectKey{Name: names.WebhookKinds}, &role)
	if client.IgnoreNotFound(err) != nil {
		return nil, err
	}
	raw := role.Annotations[names.ProtectedSecrets]
	if raw == "" { // it is not known whether there are any
		return nil, fmt.Errorf("karmada-controller-manager has not recorded them yet in the annotation %s of ClusterRole %s; "+
			"wait until it runs with webhook-access-controller, and try again", names.ProtectedSecrets, names.WebhookKinds)
	}
	recorded := map[string]string{}
	if err := json.Unmarshal([]byte(raw), &recorded); err != nil {
		return nil, fmt.Errorf("read the annotation %s of ClusterRole %s: %w", names.ProtectedSecrets, role.Name, err)
	}
	if name := recorded[namespace]; name != "" {
		return []string{"secrets " + name}, nil
	}
	return nil, nil
}

// list returns the first protected object of each kind in a namespace, such as "deployments.apps web".
func (l *protectedLister) list(ctx context.Context, namespace string) ([]string, error) {
	resources, err := l.resources(ctx)
	if err != nil {
		return nil, err
	}
	out, err := l.secrets(ctx, namespace)
	if err != nil {
		return nil, fmt.Errorf("look for protected Secrets: %w", err)
	}
	var mu sync.Mutex // guards out
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(concurrentLists)
	for _, r := range resources {
		group.Go(func() error {
			found, err := l.metadata.Resource(r).Namespace(namespace).List(ctx, metav1.ListOptions{
				LabelSelector: names.DeletionProtected + "=" + deletion.Always, Limit: 1,
			})
			if apierrors.IsNotFound(err) || apierrors.IsMethodNotSupported(err) {
				return nil // the kind was removed, and its objects with it
			}
			if err != nil {
				return fmt.Errorf("list %s: %w", r.GroupResource(), err)
			}
			if len(found.Items) > 0 {
				mu.Lock()
				defer mu.Unlock()
				out = append(out, r.GroupResource().String()+" "+found.Items[0].Name)
			}
			return nil
		})
	}
	return out, group.Wait()
}

// resources returns the namespaced resources whose objects can be protected. Those of aggregated API servers cannot, because these do
// not call webhooks; an API server that is down must not prevent the deletion of namespaces.
func (l *protectedLister) resources(ctx context.Context) ([]schema.GroupVersionResource, error) {
	var services apiregistrationv1.APIServiceList
	if err := l.control.List(ctx, &services); err != nil {
		return nil, fmt.Errorf("list APIServices: %w", err)
	}
	aggregated := sets.New[schema.GroupVersion]()
	for i := range services.Items {
		if spec := &services.Items[i].Spec; spec.Service != nil {
			aggregated.Insert(schema.GroupVersion{Group: spec.Group, Version: spec.Version})
		}
	}
	lists, err := l.resource.ServerPreferredNamespacedResources()
	if failed, ok := discovery.GroupDiscoveryFailedErrorGroups(err); ok {
		err = nil
		for version, cause := range failed {
			if !aggregated.Has(version) {
				err = fmt.Errorf("discover the resources of %s: %w", version, cause)
			}
		}
	}
	if err != nil {
		return nil, fmt.Errorf("discover the namespaced resources: %w", err)
	}
	var out []schema.GroupVersionResource
	for _, list := range lists {
		version, err := schema.ParseGroupVersion(list.GroupVersion)
		if err != nil {
			return nil, fmt.Errorf("discover the namespaced resources: %w", err)
		}
		if aggregated.Has(version) {
			continue
		}
		for i := range list.APIResources {
			r := &list.APIResources[i]
			if version.Group == "" && r.Name == "secrets" {
				continue // the webhook has no access to them, see secrets
			}
			if slices.Contains(r.Verbs, "list") && slices.Contains(r.Verbs, "delete") {
				out = append(out, version.WithResource(r.Name))
			}
		}
	}
	return out, nil
}

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
