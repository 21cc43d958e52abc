import { inTransaction, type Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { sumOf } from '@storefront/money';
import { inStoreZone, storeTimeZone } from '@storefront/store-clock';
import { creditInvoice } from '../../adjustments/transactions/credit-invoice.ts';
import type { BillingDeps } from '../../deps.ts';
import { NO_RECEIVER, type PaymentGateway } from '../../gateways/adapters/payment-gateway.ts';
import type { ForeignNotification } from '../../gateways/domain/payment-notification.ts';
import { findSession } from '../../gateways/store/payment-sessions.ts';
import { lockOrders } from '../../invoices/store/closed-orders.ts';
import { listCreditNotesOfInvoice } from '../../invoices/store/credit-notes.ts';
import { findTimeZoneOfOrder, lockInvoiceOfOrder } from '../../invoices/store/invoices.ts';
import { listOrdersOfSession } from '../../invoices/store/list-orders-of-session.ts';
import type { Refund } from '../../refunds/domain/refund.ts';
import { listRefundablePayments } from '../../refunds/store/due-refunds.ts';
import { listRefundsOfOrders, replaceRefund, transitionRefund } from '../../refunds/store/refunds.ts';
import { openRefund } from '../../refunds/transactions/open-refund.ts';
import { settleRefund, withInvoiceOfRefund } from '../../refunds/transactions/settle-refund.ts';
import type { Trx } from '../../store/schema.ts';
import { saveMovement } from '../store/gateway-movements.ts';
import { checkInvoiced } from './check-invoiced.ts';
import { type Movement, reverseLostDispute, saveDispute } from './record-dispute.ts';

/**
 * Money can move at a gateway without a request of this system: a payment is disputed, or refunded in the gateway's dashboard. Each movement is stored.
 * A refund that was made there is recorded as a refund here if it returns an owed amount or part of a paid invoice. A dispute that the store has lost
 * reverses its amount of the payment. Anything else that has ended waits for the operator, and the invariant `gateway_movements_are_explained` reports it.
 */

type Deps = Pick<BillingDeps, 'db' | 'newId' | 'now'>;

/** Records a movement. Throws `not_found` if its payment was not collected by a session of `receiver`, and `conflict` until the invoice of a paid order is issued. */
export async function recordMovement(
  deps: Deps,
  gateway: PaymentGateway,
  notification: ForeignNotification,
  receiver: Scope,
): Promise<void> {
  // A notification of the deployment's account names no store. The page was found in that account, so it is the session's.
  const named = receiver.tenantId === NO_RECEIVER ? undefined : receiver;
  const { scope, session } = await sessionOf(deps, gateway, notification, named);
  const orderIds = await listOrdersOfSession(deps.db, scope, session);
  const movement = { notification, session, orderIds };
  // A notification does not say in which time zone the store is.
  const timeZone = (await findTimeZoneOfOrder(deps.db, scope, orderIds[0])) ?? storeTimeZone();
  await inStoreZone(timeZone, () => applyMovement(deps, gateway, scope, movement));
}

async function applyMovement(deps: Deps, { provider }: PaymentGateway, scope: Scope, movement: Movement): Promise<void> {
  const { notification, session, orderIds } = movement;
  const status = await inTransaction(deps.db, async (trx) => {
    await lockOrders(trx, scope, orderIds);
    if (notification.event === 'dispute') return await saveDispute(trx, scope, { ...movement, provider }, deps);
    await saveMovement(trx, scope, { ...notification, provider, paymentSessionId: session.id }, deps.now());
    await applyRefund(trx, scope, movement, deps);
    return undefined;
  });
  if (status === 'LOST') await inTransaction(deps.db, (trx) => reverseLostDispute(trx, scope, movement, deps));
}

/** Finds the session that collected the payment. A payment of an ended session belongs to the session that settled it. */
async function sessionOf({ db }: Deps, gateway: PaymentGateway, { payment }: ForeignNotification, receiver: Scope | undefined) {
  const page = payment === null ? undefined : await gateway.findPage(payment);
  const found = page && (await findSession(db, receiver ?? page.store, page.sessionId));
  const isSame = found?.session.provider === gateway.provider && found.session.providerReference === page?.providerReference;
  const paid = found?.session.settledBy ? await findSession(db, found.scope, found.session.settledBy) : found;
  if (paid === undefined || !isSame) throw notFound('payment session');
  return paid;
}

async function applyRefund(trx: Trx, scope: Scope, movement: Movement, deps: Deps): Promise<void> {
  const { providerReference, state } = movement.notification;
  const refunds = await listRefundsOfOrders(trx, scope, movement.orderIds);
  const recorded = refunds.find((refund) => refund.providerReference === providerReference);
  if (recorded !== undefined && state === 'REVERSED') {
    const { reason } = movement.notification;
    await settleRefund(trx, scope, recorded, { status: 'FAILED', failureCode: reason ?? 'refund_failed', now: deps.now() });
  }
  if (recorded !== undefined || state !== 'MOVED') return;
  const owed = refunds.find((refund) => isOwed(refund, movement));
  if (owed !== undefined) await replaceOwed(trx, scope, owed, providerReference, deps);
  // Which of several invoices was refunded, the operator must say.
  else if (movement.session.purpose !== 'INVOICES') await creditPaidInvoice(trx, scope, movement, deps);
}

/** Whether a refund waits for an operator who has now made it in the dashboard. */
const isOwed = (refund: Refund, { notification: { amount, currency }, session }: Movement): boolean =>
  refund.paymentSessionId === session.id &&
  refund.replacedBy === null &&
  refund.currency === currency &&
  refund.amount.equals(amount) &&
  (refund.status === 'FAILED' || (refund.status === 'PENDING' && refund.method === 'BY_HAND'));

async function replaceOwed(trx: Trx, scope: Scope, owed: Refund, providerReference: string, deps: Deps): Promise<void> {
  const now = deps.now();
  const by = deps.newId();
  if (owed.status === 'PENDING') await transitionRefund(trx, scope, owed.id, { status: 'FAILED', failureCode: 'replaced', now });
  await replaceRefund(trx, scope, { id: owed.id, by, now });
  const terms = { ...owed, method: 'GATEWAY', reference: null, requestKey: null, providerReference } as const;
  await withInvoiceOfRefund(trx, scope, { ...owed, now }, () => openRefund(trx, scope, terms, { newId: () => by, now: deps.now }));
}

/** Credits the paid invoice of a session that has one with what was refunded of its payment. Does nothing if so much is not left of the invoice or of the payment. */
async function creditPaidInvoice(
  trx: Trx,
  scope: Scope,
  { notification: { amount, currency, providerReference }, session, orderIds: [orderId] }: Movement,
  deps: Deps,
): Promise<void> {
  const invoice = await lockInvoiceOfOrder(trx, scope, orderId);
  if (invoice === undefined) return await checkInvoiced(trx, scope, session);
  if (invoice.status !== 'PAID' || invoice.currency !== currency) return;
  const credited = sumOf((await listCreditNotesOfInvoice(trx, scope, invoice.id)).map(({ total }) => total));
  const payments = await listRefundablePayments(trx, scope, invoice.id);
  const refundable = payments.find(({ payment }) => payment.paymentSessionId === session.id)?.refundable;
  if (refundable === undefined || refundable.lt(amount) || invoice.total.minus(credited).lt(amount)) return;
  const made = { paymentSessionId: session.id, providerReference };
  await creditInvoice(
    trx,
    scope,
    invoice,
    { request: { lines: [], shipping: false, amount }, reason: 'Refunded at the payment gateway', made },
    deps,
  );
}
