// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package install

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	flowcontrolv1 "k8s.io/api/flowcontrol/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/tools/clientcmd"
	apiregistrationv1 "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/apiservice"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

func TestRegistration(t *testing.T) {
	t.Parallel()
	control := fakecontrol.WithObjects(t)
	endpoint := Endpoint{Server: "https://hub:5443", CABundle: []byte("ca")}
	apply := func() []string {
		t.Helper()
		if err := Registration(t.Context(), control, endpoint); err != nil {
			t.Fatal(err)
		}
		return control.Writes(fakecontrol.Write.ByName)
	}
	want := []string{
		"create kube-public", "create cluster-info",
		"create system:karmada:certificatesigningrequest:autoapprover", "create system:karmada:certificatesigningrequest:selfautoapprover",
		"create system:karmada:agent-bootstrap", "create system:karmada:agent-autoapprove-bootstrap",
		"create system:karmada:agent-autoapprove-certificate-rotation",
		"create agents.karmada.io", "create agents.karmada.io", "create schedulers.karmada.io", "create schedulers.karmada.io",
		"create karmada-agents", "create karmada-agents",
		"create system:karmada:bootstrap-signer-clusterinfo", "create system:karmada:bootstrap-signer-clusterinfo",
	}
	if diff := cmp.Diff(want, apply()); diff != "" {
		t.Errorf("writes -want +got\n%s", diff)
	}
	if again := apply(); len(again) > 0 {
		t.Errorf("writes of the second run: %q", again)
	}

	key := client.ObjectKey{Namespace: "kube-public", Name: "cluster-info"}
	var info corev1.ConfigMap
	if err := control.Get(t.Context(), key, &info); err != nil {
		t.Fatal(err)
	}
	info.Data["jws-kubeconfig-abcdef"] = "signature"
	if err := control.Update(t.Context(), &info); err != nil {
		t.Fatal(err)
	}
	control.Writes(fakecontrol.Write.ByName)
	endpoint.Server = "https://hub:6443"
	if got := apply(); !slices.Equal(got, []string{"update cluster-info"}) {
		t.Errorf("writes after a change of the address: %q", got)
	}
	if err := control.Get(t.Context(), key, &info); err != nil || info.Data["jws-kubeconfig-abcdef"] != "signature" {
		t.Errorf("data %v, %v, want the signature", info.Data, err)
	}
	config, err := clientcmd.Load([]byte(info.Data["kubeconfig"]))
	if err != nil {
		t.Fatal(err)
	}
	if c := config.Clusters[""]; len(config.Clusters) != 1 || c == nil || c.Server != "https://hub:6443" ||
		string(c.CertificateAuthorityData) != "ca" || len(config.AuthInfos) > 0 {
		t.Errorf("kubeconfig %+v", config)
	}
}

// Bootstrap tokens and anonymous users get the access of the contract only; the user that could create any access does not exist.
func TestRegistration_leastPrivilege(t *testing.T) {
	t.Parallel()
	control := fakecontrol.WithObjects(t)
	if err := Registration(t.Context(), control, Endpoint{Server: "https://hub:5443"}); err != nil {
		t.Fatal(err)
	}
	generator := client.ObjectKey{Name: "system:karmada:agent-rbac-generator"}
	if err := control.Get(t.Context(), generator, &rbacv1.ClusterRole{}); !apierrors.IsNotFound(err) {
		t.Errorf("ClusterRole of the access generator: %v, want not found", err)
	}
	rules := map[string]string{}
	var roles rbacv1.ClusterRoleList
	if err := control.List(t.Context(), &roles); err != nil {
		t.Fatal(err)
	}
	for i := range roles.Items {
		for _, r := range roles.Items[i].Rules {
			rules[roles.Items[i].Name] += strings.Join(slices.Concat(r.Verbs, r.APIGroups, r.Resources, r.ResourceNames), " ")
		}
	}
	want := map[string]string{
		"system:karmada:certificatesigningrequest:autoapprover":     "create certificates.k8s.io certificatesigningrequests/clusteragent",
		"system:karmada:certificatesigningrequest:selfautoapprover": "create certificates.k8s.io certificatesigningrequests/selfclusteragent",
	}
	if diff := cmp.Diff(want, rules); diff != "" {
		t.Errorf("rules -want +got\n%s", diff)
	}
	var bindings rbacv1.ClusterRoleBindingList
	if err := control.List(t.Context(), &bindings); err != nil {
		t.Fatal(err)
	}
	grants := map[string]string{}
	for _, b := range bindings.Items {
		grants[b.Subjects[0].Kind+" "+b.Subjects[0].Name] += b.RoleRef.Name + "; "
	}
	want = map[string]string{
		"Group system:bootstrappers:karmada:default-cluster-token": "system:karmada:certificatesigningrequest:autoapprover; " +
			"system:node-bootstrapper; ",
		"Group system:karmada:agents": "system:karmada:certificatesigningrequest:selfautoapprover; ",
	}
	if diff := cmp.Diff(want, grants); diff != "" {
		t.Errorf("grants -want +got\n%s", diff)
	}
	reader, bound := anonymousReader()
	if got := reader.Rules; len(got) != 1 || !slices.Equal(got[0].Verbs, []string{"get"}) ||
		!slices.Equal(got[0].ResourceNames, []string{"cluster-info"}) ||
		!slices.Equal(got[0].Resources, []string{"configmaps"}) || bound.Subjects[0].Name != "system:anonymous" || len(bound.Subjects) != 1 {
		t.Errorf("access of anonymous users: %+v for %+v", got, bound.Subjects)
	}
}

// Subjects that an operator added are kept, and changed rules are restored.
func TestRegistration_keepsSubjects(t *testing.T) {
	t.Parallel()
	binding := registrationBindings()[0]
	binding.Subjects = append(binding.Subjects, rbacv1.Subject{Kind: rbacv1.UserKind, Name: "jane"})
	role := registrationRoles()[0]
	role.Rules = nil
	control := fakecontrol.WithObjects(t, binding, role)
	if err := Registration(t.Context(), control, Endpoint{Server: "https://hub:5443"}); err != nil {
		t.Fatal(err)
	}
	var found rbacv1.ClusterRoleBinding
	if err := control.Get(t.Context(), client.ObjectKeyFromObject(binding), &found); err != nil || len(found.Subjects) != 2 {
		t.Errorf("subjects %v, %v, want both", found.Subjects, err)
	}
	var restored rbacv1.ClusterRole
	if err := control.Get(t.Context(), client.ObjectKeyFromObject(role), &restored); err != nil || len(restored.Rules) != 1 {
		t.Errorf("rules %v, %v, want the rules of the contract", restored.Rules, err)
	}
}

// An API whose server is removed must not stay registered: it would be unavailable.
func TestAPIServices_remove(t *testing.T) {
	t.Parallel()
	control := fakecontrol.New(t, fakecontrol.Options{Scheme: apiScheme(t)})
	search := apiservice.Search(443, []byte("ca"))
	if err := apiservice.Apply(t.Context(), control, search); err != nil {
		t.Fatal(err)
	}
	control.Writes(fakecontrol.Write.ByName)
	for _, want := range [][]string{{"delete v1alpha1.search.karmada.io", "delete karmada-search"}, nil} {
		if err := apiservice.Remove(t.Context(), control, search); err != nil {
			t.Fatal(err)
		}
		if got := control.Writes(fakecontrol.Write.ByName); !slices.Equal(got, want) {
			t.Errorf("writes = %q, want %q", got, want)
		}
	}
}

func apiScheme(t *testing.T) *runtime.Scheme {
	t.Helper()
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{corev1.AddToScheme, apiregistrationv1.AddToScheme} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	return scheme
}

// All agents together have a small share of the API server, each one with its own queues.
func TestAgentPriority(t *testing.T) {
	t.Parallel()
	level, schema := agentPriority()
	if l := level.Spec.Limited; l == nil || *l.NominalConcurrencyShares > 30 || l.LimitResponse.Queuing == nil {
		t.Errorf("priority level %+v, want at most 30 shares and queues", level.Spec)
	}
	s := schema.Spec
	if s.PriorityLevelConfiguration.Name != level.Name || s.DistinguisherMethod.Type != flowcontrolv1.FlowDistinguisherMethodByUserType ||
		len(s.Rules) != 1 || s.Rules[0].Subjects[0].Group.Name != names.AgentsGroup {
		t.Errorf("FlowSchema %+v, want the requests of agents, divided by user", s)
	}
}
