import { isUuid } from '@storefront/contract';
import type { CustomerScope } from '@storefront/db';
import { conflict, notFound } from '@storefront/errors';
import { customerScope } from '@storefront/rpc';
import type { BillingDeps, BillingHandler } from '../../deps.ts';
import { type PaymentGateway, gatewayOf } from '../../gateways/adapters/payment-gateway.ts';
import { type PaymentSession, isLiveSession, isPastExpiry } from '../../gateways/domain/payment-session.ts';
import { findPaidSessionOfOrder, findSessionOfOrder } from '../../gateways/store/payment-sessions.ts';
import { closePaymentSession } from '../../gateways/transactions/close-payment-sessions.ts';
import { insertLiveSession, prepareSession } from '../../gateways/transactions/insert-live-session.ts';
import { withPaymentPage } from '../../gateways/transactions/with-payment-page.ts';
import { toProtoPaymentSession } from '../../gateways/wire/to-proto-payment-session.ts';
import { isClosedOrder, lockOrder } from '../../invoices/store/closed-orders.ts';
import type { Trx } from '../../store/schema.ts';
import { openAfterEarlierPages } from '../transactions/open-after-earlier-pages.ts';

/** Returns the live payment session of one of the caller's orders, or opens a new one. */
export const reopenPayment: BillingHandler<'ReopenPayment'> =
  (deps) =>
  async ({ orderId }, caller) => {
    const scope = customerScope(caller);
    if (!isUuid(orderId)) throw notFound('order');
    const session = await reopenSession(deps, scope, await gatewayOf(deps.gateways, caller), { orderId, deadlineAt: caller.deadlineAt });
    deps.afterCommit();
    return { paymentSession: toProtoPaymentSession(session) };
  };

/**
 * Returns the order's live session, or opens a new one like the last if that has ended. 404 if there never was one, 409 if the order is not
 * payable.
 */
async function reopenSession(
  deps: BillingDeps,
  scope: CustomerScope,
  gateway: PaymentGateway,
  { orderId, deadlineAt }: { orderId: string; deadlineAt?: number | undefined },
): Promise<PaymentSession> {
  const { newId, now } = deps;
  const session = await openAfterEarlierPages(deps, scope, { of: { orderId }, deadlineAt }, async (trx, isUnconfirmed) => {
    await lockOrder(trx, scope, orderId);
    const last = await findSessionOfOrder(trx, scope, orderId);
    if (last === undefined) throw notFound('order');
    // Checked first, because a session in PROCESSING stays live after the order was paid by another session or was closed.
    await checkPayable(trx, scope, orderId);
    if (isLiveSession(last.status) && !isPastExpiry(last, now())) return last;
    if (await isUnconfirmed()) return undefined;
    if (isLiveSession(last.status)) await closePaymentSession(trx, scope, last.id, { to: 'EXPIRED', now: now() });
    const replacement = prepareSession(gateway, last, { id: newId(), now: now() });
    await insertLiveSession(trx, scope, replacement);
    return replacement;
  });
  return await withPaymentPage(deps, scope, gateway, session, { deadlineAt });
}

async function checkPayable(trx: Trx, scope: CustomerScope, orderId: string): Promise<void> {
  if ((await findPaidSessionOfOrder(trx, scope, orderId)) !== undefined) throw conflict('order_not_payable', 'This order is already paid.');
  if (await isClosedOrder(trx, scope, orderId)) throw conflict('order_not_payable', 'This order is canceled or expired.');
}
