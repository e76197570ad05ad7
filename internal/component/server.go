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
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/component-base/featuregate"
	ctrl "sigs.k8s.io/controller-runtime"

	"karmada.io/karmada/internal/features"
)

// Server describes a Karmada component that runs as a process of its own.
type Server struct {
	// Name is the subcommand and the name of the part.
	Name        string
	Short, Long string
	// Connects is the cluster that --kubeconfig configures.
	Connects Side
	// QPS and Burst are the defaults of --kube-api-qps and --kube-api-burst; with 0 there are no such flags.
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

// Side is one of the two kinds of clusters that a component connects to.
type Side string

// The sides.
const (
	ControlPlane  Side = "Karmada control plane"
	MemberCluster Side = "member cluster"
)

// Command returns the subcommand that runs s with logging, endpoints and a client configuration.
func Command(s Server) *cobra.Command {
	var (
		kubeconfig, master string
		logging            Logging
	)
	cmd := &cobra.Command{Use: s.Name, Short: s.Short, Long: s.Long, Args: cobra.NoArgs}
	fs := cmd.Flags()
	fs.SortFlags = true
	fs.StringVar(
		&kubeconfig,
		"kubeconfig",
		"",
		fmt.Sprintf("Path to the kubeconfig file of the %s. Empty means the in-cluster configuration.", s.Connects),
	)
	fs.StringVar(&master, "master", "", fmt.Sprintf("The address of the API server of the %s. Overrides any value in kubeconfig.", s.Connects))
	if s.QPS != 0 {
		fs.Float32Var(&s.QPS, "kube-api-qps", s.QPS, fmt.Sprintf("QPS to use while talking with the API server of the %s.", s.Connects))
		fs.IntVar(&s.Burst, "kube-api-burst", s.Burst, fmt.Sprintf("Burst to use while talking with the API server of the %s.", s.Connects))
	}
	if s.LeaderElection != nil {
		s.LeaderElection.addFlags(fs)
	}
	if s.Gates != nil {
		s.Gates.AddFlag(fs)
	}
	s.Endpoints.addFlags(fs)
	logging.AddFlags(fs)
	s.AddFlags(fs)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if s.Validate != nil {
			if err := s.Validate(); err != nil {
				return err
			}
		}
		if err := logging.Start(cmd.ErrOrStderr()); err != nil {
			return err
		}
		if s.Gates != nil {
			for _, gate := range features.WithoutEffect(s.Gates) {
				ctrl.Log.Info("Warning: feature gate has no effect", "component", s.Name, "gate", gate)
			}
		}
		config, err := clientcmd.BuildConfigFromFlags(master, kubeconfig)
		if err != nil {
			return fmt.Errorf("read the kubeconfig of the %s (--kubeconfig): %w", s.Connects, err)
		}
		config.QPS, config.Burst = s.QPS, s.Burst
		TuneMemory()
		return RunParts(ctrl.LoggerInto(cmd.Context(), ctrl.Log), []Part{
			s.Endpoints.Part(),
			{Name: s.Name, Run: func(ctx context.Context, ready func()) error { return s.Run(ctx, config, ready) }},
		}, nil)
	}
	return cmd
}

// Main executes root with the arguments of this process until it ends or is interrupted, and returns the exit code. A
// program name such as karmada-scheduler selects the subcommand scheduler.
func Main(root *cobra.Command, args []string) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM) //nolint:forbidigo // the process begins here
	defer stop()
	root.SetArgs(args[1:])
	if name, ok := strings.CutPrefix(filepath.Base(args[0]), "karmada-"); ok {
		root.SetArgs(append([]string{name}, args[1:]...))
	}
	if err := root.ExecuteContext(ctx); err != nil {
		fmt.Fprintf(root.ErrOrStderr(), "error: %v\n", err)
		return 1
	}
	return 0
}
