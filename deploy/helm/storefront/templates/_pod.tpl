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

{{- define "storefront.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: {{ default 1000 .user }}
  runAsGroup: {{ default 1000 .user }}
  fsGroup: {{ default 1000 .user }}
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile:
    type: RuntimeDefault
{{- end -}}

{{- define "storefront.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
{{- end -}}

{{- define "storefront.containerImage" -}}
image: {{ include "storefront.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
{{- end -}}

{{- define "storefront.pullSecrets" -}}
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
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
{{- if .Values.grpcTls.enabled }}
- name: tls
  mountPath: /run/secrets/tls
  readOnly: true
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
{{- end -}}

{{/* The health of a process: the gateway's over HTTP, that of the others over gRPC, or over TCP if gRPC requires a certificate. */}}
{{- define "storefront.probe" -}}
{{- if eq .service "gateway" -}}
httpGet:
  path: /
  port: internal
{{- else if .root.Values.grpcTls.enabled -}}
tcpSocket:
  port: grpc
{{- else -}}
grpc:
  port: 50051
{{- end -}}
{{- end -}}

{{/* The pod of the operator command, for `kubectl exec` and for the doctor. */}}
{{- define "storefront.operatorContainer" -}}
{{ include "storefront.containerImage" .root }}
# The status of a pod that failed then says why.
terminationMessagePolicy: FallbackToLogsOnError
env:
  {{- include "storefront.environment" (dict "root" .root "env" (merge (dict "HEAP_MIB" (include "storefront.heapMib" .resources)) .root.Values.env (include "storefront.addresses" (dict "root" .root "services" (.root.Files.Get "files/services.json" | fromJson | keys | sortAlpha)) | fromYaml))) | nindent 2 }}
  {{- include "storefront.secretEnvironment" (dict "variables" .root.Values.operator.secretVariables) | nindent 2 }}
  {{- include "storefront.tlsEnvironment" .root | nindent 2 }}
resources:
  {{- toYaml .resources | nindent 2 }}
volumeMounts:
  {{- include "storefront.mounts" .root | nindent 2 }}
{{ include "storefront.containerSecurity" . }}
{{- end -}}

{{- define "storefront.operatorVolumes" -}}
{{- $secret := default (printf "%s-operator" (include "storefront.fullname" .)) .Values.operator.existingSecret -}}
{{ include "storefront.volumes" (dict "root" . "process" "operator" "secret" $secret "variables" .Values.operator.secretVariables) }}
{{- end -}}
