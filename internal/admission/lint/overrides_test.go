// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

// overrideCases are cases of TestCheck: overrides of fields that Karmada or the API server owns, and overriders without values.
var overrideCases = map[string][]string{
	`OverridePolicy {metadata: {namespace: shop}, spec: {expandVariables: true, overrideRules: [{overriders: {
		plaintext: [{path: /status/replicas, operator: add, value: 1}, {path: /metadata/uid, operator: replace, value: a},
		{path: /metadata/creationTimestamp, operator: replace, value: a}, {path: /metadata/finalizers, operator: add, value: []},
		{path: /metadata/ownerReferences/0, operator: remove}, {path: /metadata/labels/karmada.io~1managed, operator: add, value: "false"},
		{path: /metadata/annotations/work.karmada.io~1conflict-resolution, operator: add, value: abort},
		{path: /metadata/annotations/karmada.io~1managed, operator: add, value: a}, {path: /spec/status, operator: add, value: a},
		{path: /metadata/labels/in, operator: add, value: "$(cluster.name)"}],
		fieldOverrider: [{fieldPath: /status/config, json: [{subPath: /a, operator: add, value: 1}]},
		{fieldPath: /data/config, json: [{subPath: /a, operator: add, value: 1}]}],
		labelsOverrider: [{operator: remove, value: {karmada.io/managed: ""}}],
		argsOverrider: [{containerName: a, operator: add, value: []},
		{containerName: a, operator: add, value: ["$(HOME)", "$(cluster.name)", "$(cluster.size)", "${cluster.name}"]}],
		commandOverrider: [{containerName: a, operator: remove}]}}]}}`: {
		`spec.overrideRules[0].overriders.fieldOverrider[0].fieldPath: has no effect; Karmada removes the field after the overrides`,
		`spec.overrideRules[0].overriders.commandOverrider[0].value: is empty; nothing is changed`,
		`spec.overrideRules[0].overriders.argsOverrider[0].value: is empty; nothing is changed`,
		`spec.overrideRules[0].overriders.plaintext[0].path: has no effect; Karmada removes the field after the overrides`,
		`spec.overrideRules[0].overriders.plaintext[1].path: has no effect; Karmada removes the field after the overrides`,
		`spec.overrideRules[0].overriders.plaintext[2].path: has no effect; Karmada removes the field after the overrides`,
		`spec.overrideRules[0].overriders.plaintext[3].path: has no effect; Karmada removes the field after the overrides`,
		`spec.overrideRules[0].overriders.plaintext[4].path: has no effect; Karmada removes the field after the overrides`,
		`spec.overrideRules[0].overriders.plaintext[5].path: has no effect; Karmada sets it after the overrides`,
		`spec.overrideRules[0].overriders.plaintext[6].path: has no effect; Karmada sets it after the overrides`,
		`spec.overrideRules[0].overriders.labelsOverrider[0].value: karmada.io/managed has no effect; Karmada sets it after the overrides`,
		`spec.expandVariables: $(cluster.name) is not expanded; write ${cluster.name}`,
	},
	`OverridePolicy {metadata: {namespace: shop}, spec: {overriders: {argsOverrider: [{containerName: a, operator: add}],
		commandOverrider: [{containerName: a, operator: add, value: []}, {containerName: a, operator: add, value: ["$(cluster.name)"]}]}}}`: {
		`spec.overriders.commandOverrider[0].value: is empty; nothing is changed`,
		`spec.overriders.argsOverrider[0].value: is empty; nothing is changed`,
	},
}
