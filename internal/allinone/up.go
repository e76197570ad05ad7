// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/console"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/embeddedkube"
	"karmada.io/karmada/internal/machinery/atomicfile"
	"karmada.io/karmada/samples"
)

// Up runs a control plane in this process, and its local members in processes of their own, until ctx ends. It calls ready
// (if not nil) when all of them are ready.
func Up(ctx context.Context, o UpOptions, observe component.Observer, ready func()) (err error) {
	p, err := Open(o.Config)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, p.Close()) }()
	members, err := o.defineMembers()
	if err != nil {
		return err
	}
	parts := p.Parts()
	for _, name := range members {
		parts = append(parts, component.Part{Name: name, Run: func(ctx context.Context, ready func()) error {
			return runChild(ctx, p, o, name, ready)
		}})
	}
	t := newTracker(o.ControlPlane(), p.URL(), len(parts), clock.RealClock{}, observe, ready)
	err = component.RunParts(ctx, parts, t.observe)
	t.ended(err)
	return err
}

// pullMember is the number of the member that `karmada up` creates in Pull mode, so that both modes can be tried.
const pullMember = 3

// defineMembers creates the missing members and returns the names of all.
func (o UpOptions) defineMembers() ([]string, error) {
	members, err := o.MemberNames()
	if err != nil {
		return nil, err
	}
	for i := range o.Members {
		c := o.NewMembers.Config()
		c.Name, c.Pull = fmt.Sprintf("member%d", i+1), i+1 == pullMember
		if _, err := defineMember(o.Layout, c); err != nil {
			return nil, fmt.Errorf("create member cluster %s: %w", c.Name, err)
		}
		if !slices.Contains(members, c.Name) {
			members = append(members, c.Name)
		}
	}
	slices.Sort(members)
	return members, nil
}

// runChild starts a member in a process of its own, joins it, and stops it when ctx ends. If the process exits earlier,
// runChild does not return, because a stopped member simulates an outage.
func runChild(ctx context.Context, p *ControlPlane, o UpOptions, name string, ready func()) (err error) {
	l := o.Layout
	// The context may have ended, but the child must be stopped in any case.
	defer func() {
		_, stopErr := Stop(context.WithoutCancel(ctx), l.Member(name))
		err = errors.Join(err, stopErr)
	}()
	if err := StartMember(ctx, l, name, o.Tracing.Flags()...); err != nil {
		return fmt.Errorf("start member cluster %s: %w", name, err)
	}
	if err := p.WaitReady(ctx); err != nil {
		return err
	}
	if err := p.joinUnlessRemoved(ctx, l, name); err != nil {
		return fmt.Errorf("join member cluster %s: %w", name, err)
	}
	if err := WriteMembersKubeconfig(l); err != nil {
		return err
	}
	ready()
	<-ctx.Done()
	return nil
}

// joinUnlessRemoved joins a member, and waits until its Cluster is ready. A member that a user removed stays out; its agent loses the
// credentials, which are no longer valid.
func (p *ControlPlane) joinUnlessRemoved(ctx context.Context, l Layout, name string) error {
	control, err := client.New(p.RESTConfig(), client.Options{Scheme: controllers.Scheme()})
	if err != nil {
		return err
	}
	out, err := l.staysOut(ctx, control, name)
	if err != nil {
		return err
	}
	if out {
		if err := os.Remove(l.AgentKubeconfig(name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return l.markNotJoined(name)
	}
	if err := joinMember(ctx, l, p.RESTConfig(), name); err != nil {
		return err
	}
	return p.waitCluster(ctx, name)
}

// UpDetached runs `karmada up` with flags in a process of its own and waits until it is ready.
func UpDetached(ctx context.Context, out io.Writer, l Layout, flags ...string) error {
	if err := l.create(); err != nil {
		return err
	}
	begun := time.Now() //nolint:forbidigo // the duration is printed
	pid, running, err := embeddedkube.Owner(l.ControlPlane())
	if err != nil {
		return err
	}
	if running {
		return fmt.Errorf("a control plane is already running in %s (process %d); stop it with: karmada down --data-dir %s", l.Dir, pid, l.Dir)
	}
	s := starting{dir: l.ControlPlane(), children: l.memberDirs, out: out, clock: clock.RealClock{}}
	if err := spawn(ctx, s, append([]string{"up", "--data-dir=" + l.Dir}, flags...)...); err != nil {
		return err
	}
	fmt.Fprintf(out, "Karmada is ready after %.1fs and runs in the background.\nLog: %s\nStop it with: karmada down --data-dir %s\n\n%s",
		time.Since(begun).Seconds(), l.Log(l.ControlPlane()), l.Dir, l.NextSteps())
	return nil
}

// NextSteps returns the commands that a new user needs next.
func (l Layout) NextSteps() string {
	var text strings.Builder
	fmt.Fprintf(&text, "  export KUBECONFIG=%s\n  kubectl get clusters\n  kubectl apply -f %s\n", l.Kubeconfig(), l.sample())
	if p, err := ReadProgress(l.ControlPlane()); err == nil && p.URL != "" {
		fmt.Fprintf(&text, "\nWeb console: %s%s (log in with the kubeconfig, or by: karmadactl ui)\n", p.URL, console.Prefix)
	}
	members, _ := l.MemberNames() // they are optional here
	for _, name := range members {
		if l.notJoined(name) {
			fmt.Fprintf(&text, "\nMember cluster %s is not joined; join it with: karmada member join %s --data-dir %s\n", name, name, l.Dir)
		}
	}
	return text.String()
}

// sample returns the directory of the sample application that the next steps apply.
func (l Layout) sample() string { return filepath.Join(l.Dir, "samples", "nginx") }

// writeSample writes the files of the sample application that are missing: the user may have changed the others.
func (l Layout) writeSample() error {
	return fs.WalkDir(samples.Files, "nginx", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := samples.Files.ReadFile(path)
		if err != nil {
			return fmt.Errorf("write the sample application: %w", err)
		}
		file := filepath.Join(l.Dir, "samples", filepath.FromSlash(path))
		if _, err := os.Stat(file); !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			return fmt.Errorf("write the sample application: %w", err)
		}
		return atomicfile.Write(file, data, 0o600)
	})
}

// Down stops the control plane and all members.
func Down(ctx context.Context, out io.Writer, l Layout) error {
	stopped, err := Stop(ctx, l.ControlPlane())
	if err != nil {
		return fmt.Errorf("stop the control plane: %w", err)
	}
	// The control plane stops its members, but others may have been started by hand.
	members, err := l.MemberNames()
	if err != nil {
		return err
	}
	for _, name := range members {
		memberStopped, err := Stop(ctx, l.Member(name))
		if err != nil {
			return fmt.Errorf("stop member cluster %s: %w", name, err)
		}
		stopped = stopped || memberStopped
	}
	if !stopped {
		fmt.Fprintf(out, "Nothing is running in %s.\n", l.Dir)
		return nil
	}
	fmt.Fprintf(out, "Stopped. The data remains in %s; start again with: karmada up --data-dir %s\n", l.Dir, l.Dir)
	return nil
}
