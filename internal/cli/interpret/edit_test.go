// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
	"io"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/test/fakeapi"
)

// The patch contains only the difference and the resource version. Without a difference, no request is sent.
func TestPatch(t *testing.T) {
	t.Parallel()
	const yes, no = "function InterpretHealth(o) return true end", "function InterpretHealth(o) return false end"
	server := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: []*unstructured.Unstructured{
		fakeapi.Object(customizationKind.GroupVersion().String(), customizationKind.Kind, "", "known"),
	}}}
	control := access.NewControl(&access.Session{Out: io.Discard, Err: io.Discard})
	control.Kubeconfig = server.Start(t)
	o := &options{control: control}
	const header = "---@name:known\n---@apiVersion:v1\n---@kind:Pod\n---@rule:InterpretHealth\n"
	before, err := parse([]byte(header+yes+"\n---@rule:Retain\nreturn\n"), &customization{})
	if err != nil {
		t.Fatal(err)
	}
	before.ResourceVersion = "7"
	after, err := parse([]byte(header+no+"\n"), before)
	if err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct {
		after   *customization
		changed bool
	}{"no difference": {before, false}, "one script changed, one removed": {after, true}} {
		if changed, err := o.patch(t.Context(), before, test.after); err != nil || changed != test.changed {
			t.Errorf("%s: changed = %t, error %v", name, changed, err)
		}
	}
	want := []string{"PATCH /apis/config.karmada.io/v1alpha1/resourceinterpretercustomizations/known " +
		`{"metadata":{"resourceVersion":"7"},"spec":{"customizations":{"healthInterpretation":{"luaScript":"` + no + `\n"},"retention":null}}}`}
	if diff := cmp.Diff(want, server.Control.Writes()); diff != "" {
		t.Errorf("-want +sent:\n%s", diff)
	}
}
