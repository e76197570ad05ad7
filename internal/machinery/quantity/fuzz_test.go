// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package quantity

import (
	"encoding/json"
	"testing"

	corev1 "k8s.io/api/core/v1"

	"karmada.io/karmada/test/fuzzbound"
)

// No quantity, alone or in an object, makes a process block or grow.
func FuzzQuantity(f *testing.F) {
	for _, text := range []string{"1", "100m", "1e2147483648", "1E-999", "9223372036854775807Ei", "0.000000000000000000000001", "+-1e+-9"} {
		f.Add(text, []byte(`{"spec":{"containers":[{"resources":{"requests":{"cpu":"`+text+`"},"limits":{"cpu":`+text+`}}}]}}`))
	}
	f.Fuzz(func(t *testing.T, text string, raw []byte) {
		fuzzbound.Check(t, func() {
			if q, err := Parse(text); err == nil {
				_, _, _ = q.Value(), q.String(), q.Cmp(q) //nolint:gocritic // the results do not matter
				q.Add(q)
			}
			var pod corev1.Pod
			if Decode(raw, &pod) == nil {
				_ = pod.String()
			}
			_, _, _ = DecodeItems[corev1.Pod](raw)
			var content map[string]any
			if json.Unmarshal(raw, &content) == nil {
				_, _ = ValidateContent(content), ValidateAs(content, &pod)
			}
		})
	})
}
