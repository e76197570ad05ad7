// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"fmt"

	"github.com/spf13/pflag"
	"k8s.io/client-go/rest"
)

// RateLimit is an upper bound of the requests per second of a client. It applies only if one of its flags is set: by default,
// API priority and fairness of the server limits requests.
type RateLimit struct {
	QPS   float32
	Burst int

	flags []*pflag.Flag
}

// AddFlags adds --<prefix>-qps and --<prefix>-burst with the current values as defaults.
func (l *RateLimit) AddFlags(fs *pflag.FlagSet, prefix, server string) {
	fs.Float32Var(&l.QPS, prefix+"-qps", l.QPS, fmt.Sprintf("Maximum QPS while talking with %s. "+
		"No limit applies unless this flag or --%s-burst is set. A negative value means no limit.", server, prefix))
	fs.IntVar(&l.Burst, prefix+"-burst", l.Burst, fmt.Sprintf("Maximum burst while talking with %s. "+
		"No limit applies unless this flag or --%s-qps is set.", server, prefix))
	l.flags = []*pflag.Flag{fs.Lookup(prefix + "-qps"), fs.Lookup(prefix + "-burst")}
}

// Limits returns the values for rest.Config. Without a limit, qps is -1.
func (l *RateLimit) Limits() (qps float32, burst int) {
	for _, f := range l.flags {
		if f.Changed && l.QPS > 0 {
			return l.QPS, l.Burst
		}
	}
	return -1, 0
}

// Validate checks the flags.
func (l *RateLimit) Validate() error {
	if qps, burst := l.Limits(); qps > 0 && burst <= 0 {
		return fmt.Errorf("--%s: must be greater than 0, got %d", l.flags[1].Name, burst)
	}
	return nil
}

// apply sets the limit of a client configuration.
func (l *RateLimit) apply(config *rest.Config) { config.QPS, config.Burst = l.Limits() }
