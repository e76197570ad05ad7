// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"context"
	"fmt"
	"reflect"
	"strings"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// The API server warns about labels and annotations of Karmada that have no effect, without calling a webhook, and once.
func (f *fixture) marks(t *testing.T) {
	object := func(name string, labels, annotations map[string]string) *corev1.ConfigMap {
		return &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: name, Labels: labels, Annotations: annotations}}
	}
	binding := func(name string, annotations map[string]string) *workv1alpha2.ResourceBinding {
		return &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: name, Annotations: annotations,
			Labels: map[string]string{names.BindingID: name}},
			Spec: workv1alpha2.ResourceBindingSpec{Resource: workv1alpha2.ObjectReference{APIVersion: "v1", Kind: "ConfigMap", Name: name}}}
	}
	f.awaitWarning(t, object("probe", map[string]string{names.RetainReplicas: "x"}, nil))
	for name, test := range map[string]struct {
		o    client.Object
		want []string
	}{
		"no marks": {object("none", map[string]string{"app": "a"}, nil), nil},
		"valid": {object("valid-marks", map[string]string{names.RetainReplicas: "false", names.DeletionProtected: "Never"},
			map[string]string{names.ConflictResolution: "overwrite", names.TemplateUID: "a"}), nil},
		"value of an annotation": {object("value", nil, map[string]string{names.ConflictResolution: "Overwrit"}), []string{
			`metadata.annotations[work.karmada.io/conflict-resolution]: "Overwrit" is none of overwrite, abort; the policy decides`}},
		"value of a label": {object("label", map[string]string{names.RetainReplicas: "True"}, nil), []string{
			`metadata.labels[resourcetemplate.karmada.io/retain-replicas]: "True" is none of true, false; the replicas`}},
		"namespace": {&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "skipped", Labels: map[string]string{
			names.SkipAutoPropagation: "yes"}}}, []string{
			`metadata.labels[namespace.karmada.io/skip-auto-propagation]: "yes" is none of true, false; the namespace is created in all members`}},
		"namespace, any case": {&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "any", Labels: map[string]string{
			names.SkipAutoPropagation: "True"}}}, nil},
		"kind": {object("kind", map[string]string{names.SkipAutoPropagation: "true"}, nil), []string{
			`metadata.labels[namespace.karmada.io/skip-auto-propagation]: has no effect except on a Namespace`}},
		"annotation as a label": {object("swapped", map[string]string{names.ConflictResolution: "abort"}, nil), []string{
			`metadata.labels[work.karmada.io/conflict-resolution]: has no effect as a label; set the annotation`}},
		"unknown": {object("unknown", map[string]string{"resourcetemplate.karmada.io/retain-replica": "true"}, nil), []string{
			`metadata.labels[resourcetemplate.karmada.io/retain-replica]: Karmada has no such label, and it has no effect; keys with this ` +
				`prefix: deletion-protected, retain-replicas`}},
		"objects of Karmada": {object("reserved", map[string]string{names.System: "true"}, nil), []string{
			`metadata.labels[karmada.io/system]: is for objects of Karmada itself; with the value true, no policy propagates the object`}},
		"claimed by hand": {object("claimed", map[string]string{names.ClaimedBy: "zz"}, nil), []string{
			`metadata.labels[resourcetemplate.karmada.io/claimed-by]: "zz" is none of MultiClusterService; no policy propagates the object`}},
		"set by Karmada": {&appsv1.ControllerRevision{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "revision",
			Labels: map[string]string{names.System: "true"}}, Data: runtime.RawExtension{Raw: []byte("{}")}}, nil},
		"objects of Karmada, without a namespace": {&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "own", Labels: map[string]string{
			names.System: "true"}}}, nil},
		"policies and bindings": {object("elsewhere", nil, map[string]string{names.ApprovedPlan: "a-b", names.RemovalApproved: "1"}), []string{
			`metadata.annotations[work.karmada.io/removal-approved]: has no effect except on a ResourceBinding or a ClusterResourceBinding`,
			`metadata.annotations[fleet.karmada.io/plan]: has no effect except on an OverridePolicy, a ClusterOverridePolicy, a Cluster, a `}},
		"clusters": {object("lost", nil, map[string]string{names.ConfirmedLost: "yes", names.Shared: "true"}), []string{
			`metadata.annotations[failover.karmada.io/confirmed-lost]: has no effect except on a Cluster`,
			`metadata.annotations[cluster.karmada.io/shared]: has no effect except on a Cluster`}},
		"kind of Karmada": {&policyv1alpha1.PropagationPolicy{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "marked",
			Labels: map[string]string{names.RetainReplicas: "true", names.PublishDecision: "true", names.DeletionProtected: "Never"}},
			Spec: policyv1alpha1.PropagationSpec{ResourceSelectors: []policyv1alpha1.ResourceSelector{{APIVersion: "v1", Kind: "Secret"}}}},
			[]string{`metadata.labels[resourcetemplate.karmada.io/retain-replicas]: has no effect except on an object that policies can propagate`}},
		"approvals": {binding("approved", map[string]string{names.RemovalApproved: "keep/1", names.RestartApproved: "2026-01-31T10:00:00Z",
			names.AdoptionApproved: "m1=a-b-c", names.ReplacementFirst: "2026-01-31T10:00:00Z"}), nil},
		"wrong approvals": {binding("unapproved", map[string]string{names.RemovalApproved: "true", names.RestartApproved: "yes",
			names.AdoptionApproved: "m1"}), []string{
			`metadata.annotations[work.karmada.io/removal-approved]: "true" is not the generation of the binding, or keep/ and the generation; `,
			`metadata.annotations[work.karmada.io/restart-approved]: "yes" is not a time such as 2026-01-31T10:00:00Z; no restart is approved`,
			`metadata.annotations[work.karmada.io/adoption-approved]: "m1" is not cluster=UID, separated by commas; entries of ` +
				`another form approve nothing`}},
	} {
		calls, warnings := f.during(func() {
			if err := f.control.Create(t.Context(), test.o); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		})
		builtin := strings.HasSuffix(reflect.TypeOf(test.o).Elem().PkgPath(), "/v1") // a kind without webhooks
		if !contain(warnings, test.want) || builtin && len(calls) > 0 {
			t.Errorf("%s: calls %v, warnings %q, want %q", name, calls, warnings, test.want)
		}
		_, warnings = f.during(func() {
			metav1.SetMetaDataAnnotation(metaOf(test.o), "changed", "true")
			if err := f.control.Update(t.Context(), test.o); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		})
		if len(warnings) > 0 {
			t.Errorf("%s: warnings of an update of another field: %q", name, warnings)
		}
	}
	late := object("late", nil, nil)
	if err := f.control.Create(t.Context(), late); err != nil {
		t.Fatal(err)
	}
	_, warnings := f.during(func() {
		late.Labels = map[string]string{names.RetainReplicas: ""}
		if err := f.control.Update(t.Context(), late); err != nil {
			t.Error(err)
		}
	})
	if want := `metadata.labels[resourcetemplate.karmada.io/retain-replicas]: "" is none of true, false`; !contain(warnings, []string{want}) {
		t.Errorf("a label that is added without a value: warnings %q, want %q", warnings, want)
	}
}

// The API server warns about images that no kubelet can pull.
func (f *fixture) images(t *testing.T) {
	deployment := func(name string, images ...string) *appsv1.Deployment {
		d := &appsv1.Deployment{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: name}, Spec: appsv1.DeploymentSpec{
			Selector: &metav1.LabelSelector{MatchLabels: map[string]string{"a": name}},
		}}
		d.Spec.Template.Labels = d.Spec.Selector.MatchLabels
		for i, image := range images {
			d.Spec.Template.Spec.Containers = append(d.Spec.Template.Spec.Containers, corev1.Container{Name: fmt.Sprintf("c%d", i), Image: image})
		}
		return d
	}
	f.awaitWarning(t, deployment("probe", "a b"))
	cron := &batchv1.CronJob{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "nightly"}}
	cron.Spec.Schedule = "@daily"
	cron.Spec.JobTemplate.Spec.Template.Spec = corev1.PodSpec{
		RestartPolicy: corev1.RestartPolicyNever, InitContainers: []corev1.Container{{Name: "i", Image: "nginx:"}},
		Containers: []corev1.Container{{Name: "c", Image: "nginx"}},
	}
	const text = ": no pod starts with this image"
	digest := "@sha256:" + strings.Repeat("0a", 32)
	for name, test := range map[string]struct {
		o    client.Object
		want []string
	}{
		"valid": {deployment("valid", "nginx", "nginx:1.27", "registry.example.com:5000/a/b__c-d:v1_2.3-x"+digest, "localhost/a",
			"[::1]:80/a"+digest),
			nil},
		"space, and no tag":     {deployment("space", "nginx:la test", "nginx:", "nginx"), []string{`"nginx:la test", "nginx:"` + text}},
		"upper case, and a URL": {deployment("case", "Nginx", "https://example.com/a"), []string{`"Nginx", "https://example.com/a"` + text}},
		"cron job":              {cron, []string{`"nginx:"` + text}},
	} {
		_, warnings := f.during(func() {
			if err := f.control.Create(t.Context(), test.o); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		})
		if !contain(warnings, test.want) {
			t.Errorf("%s: warnings %q, want %q", name, warnings, test.want)
		}
		_, warnings = f.during(func() {
			metav1.SetMetaDataAnnotation(metaOf(test.o), "changed", "true")
			if err := f.control.Update(t.Context(), test.o); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		})
		if len(warnings) > 0 {
			t.Errorf("%s: warnings of an update of another field: %q", name, warnings)
		}
	}
}

// awaitWarning waits until the creation of an object causes a warning.
func (f *fixture) awaitWarning(t *testing.T, o client.Object) {
	t.Helper()
	f.eventually(t, "the policy is in effect", func(ctx context.Context) (found bool, err error) {
		_, warnings := f.during(func() { err = f.control.Create(ctx, o.DeepCopyObject().(client.Object), client.DryRunAll) })
		return len(warnings) > 0, err
	})
}

// contain reports whether there are as many warnings as parts, and each contains the part at its index.
func contain(warnings, parts []string) bool {
	if len(warnings) != len(parts) {
		return false
	}
	for i := range parts {
		if !strings.Contains(warnings[i], parts[i]) {
			return false
		}
	}
	return true
}

func metaOf(o client.Object) *metav1.ObjectMeta {
	return o.(metav1.ObjectMetaAccessor).GetObjectMeta().(*metav1.ObjectMeta)
}
