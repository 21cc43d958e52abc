import { plainText } from '@storefront/money';
import { customerScope, dateRangeOf, newestFirst, pageOf, storeScope, timesOf } from '@storefront/rpc';
import { findCustomerId } from '../../customers/store/customers.ts';
import type { BillingHandler } from '../../deps.ts';
import { listCustomerPayments as listCustomerPaymentsInStore } from '../store/list-customer-payments.ts';
import { listStorePayments as listStorePaymentsInStore } from '../store/store-payments.ts';
import { toProtoStorePayment } from '../wire/to-proto-store-payment.ts';

/** Returns what the caller paid, newest first. */
export const listCustomerPayments: BillingHandler<'ListCustomerPayments'> =
  ({ db }) =>
  async (request, caller) => {
    const { payments, total } = await listCustomerPaymentsInStore(db, customerScope(caller), pageOf(request));
    return {
      payments: payments.map(({ amount, reversedAmount, paidAt, paymentSessionId, reference, ...payment }) => ({
        ...payment,
        amount: plainText(amount),
        reversedAmount: plainText(reversedAmount),
        paidAt: paidAt.toISOString(),
        paymentSessionId: paymentSessionId ?? undefined,
        reference: reference ?? undefined,
      })),
      total,
    };
  };

/** Returns the payments of the store, newest first. */
export const listStorePayments: BillingHandler<'ListStorePayments'> =
  ({ db }) =>
  async ({ keyset, customerId, paidFrom, paidTo }, caller) => {
    const filter = {
      customerId: customerId === undefined ? undefined : await findCustomerId(db, caller, customerId),
      ...timesOf(dateRangeOf('paid', { from: paidFrom, to: paidTo })),
    };
    const { rows, next } = await listStorePaymentsInStore(db, storeScope(caller), filter, newestFirst(keyset));
    return { payments: rows.map(toProtoStorePayment), next };
  };
