// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

var update = flag.Bool("update", false, "write the screenshots of docs/images/console")

// images is the directory of the screenshots in the documentation.
const images = "../../docs/images/console"

// pageTimeout limits one test in the browser. The default is sufficient on a machine that is busy with other tests.
var pageTimeout = flag.Duration("page-timeout", 3*time.Minute, "time limit of a test in the browser")

// slots limits the tabs that are open at the same time.
var slots = make(chan struct{}, 2)

// browser starts one Chromium for all tests, which TestMain ends. Each test has a profile of its own, as in a private window.
var browser = sync.OnceValues(func() (context.Context, error) {
	path, err := findBrowser()
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "console-browser-")
	if err != nil {
		return nil, err
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.UserDataDir(dir), chromedp.WindowSize(1440, 900), chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-dev-shm-usage", true))
	allocated, endAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, end := chromedp.NewContext(allocated)
	endBrowser = func() {
		end()
		endAllocator()
		_ = os.RemoveAll(dir)
	}
	return ctx, chromedp.Do(ctx)
})

// endBrowser ends the browser, if one was started.
var endBrowser = func() {}

var errNoBrowser = errors.New("no browser: install the program chromium to test the pages")

func findBrowser() (string, error) {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", errNoBrowser
}

func TestMain(m *testing.M) {
	code := m.Run()
	endBrowser()
	os.Exit(code)
}

// page is a tab of the browser.
type page struct {
	context.Context
	t *testing.T
	f *fleet

	mu     sync.Mutex // guards errors
	errors []string
}

// open opens a tab and logs in with a token. The test is skipped without a browser. It fails if the page logs an error or violates its
// Content-Security-Policy.
func open(t *testing.T, f *fleet, token string) *page {
	t.Helper()
	slots <- struct{}{}
	t.Cleanup(func() { <-slots })
	shared, err := browser()
	if errors.Is(err, errNoBrowser) {
		t.Skip(err)
	} else if err != nil {
		t.Fatalf("start the browser: %v", err)
	}
	p := &page{t: t, f: f}
	ctx, cancel := chromedp.NewContext(shared, chromedp.WithNewBrowserContext(), chromedp.WithListener(p.record))
	t.Cleanup(cancel)
	if err := chromedp.Do(ctx); err != nil {
		t.Fatalf("open a tab: %v", err)
	}
	p.Context, cancel = context.WithTimeout(ctx, *pageTimeout)
	t.Cleanup(cancel)
	p.run(func(ctx context.Context, t *chromedp.Target) (chromedp.Void, error) {
		_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
			{Name: "prefers-color-scheme", Value: "light"}, {Name: "prefers-reduced-motion", Value: "reduce"},
		}})
		return chromedp.Void{}, err
	})
	var link struct{ Code string }
	if code := f.anonymous(t).post("links", map[string]any{"kubeconfig": kubeconfig(token)}, &link); code != http.StatusOK {
		t.Fatalf("links = %d", code)
	}
	p.run(chromedp.Navigate(f.url+"#login="+link.Code), chromedp.WaitVisible(chromedp.CSS(`nav`)))
	return p
}

// subtest runs a test with the tab.
func (p *page) subtest(name string, run func(p *page)) {
	outer := p.t
	outer.Run(name, func(t *testing.T) {
		p.t = t
		defer func() { p.t = outer }()
		run(p)
		p.clean()
	})
}

// record records errors of the page.
func (p *page) record(event any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		p.errors = append(p.errors, fmt.Sprint(e.ExceptionDetails.Text, e.ExceptionDetails.Exception))
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError && !strings.Contains(e.Entry.Text, "401") {
			p.errors = append(p.errors, e.Entry.Text+" "+e.Entry.URL)
		}
	}
}

// run runs actions, and fails the test if one fails.
func (p *page) run(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	if err := chromedp.Do(p, actions...); err != nil {
		text, _ := chromedp.Run(context.WithoutCancel(p.Context), chromedp.Evaluate[string](`document.body.innerText`))
		p.mu.Lock()
		defer p.mu.Unlock()
		p.t.Fatalf("browser: %v; errors: %v; page:\n%s", err, p.errors, text)
	}
}

// wait waits until an expression of JavaScript is true.
func (p *page) wait(expression string) {
	p.t.Helper()
	p.await("new Promise(done => { const look = () => (" + expression + ") ? done(true) : setTimeout(look, 50); look() })")
}

// await waits for a promise of a bool.
func (p *page) await(promise string) {
	p.t.Helper()
	p.run(func(ctx context.Context, t *chromedp.Target) (chromedp.Void, error) {
		_, err := chromedp.Evaluate[bool](promise, chromedp.EvalAwaitPromise)(ctx, t)
		return chromedp.Void{}, err
	})
}

// visit opens a view by a navigation within the console and waits for a text. Another page between resets the state of the former one.
func (p *page) visit(path, text string) {
	p.t.Helper()
	p.await(fmt.Sprintf(`new Promise(done => {
		const go = path => { history.pushState(null, "", "/ui/" + path); dispatchEvent(new PopStateEvent("popstate")) }
		go("none")
		setTimeout(() => { go(%q); setTimeout(() => done(true)) })
	})`, path))
	p.see(text)
}

// insert adds text at the end of an element, as if it were pasted.
func (p *page) insert(selector, text string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`(() => {
		const input = document.querySelector(%q)
		if (!input) return false
		input.focus()
		if (input.isContentEditable) {
			getSelection().selectAllChildren(input)
			getSelection().collapseToEnd()
		}
		return document.execCommand("insertText", false, %q)
	})()`, selector, text))
}

// see waits until the page shows a text.
func (p *page) see(text string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`document.body.innerText.includes(%q)`, text))
}

// click clicks the first visible element with a role and a text.
func (p *page) click(selector, text string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`(() => {
		const e = [...document.querySelectorAll(%q)].find(e => e.innerText.trim() === %q && e.offsetParent)
		if (e) e.click()
		return !!e
	})()`, selector, text))
}

// screenshot compares nothing; with -update, it writes an image of the documentation. Images are the same on each machine with the
// same fonts.
func (p *page) screenshot(name string) {
	p.t.Helper()
	if !*update {
		return
	}
	image, err := chromedp.Run(p, chromedp.CaptureScreenshot())
	if err != nil {
		p.t.Fatal(err)
	}
	if err := os.MkdirAll(images, 0o755); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(images, name+".png"), image, 0o644); err != nil {
		p.t.Fatal(err)
	}
}

// axe is the file of axe-core, which tools/ui unpacks together with the sources of the bundle.
const axe = "../../ui/node_modules/axe-core/axe.min.js"

// accessible fails the test if axe-core finds serious violations of accessibility rules in the page. Without axe-core, it does nothing.
func (p *page) accessible(name string) {
	p.t.Helper()
	script, err := os.ReadFile(axe)
	if err != nil {
		p.t.Log("accessibility is not tested: axe-core is not unpacked; run: go run -C tools/ui . -check")
		return
	}
	found, err := chromedp.Run(p, chromedp.Evaluate[string]("if (!window.axe) {"+string(script)+`};
		axe.run({resultTypes: ["violations"]}).then(r => r.violations.filter(v => ["serious", "critical"].includes(v.impact))
			.map(v => v.id + ": " + v.help + ": " + v.nodes.slice(0, 3).map(n => n.html.slice(0, 200)).join(" | ")).join("\n"))`,
		chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatalf("run axe-core: %v", err)
	}
	if found != "" {
		p.t.Errorf("%s is not accessible:\n%s", name, found)
	}
}

// clean fails the test if the page logged errors, or hostile text ran as a script.
func (p *page) clean() {
	p.t.Helper()
	if hostile, err := chromedp.Run(p, chromedp.Evaluate[bool](`window.hostile !== undefined`)); hostile || err != nil {
		p.t.Error("text of an object ran as a script")
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.errors) > 0 {
		p.t.Errorf("errors of the page: %s", strings.Join(p.errors, "\n"))
	}
}
