// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"context"
	"encoding/json"
	"net"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"google.golang.org/grpc"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	kubefake "k8s.io/client-go/kubernetes/fake"
	metadatafake "k8s.io/client-go/metadata/fake"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/estimate/pb"
	"karmada.io/karmada/internal/estimate/server"
	"karmada.io/karmada/test/fakeapi"
)

// patience is for machines with much else to do.
const patience = "--scheduler-estimator-timeout=1m"

// estimatorsIn starts the estimators beside clusters that a text lists, and gives the Services by which a control plane
// knows them. A line has a cluster and what is there:
//
//	CLUSTER nodes CPUS…    an estimator of nodes with so many free CPUs
//	CLUSTER answers N      something that says N, whatever it is asked
//	CLUSTER silent         something that takes connections and says nothing
//	CLUSTER gone           nothing
func estimatorsIn(t *testing.T, text string) (services []*unstructured.Unstructured) {
	t.Helper()
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		port := 1 // where nobody listens
		switch words[1] {
		case "nodes":
			port = estimator(t, words[0], words[2:])
		case "answers":
			n, err := strconv.ParseInt(words[2], 10, 32)
			if err != nil {
				t.Fatal(err)
			}
			port = liar(t, int32(n))
		case "silent":
			_, port = listen(t)
		case "gone":
		default:
			t.Fatalf("what is %q?", line)
		}
		services = append(services, fakeapi.Object("v1", "Service", "karmada-system", "karmada-scheduler-estimator-"+words[0],
			fakeapi.Field("ExternalName", "spec", "type"), fakeapi.Field("127.0.0.1", "spec", "externalName"),
			fakeapi.Field([]any{map[string]any{"port": int64(10352), "targetPort": int64(port)}}, "spec", "ports")))
	}
	return services
}

func listen(t *testing.T) (listener net.Listener, port int) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() }) // whoever serves may have closed it
	return listener, listener.Addr().(*net.TCPAddr).Port
}

// estimator is a real one, over nodes that are not.
func estimator(t *testing.T, cluster string, cpus []string) (port int) {
	t.Helper()
	scheme := runtime.NewScheme()
	if err := metav1.AddMetaToScheme(scheme); err != nil {
		t.Fatal(err)
	}
	var nodes []runtime.Object
	for i, cpu := range cpus {
		node := &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: strconv.Itoa(i)}}
		node.Status.Allocatable = corev1.ResourceList{corev1.ResourceCPU: resource.MustParse(cpu), corev1.ResourcePods: resource.MustParse("110")}
		nodes = append(nodes, node)
	}
	listener, port := listen(t)
	ctx, cancel := context.WithCancel(t.Context())
	ready, ended := make(chan struct{}), make(chan error, 1)
	go func() {
		ended <- server.Serve(ctx, server.Options{
			Cluster: cluster, Clock: clock.RealClock{}, Listen: func(context.Context) (net.Listener, error) { return listener, nil },
		}, server.Sources(kubefake.NewClientset(nodes...), metadatafake.NewSimpleMetadataClient(scheme), false), func() { close(ready) })
	}()
	select {
	case <-ready:
	case err := <-ended:
		t.Fatalf("the estimator of %s: %v", cluster, err)
	}
	t.Cleanup(func() {
		cancel()
		if err := <-ended; err != nil {
			t.Errorf("the estimator of %s: %v", cluster, err)
		}
	})
	return port
}

// saying is an estimator that says a number, whatever it is asked.
type saying struct {
	pb.UnimplementedEstimatorServer
	n int32
}

func (s saying) MaxAvailableReplicas(context.Context, *pb.MaxAvailableReplicasRequest) (*pb.MaxAvailableReplicasResponse, error) {
	return &pb.MaxAvailableReplicasResponse{MaxReplicas: s.n}, nil
}

func liar(t *testing.T, n int32) (port int) {
	t.Helper()
	listener, port := listen(t)
	s := grpc.NewServer()
	pb.RegisterEstimatorServer(s, saying{n: n})
	ended := make(chan error, 1)
	go func() { ended <- s.Serve(listener) }()
	t.Cleanup(func() {
		s.Stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
	return port
}

// known are the sources of the room in each cluster, of an answer for programs.
type known struct {
	Estimates map[string]estimate.Estimate
	Notes     []string
}

// Programs get every answer by its source, and what stands for those that did not come.
func TestEstimatesAsJSON(t *testing.T) {
	t.Parallel()
	general := func(n int32) estimate.Source { return estimate.Source{Name: "general", Value: n} }
	beside := func(n int32, remark string) estimate.Source {
		return estimate.Source{Name: "scheduler-estimator", Value: n, Remark: remark}
	}
	want := map[string]estimate.Estimate{
		"paris": {Min: 3, Sources: []estimate.Source{general(6), beside(3, "")}},
		"oslo": {Min: 4, Sources: []estimate.Source{general(4), {Name: "scheduler-estimator", Error: `connect to the estimator of cluster oslo: 127.0.0.1:1: ` +
			`connection error: desc = "transport: Error while dialing: dial tcp 127.0.0.1:1: connect: connection refused"`}}},
		"tokyo": {Min: 6, Sources: []estimate.Source{general(6)}},
		"lima":  {Min: 0, Sources: []estimate.Source{general(8), beside(0, "it answered -5, which counts as 0")}},
		"rome":  {Min: 4, Sources: []estimate.Source{general(4), beside(4, "it answered 1000000, which counts as 4: the nodes of the cluster take no more pods")}},
	}
	objects := append(fleetOf(t, "estimators"), estimatorsIn(t, besideOf(t, "estimators"))...)
	for _, verb := range []string{"why", "plan"} {
		var got known
		r := runAgainst(t, objects, verb, "deployment/shop", "-o", "json", patience)
		if err := json.Unmarshal([]byte(r.Out), &got); err != nil || r.Code != 0 {
			t.Fatalf("%s: exit code %d, %v\n%s%s", verb, r.Code, err, r.Out, r.Err)
		}
		if diff := cmp.Diff(want, got.Estimates); diff != "" {
			t.Errorf("%s: estimates (-want +got)\n%s", verb, diff)
		}
		if len(got.Notes) != 2 || !strings.HasPrefix(got.Notes[0], "room in tokyo is ") || !strings.HasPrefix(got.Notes[1], "room in oslo is ") {
			t.Errorf("%s: notes %q", verb, got.Notes)
		}
	}
}

// What the archives do not show: where estimators are found, and those that take their time.
func TestEstimators(t *testing.T) {
	t.Parallel()
	const unread = "room is what clusters report: estimators cannot be found without permission to read Services in namespace karmada-system.\n"
	services := func(r *http.Request) bool { return strings.Contains(r.URL.Path, "/services") }
	lists := func(r *http.Request) bool { return strings.HasSuffix(r.URL.Path, "/services") }
	nowhere := []string{"--scheduler-estimator-service-namespace=no name", "--enable-scheduler-estimator"} // of which DNS need not be asked
	for name, test := range map[string]struct {
		beside  string
		refused func(*http.Request) bool
		objects []*unstructured.Unstructured
		flags   []string
		want    []string
	}{
		"one that takes its time": {
			beside: "paris silent", flags: []string{"--scheduler-estimator-timeout=200ms"},
			want: []string{"room in paris is what the cluster reports: its estimator has no answer: "},
		},
		"Services must not be read": {beside: "paris nodes 1", refused: services, want: []string{unread}},
		"Services can only be read one by one": {beside: "paris nodes 1", refused: lists, want: []string{
			"paris=1", "room in lima, oslo, rome, tokyo is what the clusters report: the control plane knows of no estimator there.\n"}},
		"as the scheduler finds them": {flags: nowhere, want: []string{
			"room in lima is what the cluster reports: its estimator has no answer: find the estimator of cluster lima: there is neither a Service nor a host of that name: unknown.\n",
			"room in tokyo "}},
		"many without an answer": {flags: nowhere, objects: numbered(12), want: []string{
			"room in c006 is ", "room in 9 more clusters is what they report: their estimators have no answer (--all shows each).\n"}},
		"many without an answer, each": {flags: append(nowhere, "--all"), objects: numbered(12), want: []string{"room in c006 is ", "room in c007 is ", "room in tokyo is "}},
		"Services somewhere else": {beside: "paris nodes 1", flags: []string{"--scheduler-estimator-service-prefix=other"},
			want: []string{"room is what clusters report: the control plane knows of no estimator there.\n"}},
		"not in Pull mode": {
			beside: "paris nodes 1\nlima nodes 1\noslo nodes 1\nrome nodes 1\ntokyo nodes 1", flags: []string{"--disable-scheduler-estimator-in-pull-mode"},
			want: []string{"room in lima, oslo, rome, tokyo is what the clusters report: estimators of clusters in Pull mode are not asked.\n"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			objects := slices.Concat(fleetOf(t, "estimators"), estimatorsIn(t, test.beside), test.objects)
			changed(objects, "Cluster", func(o *unstructured.Unstructured) {
				if o.GetName() != "paris" {
					fakeapi.Field("Pull", "spec", "syncMode")(o)
				}
			})
			refused := test.refused
			if refused == nil {
				refused = writes
			}
			for _, verb := range []string{"why", "plan"} {
				got := run(t, slices.Concat([]string{verb, "deployment/shop", "--kubeconfig", guarded(t, objects, refused), patience}, test.flags)...)
				if got.Code != 0 {
					t.Errorf("%s: exit code %d\n%s", verb, got.Code, got.Err)
				}
				want := test.want
				if verb == "plan" && strings.Contains(want[0], "=") {
					want = want[1:] // the result, which plan shows otherwise
				}
				inOrder(t, got.Out, want)
			}
		})
	}
}

// All answered: then there is nothing to say.
func TestEstimators_allAnswer(t *testing.T) {
	t.Parallel()
	objects := append(fleetOf(t, "estimators"), estimatorsIn(t, "paris nodes 2\noslo nodes 2\ntokyo nodes 2\nlima nodes 2\nrome nodes 4")...)
	for _, verb := range []string{"why", "plan"} {
		if got := runAgainst(t, objects, verb, "deployment/shop", patience); got.Code != 0 || strings.Contains(got.Out, "Note:") {
			t.Errorf("%s: exit code %d\n%s%s", verb, got.Code, got.Out, got.Err)
		}
	}
}

// What is said of the command itself can be read without scrolling past what is the scheduler's.
func TestSchedulerOptionsHaveAGroupOfTheirOwn(t *testing.T) {
	t.Parallel()
	for _, verb := range []string{"why", "plan"} {
		got := run(t, verb, "--help")
		own, scheduler, _ := strings.Cut(got.Out, "\nScheduler Options:\n")
		inOrder(t, own, []string{"\nExamples:\n", "\nOptions:\n", "--all=false:\n", "--output=''"})
		inOrder(t, scheduler, []string{"--enable-scheduler-estimator='registered':\n", "--plugins=[*]:\n", "--scheduler-estimator-timeout=3s:\n",
			"\n\nUsage:\n", "\n\nUse \"karmadactl options\""})
		if strings.Contains(own, "--scheduler-estimator-timeout") || strings.Contains(scheduler, "--all") || got.Code != 0 {
			t.Errorf("exit code %d\n%s", got.Code, got.Out)
		}
	}
}
