import type { LedgerEntry } from '@storefront/proto/storefront/operations/v1/LedgerEntry';

/** Something that two services do not agree on. */
export interface Disagreement {
  readonly rule: RuleName;
  /** Of the checkout, cart or order. */
  readonly id: string;
  readonly detail: string;
}

/** The rules between services, as the doctor names them. */
export const RULES = {
  stock: 'stock is held for open orders and running checkouts alone, and as much as they need',
  credit: 'credit is held for running checkouts alone',
  carts: 'every order has its cart, and every ordered cart its order',
  cartHolds: 'carts are held by running checkouts alone',
  invoices: 'every confirmed order has one invoice over its total, and no other order has an open one',
  promotions: 'promotions are used by open orders and running checkouts alone',
} as const;
export type RuleName = keyof typeof RULES;

const CLOSED = new Set(['CANCELLED', 'EXPIRED']);
const BILLED = new Set(['CONFIRMED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED']);

/** Compares what every service keeps. What a running checkout is about is left out: it is not decided yet. */
export function compareLedgers(entries: readonly LedgerEntry[]): Disagreement[] {
  const books = new Books(entries);
  return [...stock(books), ...credit(books), ...carts(books), ...invoices(books), ...promotions(books)];
}

class Books {
  readonly #ofKind = new Map<string, LedgerEntry[]>();
  readonly #running: ReadonlySet<string>;

  constructor(entries: readonly LedgerEntry[]) {
    for (const entry of entries) {
      const known = this.#ofKind.get(entry.kind ?? '');
      if (known === undefined) this.#ofKind.set(entry.kind ?? '', [entry]);
      else known.push(entry);
    }
    this.#running = new Set(this.all('checkout').map(({ checkoutId }) => checkoutId ?? ''));
  }

  all(kind: string): readonly LedgerEntry[] {
    return this.#ofKind.get(kind) ?? [];
  }

  /** Entries that no running checkout is about. */
  settled(kind: string): readonly LedgerEntry[] {
    return this.all(kind).filter(({ checkoutId }) => !this.#running.has(checkoutId ?? ''));
  }

  by(kind: string, field: 'checkoutId' | 'orderId' | 'cartId'): ReadonlyMap<string, LedgerEntry> {
    return new Map(this.all(kind).map((entry) => [entry[field] ?? '', entry]));
  }
}

const isClosed = ({ state }: LedgerEntry): boolean => CLOSED.has(state ?? '');
const sameNumber = (one: string | undefined, other: string | undefined): boolean => Number(one ?? 0) === Number(other ?? 0);

function* stock(books: Books): Generator<Disagreement> {
  const orders = books.by('order', 'checkoutId');
  const reservations = books.by('reservation', 'checkoutId');
  for (const { checkoutId: id = '', quantity } of books.settled('reservation')) {
    const order = orders.get(id);
    if (order === undefined) yield { rule: 'stock', id, detail: `${quantity} held for a checkout that came to nothing` };
    else if (isClosed(order)) yield { rule: 'stock', id, detail: `${quantity} held for an order that is ${order.state}` };
    else if (!sameNumber(quantity, order.quantity))
      yield { rule: 'stock', id, detail: `${quantity} held, ${order.quantity} of the order is left to ship` };
  }
  for (const order of books.settled('order')) {
    const id = order.checkoutId ?? '';
    if (isClosed(order) || sameNumber(order.quantity, '0') || reservations.has(id)) continue;
    yield { rule: 'stock', id, detail: `nothing held for an order with ${order.quantity} left to ship` };
  }
}

function* credit(books: Books): Generator<Disagreement> {
  for (const { checkoutId: id = '', amount, state } of books.settled('credit_hold')) {
    yield { rule: 'credit', id, detail: `${amount} is ${state} though its checkout has ended` };
  }
}

function* carts(books: Books): Generator<Disagreement> {
  const orders = books.by('order', 'orderId');
  const ordered = books.by('ordered_cart', 'cartId');
  for (const { cartId: id = '', orderId } of books.settled('order')) {
    if (ordered.get(id)?.orderId !== orderId) yield { rule: 'carts', id, detail: `the cart of order ${orderId} does not name it` };
  }
  for (const { cartId: id = '', orderId } of books.all('ordered_cart')) {
    if (orders.get(orderId ?? '')?.cartId !== id) yield { rule: 'carts', id, detail: `its order ${orderId} is not there` };
  }
  for (const { cartId: id = '', checkoutId } of books.settled('cart_hold')) {
    yield { rule: 'cartHolds', id, detail: `held by checkout ${checkoutId}, which has ended` };
  }
}

function* invoices(books: Books): Generator<Disagreement> {
  const invoiced = books.by('invoice', 'orderId');
  const orders = books.by('order', 'orderId');
  for (const { orderId: id = '', state = '', amount } of books.all('order')) {
    const invoice = invoiced.get(id);
    if (invoice === undefined && BILLED.has(state)) yield { rule: 'invoices', id, detail: `${state} without an invoice` };
    if (invoice !== undefined && !sameNumber(invoice.amount, amount))
      yield { rule: 'invoices', id, detail: `costs ${amount}, its invoice is over ${invoice.amount}` };
    if (invoice?.state === 'OPEN' && !BILLED.has(state)) yield { rule: 'invoices', id, detail: `${state} with an open invoice` };
  }
  for (const { orderId: id = '' } of books.all('invoice')) {
    if (!orders.has(id)) yield { rule: 'invoices', id, detail: 'an invoice without its order' };
  }
}

function* promotions(books: Books): Generator<Disagreement> {
  const orders = books.by('order', 'checkoutId');
  for (const { checkoutId: id = '', quantity } of books.settled('promotion_use')) {
    const order = orders.get(id);
    const used = order === undefined || isClosed(order) ? 0 : (order.promotions ?? 0);
    if (!sameNumber(quantity, String(used))) yield { rule: 'promotions', id, detail: `${quantity} uses counted, ${used} made` };
  }
}
