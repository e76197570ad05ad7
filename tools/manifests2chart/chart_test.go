// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"helm.sh/helm/v3/pkg/chart"
	"helm.sh/helm/v3/pkg/chart/loader"
	"helm.sh/helm/v3/pkg/chartutil"
	"helm.sh/helm/v3/pkg/engine"
	"helm.sh/helm/v3/pkg/lint"
	"helm.sh/helm/v3/pkg/lint/support"
	"helm.sh/helm/v3/pkg/releaseutil"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	runtimeschema "k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/client-go/dynamic"
	dynamicfake "k8s.io/client-go/dynamic/fake"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	"pgregory.net/rapid"
	"sigs.k8s.io/yaml"

	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/version"
)

const chartsDir = "../../charts"

// The files in the tree are those that make generate writes.
func TestGenerate_upToDate(t *testing.T) {
	t.Parallel()
	files, err := generate()
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range files {
		got, err := os.ReadFile(filepath.Join(chartsDir, name))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, string(got)); diff != "" {
			t.Errorf("%s is outdated, run make generate: -want +got\n%s", name, diff)
		}
	}
}

func load(t *testing.T) *chart.Chart {
	t.Helper()
	return loadChart(t, "karmada")
}

func loadChart(t *testing.T, name string) *chart.Chart {
	t.Helper()
	c, err := loader.Load(filepath.Join(chartsDir, name))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// render returns the manifests of a release.
func render(c *chart.Chart, namespace string, values map[string]any) ([]string, error) {
	return renderIn(dynamicfake.NewSimpleDynamicClient(clientgoscheme.Scheme), c, namespace, values)
}

// host provides a host cluster to templates.
type host struct{ dynamic.Interface }

func (h host) GetClientFor(apiVersion, kind string) (dynamic.NamespaceableResourceInterface, bool, error) {
	plural, _ := meta.UnsafeGuessKindToResource(runtimeschema.FromAPIVersionAndKind(apiVersion, kind))
	return h.Resource(plural), true, nil
}

// renderIn returns the manifests of a release in a host cluster.
func renderIn(cluster dynamic.Interface, c *chart.Chart, namespace string, values map[string]any) ([]string, error) {
	return renderRelease(cluster, c, values, chartutil.ReleaseOptions{Name: "fleet", Namespace: namespace, Revision: 1, IsInstall: true})
}

func renderRelease(
	cluster dynamic.Interface, c *chart.Chart, values map[string]any, release chartutil.ReleaseOptions,
) ([]string, error) {
	all, err := chartutil.ToRenderValues(c, values, release, chartutil.DefaultCapabilities)
	if err != nil {
		return nil, err
	}
	files, err := engine.RenderWithClientProvider(c, all, host{cluster})
	if err != nil {
		return nil, err
	}
	var out []string
	for name, text := range files {
		if strings.HasSuffix(name, "NOTES.txt") {
			continue
		}
		for _, document := range releaseutil.SplitManifests(text) {
			out = append(out, document)
		}
	}
	return out, nil
}

// decode returns the objects of manifests by kind and name, and the description that the Job receives. The Job and its access are not
// part of it: karmadactl and the operator do their work themselves.
func decode(rendered []string) (map[string]any, manifests.Spec, error) {
	out := map[string]any{}
	var spec manifests.Spec
	decoder := serializer.NewCodecFactory(clientgoscheme.Scheme, serializer.EnableStrict).UniversalDeserializer()
	for _, m := range rendered {
		object, kind, err := decoder.Decode([]byte(m), nil, nil)
		if err != nil {
			return nil, spec, fmt.Errorf("%w in\n%s", err, m)
		}
		o := object.(manifests.Object)
		if job, ok := object.(*batchv1.Job); ok {
			for _, argument := range job.Spec.Template.Spec.Containers[0].Command {
				if text, ok := strings.CutPrefix(argument, "--spec="); ok {
					if err := json.Unmarshal([]byte(text), &spec); err != nil {
						return nil, spec, err
					}
				}
			}
		}
		if !slices.Contains([]string{"karmada-install", "karmada-remove"}, o.GetName()) && kind.Kind != "Job" {
			out[kind.Kind+"/"+o.GetName()] = object
		}
	}
	return out, spec, nil
}

// expected returns the objects of the renderer by kind and name, without the namespace and the Secrets, which the Job writes.
func expected(t testing.TB, s manifests.Spec) map[string]any {
	t.Helper()
	stages, err := manifests.Render(s, issued(s))
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]any{}
	for _, stage := range stages {
		for _, o := range stage.Objects {
			if _, ok := owner(o); ok {
				out[o.GetObjectKind().GroupVersionKind().Kind+"/"+o.GetName()] = o
			}
		}
	}
	return out
}

// semantic compares objects as the API server stores them.
func semantic() cmp.Options {
	return cmp.Options{cmpopts.EquateEmpty(), cmp.Comparer(func(a, b resource.Quantity) bool { return a.Cmp(b) == 0 })}
}

// The chart has the objects of the renderer for the same description, and the Job receives this description.
func TestChart_equalsRenderer(t *testing.T) {
	t.Parallel()
	c := load(t)
	specs := rapid.Custom(anySpec)
	for seed := range 25 {
		want := specs.Example(seed)
		values := valuesOf(t, want)
		rendered, err := render(c, want.Namespace, values)
		if err != nil {
			t.Fatalf("seed %d: render %v: %v", seed, values, err)
		}
		objects, spec, err := decode(rendered)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if diff := cmp.Diff(want, spec.Complete(), semantic()); diff != "" {
			t.Errorf("seed %d: description of the Job: -want +got\n%s", seed, diff)
		}
		if diff := cmp.Diff(expected(t, want), objects, semantic()); diff != "" {
			t.Errorf("seed %d: objects: -want +got\n%s", seed, diff)
		}
	}
}

// Without a registry in the values, images come from the registry of the release, which is an annotation of the packaged chart.
func TestChart_defaultRegistry(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct{ annotation, value, want string }{
		"sources": {want: version.Registry()},
		"release": {annotation: "r.example.org/k", want: "r.example.org/k"},
		"value":   {annotation: "r.example.org/k", value: "v.example.org", want: "v.example.org"},
	} {
		c := load(t)
		if test.annotation != "" {
			c.Metadata.Annotations["karmada.io/image-registry"] = test.annotation
		}
		rendered, err := render(c, "fleet", map[string]any{"global": map[string]any{"imageRegistry": test.value}})
		if err != nil {
			t.Fatal(err)
		}
		_, spec, err := decode(rendered)
		if err != nil || spec.Images.Registry != test.want {
			t.Errorf("%s: registry %s, %v, want %s", name, spec.Images.Registry, err, test.want)
		}
		if kube := spec.Images.KubeRegistry; test.value == "" && kube != manifests.DefaultKubeRegistry {
			t.Errorf("%s: registry of Kubernetes %s, want %s", name, kube, manifests.DefaultKubeRegistry)
		}
	}
}

// An upgrade that would continue with an empty database is refused before Helm changes a workload.
func TestChart_refusesToReplaceDatabase(t *testing.T) {
	t.Parallel()
	c := load(t)
	etcd := func(settings map[string]any) map[string]any {
		return map[string]any{"etcd": map[string]any{"internal": settings}}
	}
	external := func(prefix string) map[string]any {
		return map[string]any{"etcd": map[string]any{"mode": "external", "external": map[string]any{
			"servers": []any{"https://a:1"}, "secretName": "etcd", "registryPrefix": prefix,
		}}}
	}
	node := func(name string) map[string]any {
		return etcd(map[string]any{"nodeSelector": map[string]any{"name": name}})
	}
	claims := func(class string, members int) map[string]any {
		return etcd(map[string]any{"storageType": "pvc", "replicaCount": members, "pvc": map[string]any{"storageClass": class}})
	}
	for name, test := range map[string]struct {
		from, to map[string]any
		refused  bool
	}{
		"same":                  {etcd(map[string]any{}), etcd(map[string]any{}), false},
		"same claims":           {claims("fast", 3), claims("fast", 3), false},
		"storage":               {etcd(map[string]any{}), etcd(map[string]any{"storageType": "emptyDir"}), true},
		"members":               {claims("fast", 1), claims("fast", 3), true},
		"class":                 {claims("fast", 3), claims("slow", 3), true},
		"directory":             {etcd(map[string]any{}), etcd(map[string]any{"dataPath": "/data"}), true},
		"node":                  {node("a"), node("b"), true},
		"node, not known":       {etcd(map[string]any{}), node("b"), false},
		"to an external one":    {etcd(map[string]any{}), external(""), true},
		"external, same prefix": {external(""), external("/registry"), false},
		"external, forgotten":   {external("/fleet"), external(""), true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			rendered, err := render(c, "fleet", test.from)
			if err != nil {
				t.Fatal(err)
			}
			_, installed, err := decode(rendered)
			if err != nil {
				t.Fatal(err)
			}
			text, err := json.Marshal(installed.Complete())
			if err != nil {
				t.Fatal(err)
			}
			cluster := dynamicfake.NewSimpleDynamicClient(clientgoscheme.Scheme, &corev1.ConfigMap{
				ObjectMeta: metav1.ObjectMeta{Namespace: "fleet", Name: manifests.Record}, Data: map[string]string{"spec.json": string(text)},
			})
			_, err = renderIn(cluster, c, "fleet", test.to)
			if refused := err != nil && strings.Contains(err.Error(), "cannot be changed"); refused != test.refused || err != nil && !refused {
				t.Errorf("error %v, want a refusal: %v", err, test.refused)
			}
		})
	}
}

// An upgrade without a change runs the Job only if it renews certificates: a Job of the same name is not run again.
func TestChart_upgradeRenewsCertificates(t *testing.T) {
	t.Parallel()
	c := load(t)
	for renewal, want := range map[manifests.Renewer]bool{manifests.CronJob: false, manifests.NoRenewer: true} {
		values := map[string]any{"certs": map[string]any{"renewal": string(renewal)}}
		var last string
		for n := range 3 {
			release := chartutil.ReleaseOptions{Name: "fleet", Namespace: "fleet", Revision: n + 1, IsInstall: n == 0, IsUpgrade: n > 0}
			job := installJob(t, c, values, release)
			if n > 0 && (job.Name != last) != want {
				t.Errorf("%s: revision %d has Job %s, the one before %s", renewal, n+1, job.Name, last)
			}
			// Helm does not delete the Job of a failed upgrade.
			if expires := job.Spec.TTLSecondsAfterFinished != nil; expires != (want && n > 0) {
				t.Errorf("%s: revision %d: Job %s expires: %v", renewal, n+1, job.Name, expires)
			}
			last = job.Name
		}
	}
}

// installJob returns the Job of a release that issues certificates.
func installJob(t *testing.T, c *chart.Chart, values map[string]any, release chartutil.ReleaseOptions) *batchv1.Job {
	t.Helper()
	rendered, err := renderRelease(dynamicfake.NewSimpleDynamicClient(clientgoscheme.Scheme), c, values, release)
	if err != nil {
		t.Fatal(err)
	}
	decoder := serializer.NewCodecFactory(clientgoscheme.Scheme, serializer.EnableStrict).UniversalDeserializer()
	for _, m := range rendered {
		object, _, err := decoder.Decode([]byte(m), nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if job, ok := object.(*batchv1.Job); ok && strings.HasPrefix(job.Name, "karmada-install-") {
			return job
		}
	}
	t.Fatal("the chart has no Job karmada-install")
	return nil
}

// anySpec returns a completed and valid description that the values can express.
func anySpec(r *rapid.T) manifests.Spec {
	text := func(name string, values ...string) string { return rapid.SampledFrom(values).Draw(r, name) }
	s := manifests.Spec{
		Namespace: text("namespace", "karmada-system", "fleet"), ClusterDomain: text("domain", "cluster.local", "example.org"), Release: "v1",
		Images: manifests.Images{
			All: text("all", "", "r.example.org/all:v2"), Registry: text("registry", "", "r.example.org"), KubeTag: text("tag", "", "v1.30.0"),
			KubeRegistry: text("kube", "registry.k8s.io", "k.example.org"), PullPolicy: corev1.PullPolicy(text("policy", "Always", "Never")),
			PullSecrets: rapid.SliceOfN(rapid.Just("secret"), 0, 1).Draw(r, "secrets"),
		},
		Endpoint: manifests.Endpoint{
			Type: corev1.ServiceType(text("type", "ClusterIP", "NodePort", "LoadBalancer")), Server: text("server", "", "https://k:1"),
		},
		Certificates: manifests.Certificates{
			Renewal:      rapid.SampledFrom([]manifests.Renewer{manifests.CronJob, manifests.NoRenewer}).Draw(r, "renewal"),
			ValidityDays: rapid.SampledFrom([]int32{1, 6, 7, 365}).Draw(r, "days"),
			Names:        rapid.SliceOfN(rapid.Just("karmada.example.org"), 0, 1).Draw(r, "names"),
		},
		Components: map[manifests.Component]manifests.Settings{}, FeatureGates: anyGates(r),
	}
	if s.Endpoint.Type == corev1.ServiceTypeNodePort {
		s.Endpoint.NodePort = rapid.SampledFrom([]int32{0, 30000}).Draw(r, "port")
	}
	for _, c := range append(manifests.Components(), manifests.SchedulerEstimator) {
		s.Components[c] = anySettings(r, c)
	}
	etcd := s.Components[manifests.Etcd]
	switch text("storage", "hostPath", "PVC", "emptyDir", "external") {
	case "hostPath":
		s.Etcd, etcd.Replicas = manifests.EtcdSpec{Storage: manifests.HostPath, DataPath: "/data"}, 1
	case "PVC":
		s.Etcd, etcd.Replicas = manifests.EtcdSpec{
			Storage: manifests.PersistentVolumeClaim, StorageClass: "fast", Size: text("size", "", "9Gi")}, 3
	case "emptyDir":
		s.Etcd = manifests.EtcdSpec{Storage: manifests.EmptyDir}
		etcd.Replicas = rapid.SampledFrom([]int32{1, 3}).Draw(r, "members")
	case "external":
		s.Etcd.External = &manifests.ExternalEtcd{Servers: []string{"https://a:1", "https://b:1"}, KeyPrefix: text("prefix", "", "/x")}
		etcd = manifests.Settings{Replicas: 1}
	}
	s.Components[manifests.Etcd] = etcd
	s.Estimators = rapid.SampledFrom([][]string{nil, {"m2", "m1"}}).Draw(r, "estimators")
	s = s.Complete()
	if err := s.Validate(); err != nil {
		r.Fatal(err)
	}
	return s
}

func anyGates(r *rapid.T) map[string]bool {
	return rapid.MapOfN(rapid.SampledFrom([]string{"Failover", "MultiClusterService"}), rapid.Bool(), 0, 2).Draw(r, "gates")
}

func anySettings(r *rapid.T, c manifests.Component) manifests.Settings {
	s := manifests.Settings{
		Enabled: rapid.Bool().Draw(r, "enabled") && c != manifests.SchedulerEstimator, Replicas: rapid.Int32Range(0, 3).Draw(r, "replicas"),
		Image: rapid.SampledFrom([]string{"", "other/image:v3"}).Draw(r, "image"), FeatureGates: anyGates(r),
		PullPolicy: corev1.PullPolicy(rapid.SampledFrom([]string{"", "Always"}).Draw(r, "policy")),
	}
	if c == manifests.SchedulerEstimator && s.Replicas == 0 {
		s.Replicas = 1
	}
	if rapid.Bool().Draw(r, "more") {
		s.ExtraArgs = rapid.SliceOfN(rapid.SampledFrom([]string{"--v=9", "--new", "--bind-address=1.2.3.4", "--feature-gates=A=true"}), 0, 3).
			Draw(r, "arguments")
		s.Labels, s.Annotations = map[string]string{"team": "a", "app": "mine"}, map[string]string{"note": "b"}
		s.NodeSelector = map[string]string{"pool": "c"}
		s.Tolerations = []corev1.Toleration{{Key: "k", Operator: corev1.TolerationOpExists}}
		s.Affinity = &corev1.Affinity{NodeAffinity: &corev1.NodeAffinity{}}
		s.PriorityClass = "high"
		s.Resources.Limits = corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("2"), corev1.ResourceMemory: resource.MustParse("1Gi")}
	}
	switch rapid.IntRange(0, 2).Draw(r, "budget") {
	case 1:
		s.Budget = &manifests.Budget{MinAvailable: new(intstr.FromString("50%"))}
	case 2:
		s.Budget = &manifests.Budget{MaxUnavailable: new(intstr.FromInt32(2))}
	}
	return s
}

// valuesOf returns the values of a description.
func valuesOf(t testing.TB, s manifests.Spec) map[string]any {
	v := defaultValues()
	v.Global = Global{
		Image: s.Images.All, ImageRegistry: s.Images.Registry, KubeImageRegistry: s.Images.KubeRegistry, KubeImageTag: s.Images.KubeTag,
		EtcdImageTag: s.Images.EtcdTag, ImagePullSecrets: s.Images.PullSecrets, FeatureGates: s.FeatureGates,
	}
	v.KarmadaImageVersion, v.KarmadaImagePullPolicy, v.ClusterDomain = s.Release, string(s.Images.PullPolicy), s.ClusterDomain
	v.Certs.Renewal = string(s.Certificates.Renewal)
	v.Certs.Auto = AutoCerts{Expiry: fmt.Sprintf("%dh", s.Certificates.ValidityDays*24), Hosts: s.Certificates.Names}
	names := map[manifests.Component]*Component{
		manifests.Etcd:                  &v.Etcd.Internal.Component,
		manifests.APIServer:             &v.APIServer.Component,
		manifests.AggregatedAPIServer:   &v.AggregatedAPIServer,
		manifests.KubeControllerManager: &v.KubeControllerManager,
		manifests.ControllerManager:     &v.ControllerManager,
		manifests.Scheduler:             &v.Scheduler,
		manifests.Webhook:               &v.Webhook,
		manifests.Descheduler:           &v.Descheduler,
		manifests.Search:                &v.Search,
		manifests.MetricsAdapter:        &v.MetricsAdapter,
		manifests.UI:                    &v.UI.Component,
		manifests.SchedulerEstimator:    &v.SchedulerEstimator.Component,
	}
	for c, component := range names {
		*component = componentOf(t, s.Components[c])
	}
	v.APIServer.ServiceType, v.APIServer.NodePort, v.APIServer.ExternalURL = string(s.Endpoint.Type), s.Endpoint.NodePort, s.Endpoint.Server
	for name, c := range map[string]manifests.Component{
		"descheduler": manifests.Descheduler, "search": manifests.Search, "metricsAdapter": manifests.MetricsAdapter,
		"ui": manifests.UI,
	} {
		if s.Components[c].Enabled {
			v.Components = append(v.Components, name)
		}
	}
	for _, e := range s.Estimators {
		v.Components = append(v.Components, "schedulerEstimator")
		v.SchedulerEstimator.MemberClusters = append(v.SchedulerEstimator.MemberClusters, MemberCluster{ClusterName: e})
	}
	if x := s.Etcd.External; x != nil {
		v.Etcd.Mode, v.Etcd.External = "external", EtcdExternal{Servers: x.Servers, RegistryPrefix: x.KeyPrefix, SecretName: "client"}
	} else {
		v.Etcd.Internal.StorageType = strings.Replace(string(s.Etcd.Storage), "PVC", "pvc", 1)
		v.Etcd.Internal.DataPath, v.Etcd.Internal.PVC = s.Etcd.DataPath, EtcdPVC{s.Etcd.StorageClass, s.Etcd.Size}
	}
	text, err := yaml.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	values, err := chartutil.ReadValues(text)
	if err != nil {
		t.Fatal(err)
	}
	return values
}

func componentOf(t testing.TB, s manifests.Settings) Component {
	c := Component{
		ReplicaCount: s.Replicas, PriorityClassName: s.PriorityClass, PodLabels: s.Labels, PodAnnotations: s.Annotations,
		NodeSelector: s.NodeSelector, ExtraArgs: s.ExtraArgs, FeatureGates: s.FeatureGates, Image: Image{PullPolicy: string(s.PullPolicy)},
	}
	if s.Image != "" {
		c.Image.Repository, c.Image.Tag, _ = strings.Cut(s.Image, ":")
	}
	if s.Budget != nil {
		c.PodDisruptionBudget = Budget(*s.Budget)
	}
	text, err := json.Marshal(map[string]any{"resources": s.Resources, "tolerations": s.Tolerations, "affinity": s.Affinity})
	if err == nil {
		err = json.Unmarshal(text, &c)
	}
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// The schema rejects wrong values and names the field.
func TestChart_rejects(t *testing.T) {
	t.Parallel()
	c := load(t)
	for values, want := range map[string]string{
		"scheduler: {replicas: 2}":                         "additional properties 'replicas' not allowed",
		"scheduler: {replicaCount: many}":                  "/scheduler/replicaCount",
		"scheduler: {replicaCount: -1}":                    "minimum",
		"installMode: agent":                               "/installMode",
		"components: [scheduler]":                          "/components/0",
		"etcd: {internal: {storageType: disk}}":            "/etcd/internal/storageType",
		"apiServer: {serviceType: Internal}":               "/apiServer/serviceType",
		"apiServer: {extraArgs: [v=4]}":                    "does not match pattern",
		"certs: {auto: {expiry: 1y}}":                      "/certs/auto/expiry",
		"karmadaImagePullPolicy: Sometimes":                "/karmadaImagePullPolicy",
		"etcd: {mode: external}":                           "etcd.external.servers is required",
		"etcd: {internal: {storageType: pvc}}":             "etcd.internal.pvc.storageClass is required",
		"etcd: {internal: {replicaCount: 3}}":              "can only be 1 with etcd.internal.storageType hostPath",
		"descheduler: {featureGates: {Failover: true}}":    "descheduler.featureGates: the component has no feature gates",
		"metricsAdapter: {featureGates: {Failover: true}}": "metricsAdapter.featureGates: the component has no feature gates",
		"certs: {mode: custom}":                            "certs.custom.secretName is required",
		"certs: {mode: cert-manager}":                      "certs.certManager.issuerRef is required",
	} {
		parsed, err := chartutil.ReadValues([]byte(values))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := render(c, "fleet", parsed); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("render(%s) = %v, want %q", values, err, want)
		}
	}
}

func TestChart_lint(t *testing.T) {
	t.Parallel()
	for _, m := range lint.All(filepath.Join(chartsDir, "karmada"), nil, "fleet", true).Messages {
		if m.Severity > support.InfoSev {
			t.Errorf("%s: %v", m.Path, m.Err)
		}
	}
}

// The Job mounts the given CA, or the CA that cert-manager issues.
func TestChart_authorities(t *testing.T) {
	t.Parallel()
	c := load(t)
	for values, want := range map[string][]string{
		"certs: {mode: custom, custom: {secretName: mine}}": {"--ca-dir=/etc/karmada/given-ca", "secretName: mine"},
		"certs: {mode: cert-manager, certManager: {issuerRef: {name: root, kind: ClusterIssuer}}}": {
			"--ca-dir=/etc/karmada/given-ca", "secretName: karmada-issued-ca", "isCA: true", `issuerRef: {"kind":"ClusterIssuer","name":"root"}`,
		},
	} {
		parsed, err := chartutil.ReadValues([]byte(values))
		if err != nil {
			t.Fatal(err)
		}
		rendered, err := render(c, "fleet", parsed)
		if err != nil {
			t.Fatal(err)
		}
		all := strings.Join(rendered, "\n")
		for _, w := range want {
			if !strings.Contains(all, w) {
				t.Errorf("%s: the manifests do not contain %q", values, w)
			}
		}
	}
}
