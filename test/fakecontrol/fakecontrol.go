// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package fakecontrol is an in-memory control plane for tests of reconcilers.
//
//	New(t, Options{Objects, Indexes}) ──► Control, a client ──► Writes returns what was written since the last call
//
// It has all kinds of Karmada and Kubernetes, separates status subresources, and assigns UIDs. It records every write, refuses the
// writes that Control.Fail refuses, and returns old versions of objects through a Cache.
package fakecontrol

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/apiutil"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"
	"sigs.k8s.io/yaml"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	multiclusterv1beta1 "karmada.io/karmada/api/multicluster/v1beta1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	remedyv1alpha1 "karmada.io/karmada/api/remedy/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Options configure a Control. The zero value is an empty control plane.
type Options struct {
	// WithStatus are further kinds with a status subresource.
	WithStatus []client.Object
	// Objects exist from the start.
	Objects []client.Object
	// Indexes are field indexes, as a manager's cache has them.
	Indexes []Index
	// Scheme has the kinds of the control plane; nil means all. A small scheme is much faster to build.
	Scheme *runtime.Scheme
	// CountGenerations increments metadata.generation when a write changes an object's spec, or the annotations of a Deployment, as the
	// API server does.
	CountGenerations bool
	// Owner is the controller under test. Its patches of bindings and Works are checked against the table of the owners of fields
	// (docs/concepts/propagation.md#owners-of-fields). A field manager of a write replaces it. If both are empty, nothing is checked.
	Owner string
}

// Index is a field index of one kind.
type Index struct {
	Of    client.Object
	Field string
	Keys  client.IndexerFunc
}

// Control is a control plane that records writes. All methods may be called concurrently.
type Control struct {
	client.WithWatch
	// Fail is called before each write, and its error is returned instead of writing. It may be nil. Set it while no write
	// is in progress.
	Fail func(Write) error

	scheme           *runtime.Scheme
	countGenerations bool
	tb               testing.TB
	owner            string
	created          atomic.Int64 // objects that got a UID

	mu     sync.Mutex // guards writes
	writes []Write
}

// Write is an attempt to write an object.
type Write struct {
	// Verb is create, update, patch, delete, "delete all" or apply; a subresource follows after a space: "update status".
	Verb string
	Kind string
	Key  types.NamespacedName
	// UID is the precondition of a deletion; "" without one.
	UID types.UID
	// Object is the object that the caller passed. It must not be changed.
	Object client.Object
	// DryRun reports whether the caller only asked for the result. Writes does not include it.
	DryRun bool
	// Patch is the body of a patch.
	Patch []byte
	// Manager is the field manager of a patch; it may be empty.
	Manager string
	// merge reports whether Patch is a JSON merge patch.
	merge bool
}

// ByKind describes a write as "verb Kind".
func (w Write) ByKind() string { return w.Verb + " " + w.Kind }

// ByKey describes a write as "verb namespace/name", with the UID of a precondition after the verb.
func (w Write) ByKey() string {
	if w.UID != "" {
		return fmt.Sprintf("%s %s %s", w.Verb, w.UID, w.Key)
	}
	return w.Verb + " " + w.Key.String()
}

// ByName describes a write as "verb name".
func (w Write) ByName() string { return w.Verb + " " + w.Key.Name }

// Name returns the name of the object.
func (w Write) Name() string { return w.Key.Name }

// Scheme returns a scheme of all kinds of Karmada and Kubernetes.
func Scheme(tb testing.TB) *runtime.Scheme {
	tb.Helper()
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		clientgoscheme.AddToScheme,
		appsv1alpha1.AddToScheme, autoscalingv1alpha1.AddToScheme, clusterv1alpha1.AddToScheme, configv1alpha1.AddToScheme,
		fleetv1alpha1.AddToScheme, multiclusterv1alpha1.AddToScheme, multiclusterv1beta1.AddToScheme,
		networkingv1alpha1.AddToScheme, policyv1alpha1.AddToScheme,
		remedyv1alpha1.AddToScheme, searchv1alpha1.AddToScheme, workv1alpha1.AddToScheme, workv1alpha2.AddToScheme,
	} {
		if err := add(scheme); err != nil {
			tb.Fatal(err)
		}
	}
	return scheme
}

// withStatus are the kinds of Karmada with a status subresource. The fake client has those of Kubernetes.
var withStatus = []client.Object{
	&appsv1alpha1.WorkloadRebalancer{}, &autoscalingv1alpha1.FederatedHPA{}, &autoscalingv1alpha1.CronFederatedHPA{},
	&clusterv1alpha1.Cluster{}, &fleetv1alpha1.StagedRollout{}, &fleetv1alpha1.ClusterStagedRollout{},
	&fleetv1alpha1.PlacementDisruptionBudget{}, &fleetv1alpha1.ClusterPlacementDisruptionBudget{}, &fleetv1alpha1.PlacementEviction{},
	&fleetv1alpha1.Placement{},
	&multiclusterv1alpha1.ClusterProfile{}, &multiclusterv1alpha1.ServiceExport{}, &multiclusterv1alpha1.ServiceImport{},
	&multiclusterv1beta1.ServiceExport{}, &multiclusterv1beta1.ServiceImport{},
	&networkingv1alpha1.MultiClusterIngress{}, &networkingv1alpha1.MultiClusterService{},
	&policyv1alpha1.FederatedResourceQuota{}, &searchv1alpha1.ResourceRegistry{}, &workv1alpha1.Work{}, &workv1alpha2.ResourceBinding{},
	&workv1alpha2.ClusterResourceBinding{},
}

// New returns a control plane.
func New(tb testing.TB, o Options) *Control {
	tb.Helper()
	c := &Control{scheme: o.Scheme, countGenerations: o.CountGenerations, tb: tb, owner: o.Owner}
	if c.scheme == nil {
		c.scheme = Scheme(tb)
	}
	b := fake.NewClientBuilder().WithScheme(c.scheme).WithObjects(o.Objects...).WithInterceptorFuncs(c.interceptors())
	for _, kind := range slices.Concat(withStatus, o.WithStatus) {
		if gvks, _, err := c.scheme.ObjectKinds(kind); err == nil && len(gvks) > 0 {
			b = b.WithStatusSubresource(kind)
		}
	}
	for _, i := range o.Indexes {
		b = b.WithIndex(i.Of, i.Field, i.Keys)
	}
	c.WithWatch = b.Build()
	return c
}

// WithObjects returns a control plane that holds objects.
func WithObjects(tb testing.TB, objects ...client.Object) *Control {
	tb.Helper()
	return New(tb, Options{Objects: objects})
}

// Writes returns the writes since the last call in their order, each formatted: Writes(fakecontrol.Write.ByKind).
func (c *Control) Writes(format func(Write) string) []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	var out []string
	for _, w := range c.writes {
		out = append(out, format(w))
	}
	c.writes = nil
	return out
}

// record records an attempt to write and returns the error of Fail.
func (c *Control) record(verb string, o client.Object, change ...func(*Write)) error {
	gvk, err := apiutil.GVKForObject(o, c.scheme)
	if err != nil {
		return err
	}
	w := Write{Verb: verb, Kind: gvk.Kind, Key: client.ObjectKeyFromObject(o), Object: o}
	for _, f := range change {
		f(&w)
	}
	c.checkOwner(w)
	c.checkVersion(w)
	c.mu.Lock()
	defer c.mu.Unlock()
	if !w.DryRun {
		c.writes = append(c.writes, w)
	}
	if c.Fail != nil {
		return c.Fail(w)
	}
	return nil
}

func patching(o client.Object, p client.Patch, options ...client.PatchOption) func(*Write) {
	return func(w *Write) {
		w.Patch, _ = p.Data(o)
		w.merge = p.Type() == types.MergePatchType
		w.Manager = (&client.PatchOptions{}).ApplyOptions(options).FieldManager
	}
}

func (c *Control) interceptors() interceptor.Funcs {
	return interceptor.Funcs{
		Get: func(ctx context.Context, w client.WithWatch, key client.ObjectKey, o client.Object, opts ...client.GetOption) error {
			err := w.Get(ctx, key, o, opts...)
			if u, ok := o.(*unstructured.Unstructured); ok {
				removeNulls(u.Object)
			}
			return err
		},
		Create: func(ctx context.Context, w client.WithWatch, o client.Object, opts ...client.CreateOption) error {
			dryRun := len((&client.CreateOptions{}).ApplyOptions(opts).DryRun) > 0
			if err := c.record("create", o, func(w *Write) { w.DryRun = dryRun }); err != nil {
				return err
			}
			if o.GetUID() == "" {
				o.SetUID(types.UID(fmt.Sprintf("created-%d", c.created.Add(1))))
			}
			return w.Create(ctx, o, opts...)
		},
		Update: func(ctx context.Context, w client.WithWatch, o client.Object, opts ...client.UpdateOption) error {
			if err := c.record("update", o); err != nil {
				return err
			}
			return c.counting(ctx, w, o, func() error { return w.Update(ctx, o, opts...) })
		},
		Patch: func(ctx context.Context, w client.WithWatch, o client.Object, p client.Patch, opts ...client.PatchOption) error {
			if err := c.record("patch", o, patching(o, p, opts...)); err != nil {
				return err
			}
			if err := c.samePatchedUID(ctx, w, o, p); err != nil {
				return err
			}
			err := c.counting(ctx, w, o, func() error { return w.Patch(ctx, o, p, opts...) })
			if u, ok := o.(*unstructured.Unstructured); ok {
				removeNulls(u.Object)
			}
			return err
		},
		Delete: func(ctx context.Context, w client.WithWatch, o client.Object, opts ...client.DeleteOption) error {
			options := (&client.DeleteOptions{}).ApplyOptions(opts)
			var uid types.UID
			if options.Preconditions != nil && options.Preconditions.UID != nil {
				uid = *options.Preconditions.UID
			}
			if err := c.record("delete", o, func(w *Write) { w.UID = uid }); err != nil {
				return err
			}
			if err := c.sameUID(ctx, w, o, uid); err != nil {
				return err
			}
			return w.Delete(ctx, o, opts...)
		},
		DeleteAllOf: func(ctx context.Context, w client.WithWatch, o client.Object, opts ...client.DeleteAllOfOption) error {
			if err := c.record("delete all", o); err != nil {
				return err
			}
			return w.DeleteAllOf(ctx, o, opts...)
		},
		SubResourceCreate: func(
			ctx context.Context, w client.Client, sub string, o, body client.Object, opts ...client.SubResourceCreateOption,
		) error {
			if err := c.record("create "+sub, o); err != nil {
				return err
			}
			return w.SubResource(sub).Create(ctx, o, body, opts...)
		},
		SubResourceUpdate: func(
			ctx context.Context, w client.Client, sub string, o client.Object, opts ...client.SubResourceUpdateOption,
		) error {
			if err := c.record("update "+sub, o); err != nil {
				return err
			}
			return w.SubResource(sub).Update(ctx, o, opts...)
		},
		SubResourcePatch: func(
			ctx context.Context, w client.Client, sub string, o client.Object, p client.Patch, opts ...client.SubResourcePatchOption,
		) error {
			if err := c.record("patch "+sub, o, patching(o, p)); err != nil {
				return err
			}
			if err := c.samePatchedUID(ctx, w, o, p); err != nil {
				return err
			}
			return w.SubResource(sub).Patch(ctx, o, p, opts...)
		},
	}
}

// samePatchedUID returns a conflict if a patch contains another UID than the object has, as the API server does.
func (c *Control) samePatchedUID(ctx context.Context, r client.Reader, o client.Object, p client.Patch) error {
	data, err := p.Data(o)
	if err != nil || p.Type() != types.MergePatchType {
		return err
	}
	var patched metav1.PartialObjectMetadata
	if err := yaml.Unmarshal(data, &patched); err != nil {
		return err
	}
	return c.sameUID(ctx, r, o, patched.UID)
}

// sameUID returns a conflict if an object exists with a UID other than the wanted one.
func (c *Control) sameUID(ctx context.Context, r client.Reader, o client.Object, want types.UID) error {
	if want == "" {
		return nil
	}
	current := o.DeepCopyObject().(client.Object)
	if err := r.Get(ctx, client.ObjectKeyFromObject(o), current); err != nil {
		return client.IgnoreNotFound(err)
	}
	if current.GetUID() != want {
		return apierrors.NewConflict(schema.GroupResource{}, o.GetName(), errors.New("the UID in the precondition does not match"))
	}
	return nil
}

// counting calls write and increments the generation if what it counts changed.
func (c *Control) counting(ctx context.Context, w client.WithWatch, o client.Object, write func() error) error {
	if !c.countGenerations {
		return write()
	}
	before := o.DeepCopyObject().(client.Object)
	if err := w.Get(ctx, client.ObjectKeyFromObject(o), before); err != nil {
		return err
	}
	if err := write(); err != nil {
		return err
	}
	if equality.Semantic.DeepEqual(c.countedOf(before), c.countedOf(o)) {
		return nil
	}
	o.SetGeneration(before.GetGeneration() + 1)
	return client.IgnoreNotFound(w.Update(ctx, o)) // removing the last finalizer deletes it
}

// countedOf returns the parts of an object whose change increments its generation.
func (c *Control) countedOf(o client.Object) []any {
	content, err := runtime.DefaultUnstructuredConverter.ToUnstructured(o)
	if err != nil {
		return []any{err}
	}
	gvk, err := apiutil.GVKForObject(o, c.scheme)
	if err != nil {
		return []any{err}
	}
	if gvk.Group == appsv1.GroupName && gvk.Kind == "Deployment" {
		return []any{content["spec"], o.GetAnnotations()}
	}
	return []any{content["spec"]}
}

// removeNulls removes the null values of required fields that are not set. An API server would refuse such objects.
func removeNulls(m map[string]any) {
	for k, v := range m {
		if v == nil {
			delete(m, k)
		} else if nested, ok := v.(map[string]any); ok {
			removeNulls(nested)
		}
	}
}

// Cache is a stale cache of a control plane: it shows some objects in an old version, and others not at all.
type Cache struct {
	client.Client
	// Shown are objects as the cache shows them.
	Shown []client.Object
	// Missing are objects that the cache does not show.
	Missing []client.Object
}

// Get implements client.Reader.
func (c Cache) Get(ctx context.Context, key client.ObjectKey, o client.Object, options ...client.GetOption) error {
	if c.find(c.Missing, key, o) != nil {
		return apierrors.NewNotFound(schema.GroupResource{}, key.Name)
	}
	if shown := c.find(c.Shown, key, o); shown != nil {
		return copyInto(shown, o)
	}
	return c.Client.Get(ctx, key, o, options...)
}

// List implements client.Reader. It omits objects that no longer exist.
func (c Cache) List(ctx context.Context, list client.ObjectList, options ...client.ListOption) error {
	if err := c.Client.List(ctx, list, options...); err != nil {
		return err
	}
	items, err := meta.ExtractList(list)
	if err != nil {
		return err
	}
	var out []runtime.Object
	for _, item := range items {
		o := item.(client.Object)
		key := client.ObjectKeyFromObject(o)
		if c.find(c.Missing, key, o) != nil {
			continue
		}
		if shown := c.find(c.Shown, key, o); shown != nil {
			item = shown.DeepCopyObject()
		}
		out = append(out, item)
	}
	return meta.SetList(list, out)
}

func (c Cache) find(among []client.Object, key client.ObjectKey, like client.Object) client.Object {
	gvk, err := c.GroupVersionKindFor(like)
	if err != nil {
		return nil
	}
	for _, o := range among {
		if of, err := c.GroupVersionKindFor(o); err == nil && of == gvk && client.ObjectKeyFromObject(o) == key {
			return o
		}
	}
	return nil
}

func copyInto(from, to client.Object) error {
	content, err := runtime.DefaultUnstructuredConverter.ToUnstructured(from)
	if err != nil {
		return err
	}
	if u, ok := to.(*unstructured.Unstructured); ok {
		kind := u.GroupVersionKind()
		u.Object = maps.Clone(content)
		u.SetGroupVersionKind(kind)
		return nil
	}
	return runtime.DefaultUnstructuredConverter.FromUnstructured(content, to)
}

// Parse returns an object of any kind from its YAML.
func Parse(tb testing.TB, text string) *unstructured.Unstructured {
	tb.Helper()
	o := &unstructured.Unstructured{}
	raw, err := yaml.YAMLToJSON([]byte(text))
	if err == nil {
		err = o.UnmarshalJSON(raw)
	}
	if err != nil {
		tb.Fatalf("parse %s: %v", strings.TrimSpace(text), err)
	}
	return o
}

// Mapper returns a mapper of the kinds that tests commonly use.
func Mapper() meta.RESTMapper {
	m := meta.NewDefaultRESTMapper(nil)
	for _, gvk := range []schema.GroupVersionKind{
		{Group: "apps", Version: "v1", Kind: "Deployment"}, {Group: "apps", Version: "v1", Kind: "DaemonSet"},
		{Group: "batch", Version: "v1", Kind: "Job"}, {Version: "v1", Kind: "ConfigMap"},
		{Version: "v1", Kind: "Secret"}, {Version: "v1", Kind: "Service"},
	} {
		m.Add(gvk, meta.RESTScopeNamespace)
	}
	m.Add(schema.GroupVersionKind{Version: "v1", Kind: "Namespace"}, meta.RESTScopeRoot)
	m.Add(schema.GroupVersionKind{Group: "rbac.authorization.k8s.io", Version: "v1", Kind: "ClusterRole"}, meta.RESTScopeRoot)
	return m
}
