// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package localmember

import (
	"context"
	"fmt"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/events"
	"k8s.io/klog/v2"
	kubecontrollers "k8s.io/kubernetes/pkg/controller/apis/config"
	"k8s.io/kubernetes/pkg/scheduler"
	"k8s.io/kubernetes/pkg/scheduler/apis/config/latest"
	"k8s.io/kubernetes/pkg/scheduler/profile"
	"sigs.k8s.io/controller-runtime/pkg/log"
)

// disabledAdmission is little: a member admits what a real cluster admits. Nodes are never tainted for not being ready
// yet, for nothing would take the taint away.
func disabledAdmission() []string { return []string{"TaintNodesByCondition"} }

// kubeControllers are those of a real cluster that have something to do in a played one.
func kubeControllers(nodes bool) []string {
	tidy := []string{
		"namespace", "garbagecollector", "serviceaccount", "serviceaccount-token", "root-ca-cert-publisher",
		"clusterrole-aggregation", "csrsigning", "csrcleaner", "csrapproving", "resourcequota",
	}
	if !nodes {
		return tidy
	}
	return append(tidy,
		"deployment", "replicaset", "replicationcontroller", "statefulset", "daemonset", "job", "cronjob",
		"ttl-after-finished", "horizontalpodautoscaling", "disruption", "podgc",
		"endpoint", "endpointslice", "endpointslicemirroring",
		"persistentvolume-binder", "pvc-protection", "pv-protection", "ephemeral-volume",
	)
}

// tune lets a burst of workloads pass as fast as the machine can: there is one machine, and no rate limit anywhere.
func tune(c *kubecontrollers.KubeControllerManagerConfiguration) {
	c.KubeCloudShared.ClusterName = "local"
	// Nobody waits for a node here, and a test should not wait for a scale-down.
	c.HPAController.HorizontalPodAutoscalerSyncPeriod = metav1.Duration{Duration: 5 * time.Second}
	c.HPAController.HorizontalPodAutoscalerCPUInitializationPeriod = metav1.Duration{}
	c.HPAController.HorizontalPodAutoscalerInitialReadinessDelay = metav1.Duration{}
	c.EndpointController.EndpointUpdatesBatchPeriod = metav1.Duration{Duration: 500 * time.Millisecond}
	c.EndpointSliceController.EndpointUpdatesBatchPeriod = metav1.Duration{Duration: 500 * time.Millisecond}
}

// RunScheduler runs kube-scheduler with its default profile until ctx ends.
func (m *Member) RunScheduler(ctx context.Context, ready func()) error {
	ctx, cancel := context.WithCancel(klog.NewContext(ctx, log.FromContext(ctx).WithName(PartScheduler).V(2)))
	defer cancel()
	client, err := kubernetes.NewForConfig(m.server.ComponentConfig(PartScheduler))
	if err != nil {
		return fmt.Errorf("making a client for kube-scheduler: %w", err)
	}
	config, err := latest.Default()
	if err != nil {
		return fmt.Errorf("reading the defaults of kube-scheduler: %w", err)
	}
	broadcaster := events.NewBroadcaster(&events.EventSinkImpl{Interface: client.EventsV1()})
	defer broadcaster.Shutdown()
	if err := broadcaster.StartRecordingToSinkWithContext(ctx); err != nil {
		return fmt.Errorf("starting the events of kube-scheduler: %w", err)
	}
	s, err := scheduler.New(ctx, client, m.informers, nil, profile.NewRecorderFactory(broadcaster),
		scheduler.WithProfiles(config.Profiles...),
		scheduler.WithParallelism(schedulerThreads),
		scheduler.WithPodInitialBackoffSeconds(config.PodInitialBackoffSeconds),
		scheduler.WithPodMaxBackoffSeconds(config.PodMaxBackoffSeconds),
	)
	if err != nil {
		return fmt.Errorf("preparing kube-scheduler: %w", err)
	}
	m.informers.Start(ctx.Done())
	m.informers.WaitForCacheSync(ctx.Done())
	if err := s.WaitForHandlersSync(ctx); err != nil {
		return err
	}
	ready()
	s.Run(ctx)
	return nil
}

// schedulerThreads look at the nodes of one pod; there are few nodes.
const schedulerThreads = 2
