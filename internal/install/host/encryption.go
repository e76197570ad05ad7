// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"context"
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	apiserverv1 "k8s.io/apiserver/pkg/apis/apiserver/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/yaml"

	"karmada.io/karmada/internal/install/manifests"
)

// checkEncryption returns an error if the description no longer names the Secret for encryption at rest while stored objects can be
// encrypted. The API server could not read them. An EncryptionConfiguration that encrypts nothing is no longer needed.
func (i *Installation) checkEncryption(ctx context.Context) error {
	if i.Spec.EncryptionSecret != "" {
		return nil
	}
	installed, err := Installed(ctx, i.Host, i.Spec.Namespace)
	if err != nil || installed == nil || installed.EncryptionSecret == "" {
		return err
	}
	var secret corev1.Secret
	key := client.ObjectKey{Namespace: i.Spec.Namespace, Name: installed.EncryptionSecret}
	if err := i.Host.Get(ctx, key, &secret); client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("read Secret %s of the host cluster for encryption at rest: %w", key, err)
	} else if apierrors.IsNotFound(err) {
		return nil // the objects cannot be decrypted with any description
	}
	if encrypts(secret.Data[manifests.EncryptionKey]) {
		return fmt.Errorf("the API server encrypts objects in etcd with Secret %s, and could not read them without it: set the Secret, or "+
			"first set the provider identity: {} before all others in the Secret and write all objects again", key)
	}
	return nil
}

// encrypts reports whether an EncryptionConfiguration encrypts what the API server writes. One that cannot be read is assumed to.
func encrypts(data []byte) bool {
	var c apiserverv1.EncryptionConfiguration
	if err := yaml.Unmarshal(data, &c); err != nil {
		return true
	}
	for _, r := range c.Resources {
		if len(r.Providers) > 0 && r.Providers[0].Identity == nil {
			return true
		}
	}
	return len(c.Resources) == 0
}

// checkEncryptionKey returns an error if the API server could not decrypt restored objects, because neither the host cluster nor the
// backup has the Secret for encryption at rest.
func (i *Installation) checkEncryptionKey(ctx context.Context, secrets []corev1.Secret) error {
	name := i.Spec.EncryptionSecret
	if name == "" || slices.ContainsFunc(secrets, func(s corev1.Secret) bool { return s.Name == name }) {
		return nil
	}
	key := client.ObjectKey{Namespace: i.Spec.Namespace, Name: name}
	err := i.Host.Get(ctx, key, &corev1.Secret{})
	if apierrors.IsNotFound(err) {
		return fmt.Errorf("the objects of the backup are encrypted with Secret %s of the host cluster, which neither exists nor is part of "+
			"the backup: create it with the same keys, then repeat the command (backups contain it with --include-encryption-key)", key)
	}
	if err != nil {
		return fmt.Errorf("read Secret %s of the host cluster for encryption at rest: %w", key, err)
	}
	return nil
}
