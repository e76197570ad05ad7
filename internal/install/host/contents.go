// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"context"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

// InstallContents installs everything but the workloads, which another installer creates. It issues certificates, records the Spec
// and, once the API server is reachable, installs the objects of the control plane itself. It writes only Secrets and the record in
// the host cluster. The workloads must equal the ones that manifests.Render returns for the same Spec; they wait for the Secrets
// and may start in any order.
func (i *Installation) InstallContents(ctx context.Context) error {
	i.contentsOnly = true
	if err := i.check(ctx); err != nil {
		return err
	}
	stages, err := i.render(ctx)
	if err != nil {
		return err
	}
	if err := i.writeRecord(ctx); err != nil {
		return err
	}
	for _, object := range stages[0].Objects {
		if _, ok := object.(*corev1.Secret); !ok {
			continue
		}
		if err := i.apply(ctx, object); err != nil {
			return err
		}
	}
	i.report("Wait for the API server")
	if err := i.Prepare(ctx); err != nil {
		return err
	}
	return i.AwaitServed(ctx)
}

// RemoveContents deletes what InstallContents wrote in the host cluster. Without a record, that is nothing.
func (r Removal) RemoveContents(ctx context.Context) error {
	if recorded, err := r.recorded(ctx); err != nil || !recorded {
		return err
	}
	for _, list := range []client.ObjectList{&corev1.SecretList{}, &corev1.ConfigMapList{}} {
		if err := r.removeKind(ctx, kind{list, "delete %q"}); err != nil {
			return fmt.Errorf("remove certificates: %w", err)
		}
	}
	return r.removeRecord(ctx)
}
