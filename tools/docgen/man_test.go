// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// Paragraphs of a man page begin at the margin, indented lines stay indented, and text is no request of roff.
func TestManPage(t *testing.T) {
	t.Parallel()
	page := string(manPage("karmadactl-get", &cobra.Command{
		Use: "get", Short: "Show objects", Long: "First.\n\n Second --all.\n  indented\n.hidden", Example: "  # Show pods\n  get pods",
	}))
	for _, want := range []string{
		"\n.SH NAME\nkarmadactl\\-get \\- Show objects\n", "\nFirst.\n.PP\nSecond \\-\\-all.\n  indented\n\\&.hidden\n",
		"\n.nf\n  # Show pods\n  get pods\n.fi\n",
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks\n%s\nin\n%s", want, page)
		}
	}
}
