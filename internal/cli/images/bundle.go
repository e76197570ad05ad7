// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package images

import (
	"archive/tar"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/opencontainers/go-digest"
	"github.com/opencontainers/image-spec/specs-go"
	v1 "github.com/opencontainers/image-spec/specs-go/v1"
	"oras.land/oras-go/v2"
	"oras.land/oras-go/v2/content"
	"oras.land/oras-go/v2/content/oci"
	"oras.land/oras-go/v2/registry"
	"oras.land/oras-go/v2/registry/remote"
	"oras.land/oras-go/v2/registry/remote/auth"
	"oras.land/oras-go/v2/registry/remote/credentials"
	"oras.land/oras-go/v2/registry/remote/retry"
)

const (
	// dockerList is the media type of an index as Docker defined it; dockerArchive is the index of `docker save`.
	dockerList    = "application/vnd.docker.distribution.manifest.list.v2+json"
	dockerArchive = "manifest.json"
	// nameAnnotation holds the full name of an image, for containerd.
	nameAnnotation = "io.containerd.image.name"
)

// registries opens repositories with the credentials of `docker login`.
type registries struct {
	plainHTTP bool
	client    *auth.Client
}

func newRegistries(plainHTTP bool) (*registries, error) {
	store, err := credentials.NewStoreFromDocker(credentials.StoreOptions{})
	if err != nil {
		return nil, fmt.Errorf("read the configuration of docker: %w", err)
	}
	return &registries{plainHTTP, &auth.Client{
		Client: retry.DefaultClient, Cache: auth.NewCache(), Credential: credentials.Credential(store),
	}}, nil
}

// open returns the repository of an image, and its tag or digest.
func (r *registries) open(image string) (*remote.Repository, string, error) {
	reference, err := registry.ParseReference(image)
	if err != nil {
		return nil, "", fmt.Errorf("name %q: %w: want REGISTRY/NAME:TAG", image, err)
	}
	repository, err := remote.NewRepository(reference.Registry + "/" + reference.Repository)
	if err != nil {
		return nil, "", err
	}
	repository.PlainHTTP, repository.Client = r.plainHTTP, r.client
	return repository, reference.ReferenceOrDefault(), nil
}

// blob is the content of a descriptor. Layers are read while the archive is written.
type blob struct {
	content []byte
	size    int64
	open    func(context.Context) (io.ReadCloser, error)
}

// bundle collects images for an archive.
type bundle struct {
	registries *registries
	platforms  []v1.Platform
	blobs      map[digest.Digest]blob
	index      v1.Index
	// docker are the images for `docker load`, which needs images of one platform.
	docker []dockerImage
}

// dockerImage is an image in the index of an archive of Docker.
type dockerImage struct {
	Config   string
	RepoTags []string
	Layers   []string
}

func newBundle(r *registries, platforms []v1.Platform) *bundle {
	index := v1.Index{Versioned: specs.Versioned{SchemaVersion: 2}, MediaType: v1.MediaTypeImageIndex}
	return &bundle{registries: r, platforms: platforms, blobs: map[digest.Digest]blob{}, index: index}
}

// add adds an image with its platforms. Its layers are not read yet.
func (b *bundle) add(ctx context.Context, image string) error {
	repository, reference, err := b.registries.open(image)
	if err != nil {
		return err
	}
	root, err := repository.Resolve(ctx, reference)
	if err != nil {
		return err
	}
	manifests := []v1.Descriptor{root}
	if root.MediaType == v1.MediaTypeImageIndex || root.MediaType == dockerList {
		var index v1.Index
		if err := fetchJSON(ctx, repository, root, &index); err != nil {
			return err
		}
		if manifests, err = b.selectPlatforms(index.Manifests); err != nil {
			return err
		}
	}
	var contents []v1.Manifest
	for i, m := range manifests {
		content, platform, err := b.addManifest(ctx, repository, m)
		if err != nil {
			return err
		}
		if manifests[i].Platform = &platform; !matches(platform, b.platforms[i]) || len(manifests) != len(b.platforms) {
			return fmt.Errorf("it has the only platform %s, want %s", name(platform), names(b.platforms))
		}
		contents = append(contents, content)
	}
	entry := manifests[0]
	if len(manifests) > 1 { // the original index names manifests that are not part of the archive
		text, err := json.Marshal(v1.Index{Versioned: specs.Versioned{SchemaVersion: 2}, MediaType: root.MediaType, Manifests: manifests})
		if err != nil {
			return err
		}
		entry = b.put(root.MediaType, text)
	} else {
		b.docker = append(b.docker, dockerEntry(image, contents[0]))
	}
	entry.Annotations = map[string]string{nameAnnotation: image, v1.AnnotationRefName: image}
	b.index.Manifests = append(b.index.Manifests, entry)
	return nil
}

// selectPlatforms returns one manifest for each platform, in their order.
func (b *bundle) selectPlatforms(manifests []v1.Descriptor) (out []v1.Descriptor, _ error) {
	for _, p := range b.platforms {
		i := slices.IndexFunc(manifests, func(m v1.Descriptor) bool { return m.Platform != nil && matches(*m.Platform, p) })
		if i < 0 {
			var all []v1.Platform
			for _, m := range manifests {
				if m.Platform != nil && m.Platform.OS != "unknown" { // attestations
					all = append(all, *m.Platform)
				}
			}
			return nil, fmt.Errorf("it has no platform %s; it has %s", name(p), names(all))
		}
		out = append(out, manifests[i])
	}
	return out, nil
}

// addManifest adds a manifest, its configuration and its layers, and returns the platform of the configuration.
func (b *bundle) addManifest(ctx context.Context, from content.Fetcher, d v1.Descriptor) (m v1.Manifest, p v1.Platform, err error) {
	text, err := content.FetchAll(ctx, from, d)
	if err != nil {
		return m, p, err
	}
	b.blobs[d.Digest] = blob{content: text, size: d.Size}
	if err := json.Unmarshal(text, &m); err != nil {
		return m, p, fmt.Errorf("decode manifest %s: %w", d.Digest, err)
	}
	if err := fetchJSON(ctx, from, m.Config, &p); err != nil {
		return m, p, err
	}
	for _, d := range append([]v1.Descriptor{m.Config}, m.Layers...) {
		b.blobs[d.Digest] = blob{size: d.Size, open: func(ctx context.Context) (io.ReadCloser, error) {
			r, err := from.Fetch(ctx, d)
			if err != nil {
				return nil, err
			}
			return verified{content.NewVerifyReader(r, d), r}, nil
		}}
	}
	return m, p, nil
}

// verified returns an error at the end of a blob that does not match its descriptor.
type verified struct {
	*content.VerifyReader
	io.Closer
}

func (v verified) Read(p []byte) (int, error) {
	n, err := v.VerifyReader.Read(p)
	if errors.Is(err, io.EOF) {
		if err := v.Verify(); err != nil {
			return n, err
		}
	}
	return n, err
}

// put adds a blob and returns its descriptor.
func (b *bundle) put(mediaType string, text []byte) v1.Descriptor {
	d := content.NewDescriptorFromBytes(mediaType, text)
	b.blobs[d.Digest] = blob{content: text, size: d.Size}
	return d
}

func fetchJSON(ctx context.Context, from content.Fetcher, d v1.Descriptor, into any) error {
	text, err := content.FetchAll(ctx, from, d)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, into); err != nil {
		return fmt.Errorf("decode %s: %w", d.Digest, err)
	}
	return nil
}

// write writes the archive. Equal images give equal bytes.
func (b *bundle) write(ctx context.Context, out io.Writer) error {
	files := map[string]blob{}
	add := func(file string, value any) error {
		text, err := json.Marshal(value)
		files[file] = blob{content: text, size: int64(len(text))}
		return err
	}
	errs := []error{add(v1.ImageLayoutFile, v1.ImageLayout{Version: v1.ImageLayoutVersion}), add(v1.ImageIndexFile, b.index)}
	if len(b.docker) > 0 {
		errs = append(errs, add(dockerArchive, b.docker))
	}
	if err := errors.Join(errs...); err != nil {
		return err
	}
	for d, content := range b.blobs {
		files[pathOf(d)] = content
	}
	w := tar.NewWriter(out)
	for _, file := range slices.Sorted(maps.Keys(files)) {
		header := &tar.Header{Typeflag: tar.TypeReg, Name: file, Mode: 0o644, Size: files[file].size, ModTime: time.Unix(0, 0)}
		if err := w.WriteHeader(header); err != nil {
			return err
		}
		if err := files[file].copyTo(ctx, w); err != nil {
			return fmt.Errorf("read %s: %w", file, err)
		}
	}
	return w.Close()
}

func (b blob) copyTo(ctx context.Context, w io.Writer) error {
	var from io.Reader = bytes.NewReader(b.content)
	if b.open != nil {
		r, err := b.open(ctx)
		if err != nil {
			return err
		}
		defer r.Close() //nolint:errcheck // it was read to its end, or another error counts
		from = r
	}
	_, err := io.Copy(w, from)
	return err
}

func pathOf(d digest.Digest) string { return "blobs/" + d.Algorithm().String() + "/" + d.Encoded() }

func dockerEntry(image string, m v1.Manifest) dockerImage {
	out := dockerImage{Config: pathOf(m.Config.Digest), RepoTags: []string{image}}
	for _, l := range m.Layers {
		out.Layers = append(out.Layers, pathOf(l.Digest))
	}
	return out
}

// matches reports whether an image for one platform runs on another. A wanted platform without a variant accepts all.
func matches(has, want v1.Platform) bool {
	return has.OS == want.OS && has.Architecture == want.Architecture && (want.Variant == "" || has.Variant == want.Variant)
}

func name(p v1.Platform) string {
	return strings.TrimSuffix(p.OS+"/"+p.Architecture+"/"+p.Variant, "/")
}

func names(platforms []v1.Platform) string {
	var out []string
	for _, p := range platforms {
		out = append(out, name(p))
	}
	return strings.Join(out, ", ")
}

// push copies the images of an archive to a registry, which is a prefix of names: the images keep the last part of theirs, as
// --private-image-registry expects. It calls report for each image.
func push(ctx context.Context, r *registries, archive, prefix string, report func(from, to string)) error {
	store, err := oci.NewFromTar(ctx, archive)
	if err != nil {
		return fmt.Errorf("read %s: %w", archive, err)
	}
	var all []string
	if err := store.Tags(ctx, "", func(tags []string) error { all = append(all, tags...); return nil }); err != nil {
		return fmt.Errorf("read %s: %w", archive, err)
	}
	for _, image := range all {
		to := strings.TrimSuffix(prefix, "/") + image[strings.LastIndex(image, "/"):]
		repository, tag, err := r.open(to)
		if err == nil {
			_, err = oras.Copy(ctx, store, image, repository, tag, oras.DefaultCopyOptions)
		}
		if err != nil {
			return fmt.Errorf("push %s of %s to %s: %w", image, archive, to, err)
		}
		report(image, to)
	}
	return nil
}
