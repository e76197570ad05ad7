// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"time"

	"github.com/spf13/pflag"
)

// noEffect marks a flag that is accepted and ignored. Its value is the reason.
const noEffect = "karmada.io/no-effect"

// AddNoEffect accepts the flags that define adds, and ignores their values, so that manifests that set them keep working. The
// help of these flags states the reason. Flags that fs already has are left alone.
func AddNoEffect(fs *pflag.FlagSet, reason string, define func(*pflag.FlagSet)) {
	ignored := pflag.NewFlagSet("", pflag.ContinueOnError)
	define(ignored)
	ignored.VisitAll(func(f *pflag.Flag) {
		if fs.Lookup(f.Name) != nil {
			return
		}
		f.Usage = "No effect: " + reason + "."
		f.Annotations = map[string][]string{noEffect: {reason}}
		fs.AddFlag(f)
	})
}

// MarkNoEffect marks existing flags as accepted and ignored.
func MarkNoEffect(fs *pflag.FlagSet, reason string, names ...string) {
	for _, name := range names {
		f := fs.Lookup(name)
		f.Usage = "No effect: " + reason + "."
		f.Annotations = map[string][]string{noEffect: {reason}}
	}
}

// IgnoredReason returns why the value of a flag has no effect, or "" if it has one.
func IgnoredReason(f *pflag.Flag) string {
	if reason := f.Annotations[noEffect]; len(reason) == 1 {
		return reason[0]
	}
	return ""
}

// ignored returns the flags without effect that were set to another value than their default, with the reasons.
func ignored(fs *pflag.FlagSet) map[string]string {
	out := map[string]string{}
	fs.Visit(func(f *pflag.Flag) {
		if reason := IgnoredReason(f); reason != "" && f.Value.String() != f.DefValue {
			out[f.Name] = reason
		}
	})
	return out
}

// AddRateLimiterFlags accepts the flags of the rate limiter of controllers (docs/contract/components.md#shared-flags).
func AddRateLimiterFlags(fs *pflag.FlagSet) {
	AddNoEffect(fs, "failed objects are retried with a fixed backoff, and other objects are not delayed", func(fs *pflag.FlagSet) {
		fs.Duration("rate-limiter-base-delay", 5*time.Millisecond, "")
		fs.Duration("rate-limiter-max-delay", 1000*time.Second, "")
		fs.Int("rate-limiter-qps", 10, "")
		fs.Int("rate-limiter-bucket-size", 100, "")
	})
}
