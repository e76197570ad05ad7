{{- /*
karmada.database returns the settings that select the database, as JSON. Argument: description. internal/install/host refuses the same
changes, but Helm changes the workloads first.
*/ -}}
{{- define "karmada.database" -}}
{{- $out := dict -}}
{{- if .etcd.external -}}
{{- $_ := set $out "external key prefix" (printf "/%s" (trimAll "/" (.etcd.external.keyPrefix | default "/registry"))) -}}
{{- else -}}
{{- $settings := get .components "etcd" -}}
{{- $_ := set $out "storage" .etcd.storage -}}
{{- $_ := set $out "members" (int $settings.replicas) -}}
{{- if eq .etcd.storage "hostPath" }}{{ $_ := set $out "directory" .etcd.dataPath }}{{ $_ := set $out "node" ($settings.nodeSelector | default dict) }}{{ end -}}
{{- if eq .etcd.storage "PVC" }}{{ $_ := set $out "storage class" .etcd.storageClass }}{{ end -}}
{{- end -}}
{{- toJson $out -}}
{{- end }}

{{- /* karmada.checkDatabase fails if an upgrade would continue with another, empty database, or with a part of one. Argument: description. */ -}}
{{- define "karmada.checkDatabase" -}}
{{- $record := lookup "v1" "ConfigMap" .namespace "karmada-install" -}}
{{- if $record -}}
{{- if get ($record.metadata.annotations | default dict) "install.karmada.io/restoring" }}{{ fail "the control plane contains only a part of the objects of a backup, because its restore was interrupted: repeat karmadactl restore" }}{{ end -}}
{{- $from := include "karmada.database" (get $record.data "spec.json" | fromJson) | fromJson -}}
{{- $to := include "karmada.database" . | fromJson -}}
{{- if not $from.node }}{{ $_ := unset $from "node" }}{{ $_ := unset $to "node" }}{{ end -}}
{{- if ne (toJson $from) (toJson $to) -}}
{{- fail (printf "the etcd of the installed control plane has the settings %s, and the values have %s: they cannot be changed, because the data would be lost. Repeat the settings of the installation, or back up the control plane, uninstall it, delete the volumes or the directory of etcd, install it with the new settings and restore the backup" (toJson $from) (toJson $to)) -}}
{{- end -}}
{{- end -}}
{{- end }}
