// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package standalone

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"time"

	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/controlplane"
	"karmada.io/karmada/internal/localmember"
)

// Kubeconfig of a member, in its directory; it is written when the member runs.
const memberKubeconfig = "kubeconfig"

func (l Layout) memberKubeconfig(name string) string { return l.Member(name) + "/" + memberKubeconfig }

// RunMember runs a local member cluster in this process until ctx ends.
func RunMember(ctx context.Context, l Layout, name string, observe component.Observer) (err error) {
	config, err := localmember.Load(l.Member(name))
	if err != nil {
		return noSuchMember(name, err)
	}
	m, err := localmember.Open(config)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, m.Close()) }()
	kubeconfig, err := m.Kubeconfig()
	if err != nil {
		return err
	}
	if err := writeKubeconfig(l.memberKubeconfig(name), kubeconfig); err != nil {
		return err
	}
	parts := m.Parts(func([]string) {
		if renewed, err := m.Kubeconfig(); err == nil {
			_ = writeKubeconfig(l.memberKubeconfig(name), renewed) // the old one is good for months still
		}
	})
	t := newTracker(l.Member(name), m.URL(), len(parts), clock.RealClock{}, observe, nil)
	err = component.RunParts(ctx, parts, t.observe)
	t.ended(err)
	return err
}

func noSuchMember(name string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("there is no local member cluster %q; make one with: karmada member create %s", name, name)
	}
	return err
}

// DefineMember notes what a local member cluster is to be like. One that exists already is left as it is; created says
// whether it is new.
func DefineMember(l Layout, c localmember.Config) (created bool, err error) {
	c.DataDir = l.Member(c.Name)
	if _, err := localmember.Load(c.DataDir); err == nil {
		return false, nil
	} else if !errors.Is(err, fs.ErrNotExist) {
		return false, err
	}
	if err := os.MkdirAll(l.Members(), 0o700); err != nil {
		return false, fmt.Errorf("create %s: %w", l.Members(), err)
	}
	// Opening checks the configuration and keeps it, with a port of its own.
	m, err := localmember.Open(c)
	if err != nil {
		return false, errors.Join(err, removeEmpty(c.DataDir))
	}
	return true, m.Close()
}

func removeEmpty(dir string) error {
	if err := os.Remove(dir); err != nil && !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, syscall.ENOTEMPTY) {
		return err
	}
	return nil
}

// Timeouts of processes, generous for a loaded machine.
const (
	startTimeout = 2 * time.Minute
	stopTimeout  = 30 * time.Second
	pollEvery    = 50 * time.Millisecond
)

// StartMember starts a member in a process of its own, unless one runs already, and waits until it is ready.
func StartMember(ctx context.Context, l Layout, name string) error {
	dir := l.Member(name)
	if _, err := localmember.Load(dir); err != nil {
		return noSuchMember(name, err)
	}
	if _, running, err := controlplane.Owner(dir); err != nil || running {
		if err != nil {
			return err
		}
		return waitReady(ctx, dir, nil)
	}
	return Spawn(ctx, dir, "member", "run", name, "--data-dir", l.Dir)
}

// Spawn runs this program detached from the terminal, with its output in the log of dir, and waits until it is ready.
func Spawn(ctx context.Context, dir string, args ...string) error {
	self, err := os.Executable()
	if err != nil {
		return fmt.Errorf("find this program: %w", err)
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return fmt.Errorf("create %s: %w", dir, err)
	}
	log, err := os.OpenFile(Layout{}.Log(dir), os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return fmt.Errorf("open the log: %w", err)
	}
	defer log.Close()                       //nolint:errcheck // the child has its own
	_ = os.Remove(dir + "/" + progressFile) // of an earlier process
	child := exec.Command(self, args...)    //nolint:noctx // it outlives us
	child.Stdout, child.Stderr = log, log
	child.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	if err := child.Start(); err != nil {
		return fmt.Errorf("start %s: %w", strings.Join(args[:2], " "), err)
	}
	exited := make(chan error, 1)
	go func() { exited <- child.Wait() }()
	return waitReady(ctx, dir, exited)
}

// waitReady waits until the process that works on dir says that it is ready.
func waitReady(ctx context.Context, dir string, exited <-chan error) error {
	deadline := time.NewTimer(startTimeout)
	defer deadline.Stop()
	for {
		if p, err := ReadProgress(dir); err == nil && p.Ready && (exited != nil || worksOn(dir, p.PID)) {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-deadline.C:
			return fmt.Errorf("it was not ready after %s; see %s", startTimeout, Layout{}.Log(dir))
		case <-exited: //nolint:errcheck // its own words say more
			if p, err := ReadProgress(dir); err == nil && p.Error != "" {
				return errors.New(p.Error)
			}
			return fmt.Errorf("it ended before it was ready: %s (see %s)", lastLine(Layout{}.Log(dir)), Layout{}.Log(dir))
		case <-time.After(pollEvery):
		}
	}
}

// worksOn says whether a process works on dir: what one that was killed told of itself is still there.
func worksOn(dir string, pid int) bool {
	owner, running, err := controlplane.Owner(dir)
	return err == nil && running && owner == pid
}

// Stop ends the process that works on dir, gently, and waits until it is gone. stopped is false when none worked there.
func Stop(ctx context.Context, dir string) (stopped bool, err error) {
	pid, running, err := controlplane.Owner(dir)
	if err != nil || !running {
		return false, err
	}
	if pid == 0 {
		return false, fmt.Errorf("the process that works on %s is just starting; try again", dir)
	}
	if err := syscall.Kill(pid, syscall.SIGTERM); err != nil && !errors.Is(err, syscall.ESRCH) {
		return false, fmt.Errorf("stop process %d: %w", pid, err)
	}
	deadline := time.NewTimer(stopTimeout)
	defer deadline.Stop()
	for {
		now, running, err := controlplane.Owner(dir)
		if err != nil {
			return false, err
		}
		if !running || now != 0 && now != pid {
			return true, nil
		}
		select {
		case <-ctx.Done():
			return false, ctx.Err()
		case <-deadline.C:
			return false, fmt.Errorf("process %d did not end within %s", pid, stopTimeout)
		case <-time.After(pollEvery):
		}
	}
}

// JoinMember registers a running member and its estimator at a control plane; one that is registered already stays as it
// is, but for where it is found.
func JoinMember(ctx context.Context, l Layout, control *rest.Config, name string) error {
	config, err := localmember.Load(l.Member(name))
	if err != nil {
		return noSuchMember(name, err)
	}
	member, err := clientcmd.BuildConfigFromFlags("", l.memberKubeconfig(name))
	if err != nil {
		return fmt.Errorf("read the kubeconfig of member %s: %w", name, err)
	}
	options := cluster.Options{Name: name, Control: control, Member: member, Region: config.Region, Provider: config.Provider, Rejoin: true}
	if config.Zone != "" {
		options.Zones = strings.Split(config.Zone, ",")
	}
	// Before the cluster, so that it is found when the cluster appears; and after it, so that it goes when the cluster does.
	if err := RegisterEstimator(ctx, control, name, config.EstimatorPort); err != nil {
		return err
	}
	if err := cluster.Join(ctx, options); err != nil {
		return err
	}
	return RegisterEstimator(ctx, control, name, config.EstimatorPort)
}

// UnjoinMember takes a member out of the control plane, and is content if it was not in.
func UnjoinMember(ctx context.Context, kubeconfig, name string, wait time.Duration) error {
	config, err := clientcmd.BuildConfigFromFlags("", kubeconfig)
	if err != nil {
		return fmt.Errorf("read the control plane's kubeconfig: %w", err)
	}
	control, err := client.New(config, client.Options{Scheme: controllers.Scheme()})
	if err != nil {
		return err
	}
	if err := forgetEstimator(ctx, control, name); err != nil {
		return err
	}
	if err := control.Get(ctx, client.ObjectKey{Name: name}, &clusterv1alpha1.Cluster{}); err != nil {
		return client.IgnoreNotFound(err)
	}
	return cluster.Unjoin(ctx, cluster.Options{Name: name, Control: config, Wait: wait, Force: true})
}

// WriteMembersKubeconfig writes a context for each member, and the kubeconfig with all contexts.
func WriteMembersKubeconfig(l Layout) error {
	members, err := l.MemberNames()
	if err != nil {
		return err
	}
	all := clientcmdapi.NewConfig()
	for _, name := range members {
		one, err := clientcmd.LoadFromFile(l.memberKubeconfig(name))
		if errors.Is(err, fs.ErrNotExist) {
			continue // it never ran
		}
		if err != nil {
			return fmt.Errorf("read the kubeconfig of member %s: %w", name, err)
		}
		maps.Copy(all.Clusters, one.Clusters)
		maps.Copy(all.AuthInfos, one.AuthInfos)
		maps.Copy(all.Contexts, one.Contexts)
		if all.CurrentContext == "" {
			all.CurrentContext = one.CurrentContext
		}
	}
	if err := writeKubeconfig(l.MembersKubeconfig(), all); err != nil {
		return err
	}
	return mergeKubeconfigs(l)
}

// Readyz asks the API server of a kubeconfig whether it is ready.
func Readyz(ctx context.Context, kubeconfig string) error {
	config, err := clientcmd.BuildConfigFromFlags("", kubeconfig)
	if err != nil {
		return err
	}
	config.Timeout = readyzTimeout
	control, err := kubernetes.NewForConfig(config)
	if err != nil {
		return err
	}
	return control.Discovery().RESTClient().Get().AbsPath("/readyz").Do(ctx).Error()
}

const readyzTimeout = 5 * time.Second

// lastLine is what a process said last.
func lastLine(log string) string {
	data, err := os.ReadFile(log)
	if err != nil {
		return "it left no log"
	}
	lines := strings.Split(strings.TrimSpace(string(data)), "\n")
	return strings.TrimPrefix(lines[len(lines)-1], "error: ")
}
