import { isAppError } from '@storefront/errors';
import { decimal } from '@storefront/money';
import type { Order__Output } from '@storefront/proto/storefront/orders/v1';
import { type Caller, newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { settlePayment } from '../../../services/billing/src/payments/transactions/settle-payment.ts';
import { runRefunds } from '../../../services/billing/src/refunds/sweeps/run-refunds.ts';
import { importRows } from '../../../services/catalog/src/testing/builders.ts';
import { sweepCorrections } from '../../../services/orders/src/sweeps/sweep-corrections.ts';
import { deliverEvents } from '../deliver-events.ts';
import type { InProcessSystem } from '../in-process-system.ts';
import { anOperator, aShopper, type Shopper } from '../real-store.ts';
import { at } from '../step.ts';
import type { Books, Operation, PlacedOrder, State } from './books.ts';
import { expectPartsAddUp } from './expect-parts-add-up.ts';
import { cents } from './place.ts';

/** The goods of the store: their prices leave fractions of cents, and one is not taxed. */
const GOODS = { A: { price: 10.01, rate: 0.15 }, B: { price: 4.5, rate: 0.15 }, Z: { price: 3.33, rate: 0 } } as const;
const SKUS = Object.keys(GOODS) as (keyof typeof GOODS)[];
export const ON_HAND = { A: 100, B: 100, Z: 100 };

/** The content of a random order. */
export interface Wanted {
  readonly rail: PlacedOrder['rail'];
  readonly units: Readonly<Record<keyof typeof GOODS, number>>;
  readonly hasShipping: boolean;
  readonly hasCode: boolean;
}

/** The books of the services on real databases. */
export class RealBooks implements Books {
  readonly #system: InProcessSystem;
  readonly #operator: Caller;
  readonly #shopper: Shopper;
  readonly #orderIds: string[] = [];

  private constructor(system: InProcessSystem, operator: Caller, shopper: Shopper) {
    this.#system = system;
    this.#operator = operator;
    this.#shopper = shopper;
  }

  /** Opens a new store in which the orders are placed, and paid if they are prepaid. */
  static async open(system: InProcessSystem, wanted: readonly Wanted[]): Promise<{ books: RealBooks; placed: PlacedOrder[] }> {
    const operator = anOperator({ gctRate: '0.15' });
    const rows = SKUS.map((sku) => ({
      sku,
      description: sku,
      list_unit_price: GOODS[sku].price,
      effective_gct_rate: GOODS[sku].rate,
      stock_quantity: ON_HAND[sku],
    }));
    await importRows(system.internals.catalog.db, operator, rows);
    await system.promotions.createPromotion({ promotion: { code: 'TENTH', kind: 'percent', value: '10', combinable: true } }, operator);
    await system.storeOrders.setShippingOption({ option: { code: 'VAN', label: 'Van', kind: 'OWN_FLEET', amount: '7.77' } }, operator);
    const books = new RealBooks(system, operator, await aShopper(system, operator, 10_000_000));
    const placed: PlacedOrder[] = [];
    for (const each of wanted) placed.push(await books.#place(each));
    return { books, placed };
  }

  async perform(operation: Operation): Promise<string | null> {
    try {
      await this.#apply(operation);
      return null;
    } catch (error) {
      if (isAppError(error) && error.reason !== null) return error.reason;
      throw error;
    } finally {
      await this.#settle();
    }
  }

  async state(): Promise<State> {
    const stock = await Promise.all(SKUS.map((sku) => this.#system.stock.getStock({ sku }, this.#operator)));
    const credit = await this.#system.billingAdmin.getCredit({ customer: this.#shopper.customerId }, this.#operator);
    return {
      stock: Object.fromEntries(
        SKUS.map((sku, index) => [sku, { onHand: Number(stock[index]?.stock?.onHand), reserved: Number(stock[index]?.stock?.reserved) }]),
      ),
      balance: inCents(credit.balance),
      credit: inCents(credit.unappliedAmount),
      orders: await Promise.all(this.#orderIds.map((orderId) => this.#stateOf(orderId))),
    };
  }

  async #stateOf(orderId: string): Promise<State['orders'][number]> {
    const { order } = await this.#system.shared.getOrder({ orderId }, this.#operator);
    if (order === null) throw new Error('the response has no order');
    const invoices = await this.#invoices(orderId);
    invoices.forEach(expectPartsAddUp);
    return {
      status: order.status,
      paymentStatus: order.paymentStatus,
      lines: order.lines.map((line) => ({
        shipped: Number(line.shippedQuantity),
        cancelled: Number(line.cancelledQuantity),
        credited: Number(line.creditedQuantity),
        returned: Number(line.returnedQuantity),
      })),
      invoices: invoices.map((invoice) => ({
        number: invoice.number,
        settlement: invoice.settlement,
        total: inCents(invoice.total),
        paid: inCents(invoice.amountPaid),
        credited: inCents(invoice.amountCredited),
        refunded: inCents(invoice.amountRefunded),
        due: inCents(invoice.amountDue),
      })),
      notes: invoices
        .flatMap(({ creditNotes }) => creditNotes)
        .toSorted((a, b) => (a.number < b.number ? -1 : 1))
        .map(({ number, taxBreakdown }) => ({
          number,
          tax: Object.fromEntries(
            taxBreakdown.map(({ rate, taxableAmount, gctAmount }) => [rate, [inCents(taxableAmount), inCents(gctAmount)] as const]),
          ),
        })),
    };
  }

  /** Lists the invoices of an order in the order of their numbers. */
  async #invoices(orderId: string) {
    const { invoices } = await this.#system.billingAdmin.getStoreOrderBilling({ orderId }, this.#operator);
    const whole = await Promise.all(
      invoices.map(async ({ id }) => (await this.#system.shared.getInvoice({ invoiceId: id }, this.#operator)).invoice),
    );
    return whole.filter((invoice) => invoice !== null).toSorted((a, b) => (a.number < b.number ? -1 : 1));
  }

  async #place({ rail, units, hasShipping, hasCode }: Wanted): Promise<PlacedOrder> {
    const { carts, orders } = this.#system;
    const { cart } = await carts.createCart({}, this.#shopper);
    const cartId = cart?.id ?? '';
    for (const sku of SKUS.filter((each) => units[each] > 0)) {
      await carts.addLine({ cartId, sku, quantity: String(units[sku]) }, this.#shopper);
    }
    if (hasCode) await carts.applyPromotion({ cartId, code: 'TENTH' }, this.#shopper);
    await carts.priceCart({ cartId }, this.#shopper);
    const body = { cartId, paymentRail: rail, ...(hasShipping ? { shippingOptionCode: 'VAN', shippingAddress: ADDRESS } : {}) };
    const { result } = await orders.checkout({ body }, this.#shopper);
    const orderId = result?.orderId ?? '';
    if (rail === 'PREPAID') await this.#payOnline(orderId);
    await this.#settle();
    this.#orderIds.push(orderId);
    const { order } = await this.#system.shared.getOrder({ orderId }, this.#operator);
    if (order === null) throw new Error('the response has no order');
    return toPlaced(order);
  }

  async #payOnline(orderId: string): Promise<void> {
    const { paymentSession } = await this.#system.billing.getOrderBilling({ orderId }, this.#shopper);
    if (!paymentSession) throw new Error('a prepaid order has no payment session');
    const { db, newId: anId, now, log } = this.#system.internals.billing;
    const { id: sessionId, currency } = paymentSession;
    const paid = {
      kind: 'payment' as const,
      sessionId,
      to: 'PAID' as const,
      amount: decimal(paymentSession.amount),
      currency,
      failureCode: null,
    };
    await settlePayment({ db, newId: anId, now, log }, 'sandbox', paid, this.#shopper);
  }

  async #apply(operation: Operation): Promise<unknown> {
    const { billingAdmin, shared, storeOrders } = this.#system;
    const order = at(this.#orderIds, operation.order);
    const invoice = at((await this.#invoices(order)).slice(-1), 0);
    const operator = this.#operator;
    switch (operation.kind) {
      case 'ship': {
        const { order: current } = await shared.getOrder({ orderId: order }, operator);
        const lines = operation.lines.map(({ line, units }) => ({ lineId: current?.lines[line]?.id ?? '', quantity: String(units) }));
        return await storeOrders.shipOrder({ order, lines }, operator);
      }
      case 'deliver':
        return await storeOrders.deliverOrder({ order }, operator);
      case 'cancel-order':
        return await storeOrders.cancelStoreOrder({ order, reason: 'x' }, operator);
      case 'cancel':
      case 'restock':
      case 'refund':
        return await storeOrders.correctOrder({ order, requestKey: newId(), ...correctionOf(operation) }, operator);
      case 'pay':
        return await billingAdmin.recordPayment({ invoice: invoice.id, amount: cents(operation.amount) }, operator);
      case 'apply': {
        const { customerId: customer } = this.#shopper;
        return await billingAdmin.applyCredit({ customer, invoice: invoice.id, amount: cents(operation.amount) }, operator);
      }
      case 'reverse': {
        const payment = at(invoice.payments, operation.payment).id;
        return await billingAdmin.reversePayment({ invoice: invoice.id, payment, reason: 'BOUNCED' }, operator);
      }
      case 'reissue':
      case 'void':
        return await billingAdmin.voidInvoice({ invoice: invoice.id, reissue: operation.kind === 'reissue' }, operator);
    }
  }

  /** Delivers all events, and completes what they started, until nothing is left to do. */
  async #settle(): Promise<void> {
    const { billing, orders } = this.#system.internals;
    let completed: number;
    do {
      await orders.backgroundTasks.idle();
      await deliverEvents(this.#system);
      await runRefunds(billing);
      await sql`update order_return set lease_until = now() - interval '1 second' where finished_at is null`.execute(orders.db);
      completed = await sweepCorrections(orders);
      await deliverEvents(this.#system);
    } while (completed > 0);
  }
}

const ADDRESS = { name: 'Ann Brown', line1: '1 Hope Road', city: 'Kingston', countryCode: 'JM' };

const inCents = (amount: string | undefined): number =>
  decimal(amount ?? '0')
    .times(100)
    .toNumber();

const toPlaced = ({ paymentRail, lines, shippingAmount, shippingGctAmount }: Order__Output): PlacedOrder => ({
  rail: railOf(paymentRail),
  lines: lines.map((line) => ({
    sku: line.sku,
    units: Number(line.quantity),
    rate: line.effectiveGctRate,
    net: inCents(line.lineSubtotal) - inCents(line.discountAmount),
    gct: inCents(line.gctAmount),
  })),
  shipping: inCents(shippingAmount) === 0 ? null : { net: inCents(shippingAmount), gct: inCents(shippingGctAmount), rate: '0.15' },
});

function railOf(rail: Order__Output['paymentRail']): PlacedOrder['rail'] {
  if (rail === 'CASH_ON_DELIVERY' || rail === 'CREDIT_TERMS' || rail === 'PREPAID') return rail;
  throw new Error(`an order has the payment rail ${rail}`);
}

function correctionOf(operation: Extract<Operation, { kind: 'cancel' | 'restock' | 'refund' }>) {
  const lines = operation.lines.map(({ sku, units }) => ({ sku, quantity: String(units) }));
  if (operation.kind !== 'refund') return { kind: operation.kind === 'cancel' ? 'CANCEL' : 'RESTOCK', lines, reason: 'x' } as const;
  const { amount, method, restock, shipping } = operation;
  return {
    kind: 'REFUND',
    lines,
    shipping,
    restock,
    ...(amount === null ? {} : { amount: cents(amount) }),
    ...(method === null ? {} : { method }),
    ...(method === 'BY_HAND' ? { reference: 'TILL' } : {}),
  } as const;
}
