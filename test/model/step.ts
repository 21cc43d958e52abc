import type fc from 'fast-check';
import type { OrderModel } from './order-model.ts';
import type { RealStore } from './real-store.ts';

export type Step = fc.AsyncCommand<OrderModel, RealStore>;

/** How many steps this process has taken: a command that cannot be run in a state is none. */
export const taken = { steps: 0 };

/** A step under the words that a failure names it by. */
export const step = (
  name: string,
  { can = () => true, run }: { can?: (model: Readonly<OrderModel>) => boolean; run(model: OrderModel, real: RealStore): Promise<unknown> },
): Step => ({
  check: (model) => can(model),
  async run(model, real) {
    taken.steps += 1;
    await run(model, real);
  },
  toString: () => name,
});

/** The entry that is there. */
export function at<T>(entries: readonly T[], index: number): T {
  const entry = entries[index];
  if (entry === undefined) throw new Error(`there is no entry ${index} of ${entries.length}`);
  return entry;
}
