// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package localmember

import (
	"context"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	storagev1 "k8s.io/api/storage/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	corelisters "k8s.io/client-go/listers/core/v1"
	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/ptr"

	"karmada.io/karmada/internal/machinery/requeue"
)

const (
	storageClass = "standard"
	provisioner  = "simulated.karmada.io"
)

// volumeKey names a claim, or a volume if the namespace is empty.
type volumeKey struct{ namespace, name string }

// volumes simulates the provisioner of a storage class.
type volumes struct {
	client kubernetes.Interface
	claims corelisters.PersistentVolumeClaimLister
	all    corelisters.PersistentVolumeLister
	queue  workqueue.TypedRateLimitingInterface[volumeKey]
}

// RunVolumes simulates the provisioner of the default storage class until ctx ends. It creates an empty volume for each claim and
// deletes the volumes of deleted claims.
func (m *Member) RunVolumes(ctx context.Context, ready func()) error {
	client, err := kubernetes.NewForConfig(m.server.ComponentConfig(PartVolumes))
	if err != nil {
		return fmt.Errorf("create a client for volumes: %w", err)
	}
	if err := ensureStorageClass(ctx, client); err != nil {
		return fmt.Errorf("create storage class %s: %w", storageClass, err)
	}
	factory := informers.NewSharedInformerFactory(client, 0)
	core := factory.Core().V1()
	v := &volumes{
		client: client, claims: core.PersistentVolumeClaims().Lister(), all: core.PersistentVolumes().Lister(),
		queue: workqueue.NewTypedRateLimitingQueue(requeue.Limiter[volumeKey]()),
	}
	for _, i := range []cache.SharedIndexInformer{core.PersistentVolumeClaims().Informer(), core.PersistentVolumes().Informer()} {
		if _, err := i.AddEventHandler(v.handler()); err != nil {
			return fmt.Errorf("watch volumes: %w", err)
		}
	}
	factory.Start(ctx.Done())
	factory.WaitForCacheSync(ctx.Done())
	defer factory.Shutdown()
	ready()
	runner := requeue.Runner[volumeKey]{
		Queue: v.queue, Name: "volumes", Reconcile: v.reconcile,
		Values: func(key volumeKey) []any { return []any{"namespace", key.namespace, "name", key.name} },
	}
	runner.Run(ctx)
	return nil
}

func (v *volumes) handler() cache.ResourceEventHandler {
	add := func(obj any) {
		if o, ok := obj.(metav1.Object); ok {
			v.queue.Add(volumeKey{o.GetNamespace(), o.GetName()})
		}
	}
	return cache.ResourceEventHandlerFuncs{AddFunc: add, UpdateFunc: func(_, obj any) { add(obj) }}
}

func (v *volumes) reconcile(ctx context.Context, key volumeKey) error {
	if key.namespace == "" {
		return v.reclaim(ctx, key)
	}
	return v.provision(ctx, key)
}

// provision creates the volume of an unbound claim; kube-controller-manager then binds them.
func (v *volumes) provision(ctx context.Context, key volumeKey) error {
	claim, err := v.claims.PersistentVolumeClaims(key.namespace).Get(key.name)
	if apierrors.IsNotFound(err) {
		return nil
	}
	if err != nil {
		return err
	}
	if claim.Spec.VolumeName != "" || claim.DeletionTimestamp != nil || ptr.Deref(claim.Spec.StorageClassName, "") != storageClass {
		return nil
	}
	name := "pvc-" + string(claim.UID)
	if _, err := v.all.Get(name); err == nil {
		return nil
	}
	_, err = v.client.CoreV1().PersistentVolumes().Create(ctx, &corev1.PersistentVolume{
		ObjectMeta: metav1.ObjectMeta{Name: name, Annotations: map[string]string{"pv.kubernetes.io/provisioned-by": provisioner}},
		Spec: corev1.PersistentVolumeSpec{
			Capacity:                      corev1.ResourceList{corev1.ResourceStorage: claim.Spec.Resources.Requests[corev1.ResourceStorage]},
			AccessModes:                   claim.Spec.AccessModes,
			VolumeMode:                    claim.Spec.VolumeMode,
			PersistentVolumeReclaimPolicy: corev1.PersistentVolumeReclaimDelete,
			StorageClassName:              storageClass,
			ClaimRef: &corev1.ObjectReference{
				Kind: "PersistentVolumeClaim", APIVersion: "v1", Namespace: claim.Namespace, Name: claim.Name,
				UID: claim.UID, ResourceVersion: claim.ResourceVersion,
			},
			PersistentVolumeSource: corev1.PersistentVolumeSource{CSI: &corev1.CSIPersistentVolumeSource{Driver: provisioner, VolumeHandle: name}},
		},
	}, metav1.CreateOptions{})
	if apierrors.IsAlreadyExists(err) {
		return nil
	}
	return err
}

// reclaim deletes a volume of the storage class whose claim was deleted.
func (v *volumes) reclaim(ctx context.Context, key volumeKey) error {
	volume, err := v.all.Get(key.name)
	if apierrors.IsNotFound(err) {
		return nil
	}
	if err != nil {
		return err
	}
	if volume.Status.Phase != corev1.VolumeReleased || volume.DeletionTimestamp != nil ||
		volume.Spec.StorageClassName != storageClass || volume.Spec.PersistentVolumeReclaimPolicy != corev1.PersistentVolumeReclaimDelete {
		return nil
	}
	err = v.client.CoreV1().PersistentVolumes().Delete(ctx, volume.Name,
		metav1.DeleteOptions{Preconditions: &metav1.Preconditions{UID: &volume.UID}})
	if apierrors.IsNotFound(err) {
		return nil
	}
	return err
}

func ensureStorageClass(ctx context.Context, client kubernetes.Interface) error {
	_, err := client.StorageV1().StorageClasses().Get(ctx, storageClass, metav1.GetOptions{})
	if !apierrors.IsNotFound(err) {
		return err
	}
	_, err = client.StorageV1().StorageClasses().Create(ctx, &storagev1.StorageClass{
		ObjectMeta: metav1.ObjectMeta{
			Name:        storageClass,
			Annotations: map[string]string{"storageclass.kubernetes.io/is-default-class": "true"},
		},
		Provisioner:       provisioner,
		ReclaimPolicy:     ptr.To(corev1.PersistentVolumeReclaimDelete),
		VolumeBindingMode: ptr.To(storagev1.VolumeBindingImmediate),
	}, metav1.CreateOptions{})
	return err
}
