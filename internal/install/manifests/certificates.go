// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package manifests

import (
	"fmt"
	"slices"

	"karmada.io/karmada/internal/names"
)

// Authority is a CA of the control plane.
type Authority string

// The CAs: of the API server and its clients, of etcd, and of requests to aggregated API servers.
const (
	CA           Authority = "ca"
	EtcdCA       Authority = "etcd-ca"
	FrontProxyCA Authority = "front-proxy-ca"
)

// Authorities returns all CAs.
func Authorities() []Authority { return []Authority{CA, EtcdCA, FrontProxyCA} }

// CommonName returns the name in the certificate of a CA (docs/contract/components.md#certificates).
func (a Authority) CommonName() string {
	if a == CA {
		return "karmada"
	}
	return string(a)
}

// Groups and users of certificates.
const (
	superUser   = "system:admin"
	superGroup  = "system:masters"
	userPrefix  = "system:karmada:"
	kubeManager = "system:kube-controller-manager"
)

// AdminConfig is the Secret with the kubeconfig of the administrator.
const AdminConfig = "karmada-admin-config"

// SuperAdminConfig is the Secret with the kubeconfig of the user whose rights cannot be revoked.
const SuperAdminConfig = "karmada-super-admin-config"

// AdmissionCert is the Secret with the client certificate of the API server for admission webhooks, and the files that select it.
const AdmissionCert = "karmada-apiserver-admission-client-cert"

// AuthoritiesSecret is the Secret with the certificates and keys of all CAs. No pod mounts it.
const AuthoritiesSecret = "karmada-certificate-authorities"

// Keys of Secrets.
const (
	CertKey       = "tls.crt"
	PrivateKey    = "tls.key"
	CAKey         = "ca.crt"
	KubeconfigKey = "karmada.config"
)

// Certificate is a certificate that the control plane needs.
type Certificate struct {
	// Secret is the name of the Secret that holds it, with the keys ca.crt, tls.crt and tls.key.
	Secret string
	// Authority signs it.
	Authority Authority
	User      string
	Groups    []string
	// Names are the host names and addresses of a serving certificate.
	Names []string
	// Client and Server are its usages.
	Client, Server bool
	// Kubeconfig adds a kubeconfig that uses the certificate. Only components that are enabled have one.
	Kubeconfig bool
}

// Issued holds issued certificates and keys, PEM-encoded.
type Issued struct {
	// Authorities holds certificate and key of each CA. The key is empty if the CA is kept elsewhere.
	Authorities map[Authority]Pair
	// Certificates holds the certificates by the name of their Secret.
	Certificates map[string]Pair
	// ServiceAccounts holds the accepted public keys (Cert) and the private key of service account tokens.
	ServiceAccounts Pair
	// Rotation holds the further keys of AuthoritiesSecret while CAs are being replaced.
	Rotation map[string][]byte
	// Accepted holds the certificates of CAs that are accepted, and Issuing those that issue. Missing ones are those in Authorities.
	Accepted map[Authority][]byte
	Issuing  map[Authority]Pair
}

// NextPrefix is the prefix of keys of AuthoritiesSecret with the next CAs.
const NextPrefix = "next-"

// Bundle returns the accepted certificates of a CA. The first one issues.
func (i Issued) Bundle(a Authority) []byte {
	if accepted := i.Accepted[a]; len(accepted) > 0 {
		return accepted
	}
	return i.Authorities[a].Cert
}

// Signer returns the CA that issues.
func (i Issued) Signer(a Authority) Pair {
	if pair, ok := i.Issuing[a]; ok {
		return pair
	}
	return i.Authorities[a]
}

// Pair is a certificate and its private key, PEM-encoded.
type Pair struct{ Cert, Key []byte }

// RequiredCertificates returns the certificates of a completed Spec in the order of their Secrets.
func (s Spec) RequiredCertificates() []Certificate {
	serving := func(c Component, extra ...string) Certificate {
		return Certificate{Secret: string(c) + "-cert", Authority: CA, User: userPrefix + identity(c), Server: true,
			Names: append(s.serviceNames(string(c)), extra...)}
	}
	client := func(secret string, a Authority, user string) Certificate {
		return Certificate{Secret: secret, Authority: a, User: user, Client: true}
	}
	config := func(secret, user string, groups ...string) Certificate {
		return Certificate{Secret: secret, Authority: CA, User: user, Groups: groups, Client: true, Kubeconfig: true}
	}
	list := []Certificate{
		serving(APIServer, s.apiServerNames()...),
		serving(AggregatedAPIServer, controlPlaneName(AggregatedAPIServer)), serving(Search, controlPlaneName(Search)),
		serving(MetricsAdapter, controlPlaneName(MetricsAdapter)), serving(Webhook), serving(UI, "localhost", "127.0.0.1", "::1"),
		serving(SchedulerEstimator, s.estimatorNames()...),
		client("karmada-apiserver-front-proxy-client-cert", FrontProxyCA, "front-proxy-client"),
		client("karmada-scheduler-scheduler-estimator-client-cert", CA, userPrefix+"scheduler"),
		client("karmada-descheduler-scheduler-estimator-client-cert", CA, userPrefix+"descheduler"),
		config(configSecret(KubeControllerManager), kubeManager),
	}
	if s.Certificates.Former {
		list = append(list, config(AdminConfig, superUser, superGroup))
	} else {
		list = append(list, config(AdminConfig, names.Administrator, names.Administrators), config(SuperAdminConfig, superUser, superGroup),
			client(AdmissionCert, CA, names.APIServerUser))
	}
	for _, c := range []Component{AggregatedAPIServer, ControllerManager, Scheduler, Webhook, Descheduler, Search, MetricsAdapter} {
		list = append(list, config(configSecret(c), userPrefix+identity(c)))
	}
	if s.Etcd.External == nil {
		list = append(list,
			Certificate{Secret: etcdCert, Authority: EtcdCA, User: "karmada-etcd-server", Server: true, Client: true, Names: s.etcdNames()},
			client(etcdOwnClientCert, EtcdCA, "karmada-etcd-client"))
		for _, c := range etcdClients() {
			list = append(list, client(etcdClientCert(c), EtcdCA, "karmada-etcd-client"))
		}
	}
	slices.SortFunc(list, func(a, b Certificate) int {
		if a.Secret < b.Secret {
			return -1
		}
		return 1
	})
	return list
}

const (
	etcdCert          = "etcd-cert"
	etcdOwnClientCert = "etcd-etcd-client-cert"
)

func configSecret(c Component) string { return string(c) + "-config" }

// EtcdClientCert is the Secret with the client certificate of the API server for etcd.
const EtcdClientCert = string(APIServer) + "-etcd-client-cert"

func etcdClientCert(c Component) string { return string(c) + "-etcd-client-cert" }

// etcdClients returns the components that may connect to etcd.
func etcdClients() []Component { return []Component{APIServer, AggregatedAPIServer, Search} }

// EtcdSecrets returns the names of the Secrets with the certificates of etcd and its clients.
func EtcdSecrets() []string {
	out := []string{etcdCert, etcdOwnClientCert}
	for _, c := range etcdClients() {
		out = append(out, etcdClientCert(c))
	}
	return out
}

// identity returns the name of a component in its user.
func identity(c Component) string {
	const prefix = "karmada-"
	if len(c) > len(prefix) && string(c[:len(prefix)]) == prefix {
		return string(c[len(prefix):])
	}
	return string(c)
}

// serviceNames returns the DNS names of a Service.
func (s Spec) serviceNames(service string) []string {
	return []string{
		service, service + "." + s.Namespace, service + "." + s.Namespace + ".svc", service + "." + s.Namespace + ".svc." + s.ClusterDomain,
	}
}

// apiServerNames returns the names of the API server besides the names of its Service. The loopback addresses are for port forwarding.
func (s Spec) apiServerNames() []string {
	return append([]string{
		"localhost", "127.0.0.1", "::1", "kubernetes", "kubernetes.default", "kubernetes.default.svc",
		"kubernetes.default.svc." + s.ClusterDomain,
	}, s.Certificates.Names...)
}

// controlPlaneName returns the name by which the API server verifies an aggregated API server. It is the name of its Service in the
// control plane, and does not depend on the namespace in the host cluster.
func controlPlaneName(c Component) string { return string(c) + "." + names.SystemNamespace + ".svc" }

func (s Spec) etcdNames() []string {
	out := []string{"localhost", "127.0.0.1", "etcd." + s.Namespace + ".svc." + s.ClusterDomain}
	out = append(out, s.serviceNames(etcdClientService)...)
	for i := range s.Components[Etcd].Replicas {
		out = append(out, s.etcdHost(fmt.Sprintf("etcd-%d", i)))
	}
	return out
}

func (s Spec) estimatorNames() []string {
	out := []string{"*." + s.Namespace + ".svc." + s.ClusterDomain, "*." + s.Namespace + ".svc"}
	for _, cluster := range s.Estimators {
		out = append(out, EstimatorName(cluster))
	}
	return out
}

// EstimatorName returns the name of the Deployment and Service of the scheduler-estimator of a cluster.
func EstimatorName(cluster string) string { return string(SchedulerEstimator) + "-" + cluster }

// InternalServer returns the URL of the API server in the host cluster.
func (s Spec) InternalServer() string {
	return "https://" + string(APIServer) + "." + s.Namespace + ".svc." + s.ClusterDomain + ":5443"
}
