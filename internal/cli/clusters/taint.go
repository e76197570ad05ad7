// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package clusters

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	corev1 "k8s.io/api/core/v1"
	utilerrors "k8s.io/apimachinery/pkg/util/errors"
	"k8s.io/apimachinery/pkg/util/validation"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
)

// clusterWords are the accepted names of the resource type.
var clusterWords = []string{"cluster", "clusters"}

// change is a requested change of taints.
type change struct {
	add []corev1.Taint
	// remove holds keys and effects. An empty effect removes all taints with the key.
	remove    []corev1.Taint
	overwrite bool
}

// Taint returns the command `taint`.
func Taint(s *access.Session) *cobra.Command {
	control := access.NewControl(s)
	overwrite, dryRun := false, false
	c := command.New(s, command.Help{
		Use:   "taint CLUSTER NAME KEY_1=VAL_1:TAINT_EFFECT_1 ... KEY_N=VAL_N:TAINT_EFFECT_N",
		Short: "Add, change or remove taints of clusters",
		Long: `
			Add, change or remove taints of clusters.

			A taint keeps workloads off a cluster if their policy does not tolerate it. It consists of a key, an optional value
			and an effect: NoSchedule, PreferNoSchedule or NoExecute. NoExecute also evicts running workloads.

			A trailing dash removes taints: KEY:EFFECT- removes one taint, KEY- all taints with the key.`,
		Example: `
			# Add a taint to a cluster. Replace its value if the key and effect exist
			PROGRAM taint clusters member1 dedicated=special-user:NoSchedule --overwrite

			# Remove one taint from two clusters
			PROGRAM taint clusters member1 member2 dedicated:NoSchedule-

			# Remove all taints with the key dedicated
			PROGRAM taint cluster member1 dedicated-`,
	}, func(ctx context.Context, args []string) error {
		clusters, wanted, err := parseArguments(args)
		if err != nil {
			return err
		}
		wanted.overwrite = overwrite
		for _, name := range clusters {
			if err := wanted.run(ctx, s, control, name, dryRun); err != nil {
				return err
			}
		}
		return nil
	})
	c.ValidArgsFunction = func(c *cobra.Command, args []string, typed string) ([]cobra.Completion, cobra.ShellCompDirective) {
		if len(args) == 0 {
			return clusterWords, cobra.ShellCompDirectiveNoFileComp
		}
		return access.CompleteClusters(control)(c, args, typed)
	}
	control.Bind(c, false)
	c.Flags().BoolVar(&overwrite, "overwrite", false,
		"If true, replace existing taints with the same key and effect; otherwise such a change is an error.")
	c.Flags().BoolVar(&dryRun, "dry-run", false, "If true, only print the result that would be achieved, without writing it.")
	return c
}

func (c change) run(ctx context.Context, s *access.Session, control *access.Control, cluster string, dryRun bool) error {
	var result string
	_, err := changeTaints(ctx, control, cluster, dryRun, func(before []corev1.Taint) (after []corev1.Taint, err error) {
		after, result, err = c.apply(cluster, before)
		return after, err
	})
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(s.Out, "cluster/%s %s\n", cluster, result)
	return err
}

// apply returns the changed taints and a verb for the result.
func (c change) apply(cluster string, before []corev1.Taint) (after []corev1.Taint, result string, err error) {
	var present []string
	after = slices.Clone(before)
	for _, taint := range c.add {
		at := slices.IndexFunc(after, func(old corev1.Taint) bool { return old.MatchTaint(&taint) })
		if at < 0 {
			after = append(after, taint)
			continue
		}
		present = append(present, taint.Key)
		after[at].Value = taint.Value
	}
	if len(present) > 0 && !c.overwrite {
		keys := strings.Join(present, ",")
		return nil, "", fmt.Errorf("cluster %s already has %s taint(s) with same effect(s) and --overwrite is false", cluster, keys)
	}
	var errs []error
	for _, taint := range c.remove {
		kept := slices.DeleteFunc(slices.Clone(after), func(old corev1.Taint) bool {
			return old.Key == taint.Key && (taint.Effect == "" || old.Effect == taint.Effect)
		})
		if len(kept) == len(after) {
			errs = append(errs, fmt.Errorf("taint %q not found", taint.ToString()))
		}
		after = kept
	}
	switch {
	case c.overwrite || len(c.add) > 0 && len(c.remove) > 0:
		result = "modified"
	case len(c.add) > 0:
		result = "tainted"
	default:
		result = "untainted"
	}
	return after, result, utilerrors.NewAggregate(errs)
}

// parseArguments parses "clusters NAME… SPEC…".
func parseArguments(args []string) (clusters []string, wanted change, err error) {
	var resources, specs []string
	for _, arg := range args {
		switch isSpec := strings.ContainsAny(arg, "=:") || strings.HasSuffix(arg, "-"); {
		case isSpec:
			specs = append(specs, arg)
		case len(specs) > 0:
			return nil, change{}, fmt.Errorf("all resources must be specified before taint changes: %s", arg)
		default:
			resources = append(resources, arg)
		}
	}
	switch {
	case len(resources) == 0:
		return nil, change{}, errors.New("one or more resources must be specified as <resource> <name>")
	case len(specs) == 0:
		return nil, change{}, errors.New("at least one taint update is required")
	case !slices.Contains(clusterWords, strings.ToLower(resources[0])):
		return nil, change{}, fmt.Errorf("invalid resource type %s, only %q are supported", resources[0], clusterWords)
	case len(resources) == 1:
		return nil, change{}, errors.New("at least one resource name must be specified")
	}
	wanted, err = parseSpecs(specs)
	return resources[1:], wanted, err
}

func parseSpecs(specs []string) (wanted change, err error) {
	for _, spec := range specs {
		bare, removal := strings.CutSuffix(spec, "-")
		taint, err := ParseTaint(bare)
		if err != nil {
			return change{}, err
		}
		sameKeyAndEffect := func(other corev1.Taint) bool { return other.MatchTaint(&taint) }
		switch {
		case removal:
			wanted.remove = append(wanted.remove, corev1.Taint{Key: taint.Key, Effect: taint.Effect})
		case taint.Effect == "":
			return change{}, fmt.Errorf("invalid taint spec: %s", spec)
		case slices.ContainsFunc(wanted.add, sameKeyAndEffect):
			return change{}, fmt.Errorf("duplicated taints with the same key and effect: %s", spec)
		default:
			wanted.add = append(wanted.add, taint)
		}
	}
	var conflicts []string
	for _, taint := range wanted.add {
		if slices.ContainsFunc(wanted.remove, func(other corev1.Taint) bool { return other.MatchTaint(&taint) }) {
			conflicts = append(conflicts, fmt.Sprintf("{%q:%q}", taint.Key, taint.Effect))
		}
	}
	if len(conflicts) > 0 {
		return change{}, fmt.Errorf("can not both modify and remove the following taint(s) in the same command: %s",
			strings.Join(conflicts, ", "))
	}
	return wanted, nil
}

// ParseTaint parses KEY[=VALUE][:EFFECT].
func ParseTaint(spec string) (corev1.Taint, error) {
	invalid := func(problems []string) error {
		return fmt.Errorf("invalid taint spec: %s, %s", spec, strings.Join(problems, "; "))
	}
	pair, effect, hasEffect := strings.Cut(spec, ":")
	key, value, hasValue := strings.Cut(pair, "=")
	taint := corev1.Taint{Key: key, Value: value, Effect: corev1.TaintEffect(effect)}
	if hasValue && !hasEffect {
		return taint, fmt.Errorf("invalid taint spec: %s", spec)
	}
	switch taint.Effect {
	case corev1.TaintEffectNoSchedule, corev1.TaintEffectPreferNoSchedule, corev1.TaintEffectNoExecute:
	default:
		if hasEffect {
			return taint, fmt.Errorf("invalid taint effect: %s, unsupported taint effect", effect)
		}
	}
	if problems := validation.IsQualifiedName(key); len(problems) > 0 {
		return taint, invalid(problems)
	}
	if problems := validation.IsValidLabelValue(value); len(problems) > 0 {
		return taint, invalid(problems)
	}
	return taint, nil
}
