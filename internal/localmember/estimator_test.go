// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package localmember

import (
	"fmt"
	"strings"
	"testing"

	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	"k8s.io/client-go/kubernetes"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate/pb"
)

func TestEstimator(t *testing.T) {
	t.Parallel()
	m := shared.get(t)
	conn, err := grpc.NewClient(
		fmt.Sprintf("localhost:%d", m.Config().EstimatorPort),
		grpc.WithTransportCredentials(insecure.NewCredentials()),
	)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	estimate := func(cpu string, labels map[string]string) int32 {
		t.Helper()
		requirements, err := pb.EncodeRequirements(&workv1alpha2.ReplicaRequirements{
			NodeClaim:       &workv1alpha2.NodeClaim{NodeSelector: labels},
			ResourceRequest: corev1.ResourceList{corev1.ResourceCPU: resource.MustParse(cpu)},
		})
		if err != nil {
			t.Fatal(err)
		}
		response, err := pb.NewEstimatorClient(
			conn,
		).MaxAvailableReplicas(
			t.Context(),
			&pb.MaxAvailableReplicasRequest{Cluster: "member1", ReplicaRequirements: requirements},
		)
		if err != nil {
			t.Fatal(err)
		}
		return response.GetMaxReplicas()
	}
	// Other tests run pods in this member, too.
	if got := estimate("1", map[string]string{"disk": "fast"}); got < 1 || got > 24 {
		t.Errorf("%d available replicas of 1 CPU on three nodes with 8 CPUs", got)
	}
	if got := estimate("9", nil); got != 0 {
		t.Errorf("%d available replicas that do not fit on a node", got)
	}
	if got := estimate("1", map[string]string{"disk": "slow"}); got != 0 {
		t.Errorf("%d available replicas for a selector that matches no node", got)
	}
	served, err := kubernetes.NewForConfigOrDie(m.RESTConfig()).RESTClient().Get().AbsPath("/metrics").DoRaw(t.Context())
	if err != nil || !strings.Contains(string(served), "karmada_scheduler_estimator_estimating_request_total{") {
		t.Errorf("the API server of the member does not serve the metrics of the estimator: %v", err)
	}
}
