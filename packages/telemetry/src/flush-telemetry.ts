/** A collector that takes longer is unavailable; a process must not outlive its orchestrator's grace period because of it. */
const FLUSH_MS = 2000;

let flush: (() => Promise<void>) | undefined;

/** Registers what sends the buffered spans and metrics. Called by the preloaded SDK setup. */
export function onFlush(send: () => Promise<void>): void {
  flush = send;
}

/** Sends buffered telemetry before the process exits. Takes two seconds at most and never rejects; does nothing without a collector. */
export async function flushTelemetry(): Promise<void> {
  if (flush === undefined) return;
  const sent = flush().catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FLUSH_MS);
  });
  await Promise.race([sent, late]);
  clearTimeout(timer);
}
