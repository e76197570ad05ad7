// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"fmt"
	"strings"
	"testing"

	"k8s.io/client-go/rest"
)

func TestCredentials_useOnlyTheUserOfAKubeconfig(t *testing.T) {
	t.Parallel()
	base := &rest.Config{Host: "https://hub", BearerToken: "own", Username: "own", Password: "own"}
	base.CertFile = "/own.crt"
	for name, tc := range map[string]struct {
		user string
		fail string // part of the error
	}{
		"token":       {`{"token":"a"}`, ""},
		"certificate": {`{"client-certificate-data":"YQ==","client-key-data":"Yg=="}`, ""},
		"impersonate": {`{"token":"a","as":"other"}`, ""},
		"program":     {`{"exec":{"apiVersion":"client.authentication.k8s.io/v1","command":"/bin/sh","interactiveMode":"Never"}}`, "program"},
		"provider":    {`{"auth-provider":{"name":"gcp"}}`, "program"},
		"token file":  {`{"tokenFile":"/etc/passwd"}`, "files"},
		"key file":    {`{"client-certificate":"/a","client-key":"/b"}`, "files"},
		"nothing":     {`{}`, "no token"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			text := fmt.Sprintf(`{"apiVersion":"v1","kind":"Config","current-context":"c","contexts":[{"name":"c","context":{"user":"u",
"cluster":"c","namespace":"shop"}}],"clusters":[{"name":"c","cluster":{"server":"https://attacker","proxy-url":"http://attacker"}}],
"users":[{"name":"u","user":%s}]}`, tc.user)
			config, namespace, err := Credentials{Kubeconfig: text}.apply(base)
			if tc.fail != "" {
				if err == nil || !strings.Contains(err.Error(), tc.fail) {
					t.Fatalf("apply = %v, want an error with %q", err, tc.fail)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if config.Host != "https://hub" || config.Proxy != nil || namespace != "shop" {
				t.Errorf("config = %s with proxy %t in namespace %s", config.Host, config.Proxy != nil, namespace)
			}
			if config.BearerToken == "own" || config.Username != "" || config.CertFile != "" {
				t.Error("config has the console's own credentials")
			}
		})
	}
}

func TestCredentials_areRequired(t *testing.T) {
	t.Parallel()
	for _, c := range []Credentials{{}, {Token: " "}, {Kubeconfig: "}"}, {Kubeconfig: `{"current-context":"missing"}`}} {
		if _, _, err := c.apply(&rest.Config{Host: "https://hub"}); err == nil {
			t.Errorf("apply(%+v) returned no error", c)
		}
	}
}
