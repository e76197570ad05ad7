// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/rest"
)

// readyInterval is the interval at which WaitReady reads /readyz.
const readyInterval = 20 * time.Millisecond

// WaitReady returns nil when /readyz of an API server responds 200, or the error of ctx.
func WaitReady(ctx context.Context, config *rest.Config) error {
	client, err := rest.HTTPClientFor(config)
	if err != nil {
		return fmt.Errorf("create a client for /readyz: %w", err)
	}
	return wait.PollUntilContextCancel(ctx, readyInterval, true, func(ctx context.Context) (bool, error) {
		request, err := http.NewRequestWithContext(ctx, http.MethodGet, config.Host+"/readyz", nil)
		if err != nil {
			return false, fmt.Errorf("create a request for /readyz: %w", err)
		}
		response, err := client.Do(request)
		if err != nil {
			return false, nil //nolint:nilerr // the server does not listen yet
		}
		_ = response.Body.Close() // only the status code matters
		return response.StatusCode == http.StatusOK, nil
	})
}
