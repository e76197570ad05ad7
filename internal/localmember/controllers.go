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

// disabledAdmission returns the disabled admission plugins. TaintNodesByCondition would taint new nodes, and no controller would
// remove the taint.
func disabledAdmission() []string { return []string{"TaintNodesByCondition"} }

// kubeControllers returns the controllers of kube-controller-manager that are needed with or without nodes.
func kubeControllers(nodes bool) []string {
	common := []string{
		"namespace", "garbagecollector", "serviceaccount", "serviceaccount-token", "root-ca-cert-publisher",
		"clusterrole-aggregation", "csrsigning", "csrcleaner", "csrapproving", "resourcequota",
	}
	if !nodes {
		return common
	}
	return append(common,
		"deployment", "replicaset", "replicationcontroller", "statefulset", "daemonset", "job", "cronjob",
		"ttl-after-finished", "horizontalpodautoscaling", "disruption", "podgc",
		"endpoint", "endpointslice", "endpointslicemirroring",
		"persistentvolume-binder", "pvc-protection", "pv-protection", "ephemeral-volume",
	)
}

// tune configures the controllers for short delays.
func tune(c *kubecontrollers.KubeControllerManagerConfiguration) {
	c.KubeCloudShared.ClusterName = "local"
	// Simulated pods need no time to start, so the autoscaler can act at once.
	c.HPAController.HorizontalPodAutoscalerSyncPeriod = metav1.Duration{Duration: 5 * time.Second}
	c.HPAController.HorizontalPodAutoscalerCPUInitializationPeriod = metav1.Duration{}
	c.HPAController.HorizontalPodAutoscalerInitialReadinessDelay = metav1.Duration{}
	// Clients get certificates, but no kubelet requests one. Each signer watches the files of the CA with an inotify instance of the user.
	signing := &c.CSRSigningController
	signing.KubeAPIServerClientSignerConfiguration.CertFile = signing.ClusterSigningCertFile
	signing.KubeAPIServerClientSignerConfiguration.KeyFile = signing.ClusterSigningKeyFile
	signing.ClusterSigningCertFile, signing.ClusterSigningKeyFile = "", ""
	c.EndpointController.EndpointUpdatesBatchPeriod = metav1.Duration{Duration: 500 * time.Millisecond}
	c.EndpointSliceController.EndpointUpdatesBatchPeriod = metav1.Duration{Duration: 500 * time.Millisecond}
}

// RunScheduler runs kube-scheduler with its default profile until ctx ends.
func (m *Member) RunScheduler(ctx context.Context, ready func()) error {
	ctx, cancel := context.WithCancel(klog.NewContext(ctx, log.FromContext(ctx).WithName(PartScheduler).V(2)))
	defer cancel()
	client, err := kubernetes.NewForConfig(m.server.ComponentConfig(PartScheduler))
	if err != nil {
		return fmt.Errorf("create a client for kube-scheduler: %w", err)
	}
	config, err := latest.Default()
	if err != nil {
		return fmt.Errorf("read the defaults of kube-scheduler: %w", err)
	}
	broadcaster := events.NewBroadcaster(&events.EventSinkImpl{Interface: client.EventsV1()})
	defer broadcaster.Shutdown()
	if err := broadcaster.StartRecordingToSinkWithContext(ctx); err != nil {
		return fmt.Errorf("start the event recorder of kube-scheduler: %w", err)
	}
	s, err := scheduler.New(ctx, client, m.informers, nil, profile.NewRecorderFactory(broadcaster),
		scheduler.WithProfiles(config.Profiles...),
		scheduler.WithParallelism(schedulerParallelism),
		scheduler.WithPodInitialBackoffSeconds(config.PodInitialBackoffSeconds),
		scheduler.WithPodMaxBackoffSeconds(config.PodMaxBackoffSeconds),
	)
	if err != nil {
		return fmt.Errorf("create kube-scheduler: %w", err)
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

// schedulerParallelism is small because there are few nodes.
const schedulerParallelism = 2
