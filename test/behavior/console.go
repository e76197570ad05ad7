// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"crypto/tls"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"strings"
	"time"

	"github.com/gorilla/websocket"
	appsv1 "k8s.io/api/apps/v1"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/test/env"
)

// consoleUser is a user of the web console of the control plane, with a session cookie as a browser.
type consoleUser struct {
	*fixture
	http *http.Client
	tls  *tls.Config
}

// useConsole reads the log of the only pod of a Deployment in a member, and writes to a shell in it, as the pages of the console do.
func (f *fixture) useConsole(cluster string, d *appsv1.Deployment) {
	f.Helper()
	u := f.openConsole()
	defer u.request(http.MethodPost, "logout", struct{}{}, nil)
	object := url.Values{
		"group": {"apps"}, "version": {"v1"}, "kind": {"Deployment"}, "namespace": {d.Namespace}, "name": {d.Name}, "follow": {"false"},
	}.Encode()
	var pods struct {
		Pods []struct{ Name, Cluster string }
	}
	u.request(http.MethodGet, "pods?"+object, nil, func(body []byte) error { return json.Unmarshal(body, &pods) })
	if len(pods.Pods) != 1 || pods.Pods[0].Cluster != cluster {
		f.Fatalf("pods of %s = %v, want one in %s", objectName(d), pods.Pods, cluster)
	}
	pod := pods.Pods[0].Name
	u.request(http.MethodGet, "logs?"+object, nil, func(body []byte) error {
		if line := fmt.Sprintf(`"p":%q,"t":"container nginx of pod %s/%s starts`, pod, d.Namespace, pod); !strings.Contains(string(body), line) {
			return fmt.Errorf("log = %s, want the line of pod %s", body, pod)
		}
		return nil
	})
	u.useShell(url.Values{"cluster": {cluster}, "namespace": {d.Namespace}, "pod": {pod}, "container": {"nginx"}, "command": {"sh"}})
}

// openConsole logs in by a one-time link, as karmadactl ui does.
func (f *fixture) openConsole() *consoleUser {
	f.Helper()
	user := rest.CopyConfig(f.e.Config)
	if err := rest.LoadTLSFiles(user); err != nil {
		f.Fatal(err)
	}
	user.CertFile, user.KeyFile = "", "" // the console reads no files of a kubeconfig
	credentials, err := os.ReadFile(kubeconfig(f.T, user))
	if err != nil {
		f.Fatal(err)
	}
	u := &consoleUser{fixture: f}
	if u.tls, err = rest.TLSConfigFor(rest.AnonymousClientConfig(f.e.Config)); err != nil {
		f.Fatal(err)
	}
	jar, err := cookiejar.New(nil)
	if err != nil {
		f.Fatal(err)
	}
	transport := &http.Transport{TLSClientConfig: u.tls}
	f.Cleanup(transport.CloseIdleConnections)
	u.http = &http.Client{Transport: transport, Jar: jar, Timeout: env.Timeout}
	var link struct {
		Code string `json:"code"`
	}
	u.request(http.MethodPost, "links", map[string]string{"kubeconfig": string(credentials)}, func(body []byte) error {
		return json.Unmarshal(body, &link)
	})
	u.request(http.MethodPost, "login", link, nil)
	return u
}

// request sends a request of a page, and passes the body of a successful response to read.
func (u *consoleUser) request(method, path string, body any, read func(body []byte) error) {
	u.Helper()
	data, err := json.Marshal(body)
	if err != nil {
		u.Fatal(err)
	}
	request, err := http.NewRequestWithContext(u.Context(), method, u.e.Config.Host+"/ui/api/"+path, strings.NewReader(string(data)))
	if err != nil {
		u.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := u.http.Do(request)
	if err != nil {
		u.Fatal(err)
	}
	defer response.Body.Close() //nolint:errcheck // it was read
	data, err = io.ReadAll(response.Body)
	if err == nil && response.StatusCode == http.StatusOK && read != nil {
		err = read(data)
	}
	if err != nil || response.StatusCode != http.StatusOK {
		u.Fatalf("%s %s = %s %s: %v", method, request.URL.Path, response.Status, data, err)
	}
}

// useShell opens a terminal, enters two commands and waits for the output and the end.
func (u *consoleUser) useShell(process url.Values) {
	u.Helper()
	address := "wss" + strings.TrimPrefix(u.e.Config.Host, "https") + "/ui/api/exec?" + process.Encode()
	dialer := websocket.Dialer{TLSClientConfig: u.tls, Jar: u.http.Jar, HandshakeTimeout: env.Timeout}
	conn, response, err := dialer.DialContext(u.Context(), address, nil)
	if err != nil {
		u.Fatalf("open a shell in %s: %v", process, err)
	}
	_ = response.Body.Close() // it is empty
	limit := time.AfterFunc(env.Timeout, func() { _ = conn.Close() })
	defer limit.Stop()
	defer conn.Close() //nolint:errcheck // the shell has ended
	enter := func(line string) {
		if err := conn.WriteMessage(websocket.BinaryMessage, append([]byte{0}, line+"\r"...)); err != nil {
			u.Fatal(err)
		}
	}
	var output strings.Builder
	enter(`echo "from the" 'Pull member'`) // the terminal echoes the line with its quotes
	for ended := false; ; {
		_, data, err := conn.ReadMessage()
		if websocket.IsCloseError(err, websocket.CloseNormalClosure) && ended {
			return
		} else if err != nil {
			u.Fatalf("output of the shell = %q: %v", output.String(), err)
		}
		output.Write(data)
		if !ended && strings.Contains(output.String(), "from the Pull member") {
			ended = true
			enter("exit")
		}
	}
}
