// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package tunnel

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/json"
	"k8s.io/client-go/rest"
)

// Dialer opens connections to the API servers of Pull-mode clusters. A connection outlives ctx.
type Dialer interface {
	Dial(ctx context.Context, cluster string) (net.Conn, error)
}

// Remote opens connections through the Hub of karmada-aggregated-apiserver. It is for other processes.
type Remote struct {
	// Control is the configuration for the control plane. Its user must be authorized to create clusters/attach.
	Control *rest.Config
}

// Dial implements Dialer.
func (r Remote) Dial(ctx context.Context, cluster string) (net.Conn, error) {
	conn, err := upgrade(ctx, r.Control, http.MethodPost, cluster, nil)
	if err != nil {
		return nil, fmt.Errorf("open a stream to cluster %s: %w", cluster, err)
	}
	return conn, nil
}

// upgrade sends a request for the subresource attach of a cluster and returns the connection that it was upgraded to. The request
// names the replicas that the sender is connected to. It passes through the proxy of the configuration, or else of the environment.
func upgrade(ctx context.Context, control *rest.Config, method, cluster string, connected []string) (*upgraded, error) {
	server, _, err := rest.DefaultServerUrlFor(control)
	if err != nil {
		return nil, fmt.Errorf("parse the address of the control plane: %w", err)
	}
	config := rest.CopyConfig(control)
	config.NextProtos = []string{"http/1.1"} // which can be upgraded
	transport, err := rest.TransportFor(config)
	if err != nil {
		return nil, fmt.Errorf("create a transport to the control plane: %w", err)
	}
	// The upgraded connection outlives ctx.
	lifetime, cancel := context.WithCancelCause(context.WithoutCancel(ctx))
	bounded, done := context.WithTimeoutCause(ctx, upgradeTimeout, errNoResponse)
	defer done()
	stop := context.AfterFunc(bounded, func() { cancel(context.Cause(bounded)) })
	target := server.JoinPath("/apis/cluster.karmada.io/v1alpha1/clusters", cluster, "attach")
	r, err := http.NewRequestWithContext(lifetime, method, target.String(), nil)
	if err != nil {
		cancel(err)
		return nil, err
	}
	r.Header.Set("Connection", "Upgrade")
	r.Header.Set("Upgrade", protocol)
	r.Header[connectedHeader] = connected
	response, err := transport.RoundTrip(r)
	if err == nil {
		err = refusal(response)
	}
	if err == nil && !stop() {
		err = context.Cause(bounded)
	}
	if err != nil {
		if cause := context.Cause(lifetime); cause != nil {
			err = cause
		}
		cancel(err)
		if response != nil {
			_ = response.Body.Close() // the first error counts
		}
		return nil, fmt.Errorf("request a connection from the control plane: %w", err)
	}
	//nolint:forcetypeassert // net/http documents it for this status
	body := response.Body.(io.ReadWriteCloser)
	return &upgraded{ReadWriteCloser: body, cancel: cancel, replica: response.Header.Get(replicaHeader)}, nil
}

// refusal returns the reason why a response is no upgrade, or nil.
func refusal(response *http.Response) error {
	if response.StatusCode == http.StatusSwitchingProtocols {
		return nil
	}
	if response.StatusCode == http.StatusConflict && response.Header.Get(replicaHeader) != "" {
		return errConnected
	}
	raw, _ := io.ReadAll(io.LimitReader(response.Body, 4096)) // the status is the error
	var status metav1.Status
	if json.Unmarshal(raw, &status) == nil && status.Message != "" {
		return fmt.Errorf("%s: %s", response.Status, status.Message)
	}
	return fmt.Errorf("%s: %.1024s", response.Status, raw)
}

// errConnected is returned if the replica that received a request is one that the agent is connected to.
var errConnected = errors.New("the agent is connected to this replica")

// errNoResponse ends a request to the control plane that takes too long. errClosed ends one whose connection was closed.
var (
	errNoResponse = fmt.Errorf("no response of the control plane within %v", upgradeTimeout)
	errClosed     = errors.New("the connection was closed")
)

// upgraded is an upgraded connection. It has no deadlines: HTTP/2 detects its loss by pings.
type upgraded struct {
	io.ReadWriteCloser
	cancel context.CancelCauseFunc
	// replica identifies the Hub; "" if it is of a version that does not send it.
	replica string
}

// Close implements net.Conn.
func (u *upgraded) Close() error {
	err := u.ReadWriteCloser.Close()
	u.cancel(errClosed)
	return err
}

// LocalAddr and RemoteAddr implement net.Conn.
func (*upgraded) LocalAddr() net.Addr  { return address{} }
func (*upgraded) RemoteAddr() net.Addr { return address{} }

// SetDeadline, SetReadDeadline and SetWriteDeadline implement net.Conn. They have no effect.
func (*upgraded) SetDeadline(time.Time) error      { return nil }
func (*upgraded) SetReadDeadline(time.Time) error  { return nil }
func (*upgraded) SetWriteDeadline(time.Time) error { return nil }

// address is the address of a connection through the control plane.
type address struct{}

func (address) Network() string { return "tunnel" }
func (address) String() string  { return protocol }
