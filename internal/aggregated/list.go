// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"time"

	"golang.org/x/sync/semaphore"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apiserver/pkg/authentication/user"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/component/serving"
)

// Limits of the memory that lists from all clusters use, in bytes. Together they are below 256 MiB: responses up to maxBuffered are
// buffered. Of larger ones only the beginning is buffered, and the rest is copied item by item.
const (
	// maxBuffered limits what is buffered of the response of one member: about 80 pods.
	maxBuffered = 1 << 20
	// streamWindow limits what a member sends before it is read.
	streamWindow = 1 << 20
	// maxTotalBuffered limits the buffers and windows of all members and all lists.
	maxTotalBuffered = 128 << 20
	// maxItem limits one item. The API server accepts objects of up to 3 MiB.
	maxItem = 4 << 20
	// maxLists limits the number of concurrent lists; further ones wait.
	maxLists = 10
)

// listLimits are the limits that all lists share.
type listLimits struct{ lists, buffered *semaphore.Weighted }

func newListLimits() listLimits {
	return listLimits{lists: semaphore.NewWeighted(maxLists), buffered: semaphore.NewWeighted(maxTotalBuffered)}
}

// list streams the lists of all clusters that respond, in the order of their names. A cluster that fails is omitted. If it fails
// after some of its items were sent, the response is aborted, so that the client does not take it for complete.
func (f *fanOut) list(w http.ResponseWriter, r *http.Request, requester user.Info, location *url.URL) {
	query := location.Query()
	// A continue token is only valid for the API server that issued it.
	query.Del("limit")
	query.Del("continue")
	u := &url.URL{Path: location.Path, RawQuery: query.Encode()}
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	if err := f.limits.lists.Acquire(ctx, 1); err != nil {
		serving.WriteError(w, unavailable("too many lists of all clusters: %v", err))
		return
	}
	defer f.limits.lists.Release(1)
	clusters, err := f.reachable(ctx)
	if err != nil {
		serving.WriteError(w, err)
		return
	}
	out, parts := &listWriter{w: w}, f.openAll(ctx, clusters, requester, u)
	defer func() {
		cancel()
		for part := range parts { // if the response was aborted
			part.close()
		}
	}()
	for part := range parts {
		sent, err := out.copy(part)
		part.close()
		switch {
		case err != nil && sent:
			f.log.V(2).Info("Aborting a list of all clusters", "cluster", part.cluster, "err", err.Error())
			panic(http.ErrAbortHandler)
		case err != nil:
			f.omit(part.cluster, err)
		}
	}
	if !out.started {
		serving.WriteError(w, serving.NewError(http.StatusNotFound, metav1.StatusReasonNotFound, "not found"))
		return
	}
	out.finish()
}

// openAll requests the lists of the clusters concurrently and yields the lists of clusters that respond, in order. The caller must
// close each of them. The channel must be read to its end.
func (f *fanOut) openAll(ctx context.Context, clusters []clusterv1alpha1.Cluster, requester user.Info, u *url.URL) <-chan *listPart {
	results := make([]chan *listPart, len(clusters))
	for i := range results {
		results[i] = make(chan *listPart, 1)
	}
	// Buffers are acquired in the order in which they are released. Therefore the first unread list always has its buffer.
	go func() {
		parallel := semaphore.NewWeighted(maxParallel)
		for i := range clusters {
			if f.limits.buffered.Acquire(ctx, maxBuffered+streamWindow) != nil {
				results[i] <- nil
				continue
			}
			if parallel.Acquire(ctx, 1) != nil {
				f.limits.buffered.Release(maxBuffered + streamWindow)
				results[i] <- nil
				continue
			}
			go func() {
				defer parallel.Release(1)
				results[i] <- f.open(ctx, &clusters[i], requester, u)
			}()
		}
	}()
	ordered := make(chan *listPart)
	go func() {
		defer close(ordered)
		for _, result := range results {
			if part := <-result; part != nil {
				ordered <- part
			}
		}
	}()
	return ordered
}

// listPart is the response of one cluster.
type listPart struct {
	cluster  string
	body     io.Reader
	reserved int64 // bytes of limits.buffered
	close    func()
}

// open requests the list of a cluster and reads its beginning. It returns nil if the cluster fails. The caller has acquired the
// buffer, which open or close of the result release.
func (f *fanOut) open(ctx context.Context, cluster *clusterv1alpha1.Cluster, requester user.Info, u *url.URL) *listPart {
	ctx, cancel := context.WithCancel(ctx)
	timer := time.AfterFunc(memberTimeout, cancel)
	part := &listPart{cluster: cluster.Name, reserved: maxBuffered + streamWindow}
	end := func() {
		timer.Stop()
		cancel()
		f.limits.buffered.Release(part.reserved)
	}
	response, _, err := f.get(ctx, cluster, requester, u, "application/json") //nolint:bodyclose // the caller closes it
	if err != nil {
		f.omit(cluster.Name, err)
		end()
		return nil
	}
	part.close = func() { _ = response.Body.Close(); end() } // the list has been read or is not needed
	beginning, err := io.ReadAll(io.LimitReader(response.Body, maxBuffered))
	if err == nil && len(beginning) < maxBuffered && !json.Valid(beginning) {
		err = errors.New("the response is not a list")
	}
	if err != nil {
		f.omit(cluster.Name, err)
		part.close()
		return nil
	}
	timer.Stop()
	part.body = bytes.NewReader(beginning)
	if len(beginning) == maxBuffered {
		part.body = io.MultiReader(part.body, &timedReader{response.Body, timer})
		return part
	}
	_ = response.Body.Close() // it has been read
	unused := part.reserved - int64(cap(beginning))
	part.reserved -= unused
	f.limits.buffered.Release(unused)
	return part
}

// timedReader limits the time of each read to memberTimeout. timer cancels the request.
type timedReader struct {
	io.Reader
	timer *time.Timer
}

func (r *timedReader) Read(p []byte) (int, error) {
	r.timer.Reset(memberTimeout)
	defer r.timer.Stop()
	return r.Reader.Read(p)
}

// listWriter merges lists. The fields other than items come from the first list.
type listWriter struct {
	w       io.Writer
	started bool
	items   bool // an item has been written
	fields  listFields
	err     error
}

// listFields holds the fields of a list other than items, by name.
type listFields map[string]json.RawMessage

func listFieldNames() []string { return []string{"apiVersion", "kind", "metadata"} }

// copy appends the items of a list. It reports whether some of them may have been sent.
func (l *listWriter) copy(part *listPart) (sent bool, err error) {
	limited := &io.LimitedReader{R: part.body, N: maxItem}
	decoder := json.NewDecoder(limited)
	more := func() bool {
		limited.N = maxItem
		return decoder.More()
	}
	if err := expect(decoder, json.Delim('{')); err != nil {
		return false, err
	}
	fields := listFields{}
	for more() {
		key, err := decoder.Token()
		if err != nil {
			return sent, err
		}
		if key == "items" {
			if err := l.copyItems(decoder, more, fields, &sent); err != nil {
				return sent, err
			}
			continue
		}
		var value json.RawMessage
		if err := decoder.Decode(&value); err != nil {
			return sent, err
		}
		if name, ok := key.(string); ok && slices.Contains(listFieldNames(), name) {
			fields[name] = value
		}
	}
	if err := expect(decoder, json.Delim('}')); err != nil {
		return sent, err
	}
	l.start(fields)
	return sent, l.err
}

// copyItems copies the value of items, an array or null.
func (l *listWriter) copyItems(decoder *json.Decoder, more func() bool, fields listFields, sent *bool) error {
	token, err := decoder.Token()
	if err != nil || token == nil {
		return err
	}
	if token != json.Delim('[') {
		return errors.New("items is not an array")
	}
	for more() {
		var item json.RawMessage
		if err := decoder.Decode(&item); err != nil {
			return err
		}
		l.start(fields)
		*sent = true
		if l.items {
			l.write(",")
		}
		l.items = true
		l.write(string(item))
		if l.err != nil {
			return l.err
		}
	}
	return expect(decoder, json.Delim(']'))
}

// start writes the beginning of the list if this is the first one. It keeps fields, because more of them may follow the items.
func (l *listWriter) start(fields listFields) {
	if l.started {
		return
	}
	l.started, l.fields = true, fields
	if w, ok := l.w.(http.ResponseWriter); ok {
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(http.StatusOK)
	}
	l.write("{")
	for _, name := range listFieldNames() {
		if value, ok := fields[name]; ok {
			l.write(fmt.Sprintf("%q:%s,", name, value))
			delete(fields, name)
		}
	}
	l.write(`"items":[`)
}

// finish writes the end of the list.
func (l *listWriter) finish() {
	l.write("]")
	for _, name := range listFieldNames() {
		if value, ok := l.fields[name]; ok {
			l.write(fmt.Sprintf(",%q:%s", name, value))
		}
	}
	l.write("}")
}

func (l *listWriter) write(s string) {
	if l.err == nil {
		_, l.err = io.WriteString(l.w, s)
	}
}

func expect(decoder *json.Decoder, want json.Delim) error {
	got, err := decoder.Token()
	if err == nil && got != want {
		err = fmt.Errorf("the response is not a list: %v instead of %v", got, want)
	}
	return err
}
