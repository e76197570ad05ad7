// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"fmt"
	"io"
	stdlog "log"
	"maps"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/go-logr/logr"
	certificatesv1 "k8s.io/api/certificates/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/klog/v2"
	apiregistration "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"
	aggregatorclient "k8s.io/kube-aggregator/pkg/client/clientset_generated/clientset"
	"sigs.k8s.io/controller-runtime/pkg/log"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/version/kubeversion"
)

func TestMain(m *testing.M) {
	log.SetLogger(logr.Discard())
	klog.SetLogger(logr.Discard())
	if dir := os.Getenv(victimDir); dir != "" {
		runVictim(dir)
	}
	os.Exit(m.Run())
}

// running is a control plane with all its parts.
type running struct {
	*ControlPlane
	kube kubernetes.Interface
	// stop stops the parts and returns how long that took, and the error of RunParts.
	stop func() (time.Duration, error)
}

func start(t *testing.T, c Config) running {
	t.Helper()
	cp, err := Open(c)
	if err != nil {
		t.Fatalf("Open: %v", err)
	}
	parts := cp.Parts(nil)
	all := make(chan struct{})
	left := len(parts)
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() {
		ended <- component.RunParts(ctx, parts, func(_ string, s component.State, _ error) {
			if s == component.Ready {
				if left--; left == 0 {
					close(all)
				}
			}
		})
	}()
	var once sync.Once
	var stopErr error
	var took time.Duration
	stop := func() (time.Duration, error) {
		once.Do(func() {
			started := time.Now()
			cancel()
			stopErr = <-ended
			took = time.Since(started)
			if err := cp.Close(); err != nil {
				t.Errorf("Close: %v", err)
			}
		})
		return took, stopErr
	}
	t.Cleanup(func() { stop() }) //nolint:errcheck // tests of stopping call stop themselves
	select {
	case <-all:
	case err := <-ended:
		cancel()
		t.Fatalf("ended before it was ready: %v", err)
	case <-time.After(time.Minute):
		t.Fatal("not ready after a minute")
	}
	kube, err := kubernetes.NewForConfig(cp.RESTConfig())
	if err != nil {
		t.Fatal(err)
	}
	return running{ControlPlane: cp, kube: kube, stop: stop}
}

func eventually(t *testing.T, what string, condition func(ctx context.Context) (bool, error)) {
	t.Helper()
	if err := wait.PollUntilContextTimeout(t.Context(), 50*time.Millisecond, 30*time.Second, true, condition); err != nil {
		t.Fatalf("%s: %v", what, err)
	}
}

func TestRun_keepsObjectsAcrossRestart(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "deeper", "data")
	first := start(t, Config{DataDir: dir})
	ctx := t.Context()

	if v, err := first.kube.Discovery().ServerVersion(); err != nil || v.GitVersion != kubeversion.Version {
		t.Errorf("version %v, %v", v, err)
	}
	cm := &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Name: "kept", Namespace: "default"}, Data: map[string]string{"a": "b"}}
	if _, err := first.kube.CoreV1().ConfigMaps("default").Create(ctx, cm, metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	took, err := first.stop()
	if err != nil || took > 10*time.Second {
		t.Errorf("stopped after %v: %v", took, err)
	}

	second := start(t, Config{DataDir: dir})
	if second.URL() != first.URL() {
		t.Errorf("address changed from %s to %s", first.URL(), second.URL())
	}
	kept, err := second.kube.CoreV1().ConfigMaps("default").Get(ctx, "kept", metav1.GetOptions{})
	if err != nil || kept.Data["a"] != "b" {
		t.Errorf("after the restart: %v, %v", kept, err)
	}
	kubeconfig, err := second.Kubeconfig("karmada-apiserver")
	if err != nil {
		t.Fatal(err)
	}
	config, err := clientcmd.NewDefaultClientConfig(*kubeconfig, nil).ClientConfig()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := kubernetes.NewForConfigOrDie(config).CoreV1().Namespaces().Get(ctx, "default", metav1.GetOptions{}); err != nil {
		t.Errorf("with the kubeconfig: %v", err)
	}
}

func TestRun_stopsWithOpenWatch(t *testing.T) {
	t.Parallel()
	cp := start(t, Config{DataDir: t.TempDir()})
	w, err := cp.kube.CoreV1().ConfigMaps("").Watch(t.Context(), metav1.ListOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer w.Stop()
	if took, err := cp.stop(); err != nil || took > 10*time.Second {
		t.Errorf("stopped after %v: %v", took, err)
	}
}

func TestRun_controllers(t *testing.T) {
	t.Parallel()
	cp := start(t, Config{DataDir: t.TempDir()})
	ctx := t.Context()
	kube := cp.kube

	// The token controller fills Secrets; no default ServiceAccount is created.
	ns := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "n"}}
	if _, err := kube.CoreV1().Namespaces().Create(ctx, ns, metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	sa := &corev1.ServiceAccount{ObjectMeta: metav1.ObjectMeta{Name: "sa"}}
	if _, err := kube.CoreV1().ServiceAccounts("n").Create(ctx, sa, metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	secret := &corev1.Secret{
		ObjectMeta: metav1.ObjectMeta{Name: "token", Annotations: map[string]string{corev1.ServiceAccountNameKey: "sa"}},
		Type:       corev1.SecretTypeServiceAccountToken,
	}
	if _, err := kube.CoreV1().Secrets("n").Create(ctx, secret, metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	eventually(t, "token filled", func(ctx context.Context) (bool, error) {
		s, err := kube.CoreV1().Secrets("n").Get(ctx, "token", metav1.GetOptions{})
		return err == nil && len(s.Data[corev1.ServiceAccountTokenKey]) > 0 && bytes.Equal(s.Data[corev1.ServiceAccountRootCAKey], cp.CA()), err
	})
	s, err := kube.CoreV1().Secrets("n").Get(ctx, "token", metav1.GetOptions{})
	if err != nil {
		t.Fatal(err)
	}
	withToken := cp.RESTConfig()
	withToken.CertFile, withToken.KeyFile, withToken.BearerToken = "", "", string(s.Data[corev1.ServiceAccountTokenKey])
	if _, err := kubernetes.NewForConfigOrDie(withToken).Discovery().ServerVersion(); err != nil {
		t.Errorf("with the token: %v", err)
	}

	// No controller acts on a Deployment.
	deployment := workload()
	if _, err := kube.AppsV1().Deployments("n").Create(ctx, deployment, metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}

	// An approved request for a client certificate is signed.
	approve(t, kube, request(t, kube, "r1"))
	eventually(t, "certificate signed", func(ctx context.Context) (bool, error) {
		r, err := kube.CertificatesV1().CertificateSigningRequests().Get(ctx, "r1", metav1.GetOptions{})
		return err == nil && len(r.Status.Certificate) > 0, err
	})

	// By now a Deployment controller would have created a ReplicaSet.
	sets, err := kube.AppsV1().ReplicaSets("").List(ctx, metav1.ListOptions{})
	if err != nil || len(sets.Items) != 0 {
		t.Errorf("ReplicaSets: %v, %v", sets.Items, err)
	}
	if accounts, err := kube.CoreV1().ServiceAccounts("n").List(ctx, metav1.ListOptions{}); err != nil || len(accounts.Items) != 1 {
		t.Errorf("ServiceAccounts: %v, %v", accounts.Items, err)
	}

	// A deleted namespace is removed with its objects.
	if err := kube.CoreV1().Namespaces().Delete(ctx, "n", metav1.DeleteOptions{}); err != nil {
		t.Fatal(err)
	}
	eventually(t, "namespace gone", func(ctx context.Context) (bool, error) {
		list, err := kube.CoreV1().Namespaces().List(ctx, metav1.ListOptions{FieldSelector: "metadata.name=n"})
		return err == nil && len(list.Items) == 0, err
	})
}

func request(t *testing.T, kube kubernetes.Interface, name string) *certificatesv1.CertificateSigningRequest {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	der, err := x509.CreateCertificateRequest(rand.Reader, &x509.CertificateRequest{Subject: pkix.Name{CommonName: "user"}}, key)
	if err != nil {
		t.Fatal(err)
	}
	r, err := kube.CertificatesV1().CertificateSigningRequests().Create(t.Context(), &certificatesv1.CertificateSigningRequest{
		ObjectMeta: metav1.ObjectMeta{Name: name},
		Spec: certificatesv1.CertificateSigningRequestSpec{
			Request:    pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE REQUEST", Bytes: der}),
			SignerName: certificatesv1.KubeAPIServerClientSignerName,
			Usages:     []certificatesv1.KeyUsage{certificatesv1.UsageClientAuth},
		},
	}, metav1.CreateOptions{})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func approve(t *testing.T, kube kubernetes.Interface, r *certificatesv1.CertificateSigningRequest) {
	t.Helper()
	r.Status.Conditions = []certificatesv1.CertificateSigningRequestCondition{
		{Type: certificatesv1.CertificateApproved, Status: corev1.ConditionTrue, Reason: "Test"},
	}
	if _, err := kube.CertificatesV1().CertificateSigningRequests().UpdateApproval(
		t.Context(),
		r.Name,
		r,
		metav1.UpdateOptions{},
	); err != nil {
		t.Fatal(err)
	}
}

// The aggregation layer reaches an API server on this machine through a Service of type ExternalName.
func TestRun_aggregatesOverLoopback(t *testing.T) {
	t.Parallel()
	const host = "backend.karmada-system.svc"
	cp := start(t, Config{DataDir: t.TempDir(), ExternalNames: []string{host}})
	ctx := t.Context()

	pair, err := tls.LoadX509KeyPair(cp.PKI().Serving().CertFile, cp.PKI().Serving().KeyFile)
	if err != nil {
		t.Fatal(err)
	}
	clients := x509.NewCertPool()
	clients.AppendCertsFromPEM(cp.PKI().FrontProxyCAPEM())
	backend := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		fmt.Fprintf(w, `{"user":%q,"proxy":%q}`, r.Header.Get("X-Remote-User"), r.TLS.PeerCertificates[0].Subject.CommonName)
	}))
	backend.TLS = &tls.Config{Certificates: []tls.Certificate{pair}, ClientCAs: clients, ClientAuth: tls.RequireAndVerifyClientCert}
	backend.Config.ErrorLog = stdlog.New(io.Discard, "", 0)
	backend.StartTLS()
	defer backend.Close()
	port := int32(backend.Listener.Addr().(*net.TCPAddr).Port)

	if _, err := cp.kube.CoreV1().Namespaces().Create(
		ctx,
		&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "karmada-system"}},
		metav1.CreateOptions{},
	); err != nil {
		t.Fatal(err)
	}
	service := &corev1.Service{
		ObjectMeta: metav1.ObjectMeta{Name: "backend"},
		Spec: corev1.ServiceSpec{
			Type:         corev1.ServiceTypeExternalName,
			ExternalName: "localhost",
			Ports:        []corev1.ServicePort{{Port: port}},
		},
	}
	if _, err := cp.kube.CoreV1().Services("karmada-system").Create(ctx, service, metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	api := &apiregistration.APIService{
		ObjectMeta: metav1.ObjectMeta{Name: "v1.backend.example.org"},
		Spec: apiregistration.APIServiceSpec{
			Group: "backend.example.org", Version: "v1", GroupPriorityMinimum: 100, VersionPriority: 100, CABundle: cp.CA(),
			Service: &apiregistration.ServiceReference{Namespace: "karmada-system", Name: "backend", Port: &port},
		},
	}
	if _, err := aggregatorclient.NewForConfigOrDie(
		cp.RESTConfig(),
	).ApiregistrationV1().APIServices().Create(
		ctx,
		api,
		metav1.CreateOptions{},
	); err != nil {
		t.Fatal(err)
	}
	var body []byte
	eventually(t, "response of the backend", func(ctx context.Context) (bool, error) {
		body, err = cp.kube.Discovery().RESTClient().Get().AbsPath("/apis/backend.example.org/v1/things").DoRaw(ctx)
		return err == nil, nil
	})
	if want := `{"user":"system:admin","proxy":"front-proxy-client"}`; string(body) != want {
		t.Errorf("got %s, want %s", body, want)
	}
}

func TestRun_severalInOneProcess(t *testing.T) {
	t.Parallel()
	var wg sync.WaitGroup
	var mu sync.Mutex
	found := map[string]running{}
	for _, name := range []string{"a", "b", "c"} {
		wg.Go(func() {
			cp := start(t, Config{DataDir: t.TempDir(), UnsafeNoFsync: true})
			ns := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "only-in-" + name}}
			if _, err := cp.kube.CoreV1().Namespaces().Create(t.Context(), ns, metav1.CreateOptions{}); err != nil {
				t.Error(err)
			}
			mu.Lock()
			defer mu.Unlock()
			found[name] = cp
		})
	}
	wg.Wait()
	for name, cp := range found {
		list, err := cp.kube.CoreV1().Namespaces().List(t.Context(), metav1.ListOptions{})
		if err != nil {
			t.Fatal(err)
		}
		var own []string
		for _, ns := range list.Items {
			if strings.HasPrefix(ns.Name, "only-in-") {
				own = append(own, ns.Name)
			}
		}
		if !slices.Equal(own, []string{"only-in-" + name}) {
			t.Errorf("%s contains %v", name, own)
		}
	}
	// Stopping one does not affect the others.
	first := slices.Sorted(maps.Keys(found))[0]
	if _, err := found[first].stop(); err != nil {
		t.Error(err)
	}
	for name, cp := range found {
		if name == first {
			continue
		}
		if _, err := cp.kube.CoreV1().Namespaces().Get(t.Context(), "only-in-"+name, metav1.GetOptions{}); err != nil {
			t.Errorf("%s after %s was stopped: %v", name, first, err)
		}
	}
}

func TestKubeVersion_matchesModule(t *testing.T) {
	t.Parallel()
	mod, err := os.ReadFile("../../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	m := regexp.MustCompile(`(?m)^\s*k8s\.io/kubernetes (\S+)`).FindSubmatch(mod)
	if m == nil || string(m[1]) != kubeversion.Version {
		t.Errorf("go.mod requires %s, the reported version is %s", m, kubeversion.Version)
	}
	if agent := kubeversion.UserAgent("kubelet"); !strings.HasPrefix(agent, "kubelet/"+kubeversion.Version+" (") {
		t.Errorf("user agent %q", agent)
	}
}

func TestRun_userAgent(t *testing.T) {
	t.Parallel()
	seen := make(chan string, 1)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		seen <- r.UserAgent()
		io.WriteString(w, "{}") //nolint:errcheck // test server
	}))
	defer server.Close()
	cp, err := Open(Config{DataDir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer cp.Close()
	config := cp.ComponentConfig(PartControllerManager)
	config.Host = server.URL
	config.CAData, config.CertFile, config.KeyFile = nil, "", ""
	if _, err := kubernetes.NewForConfigOrDie(config).Discovery().ServerVersion(); err != nil {
		t.Fatal(err)
	}
	if got := <-seen; !strings.HasPrefix(got, "kube-controller-manager/v1.36.3 ") {
		t.Errorf("user agent %q", got)
	}
}

func TestRun_externalEtcd(t *testing.T) {
	t.Parallel()
	storage, err := Open(Config{DataDir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer storage.Close()
	ctx, cancel := context.WithCancel(t.Context())
	ready, ended := make(chan struct{}), make(chan error, 1)
	go func() { ended <- storage.RunEtcd(ctx, func() { close(ready) }) }()
	defer func() {
		cancel()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	}()
	<-ready
	dir := t.TempDir()
	cp := start(t, Config{DataDir: dir, Etcd: &Etcd{Servers: storage.Storage().Servers, Prefix: "/elsewhere"}})
	if _, err := cp.kube.CoreV1().Namespaces().Get(t.Context(), "default", metav1.GetOptions{}); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "etcd")); err == nil {
		t.Error("an embedded etcd was created")
	}
	if took, err := cp.stop(); err != nil || took > 10*time.Second {
		t.Errorf("stopped after %v: %v", took, err)
	}
}

// The API server stops after etcd has failed.
func TestRunAPIServer_stopsWithoutEtcd(t *testing.T) {
	t.Parallel()
	cp, err := Open(Config{DataDir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer cp.Close()
	run := func(f func(context.Context, func()) error) (stop func() error) {
		ctx, cancel := context.WithCancel(t.Context())
		ready, ended := make(chan struct{}), make(chan error, 1)
		go func() { ended <- f(ctx, func() { close(ready) }) }()
		select {
		case <-ready:
		case err := <-ended:
			t.Fatalf("ended before it was ready: %v", err)
		}
		return func() error {
			cancel()
			return <-ended
		}
	}
	stopEtcd := run(cp.RunEtcd)
	stopServer := run(cp.RunAPIServer)
	if err := stopEtcd(); err != nil {
		t.Error(err)
	}
	started := time.Now()
	if err := stopServer(); err != nil {
		t.Error(err)
	}
	if took := time.Since(started); took > 10*time.Second {
		t.Errorf("stopped after %v", took)
	}
}
