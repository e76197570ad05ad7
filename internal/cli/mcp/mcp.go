// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package mcp implements `karmadactl mcp`, a server of the Model Context Protocol over standard input and output. Its tools are the
// commands of karmadactl that only read:
//
//	line of input: tools/call {name, arguments} ──► arguments of a command ──► Run in this process ──► line of output: its JSON
//
// Each request runs in its own goroutine, so that pings and cancellations are handled meanwhile. No value of an argument can become a
// flag, and no tool has a flag that writes, reads a file or does not end.
package mcp

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/version"
)

const (
	// maxMessage is the maximum size of a request, in bytes.
	maxMessage = 4 << 20
	// maxResult is the maximum size of the output of a command, in bytes: assistants read all of it.
	maxResult = 256 << 10
	// maxCalls is the number of commands that run at a time.
	maxCalls = 4
)

// versions are the supported versions of the protocol, the newest first.
var versions = []string{"2025-06-18", "2025-03-26", "2024-11-05"}

// Codes of errors of JSON-RPC.
const (
	parseError     = -32700
	invalidRequest = -32600
	unknownMethod  = -32601
	invalidParams  = -32602
)

type server struct {
	command.Base
	// exec runs karmadactl.
	exec func(context.Context, *access.Session) int
	// slots limits the calls that run.
	slots chan struct{}

	writing sync.Mutex

	mu    sync.Mutex
	calls map[string]context.CancelFunc // of running calls, by the ID of the request
}

// NewCommand returns the command `mcp`, whose tools call run.
func NewCommand(s *access.Session, run func(context.Context, *access.Session) int) *cobra.Command {
	m := &server{Base: command.NewBase(s), exec: run, slots: make(chan struct{}, maxCalls), calls: map[string]context.CancelFunc{}}
	return command.WithoutArgs(m.Command(command.Help{
		Use:   "mcp",
		Short: "Serve read-only tools to assistants",
		Long: `
			Serve tools to an assistant by the Model Context Protocol, over standard input and output.

			The tools are the commands why, plan, trace, tree, diff, status and search. They read with the credentials of the kubeconfig,
			and change nothing.`,
		Example: `
			# Configuration of an assistant
			{"mcpServers": {"karmada": {"command": "karmadactl", "args": ["mcp", "--karmada-context=prod"]}}}`,
	}, m.serve))
}

// request is a request, or a notification if it has no ID.
type request struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id"`
	Method  string          `json:"method"`
	Params  json.RawMessage `json:"params"`
}

type response struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id"`
	Result  any             `json:"result,omitempty"`
	Error   *rpcError       `json:"error,omitempty"`
}

type rpcError struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

// Error implements error.
func (e *rpcError) Error() string { return e.Message }

// serve handles requests until the input ends.
func (m *server) serve(ctx context.Context, _ []string) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	var running sync.WaitGroup
	lines, read := make(chan []byte), make(chan error, 1)
	go func() {
		scanner := bufio.NewScanner(m.Session.In)
		scanner.Buffer(nil, maxMessage)
		for scanner.Scan() {
			select {
			case lines <- slices.Clone(scanner.Bytes()):
			case <-ctx.Done():
				return
			}
		}
		read <- scanner.Err()
	}()
	for {
		select {
		case line := <-lines:
			m.receive(ctx, &running, line)
		case err := <-read:
			running.Wait()
			if err != nil {
				return fmt.Errorf("read requests: %w", err)
			}
			return nil
		case <-ctx.Done():
			running.Wait()
			return nil
		}
	}
}

// receive handles a line of the input. Calls of tools are handled in the background.
func (m *server) receive(ctx context.Context, running *sync.WaitGroup, line []byte) {
	if len(bytes.TrimSpace(line)) == 0 {
		return
	}
	var r request
	if err := json.Unmarshal(line, &r); err != nil || r.Version != "2.0" || r.Method == "" {
		code := invalidRequest
		if !json.Valid(line) {
			code = parseError
		}
		m.send(response{ID: json.RawMessage("null"), Error: &rpcError{code, "a line must be one request of JSON-RPC 2.0"}})
		return
	}
	if r.ID == nil {
		m.notified(r)
		return
	}
	if r.Method != "tools/call" {
		result, err := m.answer(r)
		m.reply(r, result, err)
		return
	}
	id := string(r.ID)
	ctx, cancel := context.WithCancel(ctx)
	m.mu.Lock()
	m.calls[id] = cancel
	m.mu.Unlock()
	running.Go(func() {
		result, err := m.call(ctx, r.Params)
		m.mu.Lock()
		delete(m.calls, id)
		m.mu.Unlock()
		if ctx.Err() == nil { // the client does not read the result of a canceled request
			m.reply(r, result, err)
		}
		cancel()
	})
}

// notified handles a notification.
func (m *server) notified(r request) {
	var params struct {
		RequestID json.RawMessage `json:"requestId"`
	}
	if !strings.HasPrefix(r.Method, "notifications/cancel") || json.Unmarshal(r.Params, &params) != nil {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if cancel := m.calls[string(params.RequestID)]; cancel != nil {
		cancel()
	}
}

// answer returns the result of a request that needs no API server.
func (m *server) answer(r request) (any, error) {
	switch r.Method {
	case "initialize":
		var params struct {
			ProtocolVersion string `json:"protocolVersion"`
		}
		if err := json.Unmarshal(r.Params, &params); err != nil {
			return nil, &rpcError{invalidParams, "initialize: params.protocolVersion is required"}
		}
		if !slices.Contains(versions, params.ProtocolVersion) {
			params.ProtocolVersion = versions[0]
		}
		return map[string]any{
			"protocolVersion": params.ProtocolVersion,
			"capabilities":    map[string]any{"tools": map[string]any{}},
			"serverInfo":      map[string]any{"name": "karmadactl", "version": version.Current().GitVersion},
			"instructions": "Tools that read a Karmada control plane, which propagates Kubernetes objects to member clusters. Begin with status. " +
				"For an object that is missing, wrong or not ready in a cluster: trace shows where it stops, why explains its placement, diff " +
				"compares it with members.",
		}, nil
	case "ping":
		return map[string]any{}, nil
	case "tools/list":
		return map[string]any{"tools": listed()}, nil
	}
	return nil, &rpcError{unknownMethod, "unknown method " + r.Method}
}

// call runs the command of a tool. Errors of the command are part of the result, so that the assistant reads them.
func (m *server) call(ctx context.Context, raw json.RawMessage) (any, error) {
	var params struct {
		Name      string         `json:"name"`
		Arguments map[string]any `json:"arguments"`
	}
	if err := json.Unmarshal(raw, &params); err != nil {
		return nil, &rpcError{invalidParams, "tools/call: " + err.Error()}
	}
	at := slices.IndexFunc(tools, func(t tool) bool { return t.name == params.Name })
	if at < 0 {
		return nil, &rpcError{invalidParams, "unknown tool " + params.Name}
	}
	args, input, err := tools[at].args(params.Arguments)
	if err != nil {
		return nil, &rpcError{invalidParams, params.Name + ": " + err.Error()}
	}
	select {
	case m.slots <- struct{}{}:
		defer func() { <-m.slots }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	var out, errOut bytes.Buffer
	s := &access.Session{
		Args: []string{"karmadactl", tools[at].name}, Env: m.Session.Env, In: strings.NewReader(input), Out: &out, Err: &errOut,
	}
	for flag, value := range map[string]string{"kubeconfig": m.Control.Kubeconfig, "karmada-context": m.Control.Context} {
		if value != "" {
			s.Args = append(s.Args, "--"+flag+"="+value)
		}
	}
	if namespace, has := tools[at].arguments["namespace"]; has && namespace.flag != "" && m.Control.Namespace != "" {
		s.Args = append(s.Args, "--namespace="+m.Control.Namespace) // an argument comes later, and counts
	}
	s.Args = append(s.Args, args...)
	code := m.exec(ctx, s)
	text := out.String()
	if len(text) > maxResult {
		code, text = 1, fmt.Sprintf("The output has %d bytes, more than %d: name one object, one namespace, or a narrower query.",
			len(text), maxResult)
	}
	if code != 0 || text == "" {
		text = strings.TrimSpace(text + "\n" + errOut.String())
	}
	return map[string]any{"content": []any{map[string]any{"type": "text", "text": text}}, "isError": code != 0}, nil
}

func (m *server) reply(r request, result any, err error) {
	answer := response{ID: r.ID, Result: result}
	if err != nil {
		failure, ok := errors.AsType[*rpcError](err)
		if !ok {
			failure = &rpcError{invalidRequest, err.Error()}
		}
		answer.Result, answer.Error = nil, failure
	}
	m.send(answer)
}

func (m *server) send(answer response) {
	answer.Version = "2.0"
	var line bytes.Buffer
	encoder := json.NewEncoder(&line)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(answer); err != nil {
		line.Reset()
		fmt.Fprintf(&line, `{"jsonrpc":"2.0","id":%s,"error":{"code":%d,"message":"the result cannot be encoded"}}`+"\n",
			answer.ID, invalidRequest)
	}
	m.writing.Lock()
	defer m.writing.Unlock()
	// The error is a closed pipe: the input ends, too.
	_, _ = io.Copy(m.Session.Out, &line)
}
