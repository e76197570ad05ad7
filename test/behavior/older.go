// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"k8s.io/cri-streaming/pkg/streaming/portforward"
	kubelet "k8s.io/cri-streaming/pkg/streaming/remotecommand"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/cli"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/test/env"
)

// olderServer responds to requests that older versions of Kubernetes refuse as they do: watches that begin with the existing objects, and
// WebSockets for the streams of pods. It serves attach and port-forward, which simulated nodes do not have, over SPDY.
type olderServer struct {
	mu   sync.Mutex // guards seen
	seen map[string]int
}

// count records a request.
func (s *olderServer) count(what string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.seen[what]++
}

// check returns an error unless all requests were seen.
func (s *olderServer) check(want ...string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, what := range want {
		if s.seen[what] == 0 {
			return fmt.Errorf("no request %q: %v", what, s.seen)
		}
	}
	return nil
}

// fault is the env.Fault of the server.
func (s *olderServer) fault(w http.ResponseWriter, r *http.Request) bool {
	if r.URL.Query().Has("sendInitialEvents") {
		s.count("list in a watch")
		status := apierrors.NewInvalid(schema.GroupKind{Group: "meta.k8s.io", Kind: "ListOptions"}, "", field.ErrorList{field.Forbidden(
			field.NewPath("sendInitialEvents"), "sendInitialEvents is forbidden for watch unless the WatchList feature gate is enabled")}).Status()
		status.Kind, status.APIVersion = "Status", "v1"
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(http.StatusUnprocessableEntity)
		_ = json.NewEncoder(w).Encode(status) // the client may have closed the connection
		return true
	}
	upgrade := strings.ToLower(r.Header.Get("Upgrade"))
	if upgrade == "" {
		return false
	}
	sub := r.URL.Path[strings.LastIndex(r.URL.Path, "/")+1:]
	s.count(sub + " over " + upgrade)
	const idle = time.Minute // timeout of streams without data
	switch {
	case upgrade == "websocket": // the kubelet refuses the subprotocol
		conn, _, err := http.NewResponseController(w).Hijack()
		if err == nil {
			_, _ = io.WriteString(conn, "HTTP/1.1 403 Forbidden\r\n\r\n")
			_ = conn.Close()
		}
	case sub == "attach":
		kubelet.ServeAttach(w, r, simulatedPod{}, "", "", "", &kubelet.Options{Stdout: true, Stderr: true}, idle, idle,
			[]string{"v4.channel.k8s.io"})
	case sub == "portforward":
		portforward.ServePortForward(w, r, simulatedPod{}, "", "", nil, idle, idle, portforward.SupportedProtocols)
	default:
		return false
	}
	return true
}

// simulatedPod writes a line to clients that attach, and returns the lines that are sent to its ports.
type simulatedPod struct{}

// AttachContainer implements remotecommand.Attacher.
func (simulatedPod) AttachContainer(
	_ context.Context, _, _, _ string, _ io.Reader, out, _ io.WriteCloser, _ bool, _ <-chan kubelet.TerminalSize,
) error {
	_, err := io.WriteString(out, "attached\n")
	return err
}

// PortForward implements portforward.PortForwarder.
func (simulatedPod) PortForward(_ context.Context, _, _ string, port int32, stream io.ReadWriteCloser) error {
	defer stream.Close() //nolint:errcheck // the client ends the connection
	line, err := bufio.NewReader(stream).ReadString('\n')
	if err == nil {
		_, err = fmt.Fprintf(stream, "port %d: %s", port, line)
	}
	return err
}

// olderMember is a scenario with a member whose API server lacks what later versions of Kubernetes have. Clients and controllers use what
// it has.
func olderMember(t *testing.T, e *env.Env) {
	const older = member2
	f := newFixture(t, e)
	s := &olderServer{seen: map[string]int{}}
	e.NewProxy(t, e.Members[older]).SetFault(s.fault)
	f.waitReady(older, true)
	web := f.deployment("web", 1)
	f.create(f.dividing("web", []string{older}, named("apps/v1", "Deployment", "web")), web)
	f.waitDivided(web, map[string]int32{older: 1})
	runScripts(t, e, "cli-older", map[string]string{"OLDER": older})
	f.useConsole(older, web)
	f.forward(older, web)
	f.eventually("requests that an older version refuses", func(context.Context) error {
		return s.check("list in a watch", "exec over websocket", "exec over spdy/3.1", "attach over websocket", "attach over spdy/3.1",
			"portforward over websocket", "portforward over spdy/3.1")
	})
	f.remove(web)
	f.waitOnlyIn(web)
}

// forward sends a line to a port of a workload in a member through karmadactl port-forward.
func (f *fixture) forward(cluster string, workload client.Object) {
	f.Helper()
	ctx, cancel := context.WithTimeout(f.Context(), env.Timeout)
	defer cancel()
	shown, out := io.Pipe()
	var failure strings.Builder
	ended := make(chan int, 1)
	go func() {
		ended <- cli.Run(ctx, &access.Session{
			Args: []string{"karmadactl", "port-forward", "--cluster=" + cluster, "--namespace=" + workload.GetNamespace(),
				"deployment/" + workload.GetName(), ":80"},
			Env: map[string]string{"HOME": f.TempDir(), "KUBECONFIG": kubeconfig(f.T, f.e.Config)},
			In:  strings.NewReader(""), Out: out, Err: &failure,
		})
		_ = out.Close()
	}()
	lines := bufio.NewReader(shown)
	first, err := lines.ReadString('\n')
	address := regexp.MustCompile(`^Forwarding from (\S+) -> 80`).FindStringSubmatch(first)
	if address == nil {
		<-ended
		f.Fatalf("port-forward printed %q, %v, %s", first, err, failure.String())
	}
	go func() { _, _ = io.Copy(io.Discard, lines) }() // until the command ends
	conn, err := (&net.Dialer{}).DialContext(ctx, "tcp", address[1])
	if err != nil {
		f.Fatal(err)
	}
	defer conn.Close() //nolint:errcheck // the test ends
	if _, err := io.WriteString(conn, "hello\n"); err != nil {
		f.Fatal(err)
	}
	if response, err := bufio.NewReader(conn).ReadString('\n'); response != "port 80: hello\n" {
		f.Errorf("response through the forwarded port: %q, %v", response, err)
	}
	cancel()
	if code := <-ended; code != 0 {
		f.Errorf("port-forward ended with %d: %s", code, failure.String())
	}
}
