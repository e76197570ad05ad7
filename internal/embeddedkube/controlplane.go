// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package embeddedkube runs etcd, kube-apiserver and kube-controller-manager inside this process.
//
//	Config ──► Open ──► *ControlPlane ──► Parts: etcd ──► kube-apiserver ──► kube-controller-manager
//	                         │
//	                         └──► RESTConfig, Kubeconfig, PKI: available after Open, before anything runs
//
// Open locks the data directory, checks its version, creates or renews certificates and reserves the port, so that
// configuration errors are reported before anything starts. Each part runs until its context ends or it fails; none exits the
// process. Many instances can run in one process; they share only the global state of Kubernetes (feature gates, metrics,
// klog).
//
// Kubernetes calls klog.Fatal after some failures. The first API server replaces klog.OsExit. The new function ends the calling
// goroutine instead of the process, and makes the running parts return an error.
//
// Invariant: a data directory can be opened again after the process was killed at any time.
package embeddedkube

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"sync/atomic"
	"time"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/rest"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/embeddedkube/loopback"
	"karmada.io/karmada/internal/install/pki"
	"karmada.io/karmada/internal/version/kubeversion"
)

// Names of the parts, for Part.After.
const (
	PartEtcd              = "etcd"
	PartEtcdFence         = "etcd-fence"
	PartAPIServer         = "kube-apiserver"
	PartControllerManager = "kube-controller-manager"
	PartCertificates      = "certificates"
)

// Config configures an embedded API server with etcd and controllers. The zero value of each field except DataDir is the
// default of docs/contract/components.md#kubernetes-components.
type Config struct {
	// DataDir contains all persistent data. It is created with mode 0700.
	DataDir string
	// BindAddress is the IP address to listen on; empty means 127.0.0.1.
	BindAddress string
	// SecurePort is the port to listen on; 0 means the port of the last start, or a free one.
	SecurePort int
	// ExternalNames are additional host names and IP addresses in the serving certificate.
	ExternalNames []string

	// Etcd is an external etcd cluster; nil means an embedded one.
	Etcd *Etcd
	// EtcdQuota is the maximum size of the database of the embedded etcd, in bytes; 0 means 8 GiB.
	EtcdQuota int64
	// UnsafeNoFsync disables fsync: data may be lost in a power failure, but not in a crash of the process.
	UnsafeNoFsync bool

	// Pages serves paths below PagesPrefix besides the API, without its authentication and authorization. Nil means none.
	Pages       http.Handler
	PagesPrefix string
	// NoWatchCache lists versions of custom resources without a watch cache: deprecated ones that are hardly read.
	NoWatchCache []schema.GroupVersionKind
	// SkipManagedFields lists resources whose objects get managed fields only by server-side apply.
	SkipManagedFields []schema.GroupResource

	// DisableAdmissionPlugins lists disabled admission plugins; nil means StorageObjectInUseProtection and ServiceAccount.
	DisableAdmissionPlugins []string
	// KubeControllers lists the controllers to run, by name or alias; "*" means all that are enabled by default. Nil means those of
	// docs/contract/components.md#kubernetes-components, empty means none.
	KubeControllers []string
	// TuneControllers changes the configuration of the controllers before they start; it may be nil.
	TuneControllers ControllerTuner
	// ServiceClusterIPRange is the CIDR of the addresses of Services; empty means 10.96.0.0/12.
	ServiceClusterIPRange string
	// ClusterDomain is the domain of Services; empty means cluster.local.
	ClusterDomain string
	// RevocableAdministrator sets the user of Kubeconfig to names.Administrator. The caller must grant its rights.
	RevocableAdministrator bool
	// AdmissionWebhook is the address and port of an admission webhook to which the API server sends the certificate of names.APIServerUser.
	// Empty means none. It requires RevocableAdministrator.
	AdmissionWebhook string
	// Clock is used for certificates; nil means the real clock.
	Clock clock.WithTicker
}

// Etcd is an external etcd cluster.
type Etcd struct {
	// Servers are URLs such as https://etcd-0:2379.
	Servers []string
	// CAFile, CertFile and KeyFile are required for https.
	CAFile, CertFile, KeyFile string
	// Prefix is prepended to all keys; empty means /registry.
	Prefix string
	// TakeOver claims the servers even if they belong to the control plane of another data directory.
	TakeOver bool
}

func (c Config) withDefaults() Config {
	if c.BindAddress == "" {
		c.BindAddress = "127.0.0.1"
	}
	if c.ServiceClusterIPRange == "" {
		c.ServiceClusterIPRange = "10.96.0.0/12"
	}
	if c.ClusterDomain == "" {
		c.ClusterDomain = "cluster.local"
	}
	if c.DisableAdmissionPlugins == nil {
		c.DisableAdmissionPlugins = []string{"StorageObjectInUseProtection", "ServiceAccount"}
	}
	if c.KubeControllers == nil {
		c.KubeControllers = []string{
			"namespace", "garbagecollector", "serviceaccount-token", "ttl-after-finished", "bootstrapsigner",
			"tokencleaner", "csrcleaner", "csrsigning", "clusterrole-aggregation",
		}
	}
	if c.EtcdQuota == 0 {
		c.EtcdQuota = 8 << 30
	}
	if c.Clock == nil {
		c.Clock = clock.RealClock{}
	}
	return c
}

// ControlPlane is a control plane whose data directory is locked. Each of its parts can run once.
type ControlPlane struct {
	config   Config
	pki      *pki.Bundle
	lock     *dirLock
	listener net.Listener
	port     int
	socket   string // of the embedded etcd
	// admission is the file with the configuration of admission plugins, or "".
	admission string
	loopback  loopback.Loopback
	// etcd is the embedded etcd after its start.
	etcd atomic.Pointer[embeddedEtcd]
	// firstServiceIP is the address of the kubernetes Service.
	firstServiceIP net.IP
}

// Open locks the data directory, reserves the port and creates certificates; nothing runs yet. The caller must Close the result
// after its parts have ended. Errors contain advice: a directory in use, a port in use, no permission, a full disk, data of a
// newer version, damaged certificates.
func Open(c Config) (_ *ControlPlane, err error) {
	c = c.withDefaults()
	if c.DataDir == "" {
		return nil, errors.New("the data directory is required")
	}
	if c.DataDir, err = filepath.Abs(c.DataDir); err != nil {
		return nil, fmt.Errorf("resolve the data directory: %w", err)
	}
	ip := net.ParseIP(c.BindAddress)
	if ip == nil {
		return nil, fmt.Errorf("bind address %q is not an IP address", c.BindAddress)
	}
	cp := &ControlPlane{config: c}
	if cp.firstServiceIP, err = firstAddress(c.ServiceClusterIPRange); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(c.DataDir, 0o700); err != nil {
		return nil, explain("create data directory", c.DataDir, err)
	}
	if cp.lock, err = lockDir(c.DataDir); err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			cp.Close() //nolint:errcheck // the first error counts
		}
	}()
	if err := checkFormat(c.DataDir); err != nil {
		return nil, err
	}
	if cp.listener, cp.port, err = listen(c); err != nil {
		return nil, err
	}
	if c.Etcd == nil {
		if cp.socket, err = ensureSocket(c.DataDir); err != nil {
			return nil, err
		}
	}
	names := append([]string{cp.firstServiceIP.String(), c.BindAddress}, c.ExternalNames...)
	if ip.IsUnspecified() {
		names[1] = ""
	}
	o := pki.Options{Names: names, ClusterDomain: c.ClusterDomain, Revocable: c.RevocableAdministrator}
	if cp.pki, err = pki.Ensure(filepath.Join(c.DataDir, "pki"), c.Clock.Now(), o); err != nil {
		return nil, explain("create certificates in", c.DataDir, err)
	}
	if c.AdmissionWebhook != "" {
		if cp.admission, err = writeAdmission(c.DataDir, c.AdmissionWebhook, cp.pki.Admission()); err != nil {
			return nil, explain("configure admission in", c.DataDir, err)
		}
	}
	return cp, nil
}

// Close releases the port and the data directory. It must not be called while a part runs.
func (c *ControlPlane) Close() error {
	var errs []error
	if c.listener != nil {
		if err := c.listener.Close(); err != nil && !errors.Is(err, net.ErrClosed) {
			errs = append(errs, err)
		}
	}
	if dir := filepath.Dir(c.socket); c.socket != "" && dir != c.config.DataDir {
		_ = os.Remove(dir) // created again at the next start
	}
	errs = append(errs, c.lock.release())
	return errors.Join(errs...)
}

// Parts returns the parts of the control plane: etcd or the fence of an external one, the API server, any controllers, and the
// renewal of certificates. renewed, if not nil, is called after each renewal.
func (c *ControlPlane) Parts(renewed func(certificates []string)) []component.Part {
	var parts []component.Part
	server := component.Part{Name: PartAPIServer, Run: c.RunAPIServer}
	if c.config.Etcd == nil {
		parts = append(parts, component.Part{Name: PartEtcd, Run: c.RunEtcd})
		server.After = []string{PartEtcd}
	} else {
		parts = append(parts, component.Part{Name: PartEtcdFence, Run: c.RunEtcdFence})
		server.After = []string{PartEtcdFence}
	}
	parts = append(parts, server)
	if len(c.config.KubeControllers) > 0 {
		parts = append(parts, component.Part{Name: PartControllerManager, After: []string{PartAPIServer}, Run: c.RunControllerManager})
	}
	return append(parts, component.Part{Name: PartCertificates, Run: func(ctx context.Context, ready func()) error {
		ready()
		return c.pki.Renew(ctx, c.config.Clock, renewed)
	}})
}

// PKI returns the certificates.
func (c *ControlPlane) PKI() *pki.Bundle { return c.pki }

// CA returns the PEM certificate of the CA of the API server and its clients.
func (c *ControlPlane) CA() []byte { return c.pki.CAPEM() }

// Address returns the host and port of the API server for clients on this machine.
func (c *ControlPlane) Address() string {
	host := c.config.BindAddress
	if net.ParseIP(host).IsUnspecified() {
		host = "127.0.0.1"
	}
	return net.JoinHostPort(host, strconv.Itoa(c.port))
}

// URL returns the URL of the API server for clients on this machine.
func (c *ControlPlane) URL() string { return "https://" + c.Address() }

// RESTConfig returns a new client configuration with administrator rights, for clients on this machine. It has no client-side
// rate limit and no compression; priority and fairness exempts administrators, too. Clients reload the certificate when it is
// renewed.
func (c *ControlPlane) RESTConfig() *rest.Config {
	admin := c.pki.SuperAdmin()
	return &rest.Config{
		Host: c.URL(),
		TLSClientConfig: rest.TLSClientConfig{
			CAData:   c.pki.CAPEM(),
			CertFile: admin.CertFile,
			KeyFile:  admin.KeyFile,
		},
		QPS:                -1,
		DisableCompression: true,
	}
}

// InProcessConfig returns RESTConfig for the parts of this process: while the API server runs, requests are function calls. Use
// RESTConfig to change the address, the CA or the certificate.
func (c *ControlPlane) InProcessConfig() *rest.Config {
	config := c.RESTConfig()
	config.WrapTransport = c.loopback.Transport
	return config
}

// ComponentConfig returns InProcessConfig for a component of Kubernetes such as kube-scheduler: with its user agent and with
// protobuf, which custom resources do not support.
func (c *ControlPlane) ComponentConfig(name string) *rest.Config {
	config := c.InProcessConfig()
	config.UserAgent = kubeversion.UserAgent(name)
	config.ContentType = "application/vnd.kubernetes.protobuf"
	config.AcceptContentTypes = "application/vnd.kubernetes.protobuf,application/json"
	return config
}

// Kubeconfig returns a self-contained kubeconfig with one context; its cluster and user have the same name. The caller must
// write it again when certificates are renewed.
func (c *ControlPlane) Kubeconfig(contextName string) (*clientcmdapi.Config, error) {
	return c.kubeconfig(contextName, c.pki.AdminPEM)
}

// SuperAdminKubeconfig returns a kubeconfig like Kubeconfig of a user whose rights cannot be revoked.
func (c *ControlPlane) SuperAdminKubeconfig(contextName string) (*clientcmdapi.Config, error) {
	return c.kubeconfig(contextName, c.pki.SuperAdminPEM)
}

func (c *ControlPlane) kubeconfig(contextName string, pem func() (cert, key []byte, err error)) (*clientcmdapi.Config, error) {
	cert, key, err := pem()
	if err != nil {
		return nil, err
	}
	config := clientcmdapi.NewConfig()
	config.Clusters[contextName] = &clientcmdapi.Cluster{Server: c.URL(), CertificateAuthorityData: c.pki.CAPEM()}
	config.AuthInfos[contextName] = &clientcmdapi.AuthInfo{ClientCertificateData: cert, ClientKeyData: key}
	config.Contexts[contextName] = &clientcmdapi.Context{Cluster: contextName, AuthInfo: contextName}
	config.CurrentContext = contextName
	return config, nil
}

func firstAddress(cidr string) (net.IP, error) {
	_, network, err := net.ParseCIDR(cidr)
	if err != nil {
		return nil, fmt.Errorf("service cluster IP range %q is not a CIDR such as 10.96.0.0/12", cidr)
	}
	ip := network.IP
	ip[len(ip)-1]++
	return ip, nil
}

// stopTimeout bounds the time to stop a part, including requests in flight.
const stopTimeout = 4 * time.Second

// closeTimeout bounds the time in which connections without requests are closed. Watches would keep theirs open for any time, and an
// idle HTTP/2 connection takes a second. Requests in flight are waited for separately.
const closeTimeout = 100 * time.Millisecond
