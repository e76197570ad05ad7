// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"os"
	"time"

	"github.com/go-logr/logr"
	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials"
	"google.golang.org/grpc/credentials/insecure"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/estimate/node"
	"karmada.io/karmada/internal/estimate/pb"
)

const (
	// DefaultParallelism is how many questions are worked on at once unless told otherwise.
	DefaultParallelism = 16
	// drain bounds how long questions that are on their way may take when the server ends.
	drainTimeout = 5 * time.Second
)

// Options are an estimator for one cluster.
type Options struct {
	// Cluster is its name in the control plane; questions about others are refused.
	Cluster string
	// Member reaches the cluster.
	Member *rest.Config
	// Listen makes the listener; it is called when the first answer can be given.
	Listen func(ctx context.Context) (net.Listener, error)
	// TLS says how connections are secured.
	TLS TLS
	// Parallelism bounds how many questions are worked on at once; 0 means DefaultParallelism.
	Parallelism int
	// Quotas takes ResourceQuotas into account (gate ResourceQuotaEstimate), Assumed what questions assume (gate
	// SchedulingOvercommitProtection).
	Quotas, Assumed bool
	// Replicas and Components are plugins besides those that are built in.
	Replicas   []node.EstimateReplicasPlugin
	Components []node.EstimateComponentsPlugin
	// Clock is for thresholds and metrics.
	Clock clock.PassiveClock
}

// TLS says how connections are secured (docs/contract/protocols.md#scheduler-estimator). The files are read for each new connection, for they are
// renewed.
type TLS struct {
	// CertFile and KeyFile are the server's; if both are empty, connections are not encrypted.
	CertFile, KeyFile string
	// ClientCAFile is the authority of clients' certificates, which are required if it is given.
	ClientCAFile string
	// SkipClientVerify lets in clients without certificates all the same.
	SkipClientVerify bool
}

// Run watches the cluster and answers questions about it until ctx ends; ready is called when it does answer.
func Run(ctx context.Context, o Options, ready func()) error {
	config := rest.CopyConfig(o.Member)
	meta, err := metadata.NewForConfig(config)
	if err != nil {
		return fmt.Errorf("make a client for cluster %s: %w", o.Cluster, err)
	}
	config.ContentType = runtime.ContentTypeProtobuf
	config.AcceptContentTypes = runtime.ContentTypeProtobuf + "," + runtime.ContentTypeJSON
	kube, err := kubernetes.NewForConfig(config)
	if err != nil {
		return fmt.Errorf("make a client for cluster %s: %w", o.Cluster, err)
	}
	return Serve(ctx, o, Sources(kube, meta, o.Quotas), ready)
}

// Serve is Run over sources that the caller chooses.
func Serve(ctx context.Context, o Options, sources []Source, ready func()) error {
	transport, err := o.TLS.credentials()
	if err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(ctx)
	b := newStore()
	watches := b.watch(ctx, sources)
	defer watches.Wait()
	defer cancel()
	if err := b.waitForSync(ctx); err != nil {
		return err
	}
	listener, err := o.Listen(ctx)
	if err != nil {
		return fmt.Errorf("listen for questions about cluster %s: %w", o.Cluster, err)
	}
	server := grpc.NewServer(grpc.Creds(transport), grpc.UnaryInterceptor(recoverPanics(logr.FromContextOrDiscard(ctx).WithName("estimator"))))
	pb.RegisterEstimatorServer(server, o.newService(b))
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(listener) }()
	ready()
	select {
	case err := <-ended:
		return fmt.Errorf("answer questions about cluster %s: %w", o.Cluster, err)
	case <-ctx.Done():
		stop(server)
		return nil
	}
}

// stop lets questions that are on their way be answered, within limits.
func stop(server *grpc.Server) {
	hard := time.AfterFunc(drainTimeout, server.Stop)
	defer hard.Stop()
	server.GracefulStop()
}

func (o Options) newService(b *store) *service {
	if o.Parallelism <= 0 {
		o.Parallelism = DefaultParallelism
	}
	a := &service{cluster: o.Cluster, store: b, assumed: o.Assumed, slots: make(chan struct{}, o.Parallelism), clock: o.Clock}
	replicas := []node.EstimateReplicasPlugin{node.Resources{}}
	sets := []node.EstimateComponentsPlugin{node.Resources{}}
	if o.Quotas {
		replicas, sets = append(replicas, node.Quotas{}), append(sets, node.Quotas{})
	}
	for _, p := range append(replicas, o.Replicas...) {
		a.replicas = append(a.replicas, timedPlugin{replicas: p, since: a.since})
	}
	for _, p := range append(sets, o.Components...) {
		a.sets = append(a.sets, timedPlugin{sets: p, since: a.since})
	}
	return a
}

// credentials checks the files once, so that what is wrong with them is known at the start.
func (t TLS) credentials() (credentials.TransportCredentials, error) {
	if t.CertFile == "" && t.KeyFile == "" {
		return insecure.NewCredentials(), nil
	}
	if _, err := t.config(); err != nil {
		return nil, err
	}
	return credentials.NewTLS(&tls.Config{
		MinVersion:         tls.VersionTLS13,
		GetConfigForClient: func(*tls.ClientHelloInfo) (*tls.Config, error) { return t.config() },
	}), nil
}

func (t TLS) config() (*tls.Config, error) {
	pair, err := tls.LoadX509KeyPair(t.CertFile, t.KeyFile)
	if err != nil {
		return nil, fmt.Errorf("read the certificate of the estimator: %w", err)
	}
	c := &tls.Config{MinVersion: tls.VersionTLS13, Certificates: []tls.Certificate{pair}, NextProtos: []string{"h2"}}
	if t.ClientCAFile == "" || t.SkipClientVerify {
		return c, nil
	}
	pem, err := os.ReadFile(t.ClientCAFile)
	if err != nil {
		return nil, fmt.Errorf("read the authority of clients: %w", err)
	}
	c.ClientCAs = x509.NewCertPool()
	if !c.ClientCAs.AppendCertsFromPEM(pem) {
		return nil, errors.New("read the authority of clients: " + t.ClientCAFile + " holds no certificate")
	}
	c.ClientAuth = tls.RequireAndVerifyClientCert
	return c, nil
}
