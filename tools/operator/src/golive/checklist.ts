import { checkCreditTerms } from './check-credit-terms.ts';
import { checkCurrency } from './check-currency.ts';
import { checkDoctor } from './check-doctor.ts';
import { checkKeys } from './check-keys.ts';
import { checkOrigins } from './check-origins.ts';
import { checkPrepaid } from './check-prepaid.ts';
import { checkPrices, checkProducts, checkStock } from './check-products.ts';
import { checkSeller } from './check-seller.ts';
import { checkShipping } from './check-shipping.ts';
import { checkTestOrder } from './check-test-order.ts';
import { checkDeliveries, checkWebhooks } from './check-webhooks.ts';
import type { Finding } from './finding.ts';
import type { StoreState } from './store-state.ts';

/** The checks of `storefront golive` by item, in the order of docs/guides/going-live.md. */
export const CHECKLIST = {
  keys: checkKeys,
  origins: checkOrigins,
  products: checkProducts,
  prices: checkPrices,
  stock: checkStock,
  currency: checkCurrency,
  seller: checkSeller,
  shipping: checkShipping,
  prepaid: checkPrepaid,
  credit_terms: checkCreditTerms,
  webhooks: checkWebhooks,
  deliveries: checkDeliveries,
  test_order: checkTestOrder,
  doctor: checkDoctor,
} as const satisfies Record<string, (state: StoreState) => Finding>;

/** The outcome of one item. */
export interface ChecklistItem extends Finding {
  readonly name: string;
}

/** Checks every item. */
export const runChecklist = (state: StoreState): readonly ChecklistItem[] =>
  Object.entries(CHECKLIST).map(([name, check]) => ({ name, ...check(state) }));

/** Formats the items for a terminal, in full: what to do is on a line of its own. */
export function checklistText(items: readonly ChecklistItem[]): string {
  const width = Math.max(...items.map(({ name }) => name.length));
  const indent = ' '.repeat(STATUS_WIDTH + width + 4);
  const lines = items.map(({ name, status, reason, action }) => {
    const line = `${status.padEnd(STATUS_WIDTH)}  ${name.padEnd(width)}  ${reason}\n`;
    return action === null ? line : `${line}${indent}${action}\n`;
  });
  return lines.join('');
}

const STATUS_WIDTH = 'warn'.length;
