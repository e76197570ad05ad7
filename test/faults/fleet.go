// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package faults

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"syscall"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	utilruntime "k8s.io/apimachinery/pkg/util/runtime"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/allinone"
	"karmada.io/karmada/internal/cluster"
	memberaccess "karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/program"
)

// The members.
const (
	member1 = "m1"
	member2 = "m2"
	member3 = "m3" // in Pull mode, when its processes are tested
)

// timeout bounds every wait. It includes the time until a member that was not ready is ready again, on a busy machine.
const timeout = 2 * time.Minute

// poll calls try until it succeeds, and returns its last error after the timeout. An invalid request is not repeated.
func poll(ctx context.Context, try func(ctx context.Context) error) error {
	return pollFor(ctx, timeout, try)
}

// pollFor is like poll with another timeout.
func pollFor(ctx context.Context, timeout time.Duration, try func(ctx context.Context) error) error {
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	var last error
	for {
		attempt, cancelAttempt := context.WithTimeout(ctx, 15*time.Second)
		err := try(attempt)
		cancelAttempt()
		if err == nil || apierrors.IsInvalid(err) {
			return err
		}
		if ctx.Err() == nil || last == nil { // the timeout ends the last attempt, whose error is meaningless
			last = err
		}
		select {
		case <-ctx.Done():
			return last
		case <-time.After(retryInterval):
		}
	}
}

// fleet is a control plane and its members.
type fleet struct {
	controlPlane
	config  *rest.Config
	control client.Client
	members map[string]*member

	outage sync.Mutex // held while a fault stops the control plane
}

// controlPlane starts and stops the processes of a fleet.
type controlPlane interface {
	// start starts the control plane on its data and waits until it is ready.
	start(ctx context.Context) error
	// kill stops the control plane. Members keep running.
	kill()
	// stopMember and startMember restart the process of a member.
	stopMember(ctx context.Context, name string) error
	startMember(ctx context.Context, name string) error
	// killAgent and startAgent restart the agent of the member in Pull mode.
	killAgent(name string)
	startAgent(name string) error
	// signalAgent sends a signal to the agent.
	signalAgent(name string, s syscall.Signal) error
	// register registers a member in Pull mode, and starts its agent, which reaches it at the address.
	register(ctx context.Context, m *member, address string) error
}

// processes are a control plane and members, each in a process of its own.
type processes struct {
	fleetOptions
	dir   string
	fleet *fleet

	process *exec.Cmd                // nil while the control plane is down
	agents  map[string]*runningAgent // by cluster
}

// runningAgent is an agent, which is started again when it exits.
type runningAgent struct {
	kill func()

	mu      sync.Mutex  // guards process
	process *os.Process // nil while it does not run
}

// fleetOptions configure the processes of a fleet.
type fleetOptions struct {
	binary string // empty means to build it
	// up and agent are flags of the control plane and of the agent.
	up, agent []string
}

// member is a member cluster behind a proxy.
type member struct {
	name   string
	dir    string // data directory of the process
	config *rest.Config
	client client.Client
	proxy  *proxy
	hub    *proxy // through which the agent reaches the control plane; nil in Push mode
	pull   bool
	outage sync.Mutex // held while a fault pauses or stops the process, or its agent, or replaces its credentials
	*recorder
}

func newScheme() *runtime.Scheme {
	s := runtime.NewScheme()
	utilruntime.Must(clientgoscheme.AddToScheme(s))
	utilruntime.Must(fleetv1alpha1.AddToScheme(s))
	utilruntime.Must(policyv1alpha1.AddToScheme(s))
	utilruntime.Must(clusterv1alpha1.AddToScheme(s))
	utilruntime.Must(workv1alpha1.AddToScheme(s))
	utilruntime.Must(workv1alpha2.AddToScheme(s))
	utilruntime.Must(configv1alpha1.AddToScheme(s))
	return s
}

// startFleet builds karmada, unless binary is set, and starts a control plane with joined members, the last of them in Pull mode.
// All processes end with the test.
func startFleet(t *testing.T, o fleetOptions, clusters ...string) *fleet {
	t.Helper()
	// Paths of sockets must be shorter than those of t.TempDir.
	dir, err := os.MkdirTemp("", "kf")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("data and logs are kept in %s", dir)
		} else if err := os.RemoveAll(dir); err != nil {
			t.Error(err)
		}
	})
	f := &fleet{members: map[string]*member{}}
	p := &processes{fleetOptions: o, dir: dir, fleet: f, agents: map[string]*runningAgent{}}
	f.controlPlane = p
	if o.binary == "" {
		if p.binary, err = program.Karmada(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range clusters {
		m, err := p.createMember(t, name)
		if err != nil {
			t.Fatalf("create member %s: %v", name, err)
		}
		f.members[name] = m
	}
	f.members[clusters[len(clusters)-1]].pull = true
	t.Cleanup(func() {
		p.killAgent(clusters[len(clusters)-1])
		f.kill()
	})
	if err := f.start(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, m := range f.members {
		if m.pull {
			if m.hub, err = newHubProxy(t.Context(), f.config); err != nil {
				t.Fatal(err)
			}
		}
		if err := f.join(t.Context(), m); err != nil {
			t.Fatal(err)
		}
	}
	return f
}

// karmada runs a command of karmada.
func (p *processes) karmada(ctx context.Context, args ...string) error {
	if out, err := exec.CommandContext(ctx, p.binary, args...).CombinedOutput(); err != nil {
		return fmt.Errorf("karmada %v: %w\n%s", args, err, out)
	}
	return nil
}

// membersDir is a data directory apart from that of the control plane, which therefore neither starts nor stops the members.
func (p *processes) membersDir() string { return filepath.Join(p.dir, "m") }

func (p *processes) createMember(t *testing.T, name string) (*member, error) {
	t.Helper()
	if err := p.karmada(t.Context(), "member", "create", name, "--no-join", "--no-nodes", "--data-dir", p.membersDir()); err != nil {
		return nil, err
	}
	m := &member{name: name, dir: filepath.Join(p.membersDir(), "members", name)}
	t.Cleanup(func() {
		// The context of the test has ended.
		err := m.signal(syscall.SIGCONT)
		stop := p.stopMember(context.Background(), name)
		if err := errors.Join(err, stop); err != nil {
			t.Error(err)
		}
	})
	var err error
	if m.config, err = clientcmd.BuildConfigFromFlags("", filepath.Join(m.dir, "kubeconfig")); err != nil {
		return nil, err
	}
	return m, m.observe(t)
}

// observe starts the proxy and the recorder of a member, which stop with the test.
func (m *member) observe(t *testing.T) error {
	t.Helper()
	m.config.QPS = -1
	var err error
	if m.client, err = client.New(m.config, client.Options{Scheme: newScheme()}); err != nil {
		return err
	}
	address, err := url.Parse(m.config.Host)
	if err != nil {
		return err
	}
	if m.proxy, err = newProxy(t.Context(), address.Host); err != nil {
		return err
	}
	m.recorder, err = record(t.Context(), m.name, m.config)
	return err
}

// newHubProxy starts a proxy to a control plane.
func newHubProxy(ctx context.Context, control *rest.Config) (*proxy, error) {
	address, err := url.Parse(control.Host)
	if err != nil {
		return nil, err
	}
	return newProxy(ctx, address.Host)
}

func (p *processes) stopMember(ctx context.Context, name string) error {
	return p.karmada(ctx, "member", "stop", name, "--data-dir", p.membersDir())
}

func (p *processes) startMember(ctx context.Context, name string) error {
	return p.karmada(ctx, "member", "start", name, "--data-dir", p.membersDir())
}

// agentDir is the data directory with the credentials of agents.
func (p *processes) agentDir() allinone.Layout {
	return allinone.Layout{Dir: filepath.Join(p.dir, "a")}
}

// startAgent starts the agent of a member, which reaches it through its proxy. An agent that exits is started again, as in a cluster. It
// outlives the control plane.
func (p *processes) startAgent(name string) error {
	dir := p.agentDir().Member(name)
	log, err := os.OpenFile(filepath.Join(dir, "agent.log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	running := &runningAgent{kill: func() {
		cancel()
		<-done
	}}
	p.agents[name] = running
	args := append([]string{
		"agent", "--cluster-name=" + name, "--karmada-kubeconfig=" + filepath.Join(dir, "agent.config"),
		"--kubeconfig=" + filepath.Join(dir, "member.config"), "--leader-elect=false", "--health-probe-bind-address=0",
		"--metrics-bind-address=0",
	}, p.agent...)
	go func() {
		defer close(done)
		defer log.Close() //nolint:errcheck // the file is only read after a failure
		for ctx.Err() == nil {
			agent := exec.CommandContext(ctx, p.binary, args...)
			agent.Stdout, agent.Stderr = log, log
			if err := running.run(agent); ctx.Err() == nil {
				fmt.Fprintln(log, "agent exited:", err)
			}
			select {
			case <-ctx.Done():
			case <-time.After(time.Second):
			}
		}
	}()
	return nil
}

// run runs the process until it exits.
func (a *runningAgent) run(agent *exec.Cmd) error {
	a.mu.Lock()
	err := agent.Start()
	a.process = agent.Process
	a.mu.Unlock()
	if err != nil {
		return err
	}
	err = agent.Wait()
	a.mu.Lock()
	defer a.mu.Unlock()
	a.process = nil
	return err
}

func (p *processes) signalAgent(name string, s syscall.Signal) error {
	a := p.agents[name]
	if a == nil {
		return nil
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.process == nil {
		return nil
	}
	return a.process.Signal(s)
}

// killAgent kills the agent with SIGKILL.
func (p *processes) killAgent(name string) {
	if a := p.agents[name]; a != nil {
		a.kill()
		delete(p.agents, name)
	}
}

// register registers a member in Pull mode, and starts its agent.
func (p *processes) register(ctx context.Context, m *member, address string) error {
	p.killAgent(m.name)
	l := p.agentDir()
	if err := os.MkdirAll(l.Member(m.name), 0o700); err != nil {
		return err
	}
	if err := allinone.RegisterAgent(ctx, l, p.fleet.config, m.name); err != nil {
		return err
	}
	config, err := clientcmd.LoadFromFile(filepath.Join(m.dir, "kubeconfig"))
	if err != nil {
		return err
	}
	for _, server := range config.Clusters {
		server.Server = address
	}
	if err := clientcmd.WriteToFile(*config, filepath.Join(l.Member(m.name), "member.config")); err != nil {
		return err
	}
	// The agent reaches the control plane through a proxy, too.
	if config, err = clientcmd.LoadFromFile(l.AgentKubeconfig(m.name)); err != nil {
		return err
	}
	for _, server := range config.Clusters {
		server.Server = "https://" + m.hub.address()
	}
	if err := clientcmd.WriteToFile(*config, l.AgentKubeconfig(m.name)); err != nil {
		return err
	}
	return p.startAgent(m.name)
}

// join joins or registers a member, through its proxy, and waits until it is ready.
func (f *fleet) join(ctx context.Context, m *member) error {
	proxied := rest.CopyConfig(m.config)
	proxied.Host = "https://" + m.proxy.address()
	var err error
	if m.pull {
		err = f.register(ctx, m, proxied.Host)
	} else {
		err = cluster.Join(ctx, cluster.Options{Name: m.name, Control: f.config, Member: proxied, Rejoin: true, TakeOver: true})
	}
	if err != nil {
		return fmt.Errorf("join %s: %w", m.name, err)
	}
	return poll(ctx, func(ctx context.Context) error {
		var c clusterv1alpha1.Cluster
		if err := f.control.Get(ctx, client.ObjectKey{Name: m.name}, &c); err != nil {
			return err
		}
		for _, condition := range c.Status.Conditions {
			if condition.Type == clusterv1alpha1.ClusterConditionReady && condition.Status == "True" && len(c.Status.APIEnablements) > 0 {
				return nil
			}
		}
		return fmt.Errorf("cluster %s is not ready: %+v", m.name, c.Status.Conditions)
	})
}

// progress is the part of the recorded progress of a process that a fleet needs.
type progress struct {
	PID   int    `json:"pid"`
	Ready bool   `json:"ready"`
	Error string `json:"error"`
}

func readProgress(dir string) (p progress, err error) {
	data, err := os.ReadFile(filepath.Join(dir, "progress.json"))
	if err != nil {
		return p, err
	}
	return p, json.Unmarshal(data, &p)
}

func (p *processes) start(ctx context.Context) error {
	data := filepath.Join(p.dir, "c")
	var output bytes.Buffer
	// The process outlives ctx, so that it is stopped by kill only.
	args := append([]string{"up", "--data-dir", data, "--feature-gates=PropagationPolicyPreemption=true"}, p.up...)
	up := exec.Command(p.binary, args...) //nolint:noctx // see above
	up.Stdout, up.Stderr = &output, &output
	if err := up.Start(); err != nil {
		return fmt.Errorf("start the control plane: %w", err)
	}
	p.process = up
	err := poll(ctx, func(context.Context) error {
		recorded, err := readProgress(filepath.Join(data, "control-plane"))
		switch {
		case err != nil:
			return err
		case recorded.PID != up.Process.Pid || !recorded.Ready:
			return fmt.Errorf("not ready: %+v", recorded)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("start the control plane: %w", err)
	}
	f := p.fleet
	if f.control != nil {
		return nil // the address stays
	}
	if f.config, err = clientcmd.BuildConfigFromFlags("", filepath.Join(data, "karmada-apiserver.config")); err != nil {
		return err
	}
	f.config.QPS = -1
	f.control, err = client.New(f.config, client.Options{Scheme: newScheme()})
	return err
}

// kill kills the control plane with SIGKILL.
func (p *processes) kill() {
	if p.process == nil {
		return
	}
	_ = p.process.Process.Kill() // it may have exited
	_ = p.process.Wait()         // the error reports the signal
	p.process = nil
}

// signal sends a signal to the process of the member.
func (m *member) signal(s syscall.Signal) error {
	p, err := readProgress(m.dir)
	if err != nil {
		return err
	}
	if err := syscall.Kill(p.PID, s); err != nil && !errors.Is(err, syscall.ESRCH) {
		return fmt.Errorf("signal %v to member %s: %w", s, m.name, err)
	}
	return nil
}

// disturb carries out a fault until its end.
func (f *fleet) disturb(ctx context.Context, d disturbance) error {
	<-time.After(d.delay)
	m := f.members[d.cluster]
	switch d.fault {
	case killControl:
		f.outage.Lock()
		defer f.outage.Unlock()
		f.kill()
		<-time.After(d.duration)
		return f.start(ctx)
	case pauseMember, restartMember, killAgent, unauthorized:
		m.outage.Lock()
		defer m.outage.Unlock()
	}
	if d.fault == unauthorized {
		return f.withoutAccess(ctx, m, func() { <-time.After(d.duration) })
	}
	end, err := f.lose(ctx, m, d.fault, d.duration/8)
	if err != nil {
		return err
	}
	<-time.After(d.duration)
	return end(ctx)
}

// lose begins a fault of a member, and returns a function that ends it. latency is the latency of slow connections.
func (f *fleet) lose(ctx context.Context, m *member, of fault, latency time.Duration) (end func(context.Context) error, err error) {
	end = func(context.Context) error {
		m.proxy.heal()
		if m.hub != nil {
			m.hub.heal()
		}
		return nil
	}
	switch of {
	case cutMember:
		m.proxy.cut()
	case stallMember:
		m.proxy.stall(toMember, fromMember)
	case stallResponse:
		m.proxy.stall(fromMember)
	case slowMember:
		m.proxy.slow(latency)
	case expireMember:
		m.proxy.expire()
	case cutAgent:
		m.hub.cut()
	case stallAgent:
		m.hub.stall(toMember, fromMember)
	case stallAgentRequests:
		m.hub.stall(toMember)
	case stallAgentAnswers:
		m.hub.stall(fromMember)
	case killAgent:
		f.killAgent(m.name)
		end = func(context.Context) error { return f.startAgent(m.name) }
	case pauseAgent:
		err = f.signalAgent(m.name, syscall.SIGSTOP)
		end = func(context.Context) error { return f.signalAgent(m.name, syscall.SIGCONT) }
	case pauseMember:
		err = m.signal(syscall.SIGSTOP)
		end = func(context.Context) error { return m.signal(syscall.SIGCONT) }
	case restartMember:
		err = f.stopMember(ctx, m.name)
		end = func(ctx context.Context) error { return f.startMember(ctx, m.name) }
	}
	return end, err
}

// withoutAccess replaces the token of the control plane for a member during a call.
func (f *fleet) withoutAccess(ctx context.Context, m *member, during func()) error {
	secret := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: names.ClusterNamespace, Name: m.name}}
	var token []byte
	replace := func(with []byte) error {
		return poll(ctx, func(ctx context.Context) error {
			if err := f.control.Get(ctx, client.ObjectKeyFromObject(secret), secret); err != nil {
				return err
			}
			if token == nil {
				token = secret.Data[memberaccess.TokenKey]
			}
			secret.Data[memberaccess.TokenKey] = with
			return f.control.Update(ctx, secret)
		})
	}
	if err := replace([]byte("rejected")); err != nil {
		return fmt.Errorf("replace the credentials of %s: %w", m.name, err)
	}
	during()
	if err := replace(token); err != nil {
		return fmt.Errorf("restore the credentials of %s: %w", m.name, err)
	}
	return nil
}
