// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cache

import (
	"context"
	"net/http"
	"runtime"
	"sync"
	"time"

	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/member"
)

// pagesPerCore is the number of pages of lists that are read and decoded at once for each core. A decoded page of pods takes 15 MB:
// without a limit, the lists of 1,000 members at a start take more memory than all that is cached later.
const pagesPerCore = 8

// pageTime is the time after which a page no longer counts, so that members that send slowly do not delay others for long. A page takes
// less than a tenth of it, also if all cores are busy with others.
const pageTime = 20 * time.Second

// pages limits how many pages are read at once. A request waits when its response begins, so that members that do not respond do not
// delay others. The watches by which newer members send their objects one by one are not limited.
type pages chan struct{}

func newPages() pages { return make(pages, pagesPerCore*runtime.GOMAXPROCS(0)) }

// page is the place of one request among the pages.
type page struct {
	pages pages
	end   func() // nil until its response has begun
}

type pageKey struct{}

// begin returns a context for a request whose response waits until a page may be read. end must be called when the page is no longer
// needed.
func (p pages) begin(ctx context.Context) (_ context.Context, end func()) {
	place := &page{pages: p}
	return context.WithValue(ctx, pageKey{}, place), func() {
		if place.end != nil {
			place.end()
		}
	}
}

// client returns a client of a member whose lists wait for their place.
func (p pages) client(m *member.Member) (dynamic.Interface, error) {
	config := rest.CopyConfig(m.Config)
	config.Wrap(func(next http.RoundTripper) http.RoundTripper { return pageTransport{next} })
	return dynamic.NewForConfig(config)
}

// pageTransport waits for the place of a request before it returns the response.
type pageTransport struct{ next http.RoundTripper }

// RoundTrip implements http.RoundTripper.
func (t pageTransport) RoundTrip(r *http.Request) (*http.Response, error) {
	response, err := t.next.RoundTrip(r)
	place, _ := r.Context().Value(pageKey{}).(*page)
	if err != nil || place == nil || place.end != nil || response.StatusCode != http.StatusOK { // after 429, the client waits
		return response, err
	}
	select {
	case place.pages <- struct{}{}:
		release := sync.OnceFunc(func() { <-place.pages })
		timer := time.AfterFunc(pageTime, release)
		place.end = func() {
			timer.Stop()
			release()
		}
		return response, nil
	case <-r.Context().Done():
		_ = response.Body.Close()
		return nil, context.Cause(r.Context())
	}
}
