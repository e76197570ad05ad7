// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"k8s.io/client-go/informers"
	"k8s.io/client-go/rest"
	"k8s.io/controller-manager/pkg/clientbuilder"
	kubecontrollers "k8s.io/kubernetes/pkg/controller/apis/config"
	signerconfig "k8s.io/kubernetes/pkg/controller/certificates/signer/config"

	"karmada.io/karmada/internal/install/pki"
)

func TestDescriptors(t *testing.T) {
	t.Parallel()
	all := descriptors()
	if all[0].alias != "serviceaccount-token" {
		t.Errorf("the first controller is %s, want that of service account tokens", all[0].name)
	}
	seen := map[string]bool{}
	for _, d := range all {
		if d.name == "" || d.alias == "" || d.build == nil || seen[d.name] || seen[d.alias] {
			t.Errorf("incomplete or repeated controller %+v", d)
		}
		seen[d.name], seen[d.alias] = true, true
	}
	if got := OptIn(); !slices.Equal(got, []string{"bootstrap-signer-controller", "token-cleaner-controller"}) {
		t.Errorf("OptIn() = %v", got)
	}
}

func TestNewCommand_unknownController(t *testing.T) {
	cmd := NewCommand()
	cmd.SilenceErrors, cmd.SilenceUsage = true, true
	cmd.SetArgs([]string{"--controllers=namespace,nodelifecycle", "--kubeconfig=/nonexistent"})
	if err := cmd.Execute(); err == nil || !strings.Contains(err.Error(), "nodelifecycle") {
		t.Errorf("error %v, want one about nodelifecycle", err)
	}
}

func TestNewSigners(t *testing.T) {
	t.Parallel()
	bundle, err := pki.Ensure(filepath.Join(t.TempDir(), "pki"), time.Now(), pki.Options{})
	if err != nil {
		t.Fatal(err)
	}
	ca := bundle.CA()
	type config = signerconfig.CSRSigningControllerConfiguration
	own := signerconfig.CSRSigningConfiguration{CertFile: ca.CertFile, KeyFile: ca.KeyFile}
	common := config{ClusterSigningCertFile: ca.CertFile, ClusterSigningKeyFile: ca.KeyFile}
	both, noKey := common, own
	both.LegacyUnknownSignerConfiguration = own
	noKey.KeyFile = ""
	tests := map[string]struct {
		config  config
		enabled bool
		err     string
	}{
		"no CA":     {},
		"common CA": {config: common, enabled: true},
		"own CA":    {config: config{KubeAPIServerClientSignerConfiguration: own}, enabled: true},
		"both":      {config: both, err: "exclude"},
		"no key":    {config: config{KubeletServingSignerConfiguration: noKey}, err: "missing filename"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := &parts{
				Options:   Options{Clients: clientbuilder.SimpleControllerClientBuilder{ClientConfig: &rest.Config{}}},
				config:    kubecontrollers.KubeControllerManagerConfiguration{CSRSigningController: test.config},
				informers: informers.NewSharedInformerFactory(nil, 0),
			}
			run, err := newSigners(context.Background(), p)
			if (run != nil) != test.enabled || (err == nil) != (test.err == "") || (err != nil && !strings.Contains(err.Error(), test.err)) {
				t.Errorf("newSigners() = enabled %v, error %v", run != nil, err)
			}
		})
	}
}
