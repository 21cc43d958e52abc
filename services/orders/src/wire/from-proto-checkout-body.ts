import { characterCount, isCountryCode, isDate, isUuid, PAYMENT_RAILS, type PaymentRail } from '@storefront/contract';
import { type ErrorDetail, invalidAll, notFound } from '@storefront/errors';
import { currencyScale, decimal, fitsCurrency } from '@storefront/money';
import type { CheckoutBody__Output } from '@storefront/proto/storefront/orders/v1';
import type { Address } from '../domain/buyer.ts';
import type { CheckoutBody } from '../domain/checkout-body.ts';
import { fromProtoAddress } from './from-proto-address.ts';

const AMOUNT = /^\d{1,15}(\.\d{1,6})?$/;

/** Longer than any real purchase order number or note, and short enough for a page and an invoice. */
const TEXT_MAX: Readonly<Record<string, number>> = { purchase_order_number: 100, notes: 2000 };

/** Reads a checkout request of a store with this currency and reports all errors together. A malformed cart ID is not found. */
export function fromProtoCheckoutBody(message: CheckoutBody__Output | null, currency: string): CheckoutBody {
  if (message === null || !isUuid(message.cartId)) throw notFound('cart');
  const body: Omit<CheckoutBody, 'paymentRail'> = {
    cartId: message.cartId,
    shippingOptionCode: message.shippingOptionCode ?? null,
    shippingAddressId: message.shippingAddressId ?? null,
    shippingAddress: message.shippingAddress ? { ...fromProtoAddress(message.shippingAddress), id: null } : null,
    billingAddressId: message.billingAddressId ?? null,
    billingAddress: message.billingAddress ? { ...fromProtoAddress(message.billingAddress), id: null } : null,
    purchaseOrderNumber: message.purchaseOrderNumber ?? null,
    requestedDeliveryDate: message.requestedDeliveryDate ?? null,
    notes: message.notes ?? null,
    expectedTotal: message.expectedTotal ?? null,
    returnUrl: message.returnUrl ?? null,
    cancelUrl: message.cancelUrl ?? null,
  };
  const paymentRail = fromProtoPaymentRail(message.paymentRail);
  const errors = errorsOf(body, currency);
  if (paymentRail === undefined) errors.push(fieldError('payment_rail', `must be one of ${PAYMENT_RAILS.join(', ')}`));
  if (paymentRail === undefined || errors.length > 0) throw invalidAll(errors);
  return { ...body, paymentRail };
}

const fieldError = (field: string, detail: string, code = 'invalid'): ErrorDetail => ({ field, location: 'body', code, detail });

const fromProtoPaymentRail = (rail: CheckoutBody__Output['paymentRail']): PaymentRail | undefined =>
  rail === 'PAYMENT_RAIL_UNSPECIFIED' ? undefined : rail;

function errorsOf(body: Omit<CheckoutBody, 'paymentRail'>, currency: string): ErrorDetail[] {
  const errors = [...addressErrors('shipping_address', body.shippingAddress), ...addressErrors('billing_address', body.billingAddress)];
  errors.push(...addressIdErrors('shipping_address', body.shippingAddressId, body.shippingAddress));
  errors.push(...addressIdErrors('billing_address', body.billingAddressId, body.billingAddress));
  if (body.expectedTotal !== null) errors.push(...amountErrors('expected_total', body.expectedTotal, currency));
  if (body.requestedDeliveryDate !== null && !isDate(body.requestedDeliveryDate)) {
    errors.push(fieldError('requested_delivery_date', 'must be a date, YYYY-MM-DD'));
  }
  for (const [field, text] of [
    ['purchase_order_number', body.purchaseOrderNumber],
    ['notes', body.notes],
  ] as const) {
    const most = TEXT_MAX[field] ?? 0;
    if (text !== null && characterCount(text) > most) errors.push(fieldError(field, `must have at most ${most} characters`));
  }
  return errors;
}

function amountErrors(field: string, text: string, currency: string): ErrorDetail[] {
  if (!AMOUNT.test(text)) return [fieldError(field, 'must be an amount')];
  return fitsCurrency(decimal(text), currency)
    ? []
    : [fieldError(field, `must have at most ${currencyScale(currency)} decimals`, 'too_precise')];
}

function addressIdErrors(field: string, id: string | null, address: Address | null): ErrorDetail[] {
  if (id === null) return [];
  return [
    ...(address === null ? [] : [fieldError(field, `must not be given together with ${field}_id`)]),
    ...(isUuid(id) ? [] : [fieldError(`${field}_id`, 'is not one of your addresses', 'unknown_address')]),
  ];
}

function addressErrors(field: string, address: Address | null): ErrorDetail[] {
  if (address === null) return [];
  const missing = (['name', 'line1', 'city'] as const).filter((part) => address[part].trim() === '');
  const errors = missing.map((part) => fieldError(`${field}.${part}`, 'is required'));
  if (!isCountryCode(address.countryCode)) {
    errors.push(fieldError(`${field}.country_code`, 'must be an assigned ISO 3166-1 alpha-2 code, such as JM', 'unknown_country'));
  }
  return errors;
}
