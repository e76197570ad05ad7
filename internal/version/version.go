// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package version describes the running build of Karmada.
//
//	linker flags (-X) or the Go build record  ──►  Info  ──►  "karmadactl version: version.Info{…}"
//
// Invariant: no field is empty. Clients parse the printed form and reject an empty GitVersion.
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

// registry is the default registry of the images of Karmada. The linker sets that of a release: make REGISTRY=….
var registry = "docker.io/karmada"

// Registry returns the registry to which the images of this build are published, without a trailing slash.
func Registry() string { return registry }

const (
	// developmentVersion is the version of builds that are not releases.
	developmentVersion = "v1.19.0-dev"
	unknown            = "unknown"
	// noDate is the build date of builds without a recorded date.
	noDate = "1970-01-01T00:00:00Z"
	// shortCommit is the length of GitShortCommit.
	shortCommit = 7
)

// release matches the tag of a release, but not pseudo-versions of Go modules: developmentVersion and the commit are more
// informative.
var release = regexp.MustCompile(`^v[1-9][0-9]*\.[0-9]+\.[0-9]+(-(alpha|beta|rc)\.[0-9]+)?$`)

// Info describes a build. The fields have the order of the printed form.
type Info struct {
	// GitVersion is a semantic version with a leading v.
	GitVersion string `json:"gitVersion"`
	// GitCommit is the full commit hash, or "unknown".
	GitCommit string `json:"gitCommit"`
	// GitShortCommit is a prefix of GitCommit.
	GitShortCommit string `json:"gitShortCommit"`
	// GitTreeState is "clean", "dirty" (uncommitted changes) or "unknown".
	GitTreeState string `json:"gitTreeState"`
	// BuildDate is in RFC 3339, UTC. It is the time of the commit unless the linker sets a date.
	BuildDate string `json:"buildDate"`
	// GoVersion, Compiler and Platform (os/arch) describe the toolchain.
	GoVersion string `json:"goVersion"`
	Compiler  string `json:"compiler"`
	Platform  string `json:"platform"`
}

// Current returns the Info of the running program.
func Current() Info {
	build, ok := debug.ReadBuildInfo()
	if !ok {
		build = &debug.BuildInfo{}
	}
	return complete(Info{GitVersion: gitVersion, GitCommit: gitCommit, GitTreeState: gitTreeState, BuildDate: buildDate}, build)
}

// complete sets the fields that the linker did not set from the build information.
func complete(linked Info, build *debug.BuildInfo) Info {
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

// Line returns the output of `<program> version` without the newline.
func (i Info) Line(program string) string {
	return fmt.Sprintf("%s version: %#v", program, i)
}
