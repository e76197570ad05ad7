// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package nameresolution

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"time"

	"github.com/spf13/pflag"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/component"
)

// nodeVariable is the environment variable with the name of the node.
const nodeVariable = "NODE_NAME"

// Server returns karmada-service-name-resolution-detector.
func Server() component.Server {
	o := Options{Lookup: net.DefaultResolver.LookupHost, Clock: clock.RealClock{}}
	return component.Server{
		Name:     "service-name-resolution-detector",
		Short:    "Run the detector of failing name resolution on a node of a member cluster",
		Connects: component.MemberCluster,
		Long: "The detector looks up the name of a Service periodically and reports the result in the condition " +
			"ServiceDomainNameResolutionReady of its node, from which Karmada computes the condition of the cluster.",
		Endpoints: component.Endpoints{Metrics: ":8080", Health: ":10359"},
		AddFlags: func(fs *pflag.FlagSet) {
			fs.StringVar(&o.Node, "node-name", os.Getenv(nodeVariable),
				"Name of the node on which the detector runs. Default is the environment variable "+nodeVariable+".")
			fs.Lookup("node-name").DefValue = ""
			fs.StringVar(&o.Name, "lookup-name", "kubernetes.default.svc", "Name of a Service that is looked up.")
			fs.DurationVar(&o.Period, "coredns-detect-period", 5*time.Second, "Interval between two lookups, and timeout of a lookup.")
			fs.DurationVar(&o.SuccessThreshold, "coredns-success-threshold", 30*time.Second,
				"Duration for which lookups must succeed until the condition of the node becomes True.")
			fs.DurationVar(&o.FailureThreshold, "coredns-failure-threshold", 30*time.Second,
				"Duration for which lookups must fail until the condition of the node becomes False.")
		},
		Validate: func() error {
			switch {
			case o.Node == "":
				return errors.New("--node-name: required, or set the environment variable " + nodeVariable)
			case o.Period < time.Second:
				return fmt.Errorf("--coredns-detect-period: must be at least 1s, got %v", o.Period)
			case o.SuccessThreshold < 0, o.FailureThreshold < 0:
				return errors.New("--coredns-success-threshold, --coredns-failure-threshold: must not be negative")
			}
			return nil
		},
		Run: func(ctx context.Context, member *rest.Config, ready func()) error {
			clientset, err := kubernetes.NewForConfig(member)
			if err != nil {
				return fmt.Errorf("create a client for the member cluster: %w", err)
			}
			ready()
			return New(clientset, o).Run(ctx)
		},
	}
}
