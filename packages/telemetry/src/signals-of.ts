/** Returns which signals the standard environment variables ask for: both with a collector, and metrics alone if Prometheus can scrape them. */
export function signalsOf(env: NodeJS.ProcessEnv): { readonly traces: boolean; readonly metrics: boolean } {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return { traces: false, metrics: false };
  const hasCollector = Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT);
  const exporters = env.OTEL_METRICS_EXPORTER?.split(',').map((name) => name.trim()) ?? ['otlp'];
  return {
    traces: env.OTEL_TRACES_EXPORTER !== 'none' && (hasCollector || Boolean(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)),
    metrics: exporters.includes('prometheus') || (exporters.includes('otlp') && hasCollector),
  };
}
