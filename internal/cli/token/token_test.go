// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package token

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"crypto/x509"
	"encoding/hex"
	"encoding/pem"
	"math/big"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes/fake"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"

	"karmada.io/karmada/internal/cli/access"
)

var now = time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)

func defaults() specification {
	return specification{
		ttl: 24 * time.Hour, usages: []string{"signing", "authentication"},
		groups: []string{"system:bootstrappers:karmada:default-cluster-token"},
	}
}

func TestCreate(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		change  func(*specification)
		want    map[string]string // without the ID and the secret part
		cluster string
	}{
		"defaults": {func(*specification) {}, map[string]string{
			"expiration": "2026-01-03T03:04:05Z", "usage-bootstrap-signing": "true", "usage-bootstrap-authentication": "true",
			"auth-extra-groups": "system:bootstrappers:karmada:default-cluster-token",
		}, ""},
		"all flags": {func(s *specification) {
			*s = specification{description: "for m1", cluster: "m1", singleUse: true, ttl: time.Hour, usages: []string{"signing"},
				groups: []string{"system:bootstrappers:a", "system:bootstrappers:b"}}
		}, map[string]string{
			"expiration": "2026-01-02T04:04:05Z", "usage-bootstrap-signing": "true", "description": "for m1",
			"auth-extra-groups": "system:bootstrappers:a,system:bootstrappers:b",
		}, "m1"},
		"no expiration": {func(s *specification) { s.ttl, s.groups, s.usages = 0, nil, nil }, map[string]string{}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tokens := fake.NewClientset().CoreV1().Secrets("kube-system")
			spec := defaults()
			test.change(&spec)
			if err := spec.validate(); err != nil {
				t.Fatal(err)
			}
			token, err := create(t.Context(), tokens, spec, now)
			if err != nil {
				t.Fatal(err)
			}
			if !regexp.MustCompile(`\A[a-z0-9]{6}\.[a-z0-9]{16}\z`).MatchString(token) {
				t.Fatalf("token %q", token)
			}
			id, key, _ := strings.Cut(token, ".")
			secret, err := tokens.Get(t.Context(), "bootstrap-token-"+id, metav1.GetOptions{})
			if err != nil {
				t.Fatal(err)
			}
			got := map[string]string{}
			for k, v := range secret.Data {
				got[k] = string(v)
			}
			test.want["token-id"], test.want["token-secret"] = id, key
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("-want +got\n%s", diff)
			}
			if got := secret.Annotations["registration.karmada.io/single-use"] == "true"; got != spec.singleUse {
				t.Errorf("single use %v, want %v", got, spec.singleUse)
			}
			if got := secret.Annotations["registration.karmada.io/cluster"]; got != test.cluster || secret.Type != "bootstrap.kubernetes.io/token" {
				t.Errorf("cluster %q, type %s", got, secret.Type)
			}
		})
	}
}

func TestValidate(t *testing.T) {
	t.Parallel()
	for flag, change := range map[string]func(*specification){
		"--ttl":                       func(s *specification) { s.ttl = -time.Second },
		"--ttl: must be 0":            func(s *specification) { s.ttl = time.Millisecond },
		"--groups":                    func(s *specification) { s.groups = []string{"system:masters"} },
		"--usages":                    func(s *specification) { s.usages = []string{"sign"} },
		"--cluster":                   func(s *specification) { s.cluster = "M_1" },
		"--cluster: invalid":          func(s *specification) { s.cluster = strings.Repeat("a", 49) },
		"--cluster: the name rbac-ge": func(s *specification) { s.cluster = "rbac-generator" },
	} {
		spec := defaults()
		change(&spec)
		if err := spec.validate(); err == nil || !strings.HasPrefix(err.Error(), flag) {
			t.Errorf("validate() = %v, want an error of %s", err, flag)
		}
	}
}

func newSecret(id string, data map[string]string) *corev1.Secret {
	s := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: "kube-system", Name: "bootstrap-token-" + id},
		Type: "bootstrap.kubernetes.io/token",
		Data: map[string][]byte{"token-id": []byte(id), "token-secret": []byte("0123456789abcdef")}}
	for k, v := range data {
		s.Data[k] = []byte(v)
	}
	return s
}

func TestList(t *testing.T) {
	t.Parallel()
	full := newSecret("aaaaaa", map[string]string{
		"expiration": "2026-01-02T05:04:05Z", "usage-bootstrap-signing": "true", "usage-bootstrap-authentication": "true",
		"description": "one\ntwo", "auth-extra-groups": "system:bootstrappers:b,system:bootstrappers:a",
	})
	plain := newSecret("bbbbbb", map[string]string{"usage-bootstrap-signing": "false"})
	bound := newSecret("cccccc", nil)
	bound.Annotations = map[string]string{"registration.karmada.io/cluster": "m1"}
	misnamed := newSecret("dddddd", nil)
	misnamed.Name = "bootstrap-token-other"
	short := newSecret("eeeeee", map[string]string{"token-secret": "leaked"})
	dated := newSecret("ffffff", map[string]string{"expiration": "tomorrow"})
	for name, test := range map[string]struct {
		secrets []*corev1.Secret
		out     string
		errs    []string
	}{
		"none": {},
		"tokens": {secrets: []*corev1.Secret{full, plain}, out: `
TOKEN    TTL         EXPIRES                USAGES                   DESCRIPTION   EXTRA GROUPS
aaaaaa   2h          2026-01-02T05:04:05Z   authentication,signing   one two       system:bootstrappers:a,system:bootstrappers:b
bbbbbb   <forever>   <never>                <none>                   <none>        <none>
`},
		"token of a cluster": {secrets: []*corev1.Secret{bound}, out: `
TOKEN    TTL         EXPIRES   USAGES   DESCRIPTION   EXTRA GROUPS   CLUSTER
cccccc   <forever>   <never>   <none>   <none>        <none>         m1
`},
		"invalid Secrets": {secrets: []*corev1.Secret{plain, misnamed, short, dated}, out: `
TOKEN    TTL         EXPIRES   USAGES   DESCRIPTION   EXTRA GROUPS
bbbbbb   <forever>   <never>   <none>   <none>        <none>
`, errs: []string{"the name must be bootstrap-token-dddddd", "token-secret must", "expiration must"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			api := fake.NewClientset()
			for _, s := range test.secrets {
				if err := api.Tracker().Add(s.DeepCopy()); err != nil {
					t.Fatal(err)
				}
			}
			var out, errOut bytes.Buffer
			if err := list(t.Context(), api.CoreV1().Secrets("kube-system"), &out, &errOut, now); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(strings.TrimPrefix(test.out, "\n"), out.String()); diff != "" {
				t.Errorf("-want +got\n%s", diff)
			}
			if got := strings.Count(errOut.String(), "\n"); got != len(test.errs) {
				t.Errorf("%d lines on stderr: %q", got, errOut.String())
			}
			for _, want := range test.errs {
				if !strings.Contains(errOut.String(), want) {
					t.Errorf("stderr %q, want %q", errOut.String(), want)
				}
			}
			if all := out.String() + errOut.String(); strings.Contains(all, "0123456789abcdef") || strings.Contains(all, "leaked") {
				t.Errorf("the secret part was printed: %q", all)
			}
		})
	}
}

func TestDelete(t *testing.T) {
	t.Parallel()
	api := fake.NewClientset(newSecret("aaaaaa", nil), newSecret("bbbbbb", nil))
	tokens := api.CoreV1().Secrets("kube-system")
	ids, err := tokenIDs(&access.Session{In: strings.NewReader("bbbbbb.0123456789abcdef\n")}, []string{"aaaaaa", "-"})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := deleteTokens(t.Context(), tokens, &out, ids); err != nil {
		t.Fatal(err)
	}
	if want := "bootstrap token \"aaaaaa\" deleted\nbootstrap token \"bbbbbb\" deleted\n"; out.String() != want {
		t.Errorf("output %q, want %q", out.String(), want)
	}
	if left, _ := tokens.List(t.Context(), metav1.ListOptions{}); len(left.Items) > 0 {
		t.Errorf("%d tokens are left", len(left.Items))
	}
	err = deleteTokens(t.Context(), tokens, &out, ids)
	if err == nil || !strings.HasPrefix(err.Error(), `failed to delete secret "bootstrap-token-aaaaaa", err: `) {
		t.Errorf("deletion of a deleted token: %v", err)
	}
}

func TestTokenIDs_rejects(t *testing.T) {
	t.Parallel()
	want := `missing subcommand; 'token delete' is missing token of form "\\A([a-z0-9]{6})\\z"`
	if _, err := tokenIDs(nil, nil); err == nil || err.Error() != want {
		t.Errorf("tokenIDs() = %v, want %s", err, want)
	}
	for _, arg := range []string{"", "abc", "ABCDEF", "aaaaaa.0123", "aaaaaa.", "aaaaaa.0123456789abcdeF", "../../x"} {
		if _, err := tokenIDs(nil, []string{"aaaaaa", arg}); err == nil || strings.Contains(err.Error(), "0123") {
			t.Errorf("tokenIDs(%q) = %v, want an error without the secret part", arg, err)
		}
	}
}

// newCA returns a PEM certificate and the pin of its key.
func newCA(t *testing.T) (certificate []byte, pin string) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1)}
	der, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	public, err := x509.MarshalPKIXPublicKey(key.Public())
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256(public)
	return pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}), "sha256:" + hex.EncodeToString(sum[:])
}

func TestRegisterCommand(t *testing.T) {
	t.Parallel()
	one, onePin := newCA(t)
	two, twoPin := newCA(t)
	file := filepath.Join(t.TempDir(), "ca.crt")
	if err := os.WriteFile(file, one, 0o600); err != nil {
		t.Fatal(err)
	}
	config := func(name string, cluster *clientcmdapi.Cluster) clientcmdapi.Config {
		c := clientcmdapi.NewConfig()
		c.CurrentContext, c.Contexts["current"] = "current", &clientcmdapi.Context{Cluster: name}
		c.Clusters[name] = cluster
		return *c
	}
	server := "https://hub.example.com:5443"
	ambiguous := config("a", &clientcmdapi.Cluster{Server: "https://a", CertificateAuthorityData: one})
	ambiguous.Contexts["b"] = &clientcmdapi.Context{Cluster: "b"}
	ambiguous.Clusters["b"] = &clientcmdapi.Cluster{Server: "https://b", CertificateAuthorityData: two}
	unnamed := *ambiguous.DeepCopy()
	unnamed.Clusters[""] = &clientcmdapi.Cluster{Server: server, CertificateAuthorityData: two}
	const prefix = "kubectl karmada register "
	flags := " --token <token> --discovery-token-ca-cert-hash "
	for name, test := range map[string]struct {
		config  clientcmdapi.Config
		context string
		want    string
		err     string
	}{
		"one CA": {config("c", &clientcmdapi.Cluster{Server: server, CertificateAuthorityData: one}), "",
			prefix + "hub.example.com:5443" + flags + onePin, ""},
		"two CAs": {config("c", &clientcmdapi.Cluster{Server: server, CertificateAuthorityData: append(bytes.Clone(one), two...)}), "",
			prefix + "hub.example.com:5443" + flags + onePin + "," + twoPin, ""},
		"CA file": {config("c", &clientcmdapi.Cluster{Server: server, CertificateAuthority: file}), "",
			prefix + "hub.example.com:5443" + flags + onePin, ""},
		"context":           {ambiguous, "b", prefix + "b" + flags + twoPin, ""},
		"unnamed cluster":   {unnamed, "", prefix + "hub.example.com:5443" + flags + twoPin, ""},
		"unknown context":   {ambiguous, "c", "", "failed to get default cluster config"},
		"empty kubeconfig":  {*clientcmdapi.NewConfig(), "", "", "failed to get default cluster config"},
		"no CA":             {config("c", &clientcmdapi.Cluster{Server: server}), "", "", "no CA certificates found in kubeconfig"},
		"damaged CA":        {config("c", &clientcmdapi.Cluster{CertificateAuthorityData: []byte("x")}), "", "", "parse the CA certificates"},
		"CA file not found": {config("c", &clientcmdapi.Cluster{CertificateAuthority: file + "x"}), "", "", "no such file"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := registerCommand("kubectl karmada", test.config, test.context)
			if got != test.want || (err == nil) != (test.err == "") || err != nil && !strings.Contains(err.Error(), test.err) {
				t.Errorf("registerCommand() = %q, %v, want %q, %q", got, err, test.want, test.err)
			}
		})
	}
}

// Without a kubeconfig with a CA, no token is created.
func TestCreateCommand_needsCA(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := &access.Session{Args: []string{"karmadactl"}, Env: map[string]string{"HOME": t.TempDir()}, Out: &out, Err: &out}
	command := NewCommand(s)
	command.SetArgs([]string{"create", "--print-register-command"})
	command.SetOut(&out)
	command.SetErr(&out)
	err := command.ExecuteContext(t.Context())
	if err == nil || err.Error() != "failed to get register command, err: failed to get default cluster config" {
		t.Errorf("error %v", err)
	}
}

func TestNewCommand_flags(t *testing.T) {
	t.Parallel()
	command, _, err := NewCommand(&access.Session{Args: []string{"karmadactl"}}).Find([]string{"create"})
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"ttl": "24h0m0s", "groups": "[system:bootstrappers:karmada:default-cluster-token]", "usages": "[signing,authentication]",
		"description": "", "print-register-command": "false", "kubeconfig": "", "karmada-context": "", "cluster": "",
	} {
		if f := command.Flags().Lookup(name); f == nil || f.DefValue != want {
			t.Errorf("--%s: %+v, want default %q", name, f, want)
		}
	}
}
