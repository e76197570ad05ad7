// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package initcmd

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"helm.sh/helm/v3/pkg/chart/loader"
	"helm.sh/helm/v3/pkg/chartutil"
	"helm.sh/helm/v3/pkg/engine"
	"helm.sh/helm/v3/pkg/releaseutil"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"sigs.k8s.io/yaml"

	operatorv1alpha1 "karmada.io/karmada/api/operator/v1alpha1"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/install/operator"
)

// installers holds one control plane as the inputs of all installers describe it.
type installers struct {
	flags []string
	// config is the spec of a KarmadaInitConfig, which is used with the first two flags only: the namespace and the image.
	config string
	values string
	// karmada is the spec of a Karmada.
	karmada string
}

// settings holds the settings of one component that all descriptions but flags have.
const settings = `{resources: {requests: {cpu: 200m, memory: 1Gi}}, tolerations: [{key: dedicated, operator: Exists}],
    affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [
      {matchExpressions: [{key: disk, operator: In, values: [ssd]}]}]}}}}`

// inputs returns control planes by a description.
func inputs() map[string]installers {
	return map[string]installers{
		"one replica": {
			flags:  []string{"--namespace=fleet", "--image=r/all:v1", "--etcd-storage-mode=emptyDir"},
			config: `{etcd: {local: {storageMode: emptyDir}}}`,
			values: `{global: {image: "r/all:v1"}, apiServer: {serviceType: NodePort}, etcd: {internal: {storageType: emptyDir}}}`,
			karmada: `{components: {karmadaAPIServer: {serviceType: NodePort},
				etcd: {local: {volumeData: {emptyDir: {}}}}}}`,
		},
		"highly available": {
			flags: []string{
				"--namespace=fleet", "--image=r/all:v1", "--port=30000", "--etcd-storage-mode=PVC", "--storage-classes-name=fast",
				"--etcd-pvc-size=9Gi", "--etcd-replicas=3", "--karmada-apiserver-replicas=2", "--karmada-scheduler-replicas=2",
				"--karmada-scheduler-priority-class=high", "--karmada-apiserver-extra-args=--v=4,--audit-log-path=-",
				"--cert-external-dns=karmada.example.org", "--cert-validity-period=720h", "--host-cluster-domain=example.org",
			},
			config: `
certificates: {externalDNS: [karmada.example.org], validityPeriod: 720h}
hostCluster: {domain: example.org}
etcd: {local: {storageMode: PVC, storageClassesName: fast, pvcSize: 9Gi, replicas: 3}}
components:
  karmadaAPIServer: {networking: {port: 30000}, replicas: 2, extraArgs: [{name: v, value: "4"}, {name: audit-log-path, value: "-"}]}
  karmadaScheduler: {replicas: 2, priorityClassName: high}`,
			values: `
global: {image: "r/all:v1"}
clusterDomain: example.org
apiServer: {serviceType: NodePort, nodePort: 30000, replicaCount: 2, extraArgs: [--audit-log-path=-, --v=4]}
scheduler: {replicaCount: 2, priorityClassName: high}
certs: {auto: {expiry: 720h, hosts: [karmada.example.org]}}
etcd: {internal: {storageType: pvc, replicaCount: 3, pvc: {storageClass: fast, size: 9Gi}}}`,
			karmada: `
hostCluster: {networking: {dnsDomain: example.org}}
customCertificate: {leafCertValidityDays: 30}
components:
  etcd: {local: {replicas: 3, volumeData: {volumeClaim: {spec: {
    storageClassName: fast, resources: {requests: {storage: 9Gi}}}}}}}
  karmadaAPIServer: {serviceType: NodePort, nodePort: 30000, replicas: 2, certSANs: [karmada.example.org],
    extraArgs: {v: "4", audit-log-path: "-"}}
  karmadaScheduler: {replicas: 2, priorityClassName: high}`,
		},
		"settings of components": {
			flags: []string{"--namespace=fleet", "--image=r/all:v1"},
			config: `
images: {imagePullPolicy: Always}
etcd: {local: {storageMode: emptyDir}}
components:
  karmadaControllerManager: ` + settings + `
  karmadaScheduler: {extraArgs: [{name: feature-gates, value: "AllAlpha=true"}]}`,
			values: `
global: {image: "r/all:v1"}
karmadaImagePullPolicy: Always
apiServer: {serviceType: NodePort}
controllerManager: ` + settings + `
scheduler: {featureGates: {AllAlpha: true}}
etcd: {internal: {storageType: emptyDir}}`,
			karmada: `
components:
  etcd: {local: {imagePullPolicy: Always, volumeData: {emptyDir: {}}}}
  karmadaAPIServer: {serviceType: NodePort, imagePullPolicy: Always}
  karmadaAggregatedAPIServer: {imagePullPolicy: Always}
  kubeControllerManager: {imagePullPolicy: Always}
  karmadaControllerManager: ` + strings.TrimSuffix(settings, "}") + `, imagePullPolicy: Always}
  karmadaScheduler: {featureGates: {AllAlpha: true}, imagePullPolicy: Always}
  karmadaWebhook: {imagePullPolicy: Always}`,
		},
		"private registry": {
			flags:  []string{"--namespace=fleet", "--private-image-registry=r.example.org", "--etcd-storage-mode=emptyDir"},
			values: `{global: {imageRegistry: r.example.org}, apiServer: {serviceType: NodePort}, etcd: {internal: {storageType: emptyDir}}}`,
			karmada: `{privateRegistry: {registry: r.example.org}, components: {karmadaAPIServer: {serviceType: NodePort},
				etcd: {local: {volumeData: {emptyDir: {}}}}}}`,
		},
		"encryption at rest and audit log": {
			flags:  []string{"--namespace=fleet", "--image=r/all:v1", "--etcd-storage-mode=emptyDir", "--encryption-secret=keys", "--audit-log"},
			config: `{etcd: {local: {storageMode: emptyDir}}, components: {karmadaAPIServer: {encryptionSecretName: keys, auditLog: true}}}`,
			values: `{global: {image: "r/all:v1"}, apiServer: {serviceType: NodePort, encryptionSecretName: keys, auditLog: true},
				etcd: {internal: {storageType: emptyDir}}}`,
			karmada: `{components: {karmadaAPIServer: {serviceType: NodePort, encryptionSecretName: keys, auditLog: true},
				etcd: {local: {volumeData: {emptyDir: {}}}}}}`,
		},
		"OpenID Connect": {
			flags:  []string{"--namespace=fleet", "--image=r/all:v1", "--etcd-storage-mode=emptyDir", "--oidc-secret=issuer"},
			config: `{etcd: {local: {storageMode: emptyDir}}, components: {karmadaAPIServer: {oidcSecretName: issuer}}}`,
			values: `{global: {image: "r/all:v1"}, apiServer: {serviceType: NodePort}, etcd: {internal: {storageType: emptyDir}},
				components: [ui], ui: {oidcSecretName: issuer}}`,
			karmada: `{components: {karmadaAPIServer: {serviceType: NodePort}, karmadaUI: {oidcSecretName: issuer},
				etcd: {local: {volumeData: {emptyDir: {}}}}}}`,
		},
		"audit log with another path": {
			flags: []string{
				"--namespace=fleet", "--image=r/all:v1", "--etcd-storage-mode=emptyDir", "--audit-log",
				"--karmada-apiserver-extra-args=--audit-log-path=/tmp/audit.log",
			},
			values: `{global: {image: "r/all:v1"}, etcd: {internal: {storageType: emptyDir}},
				apiServer: {serviceType: NodePort, auditLog: true, extraArgs: [--audit-log-path=/tmp/audit.log]}}`,
			karmada: `{components: {etcd: {local: {volumeData: {emptyDir: {}}}},
				karmadaAPIServer: {serviceType: NodePort, auditLog: true, extraArgs: {audit-log-path: /tmp/audit.log}}}}`,
		},
		"external etcd": {
			flags:  []string{"--namespace=fleet", "--image=r/all:v1", "--external-etcd-servers=https://e:2379"},
			config: `{etcd: {external: {endpoints: ["https://e:2379"]}}}`,
			values: `{global: {image: "r/all:v1"}, apiServer: {serviceType: NodePort},
				etcd: {mode: external, external: {servers: ["https://e:2379"], secretName: etcd}}}`,
			karmada: `{components: {karmadaAPIServer: {serviceType: NodePort},
				etcd: {external: {endpoints: ["https://e:2379"], secretRef: {name: etcd}}}}}`,
		},
	}
}

// All installers render the same objects from the same input. The namespace and the Secrets are not part of the chart: helm creates the
// namespace, and its Job writes the Secrets with the same code. The labels are the same; Helm adds its own when it installs.
func TestInstallers_renderTheSameObjects(t *testing.T) {
	t.Parallel()
	same := cmp.Options{cmpopts.EquateEmpty(), cmp.Comparer(func(a, b resource.Quantity) bool { return a.Cmp(b) == 0 })}
	for name, input := range inputs() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			init := described(t, input.flags, "")
			if input.config != "" {
				configured := described(t, input.flags[:2], input.config)
				if strings.Contains(input.config, settings) {
					init = configured // flags do not have them
				}
				if diff := cmp.Diff(initObjects(t, init), initObjects(t, configured), same); diff != "" {
					t.Errorf("KarmadaInitConfig: -flags +config\n%s", diff)
				}
			}
			var k operatorv1alpha1.Karmada
			k.Namespace = "fleet"
			if err := yaml.UnmarshalStrict([]byte(input.karmada), &k.Spec); err != nil {
				t.Fatal(err)
			}
			if k.Spec.Components.KarmadaUI != nil { // karmadactl addons enable
				settings := init.Components[manifests.UI]
				settings.Enabled = true
				init.Components[manifests.UI] = settings
			}
			image := "r/all:v1"
			if k.Spec.PrivateRegistry != nil {
				image = ""
			}
			byOperator, err := operator.Describe(&k, operator.Defaults{Release: "v1", Image: image})
			if err != nil {
				t.Fatal(err)
			}
			objects, spec := chartObjects(t, input.values)
			want := initObjects(t, init)
			for key := range initObjects(t, init) {
				if strings.HasSuffix(key, "/"+manifests.RenewalName) {
					delete(want, key) // the operator renews certificates itself
				}
			}
			if diff := cmp.Diff(want, initObjects(t, byOperator), same); diff != "" {
				t.Errorf("operator: -init +operator\n%s", diff)
			}
			want = initObjects(t, init)
			if diff := cmp.Diff(want, initObjects(t, spec.Complete()), same); diff != "" {
				t.Errorf("Job of the chart: -init +Job\n%s", diff)
			}
			for key := range want {
				if strings.HasPrefix(key, "Secret/") || strings.HasPrefix(key, "Namespace/") {
					delete(want, key)
				}
			}
			if diff := cmp.Diff(want, objects, same); diff != "" {
				t.Errorf("chart: -init +chart\n%s", diff)
			}
		})
	}
}

// described returns the description of the flags and the spec of a KarmadaInitConfig, which may be empty.
func described(t *testing.T, flags []string, config string) manifests.Spec {
	t.Helper()
	o := parse(t, flags...)
	if config != "" {
		c, err := ParseConfig([]byte("apiVersion: config.karmada.io/v1alpha1\nkind: KarmadaInitConfig\n"))
		if err != nil {
			t.Fatal(err)
		}
		if err := yaml.UnmarshalStrict([]byte(config), &c.Spec); err != nil {
			t.Fatal(err)
		}
		o.merge(c.Spec)
	}
	spec, err := o.spec()
	if err != nil {
		t.Fatal(err)
	}
	return spec
}

// initObjects renders a description with empty certificates.
func initObjects(t *testing.T, s manifests.Spec) map[string]any {
	t.Helper()
	issued := manifests.Issued{Certificates: map[string]manifests.Pair{}}
	for _, c := range s.RequiredCertificates() {
		// Certificates differ by their names.
		issued.Certificates[c.Secret] = manifests.Pair{Cert: []byte(strings.Join(c.Names, ","))}
	}
	stages, err := manifests.Render(s, issued)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]any{}
	for _, stage := range stages {
		for _, o := range stage.Objects {
			out[o.GetObjectKind().GroupVersionKind().Kind+"/"+o.GetName()] = o
		}
	}
	return out
}

// chartObjects returns the objects of the chart without its Jobs, and the description that the Job receives.
func chartObjects(t *testing.T, text string) (map[string]any, manifests.Spec) {
	t.Helper()
	c, err := loader.Load("../../../charts/karmada")
	if err != nil {
		t.Fatal(err)
	}
	c.Metadata.AppVersion = "v1"
	values, err := chartutil.ReadValues([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	release := chartutil.ReleaseOptions{Name: "karmada", Namespace: "fleet", IsInstall: true}
	all, err := chartutil.ToRenderValues(c, values, release, chartutil.DefaultCapabilities)
	if err != nil {
		t.Fatal(err)
	}
	files, err := engine.Render(c, all)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]any{}
	var spec manifests.Spec
	decoder := serializer.NewCodecFactory(host.Scheme(), serializer.EnableStrict).UniversalDeserializer()
	for _, file := range slices.Sorted(maps.Keys(files)) {
		if strings.HasSuffix(file, "NOTES.txt") {
			continue
		}
		for _, manifest := range releaseutil.SplitManifests(files[file]) {
			object, kind, err := decoder.Decode([]byte(manifest), nil, nil)
			if err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			if job, ok := object.(*batchv1.Job); ok {
				spec = jobSpec(t, job.Spec.Template.Spec)
			} else if !strings.HasSuffix(file, "/job.yaml") {
				out[kind.Kind+"/"+object.(manifests.Object).GetName()] = object
			}
		}
	}
	return out, spec
}

func jobSpec(t *testing.T, pod corev1.PodSpec) (s manifests.Spec) {
	t.Helper()
	for _, argument := range pod.Containers[0].Command {
		if text, ok := strings.CutPrefix(argument, "--spec="); ok {
			if err := json.Unmarshal([]byte(text), &s); err != nil {
				t.Fatal(err)
			}
		}
	}
	return s
}
