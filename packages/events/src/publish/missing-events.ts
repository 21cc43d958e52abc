import { AckPolicy, type ConsumerInfo, DeliverPolicy } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { comparerOf } from '@storefront/access';
import type { BusLink } from '../bus.ts';
import { subjectOfType } from '../event/domain-event.ts';
import { STREAM } from '../stream.ts';
import type { PublishedMark } from './outbox.ts';

/** Longer than a comparison takes. The server deletes the consumer of an interrupted one after this time. */
const IDLE_MS = 30_000;
/** Headers of this many events are small. */
const FETCH_MAX = 200;
/** The server has the events that it has counted, so they arrive long before. */
const FETCH_MS = 5_000;

/**
 * Returns the events that the stream does not have at the positions of these marks. A service may read its own events only, so it cannot ask for a position, and
 * instead receives the headers of its own events, aggregate by aggregate, from the first position to the last.
 */
export async function listMissing(link: BusLink, service: string, marks: readonly PublishedMark[]): Promise<readonly PublishedMark[]> {
  const missing: PublishedMark[] = [];
  for (const [aggregate, own] of Map.groupBy(marks, (mark) => mark.aggregate)) {
    const ids = await readMessageIds(link, service, aggregate, own);
    missing.push(...own.filter(({ streamSequence, messageId }) => ids.get(Number(streamSequence)) !== messageId));
  }
  return missing;
}

/** Returns the message IDs of an aggregate's events by their positions, in the range of these marks. */
async function readMessageIds(
  link: BusLink,
  service: string,
  aggregate: string,
  marks: readonly PublishedMark[],
): Promise<ReadonlyMap<number, string>> {
  const positions = marks.map(({ streamSequence }) => Number(streamSequence));
  const name = comparerOf(service);
  const consumer = await startReading(link, name, aggregate, Math.min(...positions));
  try {
    return await readIds(link, consumer, Math.max(...positions));
  } finally {
    await link.manager.consumers.delete(STREAM, name);
  }
}

async function startReading({ manager }: BusLink, name: string, aggregate: string, from: number): Promise<ConsumerInfo> {
  const start = () =>
    manager.consumers.add(STREAM, {
      name,
      filter_subject: subjectOfType(`${aggregate}.*`),
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: from,
      ack_policy: AckPolicy.None,
      headers_only: true,
      mem_storage: true,
      num_replicas: 1,
      inactive_threshold: nanos(IDLE_MS),
    });
  return start().catch(async (error: unknown) => {
    // An interrupted comparison left its consumer behind.
    if (!(await manager.consumers.delete(STREAM, name).catch(() => false))) throw error;
    return start();
  });
}

async function readIds({ jetstream }: BusLink, consumer: ConsumerInfo, last: number): Promise<ReadonlyMap<number, string>> {
  const ids = new Map<number, string>();
  const reader = jetstream.consumers.getConsumerFromInfo(consumer);
  for (let left = consumer.num_pending, at = 0; left > 0 && at < last;) {
    const max = Math.min(left, FETCH_MAX);
    let received = 0;
    // Without `bind`, a reader that was cut off asks for its consumer, which the server refuses, until it gets a response.
    for await (const message of await reader.fetch({ max_messages: max, expires: FETCH_MS, bind: true })) {
      received += 1;
      at = message.seq;
      ids.set(at, message.headers?.get('Nats-Msg-Id') ?? '');
    }
    if (received < max && at < last) throw new Error(`the stream sent ${received} of ${max} events`);
    left -= received;
  }
  return ids;
}
