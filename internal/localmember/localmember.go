// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package localmember runs a Kubernetes cluster inside this process, as a member of Karmada on a laptop or in a test.
//
//	Config ──► Open ──► *Member ──► Parts: etcd ──► kube-apiserver ──► kube-controller-manager
//	                                                             ├──► kube-scheduler
//	                                                             ├──► nodes    KWOK simulates the kubelets: pods become ready
//	                                                             ├──► kubelet  logs, exec, and the metrics API of nodes and pods
//	                                                             ├──► volumes  claims are bound to empty volumes
//	                                                             └──► estimator  the scheduler-estimator of the cluster
//
// The API server, the controllers and the scheduler are real; containers are simulated. No process of a pod runs on this
// machine: exec supports a few built-in commands. Without nodes (Config.Nodes is 0) there are only the API server and the
// controllers that need no nodes.
//
// Invariant: a member with an existing data directory restarts as the same cluster with the same address.
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

	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"k8s.io/kubernetes/pkg/scheduler"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/embeddedkube"
	"karmada.io/karmada/internal/embeddedkube/ports"
	"karmada.io/karmada/internal/machinery/atomicfile"
	"karmada.io/karmada/internal/machinery/quantity"
	"karmada.io/karmada/internal/names"
)

// Names of the parts besides the parts of package embeddedkube.
const (
	PartScheduler = "kube-scheduler"
	PartNodes     = "nodes"
	PartKubelet   = "kubelet"
	PartVolumes   = "volumes"
	PartEstimator = "estimator"
)

// configFile is the file with the Config in the data directory.
const configFile = "member.json"

// Config configures a local member cluster. It is stored in the data directory, except for DataDir and Clock.
type Config struct {
	// Name is the name of the cluster and of its context in kubeconfigs, and the prefix of the names of its nodes.
	Name string `json:"name"`
	// DataDir contains all persistent data.
	DataDir string `json:"-"`
	// SecurePort is the port of the API server; 0 means a free one, which is stored.
	SecurePort int `json:"securePort,omitempty"`
	// EstimatorPort is the port of the scheduler-estimator on loopback (docs/contract/protocols.md#scheduler-estimator). 0 means a
	// free port, which is stored and changes only if it is in use. A cluster without nodes has no estimator.
	EstimatorPort int `json:"estimatorPort,omitempty"`
	// Nodes is the number of nodes; with 0, pods never run.
	Nodes int `json:"nodes"`
	// Capacity is the capacity of each node.
	Capacity Capacity `json:"capacity"`
	// Region and Zone are the topology labels of the nodes. Several zones, separated by commas, are assigned in turn.
	Region string `json:"region,omitempty"`
	Zone   string `json:"zone,omitempty"`
	// Provider is the scheme of the provider IDs of the nodes.
	Provider string `json:"provider,omitempty"`
	// Labels are added to all nodes.
	Labels map[string]string `json:"labels,omitempty"`
	// Pull is set if the cluster is registered in Pull mode: an agent in the process of the cluster connects to the control plane.
	Pull bool `json:"pull,omitempty"`
	// EmulatedVersion is an older minor version of Kubernetes, such as 1.34, which the process of the cluster emulates. Empty means that of
	// this program. Open does not set it: see embeddedkube.Emulate.
	EmulatedVersion string `json:"emulatedVersion,omitempty"`
	// Clock is used for certificates and logs; nil means the real clock.
	Clock clock.WithTicker `json:"-"`
}

// Capacity is the capacity of a node.
type Capacity struct {
	// CPU and Memory are quantities; empty means 8 and 32Gi.
	CPU    string `json:"cpu,omitempty"`
	Memory string `json:"memory,omitempty"`
	// Pods is the maximum number of pods; 0 means 110.
	Pods int `json:"pods,omitempty"`
}

// DefaultNodes is the default number of nodes.
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
		return fmt.Errorf("invalid name of a member cluster: %q: %s", c.Name, strings.Join(problems, "; "))
	}
	if len(c.Name) > names.MaxClusterName {
		return fmt.Errorf("invalid name of a member cluster: %q is longer than %d characters", c.Name, names.MaxClusterName)
	}
	if c.EmulatedVersion != "" {
		if err := embeddedkube.ValidateEmulated(c.EmulatedVersion); err != nil {
			return fmt.Errorf("invalid version of member cluster %s: %w", c.Name, err)
		}
	}
	if c.Nodes < 0 {
		return fmt.Errorf("invalid number of nodes: %d is negative", c.Nodes)
	}
	if c.Capacity.Pods < 0 {
		return fmt.Errorf("invalid number of pods of a node: %d is negative", c.Capacity.Pods)
	}
	for name, q := range map[string]string{"cpu": c.Capacity.CPU, "memory": c.Capacity.Memory} {
		if parsed, err := quantity.Parse(q); err != nil || parsed.Sign() <= 0 {
			return fmt.Errorf("invalid %s of a node: %q is not a positive quantity such as 8 or 32Gi", name, q)
		}
	}
	return nil
}

// Load reads the Config from a data directory.
func Load(dataDir string) (Config, error) {
	c := Config{}
	path := filepath.Join(dataDir, configFile)
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return c, fmt.Errorf("%s contains no member cluster: %w", dataDir, err)
	}
	if err != nil {
		return c, fmt.Errorf("read the configuration of a member cluster: %w", err)
	}
	if err := json.Unmarshal(data, &c); err != nil {
		return c, fmt.Errorf("decode %s: %w", path, err)
	}
	c.DataDir = dataDir
	return c, nil
}

func save(c Config) error {
	data, err := json.MarshalIndent(c, "", "  ")
	if err != nil {
		return fmt.Errorf("encode the configuration of member cluster %s: %w", c.Name, err)
	}
	return atomicfile.Write(filepath.Join(c.DataDir, configFile), data, 0o600)
}

// Member is a member cluster whose data directory is locked. Each of its parts can run once.
type Member struct {
	config Config
	server *embeddedkube.ControlPlane
	// kubelet is the listener of the kubelet API and the metrics API.
	kubelet net.Listener
	// estimator is the listener of the scheduler-estimator.
	estimator net.Listener
	// informers are shared by all parts. Like those of kube-scheduler, they omit pods that have ended.
	informers informers.SharedInformerFactory
}

// metricsHost is the host name of the metrics API in requests of the API server.
const metricsHost = metricsService + "." + metricsNamespace + ".svc"

// Open locks the data directory and stores the Config in it; nothing runs yet. The caller must Close the result after its parts
// have ended. See controlplane.Open for the errors.
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
	m.server, err = embeddedkube.Open(embeddedkube.Config{
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
		// Clients find the port through a Service, so that it may change.
		if m.estimator, err = ports.Listen(nodeAddress, c.EstimatorPort); err != nil {
			return nil, fmt.Errorf("listen for the estimator of member cluster %s: %w", c.Name, err)
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
		return nil, fmt.Errorf("listen for the kubelets of member cluster %s: %w", c.Name, err)
	}
	client, err := kubernetes.NewForConfig(m.server.ComponentConfig(PartScheduler))
	if err != nil {
		return nil, fmt.Errorf("create a client for member cluster %s: %w", c.Name, err)
	}
	m.informers = scheduler.NewInformerFactory(client, 0)
	return m, nil
}

func portOf(address string) (int, error) {
	_, port, err := net.SplitHostPort(address)
	if err != nil {
		return 0, fmt.Errorf("parse the port of %s: %w", address, err)
	}
	return strconv.Atoi(port)
}

// Close releases the ports and the data directory.
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

// Parts returns the parts of the member. They call renewed, if not nil, after certificates were renewed.
func (m *Member) Parts(renewed func(certificates []string)) []component.Part {
	parts := m.server.Parts(renewed)
	if m.config.Nodes == 0 {
		return parts
	}
	api := []string{embeddedkube.PartAPIServer}
	return append(parts,
		component.Part{Name: PartScheduler, After: api, Run: m.RunScheduler},
		component.Part{Name: PartNodes, After: api, Run: m.RunNodes},
		component.Part{Name: PartKubelet, After: api, Run: m.RunKubelet},
		component.Part{Name: PartVolumes, After: api, Run: m.RunVolumes},
		component.Part{Name: PartEstimator, After: api, Run: m.RunEstimator},
	)
}

// Config returns the configuration with defaults and ports.
func (m *Member) Config() Config { return m.config }

// RESTConfig returns a client configuration with administrator rights and without a client-side rate limit.
func (m *Member) RESTConfig() *rest.Config { return m.server.RESTConfig() }

// URL returns the URL of the API server.
func (m *Member) URL() string { return m.server.URL() }

// CA returns the PEM certificate of the CA of the API server.
func (m *Member) CA() []byte { return m.server.CA() }

// Kubeconfig returns a self-contained kubeconfig with one context, named like the member.
func (m *Member) Kubeconfig() (*clientcmdapi.Config, error) {
	return m.server.Kubeconfig(m.config.Name)
}
