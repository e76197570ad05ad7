// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package token

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	typedcorev1 "k8s.io/client-go/kubernetes/typed/core/v1"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	certutil "k8s.io/client-go/util/cert"
	bootstrapapi "k8s.io/cluster-bootstrap/token/api"
	bootstraputil "k8s.io/cluster-bootstrap/token/util"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/names"
)

// specification describes the token to create.
type specification struct {
	description, cluster string
	groups, usages       []string
	ttl                  time.Duration // 0 means that the token does not expire
	singleUse            bool
}

func newCreateCommand(s *access.Session) *cobra.Command {
	control := access.NewControl(s)
	var spec specification
	printCommand := false
	c := command.WithoutArgs(command.New(s, command.Help{
		Use: "create", Short: "Create a bootstrap token",
		Long: `
			Create a bootstrap token and print it.

			With --cluster, the token can register this cluster only, also if it was registered before. Otherwise, it can register
			any cluster with a new name, which receives nothing until "approve cluster" approves it.`,
		Example: `
			# Create a token and print it
			PROGRAM token create

			# Print the command that registers the cluster member1, once
			PROGRAM token create --cluster member1 --single-use --print-register-command --kubeconfig karmada.config`,
	}, func(ctx context.Context, _ []string) error { return spec.run(ctx, s, control, printCommand) }))
	control.Bind(c, false)
	flags := c.Flags()
	flags.StringVar(&spec.description, "description", "", "Description of the token for humans.")
	flags.StringSliceVar(&spec.groups, "groups", []string{names.BootstrapGroup},
		"Groups that the token authenticates as. Each must match "+bootstrapapi.BootstrapGroupPattern+".")
	flags.StringSliceVar(&spec.usages, "usages", bootstrapapi.KnownTokenUsages, "Ways in which the token can be used.")
	flags.DurationVar(&spec.ttl, "ttl", defaultTTL, "Duration after which the token is deleted. 0 means that it does not expire.")
	flags.StringVar(&spec.cluster, "cluster", "",
		"Name of the only cluster that the token can register. Empty means any cluster with a new name.")
	flags.BoolVar(&spec.singleUse, "single-use", false, "If true, only one certificate is issued with the token.")
	flags.BoolVar(&printCommand, "print-register-command", false,
		"If true, print the command that registers a cluster with the token, instead of the token.")
	return c
}

// run creates a token and prints it, or the command that registers a cluster with it.
func (s specification) run(ctx context.Context, session *access.Session, control *access.Control, printCommand bool) error {
	if err := s.validate(); err != nil {
		return err
	}
	register := ""
	if printCommand {
		config, err := control.ToRawKubeConfigLoader().RawConfig()
		if err == nil {
			register, err = registerCommand(session.Program(), config, control.Context)
		}
		if err != nil {
			return fmt.Errorf("failed to get register command, err: %w", err)
		}
	}
	tokens, err := secrets(control)
	if err != nil {
		return err
	}
	token, err := create(ctx, tokens, s, clock.RealClock{}.Now())
	if err != nil {
		return err
	}
	if printCommand {
		token = strings.Replace(register, tokenPlaceholder, token, 1)
		if s.cluster != "" {
			token += " --cluster-name " + s.cluster
		}
	}
	_, err = fmt.Fprintln(session.Out, token)
	return err
}

func (s specification) validate() error {
	if s.ttl < 0 {
		return fmt.Errorf("--ttl: must not be negative, got %v", s.ttl)
	}
	if s.ttl > 0 && s.ttl < time.Second {
		return fmt.Errorf("--ttl: must be 0 or at least 1s, got %v", s.ttl)
	}
	if err := bootstraputil.ValidateUsages(s.usages); err != nil {
		return fmt.Errorf("--usages: %w", err)
	}
	for _, group := range s.groups {
		if err := bootstraputil.ValidateBootstrapGroupName(group); err != nil {
			return fmt.Errorf("--groups: %w", err)
		}
	}
	if s.cluster == "" {
		return nil
	}
	if invalid := names.CheckCluster(s.cluster); len(invalid) > 0 {
		return fmt.Errorf("--cluster: invalid cluster name(%s): %s", s.cluster, strings.Join(invalid, "; "))
	}
	if s.cluster == names.AccessGenerator {
		return fmt.Errorf("--cluster: the name %s is reserved", s.cluster)
	}
	return nil
}

// create creates a random token and returns it.
func create(ctx context.Context, tokens typedcorev1.SecretInterface, spec specification, now time.Time) (string, error) {
	token, err := bootstraputil.GenerateBootstrapToken()
	if err != nil {
		return "", fmt.Errorf("generate a bootstrap token: %w", err)
	}
	secret := spec.secret(token, now)
	if _, err := tokens.Create(ctx, secret, metav1.CreateOptions{FieldManager: "karmadactl"}); err != nil {
		return "", fmt.Errorf("create secret %s/%s: %w", metav1.NamespaceSystem, secret.Name, errExists(err))
	}
	return token, nil
}

// secret returns the Secret of a token.
func (s specification) secret(token string, now time.Time) *corev1.Secret {
	id, key, _ := strings.Cut(token, ".")
	data := map[string][]byte{
		bootstrapapi.BootstrapTokenIDKey:     []byte(id),
		bootstrapapi.BootstrapTokenSecretKey: []byte(key),
	}
	if s.description != "" {
		data[bootstrapapi.BootstrapTokenDescriptionKey] = []byte(s.description)
	}
	if s.ttl > 0 {
		data[bootstrapapi.BootstrapTokenExpirationKey] = []byte(now.Add(s.ttl).UTC().Format(time.RFC3339))
	}
	for _, usage := range s.usages {
		data[bootstrapapi.BootstrapTokenUsagePrefix+usage] = []byte("true")
	}
	if len(s.groups) > 0 {
		data[bootstrapapi.BootstrapTokenExtraGroupsKey] = []byte(strings.Join(s.groups, ","))
	}
	secret := &corev1.Secret{
		ObjectMeta: metav1.ObjectMeta{Namespace: metav1.NamespaceSystem, Name: bootstraputil.BootstrapTokenSecretName(id)},
		Type:       bootstrapapi.SecretTypeBootstrapToken, Data: data,
	}
	if s.cluster != "" {
		metav1.SetMetaDataAnnotation(&secret.ObjectMeta, names.TokenCluster, s.cluster)
	}
	if s.singleUse {
		metav1.SetMetaDataAnnotation(&secret.ObjectMeta, names.TokenSingleUse, "true")
	}
	return secret
}

// tokenPlaceholder stands for the token in the result of registerCommand, which is built before the token is created.
const tokenPlaceholder = "<token>"

// registerCommand returns the command that registers a cluster, with pins of the certificate authorities of the control plane.
func registerCommand(program string, config clientcmdapi.Config, context string) (string, error) {
	cluster := defaultCluster(config, context)
	if cluster == nil {
		return "", errors.New("failed to get default cluster config")
	}
	ca := cluster.CertificateAuthorityData
	if len(ca) == 0 && cluster.CertificateAuthority != "" {
		inlined := &clientcmdapi.Config{Clusters: map[string]*clientcmdapi.Cluster{"": cluster.DeepCopy()}}
		if err := clientcmdapi.FlattenConfig(inlined); err != nil {
			return "", err
		}
		ca = inlined.Clusters[""].CertificateAuthorityData
	}
	if len(ca) == 0 {
		return "", errors.New("no CA certificates found in kubeconfig")
	}
	certificates, err := certutil.ParseCertsPEM(ca)
	if err != nil {
		return "", fmt.Errorf("parse the CA certificates in the kubeconfig: %w", err)
	}
	pins := make([]string, 0, len(certificates))
	for _, c := range certificates {
		sum := sha256.Sum256(c.RawSubjectPublicKeyInfo)
		pins = append(pins, "sha256:"+hex.EncodeToString(sum[:]))
	}
	return fmt.Sprintf("%s register %s --token %s --discovery-token-ca-cert-hash %s",
		program, strings.TrimPrefix(cluster.Server, "https://"), tokenPlaceholder, strings.Join(pins, ",")), nil
}

// defaultCluster returns the cluster without a name or, if there is none, the cluster of the context; "" means the current context.
func defaultCluster(config clientcmdapi.Config, context string) *clientcmdapi.Cluster {
	if cluster := config.Clusters[""]; cluster != nil {
		return cluster
	}
	if context == "" {
		context = config.CurrentContext
	}
	if c := config.Contexts[context]; c != nil {
		return config.Clusters[c.Cluster]
	}
	return nil
}

// NewRegisterCommand creates a token that is valid for 24 hours, and returns the command that registers a cluster with it.
func NewRegisterCommand(ctx context.Context, program string, config clientcmdapi.Config, now time.Time) (string, error) {
	command, err := registerCommand(program, config, "")
	if err != nil {
		return "", fmt.Errorf("build the command to register clusters: %w", err)
	}
	rest, err := clientcmd.NewDefaultClientConfig(config, nil).ClientConfig()
	if err != nil {
		return "", fmt.Errorf("read the kubeconfig of the control plane: %w", err)
	}
	control, err := kubernetes.NewForConfig(rest)
	if err != nil {
		return "", fmt.Errorf("connect to the control plane: %w", err)
	}
	token, err := create(ctx, control.CoreV1().Secrets(metav1.NamespaceSystem), specification{
		groups: []string{names.BootstrapGroup}, usages: bootstrapapi.KnownTokenUsages, ttl: defaultTTL,
	}, now)
	if err != nil {
		return "", err
	}
	return strings.Replace(command, tokenPlaceholder, token, 1), nil
}
