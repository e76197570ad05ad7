// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"karmada.io/karmada/internal/install"
	"karmada.io/karmada/test/fakeapi"
	"karmada.io/karmada/test/simapi"
)

// The API server calls no webhook before it deletes a webhook configuration, an admission policy or a ClusterRole of Karmada.
func TestMissingAdmission(t *testing.T) {
	t.Parallel()
	groups := slices.DeleteFunc(simapi.Builtin(), func(g simapi.Group) bool {
		return !slices.Contains([]string{"admissionregistration.k8s.io", "apiregistration.k8s.io", "coordination.k8s.io"}, g.Group)
	})
	servers := func(removed ...string) *fakeapi.Server {
		s := statusServers(t)
		s.Control.Groups = groups
		for _, o := range install.Required() {
			version := "admissionregistration.k8s.io/v1"
			kind := strings.TrimPrefix(fmt.Sprintf("%T", o), "*v1.")
			if kind == "ClusterRole" {
				version = "rbac.authorization.k8s.io/v1"
			}
			if !slices.Contains(removed, kind+" "+o.GetName()) {
				s.Control.Objects = append(s.Control.Objects, fakeapi.Object(version, kind, "", o.GetName()))
			}
		}
		return s
	}
	kubeconfig := servers().Start(t)
	if got := run(t, "status", "--kubeconfig", kubeconfig); strings.Contains(got.Out, "Webhooks:") {
		t.Errorf("status = %+v, want no line about webhooks", got)
	}
	assertContains(t, "doctor", run(t, "doctor", "--kubeconfig", kubeconfig).Out, []string{
		"OK       Webhooks", "OK       Admission", "OK       Roles",
	})
	broken := servers("ValidatingWebhookConfiguration validating-config", "MutatingWebhookConfiguration mutating-config",
		"ValidatingAdmissionPolicyBinding agents.karmada.io", "ClusterRole karmada-view")
	kubeconfig = broken.Start(t)
	got := run(t, "doctor", "--kubeconfig", kubeconfig)
	assertContains(t, "doctor", got.Out, []string{
		"Error    Webhooks      ValidatingWebhookConfiguration validating-config: it does not exist: policies and other",
		"Error    Webhooks      MutatingWebhookConfiguration mutating-config: it does not exist: ",
		"Error    Admission     ValidatingAdmissionPolicyBinding agents.karmada.io: it does not exist: ",
		"Error    Roles         ClusterRole karmada-view: it does not exist: ", "start `karmada up` again",
	})
	if n := strings.Count(got.Out, "it does not exist"); n != 4 || strings.Contains(got.Out, "the webhooks respond") {
		t.Errorf("doctor reports %d missing objects, want 4 and no responding webhook:\n%s", n, got.Out)
	}
	assertContains(t, "status", run(t, "status", "--kubeconfig", kubeconfig).Out, []string{
		"Webhooks:   ValidatingWebhookConfiguration validating-config does not exist: policies and other settings are not validated",
		"Webhooks:   MutatingWebhookConfiguration mutating-config does not exist: ", " doctor",
	})
	// A user who may not read them gets no line.
	kubeconfig = startBehind(t, broken, func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasPrefix(r.URL.Path, "/apis/admissionregistration.k8s.io/v1/") {
			return false
		}
		w.WriteHeader(http.StatusForbidden)
		return true
	})
	if got := run(t, "status", "--kubeconfig", kubeconfig); got.Code != 0 || strings.Contains(got.Out, "Webhooks:") {
		t.Errorf("status = %+v, want no line about webhooks", got)
	}
}
