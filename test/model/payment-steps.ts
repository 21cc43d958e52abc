import { decimal } from '@storefront/money';
import type { PaymentSession__Output } from '@storefront/proto/storefront/billing/v1/PaymentSession';
import { sql } from 'kysely';
import { settlePayment } from '../../services/billing/src/transactions/settle-payment.ts';
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

/** A step on the payment session of one of the prepaid orders there are. */
const onSession = (name: string, index: number, act: (on: OnSession) => Promise<void>): Step =>
  step(`${name} prepaid order ${index}`, {
    can: (model) => prepaid(model).length > 0,
    async run(model, real) {
      const places = prepaid(model);
      const place = at(places, index % places.length);
      const order = at(model.orders, place);
      const orderId = at(real.orderIds, place);
      const { paymentSession } = await real.shop.billing.getOrderBilling({ orderId }, real.shoppers[order.who]);
      if (!paymentSession) throw new Error('a prepaid order has no payment session');
      await act({ real, order, orderId, session: paymentSession });
      await expectAgreement(model, real);
      await expectOrder(model, real, place);
    },
  });

const prepaid = (model: Readonly<OrderModel>): number[] => model.orders.flatMap(({ rail }, place) => (rail === 'PREPAID' ? [place] : []));

/** The bank takes up the payment: from now on neither the clock nor a cancel ends the session. */
export const beginPayment = (index: number): Step =>
  onSession('the bank begins on', index, async (on) => {
    await notify(on, 'PROCESSING');
    if (on.order.session === 'PENDING') on.order.session = 'PROCESSING';
  });

/** The gateway says how the session ended. Money is taken however late it comes; an ending without money only where none was told before. */
export const endSession = (index: number, to: 'PAID' | 'FAILED' | 'EXPIRED'): Step =>
  onSession(`the session is ${to} of`, index, async (on) => {
    await notify(on, to);
    const { order } = on;
    if (to === 'PAID' && order.payment === 'UNPAID') paid(order);
    if (order.session === 'PENDING' || (order.session === 'PROCESSING' && to !== 'EXPIRED')) order.session = 'ENDED';
  });

async function notify({ real, session }: OnSession, to: 'PROCESSING' | 'PAID' | 'FAILED' | 'EXPIRED'): Promise<void> {
  const { db, newId, now } = real.shop.inside.billing;
  const { id: sessionId, currency } = session;
  await settlePayment({ db, newId, now }, 'sandbox', { sessionId, to, amount: decimal(session.amount), currency, failureCode: null });
}

function paid(order: ModelOrder): void {
  order.payment = isClosed(order) ? 'REFUND_PENDING' : 'PAID';
  if (order.status !== 'PENDING_PAYMENT') return;
  order.status = 'CONFIRMED';
  order.invoice = 'PAID';
}

/** Two hours go by: an order whose session has ended unpaid expires, one that can still be paid waits on. */
export const letTimePass = (index: number): Step =>
  onSession('two hours pass for', index, async ({ order, orderId, session, real: { shop } }) => {
    const { billing, orders } = shop.inside;
    if (order.session === 'ENDED') {
      await sql`update payment_session set updated_at = now() - interval '2 hours' where id = ${session.id}`.execute(billing.db);
    }
    await sql`
      update sales_order set pay_by = now() - interval '1 second', pay_check_at = now() where id = ${orderId} and status = 'PENDING_PAYMENT'
    `.execute(orders.db);
    await sweepUnpaidOrders(orders);
    if (order.status === 'PENDING_PAYMENT' && order.session === 'ENDED') close(order, 'EXPIRED');
  });
