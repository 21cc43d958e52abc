import { type CustomerScope, inTransaction } from '@storefront/db';
import { conflict, invalid } from '@storefront/errors';
import { type Decimal, moneyText } from '@storefront/money';
import { applyUnappliedEntry, findUnappliedCredit, lockUnappliedCredit } from '../../credit/store/unapplied-credits.ts';
import { getCustomerId, lockCustomerMoney } from '../../customers/store/customers.ts';
import type { BillingHandler, NewRowDeps } from '../../deps.ts';
import { optionalText } from '../../refunds/wire/from-proto-refund-request.ts';
import type { Trx } from '../../store/schema.ts';
import { findPayout } from '../store/received-payments.ts';
import { fromProtoAmount } from '../wire/from-proto-amount.ts';

/** Records that the store paid a customer's unapplied credit out. */
export const refundCredit: BillingHandler<'RefundCredit'> = (deps) => async (request, caller) => {
  const { db } = deps;
  const { currency } = caller.store;
  const scope = { tenantId: caller.tenantId, mode: caller.mode, customerId: await getCustomerId(db, caller, request.customer) };
  const amount = fromProtoAmount('amount', request.amount, currency);
  const reference = optionalText('reference', request.reference);
  if (reference === undefined) throw invalid('reference', 'is required');
  await inTransaction(db, (trx) => payOutCredit(trx, scope, { amount, currency, reference }, deps));
  const credit = await findUnappliedCredit(db, scope);
  return { unappliedCredit: credit === undefined ? '0' : moneyText(credit.amount, credit.currency) };
};

/** Records that the store paid unapplied credit out, once per reference; with another amount it is a conflict. Throws `conflict` if so much credit is not there. */
async function payOutCredit(
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
