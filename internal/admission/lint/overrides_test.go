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
		{path: /metadata/annotations/in, operator: add, value: "$(cluster.name)"}],
		fieldOverrider: [{fieldPath: /status/config, json: [{subPath: /a, operator: add, value: 1}]},
		{fieldPath: /data/config, json: [{subPath: /a, operator: add, value: 1}]}],
		labelsOverrider: [{operator: remove, value: {karmada.io/managed: ""}}],
		argsOverrider: [{containerName: a, operator: add, value: []},
		{containerName: a, operator: add, value: ["$(HOME)", "$(cluster.name)", "$(cluster.size)", "${cluster.name}"]}],
		commandOverrider: [{containerName: a, operator: remove}]}}]}}`: {
		`spec.overrideRules[0].overriders.fieldOverrider[0].fieldPath: the override fails if the object lacks the field, and otherwise has no ` +
			`effect; Karmada removes the field after the overrides`,
		`spec.overrideRules[0].overriders.commandOverrider[0].value: is empty; nothing is changed`,
		`spec.overrideRules[0].overriders.argsOverrider[0].value: is empty; nothing is changed`,
		`spec.overrideRules[0].overriders.plaintext[0].path: has no effect; Karmada removes the field after the overrides`,
		`spec.overrideRules[0].overriders.plaintext[1].path: has no effect; Karmada removes the field after the overrides`,
		`spec.overrideRules[0].overriders.plaintext[2].path: has no effect; Karmada removes the field after the overrides`,
		`spec.overrideRules[0].overriders.plaintext[3].path: has no effect; Karmada removes the field after the overrides`,
		`spec.overrideRules[0].overriders.plaintext[4].path: the override fails if the object lacks the field, and otherwise has no effect; ` +
			`Karmada removes the field after the overrides`,
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
	// Fields that no selected object has, or whose values no controller reads.
	overridden + `plaintext: [{path: /spec/template/metadata/name, operator: add, value: a},
		{path: /spec/minReadySecond, operator: add, value: 1},
		{path: /spec/template/spec/containers/0/imag, operator: replace, value: a}, {path: /metadata/lables, operator: add, value: {}},
		{path: /spec/template/spec/containers/-, operator: add, value: {name: a}}, {path: /spec/minReadySeconds, operator: add, value: 0},
		{path: /metadata/annotations/deployment.kubernetes.io~1revision, operator: replace, value: "2"},
		{path: /spec/template/metadata/labels/a, operator: add, value: b},
		{path: /spec/strategy/rollingUpdate/maxSurge, operator: add, value: 1},
		{path: /spec/strateg/rollingUpdate, operator: add, value: {}}, {path: /spec/replica, operator: remove}],
		fieldOverrider: [{fieldPath: /spec/template/metadata/annotation, json: [{subPath: /a, operator: add, value: 1}]}],
		annotationsOverrider: [{operator: add, value: {deployment.kubernetes.io/revision: "2"}}]}}]}}`: {
		`spec.overrideRules[0].overriders.fieldOverrider[0].fieldPath: Deployment has no field /spec/template/metadata/annotation; the ` +
			`override fails; similar names: "annotations"`,
		`spec.overrideRules[0].overriders.plaintext[0].path: has no effect; pods get only labels, annotations and finalizers of their template`,
		`spec.overrideRules[0].overriders.plaintext[1].path: Deployment has no field /spec/minReadySecond; clusters ignore it; similar names: ` +
			`"minReadySeconds"`,
		`spec.overrideRules[0].overriders.plaintext[2].path: Deployment has no field /spec/template/spec/containers/0/imag; the ` +
			`override fails; similar names: "image"`,
		`spec.overrideRules[0].overriders.plaintext[3].path: Deployment has no field /metadata/lables; clusters ignore it; similar ` +
			`names: "labels"`,
		`spec.overrideRules[0].overriders.plaintext[6].path: the override fails if the object lacks the field, and otherwise has no effect; ` +
			`Karmada removes the field after the overrides`,
		`spec.overrideRules[0].overriders.plaintext[9].path: Deployment has no field /spec/strateg; the override fails; similar names: ` +
			`"strategy"`,
		`spec.overrideRules[0].overriders.plaintext[10].path: Deployment has no field /spec/replica; the override fails; similar names: ` +
			`"replicas"`,
		`spec.overrideRules[0].overriders.annotationsOverrider[0].value: deployment.kubernetes.io/revision has no effect; Karmada removes the ` +
			`field after the overrides`,
	},
	`OverridePolicy {metadata: {namespace: shop}, spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment},
		{apiVersion: down.example.io/v1, kind: A}], overrideRules: [{overriders: {plaintext: [
		{path: /spec/template/metadata/name, operator: add, value: a}, {path: /spec/any, operator: add, value: a},
		{path: /metadata/annotations/deployment.kubernetes.io~1revision, operator: add, value: "2"}]}}]}}`: nil,
	// Labels and annotations that Karmada sets itself, or does not read in members, also in a map, and invalid ones.
	`OverridePolicy {metadata: {namespace: shop}, spec: {overrideRules: [{overriders: {
		plaintext: [{path: /metadata/annotations, operator: add, value: {a: b, karmada.io/note: c, work.karmada.io/name: d}},
		{path: /metadata/annotations, operator: remove}, {path: /metadata/labels, operator: replace, value: {a: 1, b: "c d"}},
		{path: /metadata/labels/karmada.io~1managed, operator: replace, value: "false"},
		{path: /metadata/labels/fleet.karmada.io~1publish-decision, operator: add, value: "true"},
		{path: /metadata/annotations/work.karmada.io~1remove-contents, operator: add, value: "yes"}],
		labelsOverrider: [{operator: add, value: {resourcetemplate.karmada.io/deletion-protected: Always,
		resourcetemplate.karmada.io/retain-replicas: "true", resourcetemplate.karmada.io/retain-replica: "true"}},
		{operator: remove, value: {fleet.karmada.io/publish-decision: ""}},
		{operator: addIfAbsent, value: {resourcetemplate.karmada.io/retain-replicas: "yes", resourcetemplate.karmada.io/claimed-by: zz}}]}}]}}`: {
		`spec.overrideRules[0].overriders.plaintext[0].value: /metadata/annotations/work.karmada.io/name has no effect; Karmada sets it after ` +
			`the overrides`,
		`spec.overrideRules[0].overriders.plaintext[2].value: a is no string; the override fails in each cluster`,
		`spec.overrideRules[0].overriders.plaintext[2].value: "c d" is not a valid value of label b; clusters reject the object`,
		`spec.overrideRules[0].overriders.plaintext[3].path: the override fails if the object lacks the field, and otherwise has no effect; ` +
			`Karmada sets it after the overrides`,
		`spec.overrideRules[0].overriders.plaintext[4].value: fleet.karmada.io/publish-decision: has no effect in members; Karmada reads it in ` +
			`the control plane only`,
		`spec.overrideRules[0].overriders.plaintext[5].value: work.karmada.io/remove-contents: "yes" is none of true, false; it is kept in ` +
			`members while it has objects that Karmada does not manage`,
		`spec.overrideRules[0].overriders.labelsOverrider[0].value: resourcetemplate.karmada.io/deletion-protected: has no effect in members; ` +
			`Karmada reads it in the control plane only`,
		`spec.overrideRules[0].overriders.labelsOverrider[0].value: resourcetemplate.karmada.io/retain-replica: Karmada has no such label, and ` +
			`it has no effect; similar names: "resourcetemplate.karmada.io/retain-replicas"`,
		`spec.overrideRules[0].overriders.labelsOverrider[2].value: resourcetemplate.karmada.io/claimed-by: has no effect in members; Karmada ` +
			`reads it in the control plane only`,
		`spec.overrideRules[0].overriders.labelsOverrider[2].value: resourcetemplate.karmada.io/retain-replicas: "yes" is none of true, false; ` +
			`the replicas that are set in members are not retained`,
	},
	// Values beside others that disable them.
	overridden + `imageOverrider: [{component: Registry, operator: remove, value: a.example}, {component: Tag, operator: remove},
		{component: Tag, operator: replace, value: "1", predicate: {path: /a}, allContainers: true}],
		replicasOverrider: [{value: 1}, {value: 2}],
		fieldOverrider: [{fieldPath: /spec/template, json: [{subPath: /a, operator: remove}], yaml: [{subPath: /a, operator: remove}]}]}}]}}`: {
		`spec.overrideRules[0].overriders.fieldOverrider[0].json: has no effect beside yaml`,
		`spec.overrideRules[0].overriders.replicasOverrider: only the last entry has an effect`,
		`spec.overrideRules[0].overriders.imageOverrider[0].value: has no effect with the operator remove, which removes the whole registry`,
		`spec.overrideRules[0].overriders.imageOverrider[2].allContainers: has no effect beside predicate`,
	},
	`OverridePolicy {metadata: {namespace: shop}, spec: {overriders: {replicasOverrider: [{value: 1}, {value: 2}]}}}`: {
		`spec.overriders.replicasOverrider: only the last entry has an effect`,
	},
	overridden + `resourcesOverrider: [{containerName: a, value: {limits: {memory: 512m, cpu: 500m, accelerator: 1, hugepages-2Mi: 2Mi},
		requests: {memory: 512Mi, cpu: 1, example.com/gpu: 500m, ephemeral-storage: -1}}}]}}]}}`: {
		`spec.overrideRules[0].overriders.resourcesOverrider[0].value.limits[accelerator]: is not a resource of containers; ` +
			`clusters reject the object`,
		`spec.overrideRules[0].overriders.resourcesOverrider[0].value.limits[memory]: 512m has a fraction of a byte: m is a thousandth; ` +
			`megabytes are M or Mi`,
		`spec.overrideRules[0].overriders.resourcesOverrider[0].value.requests[cpu]: 1 is above the limit 500m; clusters reject the object`,
		`spec.overrideRules[0].overriders.resourcesOverrider[0].value.requests[ephemeral-storage]: -1 is negative; clusters reject the object`,
		`spec.overrideRules[0].overriders.resourcesOverrider[0].value.requests[example.com/gpu]: 500m is not a whole number; ` +
			`clusters reject the object`,
		`spec.overrideRules[0].overriders.resourcesOverrider[0].value.requests[memory]: 512Mi is above the limit 512m; ` +
			`clusters reject the object`,
	},
	`OverridePolicy {metadata: {namespace: shop}, spec: {overriders: {resourcesOverrider: [{containerName: a,
		value: {limits: {memroy: 1}}}]}}}`: {
		`spec.overriders.resourcesOverrider[0].value.limits[memroy]: is not a resource of containers; clusters reject the object; ` +
			`similar names: "memory"`,
	},
	`OverridePolicy {metadata: {namespace: shop}, spec: {overriders: {resourcesOverrider: [{containerName: a,
		value: {limits: {memory: "1000", cpu: 1, ephemeral-storage: 64Ki}, requests: {memory: 256, cpu: 100m, ephemeral-storage: 0}}},
		{containerName: b, value: {limits: {memory: 1Mi, example.com/gpu: 1, hugepages-2Mi: 2Mi}}}]}}}`: {
		`spec.overriders.resourcesOverrider[0].value.limits[ephemeral-storage]: is 65536 bytes, less than 1Mi`,
		`spec.overriders.resourcesOverrider[0].value.limits[memory]: is 1000 bytes; did you mean 1000Mi?`,
		`spec.overriders.resourcesOverrider[0].value.requests[memory]: is 256 bytes; did you mean 256Mi?`,
	},
	// Values that later overriders of the same rule overwrite.
	overridden + `replicasOverrider: [{value: 2}], plaintext: [{path: /spec/replicas, operator: replace, value: 3}], imageOverrider: [
		{component: Tag, operator: replace, value: "1"}, {component: Registry, operator: replace, value: a.example},
		{component: Tag, operator: replace, value: "2", allContainers: true}, {component: Tag, operator: add, value: "-a"},
		{component: Tag, operator: replace, value: "3", predicate: {path: /a}}, {component: Tag, operator: remove, predicate: {path: /b}},
		{component: Tag, operator: replace, value: "4", predicate: {path: /b}}]}}]}}`: {
		`spec.overrideRules[0].overriders.imageOverrider[0]: has no effect: [2] sets the tag of the same images after it`,
		`spec.overrideRules[0].overriders.imageOverrider[5]: has no effect: [6] sets the tag of the same images after it`,
		`spec.overrideRules[0].overriders.replicasOverrider: has no effect: plaintext[0] sets /spec/replicas after it`,
	},
	// Those of all containers are not those of the ordinary ones, and an invalid tag is ignored.
	overridden + `replicasOverrider: [{value: 2}], plaintext: [{path: /spec/replicas, operator: remove}], imageOverrider: [
		{component: Tag, operator: replace, value: "1", allContainers: true}, {component: Tag, operator: replace, value: "2"},
		{component: Tag, operator: replace, value: "a b"}]}}]}}`: {
		`spec.overrideRules[0].overriders.imageOverrider[2].value: "a b" is no tag or digest of an image; it is ignored`,
	},
	`OverridePolicy {metadata: {namespace: shop}, spec: {overriders: {replicasOverrider: [{value: 2}],
		plaintext: [{path: /spec/replicas, operator: replace, value: 3}],
		imageOverrider: [{component: Tag, operator: add, value: "1"}, {component: Tag, operator: replace, value: "2"}]}}}`: {
		`spec.overriders.imageOverrider[0]: has no effect: [1] sets the tag of the same images after it`,
	},
	// Variables.
	`OverridePolicy {metadata: {namespace: shop}, spec: {overriders: {
		annotationsOverrider: [{operator: add, value: {a: "{{ .cluster.name }} {{cluster.size}}"}}]}}}`: {
		`spec.expandVariables: is not set, so that no variables are expanded; that of {{cluster.name}} is ${cluster.name}`,
	},
	`OverridePolicy {metadata: {namespace: shop}, spec: {overriders: {
		annotationsOverrider: [{operator: add, value: {a: "%cluster.name% $cluster.name {{name}}"}}]}}}`: nil,
	expanded + `"{{cluster.name}} {{ .cluster.region }} $cluster.name %cluster.zone% ${cluster.name}
		$${cluster.name} $HOME cluster.name=a {{ .Cluster.Name }}"}}]}}}`: {
		`spec.expandVariables: $cluster.name is not expanded; write ${cluster.name}`,
		`spec.expandVariables: %cluster.zone% is not expanded; write ${cluster.zone}`,
		`spec.expandVariables: {{Cluster.Name}} is not expanded; write ${cluster.name}`,
		`spec.expandVariables: {{cluster.region}} is not expanded; write ${cluster.region}`,
		`spec.expandVariables: {{cluster.name}} is not expanded; write ${cluster.name}`,
	},
	expanded + `"{{cluster.namespace}} %cluster.name_short $cluster.names ${cluster.name}"}}]}}}`: nil,
	expanded + `"[CLUSTER]"}}]}}}`: {`spec.expandVariables: has no effect; no value has a variable such as ${cluster.name}`},
}

// overridden begins the overriders of a rule for a Deployment, and expanded an annotation in which variables are expanded.
const (
	overridden = `OverridePolicy {metadata: {namespace: shop}, spec: {` + nginx + `, overrideRules: [{overriders: {`
	expanded   = `OverridePolicy {metadata: {namespace: shop}, spec: {expandVariables: true, overriders: {
		annotationsOverrider: [{operator: add, value: {a: `
)
