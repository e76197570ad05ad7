// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

func control(t testing.TB, funcs interceptor.Funcs, objects ...client.Object) client.WithWatch {
	t.Helper()
	scheme := runtime.NewScheme()
	if err := errors.Join(corev1.AddToScheme(scheme), clusterv1alpha1.AddToScheme(scheme)); err != nil {
		t.Fatal(err)
	}
	return fake.NewClientBuilder().WithScheme(scheme).WithObjects(objects...).WithInterceptorFuncs(funcs).
		WithIndex(&clusterv1alpha1.Cluster{}, bySecret, secretOf).Build()
}

func clusterWith(change ...func(*clusterv1alpha1.ClusterSpec)) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}, Spec: clusterv1alpha1.ClusterSpec{
		SyncMode: clusterv1alpha1.Push, APIEndpoint: "https://m1.example:6443",
		SecretRef: &clusterv1alpha1.LocalSecretReference{Namespace: "karmada-cluster", Name: "m1"},
	}}
	for _, f := range change {
		f(&c.Spec)
	}
	return c
}

func secretWith(pairs ...string) *corev1.Secret {
	s := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-cluster", Name: "m1"}, Data: map[string][]byte{}}
	for i := 0; i < len(pairs); i += 2 {
		s.Data[pairs[i]] = []byte(pairs[i+1])
	}
	return s
}

// kubeconfig returns a kubeconfig with one context with a token, after change.
func kubeconfig(t testing.TB, change func(*clientcmdapi.Config)) string {
	t.Helper()
	c := clientcmdapi.NewConfig()
	c.Clusters["c"] = &clientcmdapi.Cluster{Server: "https://by.kubeconfig:1", CertificateAuthorityData: []byte("CA")}
	c.AuthInfos["u"] = &clientcmdapi.AuthInfo{Token: "of-kubeconfig"}
	c.Contexts["x"] = &clientcmdapi.Context{Cluster: "c", AuthInfo: "u"}
	c.CurrentContext = "x"
	if change != nil {
		change(c)
	}
	raw, err := clientcmd.Write(*c)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

func TestConfigFor(t *testing.T) {
	t.Parallel()
	user := func(change func(*clientcmdapi.AuthInfo)) string {
		return kubeconfig(t, func(c *clientcmdapi.Config) { change(c.AuthInfos["u"]) })
	}
	config := func(change func(*clientcmdapi.Config)) string { return kubeconfig(t, change) }
	const refused = "runs a program or reads files"
	tests := map[string]struct {
		spec     func(*clusterv1alpha1.ClusterSpec)
		secret   *corev1.Secret
		host     string // the address of the Cluster if empty
		token    string
		ca       string
		insecure bool
		proxy    string
		err      string
	}{
		"token and CA": {secret: secretWith(TokenKey, "s3cret", CAKey, "PEM"), token: "s3cret", ca: "PEM"},
		"the CA is ignored if verification is off": {
			spec:   func(s *clusterv1alpha1.ClusterSpec) { s.InsecureSkipTLSVerification = true },
			secret: secretWith(TokenKey, "s3cret", CAKey, "PEM"), token: "s3cret", insecure: true,
		},
		"a kubeconfig takes precedence": {
			secret: secretWith(TokenKey, "s3cret", KubeconfigKey, config(nil)),
			host:   "https://by.kubeconfig:1", token: "of-kubeconfig", ca: "CA",
		},
		"a kubeconfig with the proxy of the Cluster": {
			spec:   func(s *clusterv1alpha1.ClusterSpec) { s.ProxyURL = "http://proxy" },
			secret: secretWith(KubeconfigKey, config(nil)),
			host:   "https://by.kubeconfig:1", token: "of-kubeconfig", ca: "CA", proxy: "http://proxy",
		},
		"the proxy of a kubeconfig takes precedence": {
			spec:   func(s *clusterv1alpha1.ClusterSpec) { s.ProxyURL = "http://proxy" },
			secret: secretWith(KubeconfigKey, kubeconfigWithProxy(t, "http://by.kubeconfig")),
			host:   "https://by.kubeconfig:1", token: "of-kubeconfig", proxy: "http://by.kubeconfig",
		},
		"no secretRef": {
			spec: func(s *clusterv1alpha1.ClusterSpec) { s.SecretRef = nil }, secret: secretWith(), err: "no secretRef",
		},
		"missing Secret": {
			spec: func(s *clusterv1alpha1.ClusterSpec) { s.SecretRef.Name = "missing" }, secret: secretWith(), err: "not found",
		},
		"Secret without token": {secret: secretWith(CAKey, "PEM"), err: `"token"`},
		"no apiEndpoint": {
			spec: func(s *clusterv1alpha1.ClusterSpec) { s.APIEndpoint = "" }, secret: secretWith(TokenKey, "s3cret"), err: "apiEndpoint",
		},
		"malformed kubeconfig": {secret: secretWith(KubeconfigKey, "s3cret: ["), err: "parsed"},
		"kubeconfig without TLS": {secret: secretWith(KubeconfigKey, config(func(c *clientcmdapi.Config) {
			c.Clusters["c"].Server, c.Clusters["c"].CertificateAuthorityData = "http://by.kubeconfig:1", nil
		})), err: "https"},
		"kubeconfig too large": {secret: secretWith(KubeconfigKey, strings.Repeat("#", maxKubeconfig+1)), err: "bytes"},
		"empty kubeconfig":     {secret: secretWith(KubeconfigKey, "apiVersion: v1\nkind: Config\n"), err: "kubeconfig: "},
		"unknown current context": {
			secret: secretWith(KubeconfigKey, config(func(c *clientcmdapi.Config) { c.CurrentContext = "y" })), err: "kubeconfig: ",
		},
		"kubeconfig runs a program": {secret: secretWith(KubeconfigKey, user(func(u *clientcmdapi.AuthInfo) {
			u.Exec = &clientcmdapi.ExecConfig{Command: "sh", APIVersion: "client.authentication.k8s.io/v1"}
		})), err: refused},
		"kubeconfig has an auth provider": {secret: secretWith(KubeconfigKey, user(func(u *clientcmdapi.AuthInfo) {
			u.AuthProvider = &clientcmdapi.AuthProviderConfig{Name: "x"}
		})), err: refused},
		"kubeconfig reads a token file": {secret: secretWith(KubeconfigKey, user(func(u *clientcmdapi.AuthInfo) {
			u.TokenFile = "/etc/passwd"
		})), err: refused},
		"kubeconfig reads a certificate": {secret: secretWith(KubeconfigKey, user(func(u *clientcmdapi.AuthInfo) {
			u.ClientCertificate = "/etc/passwd"
		})), err: refused},
		"kubeconfig reads a key": {secret: secretWith(KubeconfigKey, user(func(u *clientcmdapi.AuthInfo) {
			u.ClientKey = "/etc/passwd"
		})), err: refused},
		"kubeconfig reads a CA": {secret: secretWith(KubeconfigKey, config(func(c *clientcmdapi.Config) {
			c.Clusters["c"].CertificateAuthority = "/etc/passwd"
		})), err: "from a file"},
		"another user runs a program": {secret: secretWith(KubeconfigKey, config(func(c *clientcmdapi.Config) {
			c.AuthInfos["v"] = &clientcmdapi.AuthInfo{Exec: &clientcmdapi.ExecConfig{Command: "sh"}}
		})), err: refused},
		"malformed proxyURL": {
			spec: func(s *clusterv1alpha1.ClusterSpec) { s.ProxyURL = "http://u:s3cret@[" }, secret: secretWith(TokenKey, "x"),
			err: "proxyURL",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			cluster := clusterWith()
			if tc.spec != nil {
				tc.spec(&cluster.Spec)
			}
			got, err := ConfigFor(t.Context(), control(t, interceptor.Funcs{}, tc.secret), cluster)
			if tc.err != "" {
				if err == nil || !strings.Contains(err.Error(), tc.err) || !strings.Contains(err.Error(), "m1") {
					t.Errorf("error = %v, want one with %q and the cluster", err, tc.err)
				}
				if strings.Contains(fmt.Sprint(err), "s3cret") {
					t.Errorf("the error contains a secret: %v", err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if got.Host != cmp.Or(tc.host, cluster.Spec.APIEndpoint) || got.BearerToken != tc.token || string(got.CAData) != tc.ca ||
				got.Insecure != tc.insecure {
				t.Errorf("config = %v", got)
			}
			if got.QPS >= 0 || got.Timeout != 0 {
				t.Errorf("QPS = %v, timeout = %v, want none", got.QPS, got.Timeout)
			}
			if proxy := proxyOf(t, got); proxy != tc.proxy {
				t.Errorf("proxy = %q, want %q", proxy, tc.proxy)
			}
		})
	}
}

// proxyOf returns the URL of the proxy of a configuration, or "".
func proxyOf(t testing.TB, config *rest.Config) string {
	t.Helper()
	if config.Proxy == nil {
		return ""
	}
	proxy, err := config.Proxy(nil)
	if err != nil {
		t.Fatal(err)
	}
	return proxy.String()
}

// A cluster that reports only its impersonator has no credentials Secret.
func TestConfig_withoutSecret(t *testing.T) {
	t.Parallel()
	got, err := Config(clusterWith(), nil)
	if err != nil || got.Host != "https://m1.example:6443" || got.BearerToken != "" || got.CAData != nil {
		t.Errorf("Config = %v, %v", got, err)
	}
}

// The proxy headers are sent to the proxy in the CONNECT request.
func TestConfigFor_sendsProxyHeader(t *testing.T) {
	t.Parallel()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	connects := make(chan *http.Request, 1)
	go func() {
		conn, err := listener.Accept()
		if err != nil {
			return
		}
		defer func() { _ = conn.Close() }()
		if r, err := http.ReadRequest(bufio.NewReader(conn)); err == nil {
			connects <- r
		}
	}()
	cluster := clusterWith(func(s *clusterv1alpha1.ClusterSpec) {
		s.ProxyURL, s.ProxyHeader = "http://"+listener.Addr().String(), map[string]string{"X-Tenant": "a, b"}
	})
	config, err := ConfigFor(t.Context(), control(t, interceptor.Funcs{}, secretWith(TokenKey, "s3cret")), cluster)
	if err != nil {
		t.Fatal(err)
	}
	httpClient, err := rest.HTTPClientFor(config)
	if err != nil {
		t.Fatal(err)
	}
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, config.Host, nil)
	if err != nil {
		t.Fatal(err)
	}
	if response, err := httpClient.Do(request); err == nil {
		_ = response.Body.Close()
		t.Fatal("the proxy closed the connection, but the request succeeded")
	}
	select {
	case r := <-connects:
		if got := strings.Join(r.Header.Values("X-Tenant"), "|"); r.Method != http.MethodConnect || r.Host != "m1.example:6443" ||
			got != "a|b" {
			t.Errorf("proxy received %s %s, X-Tenant %q", r.Method, r.Host, got)
		}
		if r.Header.Get("Authorization") != "" {
			t.Error("proxy received the token")
		}
	default:
		t.Fatal("proxy received no request")
	}
}
