import { randomUUID } from 'node:crypto';
import type { System } from '@storefront/local-system';
import { standaloneLimiter } from '../../gateway/src/testing/standalone-limiter.ts';
import { measureFlows } from './probes/measure.ts';
import { processesOf } from './probes/processor-time.ts';
import type { Row } from './run-rows.ts';

/** Above the total of all repetitions, so that no request is refused. */
const RATE = 1_000_000_000;
const P99_MS = 2;

/** Measures the gateway's limiter alone, on the Redis of the running system, called from 16 loops without a pause. */
export async function limiterRow(system: System): Promise<{ readonly row: Row; close(): void }> {
  const { limiter, close } = await standaloneLimiter(system.urls.redisUrl);
  const subject = { tenantId: randomUUID(), mode: 'sandbox', keyId: randomUUID(), ratePerMinute: RATE, ratePerClient: null };
  const charge = async (): Promise<readonly number[]> => {
    const startedAt = performance.now();
    const { by, allowed } = await limiter.charge(subject);
    if (by !== 'redis' || !allowed) throw new Error(`the ${by} limiter decided a charge: ${allowed ? 'allowed' : 'refused'}`);
    return [performance.now() - startedAt];
  };
  const row: Row = {
    work: 'rate limiter call',
    contenders: [
      {
        name: 'storefront',
        // The limiter runs in the load generator here, whose time does not count.
        processes: () => ({ redis: processesOf(system).redis ?? null }),
        measure: (seconds) => measureFlows(charge, { steps: ['charge'], seconds }),
      },
    ],
    goal: ({ storefront }) => ({
      target: `p99 < ${P99_MS} ms`,
      result: `${storefront?.p99Ms?.toFixed(2)} ms`,
      met: (storefront?.p99Ms ?? Infinity) < P99_MS,
    }),
  };
  return { row, close };
}
