// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fulltext

import (
	"strings"

	"github.com/blevesearch/bleve/v2"
	blevequery "github.com/blevesearch/bleve/v2/search/query"

	"karmada.io/karmada/internal/search/query"
)

// compile returns the query of the index.
func compile(q query.Query) blevequery.Query {
	out := bleve.NewBooleanQuery()
	required := false
	for _, t := range q {
		if t.Exclude {
			out.AddMustNot(compileTerm(t))
			continue
		}
		required = true
		out.AddMust(compileTerm(t))
	}
	if !required {
		out.AddMust(bleve.NewMatchAllQuery())
	}
	return out
}

func compileTerm(t query.Term) blevequery.Query {
	if strings.ContainsAny(t.Value, "*?") {
		// The library escapes the other characters that have a meaning in regular expressions.
		q := bleve.NewWildcardQuery(t.Value)
		q.SetField(t.Field)
		return q
	}
	q := bleve.NewTermQuery(t.Value)
	q.SetField(t.Field)
	return q
}
