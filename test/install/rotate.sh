# Copyright The Karmada Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Part of run.sh: replaces the CAs in three phases. Nothing of this may write to the workloads in the clusters, and after each phase the
# webhooks decide, both clusters are ready, and changes reach them. The data of etcd must be in a hostPath.
members >"$work/members"
kube() { "$tool" kubectl $host "$@"; }
karmadactl() { "$bin/karmadactl" "$@" --kubeconfig "$host_config"; }
fail() { echo "error: $*" >&2; return 1; }

# agent_ca prints the CAs that the agent accepts, agent_issuer the issuer of its certificate that verifies with the first of them.
agent_kubeconfig() {
	"$tool" kubectl $pull -n karmada-system get secret karmada-kubeconfig --output 'jsonpath={.data.karmada-kubeconfig}' | base64 -d
}
agent_ca() { agent_kubeconfig | sed -n 's/ *certificate-authority-data: //p' | base64 -d; }
agent_certificate() { agent_kubeconfig | sed -n 's/ *client-certificate-data: //p' | base64 -d; }
accepts() { [ "$(agent_ca | grep -c BEGIN)" = "$1" ]; }
first_ca() { openssl x509 -noout -fingerprint; }
first_is_new() { [ "$(agent_ca | first_ca)" != "$before" ]; }
issued_by_first() { agent_ca | openssl x509 >"$work/first-ca" && agent_certificate | openssl verify -CAfile "$work/first-ca"; }
webhook=$(kube -n karmada-system get service karmada-webhook --output 'jsonpath={.spec.clusterIP}')
revision=0
works() { # PHASE: the control plane works in this phase
	within 180 clusters_ready
	if ctl apply -f - 2>"$work/denied" <<-END
		apiVersion: policy.karmada.io/v1alpha1
		kind: PropagationPolicy
		metadata: {name: invalid, namespace: default}
		spec:
		  resourceSelectors: [{apiVersion: v1, kind: ConfigMap, name: propagated}]
		  placement: {spreadConstraints: [{spreadByField: cluster, minGroups: 3, maxGroups: 1}]}
	END
	then fail "no webhook denies an invalid policy in phase $1"; fi
	grep -q 'admission webhook' "$work/denied" || { cat "$work/denied" >&2; fail "the webhook does not answer in phase $1"; }
	status=$(curl --insecure --silent --max-time 10 --request POST --write-out '%{http_code}' --output /dev/null \
		"https://$webhook/validate-propagationpolicy")
	[ "$status" = 401 ] || fail "the webhook answers a client without a certificate with status $status in phase $1"
	propagates
	revision=$((revision + 1))
	ctl patch configmap propagated --type merge --patch "{\"data\":{\"revision\":\"$revision\"}}"
	changed() {
		local c
		for c in $push $pull; do
			[ "$("$tool" kubectl $c get configmap propagated --output 'jsonpath={.data.revision}')" = $revision ] || return 1
		done
	}
	within 120 changed
	within 60 unchanged
}

# The default interval of 5 minutes would make each phase that long.
"$tool" kubectl $pull -n karmada-system patch deployment karmada-agent --type json --patch \
	'[{"op": "add", "path": "/spec/template/spec/containers/0/command/-", "value": "--cert-rotation-checking-interval=2s"}]'
before=$(agent_ca | first_ca)
for phase in trust issue finish; do
	step "Replace the CAs: $phase"
	karmadactl certs rotate-ca --phase $phase --admin-kubeconfig "$work/etc/karmada-apiserver.config"
	case $phase in
	trust) within 180 accepts 2; if first_is_new; then fail "the new CA is the first one in phase trust"; fi ;;
	issue) within 180 first_is_new; accepts 2 || fail "the agent does not accept the old CA in phase issue" ;;
	finish) within 180 accepts 1 ;;
	esac
	within 120 issued_by_first
	works $phase
done
first_is_new || fail "the agent accepts the old CA"
ctl delete configmap,propagationpolicy propagated
echo "All CAs are new, and the workloads in the clusters are unchanged."
