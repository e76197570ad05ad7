// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"math/bits"
	"sync"
	"time"

	"github.com/robfig/cron/v3"
)

// maxSteps limits the work to find common times of schedules in one check. A date is one step, and a time in two zones zonedSteps.
const (
	maxSteps   = 2_000_000
	zonedSteps = 20
)

// star is the bit by which the library marks a field that is *.
const star = 1 << 63

// date is a day of the calendar.
type date struct {
	time.Time
	month, day, weekday uint64 // as bits of a schedule
}

// dates are the days in which common times are looked for. The pure package reads no clock, so that they are always the same.
var dates = sync.OnceValue(func() (out []date) {
	for t := time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC); t.Year() < 2032; t = t.AddDate(0, 0, 1) {
		out = append(out, date{t, 1 << t.Month(), 1 << t.Day(), 1 << t.Weekday()})
	}
	return out
})

// on reports whether a schedule has times on a day.
func (d *date) on(s *cron.SpecSchedule) bool {
	day, weekday := s.Dom&d.day != 0, s.Dow&d.weekday != 0
	if (s.Dom|s.Dow)&star != 0 {
		return s.Month&d.month != 0 && day && weekday
	}
	return s.Month&d.month != 0 && (day || weekday)
}

// name returns the name of the time zone of the times: a schedule can have its own.
func (t *times) name() string {
	switch own := t.schedule.Location; {
	case own != nil && own != time.Local:
		return own.String()
	case t.zone == "":
		return time.UTC.String()
	default:
		return t.zone
	}
}

// perDay returns the number of times in a day that has some.
func (t *times) perDay() int {
	return bits.OnesCount64(t.schedule.Hour&^star) * bits.OnesCount64(t.schedule.Minute&^star)
}

// at reports whether a time is one of the times. It is in their time zone.
func (t *times) at(at time.Time) bool {
	d := date{at, 1 << at.Month(), 1 << at.Day(), 1 << at.Weekday()}
	return t.schedule.Minute&(1<<at.Minute()) != 0 && t.schedule.Hour&(1<<at.Hour()) != 0 && d.on(&t.schedule)
}

func first(set uint64) int { return bits.TrailingZeros64(set) }

// commonTimes finds times that schedules have in common.
type commonTimes struct {
	steps int // that were taken
	zones map[string]*time.Location
}

// of returns a time that both have, or "" if there is none within the dates and the limit of work. Local is unknown, and differs from
// all other time zones.
func (c *commonTimes) of(a, b *times) string {
	if c.steps++; c.steps > maxSteps {
		return ""
	}
	if zoneA, zoneB := a.name(), b.name(); zoneA != zoneB {
		return c.inZones(a, b, zoneA, zoneB)
	}
	minutes, hours := a.schedule.Minute&b.schedule.Minute&^star, a.schedule.Hour&b.schedule.Hour&^star
	if minutes == 0 || hours == 0 || a.schedule.Month&b.schedule.Month&^star == 0 {
		return ""
	}
	all := dates()
	for i := range all {
		if c.steps++; all[i].on(&a.schedule) && all[i].on(&b.schedule) {
			t := all[i].Add(time.Duration(first(hours))*time.Hour + time.Duration(first(minutes))*time.Minute)
			layout := "2006-01-02 15:04"
			if a.schedule.Dom&b.schedule.Dom&a.schedule.Month&b.schedule.Month&star != 0 {
				layout = "Monday 15:04" // of each week
			}
			if a.name() != localName {
				return t.Format(layout) + " " + a.name()
			}
			return t.Format(layout)
		}
	}
	return ""
}

// inZones is of for two time zones, in the first year: their difference changes with the seasons.
func (c *commonTimes) inZones(a, b *times, zoneA, zoneB string) string {
	if zoneA == localName || zoneB == localName {
		return ""
	}
	if a.perDay() > b.perDay() {
		a, b, zoneA, zoneB = b, a, zoneB, zoneA
	}
	inA, inB := c.zone(zoneA), c.zone(zoneB)
	all := dates()
	for i := 0; i < len(all) && all[i].Year() == all[0].Year(); i++ {
		if c.steps++; !all[i].on(&a.schedule) {
			continue
		}
		for hours := a.schedule.Hour &^ star; hours != 0; hours &= hours - 1 {
			for minutes := a.schedule.Minute &^ star; minutes != 0; minutes &= minutes - 1 {
				if c.steps += zonedSteps; c.steps > maxSteps {
					return ""
				}
				d := all[i]
				t := time.Date(d.Year(), d.Month(), d.Day(), first(hours), first(minutes), 0, 0, inA)
				if t.Hour() == first(hours) && b.at(t.In(inB)) { // another hour if the clocks change
					return t.UTC().Format("2006-01-02 15:04") + " UTC"
				}
			}
		}
	}
	return ""
}

// zone returns a time zone that the validation accepted.
func (c *commonTimes) zone(name string) *time.Location {
	if c.zones == nil {
		c.zones = map[string]*time.Location{}
	}
	if c.zones[name] == nil {
		location, err := time.LoadLocation(name)
		if err != nil {
			location = time.UTC
		}
		c.zones[name] = location
	}
	return c.zones[name]
}

// other returns the last of the settings that sets the same field to another value at a common time, with that time; or nil.
func (c *commonTimes) other(settings []setting, s *setting) (other *setting, at string) {
	for i := len(settings) - 1; i >= 0 && c.steps <= maxSteps; i-- {
		c.steps++
		if other = &settings[i]; other.field != s.field || other.value == s.value {
			continue
		}
		if at = c.of(&other.times, &s.times); at != "" {
			return other, at
		}
	}
	return nil, ""
}
