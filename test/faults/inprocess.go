// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package faults

import (
	"context"
	"errors"
	"fmt"
	"os"
	"syscall"
	"testing"

	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/test/env"
)

// inProcess is a control plane and members in the process of the test. The control plane is stopped instead of killed, and members
// cannot be restarted.
type inProcess struct {
	*env.Env
	fleet   *fleet
	stopped bool
	// stopFailure joins the errors of kill.
	stopFailure error
}

// quota is the initial maximum size of the database of the control plane.
const quota = 32 << 20

// startInProcess starts two members, member1 and member2, and a control plane that reaches them through proxies.
func startInProcess(t *testing.T) *inProcess {
	t.Helper()
	// Paths of sockets must be shorter than those of t.TempDir.
	dir, err := os.MkdirTemp("", "kf")
	if err != nil {
		t.Fatal(err)
	}
	gates := features.New()
	if err := gates.SetFromMap(map[string]bool{string(features.PropagationPolicyPreemption): true}); err != nil {
		t.Fatal(err)
	}
	e, err := env.Start(dir, env.Options{Members: 2, Gates: gates, EtcdQuota: quota})
	if err != nil {
		t.Fatal(err)
	}
	p := &inProcess{Env: e, fleet: &fleet{members: map[string]*member{}}}
	t.Cleanup(func() {
		// The context of the test has ended. Stop stops the control plane again.
		if err := errors.Join(p.start(context.Background()), e.Stop(), p.stopFailure); err != nil {
			t.Error(err)
		}
	})
	p.fleet.controlPlane, p.fleet.config, p.fleet.control = p, e.Config, e.Control
	for name, m := range e.Members {
		added := &member{name: name, config: rest.CopyConfig(m.Config)}
		if err := added.observe(t); err != nil {
			t.Fatal(err)
		}
		p.fleet.members[name] = added
		err := poll(t.Context(), func(ctx context.Context) error {
			var c clusterv1alpha1.Cluster
			if err := e.Control.Get(ctx, client.ObjectKey{Name: name}, &c); err != nil {
				return err
			}
			c.Spec.APIEndpoint = "https://" + added.proxy.address()
			return e.Control.Update(ctx, &c)
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return p
}

func (p *inProcess) start(context.Context) error {
	if !p.stopped {
		return nil
	}
	if err := p.Restart(); err != nil {
		return fmt.Errorf("start the control plane: %w", err)
	}
	p.stopped, p.fleet.config, p.fleet.control = false, p.Config, p.Control
	return nil
}

func (p *inProcess) kill() {
	if p.stopped {
		return
	}
	p.stopped = true
	p.stopFailure = errors.Join(p.stopFailure, p.StopControlPlane())
}

func (*inProcess) stopMember(context.Context, string) error  { return errors.ErrUnsupported }
func (*inProcess) startMember(context.Context, string) error { return errors.ErrUnsupported }

func (*inProcess) killAgent(string)                                {}
func (*inProcess) startAgent(string) error                         { return errors.ErrUnsupported }
func (*inProcess) signalAgent(string, syscall.Signal) error        { return errors.ErrUnsupported }
func (*inProcess) register(context.Context, *member, string) error { return errors.ErrUnsupported }
