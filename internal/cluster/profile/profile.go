// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package profile writes a ClusterProfile for each member cluster, so that tools that read cluster inventories find all members and
// reach them through the proxy of the control plane.
//
//	Cluster, address of the control plane ─► Controller ─► ClusterProfile <namespace>/<cluster>
//
// It changes and deletes only ClusterProfiles of the manager karmada. They contain no credentials.
package profile

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	bootstrapapi "k8s.io/cluster-bootstrap/token/api"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
)

const (
	// Name is the name of the controller in --controllers.
	Name = "clusterProfile"
	// Manager is spec.clusterManager.name of the profiles of this controller.
	Manager = "karmada"
	// endpointAge is the age at which the address of the control plane is read again.
	endpointAge = 10 * time.Minute
)

// Options configure the controller.
type Options struct {
	// Namespaces are the namespaces with a profile of each cluster; empty means names.ClusterNamespace.
	Namespaces []string
	// Server is the URL of the control plane in the profiles; empty means the URL that clusters register with.
	Server string
}

// Endpoint is the address of the control plane.
type Endpoint struct {
	Server string
	// CABundle holds PEM certificates of CAs.
	CABundle []byte
}

// Controller is the reconciler.
type Controller struct {
	control    *consistency.Client
	live       client.Reader
	clock      clock.PassiveClock
	namespaces []string
	server     string
	own        *rest.Config // the connection of this process, used if the control plane publishes no address

	mu       sync.Mutex // guards the fields below
	endpoint Endpoint
	read     time.Time
}

// New returns the controller. own is the connection of this process to the control plane.
func New(control client.Client, live client.Reader, own *rest.Config, c clock.PassiveClock, o Options) *Controller {
	if len(o.Namespaces) == 0 {
		o.Namespaces = []string{names.ClusterNamespace}
	}
	return &Controller{control: consistency.NewClient(control), live: live, clock: c, namespaces: o.Namespaces, server: o.Server, own: own}
}

// Setup adds the controller to the manager.
func (c *Controller) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, Name).
		For(&multiclusterv1alpha1.ClusterProfile{}).
		Watches(&clusterv1alpha1.Cluster{}, handler.EnqueueRequestsFromMapFunc(func(_ context.Context, o client.Object) []ctrl.Request {
			var out []ctrl.Request
			for _, namespace := range c.namespaces {
				out = append(out, ctrl.Request{NamespacedName: types.NamespacedName{Namespace: namespace, Name: o.GetName()}})
			}
			return out
		})).
		Complete(c)
}

// Reconcile writes one profile, or deletes it if its cluster does not exist.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	p := &multiclusterv1alpha1.ClusterProfile{}
	err := c.control.Get(ctx, req.NamespacedName, p)
	if client.IgnoreNotFound(err) != nil {
		return ctrl.Result{}, err
	}
	exists := err == nil
	if exists && (p.DeletionTimestamp != nil || p.Spec.ClusterManager.Name != Manager) {
		return ctrl.Result{}, nil
	}
	if exists && c.control.Stale(p) {
		return ctrl.Result{}, requeue.ErrStale
	}
	cluster := &clusterv1alpha1.Cluster{}
	if err = c.control.Get(ctx, client.ObjectKey{Name: req.Name}, cluster); client.IgnoreNotFound(err) != nil {
		return ctrl.Result{}, err
	}
	if wanted := err == nil && slices.Contains(c.namespaces, req.Namespace); !wanted {
		if !exists {
			return ctrl.Result{}, nil
		}
		return ctrl.Result{}, c.remove(ctx, p)
	}
	endpoint, err := c.Address(ctx)
	if err != nil {
		return ctrl.Result{}, fmt.Errorf("write ClusterProfile %s: %w", req.NamespacedName, err)
	}
	if err := c.write(ctx, req.NamespacedName, p, exists, cluster, endpoint); err != nil {
		return ctrl.Result{}, err
	}
	return ctrl.Result{RequeueAfter: endpointAge}, nil
}

// write creates the profile, or updates what differs.
func (c *Controller) write(ctx context.Context, key types.NamespacedName, p *multiclusterv1alpha1.ClusterProfile, exists bool,
	cluster *clusterv1alpha1.Cluster, endpoint Endpoint,
) error {
	label := func(p *multiclusterv1alpha1.ClusterProfile) {
		metav1.SetMetaDataLabel(&p.ObjectMeta, multiclusterv1alpha1.LabelClusterManager, Manager)
	}
	if !exists {
		p.Namespace, p.Name = key.Namespace, key.Name
		p.Spec.ClusterManager.Name = Manager
		label(p)
		if err := c.control.Create(ctx, p); err != nil {
			if apierrors.IsAlreadyExists(err) {
				return requeue.ErrStale
			}
			return fmt.Errorf("create ClusterProfile %s: %w", key, err)
		}
	} else if _, err := patch.Object(ctx, c.control, p, label); err != nil {
		return err
	}
	_, err := patch.Status(ctx, c.control, p, func(p *multiclusterv1alpha1.ClusterProfile) {
		describe(p, cluster, endpoint, metav1.NewTime(c.clock.Now()))
	})
	return err
}

// remove deletes a profile, unless the cluster exists and only the cache does not show it.
func (c *Controller) remove(ctx context.Context, p *multiclusterv1alpha1.ClusterProfile) error {
	if slices.Contains(c.namespaces, p.Namespace) {
		err := c.live.Get(ctx, client.ObjectKey{Name: p.Name}, &clusterv1alpha1.Cluster{})
		if err == nil {
			return requeue.ErrStale
		}
		if !apierrors.IsNotFound(err) {
			return fmt.Errorf("read cluster %s before the deletion of its ClusterProfile: %w", p.Name, err)
		}
	}
	err := c.control.Delete(ctx, p, client.Preconditions{UID: &p.UID})
	if client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("delete ClusterProfile %s: %w", client.ObjectKeyFromObject(p), err)
	}
	return nil
}

// Address returns the address of the control plane: the one that clusters register with, or that of the connection of this process.
func (c *Controller) Address(ctx context.Context) (Endpoint, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	now := c.clock.Now()
	if !c.read.IsZero() && now.Sub(c.read) < endpointAge {
		return c.endpoint, nil
	}
	published, err := c.published(ctx)
	if err != nil {
		return Endpoint{}, err
	}
	if published.Server == "" {
		own := rest.CopyConfig(c.own)
		if err := rest.LoadTLSFiles(own); err != nil {
			return Endpoint{}, fmt.Errorf("read the CA of the control plane: %w", err)
		}
		published = Endpoint{Server: own.Host, CABundle: own.CAData}
	}
	if c.server != "" {
		published.Server = c.server
	}
	c.endpoint, c.read = published, now
	return published, nil
}

// published returns the address in the ConfigMap cluster-info, or nothing if there is no such ConfigMap.
func (c *Controller) published(ctx context.Context) (Endpoint, error) {
	info := &corev1.ConfigMap{}
	key := client.ObjectKey{Namespace: metav1.NamespacePublic, Name: bootstrapapi.ConfigMapClusterInfo}
	if err := c.live.Get(ctx, key, info); err != nil {
		if apierrors.IsNotFound(err) {
			return Endpoint{}, nil
		}
		return Endpoint{}, fmt.Errorf("read ConfigMap %s: %w", key, err)
	}
	config, err := clientcmd.Load([]byte(info.Data[bootstrapapi.KubeConfigKey]))
	if err != nil {
		return Endpoint{}, fmt.Errorf("decode the kubeconfig in ConfigMap %s: %w", key, err)
	}
	for _, cluster := range config.Clusters { // it has one
		return Endpoint{Server: cluster.Server, CABundle: cluster.CertificateAuthorityData}, nil
	}
	return Endpoint{}, nil
}
