// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"helm.sh/helm/v3/pkg/lint"
	"helm.sh/helm/v3/pkg/lint/support"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/operator"
)

// operatorObjects returns the objects of a release of the operator by kind.
func operatorObjects(t *testing.T, values map[string]any) map[string]client.Object {
	t.Helper()
	rendered, err := render(loadChart(t, "karmada-operator"), "operators", values)
	if err != nil {
		t.Fatal(err)
	}
	decoder := serializer.NewCodecFactory(operator.Scheme(), serializer.EnableStrict).UniversalDeserializer()
	out := map[string]client.Object{}
	for _, m := range rendered {
		object, kind, err := decoder.Decode([]byte(m), nil, nil)
		if err != nil {
			t.Fatalf("%v in\n%s", err, m)
		}
		out[kind.Kind] = object.(client.Object)
	}
	return out
}

// The chart has the objects that `karmada operator manifest` prints, except for the namespace.
func TestOperatorChart_equalsManifest(t *testing.T) {
	t.Parallel()
	objects, err := operator.Manifest("operators", "", "")
	if err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct {
		global, image      map[string]any
		version            string
		wantImage, wantAll string
	}{
		"default":  {wantImage: "docker.io/karmada/karmada-operator:dev"},
		"one":      {global: map[string]any{"image": "r.example.org/all:v2"}, wantImage: "r.example.org/all:v2", wantAll: "r.example.org/all:v2"},
		"registry": {global: map[string]any{"imageRegistry": "r.example.org/k"}, version: "v3", wantImage: "r.example.org/k/karmada-operator:v3"},
		"image": {
			global:    map[string]any{"image": "r.example.org/all:v2"},
			image:     map[string]any{"registry": "o.example.org", "repository": "team/operator", "tag": "v4"},
			wantImage: "o.example.org/team/operator:v4", wantAll: "r.example.org/all:v2",
		},
	} {
		// The kind is large: it is compared once.
		got := operatorObjects(t, map[string]any{
			"installCRDs": name == "default", "global": test.global, "karmadaOperatorImageVersion": test.version,
			"operator": map[string]any{"image": test.image},
		})
		count := 0
		for _, want := range objects {
			kind := want.GetObjectKind().GroupVersionKind().Kind
			switch o := want.(type) {
			case *corev1.Namespace: // Helm creates it
				continue
			case *apiextensionsv1.CustomResourceDefinition:
				if name != "default" {
					continue
				}
				annotations := got[kind].GetAnnotations()
				if annotations["helm.sh/resource-policy"] != "keep" {
					t.Error("Helm would delete the kind, and with it all Karmadas")
				}
				delete(annotations, "helm.sh/resource-policy")
			case *appsv1.Deployment:
				o = o.DeepCopy()
				c := &o.Spec.Template.Spec.Containers[0]
				c.Image, c.ImagePullPolicy = test.wantImage, corev1.PullIfNotPresent
				if test.wantAll != "" {
					c.Command = append(c.Command, "--image="+test.wantAll)
				}
				want = o
			}
			count++
			if diff := cmp.Diff(want, got[kind], semantic()); diff != "" {
				t.Errorf("%s: %s: -want +got\n%s", name, kind, diff)
			}
		}
		if len(got) != count {
			t.Errorf("%s: the chart has %d objects, want %d", name, len(got), count)
		}
	}
}

func TestOperatorChart_values(t *testing.T) {
	t.Parallel()
	objects := operatorObjects(t, map[string]any{
		"installCRDs": false, "global": map[string]any{"imagePullSecrets": []any{"a", "b"}},
		"operator": map[string]any{
			"replicaCount": 2, "priorityClassName": "high", "podLabels": map[string]any{"team": "x", "app": "mine"},
			"podAnnotations": map[string]any{"note": "y"}, "nodeSelector": map[string]any{"pool": "z"},
			"tolerations": []any{map[string]any{"key": "k", "operator": "Exists"}},
			"resources":   map[string]any{"limits": map[string]any{"cpu": "1"}},
			"extraArgs":   []any{"--allowed-images=r.example.org/k"}, "image": map[string]any{"pullPolicy": "Always"},
		},
	})
	if objects["CustomResourceDefinition"] != nil {
		t.Error("the chart contains the kind with installCRDs=false")
	}
	d := objects["Deployment"].(*appsv1.Deployment)
	pod, container := d.Spec.Template.Spec, d.Spec.Template.Spec.Containers[0]
	if *d.Spec.Replicas != 2 || pod.PriorityClassName != "high" || len(pod.ImagePullSecrets) != 2 || pod.NodeSelector["pool"] != "z" ||
		len(pod.Tolerations) != 1 || container.Resources.Limits.Cpu().Value() != 1 || container.ImagePullPolicy != corev1.PullAlways ||
		d.Spec.Template.Annotations["note"] != "y" || container.Command[len(container.Command)-1] != "--allowed-images=r.example.org/k" {
		t.Errorf("Deployment: %+v", d.Spec)
	}
	// A label of the selector cannot be changed.
	if labels := d.Spec.Template.Labels; labels["team"] != "x" || labels["app"] != operator.Name {
		t.Errorf("labels of pods: %v", labels)
	}
	_, err := render(loadChart(t, "karmada-operator"), "operators", map[string]any{"operator": map[string]any{"replicas": 2}})
	if err == nil || !strings.Contains(err.Error(), "replicas") {
		t.Errorf("an unknown value: %v, want an error", err)
	}
	for _, m := range lint.All(filepath.Join(chartsDir, "karmada-operator"), nil, "operators", true).Messages {
		if m.Severity > support.InfoSev {
			t.Errorf("lint: %v", m)
		}
	}
}
