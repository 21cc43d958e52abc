import { unlinkSync } from 'node:fs';
import { join } from 'node:path';

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
  | 'complete'
  | 'release_payment'
  | 'release_stock'
  | 'unfreeze_cart'
  | 'abandon';

export type FaultPoint = `${FaultStep}:${'before' | 'after'}`;

/** Where crash tests cut in. In production nothing ever happens at a point. */
export interface Faults {
  at(point: FaultPoint): Promise<void>;
}

export const noFaults: Faults = { at: () => Promise.resolve() };

/**
 * The faults that a test asks of a real process, when NODE_ENV is test and never otherwise. STOREFRONT_FAULTS names a folder: while it holds
 * a file `reserve_stock:after`, the process that reaches that point takes the file away and is killed there, so that the next one lives.
 */
export function readFaults({ NODE_ENV, STOREFRONT_FAULTS: folder }: NodeJS.ProcessEnv): Faults {
  if (NODE_ENV !== 'test' || folder === undefined) return noFaults;
  return {
    async at(point) {
      if (isFirst(join(folder, point))) process.kill(process.pid, 'SIGKILL');
    },
  };
}

/** Of all processes that reach the point, the one that takes its file away. */
function isFirst(file: string): boolean {
  try {
    unlinkSync(file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
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
