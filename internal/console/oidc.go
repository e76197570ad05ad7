// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"html"
	"net/http"
	"os"
	"slices"
	"strings"
	"sync"
	"time"

	oidc "github.com/coreos/go-oidc"
	"golang.org/x/oauth2"
)

// Issuer is an OpenID Connect issuer. Its ID tokens are the credentials of sessions: the control plane must accept them.
type Issuer struct {
	URL, ClientID string
	// SecretFile holds the client secret; empty means a public client.
	SecretFile string
	// CA verifies the issuer, PEM-encoded; empty means the CAs of the system.
	CA []byte
	// RedirectURL is the URL of the callback; empty means the address of the request.
	RedirectURL string
	// Scopes are requested besides openid.
	Scopes []string

	mu       sync.Mutex // guards provider and read
	provider *oidc.Provider
	read     time.Time // when provider was read
}

const (
	oidcPath = apiPrefix + "oidc/"
	// oidcCookie binds a login to the browser that began it, for oidcAge.
	oidcCookie = "karmada-console-oidc"
	oidcAge    = 10 * time.Minute
	// issuerTimeout limits each request to the issuer.
	issuerTimeout = 15 * time.Second
	// providerAge is the time for which the addresses and keys of the issuer are kept.
	providerAge = time.Minute
	// maxLogins limits the logins that wait for the issuer at the same time: users who are not logged in cause them.
	maxLogins = 32
)

// attempt is a login that has begun. The cookie of the browser holds it.
type attempt struct{ state, nonce, verifier string }

func (a attempt) String() string { return a.state + "." + a.nonce + "." + a.verifier }

// client returns the client of the issuer, and the verifier of its tokens.
func (i *Issuer) client(ctx context.Context, r *http.Request, now time.Time) (*oauth2.Config, *oidc.IDTokenVerifier, error) {
	provider, err := i.current(ctx, now)
	if err != nil {
		return nil, nil, fmt.Errorf("read the configuration of the issuer %s: %w", i.URL, err)
	}
	config := &oauth2.Config{
		ClientID: i.ClientID, Endpoint: provider.Endpoint(), Scopes: append([]string{oidc.ScopeOpenID}, i.Scopes...), RedirectURL: i.RedirectURL,
	}
	if i.SecretFile != "" {
		secret, err := os.ReadFile(i.SecretFile)
		if err != nil {
			return nil, nil, fmt.Errorf("read the client secret: %w", err)
		}
		config.ClientSecret = strings.TrimSpace(string(secret))
	}
	if config.RedirectURL == "" {
		scheme := "https://"
		if r.TLS == nil {
			scheme = "http://"
		}
		config.RedirectURL = scheme + r.Host + oidcPath + "callback"
	}
	return config, provider.Verifier(&oidc.Config{ClientID: i.ClientID}), nil
}

// current returns the addresses and keys of the issuer. They are read again after providerAge, because they change.
func (i *Issuer) current(ctx context.Context, now time.Time) (*oidc.Provider, error) {
	i.mu.Lock()
	defer i.mu.Unlock()
	if i.provider != nil && now.Sub(i.read) < providerAge {
		return i.provider, nil
	}
	provider, err := oidc.NewProvider(context.WithoutCancel(ctx), i.URL) // it outlives the request; its client has a timeout
	if err != nil {
		return nil, err
	}
	i.provider, i.read = provider, now
	return provider, nil
}

// limitLogins answers requests only while fewer than maxLogins wait for the issuer.
func (c *Console) limitLogins(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		select {
		case c.logins <- struct{}{}:
			defer func() { <-c.logins }()
			next(w, r)
		default:
			failOIDC(w, http.StatusTooManyRequests, errors.New("too many logins wait for the issuer; try again in a minute"))
		}
	}
}

// context returns a context with the HTTP client for the issuer.
func (i *Issuer) context(r *http.Request) (context.Context, error) {
	transport := &http.Transport{
		Proxy: http.ProxyFromEnvironment, TLSClientConfig: &tls.Config{MinVersion: tls.VersionTLS12}, DisableKeepAlives: true,
	}
	if len(i.CA) > 0 {
		transport.TLSClientConfig.RootCAs = x509.NewCertPool()
		if !transport.TLSClientConfig.RootCAs.AppendCertsFromPEM(i.CA) {
			return nil, errors.New("the CA of the issuer has no certificate")
		}
	}
	return oidc.ClientContext(r.Context(), &http.Client{Transport: transport, Timeout: issuerTimeout}), nil
}

// startOIDC sends the browser to the issuer.
func (c *Console) startOIDC(w http.ResponseWriter, r *http.Request) {
	ctx, err := c.issuer.context(r)
	if err != nil {
		failOIDC(w, http.StatusInternalServerError, err)
		return
	}
	config, _, err := c.issuer.client(ctx, r, c.clock.Now())
	if err != nil {
		failOIDC(w, http.StatusBadGateway, err)
		return
	}
	a := attempt{state: rand.Text(), nonce: rand.Text(), verifier: oauth2.GenerateVerifier()}
	setOIDCCookie(w, a.String(), oidcAge)
	http.Redirect(w, r, config.AuthCodeURL(a.state, oidc.Nonce(a.nonce), oauth2.S256ChallengeOption(a.verifier)), http.StatusFound)
}

// endOIDC starts a session with the ID token for the code that the issuer sent through the browser.
func (c *Console) endOIDC(w http.ResponseWriter, r *http.Request) {
	setOIDCCookie(w, "", -time.Second) // a login can end once
	a, err := attemptOf(r)
	if err != nil {
		failOIDC(w, http.StatusBadRequest, err)
		return
	}
	token, err := c.exchange(r, a)
	if err != nil {
		failOIDC(w, http.StatusUnauthorized, err)
		return
	}
	s, err := c.sessions.open(r.Context(), Credentials{Token: token})
	if err != nil {
		failOIDC(w, http.StatusUnauthorized, fmt.Errorf("the control plane does not accept the user: %w", err))
		return
	}
	c.begin(w, s)
	http.Redirect(w, r, Prefix, http.StatusFound)
}

// attemptOf returns the login that the browser began, if the request belongs to it.
func attemptOf(r *http.Request) (attempt, error) {
	cookie, err := r.Cookie(oidcCookie)
	if err != nil {
		return attempt{}, errors.New("the login took too long, or began in another browser")
	}
	parts := strings.Split(cookie.Value, ".")
	if len(parts) != 3 || slices.Contains(parts, "") || subtle.ConstantTimeCompare([]byte(parts[0]), []byte(r.FormValue("state"))) != 1 {
		return attempt{}, errors.New("the response belongs to another login")
	}
	if reason := r.FormValue("error"); reason != "" {
		return attempt{}, fmt.Errorf("the issuer refused the login: %s %s", reason, r.FormValue("error_description"))
	}
	return attempt{parts[0], parts[1], parts[2]}, nil
}

// exchange returns the ID token for the code of a request.
func (c *Console) exchange(r *http.Request, a attempt) (string, error) {
	ctx, err := c.issuer.context(r)
	if err != nil {
		return "", err
	}
	config, verifier, err := c.issuer.client(ctx, r, c.clock.Now())
	if err != nil {
		return "", err
	}
	tokens, err := config.Exchange(ctx, r.FormValue("code"), oauth2.VerifierOption(a.verifier))
	if err != nil {
		return "", fmt.Errorf("exchange the code for a token: %w", err)
	}
	raw, _ := tokens.Extra("id_token").(string)
	verified, err := verifier.Verify(ctx, raw)
	if err != nil {
		return "", fmt.Errorf("verify the ID token: %w", err)
	}
	if subtle.ConstantTimeCompare([]byte(verified.Nonce), []byte(a.nonce)) != 1 {
		return "", errors.New("the ID token belongs to another login")
	}
	return raw, nil
}

// setOIDCCookie sets the cookie of a login. It is sent with the navigation from the issuer back to the console, and with no other request
// of another site.
func setOIDCCookie(w http.ResponseWriter, value string, age time.Duration) {
	http.SetCookie(w, &http.Cookie{
		Name: oidcCookie, Value: value, Path: oidcPath, MaxAge: int(age.Seconds()), HttpOnly: true, Secure: true, SameSite: http.SameSiteLaxMode,
	})
}

// failOIDC writes a page with an error: the browser navigates to the paths of this file.
func failOIDC(w http.ResponseWriter, code int, err error) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(code)
	const page = `<!doctype html><html lang="en"><title>Login failed</title><h1>Login failed</h1><p>%s</p><p><a href="%s">Log in again</a></p>`
	_, _ = fmt.Fprintf(w, page, html.EscapeString(err.Error()), Prefix) // the client has closed the connection
}
