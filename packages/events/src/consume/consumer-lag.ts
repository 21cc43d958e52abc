import type { BusLink } from '../bus.ts';
import { findConsumer } from './durable-consumer.ts';

/** Returns how many events a durable consumer has not received, and how many of those that it has received it has not acknowledged. */
export async function consumerLag(link: BusLink, name: string) {
  // Without one, it was not created yet or is gone with the stream; the next connection creates it.
  const info = await findConsumer(link, name);
  return { consumer: name, pending: info?.num_pending ?? 0, unacknowledged: info?.num_ack_pending ?? 0 };
}
