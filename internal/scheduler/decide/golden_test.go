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

// scenario is the file input.yaml of a golden case.
type scenario struct {
	// Clusters are those that there are; without apis they serve Deployments and ConfigMaps.
	Clusters []struct {
		Name     string            `json:"name"`
		Labels   map[string]string `json:"labels"`
		Region   string            `json:"region"`
		Zones    []string          `json:"zones"`
		Provider string            `json:"provider"`
		Taints   []corev1.Taint    `json:"taints"`
		Bare     bool              `json:"bare"`    // serves nothing
		Leaving  bool              `json:"leaving"` // is being removed
		// Room is the estimate; nil is unknown.
		Room *int64 `json:"room"`
	} `json:"clusters"`
	// Replicas are those of a Deployment; nil makes it a ConfigMap.
	Replicas   *int32                   `json:"replicas"`
	Components []workv1alpha2.Component `json:"components"`
	Placement  policyv1alpha1.Placement `json:"placement"`
	Current    map[string]int32         `json:"current"`
	Evicting   []string                 `json:"evicting"`
	Affinity   string                   `json:"affinity"`
	Fresh      bool                     `json:"fresh"`
	KeepEmpty  bool                     `json:"keepEmpty"`
	Together   []Peer                   `json:"together"`
	Apart      []Peer                   `json:"apart"`
}

func (s *scenario) build() (*Snapshot, Request, Estimates) {
	var clusters []*clusterv1alpha1.Cluster
	room := Estimates{}
	for _, in := range s.Clusters {
		c := member(in.Name)
		c.Labels, c.Spec.Region, c.Spec.Zones, c.Spec.Provider, c.Spec.Taints = in.Labels, in.Region, in.Zones, in.Provider, in.Taints
		if in.Bare {
			c.Status.APIEnablements = nil
		}
		if in.Leaving {
			leaving(c)
		}
		if in.Room != nil {
			room[c.Name] = *in.Room
		}
		clusters = append(clusters, c)
	}
	r := Request{
		Kind: deployments, Seed: "a", Placement: &s.Placement, Components: s.Components, Evicting: s.Evicting, Affinity: s.Affinity, Reschedule: s.Fresh,
		KeepEmpty: s.KeepEmpty, AffinityPeers: s.Together, AntiAffinityPeers: s.Apart, Workload: s.Replicas != nil || len(s.Components) > 0, Explain: true,
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
	return NewSnapshot(clusters), r, room
}

// outcome is the file decision.yaml.
type outcome struct {
	// Asked are the clusters whose estimates were needed.
	Asked    []string                     `json:"asked,omitempty"`
	Clusters []workv1alpha2.TargetCluster `json:"clusters,omitempty"`
	Affinity string                       `json:"affinity,omitempty"`
	Error    string                       `json:"error,omitempty"`
}

// Each file in testdata/golden is a sentence, an input, the decision and its trace. After a change that is meant, run the
// test with -update, and read the difference.
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
		t.Fatal("a case is a sentence, then input.yaml")
	}
	var s scenario
	if err := yaml.UnmarshalStrict(archive.Files[0].Data, &s); err != nil {
		t.Fatal(err)
	}
	snapshot, r, room := s.build()
	out := outcome{Asked: Default().EstimatesNeeded(snapshot, r)}
	d, err := Default().Decide(snapshot, r, room)
	out.Clusters, out.Affinity = d.Clusters, d.Affinity
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
	if diff := cmp.Diff(string(txtar.Format(archive)), string(txtar.Format(&txtar.Archive{Comment: archive.Comment, Files: got}))); diff != "" {
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

// The placements of the tests above are strict about names, as the API server is.
func TestScenario_isStrict(t *testing.T) {
	t.Parallel()
	var s scenario
	if err := yaml.UnmarshalStrict([]byte("placement: {spreadConstraint: []}"), &s); err == nil {
		t.Error("a misspelt field was accepted")
	}
	if err := yaml.UnmarshalStrict([]byte("replicas: 1"), &s); err != nil || *s.Replicas != 1 {
		t.Errorf("replicas: %v", err)
	}
}
