// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/discovery"
	metadatafake "k8s.io/client-go/metadata/fake"
	clientgotesting "k8s.io/client-go/testing"
	apiregistrationv1 "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
)

func TestProtectNamespace(t *testing.T) {
	t.Parallel()
	const empty = `{kind: Namespace, metadata: {name: shop}}`
	const deleted = `{kind: Namespace, metadata: {name: prod, deletionTimestamp: "2026-01-01T00:00:00Z"}}`
	now := metav1.NewTime(time.Unix(0, 0))
	clusters := map[string]*clusterv1alpha1.Cluster{
		"m1":      {ObjectMeta: metav1.ObjectMeta{Name: "m1"}},
		"leaving": {ObjectMeta: metav1.ObjectMeta{Name: "leaving", DeletionTimestamp: &now}},
	}
	deps := Deps{
		Cluster: func(_ context.Context, name string) (*clusterv1alpha1.Cluster, error) {
			if name == "unknown" {
				return nil, errors.New("no response")
			}
			return clusters[name], nil
		},
		Protected: func(_ context.Context, namespace string) ([]string, error) {
			switch namespace {
			case "prod":
				return []string{"deployments.apps web"}, nil
			case "unreadable":
				return nil, errors.New("list secrets: timeout")
			}
			return nil, nil
		},
	}
	for name, tc := range map[string]struct {
		deps      Deps
		namespace string
		want      string // text of the denial; empty if allowed
	}{
		"nothing protected":                   {deps, empty, ""},
		"protected object":                    {deps, `{kind: Namespace, metadata: {name: prod}}`, "deployments.apps web"},
		"protected object, no lookup":         {Deps{}, `{kind: Namespace, metadata: {name: prod}}`, ""},
		"deleted already":                     {deps, deleted, ""},
		"lookup fails":                        {deps, `{kind: Namespace, metadata: {name: unreadable}}`, "list secrets: timeout"},
		"execution namespace":                 {deps, `{kind: Namespace, metadata: {name: karmada-es-m1}}`, "karmadactl unjoin m1"},
		"execution namespace, cluster leaves": {deps, `{kind: Namespace, metadata: {name: karmada-es-leaving}}`, ""},
		"execution namespace, no cluster":     {deps, `{kind: Namespace, metadata: {name: karmada-es-gone}}`, ""},
		"execution namespace, lookup fails":   {deps, `{kind: Namespace, metadata: {name: karmada-es-unknown}}`, "get cluster unknown"},
		"namespace of the credentials": {
			Deps{Clusters: registered("m1", "m2")}, `{kind: Namespace, metadata: {name: karmada-cluster}}`, "of 2 clusters",
		},
		"namespace of the credentials, no cluster": {Deps{Clusters: registered()}, `{kind: Namespace, metadata: {name: karmada-cluster}}`, ""},
		"namespace of the credentials, lookup fails": {
			Deps{Clusters: func(context.Context) (sets.Set[string], error) { return nil, errors.New("no response") }},
			`{kind: Namespace, metadata: {name: karmada-cluster}}`, "no response",
		},
		"execution namespace, no lookup": {Deps{}, `{kind: Namespace, metadata: {name: karmada-es-m1}}`, ""},
	} {
		for _, path := range []string{"/validate-namespacedeletion", "/validate-namespacecontents"} {
			response := send(t, serve(t, tc.deps), path, reviewOf(t, "DELETE", "", tc.namespace))
			if response.Allowed != (tc.want == "") || !response.Allowed && !strings.Contains(response.Result.Message, tc.want) {
				t.Errorf("%s: %s: response %+v, want denial %q", name, path, response, tc.want)
			}
		}
	}
}

// registered returns a lookup of the names of clusters.
func registered(clusters ...string) func(context.Context) (sets.Set[string], error) {
	return func(context.Context) (sets.Set[string], error) { return sets.New(clusters...), nil }
}

// resourceLists is a discovery client with fixed responses.
type resourceLists struct {
	discovery.ServerResourcesInterface
	lists []*metav1.APIResourceList
	err   error
}

func (r resourceLists) ServerPreferredNamespacedResources() ([]*metav1.APIResourceList, error) {
	return r.lists, r.err
}

func newLister(t *testing.T, lists resourceLists, objects ...runtime.Object) *protectedLister {
	t.Helper()
	scheme := metadatafake.NewTestScheme()
	if err := metav1.AddMetaToScheme(scheme); err != nil {
		t.Fatal(err)
	}
	services := runtime.NewScheme()
	if err := errors.Join(apiregistrationv1.AddToScheme(services), rbacv1.AddToScheme(services)); err != nil {
		t.Fatal(err)
	}
	recorded := &rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{
		Name: names.WebhookKinds, Annotations: map[string]string{names.ProtectedSecrets: `{"prod":"key"}`},
	}}
	service := func(group string, spec *apiregistrationv1.ServiceReference) client.Object {
		return &apiregistrationv1.APIService{
			ObjectMeta: metav1.ObjectMeta{Name: "v1." + group},
			Spec:       apiregistrationv1.APIServiceSpec{Group: group, Version: "v1", Service: spec},
		}
	}
	return &protectedLister{
		control: fake.NewClientBuilder().WithScheme(services).WithObjects(
			recorded, service("apps", nil), service("metrics.example.io", &apiregistrationv1.ServiceReference{Name: "metrics"}),
		).Build(),
		resource: lists,
		metadata: metadatafake.NewSimpleMetadataClient(scheme, objects...),
	}
}

var someResources = []*metav1.APIResourceList{
	{GroupVersion: "v1", APIResources: []metav1.APIResource{
		{Name: "secrets", Verbs: []string{"list", "delete"}}, {Name: "bindings", Verbs: []string{"create"}},
	}},
	{GroupVersion: "apps/v1", APIResources: []metav1.APIResource{{Name: "deployments", Verbs: []string{"list", "delete"}}}},
	{GroupVersion: "metrics.example.io/v1", APIResources: []metav1.APIResource{{Name: "pods", Verbs: []string{"list", "delete"}}}},
}

func metadataOf(apiVersion, kind, namespace, name, protection string) *metav1.PartialObjectMetadata {
	o := &metav1.PartialObjectMetadata{
		TypeMeta:   metav1.TypeMeta{APIVersion: apiVersion, Kind: kind},
		ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: name},
	}
	if protection != "" {
		o.Labels = map[string]string{"resourcetemplate.karmada.io/deletion-protected": protection}
	}
	return o
}

func TestProtectedLister(t *testing.T) {
	t.Parallel()
	l := newLister(t, resourceLists{lists: someResources},
		metadataOf("apps/v1", "Deployment", "shop", "web", "Always"), metadataOf("v1", "Secret", "shop", "token", ""),
		metadataOf("v1", "Secret", "shop", "other", "Always")) // not listed: the controller manager records those that are protected
	for namespace, want := range map[string][]string{"shop": {"deployments.apps web"}, "prod": {"secrets key"}, "empty": nil} {
		got, err := l.list(t.Context(), namespace)
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("%s: error %v; -want +got:\n%s", namespace, err, diff)
		}
	}
}

// A namespace is not deleted before the controller manager has recorded the protected Secrets.
func TestProtectedLister_unknownSecrets(t *testing.T) {
	t.Parallel()
	l := newLister(t, resourceLists{lists: someResources})
	control := l.control.(client.Client)
	role := &rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: names.WebhookKinds}}
	for name, change := range map[string]func() error{
		"no annotation": func() error { return control.Update(t.Context(), role) },
		"no role":       func() error { return client.IgnoreNotFound(control.Delete(t.Context(), role)) },
	} {
		if err := change(); client.IgnoreNotFound(err) != nil {
			t.Fatal(err)
		}
		_, err := l.list(t.Context(), "shop")
		if err == nil || !strings.Contains(err.Error(), "karmada-controller-manager has not recorded them yet") {
			t.Errorf("%s: error %v", name, err)
		}
	}
}

// If anything that could be protected cannot be listed, the result is an error.
func TestProtectedLister_failures(t *testing.T) {
	t.Parallel()
	undiscovered := func(versions ...schema.GroupVersion) resourceLists {
		failed := &discovery.ErrGroupDiscoveryFailed{Groups: map[schema.GroupVersion]error{}}
		for _, version := range versions {
			failed.Groups[version] = errors.New("not available")
		}
		return resourceLists{lists: someResources, err: failed}
	}
	metrics, batch := schema.GroupVersion{Group: "metrics.example.io", Version: "v1"}, schema.GroupVersion{Group: "batch", Version: "v1"}
	secrets, all := schema.GroupResource{Resource: "secrets"}, resourceLists{lists: someResources}
	for name, tc := range map[string]struct {
		lists resourceLists
		list  error  // of every list
		want  string // empty if there is no error
	}{
		"no discovery":                     {resourceLists{err: errors.New("refused")}, nil, "discover the namespaced resources: refused"},
		"group not discovered":             {undiscovered(metrics, batch), nil, "discover the resources of batch/v1: not available"},
		"only an aggregated group is down": {undiscovered(metrics), nil, ""},
		"list fails":                       {all, errors.New("timeout"), "timeout"},
		"list is forbidden":                {all, apierrors.NewForbidden(secrets, "", nil), "forbidden"},
		"kind was removed in the meantime": {all, apierrors.NewNotFound(secrets, ""), ""},
	} {
		l := newLister(t, tc.lists)
		fake := l.metadata.(*metadatafake.FakeMetadataClient)
		fake.PrependReactor("list", "*", func(action clientgotesting.Action) (bool, runtime.Object, error) {
			if slices.Contains([]string{"pods", "bindings", "secrets"}, action.GetResource().Resource) {
				t.Errorf("%s: list of %v", name, action.GetResource())
			}
			return tc.list != nil, nil, tc.list
		})
		_, err := l.list(t.Context(), "shop")
		if (err == nil) != (tc.want == "") || err != nil && !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%s: error %v, want %q", name, err, tc.want)
		}
	}
}
