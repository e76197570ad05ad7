// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package conditions

import (
	"errors"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

var start = time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)

func TestSet(t *testing.T) {
	t.Parallel()
	var list []metav1.Condition
	at := func(d time.Duration) metav1.Time { return metav1.NewTime(start.Add(d)) }
	if !Set(&list, at(0), "Ready", metav1.ConditionFalse, "Why", "first", 0) {
		t.Error("a new condition is not reported as a change")
	}
	if Set(&list, at(time.Hour), "Ready", metav1.ConditionFalse, "Why", "first", 0) {
		t.Error("an equal condition is reported as a change")
	}
	if !Set(&list, at(time.Hour), "Ready", metav1.ConditionFalse, "Why", "second", 0) || !list[0].LastTransitionTime.Time.Equal(start) {
		t.Errorf("new message: %+v, want the old transition time", list[0])
	}
	changed := Set(&list, at(time.Hour), "Ready", metav1.ConditionTrue, "Why", "second", 0)
	if !changed || !list[0].LastTransitionTime.Time.Equal(start.Add(time.Hour)) {
		t.Errorf("new status: %+v, want a new transition time", list[0])
	}
}

func TestSet_message(t *testing.T) {
	t.Parallel()
	for name, message := range map[string]string{
		"short": "fine", "long": strings.Repeat("x", 3*maxMessage),
		"long, cut at an odd offset within a character":  "x" + strings.Repeat("é", maxMessage),
		"long, cut at an even offset within a character": strings.Repeat("é", maxMessage),
		"invalid UTF-8": "a\xffb",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var list []metav1.Condition
			Set(&list, metav1.NewTime(start), "Ready", metav1.ConditionTrue, "Why", message, 0)
			got := list[0].Message
			if len(got) > maxMessage || !utf8.ValidString(got) || len(message) > maxMessage && !strings.HasSuffix(got, "…") {
				t.Errorf("%d bytes, valid %v, end %q", len(got), utf8.ValidString(got), got[max(0, len(got)-5):])
			}
		})
	}
}

func TestFailureCondition(t *testing.T) {
	t.Parallel()
	c := FailureCondition{Type: "Rendered", Failed: "RenderFailed", Recovered: "RenderSuccess"}
	var list []metav1.Condition
	now := metav1.NewTime(start)
	if c.Differs(list, nil) || !c.Differs(list, errors.New("boom")) || len(list) != 0 {
		t.Errorf("no condition: %+v, want a difference to a failure only", list)
	}
	if c.Set(&list, now, nil) || len(list) != 0 {
		t.Errorf("success without an earlier failure: %+v, want no condition", list)
	}
	if !c.Set(&list, now, errors.New("boom")) || list[0].Status != metav1.ConditionFalse || list[0].Reason != c.Failed {
		t.Errorf("failure: %+v", list)
	}
	if !c.Differs(list, nil) || c.Differs(list, errors.New("boom")) || list[0].Status != metav1.ConditionFalse {
		t.Errorf("failure: %+v, want a difference to a success only", list)
	}
	if !c.Set(&list, now, nil) || list[0].Status != metav1.ConditionTrue || list[0].Reason != c.Recovered || list[0].Message != "" {
		t.Errorf("recovery: %+v", list)
	}
}
