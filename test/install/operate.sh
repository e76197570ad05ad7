# Copyright The Karmada Authors.
# SPDX-License-Identifier: Apache-2.0
#
# Part of run.sh: encrypts the data, writes an audit log, renews certificates, upgrades and rolls back, backs up, and restores over the
# control plane and after its removal. Nothing of this may write to the workloads in the clusters. bin/next/karmadactl is a karmadactl of a
# later version; NEXT is its image. STORAGE must be hostPath: an upgrade of etcd would lose data in an emptyDir.
kube() { "$tool" kubectl $host "$@"; }
karmadactl() { "$bin/karmadactl" "$@" --kubeconfig "$host_config"; }
later() { "$bin/next/karmadactl" "$@" --kubeconfig "$host_config"; }
fail() { echo "error: $*" >&2; return 1; }
members >"$work/members"
image_of() { kube -n karmada-system get deployment "$1" --output 'jsonpath={.spec.template.spec.containers[0].image}'; }

step "Encryption at rest and audit log"
cat >"$work/encryption.yaml" <<END
apiVersion: apiserver.config.k8s.io/v1
kind: EncryptionConfiguration
resources:
- resources: [secrets, works.work.karmada.io]
  providers:
  - secretbox: {keys: [{name: first, secret: $(head -c 32 /dev/urandom | base64)}]}
  - identity: {}
END
kube -n karmada-system create secret generic karmada-encryption --from-file="$work/encryption.yaml"
init --encryption-secret karmada-encryption --audit-log >/dev/null
ctl create secret generic plain --from-literal=key=text-that-must-not-be-stored
karmadactl backup "$work/encrypted.tar.gz"
tar -xzf "$work/encrypted.tar.gz" -C "$work" snapshot.db
grep -qa k8s:enc:secretbox:v1:first "$work/snapshot.db" || fail "no object is encrypted"
if grep -qa text-that-must-not-be-stored "$work/snapshot.db"; then fail "a Secret is not encrypted"; fi
echo "Secrets are encrypted in etcd."
audit_log() { kube -n karmada-system logs deployment/karmada-apiserver | grep '"kind":"Event"'; }
created() { audit_log | grep '"verb":"create"' | grep '"resource":"secrets"' | grep '"name":"plain"'; }
within 30 created
if audit_log | grep -e text-that-must-not-be-stored -e "$(printf text-that-must-not-be-stored | base64)"; then fail "the audit log contains a Secret"; fi
echo "The audit log contains the creation of the Secret, without its contents."
if init >"$work/unprotected" 2>&1; then fail "encryption is removed although objects are encrypted"; fi
grep "could not read them" "$work/unprotected"

step "Renew all certificates"
running_pods() {
	for c in $host $pull; do
		"$tool" kubectl $c -n karmada-system get pods --selector '!batch.kubernetes.io/job-name' --output \
			'jsonpath={range .items[*]}{.metadata.uid} {.status.containerStatuses[0].restartCount}{"\n"}{end}'
	done
}
stored() { kube -n karmada-system get secret karmada-apiserver-cert --output 'jsonpath={.data.tls\.crt}' | base64 -d | openssl x509 -noout -serial; }
address=$(sed -n 's,.*server: https://,,p' "$work/etc/karmada-apiserver.config")
served() { [ "$(openssl s_client -connect "$address" </dev/null 2>/dev/null | openssl x509 -noout -serial)" = "$(stored)" ]; }
running_pods >"$work/pods"
serial=$(stored)
karmadactl certs renew --all | tail -n 2
[ "$(stored)" != "$serial" ] || fail "the certificate of the API server is the same"
within 180 served
if running_pods | grep -vxF -f "$work/pods"; then fail "a pod was started"; fi
within 60 unchanged
echo "The API server has a new certificate, and no pod restarted."

step "Upgrade"
later upgrade --plan --image "$NEXT" | tee "$work/plan"
grep -q '^Writes to clusters: 0,' "$work/plan"
later upgrade --image "$NEXT"
[ "$(image_of karmada-controller-manager)" = "$NEXT" ] || fail "the controller manager has image $(image_of karmada-controller-manager)"
within 60 unchanged
if karmadactl upgrade --image "$image" >"$work/older" 2>&1; then fail "an older karmadactl changes a newer control plane"; fi
grep "which is newer" "$work/older"

step "Roll back"
karmadactl upgrade --rollback
[ "$(image_of karmada-controller-manager)" = "$image" ] || fail "the controller manager has image $(image_of karmada-controller-manager)"
within 60 unchanged

step "Back up, change, restore"
head -c 24 /dev/urandom | base64 >"$work/passphrase"
karmadactl backup "$work/backup.age" --passphrase-file "$work/passphrase" --include-encryption-key
if grep -qa text-that-must-not-be-stored "$work/backup.age"; then fail "the backup is not encrypted"; fi
ctl create configmap later
ctl delete secret plain
karmadactl restore "$work/backup.age" --passphrase-file "$work/passphrase" --force
within 60 clusters_ready
within 60 ctl get secret plain
if ctl get configmap later 2>/dev/null; then fail "an object that is newer than the backup is left"; fi
within 60 unchanged

step "Remove everything, restore"
karmadactl deinit --force --purge-namespace >/dev/null
"$tool" enter $host rm -rf /var/lib/karmada-etcd
karmadactl restore "$work/backup.age" --passphrase-file "$work/passphrase" --force
within 120 clusters_ready
within 60 available
within 60 unchanged
[ "$(ctl get secret plain --output 'jsonpath={.data.key}' | base64 -d)" = text-that-must-not-be-stored ] || fail "the Secret is not restored"
propagates
# The Secret of the user is not deleted, and keeps the namespace.
remove() {
	karmadactl deinit --force
	if empty; then fail "the Secret of the user is deleted"; fi
	kube -n karmada-system delete secret karmada-encryption
	within 60 empty
	karmadactl deinit --force
}
