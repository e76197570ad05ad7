// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"sync/atomic"
	"time"

	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"

	"karmada.io/karmada/internal/agent/identity"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/member/tunnel"
	"karmada.io/karmada/internal/names"
)

// Options configure an agent.
type Options struct {
	// Cluster is the name of the cluster.
	Cluster string
	// Member is the configuration of the API server of the cluster.
	Member *rest.Config
	// Kubeconfig is the file with the credentials for the control plane, and Context the context in it; empty means the current one. The
	// file is read again when it changes.
	Kubeconfig, Context string
	// Registration is written to the Cluster; the agent sets the name and the configurations.
	Registration cluster.PullOptions
	// Controllers configures the controllers and leader election.
	Controllers controllers.Options
	// LeaseDuration is the duration of the Lease of the cluster.
	LeaseDuration time.Duration
	// LeaseRenewFraction is the interval between renewals as a fraction of LeaseDuration.
	LeaseRenewFraction float64
	// Rotation renews the certificate, if its Store is set. Its Clock defaults to Clock.
	Rotation identity.Rotation
	Clock    clock.Clock

	limit component.RateLimit // of requests to the control plane
}

const (
	// minRestart and maxRestart bound the delay between two sessions.
	minRestart, maxRestart = time.Second, 10 * time.Second
	// steady is the duration after which a session counts as successful: the delay starts from minRestart again.
	steady = time.Minute
	// tokenLifetime is the lifetime of the tokens that the agent reports, and tokenInterval the interval at which they are checked.
	tokenLifetime, tokenInterval = 24 * time.Hour, 10 * time.Minute
	// fileInterval is the interval at which the file with the credentials is compared.
	fileInterval = 2 * time.Second
)

// errCredentialsChanged ends a session, so that the next one uses the new credentials.
var errCredentialsChanged = errors.New("the credentials for the control plane changed")

// Run runs the agent until ctx ends. It calls ready when the agent applies Works for the first time. If the control plane cannot be
// reached or rejects the credentials, Run retries. It returns a *cluster.MismatchError if the name belongs to another cluster.
func Run(ctx context.Context, o Options, ready func()) error {
	log := ctrl.LoggerFrom(ctx)
	delay := minRestart
	for {
		begun := o.Clock.Now()
		err := o.session(ctx, ready)
		if ctx.Err() != nil {
			return nil
		}
		if mismatch, ok := errors.AsType[*cluster.MismatchError](err); ok {
			return mismatch
		}
		if o.Clock.Since(begun) > steady || errors.Is(err, errCredentialsChanged) || errors.Is(err, errDatabaseReplaced) {
			delay = minRestart
		}
		log.Error(err, "Session with the control plane ended; retrying", "cluster", o.Cluster, "delay", delay.String())
		select {
		case <-ctx.Done():
			return nil
		case <-o.Clock.After(delay):
		}
		delay = min(2*delay, maxRestart)
	}
}

// session connects to the control plane, registers the cluster and runs the controllers.
func (o Options) session(ctx context.Context, ready func()) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	raw, err := os.ReadFile(o.Kubeconfig)
	if err != nil {
		return fmt.Errorf("read the credentials for the control plane: %w", err)
	}
	control, err := load(raw, o.Context)
	if err != nil {
		return fmt.Errorf("read the credentials for the control plane in %s: %w", o.Kubeconfig, err)
	}
	control.QPS, control.Burst = o.limit.Limits()
	component.WaitWhileRefused(control)
	go o.watchFile(ctx, raw, cancel)
	registration := o.Registration
	registration.Name, registration.Control, registration.Member = o.Cluster, control, o.Member
	registration.Clock, registration.Fallback = o.Clock, &atomic.Bool{}
	registered, err := cluster.RegisterPull(ctx, registration)
	if err != nil {
		return err
	}
	clients, err := kubernetes.NewForConfig(control)
	if err != nil {
		return fmt.Errorf("connect to the control plane: %w", err)
	}
	go o.renewTokens(ctx, registration)
	go o.watchRevision(ctx, clients, cancel)
	heartbeat := &lease{
		client: clients, cluster: o.Cluster, uid: registered.UID, duration: o.LeaseDuration,
		interval: time.Duration(float64(o.LeaseDuration) * o.LeaseRenewFraction), clock: o.Clock,
	}
	options := o.Controllers
	options.Control = control
	options.LeaderElection.Name = names.AgentLock(o.Cluster)
	err = controllers.RunAgent(ctx, controllers.AgentOptions{
		Cluster: o.Cluster, Member: o.Member, Options: options,
		Elected: func(ctx context.Context) error {
			if o.Rotation.Store != nil {
				rotation := o.Rotation
				rotation.Cluster = o.Cluster
				if rotation.Clock == nil {
					rotation.Clock = o.Clock
				}
				go rotation.Run(ctx) //nolint:errcheck // it returns nil
			}
			go tunnel.Agent{Cluster: o.Cluster, Control: control, Member: o.Member, Clock: o.Clock}.Run(ctx)
			return heartbeat.run(ctx)
		},
	}, ready)
	if cause := context.Cause(ctx); cause != nil && !errors.Is(cause, context.Canceled) {
		return cause
	}
	if err == nil && ctx.Err() == nil {
		err = errors.New("the controllers ended")
	}
	return err
}

// renewTokens renews the tokens that the control plane has, until ctx ends.
func (o Options) renewTokens(ctx context.Context, registration cluster.PullOptions) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-o.Clock.After(tokenInterval):
		}
		if err := cluster.RenewTokens(ctx, registration); err != nil && ctx.Err() == nil {
			ctrl.LoggerFrom(ctx).Error(err, "Failed to renew the reported tokens; retrying", "cluster", o.Cluster)
		}
	}
}

// load returns the configuration of a context in a kubeconfig.
func load(kubeconfig []byte, name string) (*rest.Config, error) {
	parsed, err := clientcmd.Load(kubeconfig)
	if err != nil {
		return nil, err
	}
	config, err := clientcmd.NewDefaultClientConfig(*parsed, &clientcmd.ConfigOverrides{CurrentContext: name}).ClientConfig()
	if err != nil {
		return nil, err
	}
	return config, nil
}

// watchFile ends the session when the file with the credentials changes: a rotated certificate is in use before the old one expires.
func (o Options) watchFile(ctx context.Context, used []byte, end context.CancelCauseFunc) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-o.Clock.After(fileInterval):
		}
		if now, err := os.ReadFile(o.Kubeconfig); err == nil && len(now) > 0 && !bytes.Equal(now, used) {
			end(errCredentialsChanged)
			return
		}
	}
}
