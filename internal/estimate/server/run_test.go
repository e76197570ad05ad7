// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"bytes"
	"context"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/rest"
	clocktesting "k8s.io/utils/clock/testing"

	"karmada.io/karmada/internal/estimate/pb"
)

// A node with a quantity that cannot be decoded does not keep the estimator from serving.
func TestRun_skipsHostileQuantities(t *testing.T) {
	t.Parallel()
	const harmless, hostile = "11111111111", "1e214748364"
	info, _ := runtime.SerializerInfoForMediaType(scheme.Codecs.SupportedMediaTypes(), runtime.ContentTypeProtobuf)
	member := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		resource := r.URL.Path[strings.LastIndexByte(r.URL.Path, '/')+1:]
		switch {
		case r.URL.Query().Get("sendInitialEvents") != "":
			w.WriteHeader(http.StatusUnprocessableEntity) // as API servers without streaming lists
		case r.URL.Query().Get("watch") != "":
			<-r.Context().Done()
		case resource == "nodes" || resource == "pods":
			meta := metav1.ListMeta{ResourceVersion: "1"}
			var list runtime.Object = &corev1.PodList{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "PodList"}, ListMeta: meta}
			if resource == "nodes" {
				list = &corev1.NodeList{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "NodeList"}, ListMeta: meta, Items: []corev1.Node{
					*newNode("n1", "cpu", "4"), *newNode("n2", "cpu", harmless),
				}}
			}
			raw, err := runtime.Encode(info.Serializer, list)
			if err != nil {
				t.Error(err)
			}
			w.Header().Set("Content-Type", runtime.ContentTypeProtobuf)
			_, _ = w.Write(bytes.ReplaceAll(raw, []byte(harmless), []byte(hostile)))
		default:
			w.Header().Set("Content-Type", "application/json")
			_, _ = w.Write([]byte(`{"kind":"PartialObjectMetadataList","apiVersion":"meta.k8s.io/v1","metadata":{"resourceVersion":"1"}}`))
		}
	}))
	t.Cleanup(member.Close)
	ctx, cancel := context.WithCancel(t.Context())
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	o := Options{
		Cluster: "m", Clock: clocktesting.NewFakePassiveClock(now), Member: &rest.Config{Host: member.URL},
		Listen: func(context.Context) (net.Listener, error) { return listener, nil },
	}
	ready, ended := make(chan struct{}), make(chan error, 1)
	go func() { ended <- Run(ctx, o, func() { close(ready) }) }()
	select {
	case <-ready:
	case err := <-ended:
		t.Fatal(err)
	}
	conn, err := grpc.NewClient(listener.Addr().String(), grpc.WithTransportCredentials(insecure.NewCredentials()))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	got, err := replicas(t, runningServer{client: pb.NewEstimatorClient(conn)}, requirements("cpu", "1"))
	if err != nil || got != 4 {
		t.Errorf("replicas = %d, %v, want 4", got, err)
	}
	cancel()
	if err := <-ended; err != nil {
		t.Error(err)
	}
}
