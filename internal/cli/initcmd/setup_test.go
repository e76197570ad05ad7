// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package initcmd

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/install/manifests"
)

func parse(t *testing.T, args ...string) *options {
	t.Helper()
	o := newOptions("v1")
	fs := pflag.NewFlagSet("init", pflag.ContinueOnError)
	o.addFlags(fs)
	if err := fs.Parse(args); err != nil {
		t.Fatal(err)
	}
	return o
}

func TestSpec_errors(t *testing.T) {
	t.Parallel()
	for want, args := range map[string][]string{
		"karmada apiserver advertise address is not valid":               {"--karmada-apiserver-advertise-address=a.b"},
		`cert-external-ip "x" is not a valid IP address`:                 {"--cert-external-ip=10.0.0.1,x"},
		"ca-cert-file and ca-key-file must be used together":             {"--ca-cert-file=ca.crt"},
		"invalid image pull policy: Maybe":                               {"--image-pull-policy=Maybe"},
		"when etcd storage mode is PVC, storageClassesName is not empty": {"--etcd-storage-mode=PVC"},
		"unsupported etcd-storage-mode disk":                             {"--etcd-storage-mode=disk"},
		"etcd client cert and key should be specified both or none": {
			"--external-etcd-servers=https://e:2379", "--external-etcd-client-cert-path=c",
		},
		"wait-component-ready-timeout must be greater than or equal to 0": {"--wait-component-ready-timeout=-1"},
		"when etcd storage mode is hostPath,etcd-replicas can only be 1":  {"--etcd-replicas=3"},
		"must begin with --": {"--karmada-scheduler-extra-args=v=1"},
	} {
		if _, err := parse(t, args...).spec(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("spec(%q) = %v, want %q", args, err, want)
		}
	}
}

func TestSpec_images(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		args            []string
		kube, scheduler string
	}{
		"default": {nil, "registry.k8s.io", "docker.io/karmada"},
		"private": {[]string{"--private-image-registry=r.example.org"}, "r.example.org", "r.example.org"},
		"mirror": {[]string{"--private-image-registry=r.example.org", "--kube-image-mirror-country=CN"},
			"registry.cn-hangzhou.aliyuncs.com/google_containers", "r.example.org"},
		"registry of Kubernetes": {[]string{"--kube-image-registry=k.example.org", "--kube-image-mirror-country=cn"},
			"k.example.org", "docker.io/karmada"},
	} {
		s, err := parse(t, tc.args...).spec()
		if err != nil {
			t.Fatal(err)
		}
		if s.Images.KubeRegistry != tc.kube || s.Images.Registry != tc.scheduler {
			t.Errorf("%s: registries %s and %s, want %s and %s", name, s.Images.KubeRegistry, s.Images.Registry, tc.kube, tc.scheduler)
		}
	}
	s, err := parse(t, "--private-image-registry=r", "--karmada-webhook-image=other/webhook:v2").spec()
	if err != nil || s.Components[manifests.Webhook].Image != "other/webhook:v2" {
		t.Errorf("image of the webhook = %q, %v", s.Components[manifests.Webhook].Image, err)
	}
}

func TestJoinArgs(t *testing.T) {
	t.Parallel()
	got, err := command.JoinArgs([]string{"--a=1", "2", "--b"})
	if diff := cmp.Diff([]string{"--a=1,2", "--b"}, got); err != nil || diff != "" {
		t.Errorf("JoinArgs() -want +got, %v\n%s", err, diff)
	}
}

func writeConfig(t *testing.T, content string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "config.yaml")
	if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// Values of the file take precedence over flags; those that it does not contain are kept.
func TestMerge(t *testing.T) {
	t.Parallel()
	c, err := readConfig(writeConfig(t, `
apiVersion: v1
kind: ConfigMap
---
apiVersion: config.karmada.io/v1alpha1
kind: KarmadaInitConfig
metadata: {name: plane}
spec:
  certificates: {externalIP: [10.0.0.1], validityPeriod: 48h}
  etcd: {local: {replicas: 3, storageMode: PVC, storageClassesName: fast, repository: r/etcd}}
  hostCluster: {domain: example.org}
  images: {privateRegistry: {registry: r.example.org}}
  components:
    karmadaAPIServer:
      networking: {namespace: fleet, port: 30000}
      extraArgs: [{name: v, value: "4"}, {name: profiling}]
      serviceAnnotations: {a: b}
    karmadaScheduler: {repository: r/scheduler, tag: v9, replicas: 2, resources: {requests: {cpu: 1}}}
  waitComponentReadyTimeout: 7
`))
	if err != nil {
		t.Fatal(err)
	}
	o := parse(t, "--port=31000", "--karmada-apiserver-extra-args=--v=1,--max-requests-inflight=9", "--karmada-webhook-replicas=2")
	o.merge(c.Spec)
	s, err := o.spec()
	if err != nil {
		t.Fatal(err)
	}
	if s.Namespace != "fleet" || s.Endpoint.NodePort != 30000 || s.ClusterDomain != "example.org" || s.Certificates.ValidityDays != 2 ||
		o.timeout != 7 || s.Etcd.StorageClass != "fast" || s.Components[manifests.Webhook].Replicas != 2 {
		t.Errorf("spec = %+v", s)
	}
	want := []string{"--max-requests-inflight=9", "--v=4", "--profiling"}
	if diff := cmp.Diff(want, s.Components[manifests.APIServer].ExtraArgs); diff != "" {
		t.Errorf("arguments -want +got\n%s", diff)
	}
	if s.Components[manifests.Scheduler].Image != "r/scheduler:v9" || s.Components[manifests.Etcd].Image != "" {
		t.Errorf("images: %q and %q; without a tag, the repository is not used",
			s.Components[manifests.Scheduler].Image, s.Components[manifests.Etcd].Image)
	}
}

func TestReadConfig_errors(t *testing.T) {
	t.Parallel()
	for want, content := range map[string]string{
		`expected group "config.karmada.io" and version "v1alpha1"`: "apiVersion: v1\nkind: KarmadaInitConfig",
		"no KarmadaInitConfig kind was found in the YAML file":      "apiVersion: v1\nkind: ConfigMap",
		"unknown field": "apiVersion: config.karmada.io/v1alpha1\nkind: KarmadaInitConfig\nspec: {replica: 1}",
	} {
		if _, err := readConfig(writeConfig(t, content)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("readConfig(%q) = %v, want %q", content, err, want)
		}
	}
}

// A repeated init keeps the addons that were enabled since.
func TestKeepAddons(t *testing.T) {
	t.Parallel()
	previous := manifests.Spec{
		Components: map[manifests.Component]manifests.Settings{manifests.Search: {Enabled: true, Replicas: 2},
			manifests.Scheduler: {Replicas: 5}},
		Estimators: []string{"m1"},
	}
	s := keepAddons(manifests.Spec{}.Complete(), previous)
	if !s.Components[manifests.Search].Enabled || len(s.Estimators) != 1 || s.Components[manifests.Scheduler].Replicas != 1 {
		t.Errorf("spec = %+v", s)
	}
}

// The directories may have been named by mistake: their other files stay.
func TestWriteFiles_keepsOthers(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	pki := filepath.Join(data, "pki")
	i := &initialization{options: parse(t, "--karmada-data="+data, "--karmada-pki="+pki)}
	if err := os.Mkdir(pki, 0o700); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{data, pki} {
		if err := os.WriteFile(filepath.Join(dir, "mine"), []byte("kept"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	issued := manifests.Issued{Authorities: map[manifests.Authority]manifests.Pair{"ca": {Cert: []byte("cert"), Key: []byte("key")}}}
	for range 2 {
		if _, err := i.writeFiles([]byte("kubeconfig"), issued); err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range map[string]string{
		"mine": "kept", "pki/mine": "kept", "karmada-apiserver.config": "kubeconfig", "pki/ca.crt": "cert", "pki/ca.key": "key",
	} {
		if got, err := os.ReadFile(filepath.Join(data, name)); err != nil || string(got) != want {
			t.Errorf("%s = %q, %v, want %q", name, got, err, want)
		}
	}
}

// A token without a name admits any cluster: the first command for agents makes one that is bound to a name.
func TestNextSteps_boundToken(t *testing.T) {
	t.Parallel()
	_, pull, _ := strings.Cut(nextSteps, "Pull mode")
	if first := strings.Split(pull, "\n")[1]; !strings.Contains(first, "token create --cluster CLUSTER_NAME --single-use") {
		t.Errorf("first command for agents: %s, want a token for one cluster", first)
	}
}
