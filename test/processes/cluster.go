// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package processes

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/aggregated"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/controllers"
	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/install"
	"karmada.io/karmada/internal/install/apiservice"
	"karmada.io/karmada/internal/install/pki"
	"karmada.io/karmada/internal/metricsadapter"
	"karmada.io/karmada/internal/search"
	"karmada.io/karmada/test/env"
	"karmada.io/karmada/test/program"
	"karmada.io/karmada/test/spans"
)

// webhookHost is the name of the webhook in its certificate.
const webhookHost = "localhost"

// auditSize is the size in MiB at which the audit log would be rotated.
const auditSize = "100000"

// checkTimeout bounds a check, so that the end of the process is noticed.
const checkTimeout = 5 * time.Second

// startTimeout bounds the start of a component on a busy machine.
const startTimeout = 2 * time.Minute

// hub is a control plane of processes.
type hub struct {
	dir, binary string
	pki         *pki.Bundle
	apiPort     int
	config      *rest.Config // of the administrator
	etcd        string       // its URL
	members     *env.Env
	auditLog    string          // the requests of components and agents to the API server
	installed   time.Time       // when karmada install had authorized the components
	collector   *spans.Receiver // of all components

	infrastructure []*process            // in the order in which they were started
	components     map[string][]*process // replicas by component
	mu             sync.Mutex            // guards estimators
	estimators     []*process
	// estimatorOptions configures connections to them.
	estimatorOptions estimators.Options
	balancers        []*balancer
}

// startHub starts the control plane in dir. An empty binary means to build it. The caller must call stop, also after an error.
func startHub(ctx context.Context, dir, binary string, collector *spans.Receiver) (*hub, error) {
	h := &hub{dir: dir, binary: binary, components: map[string][]*process{}, collector: collector}
	for _, step := range []struct {
		name string
		run  func(context.Context) error
	}{
		{"build", h.build}, {"issue certificates", h.issue}, {"start etcd", h.startEtcd}, {"start the API server", h.startAPIServer},
		{"start kube-controller-manager", h.startKubeControllerManager}, {"start the servers", h.startServers}, {"start search", h.startSearch},
		{"start the controllers", h.startControllers}, {"join members", h.joinMembers},
	} {
		begun := time.Now()
		if err := step.run(ctx); err != nil {
			return h, fmt.Errorf("%s: %w", step.name, errors.Join(err, h.died()))
		}
		fmt.Fprintf(os.Stderr, "%s: %v\n", step.name, time.Since(begun).Round(100*time.Millisecond))
	}
	return h, nil
}

// build builds the binary if none was given, and a link to it for each component.
func (h *hub) build(ctx context.Context) error {
	if err := os.MkdirAll(h.file("bin"), 0o700); err != nil {
		return err
	}
	if h.binary == "" {
		var err error
		if h.binary, err = program.Karmada(ctx); err != nil {
			return err
		}
	}
	for _, name := range []string{
		"karmada-apiserver", "kube-controller-manager", "karmada-controller-manager", "karmada-scheduler", "karmada-descheduler",
		"karmada-webhook", "karmada-aggregated-apiserver", "karmada-metrics-adapter", "karmada-scheduler-estimator",
		"karmada-agent", "karmada-search",
	} {
		if err := os.Symlink(h.binary, h.link(name)); err != nil {
			return err
		}
	}
	return nil
}

func (h *hub) link(name string) string { return filepath.Join(h.dir, "bin", name) }

func (h *hub) file(name string) string { return filepath.Join(h.dir, name) }

func (h *hub) write(name string, data []byte, err error) (string, error) {
	if err != nil {
		return "", err
	}
	return h.file(name), os.WriteFile(h.file(name), data, 0o600)
}

// issue creates the CAs.
func (h *hub) issue(context.Context) (err error) {
	h.pki, err = pki.Ensure(filepath.Join(h.dir, "pki"), time.Now(), pki.Options{})
	return err
}

// serving writes a serving certificate and returns its files.
func (h *hub) serving(name string, hosts ...string) (pki.Pair, error) {
	cert, key, err := h.pki.IssueServing(time.Now(), name, append(hosts, "localhost", "127.0.0.1")...)
	certFile, err := h.write(name+".crt", cert, err)
	if err != nil {
		return pki.Pair{}, err
	}
	keyFile, err := h.write(name+".key", key, nil)
	return pki.Pair{CertFile: certFile, KeyFile: keyFile}, err
}

// client writes a client certificate and returns its files.
func (h *hub) client(name, user string, groups ...string) (pki.Pair, error) {
	cert, key, err := h.pki.IssueClient(time.Now(), user, groups...)
	certFile, err := h.write(name+".crt", cert, err)
	if err != nil {
		return pki.Pair{}, err
	}
	keyFile, err := h.write(name+".key", key, nil)
	return pki.Pair{CertFile: certFile, KeyFile: keyFile}, err
}

// kubeconfig writes a kubeconfig for a user of an API server.
func (h *hub) kubeconfig(name, server string, ca []byte, user string, groups ...string) (string, error) {
	pair, err := h.client(name+"-client", user, groups...)
	if err != nil {
		return "", err
	}
	c := clientcmdapi.NewConfig()
	c.Clusters[""] = &clientcmdapi.Cluster{Server: server, CertificateAuthorityData: ca}
	c.AuthInfos[""] = &clientcmdapi.AuthInfo{ClientCertificate: pair.CertFile, ClientKey: pair.KeyFile}
	c.Contexts["karmada"] = &clientcmdapi.Context{}
	c.CurrentContext = "karmada"
	return h.file(name + ".config"), clientcmd.WriteToFile(*c, h.file(name+".config"))
}

// identity writes the kubeconfig of a component with its own rights.
func (h *hub) identity(name string) (string, error) {
	return h.kubeconfig(name, h.server(), h.pki.CAPEM(), install.ComponentUser(name))
}

func (h *hub) server() string { return "https://" + address(h.apiPort) }

func address(port int) string { return net.JoinHostPort("127.0.0.1", strconv.Itoa(port)) }

// run starts a process.
func (h *hub) run(name, path string, args ...string) (*process, error) {
	p := &process{name: name, path: path, args: args}
	return p, p.start()
}

func (h *hub) startEtcd(ctx context.Context) error {
	port, err := freePort()
	if err != nil {
		return err
	}
	serving, err := h.serving("etcd")
	if err != nil {
		return err
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	p := &process{name: "etcd", path: self, env: etcdEnv(h.file("etcd"), "https://"+address(port), serving, h.pki.CA().CertFile)}
	h.etcd = "https://" + address(port)
	h.infrastructure = append(h.infrastructure, p)
	if err := p.start(); err != nil {
		return err
	}
	return h.await(ctx, p, func(context.Context) error { return dial(port) })
}

// etcdFlags returns the flags by which an API server connects to etcd.
func (h *hub) etcdFlags(name string) ([]string, error) {
	pair, err := h.client(name+"-etcd-client", name)
	return []string{
		"--etcd-servers=" + h.etcd, "--etcd-cafile=" + h.pki.CA().CertFile, "--etcd-certfile=" + pair.CertFile, "--etcd-keyfile=" + pair.KeyFile,
	}, err
}

// startAPIServer starts the API server with the flags of docs/contract/components.md#kubernetes-components.
func (h *hub) startAPIServer(ctx context.Context) (err error) {
	if h.apiPort, err = freePort(); err != nil {
		return err
	}
	etcd, err := h.etcdFlags("karmada-apiserver")
	if err != nil {
		return err
	}
	var users []string
	for _, component := range authorized() {
		users = append(users, install.ComponentUser(component))
	}
	policy, err := h.write("audit.yaml", fmt.Appendf(nil, auditPolicy, strings.Join(users, "', '")), nil)
	if err != nil {
		return err
	}
	h.auditLog = h.file("audit.log")
	accounts, proxy, serving := h.pki.ServiceAccountKeys(), h.pki.FrontProxy(), h.pki.Serving()
	p, err := h.run("karmada-apiserver", h.link("karmada-apiserver"), append(etcd,
		"--allow-privileged=true", "--authorization-mode=Node,RBAC", "--enable-bootstrap-token-auth=true",
		"--disable-admission-plugins=StorageObjectInUseProtection,ServiceAccount", "--runtime-config=",
		"--bind-address=127.0.0.1", "--secure-port="+strconv.Itoa(h.apiPort), "--endpoint-reconciler-type=none",
		"--client-ca-file="+h.pki.CA().CertFile,
		"--service-account-issuer=https://kubernetes.default.svc.cluster.local",
		"--service-account-key-file="+accounts.CertFile, "--service-account-signing-key-file="+accounts.KeyFile,
		"--service-cluster-ip-range=10.96.0.0/12",
		"--proxy-client-cert-file="+proxy.CertFile, "--proxy-client-key-file="+proxy.KeyFile,
		"--requestheader-client-ca-file="+h.pki.FrontProxyCA().CertFile, "--requestheader-allowed-names="+pki.FrontProxyUser,
		"--requestheader-extra-headers-prefix=X-Remote-Extra-", "--requestheader-group-headers=X-Remote-Group",
		"--requestheader-username-headers=X-Remote-User",
		"--tls-cert-file="+serving.CertFile, "--tls-private-key-file="+serving.KeyFile, "--tls-min-version=VersionTLS13",
		"--audit-policy-file="+policy, "--audit-log-path="+h.auditLog, "--audit-log-maxsize="+auditSize,
	)...)
	h.infrastructure = append(h.infrastructure, p)
	if err != nil {
		return err
	}
	cert, key, err := h.pki.AdminPEM()
	if err != nil {
		return err
	}
	tls := rest.TLSClientConfig{CAData: h.pki.CAPEM(), CertData: cert, KeyData: key}
	h.config = &rest.Config{Host: h.server(), QPS: -1, TLSClientConfig: tls}
	return h.await(ctx, p, func(ctx context.Context) error { return component.WaitReady(ctx, h.config) })
}

func (h *hub) startKubeControllerManager(context.Context) error {
	config, err := h.kubeconfig("kube-controller-manager", h.server(), h.pki.CAPEM(), "system:kube-controller-manager")
	if err != nil {
		return err
	}
	port, err := freePort()
	if err != nil {
		return err
	}
	ca := h.pki.CA()
	p, err := h.run("kube-controller-manager", h.link("kube-controller-manager"),
		"--kubeconfig="+config, "--authentication-kubeconfig="+config, "--authorization-kubeconfig="+config,
		"--bind-address=127.0.0.1", "--secure-port="+strconv.Itoa(port), "--cluster-name=karmada-apiserver",
		"--controllers=namespace,garbagecollector,serviceaccount-token,ttl-after-finished,bootstrapsigner,tokencleaner,csrcleaner,"+
			"csrsigning,clusterrole-aggregation",
		"--allocate-node-cidrs=true", "--cluster-cidr=10.244.0.0/16", "--node-cidr-mask-size=24", "--service-cluster-ip-range=10.96.0.0/12",
		"--cluster-signing-cert-file="+ca.CertFile, "--cluster-signing-key-file="+ca.KeyFile, "--root-ca-file="+ca.CertFile,
		"--service-account-private-key-file="+h.pki.ServiceAccountKeys().KeyFile, "--use-service-account-credentials=true",
		"--leader-elect=true", "--client-ca-file="+ca.CertFile,
	)
	h.infrastructure = append(h.infrastructure, p)
	return err
}

// startServers starts the servers that the API server calls, and runs `karmada install`.
func (h *hub) startServers(ctx context.Context) error {
	webhooks, err := h.startWebhooks()
	if err != nil {
		return err
	}
	etcd, err := h.etcdFlags("karmada-aggregated-apiserver")
	if err != nil {
		return err
	}
	serving, err := h.serving("karmada-aggregated-apiserver", aggregated.ServerName)
	if err != nil {
		return err
	}
	aggregated, err := h.replicas("aggregated-apiserver", func(config string, port int) []string {
		return append(etcd, "--kubeconfig="+config, "--authentication-kubeconfig="+config, "--authorization-kubeconfig="+config,
			"--bind-address=127.0.0.1", "--secure-port="+strconv.Itoa(port), "--tls-cert-file="+serving.CertFile,
			"--tls-private-key-file="+serving.KeyFile, "--tls-min-version=VersionTLS13", "--audit-log-path=-", "--audit-log-maxage=0",
			"--audit-log-maxbackup=0")
	})
	if err != nil {
		return err
	}
	metrics, err := h.startMetricsAdapter()
	if err != nil {
		return err
	}
	admin, err := h.kubeconfig("admin", h.server(), h.pki.CAPEM(), pki.AdminUser, pki.AdminGroup)
	if err != nil {
		return err
	}
	out, err := exec.CommandContext(ctx, h.binary, "install", "--kubeconfig="+admin,
		"--webhook-url=https://"+net.JoinHostPort(webhookHost, strconv.Itoa(webhooks.port())),
		"--aggregated-apiserver-host=localhost", "--aggregated-apiserver-port="+strconv.Itoa(aggregated.port()),
		"--metrics-adapter-host=localhost", "--metrics-adapter-port="+strconv.Itoa(metrics),
		"--wait="+startTimeout.String()).CombinedOutput()
	if err != nil {
		return fmt.Errorf("karmada install: %w: %s", err, out)
	}
	h.installed = time.Now()
	return nil
}

// startSearch starts karmada-search and registers it, as `karmadactl addons enable` does.
func (h *hub) startSearch(ctx context.Context) error {
	etcd, err := h.etcdFlags("karmada-search")
	if err != nil {
		return err
	}
	serving, err := h.serving("karmada-search", search.ServerName)
	if err != nil {
		return err
	}
	servers, err := h.replicas("search", func(config string, port int) []string {
		return append(etcd, "--kubeconfig="+config, "--authentication-kubeconfig="+config, "--authorization-kubeconfig="+config,
			"--bind-address=127.0.0.1", "--secure-port="+strconv.Itoa(port), "--tls-cert-file="+serving.CertFile,
			"--tls-private-key-file="+serving.KeyFile, "--text-index-dir="+h.file("index-"+strconv.Itoa(port)))
	})
	if err != nil {
		return err
	}
	control, err := client.New(h.config, client.Options{Scheme: controllers.Scheme()})
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, startTimeout)
	defer cancel()
	return apiservice.Register(ctx, control, apiservice.Search(servers.port(), h.pki.CAPEM()))
}

// startMetricsAdapter starts karmada-metrics-adapter and returns its port.
func (h *hub) startMetricsAdapter() (int, error) {
	serving, err := h.serving("karmada-metrics-adapter", metricsadapter.ServerName)
	if err != nil {
		return 0, err
	}
	config, err := h.identity("metrics-adapter")
	if err != nil {
		return 0, err
	}
	port, err := freePort()
	if err != nil {
		return 0, err
	}
	p, err := h.run("metrics-adapter", h.link("karmada-metrics-adapter"),
		"--kubeconfig="+config, "--authentication-kubeconfig="+config, "--authorization-kubeconfig="+config,
		"--bind-address=127.0.0.1", "--secure-port="+strconv.Itoa(port), "--metrics-bind-address=0",
		"--tls-cert-file="+serving.CertFile, "--tls-private-key-file="+serving.KeyFile, "--audit-log-path=-", "--audit-log-maxage=0",
		"--audit-log-maxbackup=0")
	h.components["metrics-adapter"] = append(h.components["metrics-adapter"], p)
	return port, err
}

func (h *hub) startWebhooks() (*balancer, error) {
	serving, err := h.serving("karmada-webhook", webhookHost)
	if err != nil {
		return nil, err
	}
	return h.replicas("webhook", func(config string, port int) []string {
		return []string{
			"--kubeconfig=" + config, "--bind-address=127.0.0.1", "--secure-port=" + strconv.Itoa(port), "--metrics-bind-address=0",
			"--health-probe-bind-address=0", "--cert-dir=" + h.dir, "--tls-cert-file-name=" + filepath.Base(serving.CertFile),
			"--tls-private-key-file-name=" + filepath.Base(serving.KeyFile), "--allow-no-execute-taint-policy=true",
		}
	})
}

// replicas starts two replicas of a server behind a load balancer.
func (h *hub) replicas(name string, args func(config string, port int) []string) (*balancer, error) {
	config, err := h.identity(name)
	if err != nil {
		return nil, err
	}
	var targets []string
	for range 2 {
		port, err := freePort()
		if err != nil {
			return nil, err
		}
		p, err := h.run(name, h.link("karmada-"+name), args(config, port)...)
		h.components[name] = append(h.components[name], p)
		if err != nil {
			return nil, err
		}
		targets = append(targets, address(port))
	}
	b, err := newBalancer(targets...)
	if err == nil {
		h.balancers = append(h.balancers, b)
	}
	return b, err
}

// Durations of leader election. They are shorter than the defaults, but long enough for a busy machine.
func electionFlags() []string {
	return []string{
		"--leader-elect=true", "--leader-elect-resource-namespace=karmada-system", "--leader-elect-lease-duration=8s",
		"--leader-elect-renew-deadline=6s", "--leader-elect-retry-period=1s",
	}
}

// startControllers starts the components that elect a leader, with the flags of published manifests among others.
func (h *hub) startControllers(ctx context.Context) error {
	estimator, err := h.client("estimator-client", install.ComponentUser("scheduler"))
	if err != nil {
		return err
	}
	h.estimatorOptions = estimators.Options{CAFile: h.pki.CA().CertFile, CertFile: estimator.CertFile, KeyFile: estimator.KeyFile}
	flags := []string{
		"--scheduler-estimator-timeout=3s", "--scheduler-estimator-ca-file=" + h.estimatorOptions.CAFile,
		"--scheduler-estimator-cert-file=" + estimator.CertFile, "--scheduler-estimator-key-file=" + estimator.KeyFile,
	}
	for _, c := range []struct {
		name  string
		count int
		args  []string
	}{
		{"controller-manager", 2, []string{
			"--controllers=*,hpaScaleTargetMarker,deploymentReplicasSyncer", "--cluster-status-update-frequency=1s",
			"--cluster-success-threshold=2s", "--cluster-failure-threshold=5s",
		}},
		{"scheduler", 2, append([]string{"--enable-scheduler-estimator=true"}, flags...)},
		// The interval is shorter than the time between two kills.
		{"descheduler", 2, append([]string{"--descheduling-interval=5s"}, flags...)},
	} {
		config, err := h.identity(c.name)
		if err != nil {
			return err
		}
		for range c.count {
			port, err := freePort()
			if err != nil {
				return err
			}
			args := append([]string{
				"--kubeconfig=" + config, "--bind-address=0.0.0.0", "--secure-port=" + strconv.Itoa(port), "--metrics-bind-address=0",
				"--health-probe-bind-address=0", h.tracing(),
			}, append(electionFlags(), c.args...)...)
			p, err := h.run(c.name, h.link("karmada-"+c.name), args...)
			h.components[c.name] = append(h.components[c.name], p)
			if err != nil {
				return err
			}
			if err := h.await(ctx, p, func(context.Context) error { return dial(port) }); err != nil {
				return err
			}
		}
	}
	return nil
}

// tracing returns the flag by which a component sends spans.
func (h *hub) tracing() string { return "--tracing-endpoint=" + h.collector.Address }

// await waits until check succeeds or the process ends.
func (h *hub) await(ctx context.Context, p *process, check func(context.Context) error) error {
	ctx, cancel := context.WithTimeout(ctx, startTimeout)
	defer cancel()
	return env.Poll(ctx, func(ctx context.Context) error {
		if err := p.died(); err != nil {
			cancel()
			return err
		}
		ctx, cancel := context.WithTimeout(ctx, checkTimeout)
		defer cancel()
		return check(ctx)
	})
}

func dial(port int) error {
	c, err := net.DialTimeout("tcp", address(port), time.Second) //nolint:noctx // it has a timeout
	if err == nil {
		err = c.Close()
	}
	return err
}

// all returns all processes, those that depend on others first.
func (h *hub) all() (out []*process) {
	for _, name := range []string{"agent", "descheduler", "scheduler", "controller-manager"} {
		out = append(out, h.components[name]...)
	}
	out = append(out, h.estimators...)
	for _, name := range []string{"search", "metrics-adapter", "webhook", "aggregated-apiserver"} {
		out = append(out, h.components[name]...)
	}
	for _, p := range slices.Backward(h.infrastructure) {
		out = append(out, p)
	}
	return out
}

// died returns an error for each process that has ended without a request.
func (h *hub) died() error {
	var errs []error
	for _, p := range h.all() {
		errs = append(errs, p.died())
	}
	return errors.Join(errs...)
}

// stop stops everything.
func (h *hub) stop() error {
	var errs []error
	for _, p := range h.all() {
		errs = append(errs, p.end(syscall.SIGTERM))
	}
	for _, b := range h.balancers {
		errs = append(errs, b.listener.Close())
	}
	if h.members != nil {
		errs = append(errs, h.members.Stop())
	}
	return errors.Join(errs...)
}

// leases returns the names of the Leases of the components whose leaders are killed.
func leases() map[string]string {
	return map[string]string{
		"controller-manager": "karmada-controller-manager", "scheduler": "karmada-scheduler", "descheduler": "karmada-descheduler",
	}
}

// authorized returns the components that karmada install authorizes and that run.
func authorized() []string {
	return []string{"controller-manager", "scheduler", "descheduler", "webhook", "aggregated-apiserver", "metrics-adapter", "search"}
}
