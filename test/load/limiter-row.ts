import { randomUUID } from 'node:crypto';
import { limiterAlone } from '../../gateway/src/testing/limiter-alone.ts';
import { measureFlows } from './measure.ts';
import type { Row } from './run-rows.ts';

/** More than all repetitions of a run charge, so that nothing is refused. */
const RATE = 1_000_000_000;
const P99_MS = 2;

/** The gateway's limiter alone, on the Redis of the running system, asked from 16 loops without a pause. */
export async function limiterRow(redisUrl: string): Promise<{ readonly row: Row; close(): void }> {
  const { limiter, close } = await limiterAlone(redisUrl);
  const subject = { tenantId: randomUUID(), mode: 'sandbox', keyId: randomUUID(), ratePerMinute: RATE };
  const charge = async (): Promise<readonly number[]> => {
    const startedAt = performance.now();
    const { by, allowed } = await limiter.charge(subject);
    if (by !== 'redis' || !allowed) throw new Error(`a charge was decided by the ${by} limiter: ${allowed ? 'passed' : 'refused'}`);
    return [performance.now() - startedAt];
  };
  const row: Row = {
    work: "the rate limiter's own call",
    contenders: [{ name: 'storefront', measure: (seconds) => measureFlows(charge, { steps: ['charge'], seconds }) }],
    goal: ({ storefront }) => ({
      asked: `p99 < ${P99_MS} ms`,
      got: `${storefront?.p99Ms.toFixed(2)} ms`,
      reached: (storefront?.p99Ms ?? Infinity) < P99_MS && storefront?.failures === 0,
    }),
  };
  return { row, close };
}
