import type fc from 'fast-check';
import type { OrderModel } from './order-model.ts';
import type { RealStore } from './real-store.ts';

export type Step = fc.AsyncCommand<OrderModel, RealStore>;

/** The number of steps that have run in this process. A command that is skipped is not counted. */
export const executed = { steps: 0 };

/** Creates a step. `name` identifies it in the output of a failure. */
export const step = (
  name: string,
  { can = () => true, run }: { can?: (model: Readonly<OrderModel>) => boolean; run(model: OrderModel, real: RealStore): Promise<unknown> },
): Step => ({
  check: (model) => can(model),
  async run(model, real) {
    executed.steps += 1;
    await run(model, real);
  },
  toString: () => name,
});

/** Returns the entry at the index, which must exist. */
export function at<T>(entries: readonly T[], index: number): T {
  const entry = entries[index];
  if (entry === undefined) throw new Error(`no entry at index ${index} of ${entries.length}`);
  return entry;
}
