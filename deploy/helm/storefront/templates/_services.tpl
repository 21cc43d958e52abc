{{/* All services as JSON: the facts of files/services.json, and the defaults overridden by services.<name>. */}}
{{- define "storefront.services" -}}
{{- $services := dict -}}
{{- range $name, $facts := .Files.Get "files/services.json" | fromJson -}}
{{- $settings := mergeOverwrite (deepCopy $.Values.defaults) (deepCopy (index $.Values.services $name)) -}}
{{- range $variable, $source := (index $.Values.services $name).secretVariables -}}
{{- if kindIs "invalid" $source -}}{{- $_ := unset $settings.secretVariables $variable -}}{{- end -}}
{{- end -}}
{{- $settings = merge (dict "name" $name "facts" $facts "hasTriggers" (gt (len $settings.autoscaling.triggers) 0)) $settings -}}
{{- $replicas := $settings.autoscaling.enabled | ternary $settings.autoscaling.maxReplicas $settings.replicas | int -}}
{{- $_ := set $settings "replicasMax" $replicas -}}
{{- if $settings.canary.enabled -}}
{{- if not (or $settings.canary.image.tag $settings.canary.image.digest) -}}
{{- fail (printf "services.%s.canary needs an image: a tag or a digest" $name) -}}
{{- end -}}
{{- $_ := set $settings "replicasMax" (add $settings.replicasMax $settings.canary.replicas $settings.maxSurge) -}}
{{- end -}}
{{- $_ := set $settings "connections" (add (mul $facts.pools $settings.databasePoolMax) $facts.otherConnections) -}}
{{- $_ := set $services $name $settings -}}
{{- end -}}
{{- toJson $services -}}
{{- end -}}

{{/*
Fails if the pools of all pods could need more connections than Postgres accepts. During a rollout, a service has maxSurge pods in addition. A migration
takes two connections.
*/}}
{{- define "storefront.checkConnections" -}}
{{- $available := int .Values.database.maxConnections -}}
{{- if not $available -}}
{{- fail "database.maxConnections is required: max_connections of Postgres, or the pooler's limit of client connections" -}}
{{- end -}}
{{- $needed := add 2 .Values.database.reservedConnections -}}
{{- $parts := list -}}
{{- range $name, $service := include "storefront.services" . | fromJson -}}
{{- $pods := add $service.replicasMax $service.maxSurge -}}
{{- $needed = add $needed (mul $pods $service.connections) -}}
{{- $parts = append $parts (printf "%s %d × %d" $name (int $pods) (int $service.connections)) -}}
{{- end -}}
{{- if gt (int $needed) $available -}}
{{- fail (printf "The pools need %d database connections, and database.maxConnections is %d: %s, migrations 2, reserved %d. Reduce replicas or databasePoolMax, raise max_connections, or use a pooler" (int $needed) $available (join ", " $parts) (int .Values.database.reservedConnections)) -}}
{{- end -}}
{{- end -}}

{{/* The environment of one service. A service's variables override those of all services, which override the chart's. */}}
{{- define "storefront.serviceEnvironment" -}}
{{- $root := .root -}}
{{- $service := .service -}}
{{- $env := include "storefront.addresses" (dict "root" $root "services" $service.facts.calls) | fromYaml -}}
{{- $env = merge $env (dict
  "GRPC_HOST" $root.Values.listenHost
  "GRPC_PORT" 50051
  "INTERNAL_PORT" 8079
  "NATS_URL" (include "storefront.natsUrl" $root)
  "NATS_USER" $service.name
  "DATABASE_POOL_MAX" $service.databasePoolMax
  "PUBLIC_BASE_URL" (required "publicBaseUrl is required: the URL at which clients reach the gateway" $root.Values.publicBaseUrl)
  "OTEL_SERVICE_NAME" $service.name
  "HEAP_MIB" (include "storefront.heapMib" $service.resources)) -}}
{{- if $root.Values.database.pooler -}}
{{- $_ := set $env "DATABASE_PREPARED" "off" -}}
{{- end -}}
{{- if $root.Values.metrics.enabled -}}
{{- $env = merge $env (dict
  "OTEL_METRICS_EXPORTER" "prometheus"
  "OTEL_EXPORTER_PROMETHEUS_HOST" $root.Values.listenHost
  "OTEL_EXPORTER_PROMETHEUS_PORT" $root.Values.metrics.port) -}}
{{- end -}}
{{- if eq $service.name "gateway" -}}
{{- $env = merge $env (dict
  "HOST" $root.Values.listenHost
  "PORT" 8080) -}}
{{- with $root.Values.redis.sentinels -}}
{{- $env = merge $env (dict "REDIS_SENTINELS" (join "," .) "REDIS_SENTINEL_NAME" $root.Values.redis.sentinelName) -}}
{{- end -}}
{{- end -}}
{{- include "storefront.environment" (dict "root" $root "env" (mergeOverwrite $env $root.Values.env $service.env)) -}}
{{- end -}}

{{/* The heap gets two thirds of the memory limit. The rest is for buffers, stacks, and code. */}}
{{- define "storefront.heapMib" -}}
{{- $limit := toString .limits.memory -}}
{{- if hasSuffix "Gi" $limit -}}
{{- div (mulf 2048 (trimSuffix "Gi" $limit | float64) | int) 3 -}}
{{- else if hasSuffix "Mi" $limit -}}
{{- div (mul 2 (trimSuffix "Mi" $limit | int)) 3 -}}
{{- else -}}
{{- fail (printf "The memory limit %s must be given in Mi or Gi" $limit) -}}
{{- end -}}
{{- end -}}
