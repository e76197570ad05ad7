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

	"karmada.io/karmada/internal/names"
)

func TestCheck(t *testing.T) {
	t.Parallel()
	type object struct {
		kind                string
		labels, annotations map[string]string
	}
	for name, test := range map[string]struct {
		object
		want []string
	}{
		"no marks": {object{"Deployment", map[string]string{"app": "a"}, map[string]string{"note": "b"}}, nil},
		"valid": {object{"Deployment", map[string]string{names.RetainReplicas: "false", names.DeletionProtected: "Always"},
			map[string]string{names.ConflictResolution: "abort", names.ApplyStrategy: "Merge"}}, nil},
		"any case": {object{"Namespace", map[string]string{names.SkipAutoPropagation: "TRUE"}, nil}, nil},
		"set by Karmada": {object{"Deployment", map[string]string{names.PolicyID: "x", names.ClaimedBy: "y"},
			map[string]string{names.TemplateUID: "z"}}, nil},
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
		"cluster": {object{"Cluster", map[string]string{"cluster.karmada.io/tier": "gold"},
			map[string]string{names.ConfirmedLost: "yes"}}, []string{
			`metadata.annotations[failover.karmada.io/confirmed-lost]: "yes" is none of true, false; the loss is not confirmed`}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(test.want, Check(test.kind, test.labels, test.annotations)); diff != "" {
				t.Errorf("-want +got\n%s", diff)
			}
		})
	}
	got := Check("Deployment", map[string]string{"resourcetemplate.karmada.io/retain-replica": "true"}, nil)
	if len(got) != 1 || !strings.HasPrefix(got[0], "metadata.labels[resourcetemplate.karmada.io/retain-replica]: Karmada has no such label") ||
		!strings.HasSuffix(got[0], `; similar names: "resourcetemplate.karmada.io/retain-replicas"`) {
		t.Errorf("misspelled label: %q", got)
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
	for _, m := range All {
		prefix, _, _ := strings.Cut(m.Key, "/")
		if !slices.Contains(Prefixes, prefix+"/") && !slices.Equal(m.Kinds, []string{"Cluster"}) {
			t.Errorf("%s has none of the prefixes", m.Key)
		}
	}
}
