{{- define "storefront.fullname" -}}
{{- if .Values.fullnameOverride -}}
{{- .Values.fullnameOverride | trunc 40 | trimSuffix "-" -}}
{{- else -}}
{{- $name := default .Chart.Name .Values.nameOverride -}}
{{- (contains $name .Release.Name | ternary .Release.Name (printf "%s-%s" .Release.Name $name)) | trunc 40 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{/* The labels by which pods are selected; .component may be empty for all pods of the release. */}}
{{- define "storefront.selectorLabels" -}}
app.kubernetes.io/name: {{ default .root.Chart.Name .root.Values.nameOverride }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- with .component }}
app.kubernetes.io/component: {{ . }}
{{- end }}
{{- end -}}

{{- define "storefront.labels" -}}
{{ include "storefront.selectorLabels" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version | replace "+" "_" }}
{{- end -}}

{{/* The tag or digest of a workload's own image, or else the chart's: {tag, digest, repository}. */}}
{{- define "storefront.imageParts" -}}
{{- $own := default dict .image -}}
{{- $from := empty (or $own.tag $own.digest) | ternary .root.Values.image $own -}}
{{- dict "repository" (default .root.Values.image.repository $own.repository) "tag" (default .root.Chart.AppVersion $from.tag) "digest" (default "" $from.digest) | toJson -}}
{{- end -}}

{{- define "storefront.image" -}}
{{- with include "storefront.imageParts" . | fromJson -}}
{{ .repository }}{{ if .digest }}@{{ .digest }}{{ else }}:{{ .tag }}{{ end }}
{{- end -}}
{{- end -}}

{{/* The labels of pods. Unlike those of other objects, they change only with the image, so that an upgrade of the chart alone restarts nothing. */}}
{{- define "storefront.podLabels" -}}
{{- $image := include "storefront.imageParts" . | fromJson -}}
{{ include "storefront.selectorLabels" . }}
app.kubernetes.io/version: {{ default $image.tag ($image.digest | trunc 19 | replace ":" "-") | trunc 63 | quote }}
{{- with .options.podLabels }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{- define "storefront.serviceAccountName" -}}
{{- default (.Values.serviceAccount.create | ternary (include "storefront.fullname" .) "default") .Values.serviceAccount.name -}}
{{- end -}}

{{/* The target of a service for gRPC, which balances over the addresses of all pods. */}}
{{- define "storefront.grpcAddress" -}}
dns:///{{ include "storefront.fullname" .root }}-{{ .service }}.{{ .root.Release.Namespace }}.svc.{{ .root.Values.clusterDomain }}:50051
{{- end -}}

{{- define "storefront.addresses" -}}
{{- range .services }}
{{ upper . }}_ADDRESS: {{ include "storefront.grpcAddress" (dict "root" $.root "service" .) }}
{{- end }}
{{- end -}}

{{- define "storefront.natsUrl" -}}
{{- if .Values.backingServers.enabled -}}
nats://{{ include "storefront.fullname" . }}-nats:4222
{{- else -}}
{{ required "nats.url is required: the URL of NATS, or several separated by commas" .Values.nats.url }}
{{- end -}}
{{- end -}}

{{/*
Annotations of what the migrations need before an installation or upgrade. Uninstalling a release does not delete its hooks, so they are deleted when the
migrations have succeeded. What failed stays for its log.
*/}}
{{- define "storefront.migrationHook" -}}
{{- if .root.Values.migrations.hook -}}
annotations:
  helm.sh/hook: pre-install,pre-upgrade
  helm.sh/hook-weight: {{ .weight | quote }}
  helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
{{- end -}}
{{- end -}}
