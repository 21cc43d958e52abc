/** Creates a semaphore: at most `max` tasks run at once; the others wait in order of arrival. */
export function createSemaphore(max: number): { readonly run: <T>(work: () => Promise<T>) => Promise<T> } {
  let free = max;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) free += 1;
        else next();
      }
    },
  };
}
