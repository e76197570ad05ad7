// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"sync"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/rest"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/apiutil"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// Member is a connection to one member cluster. It says nothing about whether the cluster answers.
type Member struct {
	Name      string
	Config    *rest.Config
	Dynamic   dynamic.Interface
	Discovery discovery.DiscoveryInterface
	// Mapper knows the member's kinds; it asks the member about those it has not met.
	Mapper meta.RESTMapper
	// Context ends when the member leaves or its address or credentials change.
	Context context.Context //nolint:containedctx // it is the life of the connection
}

// Engager wants to know of every member.
type Engager interface {
	// Engage is called once for each connection, before anyone can get it from Members. It must not block; ctx ends with
	// the connection.
	Engage(ctx context.Context, m *Member)
}

// NotFoundError says that there is no connection to a cluster: it is unknown, or its credentials cannot be used.
type NotFoundError struct{ Cluster string }

func (e *NotFoundError) Error() string { return fmt.Sprintf("no connection to cluster %s", e.Cluster) }

// Members are the clusters of one sync mode that this process serves.
type Members struct {
	control client.Reader // Clusters, from the cache
	live    client.Reader // Secrets, which are not cached
	mode    clusterv1alpha1.ClusterSyncMode

	mu       sync.RWMutex // guards what follows
	engagers []Engager
	byName   map[string]*connection
}

type connection struct {
	member *Member
	print  string // of address and credentials
	cancel context.CancelFunc
}

// New serves the clusters of a sync mode. control reads Clusters; live reads Secrets, whose contents no cache should hold.
func New(control, live client.Reader, mode clusterv1alpha1.ClusterSyncMode) *Members {
	return &Members{control: control, live: live, mode: mode, byName: map[string]*connection{}}
}

// Register adds an engager. It must be called before the manager starts.
func (m *Members) Register(e Engager) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.engagers = append(m.engagers, e)
}

// Get gives the connection to a cluster, or a *NotFoundError.
func (m *Members) Get(name string) (*Member, error) {
	m.mu.RLock()
	defer m.mu.RUnlock()
	if c := m.byName[name]; c != nil {
		return c.member, nil
	}
	return nil, &NotFoundError{Cluster: name}
}

// Setup watches Clusters and the Secrets they name.
func (m *Members) Setup(mgr manager.Manager) error {
	return ctrl.NewControllerManagedBy(mgr).Named("member").
		For(&clusterv1alpha1.Cluster{}).
		WatchesMetadata(&corev1.Secret{}, handler.EnqueueRequestsFromMapFunc(m.clustersOf)).
		Complete(m)
}

func (m *Members) clustersOf(ctx context.Context, secret client.Object) []ctrl.Request {
	var clusters clusterv1alpha1.ClusterList
	if err := m.control.List(ctx, &clusters); err != nil {
		return nil // the cache is being filled; Cluster events follow
	}
	var out []ctrl.Request
	for i := range clusters.Items {
		if ref := clusters.Items[i].Spec.SecretRef; ref != nil && ref.Namespace == secret.GetNamespace() && ref.Name == secret.GetName() {
			out = append(out, ctrl.Request{NamespacedName: types.NamespacedName{Name: clusters.Items[i].Name}})
		}
	}
	return out
}

// Reconcile brings the connection to one cluster in line with what the control plane says about it.
func (m *Members) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var cluster clusterv1alpha1.Cluster
	if err := m.control.Get(ctx, req.NamespacedName, &cluster); err != nil {
		if apierrors.IsNotFound(err) {
			m.leave(req.Name)
			return ctrl.Result{}, nil
		}
		return ctrl.Result{}, err
	}
	if cluster.Spec.SyncMode != m.mode {
		m.leave(req.Name)
		return ctrl.Result{}, nil
	}
	secret, err := credentials(ctx, m.live, &cluster)
	if err != nil && !apierrors.IsNotFound(err) && !errors.Is(err, errNoSecretRef) {
		return ctrl.Result{}, err // the control plane did not answer; no event would try again
	}
	var config *rest.Config
	if err == nil {
		config, err = configFrom(&cluster, secret)
	}
	if err != nil {
		// A cluster that is joined gets its Secret first, so that this is rare; the Secret's event tries again. What was
		// connected stays so: a Secret that cannot be read is no evidence that the credentials are void.
		ctrl.LoggerFrom(ctx).V(1).Info("cannot connect to the cluster yet", "cluster", req.Name, "reason", err.Error())
		return ctrl.Result{}, nil
	}
	return ctrl.Result{}, m.join(ctx, &cluster, secret, config)
}

func (m *Members) join(ctx context.Context, cluster *clusterv1alpha1.Cluster, secret *corev1.Secret, config *rest.Config) error {
	name := cluster.Name
	print, err := fingerprint(cluster, secret)
	if err != nil {
		return err
	}
	m.mu.RLock()
	known := m.byName[name]
	m.mu.RUnlock()
	if known != nil && known.print == print {
		return nil
	}
	// The connection lives longer than the reconcile that makes it.
	life, cancel := context.WithCancel(context.WithoutCancel(ctx))
	fresh, err := connect(life, name, config)
	if err != nil {
		cancel()
		return fmt.Errorf("connect to cluster %s: %w", name, err)
	}
	m.leave(name)
	m.mu.RLock()
	engagers := m.engagers
	m.mu.RUnlock()
	for _, e := range engagers {
		e.Engage(life, fresh)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.byName[name] = &connection{member: fresh, print: print, cancel: cancel}
	return nil
}

func (m *Members) leave(name string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if c := m.byName[name]; c != nil {
		delete(m.byName, name)
		c.cancel()
	}
}

// connect builds clients; it sends nothing.
func connect(ctx context.Context, name string, config *rest.Config) (*Member, error) {
	httpClient, err := rest.HTTPClientFor(config)
	if err != nil {
		return nil, err
	}
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

// fingerprint tells apart addresses and credentials without keeping them. It is over what a config is made from: a config
// holds functions, such as its proxy, which cannot be compared.
func fingerprint(cluster *clusterv1alpha1.Cluster, secret *corev1.Secret) (string, error) {
	b, err := json.Marshal([]any{
		cluster.Spec.APIEndpoint, cluster.Spec.InsecureSkipTLSVerification, cluster.Spec.ProxyURL, cluster.Spec.ProxyHeader,
		secret.Data[TokenKey], secret.Data[CAKey], secret.Data[KubeconfigKey],
	})
	if err != nil {
		return "", fmt.Errorf("fingerprint a connection: %w", err)
	}
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:]), nil
}
