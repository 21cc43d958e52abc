import type { CustomerScope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import type { Decimal } from '@storefront/money';
import { applyUnappliedEntry, lockUnappliedCredit } from '../../credit/store/unapplied-credits.ts';
import { lockCustomerMoney } from '../../customers/store/customers.ts';
import type { NewRowDeps } from '../../deps.ts';
import type { Trx } from '../../store/schema.ts';
import { findPayout } from '../store/received-payments.ts';

/** Records that the store paid unapplied credit out, once per reference; with another amount it is a conflict. Throws `conflict` if so much credit is not there. */
export async function payOutCredit(
  trx: Trx,
  scope: CustomerScope,
  { amount, currency, reference }: { amount: Decimal; currency: string; reference: string },
  { newId }: NewRowDeps,
): Promise<void> {
  await lockCustomerMoney(trx, scope);
  const repeated = await findPayout(trx, scope, reference);
  if (repeated?.equals(amount)) return;
  if (repeated !== undefined) throw conflict('payment_reference_used', `A refund of ${repeated.toFixed()} has this reference.`);
  const credit = await lockUnappliedCredit(trx, scope);
  if (credit === undefined || credit.amount.isZero()) throw conflict('no_unapplied_credit', 'This customer has no unapplied credit.');
  if (credit.amount.lt(amount)) throw conflict('credit_too_low', `The unapplied credit is ${credit.amount.toFixed()}.`);
  const entry = { kind: 'payout', change: amount.negated(), sourceId: newId(), reference } as const;
  await applyUnappliedEntry(trx, scope, { currency, entry });
}
