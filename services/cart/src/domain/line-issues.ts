import type { CartLine } from './cart.ts';
import { changedFacts } from './line-quantity.ts';
import type { Quote } from './quote.ts';
import { type SellingRules, sameRules } from './selling-rules.ts';

/** Why a line cannot be bought as it is. Pricing reports it as a warning; preview and checkout refuse the cart with it. */
export interface LineIssue {
  readonly code: 'sku_unavailable' | 'quantity_not_allowed';
  readonly detail: string;
}

/** Returns what has changed of the facts that the line was checked against when it was added, if it no longer fits them. */
export function lineIssues(line: CartLine, quote: Quote | undefined): LineIssue[] {
  if (quote?.found !== true) return [{ code: 'sku_unavailable', detail: `${line.sku} is no longer sold.` }];
  return changedFacts(line, quote.rules).map(({ detail }) => ({
    code: 'quantity_not_allowed',
    detail: `The quantity of ${line.sku} ${detail}.`,
  }));
}

/** Returns the rules to store with a line: the current ones, unless it does not fit them. It then keeps those that say what its quantity means. */
export const rulesOf = (line: CartLine, current: SellingRules): SellingRules =>
  sameRules(line.rules, current) || changedFacts(line, current).length > 0 ? line.rules : current;
