import { type CustomerScope, inTransaction } from '@storefront/db';
import { moneyText } from '@storefront/money';
import { storeScope } from '@storefront/rpc';
import { findUnappliedCredit } from '../../credit/store/unapplied-credits.ts';
import { getCustomerId } from '../../customers/store/customers.ts';
import type { BillingDeps, BillingHandler } from '../../deps.ts';
import { findInvoiceId, listInvoicesOfCustomer } from '../../invoices/store/invoices.ts';
import { optionalText } from '../../refunds/wire/from-proto-refund-request.ts';
import { isRefused } from '../domain/is-refused.ts';
import { checkAllocations, payInOrder } from '../domain/received-payment.ts';
import { findRecordedPayment, listAllocations, listOpenInvoices } from '../store/received-payments.ts';
import { getStorePayment } from '../store/store-payments.ts';
import { tryClosePages } from '../transactions/close-pages.ts';
import { refuseRepeatedPayment } from '../transactions/find-repeated-payment.ts';
import { type PaymentOnAccount, recordCustomerPayment as record } from '../transactions/record-customer-payment.ts';
import { fromProtoAmount } from '../wire/from-proto-amount.ts';
import { fromProtoPaymentDate } from '../wire/from-proto-payment-date.ts';
import { toProtoStorePayment } from '../wire/to-proto-store-payment.ts';

/** Records a payment on account that the store received outside the system. */
export const recordCustomerPayment: BillingHandler<'RecordCustomerPayment'> =
  (deps) =>
  async ({ customer, amount, date, reference, allocations, refuseRepeated = false }, caller) => {
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
      refuseRepeated,
    };
    await closePages(deps, scope, payment);
    const paymentId = await inTransaction(db, (trx) => record(trx, scope, payment, deps));
    deps.afterCommit();
    const credit = await findUnappliedCredit(db, scope);
    return {
      paymentId,
      allocations: (await listAllocations(db, scope, paymentId)).map((part) => ({ invoice: part.number, amount: part.amount })),
      payment: toProtoStorePayment(await getStorePayment(db, storeScope(caller), paymentId)),
      unappliedCredit: credit === undefined ? '0' : moneyText(credit.amount, credit.currency),
    };
  };

/** Closes the pages of the invoices that the payment pays, unless it was recorded before or is refused. Throws `conflict` if it repeats another one. */
async function closePages(deps: BillingDeps, scope: CustomerScope, payment: PaymentOnAccount): Promise<void> {
  const { db } = deps;
  const { reference, allocations, currency, amount } = payment;
  if (reference !== null && (await findRecordedPayment(db, scope, reference)) !== undefined) return;
  await refuseRepeatedPayment(db, scope, payment);
  const paid = allocations ?? payInOrder(await listOpenInvoices(db, scope, currency), amount);
  const invoiceIds = paid.map(({ invoiceId }) => invoiceId);
  const invoices = await listInvoicesOfCustomer(db, scope, invoiceIds);
  // An unknown invoice is refused with the rest.
  if (paid.some(({ invoiceId }) => !invoices.has(invoiceId))) return;
  if (isRefused(() => checkAllocations(paid, invoices, { customerId: scope.customerId, currency, amount }))) return;
  await tryClosePages(deps, { tenantId: scope.tenantId, mode: scope.mode }, invoiceIds);
}
