/** Which signals the preloaded SDK setup has started in this process. Code that would cost time without them checks first. */
const started = { traces: false, metrics: false };

/** Records which signals were started. Called by the preloaded SDK setup. */
export function startSignals(signals: { readonly traces: boolean; readonly metrics: boolean }): void {
  Object.assign(started, signals);
}

/** Whether this process records spans. */
export const hasTraces = (): boolean => started.traces;

/** Whether this process records metrics. */
export const hasMetrics = (): boolean => started.metrics;
