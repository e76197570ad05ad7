// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package simapi

import (
	"bytes"
	"cmp"
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
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	utiljson "k8s.io/apimachinery/pkg/util/json"
	"k8s.io/apimachinery/pkg/util/strategicpatch"
	"k8s.io/client-go/kubernetes/scheme"
	"k8s.io/utils/clock"
	"sigs.k8s.io/yaml"
)

// maxBody is the maximum size of a request, as in kube-apiserver.
const maxBody = 3 << 20

// Options configures New.
type Options struct {
	// Catalog holds the served kinds.
	Catalog *Catalog
	// Token is the bearer token of the only user. Empty means that requests are not authenticated.
	Token string
	// OnWrite, if not nil, is called after every request that writes. It must be safe for concurrent use.
	OnWrite func(Write)
	// Clock is used for timestamps; nil means the real clock.
	Clock clock.PassiveClock
	// Ready simulates controllers: Deployments are ready at once.
	Ready bool
	// AnyNamespace accepts objects of namespaces that do not exist.
	AnyNamespace bool
}

// Write is a request that writes.
type Write struct {
	// Verb is the HTTP method.
	Verb, Resource, Subresource, Namespace, Name string
	UserAgent                                    string
	// Code is the HTTP status of the response.
	Code int
}

// Server is a simulated API server.
type Server struct {
	Options
	store *store
}

// New returns a server without objects.
func New(o Options) *Server {
	if o.Clock == nil {
		o.Clock = clock.RealClock{}
	}
	return &Server{Options: o, store: newStore(o)}
}

// request is a request for objects.
type request struct {
	kind                 *kind
	namespace, name, sub string
	query                url.Values
	form                 form
	writer               writer
}

// writer describes how a request changes an object.
type writer struct {
	manager       string
	status        bool // the subresource status is written
	dryRun        bool
	apply, forced bool // server-side apply
}

// ServeHTTP implements http.Handler.
func (s *Server) ServeHTTP(out http.ResponseWriter, r *http.Request) {
	if s.Token != "" && r.Header.Get("Authorization") != "Bearer "+s.Token {
		fail(out, apierrors.NewUnauthorized("Unauthorized"))
		return
	}
	switch r.URL.Path {
	case "/readyz", "/healthz", "/livez":
		_, _ = io.WriteString(out, "ok")
		return
	}
	if s.serveDocument(out, r) {
		return
	}
	parsed, ok := s.parse(r)
	if !ok {
		fail(out, &apierrors.StatusError{ErrStatus: metav1.Status{
			Status: metav1.StatusFailure, Code: http.StatusNotFound, Reason: metav1.StatusReasonNotFound,
			Message: "the server could not find the requested resource",
		}})
		return
	}
	if err := s.serve(out, r, parsed); err != nil {
		fail(out, err)
	}
}

// serveDocument serves discovery documents and the version. It reports whether the path is one of them.
func (s *Server) serveDocument(out http.ResponseWriter, r *http.Request) bool {
	path, mediaType := strings.TrimSuffix(r.URL.Path, "/"), "application/json"
	if accept := r.Header.Get("Accept"); (path == "/api" || path == "/apis") && strings.Contains(accept, "APIGroupDiscoveryList") &&
		strings.Contains(accept, "v=v2;") {
		path, mediaType = path+" "+aggregatedType, aggregatedType
	}
	d, ok := s.Catalog.docs[path]
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
func (s *Server) parse(r *http.Request) (*request, bool) {
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
	p := &request{query: r.URL.Query()}
	p.form = formOf(r.Header.Get("Accept"), p.query)
	if len(words) > 2 && words[0] == "namespaces" && words[2] != "status" && words[2] != "finalize" {
		p.namespace, words = words[1], words[2:]
	}
	p.kind = s.Catalog.kinds[apiVersion][words[0]]
	if p.kind == nil || p.kind.global != (p.namespace == "") && len(words) > 1 || len(words) > 3 {
		return nil, false
	}
	if len(words) > 1 {
		p.name = words[1]
	}
	if len(words) > 2 {
		p.sub = words[2]
	}
	p.writer = writer{
		manager: p.query.Get("fieldManager"), status: p.sub != "", dryRun: p.query.Get("dryRun") != "", forced: p.query.Get("force") == "true",
	}
	if p.writer.manager == "" {
		p.writer.manager, _, _ = strings.Cut(r.UserAgent(), "/")
	}
	return p, p.sub == "" || p.sub == "status" && p.kind.status
}

func (s *Server) serve(out http.ResponseWriter, r *http.Request, p *request) error {
	if r.Method == http.MethodGet {
		return s.read(out, r, p)
	}
	body, err := io.ReadAll(http.MaxBytesReader(out, r.Body, maxBody))
	if err != nil {
		return apierrors.NewRequestEntityTooLargeError(err.Error())
	}
	write := Write{
		Verb: r.Method, Resource: p.kind.resource, Subresource: p.sub, Namespace: p.namespace, Name: p.name, UserAgent: r.UserAgent(),
	}
	o, code, err := s.write(r, p, body)
	if s.OnWrite != nil && !p.writer.dryRun {
		write.Code = code
		if status, ok := errors.AsType[*apierrors.StatusError](err); ok {
			write.Code = int(status.Status().Code)
		}
		if o != nil {
			write.Name = o.name
		}
		s.OnWrite(write)
	}
	switch {
	case err != nil:
		return err
	case r.Method == http.MethodDelete:
		send(out, http.StatusOK, []byte(`{"kind":"Status","apiVersion":"v1","metadata":{},"status":"Success"}`))
		return nil
	}
	return respond(out, p, code, o)
}

func (s *Server) read(out http.ResponseWriter, r *http.Request, p *request) error {
	if p.name != "" {
		o, err := s.store.get(p.kind, p.namespace, p.name)
		if err != nil {
			return err
		}
		return respond(out, p, http.StatusOK, o)
	}
	f, err := p.selection()
	if err != nil {
		return err
	}
	if watch := p.query.Get("watch"); watch == "true" || watch == "1" {
		return s.serveWatch(r.Context(), out, p, f)
	}
	return s.serveList(out, p, f)
}

// write executes a request that writes. It returns the object, and the status code of a success.
func (s *Server) write(r *http.Request, p *request, body []byte) (o *object, code int, err error) {
	mediaType := r.Header.Get("Content-Type")
	switch {
	case r.Method == http.MethodPost && p.name == "":
		next, err := decode(mediaType, body)
		if err != nil {
			return nil, 0, err
		}
		o, err = s.store.create(p.kind, p.namespace, next, p.writer)
		return o, http.StatusCreated, err
	case r.Method == http.MethodPut && p.name != "":
		o, err = s.store.update(p.kind, p.namespace, p.name, p.writer, func(content) (content, error) { return decode(mediaType, body) })
	case r.Method == http.MethodPatch && p.name != "" && types.PatchType(mediaType) == types.ApplyPatchType:
		raw, err := yaml.YAMLToJSON(body)
		if err != nil {
			return nil, 0, apierrors.NewBadRequest("decode the applied object: " + err.Error())
		}
		applied, err := decode("", raw)
		if err != nil {
			return nil, 0, err
		}
		return s.store.apply(p.kind, p.namespace, p.name, p.writer, applied)
	case r.Method == http.MethodPatch && p.name != "":
		o, err = s.store.update(p.kind, p.namespace, p.name, p.writer, func(current content) (content, error) {
			return patch(p.kind, types.PatchType(mediaType), current, body)
		})
	case r.Method == http.MethodDelete && p.sub == "":
		err = s.remove(p, body)
	default:
		err = apierrors.NewMethodNotSupported(p.kind.groupResource(), r.Method)
	}
	return o, http.StatusOK, err
}

// remove deletes one object, or all that match if the request names none.
func (s *Server) remove(p *request, body []byte) error {
	var options metav1.DeleteOptions
	if len(body) > 0 {
		if err := json.Unmarshal(body, &options); err != nil {
			return apierrors.NewBadRequest("decode the options of the deletion: " + err.Error())
		}
	}
	p.writer.dryRun = p.writer.dryRun || len(options.DryRun) > 0
	all := []*object{{namespace: p.namespace, name: p.name}}
	if p.name == "" {
		f, err := p.selection()
		if err != nil {
			return err
		}
		all, _, _ = s.store.page(p.kind, f, "", 0)
	}
	for _, o := range all {
		if err := s.store.remove(p.kind, o.namespace, o.name, options.Preconditions, p.writer.dryRun); err != nil {
			return err
		}
	}
	return nil
}

// decode decodes an object in JSON or protobuf.
func decode(mediaType string, body []byte) (content, error) {
	o := content{}
	switch {
	case strings.HasPrefix(mediaType, runtime.ContentTypeProtobuf):
		typed, _, err := scheme.Codecs.UniversalDeserializer().Decode(body, nil, nil)
		if err == nil {
			o, err = runtime.DefaultUnstructuredConverter.ToUnstructured(typed)
		}
		if err != nil {
			return nil, apierrors.NewBadRequest("decode the object: " + err.Error())
		}
	case mediaType == "" || strings.HasPrefix(mediaType, runtime.ContentTypeJSON):
		if err := utiljson.Unmarshal(body, &o); err != nil {
			return nil, apierrors.NewBadRequest("decode the object: " + err.Error())
		}
	default:
		return nil, unsupported(mediaType)
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
func patch(k *kind, t types.PatchType, current content, body []byte) (content, error) {
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
	case types.StrategicMergePatchType:
		var typed runtime.Object
		if typed, err = scheme.Scheme.New(k.gvk()); err != nil {
			return nil, unsupported(string(t))
		}
		after, err = strategicpatch.StrategicMergePatch(before, body, typed)
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
func (s *Server) serveList(out http.ResponseWriter, p *request, f *selection) error {
	limit, _ := strconv.Atoi(p.query.Get("limit"))
	start, err := base64.RawURLEncoding.DecodeString(p.query.Get("continue"))
	if err != nil {
		return apierrors.NewBadRequest("the continue token is not valid")
	}
	items, version, remaining := s.store.page(p.kind, f, string(start), limit)
	metadata := fmt.Appendf(nil, `{"resourceVersion":"%d"`, version)
	if remaining > 0 {
		token := base64.RawURLEncoding.EncodeToString([]byte(items[len(items)-1].key()))
		metadata = fmt.Appendf(metadata, `,"continue":%q,"remainingItemCount":%d`, token, remaining)
	}
	metadata = append(metadata, '}')
	if p.form.table && p.kind.columns != nil {
		raw, err := p.kind.table(items, metadata, true, p.form.whole)
		if err != nil {
			return err
		}
		send(out, http.StatusOK, raw)
		return nil
	}
	apiVersion, name := p.form.typeOf(p.kind)
	var b bytes.Buffer
	fmt.Fprintf(&b, `{"kind":"%sList","apiVersion":%q,"metadata":%s,"items":[`, name, apiVersion, metadata)
	for i, o := range items {
		raw, err := p.form.encode(p.kind, o, true)
		if err != nil {
			return err
		}
		if i > 0 {
			b.WriteByte(',')
		}
		b.Write(raw)
	}
	b.WriteString("]}")
	send(out, http.StatusOK, b.Bytes())
	return nil
}

func respond(out http.ResponseWriter, p *request, code int, o *object) error {
	raw, err := p.form.encode(p.kind, o, true)
	if err != nil {
		return err
	}
	send(out, code, raw)
	return nil
}

func send(out http.ResponseWriter, code int, raw []byte) {
	out.Header().Set("Content-Type", "application/json")
	out.WriteHeader(code)
	_, _ = out.Write(raw)
}

// fail sends an error as a Status.
func fail(out http.ResponseWriter, err error) {
	reported, ok := errors.AsType[*apierrors.StatusError](err)
	if !ok {
		reported = apierrors.NewInternalError(err)
	}
	status := reported.Status()
	status.Kind, status.APIVersion = "Status", "v1"
	raw, _ := json.Marshal(status) // a Status consists of strings and numbers
	send(out, int(cmp.Or(status.Code, http.StatusInternalServerError)), raw)
}
