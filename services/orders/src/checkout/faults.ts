import { writeFileSync } from 'node:fs';

/** Everything that checkout does outside this process: its remote steps and its own commits. */
export type FaultStep =
  | 'begin'
  | 'freeze_cart'
  | 'reserve_stock'
  | 'authorise_payment'
  | 'place_order'
  | 'commit_stock'
  | 'commit_payment'
  | 'close_cart'
  | 'release_payment'
  | 'release_stock'
  | 'unfreeze_cart';

export type FaultPoint = `${FaultStep}:${'before' | 'after'}`;

/** Where crash tests cut in. In production nothing ever happens at a point. */
export interface Faults {
  at(point: FaultPoint): Promise<void>;
}

export const noFaults: Faults = { at: () => Promise.resolve() };

/**
 * The faults that a test asks of a real process, when NODE_ENV is test and never otherwise: STOREFRONT_FAULT=reserve_stock:after=exit kills
 * it at that point, once. STOREFRONT_FAULT_MARKER names the file that is created by then, so that the restarted process lives.
 */
export function readFaults(env: NodeJS.ProcessEnv): Faults {
  const { NODE_ENV, STOREFRONT_FAULT: fault, STOREFRONT_FAULT_MARKER: marker } = env;
  if (NODE_ENV !== 'test' || fault === undefined || marker === undefined) return noFaults;
  return {
    async at(point) {
      if (fault === `${point}=exit` && isFirst(marker)) process.kill(process.pid, 'SIGKILL');
    },
  };
}

/** Of all processes that reach the point, the one that creates the marker. */
function isFirst(marker: string): boolean {
  try {
    writeFileSync(marker, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Does one thing outside this process, with a fault point on either side. */
export async function between<T>(faults: Faults, step: FaultStep, act: () => Promise<T>): Promise<T> {
  await faults.at(`${step}:before`);
  const done = await act();
  await faults.at(`${step}:after`);
  return done;
}
