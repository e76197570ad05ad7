{{- /* karmada.jobPod returns the beginning of the pod of a Job. Arguments: name of its account, image, description, values of the Job. */ -}}
{{- define "karmada.jobPod" -}}
{{- $name := index . 0 }}{{ $s := index . 2 }}{{ $v := index . 3 -}}
restartPolicy: OnFailure
serviceAccountName: {{ $name }}
nodeSelector: {{ $v.nodeSelector | default dict | toJson }}
tolerations: {{ $v.tolerations | default list | toJson }}
imagePullSecrets: {{ include "karmada.pullSecrets" $s }}
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  seccompProfile: {type: RuntimeDefault}
containers:
- name: {{ $name }}
  image: {{ index . 1 }}
  imagePullPolicy: {{ $s.images.pullPolicy }}
  resources: {requests: {cpu: 20m, memory: 64Mi}}
  securityContext:
    allowPrivilegeEscalation: false
    readOnlyRootFilesystem: true
    capabilities: {drop: [ALL]}
{{- end }}
