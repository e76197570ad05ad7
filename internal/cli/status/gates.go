// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/rest"
	"k8s.io/component-base/featuregate"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/apiutil"

	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	admissionpolicy "karmada.io/karmada/internal/admission/policy"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/flow"
)

// gatedUse is an object that uses a kind or a field with a feature gate.
type gatedUse struct {
	object client.Object
	admissionpolicy.Gated
}

// gates finds objects whose feature gates are off. Only the webhook knows its gates: it warns when it validates such an object.
//
//	objects with gated kinds and fields ──► dry-run creation of a copy of one for each gate ──► warnings that name gates that are off
type gates struct {
	control *access.Control
	uses    []gatedUse
	// off reports, for each gate that was asked for, whether it is off.
	off map[featuregate.Feature]bool
	// taints are the policies that taint clusters.
	taints policyv1alpha1.ClusterTaintPolicyList
}

// read finds the gated objects besides policies.
func (g *gates) read(ctx context.Context, h *hints) error {
	var quotas policyv1alpha1.FederatedResourceQuotaList
	var services networkingv1alpha1.MultiClusterServiceList
	for resource, list := range map[string]client.ObjectList{
		"federatedresourcequotas": &quotas, "multiclusterservices": &services, "clustertaintpolicies": &g.taints,
	} {
		if _, err := h.list(ctx, list, resource); err != nil {
			return err
		}
	}
	for i := range quotas.Items {
		g.add(&quotas.Items[i], admissionpolicy.OverallGate(&quotas.Items[i]))
	}
	for i := range services.Items {
		g.add(&services.Items[i], admissionpolicy.ServiceGate)
	}
	for i := range g.taints.Items {
		g.add(&g.taints.Items[i], admissionpolicy.TaintPolicyGate)
	}
	return nil
}

func (g *gates) add(o client.Object, gated ...admissionpolicy.Gated) {
	for _, gate := range gated {
		if gate.Used {
			g.uses = append(g.uses, gatedUse{o, gate})
		}
	}
}

// finish adds a hint for each use of a gate that is off.
func (g *gates) finish(ctx context.Context, h *hints) error {
	for _, use := range g.uses {
		if _, asked := g.off[use.Feature]; !asked {
			if err := g.ask(ctx, use.object); err != nil {
				return err
			}
		}
		if !g.off[use.Feature] {
			continue
		}
		kind, err := apiutil.GVKForObject(use.object, h.control.Scheme())
		if err != nil {
			return err
		}
		h.hint(flow.GateOff, flow.Title(schema.GroupKind{Kind: kind.Kind}, use.object.GetName()), use.object.GetNamespace(),
			fmt.Sprintf("%s has no effect without the feature gate %s, which is off in the webhook", use.Path, use.Feature))
	}
	return nil
}

// warnings collects the warnings of responses.
type warnings []string

// HandleWarningHeader implements rest.WarningHandler.
func (w *warnings) HandleWarningHeader(_ int, _, text string) { *w = append(*w, text) }

// ask records which gates of an object are off. It creates a copy of the object without persisting it. A user who may not do so gets no
// hints.
func (g *gates) ask(ctx context.Context, o client.Object) error {
	var seen warnings
	api, err := g.control.ClientWith(func(c *rest.Config) { c.WarningHandler = &seen })
	if err != nil {
		return err
	}
	c := o.DeepCopyObject().(client.Object)
	c.SetName("")
	c.SetGenerateName("status-")
	c.SetUID("")
	c.SetResourceVersion("")
	c.SetManagedFields(nil)
	c.SetFinalizers(nil)
	c.SetOwnerReferences(nil)
	c.SetDeletionTimestamp(nil)
	_ = api.Create(ctx, c, client.DryRunAll) // only the warnings count
	for _, use := range g.uses {
		if use.object == o {
			g.off[use.Feature] = slices.ContainsFunc(seen, func(text string) bool {
				return strings.Contains(text, fmt.Sprintf("without the feature gate %s,", use.Feature))
			})
		}
	}
	return nil
}
