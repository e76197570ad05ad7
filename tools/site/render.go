// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"html/template"
	"maps"
	"slices"
	"strings"
)

//go:embed assets
var assets embed.FS

// maxEntry is the length of the text of an entry of the index, in bytes. Generated tables are longer.
const maxEntry = 4000

// view is the input of the template of pages.
type view struct {
	Title, Version, Root string
	Current              *page
	Nav                  []group
	Sections             []link
	Body                 template.HTML
}

type link struct {
	Anchor, Name string
	Level        int
}

// Output returns the path of the page in the site.
func (p *page) Output() string { return p.output }

// Title returns the title of the page.
func (p *page) Title() string { return p.title }

// render returns the files of the site by path.
func (s *site) render() (map[string][]byte, error) {
	layout, err := template.ParseFS(assets, "assets/page.html")
	if err != nil {
		return nil, err
	}
	files := maps.Clone(s.files)
	for _, name := range []string{"site.css", "site.js"} {
		if files[name], err = assets.ReadFile("assets/" + name); err != nil {
			return nil, err
		}
	}
	for _, p := range s.pages {
		var body, out bytes.Buffer
		if err := markdown().Renderer().Render(&body, p.source, p.tree); err != nil {
			return nil, fmt.Errorf("render %s: %w", p.file, err)
		}
		v := view{
			Title: p.title, Version: s.version, Root: relative(p.output, ""), Current: p, Nav: s.nav,
			Body: template.HTML(body.String()), //nolint:gosec // documents of this repository
		}
		for _, h := range p.sections {
			if h.level == 2 || h.level == 3 {
				v.Sections = append(v.Sections, link{h.anchor, h.name, h.level})
			}
		}
		if err := layout.Execute(&out, v); err != nil {
			return nil, fmt.Errorf("render %s: %w", p.file, err)
		}
		files[p.output] = out.Bytes()
	}
	files[marker], err = s.index()
	files["llms.txt"] = s.overview()
	return files, err
}

// entry is a section in the index of the search: path, title of the page, heading, text.
type entry [4]string

// index returns the script with the index of the search. Browsers load scripts of files, but no other data.
func (s *site) index() ([]byte, error) {
	entries := []entry{}
	for _, file := range slices.Sorted(maps.Keys(s.pages)) {
		p := s.pages[file]
		for i, h := range p.sections {
			target := p.output
			if i > 0 {
				target += "#" + h.anchor
			}
			text := h.text
			if len(text) > maxEntry {
				text = strings.ToValidUTF8(text[:maxEntry], "")
			}
			entries = append(entries, entry{target, p.title, h.name, text})
		}
	}
	text, err := json.Marshal(entries)
	return fmt.Appendf(nil, "window.searchIndex = %s;\n", text), err
}

// overview returns the list of pages for language models, in the format of llms.txt.
func (s *site) overview() []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, "# %s\n\n> %s\n", s.pages[home].title, s.pages[home].sections[0].text)
	for _, g := range s.nav {
		fmt.Fprintf(&out, "\n## %s\n\n", g.Title)
		for _, p := range g.Pages {
			first, _, _ := strings.Cut(p.sections[0].text, ". ")
			fmt.Fprintf(&out, "- [%s](%s)", p.title, p.output)
			if first != "" {
				fmt.Fprintf(&out, ": %s", first)
			}
			out.WriteByte('\n')
		}
	}
	return out.Bytes()
}
