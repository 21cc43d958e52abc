import { isUuid } from '@storefront/contract';
import { type ErrorDetail, invalidAll, notFound } from '@storefront/errors';
import { amountViolation, decimal } from '@storefront/money';
import type { CheckoutBody__Output } from '@storefront/proto/storefront/orders/v1';
import type { CheckoutBody } from '../domain/checkout-body.ts';
import { fromProtoAddress } from './from-proto-address.ts';

/**
 * Reads a checkout request, which the gateway has validated except for what depends on the store or the customer, and reports all violations together. A
 * malformed cart ID is not found.
 */
export function fromProtoCheckoutBody(message: CheckoutBody__Output | null, currency: string): CheckoutBody {
  if (message === null || !isUuid(message.cartId)) throw notFound('cart');
  const { paymentRail, expectedTotal = null, shippingAddress, shippingAddressId = null, billingAddress, billingAddressId = null } = message;
  const violations = [
    ...addressIdViolations('shipping_address_id', shippingAddressId),
    ...addressIdViolations('billing_address_id', billingAddressId),
    ...amountViolations(expectedTotal, currency),
  ];
  if (paymentRail === 'PAYMENT_RAIL_UNSPECIFIED') violations.push(fieldError('payment_rail', 'is required', 'required'));
  if (paymentRail === 'PAYMENT_RAIL_UNSPECIFIED' || violations.length > 0) throw invalidAll(violations);
  return {
    cartId: message.cartId,
    paymentRail,
    shippingOptionCode: message.shippingOptionCode ?? null,
    shippingAddressId,
    shippingAddress: shippingAddress ? { ...fromProtoAddress(shippingAddress), id: null } : null,
    billingAddressId,
    billingAddress: billingAddress ? { ...fromProtoAddress(billingAddress), id: null } : null,
    purchaseOrderNumber: message.purchaseOrderNumber ?? null,
    requestedDeliveryDate: message.requestedDeliveryDate ?? null,
    notes: message.notes ?? null,
    expectedTotal,
    returnUrl: message.returnUrl ?? null,
    cancelUrl: message.cancelUrl ?? null,
  };
}

const fieldError = (field: string, detail: string, code: string): ErrorDetail => ({ field, location: 'body', code, detail });

const addressIdViolations = (field: string, id: string | null): ErrorDetail[] =>
  id === null || isUuid(id) ? [] : [fieldError(field, 'is not one of your addresses', 'unknown_address')];

function amountViolations(total: string | null, currency: string): ErrorDetail[] {
  const violation = total === null ? undefined : amountViolation(decimal(total), currency);
  return violation === undefined ? [] : [fieldError('expected_total', violation.detail, violation.code)];
}
