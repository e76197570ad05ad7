// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package upgrade

import (
	"fmt"

	"k8s.io/apimachinery/pkg/util/version"
)

// checkSkew returns an error if a component may not be updated from one version to another. An update may skip no minor version,
// and a downgrade requires rollback. Tags that are not versions cannot be compared, and lead to a note.
func checkSkew(name, from, to string, rollback bool) (note string, err error) {
	a, errFrom := version.ParseSemantic(from)
	b, errTo := version.ParseSemantic(to)
	if errFrom != nil || errTo != nil {
		return fmt.Sprintf("%s: %q and %q are not both versions, so that their difference is not checked", name, from, to), nil
	}
	steps := int(b.Minor()) - int(a.Minor())
	switch {
	case a.Major() != b.Major():
		return "", fmt.Errorf("%s: an update from %s to %s changes the major version, which is not supported", name, from, to)
	case steps > 1:
		return "", fmt.Errorf("%s: an update from %s to %s skips %d minor versions: components of different replicas must not differ by more "+
			"than one; update to v%d.%d first", name, from, to, steps-1, a.Major(), a.Minor()+1)
	case b.LessThan(a) && !rollback:
		return "", fmt.Errorf("%s: %s is installed, which is newer than %s: use the karmadactl of %[2]s, or --rollback", name, from, to)
	case steps < -1:
		return "", fmt.Errorf("%s: a rollback from %s to %s skips minor versions: restore a backup instead", name, from, to)
	}
	return "", nil
}
