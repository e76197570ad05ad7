// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/text"
)

// page is a Markdown file, or a directory that pages link to.
type page struct {
	// file is its path in the repository, output that in the site.
	file, output string
	source       []byte
	tree         ast.Node
	title        string
	sections     []section
	// anchors are the targets of links within the page.
	anchors map[string]bool
	linked  bool
}

// section is a heading with the text up to the next one.
type section struct {
	level        int
	anchor, name string
	text         string
}

// site holds all pages.
type site struct {
	root    fs.FS
	version string
	pages   map[string]*page
	// files are other files that pages link to.
	files map[string][]byte
	nav   []group
}

// group is a group of links in the navigation.
type group struct {
	Title string
	Pages []*page
}

// roots are the pages outside of docs/, besides README.md.
var roots = []string{"ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"} //nolint:gochecknoglobals // a constant list

const (
	home     = "README.md"
	contents = "docs/README.md"
	// fragments are parts of generated pages.
	fragments = "docs/spec/intro"
)

func load(root fs.FS) (*site, error) {
	s := &site{root: root, pages: map[string]*page{}, files: map[string][]byte{}}
	files := append([]string{home}, roots...)
	err := fs.WalkDir(root, "docs", func(file string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() && file == fragments {
			return fs.SkipDir
		}
		if err == nil && path.Ext(file) == ".md" {
			files = append(files, file)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		source, err := fs.ReadFile(root, file)
		if err != nil {
			return nil, err
		}
		s.add(file, source)
	}
	var errs []error
	for _, file := range slices.Sorted(maps.Keys(s.pages)) {
		errs = append(errs, s.resolve(s.pages[file]))
	}
	s.pages[home].linked = true
	for _, file := range slices.Sorted(maps.Keys(s.pages)) {
		if !s.pages[file].linked {
			errs = append(errs, fmt.Errorf("%s: no page links to it", file))
		}
	}
	s.nav = s.navigation()
	return s, errors.Join(errs...)
}

// markdown returns the parser and renderer. Documents of this repository are trusted, and contain anchors in HTML.
func markdown() goldmark.Markdown {
	return goldmark.New(
		goldmark.WithExtensions(extension.GFM), goldmark.WithParserOptions(parser.WithAutoHeadingID()),
		goldmark.WithRendererOptions(html.WithUnsafe()),
	)
}

// add parses a page.
func (s *site) add(file string, source []byte) *page {
	p := &page{file: file, source: source, anchors: map[string]bool{}}
	p.output = strings.TrimSuffix(file, ".md") + ".html"
	if dir, name := path.Split(file); name == "README.md" || path.Ext(file) != ".md" {
		if p.output = dir + "index.html"; path.Ext(file) != ".md" {
			p.output = file + "/index.html"
		}
	}
	p.tree = markdown().Parser().Parse(text.NewReader(source), parser.WithContext(parser.NewContext(parser.WithIDs(&ids{page: p}))))
	for n := p.tree.FirstChild(); n != nil; n = n.NextSibling() {
		if h, ok := n.(*ast.Heading); ok {
			anchor, _ := h.AttributeString("id")
			name := plain(h, source)
			if p.title == "" {
				p.title = name
			}
			p.sections = append(p.sections, section{h.Level, string(anchor.([]byte)), name, ""})
		} else if len(p.sections) > 0 {
			last := &p.sections[len(p.sections)-1]
			last.text = strings.TrimSpace(last.text + " " + plain(n, source))
		}
	}
	if p.title == "" {
		p.title = file
	}
	s.pages[file] = p
	return p
}

// ids names headings as GitHub does, so that the same links work in both places.
type ids struct{ page *page }

func (i *ids) Generate(value []byte, _ ast.NodeKind) []byte {
	var out strings.Builder
	for _, r := range strings.ToLower(string(value)) {
		switch {
		case r == ' ':
			out.WriteRune('-')
		case r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r):
			out.WriteRune(r)
		}
	}
	name := out.String()
	for n := 1; i.page.anchors[name]; n++ {
		name = fmt.Sprintf("%s-%d", out.String(), n)
	}
	i.Put([]byte(name))
	return []byte(name)
}

func (i *ids) Put(value []byte) { i.page.anchors[string(value)] = true }

// plain returns the text of a node, without markup.
func plain(n ast.Node, source []byte) string {
	var out bytes.Buffer
	_ = ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) { //nolint:errcheck // the function returns no error
		if n.Type() == ast.TypeBlock {
			out.WriteByte(' ')
		}
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Text:
			out.Write(n.Segment.Value(source))
			if n.SoftLineBreak() || n.HardLineBreak() {
				out.WriteByte(' ')
			}
		case *ast.String:
			out.Write(n.Value)
		case *ast.AutoLink:
			out.Write(n.Label(source))
		case *ast.CodeBlock, *ast.FencedCodeBlock:
			for i := range n.Lines().Len() {
				line := n.Lines().At(i)
				out.Write(line.Value(source))
			}
		}
		return ast.WalkContinue, nil
	})
	return strings.Join(strings.Fields(out.String()), " ")
}

// anchor matches an anchor in HTML, and harmless the only other HTML of documents.
var (
	anchor   = regexp.MustCompile(`<a id="([^"]+)"></a>`)
	harmless = regexp.MustCompile(`(?s)^\s*(<!--.*-->|</?a\b[^>]*>|(<a id="[^"]+"></a>)+|<br>)\s*$`)
)

// resolve checks and rewrites the links of a page. Pages of directories are added.
func (s *site) resolve(p *page) error {
	var errs []error
	for _, m := range anchor.FindAllSubmatch(p.source, -1) {
		p.anchors[string(m[1])] = true
	}
	check := func(text []byte) {
		if !harmless.Match(text) {
			errs = append(errs, fmt.Errorf("%s: HTML %q: quote a placeholder as code", p.file, text))
		}
	}
	errs = append(errs, ast.Walk(p.tree, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		var destination *[]byte
		switch n := n.(type) {
		case *ast.Link:
			destination = &n.Destination
		case *ast.Image:
			destination = &n.Destination
		case *ast.RawHTML:
			check(n.Segments.Value(p.source))
		case *ast.HTMLBlock:
			check(n.Lines().Value(p.source))
		}
		if destination != nil {
			target, err := s.target(p, string(*destination))
			if err != nil {
				errs = append(errs, fmt.Errorf("%s: link %s: %w", p.file, *destination, err))
			}
			*destination = []byte(target)
		}
		return ast.WalkContinue, nil
	}))
	return errors.Join(errs...)
}

// target returns the destination of a link in the site.
func (s *site) target(p *page, link string) (string, error) {
	if strings.Contains(link, "://") || strings.HasPrefix(link, "mailto:") {
		return link, nil
	}
	link, fragment, _ := strings.Cut(link, "#")
	file := p.file
	if link != "" {
		file = path.Join(path.Dir(p.file), link)
	}
	to := s.pages[file]
	if to == nil {
		info, err := fs.Stat(s.root, file)
		if err != nil {
			return "", errors.New("no such file")
		}
		if !info.IsDir() {
			s.files[file], err = fs.ReadFile(s.root, file)
			return relative(p.output, file), err
		}
		if to, err = s.addDirectory(file); err != nil {
			return "", err
		}
	}
	if to != p {
		to.linked = true
	}
	if fragment == "" {
		return relative(p.output, to.output), nil
	}
	if !to.anchors[fragment] && !anchored(to, fragment) {
		return "", errors.New("no such heading")
	}
	if to == p {
		return "#" + fragment, nil
	}
	return relative(p.output, to.output) + "#" + fragment, nil
}

// anchored reports whether a page has an anchor in HTML.
func anchored(p *page, fragment string) bool {
	return bytes.Contains(p.source, []byte(`<a id="`+fragment+`"></a>`))
}

// addDirectory adds a page with the files of a directory, such as a sample.
func (s *site) addDirectory(dir string) (*page, error) {
	if readme, ok := s.pages[dir+"/README.md"]; ok {
		return readme, nil
	}
	var source bytes.Buffer
	fmt.Fprintf(&source, "# %s\n", dir)
	entries, err := fs.ReadDir(s.root, dir)
	if err != nil {
		return nil, err
	}
	for _, entry := range entries {
		if entry.IsDir() {
			continue
		}
		content, err := fs.ReadFile(s.root, dir+"/"+entry.Name())
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&source, "\n## %s\n\n````\n%s\n````\n", entry.Name(), bytes.TrimSpace(content))
	}
	return s.add(dir, source.Bytes()), nil
}

// relative returns the relative URL of a file of the site.
func relative(from, to string) string {
	return strings.Repeat("../", strings.Count(from, "/")) + to
}

// navigation returns the groups of links: the lists of README.md in docs/ and its directories, in their order.
func (s *site) navigation() []group {
	var out []group
	seen := map[*page]bool{}
	add := func(title string, files ...string) {
		g := group{Title: title}
		for _, file := range files {
			if p := s.pages[file]; p != nil && !seen[p] {
				seen[p] = true
				g.Pages = append(g.Pages, p)
			}
		}
		if len(g.Pages) > 0 {
			out = append(out, g)
		}
	}
	add("Start", home, contents, "docs/start.md")
	add("How to", s.links("docs/howto/README.md", "docs/howto/")...)
	add("Concepts", s.links(contents, "docs/concepts/")...)
	add("Kinds", s.links("docs/spec/README.md", "docs/spec/")...)
	add("Contract", s.links("docs/contract/README.md", "docs/contract/")...)
	add("Reference", append(s.links(contents, "docs/"), s.links(contents, "docs/reference/")...)...)
	add("Project", roots...)
	return out
}

// links returns a page, if it is an overview of the directory, and the pages of a directory that it links to.
func (s *site) links(file, dir string) (out []string) {
	p := s.pages[file]
	if p == nil {
		return nil
	}
	if path.Dir(file)+"/" == dir {
		out = append(out, file)
	}
	_ = ast.Walk(p.tree, func(n ast.Node, entering bool) (ast.WalkStatus, error) { //nolint:errcheck // the function returns no error
		if l, ok := n.(*ast.Link); ok && entering {
			to := strings.TrimPrefix(path.Join("/", path.Dir(p.output), string(l.Destination)), "/")
			to, _, _ = strings.Cut(to, "#")
			for _, q := range s.pages {
				if q.output == to && path.Dir(q.file)+"/" == dir {
					out = append(out, q.file)
				}
			}
		}
		return ast.WalkContinue, nil
	})
	return out
}
