import { inTransaction } from '@storefront/db';
import { lockWaits } from '@storefront/db/testing';
import { moneyText } from '@storefront/money';
import { type Caller, newId } from '@storefront/rpc';
import { voidInvoice } from '../adjustments/handlers/void-invoice.ts';
import type { BillingDeps } from '../deps.ts';
import { onOrderCancelled } from '../events/on-order-cancelled.ts';
import { onOrderConfirmed } from '../events/on-order-confirmed.ts';
import type { SandboxChoice } from '../gateways/adapters/sandbox-notifications.ts';
import { findSession } from '../gateways/store/payment-sessions.ts';
import type { PlacedOrder } from '../invoices/domain/placed-order.ts';
import { authorizePayment } from '../payments/handlers/authorize-payment.ts';
import { getOrderBilling } from '../payments/handlers/order-billing.ts';
import { receiveNotification } from '../payments/handlers/receive-notification.ts';
import { aPlacedLine, aPlacedOrder, aStore } from './builders.ts';
import { aCustomer, type OpenBilling } from './open-billing.ts';
import { orderEvent } from './order-events.ts';

type Shopper = Caller & { customerId: string };

/** The caller of a request without a key: a browser on the payment page, or a gateway that sends a notification. */
export const ANONYMOUS = { tenantId: '', mode: 'live', store: aStore(), kind: 'shopper_api', scopes: [], requestId: 'a' } satisfies Caller;

const HANDLERS = { 'order.confirmed': onOrderConfirmed, 'order.cancelled': onOrderCancelled };

/** Scenarios around payments, and queries for what billing has stored. */
export function paymentScenarios({ deps, clock }: OpenBilling) {
  const { db } = deps;

  /** A prepaid order with a live session, of 115.00 unless lines are given. */
  const aPrepaidOrder = async (lines: PlacedOrder['lines'] = [aPlacedLine()], given?: Shopper) => {
    const shopper = given ?? (await aCustomer(deps));
    const order = aPlacedOrder({ id: newId(), checkoutId: newId(), customerId: shopper.customerId, paymentRail: 'PREPAID', lines });
    const { id: orderId, checkoutId } = order;
    const money = { paymentRail: 'PREPAID' as const, amount: moneyText(order.total, 'JMD'), currency: 'JMD', holdSeconds: 900 };
    const request = { checkoutId, orderId, ...money, dryRun: false, orderNumber: 'SO-1001', returnUrl: 'https://shop.test/thanks' };
    const { authorized } = await authorizePayment(deps)(request, shopper);
    return { shopper, order, orderId, sessionId: authorized?.paymentSession?.id ?? '' };
  };

  /** Delivers an event of orders to billing. */
  const deliver = (caller: Caller, type: keyof typeof HANDLERS, order: PlacedOrder): Promise<void> =>
    inTransaction(db, (trx) => HANDLERS[type](deps)(orderEvent(caller, type, order), trx));

  const billingOf = (caller: Caller, orderId: string) => getOrderBilling(deps)({ orderId }, caller);

  /** An open cash-on-delivery invoice of 115.00. */
  const anOpenInvoice = async (given?: Shopper) => {
    const shopper = given ?? (await aCustomer(deps));
    const order = aPlacedOrder({ id: newId(), checkoutId: newId(), customerId: shopper.customerId, paymentRail: 'CASH_ON_DELIVERY' });
    await deliver(shopper, 'order.confirmed', order);
    const { invoices = [] } = await billingOf(shopper, order.id);
    return { shopper, order, invoiceId: invoices[0]?.id ?? '' };
  };

  /** Delivers the gateway's notification of the shopper's choice, and returns it. The session may have ended in the meantime. */
  const choose = async (sessionId: string, choice: SandboxChoice) => {
    const found = await findSession(db, undefined, sessionId);
    if (found === undefined) throw new Error(`there is no session ${sessionId}`);
    const message = { provider: 'sandbox', ...deps.sandbox.notificationOf(found, choice, deps.now()) };
    await receiveNotification(deps)(message, ANONYMOUS);
    return message;
  };

  /** Voids the open invoice of an order that is closed, as an operator would. */
  const voidAfterClosing = async (caller: Caller, invoice: string, payments: 'REFUND' | 'CREDIT' | 'PAYMENTS_UNSPECIFIED') => {
    await db.updateTable('invoice').set({ order_closed: true }).where('id', '=', invoice).execute();
    return await voidInvoice(deps)({ invoice, payments, reissue: false }, caller);
  };

  return {
    aPrepaidOrder,
    anOpenInvoice,
    voidAfterClosing,
    deliver,
    billingOf,
    choose,
    /** The dependencies with a clock that is `minutes` ahead. */
    depsAfter: (minutes: number): BillingDeps => ({ ...deps, now: () => new Date(clock.now.getTime() + minutes * 60_000) }),
    /** The session to which the late payment of an ended session was applied. */
    settlementOf: async (sessionId: string) => {
      const rows = db.selectFrom('payment_session');
      return await rows
        .selectAll()
        .where('id', '=', rows.select('settled_by').where('id', '=', sessionId))
        .executeTakeFirstOrThrow();
    },
    sessionOf: async (caller: Caller, orderId: string) => (await billingOf(caller, orderId)).paymentSession,
    invoiceOf: async (caller: Caller, orderId: string) => (await billingOf(caller, orderId)).invoices?.[0],
    rowOf: (sessionId: string) => db.selectFrom('payment_session').selectAll().where('id', '=', sessionId).executeTakeFirstOrThrow(),
    sessionsOf: async ({ customerId }: Shopper): Promise<string[]> => {
      const rows = await db.selectFrom('payment_session').select('id').where('customer_id', '=', customerId).execute();
      return rows.map(({ id }) => id);
    },
    /** The number of payments of an invoice, their sum, and the invoice's status. */
    paymentsOf: async (invoiceId: string) => {
      const invoice = await db
        .selectFrom('invoice')
        .select(['amount_paid', 'status'])
        .where('id', '=', invoiceId)
        .executeTakeFirstOrThrow();
      const rows = await db.selectFrom('invoice_payment').select('id').where('invoice_id', '=', invoiceId).execute();
      return { payments: rows.length, amount_paid: String(Number(invoice.amount_paid)), status: invoice.status };
    },
    /** The types of the published events of a session or invoice, in order. */
    eventTypesOf: async (aggregateId: string): Promise<string[]> => {
      const rows = await db.selectFrom('outbox').select('type').where('aggregate_id', '=', aggregateId).orderBy('position').execute();
      return rows.map(({ type }) => type);
    },
    /** The number of transactions that are waiting for a lock. */
    countLockWaits: () => lockWaits(db),
  };
}
