// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package kubeversion defines the Kubernetes version that API servers and clients of this repository report.
//
// Kubernetes gets its version from linker flags of its own build; without them, servers report v0.0.0-master+$Format:%H$, which
// some clients reject. Invariant: Version is the version of k8s.io/kubernetes in go.mod (a test compares them).
package kubeversion

import (
	"fmt"
	"runtime"

	"k8s.io/apimachinery/pkg/util/version"
	apimachineryversion "k8s.io/apimachinery/pkg/version"
	"k8s.io/component-base/compatibility"
)

// Version is the server version that `kubectl version` prints.
const Version = "v1.36.3"

// Effective returns a new effective version for a generic API server. It determines feature gates, storage versions and the
// content of /version.
func Effective() compatibility.MutableEffectiveVersion {
	return effective{compatibility.NewEffectiveVersionFromString(Version, "", "")}
}

// effective overrides the version of the build.
type effective struct {
	compatibility.MutableEffectiveVersion
}

// Info returns the content of /version. An emulated version is reported as the version of the server, as clients of an older server see it.
func (e effective) Info() *apimachineryversion.Info {
	info := e.MutableEffectiveVersion.Info()
	info.GitVersion = Version
	if v := e.EmulationVersion(); v.Minor() != e.BinaryVersion().Minor() {
		info.GitVersion, info.Minor = fmt.Sprintf("v%s.0", v), version.Itoa(v.Minor())
	}
	info.GitCommit = ""
	info.GitTreeState = "clean"
	return info
}

// UserAgent returns the user agent of a component of Kubernetes, in the format of released binaries.
func UserAgent(component string) string {
	v := version.MustParse(Version)
	return fmt.Sprintf("%s/v%s (%s/%s) kubernetes/embedded", component, v, runtime.GOOS, runtime.GOARCH)
}
