// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package clusters

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/spf13/cobra"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cluster"
)

const kubeconfig = `{"apiVersion":"v1","kind":"Config","current-context":"current","users":[{"name":"u","user":{"token":"t"}}],
"clusters":[{"name":"one","cluster":{"server":"https://one"}},{"name":"two","cluster":{"server":"https://two"}}],
"contexts":[{"name":"current","context":{"cluster":"one","user":"u"}},{"name":"m1","context":{"cluster":"two","user":"u"}}]}`

// commandFunc returns a command with a replaced registration.
type commandFunc func(*access.Session, registerFunc) *cobra.Command

// run runs a command whose registration returns registerErr. called holds the options of the registration.
func run(
	t *testing.T, newCommand commandFunc, registerErr error, env map[string]string, args ...string,
) (called *cluster.Options, out, warnings string, err error) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	s := &access.Session{Args: []string{"karmadactl"}, Env: env, Out: &stdout, Err: &stderr}
	command := newCommand(s, func(_ context.Context, o cluster.Options) error {
		called = &o
		return registerErr
	})
	command.SilenceErrors, command.SilenceUsage = true, true
	command.SetArgs(args)
	err = command.ExecuteContext(t.Context())
	return called, stdout.String(), stderr.String(), err
}

// writeKubeconfigs writes the kubeconfigs of a control plane and a member.
func writeKubeconfigs(t *testing.T) (control, member string) {
	t.Helper()
	dir := t.TempDir()
	control, member = filepath.Join(dir, "control"), filepath.Join(dir, "member")
	controlText := strings.ReplaceAll(kubeconfig, "https://one", "https://control")
	for path, text := range map[string]string{control: controlText, member: kubeconfig} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return control, member
}

func TestJoinAndUnjoin_validateArguments(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("a", 49)
	for name, test := range map[string]struct {
		newCommand commandFunc
		args       []string
		want       string
	}{
		"join without a name":         {newJoin, nil, "cluster name is required"},
		"join with an empty name":     {newJoin, []string{""}, "cluster name is required"},
		"join with two names":         {newJoin, []string{"a", "b"}, "only the cluster name is allowed as an argument"},
		"join with a long name":       {newJoin, []string{long}, "invalid cluster name(" + long + "): must be no more than 48 characters"},
		"join with an invalid name":   {newJoin, []string{"A.b"}, "invalid cluster name(A.b): a lowercase RFC 1123 label must consist of"},
		"unjoin without a name":       {newUnjoin, nil, "cluster name is required"},
		"unjoin with two names":       {newUnjoin, []string{"a", "b"}, "only the cluster name is allowed as an argument"},
		"unjoin with an invalid name": {newUnjoin, []string{"-"}, "invalid cluster name(-): "},
		"unjoin with wait 0":          {newUnjoin, []string{"m1", "--wait=0"}, "--wait 0s must be a positive duration, e.g. 1m0s"},
		"unjoin with negative wait":   {newUnjoin, []string{"m1", "--wait=-1m"}, "--wait -1m0s must be a positive duration, e.g. 1m0s"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			called, out, _, err := run(t, test.newCommand, nil, nil, append(test.args, "--kubeconfig=missing")...)
			if err == nil || !strings.HasPrefix(err.Error(), test.want) {
				t.Errorf("error %v\nwant  %s", err, test.want)
			}
			if called != nil || out != "" {
				t.Errorf("the registration was called with %v, output %s", called, out)
			}
		})
	}
}

func TestJoin(t *testing.T) {
	t.Parallel()
	const quarter = 90 * 24 * time.Hour
	control, member := writeKubeconfigs(t)
	for name, test := range map[string]struct {
		args         []string
		env          map[string]string
		registerErr  error
		want         cluster.Options
		member       string
		out, warning string
		err          string
	}{
		"current context": {
			args: []string{"m1", "--cluster-kubeconfig", member}, member: "https://one",
			want: cluster.Options{Name: "m1", ClusterNamespace: "karmada-cluster", TokenLifetime: quarter},
			out:  "cluster(m1) is joined successfully\n",
		},
		"named context": {
			args: []string{"m1", "--cluster-kubeconfig", member, "--cluster-context=m1"}, member: "https://two",
			want: cluster.Options{Name: "m1", ClusterNamespace: "karmada-cluster", TokenLifetime: quarter},
			out:  "cluster(m1) is joined successfully\n",
		},
		"default kubeconfig": {
			args: []string{"m1"}, env: map[string]string{"KUBECONFIG": member}, member: "https://one",
			want: cluster.Options{Name: "m1", ClusterNamespace: "karmada-cluster", TokenLifetime: quarter},
			out:  "cluster(m1) is joined successfully\n",
		},
		"all flags": {
			args: []string{"m1", "--cluster-kubeconfig", member, "--cluster-provider=p", "--cluster-region=r", "--cluster-zones=a,b",
				"--cluster-namespace=n", "--dry-run", "--token-lifetime=0"},
			want:   cluster.Options{Name: "m1", ClusterNamespace: "n", Provider: "p", Region: "r", Zones: []string{"a", "b"}, DryRun: true},
			member: "https://one",
			out:    "cluster(m1) can be joined; nothing was changed (dry run)\n",
		},
		"system namespace": {
			args: []string{"m1", "--cluster-kubeconfig", member, "--cluster-namespace=karmada-system"}, member: "https://one",
			want:    cluster.Options{Name: "m1", ClusterNamespace: "karmada-system", TokenLifetime: quarter},
			out:     "cluster(m1) is joined successfully\n",
			warning: "Warning: namespace karmada-system is reserved for the components of Karmada; use another one for cluster secrets.\n",
		},
		"registration fails": {
			args: []string{"m1", "--cluster-kubeconfig", member}, registerErr: errors.New("no"), member: "https://one",
			want: cluster.Options{Name: "m1", ClusterNamespace: "karmada-cluster", TokenLifetime: quarter}, err: "no",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			called, out, warning, err := run(t, newJoin, test.registerErr, test.env, append(test.args, "--kubeconfig", control)...)
			if called == nil {
				t.Fatalf("the registration was not called: %v", err)
			}
			if diff := cmp.Diff(test.want, *called, cmpopts.IgnoreFields(cluster.Options{}, "Control", "Member", "Warn")); diff != "" {
				t.Errorf("-want +got\n%s", diff)
			}
			if called.Control.Host != "https://control" || called.Member.Host != test.member {
				t.Errorf("control plane %s, member %s, want member %s", called.Control.Host, called.Member.Host, test.member)
			}
			if out != test.out || warning != test.warning || fmt.Sprint(err) != fmt.Sprint(errorOf(test.err)) {
				t.Errorf("out %q, warning %q, error %v", out, warning, err)
			}
		})
	}
}

func errorOf(text string) error {
	if text == "" {
		return nil
	}
	return errors.New(text)
}

func TestJoin_impersonates(t *testing.T) {
	t.Parallel()
	control, member := writeKubeconfigs(t)
	called, _, _, err := run(t, newJoin, nil, nil, "m1", "--kubeconfig", control, "--cluster-kubeconfig", member,
		"--karmada-as=alice", "--karmada-as-uid=1", "--karmada-as-group=a,b", "--karmada-as-group=c")
	if err != nil {
		t.Fatal(err)
	}
	want := rest.ImpersonationConfig{UserName: "alice", UID: "1", Groups: []string{"a,b", "c"}}
	if diff := cmp.Diff(want, called.Control.Impersonate, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	if called.Member.Impersonate.UserName != "" {
		t.Error("the member config has the impersonation")
	}
}

func TestJoin_kubeconfigErrors(t *testing.T) {
	t.Parallel()
	control, member := writeKubeconfigs(t)
	for name, test := range map[string]struct {
		args []string
		want string
	}{
		"missing file": {[]string{"--cluster-kubeconfig=missing"}, "load kubeconfig of cluster m1: stat missing: no such file or directory"},
		"missing context": {[]string{"--cluster-kubeconfig", member, "--cluster-context=x"},
			`load kubeconfig of cluster m1: context "x" does not exist`},
		"no kubeconfig": {nil, "load kubeconfig of cluster m1: not found; set --cluster-kubeconfig"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			called, _, _, err := run(t, newJoin, nil, map[string]string{"HOME": t.TempDir()}, append(test.args, "m1", "--kubeconfig", control)...)
			if fmt.Sprint(err) != test.want || called != nil {
				t.Errorf("error %v\nwant  %s", err, test.want)
			}
		})
	}
}

func TestUnjoin(t *testing.T) {
	t.Parallel()
	control, member := writeKubeconfigs(t)
	for name, test := range map[string]struct {
		args   []string
		want   cluster.Options
		member string
		out    string
	}{
		"without kubeconfig": {
			args: []string{"m1"}, out: "cluster(m1) is removed\n",
			want: cluster.Options{Name: "m1", ClusterNamespace: "karmada-cluster", Wait: time.Minute},
		},
		"default context": {
			args: []string{"m1", "--cluster-kubeconfig", member, "--force", "--wait=5s"}, member: "https://two",
			out:  "cluster(m1) is removed\nNo propagated object was left in it.\n",
			want: cluster.Options{Name: "m1", ClusterNamespace: "karmada-cluster", Wait: 5 * time.Second, Force: true},
		},
		"named context": {
			args: []string{"m1", "--cluster-kubeconfig", member, "--cluster-context=current", "--dry-run"}, member: "https://one",
			out:  "cluster(m1) can be removed; nothing was changed (dry run)\n",
			want: cluster.Options{Name: "m1", ClusterNamespace: "karmada-cluster", Wait: time.Minute, DryRun: true},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			called, out, _, err := run(t, newUnjoin, nil, nil, append(test.args, "--kubeconfig", control)...)
			if err != nil || out != test.out {
				t.Fatalf("out %q, error %v", out, err)
			}
			if diff := cmp.Diff(test.want, *called, cmpopts.IgnoreFields(cluster.Options{}, "Control", "Member", "Left")); diff != "" {
				t.Errorf("-want +got\n%s", diff)
			}
			got := ""
			if called.Member != nil {
				got = called.Member.Host
			}
			if got != test.member {
				t.Errorf("member %q, want %q", got, test.member)
			}
		})
	}
}

func TestUnjoin_reportsObjectsLeft(t *testing.T) {
	t.Parallel()
	control, _ := writeKubeconfigs(t)
	leaving := func(s *access.Session, unjoin registerFunc) *cobra.Command {
		return newUnjoin(s, func(ctx context.Context, o cluster.Options) error {
			o.Left([]string{"Deployment default/api", "Deployment default/web"})
			return unjoin(ctx, o)
		})
	}
	_, out, stderr, err := run(t, leaving, nil, nil, "m1", "--force", "--kubeconfig", control)
	if !strings.HasPrefix(out, "cluster(m1) is removed\nThe accounts of the control plane remain") {
		t.Errorf("out %q, want that the accounts remain", out)
	}
	if err != nil || !strings.Contains(stderr, "cluster(m1)") || !strings.Contains(stderr, "Deployment default/api, Deployment default/web") {
		t.Errorf("stderr %q, error %v; want a warning with the objects", stderr, err)
	}
}

func TestJoin_connectionRefused(t *testing.T) {
	t.Parallel()
	control, member := writeKubeconfigs(t)
	refused := func(host string) error {
		return fmt.Errorf("cluster m1: %w", &url.Error{Op: "Get", URL: host + "/api", Err: syscall.ECONNREFUSED})
	}
	_, _, _, err := run(t, newJoin, refused("https://control"), nil, "m1", "--kubeconfig", control, "--cluster-kubeconfig", member)
	var bare *url.Error
	if !errors.As(err, &bare) || !errors.Is(error(bare), err) {
		t.Errorf("control plane: error %v, want the url.Error without context", err)
	}
	_, _, _, err = run(t, newJoin, refused("https://one"), nil, "m1", "--kubeconfig", control, "--cluster-kubeconfig", member)
	if err == nil || !strings.HasPrefix(err.Error(), "cluster m1: ") {
		t.Errorf("member: error %v, want the name of the cluster", err)
	}
}
