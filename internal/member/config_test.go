// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"bufio"
	"errors"
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
	return fake.NewClientBuilder().WithScheme(scheme).WithObjects(objects...).WithInterceptorFuncs(funcs).Build()
}

func joined(change ...func(*clusterv1alpha1.ClusterSpec)) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}, Spec: clusterv1alpha1.ClusterSpec{
		SyncMode: clusterv1alpha1.Push, APIEndpoint: "https://m1.example:6443",
		SecretRef: &clusterv1alpha1.LocalSecretReference{Namespace: "karmada-cluster", Name: "m1"},
	}}
	for _, f := range change {
		f(&c.Spec)
	}
	return c
}

func holding(pairs ...string) *corev1.Secret {
	s := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-cluster", Name: "m1"}, Data: map[string][]byte{}}
	for i := 0; i < len(pairs); i += 2 {
		s.Data[pairs[i]] = []byte(pairs[i+1])
	}
	return s
}

// kubeconfig has one context with a token, changed as the caller wants.
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
	const files = `secret karmada-cluster/m1 of cluster m1: kubeconfig user "u" runs a program or reads files; embed its credentials instead`
	tests := map[string]struct {
		cluster  *clusterv1alpha1.Cluster
		secret   *corev1.Secret
		host     string
		token    string
		ca       string
		insecure bool
		err      string
	}{
		"token and CA": {cluster: joined(), secret: holding(TokenKey, "s3cret", CAKey, "PEM"), host: "https://m1.example:6443", token: "s3cret", ca: "PEM"},
		"insecure drops the CA": {
			cluster: joined(func(s *clusterv1alpha1.ClusterSpec) { s.InsecureSkipTLSVerification = true }), secret: holding(TokenKey, "s3cret", CAKey, "PEM"),
			host: "https://m1.example:6443", token: "s3cret", insecure: true,
		},
		"a kubeconfig goes first":  {cluster: joined(), secret: holding(TokenKey, "s3cret", KubeconfigKey, kubeconfig(t, nil)), host: "https://by.kubeconfig:1", token: "of-kubeconfig", ca: "CA"},
		"no reference":             {cluster: joined(func(s *clusterv1alpha1.ClusterSpec) { s.SecretRef = nil }), secret: holding(), err: "cluster m1 has no secretRef: join it again"},
		"no Secret":                {cluster: joined(func(s *clusterv1alpha1.ClusterSpec) { s.SecretRef.Name = "gone" }), secret: holding(), err: `read the credentials of cluster m1: secrets "gone" not found`},
		"an empty Secret":          {cluster: joined(), secret: holding(CAKey, "PEM"), err: `secret karmada-cluster/m1 of cluster m1 has neither key "token" nor key "kubeconfig"`},
		"no address":               {cluster: joined(func(s *clusterv1alpha1.ClusterSpec) { s.APIEndpoint = "" }), secret: holding(TokenKey, "s3cret"), err: "cluster m1 has no apiEndpoint"},
		"no kubeconfig":            {cluster: joined(), secret: holding(KubeconfigKey, "s3cret: ["), err: "secret karmada-cluster/m1 of cluster m1: kubeconfig: cannot be parsed"},
		"an empty kubeconfig":      {cluster: joined(), secret: holding(KubeconfigKey, "apiVersion: v1\nkind: Config\n"), err: "secret karmada-cluster/m1 of cluster m1: kubeconfig: "},
		"its context is not there": {cluster: joined(), secret: holding(KubeconfigKey, kubeconfig(t, func(c *clientcmdapi.Config) { c.CurrentContext = "y" })), err: "secret karmada-cluster/m1 of cluster m1: kubeconfig: "},
		"it runs a program": {cluster: joined(), secret: holding(KubeconfigKey, user(func(u *clientcmdapi.AuthInfo) {
			u.Exec = &clientcmdapi.ExecConfig{Command: "sh", APIVersion: "client.authentication.k8s.io/v1"}
		})), err: files},
		"it has an auth provider": {cluster: joined(), secret: holding(KubeconfigKey, user(func(u *clientcmdapi.AuthInfo) { u.AuthProvider = &clientcmdapi.AuthProviderConfig{Name: "x"} })), err: files},
		"it reads a token file":   {cluster: joined(), secret: holding(KubeconfigKey, user(func(u *clientcmdapi.AuthInfo) { u.TokenFile = "/etc/passwd" })), err: files},
		"it reads a certificate":  {cluster: joined(), secret: holding(KubeconfigKey, user(func(u *clientcmdapi.AuthInfo) { u.ClientCertificate = "/etc/passwd" })), err: files},
		"it reads a key":          {cluster: joined(), secret: holding(KubeconfigKey, user(func(u *clientcmdapi.AuthInfo) { u.ClientKey = "/etc/passwd" })), err: files},
		"it reads an authority":   {cluster: joined(), secret: holding(KubeconfigKey, kubeconfig(t, func(c *clientcmdapi.Config) { c.Clusters["c"].CertificateAuthority = "/etc/passwd" })), err: `secret karmada-cluster/m1 of cluster m1: kubeconfig cluster "c" reads its CA from a file`},
		"another user runs a program": {cluster: joined(), secret: holding(KubeconfigKey, kubeconfig(t, func(c *clientcmdapi.Config) {
			c.AuthInfos["v"] = &clientcmdapi.AuthInfo{Exec: &clientcmdapi.ExecConfig{Command: "sh"}}
		})), err: `kubeconfig user "v" runs a program`},
		"the proxy cannot be parsed": {cluster: joined(func(s *clusterv1alpha1.ClusterSpec) { s.ProxyURL = "http://u:s3cret@[" }), secret: holding(TokenKey, "x"), err: "cluster m1: proxyURL cannot be parsed"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := ConfigFor(t.Context(), control(t, interceptor.Funcs{}, tc.secret), tc.cluster)
			if tc.err != "" {
				if err == nil || !strings.Contains(err.Error(), tc.err) || strings.Contains(err.Error(), "s3cret") {
					t.Errorf("error = %v\nwant    %s", err, tc.err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if got.Host != tc.host || got.BearerToken != tc.token || string(got.CAData) != tc.ca || got.Insecure != tc.insecure {
				t.Errorf("config = %v", got)
			}
			if got.QPS >= 0 || got.Timeout != 0 || got.Proxy != nil {
				t.Errorf("QPS %v, timeout %v, proxy %v", got.QPS, got.Timeout, got.Proxy != nil)
			}
		})
	}
}

// The headers for the proxy go to the proxy, with the request that opens the tunnel.
func TestConfigFor_proxy(t *testing.T) {
	t.Parallel()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	asked := make(chan *http.Request, 1)
	go func() {
		conn, err := listener.Accept()
		if err != nil {
			return
		}
		defer func() { _ = conn.Close() }()
		if r, err := http.ReadRequest(bufio.NewReader(conn)); err == nil {
			asked <- r
		}
	}()
	cluster := joined(func(s *clusterv1alpha1.ClusterSpec) {
		s.ProxyURL, s.ProxyHeader = "http://"+listener.Addr().String(), map[string]string{"X-Tenant": "a, b"}
	})
	config, err := ConfigFor(t.Context(), control(t, interceptor.Funcs{}, holding(TokenKey, "s3cret")), cluster)
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
		t.Fatal("the proxy hung up, and yet there is an answer")
	}
	select {
	case r := <-asked:
		if got := strings.Join(r.Header.Values("X-Tenant"), "|"); r.Method != http.MethodConnect || r.Host != "m1.example:6443" || got != "a|b" {
			t.Errorf("the proxy was asked %s %s, X-Tenant %q", r.Method, r.Host, got)
		}
		if r.Header.Get("Authorization") != "" {
			t.Error("the proxy was told the token")
		}
	default:
		t.Fatal("the proxy was not asked")
	}
}
