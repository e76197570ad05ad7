// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/cluster/tokens"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// testTwoControlPlanes lets a second control plane take the member over: the first one does not delete objects in it until it takes the
// member back.
func testTwoControlPlanes(t *testing.T, e *env.Env, m *env.Member) {
	ctx := t.Context()
	template := &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "held"}}
	policy := &policyv1alpha1.PropagationPolicy{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "held"}}
	policy.Spec.ResourceSelectors = []policyv1alpha1.ResourceSelector{{APIVersion: "v1", Kind: "ConfigMap", Name: template.Name}}
	for _, o := range []client.Object{template.DeepCopy(), policy} {
		if err := e.Control.Create(ctx, o); err != nil {
			t.Fatal(err)
		}
	}
	inMember := func(ctx context.Context) error {
		return m.Client.Get(ctx, client.ObjectKeyFromObject(template), &corev1.ConfigMap{})
	}
	env.Eventually(t, "the object in the member", inMember)
	second := cluster.Options{
		Name: "member1", Control: hub.Config, Member: m.Config, Wait: time.Minute, TokenLifetime: tokens.DefaultLifetime,
	}
	err := cluster.Join(ctx, second)
	if held, ok := errors.AsType[*member.HeldError](err); !ok {
		t.Fatalf("join a second control plane = %v, want a HeldError", err)
	} else if held.By == held.ControlPlane {
		t.Errorf("the error names the control plane %s twice", held.By)
	}
	second.TakeOver = true
	if err := cluster.Join(ctx, second); err != nil {
		t.Fatal(err)
	}
	var secret corev1.Secret
	if err := hub.Control.Get(ctx, client.ObjectKey{Namespace: names.ClusterNamespace, Name: "member1"}, &secret); err != nil {
		t.Fatal(err)
	}
	token, ok := tokens.Parse(secret.Data["token"])
	if !ok || token.Lifetime() != tokens.DefaultLifetime || len(secret.Data["caBundle"]) == 0 {
		t.Errorf("token that expires: %v, lifetime %v", ok, token.Lifetime())
	}
	elsewhere := func(e *env.Env, want bool) {
		t.Helper()
		env.Eventually(t, fmt.Sprintf("the condition HeldElsewhere %v", want), func(ctx context.Context) error {
			var c clusterv1alpha1.Cluster
			err := e.Control.Get(ctx, types.NamespacedName{Name: "member1"}, &c)
			if err == nil && meta.IsStatusConditionTrue(c.Status.Conditions, clusterv1alpha1.ClusterConditionHeldElsewhere) != want {
				err = fmt.Errorf("conditions %v", c.Status.Conditions)
			}
			return err
		})
	}
	elsewhere(e, true)
	if err := e.Control.Delete(ctx, template.DeepCopy()); err != nil {
		t.Fatal(err)
	}
	env.Eventually(t, "the removal waits", func(ctx context.Context) error {
		var works workv1alpha1.WorkList
		if err := e.Control.List(ctx, &works, client.InNamespace("karmada-es-member1")); err != nil {
			return err
		}
		for i := range works.Items {
			removed := meta.FindStatusCondition(works.Items[i].Status.Conditions, workv1alpha1.WorkRemoved)
			if removed != nil && removed.Reason == workv1alpha1.WorkClusterHeldElsewhere {
				return nil
			}
		}
		return errors.New("no work has the condition Removed")
	})
	if err := inMember(ctx); err != nil {
		t.Fatalf("the first control plane deleted the object: %v", err)
	}
	if err := cluster.TakeOver(ctx, e.Control, "member1", time.Now().Add(-time.Hour)); err != nil {
		t.Fatal(err)
	}
	env.Eventually(t, "the deletion of the object", func(ctx context.Context) error {
		if err := inMember(ctx); !apierrors.IsNotFound(err) {
			return fmt.Errorf("read the object: %w", err)
		}
		return nil
	})
	elsewhere(e, false)
	elsewhere(hub, true)
	if err := cluster.Unjoin(ctx, second); err != nil {
		t.Errorf("unjoin the second control plane: %v", err)
	}
	if err := m.Client.Get(ctx, types.NamespacedName{Namespace: "karmada-cluster", Name: "karmada-member1"},
		&corev1.ServiceAccount{}); err != nil {
		t.Errorf("the second control plane deleted the account: %v", err)
	}
	if err := e.Control.Delete(ctx, policy); err != nil {
		t.Error(err)
	}
}
