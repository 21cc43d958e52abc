import { expect, test } from '@jest/globals';
import type { CheckoutBody__Output } from '@storefront/proto/storefront/orders/v1';
import { fromProtoCheckoutBody } from './from-proto-checkout-body.ts';

const CART = '01900000-0000-7000-8000-0000000000ca';

const aMessage = (fields: Partial<CheckoutBody__Output> = {}): CheckoutBody__Output => ({
  cartId: CART,
  paymentRail: 'CREDIT_TERMS',
  ...fields,
});

test('optional fields of a body default to null', () => {
  expect(fromProtoCheckoutBody(aMessage(), 'JMD')).toMatchObject({
    cartId: CART,
    paymentRail: 'CREDIT_TERMS',
    shippingAddress: null,
    expectedTotal: null,
  });
});

test('a malformed cart ID is not found', () => {
  expect(() => fromProtoCheckoutBody(aMessage({ cartId: '42' }), 'JMD')).toThrow(expect.objectContaining({ code: 'not_found' }));
});

test('all errors are reported together', () => {
  const message = aMessage({
    paymentRail: 'PAYMENT_RAIL_UNSPECIFIED',
    shippingAddressId: 'home',
    billingAddressId: 'office',
    expectedTotal: '0.001',
  });

  const fields = ['shipping_address_id', 'billing_address_id', 'expected_total', 'payment_rail'];
  expect(() => fromProtoCheckoutBody(message, 'JMD')).toThrow(
    expect.objectContaining({ code: 'validation_error', details: fields.map((field) => expect.objectContaining({ field })) }),
  );
});

test('an address in the body has no ID', () => {
  const shippingAddress = { id: CART, name: 'Ann', line1: '1 Hope Road', city: 'Kingston', countryCode: 'JM' };

  expect(fromProtoCheckoutBody(aMessage({ shippingAddress }), 'JMD').shippingAddress?.id).toBeNull();
});

test.each([
  ['34.5', 'JMD', 'accepted'],
  ['34.555', 'JMD', 'too_precise'],
  ['34.5', 'JPY', 'too_precise'],
  ['34.555', 'KWD', 'accepted'],
])('an expected total of %s in %s is %s', (expectedTotal, currency, outcome) => {
  const read = () => fromProtoCheckoutBody(aMessage({ expectedTotal }), currency);

  if (outcome === 'accepted') expect(read()).toMatchObject({ expectedTotal });
  else expect(read).toThrow(expect.objectContaining({ details: [expect.objectContaining({ field: 'expected_total', code: outcome })] }));
});
