// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	certutil "k8s.io/client-go/util/cert"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

const (
	certificateLife = 365 * 24 * time.Hour
	// soon is the remaining lifetime to which the test moves the clocks.
	soon = 24 * time.Hour
)

// Clocks move to a day before the certificates of the control plane, a Push-mode member, a Pull-mode member and its agent expire.
// All are renewed. No member restarts, and no request of a client fails.
func TestCertificates(t *testing.T) {
	t.Parallel()
	// Certificates of the API servers are issued as if by a clock of a year ago, so that the renewed ones are valid today. That of the
	// agent is issued today, and its clock moves into the future.
	now := time.Now()
	past, future := clocktesting.NewFakeClock(now.Add(soon-certificateLife)), clocktesting.NewFakeClock(now)
	dir, err := os.MkdirTemp("", "kt")
	if err != nil {
		t.Fatal(err)
	}
	e, err := env.Start(dir, env.Options{Members: 2, PullMember: member2, Clock: past, AgentClock: future})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := e.Stop(); err != nil {
			t.Errorf("stop the environment: %v", err)
		}
	})
	f := newFixture(t, e)
	f.eventually("all processes wait for their clocks", func(context.Context) error {
		if n := past.Waiters(); n < 3 || !future.HasWaiters() {
			return fmt.Errorf("%d of 3 API servers wait; the agent waits: %v", n, future.HasWaiters())
		}
		return nil
	})

	c := f.configMap("counter", nil)
	c.Data["value"] = "0"
	f.create(f.policy("all", []string{member1, member2}, labeled("v1", "ConfigMap", nil)), c)
	f.waitOnlyIn(c, member1, member2)
	uids := map[string]types.UID{member1: f.uidIn(member1, c), member2: f.uidIn(member2, c)}
	admin := userConfig(t, e.Layout.ControlKubeconfig())
	servers := map[string]*rest.Config{"control plane": admin}
	for _, name := range []string{member1, member2} {
		servers[name] = embedded(t, e.Members[name].Config)
	}
	before := certificates(t, e)
	clients := f.startClients(servers)

	past.Step(certificateLife - soon)
	future.Step(certificateLife - soon)
	f.eventually("all certificates are renewed", func(context.Context) error { return renewed(before, certificates(t, e)) })
	for name, config := range servers {
		f.eventually("the "+name+" uses its new certificate", func(ctx context.Context) error { return serves(ctx, config) })
	}
	f.eventually("the kubeconfig of the user is renewed", func(context.Context) error {
		return expiresLater(userConfig(t, e.Layout.ControlKubeconfig()).CertData)
	})

	// New connections use the previous and the new credentials. They lead to the API server, to an aggregated API server, through it
	// to both members, and from the API server to webhooks.
	for name, config := range map[string]*rest.Config{"previous": admin, "new": userConfig(t, e.Layout.ControlKubeconfig())} {
		f.eventually("requests with the "+name+" credentials", func(ctx context.Context) error { return f.requestAll(ctx, config) })
	}
	clients.awaitWrites(10)
	last := clients.stop()
	for _, member := range []string{member1, member2} {
		f.eventually("the last value is in "+member, func(ctx context.Context) error {
			if err := e.Members[member].Client.Get(ctx, client.ObjectKeyFromObject(c), c); err != nil {
				return err
			}
			if c.Data["value"] != last {
				return fmt.Errorf("value %s, want %s", c.Data["value"], last)
			}
			return nil
		})
		if c.UID != uids[member] {
			t.Errorf("the object was created again in %s", member)
		}
	}
}

// certificates returns the certificates of all API servers and of the agent by their files. CAs are not renewed.
func certificates(t *testing.T, e *env.Env) map[string]*x509.Certificate {
	t.Helper()
	out := map[string]*x509.Certificate{}
	for _, dir := range []string{e.Layout.ControlPlane(), e.Layout.Member(member1), e.Layout.Member(member2)} {
		files, err := filepath.Glob(filepath.Join(dir, "pki", "*.crt"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			list, err := certutil.CertsFromFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if !list[0].IsCA {
				out[file] = list[0]
			}
		}
	}
	agent := e.Layout.AgentKubeconfig(member2)
	list, err := certutil.ParseCertsPEM(userConfig(t, agent).CertData)
	if err != nil {
		t.Fatal(err)
	}
	out[agent] = list[0]
	if len(out) != 3*3+3 {
		t.Fatalf("%d certificates, want 3 of each API server and 3 others: %v", len(out), out)
	}
	return out
}

// renewed returns an error if a certificate is not new or expires soon.
func renewed(before, after map[string]*x509.Certificate) error {
	for file, c := range after {
		if c.Equal(before[file]) {
			return fmt.Errorf("%s is not renewed", file)
		}
		if time.Until(c.NotAfter) < certificateLife-2*soon {
			return fmt.Errorf("%s expires at %v", file, c.NotAfter)
		}
	}
	return nil
}

// userConfig returns the configuration of the current context of a kubeconfig with embedded credentials.
func userConfig(t *testing.T, path string) *rest.Config {
	t.Helper()
	config, err := clientcmd.BuildConfigFromFlags("", path)
	if err != nil {
		t.Fatal(err)
	}
	config.QPS = -1
	return config
}

// embedded returns a configuration with the current contents of its files: a client that does not reload them.
func embedded(t *testing.T, config *rest.Config) *rest.Config {
	t.Helper()
	config = rest.CopyConfig(config)
	for file, data := range map[*string]*[]byte{&config.CertFile: &config.CertData, &config.KeyFile: &config.KeyData} {
		content, err := os.ReadFile(*file)
		if err != nil {
			t.Fatal(err)
		}
		*file, *data = "", content
	}
	return config
}

// serves returns an error unless new connections to a server get a certificate that does not expire soon.
func serves(ctx context.Context, config *rest.Config) error {
	server, err := url.Parse(config.Host)
	if err != nil {
		return err
	}
	roots := x509.NewCertPool()
	roots.AppendCertsFromPEM(config.CAData)
	conn, err := (&tls.Dialer{Config: &tls.Config{RootCAs: roots, MinVersion: tls.VersionTLS12}}).DialContext(ctx, "tcp", server.Host)
	if err != nil {
		return err
	}
	defer conn.Close()
	return later(conn.(*tls.Conn).ConnectionState().PeerCertificates[0])
}

func expiresLater(pem []byte) error {
	list, err := certutil.ParseCertsPEM(pem)
	if err != nil {
		return err
	}
	return later(list[0])
}

func later(c *x509.Certificate) error {
	if time.Until(c.NotAfter) < certificateLife-2*soon {
		return fmt.Errorf("it expires at %v", c.NotAfter)
	}
	return nil
}

// requestAll sends requests to each server of the control plane over new connections.
func (f *fixture) requestAll(ctx context.Context, config *rest.Config) error {
	config = rest.CopyConfig(config)
	config.Dial = (&net.Dialer{}).DialContext // makes the transport a new one
	transport, err := rest.HTTPClientFor(config)
	if err != nil {
		return err
	}
	defer transport.CloseIdleConnections()
	control, err := client.New(config, client.Options{Scheme: controllers.Scheme(), HTTPClient: transport})
	if err != nil {
		return err
	}
	policy := f.policy("other", nil, named("v1", "Secret", "s"))
	if err := control.Create(ctx, policy, client.DryRunAll); err != nil {
		return err
	}
	if policy.Labels[names.PolicyID] == "" {
		return errors.New("no webhook was called")
	}
	kube, err := kubernetes.NewForConfigAndClient(config, transport)
	if err != nil {
		return err
	}
	for _, member := range []string{member1, member2} {
		path := "/apis/cluster.karmada.io/v1alpha1/clusters/" + member + "/proxy/api/v1/namespaces/" + f.ns
		if err := kube.RESTClient().Get().AbsPath(path).Do(ctx).Error(); err != nil {
			return fmt.Errorf("read the namespace in %s: %w", member, err)
		}
	}
	return nil
}

// clients are a user that changes the object counter again and again, and users that watch it in the control plane and in the members.
type clients struct {
	f       *fixture
	writer  sync.WaitGroup
	end     context.CancelFunc
	last    atomic.Int64
	watches map[string]watch.Interface
	ended   chan string // the servers whose watch ended, and why
}

// startClients starts clients of servers. None of them repeats a request.
func (f *fixture) startClients(servers map[string]*rest.Config) *clients {
	f.Helper()
	ctx, cancel := context.WithCancel(f.Context())
	f.Cleanup(cancel)
	c := &clients{f: f, end: cancel, watches: map[string]watch.Interface{}, ended: make(chan string, len(servers))}
	for name, config := range servers {
		kube, err := kubernetes.NewForConfig(config)
		if err != nil {
			f.Fatal(err)
		}
		w, err := kube.CoreV1().ConfigMaps(f.ns).Watch(f.Context(), metav1.ListOptions{FieldSelector: "metadata.name=counter"})
		if err != nil {
			f.Fatal(err)
		}
		f.Cleanup(w.Stop)
		c.watches[name] = w
		go func() {
			for event := range w.ResultChan() {
				if event.Type == watch.Deleted || event.Type == watch.Error {
					c.ended <- fmt.Sprintf("%s: %s %v", name, event.Type, event.Object)
					return
				}
			}
			c.ended <- name + ": closed"
		}()
	}
	kube, err := kubernetes.NewForConfig(servers["control plane"])
	if err != nil {
		f.Fatal(err)
	}
	c.writer.Go(func() {
		for ctx.Err() == nil {
			patch := fmt.Appendf(nil, `{"data":{"value":"%d"}}`, c.last.Load()+1)
			// The request is not canceled at the end, so that its result is known.
			_, err := kube.CoreV1().ConfigMaps(f.ns).Patch(f.Context(), "counter", types.MergePatchType, patch, metav1.PatchOptions{})
			if err != nil {
				f.Errorf("write %d: %v", c.last.Load()+1, err)
				return
			}
			c.last.Add(1)
			select {
			case <-ctx.Done():
			case <-time.After(20 * time.Millisecond): // between requests of a user
			}
		}
	})
	return c
}

// awaitWrites waits until n more writes have succeeded.
func (c *clients) awaitWrites(n int64) {
	c.f.Helper()
	want := c.last.Load() + n
	c.f.eventually("the user writes", func(context.Context) error {
		if last := c.last.Load(); last < want {
			return fmt.Errorf("%d writes, want %d", last, want)
		}
		return nil
	})
}

// stop stops the clients and returns the last value. It fails the test if a watch ended before.
func (c *clients) stop() (last string) {
	c.f.Helper()
	c.end()
	c.writer.Wait()
	select {
	case ended := <-c.ended:
		c.f.Errorf("a watch ended: %s", ended)
	default:
	}
	for _, w := range c.watches {
		w.Stop()
	}
	c.f.Logf("%d writes, %d watches", c.last.Load(), len(c.watches))
	return strconv.FormatInt(c.last.Load(), 10)
}
