/** Lets at most `max` pieces of work run at once; the others wait in the order they came. */
export function newSlots(max: number): { readonly run: <T>(work: () => Promise<T>) => Promise<T> } {
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
