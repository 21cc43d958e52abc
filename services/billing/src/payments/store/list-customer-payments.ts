import { type CustomerScope, ofCustomer } from '@storefront/db';
import { decimal } from '@storefront/money';
import type { Db } from '../../store/schema.ts';
import type { Payment } from '../domain/reversal.ts';

/** A payment as its customer is shown it. */
export interface CustomerPayment extends Pick<Payment, 'id' | 'currency' | 'amount' | 'reversedAmount' | 'paidAt' | 'paymentSessionId'> {
  readonly reference: string | null;
}

/** Lists a page of what a customer paid, newest first, without what was paid from credit, and counts it. */
export async function listCustomerPayments(
  db: Db,
  scope: CustomerScope,
  page: { limit: number; offset: number },
): Promise<{ payments: readonly CustomerPayment[]; total: number }> {
  const made = db.selectFrom('payment').where(ofCustomer(scope)).where('source', '<>', 'credit');
  const rows = await made
    .select(['id', 'currency', 'amount', 'reversed_amount', 'paid_at', 'payment_session_id', 'reference'])
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await made.select((row) => row.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const payments = rows.map(({ reversed_amount, paid_at, payment_session_id, amount, ...row }) => ({
    ...row,
    amount: decimal(amount),
    reversedAmount: decimal(reversed_amount),
    paidAt: paid_at,
    paymentSessionId: payment_session_id,
  }));
  return { payments, total: Number(total) };
}
