// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"bytes"
	"errors"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/tools/clientcmd"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/localmember"
	"karmada.io/karmada/test/fakeapi"
	"karmada.io/karmada/test/fakecontrol"
)

// A member that a user removed from the control plane, or never joined, is not joined when the control plane starts.
func TestLayout_staysOut(t *testing.T) {
	t.Parallel()
	cluster := func(deleted bool) client.Object {
		c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "member1"}}
		if deleted {
			c.DeletionTimestamp, c.Finalizers = &metav1.Time{Time: metav1.Now().Time}, []string{"x/y"}
		}
		return c
	}
	for name, tc := range map[string]struct {
		joinedBy  string
		notJoined bool
		objects   []client.Object
		want      bool
	}{
		"new":                           {},
		"joined":                        {joinedBy: "here", objects: []client.Object{cluster(false)}},
		"being removed":                 {joinedBy: "here", objects: []client.Object{cluster(true)}, want: true},
		"removed":                       {joinedBy: "here", want: true},
		"joined by another one before":  {joinedBy: "former"},
		"created with --no-join":        {notJoined: true, want: true},
		"not joined, registered since":  {notJoined: true, objects: []client.Object{cluster(false)}},
		"removed, and not joined again": {joinedBy: "here", notJoined: true, want: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := Layout{Dir: t.TempDir()}
			if err := os.MkdirAll(l.Member("member1"), 0o700); err != nil {
				t.Fatal(err)
			}
			if tc.joinedBy != "" {
				if err := os.WriteFile(filepath.Join(l.Member("member1"), controlPlaneFile), []byte(tc.joinedBy), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			if tc.notJoined {
				if err := l.markNotJoined("member1"); err != nil {
					t.Fatal(err)
				}
			}
			system := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: metav1.NamespaceSystem, UID: types.UID("here")}}
			got, err := l.staysOut(t.Context(), fakecontrol.WithObjects(t, append(tc.objects, system)...), "member1")
			if err != nil || got != tc.want {
				t.Errorf("staysOut = %v, %v, want %v", got, err, tc.want)
			}
		})
	}
}

// A member that is not joined is named with the command that joins it, which requires a control plane.
func TestJoinMember_withoutControlPlane(t *testing.T) {
	t.Parallel()
	l := Layout{Dir: t.TempDir()}
	if err := JoinMember(t.Context(), &bytes.Buffer{}, l, "member1"); err == nil || !strings.Contains(err.Error(), "does not exist") {
		t.Errorf("JoinMember = %v, want that the member does not exist", err)
	}
	if _, err := defineMember(l, localmember.Config{Name: "member1"}); err != nil {
		t.Fatal(err)
	}
	if err := l.markNotJoined("member1"); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := PrintMembers(t.Context(), &out, l); err != nil || !strings.Contains(out.String(), "stopped, not joined") {
		t.Errorf("PrintMembers = %v:\n%s", err, out.String())
	}
	if text := l.NextSteps(); !strings.Contains(text, "karmada member join member1") {
		t.Errorf("NextSteps = %s", text)
	}
	if err := JoinMember(t.Context(), &bytes.Buffer{}, l, "member1"); !errors.Is(err, errNotRunning) {
		t.Errorf("JoinMember = %v, want %v", err, errNotRunning)
	}
}

// While the control plane runs, its Clusters determine which members are joined.
func TestPrintMembers_asksControlPlane(t *testing.T) {
	t.Parallel()
	l := Layout{Dir: t.TempDir()}
	for _, name := range []string{"joined", "registered", "unjoined"} {
		if _, err := defineMember(l, localmember.Config{Name: name}); err != nil {
			t.Fatal(err)
		}
	}
	if err := l.markNotJoined("registered"); err != nil {
		t.Fatal(err)
	}
	cluster := func(name string) *unstructured.Unstructured {
		return fakeapi.Object("cluster.karmada.io/v1alpha1", "Cluster", "", name)
	}
	control := &fakeapi.Cluster{Objects: []*unstructured.Unstructured{cluster("joined"), cluster("registered")}}
	if err := os.Rename((&fakeapi.Server{Control: control}).Start(t), l.Kubeconfig()); err != nil {
		t.Fatal(err)
	}
	expectNotJoined := func(when string, want ...string) {
		t.Helper()
		var out bytes.Buffer
		if err := PrintMembers(t.Context(), &out, l); err != nil {
			t.Fatal(err)
		}
		var got []string
		for line := range strings.Lines(out.String()) {
			if strings.Contains(line, "not joined") {
				got = append(got, strings.Fields(line)[0])
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: not joined: %q, want %q\n%s", when, got, want, out.String())
		}
	}
	expectNotJoined("without a control plane", "registered")
	if err := os.MkdirAll(l.ControlPlane(), 0o700); err != nil {
		t.Fatal(err)
	}
	owner, err := os.Create(filepath.Join(l.ControlPlane(), "lock"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { owner.Close() })
	if _, err := fmt.Fprint(owner, os.Getpid()); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Flock(int(owner.Fd()), syscall.LOCK_EX); err != nil {
		t.Fatal(err)
	}
	expectNotJoined("with a control plane", "unjoined")
	control.Break(http.StatusServiceUnavailable)
	expectNotJoined("with a control plane that does not respond", "registered")
}

// A member whose Cluster is being deleted is not joined: the Cluster would vanish afterwards.
func TestRefuseLeaving(t *testing.T) {
	t.Parallel()
	leaving := fakeapi.Object("cluster.karmada.io/v1alpha1", "Cluster", "", "leaving")
	leaving.SetFinalizers([]string{"karmada.io/cluster-controller"})
	leaving.SetDeletionTimestamp(&metav1.Time{Time: time.Unix(1700000000, 0)})
	control := &fakeapi.Cluster{Objects: []*unstructured.Unstructured{
		leaving, fakeapi.Object("cluster.karmada.io/v1alpha1", "Cluster", "", "joined"),
	}}
	config, err := clientcmd.BuildConfigFromFlags("", (&fakeapi.Server{Control: control}).Start(t))
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]bool{"leaving": true, "joined": false, "new": false} {
		if err := refuseLeaving(t.Context(), config, name); (err != nil) != want {
			t.Errorf("refuseLeaving(%s) = %v, want an error: %v", name, err, want)
		}
	}
}
