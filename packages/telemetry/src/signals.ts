/** The signals that a process can record. */
export interface Signals {
  readonly traces: boolean;
  readonly metrics: boolean;
}

/** Returns which signals the standard environment variables ask for: both with a collector, and metrics alone if Prometheus can scrape them. */
export function signalsOf(env: NodeJS.ProcessEnv): Signals {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return { traces: false, metrics: false };
  const hasCollector = Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT);
  const exporters = env.OTEL_METRICS_EXPORTER?.split(',').map((name) => name.trim()) ?? ['otlp'];
  return {
    traces: env.OTEL_TRACES_EXPORTER !== 'none' && (hasCollector || Boolean(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)),
    metrics: exporters.includes('prometheus') || (exporters.includes('otlp') && hasCollector),
  };
}

/** Which signals the preloaded SDK setup has started in this process. Code that would cost time without them checks first. */
const started = { traces: false, metrics: false };

/** Records which signals were started. Called by the preloaded SDK setup. */
export function startSignals(signals: Signals): void {
  Object.assign(started, signals);
}

/** Whether this process records spans. */
export const hasTraces = (): boolean => started.traces;

/** Whether this process records metrics. */
export const hasMetrics = (): boolean => started.metrics;
