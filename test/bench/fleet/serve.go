// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fleet

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	jsonpatch "gopkg.in/evanphx/json-patch.v4"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/fields"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/types"
	utiljson "k8s.io/apimachinery/pkg/util/json"
)

// maxBody is the maximum size of a request, as in kube-apiserver.
const maxBody = 3 << 20

// request is a request for objects.
type request struct {
	kind                    *kind
	namespace, name, status string
	query                   url.Values
	metadata                bool // only the metadata of objects is requested
}

// ServeHTTP implements http.Handler: it is the API server of the cluster.
func (c *Cluster) ServeHTTP(out http.ResponseWriter, r *http.Request) {
	c.requests.Add(1)
	if !c.awaitResponsive(r) {
		return
	}
	if r.Header.Get("Authorization") != "Bearer "+c.Token {
		c.fail(out, apierrors.NewUnauthorized("Unauthorized"))
		return
	}
	switch r.URL.Path {
	case "/readyz", "/healthz", "/livez":
		_, _ = io.WriteString(out, "ok")
		return
	}
	if c.serveDocument(out, r) {
		return
	}
	parsed, ok := c.parse(r)
	if !ok {
		c.fail(out, &apierrors.StatusError{ErrStatus: metav1.Status{
			Status: metav1.StatusFailure, Code: http.StatusNotFound, Reason: metav1.StatusReasonNotFound,
			Message: "the server could not find the requested resource",
		}})
		return
	}
	if err := c.serve(out, r, parsed); err != nil {
		c.fail(out, err)
	}
}

// serveDocument serves discovery documents and the version. It reports whether the path is one of them.
func (c *Cluster) serveDocument(out http.ResponseWriter, r *http.Request) bool {
	path, mediaType := strings.TrimSuffix(r.URL.Path, "/"), "application/json"
	if accept := r.Header.Get("Accept"); (path == "/api" || path == "/apis") && strings.Contains(accept, "APIGroupDiscoveryList") &&
		strings.Contains(accept, "v=v2;") {
		path, mediaType = path+" "+aggregatedType, aggregatedType
	}
	d, ok := c.store.catalog.docs[path]
	if !ok || r.Method != http.MethodGet {
		return false
	}
	out.Header().Set("Content-Type", mediaType)
	out.Header().Set("Etag", d.etag)
	out.Header().Set("Vary", "Accept")
	if r.Header.Get("If-None-Match") == d.etag {
		out.WriteHeader(http.StatusNotModified)
		return true
	}
	_, _ = out.Write(d.body)
	return true
}

// parse parses /api/v1/…, /apis/group/version/…: namespaces/NAMESPACE/RESOURCE/NAME/SUBRESOURCE, RESOURCE/NAME/SUBRESOURCE.
func (c *Cluster) parse(r *http.Request) (*request, bool) {
	words := strings.Split(strings.Trim(r.URL.Path, "/"), "/")
	var apiVersion string
	switch {
	case len(words) > 2 && words[0] == "api":
		apiVersion, words = words[1], words[2:]
	case len(words) > 3 && words[0] == "apis":
		apiVersion, words = words[1]+"/"+words[2], words[3:]
	default:
		return nil, false
	}
	p := &request{query: r.URL.Query(), metadata: strings.Contains(r.Header.Get("Accept"), "as=PartialObjectMetadata")}
	if len(words) > 2 && words[0] == "namespaces" && words[2] != "status" && words[2] != "finalize" {
		p.namespace, words = words[1], words[2:]
	}
	p.kind = c.store.catalog.kinds[apiVersion][words[0]]
	if p.kind == nil || p.kind.global != (p.namespace == "") && len(words) > 1 || len(words) > 3 {
		return nil, false
	}
	if len(words) > 1 {
		p.name = words[1]
	}
	if len(words) > 2 {
		p.status = words[2]
	}
	return p, p.status == "" || p.status == "status" && p.kind.status
}

func (c *Cluster) serve(out http.ResponseWriter, r *http.Request, p *request) error {
	switch {
	case r.Method == http.MethodGet && p.name == "":
		f, err := p.selection()
		if err != nil {
			return err
		}
		if watch := p.query.Get("watch"); watch == "true" || watch == "1" {
			return c.serveWatch(r.Context(), out, p, f)
		}
		return c.serveList(out, p, f)
	case r.Method == http.MethodGet:
		o, err := c.store.get(p.kind, p.namespace, p.name)
		return c.respond(out, p, http.StatusOK, o, err)
	}
	body, err := io.ReadAll(http.MaxBytesReader(out, r.Body, maxBody))
	if err != nil {
		return apierrors.NewRequestEntityTooLargeError(err.Error())
	}
	write := Write{
		Cluster: c.Name, Verb: r.Method, Resource: p.kind.resource, Subresource: p.status, Namespace: p.namespace, Name: p.name,
		UserAgent: r.UserAgent(),
	}
	manager := p.query.Get("fieldManager")
	if manager == "" {
		manager, _, _ = strings.Cut(r.UserAgent(), "/")
	}
	var o *object
	code := http.StatusOK
	switch {
	case r.Method == http.MethodPost && p.name == "":
		code = http.StatusCreated
		if o, err = c.create(r, p, body, manager); err == nil {
			write.Name = o.name
		}
	case r.Method == http.MethodPut && p.name != "":
		o, err = c.store.update(p.kind, p.namespace, p.name, change{status: p.status != "", manager: manager,
			next: func(content) (content, error) { return decode(r, body) }})
	case r.Method == http.MethodPatch && p.name != "":
		o, err = c.store.update(p.kind, p.namespace, p.name, change{status: p.status != "", manager: manager,
			next: func(current content) (content, error) {
				return patch(types.PatchType(r.Header.Get("Content-Type")), current, body)
			}})
	case r.Method == http.MethodDelete && p.status == "":
		err = c.remove(out, p, body)
	default:
		return apierrors.NewMethodNotSupported(p.kind.groupResource(), r.Method)
	}
	if c.onWrite != nil {
		if status, ok := errors.AsType[*apierrors.StatusError](err); ok {
			write.Code = int(status.Status().Code)
		} else {
			write.Code = code
		}
		c.onWrite(write)
	}
	if r.Method == http.MethodDelete {
		return err
	}
	return c.respond(out, p, code, o, err)
}

func (c *Cluster) create(r *http.Request, p *request, body []byte, manager string) (*object, error) {
	o, err := decode(r, body)
	if err != nil {
		return nil, err
	}
	return c.store.create(p.kind, p.namespace, o, manager)
}

// remove deletes one object, or all that match if the request names none.
func (c *Cluster) remove(out http.ResponseWriter, p *request, body []byte) error {
	var options metav1.DeleteOptions
	if len(body) > 0 {
		if err := json.Unmarshal(body, &options); err != nil {
			return apierrors.NewBadRequest("decode the options of the deletion: " + err.Error())
		}
	}
	var all []*object
	if p.name != "" {
		all = []*object{{namespace: p.namespace, name: p.name}}
	} else {
		f, err := p.selection()
		if err != nil {
			return err
		}
		all, _, _ = c.store.page(p.kind, f, "", 0)
	}
	for _, o := range all {
		if _, err := c.store.remove(p.kind, o.namespace, o.name, options.Preconditions); err != nil {
			return err
		}
	}
	out.Header().Set("Content-Type", "application/json")
	_, _ = io.WriteString(out, `{"kind":"Status","apiVersion":"v1","metadata":{},"status":"Success"}`)
	return nil
}

// decode decodes the object in the body of a request.
func decode(r *http.Request, body []byte) (content, error) {
	if t := r.Header.Get("Content-Type"); t != "" && !strings.HasPrefix(t, "application/json") {
		return nil, unsupported(t)
	}
	o := content{}
	if err := utiljson.Unmarshal(body, &o); err != nil {
		return nil, apierrors.NewBadRequest("decode the object: " + err.Error())
	}
	return o, nil
}

func unsupported(mediaType string) error {
	return &apierrors.StatusError{ErrStatus: metav1.Status{
		Status: metav1.StatusFailure, Code: http.StatusUnsupportedMediaType, Reason: metav1.StatusReasonUnsupportedMediaType,
		Message: fmt.Sprintf("the media type %q is not supported", mediaType),
	}}
}

// patch applies a patch to an object.
func patch(t types.PatchType, current content, body []byte) (content, error) {
	before, err := json.Marshal(current)
	if err != nil {
		return nil, err
	}
	var after []byte
	switch t {
	case types.MergePatchType:
		after, err = jsonpatch.MergePatch(before, body)
	case types.JSONPatchType:
		var operations jsonpatch.Patch
		if operations, err = jsonpatch.DecodePatch(body); err == nil {
			after, err = operations.Apply(before)
		}
	default:
		return nil, unsupported(string(t))
	}
	if err != nil {
		return nil, apierrors.NewBadRequest("apply the patch: " + err.Error())
	}
	out := content{}
	return out, utiljson.Unmarshal(after, &out)
}

// selection returns the objects that the query selects.
func (p *request) selection() (*selection, error) {
	f := &selection{namespace: p.namespace}
	var err error
	if f.labels, err = labels.Parse(p.query.Get("labelSelector")); err != nil {
		return nil, apierrors.NewBadRequest(err.Error())
	}
	if f.fields, err = fields.ParseSelector(p.query.Get("fieldSelector")); err != nil {
		return nil, apierrors.NewBadRequest(err.Error())
	}
	return f, nil
}

// serveList serves one page. The token of the next page is the key of the last object.
func (c *Cluster) serveList(out http.ResponseWriter, p *request, f *selection) error {
	limit, _ := strconv.Atoi(p.query.Get("limit"))
	start, err := base64.RawURLEncoding.DecodeString(p.query.Get("continue"))
	if err != nil {
		return apierrors.NewBadRequest("the continue token is not valid")
	}
	items, version, remaining := c.store.page(p.kind, f, string(start), limit)
	apiVersion, name := p.kind.apiVersion(), p.kind.name
	if p.metadata {
		apiVersion, name = metav1.SchemeGroupVersion.String(), "PartialObjectMetadata"
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, `{"kind":"%sList","apiVersion":%q,"metadata":{"resourceVersion":"%d"`, name, apiVersion, version)
	if remaining > 0 {
		token := base64.RawURLEncoding.EncodeToString([]byte(items[len(items)-1].key()))
		fmt.Fprintf(&b, `,"continue":%q,"remainingItemCount":%d`, token, remaining)
	}
	b.WriteString(`},"items":[`)
	for i, o := range items {
		if i > 0 {
			b.WriteByte(',')
		}
		raw := o.raw
		if p.metadata {
			if raw, err = onlyMetadata(raw); err != nil {
				return err
			}
		}
		b.Write(raw)
	}
	b.WriteString("]}")
	out.Header().Set("Content-Type", "application/json")
	_, _ = out.Write(b.Bytes())
	return nil
}

func (c *Cluster) respond(out http.ResponseWriter, p *request, code int, o *object, err error) error {
	if err != nil {
		return err
	}
	raw := o.raw
	if p.metadata {
		if raw, err = onlyMetadata(raw); err != nil {
			return err
		}
	}
	out.Header().Set("Content-Type", "application/json")
	out.WriteHeader(code)
	_, _ = out.Write(raw) //nolint:gosec // JSON for API clients, in benchmarks and tests
	return nil
}

// fail sends an error as a Status.
func (c *Cluster) fail(out http.ResponseWriter, err error) {
	reported, ok := errors.AsType[*apierrors.StatusError](err)
	if !ok {
		reported = apierrors.NewInternalError(err)
	}
	status := reported.Status()
	status.Kind, status.APIVersion = "Status", "v1"
	raw, err := json.Marshal(status)
	if err != nil {
		raw = nil
	}
	out.Header().Set("Content-Type", "application/json")
	out.WriteHeader(int(status.Code))
	_, _ = out.Write(raw)
}
