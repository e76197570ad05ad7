// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package registration

import (
	"crypto/x509"
	"encoding/pem"
	"fmt"
	"slices"
	"strings"

	certificatesv1 "k8s.io/api/certificates/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation"
	bootstrapapi "k8s.io/cluster-bootstrap/token/api"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// agentRequest is a signing request for the certificate of an agent.
type agentRequest struct {
	uid     types.UID
	cluster string
	// rotation is set if the requester is the agent itself.
	rotation bool
	// registration is the ID in the certificate; empty if there is none.
	registration string
	// token is the ID of the bootstrap token of any other requester.
	token string
}

// recognize returns the request of an agent (docs/contract/controllers.md#agent-certificates). concerned reports whether the
// signing request is pending and relates to agents. refusal is the reason why such a request cannot be approved, or empty.
func recognize(csr *certificatesv1.CertificateSigningRequest) (r agentRequest, concerned bool, refusal string) {
	if csr.Spec.SignerName != certificatesv1.KubeAPIServerClientSignerName || len(csr.Status.Certificate) > 0 ||
		slices.ContainsFunc(csr.Status.Conditions, func(c certificatesv1.CertificateSigningRequestCondition) bool {
			return c.Type == certificatesv1.CertificateApproved || c.Type == certificatesv1.CertificateDenied
		}) {
		return r, false, ""
	}
	x509cr, err := parse(csr.Spec.Request)
	token, bootstrapping := strings.CutPrefix(csr.Spec.Username, bootstrapapi.BootstrapUserPrefix)
	if err != nil {
		return r, bootstrapping, err.Error()
	}
	cluster, named := names.ClusterOfAgent(x509cr.Subject.CommonName)
	concerned = bootstrapping || named || slices.Contains(x509cr.Subject.Organization, names.AgentsGroup)
	if !concerned {
		return r, false, ""
	}
	r = agentRequest{uid: csr.UID, cluster: cluster, registration: names.RegistrationOf(cluster, x509cr.Subject.Organization)}
	if refusal := checkCertificate(x509cr, csr.Spec.Usages); refusal != "" {
		return r, true, refusal
	}
	switch {
	case bootstrapping:
		r.token = token
	case csr.Spec.Username != names.AgentUser(cluster):
		return r, true, fmt.Sprintf("user %q may not request the certificate of the agent of cluster %s", csr.Spec.Username, cluster)
	case names.RegistrationOf(cluster, csr.Spec.Groups) != r.registration:
		return r, true, fmt.Sprintf("the certificate of the requester is of another registration of cluster %s than the requested one", cluster)
	default:
		r.rotation = true
	}
	return r, true, ""
}

func parse(request []byte) (*x509.CertificateRequest, error) {
	block, _ := pem.Decode(request)
	if block == nil || block.Type != "CERTIFICATE REQUEST" {
		return nil, fmt.Errorf("the request is not a PEM block of type CERTIFICATE REQUEST")
	}
	parsed, err := x509.ParseCertificateRequest(block.Bytes)
	if err != nil {
		return nil, fmt.Errorf("parse the request: %w", err)
	}
	if err := parsed.CheckSignature(); err != nil {
		return nil, fmt.Errorf("verify the signature of the request: %w", err)
	}
	return parsed, nil
}

// checkCertificate returns the reason why the certificate does not identify an agent, or "".
func checkCertificate(r *x509.CertificateRequest, usages []certificatesv1.KeyUsage) string {
	cluster, named := names.ClusterOfAgent(r.Subject.CommonName)
	others := slices.DeleteFunc(slices.Clone(r.Subject.Organization), func(o string) bool { return o == names.AgentsGroup })
	switch {
	case len(others) == len(r.Subject.Organization) || len(others) > 0 && !isRegistration(cluster, others):
		return fmt.Sprintf("the organizations are %q, must be %s, and optionally %s with an ID of 16 to 63 lower case letters, digits and dashes",
			r.Subject.Organization, names.AgentsGroup, names.RegistrationGroup(cluster, ""))
	case !named:
		return fmt.Sprintf("the common name is %q, must be %s<cluster>", r.Subject.CommonName, names.AgentUserPrefix)
	case cluster == names.AccessGenerator:
		return fmt.Sprintf("the common name %s is reserved: the control plane creates the access of agents itself", r.Subject.CommonName)
	case len(r.DNSNames)+len(r.EmailAddresses)+len(r.IPAddresses)+len(r.URIs) > 0:
		return "subject alternative names are not allowed"
	}
	if invalid := names.CheckNewCluster(cluster); len(invalid) > 0 {
		return fmt.Sprintf("invalid cluster name %q: %s", cluster, strings.Join(invalid, "; "))
	}
	required := sets.New(certificatesv1.UsageDigitalSignature, certificatesv1.UsageClientAuth)
	if requested := sets.New(usages...).Delete(certificatesv1.UsageKeyEncipherment); !requested.Equal(required) {
		return fmt.Sprintf("the usages are %q, must be digital signature and client auth, and optionally key encipherment", usages)
	}
	return ""
}

// isRegistration reports whether groups contains only the group of one registration of the cluster.
func isRegistration(cluster string, groups []string) bool {
	id := names.RegistrationOf(cluster, groups)
	return len(groups) == 1 && len(id) >= 16 && len(validation.IsDNS1123Label(id)) == 0
}

// facts is the state of the control plane that a decision depends on. Objects that do not exist are nil.
type facts struct {
	cluster *clusterv1alpha1.Cluster
	token   *corev1.Secret
	// role is the ClusterRole of the agent.
	role *rbacv1.ClusterRole
	// secret is one with credentials of the cluster.
	secret *corev1.Secret
}

// decide returns the reason why the request is not approved, or "".
func (r agentRequest) decide(f facts) string {
	if f.cluster != nil && f.cluster.DeletionTimestamp != nil {
		return fmt.Sprintf("cluster %s is being removed", r.cluster)
	}
	if f.cluster != nil && f.cluster.Spec.SyncMode != clusterv1alpha1.Pull {
		return fmt.Sprintf("cluster %s has sync mode %s and no agent", r.cluster, f.cluster.Spec.SyncMode)
	}
	if r.rotation {
		if f.cluster == nil {
			return fmt.Sprintf("cluster %s does not exist: register it before its certificate is renewed", r.cluster)
		}
		if f.role != nil && f.role.Annotations[names.AgentRegistration] != r.registration {
			return fmt.Sprintf("the certificate is of an earlier registration of cluster %s", r.cluster)
		}
		return ""
	}
	if f.token == nil || f.token.Type != bootstrapapi.SecretTypeBootstrapToken || f.token.DeletionTimestamp != nil {
		return fmt.Sprintf("bootstrap token %s has expired or was deleted", r.token)
	}
	bound, used := f.token.Annotations[names.TokenCluster], f.token.Annotations[names.TokenUsedBy]
	remedy := fmt.Sprintf("to register it again, use a token of `karmadactl token create --cluster %s`", r.cluster)
	switch {
	case f.token.Annotations[names.TokenSingleUse] == "true" && used != "" && used != string(r.uid):
		return fmt.Sprintf("bootstrap token %s is for a single use and was used before; %s", r.token, remedy)
	case bound == r.cluster:
		return ""
	case bound != "":
		return fmt.Sprintf("bootstrap token %s registers cluster %s only", r.token, bound)
	case f.cluster != nil:
		return fmt.Sprintf("cluster %s exists; %s", r.cluster, remedy)
	case f.role != nil && f.role.Annotations[names.AgentRequest] != string(r.uid):
		return fmt.Sprintf("an agent of cluster %s has been admitted before; %s", r.cluster, remedy)
	case f.secret != nil:
		return fmt.Sprintf("secret %s/%s exists; %s", f.secret.Namespace, f.secret.Name, remedy)
	}
	return ""
}
