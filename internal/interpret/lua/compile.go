// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"
	"sync"

	glua "github.com/yuin/gopher-lua"
	"github.com/yuin/gopher-lua/parse"
	"k8s.io/utils/lru"

	"karmada.io/karmada/internal/interpret/lua/sandbox"
)

// maxSource is the largest source in bytes. An object in etcd is hardly larger.
const maxSource = 1 << 20

// chunkName is the name of a script in errors: "script:3: …" is about its third line.
const chunkName = "script"

// Script is a compiled source. It is immutable and safe for concurrent use.
type Script struct {
	proto *glua.FunctionProto
	// usesGlobals is true if the script mentions _G. ownsGlobals is true if it may also replace a built-in.
	usesGlobals, ownsGlobals bool
}

// compiled caches scripts by the hash of their source, so that a customization that is read again is not compiled again.
// 512 exceeds the number of scripts of any known control plane.
var compiled = lru.New(512)

// builtIns returns the names of all built-in globals.
var builtIns = sync.OnceValue(func() map[string]bool {
	names := map[string]bool{}
	newMachine().base.ForEach(func(name, _ glua.LValue) { names[name.String()] = true })
	return names
})

// Compile parses and compiles a script. Errors contain the line. Compiling the same source again returns the same Script.
func Compile(source string) (*Script, error) {
	key := sha256.Sum256([]byte(source))
	if s, ok := compiled.Get(key); ok {
		return s.(*Script), nil
	}
	s, err := compile(source)
	if err != nil {
		return nil, err
	}
	compiled.Add(key, s)
	return s, nil
}

func compile(source string) (script *Script, err error) {
	if len(source) > maxSource {
		return nil, fmt.Errorf("the script has %d bytes; at most %d are allowed", len(source), maxSource)
	}
	if strings.TrimSpace(source) == "" {
		return nil, errors.New("the script is empty")
	}
	// The compiler of gopher-lua panics on some sources that its parser accepts.
	defer func() {
		if r := recover(); r != nil {
			script, err = nil, fmt.Errorf("%s: compile: %v", chunkName, r)
		}
	}()
	statements, err := parse.Parse(strings.NewReader(source), chunkName)
	if err != nil {
		return nil, syntaxError(err)
	}
	chunk, err := sandbox.Rewrite(statements, chunkName)
	if err != nil {
		return nil, err
	}
	proto, err := glua.Compile(chunk.Statements, chunkName)
	if err != nil {
		return nil, syntaxError(err)
	}
	s := &Script{proto: proto}
	_, s.usesGlobals = chunk.Names["_G"]
	s.ownsGlobals = s.usesGlobals
	for name := range chunk.Assigned {
		s.ownsGlobals = s.ownsGlobals || builtIns()[name]
	}
	return s, nil
}

// syntaxError describes an error of the parser or the compiler in one line.
func syntaxError(err error) error {
	if e, ok := errors.AsType[*parse.Error](err); ok {
		if e.Pos.Line == parse.EOF {
			return fmt.Errorf("%s: %s at the end of the script", chunkName, e.Message)
		}
		near := strings.ReplaceAll(truncate(e.Token), "\n", `\n`) // a string can have several lines
		return fmt.Errorf("%s:%d: %s near '%s' (column %d)", chunkName, e.Pos.Line, e.Message, near, e.Pos.Column)
	}
	if e, ok := errors.AsType[*glua.CompileError](err); ok {
		return fmt.Errorf("%s:%d: %s", chunkName, e.Line, e.Message)
	}
	return fmt.Errorf("%s: %w", chunkName, err)
}
