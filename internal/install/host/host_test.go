// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"context"
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	apiregistrationv1 "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"

	"karmada.io/karmada/internal/install/apiservice"
	"karmada.io/karmada/internal/install/plane"
)

const namespace = "karmada-system"

// cluster is a host cluster in memory, in which workloads are available at once.
type cluster struct {
	client.Client
	broken string // the workload that does not become available
}

func newCluster(objects ...client.Object) *cluster {
	return &cluster{Client: fake.NewClientBuilder().WithScheme(Scheme()).WithObjects(objects...).
		WithStatusSubresource(&appsv1.Deployment{}, &appsv1.StatefulSet{}).Build()}
}

// Get returns workloads with the status that their controllers would set.
func (c *cluster) Get(ctx context.Context, key client.ObjectKey, object client.Object, opts ...client.GetOption) error {
	if err := c.Client.Get(ctx, key, object, opts...); err != nil || key.Name == c.broken {
		return err
	}
	switch w := object.(type) {
	case *appsv1.Deployment:
		n := *w.Spec.Replicas
		w.Status = appsv1.DeploymentStatus{ObservedGeneration: w.Generation, Replicas: n, UpdatedReplicas: n, AvailableReplicas: n}
	case *appsv1.StatefulSet:
		n := *w.Spec.Replicas
		w.Status = appsv1.StatefulSetStatus{ObservedGeneration: w.Generation, Replicas: n, UpdatedReplicas: n, AvailableReplicas: n}
	}
	return nil
}

// Apply creates or replaces an object, unless it has the same content. The fake client does not apply NetworkPolicies.
func (c *cluster) Apply(ctx context.Context, config runtime.ApplyConfiguration, _ ...client.ApplyOption) error {
	data, err := json.Marshal(config)
	if err != nil {
		return err
	}
	decoded, _, err := serializer.NewCodecFactory(Scheme()).UniversalDeserializer().Decode(data, nil, nil)
	if err != nil {
		return err
	}
	desired := decoded.(client.Object)
	observed := desired.DeepCopyObject().(client.Object)
	err = c.Client.Get(ctx, client.ObjectKeyFromObject(desired), observed)
	if apierrors.IsNotFound(err) {
		return c.Create(ctx, desired)
	}
	if err != nil {
		return err
	}
	annotations := maps.Clone(observed.GetAnnotations())
	maps.Copy(annotations, desired.GetAnnotations())
	desired.SetAnnotations(annotations)
	desired.SetResourceVersion(observed.GetResourceVersion())
	desired.GetObjectKind().SetGroupVersionKind(observed.GetObjectKind().GroupVersionKind())
	if equality.Semantic.DeepDerivative(desired, observed) {
		return nil
	}
	return c.Update(ctx, desired)
}

// versions returns the resource versions of all objects that an installation writes.
func (c *cluster) versions(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, k := range kinds() {
		if err := c.List(t.Context(), k.list, client.InNamespace(namespace)); err != nil {
			t.Fatal(err)
		}
		for _, o := range items(k.list) {
			out[strings.TrimPrefix(typeName(k.list), "*v1.")+"/"+o.GetName()] = o.GetResourceVersion()
		}
	}
	return out
}

func typeName(list client.ObjectList) string {
	switch list.(type) {
	case *appsv1.DeploymentList:
		return "Deployment"
	case *appsv1.StatefulSetList:
		return "StatefulSet"
	case *corev1.SecretList:
		return "Secret"
	case *corev1.ServiceList:
		return "Service"
	case *corev1.ConfigMapList:
		return "ConfigMap"
	}
	return "other"
}

func installation(c client.Client, spec plane.Spec, steps *[]string) *Installation {
	return &Installation{
		Host: c, Spec: spec, Now: time.Now, Timeout: 50 * time.Millisecond,
		prepare:     func(context.Context) error { *steps = append(*steps, "prepare"); return nil },
		awaitServed: func(context.Context) error { *steps = append(*steps, "served"); return nil },
		Report:      func(step string) { *steps = append(*steps, step) },
	}
}

func TestInstall_secondRunWritesNothing(t *testing.T) {
	t.Parallel()
	c := newCluster()
	var steps []string
	if err := installation(c, plane.Spec{}, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	// The control plane is prepared after its API server, and before the components that require its kinds.
	order := []int{
		slices.Index(steps, "Install "+plane.StageAPI), slices.Index(steps, "prepare"), slices.Index(steps, "Install "+plane.StageServers),
		slices.Index(steps, "served"), slices.Index(steps, "Install "+plane.StageControllers),
	}
	if !slices.IsSorted(order) || order[0] < 0 {
		t.Errorf("steps %q are in the wrong order", steps)
	}
	before := c.versions(t)
	if err := installation(c, plane.Spec{}, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	for name, version := range c.versions(t) {
		if before[name] != version {
			t.Errorf("%s was written by the second run", name)
		}
	}
}

// An installation that was interrupted continues with the certificates that exist.
func TestInstall_continues(t *testing.T) {
	t.Parallel()
	c := newCluster()
	c.broken = "karmada-apiserver"
	var steps []string
	err := installation(c, plane.Spec{}, &steps).Install(t.Context())
	if err == nil || !strings.Contains(err.Error(), "0 of 1 replicas are available") {
		t.Fatalf("Install() = %v, want an error about replicas", err)
	}
	before := c.versions(t)
	c.broken = ""
	if err := installation(c, plane.Spec{}, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	for name, version := range before {
		if c.versions(t)[name] != version {
			t.Errorf("%s was written again", name)
		}
	}
}

func TestInstall_removesDisabledAddons(t *testing.T) {
	t.Parallel()
	c := newCluster()
	var steps []string
	with := plane.Spec{Components: map[plane.Component]plane.Settings{plane.Descheduler: {Enabled: true, Replicas: 1}}}
	key := client.ObjectKey{Namespace: namespace, Name: string(plane.Descheduler)}
	if err := installation(c, with, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := c.Get(t.Context(), key, &appsv1.Deployment{}); err != nil {
		t.Fatal(err)
	}
	if err := installation(c, plane.Spec{}, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := c.Get(t.Context(), key, &appsv1.Deployment{}); !apierrors.IsNotFound(err) {
		t.Errorf("the descheduler is left: %v", err)
	}
}

// A namespace of the user keeps its labels, also if they make pods fail.
func TestInstall_keepsLabelsOfForeignNamespace(t *testing.T) {
	t.Parallel()
	labels := map[string]string{"pod-security.kubernetes.io/enforce": "baseline"}
	c := newCluster(&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace, Labels: labels}})
	var steps []string
	if err := installation(c, plane.Spec{}, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	var n corev1.Namespace
	if err := c.Get(t.Context(), client.ObjectKey{Name: namespace}, &n); err != nil || len(n.Labels) != 1 {
		t.Errorf("labels = %v, %v; want those of the user", n.Labels, err)
	}
}

func remove(t *testing.T, c client.Client, r Removal) []string {
	t.Helper()
	var lines []string
	r.Host, r.Namespace, r.Report = c, namespace, func(line string) { lines = append(lines, line) }
	if err := r.Remove(t.Context()); err != nil {
		t.Fatal(err)
	}
	return lines
}

func TestRemove_deletesItsObjectsOnly(t *testing.T) {
	t.Parallel()
	own := metav1.ObjectMeta{Namespace: namespace, Name: "mine"}
	node := &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: "n", Labels: map[string]string{EtcdLabel: "", "zone": "a"}}}
	c := newCluster(&corev1.ConfigMap{ObjectMeta: own}, node)
	var steps []string
	if err := installation(c, plane.Spec{}, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	before := c.versions(t)
	remove(t, c, Removal{DryRun: true})
	if after := c.versions(t); len(after) != len(before) {
		t.Errorf("the dry run deleted %d objects", len(before)-len(after))
	}
	lines := remove(t, c, Removal{})
	left := c.versions(t)
	if len(left) != 1 || left["ConfigMap/mine"] == "" {
		t.Errorf("left: %v, want the ConfigMap of the user", left)
	}
	for _, want := range []string{`delete deployment "karmada-apiserver"`, `delete StatefulSet: "etcd"`, `delete Secrets "etcd-cert"`,
		`remove node "n" labels "karmada.io/etcd"`, `keep Namespace "karmada-system": it contains ConfigMap mine`} {
		if !slices.Contains(lines, want) {
			t.Errorf("%q is missing in %q", want, lines)
		}
	}
	if err := c.Get(t.Context(), client.ObjectKeyFromObject(node), node); err != nil || len(node.Labels) != 1 {
		t.Errorf("labels of the node = %v, %v; want zone only", node.Labels, err)
	}
}

func TestRemove_namespace(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		existed, purge bool
		gone           bool
	}{
		"created by Install":          {gone: true},
		"existed before":              {existed: true},
		"existed before, and purging": {existed: true, purge: true, gone: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := newCluster()
			if tc.existed {
				c = newCluster(&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace}})
			}
			var steps []string
			if err := installation(c, plane.Spec{}, &steps).Install(t.Context()); err != nil {
				t.Fatal(err)
			}
			remove(t, c, Removal{PurgeNamespace: tc.purge})
			err := c.Get(t.Context(), client.ObjectKey{Name: namespace}, &corev1.Namespace{})
			if apierrors.IsNotFound(err) != tc.gone {
				t.Errorf("the namespace is deleted: %v, want %v", apierrors.IsNotFound(err), tc.gone)
			}
		})
	}
}

func TestConflicts(t *testing.T) {
	t.Parallel()
	c := newCluster(&appsv1.Deployment{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "karmada-apiserver"},
		Spec: appsv1.DeploymentSpec{Replicas: new(int32(1))}})
	p := Preflight{Host: c, Spec: plane.Spec{}.Complete()}
	if err := p.conflicts(t.Context()); err == nil || !strings.Contains(err.Error(), "was not created by this command") {
		t.Errorf("conflicts() = %v, want an error about the other installation", err)
	}
	p.Installed = true
	if err := p.conflicts(t.Context()); err != nil {
		t.Errorf("conflicts() of an own installation = %v", err)
	}
}

func TestInstalled(t *testing.T) {
	t.Parallel()
	c := newCluster()
	if s, err := Installed(t.Context(), c, namespace); s != nil || err != nil {
		t.Errorf("Installed() without an installation = %v, %v", s, err)
	}
	var steps []string
	if err := installation(c, plane.Spec{Release: "v1"}, &steps).Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	s, err := Installed(t.Context(), c, namespace)
	if err != nil || s.Release != "v1" {
		t.Errorf("Installed() = %+v, %v", s, err)
	}
	// A record of a newer version is not understood, and not overwritten.
	record := &corev1.ConfigMap{}
	if err := c.Get(t.Context(), client.ObjectKey{Namespace: namespace, Name: "karmada-install"}, record); err != nil {
		t.Fatal(err)
	}
	record.Data[recordKey] = `{"version":"v2"}`
	if err := c.Update(t.Context(), record); err != nil {
		t.Fatal(err)
	}
	if _, err := Installed(t.Context(), c, namespace); err == nil {
		t.Error("no error for a newer version")
	}
}

// The APIs of enabled components are registered at their Services in the host cluster, and those of disabled ones are removed.
func TestRegistrations(t *testing.T) {
	t.Parallel()
	control := fake.NewClientBuilder().WithScheme(Scheme()).Build()
	spec := plane.Spec{Namespace: "fleet", Components: map[plane.Component]plane.Settings{plane.MetricsAdapter: {Enabled: true, Replicas: 1}}}
	i := &Installation{Spec: spec.Complete()}
	hosts := map[string]string{}
	for _, r := range i.registrations() {
		hosts[r.Service] = r.Host
		if err := apiservice.Apply(t.Context(), control, r); err != nil {
			t.Fatal(err)
		}
	}
	want := map[string]string{
		"karmada-aggregated-apiserver": "karmada-aggregated-apiserver.fleet.svc.cluster.local",
		"karmada-metrics-adapter":      "karmada-metrics-adapter.fleet.svc.cluster.local",
	}
	if diff := cmp.Diff(want, hosts); diff != "" {
		t.Errorf("registrations() -want +got\n%s", diff)
	}
	if err := removeAPIs(t.Context(), control, plane.Spec{Namespace: "fleet"}.Complete()); err != nil {
		t.Fatal(err)
	}
	var apis apiregistrationv1.APIServiceList
	if err := control.List(t.Context(), &apis); err != nil {
		t.Fatal(err)
	}
	if len(apis.Items) != 1 || apis.Items[0].Name != "v1alpha1.cluster.karmada.io" {
		t.Errorf("%d APIServices are left, want that of clusters", len(apis.Items))
	}
}
