import { type ErrorDetail, invalid, invalidAll } from '@storefront/errors';
import { isUuid } from '@storefront/ids';
import { decimal } from '@storefront/money';
import type { AuthorizePaymentRequest__Output } from '@storefront/proto/storefront/billing/v1/AuthorizePaymentRequest';
import type { WantedPayment } from '../domain/authorization.ts';
import type { Address, Customer } from '../domain/customer.ts';
import { isPaymentRail } from '../domain/payment-rails.ts';

/** A day: longer than any checkout runs, so that a caller's mistake cannot hold credit for ever. */
const HOLD_SECONDS_MAX = 86_400;

/** The payment that a checkout asks for, checked. A preview may come without ids. */
export function toWantedPayment(request: AuthorizePaymentRequest__Output): WantedPayment {
  const rail = request.paymentRail;
  if (!isPaymentRail(rail)) throw invalid('payment_rail', 'is not a payment rail');
  const amount = decimal(request.amount);
  const faults: ErrorDetail[] = [
    ...(request.dryRun || isUuid(request.checkoutId) ? [] : [fault('checkout_id', 'must be a UUID')]),
    ...(request.dryRun || isUuid(request.orderId) ? [] : [fault('order_id', 'must be a UUID')]),
    ...(amount.lt(0) ? [fault('amount', 'must be 0 or more')] : []),
    ...(request.dryRun || (request.holdSeconds > 0 && request.holdSeconds <= HOLD_SECONDS_MAX)
      ? []
      : [fault('hold_seconds', `must be 1 to ${HOLD_SECONDS_MAX}`)]),
  ];
  if (faults.length > 0) throw invalidAll(faults);
  const { checkoutId, orderId, currency, holdSeconds } = request;
  return { checkoutId, orderId, rail, amount, currency, holdSeconds };
}

/** The customer's stored address of this id; 422 on `shipping_address_id` when there is none. */
export function addressOf(customer: Customer, addressId: string | undefined): Address | undefined {
  if (addressId === undefined) return undefined;
  const address = customer.addresses.find(({ id }) => id === addressId.toLowerCase());
  if (address === undefined) throw invalid('shipping_address_id', 'is not one of your addresses', { code: 'unknown_address' });
  return address;
}

const fault = (field: string, detail: string): ErrorDetail => ({ field, code: 'invalid', detail });
