import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import { until } from '@storefront/lifecycle/testing';
import type { Delivery } from '@storefront/proto/storefront/webhooks/v1';
import type { Caller } from '@storefront/rpc';
import { sql } from 'kysely';
import { getDelivery, listDeliveries } from '../handlers/deliveries.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { aCaller, openWebhooksHarness, type WebhooksHarness } from './webhooks-harness.ts';

/** A test harness with one store, and a new receiver for every test. */
export interface SendingHarness {
  readonly caller: Caller;
  harness(): WebhooksHarness;
  receiver(): Receiver;
  deliveriesOf(subscriptionId: string): Promise<readonly Delivery[]>;
  /** Returns the newest delivery with its attempts. */
  newestOf(subscriptionId: string): Promise<Delivery>;
  /** Whether no delivery of the subscription is pending. */
  isSettled(subscriptionId: string): Promise<boolean>;
  /** Waits until no delivery of the subscription is pending. */
  settled(subscriptionId: string): Promise<void>;
}

/** Sets up the harness for the tests of a file. */
export function useSendingHarness(): SendingHarness {
  const caller = aCaller();
  let harness: WebhooksHarness;
  let receiver: Receiver;
  beforeAll(async () => {
    harness = await openWebhooksHarness(caller);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(async () => {
    await sql`delete from subscription`.execute(harness.db);
    await sql`delete from flow`.execute(harness.db);
    await receiver.close();
  });

  const deliveriesOf = async (subscriptionId: string) =>
    (await listDeliveries(harness.deps)({ subscriptionId, limit: 0, offset: 0 }, caller)).deliveries ?? [];
  const isSettled = async (subscriptionId: string) => (await deliveriesOf(subscriptionId)).every(({ status }) => status !== 'PENDING');
  return {
    caller,
    harness: () => harness,
    receiver: () => receiver,
    deliveriesOf,
    async newestOf(subscriptionId) {
      const [{ id = '' } = {}] = await deliveriesOf(subscriptionId);
      return (await getDelivery(harness.deps)({ subscriptionId, deliveryId: id }, caller)).delivery ?? {};
    },
    isSettled,
    settled: (subscriptionId) => until(async () => expect(await isSettled(subscriptionId)).toBe(true)),
  };
}

/** Returns the expected value of the contract's signature header. */
export const contractSignature = (secret: string, body: Buffer = Buffer.alloc(0)): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
