// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package version says which build of Karmada is running.
//
//	linker flags (-X) or the Go build record  ──►  Info  ──►  "karmadactl version: version.Info{…}"
//
// No field is ever empty: clients parse the printed form, and an empty GitVersion makes them give up.
package version

import (
	"cmp"
	"fmt"
	"regexp"
	"runtime"
	"runtime/debug"
)

// Set by the linker in release builds: -ldflags "-X karmada.io/karmada/internal/version.gitVersion=v1.19.0 …".
var gitVersion, gitCommit, gitTreeState, buildDate string

const (
	// developmentVersion is what a build that is no release calls itself: the line of releases it will become.
	developmentVersion = "v1.19.0-dev"
	unknown            = "unknown"
	// noDate stands for a build date that nobody recorded.
	noDate = "1970-01-01T00:00:00Z"
	// shortCommit is how many digits of a commit are enough for people.
	shortCommit = 7
)

// release matches the tag of a release. Pseudo-versions of the module system do not match: they say less than
// developmentVersion and the commit together.
var release = regexp.MustCompile(`^v[1-9][0-9]*\.[0-9]+\.[0-9]+(-(alpha|beta|rc)\.[0-9]+)?$`)

// Info describes a build. Its fields and their order are those of the printed form.
type Info struct {
	// GitVersion is a semantic version with a leading v.
	GitVersion string `json:"gitVersion"`
	// GitCommit is the full commit hash, or "unknown".
	GitCommit string `json:"gitCommit"`
	// GitShortCommit is the beginning of GitCommit.
	GitShortCommit string `json:"gitShortCommit"`
	// GitTreeState is "clean", "dirty" (built with uncommitted changes) or "unknown".
	GitTreeState string `json:"gitTreeState"`
	// BuildDate is in RFC 3339, UTC; the time of the commit when the build recorded no date of its own.
	BuildDate string `json:"buildDate"`
	// GoVersion, Compiler and Platform (os/arch) are those of the toolchain.
	GoVersion string `json:"goVersion"`
	Compiler  string `json:"compiler"`
	Platform  string `json:"platform"`
}

// Current describes the running program.
func Current() Info {
	build, ok := debug.ReadBuildInfo()
	if !ok {
		build = &debug.BuildInfo{}
	}
	return describe(Info{GitVersion: gitVersion, GitCommit: gitCommit, GitTreeState: gitTreeState, BuildDate: buildDate}, build)
}

// describe fills the holes that the linker left from the build record.
func describe(linked Info, build *debug.BuildInfo) Info {
	recorded := map[string]string{}
	for _, setting := range build.Settings {
		recorded[setting.Key] = setting.Value
	}
	moduleVersion := ""
	if release.MatchString(build.Main.Version) {
		moduleVersion = build.Main.Version
	}
	treeState := map[string]string{"true": "dirty", "false": "clean"}[recorded["vcs.modified"]]

	info := Info{
		GitVersion:   cmp.Or(linked.GitVersion, moduleVersion, developmentVersion),
		GitCommit:    cmp.Or(linked.GitCommit, recorded["vcs.revision"], unknown),
		GitTreeState: cmp.Or(linked.GitTreeState, treeState, unknown),
		BuildDate:    cmp.Or(linked.BuildDate, recorded["vcs.time"], noDate),
		GoVersion:    runtime.Version(),
		Compiler:     runtime.Compiler,
		Platform:     runtime.GOOS + "/" + runtime.GOARCH,
	}
	info.GitShortCommit = info.GitCommit[:min(shortCommit, len(info.GitCommit))]
	return info
}

// Line is what `<program> version` prints, without the line feed.
func (i Info) Line(program string) string {
	return fmt.Sprintf("%s version: %#v", program, i)
}
