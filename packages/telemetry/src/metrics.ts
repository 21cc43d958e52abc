import { setTimeout as sleep } from 'node:timers/promises';
import { type Attributes, type BatchObservableResult, type Histogram, type Meter, metrics } from '@opentelemetry/api';
import { hasMetrics } from './signals.ts';

/** Prometheus gives up after ten seconds by default; a database that does not respond must not hide the other metrics. */
const READ_MS = 1_000;
/** In seconds: from a cached read to the longest request, and to the longest sweep. */
const BOUNDARIES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const meter = (): Meter => metrics.getMeter('storefront');

/** Records a duration in seconds. Does nothing without metrics. Attributes must have few values: no ID, and nothing that a caller chooses. */
export type RecordDuration = (seconds: number, attributes: Attributes) => void;

/** Returns the recorder of a histogram of durations. Call it when the process starts, not when a file is imported. */
export function durations(name: string, description: string): RecordDuration {
  if (!hasMetrics()) return () => undefined;
  const histogram: Histogram = meter().createHistogram(name, {
    description,
    unit: 's',
    advice: { explicitBucketBoundaries: BOUNDARIES },
  });
  return (seconds, attributes) => histogram.record(seconds, attributes);
}

/** Returns a counter of events by key. Counting takes nanoseconds; the totals are read when metrics are collected. */
export function counter<Key extends string>(
  name: string,
  description: string,
  attributesOf: Readonly<Record<Key, Attributes>>,
): (key: Key) => void {
  if (!hasMetrics()) return () => undefined;
  const keys = Object.keys(attributesOf) as Key[];
  const totals = new Map<Key, number>(keys.map((key) => [key, 0]));
  meter()
    .createObservableCounter(name, { description })
    .addCallback((result) => {
      for (const [key, total] of totals) result.observe(total, attributesOf[key]);
    });
  return (key) => totals.set(key, (totals.get(key) ?? 0) + 1);
}

/** The description and unit of a gauge. */
export interface Gauge {
  readonly description: string;
  readonly unit?: string;
}

/** Values of gauges at one time. A gauge that is not in it has no value. */
export type GaugeValues<Name extends string> = Partial<Readonly<Record<Name, number | undefined>>>;

/** The values of gauges for one combination of attributes. */
export type Reading<Name extends string> = readonly [values: GaugeValues<Name>, attributes?: Attributes];

/**
 * Registers gauges that `read` reads when metrics are collected, for example from the database. If it fails or takes longer than a second, the gauges have no
 * value. Returns a function that removes them.
 */
export function gauges<Name extends string>(
  described: Readonly<Record<Name, Gauge>>,
  read: () => Promise<readonly Reading<Name>[]> | readonly Reading<Name>[],
): () => void {
  if (!hasMetrics()) return () => undefined;
  const named = (Object.entries(described) as [Name, Gauge][]).map(
    ([name, gauge]) => [name, meter().createObservableGauge(name, gauge)] as const,
  );
  const observe = async (result: BatchObservableResult): Promise<void> => {
    for (const [values, attributes] of await soon(read)) {
      for (const [name, gauge] of named) {
        const value = values[name];
        if (value !== undefined) result.observe(gauge, value, attributes);
      }
    }
  };
  const observed = named.map(([, gauge]) => gauge);
  meter().addBatchObservableCallback(observe, observed);
  return () => meter().removeBatchObservableCallback(observe, observed);
}

async function soon<T>(read: () => Promise<readonly T[]> | readonly T[]): Promise<readonly T[]> {
  const limit = new AbortController();
  const late = sleep(READ_MS, [], { signal: limit.signal, ref: false }).catch(() => []);
  try {
    return await Promise.race([read(), late]);
  } catch {
    // The absence of a value shows the failure, and the log of the process has its cause.
    return [];
  } finally {
    limit.abort();
  }
}
