// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package token implements `karmadactl token`, which manages the bootstrap tokens that register Pull-mode clusters.
//
//	create ──► Secret kube-system/bootstrap-token-<id>, printed as <id>.<secret> or as the command that registers a cluster
//	list   ──► table of these Secrets, without their secret part
//	delete ──► deletion of these Secrets
package token

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/fields"
	"k8s.io/apimachinery/pkg/util/duration"
	"k8s.io/client-go/kubernetes"
	typedcorev1 "k8s.io/client-go/kubernetes/typed/core/v1"
	bootstrapapi "k8s.io/cluster-bootstrap/token/api"
	bootstraputil "k8s.io/cluster-bootstrap/token/util"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/names"
)

// defaultTTL is the default lifetime of a token.
const defaultTTL = 24 * time.Hour

// pageSize is the number of tokens that one request lists.
const pageSize = 500

// NewCommand returns the command `token`.
func NewCommand(s *access.Session) *cobra.Command {
	return command.Group("token", "Manage the bootstrap tokens that register clusters", `
		Manage the bootstrap tokens that register clusters in Pull mode.

		A bootstrap token authenticates a cluster that does not have a certificate yet. With it, the cluster can request the
		certificate of its agent, and nothing else.`,
		newCreateCommand(s), newListCommand(s), newDeleteCommand(s))
}

// secrets returns the client for bootstrap tokens. It fails if the API server is not a Karmada control plane: others have bootstrap tokens,
// too.
func secrets(control *access.Control) (typedcorev1.SecretInterface, error) {
	if err := control.Require(); err != nil {
		return nil, err
	}
	config, err := control.ToRESTConfig()
	if err != nil {
		return nil, err
	}
	api, err := kubernetes.NewForConfig(config)
	if err != nil {
		return nil, err
	}
	return api.CoreV1().Secrets(metav1.NamespaceSystem), nil
}

func newListCommand(s *access.Session) *cobra.Command {
	control := access.NewControl(s)
	c := command.WithoutArgs(command.New(s, command.Help{
		Use: "list", Short: "List bootstrap tokens",
		Long:    "List the bootstrap tokens of the Karmada control plane. The secret part of a token is not printed.",
		Example: "# List bootstrap tokens\nPROGRAM token list",
	}, func(ctx context.Context, _ []string) error {
		tokens, err := secrets(control)
		if err != nil {
			return err
		}
		return list(ctx, tokens, s.Out, s.Err, clock.RealClock{}.Now())
	}))
	control.Bind(c, false)
	return c
}

func list(ctx context.Context, tokens typedcorev1.SecretInterface, out, errOut io.Writer, now time.Time) error {
	var rows [][]string
	bound := false
	page := metav1.ListOptions{
		Limit: pageSize, FieldSelector: fields.OneTermEqualSelector("type", string(bootstrapapi.SecretTypeBootstrapToken)).String(),
	}
	for {
		found, err := tokens.List(ctx, page)
		if err != nil {
			return fmt.Errorf("failed to list bootstrap tokens, err: %w", err)
		}
		for i := range found.Items {
			token, err := parse(&found.Items[i])
			if err != nil {
				fmt.Fprintf(errOut, "secret %s is not a valid bootstrap token: %v\n", found.Items[i].Name, err)
				continue
			}
			bound = bound || token.cluster != ""
			rows = append(rows, token.row(now))
		}
		if page.Continue = found.Continue; page.Continue == "" {
			break
		}
	}
	if len(rows) == 0 {
		return nil
	}
	rows = append([][]string{{"TOKEN", "TTL", "EXPIRES", "USAGES", "DESCRIPTION", "EXTRA GROUPS", "CLUSTER"}}, rows...)
	if !bound { // the columns of upstream
		for i := range rows {
			rows[i][len(rows[i])-1] = ""
		}
	}
	output.Terminal{Writer: out}.Table(output.Rows(rows))
	return nil
}

// listed is a bootstrap token without its secret part.
type listed struct {
	id, description, cluster string
	expires                  *time.Time // nil means never
	usages, groups           []string
}

func parse(secret *corev1.Secret) (listed, error) {
	value := func(key string) string { return string(secret.Data[key]) }
	t := listed{
		id: value(bootstrapapi.BootstrapTokenIDKey), description: value(bootstrapapi.BootstrapTokenDescriptionKey),
		cluster: secret.Annotations[names.TokenCluster],
	}
	switch {
	case !bootstraputil.IsValidBootstrapTokenID(t.id):
		return t, fmt.Errorf("%s must match %s", bootstrapapi.BootstrapTokenIDKey, bootstrapapi.BootstrapTokenIDPattern)
	case secret.Name != bootstraputil.BootstrapTokenSecretName(t.id):
		return t, fmt.Errorf("the name must be %s", bootstraputil.BootstrapTokenSecretName(t.id))
	case !bootstraputil.IsValidBootstrapToken(bootstraputil.TokenFromIDAndSecret(t.id, value(bootstrapapi.BootstrapTokenSecretKey))):
		return t, fmt.Errorf("%s must have 16 lowercase letters and digits", bootstrapapi.BootstrapTokenSecretKey)
	}
	if at := value(bootstrapapi.BootstrapTokenExpirationKey); at != "" {
		expires, err := time.Parse(time.RFC3339, at)
		if err != nil {
			return t, fmt.Errorf("%s must be a time such as 2006-01-02T15:04:05Z", bootstrapapi.BootstrapTokenExpirationKey)
		}
		t.expires = &expires
	}
	for key, value := range secret.Data {
		if usage, ok := strings.CutPrefix(key, bootstrapapi.BootstrapTokenUsagePrefix); ok && string(value) == "true" {
			t.usages = append(t.usages, usage)
		}
	}
	slices.Sort(t.usages)
	if groups := value(bootstrapapi.BootstrapTokenExtraGroupsKey); groups != "" {
		t.groups = strings.Split(groups, ",")
		slices.Sort(t.groups)
	}
	return t, nil
}

func (t listed) row(now time.Time) []string {
	orNone := func(text string) string {
		if text == "" {
			return "<none>"
		}
		return text
	}
	ttl, expires := "<forever>", "<never>"
	if t.expires != nil {
		ttl, expires = duration.ShortHumanDuration(t.expires.Sub(now)), t.expires.Format(time.RFC3339)
	}
	return []string{
		t.id, ttl, expires, orNone(strings.Join(t.usages, ",")), orNone(t.description), orNone(strings.Join(t.groups, ",")), orNone(t.cluster),
	}
}

func newDeleteCommand(s *access.Session) *cobra.Command {
	control := access.NewControl(s)
	c := command.New(s, command.Help{
		Use: "delete [token-value] ...", Short: "Delete bootstrap tokens",
		Long: `
			Delete bootstrap tokens of the Karmada control plane, given by their ID, as the whole token, or by - for a token
			in the standard input. Certificates that were requested with a token stay valid.`,
		Example: "# Delete a bootstrap token\nPROGRAM token delete abcdef",
	}, func(ctx context.Context, args []string) error {
		ids, err := tokenIDs(s, args)
		if err != nil {
			return err
		}
		tokens, err := secrets(control)
		if err != nil {
			return err
		}
		return deleteTokens(ctx, tokens, s.Out, ids)
	})
	control.Bind(c, false)
	return c
}

// tokenIDs returns the IDs of tokens that are given as ID or as ID.SECRET. Errors do not contain the secret part.
func tokenIDs(s *access.Session, args []string) (ids []string, err error) {
	if len(args) == 0 {
		return nil, fmt.Errorf("missing subcommand; 'token delete' is missing token of form %q", bootstrapapi.BootstrapTokenIDPattern)
	}
	for _, arg := range args {
		if arg == access.Stdin {
			if arg, err = s.ReadToken(arg); err != nil {
				return nil, err
			}
		}
		id, _, whole := strings.Cut(arg, ".")
		if !bootstraputil.IsValidBootstrapTokenID(id) || whole && !bootstraputil.IsValidBootstrapToken(arg) {
			return nil, fmt.Errorf("invalid token with ID %q, must match %q or %q",
				id, bootstrapapi.BootstrapTokenIDPattern, bootstrapapi.BootstrapTokenPattern)
		}
		ids = append(ids, id)
	}
	return ids, nil
}

func deleteTokens(ctx context.Context, tokens typedcorev1.SecretInterface, out io.Writer, ids []string) error {
	for _, id := range ids {
		name := bootstraputil.BootstrapTokenSecretName(id)
		if err := tokens.Delete(ctx, name, metav1.DeleteOptions{}); err != nil {
			return fmt.Errorf("failed to delete secret %q, err: %w", name, err)
		}
		if _, err := fmt.Fprintf(out, "bootstrap token %q deleted\n", id); err != nil {
			return err
		}
	}
	return nil
}

// errExists explains the rare collision of two random IDs.
func errExists(err error) error {
	if apierrors.IsAlreadyExists(err) {
		return errors.New("a token with this random ID exists, try again")
	}
	return err
}
