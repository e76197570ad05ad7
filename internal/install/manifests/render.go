// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package manifests

import (
	"cmp"
	"encoding/base64"
	"fmt"
	"maps"

	corev1 "k8s.io/api/core/v1"
	policyv1 "k8s.io/api/policy/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/intstr"

	"karmada.io/karmada/internal/names"
)

// Object is an object of the host cluster.
type Object interface {
	metav1.Object
	runtime.Object
}

// Labels of the objects. Bootstrapping marks what `deinit` deletes, and its value depends on the kind
// (docs/contract/components.md#installation).
const (
	Bootstrapping = "karmada.io/bootstrapping"
	AddonLabel    = "karmada.io/addon"
	appLabel      = "app"
	// etcdClientLabel marks the pods that may connect to etcd.
	etcdClientLabel = "karmada.io/etcd-client"
)

// Stage is a group of objects that is installed together.
type Stage struct {
	// Name describes the stage.
	Name    string
	Objects []Object
}

// Names of stages. The objects of the control plane itself, such as its kinds, are installed after StageAPI.
const (
	StageFoundation  = "namespace, certificates and network"
	StageEtcd        = "etcd"
	StageAPI         = "API server"
	StageServers     = "aggregated API servers and webhooks"
	StageControllers = "controllers"
)

// Render returns the objects of a completed and valid Spec. It is a pure function: equal arguments return equal objects.
func Render(s Spec, issued Issued) ([]Stage, error) {
	secrets, err := s.secrets(issued)
	if err != nil {
		return nil, err
	}
	stages := []Stage{{Name: StageFoundation}, {Name: StageEtcd}, {Name: StageAPI}, {Name: StageServers}, {Name: StageControllers}}
	foundation := &stages[0].Objects
	*foundation = append(*foundation, s.namespace())
	for _, secret := range secrets {
		*foundation = append(*foundation, secret)
	}
	for _, c := range Components() {
		if s.Components[c].Enabled {
			for _, service := range s.services(c) {
				*foundation = append(*foundation, service)
			}
			*foundation = append(*foundation, s.networkPolicy(string(c), c))
			if s.Components[c].Replicas > 1 || s.Components[c].Budget != nil {
				*foundation = append(*foundation, s.budget(c))
			}
		}
	}
	for _, c := range Components() {
		if !s.Components[c].Enabled {
			continue
		}
		switch c {
		case Etcd:
			stages[1].Objects = append(stages[1].Objects, s.etcd())
		case APIServer:
			stages[2].Objects = append(stages[2].Objects, s.deployment(c))
		case AggregatedAPIServer, Webhook, Search, MetricsAdapter, KubeControllerManager:
			stages[3].Objects = append(stages[3].Objects, s.deployment(c))
		default:
			stages[4].Objects = append(stages[4].Objects, s.deployment(c))
		}
	}
	stages[4].Objects = append(stages[4].Objects, s.renewal()...)
	for _, cluster := range s.Estimators {
		*foundation = append(*foundation, s.estimatorService(cluster), s.networkPolicy(EstimatorName(cluster), SchedulerEstimator))
		stages[4].Objects = append(stages[4].Objects, s.estimator(cluster))
	}
	return stages, nil
}

// meta returns the metadata of a namespaced object of a component. kind is the value of Bootstrapping.
func (s Spec) meta(name, kind string, c Component) metav1.ObjectMeta {
	labels := map[string]string{names.System: "true", Bootstrapping: kind + "-defaults"}
	if c != "" {
		labels[appLabel] = string(c)
		if c.Addon() {
			labels[AddonLabel] = string(c)
		}
	}
	return metav1.ObjectMeta{Namespace: s.Namespace, Name: name, Labels: labels}
}

// namespace returns the namespace. Its pods may use host paths only if etcd does.
func (s Spec) namespace() *corev1.Namespace {
	level := "restricted"
	if s.Etcd.External == nil && s.Etcd.Storage == HostPath {
		level = "privileged"
	}
	return &corev1.Namespace{
		TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "Namespace"},
		ObjectMeta: metav1.ObjectMeta{Name: s.Namespace, Labels: map[string]string{
			names.System: "true", "pod-security.kubernetes.io/enforce": level, "pod-security.kubernetes.io/warn": "restricted",
		}},
	}
}

func (s Spec) secrets(issued Issued) ([]*corev1.Secret, error) {
	secret := func(name string, kind corev1.SecretType, data map[string][]byte) *corev1.Secret {
		return &corev1.Secret{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "Secret"},
			ObjectMeta: s.meta(name, "secret", ""), Type: kind, Data: data}
	}
	var out []*corev1.Secret
	authorities := map[string][]byte{}
	for _, a := range Authorities() {
		if pair, ok := issued.Authorities[a]; ok {
			authorities[string(a)+".crt"], authorities[string(a)+".key"] = pair.Cert, pair.Key
		}
	}
	maps.Copy(authorities, issued.Rotation)
	out = append(out, secret(AuthoritiesSecret, corev1.SecretTypeOpaque, authorities))
	for _, c := range s.RequiredCertificates() {
		pair, ok := issued.Certificates[c.Secret]
		if !ok {
			return nil, fmt.Errorf("certificate %s is missing", c.Secret)
		}
		data := map[string][]byte{CAKey: issued.Bundle(c.Authority), CertKey: pair.Cert, PrivateKey: pair.Key}
		kind := corev1.SecretTypeTLS
		if c.Kubeconfig {
			kind = corev1.SecretTypeOpaque
			data[KubeconfigKey] = kubeconfig(s.InternalServer())
			if c.Secret == AdminConfig || c.Secret == SuperAdminConfig {
				data[KubeconfigKey] = s.adminKubeconfig(data)
			}
		}
		if c.Secret == AdmissionCert {
			kind = corev1.SecretTypeOpaque
			data[KubeconfigKey] = AdmissionCredentials(
				string(Webhook)+"."+s.Namespace+".svc", file(admissionDir, CertKey), file(admissionDir, PrivateKey))
			data[admissionKey] = AdmissionConfiguration(file(admissionDir, KubeconfigKey))
		}
		out = append(out, secret(c.Secret, kind, data))
	}
	if e := s.Etcd.External; e != nil {
		pair := issued.Certificates[ExternalEtcdCert]
		data := map[string][]byte{CAKey: issued.Authorities[EtcdCA].Cert, CertKey: pair.Cert, PrivateKey: pair.Key}
		for _, c := range etcdClients() {
			out = append(out, secret(etcdClientCert(c), corev1.SecretTypeOpaque, data))
		}
	}
	if s.Audit {
		out = append(out, secret(auditSecret, corev1.SecretTypeOpaque, map[string][]byte{auditKey: auditPolicy}))
	}
	ca := issued.Signer(CA)
	keys := map[string][]byte{"sa.pub": issued.ServiceAccounts.Cert, "sa.key": issued.ServiceAccounts.Key}
	return append(out,
		secret("kube-controller-manager-ca-cert", corev1.SecretTypeTLS, map[string][]byte{
			CAKey: issued.Bundle(CA), CertKey: ca.Cert, PrivateKey: ca.Key,
		}),
		secret(ServiceAccountsSecret, corev1.SecretTypeOpaque, keys),
		secret("kube-controller-manager-service-account-key-pair", corev1.SecretTypeOpaque, maps.Clone(keys))), nil
}

// ExternalEtcdCert is the key of Issued.Certificates with the client certificate of an external etcd.
const ExternalEtcdCert = "external-etcd"

// adminKubeconfig returns the kubeconfig of the administrator, which contains its certificates: no pod mounts it, and users read it from
// the Secret.
func (s Spec) adminKubeconfig(data map[string][]byte) []byte {
	server := cmp.Or(s.Endpoint.Server, s.InternalServer())
	encode := base64.StdEncoding.EncodeToString
	return fmt.Appendf(nil, `apiVersion: v1
kind: Config
current-context: karmada-apiserver
clusters:
- name: karmada-apiserver
  cluster:
    server: %s
    certificate-authority-data: %s
users:
- name: karmada-admin
  user:
    client-certificate-data: %s
    client-key-data: %s
contexts:
- name: karmada-apiserver
  context:
    cluster: karmada-apiserver
    user: karmada-admin
`, server, encode(data[CAKey]), encode(data[CertKey]), encode(data[PrivateKey]))
}

// kubeconfig returns a kubeconfig that refers to files in its own directory. Clients reload them: a renewed certificate needs no
// restart.
func kubeconfig(server string) []byte {
	return fmt.Appendf(nil, `apiVersion: v1
kind: Config
current-context: karmada-apiserver
clusters:
- name: karmada-apiserver
  cluster:
    server: %s
    certificate-authority: ca.crt
users:
- name: karmada-apiserver
  user:
    client-certificate: tls.crt
    client-key: tls.key
contexts:
- name: karmada-apiserver
  context:
    cluster: karmada-apiserver
    user: karmada-apiserver
`, server)
}

const etcdClientService = "etcd-client"

// services returns the Services of a component.
func (s Spec) services(c Component) []*corev1.Service {
	service := func(name string, ports ...corev1.ServicePort) *corev1.Service {
		return &corev1.Service{
			TypeMeta:   metav1.TypeMeta{APIVersion: "v1", Kind: "Service"},
			ObjectMeta: s.meta(name, "service", c),
			Spec: corev1.ServiceSpec{
				Type: corev1.ServiceTypeClusterIP, Selector: map[string]string{appLabel: string(c)}, Ports: ports,
			},
		}
	}
	port := func(name string, port, target int32) corev1.ServicePort {
		return corev1.ServicePort{Name: name, Port: port, TargetPort: intstr.FromInt32(target), Protocol: corev1.ProtocolTCP}
	}
	switch c {
	case Etcd:
		peers := service("etcd", port("client", 2379, 2379), port("server", 2380, 2380))
		peers.Spec.ClusterIP = corev1.ClusterIPNone
		peers.Spec.PublishNotReadyAddresses = true
		return []*corev1.Service{peers, service(etcdClientService, port("client", 2379, 2379))}
	case APIServer:
		api := service(string(c), port("https", 5443, 5443))
		api.Spec.Type, api.Annotations = s.Endpoint.Type, s.Endpoint.Annotations
		if s.Endpoint.Type == corev1.ServiceTypeNodePort {
			api.Spec.Ports[0].NodePort = s.Endpoint.NodePort
		}
		return []*corev1.Service{api}
	case AggregatedAPIServer, Search, MetricsAdapter:
		return []*corev1.Service{service(string(c), port("https", 443, servingPort))}
	case UI:
		console := service(string(c), port("https", 443, servingPort))
		console.Spec.SessionAffinity = corev1.ServiceAffinityClientIP // a session is in the memory of one pod
		return []*corev1.Service{console}
	case Webhook:
		return []*corev1.Service{service(string(c), port("webhook", 443, 8443))}
	default:
		return nil
	}
}

// budget returns the disruption budget of a component: by default, one of its pods may be unavailable.
func (s Spec) budget(c Component) *policyv1.PodDisruptionBudget {
	budget := &Budget{MaxUnavailable: new(intstr.FromInt32(1))}
	if given := s.Components[c].Budget; given != nil {
		budget = given
	}
	return &policyv1.PodDisruptionBudget{
		TypeMeta:   metav1.TypeMeta{APIVersion: "policy/v1", Kind: "PodDisruptionBudget"},
		ObjectMeta: s.meta(string(c), "app", c),
		Spec: policyv1.PodDisruptionBudgetSpec{
			MinAvailable: budget.MinAvailable, MaxUnavailable: budget.MaxUnavailable,
			Selector: &metav1.LabelSelector{MatchLabels: map[string]string{appLabel: string(c)}},
		},
	}
}
