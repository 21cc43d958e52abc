import { expect, test } from '@jest/globals';
import type { LedgerEntry } from '@storefront/proto/storefront/operations/v1';
import { checkLedgers } from './check-ledgers.ts';
import { RULES } from './compare-ledgers.ts';
import type { LedgerReader } from './ledger-reader.ts';

const ORDERS = 5_000;
const SCOPE = { tenantId: 'T', mode: 'live' };

/** The ledgers of many orders, computed as they are read. Counts how many entries are read at once. */
function bigStore(broken: ReadonlySet<number> = new Set()) {
  const parts: Readonly<Record<string, (n: number) => LedgerEntry>> = {
    order: (n) => ({
      kind: 'order',
      checkoutId: `c${n}`,
      orderId: `o${n}`,
      cartId: `k${n}`,
      state: 'CONFIRMED',
      amount: '5',
      quantity: '1',
      promotions: 0,
    }),
    reservation: (n) => ({ kind: 'reservation', checkoutId: `c${n}`, state: 'COMMITTED', quantity: broken.has(n) ? '2' : '1' }),
    ordered_cart: (n) => ({ kind: 'ordered_cart', cartId: `k${n}`, orderId: `o${n}` }),
    invoice: (n) => ({ kind: 'invoice', checkoutId: `c${n}`, orderId: `o${n}`, state: 'OPEN', amount: '5' }),
  };
  const seen = { mostAtOnce: 0, listed: 0 };
  const entry = (kind: string, n: number): LedgerEntry[] => {
    const part = parts[kind];
    return part === undefined ? [] : [{ ...SCOPE, ...part(n) }];
  };
  const reader: LedgerReader = {
    async *list(kind) {
      for (let n = 0; n < ORDERS; n += 1) {
        seen.listed += 1;
        yield* entry(kind, n);
      }
    },
    find(kind, by, entries) {
      const ids = new Set([...entries].flatMap((given) => given[`${by}Id`] ?? []));
      seen.mostAtOnce = Math.max(seen.mostAtOnce, ids.size);
      return Promise.resolve([...ids].flatMap((id) => entry(kind, Number(id.slice(1)))));
    },
  };
  return { reader, seen };
}

test('a large store is compared completely, in batches', async () => {
  const { reader, seen } = bigStore();

  const checks = await checkLedgers(reader, undefined);

  expect(checks.map((check) => [check.ok, check.seen])).toEqual(Object.keys(RULES).map(() => [true, 4 * ORDERS]));
  expect(seen.listed).toBeGreaterThanOrEqual(4 * ORDERS);
  expect(seen.mostAtOnce).toBeLessThanOrEqual(500);
});

test('what never agrees is reported once, with its id', async () => {
  const { reader } = bigStore(new Set([17, 4_321]));

  const checks = await checkLedgers(reader, undefined);

  expect(checks.filter(({ ok }) => !ok)).toMatchObject([{ name: 'stock_held_as_needed', violations: { count: 2, ids: ['c17', 'c4321'] } }]);
});
