// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"time"

	"k8s.io/client-go/util/flowcontrol"
	"k8s.io/klog/v2"
	"k8s.io/kubernetes/cmd/kube-controller-manager/names"
	"k8s.io/kubernetes/pkg/controller/bootstrap"
	"k8s.io/kubernetes/pkg/controller/certificates/approver"
	"k8s.io/kubernetes/pkg/controller/certificates/cleaner"
	"k8s.io/kubernetes/pkg/controller/clusterroleaggregation"
	"k8s.io/kubernetes/pkg/controller/cronjob"
	"k8s.io/kubernetes/pkg/controller/daemon"
	"k8s.io/kubernetes/pkg/controller/deployment"
	"k8s.io/kubernetes/pkg/controller/endpoint"
	"k8s.io/kubernetes/pkg/controller/endpointslice"
	"k8s.io/kubernetes/pkg/controller/endpointslicemirroring"
	"k8s.io/kubernetes/pkg/controller/job"
	"k8s.io/kubernetes/pkg/controller/replicaset"
	"k8s.io/kubernetes/pkg/controller/replication"
	"k8s.io/kubernetes/pkg/controller/serviceaccount"
	"k8s.io/kubernetes/pkg/controller/statefulset"
	"k8s.io/kubernetes/pkg/controller/ttlafterfinished"
	"k8s.io/kubernetes/pkg/controller/volume/ephemeral"
	"k8s.io/kubernetes/pkg/controller/volume/persistentvolume"
	"k8s.io/kubernetes/pkg/controller/volume/pvcprotection"
	"k8s.io/kubernetes/pkg/controller/volume/pvprotection"
)

type runFunc func(context.Context)

// descriptor describes a controller.
type descriptor struct {
	name, alias string
	// optIn excludes the controller from "*".
	optIn bool
	// build returns a function that runs the controller until its context ends, or nil if its configuration disables it.
	build func(context.Context, *parts) (runFunc, error)
}

// descriptors returns all controllers. That of service account tokens is the first, because the others may need them.
func descriptors() []descriptor {
	return []descriptor{
		{name: names.ServiceAccountTokenController, alias: "serviceaccount-token", build: newTokens},
		{name: names.BootstrapSignerController, alias: "bootstrapsigner", optIn: true, build: newBootstrapSigner},
		{name: names.CertificateSigningRequestApprovingController, alias: "csrapproving", build: newApprover},
		{name: names.CertificateSigningRequestCleanerController, alias: "csrcleaner", build: newCSRCleaner},
		{name: names.CertificateSigningRequestSigningController, alias: "csrsigning", build: newSigners},
		{name: names.ClusterRoleAggregationController, alias: "clusterrole-aggregation", build: newRoleAggregation},
		{name: names.CronJobController, alias: "cronjob", build: newCronJob},
		{name: names.DaemonSetController, alias: "daemonset", build: newDaemonSet},
		{name: names.DeploymentController, alias: "deployment", build: newDeployment},
		{name: names.DisruptionController, alias: "disruption", build: newDisruption},
		{name: names.EndpointSliceController, alias: "endpointslice", build: newEndpointSlice},
		{name: names.EndpointSliceMirroringController, alias: "endpointslicemirroring", build: newEndpointSliceMirroring},
		{name: names.EndpointsController, alias: "endpoint", build: newEndpoints},
		{name: names.EphemeralVolumeController, alias: "ephemeral-volume", build: newEphemeralVolume},
		{name: names.GarbageCollectorController, alias: "garbagecollector", build: newGarbageCollector},
		{name: names.HorizontalPodAutoscalerController, alias: "horizontalpodautoscaling", build: newAutoscaler},
		{name: names.JobController, alias: "job", build: newJob},
		{name: names.NamespaceController, alias: "namespace", build: newNamespace},
		{name: names.PersistentVolumeBinderController, alias: "persistentvolume-binder", build: newVolumeBinder},
		{name: names.PersistentVolumeClaimProtectionController, alias: "pvc-protection", build: newClaimProtection},
		{name: names.PersistentVolumeProtectionController, alias: "pv-protection", build: newVolumeProtection},
		{name: names.PodGarbageCollectorController, alias: "podgc", build: newPodGC},
		{name: names.ReplicaSetController, alias: "replicaset", build: newReplicaSet},
		{name: names.ReplicationControllerController, alias: "replicationcontroller", build: newReplication},
		{name: names.ResourceQuotaController, alias: "resourcequota", build: newResourceQuota},
		{name: names.RootCACertificatePublisherController, alias: "root-ca-cert-publisher", build: newRootCAPublisher},
		{name: names.ServiceAccountController, alias: "serviceaccount", build: newServiceAccounts},
		{name: names.StatefulSetController, alias: "statefulset", build: newStatefulSet},
		{name: names.TTLAfterFinishedController, alias: "ttl-after-finished", build: newTTLAfterFinished},
		{name: names.TokenCleanerController, alias: "tokencleaner", optIn: true, build: newTokenCleaner},
	}
}

// workers returns a function that runs a controller with n workers.
func workers(run func(context.Context, int), n int32) runFunc {
	return func(ctx context.Context) { run(ctx, int(n)) }
}

// signerWorkers is the number of workers of a controller of certificates, and of the aggregation of ClusterRoles.
const signerWorkers = 5

func newApprover(ctx context.Context, p *parts) (runFunc, error) {
	client, err := p.client("certificate-controller")
	if err != nil {
		return nil, err
	}
	c := approver.NewCSRApprovingController(ctx, client, p.informers.Certificates().V1().CertificateSigningRequests())
	return workers(c.Run, signerWorkers), nil
}

func newCSRCleaner(_ context.Context, p *parts) (runFunc, error) {
	client, err := p.client("certificate-controller")
	if err != nil {
		return nil, err
	}
	c := cleaner.NewCSRCleanerController(client.CertificatesV1().CertificateSigningRequests(),
		p.informers.Certificates().V1().CertificateSigningRequests())
	return workers(c.Run, 1), nil
}

func newRoleAggregation(_ context.Context, p *parts) (runFunc, error) {
	client, err := p.client("clusterrole-aggregation-controller")
	if err != nil {
		return nil, err
	}
	c := clusterroleaggregation.NewClusterRoleAggregation(p.informers.Rbac().V1().ClusterRoles(), client.RbacV1())
	return workers(c.Run, signerWorkers), nil
}

func newBootstrapSigner(_ context.Context, p *parts) (runFunc, error) {
	client, err := p.client("bootstrap-signer")
	if err != nil {
		return nil, err
	}
	core := p.informers.Core().V1()
	c, err := bootstrap.NewSigner(client, core.Secrets(), core.ConfigMaps(), bootstrap.DefaultSignerOptions())
	if err != nil {
		return nil, err
	}
	return c.Run, nil
}

func newTokenCleaner(_ context.Context, p *parts) (runFunc, error) {
	client, err := p.client("token-cleaner")
	if err != nil {
		return nil, err
	}
	c, err := bootstrap.NewTokenCleaner(client, p.informers.Core().V1().Secrets(), bootstrap.DefaultTokenCleanerOptions())
	if err != nil {
		return nil, err
	}
	return c.Run, nil
}

func newServiceAccounts(ctx context.Context, p *parts) (runFunc, error) {
	client, err := p.client("service-account-controller")
	if err != nil {
		return nil, err
	}
	core := p.informers.Core().V1()
	c, err := serviceaccount.NewServiceAccountsController(klog.FromContext(ctx), core.ServiceAccounts(), core.Namespaces(), client,
		serviceaccount.DefaultServiceAccountsControllerOptions())
	if err != nil {
		return nil, err
	}
	return workers(c.Run, 1), nil
}

func newCronJob(ctx context.Context, p *parts) (runFunc, error) {
	client, err := p.client("cronjob-controller")
	if err != nil {
		return nil, err
	}
	batch := p.informers.Batch().V1()
	c, err := cronjob.NewControllerV2(ctx, batch.Jobs(), batch.CronJobs(), client)
	if err != nil {
		return nil, err
	}
	return workers(c.Run, p.config.CronJobController.ConcurrentCronJobSyncs), nil
}

func newJob(ctx context.Context, p *parts) (runFunc, error) {
	client, err := p.client("job-controller")
	if err != nil {
		return nil, err
	}
	// Workloads and PodGroups belong to an alpha feature that is not supported.
	c, err := job.NewController(ctx, client, p.informers.Core().V1().Pods(), p.informers.Batch().V1().Jobs(), nil, nil)
	if err != nil {
		return nil, err
	}
	return workers(c.Run, p.config.JobController.ConcurrentJobSyncs), nil
}

func newTTLAfterFinished(ctx context.Context, p *parts) (runFunc, error) {
	client, err := p.client("ttl-after-finished-controller")
	if err != nil {
		return nil, err
	}
	c := ttlafterfinished.New(ctx, p.informers.Batch().V1().Jobs(), client)
	return workers(c.Run, p.config.TTLAfterFinishedController.ConcurrentTTLSyncs), nil
}

func newDaemonSet(ctx context.Context, p *parts) (runFunc, error) {
	client, err := p.client("daemon-set-controller")
	if err != nil {
		return nil, err
	}
	apps, core := p.informers.Apps().V1(), p.informers.Core().V1()
	c, err := daemon.NewDaemonSetsController(ctx, apps.DaemonSets(), apps.ControllerRevisions(), core.Pods(), core.Nodes(), client,
		flowcontrol.NewBackOff(time.Second, 15*time.Minute))
	if err != nil {
		return nil, err
	}
	return workers(c.Run, p.config.DaemonSetController.ConcurrentDaemonSetSyncs), nil
}

func newDeployment(ctx context.Context, p *parts) (runFunc, error) {
	client, err := p.client("deployment-controller")
	if err != nil {
		return nil, err
	}
	apps := p.informers.Apps().V1()
	c, err := deployment.NewDeploymentController(ctx, apps.Deployments(), apps.ReplicaSets(), p.informers.Core().V1().Pods(), client)
	if err != nil {
		return nil, err
	}
	return workers(c.Run, p.config.DeploymentController.ConcurrentDeploymentSyncs), nil
}

func newReplicaSet(ctx context.Context, p *parts) (runFunc, error) {
	client, err := p.client("replicaset-controller")
	if err != nil {
		return nil, err
	}
	c := replicaset.NewReplicaSetController(ctx, p.informers.Apps().V1().ReplicaSets(), p.informers.Core().V1().Pods(), client,
		replicaset.BurstReplicas)
	return workers(c.Run, p.config.ReplicaSetController.ConcurrentRSSyncs), nil
}

func newReplication(ctx context.Context, p *parts) (runFunc, error) {
	client, err := p.client("replication-controller")
	if err != nil {
		return nil, err
	}
	core := p.informers.Core().V1()
	c := replication.NewReplicationManager(ctx, core.Pods(), core.ReplicationControllers(), client, replication.BurstReplicas)
	return workers(c.Run, p.config.ReplicationController.ConcurrentRCSyncs), nil
}

func newStatefulSet(ctx context.Context, p *parts) (runFunc, error) {
	client, err := p.client("statefulset-controller")
	if err != nil {
		return nil, err
	}
	apps, core := p.informers.Apps().V1(), p.informers.Core().V1()
	c := statefulset.NewStatefulSetController(ctx, core.Pods(), apps.StatefulSets(), core.PersistentVolumeClaims(),
		apps.ControllerRevisions(), client)
	return workers(c.Run, p.config.StatefulSetController.ConcurrentStatefulSetSyncs), nil
}

func newEndpoints(ctx context.Context, p *parts) (runFunc, error) {
	client, err := p.client("endpoint-controller")
	if err != nil {
		return nil, err
	}
	core, config := p.informers.Core().V1(), p.config.EndpointController
	c := endpoint.NewEndpointController(ctx, core.Pods(), core.Services(), core.Endpoints(), client,
		config.EndpointUpdatesBatchPeriod.Duration)
	return workers(c.Run, config.ConcurrentEndpointSyncs), nil
}

func newEndpointSlice(ctx context.Context, p *parts) (runFunc, error) {
	client, err := p.client("endpointslice-controller")
	if err != nil {
		return nil, err
	}
	core, config := p.informers.Core().V1(), p.config.EndpointSliceController
	c := endpointslice.NewController(ctx, core.Pods(), core.Services(), core.Nodes(), p.informers.Discovery().V1().EndpointSlices(),
		config.MaxEndpointsPerSlice, client, config.EndpointUpdatesBatchPeriod.Duration)
	return workers(c.Run, config.ConcurrentServiceEndpointSyncs), nil
}

func newEndpointSliceMirroring(ctx context.Context, p *parts) (runFunc, error) {
	client, err := p.client("endpointslicemirroring-controller")
	if err != nil {
		return nil, err
	}
	core, config := p.informers.Core().V1(), p.config.EndpointSliceMirroringController
	c := endpointslicemirroring.NewController(ctx, core.Endpoints(), p.informers.Discovery().V1().EndpointSlices(), core.Services(),
		config.MirroringMaxEndpointsPerSubset, client, config.MirroringEndpointUpdatesBatchPeriod.Duration)
	return workers(c.Run, config.MirroringConcurrentServiceEndpointSyncs), nil
}

// newVolumeBinder returns the controller that binds claims to volumes. It has no volume plugins: provisioners are separate programs,
// and no volume is on this machine.
func newVolumeBinder(ctx context.Context, p *parts) (runFunc, error) {
	client, err := p.client("persistent-volume-binder")
	if err != nil {
		return nil, err
	}
	core, config := p.informers.Core().V1(), p.config.PersistentVolumeBinderController
	c, err := persistentvolume.NewController(ctx, persistentvolume.ControllerParameters{
		KubeClient: client, SyncPeriod: config.PVClaimBinderSyncPeriod.Duration,
		VolumeInformer: core.PersistentVolumes(), ClaimInformer: core.PersistentVolumeClaims(),
		ClassInformer: p.informers.Storage().V1().StorageClasses(), PodInformer: core.Pods(), NodeInformer: core.Nodes(),
		EnableDynamicProvisioning: config.VolumeConfiguration.EnableDynamicProvisioning,
	})
	if err != nil {
		return nil, err
	}
	return c.Run, nil
}

func newEphemeralVolume(ctx context.Context, p *parts) (runFunc, error) {
	client, err := p.client("ephemeral-volume-controller")
	if err != nil {
		return nil, err
	}
	core := p.informers.Core().V1()
	c, err := ephemeral.NewController(ctx, client, core.Pods(), core.PersistentVolumeClaims())
	if err != nil {
		return nil, err
	}
	return workers(c.Run, p.config.EphemeralVolumeController.ConcurrentEphemeralVolumeSyncs), nil
}

func newClaimProtection(ctx context.Context, p *parts) (runFunc, error) {
	client, err := p.client("pvc-protection-controller")
	if err != nil {
		return nil, err
	}
	core := p.informers.Core().V1()
	c, err := pvcprotection.NewPVCProtectionController(klog.FromContext(ctx), core.PersistentVolumeClaims(), core.Pods(), client)
	if err != nil {
		return nil, err
	}
	return workers(c.Run, 1), nil
}

func newVolumeProtection(ctx context.Context, p *parts) (runFunc, error) {
	client, err := p.client("pv-protection-controller")
	if err != nil {
		return nil, err
	}
	c := pvprotection.NewPVProtectionController(klog.FromContext(ctx), p.informers.Core().V1().PersistentVolumes(), client)
	return workers(c.Run, 1), nil
}
