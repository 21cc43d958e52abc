import { expect, test } from '@jest/globals';
import { anAddress, aShippingOption } from '../testing/builders.ts';
import { deliveryViolations } from './delivery-violations.ts';

const TODAY = '2026-11-22';
const nothing = { shippingAddress: null, shippingAddressId: null, requestedDeliveryDate: null };
const courier = aShippingOption({ kind: 'COURIER' });
const found = (delivery: Partial<Parameters<typeof deliveryViolations>[0]>, option = courier) =>
  deliveryViolations({ ...nothing, ...delivery }, option, TODAY).map(({ field, code }) => `${field} ${code}`);

test('a courier needs a new or a saved address, and other deliveries do not', () => {
  expect(found({})).toEqual(['shipping_address required']);
  expect(found({ shippingAddress: anAddress() })).toEqual([]);
  expect(found({ shippingAddressId: '01900000-0000-7000-8000-0000000000ad' })).toEqual([]);
  expect(found({}, aShippingOption({ kind: 'PICKUP' }))).toEqual([]);
  expect(deliveryViolations(nothing, null, TODAY)).toEqual([]);
});

test('the requested date must not be before today', () => {
  const requested = (requestedDeliveryDate: string) => found({ requestedDeliveryDate, shippingAddress: anAddress() });

  expect(requested('2026-11-21')).toEqual(['requested_delivery_date in_the_past']);
  expect(requested('2026-11-22')).toEqual([]);
  expect(requested('2027-01-01')).toEqual([]);
});

test('both errors are reported together', () => {
  expect(found({ requestedDeliveryDate: '2020-01-01' })).toHaveLength(2);
});
