import { setTimeout as sleep } from 'node:timers/promises';
import { brokenChecks } from '../../support/doctor.ts';
import { countUnfinished } from './count-unfinished.ts';

/** Longer than the waits of all attempts of a delivery, and than any lease. */
const DRAIN_WITHIN_MS = 180_000;
const POLL_MS = 1_000;

/** What was left when the system was done, or when its time was over. */
export interface Drained {
  readonly unfinished: readonly string[];
  readonly brokenChecks: readonly string[];
  readonly tookMs: number;
}

/** Waits until the system has done all of its work and the doctor finds nothing. */
export async function drain(postgresUrl: string, env: NodeJS.ProcessEnv): Promise<Drained> {
  const startedAt = performance.now();
  for (;;) {
    const unfinished = await countUnfinished(postgresUrl).catch((error: Error) => [error.message]);
    const broken = unfinished.length > 0 ? [] : await failedChecks(env);
    const tookMs = performance.now() - startedAt;
    if ((unfinished.length === 0 && broken.length === 0) || tookMs > DRAIN_WITHIN_MS) return { unfinished, brokenChecks: broken, tookMs };
    await sleep(POLL_MS);
  }
}

const failedChecks = async (env: NodeJS.ProcessEnv): Promise<readonly string[]> =>
  (await brokenChecks(env, '--full')).map(({ name, detail, violations }) => `${name}: ${detail} ${violations.ids.join(' ')}`);
