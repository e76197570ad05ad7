// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package localmember

import (
	"bytes"
	"context"
	"crypto/tls"
	"crypto/x509"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
	"pgregory.net/rapid"

	"karmada.io/karmada/internal/install/pki"
)

var noon = time.Date(2026, 3, 4, 12, 0, 0, 0, time.UTC)

func newContainer(state corev1.ContainerState) (*corev1.Pod, *corev1.Container) {
	pod := &corev1.Pod{
		ObjectMeta: metav1.ObjectMeta{Name: "p", Namespace: "ns", UID: "u"},
		Spec: corev1.PodSpec{Containers: []corev1.Container{{
			Name: "c", Image: "i:1", Ports: []corev1.ContainerPort{{ContainerPort: 80}}, Command: []string{"serve"}, Args: []string{"-v"},
			Env: []corev1.EnvVar{{Name: "A", Value: "b"}, {Name: "SECRET", ValueFrom: &corev1.EnvVarSource{}}},
		}}},
		Status: corev1.PodStatus{ContainerStatuses: []corev1.ContainerStatus{{Name: "c", State: state}}},
	}
	return pod, &pod.Spec.Containers[0]
}

func runningSince(since time.Time) corev1.ContainerState {
	return corev1.ContainerState{Running: &corev1.ContainerStateRunning{StartedAt: metav1.NewTime(since)}}
}

func TestShell(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		command  []string
		in       string
		tty      bool
		out, err string
		code     int
	}{
		"no command": {err: "sh: : not found (this container is simulated: it has cat, echo, env, hostname and ps)\n", code: 127},
		"a program":  {command: []string{"echo", "a  b", "c"}, out: "a  b c\n"},
		"by path":    {command: []string{"/bin/hostname"}, out: "p\n"},
		"unknown": {
			command: []string{"rm", "-rf", "/"},
			err:     "sh: rm: not found (this container is simulated: it has cat, echo, env, hostname and ps)\n",
			code:    127,
		},
		"a line":             {command: []string{"sh", "-c", `echo "a  b" 'c;d' e"f g"; hostname`}, out: "a  b c;d ef g\np\n"},
		"stops at a failure": {command: []string{"bash", "-lc", "false && echo no && echo no; echo $?"}, out: "1\n"},
		"exit with a code":   {command: []string{"sh", "-c", "exit 3; echo no"}, code: 3},
		"last code":          {command: []string{"sh", "-c", "true; false"}, code: 1},
		"a file":             {command: []string{"cat", "/etc/shadow"}, err: "cat: /etc/shadow: No such file or directory\n", code: 1},
		"input":              {command: []string{"cat"}, in: "x\ny", out: "x\ny"},
		"environment":        {command: []string{"env"}, out: "HOSTNAME=p\nA=b\n"},
		"processes":          {command: []string{"ps"}, out: "PID   USER     COMMAND\n    1 root     serve -v\n"},
		"script on input":    {command: []string{"sh"}, in: "echo one\necho two\nexit 4\necho no\n", out: "one\ntwo\n", code: 4},
		"terminal": {
			command: []string{"bash", "-l"}, in: "echo hj\x7fi\rfalse\r\x04", tty: true, code: 1,
			out: "p:/# echo hj\x1b[D \x1b[Di\r\nhi\r\np:/# false\r\np:/# ",
		},
		"terminal, control-C ends it": {command: []string{"sh"}, in: "rub\x03exit\r", tty: true, out: "p:/# "},
		"empty input":                 {command: []string{"sh"}, in: ""},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			pod, container := newContainer(runningSince(noon))
			var out, errOut bytes.Buffer
			code := shell{pod, container, strings.NewReader(tc.in), &out, &errOut}.run(tc.command, tc.tty)
			if code != tc.code || out.String() != tc.out || errOut.String() != tc.err {
				t.Errorf("got %q, %q, %d; want %q, %q, %d", out.String(), errOut.String(), code, tc.out, tc.err, tc.code)
			}
		})
	}
}

func TestShell_neverPanics(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		pod, container := newContainer(runningSince(noon))
		var out bytes.Buffer
		line := rapid.String().Draw(t, "line")
		shell{pod, container, strings.NewReader(""), &out, &out}.run([]string{"sh", "-c", line}, false)
		shell{pod, container, strings.NewReader(line), &out, &out}.run([]string{"sh"}, rapid.Bool().Draw(t, "tty"))
	})
}

func TestLogs_options(t *testing.T) {
	t.Parallel()
	ended := corev1.ContainerState{
		Terminated: &corev1.ContainerStateTerminated{StartedAt: metav1.NewTime(noon), FinishedAt: metav1.NewTime(noon.Add(time.Second))},
	}
	const head = "container c of pod ns/p starts, image i:1\nlistening on port 80\n"
	tests := map[string]struct {
		state corev1.ContainerState
		query string
		want  string
	}{
		"everything":      {state: runningSince(noon.Add(-time.Minute)), want: head + "working, beat 1\nworking, beat 2\n"},
		"just started":    {state: runningSince(noon), want: head},
		"not yet started": {state: corev1.ContainerState{}, query: "follow=true", want: ""},
		"ended":           {state: ended, query: "follow=true", want: head + "done\n"},
		"tail":            {state: runningSince(noon.Add(-time.Minute)), query: "tailLines=1", want: "working, beat 2\n"},
		"no tail":         {state: runningSince(noon.Add(-time.Minute)), query: "tailLines=0", want: ""},
		"since seconds":   {state: runningSince(noon.Add(-time.Minute)), query: "sinceSeconds=30", want: "working, beat 1\nworking, beat 2\n"},
		"since a time":    {state: runningSince(noon.Add(-time.Minute)), query: "sinceTime=2026-03-04T12:00:00Z", want: "working, beat 2\n"},
		"bytes":           {state: runningSince(noon), query: "limitBytes=9", want: "container"},
		"times": {
			state: runningSince(noon.Add(-30 * time.Second)),
			query: "timestamps=true&tailLines=1",
			want:  "2026-03-04T12:00:00Z working, beat 1\n",
		},
		"very old, bounds": {state: runningSince(noon.Add(-240 * time.Hour)), query: "tailLines=1", want: "working, beat 28800\n"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			q, err := url.ParseQuery(tc.query)
			if err != nil {
				t.Fatal(err)
			}
			o, err := parseLogOptions(q, noon)
			if err != nil {
				t.Fatal(err)
			}
			pod, container := newContainer(tc.state)
			var out bytes.Buffer
			writeLogs(t.Context(), &out, func() {}, pod, container, o, clocktesting.NewFakeClock(noon))
			if diff := cmp.Diff(tc.want, out.String()); diff != "" {
				t.Errorf("logs (-want +got):\n%s", diff)
			}
		})
	}
	for _, bad := range []string{"tailLines=-1", "tailLines=x", "limitBytes=0", "sinceSeconds=x", "sinceTime=x"} {
		q, _ := url.ParseQuery(bad)
		if _, err := parseLogOptions(q, noon); err == nil {
			t.Errorf("no error for %s", bad)
		}
	}
	pod, container := newContainer(runningSince(noon.Add(-24000 * time.Hour)))
	if lines, _ := logsOf(pod, container, noon); len(lines) > maxBeats+10 {
		t.Errorf("%d log lines of an old container", len(lines))
	}
}

// lineWriter sends each write to the channel.
type lineWriter chan string

func (w lineWriter) Write(p []byte) (int, error) {
	w <- string(p)
	return len(p), nil
}

func TestLogs_follow(t *testing.T) {
	t.Parallel()
	pod, container := newContainer(runningSince(noon))
	c := clocktesting.NewFakeClock(noon)
	out, done := make(lineWriter, 10), make(chan struct{})
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		defer close(done)
		writeLogs(ctx, out, func() {}, pod, container, logOptions{follow: true}, c)
	}()
	<-out
	<-out
	for _, want := range []string{"working, beat 1\n", "working, beat 2\n"} {
		for !c.HasWaiters() {
			time.Sleep(time.Millisecond)
		}
		c.Step(logBeat)
		if got := <-out; got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	cancel()
	<-done
}

func TestUsage(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		milli := rapid.Int64Range(0, 1<<20).Draw(t, "cpu")
		bytes := rapid.Int64Range(0, 1<<40).Draw(t, "memory")
		pod, c := newContainer(runningSince(noon))
		pod.UID = types.UID(rapid.String().Draw(t, "uid"))
		c.Resources.Requests = corev1.ResourceList{
			corev1.ResourceCPU:    *resource.NewMilliQuantity(milli, resource.DecimalSI),
			corev1.ResourceMemory: *resource.NewQuantity(bytes, resource.BinarySI),
		}
		used := podUsage(pod)[0].Usage
		if cpu := used.Cpu().MilliValue(); cpu < idleCPU || cpu > max(milli*maxShare/100, idleCPU) {
			t.Errorf("usage %dm of %dm requested", cpu, milli)
		}
		if memory := used.Memory().Value(); memory < idleMemory || memory > max(bytes*maxShare/100, idleMemory) {
			t.Errorf("usage of %d of %d bytes requested", memory, bytes)
		}
		if diff := cmp.Diff(used, podUsage(pod)[0].Usage); diff != "" {
			t.Errorf("usage changed without a change of the pod:\n%s", diff)
		}
		node := nodeUsage([]*corev1.Pod{pod, pod})
		if node.Cpu().MilliValue() != 2*used.Cpu().MilliValue() || node.Memory().Value() != 2*used.Memory().Value() {
			t.Errorf("usage of the pods %v, of the node %v", used, node)
		}
	})
}

func TestUsage_annotations(t *testing.T) {
	t.Parallel()
	for value, want := range map[string]int64{"1500m": 1500, "0": 0, "-1": idleCPU, "much": idleCPU, "": idleCPU} {
		pod, _ := newContainer(runningSince(noon))
		pod.Annotations = map[string]string{usageCPU: value}
		if got := podUsage(pod)[0].Usage.Cpu().MilliValue(); got != want {
			t.Errorf("%q: %dm, want %dm", value, got, want)
		}
	}
}

func TestAllow(t *testing.T) {
	t.Parallel()
	bundle, err := pki.Ensure(t.TempDir()+"/pki", noon, pki.Options{})
	if err != nil {
		t.Fatal(err)
	}
	parse := func(data []byte, key []byte) *x509.Certificate {
		pair, err := tls.X509KeyPair(data, key)
		if err != nil {
			t.Fatal(err)
		}
		return pair.Leaf
	}
	admin := parse(mustIssue(t, bundle, "x", pki.AdminGroup))
	otherProxy := parse(mustIssue(t, bundle, pki.FrontProxyUser))
	ca, front := bundle.CACertificate(), bundle.FrontProxyCACertificate()
	tests := map[string]struct {
		signer      *x509.Certificate
		group, name string
		chains      [][]*x509.Certificate
		want        int
	}{
		"administrator at kubelet":           {ca, pki.AdminGroup, "", [][]*x509.Certificate{{admin, ca}}, http.StatusOK},
		"user at kubelet":                    {ca, pki.AdminGroup, "", [][]*x509.Certificate{{otherProxy, ca}}, http.StatusForbidden},
		"front proxy at kubelet":             {ca, pki.AdminGroup, "", [][]*x509.Certificate{{otherProxy, front}}, http.StatusForbidden},
		"front proxy at metrics":             {front, "", pki.FrontProxyUser, [][]*x509.Certificate{{otherProxy, front}}, http.StatusOK},
		"name of the proxy, other authority": {front, "", pki.FrontProxyUser, [][]*x509.Certificate{{otherProxy, ca}}, http.StatusForbidden},
		"no certificate":                     {front, "", pki.FrontProxyUser, nil, http.StatusForbidden},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := httptest.NewRequest(http.MethodGet, "/", nil)
			r.TLS = &tls.ConnectionState{VerifiedChains: tc.chains}
			w := httptest.NewRecorder()
			allow(tc.signer, tc.group, tc.name)(func(http.ResponseWriter, *http.Request) {})(w, r)
			if w.Code != tc.want {
				t.Errorf("got %d, want %d", w.Code, tc.want)
			}
		})
	}
}

func mustIssue(t *testing.T, b *pki.Bundle, user string, groups ...string) (cert, key []byte) {
	t.Helper()
	cert, key, err := b.IssueClient(noon, user, groups...)
	if err != nil {
		t.Fatal(err)
	}
	return cert, key
}
