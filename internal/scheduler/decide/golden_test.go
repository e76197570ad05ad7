// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

var update = flag.Bool("update", false, "write the decisions and traces into testdata")

// scenario is the content of input.yaml of a golden file.
type scenario struct {
	// Clusters serve Deployments and ConfigMaps unless withoutAPIs is set.
	Clusters []struct {
		Name        string            `json:"name"`
		Labels      map[string]string `json:"labels"`
		Region      string            `json:"region"`
		Zones       []string          `json:"zones"`
		Provider    string            `json:"provider"`
		Taints      []corev1.Taint    `json:"taints"`
		WithoutAPIs bool              `json:"withoutAPIs"`
		Terminating bool              `json:"terminating"`
		// Available is the estimate; nil means unknown.
		Available *int64 `json:"available"`
	} `json:"clusters"`
	// Replicas are the replicas of a Deployment; nil means a ConfigMap.
	Replicas          *int32                   `json:"replicas"`
	Components        []workv1alpha2.Component `json:"components"`
	Placement         policyv1alpha1.Placement `json:"placement"`
	Current           map[string]int32         `json:"current"`
	Evicting          []string                 `json:"evicting"`
	Affinity          string                   `json:"affinity"`
	Reschedule        bool                     `json:"reschedule"`
	KeepEmpty         bool                     `json:"keepEmpty"`
	AffinityPeers     []Peer                   `json:"affinityPeers"`
	AntiAffinityPeers []Peer                   `json:"antiAffinityPeers"`
}

func (s *scenario) build() (*Snapshot, Request, Estimates) {
	var clusters []*clusterv1alpha1.Cluster
	estimates := Estimates{}
	for _, in := range s.Clusters {
		c := member(in.Name)
		c.Labels, c.Spec.Region, c.Spec.Zones, c.Spec.Provider, c.Spec.Taints = in.Labels, in.Region, in.Zones, in.Provider, in.Taints
		if in.WithoutAPIs {
			c.Status.APIEnablements = nil
		}
		if in.Terminating {
			terminatingOption(c)
		}
		if in.Available != nil {
			estimates[c.Name] = *in.Available
		}
		clusters = append(clusters, c)
	}
	r := Request{
		Kind:              deployments,
		Seed:              "a",
		Placement:         &s.Placement,
		Components:        s.Components,
		Evicting:          s.Evicting,
		Affinity:          s.Affinity,
		Reschedule:        s.Reschedule,
		KeepEmpty:         s.KeepEmpty,
		AffinityPeers:     s.AffinityPeers,
		AntiAffinityPeers: s.AntiAffinityPeers,
		Workload:          s.Replicas != nil || len(s.Components) > 0,
		Explain:           true,
	}
	switch {
	case s.Replicas != nil:
		r.Replicas = *s.Replicas
	case len(s.Components) == 0:
		r.Kind = schema.GroupVersionKind{Version: "v1", Kind: "ConfigMap"}
	}
	for name, n := range s.Current {
		r.Current = append(r.Current, workv1alpha2.TargetCluster{Name: name, Replicas: n})
	}
	slices.SortFunc(r.Current, func(a, b workv1alpha2.TargetCluster) int { return strings.Compare(a.Name, b.Name) })
	return NewSnapshot(clusters), r, estimates
}

// outcome is the content of decision.yaml.
type outcome struct {
	// EstimatesNeeded are the clusters whose estimates may affect the decision.
	EstimatesNeeded []string                     `json:"estimatesNeeded,omitempty"`
	Clusters        []workv1alpha2.TargetCluster `json:"clusters,omitempty"`
	Affinity        string                       `json:"affinity,omitempty"`
	Exceeded        string                       `json:"exceeded,omitempty"`
	Error           string                       `json:"error,omitempty"`
}

// Each file in testdata/golden has a title, an input, the decision and its trace. Update them with -update, and read the diff.
func TestDecide_golden(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("testdata/golden/*.txtar")
	if err != nil || len(files) < 30 {
		t.Fatalf("%d golden cases: %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			t.Parallel()
			checkGolden(t, file)
		})
	}
}

func checkGolden(t *testing.T, file string) {
	t.Helper()
	archive, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if len(archive.Files) == 0 || archive.Files[0].Name != "input.yaml" || len(archive.Comment) == 0 {
		t.Fatal("want a title and input.yaml")
	}
	var s scenario
	if err := yaml.UnmarshalStrict(archive.Files[0].Data, &s); err != nil {
		t.Fatal(err)
	}
	snapshot, r, estimates := s.build()
	out := outcome{EstimatesNeeded: Default().EstimatesNeeded(snapshot, r)}
	d, err := Default().Decide(snapshot, r, estimates)
	out.Clusters, out.Affinity, out.Exceeded = d.Clusters, d.Affinity, d.Exceeded
	if err != nil {
		out.Error = err.Error()
	}
	got := []txtar.File{archive.Files[0], {Name: "decision.yaml", Data: encode(t, out)}, {Name: "trace.yaml", Data: encode(t, d.Trace)}}
	if *update {
		if err := os.WriteFile(file, txtar.Format(&txtar.Archive{Comment: archive.Comment, Files: got}), 0o600); err != nil {
			t.Fatal(err)
		}
		return
	}
	if diff := cmp.Diff(
		string(txtar.Format(archive)),
		string(txtar.Format(&txtar.Archive{Comment: archive.Comment, Files: got})),
	); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func encode(t *testing.T, v any) []byte {
	t.Helper()
	data, err := yaml.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// The input of golden files is decoded strictly, as the API server does.
func TestScenario_isStrict(t *testing.T) {
	t.Parallel()
	var s scenario
	if err := yaml.UnmarshalStrict([]byte("placement: {spreadConstraint: []}"), &s); err == nil {
		t.Error("an unknown field was accepted")
	}
	if err := yaml.UnmarshalStrict([]byte("replicas: 1"), &s); err != nil || *s.Replicas != 1 {
		t.Errorf("replicas: %v", err)
	}
}
