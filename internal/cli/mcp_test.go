// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"karmada.io/karmada/internal/cli/access"
)

// The tools return the JSON of the commands, write nothing, and no value of an argument becomes a flag.
func TestMCP(t *testing.T) {
	t.Parallel()
	server := stagedServer(t, keep)
	kubeconfig := server.Start(t)
	calls := map[string]struct {
		tool, arguments string
		want            string
		failed          bool
	}{
		"status":    {tool: "status", arguments: `{"namespace":"default","members":false}`, want: `"RolloutWaitsForApproval"`},
		"trace":     {tool: "trace", arguments: `{"object":"deployment/web"}`, want: `default/web-deployment`},
		"why":       {tool: "why", arguments: `{"object":"deployment/web"}`, want: `"m1"`},
		"tree":      {tool: "tree", arguments: `{"object":"deployment/web","members":false}`, want: `"StagedRollout"`},
		"diff":      {tool: "diff", arguments: `{"object":"deployment/web"}`, want: `web:2`},
		"no object": {tool: "trace", arguments: `{"object":"deployment/other"}`, want: `not found`, failed: true},
		"a flag":    {tool: "trace", arguments: `{"object":"--watch"}`, failed: true, want: `error: `},
		"another flag": {tool: "trace", arguments: `{"object":"deployment/web","namespace":"x --watch"}`, failed: true,
			want: `namespaces "x --watch" not found`},
		"a file":       {tool: "plan", arguments: `{"manifest":"/etc/passwd"}`, failed: true, want: `error: `},
		"unknown tool": {tool: "delete", arguments: `{}`, want: `unknown tool delete`},
		"no argument":  {tool: "why", arguments: `{}`, want: `argument object is required`},
		"unknown": {tool: "why", arguments: `{"object":"a/b","kubeconfig":"x"}`,
			want: `unknown argument kubeconfig, must be one of: namespace, object`},
		"a wrong type":  {tool: "status", arguments: `{"namespace":1}`, want: `argument namespace: has the wrong type: 1`},
		"a wrong item":  {tool: "plan", arguments: `{"drain":["m1,m2"]}`, want: `argument drain: must be a list of names`},
		"a wrong range": {tool: "search", arguments: `{"query":"a","limit":-1}`, want: `argument limit: has the wrong type`},
	}
	var input strings.Builder
	for name, call := range calls {
		fmt.Fprintf(&input, `{"jsonrpc":"2.0","id":%q,"method":"tools/call","params":{"name":%q,"arguments":%s}}`+"\n",
			name, call.tool, call.arguments)
	}
	out := &buffer{}
	s := &access.Session{
		Args: []string{"karmadactl", "mcp", "--kubeconfig", kubeconfig}, Env: map[string]string{"HOME": t.TempDir()},
		In: strings.NewReader(input.String()), Out: out, Err: &buffer{},
	}
	if code := Run(t.Context(), s); code != 0 {
		t.Fatalf("exit code %d", code)
	}
	for line := range strings.Lines(out.String()) {
		var r struct {
			ID     string
			Error  struct{ Message string }
			Result struct {
				IsError bool
				Content []struct{ Text string }
			}
		}
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		call, text := calls[r.ID], r.Error.Message
		delete(calls, r.ID)
		if text == "" {
			text = r.Result.Content[0].Text
			if isJSON := json.Valid([]byte(text)); isJSON == call.failed {
				t.Errorf("%s: JSON %v: %s", r.ID, isJSON, text)
			}
		}
		if r.Result.IsError != call.failed || !strings.Contains(text, call.want) {
			t.Errorf("%s: %v %s, want %v %s", r.ID, r.Result.IsError, text, call.failed, call.want)
		}
	}
	if len(calls) > 0 {
		t.Errorf("no response to %v", calls)
	}
	if writes := server.Control.Writes(); len(writes) > 0 {
		t.Errorf("unexpected writes: %v", writes)
	}
}
