import { inTransaction } from '@storefront/db';
import { invalid } from '@storefront/errors';
import { moneyText } from '@storefront/money';
import { findUnappliedCredit } from '../../credit/store/unapplied-credits.ts';
import { getCustomerId } from '../../customers/store/customers.ts';
import type { BillingHandler } from '../../deps.ts';
import { optionalText } from '../../refunds/wire/from-proto-refund-request.ts';
import { payOutCredit } from '../transactions/pay-out-credit.ts';
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
