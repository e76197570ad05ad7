// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/distribution/reference"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/interpret/field"
)

// image is a reference [registry/]repository[:tag][@digest].
type image struct{ registry, repository, tag, digest string }

// parseImage splits a reference. The first part of the path is the registry if it contains "." or ":", or is "localhost".
func parseImage(text string) (image, error) {
	parsed, err := reference.Parse(text)
	if err != nil {
		return image{}, fmt.Errorf("parse image %q: %w", text, err)
	}
	named, ok := parsed.(reference.Named)
	if !ok {
		return image{}, fmt.Errorf("parse image %q: it has no repository", text)
	}
	out := image{repository: named.Name()}
	if first, rest, found := strings.Cut(out.repository, "/"); found && (strings.ContainsAny(first, ".:") || first == "localhost") {
		out.registry, out.repository = first, rest
	}
	if t, ok := parsed.(reference.Tagged); ok {
		out.tag = t.Tag()
	}
	if d, ok := parsed.(reference.Digested); ok {
		out.digest = d.Digest().String()
	}
	return out, nil
}

// String returns the reference.
func (i image) String() string {
	out := i.repository
	if i.registry != "" {
		out = i.registry + "/" + out
	}
	if i.tag != "" {
		out += ":" + i.tag
	}
	if i.digest != "" {
		out += "@" + i.digest
	}
	return out
}

var (
	wholeTag    = regexp.MustCompile(`^` + reference.TagRegexp.String() + `$`)
	wholeDigest = regexp.MustCompile(`^` + reference.DigestRegexp.String() + `$`)
)

// version returns the tag, or the digest of an image without a tag.
func (i *image) version() string {
	if i.tag != "" {
		return i.tag
	}
	return i.digest
}

// setVersion sets a tag, which replaces the digest, or a digest, which replaces the tag. It ignores other values
// (docs/contract/propagation.md#overrides).
func (i *image) setVersion(value string) {
	switch {
	case wholeTag.MatchString(value):
		i.tag, i.digest = value, ""
	case wholeDigest.MatchString(value):
		i.tag, i.digest = "", value
	}
}

func (i *image) removeVersion() {
	if i.tag != "" {
		i.tag = ""
	} else {
		i.digest = ""
	}
}

// change returns a reference after one overrider. A result that is not a reference is an error: pods could not start.
func (x imageChange) change(text string) (string, error) {
	i, err := parseImage(text)
	if err != nil {
		return "", err
	}
	var part *string // nil for the tag
	switch x.Component {
	case policyv1alpha1.Registry:
		part = &i.registry
	case policyv1alpha1.Repository:
		part = &i.repository
	case policyv1alpha1.Tag:
	}
	switch x.Operator {
	case policyv1alpha1.OverriderOpAdd:
		if part == nil {
			i.setVersion(i.version() + x.Value)
		} else {
			*part += x.Value
		}
	case policyv1alpha1.OverriderOpReplace:
		if part == nil {
			i.setVersion(x.Value)
		} else {
			*part = x.Value
		}
	case policyv1alpha1.OverriderOpRemove:
		if part == nil {
			i.removeVersion()
		} else {
			*part = ""
		}
	default: // rejected by the schema
	}
	if _, err := parseImage(i.String()); err != nil {
		return "", fmt.Errorf("%s the %s of image %q: %w", x.Operator, strings.ToLower(string(x.Component)), text, err)
	}
	return i.String(), nil
}

// imageChange is the overrider of one part of images.
type imageChange struct{ *policyv1alpha1.ImageOverrider }

// overrideImages changes the images of all containers, or the one that the predicate selects.
func overrideImages(o *Object, x *policyv1alpha1.ImageOverrider) error {
	if x.Predicate != nil {
		if x.Predicate.Path == "" {
			return fmt.Errorf(`predicate.path: must start with "/"`)
		}
		return replaceString(o, x.Predicate.Path, imageChange{x}.change)
	}
	lists := []string{containers}
	if x.AllContainers {
		lists = append(lists, initContainers, ephemeralContainers)
	}
	return eachContainer(o, lists, func(container field.Object) error {
		text, found, err := field.Lookup[string](container, "image")
		if err != nil || !found {
			return err
		}
		after, err := imageChange{x}.change(text)
		if err != nil {
			return err
		}
		container["image"] = after
		return nil
	})
}

// InvalidImagePart returns why no image can have the value of an overrider, or "". Values with variables are not examined.
func InvalidImagePart(x *policyv1alpha1.ImageOverrider) string {
	switch {
	case x.Operator == policyv1alpha1.OverriderOpRemove || strings.Contains(x.Value, "${"):
		return ""
	case x.Value == "" && x.Component == policyv1alpha1.Registry && x.Operator == policyv1alpha1.OverriderOpReplace:
		return "" // it removes the registry
	}
	noun := strings.ToLower(string(x.Component))
	for _, sample := range []image{{registry: "a.example", repository: "a", tag: "a"}, {registry: "a.example", repository: "a"}} {
		if fits(x, sample) {
			return ""
		}
	}
	if x.Component == policyv1alpha1.Tag {
		noun = "tag or digest"
	}
	return fmt.Sprintf("%q is no %s of an image", x.Value, noun)
}

// fits reports whether an image can have the value of an overrider.
func fits(x *policyv1alpha1.ImageOverrider, i image) bool {
	registry, add := i.registry, x.Operator == policyv1alpha1.OverriderOpAdd
	switch x.Component {
	case policyv1alpha1.Registry:
		if i.registry = x.Value; add {
			i.registry = registry + x.Value
		}
	case policyv1alpha1.Repository:
		repository := i.repository
		if i.repository = x.Value; add {
			i.repository = repository + x.Value
		}
		parsed, err := parseImage(i.String())
		return err == nil && parsed.registry == registry
	case policyv1alpha1.Tag:
		value := x.Value
		if add {
			value = i.version() + value
		}
		return wholeTag.MatchString(value) || wholeDigest.MatchString(value)
	}
	_, err := parseImage(i.String())
	return err == nil
}
