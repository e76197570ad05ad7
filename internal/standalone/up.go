// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package standalone

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/localmember"
)

// UpOptions are what `karmada up` starts.
type UpOptions struct {
	Config
	// Members is how many local member clusters there are to be at least: member1, member2 and so on. Those that exist
	// are started, too.
	Members int
	// MemberTemplate is what new members are like; its name and directory are filled in.
	MemberTemplate localmember.Config
}

// Up runs a control plane in this process, and its local members in processes of their own, until ctx ends. It calls ready
// (if not nil) when all of them are.
func Up(ctx context.Context, o UpOptions, observe component.Observer, ready func()) (err error) {
	p, err := Open(o.Config)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, p.Close()) }()
	members, err := o.members()
	if err != nil {
		return err
	}
	parts := p.Parts()
	var joined sync.Mutex // one writes the kubeconfigs at a time
	for _, name := range members {
		parts = append(parts, component.Part{Name: name, Run: func(ctx context.Context, ready func()) error {
			return runChild(ctx, p, o.Layout, name, &joined, ready)
		}})
	}
	t := newTracker(o.ControlPlane(), p.URL(), len(parts), clock.RealClock{}, observe, ready)
	err = component.RunParts(ctx, parts, t.observe)
	t.ended(err)
	return err
}

func (o UpOptions) members() ([]string, error) {
	members, err := o.MemberNames()
	if err != nil {
		return nil, err
	}
	for i := range o.Members {
		c := o.MemberTemplate
		c.Name = fmt.Sprintf("member%d", i+1)
		if _, err := DefineMember(o.Layout, c); err != nil {
			return nil, fmt.Errorf("create member cluster %s: %w", c.Name, err)
		}
		if !slices.Contains(members, c.Name) {
			members = append(members, c.Name)
		}
	}
	slices.Sort(members)
	return members, nil
}

// runChild is the part that looks after one member: it starts with the control plane, is joined, and stops with it. In
// between it is on its own: a member that stops or dies is an outage, which is what members are for.
func runChild(ctx context.Context, p *ControlPlane, l Layout, name string, kubeconfigs *sync.Mutex, ready func()) (err error) {
	// However this ends, the group's context has ended then, but the child has still to be told.
	defer func() {
		_, stopErr := Stop(context.WithoutCancel(ctx), l.Member(name))
		err = errors.Join(err, stopErr)
	}()
	if err := StartMember(ctx, l, name); err != nil {
		return fmt.Errorf("start member cluster %s: %w", name, err)
	}
	if err := p.WaitReady(ctx); err != nil {
		return err
	}
	if err := JoinMember(ctx, l, p.RESTConfig(), name); err != nil {
		return fmt.Errorf("join member cluster %s: %w", name, err)
	}
	if err := p.waitCluster(ctx, name); err != nil {
		return err
	}
	kubeconfigs.Lock()
	err = WriteMembersKubeconfig(l)
	kubeconfigs.Unlock()
	if err != nil {
		return err
	}
	ready()
	<-ctx.Done()
	return nil
}
