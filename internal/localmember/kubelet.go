// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package localmember

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	stdlog "log"
	"net/http"
	"slices"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/cri-streaming/pkg/streaming/remotecommand"
	"k8s.io/utils/clock"
	utilexec "k8s.io/utils/exec"
	"sigs.k8s.io/controller-runtime/pkg/log"

	"karmada.io/karmada/internal/install/pki"
)

// Timeouts of exec sessions: without data, and until the streams are created.
const (
	execIdle    = 4 * time.Hour
	execStreams = 30 * time.Second
)

// RunKubelet serves logs and exec for all nodes, and the metrics API, until ctx ends. It accepts only requests of the API
// server. It is ready when the metrics API is registered.
func (m *Member) RunKubelet(ctx context.Context, ready func()) error {
	client, err := kubernetes.NewForConfig(m.server.ComponentConfig("metrics-server"))
	if err != nil {
		return fmt.Errorf("create a client for the kubelet: %w", err)
	}
	k := &kubelet{pods: podsByName(client), clock: m.config.Clock}
	usage := newMetrics(m.informers, m.config.Clock)
	certificates := m.server.PKI()
	mux := http.NewServeMux()
	k.install(mux, allow(certificates.CACertificate(), pki.AdminGroup, ""))
	usage.install(mux, allow(certificates.FrontProxyCACertificate(), "", pki.FrontProxyUser))

	server := &http.Server{
		Handler:           mux,
		TLSConfig:         servingTLS(certificates),
		ReadHeaderTimeout: execStreams,
		ErrorLog:          stdlog.New(io.Discard, "", 0), // closed connections are not errors
	}
	ended := make(chan error, 1)
	go func() { ended <- server.ServeTLS(m.kubelet, "", "") }()
	m.informers.Start(ctx.Done())
	m.informers.WaitForCacheSync(ctx.Done())
	if err := m.registerMetrics(ctx); err != nil {
		server.Close() //nolint:errcheck // the first error counts
		return err
	}
	ready()
	select {
	case <-ctx.Done():
		if err := server.Close(); err != nil {
			log.FromContext(ctx).Error(err, "Failed to close the port of the kubelet")
		}
		return nil
	case err := <-ended:
		return fmt.Errorf("serve the kubelet API: %w", err)
	}
}

// servingTLS uses the serving certificate of the API server. It is read for each connection because it may be renewed.
func servingTLS(certificates *pki.Bundle) *tls.Config {
	clients := x509.NewCertPool()
	clients.AppendCertsFromPEM(certificates.CAPEM())
	clients.AppendCertsFromPEM(certificates.FrontProxyCAPEM())
	serving := certificates.Serving()
	return &tls.Config{
		MinVersion: tls.VersionTLS13,
		ClientAuth: tls.RequireAndVerifyClientCert,
		ClientCAs:  clients,
		// The streams of exec need HTTP/1.1.
		NextProtos: []string{"http/1.1"},
		GetCertificate: func(*tls.ClientHelloInfo) (*tls.Certificate, error) {
			pair, err := tls.LoadX509KeyPair(serving.CertFile, serving.KeyFile)
			return &pair, err
		},
	}
}

// allow rejects clients whose certificate was not signed by signer, or does not have the group, or the common name if group is
// empty.
func allow(signer *x509.Certificate, group, name string) func(http.HandlerFunc) http.HandlerFunc {
	return func(next http.HandlerFunc) http.HandlerFunc {
		return func(w http.ResponseWriter, r *http.Request) {
			for _, chain := range r.TLS.VerifiedChains {
				subject, root := chain[0].Subject, chain[len(chain)-1]
				if !root.Equal(signer) {
					continue
				}
				if (group != "" && slices.Contains(subject.Organization, group)) || (group == "" && subject.CommonName == name) {
					next(w, r)
					return
				}
			}
			http.Error(w, "only the API server of this cluster is allowed", http.StatusForbidden)
		}
	}
}

// kubelet serves logs and exec of running containers.
type kubelet struct {
	pods  func(ctx context.Context, namespace, name string) (*corev1.Pod, error)
	clock clock.Clock
}

func podsByName(client kubernetes.Interface) func(context.Context, string, string) (*corev1.Pod, error) {
	return func(ctx context.Context, namespace, name string) (*corev1.Pod, error) {
		return client.CoreV1().Pods(namespace).Get(ctx, name, metav1.GetOptions{})
	}
}

func (k *kubelet) install(mux *http.ServeMux, allowed func(http.HandlerFunc) http.HandlerFunc) {
	const container = "/{namespace}/{pod}/{container}"
	mux.HandleFunc("GET /containerLogs"+container, allowed(k.withContainer(k.logs)))
	for _, path := range []string{"/exec" + container, "/exec/{namespace}/{pod}/{uid}/{container}"} {
		mux.HandleFunc(path, allowed(k.withContainer(k.exec)))
	}
	for _, path := range []string{"/attach/", "/portForward/"} {
		mux.HandleFunc(path, allowed(func(w http.ResponseWriter, _ *http.Request) {
			http.Error(w, "not supported: pods of a local member cluster are simulated", http.StatusNotImplemented)
		}))
	}
}

type containerHandler func(http.ResponseWriter, *http.Request, *corev1.Pod, *corev1.Container)

// withContainer passes the pod and the container of the request to next.
func (k *kubelet) withContainer(next containerHandler) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		pod, err := k.pods(r.Context(), r.PathValue("namespace"), r.PathValue("pod"))
		if err != nil {
			status := http.StatusInternalServerError
			if apierrors.IsNotFound(err) {
				status = http.StatusNotFound
			}
			http.Error(w, err.Error(), status)
			return
		}
		for _, c := range append(slices.Clone(pod.Spec.InitContainers), pod.Spec.Containers...) {
			if c.Name == r.PathValue("container") {
				next(w, r, pod, &c)
				return
			}
		}
		http.Error(w, fmt.Sprintf("pod %[2]s has no container %[1]s", r.PathValue("container"), pod.Name), http.StatusNotFound)
	}
}

func (k *kubelet) exec(w http.ResponseWriter, r *http.Request, pod *corev1.Pod, container *corev1.Container) {
	options, err := remotecommand.NewOptions(r)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	session := &execSession{shell{pod: pod, container: container}}
	remotecommand.ServeExec(w, r, session, pod.Name, string(pod.UID), container.Name, r.URL.Query()["command"], options,
		execIdle, execStreams, supportedProtocols())
}

func supportedProtocols() []string {
	return []string{"v4.channel.k8s.io", "v3.channel.k8s.io", "v2.channel.k8s.io", "channel.k8s.io"}
}

// execSession runs commands in a shell.
type execSession struct{ shell }

// ExecInContainer implements remotecommand.Executor.
func (s *execSession) ExecInContainer(
	_ context.Context,
	_, _, _ string,
	command []string,
	in io.Reader,
	out, errOut io.WriteCloser,
	tty bool,
	resize <-chan remotecommand.TerminalSize,
	_ time.Duration,
) error {
	go func() {
		for range resize { // ignored, but the channel must be drained
			continue
		}
	}()
	s.in, s.out, s.err = in, writer(out), writer(errOut)
	if in == nil {
		s.in = http.NoBody
	}
	code := s.run(command, tty)
	if code == 0 {
		return nil
	}
	return utilexec.CodeExitError{Err: errors.New("the command failed"), Code: code}
}

func writer(w io.WriteCloser) io.Writer {
	if w == nil {
		return io.Discard
	}
	return w
}
