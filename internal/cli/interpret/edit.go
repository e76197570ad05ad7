// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"

	jsonpatch "github.com/evanphx/json-patch/v5"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/kubectl/pkg/cmd/util/editor"
)

// runEdit opens an editor for each customization.
func (o *options) runEdit(ctx context.Context) error {
	all, err := o.read(ctx)
	if err != nil {
		return err
	}
	if len(all) > 1 { // ignore other objects in the same files
		all = slices.DeleteFunc(all, func(s source) bool { return s.object.GroupVersionKind() != customizationKind })
	}
	for _, s := range all {
		if err := o.editOne(ctx, s); err != nil {
			return fmt.Errorf("edit %s: %w", s.title(), err)
		}
	}
	return nil
}

// editOne opens the editor until the customization is valid, then saves it. If saving fails, the temporary file with the
// changes is kept.
func (o *options) editOne(ctx context.Context, s source) error {
	before, err := s.customization()
	if err != nil {
		return err
	}
	save, err := o.saver(s)
	if err != nil {
		return err
	}
	program := editor.NewDefaultEditor([]string{"KUBE_EDITOR", "EDITOR"})
	text, problem := format(before, o.showDoc), error(nil)
	for {
		shown := append(preamble(problem), text...)
		edited, path, err := program.LaunchTempFile("karmadactl-interpret-", ".lua", bytes.NewReader(shown))
		if err != nil {
			return fmt.Errorf("run the editor: %w%s", err, copyMessage(path))
		}
		after, err := parse(edited, before)
		if err == nil {
			err = validate(after) //nolint:contextcheck // a check has its own time limit
		}
		switch {
		case err != nil && bytes.Equal(text, withoutPreamble(edited)):
			return fmt.Errorf("nothing was saved: %w%s", err, copyMessage(path))
		case err != nil:
			_ = os.Remove(path) // the next attempt has its contents
			text, problem = withoutPreamble(edited), err
			continue
		}
		changed, err := save(ctx, before, after)
		if err != nil {
			return fmt.Errorf("%w%s", err, copyMessage(path))
		}
		_ = os.Remove(path) // saved
		if !changed {
			fmt.Fprintln(o.session.Err, "Edit canceled, no changes made.")
			return nil
		}
		_, err = fmt.Fprintf(o.session.Out, "resourceinterpretercustomization.config.karmada.io/%s edited\n", after.Name)
		return err
	}
}

// copyMessage returns a message with the path of the unsaved text, if the file exists.
func copyMessage(path string) string {
	if _, err := os.Stat(path); path == "" || err != nil {
		return ""
	}
	return fmt.Sprintf("\nA copy of your changes is in %s", path)
}

// saveFunc saves a customization if it differs from before.
type saveFunc func(ctx context.Context, before, after *customization) (changed bool, err error)

// saver returns the function that saves a customization to its origin.
func (o *options) saver(s source) (saveFunc, error) {
	if s.file == "" {
		return o.patch, nil
	}
	if info, err := os.Stat(s.file); err != nil || !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is not a regular file", s.file)
	}
	return func(_ context.Context, before, after *customization) (bool, error) {
		return saveFile(s.file, before, after)
	}, nil
}

// patch sends the difference to the control plane. The patch fails if the object was changed concurrently.
func (o *options) patch(ctx context.Context, before, after *customization) (changed bool, err error) {
	if before.Name != after.Name {
		return false, errors.New("the name of a customization cannot be changed in the control plane")
	}
	old, err := json.Marshal(before.Spec)
	if err != nil {
		return false, err
	}
	edited, err := json.Marshal(after.Spec)
	if err != nil {
		return false, err
	}
	difference, err := jsonpatch.CreateMergePatch(old, edited)
	if err != nil {
		return false, fmt.Errorf("create merge patch: %w", err)
	}
	if string(difference) == "{}" {
		return false, nil
	}
	body, err := json.Marshal(map[string]any{
		"metadata": map[string]any{"resourceVersion": before.ResourceVersion},
		"spec":     json.RawMessage(difference),
	})
	if err != nil {
		return false, err
	}
	control, err := o.client()
	if err != nil {
		return false, err
	}
	options := metav1.PatchOptions{FieldManager: "karmadactl-interpret"}
	_, err = control.Resource(customizations).Patch(ctx, after.Name, types.MergePatchType, body, options)
	return err == nil, err
}
