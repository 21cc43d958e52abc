import type { BusLink } from '../bus.ts';
import { STREAM } from '../stream.ts';
import { findConsumer } from './durable-consumer.ts';

/**
 * Returns how many events a durable consumer has not received, and how many of those that it has received it has not acknowledged. One that does not exist
 * has received nothing, so its backlog is the whole stream until the next connection creates it.
 */
export async function consumerLag(link: BusLink, name: string) {
  const info = await findConsumer(link, name);
  const pending = info?.num_pending ?? (await link.manager.streams.info(STREAM)).state.messages;
  return { consumer: name, pending, unacknowledged: info?.num_ack_pending ?? 0 };
}
