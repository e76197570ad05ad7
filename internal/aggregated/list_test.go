// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apiserver/pkg/authentication/user"
	clocktesting "k8s.io/utils/clock/testing"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/member/tunnel"
)

// clusterList is a clusterReader.
type clusterList []clusterv1alpha1.Cluster

func (l clusterList) list(context.Context) ([]clusterv1alpha1.Cluster, error) { return l, nil }

func (l clusterList) get(context.Context, string) (*clusterv1alpha1.Cluster, error) {
	panic("not used")
}

// serveLists returns a server of the list of all members, which are named m0, m1 and so on.
func serveLists(t *testing.T, members ...http.HandlerFunc) *httptest.Server {
	t.Helper()
	var clusters clusterList
	for i, handler := range members {
		m := newMember(t, handler)
		clusters = append(clusters, *newCluster(func(c *clusterv1alpha1.Cluster) {
			c.Name, c.Spec.APIEndpoint, c.Spec.InsecureSkipTLSVerification = fmt.Sprintf("m%d", i), m.URL, true
			c.Spec.ImpersonatorSecretRef = &clusterv1alpha1.LocalSecretReference{Namespace: "ns", Name: "n"}
		}))
	}
	connector := newConnector(newSecretCache(func(context.Context, string, string) (*corev1.Secret, error) {
		return &corev1.Secret{Data: map[string][]byte{"token": []byte("impersonator")}}, nil
	}, clocktesting.NewFakePassiveClock(time.Unix(0, 0))), &tunnel.Hub{})
	f := &fanOut{clusters: clusters, connector: connector, limits: newListLimits()}
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		f.list(w, r, &user.DefaultInfo{Name: "alice"}, &url.URL{Path: "/api/v1/pods"})
	}))
	t.Cleanup(func() {
		s.Close()
		connector.closeAll()
		if !f.limits.buffered.TryAcquire(maxTotalBuffered) || !f.limits.lists.TryAcquire(maxLists) {
			t.Error("buffers or lists were not released")
		}
	})
	return s
}

// pods writes n items of about a kilobyte, with a prefix in their names. The first item is not preceded by a comma.
func pods(w io.Writer, prefix string, n int) {
	padding := strings.Repeat("x", 1000)
	for i := range n {
		if i > 0 {
			fmt.Fprint(w, ",")
		}
		fmt.Fprintf(w, `{"metadata":{"name":"%s%d"},"data":%q}`, prefix, i, padding)
	}
}

const listStart = `{"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":"5"},"items":[`

// holding returns a handler that serves n pods.
func holding(prefix string, n int) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		fmt.Fprint(w, listStart)
		pods(w, prefix, n)
		fmt.Fprint(w, "]}")
	}
}

func responding(body string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, body) }
}

func listOf(t *testing.T, s *httptest.Server) (*http.Response, []byte, error) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, s.URL, nil)
	if err != nil {
		t.Fatal(err)
	}
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = response.Body.Close() }()
	body, err := io.ReadAll(response.Body)
	return response, body, err
}

func TestList_merges(t *testing.T) {
	t.Parallel()
	const large = 5000 // larger than the buffer of one cluster
	tests := map[string]struct {
		members []http.HandlerFunc
		want    int    // number of items; 0 means not found
		kind    string // of the list
	}{
		"small":        {[]http.HandlerFunc{holding("a", 2), holding("b", 1)}, 3, "PodList"},
		"large":        {[]http.HandlerFunc{holding("a", large), holding("b", 1), holding("c", large)}, 2*large + 1, "PodList"},
		"empty":        {[]http.HandlerFunc{holding("a", 0), responding(`{"kind":"PodList","items":null}`), holding("b", 1)}, 1, "PodList"},
		"custom kinds": {[]http.HandlerFunc{responding(`{"apiVersion":"x/v1","items":[{}],"kind":"ThingList","metadata":{}}`)}, 1, "ThingList"},
		"incomplete":   {[]http.HandlerFunc{responding(listStart + `{"metadata":{}},`), holding("b", 1)}, 1, "PodList"},
		"not a list":   {[]http.HandlerFunc{responding("hello"), responding(`[1]`), responding(`{"items":{}}`), holding("b", 1)}, 1, "PodList"},
		"item too large": {
			[]http.HandlerFunc{responding(listStart + `"` + strings.Repeat("x", 2*maxItem) + `"]}`), holding("b", 1)}, 1, "PodList",
		},
		"no cluster": {nil, 0, ""},
		"no list":    {[]http.HandlerFunc{responding("hello")}, 0, ""},
		"forbidden":  {[]http.HandlerFunc{func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusForbidden) }}, 0, ""},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			response, body, err := listOf(t, serveLists(t, tc.members...))
			if err != nil {
				t.Fatal(err)
			}
			if tc.want == 0 {
				if response.StatusCode != http.StatusNotFound {
					t.Errorf("%s, want 404", response.Status)
				}
				return
			}
			var got struct {
				Kind  string
				Items []json.RawMessage
			}
			if err := json.Unmarshal(body, &got); err != nil || len(got.Items) != tc.want || got.Kind != tc.kind {
				t.Errorf("%s with %d items, %v; want %s with %d", got.Kind, len(got.Items), err, tc.kind, tc.want)
			}
		})
	}
}

// A large list is sent before it has been received completely.
func TestList_streams(t *testing.T) {
	t.Parallel()
	received := make(chan struct{})
	s := serveLists(t, func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprint(w, listStart)
		pods(w, "a", 3000)
		w.(http.Flusher).Flush()
		select {
		case <-received:
		case <-r.Context().Done():
			return
		}
		fmt.Fprint(w, "]}")
	})
	r, _ := http.NewRequestWithContext(t.Context(), http.MethodGet, s.URL, nil)
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = response.Body.Close() }()
	reader := bufio.NewReader(response.Body)
	if _, err := reader.Peek(1000); err != nil {
		t.Fatal(err)
	}
	close(received)
	var got struct{ Items []json.RawMessage }
	if err := json.NewDecoder(reader).Decode(&got); err != nil || len(got.Items) != 3000 {
		t.Errorf("%d items, %v", len(got.Items), err)
	}
}

// A list with some of the items of a cluster must not look complete.
func TestList_abortsIncompleteResponse(t *testing.T) {
	t.Parallel()
	s := serveLists(t, func(w http.ResponseWriter, _ *http.Request) {
		fmt.Fprint(w, listStart)
		pods(w, "a", 3000)
		w.(http.Flusher).Flush()
		panic(http.ErrAbortHandler)
	}, holding("b", 5000), holding("c", 1))
	if _, body, err := listOf(t, s); err == nil {
		t.Errorf("complete response of %d bytes, want an error", len(body))
	}
}
