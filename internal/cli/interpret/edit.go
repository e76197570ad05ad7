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

// runEdit opens an editor for one customization after the other.
func (o *options) runEdit(ctx context.Context) error {
	all, err := o.read(ctx)
	if err != nil {
		return err
	}
	if len(all) > 1 { // other objects in the same files are left as they are
		all = slices.DeleteFunc(all, func(one given) bool { return one.object.GroupVersionKind() != customizationKind })
	}
	for _, one := range all {
		if err := o.editOne(ctx, one); err != nil {
			return fmt.Errorf("edit %s: %w", one.title(), err)
		}
	}
	return nil
}

// editOne has a customization edited until it can be used, and saves it. What the user wrote is never lost: if it is not
// saved, it stays in its temporary file.
func (o *options) editOne(ctx context.Context, one given) error {
	before, err := one.customization()
	if err != nil {
		return err
	}
	save, err := o.saver(one)
	if err != nil {
		return err
	}
	program := editor.NewDefaultEditor([]string{"KUBE_EDITOR", "EDITOR"})
	text, problem := format(before, o.showDoc), error(nil)
	for {
		shown := append(preamble(problem), text...)
		edited, path, err := program.LaunchTempFile("karmadactl-interpret-", ".lua", bytes.NewReader(shown))
		if err != nil {
			return fmt.Errorf("run the editor: %w%s", err, kept(path))
		}
		after, err := parse(edited, before)
		if err == nil {
			err = usable(after) //nolint:contextcheck // a check limits itself
		}
		switch {
		case err != nil && bytes.Equal(text, withoutPreamble(edited)):
			return fmt.Errorf("nothing was saved: %w%s", err, kept(path))
		case err != nil:
			_ = os.Remove(path) // what is in it comes again
			text, problem = withoutPreamble(edited), err
			continue
		}
		changed, err := save(ctx, before, after)
		if err != nil {
			return fmt.Errorf("%w%s", err, kept(path))
		}
		_ = os.Remove(path) // all of it is saved
		if !changed {
			fmt.Fprintln(o.session.Err, "Edit cancelled, no changes made.")
			return nil
		}
		_, err = fmt.Fprintf(o.session.Out, "resourceinterpretercustomization.config.karmada.io/%s edited\n", after.Name)
		return err
	}
}

// kept says where the text is that was not saved.
func kept(path string) string {
	if _, err := os.Stat(path); path == "" || err != nil {
		return ""
	}
	return fmt.Sprintf("\nA copy of your changes is in %s", path)
}

// saveFunc saves a customization, if it is another than before.
type saveFunc func(ctx context.Context, before, after *customization) (changed bool, err error)

// saver finds the way back to where a customization is from.
func (o *options) saver(one given) (saveFunc, error) {
	if one.file == "" {
		return o.patch, nil
	}
	if info, err := os.Stat(one.file); err != nil || !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is not a file that can be written to", one.file)
	}
	return func(_ context.Context, before, after *customization) (bool, error) {
		return saveFile(one.file, before, after)
	}, nil
}

// patch sends the difference to the control plane. It is refused there if somebody else was faster.
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
		return false, fmt.Errorf("compare before and after: %w", err)
	}
	if string(difference) == "{}" {
		return false, nil
	}
	body, err := json.Marshal(map[string]any{"metadata": map[string]any{"resourceVersion": before.ResourceVersion}, "spec": json.RawMessage(difference)})
	if err != nil {
		return false, err
	}
	api, err := o.api()
	if err != nil {
		return false, err
	}
	_, err = api.Resource(customizations).Patch(ctx, after.Name, types.MergePatchType, body, metav1.PatchOptions{FieldManager: "karmadactl-interpret"})
	return err == nil, err
}
