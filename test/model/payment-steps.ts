import { sql } from 'kysely';
import { moveSession } from '../../services/billing/src/store/payment-sessions.ts';
import { endPaymentSession } from '../../services/billing/src/transactions/close-sessions.ts';
import { sweepUnpaidOrders } from '../../services/orders/src/sweeps/sweep-unpaid-orders.ts';
import { close, isClosed, type ModelOrder, type OrderModel } from './order-model.ts';
import { expectAgreement, expectOrder, type RealStore } from './real-store.ts';
import { at, type Step, step } from './step.ts';

interface OnSession {
  readonly real: RealStore;
  readonly order: ModelOrder;
  readonly orderId: string;
  readonly sessionId: string;
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
      await act({ real, order, orderId, sessionId: paymentSession?.id ?? '' });
      await expectAgreement(model, real);
      await expectOrder(model, real, place);
    },
  });

const prepaid = (model: Readonly<OrderModel>): number[] => model.orders.flatMap(({ rail }, place) => (rail === 'PREPAID' ? [place] : []));

/** The bank takes up the payment: from now on neither the clock nor a cancel ends the session. */
export const beginPayment = (index: number): Step =>
  onSession('the bank begins on', index, async ({ order, sessionId, real: { operator, shop } }) => {
    const moved = await moveSession(shop.inside.billing.db, operator, sessionId, { to: 'PROCESSING', now: new Date() });
    if ((moved !== undefined) !== (order.session === 'PENDING')) throw new Error(`a session that is ${order.session} moved otherwise`);
    if (moved !== undefined) order.session = 'PROCESSING';
  });

/** The session ends in one of its ways, if it has not ended: paid, or failed, or too late. */
export const endSession = (index: number, to: 'PAID' | 'FAILED' | 'EXPIRED'): Step =>
  onSession(`the session is ${to} of`, index, async ({ order, sessionId, real: { operator, shop } }) => {
    const ended = await shop.inside.billing.db
      .transaction()
      .execute((trx) => endPaymentSession(trx, operator, sessionId, { to, now: new Date() }));
    const mayEnd = order.session === 'PENDING' || (order.session === 'PROCESSING' && to !== 'EXPIRED');
    if ((ended !== undefined) !== mayEnd) throw new Error(`a session that is ${order.session} ended otherwise`);
    if (!mayEnd) return;
    order.session = 'ENDED';
    if (to === 'PAID') paid(order);
  });

function paid(order: ModelOrder): void {
  order.payment = isClosed(order) ? 'REFUND_PENDING' : 'PAID';
  if (order.status !== 'PENDING_PAYMENT') return;
  order.status = 'CONFIRMED';
  order.invoice = 'PAID';
}

/** Two hours go by: an order whose session has ended unpaid expires, one that can still be paid waits on. */
export const letTimePass = (index: number): Step =>
  onSession('two hours pass for', index, async ({ order, orderId, sessionId, real: { shop } }) => {
    const { billing, orders } = shop.inside;
    if (order.session === 'ENDED') {
      await sql`update payment_session set updated_at = now() - interval '2 hours' where id = ${sessionId}`.execute(billing.db);
    }
    await sql`
      update sales_order set pay_by = now() - interval '1 second', pay_check_at = now() where id = ${orderId} and status = 'PENDING_PAYMENT'
    `.execute(orders.db);
    await sweepUnpaidOrders(orders);
    if (order.status === 'PENDING_PAYMENT' && order.session === 'ENDED') close(order, 'EXPIRED');
  });
