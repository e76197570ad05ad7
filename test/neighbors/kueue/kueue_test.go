// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package kueue tests Karmada with the code of Kueue: the access to members by ClusterProfiles, the objects of MultiKueue that the
// dispatcher reads, and the Workloads that it changes. It is a separate module, because the main one does not require Kueue.
package kueue

import (
	"os"
	"slices"
	"strings"
	"testing"

	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"sigs.k8s.io/cluster-inventory-api/apis/v1alpha1"
	"sigs.k8s.io/cluster-inventory-api/pkg/credentials"
	configapi "sigs.k8s.io/kueue/apis/config/v1beta2"
	kueue "sigs.k8s.io/kueue/apis/kueue/v1beta2"
	"sigs.k8s.io/kueue/pkg/webhooks"
	"sigs.k8s.io/yaml"
)

// Directories with files that tests of Karmada write or compare.
const (
	dispatcher = "../../../internal/cluster/multikueue/testdata/"
	profiles   = "../../../internal/cluster/profile/testdata/"
)

// configuration is that of docs/howto/inventory.md#multikueue.
const configuration = `
apiVersion: config.kueue.x-k8s.io/v1beta2
kind: Configuration
multiKueue:
  dispatcherName: karmada.io/dispatcher
  clusterProfile:
    credentialsProviders:
    - name: karmada-proxy
      execConfig:
        apiVersion: client.authentication.k8s.io/v1
        command: karmadactl
        args: [credential, --kubeconfig=/etc/karmada/kubeconfig]
        provideClusterInfo: true
`

// With the documented configuration, a ClusterProfile that the controller wrote leads to the proxy, with the plugin of karmadactl.
func TestClusterProfile(t *testing.T) {
	t.Parallel()
	var config configapi.Configuration
	decode(t, []byte(configuration), &config)
	var profile v1alpha1.ClusterProfile
	decode(t, read(t, profiles+"profile.yaml"), &profile)
	var providers []credentials.Provider
	for i := range config.MultiKueue.ClusterProfile.CredentialsProviders { // as multikueue.SetupControllers
		p := &config.MultiKueue.ClusterProfile.CredentialsProviders[i]
		providers = append(providers, credentials.Provider{Name: p.Name, ExecConfig: &p.ExecConfig})
	}
	access, err := credentials.New(providers).BuildConfigFromCP(&profile)
	if err != nil {
		t.Fatal(err)
	}
	if want := "https://hub.example.com:6443/apis/cluster.karmada.io/v1alpha1/clusters/m1/proxy"; access.Host != want {
		t.Errorf("server %s, want %s", access.Host, want)
	}
	exec := access.ExecProvider
	if string(access.CAData) != "certificate" || access.Insecure || exec == nil || exec.Command != "karmadactl" || !exec.ProvideClusterInfo ||
		exec.InteractiveMode != clientcmdapi.NeverExecInteractiveMode || exec.Config == nil {
		t.Errorf("access %+v", access)
	}
}

// The objects with which the dispatcher is tested are those of Kueue.
func TestObjects(t *testing.T) {
	t.Parallel()
	for text := range strings.SplitSeq(string(read(t, dispatcher+"kueue.yaml")), "---\n") {
		var kind struct{ APIVersion, Kind string }
		if err := yaml.Unmarshal([]byte(text), &kind); err != nil {
			t.Fatal(err)
		}
		if kind.APIVersion != kueue.GroupVersion.String() {
			t.Errorf("version %s, want %s", kind.APIVersion, kueue.GroupVersion)
		}
		switch kind.Kind {
		case "AdmissionCheck":
			var o kueue.AdmissionCheck
			if decode(t, []byte(text), &o); o.Name == "mk" && o.Spec.ControllerName != kueue.MultiKueueControllerName {
				t.Errorf("controller %s, want %s", o.Spec.ControllerName, kueue.MultiKueueControllerName)
			}
		case "MultiKueueConfig":
			decode(t, []byte(text), &kueue.MultiKueueConfig{})
		case "MultiKueueCluster":
			decode(t, []byte(text), &kueue.MultiKueueCluster{})
		default:
			t.Errorf("kind %q", kind.Kind)
		}
	}
}

// Kueue accepts the nomination, and afterwards the choice of a nominated cluster, and of no other.
func TestNomination(t *testing.T) {
	t.Parallel()
	var pending, nominated kueue.Workload
	decode(t, read(t, dispatcher+"workload.yaml"), &pending)
	decode(t, read(t, dispatcher+"nominated.yaml"), &nominated)
	if want := []string{"worker-large", "small"}; !slices.Equal(nominated.Status.NominatedClusterNames, want) {
		t.Fatalf("nominated %v, want %v", nominated.Status.NominatedClusterNames, want)
	}
	if errs := webhooks.ValidateWorkloadUpdate(&nominated, &pending); len(errs) > 0 {
		t.Errorf("the nomination is denied: %v", errs.ToAggregate())
	}
	for cluster, allowed := range map[string]bool{"small": true, "other": false} {
		admitted := nominated.DeepCopy()
		admitted.Status.ClusterName, admitted.Status.NominatedClusterNames = &cluster, nil
		if errs := webhooks.ValidateWorkloadUpdate(admitted, &nominated); (len(errs) == 0) != allowed {
			t.Errorf("the choice of %s: %v", cluster, errs.ToAggregate())
		}
	}
}

// decode decodes an object, and fails if Kueue lacks a field of it.
func decode(t *testing.T, text []byte, into any) {
	t.Helper()
	if err := yaml.UnmarshalStrict(text, into); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
}

func read(t *testing.T, file string) []byte {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
