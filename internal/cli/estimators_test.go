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

// estimatorTimeout is long enough for slow machines.
const estimatorTimeout = "--scheduler-estimator-timeout=1m"

// startEstimators starts scheduler-estimators and returns their Services. Each line describes one:
//
//	CLUSTER nodes CPUS…    an estimator for nodes with this number of free CPUs
//	CLUSTER answers N      always returns N
//	CLUSTER silent         accepts connections and does not respond
//	CLUSTER gone           the Service has no backend
func startEstimators(t *testing.T, text string) (services []*unstructured.Unstructured) {
	t.Helper()
	for line := range strings.Lines(text) {
		fields := strings.Fields(line)
		port := 1 // connection refused
		switch fields[1] {
		case "nodes":
			port = startEstimator(t, fields[0], fields[2:])
		case "answers":
			n, err := strconv.ParseInt(fields[2], 10, 32)
			if err != nil {
				t.Fatal(err)
			}
			port = startFixedEstimator(t, int32(n))
		case "silent":
			_, port = listen(t)
		case "gone":
		default:
			t.Fatalf("invalid line %q", line)
		}
		services = append(services, fakeapi.Object("v1", "Service", "karmada-system", "karmada-scheduler-estimator-"+fields[0],
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
	t.Cleanup(func() { _ = listener.Close() }) // may be closed already
	return listener, listener.Addr().(*net.TCPAddr).Port
}

// startEstimator starts the real estimator with fake nodes.
func startEstimator(t *testing.T, cluster string, cpus []string) (port int) {
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
	ready, stopped := make(chan struct{}), make(chan error, 1)
	go func() {
		stopped <- server.Serve(ctx, server.Options{
			Cluster: cluster, Clock: clock.RealClock{}, Listen: func(context.Context) (net.Listener, error) { return listener, nil },
		}, server.Sources(kubefake.NewClientset(nodes...), metadatafake.NewSimpleMetadataClient(scheme), false), func() { close(ready) })
	}()
	select {
	case <-ready:
	case err := <-stopped:
		t.Fatalf("start estimator of %s: %v", cluster, err)
	}
	t.Cleanup(func() {
		cancel()
		if err := <-stopped; err != nil {
			t.Errorf("stop estimator of %s: %v", cluster, err)
		}
	})
	return port
}

// fixedEstimator returns the same number for every request.
type fixedEstimator struct {
	pb.UnimplementedEstimatorServer
	n int32
}

func (e fixedEstimator) MaxAvailableReplicas(context.Context, *pb.MaxAvailableReplicasRequest) (*pb.MaxAvailableReplicasResponse, error) {
	return &pb.MaxAvailableReplicasResponse{MaxReplicas: e.n}, nil
}

func startFixedEstimator(t *testing.T, n int32) (port int) {
	t.Helper()
	listener, port := listen(t)
	s := grpc.NewServer()
	pb.RegisterEstimatorServer(s, fixedEstimator{n: n})
	stopped := make(chan error, 1)
	go func() { stopped <- s.Serve(listener) }()
	t.Cleanup(func() {
		s.Stop()
		if err := <-stopped; err != nil {
			t.Error(err)
		}
	})
	return port
}

// estimatesOutput is the part of the JSON output that holds estimates.
type estimatesOutput struct {
	Estimates map[string]estimate.Estimate
	Notes     []string
}

func TestExplain_estimatesAsJSON(t *testing.T) {
	t.Parallel()
	general := func(n int32) estimate.Source { return estimate.Source{Name: "general", Value: n} }
	remote := func(n int32, remark string) estimate.Source {
		return estimate.Source{Name: "scheduler-estimator", Value: n, Remark: remark}
	}
	want := map[string]estimate.Estimate{
		"paris": {Min: 3, Sources: []estimate.Source{general(6), remote(3, "")}},
		"oslo": {
			Min: 4,
			Sources: []estimate.Source{general(4), {Name: "scheduler-estimator", Error: `connect to estimator of cluster oslo: 127.0.0.1:1: ` +
				`connection error: desc = "transport: Error while dialing: dial tcp 127.0.0.1:1: connect: connection refused"`}},
		},
		"tokyo": {Min: 6, Sources: []estimate.Source{general(6)}},
		"lima":  {Min: 0, Sources: []estimate.Source{general(8), remote(0, "returned -5, counted as 0")}},
		"rome":  {Min: 4, Sources: []estimate.Source{general(4), remote(4, "returned 1000000, counted as 4: the pod capacity of the nodes")}},
	}
	objects := append(readFleet(t, "estimators"), startEstimators(t, readEstimators(t, "estimators"))...)
	for _, verb := range []string{"why", "plan"} {
		var got estimatesOutput
		r := runReadOnly(t, objects, verb, "deployment/shop", "-o", "json", estimatorTimeout)
		if err := json.Unmarshal([]byte(r.Out), &got); err != nil || r.Code != 0 {
			t.Fatalf("%s: exit code %d, %v\n%s%s", verb, r.Code, err, r.Out, r.Err)
		}
		if diff := cmp.Diff(want, got.Estimates); diff != "" {
			t.Errorf("%s: estimates (-want +got)\n%s", verb, diff)
		}
		if len(got.Notes) != 2 || !strings.Contains(got.Notes[0], " tokyo ") || !strings.Contains(got.Notes[1], " oslo ") {
			t.Errorf("%s: notes %q", verb, got.Notes)
		}
	}
}

func TestExplain_estimatorFailures(t *testing.T) {
	t.Parallel()
	services := func(r *http.Request) bool { return strings.Contains(r.URL.Path, "/services") }
	lists := func(r *http.Request) bool { return strings.HasSuffix(r.URL.Path, "/services") }
	// The name is invalid, so the lookup fails without a DNS request.
	unresolvable := []string{"--scheduler-estimator-service-namespace=no name", "--enable-scheduler-estimator"}
	for name, test := range map[string]struct {
		estimators string
		forbidden  func(*http.Request) bool
		objects    []*unstructured.Unstructured
		flags      []string
		want       []string
	}{
		"timeout": {
			estimators: "paris silent", flags: []string{"--scheduler-estimator-timeout=200ms"},
			want: []string{"capacity of paris is taken from the cluster status: its scheduler-estimator failed: "},
		},
		"Services forbidden": {
			estimators: "paris nodes 1", forbidden: services,
			want: []string{"status: no permission to read Services in namespace karmada-system"},
		},
		"list of Services forbidden": {
			estimators: "paris nodes 1", forbidden: lists,
			want: []string{"paris=1", "capacity of lima, oslo, rome, tokyo is ", "no scheduler-estimator is registered.\n"},
		},
		"all estimators": {
			flags: unresolvable,
			want:  []string{"capacity of lima is ", "its scheduler-estimator failed: find estimator of cluster lima: ", "capacity of tokyo "},
		},
		"many failures": {
			flags: unresolvable, objects: numberedClusters(12),
			want: []string{"capacity of c006 is ", "capacity of 9 more clusters is ", "failed (use --all to list them).\n"},
		},
		"many failures with --all": {
			flags: append(unresolvable, "--all"), objects: numberedClusters(12),
			want: []string{"capacity of c006 is ", "capacity of c007 is ", "capacity of tokyo is "},
		},
		"Services with another prefix": {
			estimators: "paris nodes 1", flags: []string{"--scheduler-estimator-service-prefix=other"},
			want: []string{"capacity is taken from the cluster status: no scheduler-estimator is registered.\n"},
		},
		"Pull mode": {
			estimators: "paris nodes 1\nlima nodes 1\noslo nodes 1\nrome nodes 1\ntokyo nodes 1",
			flags:      []string{"--disable-scheduler-estimator-in-pull-mode"},
			want:       []string{"capacity of lima, oslo, rome, tokyo is ", "Pull-mode clusters are not queried.\n"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			objects := slices.Concat(readFleet(t, "estimators"), startEstimators(t, test.estimators), test.objects)
			modify(objects, "Cluster", func(o *unstructured.Unstructured) {
				if o.GetName() != "paris" {
					fakeapi.Field("Pull", "spec", "syncMode")(o)
				}
			})
			forbidden := test.forbidden
			if forbidden == nil {
				forbidden = writes
			}
			for _, verb := range []string{"why", "plan"} {
				kubeconfig := startWithForbidden(t, objects, forbidden)
				got := run(t, slices.Concat([]string{verb, "deployment/shop", "--kubeconfig", kubeconfig, estimatorTimeout}, test.flags)...)
				if got.Code != 0 {
					t.Errorf("%s: exit code %d\n%s", verb, got.Code, got.Err)
				}
				want := test.want
				if verb == "plan" && strings.Contains(want[0], "=") {
					want = want[1:] // plan prints the result in another format
				}
				assertInOrder(t, got.Out, want)
			}
		})
	}
}

func TestExplain_noNotesIfAllEstimatorsRespond(t *testing.T) {
	t.Parallel()
	objects := append(
		readFleet(t, "estimators"),
		startEstimators(t, "paris nodes 2\noslo nodes 2\ntokyo nodes 2\nlima nodes 2\nrome nodes 4")...)
	for _, verb := range []string{"why", "plan"} {
		if got := runReadOnly(t, objects, verb, "deployment/shop", estimatorTimeout); got.Code != 0 || strings.Contains(got.Out, "Note:") {
			t.Errorf("%s: exit code %d\n%s%s", verb, got.Code, got.Out, got.Err)
		}
	}
}

func TestExplain_helpGroupsSchedulerOptions(t *testing.T) {
	t.Parallel()
	for _, verb := range []string{"why", "plan"} {
		got := run(t, verb, "--help")
		own, scheduler, _ := strings.Cut(got.Out, "\nScheduler Options:\n")
		assertInOrder(t, own, []string{"\nExamples:\n", "\nOptions:\n", "--all=false:\n", "--output=''"})
		assertInOrder(
			t,
			scheduler,
			[]string{"--enable-scheduler-estimator='registered':\n", "--plugins=[*]:\n", "--scheduler-estimator-timeout=3s:\n",
				"\n\nUsage:\n", "\n\nUse \"karmadactl options\""},
		)
		if strings.Contains(own, "--scheduler-estimator-timeout") || strings.Contains(scheduler, "--all") || got.Code != 0 {
			t.Errorf("exit code %d\n%s", got.Code, got.Out)
		}
	}
}
