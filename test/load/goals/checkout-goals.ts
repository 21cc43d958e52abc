import { CART_STEPS } from '../flows/cart-flows.ts';
import type { Sample } from '../probes/measure.ts';
import type { Row } from '../run-rows.ts';
import { cpuOf } from './cpu-goal.ts';

type Goal = ReturnType<Row['goal']>;
type Medians = Readonly<Record<string, Sample>>;

/** The goal of a cart that is created, filled with a line, priced, and read. */
export function cartGoal(medians: Medians): Goal {
  const slowest = CART_STEPS.map((step) => p95Of(medians.storefront, step, 60));
  const share = shareOf(medians, 0.5);
  return {
    target: '50% of single; p95 of each request < 60 ms',
    result: `${share.result}; ${slowest.map(({ result }) => result).join(', ')}`,
    met: share.met && slowest.every(({ met }) => met),
  };
}

/** The goal of a flow from no cart to a confirmed order. */
export function orderGoal(medians: Medians): Goal {
  const checkout = p95Of(medians.storefront, 'checkout', 150);
  const share = shareOf(medians, 0.15);
  const cost = cpuOf(medians.storefront, 12);
  return {
    target: ['15% of single; checkout p95 < 150 ms', ...cost.target].join('; '),
    result: [share.result, checkout.result, ...cost.result].join('; '),
    met: share.met && checkout.met && cost.met,
  };
}

/** The goal of pricing a large cart, with a limit on the processor time if one is given, in ms. */
export function largeCartGoal({ storefront }: Medians, cpuMs: number | undefined): Goal {
  const price = p95Of(storefront, 'price', 45);
  const cost = cpuOf(storefront, cpuMs);
  return {
    target: ['p95 < 45 ms', ...cost.target].join('; '),
    result: [price.result, ...cost.result].join('; '),
    met: price.met && cost.met,
  };
}

function shareOf({ storefront, single }: Medians, least: number): { result: string; met: boolean } {
  const share = (storefront?.rate ?? 0) / (single?.rate ?? Infinity);
  return { result: `${Math.round(share * 100)}%`, met: share >= least };
}

function p95Of(sample: Sample | undefined, step: string, mostMs: number): { result: string; met: boolean } {
  const ms = sample?.stepP95Ms?.[step] ?? Infinity;
  return { result: `${step} ${ms.toFixed(1)} ms`, met: ms < mostMs };
}
