// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strconv"

	"github.com/spf13/cobra"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/estimate/server"
	"karmada.io/karmada/internal/features"
)

// newSchedulerEstimator is the estimator for one member cluster (components §6).
func newSchedulerEstimator() *cobra.Command {
	var (
		o                  server.Options
		endpoints          server.Endpoints
		logs               logging
		profiling          component.Profiling
		kubeconfig, master string
		port, burst        int
		qps                float32
		gates              = features.New()
	)
	cmd := &cobra.Command{
		Use: "scheduler-estimator", Short: "Run the estimator of a member cluster", Args: cobra.NoArgs,
		Long: "The estimator watches one member cluster and tells the scheduler how many more replicas of a workload its nodes have room for.",
	}
	fs := cmd.Flags()
	fs.StringVar(&kubeconfig, "kubeconfig", "", "kubeconfig of the member cluster; inside it none is needed")
	fs.StringVar(&master, "master", "", "address of the member cluster's API server, instead of the one in the kubeconfig")
	fs.StringVar(&o.Cluster, "cluster-name", "", "name of the member cluster in the control plane (required)")
	fs.IntVar(&port, "server-port", client.DefaultPort, "port to answer on")
	fs.StringVar(&o.TLS.CertFile, "grpc-auth-cert-file", "", "serving certificate; without it and its key nothing is encrypted")
	fs.StringVar(&o.TLS.KeyFile, "grpc-auth-key-file", "", "serving key")
	fs.StringVar(&o.TLS.ClientCAFile, "grpc-client-ca-file", "", "authority of clients' certificates, which are then required")
	fs.BoolVar(&o.TLS.SkipClientVerify, "insecure-skip-grpc-client-verify", false, "let in clients without a certificate")
	fs.Float32Var(&qps, "kube-api-qps", 20, "requests per second to the member cluster")
	fs.IntVar(&burst, "kube-api-burst", 30, "requests to the member cluster that may come at once")
	fs.IntVar(&o.Parallelism, "parallelism", 0, fmt.Sprintf("questions that are worked on at once; 0 means %d", server.DefaultParallelism))
	fs.StringVar(&endpoints.Metrics, "metrics-bind-address", ":8080", "address of the metrics; 0 for none")
	fs.StringVar(&endpoints.Health, "health-probe-bind-address", ":10351", "address of the health probe; 0 for none")
	gates.AddFlag(fs)
	profiling.AddFlags(fs)
	logs.addFlags(fs)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if o.Cluster == "" {
			return errors.New("--cluster-name is required")
		}
		if port < 0 || port > 65535 {
			return fmt.Errorf("--server-port %d is not a port", port)
		}
		if err := logs.start(cmd.ErrOrStderr()); err != nil {
			return err
		}
		member, err := clientcmd.BuildConfigFromFlags(master, kubeconfig)
		if err != nil {
			return fmt.Errorf("read the kubeconfig of cluster %s (--kubeconfig): %w", o.Cluster, err)
		}
		member.QPS, member.Burst = qps, burst
		o.Member, o.Clock = member, clock.RealClock{}
		o.Quotas, o.Assumed = gates.Enabled(features.ResourceQuotaEstimate), gates.Enabled(features.SchedulingOvercommitProtection)
		o.Listen = func(ctx context.Context) (net.Listener, error) {
			return (&net.ListenConfig{}).Listen(ctx, "tcp", ":"+strconv.Itoa(port))
		}
		if err := profiling.Serve(cmd.Context()); err != nil {
			return err
		}
		return component.RunParts(ctrl.LoggerInto(cmd.Context(), ctrl.Log), []component.Part{
			{Name: "endpoints", Run: func(ctx context.Context, ready func()) error {
				ready()
				return endpoints.Serve(ctx)
			}},
			{Name: "estimator", Run: func(ctx context.Context, ready func()) error { return server.Run(ctx, o, ready) }},
		}, nil)
	}
	return cmd
}
