// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/test/fakeapi"
)

const interpreterSamples = "../../samples/interpreter"

// replace is an editor for scripts. Its arguments are OLD NEW FILE.
func replace() {
	text, err := os.ReadFile(os.Args[3])
	if err == nil {
		err = os.WriteFile(os.Args[3], bytes.ReplaceAll(text, []byte(os.Args[1]), []byte(os.Args[2])), 0o600)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// Scripts have the samples in sample/. $CONTROL is the kubeconfig of a control plane with a customization and a webhook.
func TestInterpretScripts(t *testing.T) {
	t.Parallel()
	testscript.Run(t, testscript.Params{Dir: "testdata/interpret", UpdateScripts: *update, Setup: func(env *testscript.Env) error {
		if err := os.CopyFS(filepath.Join(env.WorkDir, "sample"), os.DirFS(interpreterSamples)); err != nil {
			return err
		}
		server := fakeapi.Server{Control: &fakeapi.Cluster{Objects: []*unstructured.Unstructured{
			fakeapi.Object("config.karmada.io/v1alpha1", "ResourceInterpreterCustomization", "", "known", fakeapi.Field(map[string]any{
				"target": map[string]any{"apiVersion": "apps/v1", "kind": "Deployment"},
				"customizations": map[string]any{
					"healthInterpretation": map[string]any{"luaScript": "function InterpretHealth(o)\n  return true\nend\n"},
					"replicaRevision":      map[string]any{"luaScript": "function ReviseReplica(o, n)\n  o.spec.replicas = n\n  return o\nend\n"},
				},
			}, "spec")),
			fakeapi.Object("config.karmada.io/v1alpha1", "ResourceInterpreterWebhookConfiguration", "", "hooks", fakeapi.Field([]any{map[string]any{
				"name": "pods.example.com",
				"rules": []any{map[string]any{
					"operations": []any{"InterpretHealth", "Retain"}, "apiGroups": []any{"", "apps"}, "apiVersions": []any{"*"},
					"kinds": []any{"Pod", "Deployment"},
				}},
			}}, "webhooks")),
		}}}
		env.Setenv("CONTROL", server.Start(t))
		return nil
	}})
}
