// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"k8s.io/apimachinery/pkg/runtime/schema"
	utilruntime "k8s.io/apimachinery/pkg/util/runtime"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/component-base/featuregate"
	logsapi "k8s.io/component-base/logs/api/v1"
	"k8s.io/klog/v2"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"

	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/machinery/tracing"
	"karmada.io/karmada/internal/version"
)

// Server describes a Karmada component that runs as a process of its own.
type Server struct {
	// Name is the subcommand and the name of the part.
	Name        string
	Short, Long string
	// Connects is the cluster that --kubeconfig configures.
	Connects Side
	// Requires lists the kinds that the server must serve.
	Requires []schema.GroupVersionResource
	// QPS and Burst are the defaults of --kube-api-qps and --kube-api-burst, which apply only if one of them is set. With 0 there are
	// no such flags.
	QPS   float32
	Burst int
	// LeaderElection configures the leader election flags; nil means no leader election.
	LeaderElection *LeaderElection
	// Endpoints holds the default addresses; an endpoint without one has no flag.
	Endpoints Endpoints
	// Gates is set by --feature-gates; nil means no such flag.
	Gates featuregate.MutableFeatureGate
	// AddFlags adds the flags of the component itself.
	AddFlags func(*pflag.FlagSet)
	// Validate checks the flags of the component itself; it may be nil.
	Validate func() error
	// Run runs the component until ctx ends, as Part.Run does.
	Run func(ctx context.Context, config *rest.Config, ready func()) error
}

// Side is one of the kinds of clusters that a component connects to.
type Side string

// The sides.
const (
	ControlPlane  Side = "Karmada control plane"
	MemberCluster Side = "member cluster"
	HostCluster   Side = "host cluster"
)

// command is a component and the values of its shared flags.
type command struct {
	Server
	kubeconfig, master string
	limit              RateLimit
	logging            Logging
	tracing            tracing.Options
}

// Command returns the subcommand that runs s with logging, endpoints and a client configuration.
func Command(s Server) *cobra.Command {
	c := &command{Server: s, limit: RateLimit{QPS: s.QPS, Burst: s.Burst}}
	cmd := &cobra.Command{Use: s.Name, Short: s.Short, Long: s.Long, Args: noArgs}
	line := version.Current().Line("karmada-" + s.Name)
	cmd.AddCommand(&cobra.Command{Use: "version", Short: "Print the version", Args: cobra.NoArgs, Run: func(cmd *cobra.Command, _ []string) {
		cmd.Println(line)
	}})
	cmd.Version = line
	cmd.SetVersionTemplate("{{.Version}}\n")
	c.addFlags(cmd.Flags())
	cmd.RunE = func(cmd *cobra.Command, _ []string) error { return c.run(cmd) }
	return cmd
}

// noArgs rejects arguments: all options are flags.
func noArgs(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return fmt.Errorf("unexpected argument %q: %s takes flags only", args[0], cmd.CommandPath())
	}
	return nil
}

func (c *command) addFlags(fs *pflag.FlagSet) {
	fs.SortFlags = true
	fs.Bool("version", false, "Print the version and exit.")
	fs.StringVar(&c.kubeconfig, "kubeconfig", "",
		fmt.Sprintf("Path to the kubeconfig file of the %s. Empty means the in-cluster configuration.", c.Connects))
	fs.StringVar(&c.master, "master", "",
		fmt.Sprintf("The address of the API server of the %s. Overrides any value in kubeconfig.", c.Connects))
	if c.QPS != 0 {
		c.limit.AddFlags(fs, "kube-api", fmt.Sprintf("the API server of the %s", c.Connects))
	}
	if c.LeaderElection != nil {
		c.LeaderElection.addFlags(fs)
	}
	if c.Gates != nil {
		if gates, ok := c.Gates.(featuregate.MutableVersionedFeatureGate); ok && logsapi.AddFeatureGates(gates) == nil {
			c.logging.gates = gates
		}
		c.Gates.AddFlag(fs)
	}
	c.Endpoints.addFlags(fs)
	c.tracing.AddFlags(fs)
	c.logging.AddFlags(fs)
	c.logging.AddFileFlags(fs)
	c.AddFlags(fs)
}

// validate checks the flags.
func (c *command) validate() error {
	if err := c.limit.Validate(); err != nil {
		return err
	}
	if c.LeaderElection != nil {
		if err := c.LeaderElection.validate(); err != nil {
			return err
		}
	}
	if err := c.Endpoints.Secure.Validate(); err != nil {
		return err
	}
	if err := c.tracing.Validate(); err != nil {
		return err
	}
	if c.Validate != nil {
		return c.Validate()
	}
	return nil
}

func (c *command) run(cmd *cobra.Command) error {
	c.Endpoints.complete(cmd.Flags())
	if err := c.validate(); err != nil {
		return err
	}
	if err := c.logging.StartComponent(cmd.ErrOrStderr(), "karmada-"+c.Name); err != nil {
		return err
	}
	ctrl.Log.Info("Starting", "component", c.Name, "version", version.Current().GitVersion)
	if c.Gates != nil {
		for _, gate := range features.WithoutEffect(c.Gates) {
			ctrl.Log.Info("Warning: feature gate has no effect", "component", c.Name, "gate", gate)
		}
	}
	for flag, reason := range ignored(cmd.Flags()) {
		ctrl.Log.Info("Warning: flag has no effect", "component", c.Name, "flag", flag, "reason", reason)
	}
	config, err := clientcmd.BuildConfigFromFlags(c.master, c.kubeconfig)
	if err != nil {
		return fmt.Errorf("read the kubeconfig of the %s (--kubeconfig): %w", c.Connects, err)
	}
	c.limit.apply(config)
	TuneMemory(cmd.Context(), clock.RealClock{})
	endpoints := c.Endpoints.Part()
	return RunParts(ctrl.LoggerInto(cmd.Context(), ctrl.Log), []Part{
		endpoints,
		TracingPart(c.tracing, "karmada-"+c.Name),
		{Name: c.Name, After: []string{endpoints.Name}, Run: func(ctx context.Context, ready func()) error {
			if err := checkConnection(ctx, config, c.Connects, c.Requires); err != nil {
				return err
			}
			WaitWhileRefused(config)
			return c.Run(ctx, config, ready)
		}},
	}, nil)
}

// TracingPart returns the part that sends spans under the name of a service.
func TracingPart(o tracing.Options, service string) Part {
	return Part{Name: "tracing", Run: func(ctx context.Context, ready func()) error { return o.Run(ctx, service, ready) }}
}

// Main executes root with the arguments of this process until it ends or is interrupted, and returns the exit code. A
// program name such as karmada-scheduler selects the subcommand scheduler.
func Main(root *cobra.Command, args []string) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM) //nolint:forbidigo // the process begins here
	defer stop()
	utilruntime.ErrorHandlers = []utilruntime.ErrorHandler{quietConflicts(utilruntime.ErrorHandlers...)} //nolint:reassign // nothing runs yet
	root.SetArgs(argsFor(root, args))
	if err := root.ExecuteContext(ctx); err != nil {
		fmt.Fprintf(root.ErrOrStderr(), "error: %s\n", strings.TrimSpace(err.Error()))
		return 1
	}
	return 0
}

// quietConflicts returns a handler that logs conflicts at level 1: controllers of Kubernetes retry them. They wrap most as text.
func quietConflicts(others ...utilruntime.ErrorHandler) utilruntime.ErrorHandler {
	return func(ctx context.Context, err error, message string, values ...any) {
		if err != nil && (requeue.Expected(err) || strings.Contains(err.Error(), "the object has been modified")) {
			klog.FromContext(ctx).V(1).Info("Conflict; retrying", append(values, "message", message, "err", err.Error())...)
			return
		}
		for _, handle := range others {
			handle(ctx, err, message, values...)
		}
	}
}

// argsFor returns the arguments after the program name, preceded by the subcommand that the program name selects.
func argsFor(root *cobra.Command, args []string) []string {
	program := strings.TrimSuffix(filepath.Base(args[0]), ".exe")
	for _, name := range []string{strings.TrimPrefix(program, "karmada-"), strings.TrimPrefix(program, "kube-"), program} {
		for _, c := range root.Commands() {
			if c.Name() == name && program != root.Name() {
				return append([]string{name}, args[1:]...)
			}
		}
	}
	return args[1:]
}
