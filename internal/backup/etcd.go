// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package backup

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"io"
	"net/http"
	"time"

	clientv3 "go.etcd.io/etcd/client/v3"
	"go.uber.org/zap"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/portforward"
	"k8s.io/client-go/transport/spdy"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/manifests"
)

const (
	// clientPort is the port of etcd for clients.
	clientPort = 2379
	// connectTimeout limits the wait for a connection to etcd.
	connectTimeout = 30 * time.Second
	// pollInterval is the interval at which pods are read.
	pollInterval = 500 * time.Millisecond
)

// Host is a connection to a host cluster.
type Host struct {
	client.Client
	Config *rest.Config
}

// Now returns the time of the host cluster, according to its API server.
func (h Host) Now(ctx context.Context) (time.Time, error) {
	api, err := rest.HTTPClientFor(h.Config)
	if err != nil {
		return time.Time{}, fmt.Errorf("connect to the host cluster: %w", err)
	}
	base, _, err := rest.DefaultServerUrlFor(h.Config)
	if err != nil {
		return time.Time{}, fmt.Errorf("parse the address of the host cluster: %w", err)
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, base.JoinPath("version").String(), http.NoBody)
	if err != nil {
		return time.Time{}, err
	}
	response, err := api.Do(request)
	if err != nil {
		return time.Time{}, fmt.Errorf("read the time of the host cluster: %w", err)
	}
	defer response.Body.Close() //nolint:errcheck // only the header is read
	now, err := http.ParseTime(response.Header.Get("Date"))
	if err != nil {
		return time.Time{}, fmt.Errorf("read the time of the host cluster: %w", err)
	}
	return now, nil
}

// Connect calls use with a connection to the database of a control plane.
func (h Host) Connect(ctx context.Context, s manifests.Spec, use func(*clientv3.Client) error) error {
	config, err := h.credentials(ctx, s.Namespace)
	if err != nil {
		return err
	}
	var endpoints []string
	if s.Etcd.External != nil {
		endpoints = s.Etcd.External.Servers
	} else {
		port, stop, err := h.forward(ctx, s.Namespace)
		if err != nil {
			return err
		}
		defer stop()
		endpoints = []string{fmt.Sprintf("https://localhost:%d", port)}
	}
	c, err := clientv3.New(clientv3.Config{
		Context: ctx, Endpoints: endpoints, TLS: config, DialTimeout: connectTimeout, Logger: zap.NewNop(),
	})
	if err != nil {
		return fmt.Errorf("create a client of etcd: %w", err)
	}
	defer c.Close() //nolint:errcheck // the connection is no longer used
	checked, cancel := context.WithTimeout(ctx, connectTimeout)
	defer cancel()
	if _, err := c.Get(checked, s.Etcd.KeyPrefix(), clientv3.WithCountOnly()); err != nil {
		return fmt.Errorf("connect to etcd of the control plane in namespace %s: %w", s.Namespace, err)
	}
	return use(c)
}

// credentials returns the client certificate of the API server.
func (h Host) credentials(ctx context.Context, namespace string) (*tls.Config, error) {
	var secret corev1.Secret
	key := client.ObjectKey{Namespace: namespace, Name: manifests.EtcdClientCert}
	if err := h.Get(ctx, key, &secret); err != nil {
		return nil, fmt.Errorf("read the client certificate for etcd in Secret %s of the host cluster: %w", key, err)
	}
	config := &tls.Config{MinVersion: tls.VersionTLS12, RootCAs: x509.NewCertPool()}
	config.RootCAs.AppendCertsFromPEM(secret.Data[manifests.CAKey])
	if len(secret.Data[manifests.CertKey]) == 0 {
		return config, nil // an external etcd without client certificates
	}
	pair, err := tls.X509KeyPair(secret.Data[manifests.CertKey], secret.Data[manifests.PrivateKey])
	if err != nil {
		return nil, fmt.Errorf("read the client certificate for etcd in Secret %s of the host cluster: %w", key, err)
	}
	config.Certificates = []tls.Certificate{pair}
	return config, nil
}

// forward opens a local port that is forwarded to a ready pod of etcd. stop closes it.
func (h Host) forward(ctx context.Context, namespace string) (port uint16, stop func(), err error) {
	pod, err := h.awaitPod(ctx, namespace)
	if err != nil {
		return 0, nil, err
	}
	transport, upgrader, err := spdy.RoundTripperFor(h.Config)
	if err != nil {
		return 0, nil, fmt.Errorf("connect to the host cluster: %w", err)
	}
	config := rest.CopyConfig(h.Config)
	config.GroupVersion, config.APIPath = &corev1.SchemeGroupVersion, "/api"
	config.NegotiatedSerializer = scheme.Codecs.WithoutConversion()
	core, err := rest.RESTClientFor(config)
	if err != nil {
		return 0, nil, fmt.Errorf("connect to the host cluster: %w", err)
	}
	url := core.Post().Resource("pods").Namespace(namespace).Name(pod).SubResource("portforward").URL()
	dialer := spdy.NewDialer(upgrader, &http.Client{Transport: transport}, http.MethodPost, url)
	stopped, ready, ended := make(chan struct{}), make(chan struct{}), make(chan error, 1)
	forwarder, err := portforward.NewOnAddresses(dialer, []string{"localhost"}, []string{fmt.Sprintf(":%d", clientPort)}, stopped, ready,
		io.Discard, io.Discard)
	if err != nil {
		return 0, nil, fmt.Errorf("forward a port to pod %s/%s: %w", namespace, pod, err)
	}
	// The forwarder passes a closed connection to the error handlers of the process. Failures are errors of the client of etcd.
	go func() { ended <- forwarder.ForwardPorts() }()
	stop = func() {
		close(stopped)
		<-ended //nolint:errcheck // as above
	}
	select {
	case <-ready:
	case err := <-ended:
		return 0, nil, fmt.Errorf("forward a port to pod %s/%s: %w", namespace, pod, err)
	case <-ctx.Done():
		stop()
		return 0, nil, ctx.Err()
	}
	ports, err := forwarder.GetPorts()
	if err != nil {
		stop()
		return 0, nil, fmt.Errorf("forward a port to pod %s/%s: %w", namespace, pod, err)
	}
	return ports[0].Local, stop, nil
}

// awaitPod returns a ready pod of etcd. It waits for one, because etcd may have been restarted.
func (h Host) awaitPod(ctx context.Context, namespace string) (pod string, err error) {
	_ = wait.PollUntilContextTimeout(ctx, pollInterval, connectTimeout, true, func(ctx context.Context) (bool, error) {
		pod, err = h.readyPod(ctx, namespace)
		return err == nil, nil // the last error is returned
	})
	return pod, err
}

// readyPod returns a ready pod of etcd.
func (h Host) readyPod(ctx context.Context, namespace string) (string, error) {
	var pods corev1.PodList
	if err := h.List(ctx, &pods, client.InNamespace(namespace), client.MatchingLabels{"app": string(manifests.Etcd)}); err != nil {
		return "", fmt.Errorf("list the pods of etcd in namespace %s of the host cluster: %w", namespace, err)
	}
	for _, p := range pods.Items {
		for _, c := range p.Status.Conditions {
			if c.Type == corev1.PodReady && c.Status == corev1.ConditionTrue && p.DeletionTimestamp == nil {
				return p.Name, nil
			}
		}
	}
	return "", fmt.Errorf("no pod of etcd in namespace %s of the host cluster is ready", namespace)
}
