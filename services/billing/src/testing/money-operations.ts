import { isAppError } from '@storefront/errors';
import { Decimal, decimal, sumOf } from '@storefront/money';
import { newId } from '@storefront/rpc';
import fc from 'fast-check';
import { voidInvoice } from '../adjustments/handlers/void-invoice.ts';
import type { PlacedOrder } from '../invoices/domain/placed-order.ts';
import { applyCredit } from '../payments/handlers/apply-credit.ts';
import { payInvoice } from '../payments/handlers/pay-invoice.ts';
import { recordCustomerPayment } from '../payments/handlers/record-customer-payment.ts';
import { recordPayment } from '../payments/handlers/record-payment.ts';
import { refundCredit } from '../payments/handlers/refund-credit.ts';
import { refundOrder } from '../payments/handlers/refund-order.ts';
import { reversePayment } from '../payments/handlers/reverse-payment.ts';
import { retryRefund } from '../refunds/handlers/retry-refund.ts';
import { notifySandboxRefunds, runRefunds } from '../refunds/sweeps/run-refunds.ts';
import { aPlacedLine, aPlacedOrder, aRefundRequest } from './builders.ts';
import type { aCustomer, OpenBilling } from './open-billing.ts';
import { paymentScenarios } from './payment-scenarios.ts';

type Shopper = Awaited<ReturnType<typeof aCustomer>>;

/** An order of the run, and the session that can pay it. */
interface RunOrder {
  readonly order: PlacedOrder;
  readonly sessionId: string | null;
}

/** A run of operations on one customer, and the money that has crossed the store's border, counted apart from billing. */
export interface MoneyRun {
  readonly billing: OpenBilling;
  readonly shopper: Shopper;
  readonly orders: RunOrder[];
  /** Sessions whose money has arrived. */
  readonly paidSessions: Set<string>;
  received: Decimal;
  byHand: Decimal;
}

export type MoneyOperation = (run: MoneyRun) => Promise<unknown>;

const RAILS = ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID', 'PREPAID'] as const;

/** Parts of an amount that leave fractions of cents, and endings that make the sandbox fail or wait. */
const share = fc.constantFrom('0.07', '0.33', '0.5', '1', '1.2');
const paidShare = fc.constantFrom('0.5', '1', '1', '1.2');
const ending = fc.constantFrom('', '', '0.91', '0.92', '0.93');
const position = fc.noBias(fc.integer({ min: 0, max: 999 }));
const settlement = fc.constantFrom('METHOD_UNSPECIFIED', 'METHOD_UNSPECIFIED', 'BY_HAND', 'CREDIT');

/** Random operations. Each may be refused; none may lose or create money. */
export const moneyOperation: fc.Arbitrary<MoneyOperation> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ rail: fc.constantFrom(...RAILS), price: fc.integer({ min: 1, max: 20_000 }) }).map(place) },
  { weight: 5, arbitrary: fc.record({ position, outcome: fc.constantFrom('PAY', 'PAY', 'PAY', 'DECLINE') }).map(payOrder) },
  { weight: 2, arbitrary: fc.record({ position }).map(payOnline) },
  { weight: 3, arbitrary: fc.record({ position, share: paidShare }).map(record) },
  { weight: 9, arbitrary: fc.record({ position, share, ending, method: settlement }).map(refund) },
  {
    weight: 5,
    arbitrary: fc
      .record({
        position,
        sku: fc.constantFrom('BOLT', 'NUT'),
        quantity: fc.constantFrom('0.3', '0.5', '1'),
        shipping: fc.boolean(),
        amount: fc.constantFrom(undefined, '0.01', '3.33'),
      })
      .map(refundParts),
  },
  { weight: 1, arbitrary: fc.record({ position }).map(cancel) },
  { weight: 1, arbitrary: fc.record({ position }).map(reissue) },
  { weight: 2, arbitrary: fc.record({ position, share }).map(apply) },
  { weight: 2, arbitrary: fc.record({ position, part: position }).map(reverse) },
  { weight: 2, arbitrary: fc.record({ amount: fc.constantFrom('0.01', '40.05', '500', '0.001') }).map(payOnAccount) },
  { weight: 1, arbitrary: fc.record({ amount: fc.constantFrom('0.01', '25') }).map(payOut) },
  { weight: 3, arbitrary: fc.record({ position, method: settlement }).map(retry) },
  { weight: 2, arbitrary: fc.constant(sandboxReports) },
);

function place({ rail, price }: { rail: (typeof RAILS)[number]; price: number }): MoneyOperation {
  return async ({ billing, shopper, orders }) => {
    const shop = paymentScenarios(billing);
    const subtotal = new Decimal(price).div(100).toFixed();
    const given = { lines: [aPlacedLine({ subtotal }), { ...aPlacedLine({ subtotal: '7.77', rate: '0' }), sku: 'NUT' }] };
    if (rail === 'PREPAID') {
      const { order, sessionId } = await shop.aPrepaidOrder(given.lines, shopper);
      orders.push({ order, sessionId });
      return;
    }
    const ids = { id: newId(), checkoutId: newId(), customerId: shopper.customerId };
    const order = aPlacedOrder({ ...given, ...ids, paymentRail: rail, shipping: '12.34' });
    await shop.deliver(shopper, 'order.confirmed', order);
    orders.push({ order, sessionId: null });
  };
}

function payOrder({ position: index, outcome }: { position: number; outcome: 'PAY' | 'DECLINE' }): MoneyOperation {
  return async (run) => {
    const prepaid = run.orders.filter((placed) => placed.sessionId !== null);
    const { order, sessionId = null } = prepaid[index % Math.max(prepaid.length, 1)] ?? {};
    if (order === undefined || sessionId === null) return;
    await pay(run, sessionId, outcome);
    // Orders confirms what was paid; a confirmation of a canceled order is late, which billing accepts.
    if (run.paidSessions.has(sessionId)) await paymentScenarios(run.billing).deliver(run.shopper, 'order.confirmed', order);
  };
}

function payOnline({ position: index }: { position: number }): MoneyOperation {
  return onInvoice(index, async (run, { id: invoiceId }) => {
    const { paymentSession } = await payInvoice(run.billing.deps)({ invoiceId }, run.shopper);
    await pay(run, paymentSession?.id ?? '', 'PAY');
  });
}

async function pay(run: MoneyRun, sessionId: string, outcome: 'PAY' | 'DECLINE'): Promise<void> {
  const shop = paymentScenarios(run.billing);
  await shop.choose(sessionId, outcome);
  if (outcome !== 'PAY' || run.paidSessions.has(sessionId)) return;
  run.paidSessions.add(sessionId);
  run.received = run.received.plus((await shop.rowOf(sessionId)).amount);
}

function record({ position: index, share: part }: { position: number; share: string }): MoneyOperation {
  return onInvoice(index, async (run, invoice) => {
    const amount = decimal(invoice.amount_due).times(part).toDecimalPlaces(2);
    await recordPayment(run.billing.deps)({ invoice: invoice.id, amount: amount.toFixed() }, run.shopper);
    run.received = run.received.plus(amount);
  });
}

/** A payment of what is due first, whose rest is unapplied credit. */
function payOnAccount({ amount }: { amount: string }): MoneyOperation {
  return async (run) => {
    await recordCustomerPayment(run.billing.deps)({ customer: run.shopper.customerId, amount, allocations: [] }, run.shopper);
    run.received = run.received.plus(amount);
  };
}

function payOut({ amount }: { amount: string }): MoneyOperation {
  return async (run) => {
    await refundCredit(run.billing.deps)({ customer: run.shopper.customerId, amount, reference: newId() }, run.shopper);
    run.byHand = run.byHand.plus(amount);
  };
}

type Method = 'METHOD_UNSPECIFIED' | 'BY_HAND' | 'CREDIT';

function refund(given: { position: number; share: string; ending: string; method: Method }): MoneyOperation {
  return onInvoice(given.position, async (run, { order_id: orderId, total }) => {
    const whole = decimal(total).times(given.share);
    const amount = given.ending === '' ? whole.toDecimalPlaces(2) : whole.floor().plus(given.ending);
    const reference = given.method === 'BY_HAND' ? { reference: 'TILL' } : {};
    const request = aRefundRequest({ orderId, amount: amount.toFixed(), method: given.method, ...reference });
    await countingByHand(run, () => refundOrder(run.billing.deps)(request, run.shopper));
  });
}

function refundParts(given: {
  position: number;
  sku: string;
  quantity: string;
  shipping: boolean;
  amount: string | undefined;
}): MoneyOperation {
  const { position: index, sku, quantity, ...parts } = given;
  return onInvoice(index, async (run, { order_id: orderId }) => {
    const request = aRefundRequest({ orderId, lines: [{ sku, quantity }], ...parts });
    await countingByHand(run, () => refundOrder(run.billing.deps)(request, run.shopper));
  });
}

function cancel({ position: index }: { position: number }): MoneyOperation {
  return onOrder(index, (run, { order }) => paymentScenarios(run.billing).deliver(run.shopper, 'order.cancelled', order));
}

function reissue({ position: index }: { position: number }): MoneyOperation {
  const given = { payments: 'PAYMENTS_UNSPECIFIED', reissue: true } as const;
  return onInvoice(index, (run, { id }) => voidInvoice(run.billing.deps)({ invoice: id, ...given }, run.shopper));
}

function apply({ position: index, share: part }: { position: number; share: string }): MoneyOperation {
  return onInvoice(index, (run, { id, amount_due }) => {
    const amount = decimal(amount_due).times(part).toDecimalPlaces(2).toFixed();
    return applyCredit(run.billing.deps)({ customer: run.shopper.customerId, invoice: id, amount }, run.shopper);
  });
}

function reverse({ position: index, part }: { position: number; part: number }): MoneyOperation {
  return onInvoice(index, async (run, { id: invoice }) => {
    const payments = await run.billing.deps.db
      .selectFrom('invoice_payment')
      .innerJoin('payment', (join) =>
        join.onRef('payment.tenant_id', '=', 'invoice_payment.tenant_id').onRef('payment.id', '=', 'payment_id'),
      )
      .select(['payment.id', 'payment.source', 'payment.amount', 'payment.reversed_amount'])
      .where('invoice_id', '=', invoice)
      .orderBy('payment.paid_at')
      .orderBy('payment.id')
      .execute();
    const payment = payments[part % Math.max(payments.length, 1)];
    if (payment === undefined) return;
    await reversePayment(run.billing.deps)({ invoice, payment: payment.id, reason: 'BOUNCED' }, run.shopper);
    if (payment.source !== 'credit') run.received = run.received.minus(decimal(payment.amount).minus(payment.reversed_amount));
  });
}

function retry({ position: index, method }: { position: number; method: Method }): MoneyOperation {
  return async (run) => {
    const { billing, shopper } = run;
    const rows = await billing.deps.db
      .selectFrom('refund')
      .select('id')
      .where('tenant_id', '=', shopper.tenantId)
      .where('status', '<>', 'SUCCEEDED')
      .where('replaced_by', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const row = rows[index % Math.max(rows.length, 1)];
    if (row === undefined) return;
    const reference = method === 'BY_HAND' ? { reference: 'TILL' } : {};
    await countingByHand(run, () => retryRefund(billing.deps)({ refundId: row.id, method, ...reference }, shopper));
  };
}

async function sandboxReports({ billing }: MoneyRun): Promise<void> {
  const later = { ...billing.deps, now: paymentScenarios(billing).depsAfter(120).now };
  await runRefunds(later);
  await billing.deps.db
    .updateTable('sandbox_refund')
    .set({ notify_at: new Date(0) })
    .where('notify_at', 'is not', null)
    .execute();
  await notifySandboxRefunds(billing.deps);
}

/** Counts what the operator says to have returned. */
async function countingByHand(
  run: MoneyRun,
  work: () => Promise<{ refund?: { id?: string } | null; refunds?: readonly { id?: string }[] }>,
): Promise<void> {
  const { refund: one, refunds = [] } = await work();
  const ids = [...refunds, ...(one ? [one] : [])].map(({ id }) => id ?? '');
  if (ids.length === 0) return;
  const rows = await run.billing.deps.db
    .selectFrom('refund')
    .select('amount')
    .where('id', 'in', ids)
    .where('method', '=', 'BY_HAND')
    .where('status', '=', 'SUCCEEDED')
    .execute();
  run.byHand = run.byHand.plus(sumOf(rows.map(({ amount }) => decimal(amount))));
}

const onOrder =
  (index: number, work: (run: MoneyRun, order: RunOrder) => Promise<unknown>): MoneyOperation =>
  async (run) => {
    const order = run.orders[index % Math.max(run.orders.length, 1)];
    if (order !== undefined) await work(run, order);
  };

const onInvoice = (
  index: number,
  work: (run: MoneyRun, invoice: { id: string; order_id: string; total: string; amount_due: string }) => Promise<unknown>,
): MoneyOperation =>
  onOrder(index, async (run, { order }) => {
    const invoice = await run.billing.deps.db
      .selectFrom('invoice')
      .select(['id', 'order_id', 'total', 'amount_due'])
      .where('order_id', '=', order.id)
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (invoice !== undefined) await work(run, invoice);
  });

/** Performs an operation. A refusal is an outcome like any other; anything else is thrown. */
export async function perform(run: MoneyRun, operation: MoneyOperation): Promise<void> {
  try {
    await operation(run);
  } catch (error) {
    if (!isAppError(error) || !['conflict', 'validation_error', 'not_found'].includes(error.code)) throw error;
  }
}
