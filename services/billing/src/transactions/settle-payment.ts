import { inTransaction, type Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { isUuid } from '@storefront/ids';
import type { Kysely, Transaction } from 'kysely';
import { checkAmount, type PaymentNotice } from '../domain/payment-notice.ts';
import type { PaymentSession } from '../domain/payment-session.ts';
import { lockOrder } from '../store/closed-orders.ts';
import { lockInvoice } from '../store/invoices.ts';
import { findSessionAnywhere, moveSession } from '../store/payment-sessions.ts';
import type { Database } from '../store/schema.ts';
import { endPaymentSession } from './close-sessions.ts';
import { takeInvoiceMoney, takeOrderMoney } from './take-money.ts';

interface Needs {
  readonly db: Kysely<Database>;
  readonly newId: () => string;
  readonly now: () => Date;
}

/**
 * Applies what a gateway says became of one of its own sessions. A notice that is repeated, or overtaken by another, changes nothing. What the session pays
 * for is locked before the session, as everywhere: a cancel, another payment or a fresh session may be under way.
 */
export async function settlePayment(deps: Needs, provider: string, notice: PaymentNotice): Promise<void> {
  const found = isUuid(notice.sessionId) ? await findSessionAnywhere(deps.db, notice.sessionId) : undefined;
  if (found === undefined || found.session.provider !== provider) throw notFound('payment session');
  const { scope, session } = found;
  checkAmount(notice, session);
  await inTransaction(deps.db, async (trx) => {
    const takeMoney = await lockPaidFor(deps, trx, scope, session);
    const { to, failureCode } = notice;
    if (to === 'PAID') return await takeMoney();
    const move = { failureCode, now: deps.now() };
    if (to === 'PROCESSING') await moveSession(trx, scope, session.id, { ...move, to });
    else await endPaymentSession(trx, scope, session.id, { ...move, to });
  });
}

/** Locks what the session pays for, and answers how its money is taken. */
async function lockPaidFor(
  { newId, now }: Needs,
  trx: Transaction<Database>,
  scope: Scope,
  session: PaymentSession,
): Promise<() => Promise<void>> {
  const { invoiceId, orderId } = session;
  if (invoiceId !== null) {
    const invoice = await lockInvoice(trx, scope, invoiceId);
    return () => takeInvoiceMoney(trx, scope, { session, invoice, paymentId: newId(), now: now() });
  }
  if (orderId === null) throw new Error('a payment session pays for nothing');
  await lockOrder(trx, scope, orderId);
  return () => takeOrderMoney(trx, scope, { session, orderId, now: now() });
}
