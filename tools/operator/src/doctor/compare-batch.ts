import type { LedgerEntry } from '@storefront/proto/storefront/operations/v1';
import { compareLedgers, type Disagreement } from './compare-ledgers.ts';
import type { LedgerField, LedgerKind, LedgerReader } from './ledger-reader.ts';

/** The key by which an entry of each ledger is looked up. */
const OWN_FIELD: Readonly<Record<LedgerKind, LedgerField>> = {
  reservation: 'checkout',
  credit_hold: 'checkout',
  checkout: 'checkout',
  cart_freeze: 'cart',
  ordered_cart: 'cart',
  promotion_use: 'cart',
  invoice: 'order',
  order: 'order',
};

/** The ledgers that belong to an order, and the keys by which their entries are looked up. */
const PARTS_OF_ORDER: readonly (readonly [LedgerKind, LedgerField])[] = [
  ['reservation', 'checkout'],
  ['credit_hold', 'checkout'],
  ['ordered_cart', 'cart'],
  ['promotion_use', 'cart'],
  ['invoice', 'order'],
];

/** Compares a batch of entries with all other entries of their checkouts and orders, which it looks up. */
export async function compareBatch(reader: LedgerReader, batch: readonly LedgerEntry[]): Promise<Disagreement[]> {
  const orders = [...(await reader.find('order', 'checkout', batch)), ...(await reader.find('order', 'order', batch))];
  const entries = new Map<string, LedgerEntry>();
  const add = (found: readonly LedgerEntry[]): void => {
    for (const entry of found) entries.set(identityOf(entry), entry);
  };
  add(batch);
  add(orders);
  for (const [kind, by] of PARTS_OF_ORDER) add((await reader.find(kind, by, orders)).filter(isOf(orders, batch)));
  add(await reader.find('checkout', 'checkout', entries.values()));
  return compareLedgers([...entries.values()]);
}

/** Reads the entries again and compares them. Those that have been settled since are no longer found, or agree. */
export async function compareAgain(reader: LedgerReader, batch: readonly LedgerEntry[]): Promise<Disagreement[]> {
  const known = new Set(batch.map(identityOf));
  const current: LedgerEntry[] = [];
  for (const [kind, entries] of Map.groupBy(batch, (entry) => entry.kind as LedgerKind)) {
    current.push(...(await reader.find(kind, OWN_FIELD[kind], entries)).filter((entry) => known.has(identityOf(entry))));
  }
  return compareBatch(reader, current);
}

/** Other checkouts of the same cart are not part of the order. */
function isOf(orders: readonly LedgerEntry[], batch: readonly LedgerEntry[]): (entry: LedgerEntry) => boolean {
  const checkouts = new Set([...orders, ...batch].map(({ checkoutId }) => checkoutId));
  return ({ kind, checkoutId }) => kind !== 'promotion_use' || checkouts.has(checkoutId);
}

const identityOf = ({ kind, tenantId, mode, checkoutId, orderId, cartId }: LedgerEntry): string =>
  [kind, tenantId, mode, ...(kind === 'order' ? [orderId] : [checkoutId, orderId, cartId])].join(' ');
