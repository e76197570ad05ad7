// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package registration

import (
	"context"
	"crypto"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	authorizationv1 "k8s.io/api/authorization/v1"
	certificatesv1 "k8s.io/api/certificates/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

// newRequest returns the PEM signing request of a new key.
func newRequest(t *testing.T, change ...func(*x509.CertificateRequest)) []byte {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return signRequest(t, key, change...)
}

func signRequest(t *testing.T, key crypto.Signer, change ...func(*x509.CertificateRequest)) []byte {
	t.Helper()
	template := &x509.CertificateRequest{
		Subject: pkix.Name{CommonName: "system:karmada:agent:m1", Organization: []string{"system:karmada:agents"}},
	}
	for _, c := range change {
		c(template)
	}
	der, err := x509.CreateCertificateRequest(rand.Reader, template, key)
	if err != nil {
		t.Fatal(err)
	}
	return pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE REQUEST", Bytes: der})
}

// subject sets the common name and organizations of a request.
func subject(name string, organizations ...string) func(*x509.CertificateRequest) {
	return func(r *x509.CertificateRequest) { r.Subject = pkix.Name{CommonName: name, Organization: organizations} }
}

// newCSR returns a request for the certificate of the agent of m1 by the bootstrap token abcdef.
func newCSR(t *testing.T, change ...func(*certificatesv1.CertificateSigningRequest)) *certificatesv1.CertificateSigningRequest {
	t.Helper()
	csr := &certificatesv1.CertificateSigningRequest{
		ObjectMeta: metav1.ObjectMeta{Name: "m1-abcde", UID: "csr"},
		Spec: certificatesv1.CertificateSigningRequestSpec{
			Request: newRequest(t), SignerName: certificatesv1.KubeAPIServerClientSignerName,
			Usages: []certificatesv1.KeyUsage{
				certificatesv1.UsageDigitalSignature, certificatesv1.UsageKeyEncipherment, certificatesv1.UsageClientAuth,
			},
			Username: "system:bootstrap:abcdef", Groups: []string{"system:bootstrappers", names.BootstrapGroup},
		},
	}
	for _, c := range change {
		c(csr)
	}
	return csr
}

// by sets the requester.
func by(user string) func(*certificatesv1.CertificateSigningRequest) {
	return func(c *certificatesv1.CertificateSigningRequest) { c.Spec.Username = user }
}

func newToken(cluster string) *corev1.Secret {
	token := &corev1.Secret{
		ObjectMeta: metav1.ObjectMeta{Namespace: "kube-system", Name: "bootstrap-token-abcdef"}, Type: "bootstrap.kubernetes.io/token",
	}
	if cluster != "" {
		token.Annotations = map[string]string{"registration.karmada.io/cluster": cluster}
	}
	return token
}

// usedToken returns a token for a single use of m1, which was used for a request unless uid is empty.
func usedToken(uid string) *corev1.Secret {
	token := newToken("m1")
	token.Annotations["registration.karmada.io/single-use"] = "true"
	if uid != "" {
		token.Annotations["registration.karmada.io/used-by"] = uid
	}
	return token
}

func newCluster(mode clusterv1alpha1.ClusterSyncMode) *clusterv1alpha1.Cluster {
	return &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}, Spec: clusterv1alpha1.ClusterSpec{SyncMode: mode}}
}

// newSecret returns a Secret with credentials of a cluster.
func newSecret(name string) *corev1.Secret {
	return &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-cluster", Name: name}}
}

// claimed returns the ClusterRole that was created for a signing request.
func claimed(uid string) *rbacv1.ClusterRole {
	return access(agent{cluster: "m1", request: types.UID(uid)})[0].(*rbacv1.ClusterRole)
}

// newReconciler returns a reconciler for which all requesters are authorized.
func newReconciler(t *testing.T, objects ...client.Object) (*Controller, *fakecontrol.Control, *events.Fake) {
	t.Helper()
	control, recorder := fakecontrol.WithObjects(t, objects...), &events.Fake{}
	return &Controller{control: control, live: control, events: recorder,
		review: func(_ context.Context, review *authorizationv1.SubjectAccessReview) error {
			review.Status.Allowed = true
			return nil
		}}, control, recorder
}

func reconcile(t *testing.T, r *Controller) ctrl.Result {
	t.Helper()
	result, err := r.Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: "m1-abcde"}})
	if err != nil {
		t.Fatal(err)
	}
	return result
}

// condition returns the reason and message of the approval, or "".
func condition(t *testing.T, control client.Client) string {
	t.Helper()
	var csr certificatesv1.CertificateSigningRequest
	if err := control.Get(t.Context(), client.ObjectKey{Name: "m1-abcde"}, &csr); err != nil {
		t.Fatal(err)
	}
	for _, c := range csr.Status.Conditions {
		if c.Type == certificatesv1.CertificateApproved && c.Status == corev1.ConditionTrue {
			return c.Reason + ": " + c.Message
		}
	}
	return ""
}

const (
	byToken = "AutoApproved: Auto approving karmada agent certificate after SubjectAccessReview."
	bySelf  = "AutoApproved: Auto approving self karmada agent certificate after SubjectAccessReview."
	agentM1 = "system:karmada:agent:m1"
)

func TestReconcile_approves(t *testing.T) {
	t.Parallel()
	role := "create system:karmada:m1:agent"
	others := []string{
		"create system:karmada:m1:agent", // the binding of the ClusterRole
		"create karmada-cluster", "create karmada-es-m1",
		"create system:karmada:m1:agent-secret", "create system:karmada:m1:agent-secret",
		"create system:karmada:m1:agent-lease", "create system:karmada:m1:agent-lease", // in karmada-cluster
		"create system:karmada:m1:agent-lease", "create system:karmada:m1:agent-lease", // in karmada-system
		"create system:karmada:m1:agent-work", "create system:karmada:m1:agent-work",
	}
	all, again := append([]string{role}, others...), append([]string{"patch system:karmada:m1:agent"}, others...)
	for name, test := range map[string]struct {
		csr     func(*certificatesv1.CertificateSigningRequest)
		objects []client.Object
		want    string
		creates []string
	}{
		"a new cluster":          {nil, []client.Object{newToken("")}, byToken, all},
		"a token of the cluster": {nil, []client.Object{newToken("m1")}, byToken, all},
		"a token for a single use": {nil, []client.Object{usedToken("")}, byToken,
			append([]string{"update bootstrap-token-abcdef"}, all...)},
		"a retry with a token for a single use": {nil, []client.Object{usedToken("csr"), claimed("csr")}, byToken, again},
		"a retry after the claim":               {nil, []client.Object{newToken(""), claimed("csr")}, byToken, others},
		"a token of the cluster, after a claim": {nil, []client.Object{newToken("m1"), claimed("other")}, byToken, again},
		"a token of the cluster, which exists": {nil, []client.Object{newToken("m1"), newCluster(clusterv1alpha1.Pull), claimed("other")},
			byToken, again},
		"a token of the cluster, which has credentials": {nil, []client.Object{newToken("m1"), newSecret("m1"), newSecret("m1-impersonator")},
			byToken, all},
		"without key encipherment": {func(c *certificatesv1.CertificateSigningRequest) {
			c.Spec.Usages = []certificatesv1.KeyUsage{certificatesv1.UsageClientAuth, certificatesv1.UsageDigitalSignature}
		}, []client.Object{newToken("")}, byToken, all},
		"rotation": {by(agentM1), []client.Object{newCluster(clusterv1alpha1.Pull)}, bySelf, nil},
		"rotation of a registration with an ID": {
			func(c *certificatesv1.CertificateSigningRequest) {
				c.Spec.Username, c.Spec.Groups = agentM1, []string{names.AgentsGroup, groupOf("m1", id)}
				c.Spec.Request = newRequest(t, subject(agentM1, names.AgentsGroup, groupOf("m1", id)))
			},
			[]client.Object{newCluster(clusterv1alpha1.Pull), registered(id)}, bySelf, []string{"patch system:karmada:m1:agent"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			csr := newCSR(t)
			if test.csr != nil {
				test.csr(csr)
			}
			r, control, recorder := newReconciler(t, append(test.objects, csr)...)
			reconcile(t, r)
			if got := condition(t, control); got != test.want {
				t.Errorf("condition %q, want %q; events %v", got, test.want, recorder.All())
			}
			writes := control.Writes(fakecontrol.Write.ByName)
			if want := append(slices.Clone(test.creates), "update approval m1-abcde"); !slices.Equal(writes, want) {
				t.Errorf("writes -want +got\n%s", cmp.Diff(want, writes))
			}
			if reconcile(t, r); len(control.Writes(fakecontrol.Write.ByName)) > 0 {
				t.Error("the second run wrote")
			}
			if got := recorder.All(); len(got) > 0 {
				t.Errorf("events %v, want none", got)
			}
		})
	}
}

// Only the agent of a cluster that a user named may create an approved Cluster.
func TestReconcile_approvesClusters(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		token      *corev1.Secret
		approveAll bool
		want       bool
	}{
		"a token for any cluster":                 {newToken(""), false, false},
		"a token of the cluster":                  {newToken("m1"), false, true},
		"a token for any cluster with approveAll": {newToken(""), true, true},
	} {
		r, control, _ := newReconciler(t, newCSR(t), test.token)
		r.approveAll = test.approveAll
		reconcile(t, r)
		var role rbacv1.ClusterRole
		if err := control.Get(t.Context(), client.ObjectKey{Name: names.AgentRole("m1")}, &role); err != nil {
			t.Fatal(err)
		}
		got := slices.ContainsFunc(role.Rules, func(r rbacv1.PolicyRule) bool {
			return slices.Contains(r.Verbs, "approve") && slices.Equal(r.ResourceNames, []string{"m1"})
		})
		if got != test.want {
			t.Errorf("%s: approved %v, want %v", name, got, test.want)
		}
	}
}

func TestReconcile_leavesPending(t *testing.T) {
	t.Parallel()
	request := func(change ...func(*x509.CertificateRequest)) func(*certificatesv1.CertificateSigningRequest) {
		contents := newRequest(t, change...)
		return func(c *certificatesv1.CertificateSigningRequest) { c.Spec.Request = contents }
	}
	usages := func(usages ...certificatesv1.KeyUsage) func(*certificatesv1.CertificateSigningRequest) {
		return func(c *certificatesv1.CertificateSigningRequest) { c.Spec.Usages = usages }
	}
	rotation := func(requester, requested string) func(*certificatesv1.CertificateSigningRequest) {
		contents := newRequest(t, subject(agentM1, names.AgentsGroup, groupOf("m1", requested)))
		return func(c *certificatesv1.CertificateSigningRequest) {
			c.Spec.Username, c.Spec.Groups, c.Spec.Request = agentM1, []string{names.AgentsGroup, groupOf("m1", requester)}, contents
		}
	}
	removed := newCluster(clusterv1alpha1.Pull)
	removed.DeletionTimestamp, removed.Finalizers = &metav1.Time{Time: metav1.Now().Time}, []string{"karmada.io/cluster-controller"}
	opaque := newToken("")
	opaque.Type = corev1.SecretTypeOpaque
	agents := "system:karmada:agents"
	for name, test := range map[string]struct {
		csr     func(*certificatesv1.CertificateSigningRequest)
		objects []client.Object
		want    string // part of the message
	}{
		"the access generator of upstream": {request(subject("system:karmada:agent:rbac-generator", agents)), nil, "reserved"},
		"the access generator with a token for it": {request(subject("system:karmada:agent:rbac-generator", agents)),
			[]client.Object{newToken("rbac-generator")}, "reserved"},
		"an administrator":              {request(subject("admin", "system:masters")), nil, "organization"},
		"a node":                        {request(subject("system:node:n1", "system:nodes")), nil, "organization"},
		"a second organization":         {request(subject(agentM1, agents, "system:masters")), nil, "organization"},
		"no organization":               {request(subject(agentM1)), nil, "organization"},
		"another user":                  {request(subject("system:admin", agents)), nil, "common name"},
		"no cluster":                    {request(subject("system:karmada:agent:", agents)), nil, "invalid cluster name"},
		"an invalid name":               {request(subject("system:karmada:agent:M_1", agents)), nil, "invalid cluster name"},
		"a name with a colon":           {request(subject("system:karmada:agent:m1:agent", agents)), nil, "invalid cluster name"},
		"a name of 49 letters":          {request(subject(names.AgentUser(strings.Repeat("a", 49)), agents)), nil, "no more than 48"},
		"the Secret of another cluster": {request(subject("system:karmada:agent:m2-impersonator", agents)), nil, "must not end in -impersonator"},
		"the Secret of another cluster with a token for it": {request(subject("system:karmada:agent:m2-impersonator", agents)),
			[]client.Object{newToken("m2-impersonator")}, "must not end in -impersonator"},
		"a DNS name":        {request(func(r *x509.CertificateRequest) { r.DNSNames = []string{"karmada"} }), nil, "alternative names"},
		"an e-mail address": {request(func(r *x509.CertificateRequest) { r.EmailAddresses = []string{"a@b"} }), nil, "alternative names"},
		"an IP address": {request(
			func(r *x509.CertificateRequest) { r.IPAddresses = []net.IP{{1, 2, 3, 4}} }), nil, "alternative names"},
		"a URI":       {request(func(r *x509.CertificateRequest) { r.URIs = []*url.URL{{Path: "/"}} }), nil, "alternative names"},
		"server auth": {usages(certificatesv1.UsageDigitalSignature, certificatesv1.UsageServerAuth), nil, "usages"},
		"client and server auth": {usages(
			certificatesv1.UsageDigitalSignature, certificatesv1.UsageClientAuth, certificatesv1.UsageServerAuth), nil, "usages"},
		"no usages": {usages(), nil, "usages"},
		"no PEM":    {func(c *certificatesv1.CertificateSigningRequest) { c.Spec.Request = []byte("x") }, nil, "PEM"},
		"damaged PEM": {func(c *certificatesv1.CertificateSigningRequest) {
			c.Spec.Request = pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE REQUEST", Bytes: []byte("x")})
		}, nil, "parse the request"},

		"a token that was deleted":       {nil, nil, "expired or was deleted"},
		"a Secret that is no token":      {nil, []client.Object{opaque}, "expired or was deleted"},
		"a token that was used":          {nil, []client.Object{usedToken("other")}, "is for a single use"},
		"a token of another cluster":     {nil, []client.Object{newToken("m2")}, "registers cluster m2 only"},
		"a cluster that exists":          {nil, []client.Object{newToken(""), newCluster(clusterv1alpha1.Pull)}, "cluster m1 exists"},
		"a cluster that is removed":      {nil, []client.Object{newToken("m1"), removed}, "is being removed"},
		"a cluster in Push mode":         {nil, []client.Object{newToken("m1"), newCluster(clusterv1alpha1.Push)}, "sync mode Push"},
		"a cluster with an agent":        {nil, []client.Object{newToken(""), claimed("other")}, "admitted before"},
		"a cluster with earlier access":  {nil, []client.Object{newToken(""), claimed("")}, "admitted before"},
		"a cluster with credentials":     {nil, []client.Object{newToken(""), newSecret("m1")}, "secret karmada-cluster/m1 exists"},
		"a cluster with an impersonator": {nil, []client.Object{newToken(""), newSecret("m1-impersonator")}, "m1-impersonator exists"},
		"the agent of another cluster":   {by("system:karmada:agent:m2"), []client.Object{newCluster(clusterv1alpha1.Pull)}, "may not request"},
		"a user":                         {by("system:admin"), []client.Object{newToken("m1")}, "may not request"},
		"rotation without a cluster":     {by(agentM1), nil, "does not exist"},
		"rotation of a Push cluster":     {by(agentM1), []client.Object{newCluster(clusterv1alpha1.Push)}, "sync mode Push"},
		"rotation of a removed cluster":  {by(agentM1), []client.Object{removed}, "is being removed"},
		"rotation of an earlier registration": {rotation(id, id),
			[]client.Object{newCluster(clusterv1alpha1.Pull), registered(otherID)}, "earlier registration"},
		"rotation without an ID": {by(agentM1),
			[]client.Object{newCluster(clusterv1alpha1.Pull), registered(id)}, "earlier registration"},
		"rotation to another registration": {rotation(otherID, id),
			[]client.Object{newCluster(clusterv1alpha1.Pull), registered(id)}, "another registration"},
		"a registration of another cluster": {request(subject(agentM1, agents, groupOf("m2", id))), nil, "organization"},
		"two registrations": {
			request(subject(agentM1, agents, groupOf("m1", id), groupOf("m1", otherID))), nil, "organization"},
		"a short ID":                     {request(subject(agentM1, agents, groupOf("m1", "1"))), nil, "organization"},
		"an ID with a colon":             {request(subject(agentM1, agents, groupOf("m1", id+":1"))), nil, "organization"},
		"a registration only":            {request(subject(agentM1, groupOf("m1", id))), nil, "organization"},
		"rotation by the token of an ID": {by("system:bootstrap:"), []client.Object{newCluster(clusterv1alpha1.Pull)}, "expired or was deleted"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			csr := newCSR(t)
			if test.csr != nil {
				test.csr(csr)
			}
			objects := []client.Object{csr}
			for _, o := range test.objects {
				objects = append(objects, o.DeepCopyObject().(client.Object))
			}
			r, control, recorder := newReconciler(t, objects...)
			reconcile(t, r)
			if got := control.Writes(fakecontrol.Write.ByKind); len(got) != 1 || got[0] != "patch CertificateSigningRequest" ||
				condition(t, control) != "" {
				t.Errorf("writes %q, want one annotation", got)
			}
			var pending certificatesv1.CertificateSigningRequest
			if err := control.Get(t.Context(), client.ObjectKeyFromObject(csr), &pending); err != nil ||
				!strings.Contains(pending.Annotations["registration.karmada.io/not-approved"], test.want) {
				t.Errorf("annotations %v, %v, want %q for the requester", pending.Annotations, err, test.want)
			}
			reconcile(t, r)
			if got := control.Writes(fakecontrol.Write.ByKind); len(got) > 0 {
				t.Errorf("writes of the second run: %q", got)
			}
			got := recorder.All()[:1]
			if len(got) != 1 || !got[0].Warning || got[0].On.UID != "csr" || got[0].Reason != "AgentCertificateNotApproved" ||
				!strings.Contains(got[0].Message, test.want) {
				t.Errorf("events %+v, want one with %q", got, test.want)
			}
		})
	}
}

func TestReconcile_ignoresOtherRequests(t *testing.T) {
	t.Parallel()
	done := func(kind certificatesv1.RequestConditionType) func(*certificatesv1.CertificateSigningRequest) {
		return func(c *certificatesv1.CertificateSigningRequest) {
			c.Status.Conditions = []certificatesv1.CertificateSigningRequestCondition{{Type: kind, Status: corev1.ConditionTrue}}
		}
	}
	foreign := newRequest(t, subject("jane", "developers"))
	for name, change := range map[string]func(*certificatesv1.CertificateSigningRequest){
		"approved": done(certificatesv1.CertificateApproved),
		"denied":   done(certificatesv1.CertificateDenied),
		"issued":   func(c *certificatesv1.CertificateSigningRequest) { c.Status.Certificate = []byte("x") },
		"another signer": func(c *certificatesv1.CertificateSigningRequest) {
			c.Spec.SignerName = certificatesv1.KubeAPIServerClientKubeletSignerName
		},
		"a user": func(c *certificatesv1.CertificateSigningRequest) { c.Spec.Username, c.Spec.Request = "jane", foreign },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r, control, recorder := newReconciler(t, newCSR(t, change), newToken("m1"))
			if result := reconcile(t, r); result != (ctrl.Result{}) {
				t.Errorf("result %v, want none", result)
			}
			if writes, events := control.Writes(fakecontrol.Write.ByName), recorder.All(); len(writes)+len(events) > 0 {
				t.Errorf("writes %q, events %v, want none", writes, events)
			}
		})
	}
}

// The groups of a token decide whether it may register clusters.
func TestReconcile_requiresAuthorization(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		user    string
		allowed string
		want    string
		reviews []string
	}{
		"token":                       {"system:bootstrap:abcdef", "clusteragent", byToken, []string{"clusteragent"}},
		"token without access":        {"system:bootstrap:abcdef", "", "", []string{"clusteragent"}},
		"token with rotation only":    {"system:bootstrap:abcdef", "selfclusteragent", "", []string{"clusteragent"}},
		"rotation":                    {agentM1, "selfclusteragent", bySelf, []string{"selfclusteragent"}},
		"rotation with other access":  {agentM1, "clusteragent", byToken, []string{"selfclusteragent", "clusteragent"}},
		"rotation without any access": {agentM1, "", "", []string{"selfclusteragent", "clusteragent"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			objects := []client.Object{newCSR(t, by(test.user)), newToken("m1"), newCluster(clusterv1alpha1.Pull)}
			r, control, recorder := newReconciler(t, objects...)
			var reviews []string
			r.review = func(_ context.Context, review *authorizationv1.SubjectAccessReview) error {
				a := review.Spec.ResourceAttributes
				if review.Spec.User != test.user || len(review.Spec.Groups) != 2 || a.Verb != "create" || a.Group != "certificates.k8s.io" ||
					a.Resource != "certificatesigningrequests" {
					t.Errorf("review %+v of %+v", review.Spec, a)
				}
				reviews = append(reviews, a.Subresource)
				review.Status.Allowed = a.Subresource == test.allowed
				return nil
			}
			result := reconcile(t, r)
			if got := condition(t, control); got != test.want || !slices.Equal(reviews, test.reviews) {
				t.Errorf("condition %q after reviews of %v, want %q after %v", got, reviews, test.want, test.reviews)
			}
			refused := len(recorder.All()) == 1 && result.RequeueAfter > 0
			if refused != (test.want == "") {
				t.Errorf("refused: %v, result %v, events %v", refused, result, recorder.All())
			}
		})
	}
}

// Of two requests for one cluster, the one that creates the ClusterRole is approved.
func TestReconcile_admitsOneOfConcurrentRequests(t *testing.T) {
	t.Parallel()
	r, control, recorder := newReconciler(t, newCSR(t), newToken(""), claimed("other"))
	r.live = fakecontrol.Cache{Client: control, Missing: []client.Object{claimed("other")}} // it is created after the read
	reconcile(t, r)
	if got := condition(t, control); got != "" || len(recorder.All()) != 1 {
		t.Errorf("condition %q, events %v", got, recorder.All())
	}
}

// A request is not approved if the state of the control plane is unknown, or if the agent would have no access.
func TestReconcile_retriesErrors(t *testing.T) {
	t.Parallel()
	unavailable := apierrors.NewServiceUnavailable("etcd")
	// Response of an API server that does not serve Clusters yet.
	unserved := apierrors.NewGenericServerResponse(http.StatusNotFound, "get", schema.GroupResource{Resource: "clusters"}, "m1",
		"404 page not found", 0, true)
	for name, test := range map[string]func(*Controller, *fakecontrol.Control){
		"Clusters are not served": func(r *Controller, c *fakecontrol.Control) { r.live = failing{c, unserved} },
		"reads fail":              func(r *Controller, c *fakecontrol.Control) { r.live = failing{c, unavailable} },
		"reviews fail": func(r *Controller, _ *fakecontrol.Control) {
			r.review = func(context.Context, *authorizationv1.SubjectAccessReview) error { return unavailable }
		},
		"the role cannot be created": func(_ *Controller, c *fakecontrol.Control) { c.Fail = failOf("create ClusterRole", unavailable) },
		"a later write fails":        func(_ *Controller, c *fakecontrol.Control) { c.Fail = failOf("create RoleBinding", unavailable) },
		"the approval conflicts": func(_ *Controller, c *fakecontrol.Control) {
			c.Fail = failOf("update approval CertificateSigningRequest", apierrors.NewConflict(schema.GroupResource{}, "m1", nil))
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r, control, recorder := newReconciler(t, newCSR(t), newToken(""))
			working := *r
			test(r, control)
			if _, err := r.Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: "m1-abcde"}}); err == nil {
				t.Error("no error")
			}
			if got := condition(t, control); got != "" || len(recorder.All()) > 0 {
				t.Errorf("condition %q, events %v, want none", got, recorder.All())
			}
			control.Fail = nil
			reconcile(t, &working)
			if got := condition(t, control); got != byToken {
				t.Errorf("condition %q after the retry, want %q; events %v", got, byToken, recorder.All())
			}
		})
	}
}

// failing is a reader of Clusters that returns an error.
type failing struct {
	client.Reader
	err error
}

func (f failing) Get(ctx context.Context, key client.ObjectKey, o client.Object, options ...client.GetOption) error {
	if _, ok := o.(*clusterv1alpha1.Cluster); ok {
		return f.err
	}
	return f.Reader.Get(ctx, key, o, options...)
}

func failOf(write string, err error) func(fakecontrol.Write) error {
	return func(w fakecontrol.Write) error {
		if w.ByKind() == write {
			return err
		}
		return nil
	}
}

// A forged signature shows that the requester does not have the key.
func TestRecognize_verifiesSignature(t *testing.T) {
	t.Parallel()
	csr := newCSR(t)
	block, _ := pem.Decode(csr.Spec.Request)
	block.Bytes[len(block.Bytes)-1] ^= 1
	csr.Spec.Request = pem.EncodeToMemory(block)
	if _, concerned, refusal := recognize(csr); !concerned || refusal == "" {
		t.Errorf("recognize() = %v, %q, want a refusal", concerned, refusal)
	}
}

// The access of an agent names no other cluster. It lists only what is not related to clusters.
func TestAccess_namesOwnCluster(t *testing.T) {
	t.Parallel()
	for _, o := range access(agent{cluster: "m1", request: "csr"}) {
		if o.GetLabels()[names.System] != "true" {
			t.Errorf("%T %s has no label %s", o, o.GetName(), names.System)
		}
		if ns := o.GetNamespace(); ns != "" && ns != names.ClusterNamespace && ns != names.SystemNamespace &&
			ns != "karmada-es-m1" {
			t.Errorf("%T %s is in namespace %s", o, o.GetName(), ns)
		}
		switch o := o.(type) {
		case *rbacv1.ClusterRoleBinding:
			checkSubjects(t, o.Subjects)
		case *rbacv1.RoleBinding:
			checkSubjects(t, o.Subjects)
		case *rbacv1.ClusterRole:
			for _, rule := range o.Rules {
				shared := slices.Equal(rule.Verbs, []string{"create"}) || rule.Resources[0] == "services" || rule.APIGroups[0] == "config.karmada.io"
				if len(rule.ResourceNames) == 0 && !shared {
					t.Errorf("rule %v is not limited to names", rule)
				}
				if slices.ContainsFunc(append(slices.Clone(rule.Verbs), rule.Resources...), func(s string) bool { return strings.Contains(s, "*") }) {
					t.Errorf("rule %v has a wildcard", rule)
				}
			}
		}
	}
}

// The Secret m2-impersonator belongs to cluster m2. A certificate may have been approved by hand or by an earlier version.
func TestAccess_grantsNoSecretOfAnotherCluster(t *testing.T) {
	t.Parallel()
	for cluster, want := range map[string]bool{"m2": true, "m2-impersonator": false} {
		got := false
		for _, o := range access(agent{cluster: cluster, request: "csr"}) {
			if role, ok := o.(*rbacv1.Role); ok {
				got = got || slices.ContainsFunc(role.Rules, func(r rbacv1.PolicyRule) bool { return slices.Contains(r.Resources, "secrets") })
			}
		}
		if got != want {
			t.Errorf("access of the agent of %s includes Secrets: %v, want %v", cluster, got, want)
		}
	}
}

func checkSubjects(t *testing.T, subjects []rbacv1.Subject) {
	t.Helper()
	want := []rbacv1.Subject{{APIGroup: "rbac.authorization.k8s.io", Kind: "User", Name: agentM1}}
	if diff := cmp.Diff(want, subjects); diff != "" {
		t.Errorf("subjects -want +got\n%s", diff)
	}
}

func TestParse_wrapsErrors(t *testing.T) {
	t.Parallel()
	if _, err := parse(pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE REQUEST"})); err == nil || errors.Unwrap(err) == nil {
		t.Errorf("parse() = %v, want a wrapped error", err)
	}
}
