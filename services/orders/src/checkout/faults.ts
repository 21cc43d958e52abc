import { unlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Every side effect of a checkout: its remote steps and its own commits. */
export type FaultStep =
  | 'begin'
  | 'freeze_cart'
  | 'reserve_stock'
  | 'authorize_payment'
  | 'place_order'
  | 'commit_stock'
  | 'commit_payment'
  | 'close_cart'
  | 'complete'
  | 'release_payment'
  | 'release_stock'
  | 'unfreeze_cart'
  | 'abandon';

/** A point before or after a side effect at which a crash test can kill the process. */
export type FaultPoint = `${FaultStep}:${'before' | 'after'}`;

/** Fault injection for crash tests. In production, `at` does nothing. */
export interface Faults {
  at(point: FaultPoint): Promise<void>;
}

/** Injects no faults. */
export const noFaults: Faults = { at: () => Promise.resolve() };

/**
 * Returns the faults configured for this process; always none unless NODE_ENV is `test`. STOREFRONT_FAULTS names a folder. If it contains
 * a file `reserve_stock:after`, the process that reaches that point deletes the file and kills itself, so the next process survives.
 */
export function readFaults({ NODE_ENV, STOREFRONT_FAULTS: folder }: NodeJS.ProcessEnv): Faults {
  if (NODE_ENV !== 'test' || folder === undefined) return noFaults;
  return {
    async at(point) {
      if (removeFile(join(folder, point))) process.kill(process.pid, 'SIGKILL');
    },
  };
}

/** Deletes the file and reports whether it existed; of several processes, one gets true. */
function removeFile(file: string): boolean {
  try {
    unlinkSync(file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Runs a side effect with a fault point before and after it. */
export async function withFaultPoints<T>(faults: Faults, step: FaultStep, act: () => Promise<T>): Promise<T> {
  await faults.at(`${step}:before`);
  const result = await act();
  await faults.at(`${step}:after`);
  return result;
}
