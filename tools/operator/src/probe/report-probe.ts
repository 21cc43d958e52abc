import { gauges } from '@storefront/telemetry';
import type { ProbeStep } from './run-probe.ts';

/** Reports a visit as metrics, which a process that was started with the SDK of OpenTelemetry sends before it exits. */
export function reportProbe(steps: readonly ProbeStep[]): void {
  gauges({ 'storefront.probe.success': { description: '1 if every step of the visit succeeded in time, otherwise 0.' } }, () => [
    [{ 'storefront.probe.success': steps.every(({ ok }) => ok) ? 1 : 0 }],
  ]);
  gauges({ 'storefront.probe.step.duration': { description: 'Duration of a step of the visit.', unit: 's' } }, () =>
    steps.map(({ name, duration_ms, ok }) => [
      { 'storefront.probe.step.duration': duration_ms / 1000 },
      { step: name, outcome: ok ? 'ok' : 'failed' },
    ]),
  );
}
