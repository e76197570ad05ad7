// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package mcp

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// tool is a command that only reads.
type tool struct {
	name, description string
	arguments         map[string]argument
	required          []string
}

// argument is an argument of a tool.
type argument struct {
	description string
	// flag is the flag that gets the value. Empty means an argument of the command, or its input.
	flag string
	kind kind
}

// kind is the type of an argument.
type kind int

const (
	text kind = iota
	list
	number
	boolean
	// input is passed as the standard input, which the flag names by "-".
	input
)

var (
	object    = argument{description: "The object as TYPE/NAME, for example deployment/nginx."}
	namespace = argument{description: "Namespace. Empty means that of the kubeconfig.", flag: "namespace"}
	members   = argument{description: "If false, do not read the objects in member clusters.", flag: "members", kind: boolean}
)

// tools are the commands, in the order in which assistants see them.
var tools = []tool{
	{
		name:        "status",
		description: "Summary of the fleet: clusters, and how many objects are healthy, with the worst problems and what to do.",
		arguments:   map[string]argument{"namespace": namespace, "members": members},
	},
	{
		name:        "trace",
		description: "The steps of the propagation of one object, from its policy to each member, with times, and where it stops.",
		arguments:   map[string]argument{"object": object, "namespace": namespace, "members": members}, required: []string{"object"},
	},
	{
		name:        "why",
		description: "Why an object is placed in its clusters, and not in the others: a reason for every cluster.",
		arguments:   map[string]argument{"object": object, "namespace": namespace}, required: []string{"object"},
	},
	{
		name:        "tree",
		description: "The objects that belong to an object: policy, binding, Works, and the objects and pods in members.",
		arguments:   map[string]argument{"object": object, "namespace": namespace, "members": members}, required: []string{"object"},
	},
	{
		name:        "diff",
		description: "Differences between what an object should be in each member and what it is there.",
		arguments:   map[string]argument{"object": object, "namespace": namespace}, required: []string{"object"},
	},
	{
		name:        "plan",
		description: "What a change would do, without making it. Name one object or a change: a manifest, lost or drained clusters.",
		arguments: map[string]argument{
			"object": object, "namespace": namespace,
			"manifest":       {description: "YAML of changed policies, override policies, templates or Clusters.", flag: "filename", kind: input},
			"replicas":       {description: "Number of replicas that the object would have.", flag: "replicas", kind: number},
			"taint":          {description: "Taints as CLUSTER:KEY=VALUE:EFFECT; a key with - at the end removes one.", flag: "taint", kind: list},
			"withoutCluster": {description: "Clusters that would not exist.", flag: "without-cluster", kind: list},
			"loseCluster":    {description: "Clusters that would fail.", flag: "lose-cluster", kind: list},
			"drain":          {description: "Clusters that would be drained.", flag: "drain", kind: list},
			"delete":         {description: "Policies that would be deleted, as TYPE/NAME or TYPE/NAMESPACE/NAME.", flag: "delete", kind: list},
			"fresh":          {description: "If true, place the object as if it were new.", flag: "fresh", kind: boolean},
		},
	},
	{
		name:        "search",
		description: "Objects of all members, by words and terms such as kind:Pod image:nginx cluster:member1.",
		arguments: map[string]argument{
			"query": {description: "Words and terms."},
			"limit": {description: "Maximum number of results. 0 means all.", flag: "limit", kind: number},
		},
		required: []string{"query"},
	},
}

// listed returns the descriptions of the tools in the protocol.
func listed() []any {
	out := make([]any, 0, len(tools))
	for _, t := range tools {
		properties := map[string]any{}
		for name, a := range t.arguments {
			schema := map[string]any{"description": a.description, "type": "string"}
			switch a.kind {
			case list:
				schema["type"], schema["items"] = "array", map[string]any{"type": "string"}
			case number:
				schema["type"], schema["minimum"] = "integer", 0
			case boolean:
				schema["type"] = "boolean"
			case text, input:
			}
			properties[name] = schema
		}
		schema := map[string]any{"type": "object", "properties": properties, "additionalProperties": false}
		if len(t.required) > 0 {
			schema["required"] = t.required
		}
		out = append(out, map[string]any{
			"name": t.name, "description": t.description, "inputSchema": schema,
			"annotations": map[string]any{"readOnlyHint": true, "openWorldHint": false},
		})
	}
	return out
}

// args returns the arguments of the command and its input. Values of flags are part of the argument of the flag, and the others follow
// "--", so that none is read as a flag.
func (t tool) args(values map[string]any) (args []string, stdin string, err error) {
	for _, name := range t.required {
		if values[name] == nil || values[name] == "" {
			return nil, "", fmt.Errorf("argument %s is required", name)
		}
	}
	args = []string{"--output=json"}
	var plain []string
	for _, name := range slices.Sorted(maps.Keys(values)) {
		a, known := t.arguments[name]
		if !known {
			return nil, "", fmt.Errorf("unknown argument %s, must be one of: %s", name,
				strings.Join(slices.Sorted(maps.Keys(t.arguments)), ", "))
		}
		value, err := a.value(values[name])
		if err != nil {
			return nil, "", fmt.Errorf("argument %s: %w", name, err)
		}
		switch {
		case a.kind == input:
			args, stdin = append(args, "--"+a.flag+"=-"), value[0]
		case a.flag == "":
			plain = append(plain, value...)
		default:
			for _, v := range value {
				args = append(args, "--"+a.flag+"="+v)
			}
		}
	}
	return append(append(args, "--"), plain...), stdin, nil
}

// value returns an argument as text. A list has one for each item.
func (a argument) value(v any) ([]string, error) {
	switch v := v.(type) {
	case string:
		if a.kind == text || a.kind == input {
			return []string{v}, nil
		}
	case bool:
		if a.kind == boolean {
			return []string{fmt.Sprint(v)}, nil
		}
	case float64:
		if a.kind == number && v >= 0 && v == float64(int32(v)) {
			return []string{fmt.Sprint(int32(v))}, nil
		}
	case []any:
		out := make([]string, 0, len(v))
		for _, item := range v {
			s, ok := item.(string)
			if !ok || a.kind != list || strings.ContainsAny(s, ",\"\n") {
				return nil, fmt.Errorf("must be a list of names, got %v", item)
			}
			out = append(out, s)
		}
		return out, nil
	}
	return nil, fmt.Errorf("has the wrong type: %v", v)
}
