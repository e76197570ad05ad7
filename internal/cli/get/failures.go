// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package get

import (
	"errors"
	"fmt"
	"strings"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	utilerrors "k8s.io/apimachinery/pkg/util/errors"
)

// failures collects the errors of all sources.
type failures struct {
	// responded is the number of sources that responded.
	responded   int
	unreachable []error
	errs        []error
	// missing holds the errors of sources that lack an object or a kind, by their text without the cluster.
	missing map[string][]error
	order   []string
}

// add adds the errors of one response.
func (f *failures) add(r response) {
	if r.unreachable != nil {
		f.unreachable = append(f.unreachable, r.unreachable)
		return
	}
	f.responded++
	for _, err := range r.errs {
		if !isMissing(err) {
			f.errs = append(f.errs, err)
			continue
		}
		text := errors.Unwrap(err).Error()
		if f.missing == nil {
			f.missing = map[string][]error{}
		}
		if len(f.missing[text]) == 0 {
			f.order = append(f.order, text)
		}
		f.missing[text] = append(f.missing[text], err)
	}
}

// noResourceType is the start of the error of kubectl for an unknown kind, which has no type.
const noResourceType = "the server doesn't have a resource type"

// isUnknownKind reports whether an error without the cluster means that a server lacks a kind.
func isUnknownKind(err error) bool {
	return meta.IsNoMatchError(err) || strings.HasPrefix(err.Error(), noResourceType)
}

// isMissing reports whether an error means that a server lacks an object or a kind.
func isMissing(err error) bool {
	return apierrors.IsNotFound(err) || isUnknownKind(errors.Unwrap(err))
}

// all returns the errors of objects and kinds that every source lacks, and all other errors except of unreachable members.
func (f *failures) all() (out []error) {
	for _, text := range f.order {
		if errs := f.missing[text]; len(errs) >= f.responded {
			out = append(out, errs...)
		}
	}
	return append(out, f.errs...)
}

// report prints a warning for each unreachable source, or returns it as an error. err are the other errors of the command.
func (o *options) report(f *failures, errs []error) error {
	if o.requireAll || f.responded == 0 {
		return utilerrors.NewAggregate(append(errs, f.unreachable...))
	}
	for _, err := range f.unreachable {
		fmt.Fprintf(o.session.Err, "warning: %v\n", err)
	}
	return utilerrors.NewAggregate(errs)
}
