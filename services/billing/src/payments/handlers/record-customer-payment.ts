import { inTransaction } from '@storefront/db';
import { moneyText } from '@storefront/money';
import { findUnappliedCredit } from '../../credit/store/unapplied-credits.ts';
import { getCustomerId } from '../../customers/store/customers.ts';
import type { BillingHandler } from '../../deps.ts';
import { findInvoiceId } from '../../invoices/store/invoices.ts';
import { listAllocations } from '../store/received-payments.ts';
import { recordCustomerPayment as record } from '../transactions/record-customer-payment.ts';
import { fromProtoAmount } from '../wire/from-proto-amount.ts';
import { fromProtoPaymentDate } from '../wire/from-proto-payment-date.ts';
import { optionalText } from '../wire/from-proto-refund-request.ts';

/** Records a payment on account that the store received outside the system. */
export const recordCustomerPayment: BillingHandler<'RecordCustomerPayment'> =
  (deps) =>
  async ({ customer, amount, date, reference, allocations }, caller) => {
    const { db, now } = deps;
    const { currency } = caller.store;
    const scope = { tenantId: caller.tenantId, mode: caller.mode, customerId: await getCustomerId(db, caller, customer) };
    const named = await Promise.all(
      allocations.map(async (part) => ({
        invoiceId: await findInvoiceId(db, scope, part.invoice),
        amount: fromProtoAmount('allocate', part.amount, currency),
      })),
    );
    const payment = {
      currency,
      amount: fromProtoAmount('amount', amount, currency),
      paidAt: date === undefined ? now() : fromProtoPaymentDate(date, now()),
      reference: optionalText('reference', reference) ?? null,
      allocations: named.length === 0 ? undefined : named,
    };
    const paymentId = await inTransaction(db, (trx) => record(trx, scope, payment, deps));
    deps.afterCommit();
    const credit = await findUnappliedCredit(db, scope);
    return {
      paymentId,
      allocations: (await listAllocations(db, scope, paymentId)).map((part) => ({ invoice: part.number, amount: part.amount })),
      unappliedCredit: credit === undefined ? '0' : moneyText(credit.amount, credit.currency),
    };
  };
