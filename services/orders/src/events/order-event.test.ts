import { expect, test } from '@jest/globals';
import { inStoreZone } from '@storefront/store-clock';
import { anOrder } from '../testing/builders.ts';
import { orderEvent } from './order-event.ts';

test('an event has the time zone that the store has now, or the one of the order if that is not known', () => {
  const order = anOrder({ timeZone: 'America/Jamaica' });
  const event = () => orderEvent('order.cancelled', order);

  expect(event()).toMatchObject({ data: { order: { timeZone: 'America/Jamaica' } } });
  for (const timeZone of ['Asia/Tokyo', 'UTC']) expect(inStoreZone(timeZone, event)).toMatchObject({ data: { order: { timeZone } } });
});
