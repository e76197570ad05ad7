// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/kubernetes"
	"k8s.io/klog/v2"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/embeddedkube/ports"
)

func workload() *appsv1.Deployment {
	labels := map[string]string{"app": "w"}
	return &appsv1.Deployment{
		ObjectMeta: metav1.ObjectMeta{Name: "w"},
		Spec: appsv1.DeploymentSpec{
			Selector: &metav1.LabelSelector{MatchLabels: labels},
			Template: corev1.PodTemplateSpec{
				ObjectMeta: metav1.ObjectMeta{Labels: labels},
				Spec:       corev1.PodSpec{Containers: []corev1.Container{{Name: "c", Image: "i"}}},
			},
		},
	}
}

func TestOpen_errors(t *testing.T) {
	t.Parallel()
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { taken.Close() })
	port := taken.Addr().(*net.TCPAddr).Port

	put := func(name, content string) func(*testing.T, string) {
		return func(t *testing.T, dir string) {
			t.Helper()
			if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	tests := map[string]struct {
		prepare func(*testing.T, string)
		config  Config
		want    []string
	}{
		"port in use":                {config: Config{SecurePort: port}, want: []string{strconv.Itoa(port), "--secure-port"}},
		"address of another machine": {config: Config{BindAddress: "203.0.113.7"}, want: []string{"203.0.113.7", "--bind-address"}},
		"address is a name":          {config: Config{BindAddress: "example.org"}, want: []string{"example.org", "not an IP address"}},
		"bad service range":          {config: Config{ServiceClusterIPRange: "10.0.0.0"}, want: []string{"10.0.0.0", "not a CIDR"}},
		"newer version":              {prepare: put("format", "7\n"), want: []string{"newer version", "format 7"}},
		"format damaged":             {prepare: put("format", "garbage"), want: []string{"format is damaged"}},
		"certificates damaged":       {prepare: put("pki/ca.crt", "garbage"), want: []string{"pki/ca.crt is damaged"}},
		"directory in a file": {
			prepare: put("file", ""),
			config:  Config{DataDir: "file/data"},
			want:    []string{"file/data", "not a directory"},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			if tc.prepare != nil {
				tc.prepare(t, dir)
			}
			tc.config.DataDir = filepath.Join(dir, tc.config.DataDir)
			cp, err := Open(tc.config)
			if err == nil {
				cp.Close()
				t.Fatal("no error")
			}
			for _, want := range tc.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("error %q, want it to contain %q", err, want)
				}
			}
			// The directory can be opened after the cause is removed.
			if tc.config.SecurePort != 0 {
				cp, err := Open(Config{DataDir: dir})
				if err != nil {
					t.Fatalf("afterwards: %v", err)
				}
				cp.Close()
			}
		})
	}
}

// Another program may use an ephemeral port while a control plane restarts.
func TestListen_portOfRestart(t *testing.T) {
	t.Parallel()
	config := Config{BindAddress: "127.0.0.1", DataDir: t.TempDir()}
	var first int
	for range 2 {
		l, port, err := listen(config)
		if err != nil {
			t.Fatal(err)
		}
		l.Close()
		if first == 0 {
			first = port
		}
		if port != first || ports.InEphemeralRange(port) {
			t.Errorf("listen on port %d, want %d, outside of the ephemeral range", port, first)
		}
	}
}

func TestOpen_permission(t *testing.T) {
	t.Parallel()
	if os.Geteuid() == 0 {
		t.Skip("the superuser has every permission")
	}
	dir := t.TempDir()
	if err := os.Chmod(dir, 0o500); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(Config{DataDir: dir}); err == nil || !strings.Contains(err.Error(), "no permission") {
		t.Errorf("error %v", err)
	}
}

func TestOpen_twice(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	first, err := Open(Config{DataDir: dir})
	if err != nil {
		t.Fatal(err)
	}
	_, err = Open(Config{DataDir: dir})
	var inUse *InUseError
	if !errors.As(err, &inUse) || inUse.Dir != dir || inUse.PID != strconv.Itoa(os.Getpid()) {
		t.Errorf("error %v, want that process %d uses %s", err, os.Getpid(), dir)
	}
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	second, err := Open(Config{DataDir: dir})
	if err != nil {
		t.Fatalf("after Close: %v", err)
	}
	second.Close()
}

func TestHint(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		err  error
		want string
	}{
		"wrapped":    {&os.PathError{Op: "write", Path: "x", Err: syscall.ENOSPC}, "the disk is full"},
		"as text":    {errors.New("wal: fdatasync: no space left on device"), "the disk is full"},
		"permission": {os.ErrPermission, "no permission"},
		"denied":     {&os.PathError{Op: "open", Path: "x", Err: syscall.EACCES}, "no permission"},
		"other":      {errors.New("boom"), ""},
	}
	for name, tc := range tests {
		if got := hint(tc.err); !strings.HasPrefix(got, tc.want) || (tc.want == "" && got != "") {
			t.Errorf("%s: %q, want %q", name, got, tc.want)
		}
	}
}

// runEtcd runs only the etcd of dir until it is ready, and returns its error.
func runEtcd(t *testing.T, dir string) error {
	t.Helper()
	cp, err := Open(Config{DataDir: dir})
	if err != nil {
		t.Fatal(err)
	}
	defer cp.Close()
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	defer cancel()
	return cp.RunEtcd(ctx, cancel)
}

// removeEtcd removes the data of etcd at the end of the test. It retries because an etcd that failed to read its log leaves a
// goroutine that creates one more file.
func removeEtcd(t *testing.T, dir string) {
	t.Helper()
	t.Cleanup(func() {
		err := wait.PollUntilContextTimeout(context.Background(), 10*time.Millisecond, 30*time.Second, true, func(context.Context) (bool, error) {
			return os.RemoveAll(filepath.Join(dir, "etcd")) == nil, nil
		})
		if err != nil {
			t.Errorf("remove the data of etcd: %v", err)
		}
	})
}

func TestRunEtcd_damage(t *testing.T) {
	t.Parallel()
	overwrite := func(from, to int) func(*testing.T, string) {
		return func(t *testing.T, file string) {
			t.Helper()
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for i := from; i < min(to, len(data)); i++ {
				data[i] = 0xa5
			}
			if err := os.WriteFile(file, data, 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	truncate := func(size int64) func(*testing.T, string) {
		return func(t *testing.T, file string) {
			t.Helper()
			if err := os.Truncate(file, size); err != nil {
				t.Fatal(err)
			}
		}
	}
	tests := map[string]struct {
		file   string
		damage func(*testing.T, string)
	}{
		"database overwritten":       {"member/snap/db", overwrite(0, 1<<20)},
		"database pages overwritten": {"member/snap/db", overwrite(8192, 1<<20)},
		"database truncated":         {"member/snap/db", truncate(4096)},
		"log overwritten":            {"member/wal/0000000000000000-0000000000000000.wal", overwrite(100, 2000)},
		"log start overwritten":      {"member/wal/0000000000000000-0000000000000000.wal", overwrite(0, 64)},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			removeEtcd(t, dir)
			if err := runEtcd(t, dir); err != nil {
				t.Fatalf("before the damage: %v", err)
			}
			tc.damage(t, filepath.Join(dir, "etcd", tc.file))
			err := runEtcd(t, dir)
			if err == nil {
				t.Fatal("no error")
			}
			for _, want := range []string{filepath.Join(dir, "etcd"), "damaged", "backup"} {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("error %q, want it to contain %q", err, want)
				}
			}
		})
	}
}

func TestRunEtcd_longPath(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), strings.Repeat("long/", 40))
	if err := runEtcd(t, dir); err != nil {
		t.Error(err)
	}
}

func TestRun_unknownController(t *testing.T) {
	t.Parallel()
	if _, err := canonical([]string{"namespace", "-no-such"}); err == nil || !strings.Contains(err.Error(), "no-such") {
		t.Errorf("error %v", err)
	}
}

func TestWatchExit(t *testing.T) {
	// Not parallel: it would end all control planes of this process.
	exit, stop := watchExit()
	defer stop()
	exited := make(chan struct{})
	go func() {
		defer close(exited)
		klog.FlushAndExit(time.Second, 3)
	}()
	<-exited
	if err := <-exit; !strings.Contains(err.Error(), "exit code 3") {
		t.Errorf("error %v", err)
	}
}

// victimDir makes the test binary run a control plane that creates ConfigMaps and prints their number after each is stored.
const victimDir = "KARMADA_TEST_VICTIM_DIR"

func runVictim(dir string) {
	fail := func(err error) {
		fmt.Println("error:", err)
		os.Exit(1)
	}
	cp, err := Open(Config{DataDir: dir})
	if err != nil {
		fail(err)
	}
	go func() { fail(component.RunParts(context.Background(), cp.Parts(nil), nil)) }()
	if err := component.WaitReady(context.Background(), cp.RESTConfig()); err != nil {
		fail(err)
	}
	kube := kubernetes.NewForConfigOrDie(cp.RESTConfig())
	ctx := context.Background()
	for {
		list, err := kube.CoreV1().ConfigMaps("default").List(ctx, metav1.ListOptions{})
		if err != nil {
			fail(err)
		}
		cm := &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Name: fmt.Sprintf("n%d", len(list.Items))}}
		if _, err := kube.CoreV1().ConfigMaps("default").Create(ctx, cm, metav1.CreateOptions{}); err != nil {
			fail(err)
		}
		fmt.Println(len(list.Items) + 1)
	}
}

func TestRun_survivesKill(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("starts several processes")
	}
	dir := t.TempDir()
	stored := 0
	for round := range 6 {
		victim := exec.Command(os.Args[0])
		victim.Env = append(os.Environ(), victimDir+"="+dir)
		out, err := victim.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := victim.Start(); err != nil {
			t.Fatal(err)
		}
		// In every other round the process is killed at a random time while it starts.
		if round%2 == 0 {
			time.AfterFunc(time.Duration(rand.IntN(2000))*time.Millisecond, func() { victim.Process.Kill() }) //nolint:errcheck // it may have exited
		}
		seen := 0
		lines := bufio.NewScanner(out)
		for lines.Scan() {
			n, err := strconv.Atoi(lines.Text())
			if err != nil {
				t.Fatalf("round %d: %s", round, lines.Text())
			}
			if n <= stored {
				t.Fatalf("round %d: %d objects, but %d were stored before", round, n, stored)
			}
			stored = n
			if seen++; seen == 20 {
				victim.Process.Kill() //nolint:errcheck // it may have exited
			}
		}
		victim.Wait() //nolint:errcheck // killed
	}
	if stored < 20 {
		t.Errorf("stored %d objects, want at least 20", stored)
	}
}

// A process that is being started has copies of all files until it executes its program. The lock does not last until then.
func TestLockDir_releasedDespiteCopies(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	lock, err := lockDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	child, err := syscall.Dup(int(lock.file.Fd()))
	if err != nil {
		t.Fatal(err)
	}
	defer syscall.Close(child)
	if _, err := lockDir(dir); err == nil {
		t.Error("the directory is locked twice")
	}
	if err := lock.release(); err != nil {
		t.Fatal(err)
	}
	again, err := lockDir(dir)
	if err != nil {
		t.Fatalf("lock after the release: %v", err)
	}
	if err := again.release(); err != nil {
		t.Error(err)
	}
}
