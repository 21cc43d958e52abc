/**
 * Preloaded with `--import` before a process's own code, so that the instrumentation can patch its imports. Loads the SDK only if the standard environment
 * variables ask for traces or metrics, so that other processes have no overhead.
 */
import { flushTelemetry, onFlush } from './flush-telemetry.ts';
import { signalsOf } from './signals.ts';

const signals = signalsOf(process.env);
if (signals.traces || signals.metrics) {
  const { startSdk } = await import('./start-sdk.ts');
  const sdk = startSdk(signals);
  onFlush(() => sdk.shutdown());
  // For a process that ends because it has nothing left to do. process.exit does not emit this event, so runProcess flushes before it exits.
  process.once('beforeExit', () => void flushTelemetry());
}
