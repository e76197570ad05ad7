// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	jsonpatch "github.com/evanphx/json-patch/v5"
	yamlstream "go.yaml.in/yaml/v3"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	utiljson "k8s.io/apimachinery/pkg/util/json"
	"sigs.k8s.io/yaml"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/machinery/plural"
)

// operation is an operation of a JSON patch (RFC 6902).
type operation struct {
	Op    policyv1alpha1.OverriderOperator `json:"op"`
	Path  string                           `json:"path"`
	Value *json.RawMessage                 `json:"value,omitempty"`
}

func newOperation(op policyv1alpha1.OverriderOperator, path string, value apiextensionsv1.JSON) operation {
	out := operation{Op: op, Path: path}
	if op != policyv1alpha1.OverriderOpRemove {
		raw := json.RawMessage("null")
		if len(value.Raw) > 0 {
			raw = value.Raw
		}
		out.Value = &raw
	}
	return out
}

// patch applies operations to a JSON document in one batch.
func patch(document []byte, operations []operation) ([]byte, error) {
	encoded, err := json.Marshal(operations)
	if err != nil {
		return nil, fmt.Errorf("encode the operations: %w", err)
	}
	decoded, err := jsonpatch.DecodePatch(encoded)
	if err != nil {
		return nil, fmt.Errorf("decode the operations: %w", err)
	}
	options := jsonpatch.NewApplyOptions()
	options.EscapeHTML = false
	after, err := decoded.ApplyWithOptions(document, options)
	if err != nil {
		return nil, err
	}
	return after, nil
}

// overridePlaintext applies JSON patch operations to an object in one batch.
func overridePlaintext(o *Object, overriders []policyv1alpha1.PlaintextOverrider) (*Object, error) {
	operations := make([]operation, 0, len(overriders))
	for i := range overriders {
		operations = append(operations, newOperation(overriders[i].Operator, overriders[i].Path, overriders[i].Value))
	}
	before, err := json.Marshal(o.Object)
	if err != nil {
		return nil, fmt.Errorf("encode the object: %w", err)
	}
	after, err := patch(before, operations)
	if err != nil {
		return nil, explainPath(before, operations, err)
	}
	out := &Object{}
	if err := utiljson.Unmarshal(after, &out.Object); err != nil {
		return nil, fmt.Errorf("decode the result: %w", err)
	}
	return out, nil
}

// explainPath returns an error that names the missing part of the path of the first failed operation on a document, or err.
func explainPath(document []byte, operations []operation, err error) error {
	for i := range operations {
		x := operations[i]
		after, failed := patch(document, operations[i:i+1])
		if failed == nil {
			document = after
			continue
		}
		var value any
		parts, invalid := ParsePointer(x.Path)
		if invalid != nil || len(parts) == 0 || json.Unmarshal(document, &value) != nil {
			break
		}
		if x.Op == policyv1alpha1.OverriderOpAdd {
			parts = parts[:len(parts)-1]
		}
		if missing := missingPath(value, parts); missing != "" {
			return fmt.Errorf("%s %s: %s", x.Op, x.Path, missing)
		}
		break
	}
	return err
}

// missingPath returns which part of a path a value does not have, or "".
func missingPath(value any, parts []string) string {
	at := ""
	for _, part := range parts {
		switch parent := value.(type) {
		case map[string]any:
			next, found := parent[part]
			if !found {
				return fmt.Sprintf("the object has no field %s in %s", part, cmp.Or(at, "/"))
			}
			value = next
		case []any:
			i, err := strconv.Atoi(part)
			if err != nil || i < 0 || i >= len(parent) {
				return fmt.Sprintf("%s of the object has %s, counted from 0: none has the index %s", at, plural.Count(len(parent), "item"), part)
			}
			value = parent[i]
		default:
			return fmt.Sprintf("%s of the object has no fields", at)
		}
		at += "/" + part
	}
	return ""
}

// overrideField patches a document that is embedded in a string. If both forms are set, YAML takes precedence.
func overrideField(o *Object, x *policyv1alpha1.FieldOverrider) error {
	var operations []operation
	for i := range x.YAML {
		operations = append(operations, newOperation(x.YAML[i].Operator, x.YAML[i].SubPath, x.YAML[i].Value))
	}
	if len(operations) > 0 {
		return replaceString(o, x.FieldPath, func(text string) (string, error) { return patchYAML(text, operations) })
	}
	for i := range x.JSON {
		operations = append(operations, newOperation(x.JSON[i].Operator, x.JSON[i].SubPath, x.JSON[i].Value))
	}
	if len(operations) == 0 {
		return nil
	}
	return replaceString(o, x.FieldPath, func(text string) (string, error) {
		if !json.Valid([]byte(text)) {
			return "", errors.New("the value is not a JSON document")
		}
		after, err := patch([]byte(text), operations)
		return string(after), err
	})
}

// patchYAML patches a YAML document. Several documents in one string are an error, because all but the first would be lost.
func patchYAML(text string, operations []operation) (string, error) {
	decoder := yamlstream.NewDecoder(strings.NewReader(text))
	for documents := 0; ; documents++ {
		var document yamlstream.Node
		if err := decoder.Decode(&document); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return "", fmt.Errorf("decode the YAML document: %w", err)
		}
		if documents > 0 {
			return "", errors.New("the value holds several YAML documents")
		}
	}
	document, err := yaml.YAMLToJSON([]byte(text))
	if err != nil {
		return "", fmt.Errorf("decode the YAML document: %w", err)
	}
	after, err := patch(document, operations)
	if err != nil {
		return "", err
	}
	out, err := yaml.JSONToYAML(after)
	if err != nil {
		return "", fmt.Errorf("encode the YAML document: %w", err)
	}
	return string(out), nil
}

// ParsePointer returns the unescaped parts of a JSON pointer (RFC 6901).
func ParsePointer(pointer string) ([]string, error) {
	if pointer == "" {
		return nil, nil
	}
	if !strings.HasPrefix(pointer, "/") {
		return nil, errors.New(`JSON pointer must be empty or start with a "/"`)
	}
	parts := strings.Split(pointer[1:], "/")
	for i, part := range parts {
		for rest := part; ; {
			_, after, found := strings.Cut(rest, "~")
			if !found {
				break
			}
			if !strings.HasPrefix(after, "0") && !strings.HasPrefix(after, "1") {
				return nil, errors.New(`JSON pointer must escape "~" as "~0" and "/" in a key as "~1"`)
			}
			rest = after
		}
		parts[i] = strings.NewReplacer("~1", "/", "~0", "~").Replace(part)
	}
	return parts, nil
}

// replaceString replaces the string at a pointer by the result of change.
func replaceString(o *Object, pointer string, change func(string) (string, error)) error {
	parts, err := ParsePointer(pointer)
	if err != nil {
		return fmt.Errorf("%q: %w", pointer, err)
	}
	var value any = o.Object
	set := func(any) {}
	for _, part := range parts {
		switch parent := value.(type) {
		case map[string]any:
			next, found := parent[part]
			if !found {
				return fmt.Errorf("%s: not found", pointer)
			}
			value, set = next, func(v any) { parent[part] = v }
		case []any:
			i, err := strconv.Atoi(part)
			if err != nil || i < 0 || i >= len(parent) {
				return fmt.Errorf("%s: not found", pointer)
			}
			value, set = parent[i], func(v any) { parent[i] = v }
		default:
			return fmt.Errorf("%s: not found", pointer)
		}
	}
	text, ok := value.(string)
	if !ok {
		return fmt.Errorf("%s: not a string", pointer)
	}
	after, err := change(text)
	if err != nil {
		return fmt.Errorf("%s: %w", pointer, err)
	}
	set(after)
	return nil
}
