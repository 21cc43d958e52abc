import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream';
import type { BusLink } from '../bus.ts';
import { STREAM } from '../stream.ts';

/** How far a durable consumer is behind. */
export interface Lag {
  readonly consumer: string;
  /** Events that it has not received. */
  readonly pending: number;
  /** Events that it has received and not acknowledged. */
  readonly unacknowledged: number;
}

/** Returns how many events a durable consumer has not received, and how many it has not acknowledged. */
export async function consumerLag({ manager }: BusLink, name: string): Promise<Lag> {
  try {
    const info = await manager.consumers.info(STREAM, name);
    return { consumer: name, pending: info.num_pending, unacknowledged: info.num_ack_pending };
  } catch (error) {
    // Not created yet, or gone with the stream; the next connection creates it.
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.ConsumerNotFound) {
      return { consumer: name, pending: 0, unacknowledged: 0 };
    }
    throw error;
  }
}
