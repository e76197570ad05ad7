// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	policyv1 "k8s.io/api/policy/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	cborserializer "k8s.io/apimachinery/pkg/runtime/serializer/cbor"
	"k8s.io/apimachinery/pkg/runtime/serializer/protobuf"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	"sigs.k8s.io/yaml"

	"karmada.io/karmada/internal/search/revision"
)

// encoding is a format of request bodies.
type encoding struct {
	media  string
	encode func(t *testing.T, o runtime.Object) []byte
	decode func(t *testing.T, body []byte, into runtime.Object)
}

func serialized(media string, s runtime.Serializer) encoding {
	return encoding{media,
		func(t *testing.T, o runtime.Object) []byte {
			t.Helper()
			var out bytes.Buffer
			if err := s.Encode(o, &out); err != nil {
				t.Fatal(err)
			}
			return out.Bytes()
		},
		func(t *testing.T, body []byte, into runtime.Object) {
			t.Helper()
			if _, _, err := s.Decode(body, nil, into); err != nil {
				t.Fatal(err)
			}
		},
	}
}

func encodings() []encoding {
	text := func(media string, encode func(any) ([]byte, error)) encoding {
		return encoding{media,
			func(t *testing.T, o runtime.Object) []byte {
				t.Helper()
				out, err := encode(o)
				if err != nil {
					t.Fatal(err)
				}
				return out
			},
			func(t *testing.T, body []byte, into runtime.Object) {
				t.Helper()
				if err := yaml.Unmarshal(body, into); err != nil {
					t.Fatal(err)
				}
			},
		}
	}
	return []encoding{
		text("application/json", json.Marshal),
		text("application/apply-patch+yaml", yaml.Marshal),
		serialized("application/vnd.kubernetes.protobuf", protobuf.NewSerializer(clientgoscheme.Scheme, clientgoscheme.Scheme)),
		serialized("application/cbor", cborserializer.NewSerializer(clientgoscheme.Scheme, clientgoscheme.Scheme)),
	}
}

// All encodings of a request are localized alike: typed clients send protobuf.
func TestLocalize_formats(t *testing.T) {
	t.Parallel()
	packed := revision.Set{"m1": 102}.Encode()
	meta := func(version, from string) metav1.ObjectMeta {
		m := metav1.ObjectMeta{Name: "web", Namespace: "default", ResourceVersion: version, Annotations: map[string]string{"a": "b"}}
		if from != "" {
			m.Annotations["resource.karmada.io/cached-from-cluster"] = from
		}
		return m
	}
	withKind := func(o runtime.Object, apiVersion, kind string) runtime.Object {
		o.GetObjectKind().SetGroupVersionKind(schema.FromAPIVersionAndKind(apiVersion, kind))
		return o
	}
	configMap := func(m metav1.ObjectMeta) runtime.Object {
		return withKind(&corev1.ConfigMap{ObjectMeta: m, Data: map[string]string{"k": "<v>"}}, "v1", "ConfigMap")
	}
	deletion := func(version string) runtime.Object {
		return withKind(&metav1.DeleteOptions{Preconditions: &metav1.Preconditions{ResourceVersion: &version}}, "v1", "DeleteOptions")
	}
	eviction := func(version string) runtime.Object {
		return withKind(&policyv1.Eviction{
			ObjectMeta:    metav1.ObjectMeta{Name: "web"},
			DeleteOptions: &metav1.DeleteOptions{Preconditions: &metav1.Preconditions{ResourceVersion: &version}},
		}, "policy/v1", "Eviction")
	}
	for name, tc := range map[string]struct {
		in, want runtime.Object // want is nil if the request is rejected
		named    bool
	}{
		"object that was read":          {configMap(meta(packed, "m1")), configMap(meta("102", "")), true},
		"object without a version":      {configMap(meta("", "")), configMap(meta("", "")), false},
		"version of the member":         {configMap(meta("55", "")), configMap(meta("55", "")), false},
		"object of another cluster":     {configMap(meta("", "m2")), nil, false},
		"version of another cluster":    {configMap(meta(revision.Set{"m2": 7}.Encode(), "")), nil, false},
		"deletion":                      {deletion(packed), deletion("102"), true},
		"deletion in another cluster":   {deletion(revision.Set{"m2": 7}.Encode()), nil, false},
		"eviction":                      {eviction(packed), eviction("102"), true},
		"eviction from another cluster": {eviction(revision.Set{"m2": 7}.Encode()), nil, false},
	} {
		for _, f := range encodings() {
			r := httptest.NewRequestWithContext(t.Context(), http.MethodPut, "/", bytes.NewReader(f.encode(t, tc.in)))
			r.Header.Set("Content-Type", f.media)
			named, err := localize(r, "m1", schema.GroupResource{Resource: "configmaps"}, "web")
			if tc.want == nil {
				if err == nil {
					t.Errorf("%s, %s: accepted", name, f.media)
				}
				continue
			}
			if err != nil || named != tc.named {
				t.Errorf("%s, %s: named = %v, %v, want %v", name, f.media, named, err, tc.named)
				continue
			}
			body, err := io.ReadAll(r.Body)
			if err != nil || int64(len(body)) != r.ContentLength {
				t.Fatal(err, len(body), r.ContentLength)
			}
			got := tc.in.DeepCopyObject()
			switch o := got.(type) {
			case *corev1.ConfigMap:
				*o = corev1.ConfigMap{}
			case *metav1.DeleteOptions:
				*o = metav1.DeleteOptions{}
			case *policyv1.Eviction:
				*o = policyv1.Eviction{}
			}
			f.decode(t, body, got)
			got.GetObjectKind().SetGroupVersionKind(tc.want.GetObjectKind().GroupVersionKind())
			if d := cmp.Diff(tc.want, got); d != "" {
				t.Errorf("%s, %s: (-want +got)\n%s", name, f.media, d)
			}
		}
	}
}

func TestLocalize_bodies(t *testing.T) {
	t.Parallel()
	packed := revision.Set{"m1": 102}.Encode()
	for name, tc := range map[string]struct{ media, in, want string }{
		"numbers keep their text": {
			"application/json", `{"metadata":{"resourceVersion":"` + packed + `"},"n":[9007199254740993,1.50]}`,
			`{"metadata":{"resourceVersion":"102"},"n":[9007199254740993,1.50]}`,
		},
		"JSON patch with a test": {
			"application/json-patch+json", `[{"op":"test","path":"/metadata/resourceVersion","value":"` + packed + `"}]`,
			`[{"op":"test","path":"/metadata/resourceVersion","value":"102"}]`,
		},
		"YAML without a version": {"application/yaml", "a: b\n", "a: b\n"},
		"no body":                {"application/json", "", ""},
		"invalid":                {"application/json", "{", "error"},
		"truncated protobuf":     {"application/vnd.kubernetes.protobuf", "k8s\x00\x0a\xff", "error"},
	} {
		r := httptest.NewRequestWithContext(t.Context(), http.MethodPatch, "/", bytes.NewReader([]byte(tc.in)))
		r.Header.Set("Content-Type", tc.media)
		_, err := localize(r, "m1", schema.GroupResource{Resource: "configmaps"}, "web")
		if tc.want == "error" {
			if err == nil {
				t.Errorf("%s: accepted", name)
			}
			continue
		}
		if got, _ := io.ReadAll(r.Body); err != nil || string(got) != tc.want {
			t.Errorf("%s: %s, %v, want %s", name, got, err, tc.want)
		}
	}
}

// The result of a write is read from responses in all formats.
func TestRecorder_formats(t *testing.T) {
	t.Parallel()
	for _, f := range encodings() {
		if f.media == "application/apply-patch+yaml" {
			continue // a format of requests
		}
		object := &corev1.ConfigMap{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "ConfigMap"}}
		object.ResourceVersion = "12"
		status := &metav1.Status{
			TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "Status"}, Status: metav1.StatusSuccess, Details: &metav1.StatusDetails{UID: "u"},
		}
		for _, o := range []runtime.Object{object, status} {
			r := &recorder{ResponseWriter: httptest.NewRecorder()}
			r.Header().Set("Content-Type", f.media)
			if _, err := r.Write(f.encode(t, o)); err != nil {
				t.Fatal(err)
			}
			version, uid := r.result()
			if o == object && (version != 12 || uid != "") || o == status && (version != 0 || uid != "u") {
				t.Errorf("%s: %T: %d, %q", f.media, o, version, uid)
			}
		}
	}
}
