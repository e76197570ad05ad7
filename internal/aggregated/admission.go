// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/authorization/authorizer"
	"k8s.io/apiserver/pkg/warning"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/admission/deletion"
	"karmada.io/karmada/internal/aggregated/placementreview"
	"karmada.io/karmada/internal/names"
)

// registrar is the user that registers agents in upstream Karmada. It is in names.AgentsGroup and not limited to one cluster.
const registrar = names.AgentUserPrefix + names.AccessGenerator

// clusterAdmission checks writes of Clusters. The webhooks of kube-apiserver do not receive requests to an aggregated API server.
type clusterAdmission struct {
	authorizer authorizer.Authorizer
	clusters   clusterReader // set before the server starts
	// works returns the Works of a cluster. It is set before the server starts.
	works func(ctx context.Context, cluster string) ([]workv1alpha1.Work, error)
	// secrets reads the Secrets of Clusters. It is set before the server starts; nil means no warnings about them.
	secrets readSecret
	// reviews computes the effect of updates. It is set before the server starts; nil means no warnings.
	reviews *placementreview.Reviewer
}

// withAdmission returns configured, which may be nil, followed by own.
func withAdmission(configured admission.Interface, own *clusterAdmission) admission.Interface {
	if configured == nil {
		return own
	}
	return admission.NewChainHandler(configured, own)
}

// Handles implements admission.Interface.
func (*clusterAdmission) Handles(operation admission.Operation) bool {
	return operation == admission.Create || operation == admission.Update || operation == admission.Delete
}

// Admit implements admission.MutationInterface. A Cluster that an agent creates gets the taint names.PendingTaint, unless
// agent-csr-approving-controller has granted the agent the verb approve.
func (c *clusterAdmission) Admit(ctx context.Context, a admission.Attributes, _ admission.ObjectInterfaces) error {
	cluster, ok := a.GetObject().(*clusterv1alpha1.Cluster)
	if !ok || a.GetOperation() != admission.Create || a.GetSubresource() != "" || !isAgent(a.GetUserInfo()) {
		return nil
	}
	decision, _, err := c.authorizer.Authorize(ctx, authorizer.AttributesRecord{
		User: a.GetUserInfo(), Verb: names.ApproveVerb, APIGroup: clusterv1alpha1.GroupName, APIVersion: clusterv1alpha1.GroupVersion.Version,
		Resource: clusterv1alpha1.ResourcePluralCluster, Name: cluster.Name, ResourceRequest: true,
	})
	switch {
	case decision == authorizer.DecisionAllow || names.Pending(cluster.Spec.Taints):
		return nil
	case err != nil:
		return apierrors.NewInternalError(fmt.Errorf("check whether cluster %s is approved: %w", cluster.Name, err))
	}
	cluster.Spec.Taints = append(cluster.Spec.Taints, corev1.Taint{Key: names.PendingTaint, Effect: corev1.TaintEffectNoSchedule})
	return nil
}

// Validate implements admission.ValidationInterface.
func (c *clusterAdmission) Validate(ctx context.Context, a admission.Attributes, _ admission.ObjectInterfaces) error {
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
		if cluster.DeletionTimestamp == nil {
			c.warnOfDeletion(ctx, cluster)
		}
		return nil
	}
	if a.GetSubresource() == "" && isAgent(a.GetUserInfo()) {
		if err := c.checkAgent(ctx, cluster, before); err != nil {
			return forbid(err)
		}
	}
	if a.GetSubresource() == "" && before != nil && !isAgent(a.GetUserInfo()) {
		if err := c.checkEffect(ctx, cluster, before); err != nil {
			return forbid(err)
		}
	}
	if a.GetSubresource() != "" {
		return nil
	}
	if before == nil || !sameConnection(&cluster.Spec, &before.Spec) {
		if err := c.checkSecrets(ctx, a.GetUserInfo(), cluster, forbid); err != nil {
			return err
		}
	}
	if !slices.Contains(a.GetUserInfo().GetGroups(), names.AgentsGroup) {
		c.warnOfFields(ctx, a.GetUserInfo(), cluster, before, a.IsDryRun())
	}
	return nil
}

// checkSecrets returns an error unless the user may get the Secrets of a Cluster.
func (c *clusterAdmission) checkSecrets(
	ctx context.Context, requester user.Info, cluster *clusterv1alpha1.Cluster, forbid func(error) error,
) error {
	for _, ref := range []*clusterv1alpha1.LocalSecretReference{cluster.Spec.SecretRef, cluster.Spec.ImpersonatorSecretRef} {
		allowed, err := c.mayRead(ctx, requester, ref)
		if err != nil {
			return apierrors.NewInternalError(fmt.Errorf("check access to secret %s/%s: %w", ref.Namespace, ref.Name, err))
		}
		if !allowed {
			return forbid(fmt.Errorf("user %q cannot get secret %s/%s, whose contents would be sent to the cluster",
				requester.GetName(), ref.Namespace, ref.Name))
		}
	}
	return nil
}

// warnOfDeletion adds a warning about the objects in a cluster to the response. kubectl prints it.
func (c *clusterAdmission) warnOfDeletion(ctx context.Context, cluster *clusterv1alpha1.Cluster) {
	reading, cancel := context.WithTimeout(ctx, leavingTimeout)
	defer cancel()
	works, err := c.works(reading, cluster.Name)
	if text := leavingWarning(cluster, works, err); text != "" {
		warning.AddWarning(ctx, "", text)
	}
}

// mayWrite returns false for the agent of another cluster.
func mayWrite(requester user.Info, cluster string) bool {
	own, _ := names.ClusterOfAgent(requester.GetName())
	return !isAgent(requester) || own == cluster
}

// isAgent reports whether a user is the agent of a cluster.
func isAgent(requester user.Info) bool {
	_, agent := names.ClusterOfAgent(requester.GetName())
	return agent && requester.GetName() != registrar && slices.Contains(requester.GetGroups(), names.AgentsGroup)
}

// checkAgent checks what an agent writes to its own Cluster. In Push mode, the control plane would connect to an address of the agent's
// choice. The ID proves that the agent runs in the cluster that has registered.
func (c *clusterAdmission) checkAgent(ctx context.Context, cluster, before *clusterv1alpha1.Cluster) error {
	if cluster.Spec.SyncMode != clusterv1alpha1.Pull {
		return fmt.Errorf("an agent may only register a cluster in Pull mode, not %q", cluster.Spec.SyncMode)
	}
	if fields := foreignFields(cluster, before); len(fields) > 0 {
		return fmt.Errorf("an agent may not set or change %s of its Cluster", strings.Join(fields, ", "))
	}
	if before != nil && (before.Spec.ID == cluster.Spec.ID) {
		return nil
	}
	if before != nil && before.Spec.ID != "" {
		return fmt.Errorf("cluster %s is registered with the ID %s; its agent runs in another cluster, with the ID %q",
			cluster.Name, before.Spec.ID, cluster.Spec.ID)
	}
	if cluster.Spec.ID == "" {
		return errors.New("an agent must register its cluster with an ID")
	}
	all, err := c.clusters.list(ctx)
	if err != nil {
		return fmt.Errorf("list the registered clusters: %w", err)
	}
	for i := range all {
		if other := &all[i]; other.Name != cluster.Name && other.Spec.ID == cluster.Spec.ID {
			return fmt.Errorf("the cluster with the ID %s has been registered as %s", cluster.Spec.ID, other.Name)
		}
	}
	return nil
}

// foreignFields returns the changed fields that an agent must leave to administrators and the control plane. before is nil for a
// new Cluster. Policies select clusters by them: an agent that could change them would receive any workload and Secret. An agent
// reports the location of its cluster once (cluster.RegisterPull).
func foreignFields(cluster, before *clusterv1alpha1.Cluster) []string {
	want := &clusterv1alpha1.Cluster{}
	if before != nil {
		before.DeepCopyInto(want)
	} else {
		want.Spec.SyncMode, want.Spec.ResourceModels = cluster.Spec.SyncMode, cluster.Spec.ResourceModels // defaults
		if len(cluster.Spec.Taints) == 1 && names.Pending(cluster.Spec.Taints) {
			want.Spec.Taints = cluster.Spec.Taints
		}
	}
	now := &cluster.Spec
	if want.Spec.Zone != "" && want.Spec.Zone == strings.Join(now.Zones, "") { // see Canonicalize
		want.Spec.Zone, want.Spec.Zones = "", now.Zones
	}
	if len(want.Spec.Zones) == 0 && want.Spec.Zone == "" {
		want.Spec.Zones = now.Zones
	}
	want.Spec.Provider, want.Spec.Region = cmp.Or(want.Spec.Provider, now.Provider), cmp.Or(want.Spec.Region, now.Region)
	want.Spec.ID, want.Spec.APIEndpoint, want.Spec.ProxyURL = now.ID, now.APIEndpoint, now.ProxyURL // checkAgent checks the ID
	want.Spec.InsecureSkipTLSVerification = now.InsecureSkipTLSVerification
	want.Spec.SecretRef, want.Spec.ImpersonatorSecretRef = now.SecretRef, now.ImpersonatorSecretRef
	var fields []string
	check := func(field string, now, want any) {
		if !equality.Semantic.DeepEqual(now, want) {
			fields = append(fields, field)
		}
	}
	check("metadata.labels", cluster.Labels, want.Labels)
	check("metadata.annotations", cluster.Annotations, want.Annotations)
	check("metadata.finalizers", cluster.Finalizers, want.Finalizers)
	check("metadata.ownerReferences", cluster.OwnerReferences, want.OwnerReferences)
	for field, value := range reflect.ValueOf(*now).Fields() {
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		check("spec."+name, value.Interface(), reflect.ValueOf(want.Spec).FieldByIndex(field.Index).Interface())
	}
	return fields
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
func (c *clusterAdmission) mayRead(ctx context.Context, requester user.Info, ref *clusterv1alpha1.LocalSecretReference) (bool, error) {
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

var (
	_ admission.MutationInterface   = (*clusterAdmission)(nil)
	_ admission.ValidationInterface = (*clusterAdmission)(nil)
)
