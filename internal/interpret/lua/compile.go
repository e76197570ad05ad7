// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"

	glua "github.com/yuin/gopher-lua"
	"github.com/yuin/gopher-lua/parse"
	"k8s.io/utils/lru"
)

// Bounds of a source. Parsing is linear, but the compiler looks constants, labels and variables up one by one and calls
// itself for every level of nesting; with these bounds the worst source takes well under a second. Scripts in the wild
// have a few thousand nodes and a few hundred constants.
const (
	maxSource    = 1 << 20 // bytes; an object in etcd is hardly larger
	maxNodes     = 100_000
	maxDepth     = 1000
	maxFunctions = 32 // inside each other
	maxConstants = 4096
	maxLookups   = 40_000_000 // constants, times how often one is mentioned
	maxLabels    = 200
)

// chunkName is what errors call a script: "script:3: …" is its third line.
const chunkName = "script"

// Script is compiled source. It does not change and may be used from many goroutines.
type Script struct {
	proto           *glua.FunctionProto
	mentionsGlobals bool // it mentions _G
}

// compiled holds scripts by the hash of their source, so that a customization that is read again, or several with the same
// script, cost nothing. 512 is more than the scripts of any control plane we know; a source is 1 MiB at most.
var compiled = lru.New(512)

// Compile parses a script; the error names the line. Compiling a source again gives the same Script.
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
	// The compiler of the library panics on some sources that the parser lets through.
	defer func() {
		if r := recover(); r != nil {
			script, err = nil, fmt.Errorf("%s: the compiler cannot take it: %v", chunkName, r)
		}
	}()
	chunk, err := parse.Parse(strings.NewReader(source), chunkName)
	if err != nil {
		return nil, syntaxError(err)
	}
	if err := measure(chunk); err != nil {
		return nil, err
	}
	metered, names := meter(chunk)
	proto, err := glua.Compile(metered, chunkName)
	if err != nil {
		return nil, syntaxError(err)
	}
	_, globals := names["_G"]
	return &Script{proto: proto, mentionsGlobals: globals}, nil
}

// syntaxError says in one line what is wrong in which line.
func syntaxError(err error) error {
	if e, ok := errors.AsType[*parse.Error](err); ok {
		if e.Pos.Line == parse.EOF {
			return fmt.Errorf("%s: %s at the end of the script", chunkName, e.Message)
		}
		near := strings.ReplaceAll(truncate(e.Token), "\n", `\n`) // a string may have several lines
		return fmt.Errorf("%s:%d: %s near '%s' (column %d)", chunkName, e.Pos.Line, e.Message, near, e.Pos.Column)
	}
	if e, ok := errors.AsType[*glua.CompileError](err); ok {
		return fmt.Errorf("%s:%d: %s", chunkName, e.Line, e.Message)
	}
	return fmt.Errorf("%s: %w", chunkName, err)
}
