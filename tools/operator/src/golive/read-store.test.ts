import { expect, test } from '@jest/globals';
import type { LedgerEntry } from '@storefront/proto/storefront/operations/v1';
import { checkLedgers } from '../doctor/check-ledgers.ts';
import type { LedgerReader } from '../doctor/ledger-reader.ts';
import { ofStore } from './read-store.ts';

/** Both stores have an order without an invoice. */
const ORDERS: readonly LedgerEntry[] = ['mine', 'other'].map((tenantId) => ({
  kind: 'order',
  tenantId,
  mode: 'live',
  checkoutId: `c-${tenantId}`,
  orderId: `o-${tenantId}`,
  state: 'CONFIRMED',
  amount: '5',
  quantity: '0',
  promotions: 0,
}));

const READER: LedgerReader = {
  async *list(kind) {
    if (kind === 'order') yield* ORDERS;
  },
  find(kind, by, entries) {
    const ids = new Set([...entries].map((entry) => entry[`${by}Id`]));
    return Promise.resolve(kind === 'order' ? ORDERS.filter((entry) => ids.has(entry[`${by}Id`])) : []);
  },
};

test('only the records of the store are compared', async () => {
  const checks = await checkLedgers(ofStore(READER, 'mine'), undefined);
  const broken = checks.find(({ name }) => name === 'confirmed_orders_invoiced');

  expect(broken?.violations).toEqual({ count: 1, ids: ['o-mine'] });
  expect(JSON.stringify(checks)).not.toContain('o-other');
});
