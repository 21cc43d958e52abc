{{/* Variables as a list for a container. Values are templates. */}}
{{- define "storefront.environment" -}}
{{- range $name, $value := .env }}
- name: {{ $name }}
  value: {{ tpl (toString $value) $.root | quote }}
{{- end }}
{{- end -}}

{{/* The path of each secret variable's file. */}}
{{- define "storefront.secretEnvironment" -}}
{{- range $name, $_ := .variables }}
- name: {{ $name }}_FILE
  value: /run/secrets/storefront/{{ $name }}
{{- end }}
{{- end -}}

{{/* A volume with the files of secret variables, from one Secret or several. */}}
{{- define "storefront.secretVolume" -}}
- name: {{ default "secrets" .volume }}
  projected:
    # Readable for the group of the pod, fsGroup.
    defaultMode: 0440
    sources:
      {{- range $name, $source := .variables }}
      - secret:
          name: {{ default $.secret $source.name }}
          items:
            - key: {{ default $name $source.key }}
              path: {{ $name }}
      {{- end }}
{{- end -}}

{{/* A security context with the settings of the values, of which null removes one. */}}
{{- define "storefront.securityContext" -}}
{{- $context := deepCopy .context -}}
{{- range $name, $value := .own -}}
{{- if kindIs "invalid" $value }}{{- $_ := unset $context $name -}}{{- else }}{{- $_ := set $context $name $value -}}{{- end -}}
{{- end -}}
securityContext:
  {{- toYaml $context | nindent 2 }}
{{- end -}}

{{/* What the pods of all workloads have in common, with the options of one workload in the values. */}}
{{- define "storefront.pod" -}}
{{- $user := default 1000 .user | int -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{ include "storefront.securityContext" (dict "own" .options.podSecurityContext "context" (dict "runAsNonRoot" true "runAsUser" $user "runAsGroup" $user
  "fsGroup" $user "fsGroupChangePolicy" "OnRootMismatch" "seccompProfile" (dict "type" "RuntimeDefault"))) }}
{{- with .root.Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .options.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- range $name := list "nodeSelector" "tolerations" "affinity" }}
{{- with index $.options $name }}
{{ $name }}:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}
{{- end -}}

{{- define "storefront.podAnnotations" -}}
{{- with .podAnnotations }}
annotations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{/* Init containers of the values, among them sidecars, which also a Job can have. */}}
{{- define "storefront.extraInitContainers" -}}
{{- with .options.extraInitContainers }}
initContainers:
  {{- tpl (toYaml .) $.root | nindent 2 }}
{{- end }}
{{- end -}}

{{- define "storefront.containerSecurity" -}}
{{ include "storefront.securityContext" (dict "own" .options.securityContext "context" (dict "allowPrivilegeEscalation" false "readOnlyRootFilesystem" true "capabilities" (dict "drop" (list "ALL")))) }}
{{- end -}}

{{- define "storefront.containerImage" -}}
image: {{ include "storefront.image" . }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
{{- end -}}

{{- define "storefront.tlsEnvironment" -}}
{{- if .Values.grpcTls.enabled }}
- name: GRPC_CERT_FILE
  value: /run/secrets/tls/tls.crt
- name: GRPC_KEY_FILE
  value: /run/secrets/tls/tls.key
- name: GRPC_CA_FILE
  value: /run/secrets/tls/ca.crt
{{- end }}
{{- end -}}

{{- define "storefront.mounts" -}}
- name: secrets
  mountPath: /run/secrets/storefront
  readOnly: true
- name: tmp
  mountPath: /tmp
{{- if .root.Values.grpcTls.enabled }}
- name: tls
  mountPath: /run/secrets/tls
  readOnly: true
{{- end }}
{{- with .options.extraVolumeMounts }}
{{ tpl (toYaml .) $.root }}
{{- end }}
{{- end -}}

{{/* The volumes of a process: its secrets, its certificate, and /tmp. */}}
{{- define "storefront.volumes" -}}
{{ include "storefront.secretVolume" (dict "secret" .secret "variables" .variables) }}
- name: tmp
  emptyDir:
    sizeLimit: 64Mi
{{- if .root.Values.grpcTls.enabled }}
- name: tls
  secret:
    secretName: {{ include "storefront.fullname" .root }}-{{ .process }}-tls
    defaultMode: 0440
{{- end }}
{{- with .options.extraVolumes }}
{{ tpl (toYaml .) $.root }}
{{- end }}
{{- end -}}

{{/*
The operator command, for `kubectl exec`, the doctor, and others: .options are those of its workload. Its image is the operator's, which is not newer than
the services during an upgrade.
*/}}
{{- define "storefront.operatorContainer" -}}
{{ include "storefront.containerImage" (dict "root" .root "image" .root.Values.operator.image) }}
# The status of a pod that failed then says why.
terminationMessagePolicy: FallbackToLogsOnError
env:
  {{- include "storefront.environment" (dict "root" .root "env" (merge (dict "HEAP_MIB" (include "storefront.heapMib" .options.resources)) .root.Values.env (include "storefront.addresses" (dict "root" .root "services" (.root.Files.Get "files/services.json" | fromJson | keys | sortAlpha)) | fromYaml))) | nindent 2 }}
  {{- include "storefront.secretEnvironment" (dict "variables" .root.Values.operator.secretVariables) | nindent 2 }}
  {{- include "storefront.tlsEnvironment" .root | nindent 2 }}
resources:
  {{- toYaml .options.resources | nindent 2 }}
volumeMounts:
  {{- include "storefront.mounts" . | nindent 2 }}
{{ include "storefront.containerSecurity" . }}
{{- end -}}

{{- define "storefront.operatorVolumes" -}}
{{- $secret := default (printf "%s-operator" (include "storefront.fullname" .root)) .root.Values.operator.existingSecret -}}
{{ include "storefront.volumes" (dict "root" .root "options" .options "process" "operator" "secret" $secret "variables" .root.Values.operator.secretVariables) }}
{{- end -}}

{{/* The constraints that spread the pods of .component. */}}
{{- define "storefront.topologySpread" -}}
{{- $id := . }}
{{- range $key, $when := dict "topology.kubernetes.io/zone" .spread.zone "kubernetes.io/hostname" .spread.host }}
- topologyKey: {{ $key }}
  maxSkew: 1
  whenUnsatisfiable: {{ $when }}
  # Nodes that take no pods, such as cordoned ones, do not count as empty.
  nodeTaintsPolicy: Honor
  # Pods that are being replaced do not count.
  matchLabelKeys: [pod-template-hash]
  labelSelector:
    matchLabels:
      {{- include "storefront.selectorLabels" $id | nindent 6 }}
{{- end }}
{{- end -}}
