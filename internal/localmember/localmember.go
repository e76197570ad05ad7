// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package localmember runs a whole Kubernetes cluster inside this process, to be a member of Karmada on a laptop or in
// a test.
//
//	Config ──► Open ──► *Member ──► Parts: etcd ──► kube-apiserver ──► kube-controller-manager
//	                                                             ├──► kube-scheduler
//	                                                             ├──► nodes    KWOK plays the kubelets: pods become ready at once
//	                                                             ├──► kubelet  logs, exec, and the metrics API of nodes and pods
//	                                                             ├──► volumes  claims are bound to volumes that hold nothing
//	                                                             └──► estimator  how many more replicas the nodes have room for
//
// The API is a real one; only what would run in containers is played. Nothing of a pod ever runs on this machine: exec is
// answered by a handful of built-in commands. Without nodes (Config.Nodes is 0) there is only the API and the
// controllers that keep it clean.
//
// Invariant: a member whose data directory exists comes back as the same cluster at the same address.
package localmember

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"k8s.io/apimachinery/pkg/api/resource"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"k8s.io/kubernetes/pkg/scheduler"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/controlplane"
	"karmada.io/karmada/internal/names"
)

// Names of the parts beyond those of an API server.
const (
	PartScheduler = "kube-scheduler"
	PartNodes     = "nodes"
	PartKubelet   = "kubelet"
	PartVolumes   = "volumes"
	PartEstimator = "estimator"
)

// configFile is the Config in the data directory.
const configFile = "member.json"

// Config is a local member cluster. All but DataDir and Clock is kept in the data directory.
type Config struct {
	// Name is the name of the cluster: its context in kubeconfigs, and the first part of its nodes' names.
	Name string `json:"name"`
	// DataDir holds everything that outlives the process.
	DataDir string `json:"-"`
	// SecurePort is the port of the API server; 0 means any free one, which the cluster then keeps.
	SecurePort int `json:"securePort,omitempty"`
	// EstimatorPort is the port on loopback at which the cluster's estimator answers (extension-protocols §1); 0 means any
	// free one, which the cluster then keeps as long as nobody else takes it. A cluster without nodes has no estimator.
	EstimatorPort int `json:"estimatorPort,omitempty"`
	// Nodes is how many nodes there are; 0 means a cluster of an API alone, in which no pod ever runs.
	Nodes int `json:"nodes"`
	// Capacity is what each node offers.
	Capacity Capacity `json:"capacity"`
	// Region and Zone become the topology labels of the nodes. Zones separated by commas are given to the nodes in turn.
	Region string `json:"region,omitempty"`
	Zone   string `json:"zone,omitempty"`
	// Provider becomes the scheme of the nodes' provider IDs.
	Provider string `json:"provider,omitempty"`
	// Labels are put on every node.
	Labels map[string]string `json:"labels,omitempty"`
	// Clock is used for certificates and logs; nil means the machine's.
	Clock clock.WithTicker `json:"-"`
}

// Capacity is what a node offers to pods.
type Capacity struct {
	// CPU and Memory are quantities, such as 8 and 32Gi; empty means these.
	CPU    string `json:"cpu,omitempty"`
	Memory string `json:"memory,omitempty"`
	// Pods is how many there can be at once; 0 means 110.
	Pods int `json:"pods,omitempty"`
}

// DefaultNodes is how many nodes a member has unless told otherwise.
const DefaultNodes = 3

func (c Config) withDefaults() Config {
	if c.Capacity.CPU == "" {
		c.Capacity.CPU = "8"
	}
	if c.Capacity.Memory == "" {
		c.Capacity.Memory = "32Gi"
	}
	if c.Capacity.Pods == 0 {
		c.Capacity.Pods = 110
	}
	if c.Clock == nil {
		c.Clock = clock.RealClock{}
	}
	return c
}

func (c Config) validate() error {
	if problems := validation.IsDNS1123Label(c.Name); len(problems) > 0 {
		return fmt.Errorf("name of a member cluster: %q: %s", c.Name, strings.Join(problems, "; "))
	}
	if len(c.Name) > names.MaxClusterName {
		return fmt.Errorf("name of a member cluster: %q is longer than %d characters", c.Name, names.MaxClusterName)
	}
	if c.Nodes < 0 {
		return fmt.Errorf("%d nodes: there cannot be fewer than 0", c.Nodes)
	}
	if c.Capacity.Pods < 0 {
		return fmt.Errorf("%d pods on a node: there cannot be fewer than 0", c.Capacity.Pods)
	}
	for name, q := range map[string]string{"cpu": c.Capacity.CPU, "memory": c.Capacity.Memory} {
		if parsed, err := resource.ParseQuantity(q); err != nil || parsed.Sign() <= 0 {
			return fmt.Errorf("%s of a node: %q is not a quantity such as 8 or 32Gi", name, q)
		}
	}
	return nil
}

// Load reads the Config that Open has kept in a data directory.
func Load(dataDir string) (Config, error) {
	c := Config{}
	path := filepath.Join(dataDir, configFile)
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return c, fmt.Errorf("%s holds no member cluster: %w", dataDir, err)
	}
	if err != nil {
		return c, fmt.Errorf("reading the configuration of a member cluster: %w", err)
	}
	if err := json.Unmarshal(data, &c); err != nil {
		return c, fmt.Errorf("%s is damaged: %w", path, err)
	}
	c.DataDir = dataDir
	return c, nil
}

func save(c Config) error {
	data, err := json.MarshalIndent(c, "", "  ")
	if err != nil {
		return fmt.Errorf("encoding the configuration of member cluster %s: %w", c.Name, err)
	}
	path := filepath.Join(c.DataDir, configFile)
	if old, err := os.ReadFile(path); err == nil && string(old) == string(data) {
		return nil
	}
	draft := path + ".new"
	if err := os.WriteFile(draft, data, 0o600); err != nil {
		return fmt.Errorf("keeping the configuration of member cluster %s: %w", c.Name, err)
	}
	return os.Rename(draft, path)
}

// Member is an opened member cluster. Its parts can each be run once.
type Member struct {
	config Config
	server *controlplane.ControlPlane
	// kubelet is where the nodes' kubelets and the metrics API listen.
	kubelet net.Listener
	// estimator is where the estimator listens.
	estimator net.Listener
	// informers are shared by all that read nodes and pods; the scheduler's own filter leaves out pods that have ended.
	informers informers.SharedInformerFactory
}

// metricsHost is how the API server calls the metrics API.
const metricsHost = metricsService + "." + metricsNamespace + ".svc"

// Open prepares a member cluster without running it, and keeps its Config in the data directory. The caller must Close
// what it returns, after its parts have ended. See controlplane.Open for the errors.
func Open(c Config) (_ *Member, err error) {
	c = c.withDefaults()
	if err := c.validate(); err != nil {
		return nil, err
	}
	m := &Member{config: c}
	defer func() {
		if err != nil {
			m.Close() //nolint:errcheck // the first error counts
		}
	}()
	m.server, err = controlplane.Open(controlplane.Config{
		DataDir:                 c.DataDir,
		SecurePort:              c.SecurePort,
		ExternalNames:           []string{metricsHost},
		UnsafeNoFsync:           true,
		DisableAdmissionPlugins: disabledAdmission(),
		KubeControllers:         kubeControllers(c.Nodes > 0),
		TuneControllers:         tune,
		Clock:                   c.Clock,
	})
	if err != nil {
		return nil, err
	}
	if m.config.SecurePort, err = portOf(m.server.Address()); err != nil {
		return nil, err
	}
	if c.Nodes > 0 {
		if m.estimator, err = listenEstimator(c.EstimatorPort); err != nil {
			return nil, fmt.Errorf("listening for the estimator of member cluster %s: %w", c.Name, err)
		}
		m.config.EstimatorPort = m.estimator.Addr().(*net.TCPAddr).Port
	} else {
		m.config.EstimatorPort = 0
	}
	if err := save(m.config); err != nil {
		return nil, err
	}
	if c.Nodes == 0 {
		return m, nil
	}
	if m.kubelet, err = net.Listen("tcp", "127.0.0.1:0"); err != nil {
		return nil, fmt.Errorf("listening for kubelets of member cluster %s: %w", c.Name, err)
	}
	client, err := kubernetes.NewForConfig(m.server.ComponentConfig(PartScheduler))
	if err != nil {
		return nil, fmt.Errorf("making a client for member cluster %s: %w", c.Name, err)
	}
	m.informers = scheduler.NewInformerFactory(client, 0)
	return m, nil
}

func portOf(address string) (int, error) {
	_, port, err := net.SplitHostPort(address)
	if err != nil {
		return 0, fmt.Errorf("reading the port of %s: %w", address, err)
	}
	return strconv.Atoi(port)
}

// Close gives up ports and data directory.
func (m *Member) Close() error {
	var errs []error
	for _, listener := range []net.Listener{m.kubelet, m.estimator} {
		if listener == nil {
			continue
		}
		if err := listener.Close(); err != nil && !errors.Is(err, net.ErrClosed) {
			errs = append(errs, err)
		}
	}
	if m.server != nil {
		errs = append(errs, m.server.Close())
	}
	return errors.Join(errs...)
}

// Parts lists what to run, in a group of its own. After certificates were renewed it calls renewed, if not nil.
func (m *Member) Parts(renewed func(certificates []string)) []component.Part {
	parts := m.server.Parts(renewed)
	if m.config.Nodes == 0 {
		return parts
	}
	api := []string{controlplane.PartAPIServer}
	return append(parts,
		component.Part{Name: PartScheduler, After: api, Run: m.RunScheduler},
		component.Part{Name: PartNodes, After: api, Run: m.RunNodes},
		component.Part{Name: PartKubelet, After: api, Run: m.RunKubelet},
		component.Part{Name: PartVolumes, After: api, Run: m.RunVolumes},
		component.Part{Name: PartEstimator, After: api, Run: m.RunEstimator},
	)
}

// Config is what the member was opened with, defaults and port filled in.
func (m *Member) Config() Config { return m.config }

// RESTConfig is for clients in this process that may do everything, without a client-side rate limit.
func (m *Member) RESTConfig() *rest.Config { return m.server.RESTConfig() }

// URL is the address of the API server.
func (m *Member) URL() string { return m.server.URL() }

// CA is the PEM certificate of the authority of the API server.
func (m *Member) CA() []byte { return m.server.CA() }

// Kubeconfig is for the user: self-contained, with one context named like the member.
func (m *Member) Kubeconfig() (*clientcmdapi.Config, error) {
	return m.server.Kubeconfig(m.config.Name)
}
