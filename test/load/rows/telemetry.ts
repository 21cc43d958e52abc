import { seen } from '@storefront/lifecycle/testing';
import { type System, type SystemOptions, startSystem } from '@storefront/local-system';
import { aStore } from '../../support/systems/a-store.ts';
import { collectorEnvironment, startOtlpCollector } from '../../support/telemetry/otlp-collector.ts';
import { measureGets, type Sample } from '../probes/measure.ts';
import { processesOf } from '../probes/processor-time.ts';
import type { Contender, Row } from '../run-rows.ts';
import { edgeProducts } from '../worlds/edge-products.ts';
import type { RowsOf } from '../worlds/world.ts';

const PRODUCTS = 200;
/** More processor time per response than without telemetry. */
const MORE_MAX = 0.25;

/** A system with one configuration of telemetry, and the requests that are sent to it. */
interface Subject {
  readonly name: string;
  readonly system: System;
  readonly anonymous: Readonly<Record<string, string>>;
  readonly shopper: Readonly<Record<string, string>>;
}

/** The processor time of the same reads without telemetry, with 5% of the traces, and with metrics for Prometheus. */
export const rowsOf: RowsOf = async ({ system }) => {
  const collector = await startOtlpCollector();
  const traced = await startWith({
    ...collectorEnvironment(collector),
    OTEL_BSP_SCHEDULE_DELAY: '5000',
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.05',
  });
  const metered = await startWith({ OTEL_METRICS_EXPORTER: 'prometheus' });
  const subjects = [await subjectOf('off', system), await subjectOf('traces 5%', traced), await subjectOf('metrics', metered)];

  const row = (work: string, path: string, as: 'anonymous' | 'shopper', services: readonly string[]): Row => ({
    work,
    contenders: subjects.map((subject) => contenderOf(subject, path, subject[as], services)),
    goal: moreThanOff,
  });
  return {
    rows: [
      row('hot list of 50; gateway', '/v1/products?limit=50', 'anonymous', ['gateway']),
      row('hot detail; gateway', `/v1/products/${edgeProducts(PRODUCTS)[0]?.sku ?? ''}`, 'anonymous', ['gateway']),
      row('the customer, not cached; gateway and billing', '/v1/me', 'shopper', ['gateway', 'billing']),
      row('an empty list of orders, not cached; gateway and orders', '/v1/orders', 'shopper', ['gateway', 'orders']),
    ],
    async close() {
      await Promise.all([traced.stop(), metered.stop()]);
      collector.close();
      seen('traces', collector.spans());
    },
  };
};

const startWith = (env: SystemOptions['env']): Promise<System> => startSystem({ env: { ...process.env, ...env } });

async function subjectOf(name: string, system: System): Promise<Subject> {
  const store = await aStore({ system });
  await store.importProducts(edgeProducts(PRODUCTS));
  const { token } = await store.shopper();
  return {
    name,
    system,
    anonymous: { authorization: `Bearer ${store.publishableKey}` },
    shopper: { authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': token },
  };
}

const contenderOf = (
  { name, system }: Subject,
  path: string,
  headers: Readonly<Record<string, string>>,
  services: readonly string[],
): Contender => ({
  name,
  // Only the services that do the work, because each system has a Postgres of its own with other background work.
  processes: () => Object.fromEntries(Object.entries(processesOf(system)).filter(([process]) => services.includes(process))),
  measure: (seconds) => measureGets({ url: `${system.baseUrl}${path}`, headers, seconds }),
});

function moreThanOff(medians: Readonly<Record<string, Sample>>): ReturnType<Row['goal']> {
  const off = medians.off?.cpuMicros ?? Number.NaN;
  const more = (name: string): number => (medians[name]?.cpuMicros ?? Number.NaN) / off - 1;
  const percent = (value: number): string => `${Math.round(value * 100)}%`;
  return {
    target: `traces under ${percent(MORE_MAX)} more CPU`,
    result: `traces ${percent(more('traces 5%'))}, metrics ${percent(more('metrics'))} more`,
    met: more('traces 5%') < MORE_MAX,
  };
}
