// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"path/filepath"
	"strconv"
	"sync/atomic"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/rest"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/webhook"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/admission"
	"karmada.io/karmada/internal/aggregated"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/component/serving"
	"karmada.io/karmada/internal/console"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/embeddedkube"
	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/install"
	"karmada.io/karmada/internal/install/apiservice"
	"karmada.io/karmada/internal/install/pki"
	"karmada.io/karmada/internal/machinery/tracing"
	"karmada.io/karmada/internal/metricsadapter"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/propagate"
	"karmada.io/karmada/internal/search"
	searchcache "karmada.io/karmada/internal/search/cache"
)

// Names of the parts besides the parts of package embeddedkube.
const (
	PartWebhook    = "karmada-webhook"
	PartAPI        = "karmada-api"
	PartAggregated = "karmada-aggregated-apiserver"
	PartSearch     = "karmada-search"
	PartMetrics    = "karmada-metrics-adapter"
	PartKarmada    = "karmada-controllers"
	PartConsole    = "karmada-console"
	// PartDescheduler exists if Config.Descheduler is set.
	PartDescheduler = "karmada-descheduler"
)

// webhookName is the DNS name of the webhook server outside of this process.
const webhookName = "karmada-webhook." + names.SystemNamespace + ".svc"

// Config configures a control plane in one process.
type Config struct {
	Layout
	// BindAddress and SecurePort are the address of the API server; empty and 0 mean the defaults of controlplane.Config.
	BindAddress string
	SecurePort  int
	// Etcd is an external etcd cluster; nil means an embedded one.
	Etcd *embeddedkube.Etcd
	// EtcdQuota is the maximum size of the database of the embedded etcd, in bytes; 0 means the default of controlplane.Config.
	EtcdQuota int64
	// UnsafeNoFsync disables fsync in the embedded etcd, for tests.
	UnsafeNoFsync bool
	// Endpoints serve metrics and health of the Karmada components; empty addresses are disabled.
	Endpoints component.Endpoints
	// Tracing configures where spans of the Karmada components are sent.
	Tracing tracing.Options
	// Components configures the Karmada components; the connections are set by Parts.
	Components controllers.Options
	// NoExecuteTaints allows NoExecute taints in ClusterTaintPolicies.
	NoExecuteTaints bool
	// WithoutEstimators makes the scheduler use resource summaries only.
	WithoutEstimators bool
	// Descheduler adds karmada-descheduler, and RunDescheduler runs it; nil means with its defaults.
	Descheduler    bool
	RunDescheduler func(ctx context.Context, control *rest.Config, ready func()) error
	// WithoutComponents leaves out karmada-controller-manager and karmada-scheduler, which then run as processes of their own.
	WithoutComponents bool
	// Clock is used for certificates; nil means the real clock.
	Clock clock.WithTicker
}

// ControlPlane is a control plane whose data directory is locked by this process.
type ControlPlane struct {
	config      Config
	server      *embeddedkube.ControlPlane
	webhook     net.Listener
	webhookPort int
	console     atomic.Pointer[console.Console] // nil while it does not run
	ready       chan struct{}                   // closed when the Karmada components are ready
}

// Open locks the data directory and writes the kubeconfig of the control plane; nothing runs yet. The caller must Close the
// result after its parts have ended.
func Open(c Config) (_ *ControlPlane, err error) {
	if err := c.create(); err != nil {
		return nil, err
	}
	p := &ControlPlane{config: c, ready: make(chan struct{})}
	// Any free port will do: install.Apply writes it into the webhook configurations at each start.
	if p.webhook, err = net.Listen("tcp", "127.0.0.1:0"); err != nil {
		return nil, fmt.Errorf("listen for webhooks: %w", err)
	}
	p.webhookPort = p.webhook.Addr().(*net.TCPAddr).Port
	p.server, err = embeddedkube.Open(embeddedkube.Config{
		DataDir: c.ControlPlane(), BindAddress: c.BindAddress, SecurePort: c.SecurePort,
		Etcd: c.Etcd, EtcdQuota: c.EtcdQuota, UnsafeNoFsync: c.UnsafeNoFsync, Clock: c.Clock,
		ExternalNames: []string{aggregated.ServerName, search.ServerName, metricsadapter.ServerName, webhookName},
		NoWatchCache:  admission.Converted, RevocableAdministrator: true, AdmissionWebhook: p.webhookURL().Host,
		Pages: http.HandlerFunc(p.serveConsole), PagesPrefix: console.Prefix,
		SkipManagedFields: []schema.GroupResource{
			workv1alpha2.Resource("resourcebindings"), workv1alpha2.Resource("clusterresourcebindings"),
			workv1alpha1.Resource("works"), corev1.Resource("events"),
		},
	})
	if err != nil {
		return nil, errors.Join(err, p.webhook.Close())
	}
	if err := p.WriteKubeconfig(); err != nil {
		return nil, errors.Join(err, p.Close())
	}
	return p, nil
}

// Close releases the ports and the data directory.
func (p *ControlPlane) Close() error {
	err := p.webhook.Close()
	if errors.Is(err, net.ErrClosed) {
		err = nil
	}
	return errors.Join(err, p.server.Close())
}

// RESTConfig returns a client configuration for the control plane with administrator rights.
func (p *ControlPlane) RESTConfig() *rest.Config { return p.server.RESTConfig() }

// URL returns the address of the API server.
func (p *ControlPlane) URL() string { return p.server.URL() }

// Kubeconfig returns a kubeconfig with the context of the control plane.
func (p *ControlPlane) Kubeconfig() (*clientcmdapi.Config, error) {
	return p.server.Kubeconfig(Context)
}

// WriteKubeconfig writes the user's kubeconfigs, and that of the super administrator.
func (p *ControlPlane) WriteKubeconfig() error {
	control, err := p.Kubeconfig()
	if err != nil {
		return err
	}
	super, err := p.server.SuperAdminKubeconfig(Context)
	if err != nil {
		return err
	}
	if err := writeKubeconfig(p.config.superAdminKubeconfig(), super); err != nil {
		return err
	}
	return writeControlKubeconfig(p.config.Layout, control)
}

// Parts returns the parts of the control plane.
func (p *ControlPlane) Parts() []component.Part {
	renewed := func([]string) { _ = p.WriteKubeconfig() } // the old certificate stays valid for months
	api := []string{embeddedkube.PartAPIServer}
	parts := p.server.Parts(renewed)
	for i := range parts {
		if parts[i].Name == embeddedkube.PartControllerManager {
			// The garbage collector discovers kinds when it starts and then every 30s. Without the kinds of Karmada at the
			// start, it would delete the bindings of a deleted template only after that time.
			parts[i].After = append(parts[i].After, PartAPI, PartAggregated)
		}
	}
	if p.config.Endpoints.Enabled() {
		parts = append(parts, p.config.Endpoints.Part())
	}
	if p.config.Tracing.Endpoint != "" {
		parts = append(parts, component.TracingPart(p.config.Tracing, "karmada-up"))
	}
	parts = append(parts,
		component.Part{Name: PartWebhook, After: api, Run: p.runWebhook},
		component.Part{Name: PartAPI, After: []string{PartWebhook}, Run: p.runAPI},
		component.Part{Name: PartAggregated, After: api, Run: p.runAggregated},
		component.Part{Name: PartSearch, After: []string{PartAggregated}, Run: p.runSearch},
		component.Part{Name: PartConsole, After: api, Run: p.runConsole},
		component.Part{Name: PartMetrics, After: []string{PartAggregated}, Run: p.runMetricsAdapter},
	)
	if p.config.Descheduler {
		parts = append(parts, component.Part{
			Name: PartDescheduler, After: []string{PartAPI, PartAggregated}, Run: func(ctx context.Context, ready func()) error {
				run := p.config.RunDescheduler
				if run == nil {
					run = controllers.RunDescheduler
				}
				return run(ctx, p.server.InProcessConfig(), ready)
			},
		})
	}
	if p.config.WithoutComponents {
		return parts
	}
	return append(parts,
		component.Part{Name: PartKarmada, After: []string{PartAPI, PartAggregated, embeddedkube.PartControllerManager}, Run: p.runKarmada},
	)
}

func (p *ControlPlane) client() (client.Client, error) {
	return client.New(p.server.InProcessConfig(), client.Options{Scheme: controllers.Scheme()})
}

// webhookURL returns the address of the webhooks.
func (p *ControlPlane) webhookURL() *url.URL {
	return &url.URL{Scheme: "https", Host: net.JoinHostPort("127.0.0.1", strconv.Itoa(p.webhookPort))}
}

func (p *ControlPlane) runWebhook(ctx context.Context, ready func()) error {
	deps, err := admission.Connect(p.server.InProcessConfig(), p.gates())
	if err != nil {
		return err
	}
	deps.NoExecuteTaints = p.config.NoExecuteTaints
	if deps.Clients, err = admission.NewClients(p.server.PKI().CA().CertFile, []string{names.APIServerUser}); err != nil {
		return err
	}
	// The server creates its own listener; ours has reserved the port until now.
	if err := p.webhook.Close(); err != nil {
		return fmt.Errorf("release the webhook port: %w", err)
	}
	serving := p.server.PKI().Serving()
	return admission.Serve(ctx, webhook.Options{Host: "127.0.0.1", Port: p.webhookPort, TLSOpts: []func(*tls.Config){func(c *tls.Config) {
		c.GetCertificate = func(*tls.ClientHelloInfo) (*tls.Certificate, error) {
			// Clients reuse connections, so reading two small files per connection is cheaper than watching them.
			pair, err := tls.LoadX509KeyPair(serving.CertFile, serving.KeyFile)
			return &pair, err
		}
	}}}, deps, ready)
}

// gates returns the feature gates of the Karmada components.
func (p *ControlPlane) gates() features.Gates {
	if gates := p.config.Components.Gates; gates != nil {
		return gates
	}
	return features.New()
}

func (p *ControlPlane) runAPI(ctx context.Context, ready func()) error {
	control, err := p.client()
	if err != nil {
		return err
	}
	endpoint := install.Webhook{URL: p.webhookURL().String(), CABundle: p.server.CA(),
		EnforceQuotas: p.gates().Enabled(features.FederatedQuotaEnforcement)}
	if err := install.Apply(ctx, control, endpoint); err != nil {
		return err
	}
	if err := install.Registration(ctx, control, install.Endpoint{Server: p.server.URL(), CABundle: p.server.CA()}); err != nil {
		return fmt.Errorf("prepare the registration of clusters: %w", err)
	}
	ready()
	<-ctx.Done()
	return nil
}

// serving returns the configuration that the aggregated API servers have in common.
func (p *ControlPlane) serving() serving.Config {
	storage := p.server.Storage()
	bundle := p.server.PKI()
	return serving.Config{
		CertFile:                  bundle.Serving().CertFile,
		KeyFile:                   bundle.Serving().KeyFile,
		EtcdServers:               storage.Servers,
		EtcdPrefix:                storage.Prefix,
		EtcdCAFile:                storage.CAFile,
		EtcdCertFile:              storage.CertFile,
		EtcdKeyFile:               storage.KeyFile,
		Control:                   p.server.InProcessConfig(),
		ClientCAFile:              bundle.CA().CertFile,
		RequestHeaderCAFile:       bundle.FrontProxyCA().CertFile,
		RequestHeaderAllowedNames: []string{pki.FrontProxyUser},
		FixedCAs:                  true, // only other certificates are renewed
	}
}

func (p *ControlPlane) runAggregated(ctx context.Context, ready func()) error {
	return p.runRegistered(ctx, ready, apiservice.Clusters, func(ctx context.Context, serving func(port int)) error {
		return aggregated.Run(ctx, aggregated.Config{Config: p.serving()}, serving)
	})
}

func (p *ControlPlane) runSearch(ctx context.Context, ready func()) error {
	return p.runRegistered(ctx, ready, apiservice.Search, func(ctx context.Context, serving func(port int)) error {
		return search.Run(ctx, search.Config{
			Config: p.serving(), Limits: searchcache.DefaultLimits(), TextIndexDir: filepath.Join(p.config.ControlPlane(), "search-index"),
		}, serving)
	})
}

func (p *ControlPlane) runMetricsAdapter(ctx context.Context, ready func()) error {
	return p.runRegistered(ctx, ready, apiservice.Metrics, func(ctx context.Context, serving func(port int)) error {
		return metricsadapter.Run(ctx, metricsadapter.Config{Config: p.serving()}, serving)
	})
}

// runConsole runs the web console, at the address of the API server.
func (p *ControlPlane) runConsole(ctx context.Context, ready func()) error {
	c, err := console.New(ctx, console.Config{Control: p.server.RESTConfig()})
	if err != nil {
		return err
	}
	p.console.Store(c)
	defer p.console.Store(nil)
	ready()
	<-ctx.Done()
	return nil
}

func (p *ControlPlane) serveConsole(w http.ResponseWriter, r *http.Request) {
	if c := p.console.Load(); c != nil {
		c.ServeHTTP(w, r)
		return
	}
	http.Error(w, "the web console is starting", http.StatusServiceUnavailable)
}

// runRegistered runs an aggregated API server and registers it at the port that it serves on.
func (p *ControlPlane) runRegistered(ctx context.Context, ready func(), registration func(port int, ca []byte) apiservice.Registration,
	run func(ctx context.Context, serving func(port int)) error,
) error {
	failed := make(chan error, 1)
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	err := run(ctx, func(port int) {
		go func() {
			control, err := p.client()
			if err == nil {
				err = apiservice.Register(ctx, control, registration(port, p.server.CA()))
			}
			if err != nil {
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

func (p *ControlPlane) runKarmada(ctx context.Context, ready func()) error {
	o := p.config.Components
	if o.Skip.Empty() {
		var err error
		if o.Skip, err = propagate.ParseSkip("", propagate.DefaultSkippedNamespaces()); err != nil {
			return err
		}
	}
	if o.Estimator == nil && !p.config.WithoutEstimators {
		o.Estimator = &estimators.Options{} // local members have a scheduler-estimator
	}
	o.Control, o.Controllers, o.Scheduler = p.server.InProcessConfig(), true, true
	return controllers.Run(ctx, o, func() {
		close(p.ready)
		ready()
	})
}

// WaitReady waits until the Karmada components are ready.
func (p *ControlPlane) WaitReady(ctx context.Context) error {
	select {
	case <-p.ready:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// waitCluster waits until a cluster is Ready, so that templates applied next are schedulable.
func (p *ControlPlane) waitCluster(ctx context.Context, name string) error {
	control, err := p.client()
	if err != nil {
		return err
	}
	err = wait.PollUntilContextCancel(ctx, pollInterval, true, func(ctx context.Context) (bool, error) {
		var c clusterv1alpha1.Cluster
		if err := control.Get(ctx, client.ObjectKey{Name: name}, &c); err != nil {
			return false, client.IgnoreNotFound(err)
		}
		return meta.IsStatusConditionTrue(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady) && len(c.Status.APIEnablements) > 0, nil
	})
	if err != nil && ctx.Err() == nil {
		return fmt.Errorf("wait for cluster %s to become ready: %w; see: kubectl describe cluster %s", name, err, name)
	}
	return err
}
