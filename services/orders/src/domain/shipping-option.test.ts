import { expect, test } from '@jest/globals';
import { aShippingOption } from '../testing/builders.ts';
import { chosenOption, isFreeOfCharge } from './shipping-option.ts';

const courier = aShippingOption({ kind: 'COURIER' });

test('a courier option is offered only if the store enabled couriers', () => {
  expect(chosenOption(courier, true)).toBe(courier);
  expect(() => chosenOption(courier, false)).toThrow(expect.objectContaining({ code: 'validation_error' }));
});

test('pickup and own-fleet options are offered without couriers', () => {
  for (const kind of ['PICKUP', 'OWN_FLEET'] as const) expect(chosenOption(aShippingOption({ kind }), false).kind).toBe(kind);
});

test('an unknown code is a validation error of its field', () => {
  expect(() => chosenOption(undefined, true)).toThrow(
    expect.objectContaining({ reason: 'unknown_shipping_option', details: [expect.objectContaining({ field: 'shipping_option_code' })] }),
  );
});

test('shipping is free of charge without an option and at an amount of zero', () => {
  expect([null, aShippingOption({ amount: '0.00' }), aShippingOption()].map(isFreeOfCharge)).toEqual([true, true, false]);
});
