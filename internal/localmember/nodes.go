// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package localmember

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"net"
	"strings"
	"time"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	"sigs.k8s.io/controller-runtime/pkg/log"
	kwok "sigs.k8s.io/kwok/pkg/kwok/controllers"
	kwoklog "sigs.k8s.io/kwok/pkg/log"

	"karmada.io/karmada/internal/version/kubeversion"
)

const (
	// localNode is a label of the nodes of the Config; nodes that users add do not have it.
	localNode = "karmada.io/local-node"
	// nodeAddress is the address of all kubelets.
	nodeAddress = "127.0.0.1"
	// podCIDR is the range of pod addresses, which are not reachable.
	podCIDR = "10.244.0.0/16"
	// podParallelism is the number of pods whose status KWOK writes in parallel.
	podParallelism = 8
)

// RunNodes creates the nodes of the Config and simulates their kubelets until ctx ends. It is ready when the nodes are ready.
//
// KWOK writes no leases or heartbeats, because no controller in the cluster reads them and an idle cluster should not write.
func (m *Member) RunNodes(ctx context.Context, ready func()) error {
	config := m.server.ComponentConfig("kwok")
	client, err := kubernetes.NewForConfig(config)
	if err != nil {
		return fmt.Errorf("create a client for KWOK: %w", err)
	}
	if err := m.ensureNodes(ctx, client); err != nil {
		return err
	}
	if err := prepareStages(); err != nil {
		return fmt.Errorf("prepare the stages of KWOK: %w", err)
	}
	controller, err := kwok.NewController(kwok.Config{
		Clock:                     m.config.Clock,
		TypedClient:               client,
		RESTClient:                client.RESTClient(),
		ManageAllNodes:            true,
		CIDR:                      podCIDR,
		NodeIP:                    nodeAddress,
		NodePort:                  m.kubeletPort(),
		LocalStages:               stages(),
		PodPlayStageParallelism:   podParallelism,
		NodePlayStageParallelism:  1,
		PodsOnNodeSyncParallelism: 1,
		ID:                        "karmada-local-member",
	})
	if err != nil {
		return fmt.Errorf("create KWOK: %w", err)
	}
	ctx = kwoklog.NewContext(ctx, kwoklog.NewLogger(lines{log.FromContext(ctx)}, kwoklog.LevelWarn))
	if err := controller.Start(ctx); err != nil {
		return fmt.Errorf("start KWOK: %w", err)
	}
	ready()
	<-ctx.Done()
	return nil
}

// lines writes log lines of KWOK, mostly about pods that were deleted concurrently, to a logr.Logger.
type lines struct{ to logr.Logger }

func (l lines) Write(p []byte) (int, error) {
	l.to.V(1).Info("KWOK logged a warning", "line", string(bytes.TrimSpace(p)))
	return len(p), nil
}

func (m *Member) kubeletPort() int { return m.kubelet.Addr().(*net.TCPAddr).Port }

// ensureNodes creates or updates the nodes of the Config and deletes nodes that are no longer in it.
func (m *Member) ensureNodes(ctx context.Context, client kubernetes.Interface) error {
	wanted := map[string]bool{}
	for i := range m.config.Nodes {
		desired := m.node(i)
		wanted[desired.Name] = true
		if err := ensureNode(ctx, client, desired); err != nil {
			return fmt.Errorf("apply node %s: %w", desired.Name, err)
		}
	}
	present, err := client.CoreV1().Nodes().List(ctx, metav1.ListOptions{LabelSelector: localNode})
	if err != nil {
		return fmt.Errorf("list nodes: %w", err)
	}
	for _, node := range present.Items {
		if wanted[node.Name] {
			continue
		}
		if err := client.CoreV1().Nodes().Delete(ctx, node.Name, metav1.DeleteOptions{}); err != nil && !apierrors.IsNotFound(err) {
			return fmt.Errorf("delete node %s: %w", node.Name, err)
		}
	}
	return nil
}

func ensureNode(ctx context.Context, client kubernetes.Interface, desired *corev1.Node) error {
	nodes := client.CoreV1().Nodes()
	observed, err := nodes.Get(ctx, desired.Name, metav1.GetOptions{})
	if apierrors.IsNotFound(err) {
		observed, err = nodes.Create(ctx, desired, metav1.CreateOptions{})
	}
	if err != nil {
		return err
	}
	merged := observed.DeepCopy()
	if merged.Labels == nil {
		merged.Labels = map[string]string{}
	}
	maps.Copy(merged.Labels, desired.Labels)
	if !equality.Semantic.DeepEqual(merged.Labels, observed.Labels) {
		if merged, err = nodes.Update(ctx, merged, metav1.UpdateOptions{}); err != nil {
			return err
		}
	}
	observed, merged = merged, merged.DeepCopy()
	conditions := merged.Status.Conditions
	merged.Status = desired.Status
	if len(conditions) > 0 { // the user may have set a node to not ready
		merged.Status.Conditions = conditions
	}
	if equality.Semantic.DeepEqual(merged.Status, observed.Status) {
		return nil
	}
	_, err = nodes.UpdateStatus(ctx, merged, metav1.UpdateOptions{})
	return err
}

// node returns the i-th node of the Config, counted from 0.
func (m *Member) node(i int) *corev1.Node {
	c := m.config
	name := fmt.Sprintf("%s-node-%d", c.Name, i+1)
	labels := map[string]string{}
	maps.Copy(labels, c.Labels)
	labels[localNode] = ""
	labels[corev1.LabelHostname] = name
	labels[corev1.LabelOSStable] = "linux"
	labels[corev1.LabelArchStable] = "amd64"
	if c.Region != "" {
		labels[corev1.LabelTopologyRegion] = c.Region
	}
	if zones := strings.Split(c.Zone, ","); c.Zone != "" {
		labels[corev1.LabelTopologyZone] = strings.TrimSpace(zones[i%len(zones)])
	}
	node := &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: name, Labels: labels}}
	if c.Provider != "" {
		node.Spec.ProviderID = c.Provider + "://" + c.Name + "/" + name
	}
	capacity := corev1.ResourceList{
		corev1.ResourceCPU:              resource.MustParse(c.Capacity.CPU), // validated
		corev1.ResourceMemory:           resource.MustParse(c.Capacity.Memory),
		corev1.ResourcePods:             *resource.NewQuantity(int64(c.Capacity.Pods), resource.DecimalSI),
		corev1.ResourceEphemeralStorage: resource.MustParse("100Gi"),
	}
	node.Status = corev1.NodeStatus{
		Capacity:    capacity,
		Allocatable: capacity,
		Conditions:  nodeConditions(metav1.NewTime(c.Clock.Now())),
		Addresses: []corev1.NodeAddress{
			{Type: corev1.NodeInternalIP, Address: nodeAddress},
			{Type: corev1.NodeHostName, Address: name},
		},
		DaemonEndpoints: corev1.NodeDaemonEndpoints{KubeletEndpoint: corev1.DaemonEndpoint{Port: int32(m.kubeletPort())}},
		NodeInfo: corev1.NodeSystemInfo{
			KubeletVersion:          kubeversion.Version,
			ContainerRuntimeVersion: "kwok://local", OperatingSystem: "linux", Architecture: "amd64",
			OSImage: "simulated by KWOK", KernelVersion: "none",
		},
	}
	return node
}

func nodeConditions(now metav1.Time) []corev1.NodeCondition {
	condition := func(kind corev1.NodeConditionType, status corev1.ConditionStatus, reason, message string) corev1.NodeCondition {
		return corev1.NodeCondition{Type: kind, Status: status, Reason: reason, Message: message, LastHeartbeatTime: now, LastTransitionTime: now}
	}
	return []corev1.NodeCondition{
		condition(corev1.NodeReady, corev1.ConditionTrue, "KubeletReady", "the simulated kubelet is always ready"),
		condition(corev1.NodeMemoryPressure, corev1.ConditionFalse, "KubeletHasSufficientMemory", "the simulated node has sufficient memory"),
		condition(corev1.NodeDiskPressure, corev1.ConditionFalse, "KubeletHasNoDiskPressure", "the simulated node has no disk pressure"),
		condition(corev1.NodePIDPressure, corev1.ConditionFalse, "KubeletHasSufficientPID", "the simulated node has sufficient PIDs"),
	}
}

// jobDuration is the duration of a pod of a Job.
const jobDuration = time.Second
