// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package ui measures the web console with a large fleet, in Chromium.
//
//	simulated API server, whose objects change ──► process `karmada ui` ──► Chromium
//
// The API server, its clusters and workloads are simulated; the console and the browser are real. The CPU time of the console includes its
// lists and watches, and that of the API server is not counted: a kube-apiserver encodes a change once for all watches.
package ui

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"regexp"
	"text/tabwriter"
	"time"

	"github.com/chromedp/chromedp"

	"karmada.io/karmada/test/bench"
)

// Options configures Run.
type Options struct {
	// Workloads and Clusters are the size of the fleet, Changes the number of changes in a second.
	Workloads, Clusters, Changes int
	// Period is the duration of the measurement of each page.
	Period time.Duration
	// Browser is the program of the browser.
	Browser string
	// Progress receives progress messages.
	Progress func(string)
}

// Result holds the figures of Run. Durations are in seconds.
type Result struct {
	Workloads int `json:"workloads"`
	Clusters  int `json:"clusters"`
	Changes   int `json:"changesPerSecond"`
	// IdleCPU is the number of cores that the console used while a user was logged in and no page was open.
	IdleCPU float64 `json:"coresWithoutPage"`
	// Resident is the memory of the console, in bytes.
	Resident int64  `json:"residentBytes"`
	Pages    []Page `json:"pages"`
}

// Page holds the figures of a page.
type Page struct {
	Name string `json:"name"`
	// First is the time from the navigation until the rows were visible, and LongTask the longest task of the browser's main thread,
	// also before that.
	First    float64 `json:"firstRowsSeconds"`
	LongTask float64 `json:"longestTaskSeconds"`
	// Heap is the memory of the scripts of the page, in bytes.
	Heap float64 `json:"heapBytes"`
	// CPU is the number of cores that the console used while the page was open.
	CPU float64 `json:"cores"`
}

const startTimeout = time.Minute

// pages are the measured pages, with an expression that is true when their rows are visible. The first one includes the lists of all
// objects, because the session is new.
var pages = []struct{ name, path, ready string }{ //nolint:gochecknoglobals // a constant table
	{"workloads, first after the login", "workloads", rowsVisible},
	{"workloads", "workloads", rowsVisible},
	{"fleet", "fleet", rowsVisible},
	{"matrix", "matrix", "!!document.querySelector('canvas, [role=grid]')"},
	{"moves", "moves", "!!document.querySelector('h1')"},
}

const rowsVisible = "document.querySelectorAll('tbody tr').length >= 10"

// Run measures the pages.
func Run(ctx context.Context, o Options) (r Result, err error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	r = Result{Workloads: o.Workloads, Clusters: o.Clusters, Changes: o.Changes}
	o.Progress(fmt.Sprintf("simulating %d workloads in %d clusters", o.Workloads, o.Clusters))
	control, err := startControlPlane(o)
	if err != nil {
		return r, err
	}
	defer control.Close()
	defer control.CloseClientConnections()
	pid, url, err := startConsole(ctx, control.URL)
	if err != nil {
		return r, err
	}
	browser, closeBrowser, err := openBrowser(ctx, o.Browser)
	if err != nil {
		return r, err
	}
	defer closeBrowser()
	if err := login(browser, url); err != nil {
		return r, err
	}
	changed := make(chan error, 1)
	go func() { changed <- control.change(ctx) }()
	for i, p := range pages {
		o.Progress("measuring the page " + p.name)
		page, err := measure(browser, pid, url+p.path, p.ready, o.Period)
		if err != nil {
			return r, fmt.Errorf("measure the page %s: %w", p.name, err)
		}
		page.Name = p.name
		r.Pages = append(r.Pages, page)
		if i == 0 {
			if r.IdleCPU, err = idle(browser, pid, o.Period); err != nil {
				return r, err
			}
		}
	}
	r.Resident = bench.Resident(pid)
	cancel()
	return r, <-changed
}

// startConsole starts the console as a process, and returns its address.
func startConsole(ctx context.Context, control string) (pid int, url string, err error) {
	program, err := os.Executable()
	if err != nil {
		return 0, "", err
	}
	cmd := exec.CommandContext(ctx, program, "ui", "--server="+control, "--bind-address=127.0.0.1:0")
	out, in := io.Pipe()
	cmd.Stdout, cmd.Stderr = in, in
	if err := cmd.Start(); err != nil {
		return 0, "", fmt.Errorf("start the console: %w", err)
	}
	found := make(chan string, 1)
	go func() {
		for lines := bufio.NewScanner(out); lines.Scan(); {
			if address := regexp.MustCompile(`http://127\S+/ui/`).FindString(lines.Text()); address != "" {
				found <- address
			}
		}
	}()
	go func() { _ = in.CloseWithError(cmd.Wait()) }() // it is killed at the end
	select {
	case url = <-found:
		return cmd.Process.Pid, url, nil
	case <-time.After(startTimeout):
		return 0, "", errors.New("the console did not start")
	}
}

// openBrowser opens a tab of a new browser.
func openBrowser(ctx context.Context, program string) (tab context.Context, end func(), err error) {
	dir, err := os.MkdirTemp("", "karmada-bench-browser-")
	if err != nil {
		return nil, nil, err
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(program), chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.UserDataDir(dir), chromedp.WindowSize(1440, 900), chromedp.Flag("enable-precise-memory-info", true),
		chromedp.Flag("disable-dev-shm-usage", true))
	allocated, endAllocator := chromedp.NewExecAllocator(ctx, options...)
	tab, endTab := chromedp.NewContext(allocated)
	end = func() {
		endTab()
		endAllocator()
		_ = os.RemoveAll(dir) // a temporary directory
	}
	if err := chromedp.Do(tab); err != nil {
		end()
		return nil, nil, fmt.Errorf("start %s: %w", program, err)
	}
	return tab, end, nil
}

// login opens a session in the browser. Its page is the login page, which shows nothing of the fleet.
func login(tab context.Context, url string) error {
	if err := chromedp.Do(tab, chromedp.Navigate(url)); err != nil {
		return err
	}
	code, err := chromedp.Run(tab, chromedp.Evaluate[int](`fetch("/ui/api/login", {
		method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({token: "bench"})
	}).then(r => r.status)`, chromedp.EvalAwaitPromise))
	if err == nil && code != 200 {
		err = fmt.Errorf("the status is %d", code)
	}
	if err != nil {
		return fmt.Errorf("log in: %w", err)
	}
	return nil
}

// observer records long tasks, and the time when an expression becomes true, since the start of the navigation.
const observer = `new Promise(done => {
	window.longest = 0;
	const first = () => {
		if (!(%s)) return requestAnimationFrame(first);
		const at = performance.now();
		new PerformanceObserver(l => { for (const e of l.getEntries()) window.longest = Math.max(window.longest, e.duration) })
			.observe({type: "longtask", buffered: true});
		done(at);
	};
	first();
})`

// measure opens a page and keeps it open for a period.
func measure(tab context.Context, pid int, url, ready string, period time.Duration) (p Page, err error) {
	if err := chromedp.Do(tab, chromedp.Navigate(url)); err != nil {
		return p, err
	}
	first, err := chromedp.Run(tab, chromedp.Evaluate[float64](fmt.Sprintf(observer, ready), chromedp.EvalAwaitPromise))
	if err != nil {
		return p, err
	}
	p.First = first / 1e3
	if p.CPU, err = cores(tab, pid, period); err != nil {
		return p, err
	}
	figures, err := chromedp.Run(tab, chromedp.Evaluate[[]float64](`[window.longest, performance.memory.usedJSHeapSize]`))
	if err != nil {
		return p, err
	}
	p.LongTask, p.Heap = figures[0]/1e3, figures[1]
	return p, nil
}

// idle measures the console while no page is open.
func idle(tab context.Context, pid int, period time.Duration) (float64, error) {
	if err := chromedp.Do(tab, chromedp.Navigate("about:blank")); err != nil {
		return 0, err
	}
	return cores(tab, pid, period)
}

// cores returns the number of cores that a process uses for a period.
func cores(ctx context.Context, pid int, period time.Duration) (float64, error) {
	before, err := bench.CPUSeconds(pid)
	if err != nil {
		return 0, err
	}
	begun := time.Now()
	select {
	case <-ctx.Done():
		return 0, ctx.Err()
	case <-time.After(period):
	}
	after, err := bench.CPUSeconds(pid)
	return (after - before) / time.Since(begun).Seconds(), err
}

// Print prints the result with its goals as human-readable tables.
func (r Result) Print(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 0, 3, ' ', 0)
	row := func(format string, args ...any) { fmt.Fprintf(w, format+"\n", args...) }
	row("\n%d workloads in %d simulated clusters, %d changes per second", r.Workloads, r.Clusters, r.Changes)
	row("\nPAGE\tfirst rows\tlongest task\theap of the page\tCPU of the console")
	row("goal\t≤ 500 ms\t≤ 100 ms\t≤ 300 MB\t≤ 0.05 cores")
	for _, p := range r.Pages {
		row("%s\t%.0f ms\t%.0f ms\t%.0f MB\t%.3f cores", p.Name, 1e3*p.First, 1e3*p.LongTask, p.Heap/1e6, p.CPU)
	}
	row("none, logged in\t\t\t\t%.3f cores", r.IdleCPU)
	row("\nmemory of the console: %.0f MB", float64(r.Resident)/1e6)
	return w.Flush()
}
