import { localDate } from '@storefront/contract';
import type { CustomerScope, Scope } from '@storefront/db';
import { conflict, invalid } from '@storefront/errors';
import { requestKeyReused } from '@storefront/idempotency';
import { type Decimal, decimal } from '@storefront/money';
import { storeTimeZone } from '@storefront/store-clock';
import { findUnappliedCredit, lockUnappliedCredit } from '../../credit/store/unapplied-credits.ts';
import type { NewRowDeps } from '../../deps.ts';
import { lockInvoices } from '../../invoices/transactions/lock-invoices.ts';
import type { Trx } from '../../store/schema.ts';
import {
  type Payment,
  type PaymentPart,
  planReversal,
  planUndo,
  type Reversal,
  type ReversalPlan,
  type ReversedPart,
} from '../domain/reversal.ts';
import { findReversal, hasPendingRefund, listCreditParts, listParts, lockPayment } from '../store/payments.ts';
import { applyReversal, publishReversals } from './apply-reversal.ts';

/** The amount to reverse, and the reason. Without an amount, the rest of the payment is reversed. */
export interface RequestedReversal extends Pick<Reversal, 'paymentId' | 'reason' | 'reference' | 'requestKey'> {
  readonly amount?: Decimal | undefined;
  /** By default, today in the time zone of the store. */
  readonly date?: string | undefined;
}

/**
 * Reverses a payment over all of its invoices, once per reference or key: they are due again, its rest is taken from the customer's unapplied credit, and where that is
 * spent, what it paid is undone, newest first. A payment that was made from the credit returns to it. No credit note is issued, because the sale stands.
 *
 * The payment is locked first. Which invoices are touched follows from rows that are not locked yet, so it is planned again under the locks, and refused if it then
 * needs other invoices.
 */
export async function reversePayment(trx: Trx, scope: Scope, given: RequestedReversal, deps: NewRowDeps): Promise<void> {
  const { paymentId, reason, date, reference, requestKey } = given;
  const payment = await lockPayment(trx, scope, paymentId);
  const repeated = await findReversal(trx, scope, given);
  if (repeated !== undefined) return checkRepeated(repeated, given);
  const timeZone = storeTimeZone();
  if (date !== undefined && date < localDate(payment.paidAt, timeZone))
    throw invalid('date', 'must not be before the payment', { code: 'out_of_range' });
  const { customerId, currency } = payment;
  const customer = { tenantId: scope.tenantId, mode: scope.mode, customerId };
  const expected = await planFor(trx, customer, payment, { amount: given.amount, findCredit: findUnappliedCredit });
  const invoices = await lockInvoices(trx, scope, expected.touched);
  const { touched, reversal, undone } = await planFor(trx, customer, payment, { amount: given.amount, findCredit: lockUnappliedCredit });
  if (touched.some(({ invoiceId }) => !invoices.has(invoiceId))) throw paymentChanged();
  for (const id of new Set([paymentId, ...undone.map(({ part }) => part.paymentId)])) {
    if (await hasPendingRefund(trx, scope, id))
      throw conflict('refund_pending', 'A refund of this payment is pending. Try again when it has ended.');
  }

  const before = [...invoices.values()];
  const context = { trx, scope, customer, currency, invoices, deps };
  const id = deps.newId();
  const common = { reason, reversedOn: date ?? localDate(deps.now(), timeZone) };
  for (const each of undone) {
    const own = { ...common, id: deps.newId(), paymentId: each.part.paymentId, reference: null, requestKey: null, causedBy: id };
    await applyReversal(context, { ...own, amount: each.amount, creditChange: each.amount }, [each]);
  }
  const { amount, parts, toCredit, fromCredit } = reversal;
  const own = { ...common, id, paymentId, reference, requestKey, causedBy: null };
  await applyReversal(context, { ...own, amount, creditChange: toCredit.minus(fromCredit) }, parts);
  await publishReversals(context, before);
}

/** Throws if the key of a reversal was used for another one. What a repeated request leaves to its default was the default before. */
function checkRepeated(stored: Reversal, { paymentId, reason, date, reference, requestKey }: RequestedReversal): void {
  if (requestKey === null || stored.requestKey !== requestKey) return;
  const isSame = stored.paymentId === paymentId && stored.reason === reason && stored.reference === reference;
  if (!isSame || (date !== undefined && date !== stored.reversedOn)) throw requestKeyReused();
}

interface Plan {
  readonly reversal: ReversalPlan;
  readonly undone: readonly ReversedPart[];
  readonly touched: readonly PaymentPart[];
}

async function planFor(
  trx: Trx,
  customer: CustomerScope,
  payment: Payment,
  { amount, findCredit }: { amount: Decimal | undefined; findCredit: typeof findUnappliedCredit },
): Promise<Plan> {
  const reversal = planReversal(payment, await listParts(trx, customer, payment.id), amount);
  const credit = (await findCredit(trx, customer))?.amount ?? decimal('0');
  const creditParts = reversal.fromCredit.gt(credit) ? await listCreditParts(trx, customer) : [];
  const undone = planUndo(creditParts, { taken: reversal.fromCredit.minus(reversal.toCredit), credit });
  return { reversal, undone, touched: [...reversal.parts, ...undone].map(({ part }) => part) };
}

const paymentChanged = () => conflict('payment_changed', 'The payment was changed at the same time. Try again.');
