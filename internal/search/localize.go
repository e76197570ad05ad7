// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"strconv"
	"strings"

	"google.golang.org/protobuf/encoding/protowire"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	cbor "k8s.io/apimachinery/pkg/runtime/serializer/cbor/direct"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/yaml"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/search/revision"
)

// maxBody limits the size of request bodies, in bytes, as kube-apiserver does.
const maxBody = 3 << 20

// protobufPrefix begins each message of Kubernetes in protobuf. A runtime.Unknown with the object follows.
var protobufPrefix = []byte{'k', '8', 's', 0}

// localize changes the body of a request for the member. It removes the annotation of the cache and replaces the packed resource
// version, also in the preconditions of a deletion or an eviction. named is true if the request changes nothing or names the
// cluster of the object that was read. A request for the object of another cluster is rejected, and so is a body that cannot be
// read.
func localize(r *http.Request, cluster string, resource schema.GroupResource, name string) (named bool, err error) {
	if r.Method == http.MethodGet || r.Method == http.MethodHead {
		return true, nil
	}
	if r.Body == nil {
		return false, nil
	}
	body, err := io.ReadAll(io.LimitReader(r.Body, maxBody+1))
	if err != nil {
		return false, apierrors.NewBadRequest("read the request: " + err.Error())
	}
	if len(body) > maxBody {
		return false, apierrors.NewRequestEntityTooLargeError("the limit is 3 MiB")
	}
	media, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type")) // "" is handled as JSON
	l := localizer{cluster: cluster}
	out, err := l.body(body, media)
	switch {
	case errors.Is(err, errOtherCluster):
		return false, apierrors.NewConflict(resource, name, err)
	case err != nil:
		return false, apierrors.NewBadRequest("decode the request: " + err.Error())
	}
	r.Body = io.NopCloser(bytes.NewReader(out))
	r.ContentLength = int64(len(out))
	r.Header.Set("Content-Length", strconv.Itoa(len(out)))
	return l.named, nil
}

// errOtherCluster rejects a request for the object of another cluster.
var errOtherCluster = errors.New("the object belongs to another cluster")

// localizer changes the body of one request. All formats share version and annotation.
type localizer struct {
	cluster        string
	named, changed bool
}

// version returns the resource version of the member, or "" to remove the field.
func (l *localizer) version(packed string) (string, error) {
	local := revision.ForCluster(packed, l.cluster)
	_, ok := revision.Decode(packed)
	if ok && local == "" {
		return "", fmt.Errorf("%w: the resourceVersion is not of cluster %s, which has the object now", errOtherCluster, l.cluster)
	}
	l.changed, l.named = true, l.named || ok && local != ""
	return local, nil
}

// annotation checks the annotation of the cache, which is to be removed.
func (l *localizer) annotation(from any) error {
	if from != l.cluster {
		return fmt.Errorf("%w: the object was read from cluster %v; cluster %s has it now", errOtherCluster, from, l.cluster)
	}
	l.changed, l.named = true, true
	return nil
}

func (l *localizer) body(body []byte, media string) ([]byte, error) {
	switch {
	case len(body) == 0:
		return body, nil
	case bytes.HasPrefix(body, protobufPrefix):
		return l.protobuf(body)
	case strings.HasSuffix(media, "cbor"):
		return l.document(body, cbor.Unmarshal, cbor.Marshal)
	case strings.HasSuffix(media, "yaml"):
		converted, err := yaml.YAMLToJSON(body) // JSON is YAML, too
		if err != nil {
			return nil, err
		}
		out, err := l.document(converted, decodeJSON, json.Marshal)
		if err != nil || !l.changed {
			return body, err
		}
		return out, nil
	}
	return l.document(body, decodeJSON, json.Marshal)
}

// decodeJSON keeps the text of numbers.
func decodeJSON(body []byte, into any) error {
	decoder := json.NewDecoder(bytes.NewReader(body))
	decoder.UseNumber()
	return decoder.Decode(into)
}

// document changes an object or a JSON patch.
func (l *localizer) document(body []byte, decode func([]byte, any) error, encode func(any) ([]byte, error)) ([]byte, error) {
	if trimmed := bytes.TrimSpace(body); len(trimmed) > 0 && trimmed[0] == '[' {
		return l.jsonPatch(body)
	}
	object := map[string]any{}
	if err := decode(body, &object); err != nil {
		return nil, err
	}
	for _, path := range [][]string{{"metadata"}, {"preconditions"}, {"deleteOptions", "preconditions"}} {
		part, ok := object, true
		for _, field := range path {
			if part, ok = part[field].(map[string]any); !ok {
				break
			}
		}
		if !ok {
			continue
		}
		if err := l.part(part); err != nil {
			return nil, err
		}
	}
	if !l.changed {
		return body, nil
	}
	return encode(object)
}

// part changes metadata or preconditions.
func (l *localizer) part(part map[string]any) error {
	if packed, ok := part["resourceVersion"].(string); ok && packed != "" {
		local, err := l.version(packed)
		if err != nil {
			return err
		}
		if part["resourceVersion"] = local; local == "" {
			delete(part, "resourceVersion")
		}
	}
	annotations, ok := part["annotations"].(map[string]any)
	if !ok || annotations[names.CachedFromCluster] == nil {
		return nil
	}
	if err := l.annotation(annotations[names.CachedFromCluster]); err != nil {
		return err
	}
	if delete(annotations, names.CachedFromCluster); len(annotations) == 0 {
		delete(part, "annotations")
	}
	return nil
}

// jsonPatch changes the operations of a JSON patch that test or set the resource version. Operations without a resource version of
// the member are removed.
func (l *localizer) jsonPatch(body []byte) ([]byte, error) {
	var operations, out []map[string]json.RawMessage
	if err := json.Unmarshal(body, &operations); err != nil {
		return nil, err
	}
	for _, operation := range operations {
		var path, packed string
		_ = json.Unmarshal(operation["path"], &path) // the member rejects invalid operations
		if path == "/metadata/resourceVersion" && json.Unmarshal(operation["value"], &packed) == nil && packed != "" {
			local, err := l.version(packed)
			if err != nil {
				return nil, err
			}
			if local == "" {
				continue
			}
			if operation["value"], err = json.Marshal(local); err != nil {
				return nil, err
			}
		}
		out = append(out, operation)
	}
	if !l.changed {
		return body, nil
	}
	return json.Marshal(out)
}

// Numbers of fields in the protobuf messages of k8s.io/apimachinery and k8s.io/api.
const (
	unknownRaw = 2 // runtime.Unknown

	objectMeta            = 1 // each object
	metaVersion           = 6 // metav1.ObjectMeta
	metaAnnotations       = 12
	deletePreconditions   = 2 // metav1.DeleteOptions
	preconditionsVersion  = 2 // metav1.Preconditions
	evictionDeleteOptions = 2 // policyv1.Eviction
	entryKey, entryValue  = 1, 2
)

// protobuf changes a message. Other fields are copied as they are, including fields that this version does not have.
func (l *localizer) protobuf(body []byte) ([]byte, error) {
	unknown := runtime.Unknown{}
	if err := unknown.Unmarshal(body[len(protobufPrefix):]); err != nil {
		return nil, err
	}
	version := func(number protowire.Number) func([]byte) ([]byte, error) {
		return changeFields(map[protowire.Number]func([]byte) ([]byte, error){number: func(packed []byte) ([]byte, error) {
			if len(packed) == 0 {
				return packed, nil
			}
			local, err := l.version(string(packed))
			if local == "" {
				return nil, err
			}
			return []byte(local), nil
		}})
	}
	preconditions := changeFields(map[protowire.Number]func([]byte) ([]byte, error){deletePreconditions: version(preconditionsVersion)})
	object := map[protowire.Number]func([]byte) ([]byte, error){objectMeta: func(meta []byte) ([]byte, error) {
		meta, err := version(metaVersion)(meta)
		if err != nil {
			return nil, err
		}
		return changeFields(map[protowire.Number]func([]byte) ([]byte, error){metaAnnotations: l.entry})(meta)
	}}
	change := changeFields(object)
	switch unknown.Kind {
	case "DeleteOptions":
		change = preconditions
	case "Eviction":
		object[evictionDeleteOptions] = preconditions
	}
	out, err := changeFields(map[protowire.Number]func([]byte) ([]byte, error){unknownRaw: change})(body[len(protobufPrefix):])
	if err != nil || !l.changed {
		return body, err
	}
	return append(bytes.Clone(protobufPrefix), out...), nil
}

// entry removes the annotation of the cache.
func (l *localizer) entry(entry []byte) ([]byte, error) {
	var key, value string
	_, err := changeFields(map[protowire.Number]func([]byte) ([]byte, error){
		entryKey:   func(b []byte) ([]byte, error) { key = string(b); return b, nil },
		entryValue: func(b []byte) ([]byte, error) { value = string(b); return b, nil },
	})(entry)
	if err != nil || key != names.CachedFromCluster {
		return entry, err
	}
	return nil, l.annotation(value)
}

// changeFields returns a function that changes fields of a message with a length. A nil result removes the field.
func changeFields(change map[protowire.Number]func([]byte) ([]byte, error)) func([]byte) ([]byte, error) {
	return func(message []byte) ([]byte, error) {
		out := make([]byte, 0, len(message))
		for len(message) > 0 {
			number, kind, n := protowire.ConsumeField(message)
			if n < 0 {
				return nil, protowire.ParseError(n)
			}
			f := change[number]
			if f == nil || kind != protowire.BytesType {
				out, message = append(out, message[:n]...), message[n:]
				continue
			}
			_, _, tag := protowire.ConsumeTag(message)
			value, _ := protowire.ConsumeBytes(message[tag:])
			changed, err := f(value)
			if err != nil {
				return nil, err
			}
			if changed != nil {
				out = protowire.AppendBytes(append(out, message[:tag]...), changed)
			}
			message = message[n:]
		}
		return out, nil
	}
}

// recorder keeps the beginning of a response.
type recorder struct {
	http.ResponseWriter
	body bytes.Buffer
}

// Write implements http.ResponseWriter.
func (r *recorder) Write(p []byte) (int, error) {
	if r.body.Len() < maxBody {
		r.body.Write(p)
	}
	return r.ResponseWriter.Write(p)
}

// Unwrap allows a response controller to find the writer.
func (r *recorder) Unwrap() http.ResponseWriter { return r.ResponseWriter }

// result returns the resource version of the object in the response, or 0, and the UID of the object that was deleted, or "". An
// unreadable response has neither.
func (r *recorder) result() (version uint64, deleted types.UID) {
	kind, object, status := decodeResult(r.body.Bytes(), r.Header().Get("Content-Type"))
	switch {
	case kind != "Status":
		version, _ = strconv.ParseUint(object.ResourceVersion, 10, 64) // 0 if it is not a number
	case status.Status == metav1.StatusSuccess && status.Details != nil:
		deleted = status.Details.UID
	}
	return version, deleted
}

// decodeResult decodes an object or a Status in any format.
func decodeResult(body []byte, media string) (kind string, object metav1.PartialObjectMetadata, status metav1.Status) {
	if bytes.HasPrefix(body, protobufPrefix) {
		unknown := runtime.Unknown{}
		if unknown.Unmarshal(body[len(protobufPrefix):]) != nil {
			return "", object, status
		}
		if unknown.Kind == "Status" {
			_ = status.Unmarshal(unknown.Raw)
		} else {
			_ = object.Unmarshal(unknown.Raw)
		}
		return unknown.Kind, object, status
	}
	if strings.HasPrefix(media, "application/cbor") {
		content := map[string]any{}
		if cbor.Unmarshal(body, &content) != nil {
			return "", object, status
		}
		body, _ = json.Marshal(content) // decoded content can be marshaled
	}
	if json.Unmarshal(body, &object) != nil {
		return "", metav1.PartialObjectMetadata{}, status
	}
	if object.Kind == "Status" {
		_ = json.Unmarshal(body, &status)
	}
	return object.Kind, object, status
}
