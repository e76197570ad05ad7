// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package servers_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/servers"
)

// Every flag of the contract exists in its component, with the default of the contract.
func TestServers_contractFlags(t *testing.T) {
	t.Parallel()
	table, err := os.ReadFile("testdata/flags.txt")
	if err != nil {
		t.Fatal(err)
	}
	commands := map[string]*cobra.Command{}
	for _, s := range servers.Servers() {
		commands[s.Name] = component.Command(s)
	}
	seen := map[string]bool{}
	for line := range strings.Lines(string(table)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		fields := strings.Fields(line)
		if len(fields) != 3 {
			t.Fatalf("line %q has %d fields, want component, flag and default", line, len(fields))
		}
		name, flag, want := fields[0], fields[1], fields[2]
		seen[name] = true
		cmd := commands[name]
		if cmd == nil {
			t.Fatalf("component %s does not exist", name)
		}
		f := cmd.Flags().Lookup(flag)
		switch {
		case f == nil:
			t.Errorf("%s: --%s does not exist", name, flag)
		case want == "*":
		case want == "-" && f.DefValue == "", f.DefValue == want:
		default:
			t.Errorf("%s: --%s has the default %q, want %q", name, flag, f.DefValue, want)
		}
	}
	for name := range commands {
		if !seen[name] {
			t.Errorf("testdata/flags.txt has no flags of %s", name)
		}
	}
}

// Every flag has a help text, which states why the flag has no effect if it has none.
func TestServers_usage(t *testing.T) {
	t.Parallel()
	for _, s := range servers.Servers() {
		component.Command(s).Flags().VisitAll(func(f *pflag.Flag) {
			if strings.TrimSpace(f.Usage) == "" {
				t.Errorf("%s: --%s has no help", s.Name, f.Name)
			}
			if reason := component.IgnoredReason(f); reason != "" && f.Usage != "No effect: "+reason+"." {
				t.Errorf("%s: --%s: help %q does not state that it has no effect", s.Name, f.Name, f.Usage)
			}
		})
	}
}

// Commands of manifests that exist start the components: they are parsed without an error.
func TestServers_manifests(t *testing.T) {
	t.Parallel()
	for name, args := range map[string][]string{
		"controller-manager": {
			"--kubeconfig=/etc/karmada/karmada.kubeconfig", "--bind-address=0.0.0.0", "--cluster-status-update-frequency=10s",
			"--secure-port=10357", "--leader-elect=true", "--leader-elect-resource-namespace=karmada-system", "--v=4",
		},
		"scheduler": {
			"--kubeconfig=/etc/karmada/karmada.kubeconfig", "--bind-address=0.0.0.0", "--secure-port=10351", "--leader-elect=true",
			"--leader-elect-resource-namespace=karmada-system", "--scheduler-estimator-timeout=3s", "--enable-scheduler-estimator=true",
			"--v=4",
		},
		"webhook": {
			"--kubeconfig=/etc/karmada/config/karmada.config", "--bind-address=10.0.0.1", "--metrics-bind-address=10.0.0.1:8080",
			"--health-probe-bind-address=10.0.0.1:8000", "--secure-port=8443", "--cert-dir=/var/serving-cert", "--v=2",
			"--feature-gates=AllAlpha=true,AllBeta=true", "--allow-no-execute-taint-policy=true", "--logging-format=json",
		},
		"aggregated-apiserver": {
			"--kubeconfig=/etc/karmada/config/karmada.config", "--authentication-kubeconfig=/etc/karmada/config/karmada.config",
			"--authorization-kubeconfig=/etc/karmada/config/karmada.config", "--etcd-servers=https://etcd.karmada-system.svc:2379",
			"--etcd-cafile=/etc/karmada/pki/etcd-ca.crt", "--etcd-certfile=/etc/karmada/pki/etcd-client.crt",
			"--etcd-keyfile=/etc/karmada/pki/etcd-client.key", "--tls-cert-file=/etc/karmada/pki/karmada.crt",
			"--tls-private-key-file=/etc/karmada/pki/karmada.key", "--tls-min-version=VersionTLS13", "--audit-log-path=-",
			"--audit-log-maxage=0", "--audit-log-maxbackup=0", "--bind-address=10.0.0.1", "--feature-gates=APIResponseCompression=false",
		},
		"agent": {
			"--karmada-kubeconfig=/etc/kubeconfig/karmada-kubeconfig", "--cluster-name=member1", "--cluster-api-endpoint=https://10.0.0.1:6443",
			"--cluster-provider=", "--cluster-region=", "--cluster-zones=", "--controllers=*,certRotation", "--proxy-server-address=",
			"--leader-elect-resource-namespace=karmada-system", "--cluster-namespace=karmada-cluster",
			"--cluster-status-update-frequency=10s", "--metrics-bind-address=:8080", "--health-probe-bind-address=0.0.0.0:10357", "--v=2",
		},
		"descheduler": {
			"--kubeconfig=/etc/karmada/config/karmada.config", "--metrics-bind-address=10.0.0.1:8080",
			"--health-probe-bind-address=10.0.0.1:10358", "--leader-elect-resource-namespace=karmada-system",
			"--scheduler-estimator-ca-file=/etc/karmada/pki/ca.crt", "--scheduler-estimator-cert-file=/etc/karmada/pki/karmada.crt",
			"--scheduler-estimator-key-file=/etc/karmada/pki/karmada.key",
		},
		"search": {
			"--kubeconfig=/etc/karmada/config/karmada.config", "--authentication-kubeconfig=/etc/karmada/config/karmada.config",
			"--authorization-kubeconfig=/etc/karmada/config/karmada.config", "--etcd-servers=https://etcd.karmada-system.svc:2379",
			"--feature-gates=MultiClusterService=true",
		},
		"scheduler-estimator": {
			"--kubeconfig=/etc/member1-kubeconfig", "--cluster-name=member1", "--grpc-auth-cert-file=/etc/karmada/pki/karmada.crt",
			"--grpc-auth-key-file=/etc/karmada/pki/karmada.key", "--grpc-client-ca-file=/etc/karmada/pki/ca.crt",
		},
	} {
		servers := servers.Servers()
		i := slices.IndexFunc(servers, func(s component.Server) bool { return s.Name == name })
		cmd := component.Command(servers[i])
		if err := cmd.ParseFlags(args); err != nil {
			t.Errorf("%s: %v", name, err)
		} else if validate := servers[i].Validate; validate != nil {
			if err := validate(); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
}
