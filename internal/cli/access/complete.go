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

// CompleteControlFlags completes the values of --karmada-context and --namespace.
func CompleteControlFlags(command *cobra.Command, control *Control) {
	contexts := func(_ *cobra.Command, _ []string, typed string) ([]cobra.Completion, cobra.ShellCompDirective) {
		config, err := control.ToRawKubeConfigLoader().RawConfig()
		if err != nil {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return withPrefix(typed, slices.Sorted(maps.Keys(config.Contexts))), cobra.ShellCompDirectiveNoFileComp
	}
	// The registration fails only if the command lacks the flag.
	_ = command.RegisterFlagCompletionFunc("karmada-context", contexts)
	namespaces := schema.GroupVersionResource{Version: "v1", Resource: "namespaces"}
	_ = command.RegisterFlagCompletionFunc("namespace", completeNames(control, namespaces))
}

// CompleteClusters completes cluster names, also in a comma-separated list.
func CompleteClusters(control *Control) cobra.CompletionFunc { return completeNames(control, Clusters) }

func completeNames(control *Control, resource schema.GroupVersionResource) cobra.CompletionFunc {
	return func(command *cobra.Command, _ []string, typed string) ([]cobra.Completion, cobra.ShellCompDirective) {
		api, err := control.Metadata()
		if err != nil {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		list, err := api.Resource(resource).List(command.Context(), metav1.ListOptions{})
		if err != nil {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		prefix := typed[:strings.LastIndex(typed, ",")+1]
		var names []string
		for i := range list.Items {
			names = append(names, prefix+list.Items[i].Name)
		}
		return withPrefix(typed, names), cobra.ShellCompDirectiveNoFileComp
	}
}

func withPrefix(typed string, words []string) []cobra.Completion {
	var matching []cobra.Completion
	for _, word := range words {
		if strings.HasPrefix(word, typed) {
			matching = append(matching, word)
		}
	}
	return matching
}
