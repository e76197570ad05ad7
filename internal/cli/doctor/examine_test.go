// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package doctor

import (
	"errors"
	"strings"
	"testing"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	batchv1 "k8s.io/api/batch/v1"
	coordinationv1 "k8s.io/api/coordination/v1"
	corev1 "k8s.io/api/core/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	apiregistrationv1 "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/install/credentials"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/install/pki"
	"karmada.io/karmada/internal/names"
)

var now = time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)

func lease(name string, renewed time.Time) coordinationv1.Lease {
	l := coordinationv1.Lease{ObjectMeta: metav1.ObjectMeta{Namespace: names.SystemNamespace, Name: name}}
	l.Spec = coordinationv1.LeaseSpec{HolderIdentity: new("host-1"), LeaseDurationSeconds: new(int32(15)),
		RenewTime: &metav1.MicroTime{Time: renewed}}
	return l
}

func certificate(location string, from, to time.Time) credentials.Entry {
	return credentials.Entry{Location: location, Details: pki.Details{NotBefore: from, NotAfter: to}}
}

func cluster(name string, ready metav1.ConditionStatus, version string) clusterv1alpha1.Cluster {
	c := clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
	c.Status.KubernetesVersion = version
	c.Status.Conditions = []metav1.Condition{
		{Type: clusterv1alpha1.ClusterConditionReady, Status: ready, Reason: "Reason", Message: "message"},
	}
	return c
}

// healthy returns the state of a control plane without problems.
func healthy() state {
	crd := &apiextensionsv1.CustomResourceDefinition{}
	crd.Status.Conditions = []apiextensionsv1.CustomResourceDefinitionCondition{
		{Type: apiextensionsv1.Established, Status: apiextensionsv1.ConditionTrue},
	}
	api := apiregistrationv1.APIService{ObjectMeta: metav1.ObjectMeta{Name: "v1alpha1.cluster.karmada.io"}}
	api.Spec.Service = &apiregistrationv1.ServiceReference{Name: "karmada-aggregated-apiserver"}
	api.Status.Conditions = []apiregistrationv1.APIServiceCondition{
		{Type: apiregistrationv1.Available, Status: apiregistrationv1.ConditionTrue},
	}
	s := state{now: now, program: "karmadactl", renew: "karmadactl certs renew", control: &controlPlane{
		server: "https://control:5443", version: "v1.36.2", clock: now, requested: now, required: []string{"kind"},
		kinds: map[string]*apiextensionsv1.CustomResourceDefinition{"kind": crd}, apis: []apiregistrationv1.APIService{api},
		leases:   []coordinationv1.Lease{lease("karmada-scheduler", now.Add(-2*time.Second))},
		clusters: []clusterv1alpha1.Cluster{cluster("m1", metav1.ConditionTrue, "v1.36.0")},
	}, certificates: []credentials.Entry{certificate("a", now.Add(-time.Hour), now.Add(300*24*time.Hour))}}
	spec := manifests.Spec{}.Complete()
	h := &hostCluster{namespace: names.SystemNamespace, spec: &spec, renewal: &batchv1.CronJob{}}
	for _, c := range manifests.Components() {
		meta := metav1.ObjectMeta{Name: string(c)}
		if c == manifests.Etcd {
			set := appsv1.StatefulSet{ObjectMeta: meta, Spec: appsv1.StatefulSetSpec{Replicas: new(int32(1))}}
			set.Status.AvailableReplicas = 1
			h.statefulSets = append(h.statefulSets, set)
			continue
		}
		d := appsv1.Deployment{ObjectMeta: meta, Spec: appsv1.DeploymentSpec{Replicas: new(int32(1))}}
		d.Status.AvailableReplicas = 1
		h.deployments = append(h.deployments, d)
	}
	s.host = h
	return s
}

func TestExamine_healthy(t *testing.T) {
	t.Parallel()
	findings := examine(healthy())
	for _, f := range findings {
		if f.Level != OK {
			t.Errorf("finding %+v in a healthy control plane", f)
		}
	}
	if len(findings) != 14 {
		t.Errorf("%d findings, want one for each of 14 checks: %+v", len(findings), findings)
	}
}

// Each problem is reported once, with its level, its object and what to do.
func TestExamine_problems(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		change func(*state)
		level  Level
		check  string
		object string
		advice string
	}{
		"unreachable": {func(s *state) {
			s.control, s.unread = nil, []unread{{"API server", errors.New("dial tcp: connection refused")}}
		}, Error, checkReachability, "API server", "start the API server"},
		"etcd": {func(s *state) { s.control.unhealthy = []string{"etcd"} }, Error, checkHealth, "etcd", "karmada etcd status"},
		"clock": {func(s *state) {
			s.control.clock, s.control.leases = now.Add(-time.Minute), nil
		}, Error, checkClock, "https://control:5443", "NTP"},
		"old server": {func(s *state) { s.control.version = "v1.29.1" }, Error, checkVersions, "API server", "update"},
		"old cluster": {func(s *state) {
			s.control.clusters[0].Status.KubernetesVersion = "v1.20.0"
		}, Warning, checkVersions, "cluster m1", "update"},
		"no kind": {func(s *state) { s.control.kinds = nil }, Error, checkKinds, "kind", "karmadactl init"},
		"kind not established": {func(s *state) {
			s.control.kinds["kind"].Status.Conditions = nil
		}, Error, checkKinds, "kind", "kubectl describe crd kind"},
		"API": {func(s *state) {
			s.control.apis[0].Status.Conditions[0].Status = apiregistrationv1.ConditionFalse
		}, Error, checkAPIs, "v1alpha1.cluster.karmada.io", "karmada-aggregated-apiserver"},
		"webhook": {func(s *state) {
			s.control.webhook = errors.New("failed calling webhook")
		}, Error, checkWebhooks, "karmada-webhook", "reaches it"},
		"lease": {func(s *state) {
			s.control.leases[0] = lease("karmada-scheduler", now.Add(-time.Minute))
		}, Error, checkLeases, "karmada-system/karmada-scheduler", "no replica is active"},
		"lease in the future": {func(s *state) {
			s.control.leases[0] = lease("karmada-scheduler", now.Add(time.Minute))
		}, Error, checkLeases, "karmada-system/karmada-scheduler", "NTP"},
		"no live replica": {func(s *state) {
			l := lease("replica-1", now.Add(-time.Minute))
			l.Labels = map[string]string{names.ReplicaOf: "karmada-controller-manager"}
			s.control.leases = append(s.control.leases, l)
		}, Error, checkLeases, "karmada-controller-manager", "check the pods"},
		"cluster": {func(s *state) {
			s.control.clusters[0] = cluster("m1", metav1.ConditionFalse, "v1.36.0")
		}, Error, checkClusters, "m1", "kubectl describe cluster m1"},
		"certificate expired": {func(s *state) {
			s.certificates[0].NotAfter = now.Add(-time.Hour)
		}, Error, checkCertificates, "a", "certs renew"},
		"certificate due": {func(s *state) {
			s.certificates[0] = certificate("a", now.Add(-300*24*time.Hour), now.Add(60*24*time.Hour))
		}, Warning, checkCertificates, "a", "certs renew"},
		"certificate about to expire": {func(s *state) {
			s.certificates[0] = certificate("a", now.Add(-300*24*time.Hour), now.Add(24*time.Hour))
		}, Error, checkCertificates, "a", "automatic renewal does not work"},
		"missing component": {func(s *state) { s.host.statefulSets = nil }, Error, checkWorkloads, "etcd", "helm upgrade"},
		"unavailable component": {func(s *state) {
			s.host.deployments[0].Status.AvailableReplicas = 0
		}, Error, checkWorkloads, "karmada-apiserver", "describe pods"},
		"no renewal":        {func(s *state) { s.host.renewal = nil }, Warning, checkWorkloads, manifests.RenewalName, "certs renew"},
		"another namespace": {func(s *state) { s.host.spec = nil }, Error, checkWorkloads, "namespace karmada-system", "set --host-namespace"},
		"node": {func(s *state) {
			s.host.nodes = []corev1.Node{{ObjectMeta: metav1.ObjectMeta{Name: "n"}, Status: corev1.NodeStatus{
				Conditions: []corev1.NodeCondition{{Type: corev1.NodeDiskPressure, Status: corev1.ConditionTrue}}}}}
		}, Warning, checkNodes, "n", "kubectl describe node"},
	} {
		s := healthy()
		tc.change(&s)
		var got []Finding
		for _, f := range examine(s) {
			if f.Level != OK {
				got = append(got, f)
			}
		}
		if len(got) != 1 || got[0].Level != tc.level || got[0].Check != tc.check || got[0].Object != tc.object ||
			!strings.Contains(got[0].Advice, tc.advice) {
			t.Errorf("%s: findings %+v, want one %s of %s about %q with advice %q", name, got, tc.level, tc.check, tc.object, tc.advice)
		}
	}
}

// A replica that ended leaves its lease for some time.
func TestExamine_liveReplica(t *testing.T) {
	t.Parallel()
	s := healthy()
	for name, renewed := range map[string]time.Time{"r1": now.Add(-time.Minute), "r2": now} {
		l := lease(name, renewed)
		l.Labels = map[string]string{names.ReplicaOf: "karmada-controller-manager"}
		s.control.leases = append(s.control.leases, l)
	}
	if n := count(examine(s), Error); n > 0 {
		t.Errorf("%d errors, want none", n)
	}
}
