// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	bolt "go.etcd.io/bbolt"
	"go.etcd.io/etcd/api/v3/mvccpb"
	appsv1 "k8s.io/api/apps/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer/protobuf"
	"k8s.io/client-go/kubernetes/scheme"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/backup/archive"
	"karmada.io/karmada/internal/cli/access"
)

// writeBackup writes a backup whose database holds values of etcd by key.
func writeBackup(t *testing.T, values map[string][]byte) (file string) {
	t.Helper()
	dir := t.TempDir()
	database := filepath.Join(dir, "db")
	db, err := bolt.Open(database, 0o600, nil)
	if err != nil {
		t.Fatal(err)
	}
	revision := uint64(0)
	err = db.Update(func(tx *bolt.Tx) error {
		bucket, err := tx.CreateBucket([]byte("key"))
		if err != nil {
			return err
		}
		for key, value := range values {
			revision++
			kv := mvccpb.KeyValue{Key: []byte(key), Value: value}
			raw, err := kv.Marshal()
			if err != nil {
				return err
			}
			if err := bucket.Put(append(binary.BigEndian.AppendUint64(nil, revision), make([]byte, 9)...), raw); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	content, err := os.ReadFile(database)
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256(content)
	file = filepath.Join(dir, "backup")
	err = archive.Write(file, []archive.Entry{
		{Name: "info.json", Mode: 0o600, Data: []byte("{}")},
		{Name: snapshotEntry, Mode: 0o600, Data: append(content, sum[:]...)},
	}, archive.Encryption{})
	if err != nil {
		t.Fatal(err)
	}
	return file
}

func TestReadBackup(t *testing.T) {
	t.Parallel()
	var deployment bytes.Buffer
	web := &appsv1.Deployment{
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web"}, Spec: appsv1.DeploymentSpec{Replicas: new(int32(3))},
	}
	web.SetGroupVersionKind(appsv1.SchemeGroupVersion.WithKind("Deployment"))
	if err := protobuf.NewSerializer(scheme.Scheme, scheme.Scheme).Encode(runtime.Object(web), &deployment); err != nil {
		t.Fatal(err)
	}
	file := writeBackup(t, map[string][]byte{
		"/registry/deployments/default/web": deployment.Bytes(),
		"/registry/secrets/default/s":       []byte("k8s:enc:aescbc:v1:key1:x"),
		"/registry/ranges/serviceips":       []byte("k8s\x00\x0a\x00"),
		"/registry/policy.karmada.io/propagationpolicies/default/web": []byte(`{"apiVersion":"policy.karmada.io/v1alpha1",
			"kind":"PropagationPolicy","metadata":{"name":"web","namespace":"default"}}`),
		"/registry/cluster.karmada.io/clusters/m1": []byte(`{"apiVersion":"cluster.karmada.io/v1alpha1",
			"kind":"Cluster","metadata":{"name":"m1"}}`),
		"/registry/work.karmada.io/resourcebindings/default/web-deployment": []byte(`{"apiVersion":"work.karmada.io/v1alpha2",
			"kind":"ResourceBinding","metadata":{"name":"web-deployment","namespace":"default"},"spec":{"resource":{"kind":"Deployment"}}}`),
		"/registry/work.karmada.io/works/karmada-es-m1/w": []byte(`{"apiVersion":"work.karmada.io/v1alpha1",
			"kind":"Work","metadata":{"name":"w"}}`),
	})
	fleet, _, notes, err := readBackup(file, archive.Encryption{})
	if err != nil {
		t.Fatal(err)
	}
	if len(fleet.Clusters) != 1 || len(fleet.Policies) != 1 || len(fleet.Bindings) != 1 || len(notes) != 1 {
		t.Errorf("fleet has %d clusters, %d policies and %d bindings, notes %q, want one of each", len(fleet.Clusters), len(fleet.Policies),
			len(fleet.Bindings), notes)
	}
	ref := workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: "web"}
	got, err := fleet.Template(t.Context(), ref)
	if err != nil || got == nil {
		t.Fatalf("template = %v, %v", got, err)
	}
	if replicas, _, _ := unstructured.NestedInt64(got.Object, "spec", "replicas"); replicas != 3 {
		t.Errorf("template = %v, want 3 replicas", got.Object)
	}
	if _, _, _, err := readBackup(filepath.Join(t.TempDir(), "missing"), archive.Encryption{}); err == nil {
		t.Error("a missing backup is no error")
	}
}

// The plan of a drain from a backup shows the moves, and what waits for a disruption budget, in each format.
func TestPlan_offlineDrain(t *testing.T) {
	t.Parallel()
	cluster := func(name string) []byte {
		return fmt.Appendf(nil, `{"apiVersion":"cluster.karmada.io/v1alpha1","kind":"Cluster","metadata":{"name":%q},"status":{
			"conditions":[{"type":"Ready","status":"True"}],"resourceSummary":{"allocatable":{"cpu":"9","memory":"9Gi","pods":"9"}},
			"apiEnablements":[{"groupVersion":"apps/v1","resources":[{"kind":"Deployment","name":"deployments"}]}]}}`, name)
	}
	file := writeBackup(t, map[string][]byte{
		"/registry/cluster.karmada.io/clusters/m1": cluster("m1"), "/registry/cluster.karmada.io/clusters/m2": cluster("m2"),
		"/registry/deployments/default/web": []byte(`{"apiVersion":"apps/v1","kind":"Deployment",
			"metadata":{"name":"web","namespace":"default","labels":{"app":"web"}},"spec":{"replicas":5}}`),
		"/registry/work.karmada.io/resourcebindings/default/web-deployment": []byte(`{"apiVersion":"work.karmada.io/v1alpha2",
			"kind":"ResourceBinding","metadata":{"name":"web-deployment","namespace":"default",
			"labels":{"propagationpolicy.karmada.io/permanent-id":"p"}},"spec":{"replicas":5,"schedulerName":"default-scheduler",
			"resource":{"apiVersion":"apps/v1","kind":"Deployment","namespace":"default","name":"web"},
			"placement":{"replicaScheduling":{"replicaSchedulingType":"Divided","replicaDivisionPreference":"Aggregated"}},
			"clusters":[{"name":"m1","replicas":5}]},
			"status":{"aggregatedStatus":[{"clusterName":"m1","status":{"replicas":5,"readyReplicas":5},"health":"Healthy"}]}}`),
		"/registry/fleet.karmada.io/placementdisruptionbudgets/default/web": []byte(`{"apiVersion":"fleet.karmada.io/v1alpha1",
			"kind":"PlacementDisruptionBudget","metadata":{"name":"web","namespace":"default"},
			"spec":{"selector":{"matchLabels":{"app":"web"}},"minAvailable":"80%"}}`),
	})
	manifest := filepath.Join(t.TempDir(), "web.yaml")
	text := `{apiVersion: apps/v1, kind: Deployment, metadata: {name: web, labels: {app: web}}, spec: {replicas: 7}}`
	if err := os.WriteFile(manifest, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	var applied bytes.Buffer
	c := NewCommand(&access.Session{Args: []string{"karmadactl"}, In: strings.NewReader(""), Out: &applied, Err: &applied})
	c.SetArgs([]string{"--offline=" + file, "-f", manifest})
	if err := c.ExecuteContext(t.Context()); err != nil || !strings.Contains(applied.String(), "default     Deployment/web") {
		t.Errorf("plan of a manifest without a namespace: %v\n%s", err, applied.String())
	}
	const held = "PlacementDisruptionBudget web requires 4 available replicas: 4 of 5 replicas stay until replacements are available"
	for format, want := range map[string][]string{
		"": {
			"default     Deployment/web   m1:5     m2:5    Delete m1; Create m2   cluster m1 is drained",
			"Waits: default/Deployment/web in m1: " + held, "5 replicas moved, 1 created, 1 deleted, 1 waiting for disruption budgets",
		},
		"markdown": {"| default/Deployment/web | m1:5 | m2:5 | Delete m1; Create m2 |", "Waits: default/Deployment/web in m1: " + held},
		"json":     {`"held": "` + held, `"replicasMoved": 5`, `"planHash": "`},
	} {
		var out bytes.Buffer
		c := NewCommand(&access.Session{Args: []string{"karmadactl"}, In: strings.NewReader(""), Out: &out, Err: &out})
		c.SetArgs([]string{"--offline=" + file, "--drain=m1", "--output=" + format})
		c.SetOut(&out)
		if err := c.ExecuteContext(t.Context()); err != nil {
			t.Errorf("format %q: %v", format, err)
		}
		for _, text := range want {
			if !strings.Contains(out.String(), text) {
				t.Errorf("format %q: no %q in\n%s", format, text, out.String())
			}
		}
	}
}
