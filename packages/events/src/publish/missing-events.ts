import { AckPolicy, type ConsumerInfo, type ConsumerMessages, DeliverPolicy } from '@nats-io/jetstream';
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
/** The server sends what it has within milliseconds, and reports after this time that it has no more. */
const FETCH_MS = 2_000;

/**
 * Returns the events that the stream does not have at the positions of these marks. A service may read its own events only, so it cannot ask for a position, and
 * instead receives the headers of its own events, aggregate by aggregate, from the first position to the last.
 */
export async function listMissing(link: BusLink, service: string, marks: readonly PublishedMark[]): Promise<readonly PublishedMark[]> {
  // Read after the marks, so that an event that has been published meanwhile is not beyond the end.
  const { state } = await link.manager.streams.info(STREAM);
  const isInside = ({ streamSequence }: PublishedMark): boolean => Number(streamSequence) <= state.last_seq;
  const missing = marks.filter((mark) => !isInside(mark));
  for (const [aggregate, own] of Map.groupBy(marks.filter(isInside), (mark) => mark.aggregate)) {
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

/**
 * Reads the IDs up to the position `last`, or to the end of the stream. It does not rely on the number of pending events, of which nats-server 2.9 counts too many or
 * too few for a consumer that starts inside the stream: waiting for one too many would take until the request expires.
 */
async function readIds({ jetstream }: BusLink, consumer: ConsumerInfo, last: number): Promise<ReadonlyMap<number, string>> {
  const ids = new Map<number, string>();
  const reader = jetstream.consumers.getConsumerFromInfo(consumer);
  for (let at = 0; at < last;) {
    // Without `bind`, a reader that was cut off asks for its consumer, which the server refuses, until it gets a response.
    const messages = await reader.fetch({ max_messages: FETCH_MAX, expires: FETCH_MS, bind: true });
    const unsent = unsentOf(messages);
    let received = 0;
    for await (const message of messages) {
      received += 1;
      at = message.seq;
      ids.set(at, message.headers?.get('Nats-Msg-Id') ?? '');
      if (at >= last) return ids;
    }
    if (received === FETCH_MAX) continue;
    // Without the report of the server, the reader was cut off, and the others may be in the stream.
    if ((await unsent) !== FETCH_MAX - received) throw new Error(`the stream sent ${received} of ${FETCH_MAX} events`);
    if (received === 0) break;
  }
  return ids;
}

/** Returns how many of the requested messages the server did not have; undefined if it has not reported that. */
async function unsentOf(messages: ConsumerMessages): Promise<number | undefined> {
  let unsent: number | undefined;
  for await (const status of messages.status()) if (status.type === 'discard') unsent = status.messagesLeft;
  return unsent;
}
