// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"
)

// A pod with a quantity that cannot be decoded does not keep the others from being counted.
func TestWatch_skipsHostileQuantities(t *testing.T) {
	t.Parallel()
	const harmless, hostile = "11111111111", "1e214748364"
	for _, mediaType := range []string{runtime.ContentTypeProtobuf, runtime.ContentTypeJSON} {
		t.Run(mediaType, func(t *testing.T) {
			t.Parallel()
			info, _ := runtime.SerializerInfoForMediaType(scheme.Codecs.SupportedMediaTypes(), mediaType)
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				w.Header().Set("Content-Type", mediaType)
				var list runtime.Object
				switch {
				case r.URL.Query().Get("watch") != "" && r.URL.Query().Get("sendInitialEvents") != "":
					w.WriteHeader(http.StatusUnprocessableEntity) // as API servers without streaming lists
					return
				case r.URL.Query().Get("watch") != "":
					<-r.Context().Done()
					return
				case r.URL.Path == "/api/v1/nodes":
					list = &corev1.NodeList{
						TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "NodeList"}, ListMeta: metav1.ListMeta{ResourceVersion: "1"},
						Items: []corev1.Node{*newNode("n1", "True", "cpu", "4"), *newNode("n2", "True", "cpu", harmless)},
					}
				default:
					list = &corev1.PodList{
						TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "PodList"}, ListMeta: metav1.ListMeta{ResourceVersion: "1"},
						Items: []corev1.Pod{
							*newPod("a", "n1", corev1.PodRunning, "cpu", harmless), *newPod("b", "n1", corev1.PodRunning, "cpu", "2"),
						},
					}
				}
				raw, err := runtime.Encode(info.Serializer, list)
				if err != nil {
					t.Error(err)
				}
				_, _ = w.Write(bytes.ReplaceAll(raw, []byte(harmless), []byte(hostile)))
			}))
			t.Cleanup(server.Close)
			u := newUsage(clock.RealClock{})
			if err := u.watch(t.Context(), &rest.Config{Host: server.URL}); err != nil {
				t.Fatal(err)
			}
			for !u.synced() && t.Context().Err() == nil {
				time.Sleep(time.Millisecond)
			}
			count, sum := u.summarize(nil)
			if count.TotalNum != 1 || sum.Allocatable.Cpu().String() != "4" || sum.Allocated.Cpu().String() != "2" {
				t.Errorf("%d nodes, allocatable %v, allocated %v", count.TotalNum, sum.Allocatable, sum.Allocated)
			}
		})
	}
}
