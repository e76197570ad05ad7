// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

const digest = "sha256:0123456789012345678901234567890123456789012345678901234567890123"

func TestImage(t *testing.T) {
	t.Parallel()
	tests := []struct{ image, component, operator, value, want string }{
		{"myapp:1.0.0", "Registry", "add", "test-repo", "test-repo/myapp:1.0.0"},
		{"nginx:1.27", "Registry", "replace", "registry-1.example.com", "registry-1.example.com/nginx:1.27"},
		{"quay.io/side/car:2", "Registry", "replace", "localhost", "localhost/side/car:2"},
		{"quay.io/side/car:2", "Registry", "add", ":5000", "quay.io:5000/side/car:2"},
		{"quay.io/side/car:2", "Registry", "remove", "", "side/car:2"},
		{"localhost/car", "Registry", "remove", "", "car"},
		{"host:5000/car", "Registry", "replace", "other:5000", "other:5000/car"},
		{"library/nginx:1", "Registry", "remove", "", "library/nginx:1"},
		{"library/nginx:1", "Registry", "replace", "quay.io", "quay.io/library/nginx:1"},
		{"nginx", "Repository", "add", "-slim", "nginx-slim"},
		{"quay.io/a/b:1", "Repository", "replace", "c/d", "quay.io/c/d:1"},
		{"nginx:1.27", "Tag", "add", "-alpine", "nginx:1.27-alpine"},
		{"nginx:1.27", "Tag", "replace", "v1.0.0-cluster1", "nginx:v1.0.0-cluster1"},
		{"nginx", "Tag", "replace", "1", "nginx:1"},
		{"nginx", "Tag", "add", "1", "nginx:1"},
		{"nginx:1.27", "Tag", "remove", "", "nginx"},
		{"nginx:1.27", "Tag", "replace", digest, "nginx@" + digest},
		{"nginx@" + digest, "Tag", "replace", "1.27", "nginx:1.27"},
		{"nginx@" + digest, "Tag", "remove", "", "nginx"},
		{"nginx:1.27", "Tag", "replace", "not a tag", "nginx:1.27"},
		{"nginx:1.27", "Tag", "replace", "", "nginx:1.27"},
		// Without a change of the tag, an image with tag and digest keeps both.
		{"nginx:1.27@" + digest, "Registry", "replace", "quay.io", "quay.io/nginx:1.27@" + digest},
		{"nginx:1.27@" + digest, "Tag", "replace", "1.28", "nginx:1.28"},
		{"nginx:1.27@" + digest, "Tag", "remove", "", "nginx@" + digest},
	}
	for _, tc := range tests {
		name := strings.ReplaceAll(fmt.Sprintf("%s %s %s of %s", tc.operator, tc.value, tc.component, tc.image), "/", "_")
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			x := policyv1alpha1.ImageOverrider{
				Component: policyv1alpha1.ImageComponent(tc.component), Operator: policyv1alpha1.OverriderOperator(tc.operator), Value: tc.value,
			}
			if got, err := (imageChange{&x}).change(tc.image); err != nil || got != tc.want {
				t.Errorf("change(%s) = %q, %v, want %q", tc.image, got, err, tc.want)
			}
		})
	}
}

func TestImage_errors(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		image string
		x     policyv1alpha1.ImageOverrider
	}{
		"empty image":              {"", policyv1alpha1.ImageOverrider{Component: policyv1alpha1.Tag, Operator: "replace", Value: "1"}},
		"not a reference":          {"a b", policyv1alpha1.ImageOverrider{Component: policyv1alpha1.Tag, Operator: "replace", Value: "1"}},
		"repository is removed":    {"nginx:1", policyv1alpha1.ImageOverrider{Component: policyv1alpha1.Repository, Operator: "remove"}},
		"registry with a space":    {"nginx:1", policyv1alpha1.ImageOverrider{Component: "Registry", Operator: "replace", Value: "a b"}},
		"repository in upper case": {"nginx:1", policyv1alpha1.ImageOverrider{Component: "Repository", Operator: "replace", Value: "Nginx"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got, err := (imageChange{&tc.x}).change(tc.image); err == nil {
				t.Errorf("change(%s) = %q, want an error", tc.image, got)
			}
		})
	}
}

// Every valid reference is split and joined without a change.
func TestImage_roundTrip(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(
			`((localhost|[a-z]{1,5}\.io|[a-z]{1,3}:[1-9][0-9]{0,3})/)?[a-z]{1,5}(/[a-z]{1,4}){0,2}(:[A-Za-z0-9_]{1,5})?(@`+
				digest+`)?`,
		).Draw(
			t,
			"image",
		)
		i, err := parseImage(text)
		if err != nil || i.String() != text {
			t.Fatalf("parseImage(%s) = %+v, %v", text, i, err)
		}
	})
}

func TestImages(t *testing.T) {
	t.Parallel()
	const template = `template: {spec: {initContainers: [{name: i, image: "nginx:1"}],
		containers: [{name: a, image: "nginx:1"}, {name: b, image: "b:1"}]}}`
	metadata := `metadata: {name: nginx, namespace: default}`
	const tag = `{imageOverrider: [{component: Tag, operator: replace, value: "2"}]}`
	for kind, spec := range map[string]string{
		"Pod":         `{spec: {containers: [{name: a, image: "nginx:1"}, {name: b, image: "b:1"}]}}`,
		"ReplicaSet":  "{spec: {" + template + "}}",
		"Deployment":  "{spec: {" + template + "}}",
		"DaemonSet":   "{spec: {" + template + "}}",
		"StatefulSet": "{spec: {" + template + "}}",
		"Job":         "{spec: {" + template + "}}",
		"CronJob":     "{spec: {jobTemplate: {spec: {" + template + "}}}}",
	} {
		t.Run(kind, func(t *testing.T) {
			t.Parallel()
			o := parse(t, "{apiVersion: x/v1, kind: "+kind+", "+metadata+", "+spec[1:])
			after, err := applyTo(t, o, tag)
			if err != nil {
				t.Fatal(err)
			}
			text := string(encode(t, after))
			if !strings.Contains(text, `"nginx:2"`) || !strings.Contains(text, `"b:2"`) {
				t.Errorf("Apply = %s, want tag 2 in both containers", text)
			}
			if kind != "Pod" && !strings.Contains(text, `"image":"nginx:1","name":"i"`) {
				t.Errorf("Apply = %s, want the init container unchanged", text)
			}
		})
	}
	t.Run("all containers", func(t *testing.T) {
		t.Parallel()
		o := parse(t, `{apiVersion: v1, kind: Pod, `+metadata+`, spec: {initContainers: [{name: i, image: "i:1"}],
			containers: [{name: a, image: "a:1"}], ephemeralContainers: [{name: e, image: "e:1"}]}}`)
		after, err := applyTo(t, o, `{imageOverrider: [{component: Tag, operator: replace, value: "2", allContainers: true}]}`)
		if err != nil {
			t.Fatal(err)
		}
		for _, image := range []string{`"i:2"`, `"a:2"`, `"e:2"`} {
			if text := string(encode(t, after)); !strings.Contains(text, image) {
				t.Errorf("Apply = %s, want the image %s", text, image)
			}
		}
	})
	t.Run("other kinds are not changed", func(t *testing.T) {
		t.Parallel()
		o := parse(t, "{apiVersion: x/v1, kind: Other, "+metadata+", spec: {"+template+"}}")
		if after, err := applyTo(t, o, tag); err != nil || strings.Contains(string(encode(t, after)), ":2") {
			t.Errorf("Apply = %s, %v", encode(t, after), err)
		}
	})
	t.Run("a predicate selects one string of any kind", func(t *testing.T) {
		t.Parallel()
		o := parse(t, "{apiVersion: x/v1, kind: Other, "+metadata+", spec: {images: [{a/b: \"nginx:1\"}], image: \"nginx:1\"}}")
		after, err := applyTo(t, o, `{imageOverrider: [{component: Tag, operator: replace, value: "2", predicate: {path: /spec/images/0/a~1b}}]}`)
		if err != nil {
			t.Fatal(err)
		}
		if at(t, after, "spec.images.0.a/b") != "nginx:2" || at(t, after, "spec.image") != "nginx:1" {
			t.Errorf("Apply = %s", encode(t, after))
		}
	})
	for name, path := range map[string]string{
		"missing": "/spec/missing", "index": "/spec/images/7", "negative index": "/spec/images/-1", "no string": "/spec/images",
		"no pointer": "spec/image", "empty": `""`, "below a string": "/spec/image/x", "bad escape": "/spec/~2",
	} {
		t.Run("predicate: "+name, func(t *testing.T) {
			t.Parallel()
			o := parse(t, "{apiVersion: x/v1, kind: Other, "+metadata+", spec: {images: [\"nginx:1\"], image: \"nginx:1\"}}")
			if after, err := applyTo(
				t,
				o,
				`{imageOverrider: [{component: Tag, operator: replace, value: "2", predicate: {path: `+path+`}}]}`,
			); err == nil {
				t.Errorf("Apply = %s, want an error", encode(t, after))
			}
		})
	}
}

// A value is invalid if neither an image with a tag nor one without it can have it.
func TestInvalidImagePart(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		component policyv1alpha1.ImageComponent
		operator  policyv1alpha1.OverriderOperator
		value     string
		valid     bool
		image     string // an image that can have a valid value
	}{
		{"Repository", "replace", "web:1", true, "quay.io/web"},
		{"Repository", "add", "@" + digest, true, "web"},
		{"Repository", "add", "-slim", true, "web:1"},
		{"Repository", "replace", "Shop/web", false, ""},
		{"Repository", "replace", "web:1:2", false, ""},
		{"Registry", "replace", "eu.example.com:5000/mirror", true, "web"},
		{"Registry", "replace", "https://eu.example.com", false, ""},
		{"Tag", "add", digest, true, "web"},
		{"Tag", "add", "-eu", true, "web:1"},
		{"Tag", "replace", "la test", false, ""},
	} {
		x := policyv1alpha1.ImageOverrider{Component: test.component, Operator: test.operator, Value: test.value}
		if got := InvalidImagePart(&x); (got == "") != test.valid {
			t.Errorf("%s %s %s: %q, valid: %v", test.operator, test.component, test.value, got, test.valid)
		}
		if test.valid {
			if got, err := (imageChange{&x}).change(test.image); err != nil || got == test.image {
				t.Errorf("%s %s %s of %s = %q, %v, want a change", test.operator, test.component, test.value, test.image, got, err)
			}
		}
	}
}
