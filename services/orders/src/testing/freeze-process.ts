import type { FaultPoint, Faults } from '../checkout/faults.ts';

/** A simulated process that is paused at a point. */
export interface FrozenProcess {
  readonly faults: Faults;
  /** Resolves when the process has reached the point. */
  readonly reached: Promise<void>;
  /** Resumes it. */
  thaw(): void;
}

/** Returns faults that pause a run at `point`. To other processes, it looks as if the process had been killed there. */
export function freezeProcess(point: FaultPoint): FrozenProcess {
  const reached = Promise.withResolvers<void>();
  const thawed = Promise.withResolvers<void>();
  return {
    faults: {
      async at(current) {
        if (current !== point) return;
        reached.resolve();
        await thawed.promise;
      },
    },
    reached: reached.promise,
    thaw: thawed.resolve,
  };
}
