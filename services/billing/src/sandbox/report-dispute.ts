import { inTransaction } from '@storefront/db';
import { conflict, invalid, notFound } from '@storefront/errors';
import { withIdempotencyLookup } from '@storefront/idempotency';
import { decimal, moneyText } from '@storefront/money';
import { requireSandbox } from '@storefront/rpc';
import type { BillingHandler } from '../deps.ts';
import { canBecome, disputeStatusOf } from '../gateways/domain/dispute.ts';
import { findSession } from '../gateways/store/payment-sessions.ts';
import { findMovement } from '../payments/store/gateway-movements.ts';
import { recordMovement } from '../payments/transactions/record-movement.ts';

/**
 * Acts as the sandbox gateway when a shopper disputes a payment: reports the status of the dispute, of which each payment session has at most one. The notification is
 * signed and read like that of a payment.
 */
export const reportDispute: BillingHandler<'ReportDispute'> = (deps) =>
  withIdempotencyLookup(deps.db, async ({ sessionId, status, amount: given }, caller, claim) => {
    requireSandbox(caller);
    if (status === 'STATUS_UNSPECIFIED') throw invalid('status', 'must be OPEN, LOST, or WON');
    const found = await findSession(deps.db, caller, sessionId);
    if (found === undefined) throw notFound('payment session');
    const { scope, session } = found;
    if (session.status !== 'PAID')
      throw conflict('payment_session_not_paid', 'Only the payment of a session that is PAID can be disputed.');
    const id = `dispute_${session.id}`;
    const before = await findMovement(deps.db, scope, { provider: deps.sandbox.provider, providerReference: id });
    const current = before && disputeStatusOf(before);
    if (!canBecome(current, status)) throw conflict('dispute_closed', `This dispute is ${current}, which is final.`);
    const amount = before?.amount ?? (given === undefined ? session.amount : decimal(given));
    if (amount.gt(session.amount)) throw invalid('amount', 'must be at most the amount of the session', { code: 'out_of_range' });
    const { currency } = session;
    const dispute = { tenantId: scope.tenantId, id, payment: session.providerReference ?? session.id, amount, currency, status };
    const { body, signature } = deps.sandbox.disputeNotificationOf(dispute, deps.now());
    const notification = deps.sandbox.readNotification(body, signature, deps.now());
    if (notification?.kind === 'foreign') await recordMovement(deps, deps.sandbox, notification, scope);
    deps.afterCommit();
    const response = { sessionId: session.id, status, amount: moneyText(amount, currency), currency };
    if (claim !== undefined) await inTransaction(deps.db, (trx) => claim(trx, response));
    return response;
  });
