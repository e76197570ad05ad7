// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package quantity

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	clientscheme "k8s.io/client-go/kubernetes/scheme"

	"karmada.io/karmada/test/fuzzbound"
)

// harmless is a quantity that tests replace by hostile, which has the same length, in encoded objects.
const (
	harmless = "11111111111"
	hostile  = "1e214748364"
)

func podOf(name string, change func(*corev1.PodSpec)) corev1.Pod {
	// The label looks like a quantity.
	p := corev1.Pod{ObjectMeta: metav1.ObjectMeta{Name: name, Labels: map[string]string{"commit": "12e45678901"}}}
	p.Spec.Containers = []corev1.Container{{Name: "c"}}
	if change != nil {
		change(&p.Spec)
	}
	return p
}

func podsOf(change func(*corev1.PodSpec)) *corev1.PodList {
	return &corev1.PodList{
		TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "PodList"}, ListMeta: metav1.ListMeta{ResourceVersion: "7", Continue: "next"},
		Items: []corev1.Pod{podOf("a", nil), podOf("bad", change), podOf("b", nil)},
	}
}

func TestSerializer(t *testing.T) {
	t.Parallel()
	bad := resource.MustParse(harmless)
	list := corev1.ResourceList{"cpu": bad}
	places := map[string]func(*corev1.PodSpec){
		"map": func(s *corev1.PodSpec) { s.Containers[0].Resources.Requests = list },
		"init": func(s *corev1.PodSpec) {
			s.InitContainers = []corev1.Container{{Resources: corev1.ResourceRequirements{Limits: list}}}
		},
		"pointer": func(s *corev1.PodSpec) { s.Resources = &corev1.ResourceRequirements{Requests: list} },
		"value": func(s *corev1.PodSpec) {
			s.Containers[0].Env = []corev1.EnvVar{{ValueFrom: &corev1.EnvVarSource{
				ResourceFieldRef: &corev1.ResourceFieldSelector{Divisor: bad},
			}}}
		},
		"embedded": func(s *corev1.PodSpec) {
			s.Volumes = []corev1.Volume{{VolumeSource: corev1.VolumeSource{EmptyDir: &corev1.EmptyDirVolumeSource{SizeLimit: &bad}}}}
		},
	}
	for _, info := range clientscheme.Codecs.SupportedMediaTypes() {
		if info.MediaType == runtime.ContentTypeYAML {
			continue
		}
		for place, change := range places {
			t.Run(info.MediaType+" "+place, func(t *testing.T) {
				t.Parallel()
				var skipped []string
				guarded := Serializer(clientscheme.Codecs.WithoutConversion(), clientscheme.Scheme, func(err error) {
					skipped = append(skipped, err.Error())
				})
				decoder := guarded.DecoderToVersion(info.Serializer, corev1.SchemeGroupVersion)
				encode := func(o runtime.Object) []byte {
					raw, err := runtime.Encode(info.Serializer, o)
					if err != nil {
						t.Fatal(err)
					}
					return bytes.ReplaceAll(raw, []byte(harmless), []byte(hostile))
				}
				decoded, err := runtime.Decode(decoder, encode(podsOf(change)))
				if err != nil {
					t.Fatal(err)
				}
				want := podsOf(nil)
				want.Items = append(want.Items[:1], want.Items[2])
				got := decoded.(*corev1.PodList)
				got.TypeMeta = want.TypeMeta
				if diff := cmp.Diff(want, got); diff != "" {
					t.Errorf("-want +got:\n%s", diff)
				}
				if len(skipped) != 1 || !strings.Contains(skipped[0], "item 1: ") || !strings.Contains(skipped[0], "exponent") {
					t.Errorf("skipped = %q", skipped)
				}
				single := podOf("bad", change)
				single.TypeMeta = metav1.TypeMeta{APIVersion: "v1", Kind: "Pod"}
				if _, err := runtime.Decode(decoder, encode(&single)); err == nil {
					t.Error("an object with an invalid quantity is decoded")
				}
			})
		}
	}
}

func TestSerializer_supportsNoOtherMediaTypes(t *testing.T) {
	t.Parallel()
	for _, info := range Serializer(clientscheme.Codecs, clientscheme.Scheme, nil).SupportedMediaTypes() {
		if info.MediaType != runtime.ContentTypeJSON && info.MediaType != runtime.ContentTypeProtobuf {
			t.Errorf("%s is supported", info.MediaType)
		}
	}
}

// No input makes decoding block.
func FuzzSerializer(f *testing.F) {
	list := podsOf(func(s *corev1.PodSpec) {
		s.Containers[0].Resources.Requests = corev1.ResourceList{"cpu": resource.MustParse(harmless)}
	})
	for _, info := range clientscheme.Codecs.SupportedMediaTypes() {
		raw, err := runtime.Encode(info.Serializer, list)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(bytes.ReplaceAll(raw, []byte(harmless), []byte(hostile)))
	}
	raw, _ := json.Marshal(list)
	f.Add(raw)
	guarded := Serializer(clientscheme.Codecs.WithoutConversion(), clientscheme.Scheme, func(error) {})
	f.Fuzz(func(t *testing.T, raw []byte) {
		for _, info := range guarded.SupportedMediaTypes() {
			fuzzbound.Check(t, func() {
				_, _ = runtime.Decode(guarded.DecoderToVersion(info.Serializer, corev1.SchemeGroupVersion), raw)
			})
		}
	})
}
