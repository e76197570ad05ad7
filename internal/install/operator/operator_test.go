// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/spf13/pflag"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/rest"
	testingclock "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	operatorv1alpha1 "karmada.io/karmada/api/operator/v1alpha1"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/test/hosttest"
)

// fixture is a Controller with a cluster in memory. Karmadas and control planes are in separate stores, as with a remote host.
type fixture struct {
	*Controller
	control client.Client
	host    *hosttest.Cluster
	writes  int // to the cluster of Karmadas
}

func newFixture(t *testing.T, objects ...client.Object) *fixture {
	t.Helper()
	node := &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: "n1"}, Status: corev1.NodeStatus{
		Addresses:  []corev1.NodeAddress{{Type: corev1.NodeInternalIP, Address: "10.0.0.7"}},
		Conditions: []corev1.NodeCondition{{Type: corev1.NodeReady, Status: corev1.ConditionTrue}},
	}}
	namespace := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "fleet"}}
	f := &fixture{host: hosttest.New(Scheme(), node, namespace)}
	f.control = fake.NewClientBuilder().WithScheme(Scheme()).WithObjects(objects...).WithStatusSubresource(&operatorv1alpha1.Karmada{}).
		WithInterceptorFuncs(interceptor.Funcs{
			SubResourceUpdate: func(ctx context.Context, c client.Client, s string, o client.Object, opts ...client.SubResourceUpdateOption) error {
				f.writes++
				return c.SubResource(s).Update(ctx, o, opts...)
			},
			Update: func(ctx context.Context, c client.WithWatch, o client.Object, opts ...client.UpdateOption) error {
				f.writes++
				return c.Update(ctx, o, opts...)
			},
			Patch: func(ctx context.Context, c client.WithWatch, o client.Object, p client.Patch, opts ...client.PatchOption) error {
				f.writes++
				return c.Patch(ctx, o, p, opts...)
			},
		}).Build()
	f.Controller = &Controller{
		control: consistency.NewClient(f.control), defaults: Defaults{Release: "v1"},
		clock: testingclock.NewFakePassiveClock(time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)), internal: true,
		connect: func(context.Context, *operatorv1alpha1.Karmada) (client.Client, *rest.Config, error) {
			return f.host, &rest.Config{Host: "https://host"}, nil
		},
		preflight: func(context.Context, host.Preflight) error { return nil },
		version:   func(context.Context, *rest.Config) (string, error) { return "v1.36.2", nil },
		adjust: func(i *host.Installation) {
			i.Timeout = time.Second
			i.Prepare = func(context.Context) error { return nil }
			i.AwaitServed = i.Prepare
		},
	}
	return f
}

func karmada(name string, spec operatorv1alpha1.KarmadaSpec) *operatorv1alpha1.Karmada {
	return &operatorv1alpha1.Karmada{
		ObjectMeta: metav1.ObjectMeta{Namespace: "fleet", Name: name, UID: types.UID(name), Generation: 1}, Spec: spec,
	}
}

func (f *fixture) reconcile(t *testing.T, name string) (ctrl.Result, error) {
	t.Helper()
	return requeue.Reconciler(f).Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Namespace: "fleet", Name: name}})
}

func (f *fixture) read(t *testing.T, name string) *operatorv1alpha1.Karmada {
	t.Helper()
	k := &operatorv1alpha1.Karmada{}
	if err := f.control.Get(t.Context(), types.NamespacedName{Namespace: "fleet", Name: name}, k); err != nil {
		t.Fatal(err)
	}
	return k
}

// wantReady checks the condition Ready.
func (f *fixture) wantReady(t *testing.T, name string, status metav1.ConditionStatus, reason, message string) {
	t.Helper()
	c := meta.FindStatusCondition(f.read(t, name).Status.Conditions, operatorv1alpha1.Ready)
	if c == nil || c.Status != status || c.Reason != reason || !strings.Contains(c.Message, message) {
		t.Errorf("%s: Ready = %+v, want %s %s with %q", name, c, status, reason, message)
	}
}

// names returns the names of the workloads in the host cluster.
func (f *fixture) names(t *testing.T) (out []string) {
	t.Helper()
	var deployments appsv1.DeploymentList
	var sets appsv1.StatefulSetList
	if err := errors.Join(f.host.List(t.Context(), &deployments), f.host.List(t.Context(), &sets)); err != nil {
		t.Fatal(err)
	}
	for i := range sets.Items {
		out = append(out, sets.Items[i].Namespace+"/"+sets.Items[i].Name)
	}
	for i := range deployments.Items {
		out = append(out, deployments.Items[i].Namespace+"/"+deployments.Items[i].Name)
	}
	return out
}

func TestReconcile_installsAndRemoves(t *testing.T) {
	t.Parallel()
	f := newFixture(t, karmada("a", operatorv1alpha1.KarmadaSpec{}))
	if _, err := f.reconcile(t, "a"); err != nil {
		t.Fatal(err)
	}
	f.wantReady(t, "a", metav1.ConditionTrue, reasonAvailable, "")
	want := []string{
		"fleet/etcd", "fleet/karmada-aggregated-apiserver", "fleet/karmada-apiserver", "fleet/karmada-controller-manager",
		"fleet/karmada-scheduler", "fleet/karmada-webhook", "fleet/kube-controller-manager",
	}
	if diff := cmp.Diff(want, f.names(t)); diff != "" {
		t.Errorf("workloads -want +got\n%s", diff)
	}
	k := f.read(t, "a")
	status := operatorv1alpha1.KarmadaStatus{
		ObservedGeneration: 1, KarmadaVersion: "v1", KubernetesVersion: "v1.36.2", Conditions: k.Status.Conditions,
		SecretRef:        &operatorv1alpha1.LocalSecretReference{Namespace: "fleet", Name: manifests.AdminConfig},
		APIServerService: &operatorv1alpha1.APIServerService{Name: "karmada-apiserver"},
	}
	if diff := cmp.Diff(status, k.Status); diff != "" {
		t.Errorf("status -want +got\n%s", diff)
	}
	var secret corev1.Secret
	if err := f.host.Get(t.Context(), client.ObjectKey{Namespace: "fleet", Name: k.Status.SecretRef.Name}, &secret); err != nil {
		t.Fatal(err)
	}
	if config := string(secret.Data["karmada.config"]); !strings.Contains(config, "https://karmada-apiserver.fleet.svc") ||
		!strings.Contains(config, "client-key-data") {
		t.Errorf("kubeconfig of the administrator:\n%s", config)
	}

	writes, applied := f.writes, f.host.Writes
	if _, err := f.reconcile(t, "a"); err != nil {
		t.Fatal(err)
	}
	if f.writes != writes || f.host.Writes != applied {
		t.Errorf("the second run wrote %d objects and %d of the host, want none", f.writes-writes, f.host.Writes-applied)
	}

	if err := f.control.Delete(t.Context(), k); err != nil {
		t.Fatal(err)
	}
	if _, err := f.reconcile(t, "a"); err != nil {
		t.Fatal(err)
	}
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(k), k); !apierrors.IsNotFound(err) {
		t.Errorf("Get(Karmada) = %v, want NotFound", err)
	}
	for _, list := range []client.ObjectList{
		&appsv1.DeploymentList{}, &appsv1.StatefulSetList{}, &corev1.SecretList{}, &corev1.ServiceList{}, &corev1.ConfigMapList{},
	} {
		if err := f.host.List(t.Context(), list); err != nil || meta.LenList(list) > 0 {
			t.Errorf("%d objects in %T are left: %v", meta.LenList(list), list, err)
		}
	}
	var node corev1.Node
	if err := f.host.Get(t.Context(), client.ObjectKey{Name: "n1"}, &node); err != nil || len(node.Labels) > 0 {
		t.Errorf("labels of the node = %v, %v, want none", node.Labels, err)
	}
	if err := f.host.Get(t.Context(), client.ObjectKey{Name: "fleet"}, &corev1.Namespace{}); err != nil {
		t.Errorf("namespace that the operator did not create: %v", err)
	}
}

func TestReconcile_updates(t *testing.T) {
	t.Parallel()
	f := newFixture(t, karmada("a", operatorv1alpha1.KarmadaSpec{}))
	if _, err := f.reconcile(t, "a"); err != nil {
		t.Fatal(err)
	}
	k := f.read(t, "a")
	k.Spec.Components = &operatorv1alpha1.KarmadaComponents{
		KarmadaScheduler:   &operatorv1alpha1.Component{CommonSettings: operatorv1alpha1.CommonSettings{Replicas: new(int32(2))}},
		KarmadaDescheduler: &operatorv1alpha1.Component{},
	}
	if err := f.control.Update(t.Context(), k); err != nil {
		t.Fatal(err)
	}
	if _, err := f.reconcile(t, "a"); err != nil {
		t.Fatal(err)
	}
	var d appsv1.Deployment
	err := f.host.Get(t.Context(), client.ObjectKey{Namespace: "fleet", Name: "karmada-scheduler"}, &d)
	if err != nil || *d.Spec.Replicas != 2 {
		t.Errorf("scheduler: %v, %v replicas, want 2", err, d.Spec.Replicas)
	}
	if err := f.host.Get(t.Context(), client.ObjectKey{Namespace: "fleet", Name: "karmada-descheduler"}, &d); err != nil {
		t.Error(err)
	}

	k = f.read(t, "a")
	k.Spec.Components = nil
	if err := f.control.Update(t.Context(), k); err != nil {
		t.Fatal(err)
	}
	if _, err := f.reconcile(t, "a"); err != nil {
		t.Fatal(err)
	}
	err = f.host.Get(t.Context(), client.ObjectKey{Namespace: "fleet", Name: "karmada-descheduler"}, &d)
	if !apierrors.IsNotFound(err) {
		t.Errorf("Get(descheduler) = %v after its settings were removed, want NotFound", err)
	}
}

// The condition states why a control plane is not installed.
func TestReconcile_problems(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		spec     operatorv1alpha1.KarmadaSpec
		prepare  func(*fixture)
		reason   string
		message  string
		fails    bool // Reconcile returns an error, which is retried with backoff
		requeues bool
	}{
		"component is not available": {
			prepare: func(f *fixture) { f.host.Broken = "karmada-apiserver" },
			reason:  reasonUnavailable, message: "Deployment fleet/karmada-apiserver is not available", requeues: true,
		},
		"preflight": {
			prepare: func(f *fixture) {
				f.preflight = func(context.Context, host.Preflight) error { return errors.New("PriorityClass x does not exist") }
			},
			reason: reasonPreflight, message: "PriorityClass x does not exist", fails: true,
		},
		"even number of members": {
			spec: operatorv1alpha1.KarmadaSpec{Components: &operatorv1alpha1.KarmadaComponents{Etcd: &operatorv1alpha1.Etcd{
				Local: &operatorv1alpha1.LocalEtcd{
					CommonSettings: operatorv1alpha1.CommonSettings{Replicas: new(int32(2))},
					VolumeData:     &operatorv1alpha1.VolumeData{EmptyDir: &corev1.EmptyDirVolumeSource{}},
				},
			}}},
			reason: reasonInvalid, message: "components.etcd.replicas: must be odd", requeues: true,
		},
		"missing Secret": {
			spec: operatorv1alpha1.KarmadaSpec{CustomCertificate: &operatorv1alpha1.CustomCertificate{
				APIServerCACert: &operatorv1alpha1.LocalSecretReference{Name: "ca"},
			}},
			reason: reasonFailed, message: `customCertificate.apiServerCACert: read Secret fleet/ca`, fails: true,
		},
		"Secret of another namespace": {
			spec: operatorv1alpha1.KarmadaSpec{CustomCertificate: &operatorv1alpha1.CustomCertificate{
				APIServerCACert: &operatorv1alpha1.LocalSecretReference{Namespace: "kube-system", Name: "ca"},
			}},
			reason: reasonInvalid, message: `"kube-system" is not the namespace of the Karmada`, requeues: true,
		},
		"endpoint without credentials": {
			spec:   operatorv1alpha1.KarmadaSpec{HostCluster: &operatorv1alpha1.HostCluster{APIEndpoint: "https://h"}},
			reason: reasonInvalid, message: "apiEndpoint and secretRef must be used together", requeues: true,
		},
		"API server that cannot be reached": {
			spec: operatorv1alpha1.KarmadaSpec{HostCluster: &operatorv1alpha1.HostCluster{
				APIEndpoint: "https://h", SecretRef: &operatorv1alpha1.LocalSecretReference{Name: "host"},
			}},
			reason: reasonInvalid, message: "must be NodePort or LoadBalancer with a hostCluster", requeues: true,
		},
		"control plane of karmadactl": {
			prepare: func(f *fixture) {
				i := &host.Installation{Host: f.host, Spec: manifests.Spec{Namespace: "fleet"}, Now: time.Now}
				f.adjust(i)
				if err := i.Install(context.Background()); err != nil {
					panic(err)
				}
			},
			reason: reasonInUse, message: "managed by karmadactl", fails: true,
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, karmada("a", tc.spec))
			if tc.prepare != nil {
				tc.prepare(f)
			}
			result, err := f.reconcile(t, "a")
			if (err != nil) != tc.fails || (result.RequeueAfter > 0) != tc.requeues {
				t.Errorf("Reconcile() = %v, %v", result, err)
			}
			f.wantReady(t, "a", metav1.ConditionFalse, tc.reason, tc.message)
			writes := f.writes
			if _, err := f.reconcile(t, "a"); (err != nil) != tc.fails || f.writes != writes {
				t.Errorf("second run: %v, %d writes, want none", err, f.writes-writes)
			}
		})
	}
}

// A namespace has one control plane, which belongs to the oldest Karmada. Deleting another Karmada does not remove it.
func TestReconcile_twoInOneNamespace(t *testing.T) {
	t.Parallel()
	first, second := karmada("a", operatorv1alpha1.KarmadaSpec{}), karmada("b", operatorv1alpha1.KarmadaSpec{})
	second.Finalizers = []string{Finalizer}
	f := newFixture(t, first, second)
	if _, err := f.reconcile(t, "a"); err != nil {
		t.Fatal(err)
	}
	if _, err := f.reconcile(t, "b"); err == nil {
		t.Error("Reconcile(b) succeeds")
	}
	f.wantReady(t, "b", metav1.ConditionFalse, reasonInUse, "older Karmada a")
	if err := f.control.Delete(t.Context(), f.read(t, "b")); err != nil {
		t.Fatal(err)
	}
	if _, err := f.reconcile(t, "b"); err != nil {
		t.Fatal(err)
	}
	if n := len(f.names(t)); n != 7 {
		t.Errorf("%d workloads after b was deleted, want 7", n)
	}
}

// A Karmada that has installed nothing removes nothing: the objects belong to another installer, which sets the same label.
func TestReconcile_removesNothingWithoutRecord(t *testing.T) {
	t.Parallel()
	f := newFixture(t, karmada("a", operatorv1alpha1.KarmadaSpec{}))
	f.preflight = func(context.Context, host.Preflight) error {
		return errors.New("the namespace contains another installation")
	}
	meta := metav1.ObjectMeta{Namespace: "fleet", Name: "karmada-cert", Labels: map[string]string{manifests.Bootstrapping: "secret-defaults"}}
	foreign := &corev1.Secret{ObjectMeta: meta}
	if err := f.host.Create(t.Context(), foreign); err != nil {
		t.Fatal(err)
	}
	if _, err := f.reconcile(t, "a"); err == nil {
		t.Fatal("Reconcile() succeeds")
	}
	k := f.read(t, "a")
	if err := f.control.Delete(t.Context(), k); err != nil {
		t.Fatal(err)
	}
	if _, err := f.reconcile(t, "a"); err != nil {
		t.Fatal(err)
	}
	if err := f.host.Get(t.Context(), client.ObjectKeyFromObject(foreign), foreign); err != nil {
		t.Errorf("Get(Secret) = %v, want the Secret of the other installer", err)
	}
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(k), k); !apierrors.IsNotFound(err) {
		t.Errorf("Get(Karmada) = %v, want NotFound", err)
	}
}

func TestReconcile_suspended(t *testing.T) {
	t.Parallel()
	f := newFixture(t, karmada("a", operatorv1alpha1.KarmadaSpec{Suspend: new(true)}))
	if _, err := f.reconcile(t, "a"); err != nil {
		t.Fatal(err)
	}
	if !meta.IsStatusConditionTrue(f.read(t, "a").Status.Conditions, operatorv1alpha1.Suspended) || len(f.names(t)) > 0 {
		t.Errorf("conditions %+v, workloads %q", f.read(t, "a").Status.Conditions, f.names(t))
	}
	k := f.read(t, "a")
	k.Spec.Suspend = nil
	if err := f.control.Update(t.Context(), k); err != nil {
		t.Fatal(err)
	}
	if _, err := f.reconcile(t, "a"); err != nil {
		t.Fatal(err)
	}
	f.wantReady(t, "a", metav1.ConditionTrue, reasonAvailable, "")
	if meta.FindStatusCondition(f.read(t, "a").Status.Conditions, operatorv1alpha1.Suspended) != nil {
		t.Error("the condition Suspended is left")
	}
}

func TestDescribe(t *testing.T) {
	t.Parallel()
	class := "fast"
	k := karmada("a", operatorv1alpha1.KarmadaSpec{
		PrivateRegistry:   &operatorv1alpha1.ImageRegistry{Registry: "r.example.org"},
		HostCluster:       &operatorv1alpha1.HostCluster{Networking: &operatorv1alpha1.Networking{DNSDomain: new("example.org")}},
		CustomCertificate: &operatorv1alpha1.CustomCertificate{LeafCertValidityDays: new(int32(30))},
		FeatureGates:      map[string]bool{"Failover": true},
		Components: &operatorv1alpha1.KarmadaComponents{
			Etcd: &operatorv1alpha1.Etcd{Local: &operatorv1alpha1.LocalEtcd{
				CommonSettings: operatorv1alpha1.CommonSettings{Replicas: new(int32(3)), ImageTag: "3.6.0"},
				VolumeData: &operatorv1alpha1.VolumeData{VolumeClaim: &corev1.PersistentVolumeClaimTemplate{Spec: corev1.PersistentVolumeClaimSpec{
					StorageClassName: &class, Resources: corev1.VolumeResourceRequirements{Requests: corev1.ResourceList{
						corev1.ResourceStorage: resource.MustParse("10Gi"),
					}},
				}}},
			}},
			KarmadaAPIServer: &operatorv1alpha1.KarmadaAPIServer{
				ServiceType: corev1.ServiceTypeNodePort, CertSANs: []string{"karmada.example.org"},
				Component: operatorv1alpha1.Component{ExtraArgs: map[string]string{"v": "4", "audit-log-path": "-"}},
			},
			KarmadaSearch: &operatorv1alpha1.Component{CommonSettings: operatorv1alpha1.CommonSettings{ImageRepository: "other/search"}},
		},
	})
	s, err := Describe(k, Defaults{Release: "v1", Image: "all:v1"})
	if err != nil {
		t.Fatal(err)
	}
	etcd, api, search := s.Components[manifests.Etcd], s.Components[manifests.APIServer], s.Components[manifests.Search]
	for name, c := range map[string]struct{ got, want any }{
		"image of etcd":   {etcd.Image, "r.example.org/etcd:3.6.0"},
		"image of search": {search.Image, "other/search:v1"},
		"registry":        {s.Images.Registry, "r.example.org"},
		"all":             {s.Images.All, ""},
		"etcd":            {s.Etcd, manifests.EtcdSpec{Storage: "PVC", DataPath: manifests.DefaultEtcdPath, StorageClass: "fast", Size: "10Gi"}},
		"members":         {etcd.Replicas, int32(3)},
		"arguments":       {api.ExtraArgs, []string{"--audit-log-path=-", "--v=4"}},
		"endpoint":        {s.Endpoint, manifests.Endpoint{Type: corev1.ServiceTypeNodePort, NodePort: 32443}},
		"names": {s.Certificates, manifests.Certificates{
			ValidityDays: 30, Renewal: manifests.NoRenewer, Names: []string{"karmada.example.org"},
		}},
		"domain":      {s.ClusterDomain, "example.org"},
		"search":      {search.Enabled, true},
		"descheduler": {s.Components[manifests.Descheduler].Enabled, false},
	} {
		if diff := cmp.Diff(c.want, c.got); diff != "" {
			t.Errorf("%s: -want +got\n%s", name, diff)
		}
	}
}

// An author of a Karmada can name images, directories of nodes and http URLs only if the flags of the operator allow them.
func TestPolicy(t *testing.T) {
	t.Parallel()
	etcd := func(e operatorv1alpha1.Etcd) operatorv1alpha1.KarmadaSpec {
		return operatorv1alpha1.KarmadaSpec{Components: &operatorv1alpha1.KarmadaComponents{Etcd: &e}}
	}
	hostPath := func(path string) operatorv1alpha1.KarmadaSpec {
		return etcd(operatorv1alpha1.Etcd{Local: &operatorv1alpha1.LocalEtcd{
			VolumeData: &operatorv1alpha1.VolumeData{HostPath: &corev1.HostPathVolumeSource{Path: path}},
		}})
	}
	search := func(repository string) operatorv1alpha1.KarmadaSpec {
		return operatorv1alpha1.KarmadaSpec{Components: &operatorv1alpha1.KarmadaComponents{
			KarmadaSearch: &operatorv1alpha1.Component{CommonSettings: operatorv1alpha1.CommonSettings{ImageRepository: repository}},
		}}
	}
	registry := func(name string) operatorv1alpha1.KarmadaSpec {
		return operatorv1alpha1.KarmadaSpec{PrivateRegistry: &operatorv1alpha1.ImageRegistry{Registry: name}}
	}
	external := func(server string) operatorv1alpha1.KarmadaSpec {
		return etcd(operatorv1alpha1.Etcd{External: &operatorv1alpha1.ExternalEtcd{
			Endpoints: []string{server}, SecretRef: operatorv1alpha1.LocalSecretReference{Name: "etcd"},
		}})
	}
	for name, tc := range map[string]struct {
		spec  operatorv1alpha1.KarmadaSpec
		field string // "" means that it is allowed by default
	}{
		"nothing":             {operatorv1alpha1.KarmadaSpec{}, ""},
		"default registry":    {search("registry.k8s.io/search"), ""},
		"other repository":    {search("evil.example.org/search"), "karmada-search: evil.example.org/search:v1"},
		"similar registry":    {search("registry.k8s.io.example.org/search"), "karmada-search"},
		"private registry":    {registry("evil.example.org"), "privateRegistry.registry"},
		"default directory":   {hostPath("/var/lib/karmada-etcd/a"), ""},
		"other directory":     {hostPath("/etc/kubernetes"), "hostPath.path: /etc/kubernetes"},
		"directory above":     {hostPath("/var/lib/karmada-etcd/../kubelet"), "hostPath.path"},
		"similar directory":   {hostPath("/var/lib/karmada-etcd2"), "hostPath.path"},
		"external etcd":       {external("https://etcd.example.org:2379"), ""},
		"external etcd, http": {external("http://169.254.169.254"), "components.etcd.external.endpoints"},
	} {
		var p Policy
		fs := pflag.NewFlagSet("", pflag.ContinueOnError)
		p.addFlags(fs)
		_, err := Describe(karmada("fleet", tc.spec), Defaults{Release: "v1", Image: "mirror.example.org/all:v1", Policy: &p})
		if (err == nil) != (tc.field == "") || err != nil && !strings.Contains(err.Error(), tc.field) {
			t.Errorf("%s: Describe() = %v, want an error about %q", name, err, tc.field)
		}
		if err := fs.Parse([]string{"--allowed-images=*", "--allowed-host-paths=/etc,/var/lib", "--allow-plain-http"}); err != nil {
			t.Fatal(err)
		}
		if _, err := Describe(karmada("fleet", tc.spec), Defaults{Release: "v1", Policy: &p}); err != nil {
			t.Errorf("%s with flags that allow it: Describe() = %v", name, err)
		}
	}
}

// The manifest contains the kind, and all rights that the reconciler needs by the kinds that it writes.
func TestManifest(t *testing.T) {
	t.Parallel()
	var out strings.Builder
	cmd := NewManifest()
	cmd.SetOut(&out)
	cmd.SetArgs([]string{"--namespace=ops", "--operator-image=r/operator:v2", "--image=r/all:v2"})
	if err := cmd.Execute(); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"kind: CustomResourceDefinition", "name: karmadas.operator.karmada.io", "image: r/operator:v2", "- --image=r/all:v2", "namespace: ops",
		"kind: ClusterRoleBinding", "readOnlyRootFilesystem: true",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the manifest does not contain %q", want)
		}
	}
	for _, unwanted := range []string{"creationTimestamp: null", "\nstatus:"} {
		if strings.Contains(out.String(), unwanted) {
			t.Errorf("the manifest contains %q", unwanted)
		}
	}
}
