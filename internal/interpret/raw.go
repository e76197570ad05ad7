// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
	"encoding/json"
	"fmt"

	"k8s.io/apimachinery/pkg/runtime"
)

// Raw is a value as JSON, ready for a report.
func Raw(value any) (*runtime.RawExtension, error) {
	b, err := json.Marshal(value)
	if err != nil {
		return nil, fmt.Errorf("encode a status: %w", err)
	}
	return &runtime.RawExtension{Raw: b}, nil
}
