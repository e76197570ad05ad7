// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"helm.sh/helm/v3/pkg/action"
	"helm.sh/helm/v3/pkg/chart"
	appsv1 "k8s.io/api/apps/v1"
	"k8s.io/cli-runtime/pkg/genericclioptions"
	"k8s.io/cli-runtime/pkg/genericiooptions"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"k8s.io/kubectl/pkg/cmd"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/test/env"
)

// kubeconfig writes a kubeconfig for a cluster to a file and returns its path.
func kubeconfig(t *testing.T, c *rest.Config) string {
	t.Helper()
	config := clientcmdapi.NewConfig()
	config.Clusters["it"] = &clientcmdapi.Cluster{
		Server:                   c.Host,
		CertificateAuthority:     c.CAFile,
		CertificateAuthorityData: c.CAData,
		TLSServerName:            c.ServerName,
	}
	config.AuthInfos["it"] = &clientcmdapi.AuthInfo{
		ClientCertificate: c.CertFile, ClientCertificateData: c.CertData, ClientKey: c.KeyFile, ClientKeyData: c.KeyData, Token: c.BearerToken,
	}
	config.Contexts["it"] = &clientcmdapi.Context{Cluster: "it", AuthInfo: "it"}
	config.CurrentContext = "it"
	path := filepath.Join(t.TempDir(), "kubeconfig")
	if err := clientcmd.WriteToFile(*config, path); err != nil {
		t.Fatal(err)
	}
	return path
}

// kubectlRunner runs the code of kubectl as the program does, in one namespace.
type kubectlRunner struct {
	*fixture
	config string
}

// run returns the output and the exit code. A manifest is written to a file, whose path is appended to args.
func (k kubectlRunner) run(manifest string, args ...string) (out string, code int) {
	k.Helper()
	if manifest != "" {
		file := filepath.Join(k.TempDir(), "manifest.yaml")
		if err := os.WriteFile(file, []byte(manifest), 0o600); err != nil {
			k.Fatal(err)
		}
		args = append(slices.Clone(args), "-f", file)
	}
	var printed bytes.Buffer
	streams := genericiooptions.IOStreams{In: &bytes.Buffer{}, Out: &printed, ErrOut: &printed}
	flags := genericclioptions.NewConfigFlags(true).WithWrapConfigFn(func(c *rest.Config) *rest.Config {
		c.WarningHandler = rest.NewWarningWriter(&printed, rest.WarningWriterOptions{Deduplicate: true})
		return c
	})
	root := cmd.NewKubectlCommand(cmd.KubectlOptions{ConfigFlags: flags, IOStreams: streams, Arguments: args})
	// kubectl prints the warnings of all clients of its process; in a test these include the control plane's.
	root.PersistentPreRunE = nil
	root.SetArgs(append([]string{"--kubeconfig", k.config, "--namespace", k.ns}, args...))
	root.SetIn(streams.In)
	root.SetOut(&printed)
	root.SetErr(&printed)
	var failed error
	if err := access.Catch(func() { failed = root.ExecuteContext(k.Context()) }); err != nil {
		failed = err
	}
	if failed == nil {
		return printed.String(), 0
	}
	ended := access.ToExitError(failed)
	return printed.String() + ended.Message, ended.Code
}

// expect runs a command that must succeed with the given words in its output.
func (k kubectlRunner) expect(words, manifest string, args ...string) {
	k.Helper()
	out, code := k.run(manifest, args...)
	if code != 0 || !contains(out, words) {
		k.Fatalf("kubectl %s: exit code %d, output does not have %q:\n%s", strings.Join(args, " "), code, words, out)
	}
}

const nginxYAML = `
apiVersion: apps/v1
kind: Deployment
metadata: {name: nginx, labels: {app: nginx}}
spec:
  replicas: %d
  selector: {matchLabels: {app: nginx}}
  template:
    metadata: {labels: {app: nginx}}
    spec: {containers: [{name: nginx, image: "%s"}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: nginx}
spec:
  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: nginx}]
  placement:
    clusterAffinity: {clusterNames: [member1, member2]}
    replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Weighted}
`

func kubectl(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	k := kubectlRunner{f, kubeconfig(t, e.Config)}
	d := f.deployment("nginx", 2)
	k.expect("deployment.apps/nginx created", fmt.Sprintf(nginxYAML, 2, "nginx:1.27"), "apply")
	k.expect("successfully rolled out", "", "rollout", "status", "deployment/nginx", "--timeout=90s")
	f.waitDivided(d, map[string]int32{member1: 1, member2: 1})

	k.expect("deployment.apps/nginx unchanged", fmt.Sprintf(nginxYAML, 2, "nginx:1.27"), "apply")
	if out, code := k.run(fmt.Sprintf(nginxYAML, 2, "nginx:1.27"), "diff"); code != 0 {
		t.Errorf("diff of the applied manifest: exit code %d:\n%s", code, out)
	}
	if out, code := k.run(fmt.Sprintf(nginxYAML, 2, "nginx:1.28"), "diff"); code != 1 || !contains(out, "nginx:1.28") {
		t.Errorf("diff of another image: exit code %d:\n%s", code, out)
	}
	k.expect("deployment.apps/nginx configured", fmt.Sprintf(nginxYAML, 4, "nginx:1.28"), "apply")
	k.expect("successfully rolled out", "", "rollout", "status", "deployment/nginx", "--timeout=90s")
	f.waitDivided(d, map[string]int32{member1: 2, member2: 2})
	k.expect("condition met", "", "wait", "--for=jsonpath={.status.readyReplicas}=4", "deployment/nginx", "--timeout=90s")
	k.expect("condition met", "", "wait", "--for=condition=Scheduled", "resourcebinding/nginx-deployment", "--timeout=90s")

	// Server-side apply: fields that client-side apply wrote belong to the client's field manager.
	k.expect("serverside-applied", fmt.Sprintf(nginxYAML, 2, "nginx:1.28"), "apply", "--server-side", "--force-conflicts")
	k.expect("successfully rolled out", "", "rollout", "status", "deployment/nginx", "--timeout=90s")
	f.waitDivided(d, map[string]int32{member1: 1, member2: 1})
	k.expect("serverside-applied", fmt.Sprintf(nginxYAML, 2, "nginx:1.29"), "apply", "--server-side")
	f.waitImage(d, "nginx:1.29")

	// The editor changes the image.
	k.edit("deployment.apps/nginx edited", "s/nginx:1.29/nginx:1.30/", "deployment/nginx")
	f.waitImage(d, "nginx:1.30")

	k.expect("deleted", "", "delete", "deployment/nginx", "--timeout=90s")
	f.waitOnlyIn(d)
}

// editor is held by the scenario that determines the editor of kubectl, which is a variable of this process.
var editor sync.Mutex

// edit runs kubectl edit with the editor "sed -i EXPRESSION".
func (k kubectlRunner) edit(message, expression string, args ...string) {
	k.Helper()
	editor.Lock()
	defer editor.Unlock()
	const variable = "KUBE_EDITOR"
	if err := os.Setenv(variable, "sed -i "+expression); err != nil { // tests that run in parallel cannot call t.Setenv
		k.Fatal(err)
	}
	defer os.Unsetenv(variable) //nolint:errcheck // it was set
	k.expect(message, "", append([]string{"edit"}, args...)...)
}

// waitImage waits until a Deployment runs an image in member1 and member2.
func (f *fixture) waitImage(d *appsv1.Deployment, image string) {
	f.Helper()
	f.eventually("members run "+image, func(ctx context.Context) error {
		for _, cluster := range []string{member1, member2} {
			var observed appsv1.Deployment
			if err := f.e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(d), &observed); err != nil {
				return err
			}
			if got := observed.Spec.Template.Spec.Containers[0].Image; got != image {
				return fmt.Errorf("%s has %s", cluster, got)
			}
		}
		return nil
	})
}

const chartYAML = `
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ .Release.Name }}
  labels: {app.kubernetes.io/instance: {{ .Release.Name }}}
spec:
  replicas: {{ .Values.replicas }}
  selector: {matchLabels: {app: {{ .Release.Name }}}}
  template:
    metadata: {labels: {app: {{ .Release.Name }}}}
    spec: {containers: [{name: web, image: "{{ .Values.image }}"}]}
---
apiVersion: v1
kind: ConfigMap
metadata:
  name: {{ .Release.Name }}
  labels: {app.kubernetes.io/instance: {{ .Release.Name }}}
data: {image: "{{ .Values.image }}"}
`

func helm(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	instance := map[string]string{"app.kubernetes.io/instance": "web"}
	f.create(f.dividing("web", []string{member1, member2}, labeled("apps/v1", "Deployment", instance), labeled("v1", "ConfigMap", instance)))

	config := kubeconfig(t, e.Config)
	flags := genericclioptions.NewConfigFlags(true)
	flags.KubeConfig, flags.Namespace = &config, &f.ns
	var settings action.Configuration
	if err := settings.Init(flags, f.ns, "secret", func(string, ...any) {}); err != nil {
		t.Fatal(err)
	}
	it := &chart.Chart{
		Metadata:  &chart.Metadata{APIVersion: chart.APIVersionV2, Name: "web", Version: "1.0.0"},
		Templates: []*chart.File{{Name: "templates/web.yaml", Data: []byte(chartYAML)}},
		Values:    map[string]any{"image": "nginx:1.27", "replicas": 2},
	}
	install := action.NewInstall(&settings)
	install.ReleaseName, install.Namespace = "web", f.ns
	if _, err := install.RunWithContext(t.Context(), it, nil); err != nil {
		t.Fatalf("helm install: %v", err)
	}
	d, c := f.deployment("web", 2), f.configMap("web", nil)
	f.waitDivided(d, map[string]int32{member1: 1, member2: 1})
	f.waitOnlyIn(c, member1, member2)

	upgrade := action.NewUpgrade(&settings)
	upgrade.Namespace = f.ns
	if _, err := upgrade.RunWithContext(t.Context(), "web", it, map[string]any{"image": "nginx:1.28", "replicas": 4}); err != nil {
		t.Fatalf("helm upgrade: %v", err)
	}
	f.waitDivided(d, map[string]int32{member1: 2, member2: 2})
	f.waitImage(d, "nginx:1.28")

	if _, err := action.NewUninstall(&settings).Run("web"); err != nil {
		t.Fatalf("helm uninstall: %v", err)
	}
	f.waitOnlyIn(d)
	f.waitOnlyIn(c)
	f.waitPropagationDeleted("Deployment", "web")
}
