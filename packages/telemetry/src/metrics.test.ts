import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { metrics } from '@opentelemetry/api';
import { type CollectionResult, MeterProvider, MetricReader } from '@opentelemetry/sdk-metrics';
import { counter, durations, gauges } from './metrics.ts';
import { startSignals } from './signals.ts';

class ManualReader extends MetricReader {
  protected override async onForceFlush(): Promise<void> {}
  protected override async onShutdown(): Promise<void> {}
}

let reader: ManualReader;
beforeEach(() => {
  reader = new ManualReader();
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));
  startSignals({ traces: false, metrics: true });
});
afterEach(() => {
  startSignals({ traces: false, metrics: false });
  metrics.disable();
});

/** The collected values by metric and attributes. */
const valuesIn = ({ resourceMetrics }: CollectionResult): Record<string, unknown> =>
  Object.fromEntries(
    resourceMetrics.scopeMetrics.flatMap(({ metrics: found }) =>
      found.flatMap(({ descriptor, dataPoints }) =>
        dataPoints.map(({ attributes, value }) => [[descriptor.name, ...Object.values(attributes)].join(' '), value]),
      ),
    ),
  );

test('a counter reports its totals, also those that are still zero', async () => {
  const count = counter('lookups', 'Lookups.', { hit: { result: 'hit' }, miss: { result: 'miss' } });
  count('hit');
  count('hit');

  expect(valuesIn(await reader.collect())).toEqual({ 'lookups hit': 2, 'lookups miss': 0 });
});

test('a gauge whose read fails or never ends has no value and does not keep the others from being collected', async () => {
  gauges({ frozen: { description: '' } }, () => new Promise(() => undefined));
  gauges({ broken: { description: '' } }, () => Promise.reject(new Error('no database')));
  gauges({ fine: { description: '' } }, () => [[{ fine: 7 }]]);

  const collected = await reader.collect();

  expect(valuesIn(collected)).toEqual({ fine: 7 });
  expect(collected.errors).toEqual([]);
});

test('a gauge that was removed is not read again', async () => {
  let reads = 0;
  const remove = gauges({ fine: { description: '' } }, () => [[{ fine: (reads += 1) }]]);
  await reader.collect();
  remove();
  await reader.collect();

  expect(reads).toBe(1);
});

test('without metrics nothing is recorded or registered', async () => {
  startSignals({ traces: false, metrics: false });
  durations('duration', '')(1, {});
  counter('lookups', '', { hit: {} })('hit');
  gauges({ fine: { description: '' } }, () => [[{ fine: 7 }]]);

  expect(valuesIn(await reader.collect())).toEqual({});
});
