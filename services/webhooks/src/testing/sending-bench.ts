import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { Delivery } from '@storefront/proto/storefront/webhooks/v1/Delivery';
import type { Caller } from '@storefront/rpc';
import { sql } from 'kysely';
import { getDelivery } from '../handlers/get-delivery.ts';
import { listDeliveries } from '../handlers/list-deliveries.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { aCaller, openWebhooksBench, until, type WebhooksBench } from './webhooks-bench.ts';

/** A bench with one store and one receiver, which is new for every test. */
export interface SendingBench {
  readonly caller: Caller;
  bench(): WebhooksBench;
  receiver(): Receiver;
  deliveriesOf(subscriptionId: string): Promise<readonly Delivery[]>;
  /** The newest delivery with its attempts. */
  newestOf(subscriptionId: string): Promise<Delivery>;
  isSettled(subscriptionId: string): Promise<boolean>;
  settled(subscriptionId: string): Promise<void>;
}

/** Sets the bench up for the tests of a file. */
export function useSendingBench(): SendingBench {
  const caller = aCaller();
  let bench: WebhooksBench;
  let receiver: Receiver;
  beforeAll(async () => {
    bench = await openWebhooksBench(caller);
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(async () => {
    await sql`delete from subscription`.execute(bench.db);
    await receiver.close();
  });

  const deliveriesOf = async (subscriptionId: string) =>
    (await listDeliveries(bench.deps)({ subscriptionId, limit: 0, offset: 0 }, caller)).deliveries ?? [];
  const isSettled = async (subscriptionId: string) => (await deliveriesOf(subscriptionId)).every(({ status }) => status !== 'PENDING');
  return {
    caller,
    bench: () => bench,
    receiver: () => receiver,
    deliveriesOf,
    async newestOf(subscriptionId) {
      const [{ id = '' } = {}] = await deliveriesOf(subscriptionId);
      return (await getDelivery(bench.deps)({ subscriptionId, deliveryId: id }, caller)).delivery ?? {};
    },
    isSettled,
    settled: (subscriptionId) => until(() => isSettled(subscriptionId)),
  };
}

/** What the contract's signature header must say. */
export const contractSignature = (secret: string, body: Buffer = Buffer.alloc(0)): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
