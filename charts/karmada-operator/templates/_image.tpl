{{- /* karmada.operatorImage returns the image of the operator. */ -}}
{{- define "karmada.operatorImage" -}}
{{- $i := .Values.operator.image -}}
{{- if and .Values.global.image (not $i.repository) -}}
{{- .Values.global.image -}}
{{- else -}}
{{- $registry := .Values.global.imageRegistry | default (index .Chart.Annotations "karmada.io/image-registry") -}}
{{- $name := printf "%s/karmada-operator" ($i.registry | default $registry) -}}
{{- if $i.repository }}{{ $name = ternary (printf "%s/%s" $i.registry $i.repository) $i.repository (ne $i.registry "") }}{{ end -}}
{{- $name }}:{{ $i.tag | default .Values.karmadaOperatorImageVersion | default .Chart.AppVersion -}}
{{- end -}}
{{- end }}
