// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/rest"
	"k8s.io/component-base/featuregate"
	logsapi "k8s.io/component-base/logs/api/v1"
	ctrl "sigs.k8s.io/controller-runtime"
)

func TestCommand_flags(t *testing.T) {
	t.Parallel()
	fs := Command(Server{
		Name:           "scheduler",
		Connects:       ControlPlane,
		QPS:            40,
		Burst:          60,
		LeaderElection: &LeaderElection{Name: "lock"},
		Gates:          featuregate.NewFeatureGate(),
		Endpoints:      Endpoints{Metrics: ":8080", Health: ":10351"},
		AddFlags:       func(fs *pflag.FlagSet) { fs.String("own", "default", "") },
	}).Flags()
	for name, want := range map[string]string{
		"kubeconfig": "", "master": "", "kube-api-qps": "40", "kube-api-burst": "60", "feature-gates": "", "own": "default",
		"leader-elect": "true", "leader-elect-lease-duration": "15s", "leader-elect-renew-deadline": "10s", "leader-elect-retry-period": "2s",
		"leader-elect-resource-namespace": "karmada-system", "metrics-bind-address": ":8080", "health-probe-bind-address": ":10351",
		"enable-pprof": "false", "profiling-bind-address": "127.0.0.1:6060", "v": "0", "logging-format": "text",
	} {
		if f := fs.Lookup(name); f == nil || f.DefValue != want {
			t.Errorf("--%s: %+v, want default %q", name, f, want)
		}
	}
	minimal := Command(Server{Name: "webhook", AddFlags: func(*pflag.FlagSet) {}}).Flags()
	for _, name := range []string{
		"kube-api-qps", "leader-elect", "feature-gates", "metrics-bind-address", "health-probe-bind-address", "secure-port",
	} {
		if minimal.Lookup(name) != nil {
			t.Errorf("--%s exists, though the server does not have the option", name)
		}
	}
}

// The logging configuration of a process can be applied once, so this is the only test that runs a command.
func TestCommand_runs(t *testing.T) {
	t.Parallel()
	if err := logsapi.ResetForTest(nil); err != nil { // with -count 2
		t.Fatal(err)
	}
	invalid, failure := errors.New("invalid"), errors.New("failure")
	control := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, `{"gitVersion":"v1.36.3"}`)
	}))
	t.Cleanup(control.Close)
	var got *rest.Config
	server := Server{
		Name: "scheduler", QPS: 40, Burst: 60, AddFlags: func(*pflag.FlagSet) {}, Validate: func() error { return invalid },
		Run: func(_ context.Context, config *rest.Config, _ func()) error { got = config; return failure },
	}
	execute := func(args ...string) error {
		cmd := Command(server)
		cmd.SetArgs(args)
		cmd.SetErr(io.Discard)
		cmd.SilenceErrors, cmd.SilenceUsage = true, true
		return cmd.ExecuteContext(t.Context())
	}
	if err := execute("--master", control.URL); !errors.Is(err, invalid) || got != nil {
		t.Errorf("with invalid flags: %v; the component ran: %v", err, got != nil)
	}
	server.Validate = nil
	if err := execute("--master", control.URL, "--kube-api-qps", "7", "--logging-format", "json"); !errors.Is(err, failure) {
		t.Errorf("error %v, want the error of the component", err)
	}
	if got == nil || got.Host != control.URL || got.QPS != 7 || got.Burst != 60 {
		t.Errorf("config %+v", got)
	}
}

func TestArgsFor(t *testing.T) {
	t.Parallel()
	root := &cobra.Command{Use: "karmada"}
	for _, name := range []string{"scheduler", "apiserver", "kube-controller-manager", "up"} {
		root.AddCommand(&cobra.Command{Use: name})
	}
	for program, want := range map[string]string{
		"karmada": "-v", "/usr/bin/karmada": "-v", "/bin/karmada-scheduler": "scheduler -v", "karmada-apiserver": "apiserver -v",
		"kube-apiserver": "apiserver -v", "kube-controller-manager": "kube-controller-manager -v",
		"karmada-kube-controller-manager": "kube-controller-manager -v", "karmada-unknown": "-v", "karmada-linux-amd64": "-v",
	} {
		if got := strings.Join(argsFor(root, []string{program, "-v"}), " "); got != want {
			t.Errorf("%s: %q, want %q", program, got, want)
		}
	}
}

func TestStartFile_cannotCreate(t *testing.T) {
	t.Parallel()
	if _, err := new(Logging).StartFile(filepath.Join("/proc", "none", "log")); err == nil {
		t.Error("no error for a directory that cannot be created")
	}
}

func TestOpenLog_appendsAndRotates(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	path := filepath.Join(dir, "karmada.log")
	write := func(text string) {
		t.Helper()
		log, err := openLog(path)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(log, text); err != nil {
			t.Error(err)
		}
		if err := log.Close(); err != nil {
			t.Error(err)
		}
	}
	write("first start\n")
	write("second start\n")
	if data, err := os.ReadFile(path); err != nil || string(data) != "first start\nsecond start\n" {
		t.Errorf("log %q, %v; want the lines of both starts", data, err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode() != 0o600 {
		t.Errorf("mode %v, %v; want 0600", info.Mode(), err)
	}
	const megabyte = 1 << 20
	for range 2 {
		write(strings.Repeat("x", maxLogSize*megabyte*2/3))
	}
	if info, err := os.Stat(path); err != nil || info.Size() > maxLogSize*megabyte {
		t.Errorf("size %d, %v; want at most %d MB", info.Size(), err, maxLogSize)
	}
	var plain, compressed []string
	err := wait.PollUntilContextTimeout(t.Context(), 10*time.Millisecond, 10*time.Second, true, func(context.Context) (bool, error) {
		plain, _ = filepath.Glob(filepath.Join(dir, "karmada-*.log")) // the patterns are valid
		compressed, _ = filepath.Glob(filepath.Join(dir, "karmada-*.log.gz"))
		return len(plain) == 0 && len(compressed) > 0, nil
	})
	if err != nil {
		t.Errorf("rotated logs %q and %q, want only compressed ones", plain, compressed)
	}
}

func TestLeaderElection_apply(t *testing.T) {
	t.Parallel()
	l := LeaderElection{Name: "lock", Namespace: "ns", Elect: true, LeaseDuration: time.Minute}
	var o ctrl.Options
	if l.Apply(&o); !o.LeaderElection || o.LeaderElectionID != "lock" || o.LeaderElectionNamespace != "ns" || *o.LeaseDuration != time.Minute {
		t.Errorf("options %+v", o)
	}
	l.Elect, o = false, ctrl.Options{}
	if l.Apply(&o); o.LeaderElection {
		t.Error("leader election is enabled")
	}
}

func TestLeaderElection_validate(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		lease, renew, retry time.Duration
		namespace, want     string
	}{
		"defaults":                {15 * time.Second, 10 * time.Second, 2 * time.Second, "karmada-system", ""},
		"renewal after the lease": {10 * time.Second, 10 * time.Second, 2 * time.Second, "karmada-system", "--leader-elect-lease-duration"},
		"one attempt to renew":    {15 * time.Second, 2 * time.Second, 2 * time.Second, "karmada-system", "--leader-elect-renew-deadline"},
		"no pause":                {15 * time.Second, 10 * time.Second, 0, "karmada-system", "--leader-elect-retry-period"},
		"no namespace":            {15 * time.Second, 10 * time.Second, 2 * time.Second, "", "--leader-elect-resource-namespace"},
	} {
		l := LeaderElection{Elect: true, LeaseDuration: tc.lease, RenewDeadline: tc.renew, RetryPeriod: tc.retry, Namespace: tc.namespace}
		if err := l.validate(); (err == nil) != (tc.want == "") || err != nil && !strings.HasPrefix(err.Error(), tc.want) {
			t.Errorf("%s: validate = %v, want an error about %q", name, err, tc.want)
		}
		if l.Elect = false; l.validate() != nil {
			t.Errorf("%s: an error without leader election", name)
		}
	}
}

func TestEnum(t *testing.T) {
	t.Parallel()
	var value string
	fs := pflag.NewFlagSet("", pflag.ContinueOnError)
	fs.Var(Enum(&value, "Keep", "Remove"), "policy", "")
	if value != "Keep" || fs.Lookup("policy").DefValue != "Keep" {
		t.Errorf("default %q", value)
	}
	if err := fs.Parse([]string{"--policy", "Remove"}); err != nil || value != "Remove" {
		t.Errorf("value %q, %v", value, err)
	}
	if err := fs.Parse([]string{"--policy", "remove"}); err == nil || !strings.Contains(err.Error(), "[Keep Remove]") || value != "Remove" {
		t.Errorf("value %q, %v", value, err)
	}
}

// Conflicts that controllers of Kubernetes retry are not logged as errors.
func TestQuietConflicts(t *testing.T) {
	t.Parallel()
	conflict := apierrors.NewConflict(schema.GroupResource{Resource: "namespaces"}, "a", errors.New(
		"the object has been modified; please apply your changes to the latest version and try again"))
	for name, tc := range map[string]struct {
		err    error
		logged bool
	}{
		"conflict":        {conflict, false},
		"wrapped":         {fmt.Errorf("sync: %w", conflict), false},
		"wrapped as text": {errors.New("sync: " + conflict.Error()), false},
		"another error":   {errors.New("down"), true},
		"message only":    {nil, true},
	} {
		logged := false
		quietConflicts(func(context.Context, error, string, ...any) { logged = true })(t.Context(), tc.err, "Failed to sync")
		if logged != tc.logged {
			t.Errorf("%s: logged = %v, want %v", name, logged, tc.logged)
		}
	}
}
