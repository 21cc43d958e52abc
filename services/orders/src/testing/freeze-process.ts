import type { FaultPoint, Faults } from '../checkout/faults.ts';

/** A process that stops for ever at a point, or for as long as the test wants. */
export interface FrozenProcess {
  readonly faults: Faults;
  /** Resolves when the process has reached the point. */
  readonly reached: Promise<void>;
  /** Lets it go on, as a process does that was only paused. */
  thaw(): void;
}

/** What runs with these faults stops at `point`: to everyone else it looks as if its process had been killed there. */
export function freezeProcess(point: FaultPoint): FrozenProcess {
  const reached = Promise.withResolvers<void>();
  const thawed = Promise.withResolvers<void>();
  return {
    faults: {
      async at(passed) {
        if (passed !== point) return;
        reached.resolve();
        await thawed.promise;
      },
    },
    reached: reached.promise,
    thaw: thawed.resolve,
  };
}
