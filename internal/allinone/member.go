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
	"strings"
	"syscall"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/embeddedkube"
	"karmada.io/karmada/internal/localmember"
	"karmada.io/karmada/internal/machinery/tracing"
)

// unjoinTimeout bounds the time to unjoin a member that is deleted.
const unjoinTimeout = time.Minute

// memberKubeconfig returns the kubeconfig in the directory of a member; it is written when the member starts.
func (l Layout) memberKubeconfig(name string) string {
	return filepath.Join(l.Member(name), "kubeconfig")
}

// loadMember returns the configuration of an existing member.
func (l Layout) loadMember(name string) (localmember.Config, error) {
	config, err := localmember.Load(l.Member(name))
	if errors.Is(err, fs.ErrNotExist) {
		return config, fmt.Errorf("local member cluster %q does not exist; create it with: karmada member create %s", name, name)
	}
	return config, err
}

// RunMember runs a local member cluster in this process until ctx ends. Its agent sends spans, if it is in Pull mode.
func RunMember(ctx context.Context, l Layout, name string, spans tracing.Options, observe component.Observer) (err error) {
	config, err := l.loadMember(name)
	if err != nil {
		return err
	}
	if err := l.create(); err != nil {
		return err
	}
	if config.EmulatedVersion != "" {
		if err := embeddedkube.Emulate(config.EmulatedVersion); err != nil {
			return fmt.Errorf("member cluster %s: %w", name, err)
		}
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
			_ = writeMemberKubeconfig(l, name, renewed) // the old certificate stays valid for months
		}
	})
	if config.Pull {
		parts = append(parts, AgentPart(l, config, m.RESTConfig(), AgentTiming{}))
		if spans.Endpoint != "" {
			parts = append(parts, component.TracingPart(spans, PartAgent))
		}
	}
	t := newTracker(l.Member(name), m.URL(), len(parts), clock.RealClock{}, observe, nil)
	err = component.RunParts(ctx, parts, t.observe)
	t.ended(err)
	return err
}

// defineMember writes the configuration of a new local member cluster. An existing one is left unchanged; created reports
// whether the member is new.
func defineMember(l Layout, c localmember.Config) (created bool, err error) {
	if err := l.create(); err != nil {
		return false, err
	}
	c.DataDir = l.Member(c.Name)
	if _, err := localmember.Load(c.DataDir); err == nil {
		return false, nil
	} else if !errors.Is(err, fs.ErrNotExist) {
		return false, err
	}
	if err := os.MkdirAll(l.Members(), 0o700); err != nil {
		return false, fmt.Errorf("create %s: %w", l.Members(), err)
	}
	// Open validates the configuration, reserves a port and writes the configuration.
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

// CreateMember creates and starts a member, and joins it to the control plane if that is running and join is set.
func CreateMember(ctx context.Context, out io.Writer, l Layout, c localmember.Config, join bool) error {
	created, err := defineMember(l, c)
	if err != nil {
		return err
	}
	if !created {
		return fmt.Errorf("local member cluster %q already exists; start it with: karmada member start %s", c.Name, c.Name)
	}
	begun := time.Now() //nolint:forbidigo // the duration is printed
	if err := StartMember(ctx, l, c.Name); err != nil {
		return fmt.Errorf("start member cluster %s: %w", c.Name, err)
	}
	if err := WriteMembersKubeconfig(l); err != nil {
		return err
	}
	fmt.Fprintf(out, "member cluster %s started in %.1fs\n", c.Name, time.Since(begun).Seconds())
	if !join {
		return l.markNotJoined(c.Name)
	}
	if _, running, err := embeddedkube.Owner(l.ControlPlane()); err != nil {
		return err
	} else if !running {
		fmt.Fprintf(out, "it is not joined, because no control plane runs in %s; it joins with the next: karmada up --data-dir %[1]s\n", l.Dir)
		return nil
	}
	return joinByCommand(ctx, out, l, c)
}

// JoinMember joins an existing member to the control plane, which must run. It starts the member.
func JoinMember(ctx context.Context, out io.Writer, l Layout, name string) error {
	c, err := l.loadMember(name)
	if err != nil {
		return err
	}
	if _, running, err := embeddedkube.Owner(l.ControlPlane()); err != nil {
		return err
	} else if !running {
		return fmt.Errorf("join member cluster %s: %w; start it with: karmada up --data-dir %s", name, errNotRunning, l.Dir)
	}
	if err := StartMember(ctx, l, name); err != nil {
		return fmt.Errorf("start member cluster %s: %w", name, err)
	}
	if err := WriteMembersKubeconfig(l); err != nil {
		return err
	}
	return joinByCommand(ctx, out, l, c)
}

// joinByCommand joins a member that runs to the control plane, which runs, too.
func joinByCommand(ctx context.Context, out io.Writer, l Layout, c localmember.Config) error {
	control, err := clientcmd.BuildConfigFromFlags("", l.ControlKubeconfig())
	if err != nil {
		return fmt.Errorf("read the kubeconfig of the control plane: %w", err)
	}
	if err := refuseLeaving(ctx, control, c.Name); err != nil {
		return err
	}
	if err := joinMember(ctx, l, control, c.Name); err != nil {
		return fmt.Errorf("join member cluster %s: %w", c.Name, err)
	}
	if c.Pull {
		if err := waitRegistered(ctx, control, c.Name); err != nil {
			return err
		}
		fmt.Fprintf(out, "cluster(%s) is registered in Pull mode\n", c.Name)
		return nil
	}
	fmt.Fprintf(out, "cluster(%s) is joined successfully\n", c.Name)
	return nil
}

// refuseLeaving returns an error if the Cluster is being deleted: it would be removed after the join.
func refuseLeaving(ctx context.Context, config *rest.Config, name string) error {
	control, err := client.New(config, client.Options{Scheme: controllers.Scheme()})
	if err != nil {
		return err
	}
	var found clusterv1alpha1.Cluster
	err = control.Get(ctx, client.ObjectKey{Name: name}, &found)
	if client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("join member cluster %s: %w", name, err)
	}
	if err == nil && found.DeletionTimestamp != nil {
		return fmt.Errorf("join member cluster %s: its Cluster is being deleted; join again when `karmadactl get clusters` no longer shows it",
			name)
	}
	return nil
}

// registrationTimeout bounds the wait for an agent that creates its Cluster.
const registrationTimeout = time.Minute

// waitRegistered waits until the agent of a member has created the Cluster, so that the next command finds it.
func waitRegistered(ctx context.Context, config *rest.Config, name string) error {
	control, err := client.New(config, client.Options{Scheme: controllers.Scheme()})
	if err != nil {
		return err
	}
	err = wait.PollUntilContextTimeout(ctx, pollInterval, registrationTimeout, true, func(ctx context.Context) (bool, error) {
		err := control.Get(ctx, client.ObjectKey{Name: name}, &clusterv1alpha1.Cluster{})
		return err == nil, client.IgnoreNotFound(err)
	})
	if err != nil {
		return fmt.Errorf("wait for the registration of cluster %s by its agent: %w", name, err)
	}
	return nil
}

// StartMember starts a member in a process of its own with these flags, unless it runs already, and waits until it is ready.
func StartMember(ctx context.Context, l Layout, name string, flags ...string) error {
	dir := l.Member(name)
	if _, err := l.loadMember(name); err != nil {
		return err
	}
	if _, running, err := embeddedkube.Owner(dir); err != nil || running {
		if err != nil {
			return err
		}
		return starting{dir: dir, clock: clock.RealClock{}}.wait(ctx)
	}
	return Spawn(ctx, dir, append([]string{"member", "run", name, "--data-dir", l.Dir}, flags...)...)
}

// StopMember stops the process of a member.
func StopMember(ctx context.Context, out io.Writer, l Layout, name string) error {
	if _, err := l.loadMember(name); err != nil {
		return err
	}
	stopped, err := Stop(ctx, l.Member(name))
	if err != nil {
		return err
	}
	if !stopped {
		fmt.Fprintf(out, "member cluster %s is not running\n", name)
		return nil
	}
	fmt.Fprintf(out, "member cluster %s stopped; start it again with: karmada member start %s --data-dir %s\n", name, name, l.Dir)
	return nil
}

// DeleteMember unjoins a member if the control plane is running, stops it and deletes its data.
func DeleteMember(ctx context.Context, out io.Writer, l Layout, name string) error {
	if _, err := l.loadMember(name); err != nil {
		return err
	}
	if _, running, err := embeddedkube.Owner(l.ControlPlane()); err != nil {
		return err
	} else if running {
		if err := unjoinMember(ctx, l.ControlKubeconfig(), name); err != nil {
			return fmt.Errorf("unjoin cluster %s: %w", name, err)
		}
	}
	if _, err := Stop(ctx, l.Member(name)); err != nil {
		return err
	}
	if err := os.RemoveAll(l.Member(name)); err != nil {
		return fmt.Errorf("delete the data of member cluster %s: %w", name, err)
	}
	fmt.Fprintf(out, "member cluster %s deleted\n", name)
	return WriteMembersKubeconfig(l)
}

// joinMember registers a running member and its estimator in a control plane. If the member is registered already, only its
// endpoint and credentials are updated.
func joinMember(ctx context.Context, l Layout, control *rest.Config, name string) error {
	config, err := l.loadMember(name)
	if err != nil {
		return err
	}
	member, err := clientcmd.BuildConfigFromFlags("", l.memberKubeconfig(name))
	if err != nil {
		return fmt.Errorf("read the kubeconfig of member cluster %s: %w", name, err)
	}
	if err := releaseFormer(ctx, l, control, name, member); err != nil {
		return fmt.Errorf("prepare to join cluster %s: %w", name, err)
	}
	join := func() error {
		options := cluster.Options{Name: name, Control: control, Member: member, Region: config.Region, Provider: config.Provider,
			Rejoin: true}
		if config.Zone != "" {
			options.Zones = strings.Split(config.Zone, ",")
		}
		return cluster.Join(ctx, options)
	}
	if config.Pull {
		join = func() error { return RegisterAgent(ctx, l, control, name) }
	}
	// Before the join, so that the scheduler finds the Service when the Cluster appears; after it, to set the owner reference.
	if err := RegisterEstimator(ctx, control, name, config.EstimatorPort); err != nil {
		return err
	}
	if err := join(); err != nil {
		return err
	}
	if err := recordJoin(ctx, l, control, name); err != nil {
		return fmt.Errorf("record the join of cluster %s: %w", name, err)
	}
	return RegisterEstimator(ctx, control, name, config.EstimatorPort)
}

// releaseFormer lets the control plane hold a member that it does not have yet, if the former control plane of this data directory held
// it: that one was removed. A control plane that has the Cluster already, such as an old copy that starts again, takes the member over only
// by command, as it does a member of another data directory.
func releaseFormer(ctx context.Context, l Layout, config *rest.Config, name string, member *rest.Config) error {
	control, err := client.New(config, client.Options{Scheme: controllers.Scheme()})
	if err != nil {
		return err
	}
	file := filepath.Join(l.Member(name), controlPlaneFile)
	former, err := os.ReadFile(file)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	err = control.Get(ctx, client.ObjectKey{Name: name}, &clusterv1alpha1.Cluster{})
	if apierrors.IsNotFound(err) && len(former) > 0 {
		err = cluster.Release(ctx, member, string(former))
	}
	if client.IgnoreNotFound(err) != nil {
		return err
	}
	return nil
}

// recordJoin records which control plane joined a member. It is called after the join: a control plane that is killed before joins the
// member when it starts again.
func recordJoin(ctx context.Context, l Layout, config *rest.Config, name string) error {
	control, err := client.New(config, client.Options{Scheme: controllers.Scheme()})
	if err != nil {
		return err
	}
	uid, err := planeUID(ctx, control)
	if err != nil {
		return err
	}
	if err := os.Remove(filepath.Join(l.Member(name), notJoinedFile)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	file := filepath.Join(l.Member(name), controlPlaneFile)
	if former, err := os.ReadFile(file); err == nil && string(former) == uid {
		return nil
	}
	return os.WriteFile(file, []byte(uid), 0o600)
}

// planeUID returns the UID of the namespace kube-system of a control plane.
func planeUID(ctx context.Context, control client.Reader) (string, error) {
	var system corev1.Namespace
	if err := control.Get(ctx, client.ObjectKey{Name: metav1.NamespaceSystem}, &system); err != nil {
		return "", fmt.Errorf("identify the control plane: %w", err)
	}
	return string(system.UID), nil
}

// staysOut reports whether a member is not joined when the control plane starts: its Cluster does not exist, or is being deleted, although
// this control plane joined it before, or it was created with --no-join. It is joined again by command only.
func (l Layout) staysOut(ctx context.Context, control client.Reader, name string) (bool, error) {
	var found clusterv1alpha1.Cluster
	err := control.Get(ctx, client.ObjectKey{Name: name}, &found)
	if err == nil {
		return found.DeletionTimestamp != nil, nil
	} else if !apierrors.IsNotFound(err) {
		return false, fmt.Errorf("read cluster %s: %w", name, err)
	}
	if l.notJoined(name) {
		return true, nil
	}
	joinedBy, err := os.ReadFile(filepath.Join(l.Member(name), controlPlaneFile))
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	} else if err != nil {
		return false, err
	}
	uid, err := planeUID(ctx, control)
	return err == nil && string(joinedBy) == uid, err
}

// notJoinedFile is the file in the directory of a member that is joined by command only.
const notJoinedFile = "not-joined"

func (l Layout) markNotJoined(name string) error {
	return os.WriteFile(filepath.Join(l.Member(name), notJoinedFile), nil, 0o600)
}

// notJoined reports whether a member is joined by command only.
func (l Layout) notJoined(name string) bool {
	_, err := os.Stat(filepath.Join(l.Member(name), notJoinedFile))
	return err == nil
}

// controlPlaneFile is the file in the directory of a member with the UID of the namespace kube-system of the control plane of this data
// directory that was the last to join it.
const controlPlaneFile = "joined-by"

// unjoinMember removes a member from the control plane; it does nothing if the member is not joined.
func unjoinMember(ctx context.Context, kubeconfig, name string) error {
	config, err := clientcmd.BuildConfigFromFlags("", kubeconfig)
	if err != nil {
		return fmt.Errorf("read the kubeconfig of the control plane: %w", err)
	}
	control, err := client.New(config, client.Options{Scheme: controllers.Scheme()})
	if err != nil {
		return err
	}
	if err := deleteEstimatorService(ctx, control, name); err != nil {
		return err
	}
	var found clusterv1alpha1.Cluster
	if err := control.Get(ctx, client.ObjectKey{Name: name}, &found); err != nil {
		return client.IgnoreNotFound(err)
	}
	options := cluster.Options{Name: name, Control: config, Wait: unjoinTimeout, Force: true}
	if found.Spec.SyncMode == clusterv1alpha1.Pull {
		return cluster.Unregister(ctx, options, cluster.Agent{})
	}
	return cluster.Unjoin(ctx, options)
}
