// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package access

import (
	"context"
	"errors"
	"fmt"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	schedulingv1 "k8s.io/api/scheduling/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/cli-runtime/pkg/resource"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	remedyv1alpha1 "karmada.io/karmada/api/remedy/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
)

// AddToScheme adds the kinds of Karmada to a scheme.
func AddToScheme(s *runtime.Scheme) error {
	return errors.Join(clusterv1alpha1.AddToScheme(s), configv1alpha1.AddToScheme(s), policyv1alpha1.AddToScheme(s),
		networkingv1alpha1.AddToScheme(s), fleetv1alpha1.AddToScheme(s), appsv1alpha1.AddToScheme(s),
		remedyv1alpha1.AddToScheme(s), searchv1alpha1.AddToScheme(s), reviewv1alpha1.AddToScheme(s), schedulingv1.AddToScheme(s),
		workv1alpha1.AddToScheme(s), workv1alpha2.AddToScheme(s), multiclusterv1alpha1.AddToScheme(s))
}

// Client returns a client of the control plane.
func (c *Control) Client() (client.Client, error) { return c.ClientWith(func(*rest.Config) {}) }

// ClientWith returns a client of the control plane with a changed configuration.
func (c *Control) ClientWith(change func(*rest.Config)) (client.Client, error) {
	config, err := c.ToRESTConfig()
	if err != nil {
		return nil, err
	}
	change(config)
	scheme := runtime.NewScheme()
	if err := errors.Join(appsv1.AddToScheme(scheme), corev1.AddToScheme(scheme), AddToScheme(scheme)); err != nil {
		return nil, fmt.Errorf("register kinds: %w", err)
	}
	return client.New(config, client.Options{Scheme: scheme})
}

// Subjects reads the templates or bindings that the arguments name, "TYPE NAME…" or "TYPE/NAME…".
func (c *Control) Subjects(ctx context.Context, control client.Reader, args []string) ([]*explain.Subject, error) {
	namespace, _, err := c.ToRawKubeConfigLoader().Namespace()
	if err != nil {
		return nil, err
	}
	infos, err := resource.NewBuilder(c).Unstructured().NamespaceParam(namespace).DefaultNamespace().
		ResourceTypeOrNameArgs(false, args...).Latest().Flatten().Do().Infos()
	if err != nil {
		return nil, c.nearError(ctx, control, namespace, err)
	}
	out := make([]*explain.Subject, 0, len(infos))
	for _, info := range infos {
		key := types.NamespacedName{Namespace: info.Namespace, Name: info.Name}
		s, err := explain.NewSubject(ctx, control, info.Mapping.GroupVersionKind, key, info.Object)
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, nil
}

// Deleted returns the subject of an object that does not exist and has a binding, or nil. err is the error of Subjects for one object.
func (c *Control) Deleted(ctx context.Context, control client.Reader, err error) *explain.Subject {
	namespace, _, configErr := c.ToRawKubeConfigLoader().Namespace()
	if configErr != nil {
		return nil
	}
	m := c.missing(namespace, err)
	if m == nil || m.kind.Group == workv1alpha2.GroupName {
		return nil
	}
	s, err := explain.NewSubject(ctx, control, m.kind, m.key, nil)
	if err != nil || s.Binding == nil {
		return nil
	}
	return s
}

// PageSize is the number of objects per list request.
const PageSize = 500

// errExpired is returned if the list of objects takes longer than the API server keeps its versions.
var errExpired = errors.New("the objects changed too much while they were listed; try again")

// EachBinding calls each for the bindings in a namespace, or for all bindings if namespace is "". It lists them in pages.
func EachBinding(ctx context.Context, control client.Reader, namespace string, each func(binding.Binding)) error {
	err := EachPage(ctx, control, func(list *workv1alpha2.ResourceBindingList) {
		for i := range list.Items {
			each(&list.Items[i])
		}
	}, client.InNamespace(namespace))
	if err != nil || namespace != "" {
		return err
	}
	return EachPage(ctx, control, func(list *workv1alpha2.ClusterResourceBindingList) {
		for i := range list.Items {
			each(&list.Items[i])
		}
	})
}

// EachPage lists objects in pages and calls each for every page.
func EachPage[L any, PL interface {
	*L
	client.ObjectList
}](ctx context.Context, control client.Reader, each func(PL), options ...client.ListOption) error {
	token := ""
	for {
		list := PL(new(L)) // decoding into the last page would keep some of its fields
		switch err := control.List(ctx, list, append(options, client.Limit(PageSize), client.Continue(token))...); {
		case apierrors.IsResourceExpired(err):
			return errExpired
		case err != nil:
			return err
		}
		each(list)
		if token = list.GetContinue(); token == "" {
			return nil
		}
	}
}
