// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"flag"
	"fmt"
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

// pageTimeout limits one test in the browser.
const pageTimeout = time.Minute

// browser is one Chromium for all tests.
var browser = sync.OnceValues(func() (string, error) { return exec.LookPath("chromium") })

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
	path, err := browser()
	if err != nil {
		t.Skip("no browser: install the program chromium to test the pages")
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.UserDataDir(t.TempDir()), chromedp.WindowSize(1440, 900), chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-background-networking", true))
	p := &page{t: t, f: f}
	ctx, cancel := chromedp.NewExecAllocator(t.Context(), options...)
	t.Cleanup(cancel)
	ctx, cancel = chromedp.NewContext(ctx, chromedp.WithListener(p.record))
	t.Cleanup(cancel)
	if err := chromedp.Do(ctx); err != nil {
		t.Fatalf("start the browser: %v", err)
	}
	p.Context, cancel = context.WithTimeout(ctx, pageTimeout)
	t.Cleanup(cancel)
	p.run(func(ctx context.Context, t *chromedp.Target) (chromedp.Void, error) {
		_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
			{Name: "prefers-color-scheme", Value: "light"}, {Name: "prefers-reduced-motion", Value: "reduce"},
		}})
		return chromedp.Void{}, err
	})
	login := chromedp.CSS(`textarea[name=kubeconfig]`)
	p.run(chromedp.Navigate(f.url), chromedp.WaitVisible(login))
	p.run(chromedp.SendKeys(login, strings.ReplaceAll(kubeconfig(token), "\n", "")),
		chromedp.Click(chromedp.CSS(`button[type=submit]`)), chromedp.WaitVisible(chromedp.CSS(`nav`)))
	return p
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
		p.t.Fatalf("browser: %v; errors: %v; page:\n%s", err, p.errors, text)
	}
}

// wait waits until an expression of JavaScript is true.
func (p *page) wait(expression string) {
	p.t.Helper()
	p.run(func(ctx context.Context, t *chromedp.Target) (chromedp.Void, error) {
		promise := "new Promise(done => { const look = () => (" + expression + ") ? done(true) : setTimeout(look, 50); look() })"
		_, err := chromedp.Evaluate[bool](promise, chromedp.EvalAwaitPromise)(ctx, t)
		return chromedp.Void{}, err
	})
}

// visit opens a view and waits for a text.
func (p *page) visit(path, text string) {
	p.t.Helper()
	p.run(chromedp.Navigate(p.f.url + path))
	p.see(text)
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
