import { setTimeout as sleep } from 'node:timers/promises';
import { type System, startSystem } from '@storefront/local-system';
import { COLLECTED_MS, idleFor } from '../probes/idle-for.ts';
import type { Sample } from '../probes/measure.ts';
import { processesOf } from '../probes/processor-time.ts';
import { setSizesOf, totalOf } from '../probes/set-sizes.ts';
import type { Contender, Row } from '../run-rows.ts';
import type { RowsOf } from '../worlds/world.ts';

const MEBIBYTES_MAX = 600;
const CPU_MS_MAX = 30;

/** The processor time of a system without requests in a second, in six processes and in one. Linux only. */
export const rowsOf: RowsOf = async () => {
  const six = await startSystem({ ephemeral: true });
  const one = await startSystem({ ephemeral: true, allInOne: true });
  const startedAt = performance.now();
  const memory: Record<string, number> = {};
  const idle = (name: string, system: System): Contender => ({
    name,
    async measure(seconds) {
      await sleep(Math.max(0, startedAt + COLLECTED_MS - performance.now()));
      const sizes = totalOf(Object.values(await setSizesOf(processesOf(system))));
      memory[name] = Math.round(sizes.proportional / 1024);
      return idleFor(processesOf(system), seconds);
    },
  });
  const rows: readonly Row[] = [
    {
      work: 'a second of an idle system',
      contenders: [idle('storefront', six), idle('storefront, one process', one)],
      goal: ({ storefront }) => ({
        target: `under ${MEBIBYTES_MAX} MiB and ${CPU_MS_MAX} ms`,
        result: `${memory.storefront} MiB, ${msOf(storefront).toFixed(0)} ms; one process ${memory['storefront, one process']} MiB`,
        met: (memory.storefront ?? Infinity) < MEBIBYTES_MAX && msOf(storefront) < CPU_MS_MAX,
      }),
    },
  ];
  return {
    rows,
    async close() {
      await Promise.all([six.stop(), one.stop()]);
    },
  };
};

const msOf = (sample: Sample | undefined): number => (sample?.cpuMicros ?? Number.NaN) / 1000;
