import type { LedgerEntry } from '@storefront/proto/storefront/operations/v1';

/** A disagreement between two services. */
export interface Disagreement {
  readonly rule: RuleName;
  /** The ID of the checkout, cart, or order. */
  readonly id: string;
  readonly detail: string;
  /** The entry that shows it. */
  readonly entry: LedgerEntry;
}

/** The rules between services. */
export const RULES = {
  stock: {
    name: 'stock_held_as_needed',
    description: 'Stock is held only for open orders and running checkouts, in the quantity that they need.',
  },
  credit: { name: 'credit_held_by_running_checkouts', description: 'Credit is held only for running checkouts.' },
  carts: { name: 'orders_have_their_carts', description: 'Every order has its cart, and every ordered cart its order.' },
  cartFreezes: { name: 'carts_frozen_by_running_checkouts', description: 'Carts are frozen only by running checkouts.' },
  invoices: {
    name: 'confirmed_orders_invoiced',
    description:
      'Every confirmed order has one invoice for its total that is not voided, and that of any other order is closed or credited in full.',
  },
  settlements: {
    name: 'payment_status_follows_invoice',
    description: 'The payment status of every order follows the settlement of its invoice, unless a refund is not settled.',
  },
  promotions: {
    name: 'promotions_used_by_open_orders',
    description: 'Promotions are used only by open orders and running checkouts.',
  },
} as const;
export type RuleName = keyof typeof RULES;

const CLOSED = new Set(['CANCELLED', 'EXPIRED']);
const BILLED = new Set(['CONFIRMED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED']);

/**
 * Compares the entries of all services for the same checkouts, orders, and carts. For each entry, all entries of its order must be given.
 * Entries of a running checkout are ignored, because its outcome is not decided yet.
 */
export function compareLedgers(entries: readonly LedgerEntry[]): Disagreement[] {
  const books = new Books(entries);
  return [...stock(books), ...credit(books), ...carts(books), ...invoices(books), ...settlements(books), ...promotions(books)];
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

  /** Entries that do not belong to a running checkout. */
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
  for (const entry of books.settled('reservation')) {
    const { checkoutId: id = '', quantity } = entry;
    const order = orders.get(id);
    if (order === undefined) yield { rule: 'stock', id, detail: `${quantity} held for a checkout without an order`, entry };
    else if (isClosed(order)) yield { rule: 'stock', id, detail: `${quantity} held for an order that is ${order.state}`, entry };
    else if (!sameNumber(quantity, order.quantity))
      yield { rule: 'stock', id, detail: `${quantity} held, ${order.quantity} of the order is left to ship`, entry };
  }
  for (const order of books.settled('order')) {
    const id = order.checkoutId ?? '';
    if (isClosed(order) || sameNumber(order.quantity, '0') || reservations.has(id)) continue;
    yield { rule: 'stock', id, detail: `nothing held for an order with ${order.quantity} left to ship`, entry: order };
  }
}

function* credit(books: Books): Generator<Disagreement> {
  for (const entry of books.settled('credit_hold')) {
    const { checkoutId: id = '', amount, state } = entry;
    yield { rule: 'credit', id, detail: `${amount} is ${state} although its checkout has ended`, entry };
  }
}

function* carts(books: Books): Generator<Disagreement> {
  const orders = books.by('order', 'orderId');
  const ordered = books.by('ordered_cart', 'cartId');
  for (const entry of books.settled('order')) {
    const { cartId: id, orderId } = entry;
    // The cart of an old order is purged.
    if (id === undefined) continue;
    if (ordered.get(id)?.orderId !== orderId) yield { rule: 'carts', id, detail: `the cart of order ${orderId} does not name it`, entry };
  }
  for (const entry of books.all('ordered_cart')) {
    const { cartId: id = '', orderId } = entry;
    const order = orders.get(orderId ?? '');
    if (order === undefined || (order.cartId ?? id) !== id)
      yield { rule: 'carts', id, detail: `its order ${orderId} does not exist`, entry };
  }
  for (const entry of books.settled('cart_freeze')) {
    const { cartId: id = '', checkoutId } = entry;
    yield { rule: 'cartFreezes', id, detail: `frozen by checkout ${checkoutId}, which has ended`, entry };
  }
}

/** The payment statuses that each settlement of an invoice allows. That of a refund that is not settled comes first. */
const PAYMENT_STATUSES: Readonly<Record<string, readonly string[]>> = {
  VOIDED: ['UNPAID', 'ON_ACCOUNT'],
  UNPAID: ['UNPAID', 'ON_ACCOUNT'],
  PARTIALLY_PAID: ['UNPAID', 'ON_ACCOUNT'],
  CREDITED: ['CREDITED'],
  PAID: ['PAID'],
  PARTIALLY_REFUNDED: ['PARTIALLY_REFUNDED'],
  REFUNDED: ['REFUNDED'],
};
const UNSETTLED = ['REFUND_PENDING', 'REFUND_FAILED'];

/** An order that knows no settlement is not compared: billing has not published one. */
function* settlements(books: Books): Generator<Disagreement> {
  const invoiced = books.by('invoice', 'orderId');
  for (const entry of books.all('order')) {
    const { orderId: id = '', settlement: known, paymentStatus = '' } = entry;
    const settlement = invoiced.get(id)?.settlement;
    if (settlement === undefined || known === undefined || known === settlement) continue;
    if ([...(PAYMENT_STATUSES[settlement] ?? []), ...UNSETTLED].includes(paymentStatus)) continue;
    yield { rule: 'settlements', id, detail: `${paymentStatus}, its invoice is ${settlement}`, entry };
  }
}

function* invoices(books: Books): Generator<Disagreement> {
  const invoiced = books.by('invoice', 'orderId');
  const orders = books.by('order', 'orderId');
  for (const entry of books.all('order')) {
    const { orderId: id = '', state = '', amount } = entry;
    const invoice = invoiced.get(id);
    if (invoice === undefined && BILLED.has(state)) yield { rule: 'invoices', id, detail: `${state} without an invoice`, entry };
    if (invoice?.state === 'VOIDED' && BILLED.has(state)) yield { rule: 'invoices', id, detail: `${state} with a voided invoice`, entry };
    if (invoice !== undefined && !sameNumber(invoice.amount, amount))
      yield { rule: 'invoices', id, detail: `costs ${amount}, its invoice is for ${invoice.amount}`, entry };
    if (invoice?.state === 'OPEN' && !BILLED.has(state)) yield { rule: 'invoices', id, detail: `${state} with an open invoice`, entry };
  }
  for (const entry of books.all('invoice')) {
    const { orderId: id = '' } = entry;
    if (!orders.has(id)) yield { rule: 'invoices', id, detail: 'an invoice without its order', entry };
  }
}

function* promotions(books: Books): Generator<Disagreement> {
  const orders = books.by('order', 'checkoutId');
  for (const entry of books.settled('promotion_use')) {
    const { checkoutId: id = '', quantity } = entry;
    const order = orders.get(id);
    // The promotion uses of an old order are purged, like its cart.
    if (order !== undefined && order.cartId === undefined) continue;
    const used = order === undefined || isClosed(order) ? 0 : (order.promotions ?? 0);
    if (!sameNumber(quantity, String(used))) yield { rule: 'promotions', id, detail: `${quantity} uses counted, ${used} made`, entry };
  }
}
