// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"bytes"
	"context"
	"fmt"
	"slices"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/wait"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/manifests"
)

// BackupSecrets returns the Secrets that a restored control plane needs: certificates, keys, and credentials of the user.
// The keys by which the API server encrypts objects in etcd are part of them only with encryptionKey: otherwise, a user who can read the
// backup cannot decrypt these objects.
func BackupSecrets(ctx context.Context, host client.Reader, s manifests.Spec, encryptionKey bool) ([]corev1.Secret, error) {
	var all corev1.SecretList
	if err := host.List(ctx, &all, client.InNamespace(s.Namespace)); err != nil {
		return nil, fmt.Errorf("list Secrets in namespace %s of the host cluster: %w", s.Namespace, err)
	}
	users := slices.Clone(s.Images.PullSecrets)
	if s.EncryptionSecret != "" && encryptionKey {
		users = append(users, s.EncryptionSecret)
	}
	if s.OIDCSecret != "" {
		users = append(users, s.OIDCSecret)
	}
	for _, e := range s.Estimators {
		users = append(users, manifests.EstimatorSecret(e))
	}
	var out []corev1.Secret
	for _, secret := range all.Items {
		if secret.Labels[manifests.Bootstrapping] == "" && !slices.Contains(users, secret.Name) {
			continue
		}
		out = append(out, corev1.Secret{
			TypeMeta:   metav1.TypeMeta{APIVersion: "v1", Kind: "Secret"},
			ObjectMeta: metav1.ObjectMeta{Namespace: secret.Namespace, Name: secret.Name, Labels: secret.Labels},
			Type:       secret.Type, Data: secret.Data,
		})
	}
	return out, nil
}

// Restore stops all components, replaces Secrets except for etcd, calls replace while only etcd runs, and starts the components. It
// installs what is missing, and can be repeated after an interruption.
func (i *Installation) Restore(ctx context.Context, secrets []corev1.Secret, replace func(context.Context) error) error {
	i.restoring = true
	if err := i.check(ctx); err != nil {
		return err
	}
	if err := i.checkVolumes(ctx); err != nil {
		return err
	}
	if err := i.checkEncryptionKey(ctx, secrets); err != nil {
		return err
	}
	if err := i.ensureNamespace(ctx); err != nil {
		return err
	}
	if err := i.writeRecord(ctx); err != nil { // before the components stop: nothing else starts them or renews certificates
		return err
	}
	if err := i.stop(ctx); err != nil {
		return err
	}
	if err := i.restoreSecrets(ctx, secrets); err != nil {
		return err
	}
	stages, err := i.render(ctx)
	if err != nil {
		return err
	}
	replaced := false
	for _, stage := range stages {
		if stage.Name == manifests.StageAPI {
			i.report("Restore the objects in etcd")
			if err := replace(ctx); err != nil {
				return err
			}
			i.restoring, replaced = false, true
			if err := i.writeRecord(ctx); err != nil {
				return err
			}
		}
		if err := i.installStage(ctx, stage); err != nil {
			if replaced {
				return fmt.Errorf("the objects are restored, but not all components run: %w", err)
			}
			return err
		}
	}
	return i.removeDisabled(ctx)
}

// stop scales all Deployments of the control plane to zero, and waits until their pods are deleted. etcd keeps running.
func (i *Installation) stop(ctx context.Context) error {
	var deployments appsv1.DeploymentList
	err := i.Host.List(ctx, &deployments, client.InNamespace(i.Spec.Namespace), client.HasLabels{manifests.Bootstrapping})
	if err != nil {
		return fmt.Errorf("list Deployments in namespace %s of the host cluster: %w", i.Spec.Namespace, err)
	}
	if len(deployments.Items) == 0 {
		return nil
	}
	i.report("Stop the components")
	for n := range deployments.Items {
		d := &deployments.Items[n]
		before := client.MergeFrom(d.DeepCopy())
		d.Spec.Replicas = new(int32(0))
		if err := i.Host.Patch(ctx, d, before, client.FieldOwner(owner)); client.IgnoreNotFound(err) != nil {
			return fmt.Errorf("scale %s to zero in the host cluster: %w", describe(d), err)
		}
	}
	left := ""
	err = i.poll(ctx, func(ctx context.Context) (bool, error) {
		left = ""
		for _, d := range deployments.Items {
			var pods corev1.PodList
			if err := i.Host.List(ctx, &pods, client.InNamespace(i.Spec.Namespace), client.MatchingLabels(d.Spec.Selector.MatchLabels)); err != nil {
				return false, err
			}
			for _, p := range pods.Items {
				left = p.Name
			}
		}
		return left == "", nil
	})
	if wait.Interrupted(err) && ctx.Err() == nil {
		return &UnavailableError{fmt.Sprintf("pod %s/%s still exists after %v", i.Spec.Namespace, left, i.Timeout)}
	}
	return err
}

// restoreSecrets writes the Secrets of a backup. Secrets of the user are only created: they may have changed since, such as the keys
// for encryption at rest. Secrets of etcd are created but not replaced, and only if the backup has its CA. The database is the
// installed one, which may have another CA or be in another place.
func (i *Installation) restoreSecrets(ctx context.Context, secrets []corev1.Secret) error {
	authority := string(manifests.EtcdCA) + ".crt"
	var authorities corev1.Secret
	err := i.Host.Get(ctx, client.ObjectKey{Namespace: i.Spec.Namespace, Name: manifests.AuthoritiesSecret}, &authorities)
	if client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("read Secret %s/%s of the host cluster: %w", i.Spec.Namespace, manifests.AuthoritiesSecret, err)
	}
	installed := err == nil
	sameEtcd := !installed || slices.ContainsFunc(secrets, func(s corev1.Secret) bool {
		return s.Name == manifests.AuthoritiesSecret && bytes.Equal(s.Data[authority], authorities.Data[authority])
	})
	for n := range secrets {
		desired := secrets[n].DeepCopy()
		desired.Namespace = i.Spec.Namespace
		ofEtcd := slices.Contains(manifests.EtcdSecrets(), desired.Name)
		if ofEtcd && !sameEtcd {
			continue
		}
		if installed && desired.Name == manifests.AuthoritiesSecret {
			for _, key := range []string{authority, string(manifests.EtcdCA) + ".key"} {
				desired.Data[key] = authorities.Data[key]
			}
		}
		if err := i.restoreSecret(ctx, desired, ofEtcd); err != nil {
			return fmt.Errorf("restore %s in the host cluster: %w", describe(desired), err)
		}
	}
	return nil
}

// restoreSecret creates a Secret, or replaces its data unless keep is set or it is one of the user.
func (i *Installation) restoreSecret(ctx context.Context, desired *corev1.Secret, keep bool) error {
	var observed corev1.Secret
	err := i.Host.Get(ctx, client.ObjectKeyFromObject(desired), &observed)
	if apierrors.IsNotFound(err) {
		return i.Host.Create(ctx, desired, client.FieldOwner(owner))
	}
	if err != nil || keep || desired.Labels[manifests.Bootstrapping] == "" || equality.Semantic.DeepEqual(observed.Data, desired.Data) {
		return err
	}
	before := client.MergeFrom(observed.DeepCopy())
	observed.Data = desired.Data
	return i.Host.Patch(ctx, &observed, before, client.FieldOwner(owner))
}
