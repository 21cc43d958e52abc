import type { Operation, PlacedOrder, PlacedPart, SkuUnits, State } from './books.ts';

/** The model: the rules after an order, as an accountant would follow them with whole cents. It shares no code with the services. */

interface Part extends PlacedPart {
  net: number;
  gct: number;
}

interface Line extends Part {
  readonly sku: string;
  readonly units: number;
  shipped: number;
  cancelled: number;
  credited: number;
  returned: number;
}

interface Payment {
  readonly amount: number;
  readonly source: 'session' | 'recorded' | 'credit';
  isReversed: boolean;
}

interface Refund {
  readonly payment: Payment;
  readonly amount: number;
  readonly method: 'GATEWAY' | 'BY_HAND' | 'CREDIT';
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
}

interface Note {
  readonly number: string;
  readonly total: number;
  readonly tax: Record<string, [number, number]>;
}

interface Invoice {
  readonly number: string;
  readonly total: number;
  isVoided: boolean;
  payments: Payment[];
  readonly refunds: Refund[];
  readonly notes: Note[];
}

interface Order {
  readonly rail: PlacedOrder['rail'];
  readonly lines: Line[];
  /** The part of the shipping that is not credited. */
  readonly shipping: Part | null;
  readonly invoices: Invoice[];
  status: 'CONFIRMED' | 'PARTIALLY_SHIPPED' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED';
}

interface Taken {
  readonly line: Line;
  readonly units: number;
}

type Refusal = Error & { readonly reason: string };
const refusal = (reason: string): Refusal => Object.assign(new Error(reason), { reason });
const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'reason' in error;

export class Accountant {
  readonly orders: Order[];
  readonly #onHand: Record<string, number>;
  #unapplied = 0;
  #invoices = 0;
  #notes = 0;

  constructor(placed: readonly PlacedOrder[], onHand: Readonly<Record<string, number>>) {
    this.#onHand = { ...onHand };
    this.orders = placed.map(({ rail, lines, shipping }) => {
      const counted = lines.map((line) => ({ ...line, shipped: 0, cancelled: 0, credited: 0, returned: 0 }));
      const total = sum([...lines, ...(shipping ? [shipping] : [])].map(grossOf));
      const payments: Payment[] = rail === 'PREPAID' && total > 0 ? [{ amount: total, source: 'session', isReversed: false }] : [];
      const order: Order = { rail, lines: counted, shipping: shipping && { ...shipping }, invoices: [], status: 'CONFIRMED' };
      this.#issue(order, total, payments);
      return order;
    });
  }

  perform(operation: Operation): string | null {
    const order = at(this.orders, operation.order);
    try {
      this.#apply(order, operation);
      return null;
    } catch (error) {
      if (isRefusal(error)) return error.reason;
      throw error;
    }
  }

  state(): State {
    const reserved = (sku: string): number => sum(this.orders.flatMap((order) => of(order, sku).map((line) => toShip(order, line))));
    return {
      stock: Object.fromEntries(Object.entries(this.#onHand).map(([sku, onHand]) => [sku, { onHand, reserved: reserved(sku) }])),
      balance: sum(this.orders.filter(({ rail }) => rail === 'CREDIT_TERMS').map((order) => dueOf(invoiceOf(order)))),
      credit: this.#unapplied,
      orders: this.orders.map((order) => ({
        status: order.status,
        paymentStatus: paymentStatusOf(order),
        lines: order.lines.map(({ shipped, cancelled, credited, returned, units }) => ({
          shipped,
          // A canceled order is canceled whole.
          cancelled: order.status === 'CANCELLED' ? units : cancelled,
          credited,
          returned,
        })),
        invoices: order.invoices.map((invoice) => ({
          number: invoice.number,
          settlement: settlementOf(invoice),
          total: invoice.total,
          paid: paidOf(invoice),
          credited: creditedOf(invoice),
          refunded: refundedOf(invoice),
          due: dueOf(invoice),
        })),
        notes: order.invoices.flatMap(({ notes }) => notes).map(({ number, tax }) => ({ number, tax })),
      })),
    };
  }

  #apply(order: Order, operation: Operation): void {
    const invoice = invoiceOf(order);
    if (operation.kind === 'ship') return this.#ship(order, operation.lines);
    if (operation.kind === 'cancel') return this.#cancel(order, operation.lines);
    if (operation.kind === 'refund') return this.#refund(order, operation);
    if (operation.kind === 'restock') return this.#restock(takeReturned(order, operation.lines));
    if (operation.kind === 'cancel-order') {
      if (order.status !== 'CONFIRMED') throw refusal('order_not_cancellable');
      return this.#close(order);
    }
    if (operation.kind === 'deliver') {
      if (order.status !== 'SHIPPED') throw refusal('order_not_deliverable');
      order.status = 'DELIVERED';
    }
    if (operation.kind === 'pay' || operation.kind === 'apply') {
      const source = operation.kind === 'pay' ? 'recorded' : 'credit';
      if (invoice.isVoided) throw refusal('invoice_voided');
      if (dueOf(invoice) === 0) throw refusal('invoice_already_paid');
      if (source === 'credit' && this.#unapplied === 0) throw refusal('no_unapplied_credit');
      if (source === 'credit' && this.#unapplied < operation.amount) throw refusal('credit_too_low');
      if (source === 'credit') this.#unapplied -= operation.amount;
      invoice.payments.push({ amount: operation.amount, source, isReversed: false });
    }
    if (operation.kind === 'reverse') this.#reverse(invoice, operation.payment);
    if (operation.kind === 'void') {
      if (invoice.isVoided) throw refusal('invoice_voided');
      if (invoice.notes.length > 0) throw refusal('invoice_credited');
      throw refusal(dueOf(invoice) === 0 ? 'invoice_already_paid' : 'order_still_open');
    }
    if (operation.kind === 'reissue') {
      if (order.status === 'CANCELLED') throw refusal('order_closed');
      if (invoice.notes.length > 0) throw refusal('invoice_credited');
      const { payments } = invoice;
      invoice.payments = [];
      invoice.isVoided = true;
      this.#issue(order, invoice.total, payments);
    }
  }

  #issue(order: Order, total: number, payments: Payment[]): void {
    this.#invoices += 1;
    order.invoices.push({ number: numbered('INV', this.#invoices), total, isVoided: false, payments, refunds: [], notes: [] });
  }

  #ship(order: Order, lines: readonly { line: number; units: number }[]): void {
    const isFinished = order.status === 'SHIPPED' || order.status === 'DELIVERED';
    if (lines.length === 0 && isFinished) throw refusal('nothing_to_ship');
    if (order.status !== 'CONFIRMED' && order.status !== 'PARTIALLY_SHIPPED') throw refusal('order_not_shippable');
    const settlement = settlementOf(invoiceOf(order));
    if (order.rail === 'PREPAID' && (settlement === 'UNPAID' || settlement === 'PARTIALLY_PAID')) throw refusal('order_unpaid');
    const named = lines.map(({ line, units }) => ({ line: at(order.lines, line), units }));
    const shipped = named.length > 0 ? named : order.lines.map((line) => ({ line, units: toShip(order, line) }));
    if (shipped.some(({ line, units }) => units > toShip(order, line))) throw refusal('shipment_too_large');
    for (const { line, units } of shipped) {
      line.shipped += units;
      this.#onHand[line.sku] = (this.#onHand[line.sku] ?? 0) - units;
    }
    order.status = isNothingToShip(order) ? 'SHIPPED' : 'PARTIALLY_SHIPPED';
  }

  #cancel(order: Order, lines: readonly SkuUnits[]): void {
    if (order.status !== 'CONFIRMED' && order.status !== 'PARTIALLY_SHIPPED') throw refusal('order_not_cancellable');
    const taken = lines.flatMap((wanted) =>
      take(of(order, wanted.sku), wanted.units, (line) => toShip(order, line), 'cancellation_too_large'),
    );
    const left = sum(order.lines.map((line) => toShip(order, line))) - sum(taken.map(({ units }) => units));
    if (left === 0 && order.lines.every(({ shipped }) => shipped === 0)) return this.#close(order);
    this.#issueNote(order, { goods: merged(order, taken), shipping: false, amount: null, method: null });
    this.#cancelUnits(order, taken);
    this.#cancelRest(order);
  }

  #refund(order: Order, given: Extract<Operation, { kind: 'refund' }>): void {
    const { lines, shipping, amount, method, restock } = given;
    const isAll = lines.length === 0 && !shipping && amount === null;
    const returned = restock ? takeReturned(order, lines) : [];
    // A credit by lines takes unshipped units first, and none of them if goods are returned.
    const wanted = lines.map(({ sku, units }) => {
      const unshipped = restock ? [] : takeUpTo(of(order, sku), units, (line) => toShip(order, line));
      const rest = units - sum(unshipped.map((taken) => taken.units));
      const open = (line: Line): number => line.units - line.credited - toShip(order, line);
      return { unshipped, shipped: take(of(order, sku), rest, open, 'return_too_large') };
    });
    const cancelled = isAll ? takeAll(order.lines, (line) => toShip(order, line)) : wanted.flatMap(({ unshipped }) => unshipped);
    const shippedGoods = wanted.flatMap((each) => each.shipped);
    const all = order.status === 'CANCELLED' ? [] : takeAll(order.lines, (line) => line.units - line.credited);

    const invoice = invoiceOf(order);
    const waiting = invoice.refunds.filter((refund) => refund.method === 'BY_HAND' && refund.status === 'PENDING');
    if (method === 'BY_HAND' && waiting.length > 0) {
      if (lines.length > 0 || shipping || (amount ?? sum(waiting.map(amountOf))) !== sum(waiting.map(amountOf))) {
        throw refusal('refund_amount_differs');
      }
      for (const refund of waiting) refund.status = 'SUCCEEDED';
      return;
    }
    if (invoice.isVoided) throw refusal('nothing_to_refund');
    const isWhole = isAll || (lines.length === 0 && !shipping && amount === invoice.total);
    if (isWhole && invoice.notes.length === 0 && paidOf(invoice) === 0 && invoice.total > 0) throw refusal('invoice_unpaid');
    if (lines.length === 0 && uncreditedOf(invoice) === 0)
      throw refusal(invoice.total === 0 ? 'nothing_to_refund' : 'order_already_refunded');
    if (isAll) {
      this.#issueNote(order, { goods: [], shipping: false, amount: uncreditedOf(invoice), method });
      for (const { line, units } of all) line.credited += units;
    } else this.#issueNote(order, { goods: merged(order, [...cancelled, ...shippedGoods]), shipping, amount, method });
    this.#restock(returned);
    this.#cancelUnits(order, cancelled);
    this.#cancelRest(order);
  }

  /** Nothing that was credited ships, however it was credited. */
  #cancelRest(order: Order): void {
    const { notes, total } = invoiceOf(order);
    if (notes.length === 0 || creditedOf(invoiceOf(order)) < total) return;
    const rest = takeAll(order.lines, (line) => toShip(order, line));
    for (const { line, units } of rest) line.credited += units;
    this.#cancelUnits(order, rest);
  }

  /** Credits goods, then the shipping, then an amount: first what is due, and the rest is refunded, oldest payment first. */
  #issueNote(
    order: Order,
    { goods, shipping, amount, method }: { goods: Taken[]; shipping: boolean; amount: number | null; method: Refund['method'] | null },
  ): void {
    const invoice = invoiceOf(order);
    const parts: Part[] = [...order.lines, ...(order.shipping ? [order.shipping] : [])];
    const saved = parts.map(({ net, gct }) => ({ net, gct }));
    const tax: Record<string, [number, number]> = {};
    const creditPart = (part: Part, net: number, gct: number): void => {
      part.net -= net;
      part.gct -= gct;
      if (net === 0 && gct === 0) return;
      const [taxable, at] = tax[part.rate] ?? [0, 0];
      tax[part.rate] = [taxable + net, at + gct];
    };
    const creditAll = (): void => {
      for (const { line, units } of goods) {
        const open = line.units - line.credited;
        creditPart(line, share(line.net, units, open), share(line.gct, units, open));
        line.credited += units;
      }
      if (shipping) {
        if (order.shipping === null || grossOf(order.shipping) === 0) throw refusal('nothing_to_refund');
        creditPart(order.shipping, order.shipping.net, order.shipping.gct);
      }
      if (amount === null) return;
      const grosses = parts.map(grossOf);
      if (amount > sum(grosses)) throw refusal('refund_too_large');
      const shares = divide(amount, grosses);
      for (const [index, part] of parts.entries()) {
        const gross = shares[index] ?? 0;
        if (gross === 0) continue;
        const net = share(part.net, gross, grossOf(part));
        creditPart(part, net, gross - net);
      }
    };
    try {
      creditAll();
    } catch (error) {
      for (const [index, part] of parts.entries()) Object.assign(part, saved[index]);
      for (const { line, units } of goods) line.credited -= units;
      throw error;
    }
    const total = sum(Object.values(tax).map(([taxable, gct]) => taxable + gct));
    if (total === 0) return;
    const due = dueOf(invoice);
    this.#notes += 1;
    invoice.notes.push({ number: numbered('CN', this.#notes), total, tax });
    this.#payBack(invoice, Math.max(total - due, 0), method);
  }

  #payBack(invoice: Invoice, amount: number, chosen: Refund['method'] | null): void {
    let left = amount;
    for (const payment of invoice.payments) {
      const refunded = sum(invoice.refunds.filter((refund) => refund.payment === payment).map(amountOf));
      const part = Math.min(left, Math.max((payment.isReversed ? 0 : payment.amount) - refunded, 0));
      if (part === 0) continue;
      left -= part;
      const method = chosen ?? ({ session: 'GATEWAY', recorded: 'BY_HAND', credit: 'CREDIT' } as const)[payment.source];
      const byGateway = { 91: 'PENDING', 92: 'FAILED' } as const;
      const status =
        method === 'GATEWAY'
          ? ((byGateway as Record<number, Refund['status']>)[part % 100] ?? 'SUCCEEDED')
          : chosen || method === 'CREDIT'
            ? 'SUCCEEDED'
            : 'PENDING';
      if (method === 'CREDIT') this.#unapplied += part;
      invoice.refunds.push({ payment, amount: part, method, status });
    }
    if (left > 0) throw new Error('the payments do not cover a refund');
  }

  #reverse(invoice: Invoice, index: number): void {
    const payment = at(invoice.payments, index);
    if (payment.isReversed) throw refusal('payment_already_reversed');
    if (invoice.refunds.some((refund) => refund.payment === payment && refund.status === 'PENDING')) throw refusal('refund_pending');
    payment.isReversed = true;
    if (payment.source === 'credit') this.#unapplied += payment.amount;
  }

  #restock(taken: readonly Taken[]): void {
    for (const { line, units } of taken) {
      line.returned += units;
      this.#onHand[line.sku] = (this.#onHand[line.sku] ?? 0) + units;
    }
  }

  #cancelUnits(order: Order, taken: readonly Taken[]): void {
    if (taken.length === 0) return;
    for (const { line, units } of taken) line.cancelled += units;
    if (!isNothingToShip(order)) return;
    if (order.lines.some(({ shipped }) => shipped > 0)) order.status = 'SHIPPED';
    else this.#close(order);
  }

  #close(order: Order): void {
    order.status = 'CANCELLED';
    const invoice = invoiceOf(order);
    if (paidOf(invoice) === 0 && creditedOf(invoice) === 0) {
      invoice.isVoided = true;
      return;
    }
    if (uncreditedOf(invoice) > 0) this.#issueNote(order, { goods: [], shipping: false, amount: uncreditedOf(invoice), method: null });
    for (const line of order.lines) line.credited = line.units;
  }
}

const at = <T>(entries: readonly T[], index: number): T => {
  const entry = entries[index];
  if (entry === undefined) throw new Error(`no entry at index ${index}`);
  return entry;
};
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const numbered = (prefix: string, number: number): string => `${prefix}-${String(number).padStart(6, '0')}`;
const amountOf = ({ amount }: { amount: number }): number => amount;
const grossOf = ({ net, gct }: PlacedPart): number => net + gct;
const of = (order: Order, sku: string): Line[] => order.lines.filter((line) => line.sku === sku);

const toShip = ({ status }: Order, { units, shipped, cancelled }: Line): number =>
  status === 'CANCELLED' ? 0 : units - shipped - cancelled;
const isNothingToShip = (order: Order): boolean => order.lines.every((line) => toShip(order, line) === 0);

const takeUpTo = (lines: readonly Line[], wanted: number, openOf: (line: Line) => number): Taken[] => {
  let left = wanted;
  return lines.flatMap((line) => {
    const units = Math.min(left, openOf(line));
    left -= units;
    return units > 0 ? [{ line, units }] : [];
  });
};
const takeAll = (lines: readonly Line[], openOf: (line: Line) => number): Taken[] => takeUpTo(lines, Number.MAX_SAFE_INTEGER, openOf);
/** One quantity of each line, in the order of the lines. */
const merged = ({ lines }: Order, taken: readonly Taken[]): Taken[] =>
  takeAll(lines, (line) => sum(taken.filter((each) => each.line === line).map(({ units }) => units)));
const take = (lines: readonly Line[], wanted: number, openOf: (line: Line) => number, reason: string): Taken[] => {
  const taken = takeUpTo(lines, wanted, openOf);
  if (sum(taken.map(({ units }) => units)) < wanted) throw refusal(reason);
  return taken;
};
const takeReturned = (order: Order, lines: readonly SkuUnits[]): Taken[] =>
  lines.flatMap(({ sku, units }) => take(of(order, sku), units, ({ shipped, returned }) => shipped - returned, 'return_too_large'));

/** `amount` × `part` ÷ `whole`, rounded half up. */
const share = (amount: number, part: number, whole: number): number => {
  const [dividend, divisor] = [BigInt(amount) * BigInt(part) * 2n + BigInt(whole), BigInt(whole) * 2n];
  return Number(dividend / divisor);
};

/** Divides an amount by the largest remainder; of equal ones the first. */
function divide(amount: number, weights: readonly number[]): number[] {
  const whole = BigInt(sum(weights));
  const exact = weights.map((weight, index) => ({ index, product: BigInt(amount) * BigInt(weight) }));
  const shares = exact.map(({ product }) => Number(product / whole));
  const ranked = exact.toSorted((a, b) => Number((b.product % whole) - (a.product % whole)) || a.index - b.index);
  for (const { index } of ranked.slice(0, amount - sum(shares))) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

const invoiceOf = (order: Order): Invoice => at(order.invoices, order.invoices.length - 1);
const paidOf = ({ payments }: Invoice): number => sum(payments.filter(({ isReversed }) => !isReversed).map(amountOf));
const creditedOf = ({ notes }: Invoice): number => sum(notes.map(({ total }) => total));
export const uncreditedOf = (invoice: Invoice): number => invoice.total - creditedOf(invoice);
const refundedOf = ({ refunds }: Invoice): number => sum(refunds.filter(({ status }) => status === 'SUCCEEDED').map(amountOf));

/** The identity of an invoice. */
export const dueOf = (invoice: Invoice): number =>
  invoice.isVoided ? 0 : invoice.total - creditedOf(invoice) - paidOf(invoice) + sum(invoice.refunds.map(amountOf));

function settlementOf(invoice: Invoice): string {
  if (invoice.isVoided) return 'VOIDED';
  const [paid, refunded] = [paidOf(invoice), refundedOf(invoice)];
  if (dueOf(invoice) > 0) return paid > 0 ? 'PARTIALLY_PAID' : 'UNPAID';
  if (paid === 0) return invoice.total === 0 ? 'PAID' : 'CREDITED';
  if (refunded >= paid) return 'REFUNDED';
  return refunded > 0 ? 'PARTIALLY_REFUNDED' : 'PAID';
}

function paymentStatusOf(order: Order): string {
  const invoice = invoiceOf(order);
  if (invoice.refunds.some(({ status }) => status === 'FAILED')) return 'REFUND_FAILED';
  if (invoice.refunds.some(({ status }) => status === 'PENDING')) return 'REFUND_PENDING';
  const settlement = settlementOf(invoice);
  const isUnpaid = settlement === 'VOIDED' || settlement === 'UNPAID' || settlement === 'PARTIALLY_PAID';
  if (!isUnpaid) return settlement;
  return order.rail === 'CREDIT_TERMS' && order.status !== 'CANCELLED' ? 'ON_ACCOUNT' : 'UNPAID';
}
