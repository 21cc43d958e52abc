import { plainText } from '@storefront/money';
import { customerScope, pageOf } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { listCustomerPayments as listCustomerPaymentsInStore } from '../store/list-customer-payments.ts';

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
