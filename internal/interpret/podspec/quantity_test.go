// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package podspec

import "testing"

func TestParseQuantity_rejectsHugeExponents(t *testing.T) {
	t.Parallel()
	for text, valid := range map[string]bool{
		"1": true, "500m": true, "1Gi": true, "1E": true, "12e6": true, "1.5e-3": true, "1e999999999": true,
		"1e2147483648": false, "1E+9666699999999": false, "-1.5e-2147483649": false, "much": false,
	} {
		if _, err := ParseQuantity(text); (err == nil) != valid {
			t.Errorf("ParseQuantity(%q): %v, want valid %v", text, err, valid)
		}
		if err := CheckQuantities([]byte(`{"cpu":"` + text + `"}`)); (err == nil) != (valid || text == "much") {
			t.Errorf("CheckQuantities(%q): %v", text, err)
		}
	}
}
