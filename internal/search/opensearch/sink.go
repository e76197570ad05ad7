// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package opensearch sends cached objects to OpenSearch (docs/contract/protocols.md#search).
//
//	feed ─► Replace: all objects, and deletions of documents of the cluster that are not among them
//	     ─► Apply: changes                                                    ─► _bulk, up to batchBytes at once
//
// The index of a kind is kubernetes-KIND, the ID of a document the UID of the object. A failed request is repeated by the feed. A document
// that OpenSearch rejects because of its content is logged and skipped: it would be rejected again.
//
// Replicas of karmada-search need no leader: each writes all changes, in the order of the member, to documents with the same IDs. The last
// write of each replica is the current state, so that the documents are correct when all replicas have written. A replica without a
// connection to a member writes nothing of it.
//
// Invariant: only documents with the annotation of the cluster are deleted, and only if the synced cache has no such object.
package opensearch

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/opensearch-project/opensearch-go/v4"
	"github.com/opensearch-project/opensearch-go/v4/opensearchapi"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/watch"
	ctrl "sigs.k8s.io/controller-runtime"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/search/cache"
	"karmada.io/karmada/internal/search/feed"
)

const (
	// batchBytes is the size from which a batch is sent.
	batchBytes = 5 << 20
	// pageSize is the number of documents that are read at once, scrollTime the time for which OpenSearch keeps the position.
	pageSize   = 1000
	scrollTime = time.Minute
	// requestTimeout bounds a request.
	requestTimeout = 30 * time.Second
	// maxLogged is the number of rejected documents of a batch that are logged.
	maxLogged = 5
)

// Config holds the connection to OpenSearch.
type Config struct {
	Addresses          []string
	Username, Password string
	// CA are the certificates to trust, in PEM; empty means those of the system.
	CA []byte
}

// Sink sends objects to OpenSearch. It is a sink of a feed.
type Sink struct {
	client    *opensearchapi.Client
	transport *http.Transport
	// created are the indices that exist. It is used by one goroutine.
	created map[string]bool
}

// New returns a Sink. It sends no request. The caller must Close it.
func New(c Config) (*Sink, error) {
	transport := http.DefaultTransport.(*http.Transport).Clone() //nolint:forcetypeassert // of the standard library
	transport.ResponseHeaderTimeout = requestTimeout
	client, err := opensearchapi.NewClient(opensearchapi.Config{Client: opensearch.Config{
		Addresses: c.Addresses, Username: c.Username, Password: c.Password, CACert: c.CA, Transport: transport,
		DisableRetry: true, // the feed retries, with newer objects
	}})
	if err != nil {
		return nil, fmt.Errorf("connect to OpenSearch at %s: %w", strings.Join(c.Addresses, ", "), err)
	}
	return &Sink{client: client, transport: transport, created: map[string]bool{}}, nil
}

// Close closes idle connections.
func (s *Sink) Close() { s.transport.CloseIdleConnections() }

// indexOf returns the index of a kind.
func indexOf(key feed.Key) string { return "kubernetes-" + strings.ToLower(key.Kind.Kind) }

// indexBody has the settings and the fields of an index. Fields that users define are stored, but not searched.
const indexBody = `{"settings":{"index":{"number_of_shards":1,"number_of_replicas":0}},"mappings":{"properties":{` +
	`"apiVersion":{"type":"text"},"kind":{"type":"text"},"metadata":{"properties":{` +
	`"annotations":{"type":"object","enabled":false},"labels":{"type":"object","enabled":false},` +
	`"creationTimestamp":{"type":"text"},"deletionTimestamp":{"type":"text"},` +
	`"name":{"type":"text","fields":{"keyword":{"type":"keyword","ignore_above":256}}},` +
	`"namespace":{"type":"text","fields":{"keyword":{"type":"keyword","ignore_above":256}}},` +
	`"resourceVersion":{"type":"text","fields":{"keyword":{"type":"keyword","ignore_above":256}}}}},` +
	`"spec":{"type":"object","enabled":false},"status":{"type":"object","enabled":false}}}}`

// ensureIndex creates the index of a kind.
func (s *Sink) ensureIndex(ctx context.Context, index string) error {
	if s.created[index] {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	_, err := s.client.Indices.Create(ctx, opensearchapi.IndicesCreateReq{Index: index, Body: strings.NewReader(indexBody)})
	var exists *opensearch.StructError
	if err != nil && (!errors.As(err, &exists) || exists.Err.Type != "resource_already_exists_exception") {
		return fmt.Errorf("create index %s in OpenSearch: %w", index, err)
	}
	s.created[index] = true
	return nil
}

// Replace implements feed.Sink.
func (s *Sink) Replace(ctx context.Context, key feed.Key, view cache.View) error {
	index := indexOf(key)
	if err := s.ensureIndex(ctx, index); err != nil {
		return err
	}
	stale, err := s.documents(ctx, index, key)
	if err != nil {
		return err
	}
	b := &batch{sink: s, key: key, index: index}
	view.Ascend("", types.NamespacedName{}, func(o *cache.Object) bool {
		if id := b.put(ctx, o); id != "" {
			delete(stale, id)
		}
		return b.err == nil
	})
	for id := range stale {
		b.remove(ctx, id)
	}
	return b.flush(ctx)
}

// Apply implements feed.Sink.
func (s *Sink) Apply(ctx context.Context, key feed.Key, events []cache.Event) error {
	index := indexOf(key)
	if err := s.ensureIndex(ctx, index); err != nil {
		return err
	}
	b := &batch{sink: s, key: key, index: index}
	for _, e := range events {
		if e.Type == watch.Deleted {
			content, err := e.Object.Unstructured()
			if err != nil {
				return err
			}
			b.remove(ctx, string(content.GetUID()))
		} else {
			b.put(ctx, e.Object)
		}
	}
	return b.flush(ctx)
}

// Forget implements feed.Sink. The documents remain: the objects still exist, as far as it is known.
func (s *Sink) Forget(context.Context, feed.Key) error { return nil }

// documents returns the IDs of the documents of a cluster.
func (s *Sink) documents(ctx context.Context, index string, key feed.Key) (map[string]bool, error) {
	out := map[string]bool{}
	collect := func(hits []opensearchapi.SearchHit) {
		for _, hit := range hits {
			var source struct {
				APIVersion string `json:"apiVersion"`
				Metadata   struct {
					Annotations map[string]string `json:"annotations"`
				} `json:"metadata"`
			}
			// A document of another program has no such annotation and is kept.
			if json.Unmarshal(hit.Source, &source) == nil && source.Metadata.Annotations[names.CachedFromCluster] == key.Cluster &&
				source.APIVersion == key.Kind.GroupVersion().String() {
				out[hit.ID] = true
			}
		}
	}
	request, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	body := fmt.Sprintf(`{"size":%d,"sort":["_doc"],"query":{"match_all":{}},"_source":["apiVersion","metadata.annotations"]}`, pageSize)
	page, err := s.client.Search(request, &opensearchapi.SearchReq{
		Indices: []string{index}, Body: strings.NewReader(body), Params: opensearchapi.SearchParams{Scroll: scrollTime},
	})
	if err != nil {
		return nil, fmt.Errorf("read index %s of OpenSearch: %w", index, err)
	}
	hits, scroll := page.Hits.Hits, page.ScrollID
	for len(hits) > 0 && scroll != nil {
		collect(hits)
		next, err := s.next(ctx, *scroll)
		if err != nil {
			return nil, fmt.Errorf("read index %s of OpenSearch: %w", index, err)
		}
		hits, scroll = next.Hits.Hits, next.ScrollID
	}
	collect(hits)
	if scroll != nil {
		release, cancel := context.WithTimeout(ctx, requestTimeout)
		defer cancel()
		// OpenSearch releases it after scrollTime otherwise.
		_, _ = s.client.Scroll.Delete(release, opensearchapi.ScrollDeleteReq{ScrollIDs: []string{*scroll}})
	}
	return out, nil
}

func (s *Sink) next(ctx context.Context, scroll string) (*opensearchapi.ScrollGetResp, error) {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	return s.client.Scroll.Get(ctx, opensearchapi.ScrollGetReq{ScrollID: scroll, Params: opensearchapi.ScrollGetParams{Scroll: scrollTime}})
}

// batch collects writes of the documents of an index.
type batch struct {
	sink  *Sink
	key   feed.Key
	index string
	body  bytes.Buffer
	err   error // the first error
}

// put writes an object. It returns the ID of its document, or "" if it has none.
func (b *batch) put(ctx context.Context, o *cache.Object) string {
	if b.err != nil {
		return ""
	}
	content, err := o.Unstructured()
	if err != nil {
		b.err = err
		return ""
	}
	id := string(content.GetUID())
	if id == "" {
		return "" // not an object of an API server
	}
	document, err := newDocument(content)
	if err != nil {
		b.err = err
		return ""
	}
	b.add(ctx, "index", id, document)
	return id
}

func (b *batch) remove(ctx context.Context, id string) {
	if id != "" {
		b.add(ctx, "delete", id, nil)
	}
}

// add adds an action with its line of content.
func (b *batch) add(ctx context.Context, action, id string, document []byte) {
	if b.err != nil {
		return
	}
	line, err := json.Marshal(map[string]any{action: map[string]string{"_index": b.index, "_id": id}})
	if err != nil {
		b.err = err
		return
	}
	b.body.Write(append(line, '\n'))
	if document != nil {
		b.body.Write(append(document, '\n'))
	}
	if b.body.Len() >= batchBytes {
		b.err = b.flush(ctx)
	}
}

// flush sends the batch.
func (b *batch) flush(ctx context.Context) error {
	if b.err != nil || b.body.Len() == 0 {
		return b.err
	}
	requestCtx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	response, err := b.sink.client.Bulk(requestCtx, opensearchapi.BulkReq{Body: bytes.NewReader(b.body.Bytes())})
	if err != nil {
		return fmt.Errorf("write objects of cluster %s to index %s of OpenSearch: %w", b.key.Cluster, b.index, err)
	}
	b.body.Reset()
	return b.check(ctx, response)
}

// check returns an error if a part of a batch must be repeated. It logs documents that are rejected because of their content.
func (b *batch) check(ctx context.Context, response *opensearchapi.BulkResp) error {
	log := ctrl.LoggerFrom(ctx).WithValues("cluster", b.key.Cluster, "index", b.index)
	logged := 0
	for _, item := range response.Items {
		for action, result := range item {
			switch status := result.Status; {
			case status < 300 || action == "delete" && status == http.StatusNotFound:
			case status == http.StatusTooManyRequests || status >= 500 || slices.Contains(temporary, reasonOf(result)):
				if reasonOf(result) == "index_not_found_exception" {
					delete(b.sink.created, b.index) // it was deleted
				}
				return fmt.Errorf("write objects of cluster %s to index %s of OpenSearch: status %d: %s", b.key.Cluster, b.index, status,
					reasonOf(result))
			default:
				if logged++; logged <= maxLogged {
					log.Info("OpenSearch rejected an object; skipping it", "id", result.ID, "status", status, "reason", reasonOf(result))
				}
			}
		}
	}
	return nil
}

// temporary are the types of errors that end without a change of the document.
var temporary = []string{"index_not_found_exception", "cluster_block_exception", "unavailable_shards_exception"}

func reasonOf(item opensearchapi.BulkRespItem) string {
	if item.Error == nil {
		return "unknown"
	}
	return item.Error.Type
}

// newDocument returns the document of an object (docs/contract/protocols.md#search). It has no last applied configuration, which is a copy
// of the object, also of the data of a Secret.
func newDocument(o *unstructured.Unstructured) ([]byte, error) {
	text := func(field string) (string, error) {
		raw, err := json.Marshal(o.Object[field])
		return string(raw), err
	}
	spec, err := text("spec")
	if err != nil {
		return nil, err
	}
	status, err := text("status")
	if err != nil {
		return nil, err
	}
	annotations := o.GetAnnotations()
	delete(annotations, corev1.LastAppliedConfigAnnotation)
	metadata := map[string]any{
		"name": o.GetName(), "namespace": o.GetNamespace(), "creationTimestamp": o.GetCreationTimestamp().UTC().Format(time.RFC3339),
		"labels": o.GetLabels(), "annotations": annotations, "deletionTimestamp": nil,
	}
	if deleted := o.GetDeletionTimestamp(); deleted != nil {
		metadata["deletionTimestamp"] = deleted.UTC().Format(time.RFC3339)
	}
	return json.Marshal(map[string]any{
		"apiVersion": o.GetAPIVersion(), "kind": o.GetKind(), "metadata": metadata, "spec": spec, "status": status,
	})
}

var _ feed.Sink = (*Sink)(nil)
