{{/* The Deployment of a service, or of its canary: .name, .service, .image, and if it is a canary .track. */}}
{{- define "storefront.deployment" -}}
{{- $root := .root }}
{{- $name := .name }}
{{- $service := .service }}
{{- $fullname := include "storefront.fullname" $root }}
{{- $id := dict "root" $root "component" $name }}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ $fullname }}-{{ $name }}{{ with .track }}-{{ . }}{{ end }}
  namespace: {{ $root.Release.Namespace }}
  labels:
    {{- include "storefront.labels" $id | nindent 4 }}
  annotations:
    # Argo CD replaces callees first.
    argocd.argoproj.io/sync-wave: {{ $service.facts.wave | quote }}
spec:
  {{- if .track }}
  replicas: {{ $service.canary.replicas }}
  {{- else if not $service.autoscaling.enabled }}
  replicas: {{ $service.replicas }}
  {{- end }}
  revisionHistoryLimit: 5
  minReadySeconds: 5
  strategy:
    type: RollingUpdate
    rollingUpdate:
      maxUnavailable: 0
      maxSurge: {{ $service.maxSurge }}
  selector:
    matchLabels:
      {{- include "storefront.selectorLabels" $id | nindent 6 }}
      {{- with .track }}
      storefront/track: {{ . }}
      {{- end }}
  template:
    metadata:
      labels:
        {{- include "storefront.podLabels" (dict "root" $root "component" $name "image" .image "options" $service) | nindent 8 }}
        {{- with .track }}
        storefront/track: {{ . }}
        {{- end }}
      {{- include "storefront.podAnnotations" (dict "podAnnotations" (merge (dict "kubectl.kubernetes.io/default-container" $name) $service.podAnnotations)) | nindent 6 }}
    spec:
      {{- include "storefront.pod" (dict "root" $root "options" $service) | nindent 6 }}
      serviceAccountName: {{ include "storefront.serviceAccountName" $root }}
      # The sleep before SIGTERM, the 22 s within which a process drains, and a reserve.
      terminationGracePeriodSeconds: {{ add $service.preStopSeconds 22 3 }}
      # The addresses are complete names: without this, each lookup first tries them in every search domain.
      dnsConfig:
        options:
          - name: ndots
            value: "2"
      topologySpreadConstraints:
        {{- include "storefront.topologySpread" (dict "root" $root "component" $name "spread" $service.topologySpread) | trim | nindent 8 }}
      {{- include "storefront.extraInitContainers" (dict "root" $root "options" $service) | nindent 6 }}
      containers:
        - name: {{ $name }}
          {{- include "storefront.containerImage" (dict "root" $root "image" .image) | nindent 10 }}
          args: [{{ $name }}]
          env:
            {{- include "storefront.serviceEnvironment" (dict "root" $root "service" $service) | nindent 12 }}
            {{- include "storefront.secretEnvironment" (dict "variables" $service.secretVariables) | nindent 12 }}
            {{- include "storefront.tlsEnvironment" $root | nindent 12 }}
          ports:
            - name: grpc
              containerPort: 50051
            # Health over plain HTTP, also with mutual TLS.
            - name: internal
              containerPort: 8079
            {{- if eq $name "gateway" }}
            - name: http
              containerPort: 8080
            {{- end }}
            {{- if $root.Values.metrics.enabled }}
            - name: metrics
              containerPort: {{ $root.Values.metrics.port }}
            {{- end }}
          startupProbe:
            httpGet:
              path: /livez
              port: internal
            periodSeconds: 2
            timeoutSeconds: 5
            failureThreshold: 150
          # A process becomes ready when its schema is migrated, and stays so while Postgres, NATS, or Redis is unavailable.
          readinessProbe:
            httpGet:
              path: /
              port: internal
            periodSeconds: 3
            timeoutSeconds: 3
            failureThreshold: 3
          # Restarts only a process that has been stuck for a minute.
          livenessProbe:
            httpGet:
              path: /livez
              port: internal
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
          lifecycle:
            preStop:
              # Proxies and clients learn in this time that the pod is leaving.
              sleep:
                seconds: {{ $service.preStopSeconds }}
          resources:
            {{- toYaml $service.resources | nindent 12 }}
          volumeMounts:
            {{- include "storefront.mounts" (dict "root" $root "options" $service) | nindent 12 }}
          {{- include "storefront.containerSecurity" (dict "options" $service) | nindent 10 }}
        {{- with $service.extraContainers }}
        {{- tpl (toYaml .) $root | nindent 8 }}
        {{- end }}
      volumes:
        {{- $secret := default (printf "%s-%s" $fullname $name) $service.existingSecret }}
        {{- include "storefront.volumes" (dict "root" $root "options" $service "process" $name "secret" $secret "variables" $service.secretVariables) | nindent 8 }}
{{- end -}}
