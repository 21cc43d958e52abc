import { type CustomerScope, inTransaction } from '@storefront/db';
import { conflict, notFound } from '@storefront/errors';
import type { Transaction } from 'kysely';
import type { BillingDeps } from '../deps.ts';
import { isLapsed, isLiveSession, newPaymentSession, type PaymentSession } from '../domain/payment-session.ts';
import type { PaymentGateway } from '../gateways/payment-gateway.ts';
import { isClosedOrder, lockOrder } from '../store/closed-orders.ts';
import { findPaidSessionOfOrder, findSessionOfOrder, insertPaymentSession } from '../store/payment-sessions.ts';
import type { Database } from '../store/schema.ts';
import { endPaymentSession } from './close-sessions.ts';
import { withPage } from './with-page.ts';

/** The order's live session, or a fresh one like the last after that has ended. 404 when there never was one, 409 when nothing is to be paid. */
export async function reopenPayment(
  { db, newId, now }: BillingDeps,
  scope: CustomerScope,
  gateway: PaymentGateway,
  orderId: string,
): Promise<PaymentSession> {
  const session = await inTransaction(db, async (trx) => {
    await lockOrder(trx, scope, orderId);
    const last = await findSessionOfOrder(trx, scope, orderId);
    if (last === undefined) throw notFound('order');
    // Before the live session is looked at: one that the bank works on stays live when other money has paid the order, or it was closed.
    await checkPayable(trx, scope, orderId);
    if (isLiveSession(last.status) && !isLapsed(last, now())) return last;
    if (isLiveSession(last.status)) await endPaymentSession(trx, scope, last.id, { to: 'EXPIRED', now: now() });
    const fresh = newPaymentSession({ ...last, provider: gateway.provider }, { id: newId(), now: now() });
    await insertPaymentSession(trx, scope, fresh);
    return fresh;
  });
  return await withPage(db, scope, gateway, session);
}

async function checkPayable(trx: Transaction<Database>, scope: CustomerScope, orderId: string): Promise<void> {
  if ((await findPaidSessionOfOrder(trx, scope, orderId)) !== undefined) throw conflict('order_already_paid', 'This order is paid.');
  if (await isClosedOrder(trx, scope, orderId)) throw conflict('order_not_payable', 'This order was closed.');
}
