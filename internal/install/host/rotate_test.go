// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"bytes"
	"context"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/install/pki"
	"karmada.io/karmada/test/hosttest"
)

// errKilled is the error of all requests after the last write of a program that is killed.
var errKilled = errors.New("killed")

// killed is a client that fails after one write that changes an object.
type killed struct {
	client.Client
	cluster *hosttest.Cluster
	writes  int
}

func (k killed) Apply(ctx context.Context, o runtime.ApplyConfiguration, opts ...client.ApplyOption) error {
	if k.cluster.Writes > k.writes {
		return errKilled
	}
	return k.Client.Apply(ctx, o, opts...)
}

func (k killed) Patch(ctx context.Context, o client.Object, p client.Patch, opts ...client.PatchOption) error {
	if k.cluster.Writes > k.writes {
		return errKilled
	}
	return k.Client.Patch(ctx, o, p, opts...)
}

// secrets returns the Secrets with certificates.
func secrets(t *testing.T, c client.Client) map[string]map[string][]byte {
	t.Helper()
	var list corev1.SecretList
	if err := c.List(t.Context(), &list, client.InNamespace(namespace)); err != nil {
		t.Fatal(err)
	}
	out := map[string]map[string][]byte{}
	for _, s := range list.Items {
		out[s.Name] = s.Data
	}
	return out
}

// untrusted returns the Secrets in issued whose certificates are not accepted by clients that have read the same Secrets in readers.
func untrusted(readers, issued map[string]map[string][]byte) (out []string) {
	for name, data := range issued {
		if len(data[manifests.CertKey]) == 0 || name == "kube-controller-manager-ca-cert" {
			continue
		}
		roots := x509.NewCertPool()
		roots.AppendCertsFromPEM(readers[name][manifests.CAKey])
		block, _ := pem.Decode(data[manifests.CertKey])
		cert, err := x509.ParseCertificate(block.Bytes)
		if err == nil {
			_, err = cert.Verify(x509.VerifyOptions{Roots: roots, KeyUsages: []x509.ExtKeyUsage{x509.ExtKeyUsageAny}})
		}
		if err != nil {
			out = append(out, name)
		}
	}
	return out
}

// The CAs and the key of service account tokens are replaced by a program that is killed after each of its writes. In every phase,
// components that have read the Secrets of the phase before or after it accept one another, and all restart.
func TestRotation_survivesKills(t *testing.T) {
	t.Parallel()
	c := hosttest.New(Scheme())
	var steps []string
	i := installation(c, manifests.Spec{}, &steps)
	if err := i.Install(t.Context()); err != nil {
		t.Fatal(err)
	}
	first := secrets(t, c)
	before := first
	annotations := map[string]bool{}
	for _, phase := range pki.Phases() {
		steps = nil
		run := func(host client.Client) error {
			_, err := Rotation{
				Renewal: Renewal{Host: host, Namespace: namespace, Now: time.Now}, Phase: phase,
				Adjust: func(i *Installation) {
					i.Timeout, i.Prepare = time.Second, func(context.Context) error { steps = append(steps, "prepare"); return nil }
				},
			}.Run(t.Context())
			return err
		}
		kills := 0
		err := run(killed{c, c, c.Writes})
		for ; errors.Is(err, errKilled) && kills < 200; kills++ {
			err = run(killed{c, c, c.Writes})
		}
		if err != nil || kills < 10 {
			t.Fatalf("phase %s: %v after %d kills", phase, err, kills)
		}
		after := secrets(t, c)
		if u := untrusted(before, after); len(u) > 0 {
			t.Errorf("phase %s: components that have not restarted do not accept %v", phase, u)
		}
		if u := untrusted(after, before); len(u) > 0 {
			t.Errorf("phase %s: components that have restarted do not accept the former %v", phase, u)
		}
		if len(steps) == 0 {
			t.Errorf("phase %s: the control plane is not prepared", phase)
		}
		var d appsv1.Deployment
		if err := c.Get(t.Context(), client.ObjectKey{Namespace: namespace, Name: "karmada-webhook"}, &d); err != nil {
			t.Fatal(err)
		}
		annotations[d.Spec.Template.Annotations[authoritiesAnnotation]] = true
		if phase == pki.Issue {
			if err := i.Install(t.Context()); err != nil { // such as the operator's
				t.Fatal(err)
			}
			if diff := cmp.Diff(after, secrets(t, c)); diff != "" {
				t.Errorf("an installation reverts the phase: %s", diff)
			}
		}
		before = after
	}
	if len(annotations) != 3 {
		t.Errorf("restarts: %v, want one in each phase", annotations)
	}
	for _, name := range []string{manifests.AuthoritiesSecret, manifests.ServiceAccountsSecret} {
		for key, data := range before[name] {
			if bytes.Equal(data, first[name][key]) {
				t.Errorf("key %s of %s was not replaced", key, name)
			}
		}
		if len(before[name]) != len(first[name]) {
			t.Errorf("%d keys are left in %s, want %d", len(before[name]), name, len(first[name]))
		}
	}
	if u := untrusted(first, before); len(u) != len(untrusted(map[string]map[string][]byte{}, before)) {
		t.Error("the former CA is still in use")
	}
}
