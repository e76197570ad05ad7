// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"net/http"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/yaml"

	"karmada.io/karmada/test/fakeapi"
)

const adoptControl = `
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: default, uid: t, annotations: {work.karmada.io/apply-strategy: Adopt}}
data: {a: "1"}
---
apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata:
  name: settings-configmap
  namespace: default
  uid: b
  resourceVersion: "9"
  labels: {resourcebinding.karmada.io/permanent-id: rb-id}
  annotations: {work.karmada.io/adoption-approved: m9=old}
spec:
  resource: {apiVersion: v1, kind: ConfigMap, namespace: default, name: settings, uid: t}
  clusters: [{name: m1}, {name: m2}, {name: m3}, {name: m4}]
`

// adoptServer has the object in m1, unmanaged, and in m2, managed. It does not exist in m3, and m4 is broken.
func adoptServer(t *testing.T) *fakeapi.Server {
	t.Helper()
	object := func(text string) *unstructured.Unstructured {
		o := &unstructured.Unstructured{}
		if err := yaml.Unmarshal([]byte(text), &o.Object); err != nil {
			t.Fatal(err)
		}
		return o
	}
	const manifest = `{apiVersion: v1, kind: ConfigMap,
		metadata: {name: settings, namespace: default, labels: {karmada.io/managed: "true"}}, data: {a: "1"}}`
	control := parseObjects(t, adoptControl)
	for _, cluster := range []string{"m1", "m2", "m3", "m4"} {
		w := object(`{apiVersion: work.karmada.io/v1alpha1, kind: Work, metadata: {name: w, namespace: karmada-es-` + cluster +
			`, labels: {resourcebinding.karmada.io/permanent-id: rb-id}}, spec: {workload: {manifests: [` + manifest + `]}}}`)
		control = append(control, w)
	}
	return &fakeapi.Server{
		Control: &fakeapi.Cluster{Objects: control},
		Members: map[string]*fakeapi.Cluster{
			"m1": {Objects: []*unstructured.Unstructured{object(`{apiVersion: v1, kind: ConfigMap,
				metadata: {name: settings, namespace: default, uid: u1, resourceVersion: "5",
				  managedFields: [{manager: helm, operation: Update, apiVersion: v1, fieldsType: FieldsV1,
				    fieldsV1: {f:data: {f:a: {}, f:own: {}}}}]},
				data: {a: theirs, own: kept}}`)}},
			"m2": {Objects: []*unstructured.Unstructured{object(manifest)}},
			"m3": {},
			"m4": {Broken: http.StatusServiceUnavailable},
		},
	}
}

func TestAdopt(t *testing.T) {
	t.Parallel()
	approved := func(value string) []string {
		return []string{`PATCH /apis/work.karmada.io/v1alpha2/namespaces/default/resourcebindings/settings-configmap ` +
			`{"metadata":{"annotations":{"work.karmada.io/adoption-approved":"` + value + `"},"resourceVersion":"9","uid":"b"}}`}
	}
	for name, tc := range map[string]struct {
		args   []string
		change func(*fakeapi.Server)
		out    []string
		err    string
		code   int
		writes []string
	}{
		"dry run": {
			args: []string{"configmap/settings", "--dry-run", "-C", "m1,m2,m3"},
			out: []string{"m1: exists (UID u1), would change:\n", "-  a: theirs\n", `+  a: "1"`, "   own: kept\n",
				"m2: already managed\n", "m3: does not exist, will be created\n"},
		},
		"approve": {
			args: []string{"configmap/settings", "-C", "m1,m2,m3"}, out: []string{
				"m1: exists (UID u1), changes:\n", "The take-over of configmap/settings is approved in m1.\n",
			},
			writes: approved("m1=u1,m9=old"),
		},
		"a cluster is unreachable": {
			args: []string{"configmap", "settings"}, out: []string{"m4: error: ", "is approved in m1.\n"}, code: 1,
			writes: approved("m1=u1,m9=old"),
		},
		"nothing to take over": {args: []string{"configmap/settings", "-C", "m2,m3"}, out: []string{"Nothing to take over.\n"}},
		"approved already": {
			args: []string{"configmap/settings", "-C", "m1"},
			change: func(s *fakeapi.Server) {
				modify(s.Control.Objects, "ResourceBinding", fakeapi.Field("m1=u1", "metadata", "annotations", "work.karmada.io/adoption-approved"))
			},
			out: []string{"is approved already"},
		},
		"unknown cluster": {args: []string{"configmap/settings", "-C", "m1,m7"}, err: "has no Work in cluster m7", code: 1},
		"another strategy": {
			args: []string{"configmap/settings"},
			change: func(s *fakeapi.Server) {
				modify(s.Control.Objects, "ConfigMap", fakeapi.Field("Merge", "metadata", "annotations", "work.karmada.io/apply-strategy"))
			},
			err: "has the apply strategy Merge, want Adopt", code: 1,
		},
		"not propagated": {
			args:   []string{"configmap/settings"},
			change: func(s *fakeapi.Server) { s.Control.Objects = without(s.Control.Objects, "ResourceBinding") },
			err:    "is not propagated: no policy selects it", code: 1,
		},
		"no arguments": {err: "required argument missing: TYPE/NAME", code: 1},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			servers := adoptServer(t)
			if tc.change != nil {
				tc.change(servers)
			}
			got := run(t, append(append([]string{"adopt"}, tc.args...), "--kubeconfig", servers.Start(t))...)
			if got.Code != tc.code || !strings.Contains(got.Err, tc.err) {
				t.Fatalf("exit code %d, error %q, want %d, %q", got.Code, got.Err, tc.code, tc.err)
			}
			assertInOrder(t, got.Out, tc.out)
			if diff := cmp.Diff(tc.writes, servers.Control.Writes()); diff != "" {
				t.Errorf("writes: -want +got\n%s", diff)
			}
		})
	}
}

func TestDrift(t *testing.T) {
	t.Parallel()
	const objects = `
apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata: {name: nginx-deployment, namespace: default}
spec: {resource: {apiVersion: apps/v1, kind: Deployment, namespace: default, name: nginx}}
status:
  drift:
    - clusterName: m1
      corrections: 3
      lastCorrectionTime: "2024-01-01T00:00:00Z"
      fields: [spec.a, spec.b, spec.c]
      managers: [kubectl-edit]
    - {clusterName: m2, adoption: {time: "2024-01-01T00:00:00Z", uid: u, fields: [spec.a]}, notApplied: [spec.b]}
---
apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata: {name: quiet-deployment, namespace: other}
spec: {resource: {apiVersion: apps/v1, kind: Deployment, namespace: other, name: quiet}}
---
apiVersion: work.karmada.io/v1alpha2
kind: ClusterResourceBinding
metadata: {name: admin-clusterrole}
spec: {resource: {apiVersion: rbac.authorization.k8s.io/v1, kind: ClusterRole, name: admin}}
status: {drift: [{clusterName: m1, corrections: 1, lastCorrectionTime: "2024-01-01T00:00:00Z", fields: [rules]},
  {clusterName: m2, corrections: 1, lastCorrectionTime: "2024-01-01T00:00:00Z"}]}
`
	for name, tc := range map[string]struct {
		args  []string
		out   []string
		lacks string
		err   string
		warns string
	}{
		"all namespaces": {args: []string{"drift"}, out: []string{
			"NAMESPACE   OBJECT", "default     deployment.apps/nginx", "m1", "RESTORED", "3", "kubectl-edit   spec.a, spec.b, spec.c\n",
			"m2        ADOPTED", "m2        NOT-APPLIED   -", "clusterrole.rbac.authorization.k8s.io/admin", "rules\n", "(object deleted)\n"}},
		"wide":      {args: []string{"drift", "-o", "wide"}, out: []string{"spec.a, spec.b, spec.c\n"}},
		"namespace": {args: []string{"drift", "-n", "other"}, out: []string{"No changes in member clusters are recorded.\n"}},
		"json": {args: []string{"drift", "-n", "default", "-o", "json"}, out: []string{
			`"object": "deployment.apps/nginx"`, `"change": "RESTORED"`, `"count": 3`}},
		"cluster": {
			args: []string{"drift", "-C", "m2"}, lacks: "m1",
			out: []string{"m2        ADOPTED", "m2        NOT-APPLIED", "(object deleted)"},
		},
		"no namespace": {
			args: []string{"drift", "-n", "shpo"}, out: []string{"No changes"}, warns: "Warning: namespace \"shpo\" does not exist.\n",
		},
		"get of cluster": {args: []string{"get", "drift", "-C", "m1", "-A"}, out: []string{"RESTORED", "rules"}, lacks: "m2"},
		"no cluster":     {args: []string{"drift", "-C", "m9"}, err: "clusters don't exist: m9"},
		"get drift":      {args: []string{"get", "drift", "-A"}, out: []string{"RESTORED", "clusterrole"}},
		"bad format":     {args: []string{"drift", "-o", "xml"}, err: "unsupported output format"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: parseObjects(t, objects)}}
			for _, name := range []string{"m1", "m2"} {
				servers.Control.Objects = append(servers.Control.Objects, fakeapi.Object("cluster.karmada.io/v1alpha1", "Cluster", "", name))
			}
			got := run(t, append(tc.args, "--kubeconfig", servers.Start(t))...)
			if tc.lacks != "" && strings.Contains(got.Out, tc.lacks) {
				t.Errorf("output contains %q:\n%s", tc.lacks, got.Out)
			}
			if (got.Code != 0) != (tc.err != "") || !strings.Contains(got.Err, tc.err) {
				t.Fatalf("exit code %d, error %q, want %q", got.Code, got.Err, tc.err)
			}
			if tc.err == "" && got.Err != tc.warns {
				t.Errorf("stderr = %q, want %q", got.Err, tc.warns)
			}
			assertInOrder(t, got.Out, tc.out)
		})
	}
}

func TestPolicyTransfer(t *testing.T) {
	t.Parallel()
	const objects = `
apiVersion: v1
kind: ConfigMap
metadata:
  name: settings
  namespace: default
  uid: t
  resourceVersion: "7"
  labels: {propagationpolicy.karmada.io/permanent-id: old-id}
  annotations: {propagationpolicy.karmada.io/namespace: default, propagationpolicy.karmada.io/name: old}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: old, namespace: default, labels: {propagationpolicy.karmada.io/permanent-id: old-id}}
spec:
  resourceSelectors: [{apiVersion: v1, kind: ConfigMap, name: settings, namespace: default}]
  placement: {clusterAffinity: {clusterNames: [m1, m2]}}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: wider, namespace: default, labels: {propagationpolicy.karmada.io/permanent-id: wider-id}}
spec:
  resourceSelectors: [{apiVersion: v1, kind: ConfigMap, name: settings, namespace: default}]
  placement: {clusterAffinity: {clusterNames: [m1, m2, m3]}}
---
apiVersion: policy.karmada.io/v1alpha1
kind: ClusterPropagationPolicy
metadata: {name: moved, labels: {clusterpropagationpolicy.karmada.io/permanent-id: moved-id}}
spec:
  resourceSelectors: [{apiVersion: v1, kind: ConfigMap, name: settings, namespace: default}]
  placement: {clusterAffinity: {clusterNames: [m2, m3]}}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: nowhere, namespace: default, labels: {propagationpolicy.karmada.io/permanent-id: nowhere-id}}
spec:
  resourceSelectors: [{apiVersion: v1, kind: ConfigMap, name: settings, namespace: default}]
  placement: {clusterAffinity: {clusterNames: [m7]}}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: others, namespace: default, labels: {propagationpolicy.karmada.io/permanent-id: others-id}}
spec: {resourceSelectors: [{apiVersion: v1, kind: ConfigMap, name: other, namespace: default}]}
---
apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata: {name: settings-configmap, namespace: default, labels: {propagationpolicy.karmada.io/permanent-id: old-id}}
spec:
  resource: {apiVersion: v1, kind: ConfigMap, namespace: default, name: settings, uid: t}
  placement: {clusterAffinity: {clusterNames: [m1, m2]}}
  clusters: [{name: m1}, {name: m2}]
`
	cluster := func(name string) string {
		return `
---
apiVersion: cluster.karmada.io/v1alpha1
kind: Cluster
metadata: {name: ` + name + `}
spec: {syncMode: Push}
`
	}
	const patch = `PATCH /api/v1/namespaces/default/configmaps/settings `
	for name, tc := range map[string]struct {
		args   []string
		change func([]*unstructured.Unstructured) []*unstructured.Unstructured
		out    []string
		err    string
		writes []string
	}{
		"added": {
			args: []string{"configmap/settings", "--to", "wider"},
			out: []string{
				"m1        yes       yes", //nolint:dupword // columns of a table
				"m3        -         yes       added", "is moved to PropagationPolicy default/wider.\n",
			},
			writes: []string{patch + `{"metadata":{"annotations":{` +
				`"clusterpropagationpolicy.karmada.io/name":null,"policy.karmada.io/lazy-content":null,` +
				`"propagationpolicy.karmada.io/name":"wider","propagationpolicy.karmada.io/namespace":"default"},` +
				`"labels":{"clusterpropagationpolicy.karmada.io/permanent-id":null,"propagationpolicy.karmada.io/permanent-id":"wider-id"},` +
				`"resourceVersion":"7","uid":"t"}}`},
		},
		"dry run": {
			args: []string{"configmap/settings", "--to=cpp/moved", "--dry-run"},
			out:  []string{"m1        yes       -         removed", "The object was not moved (dry run).\n"},
		},
		"removal": {args: []string{"configmap/settings", "--to=clusterpropagationpolicy/moved"},
			err: "would be removed from m1 and is not moved"},
		"approved removal": {
			args: []string{"configmap/settings", "--to=clusterpropagationpolicy/moved", "--approve"},
			writes: []string{patch + `{"metadata":{"annotations":{` +
				`"clusterpropagationpolicy.karmada.io/name":"moved","policy.karmada.io/lazy-content":null,` +
				`"propagationpolicy.karmada.io/name":null,"propagationpolicy.karmada.io/namespace":null},` +
				`"labels":{"clusterpropagationpolicy.karmada.io/permanent-id":"moved-id","propagationpolicy.karmada.io/permanent-id":null},` +
				`"resourceVersion":"7","uid":"t"}}`},
		},
		"unschedulable": {args: []string{"configmap/settings", "--to", "nowhere", "--approve"},
			err: "is unschedulable with PropagationPolicy default/nowhere"},
		"not selected": {args: []string{"configmap/settings", "--to", "others"},
			err: "PropagationPolicy default/others does not select configmap/settings"},
		"missing policy": {args: []string{"configmap/settings", "--to", "none"},
			err: `"none" not found`},
		"own policy": {args: []string{"configmap/settings", "--to", "pp/old"},
			out: []string{"is already claimed by PropagationPolicy default/old.\n"}},
		"unknown kind": {args: []string{"configmap/settings", "--to", "op/x"}, err: "is not a kind of policy"},
		"no policy":    {args: []string{"configmap/settings"}, err: "required flag missing: --to"},
		"claimed by a MultiClusterService": {
			args: []string{"configmap/settings", "--to", "wider", "--approve"},
			err:  "is claimed by MultiClusterService default/settings, which would take it back",
			change: func(all []*unstructured.Unstructured) []*unstructured.Unstructured {
				for _, o := range all {
					if o.GetKind() == "ConfigMap" {
						o.SetLabels(map[string]string{"resourcetemplate.karmada.io/claimed-by": "MultiClusterService"})
						o.SetAnnotations(map[string]string{
							"multiclusterservice.karmada.io/namespace": "default", "multiclusterservice.karmada.io/name": "settings",
						})
					}
				}
				return all
			},
		},
		"the old policy would take it back": {
			args: []string{"configmap/settings", "--to", "wider"}, err: "PropagationPolicy default/old would take configmap/settings",
			change: func(all []*unstructured.Unstructured) []*unstructured.Unstructured {
				for _, o := range all {
					if o.GetName() == "old" {
						fakeapi.Field("Always", "spec", "preemption")(o)
						fakeapi.Field(int64(5), "spec", "priority")(o)
					}
				}
				return all
			},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			all := modify(parseObjects(t, objects+cluster("m1")+cluster("m2")+cluster("m3")), "Cluster", fakeapi.Field([]any{
				map[string]any{"groupVersion": "v1", "resources": []any{map[string]any{"name": "configmaps", "kind": "ConfigMap"}}},
			}, "status", "apiEnablements"))
			if tc.change != nil {
				all = tc.change(all)
			}
			servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: all}}
			got := run(t, append(append([]string{"policy", "transfer"}, tc.args...), "--kubeconfig", servers.Start(t))...)
			if (got.Code != 0) != (tc.err != "") || !strings.Contains(got.Err, tc.err) {
				t.Fatalf("exit code %d, output %s, error %q, want %q", got.Code, got.Out, got.Err, tc.err)
			}
			assertInOrder(t, got.Out, tc.out)
			if diff := cmp.Diff(tc.writes, servers.Control.Writes()); diff != "" {
				t.Errorf("writes: -want +got\n%s", diff)
			}
		})
	}
}
