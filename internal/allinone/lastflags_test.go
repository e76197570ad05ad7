// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"os"
	"strings"
	"testing"
)

// A start without a flag of the last start prints it.
func TestPrintLostFlags(t *testing.T) {
	t.Parallel()
	l := Layout{Dir: t.TempDir()}
	if err := os.MkdirAll(l.ControlPlane(), 0o700); err != nil {
		t.Fatal(err)
	}
	lost := func(args ...string) string {
		_, fs := parse(t, args...)
		var out strings.Builder
		PrintLostFlags(&out, l, DetachedFlags(fs))
		return strings.TrimPrefix(strings.TrimSpace(out.String()), "Warning: the last start had flags that are not set now: ")
	}
	if text := lost(); text != "" {
		t.Errorf("before the first start: %q", text)
	}
	const servers, component = "--rollout-metric-servers=http://p", "--component=scheduler=--plugins=*"
	_, fs := parse(t, "--members=2", "--secure-port=6443", servers, component, "--component=controller-manager=--controllers=*")
	if err := recordFlags(l, DetachedFlags(fs)); err != nil {
		t.Fatal(err)
	}
	for args, want := range map[string]string{
		"": component + " --component=controller-manager=--controllers=* " + servers,
		"--rollout-metric-servers=http://other --component=controller-manager=--controllers=*": component,
	} {
		if got := lost(strings.Fields(args)...); got != want {
			t.Errorf("flags %q: lost %q, want %q", args, got, want)
		}
	}
}
