// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package argocd

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cluster/tokens"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
)

const (
	// Name is the name of the controller of Secrets in --controllers.
	Name = "argoCDClusters"
	// resync is the time after which Secrets are compared again: the address of the control plane and the service account are not watched.
	resync = 10 * time.Minute
	// correctionInterval is the minimum time between two corrections of one Secret: another client, such as one that applies manifests from
	// Git, may change it back each time.
	correctionInterval = 10 * time.Second
	// lifetime is the lifetime of tokens that is requested. They are renewed after half of it.
	lifetime = 30 * 24 * time.Hour
	// reserved is the domain of labels of Argo CD, which Clusters cannot set.
	reserved = "argocd.argoproj.io/"
	// defaultAccount is the service account whose token the Secrets have.
	defaultAccount = "argocd-clusters"
	// providerLabel and regionLabel are labels of the Secrets, as of those of karmadactl export.
	providerLabel, regionLabel = "karmada.io/provider", "topology.kubernetes.io/region"
)

// Secrets is the controller of the cluster Secrets of Argo CD. It reconciles namespaces.
type Secrets struct {
	control   *consistency.Client
	live      client.Reader
	addresses Addresses
	events    events.Recorder
	clock     clock.PassiveClock
	issue     func(ctx context.Context, namespace, account string) ([]byte, error)
	corrected map[types.UID]time.Time // Secrets that were corrected within correctionInterval; used by the only worker
}

// NewSecrets returns the controller.
func NewSecrets(control client.Client, live client.Reader, addresses Addresses, recorder events.Recorder, c clock.PassiveClock) *Secrets {
	return &Secrets{
		control: consistency.NewClient(control), live: live, addresses: addresses, events: recorder, clock: c,
		corrected: map[types.UID]time.Time{},
		issue: func(ctx context.Context, namespace, account string) ([]byte, error) {
			return tokens.Request(ctx, control, namespace, account, lifetime)
		},
	}
}

// Setup adds the controller to the manager.
func (c *Secrets) Setup(mgr manager.Manager) error {
	requested := predicate.NewPredicateFuncs(func(o client.Object) bool { return o.GetLabels()[names.ArgoCDClusters] == "true" })
	described := predicate.Funcs{UpdateFunc: func(e event.UpdateEvent) bool {
		return e.ObjectOld.GetGeneration() != e.ObjectNew.GetGeneration() || !maps.Equal(e.ObjectOld.GetLabels(), e.ObjectNew.GetLabels())
	}}
	return requeue.NewController(mgr, Name).
		For(&corev1.Namespace{}, builder.WithPredicates(requested)).
		Watches(&clusterv1alpha1.Cluster{}, handler.EnqueueRequestsFromMapFunc(func(ctx context.Context, _ client.Object) (out []ctrl.Request) {
			var list corev1.NamespaceList
			err := c.control.List(ctx, &list, client.MatchingLabels{names.ArgoCDClusters: "true"}, client.UnsafeDisableDeepCopy)
			if err != nil { // the cache is synced before the controller starts
				ctrl.LoggerFrom(ctx).Error(err, "Failed to list the namespaces of Argo CD")
			}
			for i := range list.Items {
				out = append(out, ctrl.Request{NamespacedName: client.ObjectKey{Name: list.Items[i].Name}})
			}
			return out
		}), builder.WithPredicates(described)).
		// The cache of the metadata of Secrets is that of the controllers of members.
		WatchesMetadata(&corev1.Secret{}, handler.EnqueueRequestsFromMapFunc(namespaceOf)).
		Complete(c)
}

// namespaceOf returns a request for the namespace of a Secret of this controller. An update maps the Secret of before, too, which may have
// lost its label.
func namespaceOf(_ context.Context, o client.Object) []ctrl.Request {
	if o.GetLabels()[names.ArgoCDCluster] == "" {
		return nil
	}
	return []ctrl.Request{{NamespacedName: client.ObjectKey{Name: o.GetNamespace()}}}
}

// Reconcile writes the Secrets of a namespace. Without the label, they stay as they are: Argo CD would delete applications.
func (c *Secrets) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	ns := &corev1.Namespace{}
	current, err := c.control.Current(ctx, client.ObjectKey{Name: req.Name}, ns)
	if !current || ns.Labels[names.ArgoCDClusters] != "true" {
		return ctrl.Result{}, err
	}
	var clusters clusterv1alpha1.ClusterList
	if err := c.control.List(ctx, &clusters, client.UnsafeDisableDeepCopy); err != nil {
		return ctrl.Result{}, fmt.Errorf("list clusters: %w", err)
	}
	existing, err := c.existing(ctx, ns.Name)
	if err != nil {
		return ctrl.Result{}, err
	}
	token, renewal, err := c.token(ctx, ns, existing)
	if err != nil {
		c.warn(ns, err)
		return ctrl.Result{}, err
	}
	endpoint, err := c.addresses.Address(ctx)
	if err != nil {
		return ctrl.Result{}, err
	}
	maps.DeleteFunc(c.corrected, func(_ types.UID, at time.Time) bool { return c.clock.Since(at) >= correctionInterval })
	var errs []error
	known := map[string]bool{}
	for i := range clusters.Items {
		cluster := &clusters.Items[i]
		known[cluster.Name] = true
		if names.Pending(cluster.Spec.Taints) || cluster.DeletionTimestamp != nil {
			continue // a Secret of a cluster that is being removed stays until it is removed
		}
		config, err := json.Marshal(map[string]any{
			"bearerToken": token, "tlsClientConfig": map[string]any{"insecure": false, "caData": endpoint.CABundle},
		})
		if err != nil {
			return ctrl.Result{}, fmt.Errorf("encode the access to cluster %s: %w", cluster.Name, err)
		}
		errs = append(errs, c.write(ctx, ns, cluster, existing[cluster.Name], map[string][]byte{
			"name": []byte(cluster.Name), "server": []byte(proxy(endpoint.Server, cluster.Name)), "config": config,
		}))
	}
	for name, secret := range existing {
		if !known[name] {
			errs = append(errs, c.remove(ctx, name, secret))
		}
	}
	return ctrl.Result{RequeueAfter: min(resync, max(time.Second, renewal.Sub(c.clock.Now())))}, errors.Join(errs...)
}

// existing returns the Secrets of this controller in a namespace, by cluster.
func (c *Secrets) existing(ctx context.Context, namespace string) (map[string]*corev1.Secret, error) {
	var list corev1.SecretList
	if err := c.live.List(ctx, &list, client.InNamespace(namespace), client.HasLabels{names.ArgoCDCluster}); err != nil {
		return nil, fmt.Errorf("list the cluster Secrets in namespace %s: %w", namespace, err)
	}
	out := map[string]*corev1.Secret{}
	for i := range list.Items {
		s := &list.Items[i]
		if cluster := s.Labels[names.ArgoCDCluster]; s.Name == secretName(cluster) {
			out[cluster] = s
		}
	}
	return out, nil
}

func secretName(cluster string) string { return "cluster-" + cluster }

// token returns the token of the Secrets, and when it must be renewed: the newest one that they have, or a new one.
func (c *Secrets) token(ctx context.Context, ns *corev1.Namespace, existing map[string]*corev1.Secret) (string, time.Time, error) {
	account := &corev1.ServiceAccount{}
	key := client.ObjectKey{Namespace: ns.Name, Name: cmp.Or(ns.Annotations[names.ArgoCDAccount], defaultAccount)}
	if err := c.live.Get(ctx, key, account); err != nil {
		return "", time.Time{}, fmt.Errorf("read service account %s, whose token gives Argo CD access to members: %w; create it, or name "+
			"another one in the annotation %s of the namespace", key, err, names.ArgoCDAccount)
	}
	now := c.clock.Now()
	var found string
	var renewal time.Time
	for _, s := range existing {
		var config struct {
			BearerToken string `json:"bearerToken"`
		}
		if json.Unmarshal(s.Data["config"], &config) != nil {
			continue
		}
		t, ok := tokens.Parse([]byte(config.BearerToken))
		if ok && t.Namespace == key.Namespace && t.Account == key.Name && !t.Issued.Before(account.CreationTimestamp.Time) &&
			t.Renewal().After(now) && t.Renewal().After(renewal) {
			found, renewal = config.BearerToken, t.Renewal()
		}
	}
	if found != "" {
		return found, renewal, nil
	}
	issued, err := c.issue(ctx, key.Namespace, key.Name)
	if err != nil {
		return "", time.Time{}, err
	}
	if t, ok := tokens.Parse(issued); ok {
		renewal = t.Renewal()
	}
	return string(issued), renewal, nil
}

// write creates the Secret of a cluster, or updates it if it differs and was not just updated.
func (c *Secrets) write(
	ctx context.Context, ns *corev1.Namespace, cluster *clusterv1alpha1.Cluster, s *corev1.Secret, data map[string][]byte,
) error {
	labels := labelsOf(cluster)
	change := func(s *corev1.Secret) {
		for key := range strings.SplitSeq(s.Annotations[names.ArgoCDLabels], ",") {
			if _, ok := labels[key]; !ok {
				delete(s.Labels, key)
			}
		}
		for key, value := range labels {
			metav1.SetMetaDataLabel(&s.ObjectMeta, key, value)
		}
		metav1.SetMetaDataAnnotation(&s.ObjectMeta, names.ArgoCDLabels, strings.Join(slices.Sorted(maps.Keys(labels)), ","))
		if s.Data == nil {
			s.Data = map[string][]byte{}
		}
		for key, value := range data {
			if !equality.Semantic.DeepEqual(s.Data[key], value) {
				s.Data[key] = value
			}
		}
	}
	if s != nil {
		return c.correct(ctx, s, change)
	}
	s = &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: ns.Name, Name: secretName(cluster.Name)}, Type: corev1.SecretTypeOpaque}
	change(s)
	err := c.control.Create(ctx, s)
	if apierrors.IsAlreadyExists(err) {
		err = requeue.Terminal(fmt.Errorf("create Secret %s/%s: it exists and is not one of the controller %s; delete it, or add the label %s=%s",
			s.Namespace, s.Name, Name, names.ArgoCDCluster, cluster.Name))
		c.warn(ns, err)
		return err
	}
	if err != nil {
		return fmt.Errorf("create Secret %s/%s: %w", s.Namespace, s.Name, err)
	}
	return nil
}

func (c *Secrets) correct(ctx context.Context, s *corev1.Secret, change func(*corev1.Secret)) error {
	if at, ok := c.corrected[s.UID]; ok {
		before := s.DeepCopy()
		if change(s); equality.Semantic.DeepEqual(before, s) {
			return nil
		}
		return requeue.After(correctionInterval-c.clock.Since(at), fmt.Sprintf("Secret %s/%s was updated less than %s ago",
			s.Namespace, s.Name, correctionInterval))
	}
	changed, err := patch.Object(ctx, c.control, s, change)
	if changed {
		c.corrected[s.UID] = c.clock.Now()
	}
	return err
}

// labelsOf returns the labels of the Secret of a cluster, by which ApplicationSets select it.
func labelsOf(cluster *clusterv1alpha1.Cluster) map[string]string {
	out := map[string]string{}
	for key, value := range map[string]string{providerLabel: cluster.Spec.Provider, regionLabel: cluster.Spec.Region} {
		if value != "" && len(validation.IsValidLabelValue(value)) == 0 {
			out[key] = value
		}
	}
	for key, value := range cluster.Labels {
		domain, _, prefixed := strings.Cut(key, "/")
		if !strings.HasPrefix(key, reserved) && (!prefixed || !strings.HasSuffix(domain, "karmada.io")) {
			out[key] = value
		}
	}
	out[reserved+"secret-type"], out[names.ArgoCDCluster] = "cluster", cluster.Name
	return out
}

// remove deletes the Secret of a cluster, if a live read confirms that the cluster does not exist.
func (c *Secrets) remove(ctx context.Context, cluster string, s *corev1.Secret) error {
	err := c.live.Get(ctx, client.ObjectKey{Name: cluster}, &clusterv1alpha1.Cluster{})
	switch {
	case err == nil:
		return requeue.ErrStale
	case !apierrors.IsNotFound(err) || apierrors.HasStatusCause(err, metav1.CauseTypeUnexpectedServerResponse):
		return fmt.Errorf("read cluster %s before the deletion of Secret %s/%s: %w", cluster, s.Namespace, s.Name, err)
	}
	if err := c.control.Delete(ctx, s, client.Preconditions{UID: &s.UID}); client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("delete Secret %s/%s: %w", s.Namespace, s.Name, err)
	}
	return nil
}

func (c *Secrets) warn(ns *corev1.Namespace, err error) {
	c.events.Emit(events.Event{
		On:     corev1.ObjectReference{APIVersion: "v1", Kind: "Namespace", Name: ns.Name, UID: ns.UID},
		Source: names.ClusterSource, Reason: "ArgoCDSecretFailed", Warning: true, Message: err.Error(),
	})
}
