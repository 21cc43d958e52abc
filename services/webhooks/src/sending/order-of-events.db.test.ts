import { expect, test } from '@jest/globals';
import { until } from '@storefront/lifecycle/testing';
import { anOrder } from '../testing/an-order.ts';
import { useSendingHarness } from '../testing/sending-harness.ts';

const { harness, receiver, settled } = useSendingHarness();

test('an event that overtakes an earlier one in a retry has the higher sequence, and both arrive', async () => {
  receiver().reply({ status: 500 }, { status: 200 });
  const { id } = await harness().subscribe(receiver().url, { eventTypes: ['order.confirmed', 'order.shipped'] });
  const sender = harness().startSender({ waitsMs: [5_000] });
  await harness().dispatch('order.confirmed', { order: anOrder('CONFIRMED') }, undefined, 1);
  sender.wake();
  await until(() => expect(receiver().received).toHaveLength(1));
  await harness().dispatch('order.shipped', { order: anOrder('SHIPPED') }, undefined, 2);
  sender.wake();
  await until(() => expect(receiver().received).toHaveLength(3));
  await settled(id);
  await sender.close();

  const arrived = receiver().received.map(({ headers, body }) => {
    const { type, sequence } = JSON.parse(body.toString());
    return `${type} ${sequence}, attempt ${String(headers['x-service-attempt'])}`;
  });
  expect(arrived).toEqual(['order.confirmed 1, attempt 1', 'order.shipped 2, attempt 1', 'order.confirmed 1, attempt 2']);
});
