import { setTimeout as sleep } from 'node:timers/promises';
import type { Sample } from '../probes/measure.ts';
import { memoryOf } from '../probes/memory-of.ts';
import { withProductsFile } from '../worlds/catalog-world.ts';
import type { World } from '../worlds/world.ts';

/** Often enough for a process that grows by a few MiB per second. */
const LOOK_EVERY_MS = 100;

/** Measures the import of a file with `rows` rows into a new store in each run: rows per second, and the peak memory in MiB of the catalog, or of the process that contains it. */
export function measureImports(world: World, rows: number) {
  let runs = 0;
  let peak = 0;
  const watch = async (stopped: AbortSignal): Promise<void> => {
    while (!stopped.aborted) {
      const memory = await memoryOf(world.system);
      peak = Math.max(peak, memory.catalog ?? memory['all-in-one'] ?? 0);
      await sleep(LOOK_EVERY_MS);
    }
  };
  return {
    peakMiB: () => peak,
    async measure(): Promise<Sample> {
      const store = await world.newStore();
      const stopping = new AbortController();
      const watching = watch(stopping.signal);
      const seconds = await withProductsFile(runs * rows, rows, async (file) => {
        const startedAt = performance.now();
        await store.cli('catalog', 'import', file);
        return (performance.now() - startedAt) / 1000;
      });
      runs += 1;
      stopping.abort();
      await watching;
      return { rate: rows / seconds, done: rows, failures: 0 };
    },
  };
}
