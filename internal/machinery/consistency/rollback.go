// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package consistency

import (
	"context"
	"math/rand/v2"
	"time"

	"k8s.io/apimachinery/pkg/util/resourceversion"
	"k8s.io/utils/clock"
)

// AwaitRollback returns true when the resource version of an API server has decreased, and false when ctx ends. Then its database was lost
// and restored, and its resource versions start again. A watch that continues at a previous one receives no events until they reach
// it. It compares the version that read returns, at intervals that end up to a quarter earlier at random. A version that cannot be
// read, or is empty, is not compared. read must return versions close to the highest one, and must not read them from a stale
// cache. The context of read ends after the interval.
func AwaitRollback(ctx context.Context, c clock.Clock, interval time.Duration, read func(context.Context) (string, error)) bool {
	last := ""
	for {
		reading, cancel := context.WithTimeout(ctx, interval)
		version, err := read(reading)
		cancel()
		if err == nil && version != "" {
			order, err := resourceversion.CompareResourceVersion(version, last)
			if err == nil && order < 0 {
				return true
			}
			last = version
		}
		select {
		case <-ctx.Done():
			return false
		case <-c.After(interval - rand.N(interval/4)): //nolint:gosec // not security relevant
		}
	}
}
