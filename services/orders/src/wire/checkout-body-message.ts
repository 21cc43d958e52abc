import { type ErrorDetail, invalidAll, notFound } from '@storefront/errors';
import { isUuid } from '@storefront/ids';
import type { CheckoutBody__Output } from '@storefront/proto/storefront/orders/v1/CheckoutBody';
import type { Address } from '../domain/buyer.ts';
import type { CheckoutBody } from '../domain/checkout-body.ts';
import type { PaymentRail } from '../domain/payment.ts';
import { toAddress } from './address-message.ts';

const AMOUNT = /^\d{1,15}(\.\d{1,6})?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const COUNTRY = /^[A-Z]{2}$/;
/** Longer than any purchase order number or note that a person writes, short enough for a page and an invoice. */
const TEXT_MAX: Readonly<Record<string, number>> = { purchase_order_number: 100, notes: 2000 };

/** Reads what the shopper asked, all faults at once. An id that can name no cart names none. */
export function toCheckoutBody(message: CheckoutBody__Output | null): CheckoutBody {
  if (message === null || !isUuid(message.cartId)) throw notFound('cart');
  const body: Omit<CheckoutBody, 'paymentRail'> = {
    cartId: message.cartId,
    shippingOptionCode: message.shippingOptionCode ?? null,
    shippingAddressId: message.shippingAddressId ?? null,
    shippingAddress: message.shippingAddress ? { ...toAddress(message.shippingAddress), id: null } : null,
    billingAddress: message.billingAddress ? { ...toAddress(message.billingAddress), id: null } : null,
    purchaseOrderNumber: message.purchaseOrderNumber ?? null,
    requestedDeliveryDate: message.requestedDeliveryDate ?? null,
    notes: message.notes ?? null,
    expectedTotal: message.expectedTotal ?? null,
    returnUrl: message.returnUrl ?? null,
    cancelUrl: message.cancelUrl ?? null,
  };
  const paymentRail = toPaymentRail(message.paymentRail);
  const faults = faultsOf(body);
  if (paymentRail === undefined) faults.push(fault('payment_rail', 'must be CASH_ON_DELIVERY, CREDIT_TERMS or PREPAID'));
  if (paymentRail === undefined || faults.length > 0) throw invalidAll(faults);
  return { ...body, paymentRail };
}

const fault = (field: string, detail: string, code = 'invalid'): ErrorDetail => ({ field, location: 'body', code, detail });

const toPaymentRail = (rail: CheckoutBody__Output['paymentRail']): PaymentRail | undefined =>
  rail === 'PAYMENT_RAIL_UNSPECIFIED' ? undefined : rail;

function faultsOf(body: Omit<CheckoutBody, 'paymentRail'>): ErrorDetail[] {
  const faults = [...addressFaults('shipping_address', body.shippingAddress), ...addressFaults('billing_address', body.billingAddress)];
  if (body.shippingAddressId !== null && body.shippingAddress !== null) {
    faults.push(fault('shipping_address', 'is given twice, by id and in full'));
  }
  if (body.shippingAddressId !== null && !isUuid(body.shippingAddressId)) {
    faults.push(fault('shipping_address_id', 'is not one of your addresses', 'unknown_address'));
  }
  if (body.expectedTotal !== null && !AMOUNT.test(body.expectedTotal)) faults.push(fault('expected_total', 'must be an amount'));
  if (body.requestedDeliveryDate !== null && !isDate(body.requestedDeliveryDate)) {
    faults.push(fault('requested_delivery_date', 'must be a date, YYYY-MM-DD'));
  }
  for (const [field, text] of [
    ['purchase_order_number', body.purchaseOrderNumber],
    ['notes', body.notes],
  ] as const) {
    const most = TEXT_MAX[field] ?? 0;
    if (text !== null && text.length > most) faults.push(fault(field, `must have at most ${most} characters`));
  }
  return faults;
}

function addressFaults(field: string, address: Address | null): ErrorDetail[] {
  if (address === null) return [];
  const missing = (['name', 'line1', 'city'] as const).filter((part) => address[part].trim() === '');
  const faults = missing.map((part) => fault(`${field}.${part}`, 'is required'));
  if (!COUNTRY.test(address.countryCode)) faults.push(fault(`${field}.country_code`, 'must be a two-letter country code'));
  return faults;
}

/** 2026-02-30 has the form of a date and is none. */
function isDate(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return DATE.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
