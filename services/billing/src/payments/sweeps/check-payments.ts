import { inTransaction } from '@storefront/db';
import { isAppError } from '@storefront/errors';
import { reportSkipped } from '@storefront/lifecycle';
import type { BillingDeps } from '../../deps.ts';
import { isCheckOver, nextCheckAt } from '../../gateways/domain/next-check.ts';
import type { PaymentNotification } from '../../gateways/domain/payment-notification.ts';
import { type SessionOfStore, isLiveSession, isPastExpiry } from '../../gateways/domain/payment-session.ts';
import { type StoreChecks, claimChecks, listDueChecks, rescheduleCheck } from '../../gateways/store/payment-checks.ts';
import { closePaymentSession } from '../../gateways/transactions/close-payment-sessions.ts';
import { settlePayment } from '../transactions/settle-payment.ts';

/**
 * Asks payment gateways about sessions whose notification may have been lost. Stores are independent of each other. If a gateway does not
 * respond, the rest of the store's checks wait for the next run. Any other failure concerns one session, such as one that the store's account
 * does not know, and must not keep the others from being settled.
 */
export async function checkPayments(deps: BillingDeps): Promise<void> {
  const due = await listDueChecks(deps.db, deps.now());
  await Promise.all(
    due.map((store) => checkStore(deps, store).catch((error: unknown) => reportSkipped(deps.log, 'check-payments')(store.tenantId, error))),
  );
}

async function checkStore(deps: BillingDeps, store: StoreChecks): Promise<void> {
  for (const check of await claimChecks(deps.db, store, deps.now())) {
    try {
      await checkPayment(deps, check);
      deps.afterCommit();
    } catch (error) {
      reportSkipped(deps.log, 'check-payments')(check.session.id, error);
      if (isAppError(error, 'bad_gateway') && error.reason === 'payment_gateway_unavailable') return;
    }
  }
}

/**
 * Asks a session's gateway for its outcome, in case the notification was lost. The page of a session that has ended or expired is closed. A
 * session whose gateway does not respond, or is no longer configured, is given up a day after its expiry. It is always asked once more before
 * that, because this service may have been down for a day.
 */
async function checkPayment(deps: BillingDeps, due: SessionOfStore): Promise<void> {
  const { db, now } = deps;
  const { scope, session } = due;
  const checked = await askGateway(deps, due).catch(async (error: unknown) => {
    if (!isCheckOver(session, now())) throw error;
    deps.log.warn({ err: error, session_id: session.id }, 'payment_check_given_up');
    return await giveUp(deps, due);
  });
  if (checked === undefined) return;
  const { outcome, pollEveryMs } = checked;
  if (outcome === undefined) await rescheduleCheck(db, scope, session, nextCheckAt(session, pollEveryMs, now()));
  else await settlePayment(deps, session.provider, outcome, scope);
}

async function giveUp({ db, now }: BillingDeps, { scope, session }: SessionOfStore): Promise<undefined> {
  const closed = await inTransaction(db, (trx) => closePaymentSession(trx, scope, session.id, { to: 'EXPIRED', now: now() }));
  await rescheduleCheck(db, scope, closed ?? session, null);
}

async function askGateway(
  { gateways, now }: BillingDeps,
  { scope, session }: SessionOfStore,
): Promise<{ outcome: PaymentNotification | undefined; pollEveryMs: number | null }> {
  const gateway = await gateways.find(scope, session.provider);
  if (gateway === undefined) throw new Error('the payment gateway of a session is not configured');
  const isOpen = isLiveSession(session.status) && !isPastExpiry(session, now());
  const outcome = isOpen ? await gateway.findPayment(session) : await gateway.closePage(session);
  return { outcome, pollEveryMs: gateway.pollEveryMs };
}
