// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package version

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"reflect"
	"regexp"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

func TestComplete(t *testing.T) {
	t.Parallel()
	record := func(moduleVersion string, settings ...debug.BuildSetting) *debug.BuildInfo {
		return &debug.BuildInfo{Main: debug.Module{Version: moduleVersion}, Settings: settings}
	}
	for name, test := range map[string]struct {
		linked Info
		build  *debug.BuildInfo
		want   Info
	}{
		"no information": {
			build: record("(devel)"),
			want: Info{GitVersion: "v1.19.0-dev", GitCommit: "unknown", GitShortCommit: "unknown", GitTreeState: "unknown",
				BuildDate: "1970-01-01T00:00:00Z"},
		},
		"pseudo-version": {
			build: record("v0.0.0-20261121101112-0123456789ab+dirty", debug.BuildSetting{Key: "vcs.revision", Value: "0123456789abcdef"},
				debug.BuildSetting{Key: "vcs.modified", Value: "true"}, debug.BuildSetting{Key: "vcs.time", Value: "2026-11-21T10:11:12Z"}),
			want: Info{GitVersion: "v1.19.0-dev", GitCommit: "0123456789abcdef", GitShortCommit: "0123456", GitTreeState: "dirty",
				BuildDate: "2026-11-21T10:11:12Z"},
		},
		"release by go install": {
			build: record("v1.19.2", debug.BuildSetting{Key: "vcs.modified", Value: "false"}),
			want: Info{GitVersion: "v1.19.2", GitCommit: "unknown", GitShortCommit: "unknown", GitTreeState: "clean",
				BuildDate: "1970-01-01T00:00:00Z"},
		},
		"linker flags take precedence": {
			linked: Info{GitVersion: "v1.20.0-rc.1", GitCommit: "fedcba", GitTreeState: "clean", BuildDate: "2027-01-01T00:00:00Z"},
			build:  record("v1.19.2", debug.BuildSetting{Key: "vcs.revision", Value: "0123456789abcdef"}),
			want: Info{GitVersion: "v1.20.0-rc.1", GitCommit: "fedcba", GitShortCommit: "fedcba", GitTreeState: "clean",
				BuildDate: "2027-01-01T00:00:00Z"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := complete(test.linked, test.build)
			if diff := cmp.Diff(test.want, got, cmpopts.IgnoreFields(Info{}, "GoVersion", "Compiler", "Platform")); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// The linker ignores flags for variables that do not exist.
func TestMakefile_setsVariables(t *testing.T) {
	t.Parallel()
	makefile, err := os.ReadFile("../../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	source, err := parser.ParseFile(token.NewFileSet(), "version.go", nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	declared := map[string]bool{}
	ast.Inspect(source, func(n ast.Node) bool {
		if spec, ok := n.(*ast.ValueSpec); ok {
			for _, name := range spec.Names {
				declared[name.Name] = true
			}
		}
		return true
	})
	stamped := map[string]bool{}
	for _, flag := range regexp.MustCompile(`\$\(STAMP\)\.(\w+)=`).FindAllStringSubmatch(string(makefile), -1) {
		stamped[flag[1]] = true
		if !declared[flag[1]] {
			t.Errorf("Makefile sets %s, which package version does not declare", flag[1])
		}
	}
	for _, name := range []string{"gitVersion", "gitCommit", "gitTreeState", "registry"} {
		if !stamped[name] {
			t.Errorf("Makefile does not set %s", name)
		}
	}
	if want := "\nREGISTRY ?= " + Registry() + "\n"; !strings.Contains(string(makefile), want) {
		t.Errorf("Makefile has another default registry than %s", Registry())
	}
}

func TestLine(t *testing.T) {
	t.Parallel()
	info := Info{
		GitVersion:     "v1",
		GitCommit:      "c",
		GitShortCommit: "s",
		GitTreeState:   "t",
		BuildDate:      "d",
		GoVersion:      "g",
		Compiler:       "gc",
		Platform:       "p",
	}
	want := `kubectl karmada version: version.Info{GitVersion:"v1", GitCommit:"c", GitShortCommit:"s", GitTreeState:"t", BuildDate:"d", ` +
		`GoVersion:"g", Compiler:"gc", Platform:"p"}`
	if got := info.Line("kubectl karmada"); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestCurrent_hasNoEmptyField(t *testing.T) {
	t.Parallel()
	current := reflect.ValueOf(Current())
	for i := range current.NumField() {
		if current.Field(i).String() == "" {
			t.Errorf("%s is empty", current.Type().Field(i).Name)
		}
	}
	if got, want := Current().Platform, runtime.GOOS+"/"+runtime.GOARCH; got != want {
		t.Errorf("platform %s, want %s", got, want)
	}
}
