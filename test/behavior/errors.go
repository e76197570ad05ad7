// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	"k8s.io/client-go/rest"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

func nothingSelected(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	p := f.policy("typo", []string{member1}, named("apps/v1", "Deployment", "ngnix"))
	f.create(p)
	f.waitEvent(p, names.DetectorSource, "NoMatchedResource", "resourceSelectors")
}

func unknownCluster(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	c := f.configMap("settings", nil)
	p := f.policy("settings", []string{"no-such-cluster"}, named("v1", "ConfigMap", "settings"))
	f.create(c, p)
	f.waitBinding("ConfigMap", "settings", func(b *workv1alpha2.ResourceBinding) error {
		for _, condition := range b.Status.Conditions {
			if condition.Type == workv1alpha2.Scheduled && condition.Status == "False" &&
				condition.Reason == workv1alpha2.BindingReasonNoClusterFit &&
				contains(condition.Message, "no-such-cluster") {
				return nil
			}
		}
		return fmt.Errorf("conditions %+v", b.Status.Conditions)
	})
	f.waitEvent(c, names.DefaultScheduler, "ScheduleBindingFailed", "no-such-cluster")
	f.waitOnlyIn(c)
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Placement.ClusterAffinity.ClusterNames = []string{member1}
	})
	f.waitOnlyIn(c, member1)
}

// deletedHalfway deletes templates after increasing delays, so that each step of the propagation is interrupted for some of them.
func deletedHalfway(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	label := map[string]string{"short": "lived"}
	f.create(f.policy("short-lived", []string{member1, member2, member3}, labeled("apps/v1", "Deployment", label)))
	var all []*appsv1.Deployment
	ticker := time.NewTicker(25 * time.Millisecond)
	defer ticker.Stop()
	for i := range 20 {
		d := f.deployment(fmt.Sprintf("short-%02d", i), 1)
		d.Labels["short"] = "lived"
		f.create(d)
		for range i {
			<-ticker.C
		}
		f.remove(d)
		all = append(all, d)
	}
	for _, d := range all {
		f.waitPropagationDeleted("Deployment", d.Name)
		f.waitOnlyIn(d)
	}
}

func joinErrors(t *testing.T, e *env.Env) {
	member := e.Members[member1].Config
	other := httptest.NewTLSServer(http.NotFoundHandler()) // its certificate is not signed by the CA of the member
	defer other.Close()
	elsewhere := func(host string) *rest.Config {
		c := rest.CopyConfig(member)
		c.Host = host
		return c
	}
	before := clusterNames(t, e)
	for name, tc := range map[string]struct {
		name   string
		member *rest.Config
		words  string
	}{
		"unreachable":          {"newcomer", elsewhere("https://127.0.0.1:1"), "cannot be reached"},
		"wrong CA":             {"newcomer", elsewhere(other.URL), "CA in its kubeconfig"},
		"control plane itself": {"newcomer", e.Config, "is the control plane itself"},
		"under another name":   {"newcomer", member, "it has joined as member1"},
		"name taken":           {member2, member, "has been registered"},
		"invalid name":         {"New_Comer", member, "invalid cluster name(New_Comer)"},
		"long name":            {strings.Repeat("long-", 12) + "name", member, "must be no more than 48 characters"},
	} {
		t.Run(name, func(t *testing.T) {
			ctx, cancel := context.WithTimeout(t.Context(), env.Timeout)
			defer cancel()
			err := cluster.Join(ctx, cluster.Options{Name: tc.name, Control: e.Config, Member: tc.member})
			if err == nil || !contains(err.Error(), tc.words) {
				t.Errorf("got %v, want an error with %q", err, tc.words)
			}
		})
	}
	if after := clusterNames(t, e); !slices.Equal(before, after) {
		t.Errorf("clusters changed from %v to %v", before, after)
	}
}

func clusterNames(t *testing.T, e *env.Env) (out []string) {
	t.Helper()
	var list clusterv1alpha1.ClusterList
	if err := e.Control.List(t.Context(), &list); err != nil {
		t.Fatal(err)
	}
	for i := range list.Items {
		out = append(out, list.Items[i].Name)
	}
	slices.Sort(out)
	return out
}
