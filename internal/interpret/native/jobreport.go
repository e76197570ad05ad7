// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"github.com/mailru/easyjson/jlexer"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
)

// lexJob decodes a report as json.Unmarshal does, at a third of the price: there is one for each cluster to add up whenever
// one changes. It gives up (ok is false) on what it cannot make sense of, and leaves it to the real decoder to say why.
func lexJob(raw []byte) (r jobReport, ok bool) {
	in := &jlexer.Lexer{Data: raw}
	fields(in, func(name string) {
		switch name {
		case "active":
			r.Active = in.Int64()
		case "succeeded":
			r.Succeeded = in.Int64()
		case "failed":
			r.Failed = in.Int64()
		case "startTime":
			r.StartTime = in.String()
		case "completionTime":
			r.CompletionTime = in.String()
		case "conditions":
			r.Conditions = nil
			for in.Delim('['); !in.IsDelim(']'); in.WantComma() {
				r.Conditions = append(r.Conditions, lexCondition(in))
			}
			in.Delim(']')
		default:
			in.SkipRecursive()
		}
	})
	in.Consumed()
	return r, in.Error() == nil
}

func lexCondition(in *jlexer.Lexer) (c jobCondition) {
	fields(in, func(name string) {
		switch name {
		case "type":
			c.Type = batchv1.JobConditionType(in.StringIntern())
		case "status":
			c.Status = corev1.ConditionStatus(in.StringIntern())
		case "lastTransitionTime":
			c.LastTransitionTime = in.String()
		default:
			in.SkipRecursive()
		}
	})
	return c
}

// fields reads an object, whose fields that are null say nothing.
func fields(in *jlexer.Lexer, each func(name string)) {
	if in.IsNull() {
		in.Skip()
		return
	}
	for in.Delim('{'); !in.IsDelim('}'); in.WantComma() {
		name := in.UnsafeFieldName(false)
		in.WantColon()
		if in.IsNull() {
			in.Skip()
			continue
		}
		each(name)
	}
	in.Delim('}')
}
