// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/cli/access"
)

const (
	// controlFlags and namespaceFlag are the flags of commands that use the control plane.
	controlFlags  = "karmada-context="
	namespaceFlag = "n/namespace="
	// fileFlags select objects in files.
	fileFlags = "f/filename=[] k/kustomize= R/recursive=false"
	logFlags  = "all-containers=false all-pods=false c/container= f/follow=false ignore-errors=false " +
		"insecure-skip-tls-verify-backend=false limit-bytes=0 max-log-requests=5 pod-running-timeout=20s prefix=false p/previous=false " +
		"l/selector= since=0s since-time= tail=-1 timestamps=false"
	containerFlags = "c/container= i/stdin=false t/tty=false q/quiet=false pod-running-timeout=1m0s s/operation-scope=karmada cluster="
	labelFlags     = "all=false A/all-namespaces=false dry-run=none field-selector= list=false local=false o/output= overwrite=false " +
		"resource-version= l/selector="
)

// contractFlags are the flags of the contract by command, as SHORTHAND/NAME=DEFAULT.
var contractFlags = map[string][]string{
	"init": {
		"context= n/namespace=karmada-system p/port=32443 d/karmada-data=/etc/karmada karmada-pki=/etc/karmada/pki config=",
		"host-cluster-domain=cluster.local wait-component-ready-timeout=120 cert-external-ip= cert-external-dns=",
		"cert-validity-period=8760h0m0s ca-cert-file= ca-key-file= image-pull-policy=IfNotPresent image-pull-secrets=[]",
		"private-image-registry= kube-image-registry= kube-image-mirror-country= kube-image-tag=v1.36.2 etcd-image=",
		"etcd-storage-mode=hostPath etcd-data=/var/lib/karmada-etcd etcd-node-selector-labels= etcd-pvc-size=5Gi storage-classes-name=",
		"external-etcd-servers= external-etcd-ca-cert-path= external-etcd-client-cert-path= external-etcd-client-key-path=",
		"external-etcd-key-prefix= karmada-apiserver-advertise-address= karmada-apiserver-image= karmada-kube-controller-manager-image=",
		"etcd-replicas=1 etcd-priority-class=system-node-critical etcd-extra-args=[]",
		"karmada-apiserver-replicas=1 karmada-apiserver-priority-class=system-node-critical karmada-apiserver-extra-args=[]",
		"karmada-scheduler-replicas=1 karmada-scheduler-priority-class=system-node-critical karmada-scheduler-extra-args=[]",
		"karmada-kube-controller-manager-replicas=1 karmada-kube-controller-manager-priority-class=system-node-critical",
		"karmada-kube-controller-manager-extra-args=[]",
		"karmada-controller-manager-replicas=1 karmada-controller-manager-priority-class=system-node-critical",
		"karmada-controller-manager-extra-args=[]",
		"karmada-webhook-replicas=1 karmada-webhook-priority-class=system-node-critical karmada-webhook-extra-args=[]",
		"karmada-aggregated-apiserver-replicas=1 karmada-aggregated-apiserver-priority-class=system-node-critical",
		"karmada-aggregated-apiserver-extra-args=[]",
	},
	"addons enable": {
		"n/namespace=karmada-system context= karmada-kubeconfig=/etc/karmada/karmada-apiserver.config karmada-context= C/cluster=",
		"private-image-registry= pod-timeout=120 apiservice-timeout=30 member-kubeconfig= member-context= host-cluster-domain=cluster.local",
		"karmada-descheduler-replicas=1 karmada-metrics-adapter-replicas=1 karmada-search-replicas=1 karmada-estimator-replicas=1",
		"descheduler-priority-class=system-node-critical metrics-adapter-priority-class=system-node-critical",
		"estimator-priority-class=system-node-critical search-priority-class=system-node-critical",
	},
	"addons disable": {"n/namespace=karmada-system context= C/cluster= f/force=false"},
	"addons list":    {"n/namespace=karmada-system context= C/cluster="},
	"deinit":         {"context= n/namespace=karmada-system dry-run=false f/force=false purge-namespace=false"},
	"join": {
		controlFlags, "cluster-kubeconfig= cluster-context= cluster-namespace=karmada-cluster cluster-provider= cluster-region= cluster-zones=[]",
		"karmada-as= karmada-as-uid= karmada-as-group=[] dry-run=false",
	},
	"unjoin": {controlFlags, "cluster-kubeconfig= cluster-context= cluster-namespace=karmada-cluster force=false wait=1m0s dry-run=false"},
	"token create": {
		controlFlags, "description= groups=[system:bootstrappers:karmada:default-cluster-token] usages=[signing,authentication] ttl=24h0m0s",
		"print-register-command=false",
	},
	"token list":   {controlFlags},
	"token delete": {controlFlags},
	"cordon":       {controlFlags, "dry-run=false"},
	"uncordon":     {controlFlags, "dry-run=false"},
	"taint":        {controlFlags, "overwrite=false dry-run=false"},
	"get": {
		controlFlags, namespaceFlag, "s/operation-scope=karmada C/clusters=[] A/all-namespaces=false l/labels= ignore-not-found=false",
		"w/watch=false watch-only=false output-watch-events=false o/output= L/label-columns=[] show-labels=false show-kind=false",
		"no-headers=false show-managed-fields=false sort-by= template= allow-missing-template-keys=true",
	},
	"describe": {
		controlFlags, namespaceFlag, fileFlags, "l/selector= A/all-namespaces=false show-events=true chunk-size=500",
		"s/operation-scope=karmada C/cluster=",
	},
	"logs":   {controlFlags, namespaceFlag, logFlags, "C/cluster="},
	"exec":   {controlFlags, namespaceFlag, containerFlags, "f/filename=[]"},
	"attach": {controlFlags, namespaceFlag, containerFlags},
	"top pod": {
		controlFlags, namespaceFlag, "C/clusters=[] A/all-namespaces=false l/selector= field-selector= sort-by= containers=false",
		"no-headers=false sum=false use-protocol-buffers=true",
	},
	"top node": {controlFlags, "clusters=[] l/selector= sort-by= no-headers=false show-capacity=false use-protocol-buffers=true"},
	"explain":  {controlFlags, namespaceFlag, "api-version= R/recursive=false o/output=plaintext s/operation-scope=karmada cluster="},
	"api-resources": {
		controlFlags, "api-group= cached=false categories=[] namespaced=true no-headers=false o/output= show-managed-fields=false sort-by=",
		"verbs=[] s/operation-scope=karmada cluster=",
	},
	"api-versions": {controlFlags, "s/operation-scope=karmada cluster="},
	"create": {
		controlFlags, namespaceFlag, fileFlags, "l/selector= o/output= edit=false raw= save-config=false validate=strict dry-run=none",
		"field-manager=kubectl-create windows-line-endings=false",
	},
	"delete": {
		controlFlags, namespaceFlag, fileFlags, "all=false A/all-namespaces=false cascade=background dry-run=none field-selector= force=false",
		"grace-period=-1 ignore-not-found=false i/interactive=false now=false o/output= raw= l/selector= timeout=0s wait=true",
	},
	"edit": {
		controlFlags, namespaceFlag, fileFlags, "field-manager=kubectl-edit o/output= output-patch=false save-config=false subresource=",
		"validate=strict windows-line-endings=false",
	},
	"patch": {
		controlFlags, namespaceFlag, fileFlags, "p/patch= patch-file= type=strategic local=false subresource= dry-run=none",
		"field-manager=kubectl-patch o/output=",
	},
	"label":    {controlFlags, namespaceFlag, fileFlags, labelFlags, "field-manager=kubectl-label"},
	"annotate": {controlFlags, namespaceFlag, fileFlags, labelFlags, "field-manager=kubectl-annotate"},
	"apply": {
		controlFlags, namespaceFlag, fileFlags, "l/selector= all=false prune=false prune-allowlist=[] server-side=false force-conflicts=false",
		"force=false grace-period=-1 timeout=0s wait=false dry-run=none overwrite=true openapi-patch=true",
		"field-manager=kubectl-client-side-apply validate=strict subresource= o/output= all-clusters=false C/cluster=[]",
	},
	"promote": {
		controlFlags, namespaceFlag, "C/cluster= cluster-kubeconfig= cluster-context= auto-create-policy=true policy-name=",
		"d/dependencies=false o/output= dry-run=false",
	},
	"interpret": {
		controlFlags, "f/filename=[] R/recursive=false operation= check=false edit=false show-doc=false desired-file= observed-file=",
		"status-file= desired-replica=0 o/output= template=",
	},
	"completion": {},
	"version":    {},
	"options":    {},
}

// globalFlags holds the flags of the contract that every command has.
const globalFlags = "add-dir-header=false alsologtostderr=false alsologtostderrthreshold=0 kubeconfig= " +
	"legacy-stderr-threshold-behavior=true log-backtrace-at=:0 log-dir= log-file= log-file-max-size=1800 " +
	"log-flush-frequency=5s logtostderr=true one-output=false " +
	"skip-headers=false skip-log-headers=false stderrthreshold=2 v/v=0 vmodule="

func TestCommands_contractFlags(t *testing.T) {
	t.Parallel()
	root := newRoot(&access.Session{Args: []string{"karmadactl"}, In: strings.NewReader(""), Out: io.Discard, Err: io.Discard})
	for name, flags := range contractFlags {
		t.Run(name, func(t *testing.T) {
			command, rest, err := root.Find(strings.Fields(name))
			if err != nil || len(rest) > 0 {
				t.Fatalf("Find(%s): %v, %v", name, rest, err)
			}
			command.InheritedFlags() // merges persistent flags of parents
			for want := range strings.FieldsSeq(strings.Join(flags, " ") + " " + globalFlags) {
				checkFlag(t, command.Flag, want)
			}
		})
	}
}

func checkFlag(t *testing.T, lookup func(name string) *pflag.Flag, want string) {
	t.Helper()
	full, value, _ := strings.Cut(want, "=")
	shorthand, name, found := strings.Cut(full, "/")
	if !found {
		shorthand, name = "", full
	}
	flag := lookup(name)
	switch {
	case flag == nil:
		t.Errorf("no flag --%s", name)
	case flag.Shorthand != shorthand && (shorthand != "" || flag.Shorthand != "C"): // -C selects a member in every command
		t.Errorf("--%s has the shorthand %q, want %q", name, flag.Shorthand, shorthand)
	case flag.DefValue != value:
		t.Errorf("--%s has the default %q, want %q", name, flag.DefValue, value)
	}
}

// Every command has a script that runs it, here or in test/behavior. init, deinit and addons need a host cluster; they have tests
// of their own.
func TestCommands_scripts(t *testing.T) {
	t.Parallel()
	var scripts strings.Builder
	for _, pattern := range []string{"testdata/script/*.txtar", "../../test/behavior/testdata/cli*/*.txtar"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %d files, %v", pattern, len(files), err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			scripts.Write(text)
		}
	}
	var visit func(c *cobra.Command)
	visit = func(c *cobra.Command) {
		for _, child := range c.Commands() {
			visit(child)
		}
		name := strings.TrimPrefix(c.CommandPath(), c.Root().CommandPath()+" ")
		group, _, _ := strings.Cut(name, " ")
		isGroup := c.HasSubCommands() && name != "create" // kubectl defines the subcommands of create
		if isGroup || slices.Contains([]string{"init", "deinit", "addons"}, group) || strings.HasPrefix(name, "create ") {
			return
		}
		line := regexp.MustCompile(`(?m)^(! )?(exec (karmadactl|kubectl-karmada)|karmadactl|exits \d+|waits) ` + name + `( |$)`)
		if !line.MatchString(scripts.String()) {
			t.Errorf("no script runs karmadactl %s", name)
		}
	}
	session := &access.Session{Args: []string{"karmadactl"}, In: strings.NewReader(""), Out: io.Discard, Err: io.Discard}
	for _, c := range newRoot(session).Commands() {
		visit(c)
	}
}
