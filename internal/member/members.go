// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"sync"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/types"
	utilnet "k8s.io/apimachinery/pkg/util/net"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/rest"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/apiutil"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/backoff"
)

// Member is a connection to one member cluster. The cluster may be unreachable.
type Member struct {
	Name      string
	Config    *rest.Config
	Dynamic   dynamic.Interface
	Discovery discovery.DiscoveryInterface
	// Mapper caches the member's kinds and runs discovery for an unknown kind.
	Mapper meta.RESTMapper
	// Context ends when the cluster is removed, its address or credentials change, or the manager ends.
	Context context.Context //nolint:containedctx // the lifetime of the connection
}

// Engager is notified of every connection.
type Engager interface {
	// Engage is called once for each connection, before Members.Get returns it. It must not block. ctx ends with the
	// connection.
	Engage(ctx context.Context, m *Member)
}

// NotFoundError reports that a cluster has no connection: it is unknown, or its credentials cannot be used.
type NotFoundError struct{ Cluster string }

func (e *NotFoundError) Error() string { return fmt.Sprintf("no connection to cluster %s", e.Cluster) }

// Members holds the connections to all clusters of one sync mode.
type Members struct {
	control client.Reader // Clusters, from the cache
	live    client.Reader // Secrets, uncached
	mode    clusterv1alpha1.ClusterSyncMode

	mu       sync.RWMutex // guards the fields below
	closed   bool         // the manager has ended: no connection is opened
	engagers []Engager
	byName   map[string]*connection
}

type connection struct {
	member      *Member
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
	return &Members{control: control, live: live, mode: mode, byName: map[string]*connection{}}
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

// Setup adds the controller to mgr. It watches Clusters and the Secrets that they refer to. The connections end with mgr.
func (m *Members) Setup(mgr manager.Manager) error {
	if err := mgr.Add(m); err != nil {
		return fmt.Errorf("add the connections to members: %w", err)
	}
	return ctrl.NewControllerManagedBy(mgr).Named("member").
		For(&clusterv1alpha1.Cluster{}).
		WatchesMetadata(&corev1.Secret{}, handler.EnqueueRequestsFromMapFunc(m.clustersOf)).
		WithOptions(controller.Options{RateLimiter: backoff.Limiter[ctrl.Request]()}).
		Complete(m)
}

// Start implements manager.Runnable. It closes all connections when ctx ends: the manager stops or is no longer the leader.
func (m *Members) Start(ctx context.Context) error {
	<-ctx.Done()
	m.mu.Lock()
	defer m.mu.Unlock()
	m.closed = true
	for _, c := range m.byName {
		c.close()
	}
	clear(m.byName)
	return nil
}

func (m *Members) clustersOf(ctx context.Context, secret client.Object) []ctrl.Request {
	var clusters clusterv1alpha1.ClusterList
	if err := m.control.List(ctx, &clusters); err != nil {
		return nil // the cache is not synced yet; Cluster events follow
	}
	var out []ctrl.Request
	for i := range clusters.Items {
		if ref := clusters.Items[i].Spec.SecretRef; ref != nil && ref.Namespace == secret.GetNamespace() && ref.Name == secret.GetName() {
			out = append(out, ctrl.Request{NamespacedName: types.NamespacedName{Name: clusters.Items[i].Name}})
		}
	}
	return out
}

// Reconcile opens, replaces or closes the connection to one cluster.
func (m *Members) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var cluster clusterv1alpha1.Cluster
	if err := m.control.Get(ctx, req.NamespacedName, &cluster); err != nil {
		if apierrors.IsNotFound(err) {
			m.disconnect(req.Name)
			return ctrl.Result{}, nil
		}
		return ctrl.Result{}, err
	}
	if cluster.Spec.SyncMode != m.mode {
		m.disconnect(req.Name)
		return ctrl.Result{}, nil
	}
	secret, err := credentials(ctx, m.live, &cluster)
	if err != nil && !apierrors.IsNotFound(err) && !errors.Is(err, errNoSecretRef) {
		return ctrl.Result{}, err // the control plane failed; no event would retry
	}
	var config *rest.Config
	if err == nil {
		config, err = Config(&cluster, secret)
	}
	if err != nil {
		// Joining creates the Secret before the Cluster, so this is rare; the event of the Secret retries. An existing
		// connection is kept, because an unreadable Secret does not prove that the credentials are invalid.
		ctrl.LoggerFrom(ctx).V(1).Info("Failed to read credentials; waiting for the Secret", "cluster", req.Name, "err", err.Error())
		return ctrl.Result{}, nil
	}
	return ctrl.Result{}, m.connect(ctx, &cluster, secret, config)
}

func (m *Members) connect(ctx context.Context, cluster *clusterv1alpha1.Cluster, secret *corev1.Secret, config *rest.Config) error {
	name := cluster.Name
	fingerprint, err := Fingerprint(cluster, secret)
	if err != nil {
		return err
	}
	m.mu.RLock()
	current, closed := m.byName[name], m.closed
	m.mu.RUnlock()
	if closed || current != nil && current.fingerprint == fingerprint {
		return nil
	}
	httpClient, err := rest.HTTPClientFor(config)
	if err != nil {
		return fmt.Errorf("connect to cluster %s: %w", name, err)
	}
	// The connection outlives the reconcile that opens it. Start closes it.
	lifetime, cancel := context.WithCancel(context.WithoutCancel(ctx))
	fresh, err := newMember(lifetime, name, config, httpClient)
	if err != nil {
		cancel()
		return fmt.Errorf("connect to cluster %s: %w", name, err)
	}
	m.disconnect(name)
	m.mu.RLock()
	engagers := m.engagers
	m.mu.RUnlock()
	for _, e := range engagers {
		e.Engage(lifetime, fresh)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	opened := &connection{member: fresh, fingerprint: fingerprint, cancel: cancel, transport: httpClient.Transport}
	if m.closed { // meanwhile
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
func newMember(ctx context.Context, name string, config *rest.Config, httpClient *http.Client) (*Member, error) {
	dyn, err := dynamic.NewForConfigAndClient(config, httpClient)
	if err != nil {
		return nil, err
	}
	disco, err := discovery.NewDiscoveryClientForConfigAndClient(config, httpClient)
	if err != nil {
		return nil, err
	}
	mapper, err := apiutil.NewDynamicRESTMapper(config, httpClient)
	if err != nil {
		return nil, err
	}
	return &Member{Name: name, Config: config, Dynamic: dyn, Discovery: disco, Mapper: mapper, Context: ctx}, nil
}
