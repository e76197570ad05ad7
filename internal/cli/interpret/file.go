// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"go.yaml.in/yaml/v3"
	kubeyaml "sigs.k8s.io/yaml"

	"karmada.io/karmada/internal/interpret/lua"
)

// saveFile updates a customization in a YAML or JSON file. It keeps the format, and in YAML comments and other documents.
func saveFile(path string, before, after *customization) (changed bool, err error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return false, err
	}
	rewrite := rewriteYAML
	if bytes.HasPrefix(bytes.TrimSpace(text), []byte("{")) {
		rewrite = rewriteJSON
	}
	values := differences(before, after)
	if len(values) == 0 {
		return false, nil
	}
	out, err := rewrite(text, before.Name, values)
	if err != nil {
		return false, fmt.Errorf("write %s: %w", path, err)
	}
	info, err := os.Stat(path)
	if err != nil {
		return false, err
	}
	return true, os.WriteFile(path, out, info.Mode().Perm())
}

// field is a string field of an object. An empty value removes the field.
type field struct {
	path  []string
	value string
}

// differences returns the fields to write.
func differences(before, after *customization) []field {
	var out []field
	add := func(old, updated string, path ...string) {
		if old != updated {
			out = append(out, field{path, updated})
		}
	}
	add(before.Name, after.Name, "metadata", "name")
	add(before.Spec.Target.APIVersion, after.Spec.Target.APIVersion, "spec", "target", "apiVersion")
	add(before.Spec.Target.Kind, after.Spec.Target.Kind, "spec", "target", "kind")
	for _, rule := range lua.Rules {
		add(rule.Script(&before.Spec.Customizations), rule.Script(&after.Spec.Customizations), "spec", "customizations", rule.Field, "luaScript")
	}
	return out
}

var errNotFound = errors.New("customization not found; it must be a separate document and not part of a list")

func rewriteJSON(text []byte, _ string, values []field) ([]byte, error) {
	var root map[string]any
	if err := json.Unmarshal(text, &root); err != nil {
		return nil, err
	}
	if root["kind"] != customizationKind.Kind {
		return nil, errNotFound
	}
	for _, f := range values {
		at, last := root, len(f.path)-1
		if f.value == "" {
			last-- // remove the rule with its script
		}
		for _, key := range f.path[:last] {
			inner, ok := at[key].(map[string]any)
			if !ok {
				inner = map[string]any{}
				at[key] = inner
			}
			at = inner
		}
		if f.value == "" {
			delete(at, f.path[last])
		} else {
			at[f.path[last]] = f.value
		}
	}
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "    ")
	err := encoder.Encode(root)
	return out.Bytes(), err
}

func rewriteYAML(text []byte, name string, values []field) ([]byte, error) {
	var documents []*yaml.Node
	var found []*yaml.Node
	for decoder := yaml.NewDecoder(bytes.NewReader(text)); ; {
		var document yaml.Node
		if err := decoder.Decode(&document); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, err
		}
		documents = append(documents, &document)
		if len(document.Content) == 0 {
			continue
		}
		if root := document.Content[0]; scalar(root, "kind") == customizationKind.Kind && scalar(child(root, "metadata"), "name") == name {
			found = append(found, root)
		}
	}
	if len(found) != 1 {
		return nil, errNotFound
	}
	for _, f := range values {
		put(found[0], f)
	}
	var out bytes.Buffer
	encoder := yaml.NewEncoder(&out)
	encoder.SetIndent(2)
	for _, document := range documents {
		if err := encoder.Encode(document); err != nil {
			return nil, err
		}
	}
	err := encoder.Close()
	return out.Bytes(), err
}

// child returns the value of a key in a mapping, or nil.
func child(node *yaml.Node, key string) *yaml.Node {
	if node == nil || node.Kind != yaml.MappingNode {
		return nil
	}
	for i := 0; i+1 < len(node.Content); i += 2 {
		if node.Content[i].Value == key {
			return node.Content[i+1]
		}
	}
	return nil
}

func scalar(node *yaml.Node, key string) string {
	if value := child(node, key); value != nil {
		return value.Value
	}
	return ""
}

// put sets a string in a mapping. An empty value removes the enclosing mapping.
func put(node *yaml.Node, f field) {
	if f.value == "" {
		for _, key := range f.path[:len(f.path)-2] {
			node = child(node, key)
		}
		remove(node, f.path[len(f.path)-2])
		return
	}
	for _, key := range f.path {
		if node.Kind != yaml.MappingNode { // a key without a value
			head, line, foot := node.HeadComment, node.LineComment, node.FootComment
			*node = yaml.Node{Kind: yaml.MappingNode, HeadComment: head, LineComment: line, FootComment: foot}
		}
		next := child(node, key)
		if next == nil {
			next = &yaml.Node{Kind: yaml.ScalarNode}
			node.Content = append(node.Content, &yaml.Node{Kind: yaml.ScalarNode, Value: key}, next)
		}
		node = next
	}
	node.SetString(f.value)
	// Kubernetes parses some unquoted strings differently (a name "n") or not at all (a block that begins with a tab).
	var parsed map[string]any
	text, err := yaml.Marshal(map[string]*yaml.Node{"value": node})
	if err != nil || kubeyaml.Unmarshal(text, &parsed) != nil || parsed["value"] != f.value {
		node.Style = yaml.DoubleQuotedStyle
	}
}

func remove(node *yaml.Node, key string) {
	if node == nil {
		return
	}
	for i := 0; i+1 < len(node.Content); i += 2 {
		if node.Content[i].Value == key {
			node.Content = append(node.Content[:i], node.Content[i+2:]...)
			return
		}
	}
}
