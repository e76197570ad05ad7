// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"net"
	"os"
	"slices"
	"time"

	"github.com/go-logr/logr"
	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials"
	"google.golang.org/grpc/credentials/insecure"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/client-go/kubernetes"
	corev1client "k8s.io/client-go/kubernetes/typed/core/v1"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/estimate/node"
	"karmada.io/karmada/internal/estimate/pb"
	"karmada.io/karmada/internal/machinery/coreclient"
)

const (
	// DefaultParallelism is the default number of concurrent requests.
	DefaultParallelism = 16
	// drainTimeout limits the wait for pending requests when the server stops.
	drainTimeout = 5 * time.Second
)

// Options configures the estimator of one cluster.
type Options struct {
	// Cluster is its name in the control plane. Requests for other clusters are rejected.
	Cluster string
	// Member is the client configuration of the cluster.
	Member *rest.Config
	// Listen returns the listener. It is called after all resources have been listed.
	Listen func(ctx context.Context) (net.Listener, error)
	// TLS configures encryption.
	TLS TLS
	// Parallelism limits the concurrent requests; 0 means DefaultParallelism.
	Parallelism int
	// Quotas enables ResourceQuotas (gate ResourceQuotaEstimate), Assumed the assumed workloads of requests (gate
	// SchedulingOvercommitProtection).
	Quotas, Assumed bool
	// Replicas and Components are plugins in addition to the built-in ones.
	Replicas   []node.EstimateReplicasPlugin
	Components []node.EstimateComponentsPlugin
	// Clock is used for thresholds and metrics.
	Clock clock.PassiveClock
}

// TLS configures the encryption of connections (docs/contract/protocols.md#scheduler-estimator). The files are read for each new
// connection, because they may be renewed.
type TLS struct {
	// CertFile and KeyFile are the certificate and the key of the server. If both are empty, connections are not encrypted.
	CertFile, KeyFile string
	// ClientCAFile is the CA of the clients' certificates, which are required if it is set.
	ClientCAFile string
	// ClientNames are the common names of the clients; nil means DefaultClients, and "*" any. The CA also issues the certificates of agents
	// and users. Clients of the group system:masters are always accepted.
	ClientNames []string
	// SkipClientVerify accepts clients without certificates.
	SkipClientVerify bool
}

// Run watches the cluster and serves requests until ctx is canceled. It calls ready when it serves.
func Run(ctx context.Context, o Options, ready func()) error {
	meta, err := metadata.NewForConfig(o.Member)
	if err != nil {
		return fmt.Errorf("create client for cluster %s: %w", o.Cluster, err)
	}
	log := logr.FromContextOrDiscard(ctx).WithName("estimator")
	core, err := coreclient.New(o.Member, func(err error) {
		log.Info("Skipped an invalid object", "cluster", o.Cluster, "err", err.Error())
	})
	if err != nil {
		return fmt.Errorf("create client for cluster %s: %w", o.Cluster, err)
	}
	return Serve(ctx, o, Sources(clientset{core: corev1client.New(core)}, meta, o.Quotas), ready)
}

// clientset is a client of the core group. Requests of other groups panic.
type clientset struct {
	kubernetes.Interface
	core corev1client.CoreV1Interface
}

// CoreV1 implements kubernetes.Interface.
func (c clientset) CoreV1() corev1client.CoreV1Interface { return c.core }

// Serve is like Run, with the given sources.
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
		return fmt.Errorf("listen for estimator of cluster %s: %w", o.Cluster, err)
	}
	log := logr.FromContextOrDiscard(ctx).WithName("estimator")
	server := grpc.NewServer(grpc.Creds(transport), grpc.UnaryInterceptor(recoverPanics(log)))
	pb.RegisterEstimatorServer(server, o.newService(b))
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(listener) }()
	ready()
	select {
	case err := <-ended:
		return fmt.Errorf("serve estimator of cluster %s: %w", o.Cluster, err)
	case <-ctx.Done():
		stop(server)
		return nil
	}
}

// stop waits for pending requests for at most drainTimeout.
func stop(server *grpc.Server) {
	timer := time.AfterFunc(drainTimeout, server.Stop)
	defer timer.Stop()
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

// credentials reads the files once, so that errors appear at startup.
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
		return nil, fmt.Errorf("read estimator certificate: %w", err)
	}
	c := &tls.Config{MinVersion: tls.VersionTLS13, Certificates: []tls.Certificate{pair}, NextProtos: []string{"h2"}}
	if t.ClientCAFile == "" || t.SkipClientVerify {
		return c, nil
	}
	pem, err := os.ReadFile(t.ClientCAFile)
	if err != nil {
		return nil, fmt.Errorf("read client CA: %w", err)
	}
	c.ClientCAs = x509.NewCertPool()
	if !c.ClientCAs.AppendCertsFromPEM(pem) {
		return nil, fmt.Errorf("read client CA: no certificate in %s", t.ClientCAFile)
	}
	c.ClientAuth, c.VerifyConnection = tls.RequireAndVerifyClientCert, t.verifyClient
	return c, nil
}

// DefaultClients returns the common names of the clients of an estimator.
func DefaultClients() []string {
	return []string{"system:karmada:scheduler", "system:karmada:descheduler"}
}

// verifyClient returns an error unless the certificate, which the CA has issued, is of a permitted client.
func (t TLS) verifyClient(state tls.ConnectionState) error {
	permitted := t.ClientNames
	if permitted == nil {
		permitted = DefaultClients()
	}
	subject := state.PeerCertificates[0].Subject
	if slices.Contains(permitted, "*") || slices.Contains(permitted, subject.CommonName) ||
		slices.Contains(subject.Organization, user.SystemPrivilegedGroup) {
		return nil
	}
	return fmt.Errorf("the client certificate has the common name %q, must be one of %q: see --grpc-client-names",
		subject.CommonName, permitted)
}
