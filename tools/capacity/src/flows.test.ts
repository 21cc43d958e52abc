import { expect, test } from '@jest/globals';
import { COSTS } from './costs.ts';
import { flowsOn } from './flows.ts';
import type { Step } from './simulate.ts';

test('an order of a visitor who is alone takes the processor time that was measured, in every process', () => {
  const stationsOf = (process: string): readonly string[] => [process];
  const { order, writers } = flowsOn({ costs: 'alone', scale: 1, stationsOf, disk: 'disk', networkMs: 0, replicasOf: () => 1 });
  const worked: Record<string, number> = {};
  const add = (process = '', ms = 0): void => void (worked[process] = (worked[process] ?? 0) + ms);
  const count = (step: Step): void => {
    if (step.kind === 'work') add(step.stations[0], step.ms);
    if (step.kind !== 'write') return;
    const { stations, ms = 0, itemMs = 0 } = writers[step.writer] ?? { stations: [] };
    add(stations[0], ms + itemMs);
  };
  for (const step of [...order.requests.flatMap(({ steps }) => steps), ...order.background]) count(step);

  const measured: Readonly<Record<string, number>> = { ...COSTS.order.alone, postgres: COSTS.postgres.alone.ms };
  for (const [process, ms] of Object.entries(measured)) expect([process, worked[process]]).toEqual([process, expect.closeTo(ms, 6)]);
});
