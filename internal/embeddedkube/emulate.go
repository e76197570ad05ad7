// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"errors"
	"fmt"

	"k8s.io/apimachinery/pkg/util/version"
	apiservercompatibility "k8s.io/apiserver/pkg/util/compatibility"
	"k8s.io/component-base/compatibility"
)

// Emulate makes this process emulate an older minor version of Kubernetes, such as 1.34, as the flag --emulated-version of kube-apiserver
// does: API servers omit later APIs, and API servers, controllers and schedulers have the feature gates of that version. It must be called
// before Open, at most once.
func Emulate(minor string) error {
	emulated, err := parseEmulated(minor)
	if err != nil {
		return err
	}
	effective, gates := apiservercompatibility.DefaultComponentGlobalsRegistry.ComponentGlobalsOrRegister(
		compatibility.DefaultKubeComponent, emulated, nil)
	effective.SetEmulationVersion(emulated.EmulationVersion())
	return gates.SetEmulationVersionAndMinCompatibilityVersion(effective.EmulationVersion(), effective.MinCompatibilityVersion())
}

// ValidateEmulated returns an error if minor is not a minor version that Emulate accepts: this one or one of the three before it.
func ValidateEmulated(minor string) error {
	_, err := parseEmulated(minor)
	return err
}

func parseEmulated(minor string) (compatibility.MutableEffectiveVersion, error) {
	v, err := version.ParseMajorMinor(minor)
	if err != nil {
		return nil, fmt.Errorf("parse the emulated version %q: %w", minor, err)
	}
	effective := apiservercompatibility.DefaultBuildEffectiveVersion()
	effective.SetEmulationVersion(v)
	return effective, errors.Join(effective.Validate()...)
}

// emulatedVersion returns the version that this process emulates. The default is that of k8s.io/kubernetes.
func emulatedVersion() *version.Version {
	return apiservercompatibility.DefaultComponentGlobalsRegistry.EffectiveVersionFor(compatibility.DefaultKubeComponent).EmulationVersion()
}
