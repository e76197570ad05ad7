// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package tokens requests the tokens by which the control plane accesses members, and renews them before they expire.
//
//	join ──► Request ──► Secret of the cluster in the control plane
//	Controller: half of the lifetime has passed ──► Request, with the current token ──► Secret
//
// Tokens without an expiration, as upstream's join creates them, and tokens of other accounts are kept.
package tokens

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	authenticationv1 "k8s.io/api/authentication/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

const (
	// DefaultLifetime is the lifetime that join requests. A control plane that is lost for half of it loses the access to its members.
	DefaultLifetime = 90 * 24 * time.Hour
	// MinLifetime is the shortest lifetime that join accepts: a control plane can be down for a weekend.
	MinLifetime = 7 * 24 * time.Hour
)

// Token is a token of a service account with an expiration.
type Token struct {
	// Namespace and Account name the service account.
	Namespace, Account string
	Issued, Expires    time.Time
}

// Lifetime returns the whole lifetime.
func (t Token) Lifetime() time.Duration { return t.Expires.Sub(t.Issued) }

// Renewal returns the time from which the token is renewed.
func (t Token) Renewal() time.Time { return t.Issued.Add(t.Lifetime() / 2) }

// Parse returns the contents of a token. ok is false if it has no expiration, or is not a token of a service account. The signature is not
// verified: the contents only determine when the token is renewed.
func Parse(token []byte) (t Token, ok bool) {
	parts := strings.Split(string(token), ".")
	if len(parts) != 3 {
		return t, false
	}
	payload, err := base64.RawURLEncoding.DecodeString(parts[1])
	if err != nil {
		return t, false
	}
	var claims struct {
		Subject string `json:"sub"`
		Expires int64  `json:"exp"`
		Issued  int64  `json:"iat"`
	}
	if err := json.Unmarshal(payload, &claims); err != nil {
		return t, false
	}
	names, found := strings.CutPrefix(claims.Subject, "system:serviceaccount:")
	namespace, account, complete := strings.Cut(names, ":")
	if !found || !complete || claims.Issued <= 0 || claims.Expires <= claims.Issued {
		return t, false
	}
	return Token{namespace, account, time.Unix(claims.Issued, 0), time.Unix(claims.Expires, 0)}, true
}

// Request returns a token of a service account. The cluster can limit the lifetime.
func Request(ctx context.Context, observed client.Client, namespace, account string, lifetime time.Duration) ([]byte, error) {
	seconds := int64(lifetime / time.Second)
	request := &authenticationv1.TokenRequest{Spec: authenticationv1.TokenRequestSpec{ExpirationSeconds: &seconds}}
	object := &corev1.ServiceAccount{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: account}}
	if err := observed.SubResource("token").Create(ctx, object, request); err != nil {
		return nil, fmt.Errorf("request a token of service account %s/%s: %w", namespace, account, err)
	}
	return []byte(request.Status.Token), nil
}
