// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package register

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/agent/deploy"
	"karmada.io/karmada/internal/cli/access"
)

// The token is read from a file or from the standard input, not from the arguments that all users of a machine can read.
func TestComplete_tokenFile(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "token")
	if err := os.WriteFile(file, []byte("abcdef.0123456789abcdef\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, tc := range map[string]struct {
		args []string
		want string
	}{
		"file":       {[]string{"--token-file", file}, "kubeconfig"}, // the next step
		"stdin":      {[]string{"--token-file=-"}, "kubeconfig"},
		"none":       {nil, "token is required"},
		"no file":    {[]string{"--token-file", file + ".missing"}, "read the token"},
		"both":       {[]string{"--token-file", file, "--token=abcdef.0123456789abcdef"}, "exclude each other"},
		"no secrets": {[]string{"--report-secrets=None,KubeCredentials"}, "excludes all others"},
	} {
		s := &access.Session{In: strings.NewReader("abcdef.0123456789abcdef\n"), Out: io.Discard, Err: io.Discard}
		c := NewCommand(s)
		c.SetArgs(append([]string{"10.0.0.1:5443", "--discovery-token-unsafe-skip-ca-verification"}, tc.args...))
		c.SetOut(io.Discard)
		c.SetErr(io.Discard)
		if err := c.ExecuteContext(t.Context()); err == nil || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%s: %v, want an error with %q", name, err, tc.want)
		}
	}
}

// The Deployment of the agent is available before the agent creates the Cluster.
func TestAwaitCluster(t *testing.T) {
	t.Parallel()
	scheme := runtime.NewScheme()
	if err := clusterv1alpha1.AddToScheme(scheme); err != nil {
		t.Fatal(err)
	}
	reads := 0
	get := func(ctx context.Context, c client.WithWatch, key client.ObjectKey, o client.Object, opts ...client.GetOption) error {
		if reads++; reads == 2 { // the agent creates the Cluster after the first read
			if err := c.Create(ctx, &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}); err != nil {
				return err
			}
		}
		return c.Get(ctx, key, o, opts...)
	}
	control := fake.NewClientBuilder().WithScheme(scheme).WithInterceptorFuncs(interceptor.Funcs{Get: get}).Build()
	agent := deploy.Options{Cluster: "m1", Namespace: "karmada-system", Replicas: 1}
	if _, err := awaitCluster(t.Context(), control, agent, time.Minute); err != nil || reads < 2 {
		t.Errorf("awaitCluster() = %v after %d reads", err, reads)
	}
	agent.Cluster = "m2"
	_, err := awaitCluster(t.Context(), control, agent, time.Millisecond)
	if err == nil || !strings.Contains(err.Error(), "kubectl logs --namespace karmada-system deployment/karmada-agent") {
		t.Errorf("awaitCluster() = %v, want an error with the next step", err)
	}
}
