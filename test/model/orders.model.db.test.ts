import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type InProcessSystem, openInProcessSystem } from './in-process-system.ts';
import { runOrderModel } from './run-order-model.ts';

/** About three seconds on an idle machine. The run in test/chaos is thirty times as long. */
const STEPS_MIN = 300;
const WITHIN_MS = 300_000;

let system: InProcessSystem;
beforeAll(async () => {
  system = await openInProcessSystem();
});
afterAll(() => system.close());

test(
  'orders, stock, credit, and promotion uses agree with a simple model after any sequence of steps',
  async () => {
    expect(await runOrderModel(system, STEPS_MIN)).toBeGreaterThanOrEqual(STEPS_MIN);
  },
  WITHIN_MS,
);
