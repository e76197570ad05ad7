// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package local

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"

	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"

	"karmada.io/karmada/internal/allinone"
	"karmada.io/karmada/internal/embeddedkube"
	"karmada.io/karmada/test/bench"
)

// hub runs a control plane in processes of its own.
type hub struct {
	layout allinone.Layout
	// oneProcess runs the Karmada components in the process of the API server.
	oneProcess bool

	processes []bench.Process
	children  []*exec.Cmd
}

const (
	childStart = 2 * time.Minute
	childStop  = time.Minute
	childPoll  = 50 * time.Millisecond
)

// Start implements bench.Hub.
func (h *hub) Start(ctx context.Context) error {
	h.processes, h.children = nil, nil
	addresses, err := freeAddresses(2)
	if err != nil {
		return err
	}
	flags := []string{"--enable-pprof", "--profiling-bind-address=" + addresses[0]}
	control := bench.Process{Name: "control plane", Profiles: profiles(addresses[0])}
	if h.oneProcess {
		control.Metrics = metrics(addresses[1])
		flags = append(flags, "--metrics-bind-address="+addresses[1])
	} else {
		flags = append(flags, "--without-components")
	}
	if err := allinone.UpDetached(ctx, io.Discard, h.layout, flags...); err != nil {
		return err
	}
	if control.PID, _, err = embeddedkube.Owner(h.layout.ControlPlane()); err != nil {
		return err
	}
	h.processes = []bench.Process{control}
	if h.oneProcess {
		return nil
	}
	for _, name := range []string{"controller-manager", "scheduler"} {
		if err := h.startComponent(ctx, name, "--kubeconfig="+h.layout.ControlKubeconfig()); err != nil {
			return fmt.Errorf("start %s: %w", name, err)
		}
	}
	return nil
}

func metrics(address string) string  { return "http://" + address + "/metrics" }
func profiles(address string) string { return "http://" + address + "/debug/pprof" }

// freeAddresses returns n addresses on loopback that are not in use.
func freeAddresses(n int) (out []string, err error) {
	for range n {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			return nil, fmt.Errorf("find a free port: %w", err)
		}
		defer l.Close() //nolint:errcheck // it was never used
		out = append(out, l.Addr().String())
	}
	return out, nil
}

// startAgent starts the agent of a member, which registers the cluster.
func (h *hub) startAgent(ctx context.Context, cluster string, member *rest.Config) error {
	path := filepath.Join(h.layout.Dir, cluster+".kubeconfig")
	user := &clientcmdapi.AuthInfo{Token: member.BearerToken}
	server := &clientcmdapi.Cluster{Server: member.Host, CertificateAuthorityData: member.CAData}
	if err := clientcmd.WriteToFile(clientcmdapi.Config{
		Clusters: map[string]*clientcmdapi.Cluster{cluster: server}, AuthInfos: map[string]*clientcmdapi.AuthInfo{cluster: user},
		Contexts: map[string]*clientcmdapi.Context{cluster: {Cluster: cluster, AuthInfo: cluster}}, CurrentContext: cluster,
	}, path); err != nil {
		return err
	}
	return h.startComponent(ctx, "agent", "--cluster-name="+cluster, "--kubeconfig="+path, "--secure-port=0", "--report-secrets=None",
		"--karmada-kubeconfig="+h.layout.ControlKubeconfig())
}

// startComponent starts a component and waits until it is ready.
func (h *hub) startComponent(ctx context.Context, name string, flags ...string) error {
	self, err := os.Executable()
	if err != nil {
		return fmt.Errorf("find the executable: %w", err)
	}
	addresses, err := freeAddresses(3)
	if err != nil {
		return err
	}
	output, err := os.OpenFile(filepath.Join(h.layout.Dir, name+".out"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer output.Close() //nolint:errcheck // the child has its own descriptor
	//nolint:noctx // Stop ends it
	child := exec.Command(self, append([]string{
		name, "--metrics-bind-address=" + addresses[0], "--health-probe-bind-address=" + addresses[1], "--enable-pprof",
		"--profiling-bind-address=" + addresses[2],
	}, flags...)...)
	child.Stdout, child.Stderr = output, output
	if err := child.Start(); err != nil {
		return err
	}
	h.children = append(h.children, child)
	h.processes = append(h.processes, bench.Process{
		Name: name, PID: child.Process.Pid, Component: true, Metrics: metrics(addresses[0]), Profiles: profiles(addresses[2]),
	})
	return waitHealthy(ctx, "http://"+addresses[1]+"/healthz")
}

func waitHealthy(ctx context.Context, url string) error {
	ctx, cancel := context.WithTimeout(ctx, childStart)
	defer cancel()
	for {
		request, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
		if err != nil {
			return err
		}
		if response, err := http.DefaultClient.Do(request); err == nil {
			response.Body.Close() //nolint:errcheck // only the status counts
			if response.StatusCode == http.StatusOK {
				return nil
			}
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("not ready: %w", ctx.Err())
		case <-time.After(childPoll):
		}
	}
}

// Stop implements bench.Hub.
func (h *hub) Stop(ctx context.Context) error {
	var errs []error
	for _, child := range h.children {
		if err := child.Process.Signal(syscall.SIGTERM); err != nil && !errors.Is(err, os.ErrProcessDone) {
			errs = append(errs, err)
		}
	}
	for _, child := range h.children {
		late := time.AfterFunc(childStop, func() { _ = child.Process.Kill() })
		_ = child.Wait() // its output contains the reason of a failure
		late.Stop()
	}
	h.children, h.processes = nil, nil
	return errors.Join(append(errs, allinone.Down(ctx, io.Discard, h.layout))...)
}

// Control implements bench.Hub.
func (h *hub) Control() (*rest.Config, error) { return h.layout.RESTConfig(allinone.Context) }

// Processes implements bench.Hub.
func (h *hub) Processes() []bench.Process { return h.processes }
