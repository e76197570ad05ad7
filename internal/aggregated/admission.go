// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"errors"
	"fmt"
	"slices"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/authorization/authorizer"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/admission/deletion"
	"karmada.io/karmada/internal/names"
)

// registrar is the user that registers agents in upstream Karmada. It is in names.AgentsGroup and not limited to one cluster.
const registrar = names.AgentUserPrefix + names.AccessGenerator

// clusterAdmission checks writes of Clusters. The webhooks of kube-apiserver do not receive requests to an aggregated API server.
type clusterAdmission struct{ authorizer authorizer.Authorizer }

// withAdmission returns configured, which may be nil, followed by clusterAdmission.
func withAdmission(configured admission.Interface, a authorizer.Authorizer) admission.Interface {
	if configured == nil {
		return clusterAdmission{a}
	}
	return admission.NewChainHandler(configured, clusterAdmission{a})
}

// Handles implements admission.Interface.
func (clusterAdmission) Handles(operation admission.Operation) bool {
	return operation == admission.Create || operation == admission.Update || operation == admission.Delete
}

// Validate implements admission.ValidationInterface.
func (c clusterAdmission) Validate(ctx context.Context, a admission.Attributes, _ admission.ObjectInterfaces) error {
	cluster, _ := a.GetObject().(*clusterv1alpha1.Cluster)
	before, _ := a.GetOldObject().(*clusterv1alpha1.Cluster)
	if a.GetOperation() == admission.Delete {
		cluster = before
	}
	if cluster == nil {
		return nil
	}
	forbid := func(err error) error {
		return apierrors.NewForbidden(a.GetResource().GroupResource(), cluster.Name, err)
	}
	if !mayWrite(a.GetUserInfo(), cluster.Name) {
		return forbid(errors.New("an agent may only write its own Cluster"))
	}
	if a.GetOperation() == admission.Delete {
		if reason := deletion.Forbidden(cluster.Labels); reason != "" {
			return forbid(errors.New(reason))
		}
		return nil
	}
	if a.GetSubresource() != "" || before != nil && sameConnection(&cluster.Spec, &before.Spec) {
		return nil
	}
	for _, ref := range []*clusterv1alpha1.LocalSecretReference{cluster.Spec.SecretRef, cluster.Spec.ImpersonatorSecretRef} {
		allowed, err := c.mayRead(ctx, a.GetUserInfo(), ref)
		if err != nil {
			return apierrors.NewInternalError(fmt.Errorf("check access to secret %s/%s: %w", ref.Namespace, ref.Name, err))
		}
		if !allowed {
			return forbid(fmt.Errorf("user %q cannot get secret %s/%s, whose contents would be sent to the cluster",
				a.GetUserInfo().GetName(), ref.Namespace, ref.Name))
		}
	}
	return nil
}

// mayWrite returns false for the agent of another cluster.
func mayWrite(requester user.Info, cluster string) bool {
	own, agent := names.ClusterOfAgent(requester.GetName())
	if !agent || requester.GetName() == registrar || !slices.Contains(requester.GetGroups(), names.AgentsGroup) {
		return true
	}
	return own == cluster
}

// sameConnection reports whether the credentials are the same and are sent to the same address with the same protection.
func sameConnection(a, b *clusterv1alpha1.ClusterSpec) bool {
	same := func(x, y *clusterv1alpha1.LocalSecretReference) bool {
		return x == y || x != nil && y != nil && *x == *y
	}
	return a.APIEndpoint == b.APIEndpoint && a.ProxyURL == b.ProxyURL &&
		a.InsecureSkipTLSVerification == b.InsecureSkipTLSVerification &&
		same(a.SecretRef, b.SecretRef) && same(a.ImpersonatorSecretRef, b.ImpersonatorSecretRef)
}

// mayRead reports whether the user may get a Secret. Without this check a Cluster would disclose any Secret to its address.
func (c clusterAdmission) mayRead(ctx context.Context, requester user.Info, ref *clusterv1alpha1.LocalSecretReference) (bool, error) {
	if ref == nil {
		return true, nil
	}
	decision, _, err := c.authorizer.Authorize(ctx, authorizer.AttributesRecord{
		User: requester, Verb: "get", APIVersion: "v1", Resource: "secrets", Namespace: ref.Namespace, Name: ref.Name, ResourceRequest: true,
	})
	if decision == authorizer.DecisionAllow {
		return true, nil
	}
	return false, err
}

var _ admission.ValidationInterface = clusterAdmission{}
