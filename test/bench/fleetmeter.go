// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"maps"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/test/simapi"
)

// arrivals counts the writes to simulated members.
type arrivals struct {
	mu          sync.Mutex // guards the fields below
	deployments int
	writes      counts
	last        time.Time
	changed     signal
}

func newArrivals() *arrivals { return &arrivals{writes: counts{}, changed: newSignal()} }

func (a *arrivals) record(_ string, w simapi.Write) {
	a.mu.Lock()
	resource := w.Resource
	if w.Subresource != "" {
		resource += "/" + w.Subresource
	}
	if w.Code >= http.StatusBadRequest {
		resource = fmt.Sprintf("%s (status %d)", resource, w.Code)
	}
	a.writes[[2]string{w.Verb, resource}]++
	if w.Verb == http.MethodPost && w.Resource == "deployments" && w.Code == http.StatusCreated {
		a.deployments++
		a.last = time.Now()
	}
	a.mu.Unlock()
	a.changed.notify()
}

// total returns the number of writes by verb and resource.
func (a *arrivals) total() counts {
	a.mu.Lock()
	defer a.mu.Unlock()
	return maps.Clone(a.writes)
}

// inMembers returns the number of Deployments that were created.
func (a *arrivals) inMembers() int {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.deployments
}

func (a *arrivals) lastArrival() time.Time {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.last
}

// wait waits until a number of Deployments have been created.
func (a *arrivals) wait(ctx context.Context, timeout time.Duration, want int) error {
	err := a.changed.wait(ctx, timeout, func() bool { return a.inMembers() >= want })
	if err != nil {
		return fmt.Errorf("%w: members have %d of %d deployments", err, a.inMembers(), want)
	}
	return nil
}

// readyClusters holds the names of the clusters that are ready.
type readyClusters struct {
	mu    sync.Mutex // guards names
	names map[string]bool
}

func newReadyClusters() *readyClusters { return &readyClusters{names: map[string]bool{}} }

func (r *readyClusters) observe(_, now *clusterv1alpha1.Cluster, deleted bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !deleted && meta.IsStatusConditionTrue(now.Status.Conditions, clusterv1alpha1.ClusterConditionReady) {
		r.names[now.Name] = true
	} else {
		delete(r.names, now.Name)
	}
}

func (r *readyClusters) count() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return len(r.names)
}

// fetch reads a URL of a process on this machine.
func fetch(ctx context.Context, url string) ([]byte, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return nil, err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close() //nolint:errcheck // it is only read
	raw, err := io.ReadAll(response.Body)
	if err == nil && response.StatusCode != http.StatusOK {
		err = fmt.Errorf("GET %s: %s", url, response.Status)
	}
	return raw, err
}

// queuedItems returns the number of items in the queues of the processes.
func queuedItems(ctx context.Context, processes []Process) (int, error) {
	total := 0
	for _, p := range processes {
		if p.Metrics == "" {
			continue
		}
		raw, err := fetch(ctx, p.Metrics)
		if err != nil {
			return 0, fmt.Errorf("read the metrics of %s: %w", p.Name, err)
		}
		total += sumMetrics(raw, "workqueue_depth", "controller_runtime_active_workers")
	}
	return total, nil
}

// sumMetrics returns the sum of all samples of metrics. The text format is not parsed completely, because it can have megabytes.
func sumMetrics(text []byte, names ...string) int {
	sum := 0.0
	lines := bufio.NewScanner(bytes.NewReader(text))
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		line := lines.Text()
		for _, name := range names {
			if rest, ok := strings.CutPrefix(line, name+"{"); ok {
				if at := strings.LastIndexByte(rest, ' '); at >= 0 {
					v, _ := strconv.ParseFloat(rest[at+1:], 64)
					sum += v
				}
			}
		}
	}
	return int(sum)
}

// liveHeap runs a garbage collection in a process and returns the size of its heap, or 0 if it serves no profiles.
func liveHeap(ctx context.Context, profiles string) (int64, error) {
	if profiles == "" {
		return 0, nil
	}
	raw, err := fetch(ctx, profiles+"/heap?gc=1&debug=1")
	if err != nil {
		return 0, fmt.Errorf("read the heap profile: %w", err)
	}
	_, rest, found := strings.Cut(string(raw), "\n# HeapAlloc = ")
	value, _, _ := strings.Cut(rest, "\n")
	bytes, err := strconv.ParseInt(value, 10, 64)
	if !found || err != nil {
		return 0, fmt.Errorf("the heap profile has no HeapAlloc: %q", value)
	}
	return bytes, nil
}

// peakResident returns the maximum of the resident memory of a process, in bytes.
func peakResident(pid int) int64 { return memory(pid, "VmHWM") }

// memory returns a field of the status of a process, in bytes, or 0 if it is unknown.
func memory(pid int, field string) int64 {
	raw, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return 0
	}
	_, rest, _ := strings.Cut(string(raw), field+":")
	value, _, _ := strings.Cut(rest, "kB")
	kilobytes, err := strconv.ParseInt(strings.TrimSpace(value), 10, 64)
	if err != nil {
		return 0
	}
	return kilobytes << 10
}

// MemoryFit is the linear fit of the memory of a process by the number of workloads.
type MemoryFit struct {
	Process   string `json:"process"`
	Component bool   `json:"component"`
	// Resident, Peak and Live are the memory with all workloads, in bytes.
	Resident int64 `json:"residentBytes"`
	Peak     int64 `json:"peakResidentBytes"`
	Live     int64 `json:"liveHeapBytes"`
	// PerWorkload is the slope of the live heap, and of the resident memory if the heap is unknown, in bytes. Extrapolated is the
	// same memory with 100,000 workloads.
	PerWorkload  float64 `json:"bytesPerWorkload"`
	Extrapolated float64 `json:"bytesAt100000Workloads"`
}

// extrapolatedWorkloads is the number of workloads of MemoryFit.Extrapolated.
const extrapolatedWorkloads = 100000

// fit returns a MemoryFit for every process of the last sample, in its order.
func fit(samples []MemorySample) []MemoryFit {
	if len(samples) == 0 {
		return nil
	}
	var out []MemoryFit
	for i, p := range samples[len(samples)-1].Processes {
		var xs, ys []float64
		for _, s := range samples {
			if len(s.Processes) <= i {
				continue
			}
			xs = append(xs, float64(s.Workloads))
			if at := s.Processes[i]; at.Live > 0 {
				ys = append(ys, float64(at.Live))
			} else {
				ys = append(ys, float64(at.Resident))
			}
		}
		slope, intercept := linear(xs, ys)
		out = append(out, MemoryFit{
			Process: p.Process, Component: p.Component, Resident: p.Resident, Peak: p.Peak, Live: p.Live,
			PerWorkload: slope, Extrapolated: intercept + slope*extrapolatedWorkloads,
		})
	}
	return out
}

// linear returns the line with the least squares through points.
func linear(xs, ys []float64) (slope, intercept float64) {
	n := float64(len(xs))
	var sx, sy, sxx, sxy float64
	for i := range xs {
		sx, sy, sxx, sxy = sx+xs[i], sy+ys[i], sxx+xs[i]*xs[i], sxy+xs[i]*ys[i]
	}
	if d := n*sxx - sx*sx; d != 0 {
		slope = (n*sxy - sx*sy) / d
	}
	if n > 0 {
		intercept = (sy - slope*sx) / n
	}
	return slope, intercept
}
