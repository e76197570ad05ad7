// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"math"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	clocktesting "k8s.io/utils/clock/testing"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

func newCluster(mutate ...func(*clusterv1alpha1.Cluster)) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{
		ObjectMeta: metav1.ObjectMeta{Name: "member1"},
		Spec:       clusterv1alpha1.ClusterSpec{SyncMode: clusterv1alpha1.Push, APIEndpoint: "https://10.0.0.1:6443"},
	}
	for _, m := range mutate {
		m(c)
	}
	return c
}

func cpu(grade uint, low, high int64) clusterv1alpha1.ResourceModel {
	return clusterv1alpha1.ResourceModel{Grade: grade, Ranges: []clusterv1alpha1.ResourceModelRange{{
		Name: corev1.ResourceCPU, Min: *resource.NewQuantity(low, resource.DecimalSI), Max: *resource.NewQuantity(high, resource.DecimalSI),
	}}}
}

func TestValidate(t *testing.T) {
	t.Parallel()
	models := func(m ...clusterv1alpha1.ResourceModel) func(*clusterv1alpha1.Cluster) {
		return func(c *clusterv1alpha1.Cluster) { c.Spec.ResourceModels = m }
	}
	memory := cpu(1, 2, math.MaxInt64)
	memory.Ranges[0].Name = corev1.ResourceMemory
	both := cpu(1, 2, math.MaxInt64)
	both.Ranges = append(both.Ranges, both.Ranges[0])
	taints := func(list ...corev1.Taint) func(*clusterv1alpha1.Cluster) {
		return func(c *clusterv1alpha1.Cluster) { c.Spec.Taints = list }
	}
	tests := map[string]struct {
		mutate func(*clusterv1alpha1.Cluster)
		want   string // part of the only error; empty means valid
	}{
		"a plain cluster":         {func(*clusterv1alpha1.Cluster) {}, ""},
		"a name of 48 characters": {func(c *clusterv1alpha1.Cluster) { c.Name = strings.Repeat("a", 48) }, ""},
		"a name of 49 characters": {
			func(c *clusterv1alpha1.Cluster) { c.Name = strings.Repeat("a", 49) }, "must be no more than 48 characters",
		},
		"the name of a Secret of another cluster": {
			func(c *clusterv1alpha1.Cluster) { c.Name = "m1-impersonator" }, "must not end in -impersonator",
		},
		"a name with a dot": {func(c *clusterv1alpha1.Cluster) { c.Name = "a.b" }, "metadata.name: Invalid value"},
		"a generated name":  {func(c *clusterv1alpha1.Cluster) { c.Name, c.GenerateName = "m1", "m-" }, ""},
		"no sync mode":      {func(c *clusterv1alpha1.Cluster) { c.Spec.SyncMode = "" }, "spec.syncMode: Required value"},
		"another sync mode": {
			func(c *clusterv1alpha1.Cluster) { c.Spec.SyncMode = "Poll" }, "spec.syncMode: Unsupported value: \"Poll\"",
		},
		"no endpoint":               {func(c *clusterv1alpha1.Cluster) { c.Spec.APIEndpoint = "" }, ""},
		"an endpoint with a path":   {func(c *clusterv1alpha1.Cluster) { c.Spec.APIEndpoint = "https://host/k8s/c1" }, ""},
		"an endpoint without TLS":   {func(c *clusterv1alpha1.Cluster) { c.Spec.APIEndpoint = "http://host" }, "'https' is the only"},
		"an endpoint without host":  {func(c *clusterv1alpha1.Cluster) { c.Spec.APIEndpoint = "https://" }, "spec.apiEndpoint"},
		"an endpoint with a user":   {func(c *clusterv1alpha1.Cluster) { c.Spec.APIEndpoint = "https://u:p@host" }, "spec.apiEndpoint"},
		"an endpoint with a query":  {func(c *clusterv1alpha1.Cluster) { c.Spec.APIEndpoint = "https://host?a=b" }, "spec.apiEndpoint"},
		"an endpoint with fragment": {func(c *clusterv1alpha1.Cluster) { c.Spec.APIEndpoint = "https://host#a" }, "spec.apiEndpoint"},
		"a secret without name": {func(c *clusterv1alpha1.Cluster) {
			c.Spec.SecretRef = &clusterv1alpha1.LocalSecretReference{Namespace: "ns"}
		}, "spec.secretRef.name: Required value"},
		"an impersonator without namespace": {func(c *clusterv1alpha1.Cluster) {
			c.Spec.ImpersonatorSecretRef = &clusterv1alpha1.LocalSecretReference{Name: "n"}
		}, "spec.impersonatorSecretRef.namespace: Required value"},
		"a socks5 proxy": {func(c *clusterv1alpha1.Cluster) { c.Spec.ProxyURL = "socks5://10.0.0.1:1080" }, ""},
		"an ftp proxy": {
			func(c *clusterv1alpha1.Cluster) { c.Spec.ProxyURL = "ftp://10.0.0.1" },
			`unsupported scheme "ftp", must be http, https, or socks5`,
		},
		"a broken proxy": {
			func(c *clusterv1alpha1.Cluster) { c.Spec.ProxyURL = "http://u:secret@[" }, "spec.proxyURL: Invalid value: must be a valid URL",
		},
		"an invalid provider": {func(c *clusterv1alpha1.Cluster) { c.Spec.Provider = "not a label!" }, "spec.provider: Invalid value"},
		"an invalid region":   {func(c *clusterv1alpha1.Cluster) { c.Spec.Region = "not a label!" }, "spec.region: Invalid value"},
		"an invalid zone":     {func(c *clusterv1alpha1.Cluster) { c.Spec.Zones = []string{"z1", "-"} }, "spec.zones[1]: Invalid value"},
		"zone and zones": {
			func(c *clusterv1alpha1.Cluster) { c.Spec.Zone, c.Spec.Zones = "z1", []string{"z2"} }, "Zone and Zones cannot co-exist",
		},
		"one key with two effects": {taints(corev1.Taint{Key: "a", Effect: "NoSchedule"}, corev1.Taint{Key: "a", Effect: "NoExecute"}), ""},
		"the same taint twice": {
			taints(corev1.Taint{Key: "a", Value: "1", Effect: "NoSchedule"}, corev1.Taint{Key: "a", Value: "2", Effect: "NoSchedule"}),
			"taints must be unique by key and effect pair",
		},
		"a taint without effect":  {taints(corev1.Taint{Key: "a"}), "spec.taints[0].effect: Required value"},
		"an unknown taint effect": {taints(corev1.Taint{Key: "a", Effect: "Never"}), "spec.taints[0].effect: Unsupported value"},
		"an invalid taint key":    {taints(corev1.Taint{Key: "a b", Effect: "NoSchedule"}), "spec.taints[0].key: Invalid value"},
		"an invalid taint value": {
			taints(corev1.Taint{Key: "a", Value: "b c", Effect: "NoSchedule"}), "spec.taints[0].value: Invalid value",
		},
		"default models": {models(DefaultModels()...), ""},
		"one grade twice": {
			models(cpu(0, 0, 2), cpu(0, 2, math.MaxInt64)), "The grade of each models should not be the same",
		},
		"different numbers of resources": {models(cpu(0, 0, 2), both), "The number of resource types should be the same"},
		"an empty range": {
			models(cpu(0, 0, 0), cpu(1, 0, math.MaxInt64)), "The max value of each resource must be greater than the min value",
		},
		"a lowest grade above 0": {
			models(cpu(0, 1, 2), cpu(1, 2, math.MaxInt64)), "The min value of each resource in the first model should be 0",
		},
		"different resources": {models(cpu(0, 0, 2), memory), "The resource types of each models should be the same"},
		"a gap between grades": {
			models(cpu(0, 0, 2), cpu(1, 3, math.MaxInt64)), "Model intervals for resources must be contiguous and non-overlapping",
		},
		"a bounded highest grade": {
			models(cpu(0, 0, 2), cpu(1, 2, 4)), "The max value of each resource in the last model should be MaxInt64",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			errs := Validate(newCluster(tc.mutate))
			if tc.want == "" {
				if len(errs) > 0 {
					t.Fatalf("Validate: %v", errs)
				}
				return
			}
			if len(errs) != 1 || !strings.Contains(errs[0].Error(), tc.want) {
				t.Errorf("Validate = %v, want one error with %q", errs, tc.want)
			}
			if strings.Contains(errs.ToAggregate().Error(), "secret@") {
				t.Errorf("the error contains a password: %v", errs)
			}
		})
	}
}

// A cluster that was created with a plain http address can still be updated, for example by controllers.
func TestValidateUpdate_acceptsUnchangedEndpoint(t *testing.T) {
	t.Parallel()
	endpoint := func(address string) *clusterv1alpha1.Cluster {
		return newCluster(func(c *clusterv1alpha1.Cluster) { c.ResourceVersion, c.Spec.APIEndpoint = "1", address })
	}
	if errs := ValidateUpdate(endpoint("http://host"), endpoint("http://host")); len(errs) != 0 {
		t.Errorf("unchanged endpoint: %v", errs)
	}
	if errs := ValidateUpdate(endpoint("http://other"), endpoint("http://host")); len(errs) != 1 {
		t.Errorf("changed endpoint: %v, want one error", errs)
	}
}

// A cluster that an earlier version accepted can still be updated, and so be removed.
func TestValidateUpdate_acceptsReservedName(t *testing.T) {
	t.Parallel()
	c := newCluster(func(c *clusterv1alpha1.Cluster) { c.Name, c.ResourceVersion = "m1-impersonator", "1" })
	if errs := ValidateUpdate(c, c); len(errs) != 0 {
		t.Errorf("ValidateUpdate = %v, want no error", errs)
	}
}

func TestDefault(t *testing.T) {
	t.Parallel()
	c := newCluster(func(c *clusterv1alpha1.Cluster) {
		c.Status.KubernetesVersion, c.Generation = "v1", 7
	})
	Default(c, true)
	if c.Generation != 1 || c.Status.KubernetesVersion != "" {
		t.Errorf("generation %d, status %+v, want the values of a new object", c.Generation, c.Status)
	}
	var got []string
	for _, m := range c.Spec.ResourceModels {
		got = append(got, m.Ranges[0].Min.String()+"-"+m.Ranges[0].Max.String()+" "+m.Ranges[1].Min.String()+"-"+m.Ranges[1].Max.String())
	}
	want := []string{
		"0-1 0-4Gi", "1-2 4Gi-16Gi", "2-4 16Gi-32Gi", "4-8 32Gi-64Gi", "8-16 64Gi-128Gi", "16-32 128Gi-256Gi", "32-64 256Gi-512Gi",
		"64-128 512Gi-1Ti", "128-9223372036854775807 1Ti-9223372036854775807",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("grades (-want +got):\n%s", diff)
	}
	if errs := Validate(c); len(errs) > 0 {
		t.Errorf("the default models are invalid: %v", errs)
	}
	without := newCluster()
	Default(without, false)
	if without.Spec.ResourceModels != nil {
		t.Error("resource models set although the feature gate is disabled")
	}
}

func TestDefault_standardizesModels(t *testing.T) {
	t.Parallel()
	c := newCluster(func(c *clusterv1alpha1.Cluster) {
		c.Spec.ResourceModels = []clusterv1alpha1.ResourceModel{cpu(2, 4, 8), cpu(1, 1, 4)}
	})
	Default(c, true)
	if errs := Validate(c); len(errs) > 0 {
		t.Fatalf("Validate: %v", errs)
	}
	if c.Spec.ResourceModels[0].Grade != 1 || !c.Spec.ResourceModels[0].Ranges[0].Min.IsZero() {
		t.Errorf("models = %+v, want them sorted and starting at 0", c.Spec.ResourceModels)
	}
}

func TestCanonicalize(t *testing.T) {
	t.Parallel()
	now, before := metav1.Unix(2000, 0), metav1.Unix(1000, 0)
	c := newCluster(func(c *clusterv1alpha1.Cluster) {
		c.Spec.Zone = "z1"
		c.Spec.Taints = []corev1.Taint{
			{Key: "new", Effect: corev1.TaintEffectNoExecute},
			{Key: "old", Effect: corev1.TaintEffectNoExecute, TimeAdded: &before},
			{Key: "other", Effect: corev1.TaintEffectNoSchedule},
		}
	})
	Canonicalize(c, now)
	want := newCluster(func(c *clusterv1alpha1.Cluster) {
		c.Spec.Zones = []string{"z1"}
		c.Spec.Taints = []corev1.Taint{
			{Key: "new", Effect: corev1.TaintEffectNoExecute, TimeAdded: &now},
			{Key: "old", Effect: corev1.TaintEffectNoExecute, TimeAdded: &before},
			{Key: "other", Effect: corev1.TaintEffectNoSchedule},
		}
	})
	if diff := cmp.Diff(want, c); diff != "" {
		t.Errorf("Canonicalize (-want +got):\n%s", diff)
	}
}

func TestColumns(t *testing.T) {
	t.Parallel()
	now := time.Unix(100000, 0)
	full := newCluster(func(c *clusterv1alpha1.Cluster) {
		c.CreationTimestamp = metav1.NewTime(now.Add(-5 * time.Minute))
		c.Spec.Zones, c.Spec.Region, c.Spec.Provider, c.Spec.ProxyURL = []string{"z1", "z2"}, "r", "p", "http://u:secret@proxy"
		c.Status.KubernetesVersion = "v1.36.3"
		c.Status.Conditions = []metav1.Condition{{Type: "Ready", Status: metav1.ConditionTrue}}
	})
	fresh := newCluster(func(c *clusterv1alpha1.Cluster) {
		c.DeletionTimestamp = &metav1.Time{}
		c.Spec.APIEndpoint = ""
		c.Spec.Taints = []corev1.Taint{{Key: "cluster.karmada.io/unschedulable", Effect: corev1.TaintEffectNoSchedule}}
	})
	table, err := columns{clocktesting.NewFakePassiveClock(now)}.ConvertToTable(t.Context(),
		&clusterv1alpha1.ClusterList{Items: []clusterv1alpha1.Cluster{*full, *fresh}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var narrow, wide []string
	for _, c := range table.ColumnDefinitions {
		if c.Priority == 0 {
			narrow = append(narrow, c.Name)
		} else {
			wide = append(wide, c.Name)
		}
	}
	if got := strings.Join(narrow, " ") + " | " + strings.Join(wide,
		" "); got != "Name Version Mode Ready Age | Zones Region Provider API-Endpoint Proxy-URL" {
		t.Errorf("columns = %q", got)
	}
	want := [][]any{
		{"member1", "v1.36.3", "Push", "True", "5m", "z1,z2", "r", "p", "https://10.0.0.1:6443", "http://u:xxxxx@proxy"},
		{"member1", "", "Push", "Unknown,SchedulingDisabled,Deleting", "<unknown>", "<none>", "<none>", "<none>", "<none>", "<none>"},
	}
	for i := range want {
		if diff := cmp.Diff(want[i], table.Rows[i].Cells); diff != "" {
			t.Errorf("row %d (-want +got):\n%s", i, diff)
		}
	}
}
