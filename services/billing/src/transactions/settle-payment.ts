import { inTransaction, type Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { isUuid } from '@storefront/ids';
import type { Kysely } from 'kysely';
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

/** Applies what a gateway says became of a session. A notice that is repeated, or overtaken by another, changes nothing. */
export async function settlePayment(deps: Needs, notice: PaymentNotice): Promise<void> {
  const found = isUuid(notice.sessionId) ? await findSessionAnywhere(deps.db, notice.sessionId) : undefined;
  if (found === undefined) throw notFound('payment session');
  const { scope, session } = found;
  checkAmount(notice, session);
  if (notice.to === 'PAID') return await takeMoney(deps, scope, session);
  const { to, failureCode } = notice;
  await inTransaction(deps.db, async (trx) => {
    const move = { failureCode, now: deps.now() };
    if (to === 'PROCESSING') await moveSession(trx, scope, session.id, { ...move, to });
    else await endPaymentSession(trx, scope, session.id, { ...move, to });
  });
}

/** What the session pays for is locked before the session, as everywhere: a cancel or another payment may be under way. */
const takeMoney = ({ db, newId, now }: Needs, scope: Scope, session: PaymentSession): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (session.invoiceId !== null) {
      const invoice = await lockInvoice(trx, scope, session.invoiceId);
      return await takeInvoiceMoney(trx, scope, { session, invoice, paymentId: newId(), now: now() });
    }
    if (session.orderId === null) throw new Error('a payment session pays for nothing');
    await lockOrder(trx, scope, session.orderId);
    await takeOrderMoney(trx, scope, { session, orderId: session.orderId, now: now() });
  });
