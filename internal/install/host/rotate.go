// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/credentials"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/install/pki"
)

// authoritiesAnnotation of pods identifies the CAs and keys that were accepted when they started.
const authoritiesAnnotation = "install.karmada.io/certificate-authorities"

// rotationOwner is the field manager of authoritiesAnnotation: other installers keep it.
const rotationOwner = "karmada-rotate-ca"

// Rotation replaces the CAs and the key of service account tokens of an installed control plane, in phases.
//
//	phase in the Secret of the CAs ──► credentials.Ensure ──► Secrets ──► restart of each stage ──► objects of the control plane
//
// Every phase can be repeated after an interruption. It writes the phase first, from which everything else is derived.
type Rotation struct {
	Renewal
	Phase pki.Phase
	// Adjust changes the installation, such as its timeout. It may be nil.
	Adjust func(*Installation)
}

// Run runs a phase.
func (r Rotation) Run(ctx context.Context) (*Installation, error) {
	i, current, err := r.read(ctx)
	if err != nil {
		return nil, err
	}
	if err := r.check(ctx, i, current); err != nil {
		return nil, err
	}
	if r.Adjust != nil {
		r.Adjust(i)
	}
	if i.Prepare == nil {
		i.Prepare = i.prepareControlPlane
	}
	if credentials.Phase(current) == pki.Steady && r.Phase == pki.Finish { // an earlier run has ended it
		return i, r.apply(ctx, i, current, false)
	}
	if err := credentials.Advance(i.Spec, &current, r.Phase, r.Now()); err != nil {
		return nil, err
	}
	if err := r.apply(ctx, i, current, true); err != nil {
		return nil, err
	}
	if r.Phase != pki.Finish {
		return i, nil
	}
	credentials.Complete(&current)
	return i, r.apply(ctx, i, current, false)
}

func (r Rotation) check(ctx context.Context, i *Installation, current manifests.Issued) error {
	if err := credentials.Phase(current).Check(r.Phase); err != nil {
		return err
	}
	if _, ok := current.Certificates[manifests.SuperAdminConfig]; !ok {
		return errors.New("the control plane is of an earlier version, whose components do not accept two CAs: upgrade it first")
	}
	if i.Spec.Etcd.External == nil && i.Spec.Etcd.Storage == manifests.EmptyDir {
		return errors.New("etcd has storage emptyDir and would lose its data in a restart: back up the control plane, and install it with " +
			"another storage")
	}
	record, err := ReadRecord(ctx, r.Host, r.Namespace)
	if err == nil && record.Restoring {
		err = errors.New("a restore of the control plane was interrupted: repeat `karmadactl restore` first")
	}
	return err
}

// apply writes the Secrets, that of the CAs first, and restarts the components in the order of their stages.
func (r Rotation) apply(ctx context.Context, i *Installation, current manifests.Issued, restart bool) (err error) {
	if i.issued, _, err = credentials.Ensure(i.Spec, current, credentials.Given{}, r.Now()); err != nil {
		return err
	}
	stages, err := manifests.Render(i.Spec, i.issued)
	if err != nil {
		return err
	}
	for _, authorities := range []bool{true, false} {
		for _, stage := range stages {
			for _, o := range stage.Objects {
				if _, ok := o.(*corev1.Secret); !ok || (o.GetName() == manifests.AuthoritiesSecret) != authorities {
					continue
				}
				if err := i.apply(ctx, o); err != nil {
					return err
				}
			}
		}
	}
	if !restart {
		return nil
	}
	sum := sha256.New()
	for _, a := range manifests.Authorities() {
		sum.Write(i.issued.Bundle(a))
	}
	sum.Write(i.issued.ServiceAccounts.Cert)
	id := hex.EncodeToString(sum.Sum(nil))[:16]
	for _, stage := range stages {
		if err := i.restart(ctx, stage, id); err != nil {
			return err
		}
		if stage.Name == manifests.StageAPI {
			if err := i.Prepare(ctx); err != nil {
				return err
			}
		}
	}
	return nil
}

// restart restarts the workloads of a stage that have not started with the CAs of an ID, and waits for them.
func (i *Installation) restart(ctx context.Context, stage manifests.Stage, id string) error {
	patch, err := json.Marshal(map[string]any{"spec": map[string]any{"template": map[string]any{"metadata": map[string]any{
		"annotations": map[string]string{authoritiesAnnotation: id},
	}}}})
	if err != nil {
		return err
	}
	var restarted []manifests.Object
	for _, o := range stage.Objects {
		var found client.Object
		switch o.(type) {
		case *appsv1.Deployment:
			found = &appsv1.Deployment{}
		case *appsv1.StatefulSet:
			found = &appsv1.StatefulSet{}
		default:
			continue
		}
		if err := i.Host.Get(ctx, client.ObjectKeyFromObject(o), found); err != nil {
			if client.IgnoreNotFound(err) == nil {
				continue // another installer names it otherwise
			}
			return fmt.Errorf("read %s of the host cluster: %w", describe(o), err)
		}
		i.report("Restart " + describe(o))
		if err := i.Host.Patch(ctx, found, client.RawPatch(types.MergePatchType, patch), client.FieldOwner(rotationOwner)); err != nil {
			return fmt.Errorf("restart %s in the host cluster: %w", describe(o), err)
		}
		restarted = append(restarted, o)
	}
	return i.await(ctx, restarted)
}
