// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package images implements `karmadactl images`, which prints the images that an installation needs, and carries them to hosts without
// access to their registries.
//
//	flags of init ──► names ──► registries ──► bundle: OCI layout in a tar archive ──► ctr, nerdctl, docker
//	                                                                              └──► push: another registry
package images

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	v1 "github.com/opencontainers/image-spec/specs-go/v1"
	"github.com/spf13/cobra"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/initcmd"
)

// options holds the flags.
type options struct {
	session      *access.Session
	installation *initcmd.Images
	file, pushed string
	platforms    []string
	plainHTTP    bool
}

// NewCommand returns the command `images`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{session: s, installation: initcmd.NewImages()}
	c := command.WithoutArgs(command.New(s, command.Help{
		Use: "images", Short: "Print or bundle the images of a control plane",
		Long: `
			Print the images of a control plane with all addons, of karmada-agent and of karmada-operator.

			With --bundle, the command pulls them and writes them to one file, for hosts without access to the registries. The file is an
			OCI layout in a tar archive, which ctr, nerdctl and docker load. With --push, it pushes the images of such a file to a
			registry. It uses the credentials of "docker login".`,
		Example: `
			# Print the images of an installation with default settings
			PROGRAM images

			# Write the images for hosts of two architectures to a file
			PROGRAM images --bundle=karmada-images.tar --platform=linux/amd64,linux/arm64

			# Push them to a private registry, and install from it
			PROGRAM images --push=karmada-images.tar --private-image-registry=registry.example.org/karmada
			PROGRAM init --private-image-registry=registry.example.org/karmada`,
	}, func(ctx context.Context, _ []string) error { return o.run(ctx) }))
	flags := c.Flags()
	o.installation.AddFlags(flags)
	flags.StringVar(&o.file, "bundle", "", "File to write the images to. Empty means that their names are printed.")
	flags.StringVar(&o.pushed, "push", "", "File of --bundle whose images to push to --private-image-registry.")
	flags.StringSliceVar(&o.platforms, "platform", nil,
		"Platforms of the images in --bundle. Empty means linux and the architecture of this program. docker load needs one platform.")
	flags.BoolVar(&o.plainHTTP, "plain-http", false, "If true, connect to registries without TLS.")
	c.MarkFlagsMutuallyExclusive("bundle", "push")
	return c
}

func (o *options) run(ctx context.Context) error {
	if o.file == "" && o.pushed == "" {
		list, err := o.installation.List()
		for _, image := range list {
			fmt.Fprintln(o.session.Out, image)
		}
		return err
	}
	r, err := newRegistries(o.plainHTTP)
	if err != nil {
		return err
	}
	if o.file != "" {
		return o.bundle(ctx, r)
	}
	prefix := o.installation.PrivateRegistry()
	if prefix == "" {
		return errors.New("--push: --private-image-registry is required")
	}
	return push(ctx, r, o.pushed, prefix, func(_, to string) { fmt.Fprintln(o.session.Out, to) })
}

// bundle writes the images to a file, and prints their names. The file is replaced only if the images are complete.
func (o *options) bundle(ctx context.Context, r *registries) error {
	platforms, err := parsePlatforms(o.platforms)
	if err != nil {
		return err
	}
	list, err := o.installation.List()
	if err != nil {
		return err
	}
	b := newBundle(r, platforms)
	for _, image := range list {
		if err := b.add(ctx, image); err != nil {
			return fmt.Errorf("pull %s: %w", image, err)
		}
		fmt.Fprintln(o.session.Out, image)
	}
	temporary, err := os.CreateTemp(filepath.Dir(o.file), "."+filepath.Base(o.file)+".new-")
	if err != nil {
		return fmt.Errorf("write %s: %w", o.file, err)
	}
	err = errors.Join(b.write(ctx, temporary), temporary.Chmod(0o644), temporary.Close())
	if err == nil {
		err = os.Rename(temporary.Name(), o.file)
	}
	if err != nil {
		os.Remove(temporary.Name()) //nolint:errcheck // the first error counts
		return fmt.Errorf("write %s: %w", o.file, err)
	}
	return nil
}

func parsePlatforms(texts []string) (out []v1.Platform, _ error) {
	for _, text := range texts {
		parts := strings.Split(text, "/")
		if len(parts) < 2 || len(parts) > 3 || parts[0] == "" || parts[1] == "" {
			return nil, fmt.Errorf("--platform: %q must be OS/ARCHITECTURE, such as linux/amd64", text)
		}
		out = append(out, v1.Platform{OS: parts[0], Architecture: parts[1], Variant: strings.Join(parts[2:], "")})
	}
	if len(out) == 0 {
		out = append(out, v1.Platform{OS: "linux", Architecture: runtime.GOARCH})
	}
	return out, nil
}
