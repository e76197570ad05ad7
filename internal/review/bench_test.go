// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package review_test

import (
	"fmt"
	"syscall"
	"testing"
	"time"

	"karmada.io/karmada/internal/review"
)

// A selector of a policy is narrowed, and another policy with other clusters takes over half of its 10,000 templates.
func BenchmarkRun_selectorEdit(b *testing.B) {
	f := largeFleet(b, 10_000)
	next := pp(b, "all", `{apiVersion: apps/v1, kind: Deployment, labelSelector: {matchLabels: {tier: even}}}`, split("m1, m2, m3"))
	other := pp(b, "other", `{apiVersion: apps/v1, kind: Deployment}`, in("m4, m5"))
	b.ReportAllocs()
	start := cpu(b)
	for b.Loop() {
		result := f.run(b, review.Change{ApplyPolicy: next}, review.Change{ApplyPolicy: other})
		if s := result.Summary(); s.Changed != 5_000 {
			b.Fatalf("summary = %+v", s)
		}
	}
	b.ReportMetric((cpu(b)-start).Seconds()/float64(b.N), "cpu-s/op")
}

// cpu returns the CPU time of this process.
func cpu(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

func BenchmarkRun_loseCluster(b *testing.B) {
	f := largeFleet(b, 10_000)
	b.ReportAllocs()
	for b.Loop() {
		if s := f.run(b, review.Change{Lose: "m1"}).Summary(); s.Lost == 0 {
			b.Fatalf("summary = %+v", s)
		}
	}
}

// largeFleet returns a fleet of 20 clusters with n Deployments of one policy, and 200 policies that select other kinds or namespaces.
func largeFleet(b *testing.B, n int) *fleet {
	objects := []any{pp(b, "all", `{apiVersion: apps/v1, kind: Deployment}`, split("m1, m2, m3, m4, m5"))}
	for i := range 200 {
		p := pp(b, fmt.Sprintf("p%d", i), `{apiVersion: v1, kind: Service}`, in("m1"))
		if i%2 == 0 {
			p.Namespace = fmt.Sprintf("n%d", i)
		}
		objects = append(objects, p)
	}
	for i := 4; i <= 20; i++ {
		objects = append(objects, newCluster(b, fmt.Sprintf("m%d", i)))
	}
	for i := range n {
		objects = append(objects, web(b, fmt.Sprintf("web-%d", i), []string{"even", "odd"}[i%2], "nginx:1"))
	}
	return newFleet(b, objects...)
}
