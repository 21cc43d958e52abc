import type { BusLink } from '../bus.ts';
import { findConsumer } from './durable-consumer.ts';

/** How far a durable consumer is behind. */
export interface Lag {
  readonly consumer: string;
  /** Events that it has not received. */
  readonly pending: number;
  /** Events that it has received and not acknowledged. */
  readonly unacknowledged: number;
}

/** Returns how many events a durable consumer has not received, and how many it has not acknowledged. */
export async function consumerLag(link: BusLink, name: string): Promise<Lag> {
  // Without one, it was not created yet or is gone with the stream; the next connection creates it.
  const info = await findConsumer(link, name);
  return { consumer: name, pending: info?.num_pending ?? 0, unacknowledged: info?.num_ack_pending ?? 0 };
}
