// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package manifests

import (
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	"sigs.k8s.io/yaml"
)

var update = flag.Bool("update", false, "write the golden files")

// specs returns the descriptions whose objects are golden files.
func specs() map[string]Spec {
	return map[string]Spec{
		"default": {Release: "v1.0.0", Endpoint: Endpoint{Server: "https://10.0.0.1:32443"}},
		"available": {
			Release: "v1.0.0", Namespace: "fleet", ClusterDomain: "example.org",
			Images:       Images{All: "registry.example.org/karmada:v1", PullSecrets: []string{"registry"}},
			Certificates: Certificates{Names: []string{"karmada.example.org"}},
			Endpoint:     Endpoint{Type: corev1.ServiceTypeLoadBalancer, Server: "https://karmada.example.org:5443"},
			Etcd:         EtcdSpec{Storage: PersistentVolumeClaim, StorageClass: "fast"},
			Components: map[Component]Settings{
				Etcd: {Replicas: 3}, APIServer: {Replicas: 2, ExtraArgs: []string{"--v=4", "--audit-log-path=-"}},
				Scheduler: {Replicas: 2, FeatureGates: map[string]bool{"Failover": true}}, Search: {Enabled: true, Replicas: 1},
				Descheduler: {Enabled: true, Replicas: 1}, UI: {Enabled: true, Replicas: 1},
			},
			EncryptionSecret: "encryption", OIDCSecret: "issuer", Audit: true,
			Estimators: []string{"m1"}, FeatureGates: map[string]bool{"MultiClusterService": true},
		},
		"external": {
			Release: "v1.0.0",
			Etcd:    EtcdSpec{External: &ExternalEtcd{Servers: []string{"https://etcd.example.org:2379"}, KeyPrefix: "/karmada"}},
		},
	}
}

// fixture returns certificates that name what they are for.
func fixture(s Spec) Issued {
	pair := func(name string) Pair { return Pair{Cert: []byte(name + " certificate"), Key: []byte(name + " key")} }
	issued := Issued{Authorities: map[Authority]Pair{}, Certificates: map[string]Pair{}, ServiceAccounts: pair("service account")}
	for _, a := range Authorities() {
		issued.Authorities[a] = pair(string(a))
	}
	for _, c := range s.RequiredCertificates() {
		issued.Certificates[c.Secret] = pair(c.Secret)
	}
	issued.Certificates[ExternalEtcdCert] = pair("external etcd")
	return issued
}

func render(t *testing.T, s Spec) []Stage {
	t.Helper()
	s = s.Complete()
	if err := s.Validate(); err != nil {
		t.Fatal(err)
	}
	stages, err := Render(s, fixture(s))
	if err != nil {
		t.Fatal(err)
	}
	return stages
}

func TestRender_golden(t *testing.T) {
	t.Parallel()
	for name, s := range specs() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var b strings.Builder
			for _, stage := range render(t, s) {
				b.WriteString("# " + stage.Name + "\n")
				for _, o := range stage.Objects {
					document, err := yaml.Marshal(o)
					if err != nil {
						t.Fatal(err)
					}
					b.WriteString("---\n" + string(document))
				}
			}
			path := "testdata/" + name + ".yaml"
			if *update {
				if err := os.WriteFile(path, []byte(b.String()), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), b.String()); diff != "" {
				t.Errorf("objects -want +got (run with -update if intended)\n%s", diff)
			}
		})
	}
}

func TestRender_pure(t *testing.T) {
	t.Parallel()
	for name, s := range specs() {
		if diff := cmp.Diff(render(t, s), render(t, s)); diff != "" {
			t.Errorf("%s: two results differ:\n%s", name, diff)
		}
	}
}

// templates returns the pod templates by the name of their workload.
func templates(stages []Stage) map[string]corev1.PodTemplateSpec {
	out := map[string]corev1.PodTemplateSpec{}
	for _, stage := range stages {
		for _, o := range stage.Objects {
			switch w := o.(type) {
			case *appsv1.Deployment:
				out[w.Name] = w.Spec.Template
			case *appsv1.StatefulSet:
				out[w.Name] = w.Spec.Template
			}
		}
	}
	return out
}

// All pods satisfy the restricted pod security standard, except for etcd with a directory of its node.
func TestRender_restricted(t *testing.T) {
	t.Parallel()
	for name, s := range specs() {
		for app, pod := range templates(render(t, s)) {
			security := pod.Spec.SecurityContext
			if hostPath := name == "default" && app == "etcd"; *security.RunAsNonRoot == hostPath {
				t.Errorf("%s: %s runs as root: %v", name, app, hostPath)
			}
			if security.SeccompProfile.Type != corev1.SeccompProfileTypeRuntimeDefault {
				t.Errorf("%s: %s has no seccomp profile", name, app)
			}
			if *pod.Spec.AutomountServiceAccountToken {
				t.Errorf("%s: %s mounts a token of the host cluster", name, app)
			}
			for _, c := range pod.Spec.Containers {
				if *c.SecurityContext.AllowPrivilegeEscalation || !*c.SecurityContext.ReadOnlyRootFilesystem ||
					!slices.Contains(c.SecurityContext.Capabilities.Drop, "ALL") {
					t.Errorf("%s: container %s is not restricted: %+v", name, c.Name, c.SecurityContext)
				}
			}
		}
	}
}

// Each Secret that a pod mounts exists, except the kubeconfigs of members, which the user provides.
func TestRender_mountsExist(t *testing.T) {
	foreign := []string{EstimatorSecret("m1"), "encryption", "issuer"} // Secrets of the user
	t.Parallel()
	for name, s := range specs() {
		stages := render(t, s)
		secrets := map[string]*corev1.Secret{}
		for _, stage := range stages {
			for _, o := range stage.Objects {
				if secret, ok := o.(*corev1.Secret); ok {
					secrets[secret.Name] = secret
				}
			}
		}
		for app, pod := range templates(stages) {
			for _, v := range pod.Spec.Volumes {
				if v.Secret != nil && secrets[v.Secret.SecretName] == nil && !slices.Contains(foreign, v.Secret.SecretName) {
					t.Errorf("%s: %s mounts Secret %s, which is not rendered", name, app, v.Secret.SecretName)
				}
				if v.Secret != nil && v.Secret.SecretName == AuthoritiesSecret {
					t.Errorf("%s: %s mounts the keys of the CAs", name, app)
				}
			}
		}
	}
}

// The web console and the API server, and no other pods, have the files for OpenID Connect.
func TestRender_oidc(t *testing.T) {
	t.Parallel()
	var got []string
	for app, pod := range templates(render(t, specs()["available"])) {
		for _, m := range pod.Spec.Containers[0].VolumeMounts {
			if m.MountPath == "/etc/karmada/pki/oidc" && m.ReadOnly {
				got = append(got, app)
			}
		}
	}
	slices.Sort(got)
	if want := []string{"karmada-apiserver", "karmada-ui"}; !slices.Equal(got, want) {
		t.Errorf("the files are mounted in %v, want %v", got, want)
	}
}

// A second replica of a component is optional on another node: a rolling update on one node does not block.
func TestRender_prefersOtherNodes(t *testing.T) {
	t.Parallel()
	for app, pod := range templates(render(t, specs()["available"])) {
		anti := pod.Spec.Affinity.PodAntiAffinity
		if len(anti.RequiredDuringSchedulingIgnoredDuringExecution) > 0 || len(anti.PreferredDuringSchedulingIgnoredDuringExecution) != 1 {
			t.Errorf("%s: affinity %+v, want one preference", app, anti)
		}
	}
}

func TestCommand_extraArguments(t *testing.T) {
	t.Parallel()
	s := Spec{Components: map[Component]Settings{Scheduler: {
		Replicas: 1, ExtraArgs: []string{"--v=5", "--enable-scheduler-estimator=false", "--new"},
	}}}
	command := templates(render(t, s))["karmada-scheduler"].Spec.Containers[0].Command
	want := []string{"--enable-scheduler-estimator=false", "--new", "--v=5"}
	if diff := cmp.Diff(want, command[len(command)-3:]); diff != "" {
		t.Errorf("last arguments -want +got\n%s", diff)
	}
	if slices.Contains(command, "--v=2") || slices.Contains(command, "--enable-scheduler-estimator=true") {
		t.Errorf("a replaced flag is left: %q", command)
	}
}

// The API server verifies aggregated API servers by names in karmada-system, regardless of their namespace.
func TestRequiredCertificates_otherNamespace(t *testing.T) {
	t.Parallel()
	s := Spec{Namespace: "fleet", Components: map[Component]Settings{Etcd: {Replicas: 3}}, Etcd: EtcdSpec{Storage: EmptyDir}}.Complete()
	names := map[string][]string{}
	for _, c := range s.RequiredCertificates() {
		names[c.Secret] = c.Names
	}
	for secret, want := range map[string]string{
		"karmada-aggregated-apiserver-cert": "karmada-aggregated-apiserver.karmada-system.svc",
		"karmada-search-cert":               "karmada-search.karmada-system.svc",
		"karmada-webhook-cert":              "karmada-webhook.fleet.svc",
		"karmada-apiserver-cert":            "karmada-apiserver.fleet.svc.cluster.local",
		"etcd-cert":                         "etcd-2.etcd.fleet.svc.cluster.local",
	} {
		if !slices.Contains(names[secret], want) {
			t.Errorf("%s has the names %q, want %s among them", secret, names[secret], want)
		}
	}
}

func TestValidate(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		spec Spec
		want string
	}{
		"defaults":             {Spec{}, ""},
		"version":              {Spec{Version: "v2"}, "not supported"},
		"namespace":            {Spec{Namespace: "A"}, "namespace"},
		"pull policy":          {Spec{Images: Images{PullPolicy: "Maybe"}}, "invalid image pull policy: Maybe"},
		"storage":              {Spec{Etcd: EtcdSpec{Storage: "disk"}}, "unsupported etcd-storage-mode disk"},
		"storage class":        {Spec{Etcd: EtcdSpec{Storage: PersistentVolumeClaim}}, "storageClassesName is not empty"},
		"replicas on one node": {Spec{Components: map[Component]Settings{Etcd: {Replicas: 3}}}, "etcd-replicas can only be 1"},
		"even replicas": {Spec{Etcd: EtcdSpec{Storage: EmptyDir}, Components: map[Component]Settings{Etcd: {Replicas: 2}}},
			"must be odd"},
		"feature gates": {
			Spec{Components: map[Component]Settings{Descheduler: {FeatureGates: map[string]bool{"A": true}}}}, "has no feature gates",
		},
		"argument":        {Spec{Components: map[Component]Settings{Webhook: {ExtraArgs: []string{"v=1"}}}}, `"v=1" must be --name`},
		"component":       {Spec{Etcd: EtcdSpec{External: &ExternalEtcd{}}}, "at least one server"},
		"external server": {Spec{Etcd: EtcdSpec{External: &ExternalEtcd{Servers: []string{"etcd:2379"}}}}, "must begin with https://"},
		"estimator":       {Spec{Estimators: []string{"A"}}, "estimators"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			err := tc.spec.Complete().Validate()
			switch {
			case tc.want == "" && err != nil:
				t.Errorf("Validate() = %v, want no error", err)
			case tc.want != "" && (err == nil || !strings.Contains(err.Error(), tc.want)):
				t.Errorf("Validate() = %v, want %q", err, tc.want)
			}
		})
	}
}

// The pods of every component accept connections of their clients only. Aggregated API servers and webhooks have one client.
func TestRender_deniesConnections(t *testing.T) {
	t.Parallel()
	for name, spec := range specs() {
		policies, workloads := map[string]*networkingv1.NetworkPolicy{}, map[string]bool{}
		for _, stage := range render(t, spec) {
			for _, o := range stage.Objects {
				switch o := o.(type) {
				case *networkingv1.NetworkPolicy:
					policies[o.Spec.PodSelector.MatchLabels["app"]] = o
				case *appsv1.Deployment:
					workloads[o.Spec.Template.Labels["app"]] = true
				case *appsv1.StatefulSet:
					workloads[o.Spec.Template.Labels["app"]] = true
				}
			}
		}
		for app := range workloads {
			if policies[app] == nil || len(policies[app].Spec.PolicyTypes) != 1 {
				t.Errorf("%s: no NetworkPolicy selects the pods of %s", name, app)
			}
		}
		if rule := policies["karmada-webhook"].Spec.Ingress[0]; len(rule.From) != 1 ||
			rule.From[0].PodSelector.MatchLabels["app"] != "karmada-apiserver" {
			t.Errorf("%s: the webhook accepts connections of %v, want those of karmada-apiserver", name, rule.From)
		}
		// Prometheus reads the metrics at the port of the API, with authentication.
		if rule := policies["karmada-aggregated-apiserver"].Spec.Ingress[0]; len(rule.From) != 0 || rule.Ports[0].Port.IntVal != servingPort {
			t.Errorf("%s: the aggregated API server accepts connections of %v to %v", name, rule.From, rule.Ports)
		}
	}
}
