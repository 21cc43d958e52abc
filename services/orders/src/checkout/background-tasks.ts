/** Tracks work that continues after its response was sent, so that shutdown can wait for it. */
export interface BackgroundTasks {
  /** Tracks `work`, which must not reject. */
  add(work: Promise<void>): void;
  /** Resolves when no task is running. */
  idle(): Promise<void>;
}

/** Returns an empty set of background tasks. */
export function createBackgroundTasks(): BackgroundTasks {
  const running = new Set<Promise<void>>();
  return {
    add(work) {
      running.add(work);
      void work.finally(() => running.delete(work));
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
