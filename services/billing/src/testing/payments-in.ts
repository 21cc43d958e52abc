import { inTransaction } from '@storefront/db';
import { type Caller, newId } from '@storefront/rpc';
import { sql } from 'kysely';
import type { BillingDeps } from '../deps.ts';
import type { PlacedOrder } from '../domain/placed-order.ts';
import { onOrderCancelled } from '../events/on-order-cancelled.ts';
import { onOrderConfirmed } from '../events/on-order-confirmed.ts';
import type { SandboxChoice } from '../gateways/sandbox-notifications.ts';
import { authorizePayment } from '../handlers/authorize-payment.ts';
import { decideSandboxPayment } from '../handlers/decide-sandbox-payment.ts';
import { getOrderBilling } from '../handlers/get-order-billing.ts';
import { receiveNotification } from '../handlers/receive-notification.ts';
import { aPlacedOrder, aStore } from './builders.ts';
import { aCustomer, type OpenBilling } from './open-billing.ts';
import { orderEvent } from './order-events.ts';

type Shopper = Caller & { customerId: string };

/** Who comes without a key: a browser at the payment page, a gateway with its notification. */
export const ANYBODY = { tenantId: '', mode: 'live', store: aStore(), kind: 'shopper_api', scopes: [], requestId: 'a' } satisfies Caller;

const HANDLERS = { 'order.confirmed': onOrderConfirmed, 'order.cancelled': onOrderCancelled };

/** What happens around payments, and what billing then has written. */
export function paymentsIn({ deps, clock }: OpenBilling) {
  const { db } = deps;

  /** A prepaid order of 115.00 with a live session. */
  const aPrepaidOrder = async () => {
    const shopper = await aCustomer(deps);
    const order = aPlacedOrder({ id: newId(), checkoutId: newId(), customerId: shopper.customerId, paymentRail: 'PREPAID' });
    const { id: orderId, checkoutId } = order;
    const money = { paymentRail: 'PREPAID' as const, amount: '115.00', currency: 'JMD', holdSeconds: 900 };
    const asked = { checkoutId, orderId, ...money, dryRun: false, returnUrl: 'https://shop.test/thanks' };
    const { authorized } = await authorizePayment(deps)(asked, shopper);
    return { shopper, order, orderId, sessionId: authorized?.paymentSession?.id ?? '' };
  };

  const tell = (caller: Caller, type: keyof typeof HANDLERS, order: PlacedOrder): Promise<void> =>
    inTransaction(db, (trx) => HANDLERS[type](deps)(orderEvent(caller, type, order), trx));

  const billingOf = (caller: Caller, orderId: string) => getOrderBilling(deps)({ orderId }, caller);

  /** An open invoice of 115.00 on cash on delivery. */
  const anOpenInvoice = async (shopper?: Shopper) => {
    const own = shopper ?? (await aCustomer(deps));
    const order = aPlacedOrder({ id: newId(), checkoutId: newId(), customerId: own.customerId, paymentRail: 'CASH_ON_DELIVERY' });
    await tell(own, 'order.confirmed', order);
    const { invoices = [] } = await billingOf(own, order.id);
    return { shopper: own, order, invoiceId: invoices[0]?.id ?? '' };
  };

  /** What a shopper does at the sandbox's page, with all that follows. */
  const choose = async (sessionId: string, choice: SandboxChoice) => {
    const { notification, signature } = await decideSandboxPayment(deps)({ sessionId, choice }, ANYBODY);
    const message = { provider: 'sandbox', body: Buffer.from(notification ?? ''), signature: signature ?? '' };
    await receiveNotification(deps)(message, ANYBODY);
    return message;
  };

  return {
    aPrepaidOrder,
    anOpenInvoice,
    tell,
    choose,
    later: (minutes: number): BillingDeps => ({ ...deps, now: () => new Date(clock.now.getTime() + minutes * 60_000) }),
    sessionOf: async (caller: Caller, orderId: string) => (await billingOf(caller, orderId)).paymentSession,
    invoiceOf: async (caller: Caller, orderId: string) => (await billingOf(caller, orderId)).invoices?.[0],
    rowOf: (sessionId: string) => db.selectFrom('payment_session').selectAll().where('id', '=', sessionId).executeTakeFirstOrThrow(),
    sessionsOf: async ({ customerId }: Shopper): Promise<string[]> => {
      const rows = await db.selectFrom('payment_session').select('id').where('customer_id', '=', customerId).execute();
      return rows.map(({ id }) => id);
    },
    /** The invoice's status, how often it was paid, and how much in all. */
    paymentsOf: async (invoiceId: string) => {
      const invoice = await db
        .selectFrom('invoice')
        .select(['amount_paid', 'status'])
        .where('id', '=', invoiceId)
        .executeTakeFirstOrThrow();
      const rows = await db.selectFrom('invoice_payment').select('id').where('invoice_id', '=', invoiceId).execute();
      return { payments: rows.length, amount_paid: String(Number(invoice.amount_paid)), status: invoice.status };
    },
    /** The types of the events of a session or an invoice, in order. */
    toldOf: async (aggregateId: string): Promise<string[]> => {
      const rows = await db.selectFrom('outbox').select('type').where('aggregate_id', '=', aggregateId).orderBy('position').execute();
      return rows.map(({ type }) => type);
    },
    /** How many transactions wait for another's lock. */
    waitingForLocks: async (): Promise<number> => {
      const { rows } = await sql`
        select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows.length;
    },
  };
}
