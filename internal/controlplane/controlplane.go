// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package controlplane runs etcd, kube-apiserver and kube-controller-manager inside this process.
//
//	Config ──► Open ──► *ControlPlane ──► Parts: etcd ──► kube-apiserver ──► kube-controller-manager
//	                         │
//	                         └──► RESTConfig, Kubeconfig, PKI: known from Open on, before anything runs
//
// Open takes the data directory for this process, checks its version, makes or renews certificates and reserves the port,
// so what people get wrong is known before anything starts. Each part runs until its context ends or it fails; none exits
// the process. Many instances can live in one process: nothing is shared but what Kubernetes keeps global (feature gates,
// metrics, klog).
//
// Kubernetes calls klog.Fatal where it cannot go on. While an API server runs, klog.OsExit is replaced by a function that
// ends the calling goroutine instead and makes the running parts return an error; it stays replaced.
//
// Invariant: whatever instant the process is killed at, the same data directory opens and starts again.
package controlplane

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/rest"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/controlplane/kubeversion"
	"karmada.io/karmada/internal/controlplane/loopback"
	"karmada.io/karmada/internal/pki"
)

// Names of the parts, for declaring what comes after them.
const (
	PartEtcd              = "etcd"
	PartAPIServer         = "kube-apiserver"
	PartControllerManager = "kube-controller-manager"
	PartCertificates      = "certificates"
)

// Config is an embedded API server with its storage and controllers. The zero value of each field but DataDir is
// a Karmada control plane as the contract wants it (components §11).
type Config struct {
	// DataDir holds everything that outlives the process. It is created, readable by its owner only.
	DataDir string
	// BindAddress is the IP address to listen on; empty means 127.0.0.1.
	BindAddress string
	// SecurePort is the port to listen on; 0 means the one used last time if it is free, else any free one.
	SecurePort int
	// ExternalNames are more host names and IP addresses by which clients reach the API server or what shares its
	// certificate.
	ExternalNames []string

	// Etcd is an external cluster; nil means one inside this process.
	Etcd *Etcd
	// UnsafeNoFsync trades the safety of the data at a power failure (not at a crash of the process) for speed. It is
	// meant for clusters that can be made again.
	UnsafeNoFsync bool

	// NoWatchCache are versions of custom resources that are kept for those who still speak them, and hardly read: they are
	// not cached. All other versions are.
	NoWatchCache []schema.GroupVersionKind
	// SkipManagedFields are resources of whose objects the API server does not keep who wrote which field, unless somebody applies
	// them from the server's side.
	SkipManagedFields []schema.GroupResource

	// DisableAdmissionPlugins replaces the contract's StorageObjectInUseProtection and ServiceAccount if not nil.
	DisableAdmissionPlugins []string
	// KubeControllers are the controllers to run, by any of their names, "*" being all that are on by default. Nil means
	// those of the contract, empty means none.
	KubeControllers []string
	// TuneControllers changes the configuration of the controllers before they start; it may be nil.
	TuneControllers ControllerTuner
	// ServiceClusterIPRange is where Services get their addresses; empty means 10.96.0.0/12.
	ServiceClusterIPRange string
	// ClusterDomain is the domain of Services; empty means cluster.local.
	ClusterDomain string
	// Clock is used for certificates; nil means the machine's.
	Clock clock.WithTicker
}

// Etcd is an etcd cluster that somebody else runs.
type Etcd struct {
	// Servers are URLs such as https://etcd-0:2379.
	Servers []string
	// CAFile, CertFile and KeyFile are needed for https.
	CAFile, CertFile, KeyFile string
	// Prefix is prepended to all keys; empty means /registry.
	Prefix string
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
	if c.Clock == nil {
		c.Clock = clock.RealClock{}
	}
	return c
}

// ControlPlane is an opened data directory. Its parts can each be run once.
type ControlPlane struct {
	config   Config
	pki      *pki.Bundle
	lock     *dirLock
	listener net.Listener
	port     int
	loopback loopback.Loopback
	// firstServiceIP is the address of the kubernetes Service.
	firstServiceIP net.IP
}

// Open prepares everything that can be prepared without running anything. The caller must Close what it returns, after
// its parts have ended. Errors are written for people: a directory in use, a port taken, no permission, a full disk, data
// of a newer version, damaged certificates.
func Open(c Config) (_ *ControlPlane, err error) {
	c = c.withDefaults()
	if c.DataDir == "" {
		return nil, errors.New("no data directory given")
	}
	if c.DataDir, err = filepath.Abs(c.DataDir); err != nil {
		return nil, fmt.Errorf("finding the data directory: %w", err)
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
		return nil, explain("creating data directory", c.DataDir, err)
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
	names := append([]string{cp.firstServiceIP.String(), c.BindAddress}, c.ExternalNames...)
	if ip.IsUnspecified() {
		names[1] = ""
	}
	o := pki.Options{Names: names, ClusterDomain: c.ClusterDomain}
	if cp.pki, err = pki.Ensure(filepath.Join(c.DataDir, "pki"), c.Clock.Now(), o); err != nil {
		return nil, explain("preparing certificates in", c.DataDir, err)
	}
	return cp, nil
}

// Close gives up the port and the data directory. It must not be called while a part runs.
func (c *ControlPlane) Close() error {
	var errs []error
	if c.listener != nil {
		if err := c.listener.Close(); err != nil && !errors.Is(err, net.ErrClosed) {
			errs = append(errs, err)
		}
	}
	errs = append(errs, c.lock.release())
	return errors.Join(errs...)
}

// Parts lists what to run, in a group in which the names are free: etcd unless it is external, the API server, the
// controllers unless there are none, and the renewal of certificates, which calls renewed (if not nil) after each.
func (c *ControlPlane) Parts(renewed func(certificates []string)) []component.Part {
	var parts []component.Part
	server := component.Part{Name: PartAPIServer, Run: c.RunAPIServer}
	if c.config.Etcd == nil {
		parts = append(parts, component.Part{Name: PartEtcd, Run: c.RunEtcd})
		server.After = []string{PartEtcd}
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

// PKI is where the certificates are.
func (c *ControlPlane) PKI() *pki.Bundle { return c.pki }

// CA is the PEM certificate of the authority that signs the API server's and the clients' certificates.
func (c *ControlPlane) CA() []byte { return c.pki.CAPEM() }

// Address is the host and port of the API server, for clients on this machine.
func (c *ControlPlane) Address() string {
	host := c.config.BindAddress
	if net.ParseIP(host).IsUnspecified() {
		host = "127.0.0.1"
	}
	return net.JoinHostPort(host, strconv.Itoa(c.port))
}

// URL is the address of the API server as clients want it.
func (c *ControlPlane) URL() string { return "https://" + c.Address() }

// RESTConfig is for clients on this machine that may do everything. There is no client-side rate limit, which would make
// everything wait behind anything, and no compression, for nothing leaves the machine. Nothing in the API server holds them
// back either: administrators are exempt from fairness. The certificate is read again from its file when it is renewed.
// Every call returns a new value.
func (c *ControlPlane) RESTConfig() *rest.Config {
	admin := c.pki.Admin()
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

// InProcessConfig is RESTConfig for the parts of this process: while the API server runs, their requests are calls, which
// take a shorter way through its filters. It is about this server and this user; whoever changes the address, the
// authorities or the certificate wants RESTConfig.
func (c *ControlPlane) InProcessConfig() *rest.Config {
	config := c.RESTConfig()
	config.WrapTransport = c.loopback.Transport
	return config
}

// ComponentConfig is InProcessConfig for a component of Kubernetes, such as kube-scheduler: it says its name, and speaks
// protobuf, which custom resources do not understand.
func (c *ControlPlane) ComponentConfig(name string) *rest.Config {
	config := c.InProcessConfig()
	config.UserAgent = kubeversion.UserAgent(name)
	config.ContentType = "application/vnd.kubernetes.protobuf"
	config.AcceptContentTypes = "application/vnd.kubernetes.protobuf,application/json"
	return config
}

// Kubeconfig is for the user: self-contained, with one context of the given name, which is also the name of its cluster
// and of its user. It is to be written again when certificates are renewed.
func (c *ControlPlane) Kubeconfig(contextName string) (*clientcmdapi.Config, error) {
	cert, key, err := c.pki.AdminPEM()
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

// stopTimeout is how long a part may take to stop, requests in flight included.
const stopTimeout = 4 * time.Second
