// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cache

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/member"
)

// responder responds with an empty list, or with an error. The requests of a hung one wait until they are canceled.
type responder struct{ hung, fails bool }

func (m responder) RoundTrip(r *http.Request) (*http.Response, error) {
	if m.hung {
		<-r.Context().Done()
		return nil, r.Context().Err()
	}
	code := http.StatusOK
	if m.fails {
		code = http.StatusForbidden
	}
	return &http.Response{
		StatusCode: code, Header: http.Header{"Content-Type": {"application/json"}}, Request: r,
		Body: io.NopCloser(bytes.NewBufferString(`{"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":"1"},"items":[]}`)),
	}, nil
}

// No more pages are read at once than there are places. Requests without a response take none, and neither do rejected ones.
func TestPages(t *testing.T) {
	t.Parallel()
	p := make(pages, 1)
	list := func(ctx context.Context, m responder) (end func(), err error) {
		client, err := p.client(&member.Member{Config: &rest.Config{Host: "http://member", Transport: m}})
		if err != nil {
			t.Fatal(err)
		}
		ctx, end = p.begin(ctx)
		_, err = client.Resource(schema.GroupVersionResource{Version: "v1", Resource: "pods"}).List(ctx, metav1.ListOptions{})
		return end, err
	}
	hangs, cancel := context.WithCancel(t.Context())
	hung := make(chan error)
	go func() {
		end, err := list(hangs, responder{hung: true})
		end()
		hung <- err
	}()
	if _, err := list(t.Context(), responder{fails: true}); err == nil || len(p) != 0 {
		t.Errorf("a rejected request: %v, %d places are taken, want none", err, len(p))
	}
	end, err := list(t.Context(), responder{})
	if err != nil || len(p) != 1 {
		t.Fatalf("the first page: %v, %d places are taken, want 1", err, len(p))
	}
	waits, stop := context.WithTimeout(t.Context(), 10*time.Millisecond)
	defer stop()
	if none, err := list(waits, responder{}); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("a second page: %v, want %v", err, context.DeadlineExceeded)
	} else {
		none()
	}
	end()
	if end, err = list(t.Context(), responder{}); err != nil || len(p) != 1 {
		t.Errorf("a page after the first has ended: %v, %d places are taken, want 1", err, len(p))
	}
	end()
	cancel()
	if err := <-hung; !errors.Is(err, context.Canceled) || len(p) != 0 {
		t.Errorf("the hung request: %v, %d places are taken, want none", err, len(p))
	}
}
