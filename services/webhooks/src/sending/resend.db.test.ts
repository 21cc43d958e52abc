import { expect, test } from '@jest/globals';
import { pingSubscription } from '../handlers/ping-subscription.ts';
import { redeliver } from '../handlers/redeliver.ts';
import { replayDeliveries } from '../handlers/replay-deliveries.ts';
import { updateSubscription } from '../handlers/update-subscription.ts';
import { checkInvariants } from '../store/invariants.ts';
import { useSendingBench } from '../testing/sending-bench.ts';
import { aStockChange, until } from '../testing/webhooks-bench.ts';

const { bench, receiver, caller, deliveriesOf, settled } = useSendingBench();

test('a delivery is sent again as often as asked, under the same id', async () => {
  const { id } = await bench().subscribe(receiver().url);
  await bench().dispatch('stock.changed', aStockChange);
  const sender = bench().startSender();
  await settled(id);
  const [delivery] = await deliveriesOf(id);
  for (let count = 0; count < 2; count += 1) await redeliver(bench().deps)({ subscriptionId: id, deliveryId: delivery?.id ?? '' }, caller);
  await until(() => receiver().received.length >= 3);
  await settled(id);
  await sender.close();

  expect(receiver().received.map(({ headers }) => headers['x-service-attempt'])).toEqual(['1', '2', '3']);
  expect(new Set(receiver().received.map(({ headers }) => headers['x-service-delivery'])).size).toBe(1);
});

test('a replay sends everything of its span once more, and nothing else', async () => {
  receiver().reply({ status: 500 }, { status: 200 });
  const { id } = await bench().subscribe(receiver().url);
  const sender = bench().startSender({ waitsMs: [] });
  await bench().dispatch('stock.changed', aStockChange);
  await settled(id);
  await bench().dispatch('stock.changed', aStockChange);
  await pingSubscription(bench().deps)({ subscriptionId: id }, caller);
  await settled(id);
  const since = new Date(Date.now() - 60_000).toISOString();
  const replay = (over: { until?: string; eventTypes?: string[] }) =>
    replayDeliveries(bench().deps)({ subscriptionId: id, since, eventTypes: [], ...over }, caller);

  expect(await replay({ eventTypes: ['order.confirmed'] })).toEqual({ replayed: 0 });
  expect(await replay({ until: new Date(Date.now() - 30_000).toISOString() })).toEqual({ replayed: 0 });
  expect(await replay({})).toEqual({ replayed: 2 });
  await settled(id);
  await sender.close();

  expect((await deliveriesOf(id)).map(({ event, status, attemptCount }) => `${event} ${status} ${attemptCount}`).toSorted()).toEqual([
    'ping DELIVERED 1',
    'stock.changed DELIVERED 2',
    'stock.changed DELIVERED 2',
  ]);
});

test('disabling discards what waits, and enabling resumes with new events', async () => {
  const { id } = await bench().subscribe(receiver().url);
  await bench().dispatch('stock.changed', aStockChange);
  const set = (status: string) => updateSubscription(bench().deps)({ subscriptionId: id, eventTypes: [], status }, caller);
  expect(await set('DISABLED')).toMatchObject({ subscription: { status: 'DISABLED', disabledReason: 'disabled_by_store' } });
  await bench().dispatch('stock.changed', aStockChange);
  await set('ACTIVE');
  await bench().dispatch('stock.changed', aStockChange);
  const sender = bench().startSender();
  await settled(id);
  await sender.close();

  expect((await deliveriesOf(id)).map(({ status }) => status)).toEqual(['DELIVERED', 'DISCARDED']);
  expect((await checkInvariants(bench().db)).filter(({ ok }) => !ok)).toEqual([]);
});
