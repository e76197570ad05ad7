// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/spf13/pflag"
	"k8s.io/client-go/tools/leaderelection"
	ctrl "sigs.k8s.io/controller-runtime"

	"karmada.io/karmada/internal/names"
)

// LeaderElection configures leader election by a Lease in the control plane (docs/contract/components.md#leader-election).
type LeaderElection struct {
	// Name is the name of the Lease.
	Name string
	// Elect enables leader election.
	Elect bool
	// Namespace is the namespace of the Lease.
	Namespace                                 string
	LeaseDuration, RenewDeadline, RetryPeriod time.Duration
}

func (l *LeaderElection) addFlags(fs *pflag.FlagSet) {
	fs.BoolVar(&l.Elect, "leader-elect", true, "Start a leader election client and gain leadership before executing the main loop. "+
		"Enable this when running replicated components for high availability.")
	fs.DurationVar(&l.LeaseDuration, "leader-elect-lease-duration", 15*time.Second,
		"The duration that non-leader candidates will wait after observing "+
			"a leadership renewal until attempting to acquire leadership of a led but unrenewed leader slot.")
	fs.DurationVar(&l.RenewDeadline, "leader-elect-renew-deadline", 10*time.Second,
		"The interval between attempts by the acting leader to renew "+
			"leadership before it stops leading. This must be less than the lease duration.")
	fs.DurationVar(&l.RetryPeriod, "leader-elect-retry-period", 2*time.Second,
		"The duration the clients should wait between attempting acquisition and renewal of leadership.")
	fs.StringVar(&l.Namespace, "leader-elect-resource-namespace", names.SystemNamespace,
		"The namespace of the resource object that is used for locking during leader election.")
}

func (l *LeaderElection) validate() error {
	switch {
	case !l.Elect:
		return nil
	case l.RetryPeriod <= 0:
		return fmt.Errorf("--leader-elect-retry-period: must be greater than 0, got %v", l.RetryPeriod)
	case l.RenewDeadline <= time.Duration(float64(l.RetryPeriod)*leaderelection.JitterFactor):
		return fmt.Errorf("--leader-elect-renew-deadline: must be greater than %v times --leader-elect-retry-period (%v), got %v",
			leaderelection.JitterFactor, l.RetryPeriod, l.RenewDeadline)
	case l.LeaseDuration <= l.RenewDeadline:
		return fmt.Errorf("--leader-elect-lease-duration: must be greater than --leader-elect-renew-deadline (%v), got %v",
			l.RenewDeadline, l.LeaseDuration)
	case l.Namespace == "":
		return errors.New("--leader-elect-resource-namespace: required with --leader-elect")
	}
	return nil
}

// Apply sets the leader election options of a manager.
func (l LeaderElection) Apply(o *ctrl.Options) {
	if !l.Elect {
		return
	}
	o.LeaderElection, o.LeaderElectionID, o.LeaderElectionNamespace = true, l.Name, l.Namespace
	o.LeaseDuration, o.RenewDeadline, o.RetryPeriod = &l.LeaseDuration, &l.RenewDeadline, &l.RetryPeriod
	// The process ends when the manager does, so the next leader need not wait for the lease to expire.
	o.LeaderElectionReleaseOnCancel = true
}

// Enum returns a flag that sets value to one of allowed; the first is the default.
func Enum[T ~string](value *T, allowed ...T) pflag.Value {
	*value = allowed[0]
	return &enum[T]{value, allowed}
}

type enum[T ~string] struct {
	value   *T
	allowed []T
}

func (e *enum[T]) String() string {
	if e.value == nil {
		return ""
	}
	return string(*e.value)
}

func (e *enum[T]) Type() string { return "string" }

func (e *enum[T]) Set(s string) error {
	if !slices.Contains(e.allowed, T(s)) {
		return fmt.Errorf("must be one of %v", e.allowed)
	}
	*e.value = T(s)
	return nil
}
