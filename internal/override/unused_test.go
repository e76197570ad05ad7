// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// prune removes what a member does not get.
func prune(o *Object) {
	unstructured.RemoveNestedField(o.Object, "status")
	for _, field := range names.ServerOwned() {
		unstructured.RemoveNestedField(o.Object, "metadata", field)
	}
	unstructured.RemoveNestedField(o.Object, "spec", "ignored")
	if seconds, _, _ := unstructured.NestedInt64(o.Object, "spec", "minReadySeconds"); seconds == 0 {
		unstructured.RemoveNestedField(o.Object, "spec", "minReadySeconds")
	}
}

func TestUnused(t *testing.T) {
	t.Parallel()
	o := &Object{}
	const deployment = `{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"web","labels":{"tier":"web"}},"spec":{"replicas":3,
		"template":{
		"spec":{"containers":[{"name":"nginx","image":"nginx:1"}],"initContainers":[{"name":"init","image":"init:1"}]}}}}`
	if err := o.UnmarshalJSON([]byte(deployment)); err != nil {
		t.Fatal(err)
	}
	revise := func(_ context.Context, o *Object, replicas int64) (*Object, error) {
		o = o.DeepCopy()
		return o, unstructured.SetNestedField(o.Object, replicas, "spec", "replicas")
	}
	m1 := &clusterv1alpha1.Cluster{}
	m1.Name = "member1"
	const already = "the object has already what its rules set"
	const removed = " has no effect; Karmada removes the field after the overrides"
	tag := func(fields string) string {
		return `{overriders: {imageOverrider: [{component: Tag, ` + fields + `}]}}`
	}
	variable := func(fields string) string { return `{expandVariables: true, ` + tag(fields)[1:] }
	for spec, want := range map[string]string{
		`{overrideRules: [{targetCluster: {clusterNames: [mebmer1]}, overriders: {labelsOverrider: [{operator: add, value: {a: b}}]}}]}`: "its " +
			"rules select none of its clusters: member1",
		`{overriders: {commandOverrider: [{containerName: ngnix, operator: add, value: [a]}]}}`: `rule 1: commandOverrider[0]: the object ` +
			`has no container "ngnix", only: nginx`,
		`{overriders: {resourcesOverrider: [{containerName: ini, value: {limits: {cpu: 1}}}]}}`: `rule 1: resourcesOverrider[0]: the object ` +
			`has no container "ini", only: nginx, init`,
		`{overriders: {labelsOverrider: [{operator: add, value: {tier: web}}]}}`: already,
		tag(`operator: replace, value: "bad tag!"`): `rule 1: imageOverrider[0]: the value ` +
			`"bad tag!" is not valid in a tag`,
		tag(`operator: add, value: " x"`):                    `rule 1: imageOverrider[0]: the value " x" is not`,
		tag(`operator: replace, value: "1"`):                 already,
		variable(`operator: add, value: "-${cluster.name}"`): "",
		variable(`operator: add, value: "${cluster.name}!"`): `rule 1: ` +
			`imageOverrider[0]: the value "${cluster.name}!" is not valid`,
		`{overriders: {labelsOverrider: [{operator: add, value: {a: b}}]}}`: "",
		`{overriders: {replicasOverrider: [{value: 2}]}}`:                   "",
		`{overriders: {replicasOverrider: [{value: 2}, {value: 3}]}}`:       already,
		`{overriders: {labelsOverrider: [{operator: add, value: {karmada.io/managed: "false"}}]}}`: "rule 1: " +
			"metadata.labels[karmada.io/managed] has no effect; Karmada sets it after the overrides",
		`{overriders: {annotationsOverrider: [{operator: add, value: {deployment.kubernetes.io/revision: "2"}}]}}`: "rule 1: " +
			"metadata.annotations[deployment.kubernetes.io/revision]" + removed,
		`{overriders: {plaintext: [{path: /spec/template/metadata, operator: add, value: {name: a, uid: b}}]}}`: "rule 1: " +
			"spec.template.metadata.name has no effect; pods get only labels, annotations and finalizers of their template; " +
			"spec.template.metadata.uid has no effect",
		`{overriders: {plaintext: [{path: /spec/minReadySeconds, operator: add, value: 0}]}}`: "rule 1: " +
			"spec.minReadySeconds has its default value",
		`{overriders: {plaintext: [{path: /spec/minReadySeconds, operator: add, value: 1}]}}`: "",
		`{overriders: {plaintext: [{path: /spec/ignored, operator: add, value: 1}]}}`: "rule 1: " +
			"spec.ignored has no effect; members do not get it",
		`{overriders: {plaintext: [{path: /metadata/finalizers, operator: add, value: []}]}}`:            "rule 1: metadata.finalizers" + removed,
		`{overriders: {plaintext: [{path: /metadata/uid, operator: add, value: a}]}}`:                    "rule 1: metadata.uid" + removed,
		`{overriders: {plaintext: [{path: /status, operator: add, value: {replicas: 1}}]}}`:              "rule 1: status.replicas" + removed,
		`{overriders: {labelsOverrider: [{operator: add, value: {karmada.io/managed: "false", a: b}}]}}`: "",
		`{overriders: {argsOverrider: [{containerName: nginx, operator: add, value: []}]}}`:              already,
		`{overriders: {plaintext: [{path: /spec/missing, operator: remove}]}}`:                           "", // a failure is reported
	} {
		p := &policyv1alpha1.OverridePolicy{}
		if err := yaml.UnmarshalStrict([]byte(spec), &p.Spec); err != nil {
			t.Fatal(err)
		}
		got, _ := Unused(t.Context(), o, []Target{{m1, o}}, p, true, revise, prune)
		if !strings.HasPrefix(got, want) || (got == "") != (want == "") {
			t.Errorf("Unused(%s) = %q, want %q", spec, got, want)
		}
		if got, _ := Unused(t.Context(), o, nil, p, true, revise, prune); got != "" {
			t.Errorf("without clusters: Unused(%s) = %q, want none", spec, got)
		}
	}
}

// Rules that select no cluster, and overriders that cannot change an object, are named one by one.
func TestMistakes(t *testing.T) {
	t.Parallel()
	o, m1, p := &Object{}, &clusterv1alpha1.Cluster{}, &policyv1alpha1.OverridePolicy{}
	if err := o.UnmarshalJSON([]byte(`{"apiVersion":"apps/v1","kind":"DaemonSet","metadata":{"name":"web","labels":{"tier":"web"}},
		"spec":{"template":{"spec":{"containers":[{"name":"nginx","args":["a"]}]}}}}`)); err != nil {
		t.Fatal(err)
	}
	m1.Name = "member1"
	if err := yaml.UnmarshalStrict([]byte(`{overrideRules: [
		{targetCluster: {clusterNames: [member1]}, overriders: {labelsOverrider: [{operator: replace, value: {tier: a}}],
			argsOverrider: [{containerName: nginx, operator: add, value: [a]}, {containerName: sidecra, operator: add, value: [a]},
				{containerName: nginx, operator: remove, value: [b, c]}, {containerName: nginx, operator: remove, value: [c, a]}]}},
		{targetCluster: {clusterNames: [mebmer1]}, overriders: {labelsOverrider: [{operator: add, value: {a: b}}]}},
		{overriders: {replicasOverrider: [{value: 2}], labelsOverrider: [{operator: remove, value: {teir: ""}}],
			annotationsOverrider: [{operator: addIfAbsent, value: {a: b}}, {operator: replace, value: {a: b}}]}}]}`), &p.Spec); err != nil {
		t.Fatal(err)
	}
	want := []Mistake{
		{"rule 1: argsOverrider[1]", `the object has no container "sidecra", only: nginx`},
		{"rule 1: argsOverrider[2]", `container "nginx" has no item b, c in args to remove`},
		{"rule 2: targetCluster", "it selects no cluster"},
		{"rule 3: labelsOverrider[0]", "the object has no label teir to remove"},
		{"rule 3: annotationsOverrider[1]", "the object has no annotation a to replace"},
		{"rule 3: replicasOverrider", "the object has no replicas"},
	}
	if diff := cmp.Diff(want, Mistakes(o, []*clusterv1alpha1.Cluster{m1}, p, false)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if got := Mistakes(o, nil, p, true); len(got) != 4 {
		t.Errorf("without clusters, with replicas: %v, want 4 mistakes", got)
	}
	unreached := []Mistake{{"rule 2: targetCluster", "no selected object is scheduled to a cluster that it selects"}}
	if diff := cmp.Diff(unreached, Unreached([]*clusterv1alpha1.Cluster{m1}, p)); diff != "" {
		t.Errorf("unreached: -want +got:\n%s", diff)
	}
}

// Rules that change nothing are named if another rule of the policy changes the object.
func TestUnused_idleRules(t *testing.T) {
	t.Parallel()
	o, m1, p := &Object{}, &clusterv1alpha1.Cluster{}, &policyv1alpha1.OverridePolicy{}
	if err := o.UnmarshalJSON([]byte(`{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"web","labels":{"tier":"web"}}}`)); err != nil {
		t.Fatal(err)
	}
	m1.Name = "member1"
	if err := yaml.UnmarshalStrict([]byte(`{overrideRules: [
		{overriders: {labelsOverrider: [{operator: add, value: {tier: web}}]}},
		{overriders: {labelsOverrider: [{operator: add, value: {a: b}}]}},
		{overriders: {labelsOverrider: [{operator: remove, value: {teir: ""}}]}},
		{targetCluster: {clusterNames: [member2]}, overriders: {labelsOverrider: [{operator: add, value: {tier: web}}]}},
		{overriders: {labelsOverrider: [{operator: add, value: {karmada.io/managed: "false"}}]}}]}`), &p.Spec); err != nil {
		t.Fatal(err)
	}
	reason, idle := Unused(t.Context(), o, []Target{{m1, o}}, p, false, nil, prune)
	var where []string
	for _, m := range idle {
		where = append(where, m.Where)
	}
	if diff := cmp.Diff([]string{"rule 1", "rule 5"}, where); reason != "" || diff != "" {
		t.Errorf("reason %q, idle rules: -want +got:\n%s", reason, diff)
	}
}

// A rule is overwritten if later rules replace all that it changes. The last of several rules that set the same value changes nothing.
func TestApplied_Overwritten(t *testing.T) {
	t.Parallel()
	o, m1 := &Object{}, &clusterv1alpha1.Cluster{}
	if err := o.UnmarshalJSON([]byte(`{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"web","labels":{"old":"a"}},
		"spec":{"template":{"spec":{"containers":[{"name":"nginx","image":"nginx:1","args":["a"]}]}}}}`)); err != nil {
		t.Fatal(err)
	}
	m1.Name = "member1"
	label := func(text string) string { return `{overriders: {labelsOverrider: [` + text + `]}}` }
	arg := func(text string) string {
		return `{overriders: {argsOverrider: [{containerName: nginx, operator: add, value: [` + text + `]}]}}`
	}
	for name, test := range map[string]struct {
		rules string
		want  []bool
	}{
		"other values": {label(`{operator: add, value: {a: b}}`) + label(`{operator: add, value: {a: c}}`), []bool{true, false}},
		"one of two":   {label(`{operator: add, value: {a: b, d: e}}`) + label(`{operator: add, value: {a: c}}`), []bool{false, false}},
		"same values":  {label(`{operator: add, value: {a: b}}`) + label(`{operator: add, value: {a: b}}`), []bool{false, false}},
		"removed":      {label(`{operator: add, value: {a: b}}`) + label(`{operator: remove, value: {a: ""}}`), []bool{true, false}},
		"added again":  {label(`{operator: remove, value: {old: ""}}`) + label(`{operator: add, value: {old: a}}`), []bool{true, false}},
		"needed by the next": {label(`{operator: add, value: {a: b}}`) + label(`{operator: replace, value: {a: c}}`),
			[]bool{false, false}},
		"items": {arg("b") + arg("c"), []bool{false, false}},
		"image": {`{overriders: {imageOverrider: [{component: Tag, operator: replace, value: "2"}]}}` +
			`{overriders: {imageOverrider: [{component: Tag, operator: replace, value: "3"}]}}`, []bool{true, false}},
	} {
		p := policyOf(t, `{overrideRules: [`+strings.ReplaceAll(test.rules, "}}{", "}}, {")+`]}`)
		result, applied, err := Apply(t.Context(), o, m1, []Policy{p}, nil)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		var got []bool
		for i := range applied {
			got = append(got, applied[i].Overwritten(t.Context(), o, result, m1, []Policy{p}, nil, prune))
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: -want +got:\n%s", name, diff)
		}
	}
}

// Some fields have no effect on objects of one kind only.
func TestIneffectiveOn(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		kind string
		path []string
		want string
	}{
		{"Deployment", []string{"metadata", "annotations", "deployment.kubernetes.io/revision"}, removedLater},
		{"DaemonSet", []string{"metadata", "annotations", "deployment.kubernetes.io/revision"}, ""},
		{"Job", []string{"spec", "ttlSecondsAfterFinished"}, removedLater},
		{"CronJob", []string{"spec", "jobTemplate", "spec", "template", "metadata", "name"}, notOfPods},
		{"CronJob", []string{"spec", "jobTemplate", "metadata", "finalizers"}, notOfJobs},
		{"Deployment", []string{"spec", "template", "metadata", "finalizers"}, ""},
		{"Service", []string{"spec", "template", "metadata", "name"}, ""}, // also one of another group
	} {
		if got := IneffectiveOn(test.kind, test.path...); got != test.want {
			t.Errorf("IneffectiveOn(%s, %v) = %q, want %q", test.kind, test.path, got, test.want)
		}
	}
}
