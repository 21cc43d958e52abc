{{/* The pods of components of this release. */}}
{{- define "storefront.peers" -}}
- podSelector:
    matchLabels:
      {{- include "storefront.selectorLabels" (dict "root" .root) | nindent 6 }}
    matchExpressions:
      - key: app.kubernetes.io/component
        operator: In
        values: {{ toJson .components }}
{{- end -}}

{{- define "storefront.egressToDns" -}}
- to:
    {{- toYaml .Values.networkPolicy.dns.to | nindent 4 }}
  ports:
    - port: {{ .Values.networkPolicy.dns.port }}
      protocol: UDP
    - port: {{ .Values.networkPolicy.dns.port }}
      protocol: TCP
{{- end -}}

{{/* Postgres, NATS, or Redis: the release's own, the configured peers, or any address with the port. */}}
{{- define "storefront.egressToServer" -}}
- ports:
    {{- range .ports }}
    - port: {{ . }}
    {{- end }}
  {{- if .root.Values.backingServers.enabled }}
  to:
    {{- include "storefront.peers" (dict "root" .root "components" (list .server)) | nindent 4 }}
  {{- else }}
  {{- with (index .root.Values.networkPolicy .server).to }}
  to:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- end }}
{{- end -}}

{{- define "storefront.egressToPublic" -}}
{{- $ipv4 := list }}
{{- $ipv6 := list }}
{{- range .root.Values.networkPolicy.privateCidrs }}
{{- if contains ":" . }}{{ $ipv6 = append $ipv6 . }}{{ else }}{{ $ipv4 = append $ipv4 . }}{{ end }}
{{- end -}}
- to:
    - ipBlock:
        cidr: 0.0.0.0/0
        except:
          {{- toYaml $ipv4 | nindent 10 }}
    {{- if .root.Values.networkPolicy.ipv6 }}
    - ipBlock:
        cidr: 2000::/3
        except:
          {{- toYaml $ipv6 | nindent 10 }}
    {{- end }}
  ports:
    - protocol: TCP
      {{- with .port }}
      port: {{ . }}
      {{- end }}
{{- end -}}

{{/* The Ingress and the HTTPRoute of a Service: .component, .name, .port, .options with both, and .path, where they are in the values. */}}
{{- define "storefront.httpRoutes" -}}
{{- $id := dict "root" .root "component" .component }}
{{- $root := .root }}
{{- $at := . }}
{{- with .options.ingress }}
{{- if .enabled }}
---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: {{ $at.name }}
  namespace: {{ $root.Release.Namespace }}
  labels:
    {{- include "storefront.labels" $id | nindent 4 }}
  {{- with .annotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  {{- with .className }}
  ingressClassName: {{ . }}
  {{- end }}
  {{- with .tlsSecretName }}
  tls:
    - secretName: {{ . }}
      hosts: [{{ $at.options.ingress.host | quote }}]
  {{- end }}
  rules:
    - host: {{ required (printf "%singress.host is required" $at.path) .host | quote }}
      http:
        paths:
          - path: /
            pathType: Prefix
            backend:
              service:
                name: {{ $at.name }}
                port:
                  name: http
{{- end }}
{{- end }}
{{- with .options.httpRoute }}
{{- if .enabled }}
---
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata:
  name: {{ $at.name }}
  namespace: {{ $root.Release.Namespace }}
  labels:
    {{- include "storefront.labels" $id | nindent 4 }}
spec:
  parentRefs:
    {{- required (printf "%shttpRoute.parentRefs is required" $at.path) .parentRefs | toYaml | nindent 4 }}
  {{- with .hostnames }}
  hostnames:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  rules:
    - backendRefs:
        - name: {{ $at.name }}
          port: {{ $at.port }}
{{- end }}
{{- end }}
{{- end -}}
