// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package standalone

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"os"
	"strconv"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/webhook"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/admission"
	"karmada.io/karmada/internal/aggregated"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/controlplane"
	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/install"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/pki"
	"karmada.io/karmada/internal/propagate"
)

// Names of the parts beyond those of the embedded API server.
const (
	PartWebhook    = "karmada-webhook"
	PartAPI        = "karmada-api"
	PartAggregated = "karmada-aggregated-apiserver"
	PartKarmada    = "karmada-controllers"
)

// webhookName is the DNS name by which a webhook certificate is known outside of one process.
const webhookName = "karmada-webhook." + names.SystemNamespace + ".svc"

// Config is a whole control plane in one process.
type Config struct {
	Layout
	// BindAddress and SecurePort are the API server's; empty and 0 as in controlplane.Config.
	BindAddress string
	SecurePort  int
	// Etcd is an external cluster; nil means an embedded one.
	Etcd *controlplane.Etcd
	// UnsafeNoFsync is for control planes that live as long as a test.
	UnsafeNoFsync bool
	// MetricsBindAddress and HealthProbeBindAddress are the Karmada components'; empty means nowhere.
	MetricsBindAddress, HealthProbeBindAddress string
	// Components says how the Karmada components work; its connections are filled in.
	Components controllers.Options
}

// ControlPlane is an opened control plane.
type ControlPlane struct {
	config   Config
	server   *controlplane.ControlPlane
	webhook  net.Listener
	hookPort int
	ready    chan struct{} // closed when everything works
}

// Context is the name of the control plane's context in kubeconfigs.
const Context = "karmada-apiserver"

// Open takes the data directory for this process and writes the control plane's kubeconfig; nothing runs yet. The caller
// must Close what it returns, after its parts have ended.
func Open(c Config) (_ *ControlPlane, err error) {
	if err := os.MkdirAll(c.Dir, 0o700); err != nil {
		return nil, fmt.Errorf("create data directory %s: %w", c.Dir, err)
	}
	p := &ControlPlane{config: c, ready: make(chan struct{})}
	p.server, err = controlplane.Open(controlplane.Config{
		DataDir: c.ControlPlane(), BindAddress: c.BindAddress, SecurePort: c.SecurePort, Etcd: c.Etcd, UnsafeNoFsync: c.UnsafeNoFsync,
		ExternalNames: []string{aggregated.ServerName, webhookName},
		Uncached:      admission.Converted,
		Untracked: []schema.GroupResource{
			workv1alpha2.Resource("resourcebindings"), workv1alpha2.Resource("clusterresourcebindings"), workv1alpha1.Resource("works"), corev1.Resource("events"),
		},
	})
	if err != nil {
		return nil, err
	}
	// The webhook server has no port of its own to be configured: it is found through what Apply writes at each start.
	if p.webhook, err = net.Listen("tcp", "127.0.0.1:0"); err != nil {
		return nil, errors.Join(fmt.Errorf("listen for webhooks: %w", err), p.server.Close())
	}
	p.hookPort = p.webhook.Addr().(*net.TCPAddr).Port
	if err := p.WriteKubeconfig(); err != nil {
		return nil, errors.Join(err, p.Close())
	}
	return p, nil
}

// Close gives up the ports and the data directory.
func (p *ControlPlane) Close() error {
	err := p.webhook.Close()
	if errors.Is(err, net.ErrClosed) {
		err = nil
	}
	return errors.Join(err, p.server.Close())
}

// RESTConfig reaches the control plane with all rights.
func (p *ControlPlane) RESTConfig() *rest.Config { return p.server.RESTConfig() }

// URL is the address of the API server.
func (p *ControlPlane) URL() string { return p.server.URL() }

// Kubeconfig has the one context of the control plane.
func (p *ControlPlane) Kubeconfig() (*clientcmdapi.Config, error) {
	return p.server.Kubeconfig(Context)
}

// WriteKubeconfig writes the kubeconfigs for the user.
func (p *ControlPlane) WriteKubeconfig() error {
	control, err := p.Kubeconfig()
	if err != nil {
		return err
	}
	if err := writeKubeconfig(p.config.ControlKubeconfig(), control); err != nil {
		return err
	}
	return mergeKubeconfigs(p.config.Layout)
}

// Parts lists what to run.
func (p *ControlPlane) Parts() []component.Part {
	renewed := func([]string) { _ = p.WriteKubeconfig() } // the old one is good for months still
	api := []string{controlplane.PartAPIServer}
	parts := p.server.Parts(renewed)
	for i := range parts {
		if parts[i].Name == controlplane.PartControllerManager {
			// The garbage collector looks for kinds when it starts, and then after 30 s: bindings must be among the first,
			// or deleting a template takes that long.
			parts[i].After = append(parts[i].After, PartAPI, PartAggregated)
		}
	}
	return append(parts,
		component.Part{Name: PartWebhook, After: api, Run: p.runWebhook},
		component.Part{Name: PartAPI, After: []string{PartWebhook}, Run: p.runAPI},
		component.Part{Name: PartAggregated, After: api, Run: p.runAggregated},
		component.Part{Name: PartKarmada, After: []string{PartAPI, PartAggregated, controlplane.PartControllerManager}, Run: p.runKarmada},
	)
}

func (p *ControlPlane) client() (client.Client, error) {
	return client.New(p.server.InProcessConfig(), client.Options{Scheme: controllers.Scheme()})
}

// clustersFor is how long a webhook may take to find out which clusters there are.
const clustersFor = time.Second

func (p *ControlPlane) runWebhook(ctx context.Context, ready func()) error {
	serving := p.server.PKI().Serving()
	control, err := p.client()
	if err != nil {
		return err
	}
	// The server makes its own listener; ours kept the port free until now.
	if err := p.webhook.Close(); err != nil {
		return fmt.Errorf("free the port of the webhooks: %w", err)
	}
	server := webhook.NewServer(webhook.Options{Host: "127.0.0.1", Port: p.hookPort, TLSOpts: []func(*tls.Config){func(c *tls.Config) {
		c.GetCertificate = func(*tls.ClientHelloInfo) (*tls.Certificate, error) {
			// Clients keep their connections: reading two small files for a new one costs less than watching them.
			pair, err := tls.LoadX509KeyPair(serving.CertFile, serving.KeyFile)
			return &pair, err
		}
	}}})
	admission.Register(server, admission.Deps{Clusters: func(ctx context.Context) (sets.Set[string], error) {
		ctx, cancel := context.WithTimeout(ctx, clustersFor)
		defer cancel()
		var list clusterv1alpha1.ClusterList
		if err := control.List(ctx, &list); err != nil {
			return nil, err
		}
		out := sets.New[string]()
		for i := range list.Items {
			out.Insert(list.Items[i].Name)
		}
		return out, nil
	}, Customizations: func(ctx context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error) {
		var list configv1alpha1.ResourceInterpreterCustomizationList
		err := control.List(ctx, &list)
		return list.Items, err
	}})
	go func() {
		for ctx.Err() == nil {
			if server.StartedChecker()(nil) == nil {
				ready()
				return
			}
			select {
			case <-ctx.Done():
			case <-time.After(10 * time.Millisecond):
			}
		}
	}()
	return server.Start(ctx)
}

func (p *ControlPlane) runAPI(ctx context.Context, ready func()) error {
	control, err := p.client()
	if err != nil {
		return err
	}
	hook := install.Webhook{URL: "https://" + net.JoinHostPort("127.0.0.1", strconv.Itoa(p.hookPort)), CABundle: p.server.CA()}
	if err := install.Apply(ctx, control, hook); err != nil {
		return err
	}
	ready()
	<-ctx.Done()
	return nil
}

func (p *ControlPlane) runAggregated(ctx context.Context, ready func()) error {
	storage, err := p.server.Storage()
	if err != nil {
		return err
	}
	bundle := p.server.PKI()
	config := aggregated.Config{
		CertFile: bundle.Serving().CertFile, KeyFile: bundle.Serving().KeyFile,
		EtcdServers: storage.Servers, EtcdPrefix: storage.Prefix, EtcdCAFile: storage.CAFile, EtcdCertFile: storage.CertFile, EtcdKeyFile: storage.KeyFile,
		Control:      p.server.InProcessConfig(),
		ClientCAFile: bundle.CA().CertFile, RequestHeaderCAFile: bundle.FrontProxyCA().CertFile, RequestHeaderAllowedNames: []string{pki.FrontProxyUser},
	}
	failed := make(chan error, 1)
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	err = aggregated.Run(ctx, config, func(port int) {
		go func() {
			if err := p.register(ctx, port); err != nil {
				failed <- err
				cancel()
				return
			}
			ready()
		}()
	})
	select {
	case registration := <-failed:
		return registration
	default:
		return err
	}
}

func (p *ControlPlane) register(ctx context.Context, port int) error {
	control, err := p.client()
	if err != nil {
		return err
	}
	return aggregated.Register(ctx, control, aggregated.Registration{Port: port, CABundle: p.server.CA()})
}

func (p *ControlPlane) runKarmada(ctx context.Context, ready func()) error {
	o := p.config.Components
	if o.Skip.Empty() {
		var err error
		if o.Skip, err = propagate.ParseSkip("", propagate.DefaultSkippedNamespaces()); err != nil {
			return err
		}
	}
	if o.Estimator == nil {
		o.Estimator = &estimators.Options{} // local members have one; others are asked if they have
	}
	o.Control, o.Controllers, o.Scheduler = p.server.InProcessConfig(), true, true
	o.MetricsBindAddress, o.HealthProbeBindAddress = orNowhere(p.config.MetricsBindAddress), orNowhere(p.config.HealthProbeBindAddress)
	return controllers.Run(ctx, o, func() {
		close(p.ready)
		ready()
	})
}

func orNowhere(address string) string {
	if address == "" {
		return "0"
	}
	return address
}

func writeKubeconfig(path string, config *clientcmdapi.Config) error {
	data, err := clientcmd.Write(*config)
	if err != nil {
		return fmt.Errorf("encode %s: %w", path, err)
	}
	if err := replace(path, data); err != nil {
		return fmt.Errorf("write %s: %w", path, err)
	}
	return nil
}

// mergeKubeconfigs writes the kubeconfig with all contexts from the other two.
func mergeKubeconfigs(l Layout) error {
	rules := clientcmd.ClientConfigLoadingRules{Precedence: []string{l.ControlKubeconfig(), l.MembersKubeconfig()}, WarnIfAllMissing: false}
	merged, err := rules.Load()
	if err != nil {
		return fmt.Errorf("read the kubeconfigs: %w", err)
	}
	merged.CurrentContext = Context
	return writeKubeconfig(l.Kubeconfig(), merged)
}

// WaitReady waits until the control plane takes clusters.
func (p *ControlPlane) WaitReady(ctx context.Context) error {
	select {
	case <-p.ready:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// waitCluster waits until a cluster is Ready, so that what is applied next finds a place at once.
func (p *ControlPlane) waitCluster(ctx context.Context, name string) error {
	control, err := p.client()
	if err != nil {
		return err
	}
	err = wait.PollUntilContextTimeout(ctx, pollEvery, startTimeout, true, func(ctx context.Context) (bool, error) {
		var c clusterv1alpha1.Cluster
		if err := control.Get(ctx, client.ObjectKey{Name: name}, &c); err != nil {
			return false, client.IgnoreNotFound(err)
		}
		return meta.IsStatusConditionTrue(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady) && len(c.Status.APIEnablements) > 0, nil
	})
	if err != nil && ctx.Err() == nil {
		return fmt.Errorf("cluster %s did not become ready: %w; see karmadactl describe cluster %s", name, err, name)
	}
	return err
}
