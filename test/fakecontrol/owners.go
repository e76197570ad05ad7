// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fakecontrol

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"

	"karmada.io/karmada/internal/names"
)

// ownersPage and ownersHeading locate the tables of the owners of fields, one for each kind of object.
const (
	ownersPage    = "docs/concepts/propagation.md"
	ownersHeading = "## Owners of fields"
)

// Anyone is the field manager of patches that are not checked: those of users and of controllers that a test imitates.
const Anyone = "anyone"

// owners holds the controllers that may patch a field, by object and path.
type owners map[string]map[string][]string

// fieldOwners reads the tables of the documentation.
var fieldOwners = sync.OnceValues(func() (owners, error) {
	dir, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			break
		}
		if dir == filepath.Dir(dir) {
			return nil, fmt.Errorf("%s: no module root above the test", ownersPage)
		}
		dir = filepath.Dir(dir)
	}
	page, err := os.ReadFile(filepath.Join(dir, ownersPage))
	if err != nil {
		return nil, err
	}
	return parseOwners(string(page))
})

var quoted = regexp.MustCompile("`([^`]+)`")

// parseOwners reads the rows "| binding | `path`, `path` | `owner` |" below the heading.
func parseOwners(page string) (owners, error) {
	_, section, ok := strings.Cut(page, ownersHeading)
	if !ok {
		return nil, fmt.Errorf("%s has no heading %q", ownersPage, ownersHeading)
	}
	section, _, _ = strings.Cut(section, "\n## ")
	out := owners{}
	for line := range strings.Lines(section) {
		cells := strings.Split(line, "|")
		if len(cells) != 5 || !strings.Contains(cells[2], "`") {
			continue
		}
		object := strings.TrimSpace(cells[1])
		if out[object] == nil {
			out[object] = map[string][]string{}
		}
		for _, path := range quoted.FindAllStringSubmatch(cells[2], -1) {
			for _, owner := range quoted.FindAllStringSubmatch(cells[3], -1) {
				out[object][path[1]] = append(out[object][path[1]], owner[1])
			}
		}
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("%s has no table below %q", ownersPage, ownersHeading)
	}
	return out, nil
}

// check returns the fields of a patch of an object that do not belong to an owner.
func (o owners) check(object, owner string, patch []byte) ([]string, error) {
	var body map[string]any
	if err := json.Unmarshal(patch, &body); err != nil {
		return nil, err
	}
	var foreign []string
	for _, path := range paths(body, "") {
		switch path {
		case "metadata.resourceVersion", "metadata.uid": // preconditions
			continue
		}
		if !slices.Contains(o[object][o.rule(object, path)], owner) {
			foreign = append(foreign, path)
		}
	}
	slices.Sort(foreign)
	return foreign, nil
}

// rule returns the longest path in the table that covers a path. A path in the table covers everything below it; a final * covers
// all endings.
func (o owners) rule(object, path string) (best string) {
	for rule := range o[object] {
		prefix, wildcard := strings.CutSuffix(rule, "*")
		covers := path == rule || strings.HasPrefix(path, rule+".") || wildcard && strings.HasPrefix(path, prefix)
		if covers && len(rule) > len(best) {
			best = rule
		}
	}
	return best
}

// paths returns the paths of all values in a merge patch that are not maps.
func paths(body map[string]any, prefix string) (out []string) {
	for _, k := range slices.Sorted(maps.Keys(body)) {
		if nested, ok := body[k].(map[string]any); ok && len(nested) > 0 {
			out = append(out, paths(nested, prefix+k+".")...)
		} else {
			out = append(out, prefix+k)
		}
	}
	return out
}

// versioned holds the fields, by kind, that a patch may only change if it names the resource version: a late request of a deposed leader
// would undo a decision of the current one, or remove an item that another controller added to a list. "" means all fields.
var versioned = map[string][]string{
	"ResourceBinding":        {""},
	"ClusterResourceBinding": {""},
	"Work":                   {"spec.suspendDispatching", "spec.preserveResourcesOnDeletion", "spec.applyStrategy", "spec.adoptUIDs"},
	"Cluster":                {"spec.taints"},
	"StagedRollout":          {"spec"}, // users write it, too
	"ClusterStagedRollout":   {"spec"},
}

// unversioned returns the fields of a merge patch that must name the resource version, and does not. The manifests of a Work of a staged
// rollout belong to the revision that its annotation names.
func unversioned(w Write) (out []string, err error) {
	var body map[string]any
	if err := json.Unmarshal(w.Patch, &body); err != nil {
		return nil, err
	}
	fields := append([]string{"metadata.finalizers", "metadata.ownerReferences"}, versioned[w.Kind]...)
	if w.Kind == "Work" && w.Object.GetAnnotations()[names.Revision] != "" {
		fields = append(fields, "spec", "metadata.annotations."+names.Revision)
	}
	changed := paths(body, "")
	if slices.Contains(changed, "metadata.resourceVersion") {
		return nil, nil
	}
	return slices.DeleteFunc(changed, func(path string) bool {
		return !slices.ContainsFunc(fields, func(field string) bool { return field == "" || strings.HasPrefix(path+".", field+".") })
	}), nil
}

// checkVersion fails the test if a merge patch must name the resource version, and does not.
func (c *Control) checkVersion(w Write) {
	if w.Manager == Anyone || !w.merge || w.Verb != "patch" { // a status has its own rules: see patch.Status
		return
	}
	if fields, err := unversioned(w); err != nil || len(fields) > 0 {
		c.tb.Errorf("%s %s %s does not name the resource version: %v %v", w.Verb, w.Kind, w.Key, fields, err)
	}
}

// checkOwner fails the test if a patch of a binding or a Work changes a field that another controller owns.
func (c *Control) checkOwner(w Write) {
	object := map[string]string{"ResourceBinding": "binding", "ClusterResourceBinding": "binding", "Work": "Work"}[w.Kind]
	owner := w.Manager
	if owner == "" {
		owner = c.owner
	}
	if object == "" || owner == "" || owner == Anyone || len(w.Patch) == 0 {
		return
	}
	table, err := fieldOwners()
	if err != nil {
		c.tb.Error(err)
		return
	}
	foreign, err := table.check(object, owner, w.Patch)
	if err != nil || len(foreign) > 0 {
		c.tb.Errorf("%s %s by %s changes fields of other owners: %v %v", w.Verb, w.Key, owner, foreign, err)
	}
}
