// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package env starts a real control plane and real member clusters in the test process, in seconds.
//
// The tests of a package share one environment and use separate namespaces. It starts with the first test that calls Shared and
// stops in Main. KARMADA_TEST_KUBECONFIG makes the tests use an existing control plane instead: it names a kubeconfig with a
// context karmada-apiserver and one context for each member.
package env

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/rand"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/klog/v2"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/allinone"
	"karmada.io/karmada/internal/autoscale/federatedhpa"
	"karmada.io/karmada/internal/autoscale/replicas"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/cluster/argocd"
	"karmada.io/karmada/internal/cluster/lifecycle"
	"karmada.io/karmada/internal/cluster/status"
	"karmada.io/karmada/internal/controllers"
	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/failover"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/localmember"
	"karmada.io/karmada/internal/machinery/coalesce"
	"karmada.io/karmada/internal/work/guard"
	"karmada.io/karmada/test/apiserver"
)

// Kubeconfig is the environment variable that makes the tests use an existing control plane.
const Kubeconfig = "KARMADA_TEST_KUBECONFIG"

// Timeout bounds every wait of a test. It is long because the machine may be busy. Also, an agent repeats a watch that failed
// repeatedly, as after several restarts of the control plane, only after up to a minute.
const Timeout = 3 * time.Minute

// Env is a control plane with its members.
type Env struct {
	// Config and Control connect to the control plane.
	Config  *rest.Config
	Control client.Client
	// Members are the joined clusters, by name.
	Members map[string]*Member
	// Estimators configures connections to the scheduler-estimators of the members.
	Estimators estimators.Options
	// LosesEvents reports whether components are killed during the tests. Events that they have not sent are then lost: the step that
	// they report is complete, and is not repeated.
	LosesEvents bool
	// Layout is the data directory; empty for a control plane that existed before.
	Layout allinone.Layout
	// Gates are the feature gates of the control plane from its next start on; nil means the defaults.
	Gates features.Gates
	// EtcdQuota is the maximum size of the database of the control plane from its next start on, in bytes; 0 means the default.
	EtcdQuota int64
	// Removals limits the removal of member objects without approval; nil means the defaults, or unknown limits of a control plane that
	// existed before.
	Removals *guard.Limits
	// Metrics is the metric server of gates; nil means that the control plane has none.
	Metrics *Metrics

	withoutComponents bool
	pullMember        string
	clock             clock.WithTicker
	agentClock        clock.Clock
	// attached is not nil for a control plane that this process did not start. Its members can be added, but it cannot be stopped.
	attached *Attached
	stop     func() error
}

// Attached starts the components that belong to the members of a control plane that this process did not start.
type Attached struct {
	// Estimator starts the scheduler-estimator of a member and returns its port.
	Estimator func(name string, member *rest.Config) (port int, err error)
	// Estimators configures connections to them.
	Estimators estimators.Options
	// LosesEvents reports whether components are killed during the tests; see Env.
	LosesEvents bool
	// PullMember is the name of the member in Pull mode, and Agent starts its agent with a kubeconfig for the control plane.
	PullMember string
	Agent      func(name string, member *rest.Config, kubeconfig string) error
}

// Member is one member cluster.
type Member struct {
	Name   string
	Config *rest.Config
	Client client.Client

	env  *Env
	dir  string
	mu   sync.Mutex // guards stop
	stop func() error
}

// Options configures an environment.
type Options struct {
	// Members is the number of joined member clusters: member1 and so on.
	Members int
	// PullMember is the name of the member in Pull mode; empty means that all are in Push mode.
	PullMember string
	// Nodes is the number of nodes of each member; with 0, no pods run.
	Nodes int
	// WithoutComponents leaves out karmada-controller-manager and karmada-scheduler. Members are added later.
	WithoutComponents bool
	// Gates are the feature gates of the control plane; nil means the defaults.
	Gates features.Gates
	// EtcdQuota is the maximum size of the database of the control plane, in bytes; 0 means the default.
	EtcdQuota int64
	// Removals limits the removal of member objects without approval; nil means the defaults.
	Removals *guard.Limits
	// Metrics is the metric server of gates; nil means none.
	Metrics *Metrics
	// Clock determines when the certificates of the control plane and of the members are issued and renewed. AgentClock determines
	// when the certificate of the agent of PullMember is renewed. Nil means the real clock. Nodes need the real clock.
	Clock      clock.WithTicker
	AgentClock clock.Clock
}

var shared struct {
	once sync.Once
	env  *Env
	err  error
}

// Shared returns the environment of the package: three members with two nodes each, of which member3 is in Pull mode, as in `karmada up`.
func Shared(t testing.TB) *Env {
	t.Helper()
	shared.once.Do(func() {
		if path := os.Getenv(Kubeconfig); path != "" {
			shared.env, shared.err = Existing(path)
			return
		}
		shared.env, shared.err = StartStandard()
	})
	if shared.err != nil {
		t.Fatalf("start the test environment: %v", shared.err)
	}
	return shared.env
}

// StartStandard starts another environment like that of Shared. The features that scenarios need are enabled beyond the defaults.
func StartStandard() (*Env, error) {
	dir, err := os.MkdirTemp("", "kt")
	if err != nil {
		return nil, err
	}
	// Works of tests are younger than the guard counts, unless a test sets their age. The window is short, so that tests can be repeated.
	removals := guard.Default
	removals.Min, removals.Max, removals.Window = 1, 1, time.Second
	// The gates change nothing in objects that do not use the features. A restart for each scenario would take longer than most of them.
	gates := features.New()
	err = gates.SetFromMap(map[string]bool{
		string(features.FederatedQuotaEnforcement): true, string(features.MultiClusterService): true,
		string(features.PropagationPolicyPreemption): true, string(features.ResourceQuotaEstimate): true,
		string(features.StatefulFailoverInjection): true,
	})
	if err != nil {
		return nil, err
	}
	return Start(dir, Options{Members: 3, PullMember: "member3", Nodes: 2, Removals: &removals, Gates: gates, Metrics: startMetrics()})
}

// Quiet discards the logs of the clusters, unless KARMADA_TEST_LOGS is set.
func Quiet() {
	if os.Getenv("KARMADA_TEST_LOGS") == "" {
		klog.LogToStderr(false)
		klog.SetOutput(discard{})
	}
	ctrl.SetLogger(klog.NewKlogr())
}

// garbage is the growth of the heap in percent before it is collected: API servers in one process with a test live for minutes, and
// processors are scarcer than memory.
const garbage = 300

// Main runs the tests of a package and stops the shared environment.
func Main(m *testing.M) int {
	Quiet()
	debug.SetGCPercent(garbage)
	code := m.Run()
	if shared.env != nil {
		if err := shared.env.Stop(); err != nil {
			fmt.Fprintln(os.Stderr, "stop the test environment:", err)
			code = max(code, 1)
		}
	}
	return code
}

type discard struct{}

func (discard) Write(p []byte) (int, error) { return len(p), nil }

// Existing returns an environment of a running control plane and running members.
func Existing(path string) (*Env, error) {
	load := func(context string) (*rest.Config, error) {
		config, err := clientcmd.NewNonInteractiveDeferredLoadingClientConfig(&clientcmd.ClientConfigLoadingRules{ExplicitPath: path},
			&clientcmd.ConfigOverrides{CurrentContext: context}).ClientConfig()
		if err == nil {
			config.QPS = -1
		}
		return config, err
	}
	e := &Env{Members: map[string]*Member{}, stop: func() error { return nil }}
	var err error
	if e.Config, err = load(allinone.Context); err != nil {
		return nil, err
	}
	if e.Control, err = client.New(e.Config, client.Options{Scheme: controllers.Scheme()}); err != nil {
		return nil, err
	}
	raw, err := clientcmd.LoadFromFile(path)
	if err != nil {
		return nil, err
	}
	for name := range raw.Contexts {
		if name == allinone.Context {
			continue
		}
		config, err := load(name)
		if err != nil {
			return nil, err
		}
		if e.Members[name], err = newMember(name, config); err != nil {
			return nil, err
		}
	}
	return e, nil
}

func newMember(name string, config *rest.Config) (*Member, error) {
	c, err := client.New(config, client.Options{Scheme: controllers.Scheme()})
	return &Member{Name: name, Config: config, Client: c}, err
}

// Attach returns an environment without members of a running control plane. Members are started in dir, which Stop removes.
func Attach(dir string, config *rest.Config, a Attached) (*Env, error) {
	control, err := client.New(config, client.Options{Scheme: controllers.Scheme()})
	if err != nil {
		return nil, err
	}
	return &Env{
		Config: config, Control: control, Members: map[string]*Member{}, Layout: allinone.Layout{Dir: dir}, attached: &a,
		pullMember: a.PullMember, Estimators: a.Estimators, LosesEvents: a.LosesEvents, stop: func() error { return nil },
	}, nil
}

// Start starts an environment in dir, which Stop removes.
func Start(dir string, o Options) (*Env, error) {
	e := &Env{
		Members: map[string]*Member{}, Layout: allinone.Layout{Dir: dir},
		Gates: o.Gates, EtcdQuota: o.EtcdQuota, Removals: o.Removals, withoutComponents: o.WithoutComponents, pullMember: o.PullMember,
		clock: o.Clock, agentClock: o.AgentClock, Metrics: o.Metrics,
	}
	stop, err := e.StartControlPlane()
	if err != nil {
		return nil, err
	}
	e.stop = stop
	return e, e.Join(o.Members, o.Nodes)
}

// Join starts and joins members, member1 and so on, and waits until they are ready.
func (e *Env) Join(count, nodes int) error {
	var wg sync.WaitGroup
	errs := make([]error, count)
	members := make([]*Member, count)
	for i := range count {
		wg.Go(func() {
			members[i], errs[i] = e.addMember(fmt.Sprintf("member%d", i+1), nodes)
		})
	}
	wg.Wait()
	for _, m := range members {
		if m != nil {
			e.Members[m.Name] = m
		}
	}
	if err := errors.Join(errs...); err != nil {
		return errors.Join(err, e.Stop())
	}
	return e.waitJoined()
}

// timing makes the status of clusters follow outages faster than by default.
var timing = status.Options{Frequency: time.Second, SuccessThreshold: 2 * time.Second, FailureThreshold: 5 * time.Second}

// delays make reports of progress follow changes faster than by default.
var delays = coalesce.Delays{First: 300 * time.Millisecond, Applied: 600 * time.Millisecond, Next: time.Second}

// StartControlPlane starts the control plane on the data of the environment and waits until it is ready.
func (e *Env) StartControlPlane() (stop func() error, err error) {
	evictions := failover.DefaultConfig()
	evictions.NoExecute = true
	evictions.Limits.Settle = 0 // as long as the detection below needs
	selection, err := controllers.Select([]string{"*", "hpaScaleTargetMarker", "deploymentReplicasSyncer", argocd.Name})
	if err != nil {
		return nil, err
	}
	p, err := allinone.Open(
		allinone.Config{
			Layout: e.Layout, UnsafeNoFsync: true, WithoutComponents: e.withoutComponents, NoExecuteTaints: true, EtcdQuota: e.EtcdQuota,
			Clock: e.clock,
			Components: controllers.Options{
				Gates: e.Gates, Failover: &evictions, Cluster: timing, Delays: delays, Selection: selection, Removals: e.Removals,
				RolloutMetricServers: e.Metrics.servers(),
				Monitor:              lifecycle.Options{MonitorPeriod: time.Second, MonitorGracePeriod: 8 * time.Second},
				// Pods need no time to start, and their usage is known at once.
				Autoscaling: &federatedhpa.Config{Interval: time.Second, Settings: replicas.Settings{Tolerance: 0.1}},
			},
		},
	)
	if err != nil {
		return nil, err
	}
	stop, err = apiserver.RunParts(p.Parts(), p.Close)
	if err != nil {
		return nil, err
	}
	if err := p.WriteKubeconfig(); err != nil {
		return nil, errors.Join(err, stop())
	}
	e.Config = p.RESTConfig()
	if e.Control, err = client.New(e.Config, client.Options{Scheme: controllers.Scheme()}); err != nil {
		return nil, errors.Join(err, stop())
	}
	return stop, nil
}

// AddMember starts and joins another member cluster. Only for tests that run alone, which must call RemoveMember.
func (e *Env) AddMember(name string, nodes int) (*Member, error) {
	m, err := e.addMember(name, nodes)
	if err == nil {
		e.Members[name] = m
	}
	return m, err
}

// RemoveMember stops a member that was unjoined and removes its data.
func (e *Env) RemoveMember(name string) error {
	m := e.Members[name]
	delete(e.Members, name)
	return errors.Join(m.Stop(), os.RemoveAll(m.dir))
}

func (e *Env) addMember(name string, nodes int) (*Member, error) {
	dir := e.Layout.Member(name)
	if err := os.MkdirAll(filepath.Dir(dir), 0o700); err != nil {
		return nil, err
	}
	config := localmember.Config{Name: name, DataDir: dir, Nodes: nodes, Pull: name == e.pullMember}
	stop, member, err := e.runMember(config)
	if err != nil {
		return nil, fmt.Errorf("member %s: %w", name, err)
	}
	m, err := newMember(name, member)
	if err != nil {
		return nil, errors.Join(err, stop())
	}
	m.env, m.dir, m.stop = e, dir, stop
	ctx, cancel := context.WithTimeout(context.Background(), Timeout)
	defer cancel()
	port, err := e.estimatorPort(name, dir, member)
	if err == nil {
		// Register the estimator before the cluster, so that it is found when the cluster is created.
		err = allinone.RegisterEstimator(ctx, e.Config, name, port)
	}
	if err != nil {
		return nil, errors.Join(err, stop())
	}
	join := func() error { return cluster.Join(ctx, cluster.Options{Name: name, Control: e.Config, Member: member}) }
	if config.Pull {
		join = func() error {
			err := allinone.RegisterAgent(ctx, e.Layout, e.Config, name)
			if err == nil && e.attached != nil {
				err = e.attached.Agent(name, member, e.Layout.AgentKubeconfig(name))
			}
			return err
		}
	}
	if err := join(); err != nil {
		return nil, errors.Join(fmt.Errorf("join %s: %w", name, err), stop())
	}
	return m, nil
}

func (e *Env) estimatorPort(name, dir string, member *rest.Config) (int, error) {
	if e.attached != nil {
		return e.attached.Estimator(name, member)
	}
	running, err := localmember.Load(dir)
	return running.EstimatorPort, err
}

func (e *Env) runMember(config localmember.Config) (stop func() error, control *rest.Config, err error) {
	config.Clock = e.clock
	m, err := localmember.Open(config)
	if err != nil {
		return nil, nil, err
	}
	parts := m.Parts(nil)
	if config.Pull && e.attached == nil {
		parts = append(parts, allinone.AgentPart(e.Layout, config, m.RESTConfig(), allinone.AgentTiming{
			Status: timing, Delays: delays, LeaseDuration: 4 * time.Second, CertificateClock: e.agentClock,
		}))
	}
	stop, err = apiserver.RunParts(parts, m.Close)
	return stop, m.RESTConfig(), err
}

// waitJoined waits until every member is Ready and reports the API apps/v1.
func (e *Env) waitJoined() error {
	return Poll(context.Background(), func(ctx context.Context) error {
		var list clusterv1alpha1.ClusterList
		if err := e.Control.List(ctx, &list); err != nil {
			return err
		}
		ready := 0
		for i := range list.Items {
			serves := slices.ContainsFunc(
				list.Items[i].Status.APIEnablements,
				func(a clusterv1alpha1.APIEnablement) bool { return a.GroupVersion == "apps/v1" },
			)
			for _, c := range list.Items[i].Status.Conditions {
				if c.Type == clusterv1alpha1.ClusterConditionReady && c.Status == metav1.ConditionTrue && serves {
					ready++
				}
			}
		}
		if ready != len(e.Members) {
			return fmt.Errorf("%d of %d members are ready", ready, len(e.Members))
		}
		return nil
	})
}

// Stop stops everything and removes the data. Members stop first: an agent stops at once while it reaches its control plane.
func (e *Env) Stop() error {
	var wg sync.WaitGroup
	errs := make([]error, len(e.Members))
	for i, name := range e.Names() {
		if m := e.Members[name]; m.stop != nil {
			wg.Go(func() { errs[i] = m.Stop() })
		}
	}
	wg.Wait()
	err := errors.Join(errors.Join(errs...), e.stop())
	if e.Metrics != nil {
		e.Metrics.server.Close()
	}
	if e.Layout.Dir != "" {
		err = errors.Join(err, os.RemoveAll(e.Layout.Dir))
	}
	return err
}

// StopControlPlane stops the control plane only; Restart starts it again on the same data.
func (e *Env) StopControlPlane() error { return e.stop() }

// Restart starts the control plane again after StopControlPlane.
func (e *Env) Restart() (err error) {
	e.stop, err = e.StartControlPlane()
	return err
}

// CanStopMembers reports whether members can be stopped. Those of an existing control plane cannot.
func (e *Env) CanStopMembers() bool { return e.Layout.Dir != "" && e.attached == nil }

// Stop stops the member, like an outage.
func (m *Member) Stop() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.stop()
}

// Start starts a stopped member.
func (m *Member) Start() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	config, err := localmember.Load(m.dir)
	if err != nil {
		return err
	}
	m.stop, _, err = m.env.runMember(config)
	return err
}

// Names returns the names of the members, sorted.
func (e *Env) Names() []string {
	var out []string
	for name := range e.Members {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

// Poll calls try until it succeeds, and returns its last error after Timeout.
func Poll(ctx context.Context, try func(ctx context.Context) error) error {
	ctx, cancel := context.WithTimeout(ctx, Timeout)
	defer cancel()
	var last error // of an attempt that was not interrupted
	// Frequent attempts during long waits would take CPU time from the components under test.
	for delay := 20 * time.Millisecond; ; delay = min(delay*5/4, 200*time.Millisecond) {
		err := try(ctx)
		if err == nil {
			return nil
		}
		if ctx.Err() == nil || last == nil {
			last = err
		}
		select {
		case <-ctx.Done():
			return last
		case <-time.After(delay):
		}
	}
}

// longWait is the duration of a wait that the log of the test mentions.
const longWait = 5 * time.Second

// Eventually calls try until it succeeds, and fails the test with its last error after Timeout.
func Eventually(t testing.TB, what string, try func(ctx context.Context) error) {
	t.Helper()
	begun := time.Now()
	if err := Poll(t.Context(), try); err != nil {
		t.Fatalf("%s: %v", what, err)
	}
	if took := time.Since(begun); took > longWait {
		t.Logf("waited %v: %s", took.Round(time.Second), what)
	}
}

// Namespace creates a namespace for a test in the control plane and in every member, deletes it when the test ends, and returns
// its name.
func (e *Env) Namespace(t testing.TB) string {
	t.Helper()
	name := strings.ToLower(strings.NewReplacer("/", "-", "_", "-", " ", "-").Replace(t.Name()))
	if len(name) > 50 {
		name = name[:50]
	}
	// The namespace of an earlier run may still be terminating.
	name = strings.Trim(name, "-") + "-" + rand.String(5)
	make := func(c client.Client) {
		t.Helper()
		if err := client.IgnoreAlreadyExists(c.Create(t.Context(), &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: name}})); err != nil {
			t.Fatalf("namespace %s: %v", name, err)
		}
	}
	make(e.Control)
	for _, m := range e.Members {
		make(m.Client)
	}
	t.Cleanup(func() {
		// The context of the test has ended.
		ctx, cancel := context.WithTimeout(context.Background(), Timeout)
		defer cancel()
		_ = e.Control.Delete(ctx, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: name}})
		for _, m := range e.Members {
			_ = m.Client.Delete(ctx, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: name}})
		}
	})
	return name
}
