// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"cmp"
	"context"
	"fmt"

	"github.com/spf13/pflag"
	kubefeatures "k8s.io/apiserver/pkg/util/feature"
	"k8s.io/client-go/rest"
	"k8s.io/component-base/featuregate"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/features"
)

// Server returns karmada-aggregated-apiserver (docs/contract/components.md#aggregated-apiserver).
func Server() component.Server {
	var o Config
	gates := features.New()
	withKubernetesGates(gates)
	return component.Server{
		Name: "aggregated-apiserver", Short: "Run the aggregated API server", Connects: component.ControlPlane, QPS: 40, Burst: 60,
		Long: "The aggregated API server serves the kind Cluster, and forwards requests to member clusters. Health and metrics are served " +
			"on the --secure-port port.",
		Gates: gates,
		AddFlags: func(fs *pflag.FlagSet) {
			o.AddServingFlags(fs)
			o.AddEtcdFlags(fs)
		},
		Validate: func() error { return cmp.Or(o.ValidateServing(), o.ValidateEtcd()) },
		Run: func(ctx context.Context, control *rest.Config, ready func()) error {
			if err := setKubernetesGates(gates); err != nil {
				return fmt.Errorf("--feature-gates: %w", err)
			}
			o.Control, o.NoResourceModels = control, !gates.Enabled(features.CustomizedClusterResourceModeling)
			return Run(ctx, o, func(int) { ready() })
		},
	}
}

// withKubernetesGates adds the gates of generic API servers to gates.
func withKubernetesGates(gates featuregate.MutableFeatureGate) {
	if versioned, ok := gates.(featuregate.MutableVersionedFeatureGate); ok {
		// It fails only for gates of the same name that differ; Karmada has none.
		_ = versioned.AddVersioned(kubefeatures.DefaultMutableFeatureGate.GetAllVersioned())
	}
}

// setKubernetesGates sets the gates of generic API servers that were set by name. AllAlpha and AllBeta do not change them.
func setKubernetesGates(gates featuregate.MutableFeatureGate) error {
	versioned, ok := gates.(featuregate.MutableVersionedFeatureGate)
	if !ok {
		return nil
	}
	set := map[string]bool{}
	for gate := range kubefeatures.DefaultMutableFeatureGate.GetAllVersioned() {
		if gate != "AllAlpha" && gate != "AllBeta" && versioned.ExplicitlySet(gate) {
			set[string(gate)] = gates.Enabled(gate)
		}
	}
	return kubefeatures.DefaultMutableFeatureGate.SetFromMap(set)
}
