import { decimal, moneyText } from '@storefront/money';
import type { StorePayment as StorePaymentMessage } from '@storefront/proto/storefront/billing/v1';
import { toMessage } from '@storefront/rpc';
import type { StorePayment } from '../store/store-payments.ts';

/** Converts a payment, as operators see it. */
export function toProtoStorePayment({ customer, parts, ...payment }: StorePayment): StorePaymentMessage {
  const { amount, currency, customerId, id, paidAt, paymentSessionId, reference, reversedAmount, source } = payment;
  const isReversed = reversedAmount.equals(amount) ? 'REVERSED' : 'PARTIALLY_REVERSED';
  return {
    id,
    customer: { customerId, ...toMessage(customer) },
    source,
    status: reversedAmount.isZero() ? 'RECEIVED' : isReversed,
    currency,
    amount: moneyText(amount, currency),
    reversedAmount: moneyText(reversedAmount, currency),
    paidAt: paidAt.toISOString(),
    ...toMessage({ paymentSessionId, reference }),
    allocations: parts.map((part) => ({
      ...part,
      amount: moneyText(decimal(part.amount), currency),
      reversedAmount: moneyText(decimal(part.reversedAmount), currency),
    })),
  };
}
