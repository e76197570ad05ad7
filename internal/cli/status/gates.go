// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"fmt"
	"slices"

	"k8s.io/apimachinery/pkg/runtime/schema"
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

// ask records which gates of an object are off.
func (g *gates) ask(ctx context.Context, o client.Object) error {
	var features []featuregate.Feature
	for _, use := range g.uses {
		if use.object == o {
			features = append(features, use.Feature)
		}
	}
	off, err := g.control.GatesOff(ctx, o, features...)
	for _, f := range features {
		g.off[f] = slices.Contains(off, f)
	}
	return err
}
