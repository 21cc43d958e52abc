import { expect, test } from '@jest/globals';
import type { CheckoutBody__Output } from '@storefront/proto/storefront/orders/v1/CheckoutBody';
import { toCheckoutBody } from './checkout-body-message.ts';

const CART = '01900000-0000-7000-8000-0000000000ca';

const aMessage = (fields: Partial<CheckoutBody__Output> = {}): CheckoutBody__Output => ({
  cartId: CART,
  paymentRail: 'CREDIT_TERMS',
  ...fields,
});

test('a body that says nothing more than it must is read with the rest null', () => {
  expect(toCheckoutBody(aMessage())).toMatchObject({
    cartId: CART,
    paymentRail: 'CREDIT_TERMS',
    shippingAddress: null,
    expectedTotal: null,
  });
});

test('an id that is no UUID names no cart', () => {
  expect(() => toCheckoutBody(aMessage({ cartId: '42' }))).toThrow(expect.objectContaining({ code: 'not_found' }));
});

test('all faults are told at once', () => {
  const message = aMessage({
    paymentRail: 'PAYMENT_RAIL_UNSPECIFIED',
    shippingAddressId: 'home',
    expectedTotal: '1e3',
    requestedDeliveryDate: '2026-02-30',
    purchaseOrderNumber: 'x'.repeat(101),
    billingAddress: { name: '', line1: '1 Hope Road', city: 'Kingston', countryCode: 'jm' },
  });

  const fields = [
    'billing_address.name',
    'billing_address.country_code',
    'shipping_address_id',
    'expected_total',
    'requested_delivery_date',
  ];
  expect(() => toCheckoutBody(message)).toThrow(
    expect.objectContaining({
      code: 'validation_error',
      details: [...fields, 'purchase_order_number', 'payment_rail'].map((field) => expect.objectContaining({ field })),
    }),
  );
});

test('a typed address has no id of its own', () => {
  const shippingAddress = { id: CART, name: 'Ann', line1: '1 Hope Road', city: 'Kingston', countryCode: 'JM' };

  expect(toCheckoutBody(aMessage({ shippingAddress })).shippingAddress?.id).toBeNull();
});
