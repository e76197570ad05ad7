// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	certificatesv1 "k8s.io/api/certificates/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	utilrand "k8s.io/apimachinery/pkg/util/rand"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/util/keyutil"
	"k8s.io/cluster-bootstrap/token/jws"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/token"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/test/env"
)

// newToken runs `karmadactl token create` and waits until the API server accepts the token.
func newToken(t *testing.T, flags ...string) string {
	t.Helper()
	var out, errOut bytes.Buffer
	s := &access.Session{Args: []string{"karmadactl"}, Env: map[string]string{"HOME": t.TempDir()}, Out: &out, Err: &errOut}
	command := token.NewCommand(s)
	command.SetArgs(append([]string{"create", "--kubeconfig", hub.Layout.ControlKubeconfig()}, flags...))
	if err := command.ExecuteContext(t.Context()); err != nil {
		t.Fatalf("%v: %s", err, errOut.String())
	}
	created := strings.TrimSpace(out.String())
	if fields := strings.Fields(created); len(fields) > 1 { // the command
		created = fields[slices.Index(fields, "--token")+1]
	}
	env.Eventually(t, "authentication by the token", func(ctx context.Context) error {
		err := newClient(t, as(created)).List(ctx, &certificatesv1.CertificateSigningRequestList{})
		if apierrors.IsForbidden(err) {
			return nil // a token without the group
		}
		return err
	})
	return strings.TrimSpace(out.String())
}

// as returns a client configuration with a token.
func as(bearer string) *rest.Config {
	config := rest.AnonymousClientConfig(hub.Config)
	config.BearerToken, config.QPS = bearer, -1
	return config
}

func newClient(t *testing.T, config *rest.Config) client.Client {
	t.Helper()
	c, err := client.New(config, client.Options{Scheme: controllers.Scheme(), Mapper: hub.Control.RESTMapper()})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// request creates a signing request for the agent of a cluster. The certificate is for the group of all agents, and for others.
func request(t *testing.T, requester *rest.Config, cluster string, others ...string) (name string, key []byte) {
	t.Helper()
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	if key, err = keyutil.MarshalPrivateKeyToPEM(private); err != nil {
		t.Fatal(err)
	}
	der, err := x509.CreateCertificateRequest(rand.Reader, &x509.CertificateRequest{
		Subject: pkix.Name{CommonName: "system:karmada:agent:" + cluster, Organization: append([]string{"system:karmada:agents"}, others...)},
	}, private)
	if err != nil {
		t.Fatal(err)
	}
	csr := &certificatesv1.CertificateSigningRequest{
		ObjectMeta: metav1.ObjectMeta{GenerateName: cluster + "-"},
		Spec: certificatesv1.CertificateSigningRequestSpec{
			Request:    pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE REQUEST", Bytes: der}),
			SignerName: certificatesv1.KubeAPIServerClientSignerName,
			Usages:     []certificatesv1.KeyUsage{certificatesv1.UsageDigitalSignature, certificatesv1.UsageClientAuth},
		},
	}
	if err := newClient(t, requester).Create(t.Context(), csr); err != nil {
		t.Fatal(err)
	}
	return csr.Name, key
}

// issued waits until a request is approved and signed, and returns the configuration of the agent. requester reads the result.
func issued(t *testing.T, requester *rest.Config, name string, key []byte) (agent *rest.Config, message string) {
	t.Helper()
	agent = rest.AnonymousClientConfig(hub.Config)
	agent.QPS, agent.KeyData = -1, key
	env.Eventually(t, "certificate of "+name, func(ctx context.Context) error {
		var csr certificatesv1.CertificateSigningRequest
		if err := newClient(t, requester).Get(ctx, client.ObjectKey{Name: name}, &csr); err != nil {
			return err
		}
		if len(csr.Status.Certificate) == 0 {
			return errors.New("not issued")
		}
		agent.CertData, message = csr.Status.Certificate, csr.Status.Conditions[0].Message
		return nil
	})
	return agent, message
}

// refused waits for the event about a request that stays pending.
func refused(t *testing.T, name, cause string) {
	t.Helper()
	env.Eventually(t, "refusal of "+name, func(ctx context.Context) error {
		var events corev1.EventList
		if err := hub.Control.List(ctx, &events, client.InNamespace("default")); err != nil {
			return err
		}
		for i := range events.Items {
			if e := &events.Items[i]; e.InvolvedObject.Name == name && strings.Contains(e.Message, cause) {
				return nil
			}
		}
		return fmt.Errorf("no event with %q in %d events", cause, len(events.Items))
	})
	var csr certificatesv1.CertificateSigningRequest
	if err := hub.Control.Get(t.Context(), client.ObjectKey{Name: name}, &csr); err != nil || len(csr.Status.Conditions) > 0 {
		t.Errorf("request %s: conditions %v, error %v, want no condition", name, csr.Status.Conditions, err)
	}
}

// The ConfigMap cluster-info is public and signed; anonymous users can read nothing else.
func TestClusterInfo(t *testing.T) {
	t.Parallel()
	command := newToken(t, "--print-register-command")
	fields := strings.Fields(command)
	bearer := fields[slices.Index(fields, "--token")+1]
	address := strings.TrimPrefix(hub.Config.Host, "https://")
	if !strings.HasPrefix(command, "karmadactl register "+address+" --token ") ||
		!strings.Contains(command, "--discovery-token-ca-cert-hash sha256:") {
		t.Errorf("command %q", command)
	}
	anonymous := newClient(t, as(""))
	id, secret, _ := strings.Cut(bearer, ".")
	env.Eventually(t, "signature", func(ctx context.Context) error {
		var info corev1.ConfigMap
		if err := anonymous.Get(ctx, client.ObjectKey{Namespace: "kube-public", Name: "cluster-info"}, &info); err != nil {
			return err
		}
		signature, kubeconfig := info.Data["jws-kubeconfig-"+id], info.Data["kubeconfig"]
		if signature == "" {
			return fmt.Errorf("no signature in %v", info.Data)
		}
		if !jws.DetachedTokenIsValid(signature, kubeconfig, id, secret) || !strings.Contains(kubeconfig, "server: "+hub.Config.Host) {
			t.Errorf("signature %q of %q is not valid", signature, kubeconfig)
		}
		return nil
	})
	for _, key := range []client.ObjectKey{{Namespace: "kube-public", Name: "other"}, {Namespace: "kube-system", Name: "cluster-info"}} {
		if err := anonymous.Get(t.Context(), key, &corev1.ConfigMap{}); !apierrors.IsForbidden(err) {
			t.Errorf("read of ConfigMap %v: %v, want forbidden", key, err)
		}
	}
	if err := anonymous.List(t.Context(), &corev1.ConfigMapList{}, client.InNamespace("kube-public")); !apierrors.IsForbidden(err) {
		t.Errorf("list of ConfigMaps: %v, want forbidden", err)
	}
}

// A token registers a cluster once. Its agent renews the certificate, and has no access to another cluster.
func TestRegistration(t *testing.T) {
	t.Parallel()
	m1, m2 := "m1-"+utilrand.String(5), "m2-"+utilrand.String(5) // the control plane is the same in repeated runs
	bootstrap := as(newToken(t))
	name, key := request(t, bootstrap, m1)
	agent, message := issued(t, bootstrap, name, key)
	if !strings.HasPrefix(message, "Auto approving karmada agent certificate") {
		t.Errorf("message %q", message)
	}
	control := newClient(t, agent)
	env.Eventually(t, "list of own Works", func(ctx context.Context) error { // the authorizer has a cache
		return control.List(ctx, &workv1alpha1.WorkList{}, client.InNamespace("karmada-es-"+m1))
	})
	for what, err := range map[string]error{
		"Works of another cluster": control.List(t.Context(), &workv1alpha1.WorkList{}, client.InNamespace("karmada-es-"+m2)),
		"all Works":                control.List(t.Context(), &workv1alpha1.WorkList{}),
		"Secret of another cluster": control.Get(t.Context(), client.ObjectKey{Namespace: "karmada-cluster", Name: m2 + "-impersonator"},
			&corev1.Secret{}),
		"all Secrets": control.List(t.Context(), &corev1.SecretList{}),
	} {
		if !apierrors.IsForbidden(err) {
			t.Errorf("%s: %v, want forbidden", what, err)
		}
	}

	again, _ := request(t, bootstrap, m1) // before the agent created the Cluster
	refused(t, again, "admitted before")
	own := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: m1}}
	own.Spec.SyncMode, own.Spec.ID = clusterv1alpha1.Pull, "id of "+m1
	env.Eventually(t, "creation of the own Cluster", func(ctx context.Context) error { return control.Create(ctx, own) })
	if taints := own.Spec.Taints; len(taints) != 1 || taints[0].Key != "cluster.karmada.io/pending" {
		t.Errorf("taints %v of a cluster that registered with a token for any cluster, want pending", taints)
	}
	approved := own.DeepCopy()
	approved.Spec.Taints = nil
	if err := control.Patch(t.Context(), approved, client.MergeFrom(own)); !apierrors.IsForbidden(err) {
		t.Errorf("approval by the agent: %v, want forbidden", err)
	}
	again, _ = request(t, bootstrap, m1)
	refused(t, again, "cluster "+m1+" exists")
	credentials := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-cluster", Name: m2 + "-impersonator"}}
	if err := hub.Control.Create(t.Context(), credentials); err != nil {
		t.Fatal(err)
	}
	taken, _ := request(t, bootstrap, m2)
	refused(t, taken, m2+"-impersonator exists")
	foreign, _ := request(t, agent, m2)
	refused(t, foreign, "may not request")
	name, key = request(t, agent, m1)
	if _, message = issued(t, agent, name, key); !strings.HasPrefix(message, "Auto approving self karmada agent certificate") {
		t.Errorf("message of the renewal %q", message)
	}
	bound := as(newToken(t, "--cluster", m1, "--single-use"))
	name, key = request(t, bound, m1)
	issued(t, bound, name, key)
	again, _ = request(t, bound, m1)
	refused(t, again, "was used before")
}

func TestRegistration_refusals(t *testing.T) {
	t.Parallel()
	bound := as(newToken(t, "--cluster", "m3"))
	other, _ := request(t, bound, "m4")
	refused(t, other, "registers cluster m3 only")
	generator, _ := request(t, as(newToken(t)), "rbac-generator")
	refused(t, generator, "reserved")
	impersonator, _ := request(t, as(newToken(t)), "m3-impersonator")
	refused(t, impersonator, "must not end in -impersonator")
	deleted := newToken(t)
	id, _, _ := strings.Cut(deleted, ".")
	secret := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: "kube-system", Name: "bootstrap-token-" + id}}
	if err := hub.Control.Delete(t.Context(), secret); err != nil {
		t.Fatal(err)
	}
	env.Eventually(t, "rejection of a deleted token", func(ctx context.Context) error {
		err := newClient(t, as(deleted)).List(ctx, &certificatesv1.CertificateSigningRequestList{})
		if !apierrors.IsUnauthorized(err) {
			return fmt.Errorf("list of signing requests: %w, want unauthorized", err)
		}
		return nil
	})
	unauthorized := as(newToken(t, "--groups", "system:bootstrappers:other"))
	err := newClient(t, unauthorized).Create(t.Context(), &certificatesv1.CertificateSigningRequest{ObjectMeta: metav1.ObjectMeta{Name: "x"}})
	if !apierrors.IsForbidden(err) {
		t.Errorf("request by a token of another group: %v, want forbidden", err)
	}
}

// A bootstrap token may request certificates and read the requests; everything else is refused, for every kind and verb.
func TestToken_leastPrivilege(t *testing.T) {
	t.Parallel()
	bearer := newToken(t)
	groups, err := discovery.NewDiscoveryClientForConfigOrDie(hub.Config).ServerPreferredResources()
	if err != nil {
		t.Fatal(err)
	}
	// Every authenticated user may review its own access.
	allowed := sets.New(
		"create certificatesigningrequests", "get certificatesigningrequests", "list certificatesigningrequests",
		"watch certificatesigningrequests",
		"create selfsubjectaccessreviews", "create selfsubjectrulesreviews", "create selfsubjectreviews",
	)
	transport, err := rest.HTTPClientFor(as(bearer))
	if err != nil {
		t.Fatal(err)
	}
	kinds, requests := 0, 0
	for _, group := range groups {
		prefix := "/apis/" + group.GroupVersion
		if group.GroupVersion == "v1" {
			prefix = "/api/v1"
		}
		for _, resource := range group.APIResources {
			kinds++
			for _, namespace := range []string{"", "kube-system", "karmada-cluster", "karmada-es-m9"} {
				if namespace != "" && !resource.Namespaced {
					continue
				}
				path := prefix + "/" + resource.Name
				if namespace != "" {
					path = prefix + "/namespaces/" + namespace + "/" + resource.Name
				}
				for verb, r := range map[string][2]string{
					"get": {http.MethodGet, path + "/x"}, "list": {http.MethodGet, path}, "watch": {http.MethodGet, path + "?watch=1&timeoutSeconds=1"},
					"create": {http.MethodPost, path}, "update": {http.MethodPut, path + "/x"}, "patch": {http.MethodPatch, path + "/x"},
					"delete": {http.MethodDelete, path + "/x"}, "deletecollection": {http.MethodDelete, path},
					"update status": {http.MethodPut, path + "/x/status"}, "update approval": {http.MethodPut, path + "/x/approval"},
					"get proxy": {http.MethodGet, path + "/x/proxy"}, "create attach": {http.MethodPost, path + "/x/attach"},
				} {
					if namespace == "" && resource.Namespaced && verb != "list" && verb != "watch" {
						continue // not a request for this kind
					}
					requests++
					got := status(t, transport, r[0], hub.Config.Host+r[1])
					if want := allowed.Has(verb + " " + resource.Name); want != (got != http.StatusForbidden) {
						t.Errorf("%s %s: status %d, allowed: %v", r[0], r[1], got, want)
					}
				}
			}
		}
	}
	if kinds < 60 {
		t.Errorf("%d kinds were checked, want all of Kubernetes and Karmada", kinds)
	}
	t.Logf("%d requests for %d kinds", requests, kinds)
}

// status returns the status code of the response to a request with an empty object.
func status(t *testing.T, transport *http.Client, method, url string) int {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, url, strings.NewReader("{}"))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	if method == http.MethodPatch {
		r.Header.Set("Content-Type", "application/merge-patch+json")
	}
	response, err := transport.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	if err := response.Body.Close(); err != nil {
		t.Fatal(err)
	}
	return response.StatusCode
}
