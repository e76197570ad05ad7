// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package kubeversion is the Kubernetes version that every API server and client of ours reports.
//
// Kubernetes takes its version from linker flags that only its own build sets; without them servers say
// v0.0.0-master+$Format:%H$, which some clients refuse. Here it is stated in code, so that every way of building reports
// the same. Invariant: Version is the version of k8s.io/kubernetes in go.mod (a test compares them).
package kubeversion

import (
	"fmt"
	"runtime"

	"k8s.io/apimachinery/pkg/util/version"
	apimachineryversion "k8s.io/apimachinery/pkg/version"
	"k8s.io/component-base/compatibility"
)

// Version is what `kubectl version` shows for our API servers.
const Version = "v1.36.3"

// Effective is what a generic API server wants to know about its version: the features, the storage versions and the
// content of /version. Every call returns a new value.
func Effective() compatibility.MutableEffectiveVersion {
	return effective{compatibility.NewEffectiveVersionFromString(Version, "", "")}
}

// effective replaces what the build knows with what is true.
type effective struct {
	compatibility.MutableEffectiveVersion
}

// Info is the content of /version.
func (e effective) Info() *apimachineryversion.Info {
	info := e.MutableEffectiveVersion.Info()
	info.GitVersion = Version
	info.GitCommit = ""
	info.GitTreeState = "clean"
	return info
}

// UserAgent names a component of Kubernetes in requests, as its released binaries do.
func UserAgent(component string) string {
	v := version.MustParse(Version)
	return fmt.Sprintf("%s/v%s (%s/%s) kubernetes/embedded", component, v, runtime.GOOS, runtime.GOARCH)
}
