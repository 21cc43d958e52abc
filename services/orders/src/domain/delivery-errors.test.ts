import { expect, test } from '@jest/globals';
import { anAddress, aShippingOption } from '../testing/builders.ts';
import { deliveryErrors } from './delivery-errors.ts';

const NOW = new Date('2026-11-22T00:30:00.000Z');
const nothing = { shippingAddress: null, shippingAddressId: null, requestedDeliveryDate: null };
const courier = aShippingOption({ kind: 'COURIER' });
const found = (delivery: Partial<Parameters<typeof deliveryErrors>[0]>, option = courier) =>
  deliveryErrors({ ...nothing, ...delivery }, option, NOW).map(({ field, code }) => `${field} ${code}`);

test('a courier needs a new or a saved address, and other deliveries do not', () => {
  expect(found({})).toEqual(['shipping_address required']);
  expect(found({ shippingAddress: anAddress() })).toEqual([]);
  expect(found({ shippingAddressId: '01900000-0000-7000-8000-0000000000ad' })).toEqual([]);
  expect(found({}, aShippingOption({ kind: 'PICKUP' }))).toEqual([]);
  expect(deliveryErrors(nothing, null, NOW)).toEqual([]);
});

test('the requested date must not be before today in UTC', () => {
  const requested = (requestedDeliveryDate: string) => found({ requestedDeliveryDate, shippingAddress: anAddress() });

  expect(requested('2026-11-21')).toEqual(['requested_delivery_date in_the_past']);
  expect(requested('2026-11-22')).toEqual([]);
  expect(requested('2027-01-01')).toEqual([]);
});

test('both errors are reported together', () => {
  expect(found({ requestedDeliveryDate: '2020-01-01' })).toHaveLength(2);
});
