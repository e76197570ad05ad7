// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	utilnet "k8s.io/apimachinery/pkg/util/net"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/source"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/member/tunnel"
	"karmada.io/karmada/internal/names"
)

// Member is a connection to one member cluster. The cluster may be unreachable.
type Member struct {
	Name      string
	Config    *rest.Config
	Dynamic   dynamic.Interface
	Discovery discovery.DiscoveryInterface
	// Mapper caches the member's kinds and runs discovery for an unknown kind.
	Mapper Mapper
	// Context ends when the cluster is removed, its address or credentials change, or this process is no longer its owner.
	Context context.Context //nolint:containedctx // the lifetime of the connection

	holder holder
	clock  clock.PassiveClock // nil means the real clock
}

// Engager is notified of every connection.
type Engager interface {
	// Engage is called once for each connection, before Members.Get returns it. It must not block. ctx ends with the
	// connection.
	Engage(ctx context.Context, m *Member)
}

// Owner is notified of every cluster that this process owns. Only the owner of a cluster changes its member.
type Owner interface {
	// Own is called when this process becomes the owner of a cluster, before any Engage of it. It must not block. The Cluster
	// exists in the sync mode of Members; or there is no Cluster, but its execution namespace still exists. ctx ends when
	// neither exists, or when this process is no longer the owner. Own may then be called again with another ctx.
	Own(ctx context.Context, cluster string)
}

// NotFoundError reports that a cluster has no connection: it is unknown, or its credentials cannot be used.
type NotFoundError struct{ Cluster string }

func (e *NotFoundError) Error() string { return fmt.Sprintf("no connection to cluster %s", e.Cluster) }

// AnyMode makes Members own the clusters of all sync modes, for processes that only read members.
const AnyMode clusterv1alpha1.ClusterSyncMode = ""

// Members owns clusters of one sync mode, or of any, and holds the connections to them.
type Members struct {
	control client.Reader // Clusters, from the cache
	live    client.Reader // Secrets, uncached
	mode    clusterv1alpha1.ClusterSyncMode
	// replica identifies this process in the user agent of its requests to members; empty if it shares clusters with no other.
	replica string
	valid   func() bool   // nil means that ownership is always valid
	local   *rest.Config  // of the only member; nil means the credentials in the control plane
	tunnels tunnel.Dialer // reaches clusters in Pull mode; nil means that they have no connection
	kinds   kindTables    // shared by all members
	qps     float32       // limit for each member; 0 and less means none
	burst   int
	clock   clock.Clock
	// maxResponse limits the responses of members, in bytes.
	maxResponse int64

	mu       sync.RWMutex // guards the fields below
	closed   bool         // the manager has ended: no cluster is owned
	assigned func(cluster string) bool
	requeue  func(cluster string) // nil before the controller starts
	owners   []Owner
	engagers []Engager
	existing map[string]bool // clusters of the sync mode, and those of which only the execution namespace exists
	owned    map[string]*ownership
	byName   map[string]*connection // of owned clusters
}

type connection struct {
	member *Member
	// fingerprint identifies the credentials; it is empty if the connection must be replaced. It is guarded by Members.mu.
	fingerprint string
	cancel      context.CancelFunc
	transport   http.RoundTripper
}

// close ends the connection. Requests that are still running are canceled by the context.
func (c *connection) close() {
	c.cancel()
	utilnet.CloseIdleConnectionsFor(c.transport)
}

// New returns the connections to the clusters of a sync mode. control reads Clusters from a cache. live reads Secrets
// uncached, so that their contents are not kept in memory.
func New(control, live client.Reader, mode clusterv1alpha1.ClusterSyncMode) *Members {
	return &Members{
		control: control, live: live, mode: mode, assigned: func(string) bool { return true },
		existing: map[string]bool{}, owned: map[string]*ownership{}, byName: map[string]*connection{}, clock: clock.RealClock{},
		maxResponse: maxResponse,
	}
}

// LimitRate limits the requests to each member. It must be called before the manager starts.
func (m *Members) LimitRate(qps float32, burst int) { m.qps, m.burst = qps, burst }

// UseClock replaces the clock. It must be called before the manager starts.
func (m *Members) UseClock(c clock.Clock) { m.clock = c }

// Mode returns the sync mode of the clusters.
func (m *Members) Mode() clusterv1alpha1.ClusterSyncMode { return m.mode }

// Share makes this process one of several replicas: it owns only the clusters that Assign assigns to it. Requests that change a
// member are rejected while valid returns false. It must be called before the manager starts.
func (m *Members) Share(replica string, valid func() bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.replica, m.valid = replica, valid
	m.assigned = func(string) bool { return false }
}

// Local makes the connections use config instead of the credentials in the control plane: an agent owns only the cluster that it runs
// in. It must be called before Setup.
func (m *Members) Local(config *rest.Config) {
	m.local = rest.CopyConfig(config)
	m.local.QPS, m.local.Timeout = cmp.Or(config.QPS, -1), 0 // a timeout would end watches
}

// Tunnel makes the connections to clusters in Pull mode use dialer. Without it there are none: an agent reports the address of its cluster,
// and could direct requests and credentials to any server. It must be called before Setup.
func (m *Members) Tunnel(dialer tunnel.Dialer) { m.tunnels = dialer }

// Assign replaces the clusters that this process owns, and requeues those that it did not own before. When it returns, no
// request that changes the member of another cluster is in progress, and none begins.
func (m *Members) Assign(assigned func(cluster string) bool) {
	m.mu.Lock()
	m.assigned = assigned
	var ended []*ownership
	for name, o := range m.owned {
		if !assigned(name) {
			m.release(name)
			ended = append(ended, o)
		}
	}
	var added []string
	for name := range m.existing {
		if m.owned[name] == nil && assigned(name) {
			added = append(added, name)
		}
	}
	requeue := m.requeue
	m.mu.Unlock()
	for _, o := range ended {
		o.wait()
	}
	if requeue != nil {
		for _, name := range added {
			requeue(name)
		}
	}
}

// Owns reports whether this process owns a cluster.
func (m *Members) Owns(cluster string) bool {
	m.mu.RLock()
	defer m.mu.RUnlock()
	return m.owned[cluster] != nil
}

// RegisterOwner adds an owner. It must be called before the manager starts.
func (m *Members) RegisterOwner(o Owner) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.owners = append(m.owners, o)
}

// Register adds an engager. It must be called before the manager starts.
func (m *Members) Register(e Engager) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.engagers = append(m.engagers, e)
}

// Get returns the connection to a cluster, or a *NotFoundError.
func (m *Members) Get(name string) (*Member, error) {
	m.mu.RLock()
	defer m.mu.RUnlock()
	if c := m.byName[name]; c != nil {
		return c.member, nil
	}
	return nil, &NotFoundError{Cluster: name}
}

// CheckCredentials returns the reason why a cluster has no connection, or nil if there is none.
func (m *Members) CheckCredentials(ctx context.Context, cluster *clusterv1alpha1.Cluster) error {
	if m.local != nil {
		return nil
	}
	_, err := ConfigFor(ctx, m.live, cluster)
	return err
}

// Setup adds the controller to mgr. It watches Clusters and, unless the connection is local, the Secrets that they refer to. In
// Push mode, it also watches execution namespaces, which can outlive their Cluster. Ownership and connections end with mgr.
func (m *Members) Setup(ctx context.Context, mgr manager.Manager) error {
	if err := mgr.Add(m); err != nil {
		return fmt.Errorf("add the connections to members: %w", err)
	}
	if m.local == nil {
		if err := mgr.GetFieldIndexer().IndexField(ctx, &clusterv1alpha1.Cluster{}, bySecret, secretOf); err != nil {
			return fmt.Errorf("index clusters by secret: %w", err)
		}
	}
	return m.setup(mgr, "member")
}

// SetupReader is like Setup for a second set of connections, which only reads members, beside one that Setup added to mgr.
func (m *Members) SetupReader(mgr manager.Manager) error {
	if err := mgr.Add(m); err != nil {
		return fmt.Errorf("add the connections for reading members: %w", err)
	}
	return m.setup(mgr, "memberReader")
}

func (m *Members) setup(mgr manager.Manager, name string) error {
	b := requeue.NewController(mgr, name).
		For(&clusterv1alpha1.Cluster{}, builder.WithPredicates(specChanged)).
		WatchesRawSource(source.Func(m.setQueue)).
		WithOptions(controller.Options{NeedLeaderElection: new(false)})
	if m.local == nil {
		b = b.WatchesMetadata(&corev1.Secret{}, handler.EnqueueRequestsFromMapFunc(m.clustersOf))
	}
	if m.mode == clusterv1alpha1.Push {
		b = b.WatchesMetadata(&corev1.Namespace{}, handler.EnqueueRequestsFromMapFunc(clusterOfNamespace))
	}
	return b.Complete(m)
}

// specChanged does not pass status reports of a cluster, because each reconciliation reads its Secret from the API server. A cluster
// that was deleted and created again can have the generation of the deleted one.
var specChanged = predicate.Funcs{UpdateFunc: func(e event.UpdateEvent) bool {
	return e.ObjectOld.GetGeneration() != e.ObjectNew.GetGeneration() || e.ObjectOld.GetUID() != e.ObjectNew.GetUID()
}}

// NeedLeaderElection implements manager.LeaderElectionRunnable: each replica owns some of the clusters.
func (m *Members) NeedLeaderElection() bool { return false }

// Start implements manager.Runnable. It ends all ownership when ctx ends.
func (m *Members) Start(ctx context.Context) error {
	<-ctx.Done()
	m.mu.Lock()
	m.closed = true
	m.mu.Unlock()
	m.Assign(func(string) bool { return false })
	return nil
}

// setQueue implements source.Func. It provides the queue of the controller to Assign.
func (m *Members) setQueue(_ context.Context, queue workqueue.TypedRateLimitingInterface[ctrl.Request]) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.requeue = func(cluster string) { queue.Add(ctrl.Request{NamespacedName: types.NamespacedName{Name: cluster}}) }
	return nil
}

func clusterOfNamespace(_ context.Context, namespace client.Object) []ctrl.Request {
	if cluster, ok := names.ClusterOf(namespace.GetName()); ok {
		return []ctrl.Request{{NamespacedName: types.NamespacedName{Name: cluster}}}
	}
	return nil
}

// bySecret is the index of Clusters by the namespace and name of their credentials Secret.
const bySecret = "cluster.secretRef"

func secretOf(o client.Object) []string {
	if ref := o.(*clusterv1alpha1.Cluster).Spec.SecretRef; ref != nil {
		return []string{ref.Namespace + "/" + ref.Name}
	}
	return nil
}

func (m *Members) clustersOf(ctx context.Context, secret client.Object) []ctrl.Request {
	var clusters clusterv1alpha1.ClusterList
	key := secret.GetNamespace() + "/" + secret.GetName()
	if err := m.control.List(ctx, &clusters, client.MatchingFields{bySecret: key}, client.UnsafeDisableDeepCopy); err != nil {
		return nil // the cache is not synced yet; Cluster events follow
	}
	var out []ctrl.Request
	for i := range clusters.Items {
		out = append(out, ctrl.Request{NamespacedName: types.NamespacedName{Name: clusters.Items[i].Name}})
	}
	return out
}

// Reconcile starts or ends the ownership of one cluster, and opens, replaces or closes the connection to it.
func (m *Members) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var cluster clusterv1alpha1.Cluster
	err := m.control.Get(ctx, req.NamespacedName, &cluster)
	if client.IgnoreNotFound(err) != nil {
		return ctrl.Result{}, err
	}
	found := err == nil
	exists := found && (m.mode == AnyMode || cluster.Spec.SyncMode == m.mode)
	if !found {
		if exists, err = m.namespaceExists(ctx, req.Name); err != nil {
			return ctrl.Result{}, err
		}
		if !exists {
			m.releaseStamp(ctx, req.Name)
		}
	}
	owned := m.own(ctx, req.Name, exists)
	switch {
	case !owned:
		return ctrl.Result{}, nil
	case !found:
		m.disconnect(req.Name)
		return ctrl.Result{}, nil
	}
	return ctrl.Result{}, m.reconnect(ctx, &cluster)
}

// stampTimeout bounds the removal of the stamp from a member whose Cluster was removed.
const stampTimeout = 3 * time.Second

// releaseStamp lets another control plane hold a member whose Cluster was removed. If it fails, the next join needs --take-over.
func (m *Members) releaseStamp(ctx context.Context, cluster string) {
	m.mu.RLock()
	c := m.byName[cluster]
	m.mu.RUnlock()
	if c == nil {
		return
	}
	ctx, cancel := context.WithTimeout(ctx, stampTimeout)
	defer cancel()
	if err := c.member.Release(ctx); err != nil {
		ctrl.LoggerFrom(ctx).Info("Failed to remove the stamp of this control plane", "cluster", cluster, "err", err.Error())
	}
}

// namespaceExists reports whether the execution namespace of a cluster exists. A cluster in Pull mode ends with its Cluster.
func (m *Members) namespaceExists(ctx context.Context, cluster string) (bool, error) {
	if m.mode != clusterv1alpha1.Push {
		return false, nil
	}
	namespace := &metav1.PartialObjectMetadata{}
	namespace.SetGroupVersionKind(corev1.SchemeGroupVersion.WithKind("Namespace"))
	err := m.control.Get(ctx, types.NamespacedName{Name: names.ExecutionNamespace(cluster)}, namespace)
	return err == nil, client.IgnoreNotFound(err)
}

// own starts or ends the ownership of a cluster, and reports whether this process owns it.
func (m *Members) own(ctx context.Context, cluster string, exists bool) bool {
	started, owned := m.update(ctx, cluster, exists)
	if started != nil {
		m.mu.RLock()
		owners := m.owners
		m.mu.RUnlock()
		for _, o := range owners {
			o.Own(started.ctx, cluster) //nolint:contextcheck // the ownership outlives this call
		}
	}
	return owned
}

// update updates existing and owned. It returns the new ownership, or nil if none was started.
func (m *Members) update(ctx context.Context, cluster string, exists bool) (started *ownership, owned bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if !exists {
		delete(m.existing, cluster)
		m.release(cluster)
		return nil, false
	}
	m.existing[cluster] = true
	if m.closed || !m.assigned(cluster) {
		return nil, false // Assign has ended the ownership
	}
	if m.owned[cluster] != nil {
		return nil, true
	}
	// The ownership outlives the reconcile that starts it. Assign or Start ends it.
	lifetime, cancel := context.WithCancel(context.WithoutCancel(ctx))
	started = &ownership{cluster: cluster, ctx: lifetime, cancel: cancel, valid: m.valid}
	m.owned[cluster] = started
	return started, true
}

// release ends the ownership of a cluster and the connection to it. It must be called with mu held.
func (m *Members) release(cluster string) {
	if c := m.byName[cluster]; c != nil {
		delete(m.byName, cluster)
		c.close()
	}
	if o := m.owned[cluster]; o != nil {
		delete(m.owned, cluster)
		o.end()
	}
}

// reconnect opens or replaces the connection to a cluster. Without usable credentials, an existing connection is kept: an
// unreadable Secret does not prove that the credentials in use are invalid.
func (m *Members) reconnect(ctx context.Context, cluster *clusterv1alpha1.Cluster) error {
	if m.local != nil {
		return m.connect(cluster.Name, localFingerprint, rest.CopyConfig(m.local)) //nolint:contextcheck // as below
	}
	secret, err := credentials(ctx, m.live, cluster)
	if err != nil && !apierrors.IsNotFound(err) && !errors.Is(err, errNoSecretRef) {
		return err // the control plane failed; no event would retry
	}
	var config *rest.Config
	if err == nil {
		config, err = Config(cluster, secret)
	}
	if err == nil && cluster.Spec.SyncMode == clusterv1alpha1.Pull {
		err = m.throughTunnel(config, cluster.Name)
	}
	if err != nil {
		// Joining creates the Secret before the Cluster, so this is rare; the event of the Secret retries.
		ctrl.LoggerFrom(ctx).V(1).Info("Failed to read credentials; waiting for the Secret", "cluster", cluster.Name, "err", err.Error())
		return nil
	}
	fingerprint, err := Fingerprint(cluster, secret)
	if err != nil {
		return err
	}
	return m.connect(cluster.Name, fingerprint, config) //nolint:contextcheck // the connection outlives this call
}

// throughTunnel makes config use the connection that the agent of a cluster has opened, and neither its address nor its proxy.
func (m *Members) throughTunnel(config *rest.Config, cluster string) error {
	if m.tunnels == nil {
		return fmt.Errorf("cluster %s is in Pull mode, and this process has no connection to its agent", cluster)
	}
	config.Proxy = func(*http.Request) (*url.URL, error) { return nil, nil }
	config.Dial = func(ctx context.Context, _, _ string) (net.Conn, error) { return m.tunnels.Dial(ctx, cluster) }
	return nil
}

// localFingerprint is the fingerprint of a local connection, which never changes: client-go reloads its credentials.
const localFingerprint = "local"

func (m *Members) connect(name, fingerprint string, config *rest.Config) error {
	if m.qps > 0 {
		config.QPS, config.Burst = m.qps, m.burst
	}
	m.mu.RLock()
	current, owned := m.byName[name], m.owned[name]
	unchanged := current != nil && current.fingerprint == fingerprint
	m.mu.RUnlock()
	if owned == nil || unchanged {
		return nil
	}
	lifetime, cancel := context.WithCancel(owned.ctx)
	kinds := newMapper(lifetime, &m.kinds)
	config.WarningHandlerWithContext = WarningHandler{}
	opened := &connection{fingerprint: fingerprint, cancel: cancel}
	compare := sync.OnceFunc(func() { go m.watchRevision(lifetime, opened) })
	config.Wrap(func(rt http.RoundTripper) http.RoundTripper {
		return &transport{lifetime: lifetime, owner: owned, limit: m.maxResponse, mapper: kinds, onStream: compare, next: rt}
	})
	if m.replica != "" {
		config.UserAgent = rest.DefaultKubernetesUserAgent() + " replica/" + m.replica
	}
	httpClient, err := rest.HTTPClientFor(config)
	if err != nil {
		cancel()
		return fmt.Errorf("connect to cluster %s: %w", name, err)
	}
	fresh, err := newMember(lifetime, name, config, httpClient, kinds)
	if err != nil {
		cancel()
		return fmt.Errorf("connect to cluster %s: %w", name, err)
	}
	fresh.clock = m.clock
	opened.member, opened.transport = fresh, httpClient.Transport
	m.disconnect(name)
	m.mu.RLock()
	engagers := m.engagers
	m.mu.RUnlock()
	for _, e := range engagers {
		e.Engage(lifetime, fresh)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.owned[name] != owned { // meanwhile
		opened.close()
		return nil
	}
	m.byName[name] = opened
	return nil
}

func (m *Members) disconnect(name string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if c := m.byName[name]; c != nil {
		delete(m.byName, name)
		c.close()
	}
}

// newMember creates the clients of a member without sending requests.
func newMember(ctx context.Context, name string, config *rest.Config, httpClient *http.Client, kinds *mapper) (*Member, error) {
	dyn, err := dynamic.NewForConfigAndClient(config, httpClient)
	if err != nil {
		return nil, err
	}
	disco, err := discovery.NewDiscoveryClientForConfigAndClient(config, httpClient)
	if err != nil {
		return nil, err
	}
	kinds.client = disco.RESTClient()
	return &Member{Name: name, Config: config, Dynamic: dyn, Discovery: disco, Mapper: kinds, Context: ctx}, nil
}
