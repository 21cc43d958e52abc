import { decimal } from '@storefront/money';
import type { PaymentSession__Output } from '@storefront/proto/storefront/billing/v1';
import { sql } from 'kysely';
import { settlePayment } from '../../services/billing/src/payments/transactions/settle-payment.ts';
import { sweepUnpaidOrders } from '../../services/orders/src/sweeps/sweep-unpaid-orders.ts';
import { close, isClosed, type ModelOrder, type OrderModel } from './order-model.ts';
import { expectAgreement, expectOrder, type RealStore } from './real-store.ts';
import { at, type Step, step } from './step.ts';

interface OnSession {
  readonly real: RealStore;
  readonly order: ModelOrder;
  readonly orderId: string;
  readonly session: PaymentSession__Output;
}

/** A step on the payment session of one of the existing prepaid orders. */
const onSession = (name: string, index: number, act: (on: OnSession) => Promise<void>): Step =>
  step(`${name} prepaid order ${index}`, {
    can: (model) => prepaid(model).length > 0,
    async run(model, real) {
      const positions = prepaid(model);
      const position = at(positions, index % positions.length);
      const order = at(model.orders, position);
      const orderId = at(real.orderIds, position);
      const { paymentSession } = await real.system.billing.getOrderBilling({ orderId }, real.shoppers[order.shopperIndex]);
      if (!paymentSession) throw new Error('a prepaid order has no payment session');
      await act({ real, order, orderId, session: paymentSession });
      await expectAgreement(model, real);
      await expectOrder(model, real, position);
    },
  });

const prepaid = (model: Readonly<OrderModel>): number[] =>
  model.orders.flatMap(({ rail }, position) => (rail === 'PREPAID' ? [position] : []));

/** The bank starts to process the payment. From now on, neither a timeout nor a cancellation ends the session. */
export const beginPayment = (index: number): Step =>
  onSession('the bank processes the payment of', index, async (on) => {
    await notify(on, 'PROCESSING');
    if (on.order.session === 'PENDING') on.order.session = 'PROCESSING';
  });

/**
 * The gateway reports the outcome of the session. A payment is accepted however late; any other outcome only if the session has not ended.
 */
export const endSession = (index: number, to: 'PAID' | 'FAILED' | 'EXPIRED'): Step =>
  onSession(`the session becomes ${to} of`, index, async (on) => {
    await notify(on, to);
    const { order } = on;
    if (to === 'PAID' && order.payment === 'UNPAID') paid(order);
    if (order.session === 'PENDING' || (order.session === 'PROCESSING' && to !== 'EXPIRED')) order.session = 'ENDED';
  });

async function notify({ real, order, session }: OnSession, to: 'PROCESSING' | 'PAID' | 'FAILED' | 'EXPIRED'): Promise<void> {
  const { db, newId, now, log } = real.system.internals.billing;
  const { id: sessionId, currency } = session;
  const notification = { kind: 'payment' as const, sessionId, to, amount: decimal(session.amount), currency, failureCode: null };
  await settlePayment({ db, newId, now, log }, 'sandbox', notification, at(real.shoppers, order.shopperIndex));
}

function paid(order: ModelOrder): void {
  order.payment = isClosed(order) ? 'REFUND_PENDING' : 'PAID';
  if (order.status !== 'PENDING_PAYMENT') return;
  order.status = 'CONFIRMED';
  order.invoice = 'PAID';
}

/** Two hours pass. An order whose session has ended unpaid expires; one that can still be paid keeps waiting. */
export const letTimePass = (index: number): Step =>
  onSession('two hours pass for', index, async ({ order, orderId, session, real: { system } }) => {
    const { billing, orders } = system.internals;
    if (order.session === 'ENDED') {
      await sql`update payment_session set updated_at = now() - interval '2 hours' where id = ${session.id}`.execute(billing.db);
    }
    await sql`
      update sales_order set pay_by = now() - interval '1 second', pay_check_at = now() where id = ${orderId} and status = 'PENDING_PAYMENT'
    `.execute(orders.db);
    await sweepUnpaidOrders(orders);
    if (order.status === 'PENDING_PAYMENT' && order.session === 'ENDED') close(order, 'EXPIRED');
  });
