// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package marks

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"karmada.io/karmada/internal/names"
)

func TestCheck(t *testing.T) {
	t.Parallel()
	type object struct {
		kind                string // with its group
		labels, annotations map[string]string
	}
	check := func(o object) []string {
		return Check(schema.ParseGroupKind(o.kind), &metav1.ObjectMeta{Namespace: "shop", Labels: o.labels, Annotations: o.annotations})
	}
	for name, test := range map[string]struct {
		object
		want []string
	}{
		"no marks": {object{"Deployment", map[string]string{"app": "a"}, map[string]string{"note": "b"}}, nil},
		"valid": {object{"Deployment", map[string]string{names.RetainReplicas: "false", names.DeletionProtected: "Always"},
			map[string]string{names.ConflictResolution: "abort", names.ApplyStrategy: "Merge"}}, nil},
		"any case": {object{"Namespace", map[string]string{names.SkipAutoPropagation: "TRUE"}, nil}, nil},
		"set by Karmada": {object{"Service", map[string]string{names.PolicyID: "x", names.ClaimedBy: "MultiClusterService"},
			map[string]string{names.TemplateUID: "z"}}, nil},
		"set by Karmada on a binding": {object{"ResourceBinding.work.karmada.io", map[string]string{names.PublishDecision: "true"},
			map[string]string{names.ReplacementFirst: "2026-01-31T10:00:00Z"}}, nil},
		"set by Karmada on a revision": {object{"ControllerRevision.apps", map[string]string{names.System: "true"}, nil}, nil},
		"claimed by hand": {object{"Deployment", map[string]string{names.ClaimedBy: "zz", names.System: "true"}, nil}, []string{
			`metadata.labels[resourcetemplate.karmada.io/claimed-by]: "zz" is none of MultiClusterService; no policy propagates the object`,
			`metadata.labels[karmada.io/system]: is for objects of Karmada itself; with the value true, no policy propagates the object`}},
		"approvals": {object{"ResourceBinding.work.karmada.io", nil, map[string]string{names.RemovalApproved: "keep/7",
			names.RestartApproved: "2026-01-31T10:00:00Z", names.AdoptionApproved: "m1=a-b-c,m2=d"}}, nil},
		"spaces and a comma at the end": {object{"ResourceBinding.work.karmada.io", nil, map[string]string{
			names.AdoptionApproved: " m1=a-b-c , m2=d, "}}, nil},
		"wrong approvals": {object{"ClusterResourceBinding.work.karmada.io", nil, map[string]string{names.RemovalApproved: "true",
			names.RestartApproved: "yes", names.AdoptionApproved: "m1"}}, []string{
			`metadata.annotations[work.karmada.io/removal-approved]: "true" is not the generation of the binding, or keep/ and the generation; ` +
				`no removal is approved`,
			`metadata.annotations[work.karmada.io/restart-approved]: "yes" is not a time such as 2026-01-31T10:00:00Z; no restart is approved`,
			`metadata.annotations[work.karmada.io/adoption-approved]: "m1" is not cluster=UID, separated by commas; entries of ` +
				`another form approve nothing`}},
		"other kinds": {object{"Deployment", map[string]string{names.DrainedCluster: "m1"}, map[string]string{names.ApprovedPlan: "a-b",
			names.RestartApproved: "2026-01-31T10:00:00Z"}}, []string{
			`metadata.labels[fleet.karmada.io/drained-cluster]: has no effect except on a PlacementEviction`,
			`metadata.annotations[work.karmada.io/restart-approved]: has no effect except on a ResourceBinding or a ClusterResourceBinding`,
			`metadata.annotations[fleet.karmada.io/plan]: has no effect except on an OverridePolicy, a ClusterOverridePolicy, a Cluster, ` +
				`a PropagationPolicy or a ClusterPropagationPolicy`}},
		"kinds of Karmada": {object{"CronFederatedHPA.autoscaling.karmada.io", map[string]string{names.RetainReplicas: "true",
			names.DeletionProtected: "Always"}, map[string]string{names.ConflictResolution: "abort"}}, []string{
			`metadata.labels[resourcetemplate.karmada.io/retain-replicas]: has no effect except on an object that policies can propagate`,
			`metadata.annotations[work.karmada.io/conflict-resolution]: has no effect except on an object that policies can propagate`}},
		"policies": {object{"PropagationPolicy.policy.karmada.io", map[string]string{names.PublishDecision: "true"},
			map[string]string{names.ApprovedPlan: "a-b"}}, nil},
		"a kind of a user in a group of karmada.io": {object{"Foo.example.karmada.io", map[string]string{names.RetainReplicas: "true"}, nil},
			nil},
		"account": {object{"Namespace", nil, map[string]string{names.ArgoCDAccount: "a_b"}}, []string{
			`metadata.annotations[fleet.karmada.io/argocd-service-account]: "a_b" is not the name of a ServiceAccount; no Secrets of Argo CD ` +
				`are created`}},
		"denied": {object{"Deployment", nil, map[string]string{names.ApplyStrategy: "Replace"}}, nil},
		"values": {object{"Deployment", map[string]string{names.RetainReplicas: "True", names.DeletionProtected: "always"},
			map[string]string{names.ConflictResolution: "Overwrit"}}, []string{
			`metadata.labels[resourcetemplate.karmada.io/deletion-protected]: "always" is none of Always, Never; the object is not protected from ` +
				`deletion; similar names: "Always"`,
			`metadata.labels[resourcetemplate.karmada.io/retain-replicas]: "True" is none of true, false; the replicas that are set in members ` +
				`are not retained; similar names: "true"`,
			`metadata.annotations[work.karmada.io/conflict-resolution]: "Overwrit" is none of overwrite, abort; the policy decides about ` +
				`existing objects of members; similar names: "overwrite"`,
		}},
		"namespace": {object{"Namespace", map[string]string{names.SkipAutoPropagation: "yes"}, nil}, []string{
			`metadata.labels[namespace.karmada.io/skip-auto-propagation]: "yes" is none of true, false; the namespace is created in all members`}},
		"kind": {object{"ConfigMap", map[string]string{names.SkipAutoPropagation: "true"}, nil}, []string{
			`metadata.labels[namespace.karmada.io/skip-auto-propagation]: has no effect except on a Namespace`}},
		"label and annotation swapped": {object{"Deployment", map[string]string{names.ConflictResolution: "overwrite"},
			map[string]string{names.RetainReplicas: "true"}}, []string{
			`metadata.annotations[resourcetemplate.karmada.io/retain-replicas]: has no effect as an annotation; set the label`,
			`metadata.labels[work.karmada.io/conflict-resolution]: has no effect as a label; set the annotation`}},
		"cluster": {object{"Cluster.cluster.karmada.io", map[string]string{"cluster.karmada.io/tier": "gold"},
			map[string]string{names.ConfirmedLost: "yes", names.TakenOver: "now"}}, []string{
			`metadata.annotations[failover.karmada.io/confirmed-lost]: "yes" is none of true, false; the loss is not confirmed`,
			`metadata.annotations[cluster.karmada.io/taken-over-at]: "now" is not a time such as 2026-01-31T10:00:00Z; the cluster is not ` +
				`taken over`}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(test.want, check(test.object)); diff != "" {
				t.Errorf("-want +got\n%s", diff)
			}
		})
	}
	got := check(object{"Deployment", map[string]string{"resourcetemplate.karmada.io/retain-replica": "true"}, nil})
	if len(got) != 1 || !strings.HasPrefix(got[0], "metadata.labels[resourcetemplate.karmada.io/retain-replica]: Karmada has no such label") ||
		!strings.HasSuffix(got[0], `; similar names: "resourcetemplate.karmada.io/retain-replicas"`) {
		t.Errorf("misspelled label: %q", got)
	}
	for _, namespace := range []string{"", "karmada-cluster", "karmada-es-m1", "kube-system"} {
		o := &metav1.ObjectMeta{Namespace: namespace, Labels: map[string]string{names.System: "true"}}
		if got := Check(schema.GroupKind{Kind: "ConfigMap"}, o); len(got) > 0 {
			t.Errorf("an object of Karmada in namespace %q: %q", namespace, got)
		}
	}
}

// Labels of disabled controllers have no effect.
func TestStopped(t *testing.T) {
	t.Parallel()
	labels := map[string]string{names.PublishDecision: "true", names.ArgoCDClusters: "false", names.RetainReplicas: "true"}
	var got []string
	for i := range All {
		if text := All[i].Stopped(labels, []string{"argoCDClusters", "placementDecision"}); text != "" {
			got = append(got, All[i].Key+": "+text)
		}
		if text := All[i].Stopped(labels, []string{"argoCDClusters"}); text != "" {
			t.Errorf("%s: %q, although its controller runs", All[i].Key, text)
		}
	}
	want := []string{names.PublishDecision + ": has no effect while the controller placementDecision is disabled; add placementDecision to " +
		"--controllers of karmada-controller-manager"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

// Overrides can set the marks that Karmada reads in members.
func TestInMember(t *testing.T) {
	t.Parallel()
	const elsewhere = "has no effect in members; Karmada reads it in the control plane only"
	for key, want := range map[string]string{
		"app": "", "karmada.io/other": "", names.System: "", names.RetainReplicas: "", names.PublishDecision: elsewhere,
		names.DeletionProtected: elsewhere, names.ClaimedBy: elsewhere, names.Revision: elsewhere,
		names.RemoveContents: "has no effect as a label; set the annotation", "work.karmada.io/other-program": Unknown(false),
	} {
		if got := InMember(false, key, "true"); got != want {
			t.Errorf("InMember(%s) = %q, want %q", key, got, want)
		}
	}
	if got := InMember(false, names.RetainReplicas, "yes"); !strings.HasPrefix(got, `"yes" is none of true, false`) {
		t.Errorf("a wrong value: %q", got)
	}
}

// Each key of Karmada with one of the prefixes is known, and has one of them if it is a mark of an object that is no Cluster.
func TestKnown(t *testing.T) {
	t.Parallel()
	source, err := os.ReadFile("../../names/keys.go")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, match := range regexp.MustCompile(`= "([a-z.]+/)([a-z-]+)"`).FindAllStringSubmatch(string(source), -1) {
		if slices.Contains(Prefixes, match[1]) {
			if found++; !slices.Contains(Known(), match[1]+match[2]) {
				t.Errorf("%s%s is not known", match[1], match[2])
			}
		}
	}
	if found < 20 {
		t.Errorf("found %d keys", found)
	}
	for _, key := range slices.Concat(Prefixes, Known()) {
		if !strings.Contains(key, Domain) {
			t.Errorf("%s has another domain than %s", key, Domain)
		}
	}
	for _, m := range All {
		prefix, _, _ := strings.Cut(m.Key, "/")
		if !slices.Contains(Prefixes, prefix+"/") && !slices.Equal(m.Kinds, []string{"Cluster"}) && !m.Reserved {
			t.Errorf("%s has none of the prefixes", m.Key)
		}
	}
}
