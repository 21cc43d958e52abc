import { isPaymentRail, isUuid } from '@storefront/contract';
import { type ErrorDetail, invalid, invalidAll } from '@storefront/errors';
import { decimal } from '@storefront/money';
import type { AuthorizePaymentRequest__Output } from '@storefront/proto/storefront/billing/v1';
import type { RequestedPayment } from '../../credit/domain/authorization.ts';
import type { Address, Customer } from '../../customers/domain/customer.ts';

/** One day, which is longer than any checkout takes. The limit keeps a caller's mistake from holding credit forever. */
const HOLD_SECONDS_MAX = 86_400;

/** Converts and validates the payment of a request. A dry run needs no IDs. */
export function fromProtoRequestedPayment(request: AuthorizePaymentRequest__Output): RequestedPayment {
  const rail = request.paymentRail;
  if (!isPaymentRail(rail)) throw invalid('payment_rail', 'is not a payment rail');
  const amount = decimal(request.amount);
  const faults: ErrorDetail[] = [
    ...(request.dryRun || isUuid(request.checkoutId) ? [] : [fault('checkout_id', 'must be a UUID')]),
    ...(request.dryRun || isUuid(request.orderId) ? [] : [fault('order_id', 'must be a UUID')]),
    ...(amount.lt(0) ? [fault('amount', 'must be 0 or more')] : []),
    ...(request.dryRun || (request.holdSeconds > 0 && request.holdSeconds <= HOLD_SECONDS_MAX)
      ? []
      : [fault('hold_seconds', `must be between 1 and ${HOLD_SECONDS_MAX}`)]),
  ];
  if (faults.length > 0) throw invalidAll(faults);
  const { checkoutId, orderId, currency, holdSeconds } = request;
  return { checkoutId, orderId, rail, amount, currency, holdSeconds };
}

/** Returns the customer's address with this ID. Throws a validation error of the field if there is none. */
export function getStoredAddress(
  customer: Customer,
  field: 'shipping_address_id' | 'billing_address_id',
  addressId: string | undefined,
): Address | undefined {
  if (addressId === undefined) return undefined;
  const address = customer.addresses.find(({ id }) => id === addressId.toLowerCase());
  if (address === undefined) throw invalid(field, 'is not one of your addresses', { code: 'unknown_address' });
  return address;
}

const fault = (field: string, detail: string): ErrorDetail => ({ field, code: 'invalid', detail });
