// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/embeddedkube"
	"karmada.io/karmada/internal/failover"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/localmember"
)

// UpOptions configures `karmada up`.
type UpOptions struct {
	Config
	// Members is the minimum number of local member clusters: member1, member2 and so on. Existing ones are started, missing
	// ones are created; of these, member3 is in Pull mode.
	Members int
	// NewMembers configures the members that are created.
	NewMembers MemberOptions
	// Detach runs the control plane in a process of its own.
	Detach bool

	etcd  embeddedkube.Etcd
	flags *pflag.FlagSet
	// components are the values of --component.
	components []string
}

// AddFlags adds the flags of `karmada up`.
func (o *UpOptions) AddFlags(fs *pflag.FlagSet) {
	o.flags = fs
	gates := features.New()
	o.Components.Gates = gates
	gates.AddFlag(fs)
	o.Layout.AddFlags(fs)
	fs.StringVar(&o.BindAddress, "bind-address", "127.0.0.1", "The IP address on which to listen for the --secure-port port.")
	fs.IntVar(&o.SecurePort, "secure-port", 0,
		"The port on which to serve the Kubernetes API. 0 means the port of the last start, or a free one.")
	fs.StringSliceVar(&o.etcd.Servers, "etcd-servers", nil,
		"List of etcd servers to connect with (scheme://ip:port), comma separated. Empty means an embedded etcd.")
	fs.StringVar(&o.etcd.CAFile, "etcd-cafile", "", "SSL Certificate Authority file used to secure etcd communication.")
	fs.StringVar(&o.etcd.CertFile, "etcd-certfile", "", "SSL certification file used to secure etcd communication.")
	fs.StringVar(&o.etcd.KeyFile, "etcd-keyfile", "", "SSL key file used to secure etcd communication.")
	fs.StringVar(&o.etcd.Prefix, "etcd-prefix", "", "The prefix to prepend to all resource paths in etcd. Empty means /registry.")
	fs.BoolVar(&o.etcd.TakeOver, "etcd-take-over", false,
		"Use the data in --etcd-servers even if it belongs to the control plane of another data directory, which stops if it is running.")
	fs.Int64Var(&o.EtcdQuota, "etcd-quota-backend-bytes", 0, "Maximum size of the database of the embedded etcd. 0 means 8 GiB.")
	fs.IntVar(&o.Members, "members", 0, "Minimum number of local member clusters. Existing ones are started, missing ones are created; "+
		"of these, the third is in Pull mode.")
	fs.StringVar(&o.Endpoints.Metrics, "metrics-bind-address", "",
		"The TCP address for serving Prometheus metrics of the Karmada components. Empty means disabled.")
	fs.StringVar(&o.Endpoints.Health, "health-probe-bind-address", "", "The TCP address for serving health probes. Empty means disabled.")
	fs.BoolVar(&o.WithoutComponents, "without-components", false,
		"Do not run karmada-controller-manager and karmada-scheduler, which must then run as processes of their own.")
	fs.BoolVar(&o.Descheduler, "descheduler", false,
		"Run karmada-descheduler, which moves replicas that are unschedulable in their cluster for 5 minutes.")
	fs.BoolVar(&o.Detach, "detach", false, "Run in the background: return when the control plane and its members are ready.")
	fs.StringArrayVar(&o.components, "component", nil, "A flag of a component in this process, as `NAME=--FLAG=VALUE`; it can be repeated. "+
		"Components: "+strings.Join(embedded, ", ")+". Each accepts the flags of the command NAME, without those for connections, leader "+
		"election, endpoints and logs.")
	o.Endpoints.AddProfilingFlags(fs)
	o.Tracing.AddFlags(fs)
	o.NewMembers.AddFlags(fs)
	o.Components.AddEventFlags(fs)
	o.Components.AddUnschedulableFlags(fs)
	o.Components.AddRemovalFlags(fs)
	o.Components.Failover = new(failover.DefaultConfig())
	o.Components.Failover.NoExecute = true
	o.Components.AddFailoverFlags(fs)
	o.Components.AddRolloutFlags(fs)
	fs.BoolVar(&o.NoExecuteTaints, "allow-no-execute-taint-policy", true,
		"Allows configuring taints with NoExecute effect in ClusterTaintPolicy.")
}

// Complete validates the flags and derives the configuration from them.
func (o *UpOptions) Complete() error {
	if o.Members < 0 {
		return fmt.Errorf("--members must be 0 or greater, not %d", o.Members)
	}
	if err := o.Components.Removals.Validate(); err != nil {
		return err
	}
	if err := o.Tracing.Validate(); err != nil {
		return err
	}
	if err := o.Components.Failover.Validate(); err != nil {
		return err
	}
	if o.Members > 0 && o.WithoutComponents {
		return errors.New("--members cannot be used with --without-components, because the components join the members")
	}
	if err := o.configureComponents(); err != nil {
		return err
	}
	if len(o.etcd.Servers) > 0 {
		o.Etcd = &o.etcd
	}
	return o.Layout.Complete()
}

// DetachedFlags returns the flags that were set, for UpDetached.
func DetachedFlags(fs *pflag.FlagSet) (flags []string) {
	fs.Visit(func(f *pflag.Flag) {
		if values, ok := f.Value.(pflag.SliceValue); ok && f.Value.Type() == "stringArray" {
			for _, v := range values.GetSlice() {
				flags = append(flags, "--"+f.Name+"="+v)
			}
		} else if f.Name != "detach" && f.Name != "data-dir" {
			flags = append(flags, "--"+f.Name+"="+strings.Trim(f.Value.String(), "[]"))
		}
	})
	return flags
}

// MemberOptions configures new member clusters.
type MemberOptions struct {
	config  localmember.Config
	noNodes bool
	zones   []string
}

// AddFlags adds the flags about the nodes.
func (o *MemberOptions) AddFlags(fs *pflag.FlagSet) {
	fs.IntVar(&o.config.Nodes, "nodes", localmember.DefaultNodes, "Number of simulated nodes of each new member cluster.")
	fs.StringVar(&o.config.Capacity.CPU, "node-cpu", "", "CPU capacity of each node. Empty means 8.")
	fs.StringVar(&o.config.Capacity.Memory, "node-memory", "", "Memory capacity of each node. Empty means 32Gi.")
	fs.IntVar(&o.config.Capacity.Pods, "node-pods", 0, "Maximum number of pods on each node. 0 means 110.")
	fs.BoolVar(&o.noNodes, "no-nodes", false, "Create member clusters without nodes, which cannot run pods.")
}

// AddLocationFlags adds the flags about the location and the labels of the cluster.
func (o *MemberOptions) AddLocationFlags(fs *pflag.FlagSet) {
	fs.BoolVar(&o.config.Pull, "pull", false, "Register the cluster in Pull mode: its agent connects to the control plane.")
	fs.StringVar(&o.config.EmulatedVersion, "emulated-version", "",
		"Minor version of Kubernetes whose APIs and features the cluster has, such as 1.34: the version of this program or one of the "+
			"three before it. Empty means the version of this program.")
	fs.StringVar(&o.config.Provider, "provider", "", "Simulated cloud provider.")
	fs.StringVar(&o.config.Region, "region", "", "Simulated region.")
	fs.StringSliceVar(&o.zones, "zones", nil, "Simulated zones of the nodes, comma separated.")
	fs.StringToStringVar(&o.config.Labels, "labels", nil, "Labels of the nodes.")
}

// Config returns the configuration of a new member without a name.
func (o *MemberOptions) Config() localmember.Config {
	c := o.config
	if c.Zone = strings.Join(o.zones, ","); o.noNodes {
		c.Nodes = 0
	}
	return c
}
