import { expect, test } from '@jest/globals';
import { aShippingOption } from '../testing/builders.ts';
import { chosenOption } from './shipping-option.ts';

const courier = aShippingOption({ kind: 'COURIER' });

test('a courier option is offered only where the store enabled couriers', () => {
  expect(chosenOption(courier, true)).toBe(courier);
  expect(() => chosenOption(courier, false)).toThrow(expect.objectContaining({ code: 'validation_error' }));
});

test('pickup and the own fleet need no couriers', () => {
  for (const kind of ['PICKUP', 'OWN_FLEET'] as const) expect(chosenOption(aShippingOption({ kind }), false).kind).toBe(kind);
});

test('an unknown code is a fault of the field that named it', () => {
  expect(() => chosenOption(undefined, true)).toThrow(
    expect.objectContaining({ code: 'validation_error', details: [expect.objectContaining({ field: 'shipping_option_code' })] }),
  );
});
