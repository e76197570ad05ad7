// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strconv"

	"github.com/spf13/pflag"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/features"
)

// defaultPort is client.DefaultPort; tests of the client import this package.
const defaultPort = 10352

// Server returns karmada-scheduler-estimator (docs/contract/components.md#scheduler-estimator).
func Server() component.Server {
	var (
		o     Options
		port  int
		gates = features.New()
	)
	return component.Server{
		Name:     "scheduler-estimator",
		Short:    "Run the scheduler estimator of a member cluster",
		Connects: component.MemberCluster,
		QPS:      20,
		Burst:    30,
		Long: "The scheduler estimator watches one member cluster and estimates for the scheduler how many more replicas of a workload " +
			"its nodes can run.",
		Endpoints: component.Endpoints{Metrics: ":8080", Health: ":10351", Secure: component.WithSecureFlags()},
		Gates:     gates,
		AddFlags: func(fs *pflag.FlagSet) {
			fs.StringVar(&o.Cluster, "cluster-name", "", "Name of the member cluster that the estimator serves for. Required.")
			fs.IntVar(&port, "server-port", defaultPort, "The port on which to serve gRPC.")
			fs.StringVar(&o.TLS.CertFile, "grpc-auth-cert-file", "",
				"TLS certificate file used for gRPC connections. Empty means connections without TLS.")
			fs.StringVar(&o.TLS.KeyFile, "grpc-auth-key-file", "", "TLS private key file used for gRPC connections.")
			fs.StringSliceVar(&o.TLS.ClientNames, "grpc-client-names", DefaultClients(),
				"Common names of the client certificates that are accepted, in addition to those of the group system:masters. '*' accepts all.")
			fs.StringVar(&o.TLS.ClientCAFile, "grpc-client-ca-file", "", "CA file used to verify gRPC client certificates on incoming requests.")
			fs.BoolVar(&o.TLS.SkipClientVerify, "insecure-skip-grpc-client-verify", false,
				"If set to true, the estimator will not verify the gRPC client's certificate chain and host name.")
			fs.IntVar(&o.Parallelism, "parallelism", 0,
				fmt.Sprintf("Number of requests that are estimated in parallel. 0 means %d.", DefaultParallelism))
		},
		Validate: func() error {
			if o.Cluster == "" {
				return errors.New("--cluster-name is required")
			}
			if port < 0 || port > 65535 {
				return fmt.Errorf("--server-port must be between 0 and 65535, not %d", port)
			}
			return nil
		},
		Run: func(ctx context.Context, member *rest.Config, ready func()) error {
			o.Member, o.Clock = member, clock.RealClock{}
			o.Quotas, o.Assumed = gates.Enabled(features.ResourceQuotaEstimate), gates.Enabled(features.SchedulingOvercommitProtection)
			o.Listen = func(ctx context.Context) (net.Listener, error) {
				return (&net.ListenConfig{}).Listen(ctx, "tcp", ":"+strconv.Itoa(port))
			}
			return Run(ctx, o, ready)
		},
	}
}
