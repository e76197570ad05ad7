// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package thirdparty

import (
	"io/fs"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	glua "github.com/yuin/gopher-lua"
	luaparse "github.com/yuin/gopher-lua/parse"

	"karmada.io/karmada/internal/interpret/lua"
)

// libraries are the globals that scripts may use. Any other global is a misspelled local.
var libraries = []string{"ipairs", "math", "next", "pairs", "require", "string", "table", "tonumber", "tostring"}

// globals returns the names of the globals that a compiled script sets and reads. The upper 6 bits of an instruction are the
// opcode. For these two opcodes, the lower 18 bits are the index of the constant that holds the name.
func globals(f *glua.FunctionProto) (set, read []string) {
	for _, instruction := range f.Code {
		switch name := func() string { return f.Constants[instruction&(1<<18-1)].String() }; int(instruction >> 26) {
		case glua.OP_SETGLOBAL:
			set = append(set, name())
		case glua.OP_GETGLOBAL:
			read = append(read, name())
		}
	}
	for _, inner := range f.FunctionPrototypes {
		s, r := globals(inner)
		set, read = append(set, s...), append(read, r...)
	}
	return set, read
}

func TestScripts_globals(t *testing.T) {
	t.Parallel()
	names, err := fs.Glob(data, "data/*/*/*/"+file)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		customization, err := parse(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, rule := range lua.Rules {
			script := rule.Script(&customization.Spec.Customizations)
			if script == "" {
				continue
			}
			chunk, err := luaparse.Parse(strings.NewReader(script), name)
			if err != nil {
				t.Fatal(err)
			}
			f, err := glua.Compile(chunk, name)
			if err != nil {
				t.Fatal(err)
			}
			set, read := globals(f)
			if diff := cmp.Diff([]string{rule.Function}, set); diff != "" {
				t.Errorf("%s: globals of %s (-want +got):\n%s", name, rule.Operation, diff)
			}
			for _, global := range read {
				if !slices.Contains(libraries, global) {
					t.Errorf("%s: %s reads the global %s", name, rule.Operation, global)
				}
			}
		}
	}
}
