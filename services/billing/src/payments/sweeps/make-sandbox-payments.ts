import { inSweepTransaction } from '@storefront/db';
import { sweepEach } from '@storefront/lifecycle';
import { decimal } from '@storefront/money';
import { atTimeOfStore } from '@storefront/store-clock';
import type { BillingDeps } from '../../deps.ts';
import { findSession } from '../../gateways/store/payment-sessions.ts';
import { type DueSandboxPayment, deleteSandboxPayment, listDueSandboxPayments } from '../../gateways/store/sandbox-payments.ts';
import { closePaymentSession } from '../../gateways/transactions/close-payment-sessions.ts';
import { settlePayment } from '../transactions/settle-payment.ts';

/**
 * Acts as the shopper on the payment page of a sandbox: makes the payments that were queued ahead of time and are due. The gateway's notification is signed and
 * read as on the page.
 */
export const makeSandboxPayments = (deps: BillingDeps): Promise<number> =>
  sweepEach({
    sweep: 'make-sandbox-payments',
    log: deps.log,
    find: (skipped) => listDueSandboxPayments(deps.db, deps.now(), skipped),
    idOf: ({ id }) => id,
    settle: async (payment) => {
      await makePayment(deps, payment);
      await deleteSandboxPayment(deps.db, payment, payment.id);
      deps.afterCommit();
    },
  });

async function makePayment(deps: BillingDeps, payment: DueSandboxPayment): Promise<void> {
  const { sessionId, outcome, amount, dueAt } = payment;
  const found = await findSession(deps.db, payment, sessionId);
  if (found === undefined || found.session.provider !== deps.sandbox.provider) return;
  const { scope, session } = found;
  // A late payment meets a session that has expired, even if both happen in one move of the clock.
  if (dueAt >= session.expiresAt) {
    await atTimeOfStore(deps.db, scope, () =>
      inSweepTransaction(deps.db, (trx) => closePaymentSession(trx, scope, sessionId, { to: 'EXPIRED', now: deps.now() })),
    );
  }
  const paid = amount === null ? session : { ...session, amount: decimal(amount) };
  const { body, signature } = deps.sandbox.notificationOf({ scope, session: paid }, outcome, deps.now());
  const notification = deps.sandbox.readNotification(body, signature, deps.now());
  if (notification?.kind === 'payment') await settlePayment(deps, deps.sandbox.provider, notification, scope);
}
