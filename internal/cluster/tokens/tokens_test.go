// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package tokens

import (
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"testing"
	"time"

	authenticationv1 "k8s.io/api/authentication/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/rest"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/test/fakecontrol"
)

var issued = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)

// token returns a token that is not signed.
func token(account string, issued, expires time.Time) string {
	payload := fmt.Sprintf(`{"sub":"system:serviceaccount:karmada-cluster:%s","iat":%d,"exp":%d}`, account, issued.Unix(), expires.Unix())
	return "e30." + base64.RawURLEncoding.EncodeToString([]byte(payload)) + ".c2ln"
}

func TestParse(t *testing.T) {
	t.Parallel()
	got, ok := Parse([]byte(token("karmada-m1", issued, issued.Add(10*time.Hour))))
	if !ok || got.Namespace != "karmada-cluster" || got.Account != "karmada-m1" || got.Lifetime() != 10*time.Hour ||
		!got.Renewal().Equal(issued.Add(5*time.Hour)) {
		t.Errorf("Parse() = %+v, %v", got, ok)
	}
	encode := func(payload string) string {
		return "e30." + base64.RawURLEncoding.EncodeToString([]byte(payload)) + ".c2ln"
	}
	for name, token := range map[string]string{
		"empty": "", "opaque": "abcdef.0123456789abcdef", "no JSON": "a.b.c",
		"no expiration": encode(`{"sub":"system:serviceaccount:a:b","iat":1}`), "a user": encode(`{"sub":"jane","iat":1,"exp":9}`),
		"no account": encode(`{"sub":"system:serviceaccount:a","iat":1,"exp":9}`),
		"no issue":   encode(`{"sub":"system:serviceaccount:a:b","exp":9}`),
	} {
		if got, ok := Parse([]byte(token)); ok {
			t.Errorf("Parse() of a token that is %s = %+v", name, got)
		}
	}
}

// Both tokens are renewed with their lifetime when half of it has passed, and not before. Others are kept.
func TestReconcile_renews(t *testing.T) {
	t.Parallel()
	cluster := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}
	cluster.Spec.SyncMode, cluster.Spec.APIEndpoint = clusterv1alpha1.Push, "https://m1.example.org"
	ref := func(name string) *clusterv1alpha1.LocalSecretReference {
		return &clusterv1alpha1.LocalSecretReference{Namespace: "karmada-cluster", Name: name}
	}
	cluster.Spec.SecretRef, cluster.Spec.ImpersonatorSecretRef = ref("m1"), ref("m1-impersonator")
	end := issued.Add(100 * time.Hour)
	own, impersonator := token("karmada-m1", issued, end), token("karmada-impersonator", issued, end)
	for name, tc := range map[string]struct {
		own, impersonator string
		mode              clusterv1alpha1.ClusterSyncMode
		after             time.Duration
		fail              error
		want              int // renewed Secrets
		wait              time.Duration
	}{
		"before half":         {own, impersonator, "", 49 * time.Hour, nil, 0, time.Hour},
		"long before":         {own, impersonator, "", time.Hour, nil, 0, maxDelay},
		"after half":          {own, impersonator, "", 51 * time.Hour, nil, 2, maxDelay},
		"without expiration":  {"opaque", impersonator, "", 51 * time.Hour, nil, 1, maxDelay},
		"of another account":  {token("mine", issued, end), "opaque", "", 51 * time.Hour, nil, 0, maxDelay},
		"Pull mode":           {own, "opaque", clusterv1alpha1.Pull, 51 * time.Hour, nil, 0, 0},
		"unreachable cluster": {own, "opaque", "", 51 * time.Hour, errors.New("timeout"), 0, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			cluster := cluster.DeepCopy()
			if tc.mode != "" {
				cluster.Spec.SyncMode = tc.mode
			}
			secret := func(name, token string) *corev1.Secret {
				return &corev1.Secret{
					ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-cluster", Name: name}, Data: map[string][]byte{"token": []byte(token)},
				}
			}
			control := fakecontrol.WithObjects(t, cluster, secret("m1", tc.own), secret("m1-impersonator", tc.impersonator))
			clock := clocktesting.NewFakePassiveClock(issued.Add(tc.after))
			c := New(control, control, clock)
			c.connect = func(config *rest.Config) (client.Client, error) {
				if config.BearerToken != tc.own && config.BearerToken == "" {
					t.Errorf("connection without the current token")
				}
				return fake.NewClientBuilder().WithInterceptorFuncs(interceptor.Funcs{SubResourceCreate: func(
					_ context.Context, _ client.Client, _ string, o, sub client.Object, _ ...client.SubResourceCreateOption,
				) error {
					r := sub.(*authenticationv1.TokenRequest)
					if *r.Spec.ExpirationSeconds != int64(100*60*60) {
						t.Errorf("requested lifetime of %d s, want that of the current token", *r.Spec.ExpirationSeconds)
					}
					r.Status.Token = token(o.GetName(), clock.Now(), clock.Now().Add(100*time.Hour))
					return tc.fail
				}}).Build(), nil
			}
			run := func() (ctrl.Result, error) {
				return requeue.Reconciler(c).Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: "m1"}})
			}
			result, err := run()
			if !errors.Is(err, tc.fail) || tc.fail == nil && err != nil {
				t.Fatalf("Reconcile() = %v, want %v", err, tc.fail)
			}
			if got := len(control.Writes(fakecontrol.Write.ByKind)); got != tc.want {
				t.Errorf("%d Secrets are written, want %d", got, tc.want)
			}
			if tc.fail == nil && result.RequeueAfter != tc.wait {
				t.Errorf("next check after %v, want %v", result.RequeueAfter, tc.wait)
			}
			if tc.want == 0 {
				return
			}
			var renewed corev1.Secret
			if err := control.Get(t.Context(), client.ObjectKey{Namespace: "karmada-cluster", Name: "m1-impersonator"}, &renewed); err != nil {
				t.Fatal(err)
			}
			if got, _ := Parse(renewed.Data["token"]); !got.Issued.Equal(clock.Now()) {
				t.Errorf("token issued at %v, want %v", got.Issued, clock.Now())
			}
			if _, err := run(); err != nil || len(control.Writes(fakecontrol.Write.ByKind)) > 0 {
				t.Errorf("the second run writes, or fails: %v", err)
			}
		})
	}
}
