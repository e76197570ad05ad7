// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"errors"
	"fmt"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// Agent names the objects of an agent in its cluster.
type Agent struct {
	// Namespace and Name identify the Deployment; the service account is named Name-sa.
	Namespace, Name string
}

// agentSecret is the Secret with the kubeconfig of an agent.
const agentSecret = "karmada-kubeconfig"

// Unregister removes a cluster in Pull mode. It deletes the Cluster and waits until the agent has removed the propagated objects and the
// Cluster is deleted. Then it removes the agent and the accounts of the control plane from the cluster, if Member is set. Control may
// have the rights of the agent, except with Force.
func Unregister(ctx context.Context, o Options, agent Agent) error {
	o = o.withDefaults()
	control, observed, cluster, err := o.registered(ctx)
	if err != nil {
		return err
	}
	if cluster.Spec.SyncMode == clusterv1alpha1.Push {
		return fmt.Errorf("cluster %s is a Push mode member cluster, "+
			"please use command `unjoin` if you want to continue unjoining the cluster", o.Name)
	}
	if observed != nil {
		if err := checkIdentity(ctx, control, observed, cluster); err != nil {
			return err
		}
	}
	if observed, err = o.detach(ctx, control, observed, cluster); err != nil || observed == nil {
		return err
	}
	err = errors.Join(removeAgent(ctx, observed, agent), o.cleanMember(ctx, observed))
	if err != nil {
		return fmt.Errorf("remove the agent from cluster %s: %w", o.Name, err)
	}
	return nil
}

// removeAgent deletes the objects of an agent. The namespace stays: it may contain others.
func removeAgent(ctx context.Context, observed client.Client, agent Agent) error {
	in := func(name string) metav1.ObjectMeta { return metav1.ObjectMeta{Namespace: agent.Namespace, Name: name} }
	return deleteAll(ctx, observed,
		&appsv1.Deployment{ObjectMeta: in(agent.Name)},
		&corev1.ServiceAccount{ObjectMeta: in(agent.Name + "-sa")},
		&rbacv1.ClusterRoleBinding{ObjectMeta: metav1.ObjectMeta{Name: agent.Name}},
		&rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: agent.Name}},
		&corev1.Secret{ObjectMeta: in(agentSecret)},
		&networkingv1.NetworkPolicy{ObjectMeta: in(agent.Name)},
	)
}
