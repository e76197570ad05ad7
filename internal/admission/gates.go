// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"fmt"

	"karmada.io/karmada/internal/admission/policy"
)

// gateWarnings returns a warning for each used kind or field whose feature gate is off. It reads the gates of this process. The
// components that implement the fields can have other gates. `karmadactl status` finds the gates in the text.
func (d Deps) gateWarnings(all ...policy.Gated) (warnings []string) {
	for _, g := range all {
		if g.Used && d.Gates != nil && !d.Gates.Enabled(g.Feature) {
			warnings = append(warnings, fmt.Sprintf("%s: has no effect without the feature gate %[2]s, which is off in the webhook; "+
				"set --feature-gates=%[2]s=true in all components", g.Path, g.Feature))
		}
	}
	return warnings
}
