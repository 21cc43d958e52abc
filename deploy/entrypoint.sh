#!/bin/sh
# Runs one command of the image: replaces the shell, so that the process gets the signals of the container.
set -eu
cd /app

command=${1:-}
[ $# -eq 0 ] || shift

# The options of Node are those of npm start, unless HEAP_MIB limits the old space.
semi_space=8 heap_growth=100
case $command in
  gateway) entry=gateway/src/main.ts heap_growth=60 ;;
  admin) entry=gateway/src/admin/main.ts ;;
  catalog) entry=services/catalog/src/main.ts heap_growth=60 ;;
  cart) entry=services/cart/src/main.ts semi_space=16 ;;
  billing) entry=services/billing/src/main.ts heap_growth=40 ;;
  orders | webhooks) entry=services/$command/src/main.ts ;;
  all-in-one) entry=tools/all-in-one/src/main.ts semi_space=16 ;;
  migrate) entry=packages/migrations/src/main.ts ;;
  storefront) entry=tools/operator/src/main.ts ;;
  demo-page) entry=tools/demo-store/src/main.ts ;;
  demo-store | secrets) entry=tools/container/src/$command.ts ;;
  health) exec deploy/health.sh ;;
  *)
    echo "Usage: gateway | catalog | cart | orders | billing | webhooks | admin | all-in-one | migrate | storefront | health | secrets | demo-store | demo-page" >&2
    exit 2
    ;;
esac

# Loading the instrumentation costs 40 MB per process, so it is loaded only when there is a collector or Prometheus reads metrics.
telemetry=${OTEL_EXPORTER_OTLP_ENDPOINT:-${OTEL_METRICS_EXPORTER:-}}
[ "${OTEL_SDK_DISABLED:-}" != true ] || telemetry=
exec node --disable-warning=ExperimentalWarning --max-semi-space-size=$semi_space --max-old-space-size="${HEAP_MIB:-512}" \
  --heap-growing-percent=$heap_growth --expose-gc ${telemetry:+--import ./packages/telemetry/src/register.ts} "$entry" "$@"
