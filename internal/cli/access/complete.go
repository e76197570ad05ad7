// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package access

import (
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
)

// CompleteControlFlags completes the values of --karmada-context and --namespace, as far as the command has these flags.
func CompleteControlFlags(command *cobra.Command, control *Control) {
	// The only error is that the command has no such flag, and then there is nothing to complete.
	_ = command.RegisterFlagCompletionFunc("karmada-context", func(_ *cobra.Command, _ []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
		config, err := control.ToRawKubeConfigLoader().RawConfig()
		if err != nil {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return beginningWith(begun, slices.Sorted(maps.Keys(config.Contexts))), cobra.ShellCompDirectiveNoFileComp
	})
	_ = command.RegisterFlagCompletionFunc("namespace", completeNames(control, schema.GroupVersionResource{Version: "v1", Resource: "namespaces"}))
}

// CompleteClusters completes names of members, in a flag that takes one or a comma separated list of them, or in arguments.
func CompleteClusters(control *Control) cobra.CompletionFunc { return completeNames(control, Clusters) }

func completeNames(control *Control, resource schema.GroupVersionResource) cobra.CompletionFunc {
	return func(command *cobra.Command, _ []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
		api, err := control.Metadata()
		if err != nil {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		list, err := api.Resource(resource).List(command.Context(), metav1.ListOptions{})
		if err != nil {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		chosen := begun[:strings.LastIndex(begun, ",")+1]
		var names []string
		for i := range list.Items {
			names = append(names, chosen+list.Items[i].Name)
		}
		return beginningWith(begun, names), cobra.ShellCompDirectiveNoFileComp
	}
}

func beginningWith(begun string, words []string) []cobra.Completion {
	var matching []cobra.Completion
	for _, word := range words {
		if strings.HasPrefix(word, begun) {
			matching = append(matching, word)
		}
	}
	return matching
}
