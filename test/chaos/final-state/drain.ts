import { setTimeout as sleep } from 'node:timers/promises';
import { doctorChecks } from '../../support/operator/doctor.ts';
import { countUnfinished } from './count-unfinished.ts';

/** Longer than the waits of all attempts of a delivery, and than any lease. */
const DRAIN_WITHIN_MS = 180_000;
const POLL_MS = 1_000;

/** The rest when the system was done, or when its time was over. */
export interface Drained {
  readonly unfinished: readonly string[];
  readonly checks: readonly string[];
  readonly brokenChecks: readonly string[];
  readonly tookMs: number;
}

/** Waits until the system has done all of its work and the doctor finds nothing. */
export async function drain(postgresUrl: string, env: NodeJS.ProcessEnv): Promise<Drained> {
  const startedAt = performance.now();
  for (;;) {
    const unfinished = await unfinishedWork(postgresUrl);
    const checks = unfinished.length > 0 ? [] : await doctorChecks(env, '--full');
    const broken = checks.filter(({ ok }) => !ok).map(({ name, detail, violations }) => `${name}: ${detail} ${violations.ids.join(' ')}`);
    // Events that were on their way in the first count have become deliveries while the doctor was at work.
    const left = unfinished.length > 0 || broken.length > 0 ? unfinished : await unfinishedWork(postgresUrl);
    const tookMs = performance.now() - startedAt;
    if ((left.length === 0 && broken.length === 0) || tookMs > DRAIN_WITHIN_MS)
      return { unfinished: left, checks: checks.map(({ name }) => name), brokenChecks: broken, tookMs };
    await sleep(POLL_MS);
  }
}

const unfinishedWork = (postgresUrl: string): Promise<readonly string[]> =>
  countUnfinished(postgresUrl).catch((error: Error) => [error.message]);
