{{- /*
karmada.spec returns the description of the control plane as JSON: plane.Spec of internal/install/manifests, with defaults.
The Job receives it, and the other templates use its values only.
*/ -}}
{{- define "karmada.spec" -}}
{{- $v := .Values -}}
{{- $release := $v.karmadaImageVersion | default .Chart.AppVersion -}}
{{- $images := dict "registry" (include "karmada.registry" .) "kubeRegistry" ($v.global.kubeImageRegistry | default $v.global.imageRegistry | default "registry.k8s.io")
      "kubeTag" $v.global.kubeImageTag "etcdTag" $v.global.etcdImageTag "pullPolicy" $v.karmadaImagePullPolicy -}}
{{- with $v.global.image }}{{ $_ := set $images "all" . }}{{ end -}}
{{- with $v.global.imagePullSecrets }}{{ $_ := set $images "pullSecrets" . }}{{ end -}}
{{- $endpoint := dict "type" $v.apiServer.serviceType -}}
{{- if eq $v.apiServer.serviceType "NodePort" }}{{ $_ := set $endpoint "nodePort" (int ($v.apiServer.nodePort | default 32443)) }}{{ end -}}
{{- with $v.apiServer.serviceAnnotations }}{{ $_ := set $endpoint "annotations" . }}{{ end -}}
{{- with $v.apiServer.externalURL }}{{ $_ := set $endpoint "server" . }}{{ end -}}
{{- $certificates := dict "validityDays" (div (trimSuffix "h" $v.certs.auto.expiry | int) 24) "renewal" $v.certs.renewal -}}
{{- with $v.certs.auto.hosts }}{{ $_ := set $certificates "names" . }}{{ end -}}
{{- $external := eq $v.etcd.mode "external" -}}
{{- $etcd := dict -}}
{{- if $external -}}
{{- $x := dict "servers" $v.etcd.external.servers -}}
{{- with $v.etcd.external.registryPrefix }}{{ $_ := set $x "keyPrefix" . }}{{ end -}}
{{- $_ := set $etcd "external" $x -}}
{{- else -}}
{{- $i := $v.etcd.internal -}}
{{- $etcd = dict "storage" (ternary "PVC" $i.storageType (eq $i.storageType "pvc")) "dataPath" $i.dataPath -}}
{{- if eq $i.storageType "pvc" }}{{ $_ := set $etcd "storageClass" $i.pvc.storageClass }}{{ $_ := set $etcd "size" $i.pvc.size }}{{ end -}}
{{- end -}}
{{- $components := dict -}}
{{- $keys := dict "karmada-apiserver" "apiServer" "karmada-aggregated-apiserver" "aggregatedApiServer" "kube-controller-manager" "kubeControllerManager"
      "karmada-controller-manager" "controllerManager" "karmada-scheduler" "scheduler" "karmada-webhook" "webhook"
      "karmada-descheduler" "descheduler" "karmada-search" "search" "karmada-metrics-adapter" "metricsAdapter"
      "karmada-ui" "ui" "karmada-scheduler-estimator" "schedulerEstimator" -}}
{{- $addons := list "descheduler" "search" "metricsAdapter" "ui" "schedulerEstimator" -}}
{{- $s := dict "namespace" .Release.Namespace "release" $release "images" $images -}}
{{- range $name, $key := $keys -}}
{{- $enabled := or (not (has $key $addons)) (and (has $key $v.components) (ne $key "schedulerEstimator")) -}}
{{- $_ := set $components $name (include "karmada.settings" (list $s $name (get $v $key) $enabled $v) | fromJson) -}}
{{- end -}}
{{- $_ := set $components "etcd" (include "karmada.settings" (list $s "etcd" $v.etcd.internal (not $external) $v) | fromJson) -}}
{{- $estimators := list -}}
{{- if has "schedulerEstimator" $v.components -}}
{{- range $v.schedulerEstimator.memberClusters }}{{ $estimators = append $estimators .clusterName }}{{ end -}}
{{- end -}}
{{- $out := dict "version" "v1" "namespace" .Release.Namespace "clusterDomain" $v.clusterDomain "release" $release "images" $images
      "certificates" $certificates "endpoint" $endpoint "etcd" $etcd "components" $components -}}
{{- with $estimators }}{{ $_ := set $out "estimators" (sortAlpha . | uniq) }}{{ end -}}
{{- with $v.apiServer.encryptionSecretName }}{{ $_ := set $out "encryptionSecret" . }}{{ end -}}
{{- with $v.ui.oidcSecretName }}{{ $_ := set $out "oidcSecret" . }}{{ end -}}
{{- with $v.apiServer.auditLog }}{{ $_ := set $out "audit" . }}{{ end -}}
{{- with $v.global.featureGates }}{{ $_ := set $out "featureGates" . }}{{ end -}}
{{- toJson $out -}}
{{- end }}

{{- /* karmada.registry returns the registry of the images of Karmada. */ -}}
{{- define "karmada.registry" -}}
{{- .Values.global.imageRegistry | default (index .Chart.Annotations "karmada.io/image-registry") -}}
{{- end }}

{{- /* karmada.settings returns the settings of a component as JSON. Arguments: description so far, name, values, enabled, all values. */ -}}
{{- define "karmada.settings" -}}
{{- $s := index . 0 }}{{ $name := index . 1 }}{{ $v := index . 2 }}{{ $all := index . 4 -}}
{{- $out := dict "enabled" (index . 3) "replicas" (int $v.replicaCount) "priorityClass" $v.priorityClassName -}}
{{- $resources := $v.resources | default dict -}}
{{- if not (or $resources.requests $resources.limits) }}{{ $resources = get (include "karmada.resources" . | fromJson) $name }}{{ end -}}
{{- $_ := set $out "resources" $resources -}}
{{- $image := $v.image | default dict -}}
{{- if or $image.registry $image.repository $image.tag -}}
{{- $default := splitList " " (include "karmada.defaultImage" (list $s $name)) -}}
{{- $repository := $image.repository | default (index $default 0) -}}
{{- if $image.registry }}{{ $repository = printf "%s/%s" $image.registry ($image.repository | default (base (index $default 0))) }}{{ end -}}
{{- $_ := set $out "image" (printf "%s:%s" $repository ($image.tag | default (index $default 1))) -}}
{{- end -}}
{{- with $image.pullPolicy }}{{ $_ := set $out "pullPolicy" . }}{{ end -}}
{{- range $field, $value := dict "labels" $v.podLabels "annotations" $v.podAnnotations "nodeSelector" $v.nodeSelector
      "tolerations" $v.tolerations "affinity" $v.affinity "extraArgs" $v.extraArgs "featureGates" $v.featureGates
      "budget" ($v.podDisruptionBudget | default $all.podDisruptionBudget) -}}
{{- with $value }}{{ $_ := set $out $field . }}{{ end -}}
{{- end -}}
{{- toJson $out -}}
{{- end }}

{{- /* karmada.image returns the image of a component. Arguments: description, settings, name. */ -}}
{{- define "karmada.image" -}}
{{- $s := index . 0 }}{{ $c := index . 1 -}}
{{- $c.image | default $s.images.all | default (include "karmada.defaultImage" (list $s (index . 2)) | replace " " ":") -}}
{{- end }}

{{- define "karmada.pullSecrets" -}}
{{- $out := list -}}
{{- range .images.pullSecrets }}{{ $out = append $out (dict "name" .) }}{{ end -}}
{{- toJson $out -}}
{{- end }}

{{- /*
karmada.command returns the command of a component as JSON. An extra argument replaces the flag of the same name; all follow the others,
sorted.
*/ -}}
{{- define "karmada.command" -}}
{{- $s := .spec }}{{ $c := .component -}}
{{- $command := include (printf "karmada.command.%s" .name) $s | fromYamlArray -}}
{{- $gates := dict -}}
{{- if has .name (list "karmada-aggregated-apiserver" "karmada-controller-manager" "karmada-scheduler" "karmada-webhook" "karmada-search" "karmada-scheduler-estimator") -}}
{{- range $gate, $value := $s.featureGates }}{{ $_ := set $gates $gate $value }}{{ end -}}
{{- end -}}
{{- range $gate, $value := $c.featureGates }}{{ $_ := set $gates $gate $value }}{{ end -}}
{{- $list := list -}}
{{- range $gate := keys $gates | sortAlpha }}{{ $list = append $list (printf "%s=%v" $gate (get $gates $gate)) }}{{ end -}}
{{- with $list }}{{ $command = append $command (printf "--feature-gates=%s" (join "," .)) }}{{ end -}}
{{- $replaced := dict -}}
{{- range $c.extraArgs }}{{ $_ := set $replaced (index (splitList "=" .) 0) true }}{{ end -}}
{{- $out := list -}}
{{- range $command }}{{ if not (hasKey $replaced (index (splitList "=" .) 0)) }}{{ $out = append $out . }}{{ end }}{{ end -}}
{{- range $c.extraArgs | default list | sortAlpha }}{{ $out = append $out . }}{{ end -}}
{{- toJson $out -}}
{{- end }}

{{- /* karmada.etcdServers returns the URLs of etcd. */ -}}
{{- define "karmada.etcdServers" -}}
{{- $s := . -}}
{{- $replicas := int (get $s.components "etcd").replicas -}}
{{- $domain := printf "%s.svc.%s:2379" $s.namespace $s.clusterDomain -}}
{{- if $s.etcd.external -}}
{{- join "," $s.etcd.external.servers -}}
{{- else if gt $replicas 1 -}}
{{- $out := list -}}
{{- range $i := until $replicas }}{{ $out = append $out (printf "https://etcd-%d.etcd.%s" $i $domain) }}{{ end -}}
{{- join "," $out -}}
{{- else -}}
https://etcd-client.{{ $domain }}
{{- end -}}
{{- end }}

{{- /* karmada.etcdMembers returns the members of the cluster of etcd. */ -}}
{{- define "karmada.etcdMembers" -}}
{{- $s := . }}{{ $out := list -}}
{{- range $i := until (int (get $s.components "etcd").replicas) -}}
{{- $out = append $out (printf "etcd-%d=https://etcd-%d.etcd.%s.svc.%s:2380" $i $i $s.namespace $s.clusterDomain) -}}
{{- end -}}
{{- join "," $out -}}
{{- end }}
