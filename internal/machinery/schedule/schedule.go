// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package schedule parses cron schedules. It is pure.
package schedule

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/robfig/cron/v3"
)

// Parse parses a schedule of five fields, "@hourly" and the like, or "@every <interval>".
func Parse(spec string) (cron.Schedule, error) {
	// The library panics if nothing follows a time zone.
	if strings.Contains(spec, "TZ=") && !strings.Contains(spec, " ") {
		return nil, fmt.Errorf("schedule %q: no schedule after the time zone", spec)
	}
	s, err := cron.ParseStandard(spec)
	if err != nil {
		return nil, fmt.Errorf("schedule %q: %w", spec, err)
	}
	return s, nil
}

// Zoned is a schedule in a time zone.
type Zoned struct {
	cron.Schedule
	zone *time.Location
}

// errPlain is the error of schedules whose times are not those of a calendar in a named time zone.
var errPlain = errors.New(`must have five fields, without "@every" and without a time zone`)

// ParseZoned parses a schedule of calendar times. The name of the time zone may be empty for UTC.
func ParseZoned(spec, zone string) (Zoned, error) {
	if strings.Contains(spec, "TZ=") || strings.HasPrefix(strings.TrimSpace(spec), "@every") {
		return Zoned{}, fmt.Errorf("schedule %q: %w", spec, errPlain)
	}
	s, err := Parse(spec)
	if err != nil {
		return Zoned{}, err
	}
	location, err := time.LoadLocation(zone)
	if err != nil {
		return Zoned{}, fmt.Errorf("time zone %q: %w", zone, err)
	}
	return Zoned{s, location}, nil
}

// After returns the first scheduled time after t. It is zero if there is none within 5 years, as for February 30.
func (z Zoned) After(t time.Time) time.Time { return z.Next(t.In(z.zone)) }
