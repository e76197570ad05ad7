// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"crypto"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"math/big"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"karmada.io/karmada/internal/console"
)

// issuer is an OpenID Connect issuer whose users are always logged in.
type issuer struct {
	*httptest.Server
	t         *testing.T
	key       *rsa.PrivateKey
	challenge string
	// nonce and audience are those of the next ID token, issued is the last one.
	nonce, audience, issued string
	// read counts the requests for the configuration.
	read atomic.Int32
}

const clientID = "console"

func startIssuer(t *testing.T) *issuer {
	t.Helper()
	key, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		t.Fatal(err)
	}
	i := &issuer{t: t, key: key, audience: clientID}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /.well-known/openid-configuration", func(w http.ResponseWriter, _ *http.Request) {
		i.read.Add(1)
		i.write(w, map[string]any{
			"issuer": i.URL, "authorization_endpoint": i.URL + "/auth", "token_endpoint": i.URL + "/token", "jwks_uri": i.URL + "/keys",
			"id_token_signing_alg_values_supported": []string{"RS256"},
		})
	})
	mux.HandleFunc("GET /keys", func(w http.ResponseWriter, _ *http.Request) {
		i.write(w, map[string]any{"keys": []any{map[string]any{
			"kty": "RSA", "alg": "RS256", "use": "sig", "kid": "k", "n": encode(key.N.Bytes()), "e": encode(big.NewInt(int64(key.E)).Bytes()),
		}}})
	})
	mux.HandleFunc("GET /auth", func(w http.ResponseWriter, r *http.Request) {
		i.challenge, i.nonce = r.FormValue("code_challenge"), r.FormValue("nonce")
		if r.FormValue("code_challenge_method") != "S256" || r.FormValue("client_id") != clientID {
			t.Errorf("request of the console: %v", r.Form)
		}
		back := url.Values{"code": {"code"}, "state": {r.FormValue("state")}}
		http.Redirect(w, r, r.FormValue("redirect_uri")+"?"+back.Encode(), http.StatusFound)
	})
	mux.HandleFunc("POST /token", func(w http.ResponseWriter, r *http.Request) {
		sum := sha256.Sum256([]byte(r.FormValue("code_verifier")))
		if r.FormValue("code") != "code" || encode(sum[:]) != i.challenge {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		i.issued = i.sign()
		i.write(w, map[string]any{"access_token": "unused", "token_type": "Bearer", "id_token": i.issued})
	})
	i.Server = httptest.NewServer(mux)
	t.Cleanup(i.Close)
	return i
}

func encode(data []byte) string { return base64.RawURLEncoding.EncodeToString(data) }

func (i *issuer) write(w http.ResponseWriter, value any) {
	w.Header().Set("Content-Type", "application/json")
	if err := json.NewEncoder(w).Encode(value); err != nil {
		i.t.Error(err)
	}
}

// sign returns an ID token.
func (i *issuer) sign() string {
	claims, err := json.Marshal(map[string]any{
		"iss": i.URL, "aud": i.audience, "sub": "admin", "nonce": i.nonce, "exp": time.Now().Add(time.Hour).Unix(),
	})
	if err != nil {
		i.t.Error(err)
	}
	text := encode([]byte(`{"alg":"RS256","kid":"k"}`)) + "." + encode(claims)
	sum := sha256.Sum256([]byte(text))
	signature, err := rsa.SignPKCS1v15(rand.Reader, i.key, crypto.SHA256, sum[:])
	if err != nil {
		i.t.Error(err)
	}
	return text + "." + encode(signature)
}

// navigate follows redirects until a page of the console, as a browser does, and returns the status of the last response. accept is
// called before the console calls the issuer, which changes its token.
func (c *client) navigate(address string, accept func(step string)) (code int, body string) {
	c.t.Helper()
	c.http.CheckRedirect = func(r *http.Request, _ []*http.Request) error {
		if accept != nil && strings.HasSuffix(r.URL.Path, "/callback") {
			accept(r.URL.Query().Get("state"))
		}
		return nil
	}
	defer func() { c.http.CheckRedirect = nil }()
	request, err := http.NewRequestWithContext(c.t.Context(), http.MethodGet, address, http.NoBody)
	if err != nil {
		c.t.Fatal(err)
	}
	response, err := c.http.Do(request)
	if err != nil {
		c.t.Fatal(err)
	}
	defer response.Body.Close()
	var text strings.Builder
	if err := response.Write(&text); err != nil {
		c.t.Fatal(err)
	}
	return response.StatusCode, text.String()
}

// A user logs in at the issuer, and the ID token is the credential of the session.
func TestOIDC(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		change  func(i *issuer) // before the console reads the token
		refused bool            // the control plane refuses the token
		want    string
	}{
		"the control plane accepts the token":   {},
		"the control plane refuses the token":   {refused: true, want: "does not accept the user"},
		"a token of another login":              {change: func(i *issuer) { i.nonce = "other" }, want: "another login"},
		"a token for another client":            {change: func(i *issuer) { i.audience = "other" }, want: "verify the ID token"},
		"a code that another browser asked for": {change: func(i *issuer) { i.challenge = "other" }, want: "exchange the code"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			i := startIssuer(t)
			f := newFleetWith(t, &console.Issuer{URL: i.URL, ClientID: clientID})
			c := f.anonymous(t)
			var methods struct{ OIDC bool }
			if c.get("methods", &methods); !methods.OIDC {
				t.Error("the login page does not show the issuer")
			}
			f.set(func() {
				f.accepted = func(token string) string {
					if test.refused || token != i.issued {
						return token
					}
					return adminToken
				}
			})
			code, page := c.navigate(f.url+"api/oidc/login", func(string) {
				if test.change != nil {
					test.change(i)
				}
			})
			var session struct{ User string }
			switch loggedIn := c.get("session", &session) == http.StatusOK; {
			case test.want == "" && (code != http.StatusOK || !loggedIn || session.User != "admin"):
				t.Errorf("login = %d, user %q, want admin: %s", code, session.User, page)
			case test.want != "" && (code < 400 || loggedIn || !strings.Contains(page, test.want)):
				t.Errorf("login = %d, logged in: %v, want an error with %q: %s", code, loggedIn, test.want, page)
			}
		})
	}
}

// A response of the issuer is valid only in the browser that began the login, and for the same login.
func TestOIDC_responsesOfOthers(t *testing.T) {
	t.Parallel()
	i := startIssuer(t)
	f := newFleetWith(t, &console.Issuer{URL: i.URL, ClientID: clientID})
	if code, page := f.anonymous(t).navigate(f.url+"api/oidc/callback?code=code&state=x", nil); code != http.StatusBadRequest {
		t.Errorf("callback without a login = %d: %s", code, page)
	}
	c := f.anonymous(t)
	c.http.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	c.get("oidc/login", nil)
	code, page := c.navigate(f.url+"api/oidc/callback?code=code&state=%3Cscript%3E&error=%3Cscript%3E", nil)
	if code != http.StatusBadRequest || !strings.Contains(page, "another login") {
		t.Errorf("callback with another state = %d: %s", code, page)
	}
	if i.issued != "" {
		t.Error("the console exchanged the code of another login")
	}
	c.get("oidc/login", nil)
	if n := i.read.Load(); n != 1 {
		t.Errorf("the configuration of the issuer was read %d times within a minute, want 1", n)
	}
	f.clock.Step(2 * time.Minute)
	if c.get("oidc/login", nil); i.read.Load() != 2 {
		t.Error("the configuration of the issuer was not read again")
	}
	code, page = f.login(t, adminToken).navigate(f.url+"api/oidc/callback?error=%3Cscript%3E", nil)
	if code != http.StatusBadRequest || strings.Contains(page, "<script") {
		t.Errorf("callback with an error = %d: %s", code, page)
	}
}
